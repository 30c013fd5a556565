"""GU-5.25 to GU-5.41: who is seen, over whom a weapon fires, and what cover a hex gives."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tafelrunde.core.actions import Refusal
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.contact import in_rear
from tafelrunde.games.guiscard.glance import BY_TREE, WHY_KEYS, WHY_RULES
from tafelrunde.games.guiscard.odds import (
    COMPOSITE_BOW,
    LANCE_MOUNTED,
    LIGHT,
    MEDIUM_COVER,
    NO_COVER,
    OVER_FAR,
    OVER_FRIEND,
    SHORT,
)
from tafelrunde.games.guiscard.state import FOULKON, STUNNED, Guiscard, hexes_of, owner
from tafelrunde.games.guiscard.tables import (
    BRUSH,
    DEEP,
    MARSH,
    NONE,
    PATH,
    ROCK_STAIRS,
    ROCKS,
    SHALLOW,
    SLOPE,
    TREE,
    UNITS,
)

THROW_OVER: Final = 3  # GU-7.2: the least range for a throw over a friend


class Look(NamedTuple):
    """A line as the screen shows it: the hexes it cuts, and the hex and reason that block it."""

    hexes: tuple[int, ...]
    refusal: Refusal | None
    cover: int


def in_water(s: Guiscard, h: int) -> bool:
    """GU-5.32: whether a hex is water."""
    return s.board.field.terrain[h] in (SHALLOW, DEEP)


def piece_at(s: Guiscard, h: int) -> int:
    """Who is in a hex: a person, UNITS + a riderless horse, or NONE.

    GU-5.45: of two who share a hex the one that is moving counts. GU-R.41: a rider is met in
    either of his hexes.
    """
    moving = s.mover
    if moving != NONE and (s.at[moving] == h or s.rear[moving] == h):
        return moving
    return s.grid[h]


def seen(s: Guiscard, a: int, b: int) -> bool:
    """PR-2, steps 1 to 4: whether the ground lets one hex see another."""
    return s.board.field.ground.glance(a, b).why == 0


# -- cover


def cover(s: Guiscard, a: int, h: int, weapon: int) -> int:
    """PR-3: the cover of a hex against a shot from another one; GU-5.41: the best one counts.

    GU-R.17: covers do not add up. GU-5.45, GU-R.83: trees on the way of a stray shot cover.
    """
    glance = s.board.field.ground.glance(a, h)
    best = glance.shelter  # GU-5.39, GU-5.40
    ground = terrain_cover(s, a, h)
    if glance.brush:
        ground = max(ground, LIGHT)  # GU-5.27
    if not is_commanded(s, a, h, weapon):
        best = max(best, ground)
    if glance.why == BY_TREE:
        best = max(best, LIGHT)
    there = piece_at(s, h)
    if 0 <= there < UNITS and s.form[there] == FOULKON:
        best = max(best, MEDIUM_COVER)  # GU-7.27, GU-7.41
    return best


def terrain_cover(s: Guiscard, a: int, h: int) -> int:
    """GU-3.1, GU-3.4, GU-5.27 to GU-5.33: the cover of a hex's own terrain."""
    f = s.board.field
    terrain = f.terrain[h]
    glance = f.ground.glance(a, h)
    if terrain in (BRUSH, TREE, ROCKS, ROCK_STAIRS):
        return LIGHT
    if terrain == SLOPE:
        return MEDIUM_COVER if glance.crest else NO_COVER  # GU-5.30
    if terrain in (SHALLOW, DEEP):
        if glance.brush or glance.jetty:
            return MEDIUM_COVER
        return NO_COVER if f.grid.distance(a, h) == 1 else LIGHT
    if terrain == MARSH:
        return NO_COVER if on_bank(s, a, h) else LIGHT
    if terrain == PATH:
        return MEDIUM_COVER if f.level[a] < f.level[h] else NO_COVER
    return NO_COVER


