"""Missile fire (chapter 5): sight and cover with people on the field (GU-5.25 to GU-5.41), the
shot, the missile step, and defensive fire (GU-5.11 to GU-5.16)."""
