"""GU-4.31 to GU-4.50: mounting, dismounting, leading horses and carrying the stunned."""

from __future__ import annotations

from tafelrunde.games.guiscard import harm
from tafelrunde.games.guiscard.contact import capable_near, in_contact
from tafelrunde.games.guiscard.moves import enterable, facing_of, may_stand
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
    leave_horse,
    lift,
    owner,
    take_horse,
)
from tafelrunde.games.guiscard.tables import HORSES, NONE, UNITS


def price(s: Guiscard, u: int) -> int:
    """GU-4.31: the cost of mounting and dismounting."""
    return s.board.numbers.mounting[1 if armoured(s, u) else 0]


def led_by(s: Guiscard, u: int) -> list[int]:
    """The horses that a unit leads by the reins."""
    return [h for h in range(HORSES) if s.leader[h] == u] if u in s.leader else []


def in_hand(s: Guiscard, u: int) -> list[int]:
    """GU-4.48: led horses that follow as part of the leader's piece."""
    return [h for h in led_by(s, u) if s.horse_at[h] == NONE]


def horse_threatened(s: Guiscard, seat: int, horse: int) -> bool:
    """Whether a capable enemy of the seat stands next to a horse."""
    places = (s.horse_at[horse], s.horse_rear[horse])
    return any([len(capable_near(s, seat, h)) > 0 for h in places])


def mountable(s: Guiscard, u: int) -> list[int]:
    """GU-4.33, GU-4.34: the horses a person on foot may mount here.

    He stands beside both halves of the horse, and no capable enemy is near him or the horse.
    GU-4.50: not with somebody on his shoulders.
    """
    if s.mount[u] != NONE or not s.board.roster.cavalry[u] or s.burden != NONE:
        return []
    if s.points < price(s, u) or in_contact(s, u) or led_by(s, u):
        return []
    found: list[int] = []
    for horse in range(HORSES):
        if s.horse[horse] != RIDERLESS or s.leader[horse] != NONE or s.horse_at[horse] == NONE:
            continue
        beside = direction(s, s.at[u], s.horse_at[horse]) != NONE
        if not beside or direction(s, s.at[u], s.horse_rear[horse]) == NONE:
            continue
        if not horse_threatened(s, owner(s, u), horse):
            found.append(horse)
    return found


def mount_up(s: Guiscard, u: int, horse: int) -> None:
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
    s.emit("GU-4.31", "mounts", {"unit": u, "horse": horse, "hex": head, "points": s.points})


def ground_beside(s: Guiscard, u: int) -> list[int]:
    """GU-4.35: the free hexes round the horse where a dismounting rider may stand."""
    if s.mount[u] == NONE or s.points < price(s, u):
        return []
    if not may_stand(s, u, s.at[u], s.rear[u]):
        return []
    field = s.board.field
    found: list[int] = []
    for place in (s.at[u], s.rear[u]):
        for d in range(6):
            h = field.neighbor[place * 6 + d]
            if h in (NONE, s.at[u], s.rear[u]) or h in found or field.foot[place * 6 + d] == 0:
                continue
            if enterable(s, u, h) and may_stand(s, u, h):
                found.append(h)
    return sorted(found)


def dismount(s: Guiscard, u: int, h: int) -> None:
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
    s.emit("GU-4.35", "dismounts", {"unit": u, "horse": horse, "hex": h, "points": s.points})


def leadable(s: Guiscard, u: int, tried: list[int]) -> list[int]:
    """GU-4.38, GU-4.43: the riderless horses whose reins a unit may take here."""
    most = 1 if s.mount[u] != NONE else s.board.numbers.led_by_foot
    if s.burden != NONE or len(led_by(s, u)) >= most:
        return []
    found: list[int] = []
    for horse in range(HORSES):
        if s.horse[horse] != RIDERLESS or s.leader[horse] != NONE or s.horse_at[horse] == NONE:
            continue
        if horse in tried or not before_head(s, s.at[u], horse):
            continue
        if not horse_threatened(s, owner(s, u), horse):
            found.append(horse)
    return found


