"""Writes the golden journals: `PYTHONPATH=tests python -m heerbann.golden`.

Run it for a new journal, or when the version of the rules rises. A changed digest of an old
journal means that stored games would be played differently.
"""

from __future__ import annotations

import sys
from pathlib import Path

from heerbann.table import GAME

from tafelrunde.core.chance import FastRng, Rng
from tafelrunde.core.journal import Luck, committed, head_for, write_journal
from tafelrunde.core.match import Match

FOLDER = Path(__file__).parent / "golden"
TABLES: dict[str, tuple[int, dict[str, bool | str], Luck]] = {
    "two": (2, {}, Luck(fast=2)),
    "three": (3, {}, Luck(fast=3)),
    "four": (4, {}, Luck(fast=4)),
    "by-seat": (3, {"seniority": "seat"}, Luck(fast=5)),
    "must-take": (2, {"may_decline": False}, Luck(fast=6)),
    "plain": (4, {"abilities": False}, Luck(fast=7)),
    "hidden-hands": (2, {"show_known_hands": False}, Luck(fast=8)),
    "committed-dice": (3, {}, committed(bytes(range(32)), "golden")),
}


def play(players: int, options: dict[str, bool | str], luck: Luck) -> Match:
    """A random game in which some actions are taken back at once, others with consent."""
    head = head_for(GAME, GAME.resolve(options), players, luck)
    match = Match(GAME, head, luck.rng()).begin()
    rng: Rng = FastRng(players)
    while not match.state.over:
        pending = match.state.pending()
        seat = pending[rng.below(len(pending))]
        actions = match.state.legal(seat)
        match.submit(seat, actions[rng.below(len(actions))])
        if rng.below(8) == 0 and match.undo_kind(seat) == "free":
            match.undo(seat)
        elif rng.below(16) == 0 and match.undo_kind(seat) == "ask" and not match.state.over:
            match.ask_undo(seat)
            for other in range(players):
                if other != seat:
                    match.answer_undo(other, True)
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
