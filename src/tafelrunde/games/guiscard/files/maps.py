"""Checks a map file: the drawn ground, levels, sides, regions, ways, buildings and tents."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final

from tafelrunde.core.packs import Column
from tafelrunde.games.guiscard.field.terrain import COLUMNS, SHEET_ROWS
from tafelrunde.games.guiscard.files.buildings import BuildingPlan
from tafelrunde.games.guiscard.files.castles import CastlePlan
from tafelrunde.games.guiscard.files.text import FileText
from tafelrunde.geometry.hexes import DIRECTIONS, NOWHERE, Grid

HEAD: Final[Mapping[str, Column | None]] = {
    "id": Column("str"),
    "name_de": Column("str"),
    "name_en": Column("str"),
    "provenance": Column("str"),
    "columns": Column("int", COLUMNS, COLUMNS),
    "rows": Column("int", 1, SHEET_ROWS),
    "orientation": Column("str", choices=("flat_top",)),
    "offset": Column("str", choices=("odd_q",)),
    "terrain": Column("str"),
    "elevation": Column("str"),
    "sides_of_map": None,
    "sides": None,
    "regions": None,
    "corners": None,
    "buildings": None,
    "wood": None,
    "ways": None,
    "overlays": None,
}
TENT: Final = ("id", "kind", "entrance_hex", "entrance_side", "provenance")
NEEDED: Final = ("id", "name_de", "name_en", "columns", "rows", "terrain", "elevation")


def check_map(text: FileText, sheet: Mapping[str, Any], library: Mapping[str, Any]) -> None:
    """Refuse a map that the rules could not read."""
    text.fits("", 0, sheet, HEAD)
    text.needs("", 0, sheet, NEEDED)
    if not text.inside and sheet["id"] != text.path.stem:
        raise text.refuse("", 0, "id", f"must be the name of the file, {text.path.stem!r}")
    grid = Grid(sheet["columns"], sheet["rows"])
    chars = {row["char"]: name for name, row in library["terrain"].items() if "char" in row}
    ground = drawn(text, sheet, "terrain", "".join(chars))
    drawn(text, sheet, "elevation", "0123456789")
    MapFile(text, grid, [chars[c] for c in ground], sheet).check(library)


def drawn(text: FileText, sheet: Mapping[str, Any], name: str, known: str) -> str:
    """The characters of a drawn map row by row."""
    rows = sheet[name].split()
    if len(rows) != sheet["rows"]:
        raise text.refuse("", 0, name, f"expected {sheet['rows']} rows, found {len(rows)}")
    for i, row in enumerate(rows):
        if len(row) != sheet["columns"]:
            reason = f"row {i + 1} has {len(row)} hexes instead of {sheet['columns']}"
            raise text.refuse_row(name, i, reason)
        for c in row:
            if c not in known:
                raise text.refuse_row(name, i, f"row {i + 1}: {c!r} is none of {known}")
    return "".join(rows)


class MapFile:
    """A map whose drawing is in order."""

    def __init__(
        self, text: FileText, grid: Grid, ground: list[str], sheet: Mapping[str, Any]
    ) -> None:
        self.text: FileText = text
        self.grid: Grid = grid
        self.ground: list[str] = ground
        self.sheet: Mapping[str, Any] = sheet

    def check(self, library: Mapping[str, Any]) -> None:
        """Everything that is written in hex names."""
        sides = self.check_sides(library)
        regions = {
            name: self.hexes("regions", 0, name, members)
            for name, members in self.table("regions").items()
        }
        ends = self.check_ways(library)
        plan = BuildingPlan(self.text, self.grid, self.ground, sides)
        plan.check_holes(sides)
        self.check_buildings(plan)
        castle = CastlePlan(self.text, self.grid, self.ground, sides, ends)
        castle.check(regions.get("gate_inner", []), plan)
        for nth, row in enumerate(self.rows("overlays")):
            self.check_tent(nth, row)

    def table(self, name: str) -> dict[str, Any]:
        """A table of the map, empty if it is not there."""
        return self.text.table(name, self.sheet.get(name, {}))

    def rows(self, name: str) -> list[dict[str, Any]]:
        """The rows of a table of the map."""
        return self.text.rows("", 0, name, self.sheet.get(name, []))

    def hexes(self, table: str, nth: int, column: str, value: object) -> list[int]:
        """A list of hexes of this map, each only once."""
        found: list[int] = []
        for name in self.text.names(table, nth, column, value):
            h = self.grid.find(name)
            if h == NOWHERE:
                raise self.text.refuse(table, nth, column, f"there is no hex {name!r}")
            found.append(h)
        return found

    def side(self, table: str, nth: int, column: str, name: str) -> int:
        """A hex side "K8:NE"."""
        label, _, direction = name.partition(":")
        h = self.grid.find(label)
        if h == NOWHERE or direction not in DIRECTIONS:
            reason = f"{name!r} is no hex side such as 'K8:NE'"
            raise self.text.refuse(table, nth, column, reason)
        return 6 * h + DIRECTIONS.index(direction)

    def check_sides(self, library: Mapping[str, Any]) -> dict[int, str]:
        """Table 3.3: known features, and no side with two of them. Returns them by side."""
        taken: dict[int, str] = {}
        for feature, names in self.table("sides").items():
            if feature not in library["side"]:
                known = ", ".join(library["side"])
                raise self.text.refuse("sides", 0, feature, f"no such feature; there are: {known}")
            for name in self.text.names("sides", 0, feature, names):
                side = self.side("sides", 0, feature, name)
                for same in (side, self.grid.behind(side)):
                    if same in taken:
                        reason = f"{name!r} is a {taken[same]} already"
                        raise self.text.refuse("sides", 0, feature, reason)
                taken[side] = feature
        return taken

    def check_ways(self, library: Mapping[str, Any]) -> list[int]:
        """GU-3.3: ways are chains of hexes of their kind, and every such hex is on a way.

        Returns the hexes at which they end.
        """
        ends: list[int] = []
        lanes = {name: row for name, row in library["terrain"].items() if row.get("only_along")}
        on_way: set[int] = set()
        for nth, row in enumerate(self.rows("ways")):
            columns = {"kind": Column("str", choices=tuple(lanes))}
            self.text.fits(
                "ways", nth, row, {**columns, "hexes": None, "first_end": None, "last_end": None}
            )
            self.text.needs("ways", nth, row, ("kind", "hexes", "first_end", "last_end"))
            chain = self.hexes("ways", nth, "hexes", row["hexes"])
            if not chain:
                raise self.text.refuse("ways", nth, "hexes", "a way needs a hex")
            for h in chain:
                if self.ground[h] != row["kind"]:
                    reason = f"{self.grid.label(h)} is {self.ground[h]}, not {row['kind']}"
                    raise self.text.refuse("ways", nth, "hexes", reason)
            for one, two in pairwise(chain):
                self.touch(nth, "hexes", one, two)
            for column, end in (("first_end", chain[0]), ("last_end", chain[-1])):
                for h in self.hexes("ways", nth, column, row[column]):
                    self.touch(nth, column, end, h)
                    ends.append(h)
            on_way.update(chain)
        for h, name in enumerate(self.ground):
            if name in lanes and h not in on_way:
                reason = f"{self.grid.label(h)} ({name}) is on no way"
                raise self.text.refuse("ways", 0, "hexes", reason)
        return ends

    def touch(self, nth: int, column: str, one: int, two: int) -> None:
        """Refuse a way that jumps."""
        if self.grid.distance(one, two) != 1:
            reason = f"{self.grid.label(one)} and {self.grid.label(two)} do not touch"
            raise self.text.refuse("ways", nth, column, reason)

    def check_buildings(self, plan: BuildingPlan) -> None:
        """Rooms are regions; a corner is an outdoor hex beside a building (chapter 8)."""
        regions = self.table("regions")
        for name, row in self.table("buildings").items():
            rooms = row.get("rooms") if isinstance(row, dict) else None
            for room in self.text.names("buildings", 0, name, rooms):
                if room not in regions:
                    raise self.text.refuse("buildings", 0, name, f"there is no region {room!r}")
                plan.check_room(name, room, self.hexes("regions", 0, room, regions[room]))
        for name in self.text.names("wood", 0, "regions", self.table("wood").get("regions", [])):
            if name not in regions:
                raise self.text.refuse("wood", 0, "regions", f"there is no region {name!r}")
        pairs = self.table("corners").get("hexes", [])
        for pair in self.text.names("corners", 0, "hexes", pairs):
            one, two = [self.grid.find(x) for x in (pair + ":").split(":")[:2]]
            if NOWHERE in (one, two) or self.grid.distance(one, two) != 1:
                reason = f"{pair!r} does not name two neighbours such as 'C9:D9'"
                raise self.text.refuse("corners", 0, "hexes", reason)

    def check_tent(self, nth: int, row: Mapping[str, Any]) -> None:
        """Tents have four hexes and an entrance that leads out (chapter 8)."""
        columns: dict[str, Column | None] = dict.fromkeys(TENT, Column("str"))
        self.text.fits("overlays", nth, row, {**columns, "hexes": None})
        self.text.needs("overlays", nth, row, ("id", "hexes", "entrance_hex", "entrance_side"))
        inside = self.hexes("overlays", nth, "hexes", row["hexes"])
        side = self.side("overlays", nth, "entrance_side", row["entrance_side"])
        if len(inside) != 4:
            raise self.text.refuse("overlays", nth, "hexes", "a tent covers four hexes")
        if side // 6 not in inside or row["entrance_hex"] != self.grid.label(side // 6):
            raise self.text.refuse("overlays", nth, "entrance_hex", "is not where its side is")
        if self.grid.next[side] in inside:
            raise self.text.refuse("overlays", nth, "entrance_side", "does not lead out")
