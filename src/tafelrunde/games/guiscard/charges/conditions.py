"""GU-7.4 to GU-7.11: who can charge whom, and meet a charge: whoever has no reason not to."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.actions import Refusal
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.captives.prisoners import prisoner_of
from tafelrunde.games.guiscard.charges import charge
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.fire import sight
from tafelrunde.games.guiscard.pieces.contact import in_front
from tafelrunde.games.guiscard.reach.steps import barred, facing_of, horse_step
from tafelrunde.games.guiscard.state import (
    COUNTERED,
    FIRED,
    ON_MAP,
    STUNNED,
    Guiscard,
    allowance,
    enemy,
    hexes_of,
    is_asleep,
    is_prisoner,
    is_protected,
    owner,
)

# what keeps a charge from a hex, in the order in which it is asked
NOTHING: Final = 0
NOT_AHEAD: Final = 1
UNSEEN: Final = 2
NO_PATH: Final = 3


def rider_refused(s: Guiscard, seat: i64, u: i64) -> Refusal | None:
    """GU-7.4: why a unit is no rider of this seat who can ride at all."""
    if s.where[u] != ON_MAP or owner(s, u) != seat:
        return refused(s, "GU-7.4", "not-here", "unit", u)
    if s.health[u] == STUNNED:
        return refused(s, "GU-1.12", "stunned-attacker", "unit", u)
    if s.mount[u] == NONE:
        return refused(s, "GU-7.4", "on-foot", "unit", u)
    if s.traits and (is_prisoner(s, u) or prisoner_of(s, u) != NONE):
        return refused(s, "GU-12.25", "hands-full", "unit", u)
    if is_asleep(s, u):
        return refused(s, "GU-12.28", "asleep", "unit", u)
    return None


def charger_refused(s: Guiscard, seat: i64, u: i64) -> Refusal | None:
    """GU-7.4, GU-7.5, GU-7.30: why a rider cannot declare a charge now."""
    no = rider_refused(s, seat, u)
    if no is not None:
        return no
    if s.done[u] & FIRED:
        return refused(s, "GU-7.4", "fired-this-turn", "unit", u)
    if u in s.charger:
        return refused(s, "GU-7.30", "charges-already", "unit", u)
    if any(target_refused(s, u, e) is None for e in s.board.side_units[enemy(seat)]):
        return None
    return refused(s, "GU-7.5", "nobody-to-charge", "unit", u)


def target_refused(s: Guiscard, u: i64, e: i64) -> Refusal | None:
    """GU-7.5, GU-7.11, GU-R.46: why a rider cannot charge this enemy."""
    if is_prisoner(s, e):
        return refused(s, "GU-12.25", "prisoner-spared", "unit", e)
    if s.board.protected and is_protected(s, e):
        return refused(s, "GU-12.29", "protected", "unit", e)
    if s.at[e] == NONE or owner(s, e) == owner(s, u):
        return refused(s, "GU-7.4", "no-enemy-there", "unit", e)
    if e in s.charged:
        return refused(s, "GU-7.11", "charged-already", "unit", e)
    most: i64 = NOTHING
    for h in spots(s, e):
        found = hindrance(s, u, h)
        if found == NOTHING:
            return None
        most = max(most, found)
    if most == NOT_AHEAD:
        return refused(s, "GU-7.6", "not-ahead", "unit", e)
    if most == UNSEEN:
        return refused(s, "GU-7.5", "charge-unseen", "unit", e)
    return refused(s, "GU-7.5", "no-charge-path", "unit", e)


def target_hexes(s: Guiscard, u: i64, e: i64) -> list[int]:
    """GU-7.5, GU-7.30: the hexes of an enemy at which a rider can charge him."""
    return [h for h in spots(s, e) if hindrance(s, u, h) == NOTHING]


def spots(s: Guiscard, e: i64) -> list[int]:
    """GU-7.36: the hexes of a unit; a man behind his marker is charged at the marker's hex too."""
    return [*hexes_of(s, e), s.marker[e]] if s.marker[e] != NONE else hexes_of(s, e)


