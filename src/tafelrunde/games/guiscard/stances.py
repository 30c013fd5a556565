"""How a side goes about a turn as a whole, for bots that search: its stance, and its charges.

A single move hardly shows in the result of a game, what all units do together does. So a search
asks first how the side is to behave this turn, and only then where each unit goes. Both are
actions that the table never sees: `stance` with the number of a stance, `ride` with 1 if riders
are to charge, else 0.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.actions import Action
from tafelrunde.games.guiscard.charging import ChargeStep
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
STANCE: Final = [Action("stance", (k,)) for k in range(len(STANCES))]
RIDE: Final = [Action("ride", (1,)), Action("ride", (0,))]


def is_opening(s: Guiscard, seat: int, prompt: str) -> bool:
    """Whether a side begins with its charges or its moves: time to ask how."""
    if prompt == "charge":
        top = s.stack[-1]
        return isinstance(top, ChargeStep) and not s.charger and not top.given_up
    if prompt != "move-unit":
        return False
    return not any([s.done[u] & MOVED and u not in s.charger for u in s.board.side_units[seat]])
