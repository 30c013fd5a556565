"""Vetternkrieg: York against Lancaster, with bluffing battles. Rule prefix VK, 2 players."""

from pathlib import Path

FOLDER = Path(__file__).parent
