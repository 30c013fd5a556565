"""The movement step (chapter 4 but for infiltration): moving, riding and leading horses, carrying,
clearing the dead, entering and leaving the map (GU-12.2, GU-12.3, GU-12.22)."""
