"""Guiscard: skirmishes of the 11th century on hex maps. Rule prefix GU, 2 players."""

from pathlib import Path

FOLDER = Path(__file__).parent
