"""Checks the castle of a map file (chapter 9): gate, palisade, wall walk and tower."""

from __future__ import annotations

from collections.abc import Mapping

from tafelrunde.games.guiscard.files.buildings import BuildingPlan
from tafelrunde.games.guiscard.files.text import FileText
from tafelrunde.geometry.hexes import Grid


class CastlePlan:
    """The castle of a map while it is checked.

    `sides` says what its owner has on a hex side; `ends` are the hexes at which stairs end.
    """

    def __init__(
        self,
        text: FileText,
        grid: Grid,
        ground: list[str],
        sides: Mapping[int, str],
        ends: list[int],
    ) -> None:
        self.text: FileText = text
        self.grid: Grid = grid
        self.ground: list[str] = ground
        self.sides: Mapping[int, str] = sides
        self.ends: list[int] = ends

    def check(self, inner: list[int], plan: BuildingPlan) -> None:
        """Everything; `inner` is the region of the inner gate hexes."""
        self.check_gate(inner)
        self.check_walk()
        for part in self.parts("tower"):
            plan.check_room("castle_wall", "tower", part, "sides")

    def owned(self, h: int, feature: str) -> bool:
        """Whether a hex has such a side of its own."""
        return any([self.sides.get(6 * h + d) == feature for d in range(6)])

    def parts(self, kind: str) -> list[list[int]]:
        """The hexes of one kind of ground, each part that hangs together by itself."""
        found: list[list[int]] = []
        for h, name in enumerate(self.ground):
            if name != kind or any([h in part for part in found]):
                continue
            part = [h]
            for one in part:  # grows while it runs
                for other in self.grid.around[one]:
                    if self.ground[other] == kind and other not in part:
                        part.append(other)
            found.append(part)
        return found

    def check_gate(self, inner: list[int]) -> None:
        """GU-9.14, GU-9.42: one gate hex with one leaf that leads out, worked from inside."""
        leaves = [side for side, feature in self.sides.items() if feature == "tornefol"]
        for h, name in enumerate(self.ground):
            if name == "gate" and not self.owned(h, "tornefol"):
                reason = f"the gate hex {self.grid.label(h)} has no leaf"
                raise self.text.refuse("sides", 0, "tornefol", reason)
        for side in leaves:
            h = side // 6
            label = self.grid.label(h)
            if self.ground[h] != "gate":
                reason = f"{label} is {self.ground[h]}, not a gate"
                raise self.text.refuse("sides", 0, "tornefol", reason)
            if len(leaves) > 1:
                reason = f"{label}: a map has one gate"
                raise self.text.refuse("sides", 0, "tornefol", reason)
            if h not in inner:
                reason = f"the gate hex {label} must be one of them"
                raise self.text.refuse("regions", 0, "gate_inner", reason)
            for other in inner:
                if other != h and (self.grid.distance(h, other) > 1 or self.is_out(side, other)):
                    reason = f"{self.grid.label(other)} is not inside the gate {label}"
                    raise self.text.refuse("regions", 0, "gate_inner", reason)

    def is_out(self, side: int, h: int) -> bool:
        """Whether a hex lies before the leaf."""
        return self.grid.next[side] == h

    def check_walk(self) -> None:
        """GU-9.35, GU-9.36: palisades protect walks or gates; every walk has one and a stair."""
        for side, feature in self.sides.items():
            h = side // 6
            if feature == "palisade" and self.ground[h] not in ("wall_walk", "gate"):
                reason = f"{self.grid.label(h)} is {self.ground[h]}, no wall walk and no gate"
                raise self.text.refuse("sides", 0, "palisade", reason)
        for part in self.parts("wall_walk"):
            for h in part:
                if not self.owned(h, "palisade"):
                    reason = f"the wall walk {self.grid.label(h)} has no palisade"
                    raise self.text.refuse("sides", 0, "palisade", reason)
            if not any([h in self.ends for h in part]):
                reason = f"no stair leads to the wall walk {self.grid.label(part[0])}"
                raise self.text.refuse("ways", 0, "last_end", reason)
