"""What a seat's enemies make of the ground: how far they are, and where they could strike.

For bots. A picture is made once per position of the enemies and used for all units.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.pieces.contact import can_strike
from tafelrunde.games.guiscard.state import ON_MAP, Guiscard, able

FAR: Final = 60
BEATEN: Final = 0.5  # enemies with less than this part of the own strength are past
HUNTED: Final = 4  # hexes: how much nearer an enemy seems whose death is a goal


class Foes:
    """Per hex: the distance to the nearest enemy, and how many could strike into it.

    `beaten` says whether they are no match any more.
    """

    def __init__(self, s: Guiscard, seat: i64) -> None:
        f = s.field
        self.near: list[int] = [FAR] * f.hexes
        self.touch: list[int] = [0] * f.hexes
        ours = strength(s, seat)
        self.beaten: bool = float(strength(s, 1 - seat)) < BEATEN * float(ours)
        rings: list[list[int]] = [[] for _ in range(FAR + HUNTED + 2)]
        for e in s.board.side_units[1 - seat]:
            if s.where[e] != ON_MAP or s.at[e] == NONE:
                continue
            rings[0 if s.board.hunted[e] else HUNTED].append(s.at[e])
            tip = s.marker[e]
            beyond = f.grid.around[tip] if tip != NONE else []
            for h in {*f.grid.around[s.at[e]], *beyond}:
                if can_strike(s, e, h):
                    self.touch[h] += 1
        for ring in range(FAR + HUNTED):
            for h in rings[ring]:
                if self.near[h] > ring - HUNTED:
                    self.near[h] = ring - HUNTED
                    for other in f.grid.around[h]:
                        if self.near[other] > ring - HUNTED + 1:
                            rings[ring + 1].append(other)


def strength(s: Guiscard, seat: i64) -> i64:
    """The points of a seat's able units on the map."""
    cost = s.board.roster.cost
    return sum([cost[u] for u in s.board.side_units[seat] if able(s, u)])


def key_of(s: Guiscard, seat: i64) -> tuple[int, ...]:
    """What a picture of the enemies of a seat depends on."""
    foes = [
        s.at[e] * 4 + s.health[e] if s.where[e] == ON_MAP else NONE
        for e in s.board.side_units[1 - seat]
    ]
    return (*foes, *s.markers)
