"""GU-10.1 to GU-10.5, GU-10.27, GU-10.28: onto ladders and ropes, off them, and over the palisade.

What is asked here is asked of the unit that moves; nothing here changes a position.
"""

from __future__ import annotations

from tafelrunde.core.actions import Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.field.terrain import HOUSE_WALL, INTERIOR, NONE, PALISADE
from tafelrunde.games.guiscard.leading import reins
from tafelrunde.games.guiscard.pieces.gear import (
    AT,
    HOW,
    LYING,
    SINCE,
    TO,
    WHAT,
    grapnel_of,
    is_free_of_climbers,
    is_over_house,
    ladder_in,
    leading_to,
    perch,
    rope_in,
    standing,
)
from tafelrunde.games.guiscard.reach.steps import foot_step, may_stand
from tafelrunde.games.guiscard.state import (
    CLIMBED,
    FIRED,
    LADDER,
    ROPE,
    THREW,
    Guiscard,
    armoured,
    owner,
    trait,
)
from tafelrunde.games.guiscard.verbs import CLIMB, DESCEND, HAND, HOOK, LEAP, PULL_UP, THROW_ROPE


def has_free_hands(s: Guiscard, u: i64) -> bool:
    """GU-10.1, GU-12.25: on foot, with nobody carried and no horse led."""
    return s.mount[u] == NONE and s.burden == NONE and not reins.led_by(s, u)


def height(s: Guiscard, thing: list[int]) -> i64:
    """GU-10.47, GU-R.212: the levels that a rope spans, at least one; over a house one."""
    if is_over_house(s, thing):
        return 1
    return max(1, s.field.level[thing[TO]] - s.field.level[thing[AT]])


def rope_left(s: Guiscard, u: i64, thing: list[int]) -> i64:
    """GU-10.28: the points that a climber has still to pay up to the top."""
    return s.board.numbers.climb_up * height(s, thing) - trait(s, u, CLIMBED)


def climb_cost(s: Guiscard, u: i64, rope: list[int]) -> i64:
    """GU-10.28: what a climber pays now: up to the top, or there ahead for a crossing that asks
    more points than he has; 0 if he need not."""
    left = rope_left(s, u, rope)
    if left > 0 or s.points < leap_cost(s, u, rope):
        return s.points if left <= 0 else min(s.points, left)
    return 0


# -- up


def climb_refused(s: Guiscard, u: i64, h: i64) -> Refusal | None:
    """GU-10.5, GU-10.36, GU-10.55: why a unit cannot go onto the ladder in a hex, or up a rope."""
    rope = rope_in(s, h)
    if rope is not None and h == s.at[u]:
        return rope_refused(s, u, rope)
    ladder = ladder_in(s, h)
    if ladder is None:
        return refused(s, "GU-10.1", "no-ladder-there", "hex", h)
    if perch(s, u) or not has_free_hands(s, u):
        return refused(s, "GU-10.1", "cannot-climb", "unit", u)
    if h != s.at[u]:
        d = s.field.grid.direction(s.at[u], h)
        near = d != NONE and (s.at[u] == ladder[TO] or foot_step(s, u, s.at[u], d) > 0)
        if not near or not may_stand(s, u, h):
            return refused(s, "GU-10.36", "ladder-out-of-reach", "hex", h)
    if s.points < s.board.numbers.ladder_cost:
        return too_few(s, u, s.board.numbers.ladder_cost)
    return None


def rope_refused(s: Guiscard, u: i64, rope: list[int]) -> Refusal | None:
    """GU-10.27, GU-10.28, GU-10.48: unarmoured men climb, one at a time, as far as they can."""
    if armoured(s, u) or not has_free_hands(s, u):
        return refused(s, "GU-10.27", "cannot-climb-rope", "unit", u)
    if s.points < 1:
        return too_few(s, u, 1)
    return None if climb_cost(s, u, rope) else refused(s, "GU-10.28", "at-the-top", "unit", u)


def too_few(s: Guiscard, u: i64, points: i64) -> Refusal:
    """GU-4.1: the points do not suffice."""
    return refused(s, "GU-4.1", "too-few-for-it", "unit", u, "points", points)


# -- over and down


