"""Writes the golden journals: `PYTHONPATH=tests python -m guiscard.golden`."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.core.actions import Action
from tafelrunde.core.chance import Rng
from tafelrunde.core.journal import Luck, committed
from tafelrunde.core.match import Match
from tafelrunde.games.guiscard.game import GuiscardGame
from tafelrunde.testing.golden import Table, write

GAME = GuiscardGame()
FOLDER = Path(__file__).parent / "golden"
# Whoever can, charges and meets charges, which chance hardly ever does.
EAGER = ("charge", "target", "counter", "end_step")
IDLE = ("cancel", "end_step", "pass", "hold", "hold_fire", "stop", "stand", "leave_out")


def busily(match: Match, rng: Rng) -> tuple[int, Action]:
    """A random answer, mostly one that does something."""
    seat = match.state.to_move()
    actions = match.state.legal(seat)
    busy = [a for a in actions if a.verb not in IDLE]
    found = busy if busy and rng.below(5) else actions
    return seat, found[rng.below(len(found))]


def eagerly(match: Match, rng: Rng) -> tuple[int, Action]:
    """Charges before all; otherwise the step is ended."""
    seat = match.state.to_move()
    wanted = [a for a in match.state.legal(seat) if a.verb in EAGER]
    return (seat, wanted[rng.below(len(wanted))]) if wanted else busily(match, rng)


TABLES = {
    "s01": Table(2, {"scenario": "s01"}, Luck(fast=1), busily, 1, 40),
    "s02": Table(2, {"scenario": "s02"}, Luck(fast=2), busily, 2, 40),
    "s03": Table(2, {"scenario": "s03"}, committed(bytes(range(32)), "golden"), busily, 3, 40),
    "s04": Table(2, {"scenario": "s04"}, Luck(fast=4), busily, 4, 40),
    "s04-swapped": Table(2, {"scenario": "s04", "swapped": True}, Luck(fast=5), busily, 5, 40),
    "s05": Table(2, {"scenario": "s05"}, Luck(fast=7), busily, 7, 40),
    "s06": Table(2, {"scenario": "s06"}, Luck(fast=8), busily, 8, 40),
    "s07": Table(2, {"scenario": "s07"}, Luck(fast=9), busily, 9, 40),
    "s08": Table(2, {"scenario": "s08"}, Luck(fast=9), busily, 9, 40),
    "s09": Table(2, {"scenario": "s09"}, Luck(fast=11), busily, 11, 40),
    "s10": Table(2, {"scenario": "s10"}, Luck(fast=12), busily, 12, 40),
    "s11": Table(2, {"scenario": "s11"}, Luck(fast=13), busily, 13, 40),
    "s04-countered": Table(2, {"scenario": "s04"}, Luck(fast=57), eagerly, 57, 40),
}

if __name__ == "__main__":
    write(GAME, FOLDER, TABLES)
