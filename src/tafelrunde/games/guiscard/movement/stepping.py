"""Where a moving unit may go next, where it may enter and stop, and why not elsewhere."""

from __future__ import annotations

from tafelrunde.core.actions import Refusal
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.field.clutter import IMPASSABLE
from tafelrunde.games.guiscard.field.terrain import DEEP, NONE
from tafelrunde.games.guiscard.leading import reins
from tafelrunde.games.guiscard.pieces.placing import beneath
from tafelrunde.games.guiscard.reach.steps import (
    barred,
    can_end,
    foot_step,
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
    field = s.field
    cost = field.foot_base[h]
    if cost == 0 or cost > s.points or field.closed[h] or not enters_free(s, u, h):
        return False
    return can_end(s, u, h, NONE, s.points - cost)


def enters_free(s: Guiscard, u: i64, h: i64) -> bool:
    """GU-12.22: whether no enemy stands in the hex."""
    near = s.field.neighbor
    for d in range(6):
        other = near[h * 6 + d]
        if other != NONE and foot_step(s, u, other, (d + 3) % 6):
            return True
    return False


def head_entries(s: Guiscard, u: i64, rear: i64) -> list[tuple[int, int]]:
    """GU-12.22: where a rider's head may be when his rear stands on an edge hex, with the cost."""
    field = s.field
    first = field.horse_base[rear]
    found: list[tuple[int, int]] = []
    if first == 0 or s.grid[rear] != NONE:
        return found
    for d in range(6):
        cost = horse_step(s, u, rear, d)
        head = field.neighbor[rear * 6 + d]
        if cost and first + cost <= s.points and may_stand(s, u, head, rear):
            found.append((head, first + cost))
    return found


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
