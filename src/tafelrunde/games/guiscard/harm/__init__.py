"""Wounds, stuns and deaths (GU-1.5, GU-1.13, GU-6.8, GU-6.29): what a hit does to men, horses and
formations, and where the dead lie."""
