"""What follows from a view of Guiscard: where riders and formations have front and rear."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.views import Aids, Arcs, Unit, View
from tafelrunde.geometry.hexes import Grid

ARC: Final = (5, 0, 1)  # the turns of three neighbours beside each other
BACKWARDS: Final = 3


def aids(view: View, grid: Grid) -> Aids:
    """The arcs of every unit on the map that has any."""
    units = [u for u in view["units"] if u["at"] != NONE and (u["rear"] != NONE or u["form"])]
    return {"arcs": [arcs(unit, grid) for unit in units]}


def arcs(unit: Unit, grid: Grid) -> Arcs:
    """GU-7.6, GU-1.9: the front lies before the head hex, the rear behind the rear hex."""
    last = unit["rear"] if unit["rear"] != NONE else unit["at"]
    return {
        "unit": unit["n"],
        "front": side(grid, unit["at"], unit["facing"]),
        "rear": side(grid, last, unit["facing"] + BACKWARDS),
    }


def side(grid: Grid, h: i64, direction: i64) -> list[int]:
    """The neighbours of a hex in a direction and to its left and right, as far as the map goes."""
    near = [grid.next[6 * h + (direction + turn) % 6] for turn in ARC]
    return [hex for hex in near if hex != NONE]
