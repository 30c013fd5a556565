"""Writes the golden journals: `PYTHONPATH=tests python -m vetternkrieg.golden`.

Run it for a new journal, or when the version of the rules rises. A changed digest of an old
journal means that stored games would be played differently.
"""

from __future__ import annotations

import sys
from pathlib import Path

from vetternkrieg.table import GAME

from tafelrunde.core.chance import FastRng, Rng
from tafelrunde.core.journal import Luck, committed, head_for, write_journal
from tafelrunde.core.match import Match

FOLDER = Path(__file__).parent / "golden"
TABLES: dict[str, tuple[dict[str, bool | str], Luck]] = {
    "plain": ({}, Luck(fast=2)),
    "drawn-houses": ({"house_assignment": "random"}, Luck(fast=3)),
    "fixed-houses": ({"house_assignment": "fixed"}, Luck(fast=4)),
    "twists": ({"twists_enabled": True}, Luck(fast=5)),
    "covered-for-ever": ({"reveal_hidden_dice_after_game": False}, Luck(fast=6)),
    "committed-dice": ({"twists_enabled": True}, committed(bytes(range(32)), "golden")),
}


def play(options: dict[str, bool | str], luck: Luck) -> Match:
    """A random game in which some actions are taken back at once, others with consent."""
    match = Match(GAME, head_for(GAME, GAME.resolve(options), 2, luck), luck.rng()).begin()
    rng: Rng = FastRng(2)
    while not match.state.over:
        pending = match.state.pending()
        seat = pending[rng.below(len(pending))]
        actions = match.state.legal(seat)
        match.submit(seat, actions[rng.below(len(actions))])
        if rng.below(8) == 0 and match.undo_kind(seat) == "free":
            match.undo(seat)
        elif rng.below(16) == 0 and match.undo_kind(seat) == "ask" and not match.state.over:
            match.ask_undo(seat)
            match.answer_undo(1 - seat, True)
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