def leap_refused(s: Guiscard, u: i64, h: i64) -> Refusal | None:
    """GU-10.5, GU-10.28, GU-10.36: why a unit cannot come over the palisade into a hex.

    From a ladder only if it stood when the turn began; nobody living may be there.
    """
    on = perch(s, u)
    thing = standing(s, on, s.at[u]) if on else None
    if thing is None or thing[TO] != h:
        return refused(s, "GU-10.5", "not-on-top", "unit", u)
    if on == LADDER and thing[SINCE] >= s.turn:
        return refused(s, "GU-10.38", "ladder-too-fresh", "unit", u)
    if on == ROPE and rope_left(s, u, thing) > 0:
        return refused(s, "GU-10.28", "not-on-top", "unit", u)
    if not may_stand(s, u, h):
        return refused(s, "GU-10.36", "occupied", "hex", h)
    cost = leap_cost(s, u, thing)
    return too_few(s, u, cost) if s.points < cost else None


def leap_cost(s: Guiscard, u: i64, thing: list[int]) -> i64:
    """GU-9.4: from a ladder; GU-10.28: over the parapet from a rope, less what was paid ahead.

    GU-10.47: over the wall of a house also down behind it; a barn has no parapet.
    """
    n = s.board.numbers
    if thing[WHAT] == LADDER:
        return n.landing
    ahead = min(0, rope_left(s, u, thing))
    if is_over_house(s, thing):
        return ahead + n.climb_down + (0 if s.field.bare[thing[TO]] else n.parapet)
    return ahead + n.parapet


def descent_cost(s: Guiscard, on: i64) -> i64:
    """GU-10.36, GU-10.48: what coming down costs."""
    return s.board.numbers.ladder_cost if on == LADDER else s.board.numbers.climb_down


def descend_refused(s: Guiscard, u: i64, h: i64) -> Refusal | None:
    """GU-10.36: down to the foot or to free ground beside it. GU-10.48: off a rope to the foot."""
    on = perch(s, u)
    if not on:
        return refused(s, "GU-10.36", "not-on-ladder", "unit", u)
    at = s.at[u]
    if h != at:
        d = s.field.grid.direction(at, h)
        open_way = d != NONE and s.field.foot[at * 6 + d] > 0
        if on == ROPE or not open_way or not may_stand(s, u, h):
            return refused(s, "GU-10.36", "no-ground-there", "hex", h)
    cost = descent_cost(s, on)
    return too_few(s, u, cost) if s.points < cost else None


# -- grapnels


def throw_refused(s: Guiscard, u: i64, h: i64) -> Refusal | None:
    """GU-10.27, GU-10.47, GU-10.63: a palisade or a house beside the thrower, once a turn.

    GU-R.212: not where a ladder stands or a rope hangs already.
    """
    if grapnel_of(s, u) is None or perch(s, u) or not has_free_hands(s, u) or armoured(s, u):
        return refused(s, "GU-10.27", "no-grapnel", "unit", u)
    if trait(s, u, THREW) or s.done[u] & FIRED:
        return refused(s, "GU-10.63", "thrown-already", "unit", u)
    if not holds_rope(s, s.at[u], h):
        return refused(s, "GU-10.27", "no-palisade-there", "hex", h)
    if ladder_in(s, s.at[u]) is not None or rope_in(s, s.at[u]) is not None:
        return refused(s, "GU-R.212", "place-taken", "hex", s.at[u])
    return None


def is_foot_of(s: Guiscard, h: i64, behind: i64) -> bool:
    """GU-10.36, GU-10.38: whether a hex lies outside a palisade of the other, at most one below.

    GU-10.2: so ladders never reach the tower.
    """
    f = s.field
    d = f.grid.direction(behind, h)
    if d == NONE or f.side[behind * 6 + d] != PALISADE or not f.owner[behind * 6 + d]:
        return False
    return 0 <= f.level[behind] - f.level[h] <= 1


def holds_rope(s: Guiscard, h: i64, behind: i64) -> bool:
    """GU-10.27, GU-10.47: whether a grapnel thrown from a hex holds on the side of the other.

    On palisades, and from outdoors on the walls of houses; never on a castle's walls and slits.
    """
    f = s.field
    d = f.grid.direction(h, behind)
    house = d != NONE and f.built and f.side[h * 6 + d] == HOUSE_WALL
    if house:
        return f.terrain[behind] == INTERIOR and f.terrain[h] != INTERIOR
    return is_foot_of(s, h, behind)


