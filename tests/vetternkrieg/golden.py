"""Writes the golden journals: `PYTHONPATH=tests python -m vetternkrieg.golden`."""

from __future__ import annotations

from pathlib import Path

from vetternkrieg.table import GAME

from tafelrunde.core.journal import Luck, committed
from tafelrunde.testing.golden import Table, write

FOLDER = Path(__file__).parent / "golden"
TABLES = {
    "plain": Table(2, {}, Luck(fast=2), free=8, asked=16),
    "drawn-houses": Table(2, {"house_assignment": "random"}, Luck(fast=3), free=8, asked=16),
    "fixed-houses": Table(2, {"house_assignment": "fixed"}, Luck(fast=4), free=8, asked=16),
    "twists": Table(2, {"twists_enabled": True}, Luck(fast=5), free=8, asked=16),
    "covered-for-ever": Table(
        2, {"reveal_hidden_dice_after_game": False}, Luck(fast=6), free=8, asked=16
    ),
    "committed-dice": Table(
        2, {"twists_enabled": True}, committed(bytes(range(32)), "golden"), free=8, asked=16
    ),
}

if __name__ == "__main__":
    write(GAME, FOLDER, TABLES)
