"""Chapter 10: ladders, grapnels and engines as things that lie, stand or are carried.

A thing is a list of six numbers: what it is, whose, its state, two places, and the player turn of
its last change. What the places mean depends on the state: a lying ladder covers both hexes; a
raised ladder and a fixed rope have the hex at their foot first, then the hex that they lead to; a
grapnel in hand names its bearer.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.terrain import HOUSE_WALL, NONE
from tafelrunde.games.guiscard.files.roster import is_person
from tafelrunde.games.guiscard.state import (
    CLIMBED,
    LADDER,
    PERCH,
    ROPE,
    Guiscard,
    set_trait,
    trait,
)

# the numbers of a thing
WHAT: Final = 0
WHOSE: Final = 1
HOW: Final = 2
AT: Final = 3
TO: Final = 4
SINCE: Final = 5
# what it is; LADDER and ROPE as the perches of units
STONE: Final = 3
GREEK: Final = 4
KINDS: Final = ("", "ladder", "rope", "stone_thrower", "greek_fire")
# PR-23: how it is
OUTSIDE: Final = 0
LYING: Final = 1
UP: Final = 2  # a raised ladder, a fixed rope
HELD: Final = 3
JAMMED: Final = 4  # GU-10.25: Greek fire that fires no more


def ladder_in(s: Guiscard, h: i64) -> list[int] | None:
    """GU-10.36: the raised ladder that stands in a hex."""
    return standing(s, LADDER, h)


def rope_in(s: Guiscard, h: i64) -> list[int] | None:
    """GU-10.30: the fixed rope whose lower end is in a hex."""
    return standing(s, ROPE, h)


def standing(s: Guiscard, what: i64, h: i64) -> list[int] | None:
    """What of this kind stands or hangs in a hex."""
    for thing in s.machines:
        if thing[WHAT] == what and thing[HOW] == UP and thing[AT] == h:
            return thing
    return None


def leading_to(s: Guiscard, what: i64, h: i64) -> list[list[int]]:
    """The raised ladders or fixed ropes whose upper end is at a hex."""
    return [
        x
        for x in s.machines
        if x[WHAT] == what and x[HOW] == UP and x[TO] == h and not is_over_house(s, x)
    ]


def is_over_house(s: Guiscard, rope: list[int]) -> bool:
    """GU-10.47, GU-R.104: whether a rope hangs over the wall of a house: nobody is on top of it."""
    side = rope[AT] * 6 + s.field.grid.direction(rope[AT], rope[TO])
    return s.field.side[side] == HOUSE_WALL


def lying_on(s: Guiscard, h: i64) -> list[int] | None:
    """GU-10.37: the ladder that lies on a hex."""
    for thing in s.machines:
        if thing[WHAT] == LADDER and thing[HOW] == LYING and h in (thing[AT], thing[TO]):
            return thing
    return None


def grapnel_of(s: Guiscard, u: i64) -> list[int] | None:
    """GU-10.30: the grapnel that a unit carries."""
    for thing in s.machines:
        if thing[WHAT] == ROPE and thing[HOW] == HELD and thing[AT] == u:
            return thing
    return None


def perch(s: Guiscard, u: i64) -> i64:
    """GU-10.36, GU-10.48: LADDER or ROPE if a unit is on one, 0 on the ground."""
    return trait(s, u, PERCH)


def leads_to(s: Guiscard, u: i64) -> i64:
    """The hex to which the ladder or rope leads that a unit is on; NONE on the ground."""
    on = perch(s, u)
    thing = standing(s, on, s.at[u]) if on else None
    return thing[TO] if thing is not None else NONE


def is_free_of_climbers(s: Guiscard, thing: list[int]) -> bool:
    """Whether nobody is on a raised ladder or a fixed rope."""
    u = whoever(s, thing[AT])
    return u == NONE or perch(s, u) != thing[WHAT]


def whoever(s: Guiscard, h: i64) -> i64:
    """The person in a hex, on the move or not; NONE if there is none."""
    if s.mover != NONE and s.at[s.mover] == h:
        return s.mover
    u = s.grid[h]
    return u if u != NONE and is_person(u) else NONE


def hangs_before(s: Guiscard, h: i64, behind: i64) -> bool:
    """GU-10.36: whether somebody in a hex is on a ladder or rope that leads to the other one."""
    u = whoever(s, h)
    if u == NONE or leads_to(s, u) != behind:
        return False
    rope = rope_in(s, h)
    return rope is None or not is_over_house(s, rope)


def engine_in(s: Guiscard, h: i64) -> list[int] | None:
    """GU-10.21, GU-10.62: the engine that stands in a hex."""
    for thing in s.machines:
        stone = thing[WHAT] == STONE
        if (stone or thing[WHAT] == GREEK) and (thing[AT] == h or (stone and thing[TO] == h)):
            return thing
    return None


def change(s: Guiscard, thing: list[int], how: i64, at: i64, to: i64) -> None:
    """PR-23: a thing is from now on in another state or place."""
    i = s.machines.index(thing)
    s.machines[i] = [thing[WHAT], thing[WHOSE], how, at, to, s.turn]
    s.version += 1


def come_down(s: Guiscard, u: i64) -> None:
    """A unit is on the ground of its hex again, or nowhere."""
    if perch(s, u):
        set_trait(s, u, PERCH, 0)
        set_trait(s, u, CLIMBED, 0)


def let_lie(s: Guiscard, u: i64) -> None:
    """GU-12.27: the grapnel of a dead man lies in his hex."""
    thing = grapnel_of(s, u) if s.machines else None
    if thing is not None:
        change(s, thing, LYING, s.at[u], NONE)
