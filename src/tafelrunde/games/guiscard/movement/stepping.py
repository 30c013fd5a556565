"""Where a moving unit may go next, where it may enter and stop, and why not elsewhere."""

from __future__ import annotations

from tafelrunde.core.actions import Refusal
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.field.clutter import IMPASSABLE
from tafelrunde.games.guiscard.field.terrain import DEEP, NONE
from tafelrunde.games.guiscard.files.roster import is_person
from tafelrunde.games.guiscard.leading import reins
from tafelrunde.games.guiscard.pieces.placing import beneath
from tafelrunde.games.guiscard.reach.steps import (
    barred,
    can_end,
    entry_cost,
    horse_step,
    may_stand,
    over_wall,
    room_beside,
    step_to,
    steps,
)
from tafelrunde.games.guiscard.state import Guiscard, owner


def can_enter(s: Guiscard, u: i64, h: i64) -> bool:
    """GU-12.2, GU-12.22: whether a unit can enter the map over an edge hex now."""
    if s.mount[u] != NONE:
        return len(head_entries(s, u, h)) > 0
    cost = edge_cost(s, u, h)
    return 0 < cost <= s.points and can_end(s, u, h, NONE, s.points - cost)


def edge_cost(s: Guiscard, u: i64, h: i64) -> i64:
    """GU-12.2, GU-4.9: what the first hex costs, with the dead on it; 0 if it is barred.

    In the open field the dead cost nothing there, as in all its stored games.
    """
    f = s.field
    base = f.foot_base[h] if s.mount[u] == NONE else f.horse_base[h]
    more = entry_cost(s, u, h)
    if base == 0 or f.closed[h] or more == IMPASSABLE:
        return 0
    return base + more if f.built else base


def head_entries(s: Guiscard, u: i64, rear: i64) -> list[tuple[int, int]]:
    """GU-12.22: where a rider's head may be when his rear stands on an edge hex, with the cost.

    Friends are passed as on the way; no enemy lies in either hex, not even a stunned one.
    """
    found: list[tuple[int, int]] = []
    first = edge_cost(s, u, rear)
    if first == 0 or holds_enemy(s, u, rear):
        return found
    for d in range(6):
        cost = horse_step(s, u, rear, d)
        head = s.field.neighbor[rear * 6 + d]
        if cost == 0 or first + cost > s.points or holds_enemy(s, u, head):
            continue
        if can_end(s, u, head, rear, s.points - first - cost):
            found.append((head, first + cost))
    return found


def holds_enemy(s: Guiscard, u: i64, h: i64) -> bool:
    """Whether an enemy of a unit is in a hex, in whatever state."""
    there = s.grid[h]
    return there != NONE and is_person(there) and owner(s, there) != owner(s, u)


def beside(s: Guiscard, u: i64) -> list[int]:
    """The hexes that touch a unit's piece."""
    around = s.field.grid.around
    if s.rear[u] == NONE:
        return around[s.at[u]]
    found = [h for h in around[s.at[u]] if h != s.rear[u]]
    for h in around[s.rear[u]]:
        if h != s.at[u] and s.field.grid.direction(s.at[u], h) == NONE:
            found.append(h)
    return found


def step_refused(s: Guiscard, u: i64, to: i64) -> Refusal | None:
    """GU-4.1, GU-4.2: why a unit cannot step into a hex beside it now.

    PR-5: a legal end of the move must still be within reach.
    """
    rear, cost = step_to(s, u, s.at[u], s.rear[u], to)
    if cost == 0:
        return no_way(s, u, to)
    if cost > s.points:
        return refused(s, "GU-4.1", "too-few-points", "hex", to, "points", cost)
    if reins.keeps_out(s, u, to):
        return refused(s, "GU-4.48", "not-for-horses", "hex", to)
    if s.board.stays and stays(s, u, to):
        return refused(s, "GU-12.30", "stays-at-home", "unit", u, "round", s.board.stay_until)
    if not can_end(s, u, to, rear, s.points - cost):
        return refused(s, "GU-4.4", "no-place-beyond", "hex", to)
    return None


def stays(s: Guiscard, u: i64, to: i64) -> bool:
    """GU-12.30: whether a unit would leave its home of its own will too early."""
    board = s.board
    if u not in board.stays or s.round >= board.stay_until:
        return False
    return s.at[u] in board.home and to not in board.home


def no_way(s: Guiscard, u: i64, to: i64) -> Refusal:
    """Why nobody like this unit can enter a hex."""
    if barred(s, owner(s, u), to):
        return refused(s, "GU-4.3", "enemy-in-the-way", "hex", to)
    if s.clutter.cost[to] == IMPASSABLE:
        return refused(s, "GU-4.9", "too-many-dead", "hex", to)
    if s.field.terrain[to] == DEEP:
        return refused(s, "GU-4.6", "too-deep", "hex", to)
    return refused(s, "GU-4.2", "no-way-there", "hex", to)


def ways_out(s: Guiscard, u: i64, points: i64) -> list[int]:
    """GU-10.54: the free hexes into which whoever fell upon another can go with so many points."""
    found: list[int] = []
    for to, tail, cost in steps(s, u, s.at[u], s.rear[u]):
        if cost > points or not may_stand(s, u, to, tail) or reins.keeps_out(s, u, to):
            continue
        if not s.board.stays or not stays(s, u, to):
            found.append(to)
    return found


def stop_refused(s: Guiscard, u: i64) -> Refusal | None:
    """GU-4.4, GU-4.50, GU-4.48, GU-8.23: whoever stops needs room, also for burden and horses."""
    if over_wall(s, s.at[u], s.rear[u]):
        return refused(s, "GU-8.23", "over-wall", "hex", s.at[u])
    if not may_stand(s, u, s.at[u], s.rear[u]):
        return refused(s, "GU-4.4", "occupied", "hex", s.at[u])
    if s.traits and beneath(s, u) != NONE and ways_out(s, u, s.points):
        return refused(s, "GU-10.54", "must-get-up", "unit", u)
    if s.burden != NONE and not room_beside(s, u, s.burden):
        return refused(s, "GU-4.50", "no-room-to-lay", "unit", s.burden)
    if not reins.find_room(s, u):
        return refused(s, "GU-4.48", "no-room-for-horse", "unit", u)
    return None
