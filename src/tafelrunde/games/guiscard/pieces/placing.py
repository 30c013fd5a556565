"""Taking pieces off the map and putting them down again."""

from __future__ import annotations

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.roster import UNITS
from tafelrunde.games.guiscard.state import ON_MAP, RIDERLESS, Guiscard, direction


def lift(s: Guiscard, u: i64) -> None:
    """Take a unit's piece off the grid; it keeps its hexes."""
    s.version += 1
    if s.at[u] != NONE and s.grid[s.at[u]] == u:
        s.grid[s.at[u]] = NONE
    if s.rear[u] != NONE and s.grid[s.rear[u]] == u:
        s.grid[s.rear[u]] = NONE


def drop(s: Guiscard, u: i64, at: i64, rear: i64 = NONE) -> None:
    """Put a unit's piece down; a rider with both hexes, facing from rear to head (GU-1.2)."""
    s.version += 1
    s.at[u], s.rear[u] = at, rear
    s.where[u] = ON_MAP
    s.grid[at] = u
    if rear != NONE:
        s.grid[rear] = u
        s.facing[u] = direction(s, rear, at)


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
