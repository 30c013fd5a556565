"""Ladders, ropes and engines for tests on the Eagle's Nest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from guiscard.arena import Arena

from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.pieces.gear import GREEK, HELD, LYING, STONE, UP
from tafelrunde.games.guiscard.state import LADDER, PERCH, ROPE, set_trait

Places = Mapping[str, str]
FAR: Places = {"platon": "Q9"}


def nest(ours: Places, theirs: Places = FAR, field: str = "eagle_nest", **special: Any) -> Arena:
    """The castle in the third turn of the game, with chapter 10 in force."""
    t = Arena(ours, theirs, field=field, chapters=10, special=special)
    t.s.turn = 3
    return t


def ladder(t: Arena, foot: str, top: str, since: int = 1) -> None:
    """A raised ladder."""
    t.s.machines.append([LADDER, 0, UP, t.hex(foot), t.hex(top), since])


def lying(t: Arena, one: str, two: str) -> None:
    """A ladder that lies on two hexes."""
    t.s.machines.append([LADDER, 0, LYING, t.hex(one), t.hex(two), 1])


def rope(t: Arena, foot: str, top: str, since: int = 1) -> None:
    """A fixed rope."""
    t.s.machines.append([ROPE, 0, UP, t.hex(foot), t.hex(top), since])


def grapnel(t: Arena, name: str) -> None:
    """A grapnel in somebody's hand."""
    t.s.machines.append([ROPE, 0, HELD, t.unit(name), NONE, 1])


def hang(t: Arena, name: str, on: int = LADDER) -> None:
    """A unit is on the ladder or rope of its hex."""
    set_trait(t.s, t.unit(name), PERCH, on)


def perch(t: Arena, name: str) -> int:
    """What a unit is on."""
    from tafelrunde.games.guiscard.pieces.gear import perch as found

    return found(t.s, t.unit(name))


def thrower(t: Arena, head: str, rear: str, seat: int = 0, since: int = 0) -> None:
    """A stone thrower."""
    t.s.machines.append([STONE, seat, UP, t.hex(head), t.hex(rear), since])


def greek_fire(t: Arena, place: str, facing: int, seat: int = 0, since: int = 0) -> None:
    """A Greek fire engine."""
    t.s.machines.append([GREEK, seat, UP, t.hex(place), facing, since])
