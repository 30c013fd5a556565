"""Writes the golden journals: `PYTHONPATH=tests python -m heerbann.golden`."""

from __future__ import annotations

from pathlib import Path

from heerbann.table import GAME

from tafelrunde.core.journal import Luck, committed
from tafelrunde.testing.golden import Table, write

FOLDER = Path(__file__).parent / "golden"
TABLES = {
    "two": Table(2, {}, Luck(fast=2), free=8, asked=16),
    "three": Table(3, {}, Luck(fast=3), free=8, asked=16),
    "four": Table(4, {}, Luck(fast=4), free=8, asked=16),
    "by-seat": Table(3, {"seniority": "seat"}, Luck(fast=5), free=8, asked=16),
    "must-take": Table(2, {"may_decline": False}, Luck(fast=6), free=8, asked=16),
    "plain": Table(4, {"abilities": False}, Luck(fast=7), free=8, asked=16),
    "hidden-hands": Table(2, {"show_known_hands": False}, Luck(fast=8), free=8, asked=16),
    "committed-dice": Table(3, {}, committed(bytes(range(32)), "golden"), free=8, asked=16),
}

if __name__ == "__main__":
    write(GAME, FOLDER, TABLES)