def hindrance(s: Guiscard, u: i64, h: i64) -> i64:
    """GU-7.5, GU-7.30: what keeps a rider from charging at a hex: arc, sight or path."""
    far = s.field.grid.distance(s.at[u], h) > allowance(s, u) + 1
    if far and s.quick:
        return NO_PATH
    if not in_front(s, u, h):
        return NOT_AHEAD
    if not sight.charge_sight(s, u, h):
        return UNSEEN
    return NO_PATH if far or not charge.completes(s, u, [], h) else NOTHING


def path_refused(s: Guiscard, u: i64, path: list[int], target: i64, h: i64) -> Refusal | None:
    """GU-7.5, GU-7.30: why a hex cannot be the next of a charge's path."""
    reason = no_front_step(s, u, path, h)
    if reason:
        rule = "GU-7.5" if reason == "no-front-step" else "GU-7.30"
        return refused(s, rule, reason, "hex", h)
    if not charge.completes(s, u, [*path, h], target):
        return refused(s, "GU-7.5", "charge-breaks", "hex", h)
    return None


def run_to(s: Guiscard, u: i64, target: i64) -> list[int]:
    """GU-7.5: a path for a charge at a hex that can be charged, as straight as it may be."""
    grid = s.field.grid
    path: list[int] = []
    while not charge.is_complete(s, u, path, target):
        head, _ = charge.place_after(s, u, path)
        ways = [h for h in grid.around[head] if path_refused(s, u, path, target, h) is None]
        path.append(min(ways, key=lambda h: (grid.distance(h, target), h)))
    return path


def can_ride_on(s: Guiscard, u: i64, path: list[int], target: i64) -> bool:
    """GU-7.5: whether there is a hex with which the path can still become a charge."""
    head, _ = charge.place_after(s, u, path)
    around = s.field.grid.around[head]
    return any(path_refused(s, u, path, target, h) is None for h in around)


def no_front_step(s: Guiscard, u: i64, path: list[int], h: i64) -> str:
    """GU-4.27: why a rider at the end of a path cannot ride on to a hex; empty if he can."""
    head, rear = charge.place_after(s, u, path)
    d = s.field.grid.direction(head, h)
    if d == NONE or (d - facing_of(s, head, rear)) % 6 not in charge.FRONT_TURNS:
        return "no-front-step"
    if barred(s, owner(s, u), h):
        return "enemy-in-the-way"
    return "no-way-there" if horse_step(s, u, head, d) == 0 else ""


def can_be_met(s: Guiscard, i: i64) -> bool:
    """GU-7.7: whether anybody can meet the charge of this number."""
    seat = enemy(owner(s, s.charger[i]))
    return any(counter_refused(s, i, seat, c) is None for c in s.board.side_units[seat])


def counter_refused(s: Guiscard, i: i64, seat: i64, c: i64) -> Refusal | None:
    """GU-7.7, GU-7.8: why a rider cannot meet the charge of this number."""
    no = rider_refused(s, seat, c)
    if no is not None:
        return no
    if s.done[c] & COUNTERED:
        return refused(s, "GU-7.31", "countered-already", "unit", c)
    head = s.at[s.charger[i]]
    if not in_front(s, c, head):
        return refused(s, "GU-7.8", "not-before-him", "unit", c)
    if not sight.charge_sight(s, c, head):
        return refused(s, "GU-7.8", "unseen-by-him", "unit", c)
    if not charge.counter_ways(s, i, c):
        return refused(s, "GU-7.8", "no-counter-path", "unit", c)
    return None


def counter_path_refused(s: Guiscard, c: i64, path: list[int], h: i64) -> Refusal:
    """GU-7.8, GU-7.31: why a hex cannot be the next of a counter-charger's path."""
    reason = no_front_step(s, c, path, h)
    if reason:
        return refused(s, "GU-7.31", reason, "hex", h)
    return refused(s, "GU-7.8", "counter-breaks", "hex", h)
