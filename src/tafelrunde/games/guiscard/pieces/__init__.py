"""Pieces on the map (chapter 1): putting them down and taking them up (GU-1.2), and who can strike
whom (GU-4.25, GU-6.15)."""
