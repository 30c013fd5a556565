"""PR-8: where a retreat may lead, and where a friend may make room. Nothing here changes."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.clutter import IMPASSABLE
from tafelrunde.games.guiscard.field.terrain import DEEP, NONE
from tafelrunde.games.guiscard.files.roster import UNITS, is_person
from tafelrunde.games.guiscard.reach.steps import (
    barred,
    marked,
    may_stand,
    needs_will,
    rider_steps,
    steps,
)
from tafelrunde.games.guiscard.state import (
    ON_MAP,
    STUNNED,
    Guiscard,
    armoured,
    direction,
    hexes_of,
    owner,
)

MISSILE_STEPS: Final = 2


def touches(s: Guiscard, e: i64, h: i64) -> bool:
    """Whether a unit stands beside a hex across a side that melee can cross."""
    if s.where[e] != ON_MAP:
        return False
    for x in hexes_of(s, e):
        d = direction(s, x, h)
        if d != NONE and s.field.foot[x * 6 + d] > 0:
            return True
    return False


def clear_of(s: Guiscard, opponents: list[int], at: i64, rear: i64) -> bool:
    """GU-4.24, GU-6.14, GU-6.26: whether no hex of a place touches an opponent of the combat."""
    return not any([touches(s, e, at) or (rear != NONE and touches(s, e, rear)) for e in opponents])


def foe_in(s: Guiscard, u: i64, h: i64) -> bool:
    """GU-5.42: whether an enemy, even a stunned one, is in a place: it cannot be passed."""
    there = s.grid[h]
    return there != NONE and is_person(there) and owner(s, there) != owner(s, u)


def in_the_way(s: Guiscard, u: i64, at: i64, rear: i64) -> i64:
    """GU-R.202: the one friend on a place; NONE if free, UNITS if it cannot be cleared."""
    found = NONE
    for h in (at, rear):
        if h == NONE or s.grid[h] in (NONE, u, found):
            continue
        if not is_person(s.grid[h]) or foe_in(s, u, h) or found != NONE:
            return UNITS
        found = s.grid[h]
    return found


def can_end(s: Guiscard, u: i64, at: i64, rear: i64, opponents: list[int]) -> bool:
    """Whether a retreat may end on a place: free, or held by one friend who can make room."""
    if s.board.techniques and any([h != NONE and marked(s, owner(s, u), h) for h in (at, rear)]):
        return False
    friend = in_the_way(s, u, at, rear)
    if friend == NONE:
        return True
    return is_person(friend) and len(room_for(s, friend, [at, rear], opponents)) > 0


def room_for(s: Guiscard, v: i64, taken: list[int], opponents: list[int]) -> list[tuple[int, int]]:
    """PR-8, GU-R.58: where a displaced friend may go; it displaces nobody further.

    GU-R.118: whoever is stunned goes nowhere.
    """
    if s.health[v] == STUNNED:
        return []
    return [
        (at, rear)
        for at, rear, _ in steps(s, v, s.at[v], s.rear[v])
        if at not in taken
        and not needs_will(s, s.at[v], at, rear)
        and (rear == NONE or rear not in taken)
        and may_stand(s, v, at, rear)
        and clear_of(s, opponents, at, rear)
    ]


def ways(s: Guiscard, u: i64, at: i64, rear: i64, drown: bool) -> list[tuple[int, int]]:
    """All single steps from a place that lead past no enemy; turning is free (GU-R.19).

    GU-R.59: with `drown` only the deep water that an armoured person would avoid. GU-4.51: no
    step leads off the map. GU-8.41: none leads through a window, no rider jumps a low wall.
    GU-9.50: off a wall walk only the stairs lead.
    """
    if drown:
        return deep_ways(s, u, at)
    found = rider_steps(s, u, at, rear) if rear != NONE else steps(s, u, at, NONE)
    return [
        (to, tail)
        for to, tail, _ in found
        if not foe_in(s, u, to) and not needs_will(s, at, to, tail)
    ]


def deep_ways(s: Guiscard, u: i64, at: i64) -> list[tuple[int, int]]:
    """GU-R.203: the deep water beside an armoured person on foot."""
    f = s.field
    if not armoured(s, u) or s.mount[u] != NONE:
        return []
    found: list[tuple[int, int]] = []
    for d in range(6):
        to = f.neighbor[at * 6 + d]
        if to == NONE or f.terrain[to] != DEEP or f.foot[at * 6 + d] == 0 or foe_in(s, u, to):
            continue
        if not barred(s, owner(s, u), to) and s.clutter.cost[to] != IMPASSABLE:
            found.append((to, NONE))
    return found


def away(s: Guiscard, u: i64, source: i64, drown: bool = False) -> list[tuple[int, int]]:
    """GU-5.42, GU-5.44: the first steps of a retreat from a shot that can be followed up."""
    start = s.field.grid.distance(source, s.at[u])
    found: list[tuple[int, int]] = []
    for at, rear in ways(s, u, s.at[u], s.rear[u], drown):
        if s.field.grid.distance(source, at) <= start:
            continue
        goes = can_end(s, u, at, rear, []) if drown else farther(s, u, source, s.at[u], at, rear)
        if goes:
            found.append((at, rear))
    return found


def farther(
    s: Guiscard, u: i64, source: i64, home: i64, at: i64, rear: i64
) -> list[tuple[int, int]]:
    """GU-5.42: the second hex is exactly two from the start; GU-5.44: a rider's not nearer."""
    grid = s.field.grid
    found: list[tuple[int, int]] = []
    for to, tail in ways(s, u, at, rear, False):
        if rear != NONE:
            legal = grid.distance(source, to) >= grid.distance(source, at)
        else:
            legal = grid.distance(home, to) == MISSILE_STEPS
        if legal and can_end(s, u, to, tail, []):
            found.append((to, tail))
    return found


def ends(
    s: Guiscard, u: i64, at: i64, rear: i64, opponents: list[int], drown: bool
) -> list[tuple[int, int]]:
    """GU-6.14, GU-6.26: the places one step on at which a retreat from melee may end."""
    return [
        (to, tail)
        for to, tail in ways(s, u, at, rear, drown)
        if clear_of(s, opponents, to, tail) and can_end(s, u, to, tail, opponents)
    ]


def far_back(s: Guiscard, u: i64, opponents: list[int]) -> list[tuple[int, int]]:
    """GU-6.26: the first of two steps of a rider for whom one step is not enough."""
    if s.rear[u] == NONE:
        return []
    return [
        (at, rear)
        for at, rear in ways(s, u, s.at[u], s.rear[u], False)
        if ends(s, u, at, rear, opponents, False)
    ]
