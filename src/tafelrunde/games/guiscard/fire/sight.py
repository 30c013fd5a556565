"""GU-5.25 to GU-5.41: who is seen, over whom a weapon fires, and what cover a hex gives."""

from __future__ import annotations

from typing import Final, NamedTuple

from tafelrunde.core.actions import Refusal
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.buildings.shelter import side_cover
from tafelrunde.games.guiscard.field.field import Field
from tafelrunde.games.guiscard.field.glance import (
    BY_TREE,
    CELL,
    CUTS_BRUSH,
    CUTS_CREST,
    CUTS_JETTY,
    FROM_SLIT,
    OTHER_AT,
    WHY_KEYS,
    WHY_RULES,
    end_of_cells,
    first_cell,
    shelter_of,
    why,
)
from tafelrunde.games.guiscard.field.terrain import (
    BRUSH,
    DEEP,
    LIGHT,
    MARSH,
    MEDIUM_COVER,
    NO_COVER,
    NONE,
    PATH,
    ROCK_STAIRS,
    ROCKS,
    RUINS,
    SHALLOW,
    SLOPE,
    TOTAL,
    TREE,
)
from tafelrunde.games.guiscard.files.odds import (
    COMPOSITE_BOW,
    JAVELIN,
    LANCE_FOOT,
    LANCE_MOUNTED,
    OVER_FAR,
    OVER_FRIEND,
    SHORT,
    SHORT_BOW,
    SLING,
)
from tafelrunde.games.guiscard.files.roster import is_person
from tafelrunde.games.guiscard.pieces.contact import in_rear
from tafelrunde.games.guiscard.pieces.gear import STONE, WHAT, engine_in, leads_to, perch, whoever
from tafelrunde.games.guiscard.state import (
    FOULKON,
    STUNNED,
    Guiscard,
    alive,
    hexes_of,
    is_prisoner,
    is_protected,
    owner,
)
from tafelrunde.games.guiscard.views import LineOfSight

IMPOSSIBLE: Final = 999
THROWN: Final = (LANCE_MOUNTED, LANCE_FOOT, JAVELIN, SLING)  # GU-9.27: not through slits
BOWS: Final = (SHORT_BOW, COMPOSITE_BOW)
THROW_OVER: Final = 3  # GU-7.2: the least range for a throw over a friend


class Look(NamedTuple):
    """A line as the screen shows it: the hexes it cuts, and the hex and reason that block it."""

    hexes: tuple[int, ...]
    refusal: Refusal | None
    cover: i64


def in_water(s: Guiscard, h: i64) -> bool:
    """GU-5.32: whether a hex is water."""
    return s.field.terrain[h] in (SHALLOW, DEEP)


def piece_at(s: Guiscard, h: i64) -> i64:
    """Who is in a hex: a person, UNITS + a riderless horse, or NONE.

    GU-5.45: of two who share a hex the one that is moving counts. GU-R.41: a rider is met in
    either of his hexes.
    """
    moving = s.mover
    if moving != NONE and (s.at[moving] == h or s.rear[moving] == h):
        return moving
    return s.grid[h]


def seen(s: Guiscard, a: i64, b: i64) -> bool:
    """PR-2, steps 1 to 4: whether the ground lets one hex see another."""
    return why(s.field.ground.facts(a, b)) == 0


# -- cover


def cover(s: Guiscard, a: i64, h: i64, weapon: i64) -> i64:
    """PR-3: the cover of a hex against a shot from another one that is aimed at it."""
    return cover_by(s, s.field.ground.facts(a, h), a, h, weapon)


def cover_from(s: Guiscard, u: i64, a: i64, h: i64, weapon: i64) -> i64:
    """PR-3: the cover of a hex against a shot of a unit, by the opening that it uses (D-38)."""
    return cover_by(s, way_of(s, u, a, h, weapon), a, h, weapon)


def cover_by(s: Guiscard, facts: i64, a: i64, h: i64, weapon: i64) -> i64:
    """PR-3: the cover of a hex against a shot along a line; GU-5.41: the best one counts.

    GU-R.17: covers do not add up. GU-5.45, GU-R.83: trees on the way of a stray shot cover.
    """
    if s.machines and perch_in(s, h):
        return NO_COVER  # GU-10.9, GU-10.48
    best = shelter_of(facts)  # GU-5.39, GU-5.40
    if not is_commanded(s, a, h, weapon):
        best = max(best, terrain_cover(s, facts, a, h))
        if facts & CUTS_BRUSH and not is_castle_fire(s, a, h):
            best = max(best, LIGHT)  # GU-5.27
    if why(facts) == BY_TREE:
        best = max(best, LIGHT)
    there = piece_at(s, h)
    if s.field.built:
        best = max(best, side_cover(s, facts, h, there))  # GU-8.15, GU-8.16
    if there != NONE and is_person(there) and s.form[there] == FOULKON:
        best = max(best, MEDIUM_COVER)  # GU-7.27, GU-7.41
    return best


