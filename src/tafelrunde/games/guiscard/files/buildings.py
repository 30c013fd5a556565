"""Checks the buildings of a map file (GU-8.29): walls all round, doors, floors, windows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tafelrunde.games.guiscard.files.text import FileText
from tafelrunde.geometry.hexes import DIRECTIONS, NOWHERE, Grid

INDOORS: Final = ("interior", "tower")
HOLES: Final = ("window", "church_window", "arrow_slit")
DOORS: Final = ("door", "court_entrance", "tower_gate", "tornefol")


class BuildingPlan:
    """The rooms of a map while they are checked; `sides` says what is on a hex side."""

    def __init__(
        self, text: FileText, grid: Grid, ground: list[str], sides: Mapping[int, str]
    ) -> None:
        self.text: FileText = text
        self.grid: Grid = grid
        self.ground: list[str] = ground
        self.sides: dict[int, str] = {}
        for side, feature in sides.items():
            self.sides[side] = feature
            if grid.behind(side) != NOWHERE:
                self.sides[grid.behind(side)] = feature

    def label(self, side: int) -> str:
        """A hex side as it is written."""
        return f"{self.grid.label(side // 6)}:{DIRECTIONS[side % 6]}"

    def check_holes(self, sides: Mapping[int, str]) -> None:
        """A window or slit belongs to a room and leads out of it; GU-9.21: each to one hex."""
        for side, feature in sides.items():
            if feature not in HOLES:
                continue
            h, beyond = side // 6, self.grid.next[side]
            if self.ground[h] not in INDOORS:
                reason = f"{self.label(side)} is in no wall: {self.ground[h]} is outdoors"
                raise self.text.refuse("sides", 0, feature, reason)
            if beyond != NOWHERE and self.is_open(h, beyond):
                reason = f"{self.label(side)} is in no wall: one can walk round it"
                raise self.text.refuse("sides", 0, feature, reason)

    def is_open(self, one: int, two: int) -> bool:
        """Whether two hexes belong to one room."""
        return two in self.part([one], [h for h, name in enumerate(self.ground) if name in INDOORS])

    def part(self, start: list[int], room: list[int]) -> list[int]:
        """Whatever of a room can be reached from some of its hexes without passing a side."""
        found = start.copy()
        for h in found:  # grows while it runs
            for d in range(6):
                other = self.grid.next[6 * h + d]
                if other in room and other not in found and 6 * h + d not in self.sides:
                    found.append(other)
        return found

    def check_room(
        self, building: str, name: str, room: list[int], table: str = "buildings"
    ) -> None:
        """Walls all round, a door, and no corner that cannot be reached from it.

        A room that does not fit is told with a column, `building`, of a table.
        """
        doors: list[int] = []
        for h in room:
            if self.ground[h] not in INDOORS:
                reason = f"{name}: {self.grid.label(h)} is {self.ground[h]}, not indoors"
                raise self.text.refuse(table, 0, building, reason)
            for d in range(6):
                side = 6 * h + d
                feature = self.sides.get(side, "")
                if feature in DOORS:
                    doors.append(h)
                if not feature and self.grid.next[side] not in room:
                    reason = f"{name}: {self.label(side)} has no wall"
                    raise self.text.refuse(table, 0, building, reason)
        if not doors:
            reason = f"{name}: the room of {self.grid.label(room[0])} has no door"
            raise self.text.refuse(table, 0, building, reason)
        reached = self.part(doors, room)
        for h in room:
            if h not in reached:
                reason = f"{name}: no way leads from a door to {self.grid.label(h)}"
                raise self.text.refuse(table, 0, building, reason)
