"""Why somebody cannot charge, be charged, or ride to meet a charge."""

from __future__ import annotations

from tafelrunde.core.actions import Refusal
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
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
    hexes_of,
    owner,
)


def rider_refused(s: Guiscard, seat: i64, u: i64) -> Refusal | None:
    """GU-7.4: whether a unit is a rider of this seat who can ride at all."""
    if s.where[u] != ON_MAP or owner(s, u) != seat:
        return refused(s, "GU-7.4", "not-here", "unit", u)
    if s.health[u] == STUNNED:
        return refused(s, "GU-1.12", "stunned-attacker", "unit", u)
    if s.mount[u] == NONE:
        return refused(s, "GU-7.4", "on-foot", "unit", u)
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
    if not charge.targets(s, u):
        return refused(s, "GU-7.5", "nobody-to-charge", "unit", u)
    return None


def target_refused(s: Guiscard, u: i64, e: i64) -> Refusal | None:
    """GU-7.5, GU-7.11: why a rider cannot charge this enemy."""
    if s.at[e] == NONE or owner(s, e) == owner(s, u):
        return refused(s, "GU-7.4", "no-enemy-there", "unit", e)
    if e in s.charged:
        return refused(s, "GU-7.11", "charged-already", "unit", e)
    if charge.target_hexes(s, u, e):
        return None
    spots = [*hexes_of(s, e), *([s.marker[e]] if s.marker[e] != NONE else [])]
    ahead = [h for h in spots if in_front(s, u, h)]
    if not ahead:
        return refused(s, "GU-7.6", "not-ahead", "unit", e)
    if not any([sight.charge_sight(s, u, h) for h in ahead]):
        return refused(s, "GU-7.5", "charge-unseen", "unit", e)
    return refused(s, "GU-7.5", "no-charge-path", "unit", e)


def path_refused(s: Guiscard, u: i64, path: list[int], target: i64, h: i64) -> Refusal | None:
    """GU-7.5, GU-7.30: why a hex cannot be the next of a charge's path."""
    reason = no_front_step(s, u, path, h)
    if reason:
        rule = "GU-7.5" if reason == "no-front-step" else "GU-7.30"
        return refused(s, rule, reason, "hex", h)
    if not charge.completes(s, u, [*path, h], target):
        return refused(s, "GU-7.5", "charge-breaks", "hex", h)
    return None


def no_front_step(s: Guiscard, u: i64, path: list[int], h: i64) -> str:
    """GU-4.27: why a rider at the end of a path cannot ride on to a hex; empty if he can."""
    head, rear = charge.place_after(s, u, path)
    d = s.board.field.grid.direction(head, h)
    if d == NONE or (d - facing_of(s, head, rear)) % 6 not in charge.FRONT_TURNS:
        return "no-front-step"
    if barred(s, owner(s, u), h):
        return "enemy-in-the-way"
    return "no-way-there" if horse_step(s, u, head, d) == 0 else ""


def counter_refused(s: Guiscard, i: i64, seat: i64, c: i64) -> Refusal | None:
    """GU-7.7, GU-7.8: why a rider cannot meet the charge of this number."""
    no = rider_refused(s, seat, c)
    if no is not None:
        return no
    if s.done[c] & COUNTERED:
        return refused(s, "GU-7.31", "countered-already", "unit", c)
    if charge.counter_ways(s, i, c):
        return None
    head = s.at[s.charger[i]]
    if not in_front(s, c, head):
        return refused(s, "GU-7.8", "not-before-him", "unit", c)
    if not sight.charge_sight(s, c, head):
        return refused(s, "GU-7.8", "unseen-by-him", "unit", c)
    return refused(s, "GU-7.8", "no-counter-path", "unit", c)


def counter_path_refused(s: Guiscard, c: i64, path: list[int], h: i64) -> Refusal:
    """GU-7.8, GU-7.31: why a hex cannot be the next of a counter-charger's path."""
    reason = no_front_step(s, c, path, h)
    if reason:
        return refused(s, "GU-7.31", reason, "hex", h)
    return refused(s, "GU-7.8", "counter-breaks", "hex", h)
