"""GU-4.31 to GU-4.50: mounting, dismounting, leading horses and carrying the stunned."""

from __future__ import annotations

from tafelrunde.core.actions import Refusal
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.roster import UNITS, is_person, rider_of
from tafelrunde.games.guiscard.leading import reins
from tafelrunde.games.guiscard.pieces.contact import in_contact, is_threatened
from tafelrunde.games.guiscard.pieces.placing import leave_horse, lift, take_horse
from tafelrunde.games.guiscard.reach.steps import enterable, facing_of, is_open, may_stand
from tafelrunde.games.guiscard.state import (
    ON_MAP,
    RIDDEN,
    RIDERLESS,
    STUNNED,
    WOUNDED,
    Guiscard,
    allowance,
    armoured,
    direction,
    owner,
)


def price(s: Guiscard, u: i64) -> i64:
    """GU-4.31: the cost of mounting and dismounting."""
    return s.board.numbers.mounting[1 if armoured(s, u) else 0]


def horse_threatened(s: Guiscard, seat: i64, horse: i64) -> bool:
    """Whether a capable enemy of the seat stands next to a horse."""
    at, rear = s.horse_at[horse], s.horse_rear[horse]
    return is_threatened(s, seat, at) or is_threatened(s, seat, rear)


def is_free(s: Guiscard, horse: i64) -> bool:
    """Whether a horse stands on the map without rider and leader."""
    return s.horse[horse] == RIDERLESS and s.leader[horse] == NONE and s.horse_at[horse] != NONE


def strays(s: Guiscard, at: i64) -> list[int]:
    """The horses beside a hex that anybody might take, in order."""
    near = s.field.neighbor
    found: list[int] = []
    for d in range(6):
        h = near[at * 6 + d]
        there = s.grid[h] if h != NONE else NONE
        if there == NONE or is_person(there):
            continue
        horse = there - UNITS
        if horse not in found and is_free(s, horse):
            found.append(horse)
    if len(found) > 1:
        found.sort()
    return found


def mountable(s: Guiscard, u: i64) -> list[int]:
    """GU-4.33, GU-4.34: the horses a person on foot may mount here."""
    found = strays(s, s.at[u])
    if not found or mounter_refused(s, u) is not None:
        return []
    return [h for h in found if mount_refused(s, u, h) is None]


def mounter_refused(s: Guiscard, u: i64) -> Refusal | None:
    """GU-4.34: only riders mount; GU-4.50: not with somebody on his shoulders."""
    if s.mount[u] != NONE or s.burden != NONE or reins.led_by(s, u):
        return refused(s, "GU-4.50", "hands-full", "unit", u)
    if not s.board.roster.cavalry[u]:
        return refused(s, "GU-4.34", "never-rides", "unit", u)
    if s.points < price(s, u):
        return refused(s, "GU-4.31", "too-few-to-mount", "unit", u, "points", price(s, u))
    if in_contact(s, u):
        return refused(s, "GU-4.33", "enemy-beside", "unit", u)
    return None


def mount_refused(s: Guiscard, u: i64, horse: i64) -> Refusal | None:
    """GU-4.33: beside both halves of a free horse, and no capable enemy near it."""
    if not is_free(s, horse):
        return refused(s, "GU-4.33", "no-free-horse", "horse", horse)
    if rider_of(horse) == NONE:  # GU-R.210: pack horses carry their load already
        return refused(s, "GU-R.210", "laden-horse", "horse", horse)
    if not is_at_side(s, s.at[u], s.horse_at[horse], s.horse_rear[horse]):
        return refused(s, "GU-4.33", "not-at-its-side", "horse", horse)
    if horse_threatened(s, owner(s, u), horse):
        return refused(s, "GU-4.33", "enemy-at-horse", "horse", horse)
    return None


def is_at_side(s: Guiscard, h: i64, head: i64, rear: i64) -> bool:
    """GU-4.33: whether a hex touches both halves of a horse; GU-8.2: one of them with no wall."""
    both = direction(s, h, head) != NONE and direction(s, h, rear) != NONE
    return both and (is_open(s, h, head) or is_open(s, h, rear))


