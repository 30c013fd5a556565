"""What the screen shows before a click: reach with its dangers, from public facts only."""

from __future__ import annotations

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.fire import fire, sight
from tafelrunde.games.guiscard.infiltration.checks import chance_stopped, passing
from tafelrunde.games.guiscard.movement.move_step import MoveStep, may_move
from tafelrunde.games.guiscard.movement.move_unit import MoveUnit, movement_points
from tafelrunde.games.guiscard.pieces.contact import capable_near
from tafelrunde.games.guiscard.reach.steps import may_stand
from tafelrunde.games.guiscard.reach.walk import Reached, Walks, rear_of
from tafelrunde.games.guiscard.screen.shown import shown
from tafelrunde.games.guiscard.state import CHECKED, ON_MAP, Guiscard, enemy, is_protected, owner
from tafelrunde.games.guiscard.views import Preview


def preview(s: Guiscard, seat: i64, walks: Walks) -> Preview:
    """Reach of the moving unit, or of every unit that may move, for the seat that decides."""
    if seat not in s.pending():
        return {}
    top = s.top
    if isinstance(top, MoveUnit) and s.at[top.unit] != NONE:
        u = top.unit
        return {
            "reach": {str(u): dangers(s, u, s.points, walks)},
            "ways": (found := ways(s, u, s.points, walks)),
            "risks": risks(s, u, found),
            "turns": turns(s, u, s.points, walks),
        }
    if isinstance(top, MoveStep):
        units = [u for u in s.board.side_units[seat] if may_move(s, u) and s.at[u] != NONE]
        return {"reach": {str(u): dangers(s, u, movement_points(s, u), walks) for u in units}}
    return shown(s, top)


def dangers(s: Guiscard, u: i64, points: i64, walks: Walks) -> list[tuple[int, int, int, int, int]]:
    """Per hex: points left, worst check in tenths, number of checks, number of shooters."""
    return [
        (where.hex, where.left, worst_check(s, u, where.hex), where.threats, shots(s, u, where))
        for where in walks.reach(s, u, points)
    ]


def ways(s: Guiscard, u: i64, points: i64, walks: Walks) -> dict[str, list[int]]:
    """Per hex in which the moving unit may stop: the hexes of its cheapest way there.

    Among ways of the same cost one past fewer enemies; the hex where it stands is left out.
    """
    walk = walks.walk(s, u, points)
    return {
        str(where.hex): [place // 6 for place in walk.way(where.place)]
        for where in walks.reach(s, u, points)
        if where.place != walk.start
    }


def turns(s: Guiscard, u: i64, points: i64, walks: Walks) -> dict[str, dict[str, list[int]]]:
    """GU-1.9: where a rider may stop facing several ways: per hex and direction the way there."""
    walk = walks.walk(s, u, points)
    found: dict[str, dict[str, list[int]]] = {}
    for place in walk.places if walk.rides else []:
        h = place // 6
        if place != walk.start and may_stand(s, u, h, rear_of(s, place, True)):
            way = [one // 6 for one in walk.way(place)]
            found.setdefault(str(h), {})[str(place % 6)] = way
    return {goal: ways for goal, ways in found.items() if len(ways) > 1}


def risks(s: Guiscard, u: i64, ways: dict[str, list[int]]) -> dict[str, tuple[int, int, int]]:
    """GU-4.15, GU-4.18: what checks on the ways do in percent, where they do anything."""
    found = {goal: passing(s, u, way[:-1]) for goal, way in ways.items()}
    return {goal: risk for goal, risk in found.items() if any(risk)}


def worst_check(s: Guiscard, u: i64, h: i64) -> i64:
    """In how many of ten rolls the most dangerous enemy would stop a unit that moves on."""
    if s.board.protected and is_protected(s, u):  # GU-12.29
        return 0
    near = [e for e in capable_near(s, owner(s, u), h) if not s.done[e] & CHECKED]
    return max([chance_stopped(s, u, e) for e in near], default=0)


def shots(s: Guiscard, u: i64, where: Reached) -> i64:
    """How many enemies could fire at a unit there, at head or rear, by range and line of sight."""
    grid, odds = s.field.grid, s.board.numbers.odds
    if s.board.protected and is_protected(s, u):  # GU-12.29
        return 0
    rear = rear_of(s, where.place, s.rear[u] != NONE)
    hexes = [h for h in (where.hex, rear) if h != NONE]
    found = 0
    for e in s.board.side_units[enemy(owner(s, u))]:
        if s.where[e] != ON_MAP or not fire.may_fire_back(s, e):
            continue
        weapon = fire.weapon_of(s, e)
        if weapon == NONE or not odds.defensive[weapon]:
            continue
        far = odds.long_to[weapon]
        found += any(
            [grid.distance(s.at[e], h) <= far and sight.seen(s, s.at[e], h) for h in hexes]
        )
    return found
