"""Taking pieces off the map and putting them down again."""

from __future__ import annotations

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.roster import UNITS
from tafelrunde.games.guiscard.state import (
    ON_MAP,
    RIDERLESS,
    TRAITS,
    UNDER,
    Guiscard,
    direction,
    set_trait,
    trait,
)


def lift(s: Guiscard, u: i64) -> None:
    """Take a unit's piece off the grid; it keeps its hexes."""
    s.version += 1
    if s.at[u] != NONE and s.grid[s.at[u]] == u:
        s.grid[s.at[u]] = NONE
    if s.rear[u] != NONE and s.grid[s.rear[u]] == u:
        s.grid[s.rear[u]] = NONE
    v = beneath(s, u) if s.traits else NONE
    if v not in (NONE, s.mover, s.burden):
        s.grid[s.at[v]] = v


def drop(s: Guiscard, u: i64, at: i64, rear: i64 = NONE) -> None:
    """Put a unit's piece down; a rider with both hexes, facing from rear to head (GU-1.2)."""
    s.version += 1
    s.at[u], s.rear[u] = at, rear
    s.where[u] = ON_MAP
    if not s.traits or not lies_under(s, u):
        s.grid[at] = u
    if rear != NONE:
        s.grid[rear] = u
        s.facing[u] = direction(s, rear, at)


def beneath(s: Guiscard, u: i64) -> i64:
    """GU-10.54: the man on whom a unit fell and with whom it still shares a hex; NONE without."""
    for key, upper in s.traits.items():
        if key % TRAITS == UNDER and upper == u + 1:
            v = key // TRAITS
            return v if s.at[v] == s.at[u] and s.at[u] != NONE else NONE
    return NONE


def lies_under(s: Guiscard, u: i64) -> bool:
    """GU-10.54: whether a unit that is put down shares its hex still, below the other.

    Whoever is put down elsewhere has parted from the other, whichever of the two he was.
    """
    for key in [key for key, upper in s.traits.items() if key % TRAITS == UNDER]:
        lower, upper = key // TRAITS, s.traits[key] - 1
        if u in (lower, upper) and s.at[lower] != s.at[upper]:
            del s.traits[key]
    over = trait(s, u, UNDER) - 1
    return over != NONE and s.grid[s.at[u]] == over


def share(s: Guiscard, u: i64, v: i64) -> None:
    """GU-10.54: a unit has fallen upon another and lies in its hex, above it."""
    set_trait(s, v, UNDER, u + 1)
    drop(s, u, s.at[v])


def is_partner(s: Guiscard, u: i64, v: i64) -> bool:
    """GU-10.54: whether two share a hex, as long as the unit that moves has not left it."""
    if trait(s, u, UNDER) != v + 1 and trait(s, v, UNDER) != u + 1:
        return False
    return s.mover != u or len(s.track) == 2


def relocate(s: Guiscard, u: i64, at: i64, rear: i64 = NONE) -> None:
    """Move a unit's piece to another place."""
    lift(s, u)
    drop(s, u, at, rear)


def leave_horse(s: Guiscard, h: i64, head: i64, rear: i64) -> None:
    """A horse stands without a rider (GU-4.37)."""
    s.version += 1
    s.horse[h], s.horse_at[h], s.horse_rear[h] = RIDERLESS, head, rear
    s.grid[head] = UNITS + h
    s.grid[rear] = UNITS + h


def take_horse(s: Guiscard, h: i64) -> None:
    """A riderless horse is taken off the grid."""
    s.version += 1
    for place in (s.horse_at[h], s.horse_rear[h]):
        if place != NONE and s.grid[place] == UNITS + h:
            s.grid[place] = NONE
    s.horse_at[h], s.horse_rear[h], s.leader[h] = NONE, NONE, NONE