def hook_refused(s: Guiscard, u: i64, h: i64) -> Refusal | None:
    """GU-10.63: from the wall walk down to free ground beside it, over the palisade or inwards."""
    if grapnel_of(s, u) is None or perch(s, u) or not has_free_hands(s, u) or armoured(s, u):
        return refused(s, "GU-10.63", "no-grapnel", "unit", u)
    f, at = s.field, s.at[u]
    walks = h < f.hexes and at in f.regions.get("wall_walk", [])
    if not walks or f.grid.direction(at, h) == NONE or f.level[at] - f.level[h] != 1:
        return refused(s, "GU-10.63", "no-ground-below", "hex", h)
    inwards = f.foot_base[h] > 0 and not f.way[h]
    if not inwards or not may_stand(s, u, h) or rope_in(s, h) or ladder_in(s, h):
        return refused(s, "GU-10.63", "no-ground-below", "hex", h)
    cost = hook_cost(s, at, h)
    return too_few(s, u, cost) if s.points < cost else None


def hook_cost(s: Guiscard, at: i64, h: i64) -> i64:
    """GU-10.63: four points for the level, two more over a palisade."""
    side = s.field.side[at * 6 + s.field.grid.direction(at, h)]
    return s.board.numbers.climb_down + (s.board.numbers.parapet if side == PALISADE else 0)


def pull_up_refused(s: Guiscard, u: i64, h: i64) -> Refusal | None:
    """GU-10.28, GU-10.48: from above a rope that nobody climbs is pulled up and owned."""
    rope = rope_in(s, h)
    above = rope is not None and rope[TO] == s.at[u] and not is_over_house(s, rope)
    if rope is None or not above or perch(s, u) or grapnel_of(s, u) is not None:
        return refused(s, "GU-10.48", "no-rope-there", "hex", h)
    if not is_free_of_climbers(s, rope):
        return refused(s, "GU-10.48", "rope-in-use", "hex", h)
    return None


def hand_refused(s: Guiscard, u: i64, v: i64, entered: bool) -> Refusal | None:
    """GU-12.27: grapnels pass between own unarmoured men beside each other as a move begins."""
    if entered or grapnel_of(s, u) is None:
        return refused(s, "GU-12.27", "no-grapnel", "unit", u)
    fit = owner(s, v) == owner(s, u) and not armoured(s, v) and s.mount[v] == NONE
    if not fit or grapnel_of(s, v) is not None or s.field.grid.distance(s.at[u], s.at[v]) != 1:
        return refused(s, "GU-12.27", "cannot-take-grapnel", "unit", v)
    return None


def lying_grapnel(s: Guiscard, u: i64) -> list[int] | None:
    """GU-12.27: a grapnel in the unit's hex that it takes up, if it may carry one."""
    if armoured(s, u) or s.mount[u] != NONE or grapnel_of(s, u) is not None:
        return None
    for thing in s.machines:
        if thing[WHAT] == ROPE and thing[HOW] == LYING and thing[AT] == s.at[u]:
            return thing
    return None


# -- as deeds of a move


def deeds(s: Guiscard, u: i64, entered: bool, out: Offers) -> None:
    """Everything of this that the moving unit can do here."""
    at = s.at[u]
    for h in (at, *s.field.grid.around[at]):
        if climb_refused(s, u, h) is None:
            out.add(CLIMB + h)
        if perch(s, u) and descend_refused(s, u, h) is None:
            out.add(DESCEND + h)
        if perch(s, u) and leap_refused(s, u, h) is None:
            out.add(LEAP + h)
    if grapnel_of(s, u) is not None:
        for h in s.field.grid.around[at]:
            if throw_refused(s, u, h) is None:
                out.add(THROW_ROPE + h)
            if hook_refused(s, u, h) is None:
                out.add(HOOK + h)
            v = s.grid[h]
            if v in s.board.side_units[owner(s, u)] and hand_refused(s, u, v, entered) is None:
                out.add(HAND + v)
    for rope in leading_to(s, ROPE, at):
        if pull_up_refused(s, u, rope[AT]) is None:
            out.add(PULL_UP + rope[AT])


def deed_refused(s: Guiscard, u: i64, a: i64, entered: bool) -> Refusal | None:
    """Why the moving unit cannot do one of these things here."""
    verb = verb_of(a)
    if verb == CLIMB:
        return climb_refused(s, u, arg(a))
    if verb == DESCEND:
        return descend_refused(s, u, arg(a))
    if verb == LEAP:
        return leap_refused(s, u, arg(a))
    if verb == THROW_ROPE:
        return throw_refused(s, u, arg(a))
    if verb == HOOK:
        return hook_refused(s, u, arg(a))
    if verb == PULL_UP:
        return pull_up_refused(s, u, arg(a))
    return hand_refused(s, u, arg(a), entered) if verb == HAND else None
