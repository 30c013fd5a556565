"""Geometry of hex maps in whole numbers: places, lines and cheapest ways. Knows no game."""
