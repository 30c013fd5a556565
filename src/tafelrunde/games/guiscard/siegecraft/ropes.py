"""GU-10.27 to GU-10.34, GU-10.46 to GU-10.49, GU-10.63: what becomes of grapnels and ropes."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from tafelrunde.core.actions import Refusal
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.field.terrain import NONE, PALISADE
from tafelrunde.games.guiscard.pieces.gear import (
    AT,
    HELD,
    HOW,
    SINCE,
    TO,
    UP,
    WHAT,
    change,
    come_down,
    grapnel_of,
    is_free_of_climbers,
    leading_to,
    perch,
    rope_in,
)
from tafelrunde.games.guiscard.siegecraft.climbing import lying_grapnel
from tafelrunde.games.guiscard.state import (
    BUSY,
    CLIMBED,
    FIRED,
    GOES,
    HEAVES,
    LADDER,
    MOVED,
    PERCH,
    ROPE,
    STATIONARY,
    Guiscard,
    able,
    is_prisoner,
    owner,
    set_trait,
    trait,
)

PULLERS: Final = 4  # GU-10.34


def fix(s: Guiscard, u: i64, foot: i64, top: i64) -> None:
    """GU-10.30: the grapnel in hand holds; its rope hangs from one hex into another."""
    thing = grapnel_of(s, u)
    assert thing is not None
    change(s, thing, UP, foot, top)


def hand_over(s: Guiscard, u: i64, v: i64) -> None:
    """GU-12.27: a grapnel goes from man to man."""
    thing = grapnel_of(s, u)
    assert thing is not None
    change(s, thing, HELD, v, NONE)
    if s.log is not None:
        s.emit("GU-12.27", "grapnel-handed", {"unit": u, "by": v})


def pull_up(s: Guiscard, u: i64, foot: i64) -> None:
    """GU-10.48: whoever pulls a rope up owns the grapnel."""
    rope = rope_in(s, foot)
    assert rope is not None
    change(s, rope, HELD, u, NONE)
    if s.log is not None:
        s.emit("GU-10.48", "rope-pulled-up", {"unit": u, "hex": foot})


def take_up(s: Guiscard, u: i64) -> None:
    """GU-12.27: whoever moves through takes up a grapnel that lies there."""
    thing = lying_grapnel(s, u)
    if thing is not None:
        change(s, thing, HELD, u, NONE)
        if s.log is not None:
            s.emit("GU-12.27", "grapnel-found", {"unit": u, "hex": s.at[u]})


def settle_perch(s: Guiscard, u: i64, goes: i64, cost: i64) -> None:
    """GU-10.36, GU-10.48: a unit is now on a ladder or rope, or off it."""
    paid = trait(s, u, CLIMBED)
    set_trait(s, u, GOES, 0)
    come_down(s, u)
    key = "comes-down"
    if goes == LADDER:
        set_trait(s, u, PERCH, LADDER)
        key = "climbs"
    elif goes == ROPE:
        set_trait(s, u, PERCH, ROPE)
        set_trait(s, u, CLIMBED, paid + cost)
        key = "climbs-rope"
    if s.log is not None:
        s.emit("GU-10.5", key, {"unit": u, "hex": s.at[u], "points": s.points})


# -- cutting


def cuttable(s: Guiscard, u: i64) -> list[int]:
    """GU-10.33: the feet of the ropes that hang from a unit's hex, but for those with friends."""
    found: list[int] = []
    if perch(s, u):
        return found
    for rope in leading_to(s, ROPE, s.at[u]):
        v = s.grid[rope[AT]]
        friend = not is_free_of_climbers(s, rope) and owner(s, v) == owner(s, u)
        if not friend and rope[SINCE] < s.turn:
            found.append(rope[AT])
    return found


# -- pulling a palisade down


def may_heave(s: Guiscard, u: i64) -> bool:
    """GU-10.46: an own man on foot who has done nothing yet, on the ground."""
    if not able(s, u) or s.done[u] & (MOVED | FIRED | BUSY | STATIONARY) or is_prisoner(s, u):
        return False
    return s.mount[u] == NONE and not perch(s, u) and not s.board.roster.civilian[u]


def pullers(s: Guiscard, seat: i64, rope: list[int], named: list[int]) -> list[int]:
    """GU-10.46: who can pull together with those named, so that four can be found."""
    able_ones = [u for u in s.board.side_units[seat] if may_heave(s, u) and is_outside(s, u, rope)]
    found: list[int] = []
    for u in able_ones:
        if u not in named and completes(s, [*named, u], able_ones, rope):
            found.append(u)
    return found


def is_outside(s: Guiscard, u: i64, rope: list[int]) -> bool:
    """GU-10.46, GU-R.113: outside the castle, two hexes or more from the anchor."""
    inside = s.at[u] in s.field.regions.get("castle", [])
    return not inside and s.field.grid.distance(s.at[u], rope[TO]) >= 2


def completes(s: Guiscard, named: list[int], others: list[int], rope: list[int]) -> bool:
    """Whether these can be made four who stand right; no two of such four are far apart."""
    distance = s.field.grid.distance
    near = [u for u in others if u not in named and distance(s.at[u], s.at[named[0]]) <= 2]
    for more in combinations(near, PULLERS - len(named)):
        if stand_right(s, [*named, *more], rope):
            return True
    return False


def stand_right(s: Guiscard, men: list[int], rope: list[int]) -> bool:
    """GU-10.46: two pairs side by side, each hex of one beside a hex of the other, one man near."""
    distance = s.field.grid.distance
    if not any([distance(s.at[u], rope[TO]) <= 3 for u in men]):
        return False
    for mate in men[1:]:
        one = [men[0], mate]
        two = [u for u in men if u not in one]
        if distance(s.at[one[0]], s.at[one[1]]) != 1 or distance(s.at[two[0]], s.at[two[1]]) != 1:
            continue
        if all([any([distance(s.at[u], s.at[v]) == 1 for v in two]) for u in one]) and all(
            [any([distance(s.at[u], s.at[v]) == 1 for v in one]) for u in two]
        ):
            return True
    return False


def pullable(s: Guiscard) -> list[list[int]]:
    """GU-10.46: ropes fixed since an earlier turn over a palisade, with nobody on them."""
    f = s.field
    found: list[list[int]] = []
    for rope in s.machines:
        if rope[WHAT] != ROPE or rope[HOW] != UP or rope[SINCE] >= s.turn:
            continue
        side = rope[TO] * 6 + f.grid.direction(rope[TO], rope[AT])
        if f.owner[side] and f.side[side] == PALISADE and is_free_of_climbers(s, rope):
            found.append(rope)
    return found


def heave_refused(s: Guiscard, u: i64) -> Refusal | None:
    """GU-10.34: why nobody pulls a palisade down with a unit."""
    if may_heave(s, u):
        for rope in pullable(s):
            if u in pullers(s, owner(s, u), rope, []):
                return None
    return refused(s, "GU-10.46", "cannot-heave", "unit", u)


def heavers(s: Guiscard, seat: i64) -> list[int]:
    """Who pulls in this turn and still stands ready, GU-R.133: wounded or not."""
    found = [u for u in s.board.side_units[seat] if trait(s, u, HEAVES)]
    return [u for u in found if able(s, u)]
