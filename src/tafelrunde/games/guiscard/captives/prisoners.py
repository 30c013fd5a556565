"""GU-12.25: prisoners: who may take whom, who leads whom, and who is free again."""

from __future__ import annotations

from tafelrunde.core.actions import Refusal
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.pieces.contact import can_strike
from tafelrunde.games.guiscard.pieces.placing import drop, lift
from tafelrunde.games.guiscard.reach.steps import is_open
from tafelrunde.games.guiscard.state import (
    BUSY,
    CAPTOR,
    ON_MAP,
    STUNNED,
    TRAITS,
    Guiscard,
    able,
    enemy,
    hexes_of,
    is_prisoner,
    owner,
    set_trait,
    trait,
)


def captor_of(s: Guiscard, v: i64) -> i64:
    """Who holds a unit prisoner, or NONE."""
    return trait(s, v, CAPTOR) - 1


def prisoner_of(s: Guiscard, u: i64) -> i64:
    """The prisoner whom a unit holds, or NONE."""
    for key, value in s.traits.items():
        if key % TRAITS == CAPTOR and value == u + 1:
            return key // TRAITS
    return NONE


def prisoners(s: Guiscard) -> list[int]:
    """All prisoners on the map, in order."""
    found = [key // TRAITS for key in s.traits if key % TRAITS == CAPTOR]
    return sorted([v for v in found if s.where[v] == ON_MAP])


def stands_by(s: Guiscard, u: i64, v: i64) -> bool:
    """Whether a fighter stands where melee could cross to a unit.

    GU-R.129: neither a stunned man nor a civilian nor a prisoner is one; they never strike.
    """
    return any([can_strike(s, u, h) for h in hexes_of(s, v)])


def is_guarded(s: Guiscard, v: i64) -> bool:
    """GU-12.25: whether a fighter of its own side stands by a unit."""
    return any([u != v and stands_by(s, u, v) for u in s.board.side_units[owner(s, v)]])


def can_hold(s: Guiscard, u: i64) -> bool:
    """Whether a unit has its hands free for a prisoner."""
    return not s.done[u] & BUSY and prisoner_of(s, u) == NONE


def captors(s: Guiscard, seat: i64, v: i64) -> list[int]:
    """The units of a seat that may take an enemy now."""
    return [u for u in s.board.side_units[seat] if can_hold(s, u) and stands_by(s, u, v)]


def seize_refused(s: Guiscard, seat: i64, v: i64) -> Refusal | None:
    """GU-12.25: why an enemy cannot be taken at the end of a seat's melee step."""
    if s.where[v] != ON_MAP or s.at[v] == NONE or owner(s, v) == seat or is_prisoner(s, v):
        return refused(s, "GU-12.25", "nobody-to-seize", "unit", v)
    if s.health[v] != STUNNED and not s.board.roster.civilian[v]:
        return refused(s, "GU-12.25", "on-his-guard", "unit", v)
    if is_guarded(s, v):
        return refused(s, "GU-12.25", "guarded", "unit", v)
    if not captors(s, seat, v):
        return refused(s, "GU-12.25", "nobody-beside", "unit", v)
    return None


def seizable(s: Guiscard, seat: i64) -> list[int]:
    """The enemies whom a seat may take now."""
    if not s.board.prisoners:
        return []
    return [v for v in s.board.side_units[enemy(seat)] if seize_refused(s, seat, v) is None]


def seize(s: Guiscard, u: i64, v: i64) -> None:
    """GU-12.25: from now on a unit is somebody's prisoner."""
    set_trait(s, v, CAPTOR, u + 1)
    if s.log is not None:
        s.emit("GU-12.25", "seized", {"unit": u, "person": v})


def can_lead(s: Guiscard, u: i64, v: i64) -> bool:
    """GU-12.25: whether a unit can take a prisoner along: nobody is dragged through a window."""
    return any([is_open(s, h, s.at[v]) for h in hexes_of(s, u)])


def lead(s: Guiscard, u: i64, v: i64) -> None:
    """GU-12.25: a prisoner goes with his captor, whose points are halved at the start."""
    lift(s, v)
    s.burden = v
    s.points //= 2
    if s.log is not None:
        s.emit("GU-12.25", "leads-off", {"unit": u, "person": v, "points": s.points})


def let_stand(s: Guiscard, v: i64) -> None:
    """GU-12.25: letting go is free; whoever was to be led stays where he stood."""
    drop(s, v, s.at[v])
    s.burden = NONE
    let_go(s, v)


def take_over_refused(s: Guiscard, u: i64, v: i64, begun: bool) -> Refusal | None:
    """GU-12.25: why a unit cannot take over a prisoner of its own side now."""
    held = s.where[v] == ON_MAP and is_prisoner(s, v) and owner(s, v) != owner(s, u)
    if not held or captor_of(s, v) == u:
        return refused(s, "GU-12.25", "nobody-to-seize", "unit", v)
    if begun or s.burden != NONE or not can_hold(s, u):
        return refused(s, "GU-12.25", "hands-full", "unit", u)
    if not stands_by(s, u, v) or not can_lead(s, u, v):
        return refused(s, "GU-12.25", "nobody-beside", "unit", v)
    return None


def let_go(s: Guiscard, v: i64) -> None:
    """GU-12.25: a prisoner is free."""
    if is_prisoner(s, v):
        set_trait(s, v, CAPTOR, 0)
        if s.log is not None:
            s.emit("GU-12.25", "freed", {"unit": v})


def is_held(s: Guiscard, v: i64) -> bool:
    """Whether the captor of a prisoner stands beside him, across no wall, and is able."""
    u = captor_of(s, v)
    if not able(s, u) or s.at[u] == NONE or s.at[v] == NONE:
        return False
    for h in hexes_of(s, u):
        d = s.field.grid.direction(h, s.at[v])
        if d != NONE and s.field.foot[h * 6 + d] > 0:
            return True
    return False


def free_guarded(s: Guiscard) -> None:
    """GU-12.25: free at once whose captor is gone while a guard of his own stands by him."""
    if not s.traits:
        return
    for v in prisoners(s):
        if s.burden != v and not is_held(s, v) and is_guarded(s, v):
            let_go(s, v)


def free_awake(s: Guiscard, seat: i64) -> None:
    """GU-12.25: at the start of their turn those are free who are awake and not held."""
    if not s.traits:
        return
    for v in prisoners(s):
        if owner(s, v) == seat and s.health[v] != STUNNED and not is_held(s, v):
            let_go(s, v)
