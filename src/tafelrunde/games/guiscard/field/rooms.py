"""GU-8.29: rooms and courts, as their walls divide them."""

from __future__ import annotations

from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.guiscard.field.terrain import COURT, INTERIOR, NONE, PLAIN, TOWER
from tafelrunde.geometry.hexes import Grid


def rooms(grid: Grid, terrain: vec[i64], side: vec[i64]) -> list[int]:
    """The number of the room, court or tower floor of every hex; 0 outside.

    Neighbours of one kind with nothing on the side between them belong together.
    """
    found = [0] * grid.size
    number = 0
    for h in range(grid.size):
        if found[h] == 0 and terrain[h] in (INTERIOR, TOWER, COURT):
            number += 1
            found[h] = number
            part: list[int] = [h]
            for one in part:  # grows while it runs
                for d in range(6):
                    other = grid.next[6 * one + d]
                    if other == NONE or found[other] or side[6 * one + d] != PLAIN:
                        continue
                    if terrain[other] == terrain[h]:
                        found[other] = number
                        part.append(other)
    return found
