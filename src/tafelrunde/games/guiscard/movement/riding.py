"""GU-4.31 to GU-4.50: mounting, dismounting, leading horses and carrying the stunned."""

from __future__ import annotations

from tafelrunde.core.actions import Refusal
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.roster import UNITS, is_person
from tafelrunde.games.guiscard.pieces.contact import in_contact, is_threatened
from tafelrunde.games.guiscard.pieces.placing import leave_horse, lift, take_horse
from tafelrunde.games.guiscard.reach.steps import enterable, facing_of, may_stand
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


def led_by(s: Guiscard, u: i64) -> list[int]:
    """The horses that a unit leads by the reins."""
    found: list[int] = []
    leader = s.leader
    for h in range(len(leader)):
        if leader[h] == u:
            found.append(h)
    return found


def in_hand(s: Guiscard, u: i64) -> list[int]:
    """GU-4.48: led horses that follow as part of the leader's piece."""
    found: list[int] = []
    leader = s.leader
    for h in range(len(leader)):
        if leader[h] == u and s.horse_at[h] == NONE:
            found.append(h)
    return found


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
    if s.mount[u] != NONE or s.burden != NONE or led_by(s, u):
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
    beside = direction(s, s.at[u], s.horse_at[horse]) != NONE
    if not beside or direction(s, s.at[u], s.horse_rear[horse]) == NONE:
        return refused(s, "GU-4.33", "not-at-its-side", "horse", horse)
    if horse_threatened(s, owner(s, u), horse):
        return refused(s, "GU-4.33", "enemy-at-horse", "horse", horse)
    return None


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
    """GU-4.35: the free hexes round the horse where a dismounting rider may stand."""
    if not may_stand(s, u, s.at[u], s.rear[u]):
        return []
    field = s.field
    found: list[int] = []
    for place in (s.at[u], s.rear[u]):
        for d in range(6):
            h = field.neighbor[place * 6 + d]
            if h in (NONE, s.at[u], s.rear[u]) or h in found or field.foot[place * 6 + d] == 0:
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
    if s.burden != NONE or len(led_by(s, u)) >= most:
        return refused(s, "GU-4.43", "hands-full", "unit", u)
    if horse in tried:
        return refused(s, "GU-4.39", "missed-before", "horse", horse)
    if horse_threatened(s, owner(s, u), horse):
        return refused(s, "GU-4.38", "enemy-at-horse", "horse", horse)
    return None


def before_head(s: Guiscard, h: i64, horse: i64) -> bool:
    """GU-4.38: whether a hex is one of the three before a horse's head."""
    head = s.horse_at[horse]
    d = direction(s, head, h)
    return d != NONE and (d - facing_of(s, head, s.horse_rear[horse])) % 6 in (0, 1, 5)


def take_reins(s: Guiscard, u: i64, horse: i64) -> None:
    """GU-4.38, GU-4.48: the horse follows as an extension of the leader's piece."""
    take_horse(s, horse)
    s.leader[horse] = u
    if s.log is not None:
        s.emit("GU-4.38", "leads", {"unit": u, "horse": horse})


def led_places(s: Guiscard, u: i64, taken: i64 = NONE) -> list[tuple[int, int]]:
    """GU-4.40, GU-4.48, GU-R.81: where a led horse may lie now: head and rear.

    `taken`: a horse that is about to be taken and leaves its hexes.
    """
    found: list[tuple[int, int]] = []
    near = s.field.neighbor
    if s.mount[u] != NONE:
        f = s.facing[u]
        for turn in (2, 4):
            head = near[s.at[u] * 6 + (f + turn) % 6]
            rear = near[s.rear[u] * 6 + (f + turn) % 6]
            if led_fits(s, u, head, rear, taken):
                found.append((head, rear))
        return found
    for d in range(6):
        head = near[s.at[u] * 6 + d]
        for turn in (5, 0, 1):  # the person stands in one of the three front hexes
            rear = near[head * 6 + (d + turn) % 6] if head != NONE else NONE
            if led_fits(s, u, head, rear, taken):
                found.append((head, rear))
    return found


def led_fits(s: Guiscard, u: i64, head: i64, rear: i64, taken: i64) -> bool:
    """Two free hexes that a led horse may enter, with an open side between them."""
    if head == NONE or rear == NONE or head == s.at[u] or rear in (s.at[u], s.rear[u]):
        return False
    field = s.field
    if field.led_base[head] == 0 or field.led[head * 6 + direction(s, head, rear)] == 0:
        return False
    free = (NONE, UNITS + taken) if taken != NONE else (NONE,)
    return s.grid[head] in free and s.grid[rear] in free


def apart(places: list[tuple[int, int]], from_: tuple[int, int]) -> list[tuple[int, int]]:
    """The places that share no hex with one of them."""
    return [p for p in places if p[0] not in from_ and p[1] not in from_]


def fit_in(places: list[tuple[int, int]], horses: i64) -> bool:
    """GU-4.48: whether so many horses find room side by side in some of these places."""
    if horses <= 1:
        return horses == 0 or len(places) > 0
    return any([fit_in(apart(places, p), horses - 1) for p in places])


def has_room(s: Guiscard, u: i64, horse: i64) -> bool:
    """GU-4.48: whether a horse that a unit takes here can lie beside it."""
    return len(led_places(s, u, horse)) > 0


def put_horse(s: Guiscard, horse: i64, head: i64, rear: i64, leader: i64) -> None:
    """GU-4.48: a horse in hand lies beside its leader, or stands free."""
    leave_horse(s, horse, head, rear)
    s.leader[horse] = leader
    if s.log is not None:
        s.emit("GU-4.48", "horse-placed", {"horse": horse, "hex": head, "behind": rear})


def liftable(s: Guiscard, u: i64) -> i64:
    """GU-4.13, GU-4.14: the stunned person in a unit's hex that it may carry, or NONE."""
    v = s.grid[s.at[u]]
    if v in (NONE, u) or not is_person(v) or s.where[v] != ON_MAP or s.health[v] != STUNNED:
        return NONE
    if s.mount[u] != NONE or s.burden != NONE or led_by(s, u):
        return NONE
    return NONE if is_threatened(s, owner(s, u), s.at[u]) else v


def lift_person(s: Guiscard, u: i64, v: i64) -> None:
    """GU-4.13: the points left are halved."""
    lift(s, v)
    s.burden = v
    s.points //= 2
    if s.log is not None:
        s.emit("GU-4.13", "carries", {"unit": u, "person": v, "points": s.points})
