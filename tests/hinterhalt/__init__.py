"""Hinterhalt am Pass: a small game with every construct that the large ones need. Prefix HIN."""

from pathlib import Path

FOLDER = Path(__file__).parent
