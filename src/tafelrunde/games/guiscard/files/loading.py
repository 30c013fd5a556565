"""The data files of Guiscard: tables, maps and scenarios, read and checked.

Players may write scenarios of their own (docs/guiscard-scenarios.md). Whatever does not fit is
refused with file, line and reason.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tafelrunde.core.packs import Column, Misfit, Table, misfit, read_toml
from tafelrunde.games.guiscard.files.campaign import battle_sheets
from tafelrunde.games.guiscard.files.maps import check_map
from tafelrunde.games.guiscard.files.scenarios import check_scenario
from tafelrunde.games.guiscard.files.text import FileText

COVERS: Final = ("none", "light", "medium", "heavy")
COLUMN_IDS: Final = (
    "<=-6",
    "-5/-1",
    "0/4",
    "5/8",
    "9/15",
    "16/25",
    "26/40",
    "41/60",
    "61/80",
    "81/100",
    ">=101",
)
WEAPON_IDS: Final = (
    "lance_mounted",
    "lance_foot",
    "javelin",
    "sling",
    "short_bow",
    "composite_bow",
    "stone_thrower",
)


def value_columns() -> dict[str, Column]:
    """GU-1.6: attack, defence and movement of the four states."""
    found: dict[str, Column] = {}
    for state in ("foot", "foot_wounded", "mounted", "mounted_wounded"):
        for value in ("attack", "defence", "move"):
            found[f"{state}_{value}"] = Column("int", 0, 99)
    return found


SCHEMA: Final[Mapping[str, Table]] = {
    "unit": Table(
        {
            **value_columns(),
            "name": Column("str"),
            "armoured": Column("bool"),
            "horse_armoured": Column("bool"),
            "stunned": Column("int", 0, 99),
            "lance": Column("str", choices=("none", "throw", "flag", "fixed")),
            "weapon": Column("str", choices=("javelin", "sling", "short_bow", "composite_bow")),
            "command": Column("bool"),
            "cost": Column("int", 0, 999),
        }
    ),
    "weapon": Table(
        {
            "name_de": Column("str"),
            "name_en": Column("str"),
            "short_to": Column("int", 1, 99),
            "medium_to": Column("int", 1, 99),
            "long_to": Column("int", 1, 99),
            "line": Column("int", 0, 8),
            "defensive": Column("bool"),
            "halves": Column("bool"),
        }
    ),
    "hit_hex": Table({"turn": Column("int", -1, 5)}),
    "missile_foot": Table({"results": Column("str")}),
    "missile_rider": Table({"results": Column("str")}),
    "melee_foot": Table({"results": Column("str")}),
    "melee_rider": Table({"results": Column("str")}),
}
LAST_CHAPTER: Final = 10
RESULTS: Final = {
    "missile_foot": (COVERS, 9, "-ABC"),
    "missile_rider": (COVERS, 9, "-ABCDEF"),
    "melee_foot": (COLUMN_IDS, 10, "-ABCDEFGH"),
    "melee_rider": (COLUMN_IDS, 10, "-ABCDEFGHIJK"),
}


def library(folder: Path, tables: Mapping[str, Any]) -> dict[str, Any]:
    """Our tables with all maps and scenarios that the game ships with."""
    check(tables)
    found: dict[str, Any] = {**tables, "map": {}, "scenario": {}}
    for path in sorted((folder / "data" / "maps").glob("*.toml")):
        sheet = map_file(path, found)
        found["map"][sheet["id"]] = sheet
    for path in sorted((folder / "data" / "scenarios").glob("s[0-9]*.toml")):
        row = scenario_file(path, found)
        found["scenario"][row["id"]] = row
    found["sieges"], _ = read_toml(folder / "data" / "scenarios" / "siege.toml")
    for name, building in found["sieges"]["building"].items():
        regions = found["map"][building["map"]]["regions"]
        whole = [h for part in building["parts"] for h in regions[part]]
        regions.setdefault(name, whole)
    found["map"] |= battle_sheets(found["map"], found["sieges"]["open_battle"])
    return found


def map_file(path: Path, library: Mapping[str, Any]) -> dict[str, Any]:
    """A map; a broken file is refused with its line and the reason."""
    given, text = read_toml(path)
    check_map(FileText(path, text), given, library)
    return given


def scenario_file(path: Path, library: Mapping[str, Any]) -> dict[str, Any]:
    """GU-12.1: a scenario; a broken file is refused with its line and the reason."""
    given, text = read_toml(path)
    check_scenario(FileText(path, text), given, library)
    return given


def check(tables: Mapping[str, Any]) -> None:
    """The rows that an owner's pack may replace, against each other."""
    for unit in tables["unit"]:
        check_unit(unit)
    check_ids(tables, "weapon", WEAPON_IDS)
    check_ids(tables, "hit_hex", tuple(range(1, 11)))
    for weapon in tables["weapon"]:
        if not weapon["short_to"] <= weapon["medium_to"] <= weapon["long_to"]:
            raise Misfit("weapon", weapon["id"], "medium_to", "the ranges must grow")
    for name, (known, length, letters) in RESULTS.items():
        check_ids(tables, name, known)
        for row in tables[name]:
            if not re.fullmatch(f"[{letters}]{{{length}}}", row["results"]):
                reason = f"expected {length} letters out of {letters}"
                raise Misfit(name, row["id"], "results", reason)


def check_ids(tables: Mapping[str, Any], name: str, known: tuple[object, ...]) -> None:
    """A table has exactly these rows in this order."""
    if tuple(row["id"] for row in tables[name]) != known:
        raise Misfit(name, "", "id", f"expected the rows {', '.join(map(str, known))}")


def check_unit(unit: Mapping[str, Any]) -> None:
    """GU-1.5, GU-1.10: who has a horse has values on horseback; a code has three letters."""
    code = unit["code"]
    if not re.fullmatch(r"[ABGLNS][ci][acekhlmspj]", code):
        raise Misfit("unit", unit["id"], "code", f"{code!r} is no code")
    for column, rule in SCHEMA["unit"].columns.items():
        if column not in unit:
            if column == "weapon" or (code[1] == "i" and "mounted" in column):
                continue
            if column != "horse_armoured" or code[1] == "c":
                raise Misfit("unit", unit["id"], column, "is missing")
        elif reason := misfit(rule, unit[column]):
            raise Misfit("unit", unit["id"], column, reason)


def is_scenario(path: Path) -> bool:
    """Whether a file of a player is a scenario and not a data pack."""
    given, _ = read_toml(path)
    return "pack" not in given


def own_scenario(path: Path, library: Mapping[str, Any]) -> dict[str, Any]:
    """A scenario that a player wrote; GU-12.20: only the chapters that can be played.

    It may bring a map of its own as its table `map`, which is checked like ours.
    """
    given, text = read_toml(path)
    source = FileText(path, text)
    if "map" in given:
        sheet = source.table("map", given["map"])
        check_map(FileText(path, text, "map"), sheet, library)
        if sheet["id"] in library["map"]:
            raise source.refuse("map", 0, "id", f"there is a map {sheet['id']!r} already")
        library = {**library, "map": {**library["map"], sheet["id"]: sheet}}
    check_scenario(source, given, library)
    if int(given["rules_needed"].rpartition("-")[2]) > LAST_CHAPTER:
        reason = f"chapters up to {LAST_CHAPTER} can be played"
        raise source.refuse("", 0, "rules_needed", reason)
    if given["id"] in library["scenario"]:
        raise source.refuse("", 0, "id", f"there is a scenario {given['id']!r} already")
    return given
