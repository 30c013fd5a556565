"""GU-1.6: the roster. Units are numbered in its order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.guiscard.field.terrain import NONE

UNITS: Final = 163
PACK_HORSES: Final = 8
HORSES: Final = UNITS + PACK_HORSES  # of the roster: a unit's own horse has its number
# Men without a name, so many of each class, are numbered behind the pieces of these horses, and
# the pieces of their own horses come behind them.
COPIES: Final = 16
CLASSES: Final = 39
HIRED: Final = UNITS + HORSES
PEOPLE: Final = HIRED + CLASSES * COPIES
ALL_HORSES: Final = 2 * PEOPLE - HIRED - UNITS

WEAPONS: Final = ("", "javelin", "sling", "short_bow", "composite_bow")
LANCES: Final = ("none", "throw", "flag", "fixed")
THROW: Final = 1
FIXED: Final = 3


def is_person(piece: i64) -> bool:
    """Whether a piece on the grid is a person and not UNITS + a riderless horse; not for NONE."""
    return piece < UNITS or HIRED <= piece < PEOPLE


def hired(klass: i64, copy: i64) -> i64:
    """The number of a man without a name: the class by its row in the tables, and which of it."""
    return HIRED + copy * CLASSES + klass


def own_horse(u: i64) -> i64:
    """The number of the horse that a unit brings along."""
    return u if u < UNITS else u + PEOPLE - HIRED - UNITS


def rider_of(horse: i64) -> i64:
    """The unit whose own horse this is; NONE for a pack horse."""
    if horse < UNITS:
        return horse
    return NONE if horse < HORSES else horse - (PEOPLE - HIRED - UNITS)


class Roster:
    """GU-1.6: the units with their values; lists by unit number, shared and never changed.

    Behind the units with names come men with the values of their class and a number for a name.

    `attack`, `defence` and `move` hold four numbers per unit: on foot healthy and wounded,
    mounted healthy and wounded.
    """

    def __init__(
        self, units: list[Mapping[str, Any]], classes: Mapping[str, Mapping[str, Any]]
    ) -> None:
        packs = [{**units[0], "id": f"pack-{k}"} for k in range(1, PACK_HORSES + 1)]
        gap = [*packs, *[{**units[0], "id": ""}] * UNITS]
        rows = [*units, *gap, *nameless(classes)]
        self.ids: list[str] = [row["id"] for row in rows]
        self.number: dict[str, int] = {name: u for u, name in enumerate(self.ids) if name}
        self.klass: list[str] = [row["class"] for row in rows]
        self.code: list[str] = [row["code"] for row in rows]  # GU-1.10
        self.attack: vec[i64] = vec[i64](values(rows, "attack"))
        self.defence: vec[i64] = vec[i64](values(rows, "defence"))
        self.move: vec[i64] = vec[i64](values(rows, "move"))
        self.stunned: vec[i64] = vec[i64]([row["stunned"] for row in rows])
        self.armoured: list[bool] = [row["armoured"] for row in rows]  # GU-1.7
        self.horse_armoured: list[bool] = [row.get("horse_armoured", False) for row in rows]
        self.cavalry: list[bool] = [row["code"][1] == "c" for row in rows]  # GU-4.34
        self.civilian: list[bool] = [row["code"][1:] == "ic" for row in rows]  # GU-6.24, GU-R.36
        self.command: list[bool] = [row.get("command", False) for row in rows]  # GU-11.35
        self.hoplite: list[bool] = [row["class"] == "hoplite" for row in rows]
        self.weapon: vec[i64] = vec[i64]([WEAPONS.index(row.get("weapon", "")) for row in rows])
        self.lance: vec[i64] = vec[i64]([LANCES.index(row["lance"]) for row in rows])
        self.cost: vec[i64] = vec[i64]([row["cost"] for row in rows])
        # GU-7.18, GU-7.19: whose charges gain by numbers; 1 Norman knights, 2 kataphracts
        groups = {"norman_count": 1, "norman_knight": 1, "kataphract": 2}
        self.charge_group: vec[i64] = vec[i64]([groups.get(row["class"], 0) for row in rows])


def nameless(classes: Mapping[str, Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The men without a name in the order of their numbers."""
    return [
        {**row, "id": f"{name}-{copy + 1}", "class": name}
        for copy in range(COPIES)
        for name, row in classes.items()
    ]


def values(rows: list[Mapping[str, Any]], value: str) -> list[int]:
    """One of attack, defence and movement for the four states of every unit."""
    found: list[int] = []
    for row in rows:
        for state in ("foot", "foot_wounded", "mounted", "mounted_wounded"):
            found.append(row.get(f"{state}_{value}", 0))
    return found