def before_head(s: Guiscard, h: int, horse: int) -> bool:
    """GU-4.38: whether a hex is one of the three before a horse's head."""
    head = s.horse_at[horse]
    d = direction(s, head, h)
    return d != NONE and (d - facing_of(s, head, s.horse_rear[horse])) % 6 in (0, 1, 5)


def take_reins(s: Guiscard, u: int, horse: int) -> None:
    """GU-4.38, GU-4.48: the horse follows as an extension of the leader's piece."""
    take_horse(s, horse)
    s.leader[horse] = u
    s.emit("GU-4.38", "leads", {"unit": u, "horse": horse})


def led_places(s: Guiscard, u: int) -> list[tuple[int, int]]:
    """GU-4.40, GU-4.48, GU-R.81: where a led horse may lie now: head and rear."""
    found: list[tuple[int, int]] = []
    near = s.board.field.neighbor
    if s.mount[u] != NONE:
        f = s.facing[u]
        for turn in (2, 4):
            head = near[s.at[u] * 6 + (f + turn) % 6]
            rear = near[s.rear[u] * 6 + (f + turn) % 6]
            if led_fits(s, u, head, rear):
                found.append((head, rear))
        return found
    for d in range(6):
        head = near[s.at[u] * 6 + d]
        for turn in (5, 0, 1):  # the person stands in one of the three front hexes
            rear = near[head * 6 + (d + turn) % 6] if head != NONE else NONE
            if led_fits(s, u, head, rear):
                found.append((head, rear))
    return found


def led_fits(s: Guiscard, u: int, head: int, rear: int) -> bool:
    """Two free hexes that a led horse may enter, with an open side between them."""
    if head == NONE or rear == NONE or head == s.at[u] or rear in (s.at[u], s.rear[u]):
        return False
    field = s.board.field
    if field.led_base[head] == 0 or field.led[head * 6 + direction(s, head, rear)] == 0:
        return False
    return s.grid[head] == NONE and s.grid[rear] == NONE


def place_led(s: Guiscard, u: int) -> None:
    """GU-4.48: the horses in hand are laid beside their leader, or near him if need be."""
    for horse in in_hand(s, u):
        places = led_places(s, u)
        head, rear = places[0] if places else harm.anywhere(s, s.at[u])
        leave_horse(s, horse, head, rear)
        s.leader[horse] = u if places else NONE
        s.emit("GU-4.48", "horse-placed", {"horse": horse, "hex": head, "behind": rear})


def drop_reins(s: Guiscard, u: int, horse: int) -> None:
    """GU-4.48: dropping the reins of a horse is free; it stays beside him."""
    head, rear = led_places(s, u)[0]
    leave_horse(s, horse, head, rear)
    s.leader[horse] = NONE
    s.emit("GU-4.48", "reins-lost", {"unit": u, "horse": horse})
    s.emit("GU-4.48", "horse-placed", {"horse": horse, "hex": head, "behind": rear})


def liftable(s: Guiscard, u: int) -> int:
    """GU-4.13, GU-4.14: the stunned person in a unit's hex that it may carry, or NONE."""
    v = s.grid[s.at[u]]
    if s.mount[u] != NONE or s.burden != NONE or v == NONE or v >= UNITS or led_by(s, u):
        return NONE
    if s.where[v] != ON_MAP or s.health[v] != STUNNED or v == u:
        return NONE
    return NONE if capable_near(s, owner(s, u), s.at[u]) else v


def lift_person(s: Guiscard, u: int, v: int) -> None:
    """GU-4.13: the points left are halved."""
    lift(s, v)
    s.burden = v
    s.points //= 2
    s.emit("GU-4.13", "carries", {"unit": u, "person": v, "points": s.points})


def ground_for(s: Guiscard, u: int, v: int) -> list[int]:
    """GU-4.13, GU-4.50: the free hexes beside a carrier where the person can be laid."""
    field = s.board.field
    found: list[int] = []
    for d in range(6):
        h = field.neighbor[s.at[u] * 6 + d]
        if h == NONE or field.foot[s.at[u] * 6 + d] == 0 or h == s.rear[u]:
            continue
        if enterable(s, v, h) and may_stand(s, v, h):
            found.append(h)
    return found