def perch_in(s: Guiscard, h: i64) -> bool:
    """Whether whoever is in a hex is on a ladder or a rope."""
    u = whoever(s, h)
    return u != NONE and perch(s, u) > 0


def terrain_cover(s: Guiscard, facts: i64, a: i64, h: i64) -> i64:
    """GU-3.1, GU-3.4, GU-5.27 to GU-5.33, GU-9.37: the cover of a hex's own terrain."""
    f = s.field
    terrain = f.terrain[h]
    if terrain in (BRUSH, TREE, ROCKS, ROCK_STAIRS) or terrain in RUINS:
        return LIGHT
    if terrain == SLOPE:
        return MEDIUM_COVER if facts & CUTS_CREST else NO_COVER  # GU-5.30
    if terrain in (SHALLOW, DEEP):
        if facts & (CUTS_BRUSH | CUTS_JETTY):
            return MEDIUM_COVER
        return NO_COVER if f.grid.distance(a, h) == 1 else LIGHT
    if terrain == MARSH:
        return NO_COVER if on_bank(s, a, h) else LIGHT
    if terrain == PATH:
        return MEDIUM_COVER if f.level[a] < f.level[h] else NO_COVER
    return NO_COVER


def on_bank(s: Guiscard, a: i64, h: i64) -> bool:
    """GU-5.33, GU-R.16: whether a hex is firm ground beside marsh."""
    f = s.field
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


def is_commanded(s: Guiscard, a: i64, h: i64, weapon: i64) -> bool:
    """GU-5.38: whether a shot from above takes brush, marsh, shallows and slopes their cover.

    GU-R.32: in the open field only within these ranges. GU-9.24: in a castle always, and rocks too.
    """
    f = s.field
    if s.board.castle:
        return is_castle_fire(s, a, h) and f.terrain[h] in (BRUSH, MARSH, ROCKS, SHALLOW, SLOPE)
    if f.terrain[h] not in (BRUSH, MARSH, SHALLOW, SLOPE):
        return False
    above = f.level[a] - f.level[h]
    reach = s.board.numbers.odds.short_to[weapon]
    distance = f.grid.distance(a, h)
    if above == 1:
        return 2 * distance < reach
    return above > 1 and distance <= reach


def is_castle_fire(s: Guiscard, a: i64, h: i64) -> bool:
    """GU-9.24: whether a shot comes from above in a castle; brush on its way covers nobody."""
    return s.board.castle and s.field.level[a] > s.field.level[h]


# -- units in the way


def way_of(s: Guiscard, u: i64, a: i64, h: i64, weapon: i64) -> i64:
    """D-38: the line by which a unit in hex a fires at a hex: the best one that is free."""
    ground = s.field.ground
    best = ground.facts(a, h)
    if s.field.built and u != NONE and line_refused(s, u, a, h, weapon, best) is not None:
        for facts in ground.others(a, h):
            if line_refused(s, u, a, h, weapon, facts) is None:
                return facts
    return best


def sight_refused(s: Guiscard, u: i64, a: i64, h: i64, weapon: i64) -> Refusal | None:
    """PR-2: why a unit in hex a cannot fire at a hex; None if it has a line."""
    return line_refused(s, u, a, h, weapon, way_of(s, u, a, h, weapon))


def line_refused(s: Guiscard, u: i64, a: i64, h: i64, weapon: i64, facts: i64) -> Refusal | None:
    """PR-2: why a unit cannot fire along a line."""
    if why(facts):
        return refused(s, WHY_RULES[why(facts)], WHY_KEYS[why(facts)], "hex", h)
    if shelter_of(facts) == TOTAL:
        return refused(s, "GU-5.40", "total-cover", "hex", h)
    if facts & FROM_SLIT and weapon in THROWN:
        return refused(s, "GU-9.27", "not-through-slits", "unit", u)
    f = s.field
    if s.board.castle and weapon in (LANCE_FOOT, LANCE_MOUNTED) and f.level[h] > f.level[a]:
        return refused(s, "GU-9.28", "not-upwards", "unit", u)
    return units_refused(s, u, a, h, weapon, facts)