def on_bank(s: Guiscard, a: int, h: int) -> bool:
    """GU-5.33, GU-R.16: firm ground beside the marsh in which a hex lies."""
    f = s.board.field
    if f.terrain[a] in (MARSH, SHALLOW, DEEP):
        return False
    marsh = [h]
    for x in marsh:  # grows while it runs
        for near in f.grid.around[x]:
            if near == a:
                return True
            if f.terrain[near] == MARSH and near not in marsh:
                marsh.append(near)
    return False


def is_commanded(s: Guiscard, a: int, h: int, weapon: int) -> bool:
    """GU-5.38: whether a shot from above takes brush, marsh, shallows and slopes their cover.

    GU-R.32: in the open field only within these ranges.
    """
    f = s.board.field
    if f.terrain[h] not in (BRUSH, MARSH, SHALLOW, SLOPE):
        return False
    above = f.level[a] - f.level[h]
    reach = s.board.numbers.odds.short_to[weapon]
    distance = f.grid.distance(a, h)
    if above == 1:
        return 2 * distance < reach
    return above > 1 and distance <= reach


# -- units in the way


def sight_refused(s: Guiscard, u: int, a: int, h: int, weapon: int) -> Refusal | None:
    """PR-2: why a unit in hex a cannot fire at a hex; None if it has a line."""
    glance = s.board.field.ground.glance(a, h)
    if glance.why:
        return refused(s, WHY_RULES[glance.why], WHY_KEYS[glance.why], "hex", h)
    if glance.shelter == 4:
        return refused(s, "GU-5.40", "total-cover", "hex", h)
    return units_refused(s, u, a, h, weapon)


def units_refused(s: Guiscard, u: int, a: int, h: int, weapon: int) -> Refusal | None:
    """PR-2, step 5: a cell blocks if nobody may be fired over in it (of a pair: in both)."""
    line = s.board.field.ground.glance(a, h).line
    lax = fires_over(s, a, h, weapon)
    for i in range(len(line.hexes)):
        no = bars(s, u, a, h, line.hexes[i], weapon, lax)
        if no is not None and line.others[i] != NONE:
            no = bars(s, u, a, h, line.others[i], weapon, lax)
        if no is not None:
            return no
    return None


def fires_over(s: Guiscard, a: int, h: int, weapon: int) -> bool:
    """GU-5.35, GU-R.40: bows and javelins fire over units at far targets with little cover."""
    odds = s.board.numbers.odds
    if odds.over[weapon] != OVER_FAR:
        return False
    far = odds.band(weapon, s.board.field.grid.distance(a, h)) > SHORT
    return far and cover(s, a, h, weapon) <= LIGHT


def bars(s: Guiscard, u: int, a: int, h: int, cell: int, weapon: int, lax: bool) -> Refusal | None:
    """Whether the piece in a hex on the line stops a shot.

    GU-5.34: stunned persons never do. GU-5.36: nor does who is in water. GU-5.37: nor whom the
    shooter cannot see. GU-9.26: nor whoever stands below both ends. GU-9.25: from above a
    friend beside the target always does.
    """
    f = s.board.field
    there = piece_at(s, cell)
    if there in (NONE, u) or there == piece_at(s, h) or in_water(s, cell):
        return None
    if there < UNITS and s.health[there] == STUNNED:
        return None
    level = f.level[cell]
    if (level < f.level[a] and level < f.level[h]) or not seen(s, a, cell):
        return None
    friend = there < UNITS and owner(s, there) == owner(s, u)
    if friend and f.level[a] > f.level[h] == level and f.grid.distance(cell, h) == 1:
        return refused(s, "GU-9.25", "friend-at-target", "hex", cell)
    if lax or (friend and passes_friend(s, u, a, h, cell, weapon)):
        return None
    rule = "GU-5.35" if s.board.numbers.odds.over[weapon] == OVER_FAR else "GU-5.34"
    return refused(s, rule, "unit-in-the-way", "hex", cell)


