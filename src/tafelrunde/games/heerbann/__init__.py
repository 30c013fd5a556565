"""Heerbann: muster with dice, conquer with cards. Rule prefix RE, 2 to 4 players."""

from pathlib import Path

FOLDER = Path(__file__).parent
