"""Writes the golden journals: `PYTHONPATH=tests python -m guiscard.golden [names]`."""

from __future__ import annotations

import sys
from pathlib import Path

from tafelrunde.core.actions import Action
from tafelrunde.core.chance import Rng
from tafelrunde.core.journal import Luck, committed
from tafelrunde.core.match import Match
from tafelrunde.games.guiscard.game import GuiscardGame
from tafelrunde.games.guiscard.state import Guiscard
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


# A siege goes through many days; its fights are broken off after the second round.
RELUCTANT = ("surrender", "offer_end", "agree", "end_action", "leave", "cede", "negotiate")


def besieging(match: Match, rng: Rng) -> tuple[int, Action]:
    """Storms, sorties and works; nobody gives up."""
    seat = match.state.to_move()
    actions = match.state.legal(seat)
    s = match.state
    assert isinstance(s, Guiscard)
    if s.prompt in ("siege-turn", "siege-agree") and s.round > 1:
        found = [a for a in actions if a.verb in ("offer_end", "agree")]
        return seat, found[0]
    found = [a for a in actions if a.verb not in RELUCTANT] or actions
    return seat, found[rng.below(len(found))]


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
    "s09": Table(2, {"scenario": "s09", "jump_check_on_rope": True}, Luck(fast=11), busily, 11, 40),
    "s10": Table(2, {"scenario": "s10"}, Luck(fast=12), busily, 12, 40),
    "s11": Table(2, {"scenario": "s11"}, Luck(fast=13), busily, 13, 40),
    "siege-castle": Table(2, {"scenario": "siege"}, Luck(fast=21), besieging, 21, 40),
    "siege-farm": Table(
        2, {"scenario": "siege", "building": "farm"}, Luck(fast=22), besieging, 22, 40
    ),
    "siege-church": Table(
        2,
        {"scenario": "siege", "building": "church", "forces": "free", "hidden_supplies": True},
        Luck(fast=23),
        besieging,
        23,
        40,
    ),
    "s04-countered": Table(2, {"scenario": "s04"}, Luck(fast=57), eagerly, 57, 40),
}

if __name__ == "__main__":
    wanted = sys.argv[1:] or list(TABLES)
    write(GAME, FOLDER, {name: TABLES[name] for name in wanted})
