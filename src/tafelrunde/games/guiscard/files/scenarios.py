"""Checks a scenario file (GU-12.1 to GU-12.23): forces, zones, order of set-up, victory."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.core.packs import Column
from tafelrunde.games.guiscard.field.terrain import COLUMNS, ROWS
from tafelrunde.games.guiscard.files.equipment import Equipment
from tafelrunde.games.guiscard.files.goals import GOALS
from tafelrunde.games.guiscard.files.roster import PACK_HORSES, nameless
from tafelrunde.games.guiscard.files.text import FileText
from tafelrunde.geometry.hexes import NOWHERE, Grid

MOST_ROUNDS: Final = 40
TEXT: Final = Column("str")
HEAD: Final[Mapping[str, Column | None]] = {
    "id": TEXT,
    "number": Column("int", 0, 999),
    "name_de": TEXT,
    "name_en": TEXT,
    "rules_needed": TEXT,
    "title_provenance": TEXT,
    "content_provenance": TEXT,
    "rounds": Column("int", 1, MOST_ROUNDS),
    "first_player": TEXT,
    "tie_note": TEXT,
    "maps": None,
    "overlays": None,
    "setup_order": None,
    "special_de": None,
    "special_en": None,
    "closed": None,
    "setup_maximum": None,
    "setup_minimum": None,
    "setup_not_adjacent": None,
    "placement": None,
    "rescue": None,
    "captives": None,
    "pack_horses": None,
    "riderless_horses": None,
    "prisoners": Column("bool"),
    "exits": None,
    "stay": None,
    "asleep": None,
    "protected": None,
    "untouchable": TEXT,
    "map": None,
    "side": None,
    "victory": None,
}
NEEDED: Final = (
    "id",
    "name_de",
    "name_en",
    "rules_needed",
    "rounds",
    "first_player",
    "maps",
    "setup_order",
    "side",
    "victory",
)
SIDE: Final[Mapping[str, Column | None]] = {
    "id": TEXT,
    "name_de": TEXT,
    "name_en": TEXT,
    "units_total": Column("int", 1, 999),
    "points": Column("int", 0, 9999),
    "equipment": None,
    "group": None,
}
GROUP: Final[Mapping[str, Column | None]] = {
    "id": TEXT,
    "units": None,
    "mounted": Column("bool"),
    "zone": None,
    "when": TEXT,
    "formation": Column("bool"),
}
BUILDINGS: Final = 8
EDGES: Final = ("1", "2", "3", "4")
ZONES: Final = ("region", "regions", "rect", "hexes", "overlays", "map_side", "map_side_any")


def check_scenario(text: FileText, row: Mapping[str, Any], library: Mapping[str, Any]) -> None:
    """Refuse a scenario that cannot be played."""
    ScenarioFile(text, row, library).check()


class ScenarioFile:
    """A scenario file while it is checked."""

    def __init__(self, text: FileText, row: Mapping[str, Any], library: Mapping[str, Any]) -> None:
        self.text: FileText = text
        self.row: Mapping[str, Any] = row
        self.library: Mapping[str, Any] = library
        self.units: dict[str, Mapping[str, Any]] = {
            u["id"]: u for u in [*library["unit"], *nameless(library["class"]).values()]
        }
        self.grid: Grid = Grid(COLUMNS, 1)
        self.regions: dict[str, int] = {}  # how many hexes each has
        self.tents: set[str] = set()
        self.sides: list[str] = []
        self.groups: dict[str, list[str]] = {}  # "side:group" to its units
        self.set_up: list[str] = []
        self.taken: dict[str, str] = {}
        self.chapter: int = 0

    def refuse(self, column: str, reason: str) -> Exception:
        return self.text.refuse("", 0, column, reason)

    def check(self) -> None:
        """Head, maps, sides, order and victory."""
        self.text.fits("", 0, self.row, HEAD)
        self.text.needs("", 0, self.row, NEEDED)
        chapters = re.fullmatch(r"chapters 1-(\d+)", self.row["rules_needed"])
        if chapters is None or not 6 <= int(chapters.group(1)) <= 11:
            raise self.refuse("rules_needed", "expected 'chapters 1-6' up to 'chapters 1-11'")
        self.chapter = int(chapters.group(1))
        self.check_maps()
        sides = self.text.rows("", 0, "side", self.row["side"])
        if len(sides) != 2:
            raise self.text.refuse("side", 0, "", "a scenario has two sides")
        first = 0
        for nth, side in enumerate(sides):
            first = self.check_side(nth, side, first)
        if self.row["first_player"] not in self.sides:
            raise self.refuse("first_player", f"is none of {', '.join(self.sides)}")
        self.check_order()
        self.check_extras()
        self.check_victory()

    def check_maps(self) -> None:
        """The sheets lie below each other without a gap."""
        rows = 0
        for sheet in self.text.rows("", 0, "maps", self.row["maps"]):
            if sheet.get("map") not in self.library["map"]:
                known = ", ".join(self.library["map"])
                raise self.refuse("maps", f"{sheet!r} names no map; there are: {known}")
            if sheet.get("row_offset", rows) != rows:
                raise self.refuse("maps", f"{sheet['map']} must have row_offset = {rows}")
            ground = self.library["map"][sheet["map"]]
            rows += ground["rows"]
            for name, members in ground.get("regions", {}).items():
                self.regions[name] = self.regions.get(name, 0) + len(members)
            self.tents.update(tent["id"] for tent in ground.get("overlays", []))
        if not 0 < rows <= ROWS:
            raise self.refuse("maps", f"expected 1 to {ROWS} rows of hexes, found {rows}")
        self.grid = Grid(COLUMNS, rows)

    def check_side(self, nth: int, side: Mapping[str, Any], first: int) -> int:
        """One side; `first` is the number of groups before it. Returns the number after it."""
        self.text.fits("side", nth, side, SIDE)
        self.text.needs("side", nth, side, ("id", "name_de", "name_en", "group"))
        if side["id"] == "draw" or side["id"] in self.sides:
            raise self.text.refuse("side", nth, "id", f"{side['id']!r} is taken")
        self.sides.append(side["id"])
        Equipment(self, nth, self.text.table("side", side.get("equipment", {}))).check()
        points = total = 0
        for group in self.text.rows("side", nth, "group", side["group"]):
            self.check_group(first, side["id"], group)
            total += len(group["units"])
            points += sum([self.units[name]["cost"] for name in group["units"]])
            first += 1
        for column, real in (("units_total", total), ("points", points)):
            if side.get(column, real) != real:
                raise self.text.refuse(
                    "side", nth, column, f"is {side[column]}, but adds up to {real}"
                )
        return first

    def check_group(self, nth: int, side: str, group: Mapping[str, Any]) -> None:
        """GU-12.1, GU-12.2: the units of a group, where and when they begin."""
        self.text.fits("side.group", nth, group, GROUP)
        self.text.needs("side.group", nth, group, ("id", "units", "mounted", "zone", "when"))
        name = f"{side}:{group['id']}"
        if name in self.groups or group["id"] == "equipment":
            raise self.text.refuse("side.group", nth, "id", f"{group['id']!r} is taken")
        units = self.text.names("side.group", nth, "units", group["units"])
        for unit in units:
            if unit not in self.units:
                raise self.text.refuse("side.group", nth, "units", f"there is no unit {unit!r}")
            if unit in self.taken:
                reason = f"{unit!r} is in {self.taken[unit]} already"
                raise self.text.refuse("side.group", nth, "units", reason)
            if group["mounted"] and self.units[unit]["code"][1] != "c":
                raise self.text.refuse("side.group", nth, "mounted", f"{unit!r} has no horse")
            self.taken[unit] = name
        self.groups[name] = units
        self.check_start(nth, name, group)

    def check_start(self, nth: int, name: str, group: Mapping[str, Any]) -> None:
        """A set-up zone with room enough, or a map side and a round."""
        edge, size = self.zone(nth, group["zone"])
        when = re.fullmatch(r"setup|round (\d+)", group["when"])
        if when is None:
            raise self.text.refuse("side.group", nth, "when", "expected 'setup' or 'round 3'")
        if group["when"] == "setup":
            self.set_up.append(name)
            if edge:
                raise self.text.refuse("side.group", nth, "zone", "a set-up zone is needed")
            need = len(group["units"]) * (2 if group["mounted"] else 1)
            if size < need:
                reason = f"{size} hexes are too few: {need} are needed"
                raise self.text.refuse("side.group", nth, "zone", reason)
        elif not edge:
            raise self.text.refuse("side.group", nth, "zone", "map_side is needed to enter")
        elif not 1 <= int(when.group(1)) <= self.row["rounds"]:
            raise self.text.refuse("side.group", nth, "when", "is after the last round")

    def zone(self, nth: int, zone: object) -> tuple[bool, int]:
        """Whether a zone is an edge of the map, and its number of hexes."""
        if not isinstance(zone, dict) or len(zone) != 1 or next(iter(zone)) not in ZONES:
            reason = f"expected exactly one of {', '.join(ZONES)}"
            raise self.text.refuse("side.group", nth, "zone", reason)
        shape, value = next(iter(zone.items()))
        if shape in ("map_side", "map_side_any"):
            edges = [value] if shape == "map_side" else value
            for edge in self.text.names("side.group", nth, "zone", edges):
                if edge not in EDGES:
                    reason = f"{edge!r} is no map side '1' to '4'"
                    raise self.text.refuse("side.group", nth, "zone", reason)
            return True, 0
        if shape == "rect":
            return False, len(self.rect("side.group", nth, "zone", value))
        size = 0
        names = [value] if shape == "region" else value
        for name in self.text.names("side.group", nth, "zone", names):
            if shape == "hexes":
                known, more = self.grid.find(name) != NOWHERE, 1
            elif shape == "overlays":
                known, more = name in self.tents, 4
            else:
                known, more = name in self.regions, self.regions.get(name, 0)
            if not known:
                raise self.text.refuse("side.group", nth, "zone", f"there is no {name!r} here")
            size += more
        return False, size

    def rect(self, table: str, nth: int, column: str, value: object) -> list[int]:
        """The hexes of a rectangle "A1:C16"."""
        parts = value.split(":") if isinstance(value, str) else []
        ends = [self.grid.find(part) for part in parts]
        if len(ends) != 2 or NOWHERE in ends:
            raise self.text.refuse(table, nth, column, f"{value!r} is no rectangle 'A1:C16'")
        return self.grid.rectangle(ends[0], ends[1])

    def check_order(self) -> None:
        """GU-2.1: every group that is set up has its place in the order, once."""
        order = self.text.names("", 0, "setup_order", self.row["setup_order"])
        machines = [f"{side}:equipment" for side in self.sides]
        for name in order:
            if name not in self.set_up and name not in machines:
                raise self.refuse("setup_order", f"{name!r} is no group that is set up")
        for name in self.set_up:
            if name not in order:
                raise self.refuse("setup_order", f"{name!r} is missing")

    def check_extras(self) -> None:
        """GU-12.10, GU-12.23: closed regions, limits of the set-up, rescues."""
        for name in self.text.names("", 0, "closed", self.row.get("closed", [])):
            if name not in self.regions:
                raise self.refuse("closed", f"there is no region {name!r} here")
        for limit in self.rows("setup_maximum"):
            self.extra("setup_maximum", limit, ("group", "rect", "n"))
            self.rect("", 0, "setup_maximum", limit["rect"])
        for rescue in self.rows("rescue"):
            self.extra("rescue", rescue, ("group", "map_side"))
            if rescue["map_side"] not in EDGES:
                raise self.refuse("rescue", f"{rescue['map_side']!r} is no map side '1' to '4'")
        for column in ("special_de", "special_en"):
            self.text.names("", 0, column, self.row.get(column, []))
        for name in self.text.names("", 0, "overlays", self.row.get("overlays", [])):
            if name not in self.tents:
                raise self.refuse("overlays", f"there is no tent {name!r} here")
        if self.row.get("overlays") and self.chapter < BUILDINGS:
            raise self.refuse("overlays", "tents need the rules of 'chapters 1-8'")
        if self.row.get("untouchable", self.sides[0]) not in self.sides:
            raise self.refuse("untouchable", f"is none of {', '.join(self.sides)}")
        self.check_exits()
        self.check_stay()
        self.check_minimum()
        self.check_places()
        self.check_protected()
        self.check_horses()
        for column in ("captives", "asleep"):
            known = self.taken if column == "captives" else self.groups
            for name in self.text.names("", 0, column, self.row.get(column, [])):
                if name not in known:
                    raise self.refuse(column, f"{name!r} takes no part")

    def check_exits(self) -> None:
        """GU-12.24: for each side the sides of the map over which it leaves."""
        for side, edges in self.table("exits").items():
            if side not in self.sides:
                raise self.refuse("exits", f"{side!r} is none of {', '.join(self.sides)}")
            for edge in self.text.names("", 0, "exits", edges):
                if edge not in EDGES:
                    raise self.refuse("exits", f"{edge!r} is no map side '1' to '4'")

    def check_stay(self) -> None:
        """GU-12.30: units, the regions they do not leave, and the round from which they may."""
        stay = self.table("stay")
        if not stay:
            return
        if sorted(stay) != ["regions", "units", "until"]:
            raise self.refuse("stay", "expected regions, units and until")
        for name in self.text.names("", 0, "stay", stay["units"]):
            if name not in self.taken:
                raise self.refuse("stay", f"{name!r} takes no part")
        for name in self.text.names("", 0, "stay", stay["regions"]):
            if name not in self.regions:
                raise self.refuse("stay", f"there is no region {name!r} here")
        if re.fullmatch(r"round \d+", str(stay["until"])) is None:
            raise self.refuse("stay", "until: expected a round such as 'round 6'")

    def check_horses(self) -> None:
        """GU-12.10: horses without riders lie on two neighbouring hexes."""
        taken: list[int] = []
        owners = self.text.names("", 0, "riderless_horses", self.row.get("riderless_horses", []))
        packs = self.text.names("", 0, "pack_horses", self.row.get("pack_horses", []))
        if len(packs) > PACK_HORSES:
            raise self.refuse("pack_horses", f"there are only {PACK_HORSES}")
        for column, text in [("riderless_horses", x) for x in owners] + [
            ("pack_horses", x) for x in packs
        ]:
            *name, head, rear = ("::" + text).split(":")[-3 if column[0] == "r" else -2 :]
            if name and (name[0] not in self.taken or self.units[name[0]]["code"][1] != "c"):
                raise self.refuse(column, f"{name[0]!r} takes no part or has no horse")
            places = [self.grid.find(head), self.grid.find(rear)]
            if NOWHERE in places or self.grid.distance(places[0], places[1]) != 1:
                raise self.refuse(column, f"{text!r} does not name two neighbouring hexes")
            if places[0] in taken or places[1] in taken:
                raise self.refuse(column, f"{text!r}: another horse stands there")
            taken += places

    def check_places(self) -> None:
        """GU-12.10: two groups that keep apart, and units with a region in which they begin."""
        apart = self.text.names("", 0, "setup_not_adjacent", self.row.get("setup_not_adjacent", []))
        if apart and len(apart) != 2:
            raise self.refuse("setup_not_adjacent", "expected two groups")
        for name in apart:
            if name not in self.set_up:
                raise self.refuse("setup_not_adjacent", f"{name!r} is no group that is set up")
        for text in self.text.names("", 0, "placement", self.row.get("placement", [])):
            unit, _, region = text.partition(":")
            if self.taken.get(unit) not in self.set_up:
                raise self.refuse("placement", f"{unit!r} is not set up")
            if region not in self.regions:
                raise self.refuse("placement", f"there is no region {region!r} here")

    def check_protected(self) -> None:
        """GU-12.29: a group, and until when nobody harms it."""
        safe = self.table("protected")
        if not safe:
            return
        if sorted(safe) != ["group", "until"]:
            raise self.refuse("protected", "expected group and until")
        if safe["group"] not in self.groups:
            raise self.refuse("protected", f"there is no group {safe['group']!r}")
        if safe["until"] != "first_melee":
            raise self.refuse("protected", "until: expected 'first_melee'")

    def check_minimum(self) -> None:
        """GU-12.10: a group that is set up, and how many of it begin in which regions."""
        least = self.table("setup_minimum")
        if not least:
            return
        if least.get("group") not in self.set_up:
            raise self.refuse("setup_minimum", f"{least.get('group')!r} is no group that is set up")
        needed = 0
        for name, n in least.items():
            if name == "group":
                continue
            if name not in self.regions:
                raise self.refuse("setup_minimum", f"there is no region {name!r} here")
            if type(n) is not int or not 1 <= n <= self.regions[name]:
                raise self.refuse("setup_minimum", f"{name}: {n!r} units have no room there")
            needed += n
        if needed > len(self.groups[least["group"]]):
            raise self.refuse("setup_minimum", f"{needed} units are more than the group has")

    def table(self, name: str) -> dict[str, Any]:
        """A key of the head that holds a table, empty if it is not there."""
        return self.text.table(name, self.row.get(name, {}))

    def rows(self, name: str) -> list[dict[str, Any]]:
        """The entries of a key of the head."""
        return self.text.rows("", 0, name, self.row.get(name, []))

    def extra(self, column: str, entry: Mapping[str, Any], names: tuple[str, ...]) -> None:
        """An entry that names a group and nothing else than it should."""
        if sorted(entry) != sorted(names):
            raise self.refuse(column, f"expected entries with {', '.join(names)}")
        if entry["group"] not in self.groups:
            raise self.refuse(column, f"there is no group {entry['group']!r}")

    def check_victory(self) -> None:
        """GU-12.4, GU-12.9: known kinds with what they need; the last one always decides."""
        entries = self.text.rows("", 0, "victory", self.row["victory"])
        for nth, entry in enumerate(entries):
            columns: dict[str, Column | None] = {
                "side": Column("str", choices=(*self.sides, "draw")),
                "when": Column("str", choices=("immediate", "end")),
                "kind": Column("str", choices=tuple(GOALS)),
            }
            self.text.needs("victory", nth, entry, ("side", "when", "kind"))
            self.text.fits("victory", nth, {k: entry[k] for k in columns}, columns)
            goal = GOALS[entry["kind"]]
            if self.chapter < goal.chapter:
                reason = f"needs the rules of 'chapters 1-{goal.chapter}'"
                raise self.text.refuse("victory", nth, "kind", reason)
            needed = goal.names
            self.text.fits("victory", nth, entry, {**columns, **dict.fromkeys(needed)})
            self.text.needs("victory", nth, entry, needed)
            for column in needed:
                if reason := self.goal_misfit(column, entry):
                    raise self.text.refuse("victory", nth, column, reason)
        if not entries or entries[-1]["kind"] != "otherwise" or entries[-1]["when"] != "end":
            reason = "the last entry must be 'otherwise' at the end"
            raise self.text.refuse("victory", len(entries) - 1, "kind", reason)

    def goal_misfit(self, column: str, entry: Mapping[str, Any]) -> str:
        """Why a value of a victory entry does not fit; empty if it does."""
        value = entry[column]
        if column == "group" and value != "captives" and value not in self.groups:
            return f"there is no group {value!r}"
        if column == "region" and value not in self.regions:
            return f"there is no region {value!r} here"
        if column == "unit" and value not in self.taken:
            return f"{value!r} takes no part"
        if column == "map_side" and value not in EDGES:
            return f"{value!r} is no map side '1' to '4'"
        if column == "n":
            size = len(self.groups.get(entry.get("group", ""), [])) or 99
            if type(value) is not int or not 1 <= value <= size:
                return f"{value!r} is not between 1 and {size}"
        return ""