def units_refused(s: Guiscard, u: i64, a: i64, h: i64, weapon: i64, facts: i64) -> Refusal | None:
    """PR-2, step 5: a cell blocks if nobody may be fired over in it (of a pair: in both)."""
    ground = s.field.ground
    for i in range(first_cell(facts), end_of_cells(facts)):
        cell = ground.cells[i]
        no = bars(s, u, a, h, cell & CELL, weapon, facts)
        if no is not None and cell >> OTHER_AT:
            no = bars(s, u, a, h, (cell >> OTHER_AT) - 1, weapon, facts)
        if no is not None:
            return no
    return None


def fires_over(s: Guiscard, a: i64, h: i64, weapon: i64, facts: i64) -> bool:
    """GU-5.35, GU-R.40: whether a weapon fires over units: far targets with little cover."""
    odds = s.board.numbers.odds
    if odds.over[weapon] != OVER_FAR:
        return False
    far = odds.band(weapon, s.field.grid.distance(a, h)) > SHORT
    return far and cover_by(s, facts, a, h, weapon) <= LIGHT


def bars(s: Guiscard, u: i64, a: i64, h: i64, cell: i64, weapon: i64, facts: i64) -> Refusal | None:
    """Whether the piece in a hex on the line stops a shot.

    GU-5.34: stunned persons never do. GU-12.25: nor do prisoners. GU-5.36: nor does who is in
    water. GU-5.37: nor whom the shooter cannot see. GU-R.116: with chapter 9 levels matter too
    (GU-9.25, GU-9.26).
    """
    if s.machines and hides_behind_engine(s, a, h, cell):
        return refused(s, "GU-10.21", "engine-in-the-way", "hex", cell)
    there = piece_at(s, cell)
    if there in (NONE, u) or there == piece_at(s, h) or in_water(s, cell):
        return None
    if is_person(there) and (s.health[there] == STUNNED or is_prisoner(s, there)):
        return None
    f = s.field
    if not seen(s, a, cell) or (s.board.castle and is_below(f, a, h, cell)):
        return None
    friend = is_person(there) and owner(s, there) == owner(s, u)
    if friend and s.board.castle and hides_target(f, a, h, cell):
        return refused(s, "GU-9.25", "friend-at-target", "hex", cell)
    if friend and passes_friend(s, u, a, h, cell, weapon):
        return None
    if fires_over(s, a, h, weapon, facts):
        return None
    rule = "GU-5.35" if s.board.numbers.odds.over[weapon] == OVER_FAR else "GU-5.34"
    return refused(s, rule, "unit-in-the-way", "hex", cell)


def hides_behind_engine(s: Guiscard, a: i64, h: i64, cell: i64) -> bool:
    """GU-10.21: a stone thrower blocks the line as a tree does."""
    engine = engine_in(s, cell)
    return engine is not None and engine[WHAT] == STONE and not is_below(s.field, a, h, cell)


def is_below(f: Field, a: i64, h: i64, cell: i64) -> bool:
    """GU-9.26: whether a hex on the line lies below both its ends."""
    return f.level[cell] < f.level[a] and f.level[cell] < f.level[h]


def hides_target(f: Field, a: i64, h: i64, cell: i64) -> bool:
    """GU-9.25: whether a friend there hides the target from above: beside it, on its level."""
    return f.level[a] > f.level[h] == f.level[cell] and f.grid.distance(cell, h) == 1


def passes_friend(s: Guiscard, u: i64, a: i64, h: i64, cell: i64, weapon: i64) -> bool:
    """GU-5.36: whether a rider fires over a friend beside him; GU-7.2: lances likewise, far off."""
    f = s.field
    beside = any([f.grid.distance(x, cell) == 1 for x in hexes_of(s, u)])
    if not beside or s.mount[u] == NONE:
        return False
    if weapon == COMPOSITE_BOW:
        return True
    friendly = s.board.numbers.odds.over[weapon] == OVER_FRIEND
    return friendly and f.grid.distance(a, h) >= THROW_OVER


# -- what others ask


def other_origin(s: Guiscard, u: i64, weapon: i64) -> i64:
    """GU-5.25, GU-R.13: a bow rider may fire from his rear hex too; NONE for everybody else."""
    if weapon == COMPOSITE_BOW and s.rear[u] != NONE:
        return s.rear[u]
    return NONE


