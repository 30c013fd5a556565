"""Writes the golden journals: `PYTHONPATH=tests python -m drei_sanchos.golden`.

Run it for a new journal, or when the version of the rules rises. A changed digest of an old
journal means that stored games would be played differently.
"""

from __future__ import annotations

import sys
from pathlib import Path

from drei_sanchos.table import GAME

from tafelrunde.core.chance import FastRng, Rng
from tafelrunde.core.journal import Luck, committed, head_for, write_journal
from tafelrunde.core.match import Match

FOLDER = Path(__file__).parent / "golden"
TABLES: dict[str, tuple[int, dict[str, bool | int | str], Luck]] = {
    "two": (2, {}, Luck(fast=2)),
    "two-literal": (2, {"najera_keeps_last_unit": False, "el_cid": True}, Luck(fast=3)),
    "two-recruits": (2, {"nonplayer_start_recruits": 2}, Luck(fast=4)),
    "three": (3, {}, Luck(fast=5)),
    "three-cid": (3, {"el_cid": True, "restriction_scope": "home"}, Luck(fast=6)),
    "solo-castilla": (1, {"sancho": "castilla", "el_cid": True}, Luck(fast=7)),
    "solo-najera": (1, {"sancho": "najera", "level": "very_hard"}, Luck(fast=8)),
    "solo-aragon": (1, {"sancho": "aragon", "level": "epic"}, Luck(fast=9)),
    "solo-sieges": (1, {"level": "hard", "bots_keep_sieges": False}, Luck(fast=10)),
    "committed": (3, {}, committed(bytes(range(32)), "golden")),
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
