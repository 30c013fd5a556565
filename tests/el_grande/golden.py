"""Writes the golden journals: `PYTHONPATH=tests python -m el_grande.golden`."""

from __future__ import annotations

from pathlib import Path

from el_grande.table import GAME

from tafelrunde.core.journal import Luck, committed
from tafelrunde.testing.golden import Table, write

FOLDER = Path(__file__).parent / "golden"
TABLES = {
    "two": Table(2, {"castillo_display": "own"}, Luck(fast=2)),
    "three-short": Table(3, {"mode": "short", "king_region_on_disc_general": True}, Luck(fast=3)),
    "four": Table(4, {"start_player": 2}, Luck(fast=4)),
    "five": Table(5, {"castillo_display": "all"}, Luck(fast=5)),
    "secret": Table(3, {"power_retrieval": "secret"}, Luck(fast=6)),
    "no-veto": Table(2, {"use_veto": False, "king_region_on_disc_eviction": False}, Luck(fast=7)),
    "any-order": Table(4, {}, Luck(fast=8)),
    "committed": Table(2, {"mode": "short"}, committed(bytes(range(32)), "golden")),
}

if __name__ == "__main__":
    write(GAME, FOLDER, TABLES)
