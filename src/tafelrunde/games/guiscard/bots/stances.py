"""How a side goes about its set-up or a turn as a whole, for bots that search.

A single move hardly shows in the result of a game, what all units do together does. So a search
asks how the side draws up, how it behaves this turn and whether it charges; where each unit goes
follows from that. These are actions that the table never sees: `array` and `stance` with the
number of an array or a stance, `ride` with 1 if riders are to charge, else 0.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.state import MOVED, Guiscard


class Stance:
    """What counts how much when a unit looks for a place."""

    def __init__(self, pull: float, zeal: float, care: float, rest: float) -> None:
        self.pull: float = pull  # the way to the goal, or to the enemy
        self.zeal: float = zeal  # whom it could strike there
        self.care: float = care  # what could strike it there
        self.rest: float = rest  # points per hex that it has to go


STANCES: Final = [
    Stance(1.0, 1.0, 0.5, 0.0),  # the usual one
    Stance(3.0, 0.3, 0.5, 0.0),  # straight to the goal, whoever stands about
    Stance(0.0, 1.0, 0.5, 0.3),  # hold the ground
    Stance(1.0, 1.0, 1.5, 0.0),  # warily
]


class Array:
    """What counts how much when a place for a unit is looked for before the game."""

    def __init__(
        self,
        ground: float,
        friends: float,
        front: float,
        east: float = 0.0,
        south: float = 0.0,
        post: float = 0.4,
    ) -> None:
        self.ground: float = ground  # how much the ground helps in melee, and its level
        self.friends: float = friends  # each unit beside it
        self.front: float = front  # each hex nearer to the enemy's zones
        self.east: float = east  # each column
        self.south: float = south  # each row
        self.post: float = post  # each hex nearer to what the side has to keep


ARRAYS: Final = [
    Array(0.5, 0.2, 0.1),  # the usual one
    Array(0.1, 0.2, 0.6),  # as near to the enemy as possible
    Array(0.5, -0.3, 0.1),  # apart from each other
    Array(0.5, -0.3, -0.2),  # apart from each other, away from the enemy
    Array(0.3, 0.1, 0.05, east=0.1),  # on one side of the zone
    Array(0.3, 0.1, 0.05, east=-0.1),
    Array(0.3, 0.1, 0.05, south=0.1),
    Array(0.3, 0.1, 0.05, south=-0.1),
]
# the verbs of these actions, above all those of the rules
ARRAY: Final = 1001 << 24
STANCE: Final = 1002 << 24
RIDE: Final = 1003 << 24


def is_opening(s: Guiscard, seat: i64, prompt: str) -> bool:
    """Whether a side begins to set up, to charge or to move: time to ask how."""
    if prompt == "set-up-hex":
        if s.siege:  # nobody waits for the end of a siege to judge a set-up
            return False
        return all([s.at[u] == NONE for u in s.board.side_units[seat]])
    if prompt == "charge":
        return not s.charger
    if prompt != "move-unit":
        return False
    return not any([s.done[u] & MOVED and u not in s.charger for u in s.board.side_units[seat]])
