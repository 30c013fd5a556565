"""El Grande: caballeros, Grandes and the King in Spain. Rule prefix EG, 2 to 5 players."""

from pathlib import Path

FOLDER = Path(__file__).parent
