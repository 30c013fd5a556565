"""Hoplites in formation (GU-7.20 to GU-7.27, GU-7.35 to GU-7.39, GU-7.41, PR-11): who can form up,
markers, and what a formation does in melee."""
