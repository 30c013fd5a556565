"""GU-4.9: what the dead add to the cost of every hex, counted once for all who ask."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.numbers import i64, vec

IMPASSABLE: Final = -1


class Clutter:
    """The cost per hex that the dead in it add to a step; IMPASSABLE where they fill it.

    Nothing here changes once it is made: more dead make another one, and clones share it.
    """

    def __init__(self, hexes: i64, dead: dict[int, int], carcasses: list[int]) -> None:
        self.cost: vec[i64] = vec[i64]([0] * hexes)
        for h, men in dead.items():
            if men >= 3:
                self.cost[h] = 1 if men < 6 else IMPASSABLE
        for half in carcasses:
            fills = dead.get(half, 0) >= 3 or carcasses.count(half) >= 2
            self.cost[half] = IMPASSABLE if fills else 1