def passes_friend(s: Guiscard, u: int, a: int, h: int, cell: int, weapon: int) -> bool:
    """GU-5.36: mounted archers fire over friends beside them; GU-7.2: lances likewise, far off."""
    f = s.board.field
    beside = any([f.grid.distance(x, cell) == 1 for x in hexes_of(s, u)])
    if not beside or s.mount[u] == NONE:
        return False
    if weapon == COMPOSITE_BOW:
        return True
    friendly = s.board.numbers.odds.over[weapon] == OVER_FRIEND
    return friendly and f.grid.distance(a, h) >= THROW_OVER


# -- what others ask


def origins(s: Guiscard, u: int, weapon: int) -> list[int]:
    """GU-5.25, GU-R.13: where a unit's line starts; a bow rider may choose either hex."""
    if weapon == COMPOSITE_BOW and s.rear[u] != NONE:
        return [s.at[u], s.rear[u]]
    return [s.at[u]]


def aim_refused(s: Guiscard, u: int, a: int, h: int, weapon: int) -> Refusal | None:
    """Why a unit cannot fire a weapon from one hex at another: arc, range, line.

    GU-7.1: a lance is not thrown from horseback into the rear arc.
    """
    f = s.board.field
    if weapon == LANCE_MOUNTED and in_rear(s, u, h):
        return refused(s, "GU-7.1", "rear-arc", "hex", h)
    distance = f.grid.distance(a, h)
    if s.board.numbers.odds.band(weapon, distance) < 0:
        return refused(s, "GU-5.17", "out-of-range", "hex", h, "n", distance)
    return sight_refused(s, u, a, h, weapon)


def best_origin(s: Guiscard, u: int, h: int, weapon: int) -> int:
    """The hex from which a unit fires best at another: least cover, then least range; or NONE."""
    best, found = 999, NONE
    for a in origins(s, u, weapon):
        if aim_refused(s, u, a, h, weapon) is None:
            worth = 100 * cover(s, a, h, weapon) + s.board.field.grid.distance(a, h)
            if worth < best:
                best, found = worth, a
    return found


def charge_sight(s: Guiscard, u: int, h: int) -> bool:
    """PR-2.6, GU-7.5: whether a rider sees a hex for a charge; only other riders block it."""
    a = s.at[u]
    glance = s.board.field.ground.glance(a, h)
    if glance.why:
        return False
    target = piece_at(s, h)
    for i in range(len(glance.line.hexes)):
        blocked = rider_at(s, u, target, glance.line.hexes[i])
        if blocked and glance.line.others[i] != NONE:
            blocked = rider_at(s, u, target, glance.line.others[i])
        if blocked:
            return False
    return True


def rider_at(s: Guiscard, u: int, target: int, h: int) -> bool:
    """Whether a third rider is in a hex."""
    there = piece_at(s, h)
    if there in (NONE, u, target) or there >= UNITS:
        return False
    return s.mount[there] != NONE


def look(s: Guiscard, u: int, h: int, weapon: int) -> Look:
    """For the screen: the line from a unit to a hex, its cover, and why it is blocked."""
    a = best_origin(s, u, h, weapon)
    a = s.at[u] if a == NONE else a
    line = s.board.field.ground.glance(a, h).line
    cut = [x for pair in zip(line.hexes, line.others, strict=True) for x in pair if x != NONE]
    return Look(tuple([a, *cut, h]), aim_refused(s, u, a, h, weapon), cover(s, a, h, weapon))


def between(s: Guiscard, a: int, b: int) -> dict[str, Any]:
    """For the line-of-sight tool: the line between two hexes over the ground alone."""
    glance = s.board.field.ground.glance(a, b)
    line = glance.line
    cut = [x for pair in zip(line.hexes, line.others, strict=True) for x in pair if x != NONE]
    return {
        "line": [a, *cut, b],
        "blocked": glance.why > 0,
        "rule": WHY_RULES[glance.why],
        "key": WHY_KEYS[glance.why],
        "cover": cover(s, a, b, COMPOSITE_BOW),
    }