def shot_refused(s: Guiscard, u: i64, h: i64, weapon: i64) -> Refusal | None:
    """Why a unit cannot fire at a hex from where it stands; GU-12.29: at nobody protected."""
    if s.board.protected and is_protected(s, piece_at(s, h)):
        return refused(s, "GU-12.29", "protected", "unit", piece_at(s, h))
    if s.machines and perch(s, u) and (weapon not in BOWS or leads_to(s, u) != h):
        return refused(s, "GU-10.8", "only-over-ladder", "unit", u)
    no = aim_refused(s, u, s.at[u], h, weapon)
    if no is not None:
        other = other_origin(s, u, weapon)
        if other != NONE and aim_refused(s, u, other, h, weapon) is None:
            return None
    return no


def aim_refused(s: Guiscard, u: i64, a: i64, h: i64, weapon: i64) -> Refusal | None:
    """Why a unit cannot fire a weapon from one hex at another: arc, range, line.

    GU-7.1: a lance is not thrown from horseback into the rear arc.
    """
    f = s.field
    if weapon == LANCE_MOUNTED and in_rear(s, u, h):
        return refused(s, "GU-7.1", "rear-arc", "hex", h)
    distance = f.grid.distance(a, h)
    if s.board.numbers.odds.band(weapon, distance) < 0:
        return refused(s, "GU-5.17", "out-of-range", "hex", h, "n", distance)
    return sight_refused(s, u, a, h, weapon)


def best_origin(s: Guiscard, u: i64, h: i64, weapon: i64) -> i64:
    """The hex from which a unit fires best at another: least cover, then least range; or NONE."""
    other = other_origin(s, u, weapon)
    if other == NONE:
        return s.at[u] if aim_refused(s, u, s.at[u], h, weapon) is None else NONE
    one, two = hindrance(s, u, s.at[u], h, weapon), hindrance(s, u, other, h, weapon)
    if two < one:
        return other
    return s.at[u] if one < IMPOSSIBLE else NONE


def hindrance(s: Guiscard, u: i64, a: i64, h: i64, weapon: i64) -> i64:
    """How much speaks against firing from one hex at another: cover, then range."""
    if aim_refused(s, u, a, h, weapon) is not None:
        return IMPOSSIBLE
    return 100 * cover_from(s, u, a, h, weapon) + s.field.grid.distance(a, h)


def charge_sight(s: Guiscard, u: i64, h: i64) -> bool:
    """PR-2.6, GU-7.5: whether a rider sees a hex for a charge; only other riders block it."""
    ground = s.field.ground
    facts = ground.facts(s.at[u], h)
    if why(facts):
        return False
    target = piece_at(s, h)
    for i in range(first_cell(facts), end_of_cells(facts)):
        cell = ground.cells[i]
        blocked = rider_at(s, u, target, cell & CELL)
        if blocked and cell >> OTHER_AT:
            blocked = rider_at(s, u, target, (cell >> OTHER_AT) - 1)
        if blocked:
            return False
    return True


def rider_at(s: Guiscard, u: i64, target: i64, h: i64) -> bool:
    """Whether a third rider is in a hex."""
    there = piece_at(s, h)
    if there in (NONE, u, target) or not is_person(there):
        return False
    return s.mount[there] != NONE


def look(s: Guiscard, u: i64, h: i64, weapon: i64) -> Look:
    """For the screen: the line from a unit to a hex, its cover, and why it is blocked."""
    a = best_origin(s, u, h, weapon)
    a = s.at[u] if a == NONE else a
    way = s.field.ground.way(a, h)
    return Look(tuple(way), aim_refused(s, u, a, h, weapon), cover_from(s, u, a, h, weapon))


def between(s: Guiscard, a: i64, b: i64) -> LineOfSight:
    """For the line-of-sight tool: the line between two hexes over the ground alone.

    From a hex to itself: everybody who is seen from there, through openings too, with his cover.
    """
    ground = s.field.ground
    if a == b:
        return {
            "line": [a],
            "blocked": False,
            "rule": "",
            "key": "",
            "cover": NO_COVER,
            "seen": [(h, cover(s, a, h, COMPOSITE_BOW)) for h in in_view(s, a)],
        }
    reason = why(ground.facts(a, b))
    return {
        "line": ground.way(a, b),
        "blocked": reason > 0,
        "rule": WHY_RULES[reason],
        "key": WHY_KEYS[reason],
        "cover": cover(s, a, b, COMPOSITE_BOW),
    }


def in_view(s: Guiscard, a: i64) -> list[int]:
    """The hexes with people in them to which a line leads from a hex over the ground alone."""
    found: list[int] = []
    for u in s.board.units:
        for h in hexes_of(s, u) if alive(s, u) and s.at[u] != NONE else []:
            if h != a and h not in found and why(s.field.ground.facts(a, h)) == 0:
                found.append(h)
    return found
