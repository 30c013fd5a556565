"""Krieg der drei Sanchos: three kings, twelve castles. Rule prefix S3, 1 to 3 players."""

from pathlib import Path

FOLDER = Path(__file__).parent
