"""GU-10.6, GU-10.7, GU-10.10 to GU-10.12, GU-10.35, GU-10.50: raised ladders and who reaches them.

Nothing here changes a position but `lay_down`.
"""

from __future__ import annotations

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.terrain import (
    ARROW_SLIT,
    CASTLE_WALL,
    NONE,
    TOWER_GATE,
    WALL_WALK,
)
from tafelrunde.games.guiscard.pieces.contact import is_threatened
from tafelrunde.games.guiscard.pieces.gear import (
    AT,
    HOW,
    LYING,
    TO,
    UP,
    WHAT,
    change,
    is_free_of_climbers,
    ladder_in,
    perch,
    rope_in,
    whoever,
)
from tafelrunde.games.guiscard.siegecraft.climbing import is_foot_of
from tafelrunde.games.guiscard.state import (
    BUSY,
    FIRED,
    LADDER,
    MOVED,
    STATIONARY,
    Guiscard,
    able,
    allowance,
    is_prisoner,
    owner,
)

STONE = (CASTLE_WALL, ARROW_SLIT, TOWER_GATE)


def works_on(s: Guiscard, at: i64, h: i64) -> bool:
    """GU-10.35: whether somebody in a hex works on a thing in a neighbouring one.

    Whatever lies between, but for stone walls and more than one level.
    """
    f = s.field
    d = f.grid.direction(at, h)
    if d == NONE or not -1 <= f.level[at] - f.level[h] <= 1:
        return False
    return f.side[at * 6 + d] not in STONE and not f.is_stone_side(at * 6 + d)


def raised(s: Guiscard) -> list[list[int]]:
    """All ladders that stand."""
    return [x for x in s.machines if x[WHAT] == LADDER and x[HOW] == UP]


def overturnable(s: Guiscard, u: i64) -> list[int]:
    """GU-10.10, GU-10.12: the feet of the ladders that a unit can overturn.

    GU-10.50: from every hex whose palisade touches the foot, and from the ground beside it. Not
    with a friend on it.
    """
    found: list[int] = []
    if perch(s, u) or s.mount[u] != NONE:
        return found
    for ladder in raised(s):
        v = whoever(s, ladder[AT])
        friend = v != NONE and perch(s, v) == LADDER and owner(s, v) == owner(s, u)
        if not friend and works_on(s, s.at[u], ladder[AT]):
            found.append(ladder[AT])
    return found


def ground_by(s: Guiscard, h: i64) -> list[int]:
    """GU-10.11: the ground beside the foot on which the other half of a ladder can lie."""
    f = s.field
    found: list[int] = []
    for d in range(6):
        to = f.neighbor[h * 6 + d]
        if to != NONE and f.foot[h * 6 + d] > 0 and f.terrain[to] != WALL_WALK:
            found.append(to)
    return found


def lay_down(s: Guiscard, ladder: list[int], to: i64) -> None:
    """GU-10.11: a ladder lies with one half in its hex and the other beside it."""
    change(s, ladder, LYING, ladder[AT], to)


# -- shifting and taking down


def may_work(s: Guiscard, u: i64) -> bool:
    """GU-10.7: an able man on foot with all his turn before him, and points enough."""
    if not able(s, u) or s.done[u] & (MOVED | FIRED | BUSY | STATIONARY) or is_prisoner(s, u):
        return False
    fit = s.mount[u] == NONE and not perch(s, u)
    return fit and allowance(s, u) >= s.board.numbers.ladder_work


def movable(s: Guiscard, seat: i64, u: i64) -> list[list[int]]:
    """GU-10.6, GU-10.7: the ladders that a unit and another one can shift or take down."""
    if not may_work(s, u):
        return []
    return [x for x in raised(s) if is_idle(s, seat, x) and mates(s, seat, u, x)]


def is_idle(s: Guiscard, seat: i64, ladder: list[int]) -> bool:
    """GU-10.6: nobody is on it, and no enemy beside its foot."""
    return is_free_of_climbers(s, ladder) and not is_threatened(s, seat, ladder[AT])


def mates(s: Guiscard, seat: i64, u: i64, ladder: list[int]) -> list[int]:
    """GU-10.7: who can help a unit at a ladder; none if it does not stand beside it itself."""
    if not is_by_foot(s, u, ladder):
        return []
    units = s.board.side_units[seat]
    return [v for v in units if v != u and may_work(s, v) and is_by_foot(s, v, ladder)]


def is_by_foot(s: Guiscard, u: i64, ladder: list[int]) -> bool:
    """Whether a unit stands on the ground beside the foot of a ladder, or at the foot itself."""
    at, foot = s.at[u], ladder[AT]
    if at == foot:
        return True
    d = s.field.grid.direction(at, foot)
    return d != NONE and s.field.foot[at * 6 + d] > 0


def new_places(s: Guiscard, ladder: list[int]) -> list[tuple[int, int]]:
    """GU-10.7: foot and top after a shift: turned in its hex, or one hex along the palisade.

    GU-R.212: one ladder or rope in a hex. GU-10.36: nobody stands at the new foot.
    """
    f = s.field
    found: list[tuple[int, int]] = []
    for foot in (ladder[AT], *f.grid.around[ladder[AT]]):
        same = foot == ladder[AT]
        d = f.grid.direction(ladder[AT], foot)
        if not same and (f.foot[ladder[AT] * 6 + d] == 0 or s.grid[foot] != NONE):
            continue
        if not same and (ladder_in(s, foot) is not None or rope_in(s, foot) is not None):
            continue
        for top in f.grid.around[foot]:
            if is_foot_of(s, foot, top) and (not same or top != ladder[TO]):
                found.append((foot, top))
    return found
