"""Houses (chapter 8): which way a unit in a doorway or at a corner of a building is covered
(GU-8.15 to GU-8.17, GU-8.31)."""
