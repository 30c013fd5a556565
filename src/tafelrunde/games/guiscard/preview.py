"""What the screen shows before a click: reach with its dangers, from public facts only."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any

from tafelrunde.games.guiscard import fire, sight
from tafelrunde.games.guiscard.contact import capable_near
from tafelrunde.games.guiscard.infiltrate import chance_stopped
from tafelrunde.games.guiscard.movement import MoveStep, may_move
from tafelrunde.games.guiscard.moves import may_stand, reach, steps
from tafelrunde.games.guiscard.moving import MoveUnit, movement_points
from tafelrunde.games.guiscard.shown import shown
from tafelrunde.games.guiscard.state import CHECKED, ON_MAP, Guiscard, enemy, owner
from tafelrunde.games.guiscard.tables import NONE


def preview(s: Guiscard, seat: int) -> dict[str, Any]:
    """Reach of the moving unit, or of every unit that may move, for the seat that decides."""
    if seat not in s.pending():
        return {}
    top = s.stack[-1]
    if isinstance(top, MoveUnit) and s.at[top.unit] != NONE:
        u = top.unit
        return {"reach": {str(u): dangers(s, u, s.points)}, "ways": ways(s, u, s.points)}
    if isinstance(top, MoveStep):
        units = [u for u in s.board.side_units[seat] if may_move(s, u) and s.at[u] != NONE]
        return {"reach": {str(u): dangers(s, u, movement_points(s, u)) for u in units}}
    return shown(s, top)


def dangers(s: Guiscard, u: int, points: int) -> list[list[int]]:
    """Per hex: points left, worst check in tenths, number of checks, number of shooters."""
    return [
        [where.hex, where.left, worst_check(s, u, where.hex), where.threats, shots(s, u, where.hex)]
        for where in reach(s, u, points)
    ]


def ways(s: Guiscard, u: int, points: int) -> dict[str, list[int]]:
    """Per hex in which the moving unit may stop: the hexes of its cheapest way there.

    Among ways of the same cost one past fewer enemies; the hex where it stands is left out.
    """
    seat = owner(s, u)
    seen: set[int] = set()
    found: dict[str, list[int]] = {}
    heap: list[tuple[int, int, int, int, list[int]]] = [(0, 0, s.at[u], s.rear[u], [])]
    while heap:
        spent, risk, at, rear, way = heappop(heap)
        key = at * 1024 + rear + 1
        if key in seen:
            continue
        seen.add(key)
        if way and str(at) not in found and may_stand(s, u, at, rear):
            found[str(at)] = way
        more = risk + (len(capable_near(s, seat, at)) if way else 0)  # GU-4.18: not at the start
        for to, behind, cost in steps(s, u, at, rear):
            if spent + cost <= points and to * 1024 + behind + 1 not in seen:
                heappush(heap, (spent + cost, more, to, behind, [*way, to]))
    return found


def worst_check(s: Guiscard, u: int, h: int) -> int:
    """In how many of ten rolls the most dangerous enemy would stop a unit that moves on."""
    near = [e for e in capable_near(s, owner(s, u), h) if not s.done[e] & CHECKED]
    return max([chance_stopped(s, u, e) for e in near], default=0)


def shots(s: Guiscard, u: int, h: int) -> int:
    """How many enemies could fire at a unit in a hex, by range and line of sight."""
    grid, odds = s.board.field.grid, s.board.numbers.odds
    found = 0
    for e in s.board.side_units[enemy(owner(s, u))]:
        if s.where[e] != ON_MAP or not fire.may_fire_back(s, e):
            continue
        weapon = fire.weapon_of(s, e)
        if weapon == NONE or not odds.defensive[weapon]:
            continue
        near = grid.distance(s.at[e], h) <= odds.long_to[weapon]
        found += near and sight.seen(s, s.at[e], h)
    return found