def mount_up(s: Guiscard, u: i64, horse: i64) -> None:
    """GU-4.32, GU-R.55: what points are left are doubled, up to the mounted allowance.

    GU-4.36: he keeps his own mounted values.
    """
    cost = price(s, u)
    head, rear = s.horse_at[horse], s.horse_rear[horse]
    take_horse(s, horse)
    s.horse[horse], s.mount[u] = RIDDEN, horse
    s.at[u], s.rear[u] = head, rear
    s.facing[u] = facing_of(s, head, rear)
    s.spent[u] += cost
    s.points = min((s.points - cost) * 2, allowance(s, u))
    if s.log is not None:
        s.emit("GU-4.31", "mounts", {"unit": u, "horse": horse, "hex": head, "points": s.points})


def ground_beside(s: Guiscard, u: i64) -> list[int]:
    """GU-4.35: the free hexes round the horse where a dismounting rider may stand.

    GU-8.18: nobody gets off through a window.
    """
    if not may_stand(s, u, s.at[u], s.rear[u]):
        return []
    field = s.field
    found: list[int] = []
    for place in (s.at[u], s.rear[u]):
        for d in range(6):
            h = field.neighbor[place * 6 + d]
            if h in (NONE, s.at[u], s.rear[u]) or h in found or field.foot[place * 6 + d] == 0:
                continue
            if not is_open(s, place, h):
                continue
            if enterable(s, u, h) and may_stand(s, u, h):
                found.append(h)
    return sorted(found)


def dismount(s: Guiscard, u: i64, h: i64) -> None:
    """GU-4.32, GU-R.34, GU-R.54: half of the points are left, a quarter for the wounded.

    GU-4.35: horse and person become two pieces.
    """
    cost = price(s, u)
    horse, head, rear = s.mount[u], s.at[u], s.rear[u]
    s.mount[u] = NONE
    s.at[u], s.rear[u] = h, NONE
    leave_horse(s, horse, head, rear)
    s.spent[u] += cost
    part = 4 if s.health[u] == WOUNDED else 2
    s.points = min((s.points - cost) // part, allowance(s, u))
    if s.log is not None:
        s.emit("GU-4.35", "dismounts", {"unit": u, "horse": horse, "hex": h, "points": s.points})


def leadable(s: Guiscard, u: i64, tried: list[int]) -> list[int]:
    """GU-4.38, GU-4.43: the riderless horses whose reins a unit may take here."""
    return [h for h in strays(s, s.at[u]) if lead_refused(s, u, h, tried) is None]


def lead_refused(s: Guiscard, u: i64, horse: i64, tried: list[int]) -> Refusal | None:
    """GU-4.38, GU-4.39, GU-4.43: why a unit cannot take the reins of a horse here."""
    if not is_free(s, horse):
        return refused(s, "GU-4.38", "no-free-horse", "horse", horse)
    if not before_head(s, s.at[u], horse):
        return refused(s, "GU-4.38", "not-before-its-head", "horse", horse)
    most = 1 if s.mount[u] != NONE else s.board.numbers.led_by_foot
    if s.burden != NONE or len(reins.led_by(s, u)) >= most:
        return refused(s, "GU-4.43", "hands-full", "unit", u)
    if horse in tried:
        return refused(s, "GU-4.39", "missed-before", "horse", horse)
    if horse_threatened(s, owner(s, u), horse):
        return refused(s, "GU-4.38", "enemy-at-horse", "horse", horse)
    return None


def before_head(s: Guiscard, h: i64, horse: i64) -> bool:
    """GU-4.38: whether a hex is one of the three before a horse's head; GU-8.2: with no wall."""
    head = s.horse_at[horse]
    d = direction(s, head, h)
    return is_open(s, head, h) and (d - facing_of(s, head, s.horse_rear[horse])) % 6 in (0, 1, 5)


def liftable(s: Guiscard, u: i64) -> i64:
    """GU-4.13, GU-4.14: the stunned person in a unit's hex that it may carry, or NONE."""
    v = s.grid[s.at[u]]
    if v in (NONE, u) or not is_person(v) or s.where[v] != ON_MAP or s.health[v] != STUNNED:
        return NONE
    if s.mount[u] != NONE or s.burden != NONE or reins.led_by(s, u):
        return NONE
    return NONE if is_threatened(s, owner(s, u), s.at[u]) else v


def lift_person(s: Guiscard, u: i64, v: i64) -> None:
    """GU-4.13: the points left are halved."""
    lift(s, v)
    s.burden = v
    s.points //= 2
    if s.log is not None:
        s.emit("GU-4.13", "carries", {"unit": u, "person": v, "points": s.points})
