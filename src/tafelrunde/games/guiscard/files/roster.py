"""GU-1.6: the roster. Units are numbered in its order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.guiscard.field.terrain import NONE

UNITS: Final = 163
PACK_HORSES: Final = 8
HORSES: Final = UNITS + PACK_HORSES  # of the roster: a unit's own horse has its number
# Men without a name are numbered behind the pieces of these horses: first riders, each followed
# by the piece of his horse, then men on foot. Of each class there are as many as a side can pay.
HIRED: Final = UNITS + HORSES
FOOTMEN: Final = HIRED + 960
PEOPLE: Final = FOOTMEN + 2720
ALL_HORSES: Final = FOOTMEN - UNITS
MOST_POINTS: Final = 850  # GU-11.63, GU-11.68: what a side can spend in one siege
CIVILIANS: Final = 16  # whom nobody buys, of each class

WEAPONS: Final = ("", "javelin", "sling", "short_bow", "composite_bow")
LANCES: Final = ("none", "throw", "flag", "fixed")
THROW: Final = 1
FIXED: Final = 3


def is_person(piece: i64) -> bool:
    """Whether a piece on the grid is a person and not UNITS + a riderless horse; not for NONE."""
    return piece < UNITS or piece >= FOOTMEN or (piece >= HIRED and (piece - HIRED) % 2 == 0)


def own_horse(u: i64) -> i64:
    """The number of the horse that a unit brings along, or would if it were a rider.

    For all men on foot without a name it is the last one, which nobody has.
    """
    if u < UNITS:
        return u
    return u + 1 - UNITS if u < FOOTMEN else ALL_HORSES - 1


def rider_of(horse: i64) -> i64:
    """The unit whose own horse this is; NONE for a pack horse."""
    if horse < UNITS:
        return horse
    return NONE if horse < HORSES else horse + UNITS - 1


def people_to(last: i64) -> i64:
    """How long lists by unit are where this is the highest number."""
    return UNITS if last < UNITS else last + 1


def horses_to(last: i64) -> i64:
    """How long lists by horse are there."""
    return HORSES if last < UNITS else ALL_HORSES


class Roster:
    """GU-1.6: the units with their values; lists by unit number, shared and never changed.

    Behind the units with names come men with the values of their class and a number for a name;
    `hired` lists their numbers by the row of the class.

    `attack`, `defence` and `move` hold four numbers per unit: on foot healthy and wounded,
    mounted healthy and wounded.
    """

    def __init__(
        self, units: list[Mapping[str, Any]], classes: Mapping[str, Mapping[str, Any]]
    ) -> None:
        nobody = {**units[0], "id": ""}
        rows = [*units, *[nobody] * (PEOPLE - UNITS)]
        for k in range(PACK_HORSES):
            rows[UNITS + k] = {**nobody, "id": f"pack-{k + 1}"}
        self.hired: list[list[int]] = numbers_of(classes)
        for u, row in nameless(classes).items():
            rows[u] = row
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


def nameless(classes: Mapping[str, Mapping[str, Any]]) -> dict[int, Mapping[str, Any]]:
    """The men without a name by their numbers."""
    found: dict[int, Mapping[str, Any]] = {}
    for (name, row), mine in zip(classes.items(), numbers_of(classes), strict=True):
        for copy, u in enumerate(mine):
            found[u] = {**row, "id": f"{name}-{copy + 1}", "class": name}
    return found


def numbers_of(classes: Mapping[str, Mapping[str, Any]]) -> list[list[int]]:
    """GU-11.63: the numbers of the men without a name by class; the first of each come first."""
    rider, footman = HIRED, FOOTMEN
    most = [
        CIVILIANS if row["code"][1:] == "ic" else MOST_POINTS // max(1, row["cost"])
        for row in classes.values()
    ]
    found: list[list[int]] = [[] for _ in most]
    for copy in range(max(most)):
        for k, row in enumerate(classes.values()):
            rides = row["code"][1] == "c"
            room = rider + 1 < FOOTMEN - 1 if rides else footman < PEOPLE
            if copy >= most[k] or not room:
                continue
            found[k].append(rider if rides else footman)
            rider, footman = (rider + 2, footman) if rides else (rider, footman + 1)
    return found


def values(rows: list[Mapping[str, Any]], value: str) -> list[int]:
    """One of attack, defence and movement for the four states of every unit."""
    found: list[int] = []
    for row in rows:
        for state in ("foot", "foot_wounded", "mounted", "mounted_wounded"):
            found.append(row.get(f"{state}_{value}", 0))
    return found
