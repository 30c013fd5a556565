"""Writes the golden journals: `PYTHONPATH=tests python -m guiscard.golden`.

Run it for a new journal, or when the version of the rules rises. A changed digest of an old
journal means that stored games would be played differently.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng, Rng
from tafelrunde.core.journal import Luck, committed, head_for, write_journal
from tafelrunde.core.match import Match
from tafelrunde.games.guiscard.game import GuiscardGame

GAME = GuiscardGame()
FOLDER = Path(__file__).parent / "golden"
TABLES: dict[str, tuple[dict[str, bool | int | str], Luck, int]] = {
    "s01": ({"scenario": "s01"}, Luck(fast=1), 1),
    "s02": ({"scenario": "s02"}, Luck(fast=2), 2),
    "s03": ({"scenario": "s03"}, committed(bytes(range(32)), "golden"), 3),
    "s04": ({"scenario": "s04"}, Luck(fast=4), 4),
    "s04-swapped": ({"scenario": "s04", "swapped": True}, Luck(fast=5), 5),
    "s04-countered": ({"scenario": "s04"}, Luck(fast=56), 56),
}
# Whoever can, charges and meets charges, which chance hardly ever does; otherwise both wait.
EAGER = {"s04-countered": ("charge", "target", "counter", "end_step")}
IDLE = ("cancel", "end_step", "pass", "hold", "hold_fire", "stop", "stand", "leave_out")


def chosen(actions: list[Action], rng: Rng, eager: tuple[str, ...]) -> Action:
    """A random answer, mostly one that does something; one with an eager verb before all."""
    wanted = [a for a in actions if a.kind in eager]
    if wanted:
        return wanted[rng.below(len(wanted))]
    busy = [a for a in actions if a.kind not in IDLE]
    found = busy if busy and rng.below(5) else actions
    return found[rng.below(len(found))]


def play(
    options: dict[str, bool | int | str], luck: Luck, seed: int, eager: tuple[str, ...] = ()
) -> Match:
    """A random game in which some actions are taken back at once."""
    head = head_for(GAME, GAME.resolve(options), 2, luck)
    match = Match(GAME, head, luck.rng()).begin()
    rng: Rng = FastRng(seed)
    while not match.state.over:
        seat = match.state.to_move()
        match.submit(seat, chosen(match.state.legal(seat), rng, eager))
        if rng.below(40) == 0 and match.undo_kind(seat) == "free":
            match.undo(seat)
    return match


def main() -> None:
    """Write the journals that are not there yet."""
    for name, table in TABLES.items():
        path = FOLDER / f"{name}.json"
        if not path.exists():
            match = play(*table, EAGER.get(name, ()))
            write_journal(match.journal(), path)
            sys.stdout.write(f"{path.name}\n")


if __name__ == "__main__":
    main()
