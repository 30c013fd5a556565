"""Writes the golden journals: `PYTHONPATH=tests python -m el_grande.golden`.

Run it for a new journal, or when the version of the rules rises. A changed digest of an old
journal means that stored games would be played differently.
"""

from __future__ import annotations

import sys
from pathlib import Path

from el_grande.table import GAME

from tafelrunde.core.chance import FastRng, Rng
from tafelrunde.core.journal import Luck, committed, head_for, write_journal
from tafelrunde.core.match import Match

FOLDER = Path(__file__).parent / "golden"
TABLES: dict[str, tuple[int, dict[str, bool | int | str], Luck]] = {
    "two": (2, {"castillo_display": "own"}, Luck(fast=2)),
    "three-short": (3, {"mode": "short", "king_region_on_disc_general": True}, Luck(fast=3)),
    "four": (4, {"start_player": 2}, Luck(fast=4)),
    "five": (5, {"castillo_display": "all"}, Luck(fast=5)),
    "secret": (3, {"power_retrieval": "secret"}, Luck(fast=6)),
    "no-veto": (2, {"use_veto": False, "king_region_on_disc_eviction": False}, Luck(fast=7)),
    "committed": (2, {"mode": "short"}, committed(bytes(range(32)), "golden")),
}


def play(players: int, options: dict[str, bool | int | str], luck: Luck) -> Match:
    """A random game in which some actions are taken back at once."""
    head = head_for(GAME, GAME.resolve(options), players, luck)
    match = Match(GAME, head, luck.rng()).begin()
    rng: Rng = FastRng(players)
    while not match.state.over:
        pending = match.state.pending()
        seat = pending[rng.below(len(pending))]
        actions = match.state.legal(seat)
        match.submit(seat, actions[rng.below(len(actions))])
        if rng.below(12) == 0 and match.undo_kind(seat) == "free":
            match.undo(seat)
    return match


def main() -> None:
    """Write the journals that are not there yet."""
    for name, table in TABLES.items():
        path = FOLDER / f"{name}.json"
        if not path.exists():
            write_journal(play(*table).journal(), path)
            sys.stdout.write(f"{path.name}\n")


if __name__ == "__main__":
    main()
