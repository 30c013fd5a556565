"""Writes the golden journals: `PYTHONPATH=tests python -m drei_sanchos.golden`."""

from __future__ import annotations

from pathlib import Path

from drei_sanchos.table import GAME

from tafelrunde.core.journal import Luck, committed
from tafelrunde.testing.golden import Table, write

FOLDER = Path(__file__).parent / "golden"
TABLES = {
    "two": Table(2, {}, Luck(fast=2)),
    "two-literal": Table(2, {"najera_keeps_last_unit": False, "el_cid": True}, Luck(fast=3)),
    "two-recruits": Table(2, {"nonplayer_start_recruits": 2}, Luck(fast=4)),
    "three": Table(3, {}, Luck(fast=5)),
    "three-cid": Table(3, {"el_cid": True, "restriction_scope": "home"}, Luck(fast=6)),
    "solo-castilla": Table(1, {"sancho": "castilla", "el_cid": True}, Luck(fast=7)),
    "solo-najera": Table(1, {"sancho": "najera", "level": "very_hard"}, Luck(fast=8)),
    "solo-aragon": Table(1, {"sancho": "aragon", "level": "epic"}, Luck(fast=9)),
    "solo-sieges": Table(1, {"level": "hard", "bots_keep_sieges": False}, Luck(fast=10)),
    "committed": Table(3, {}, committed(bytes(range(32)), "golden")),
}

if __name__ == "__main__":
    write(GAME, FOLDER, TABLES)
