"""D-10: what a moving unit can do besides stepping and stopping."""

from __future__ import annotations

from tafelrunde.core.actions import Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.captives import prisoners
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.leading import reins
from tafelrunde.games.guiscard.movement import riding
from tafelrunde.games.guiscard.pieces.gear import perch
from tafelrunde.games.guiscard.siegecraft import climbing
from tafelrunde.games.guiscard.state import Guiscard, owner
from tafelrunde.games.guiscard.verbs import (
    ABOUT,
    CARRY,
    DISMOUNT,
    DROP,
    LEAD,
    LEAVE,
    LET_GO,
    MOUNT,
    TAKE_OVER,
)


def deeds(s: Guiscard, u: i64, entered: bool, tried: list[int], out: Offers) -> None:
    """Everything that is possible here; `entered`: the unit has left its first hex.

    `tried`: horses that it could not catch (GU-4.39) or let go (GU-R.207).
    """
    if s.rear[u] != NONE:
        if about_refused(s, u) is None:
            out.add(ABOUT)
        if dismounter_refused(s, u) is None:
            for h in riding.ground_beside(s, u):
                out.add(DISMOUNT + h)
    if riding.strays(s, s.at[u]):
        for horse in riding.mountable(s, u):
            out.add(MOUNT + horse)
        if leader_refused(s, u, entered) is None:
            for horse in riding.leadable(s, u, tried):
                out.add(LEAD + horse)
    for horse in reins.in_hand(s, u):
        if drop_refused(s, u, horse) is None:
            out.add(DROP + horse)
    if entered and riding.liftable(s, u) != NONE:
        out.add(CARRY + riding.liftable(s, u))
    if s.traits:
        captive_deeds(s, u, entered, out)
    if s.machines:
        climbing.deeds(s, u, entered, out)
    for edge in range(1, 5):
        if s.field.edge_of(s.at[u], edge) and leave_refused(s, u, edge) is None:
            out.add(LEAVE + edge)


def deed_refused(s: Guiscard, u: i64, a: i64, entered: bool, tried: list[int]) -> Refusal | None:
    """Why a unit cannot do one of these things here."""
    verb = verb_of(a)
    if verb == ABOUT:
        return about_refused(s, u)
    if verb == MOUNT:
        return riding.mounter_refused(s, u) or riding.mount_refused(s, u, arg(a))
    if verb == DISMOUNT:
        return dismounter_refused(s, u) or dismount_refused(s, u, arg(a))
    if verb == LEAD:
        return leader_refused(s, u, entered) or riding.lead_refused(s, u, arg(a), tried)
    if verb == DROP:
        return drop_refused(s, u, arg(a))
    if verb == CARRY and not (entered and riding.liftable(s, u) == arg(a)):
        return refused(s, "GU-4.13", "cannot-lift", "unit", arg(a))
    if verb == LET_GO:
        return free_refused(s, u, arg(a), entered)
    if verb == TAKE_OVER:
        return prisoners.take_over_refused(s, u, arg(a), entered)
    if verb == LEAVE:
        return leave_refused(s, u, arg(a))
    return climbing.deed_refused(s, u, a, entered)


def captive_deeds(s: Guiscard, u: i64, entered: bool, out: Offers) -> None:
    """GU-12.25: at the start of its move a unit lets a prisoner go or takes one over."""
    for v in prisoners.prisoners(s):
        if free_refused(s, u, v, entered) is None:
            out.add(LET_GO + v)
        if prisoners.take_over_refused(s, u, v, entered) is None:
            out.add(TAKE_OVER + v)


def free_refused(s: Guiscard, u: i64, v: i64, entered: bool) -> Refusal | None:
    """GU-12.25: only the prisoner in hand is let go, before the first step."""
    if entered or s.burden != v or prisoners.captor_of(s, v) != u:
        return refused(s, "GU-12.25", "not-in-hand-person", "unit", v)
    return None


def about_refused(s: Guiscard, u: i64) -> Refusal | None:
    """GU-4.29: only a rider, with points for it, turns about."""
    if s.rear[u] == NONE:
        return refused(s, "GU-4.29", "on-foot", "unit", u)
    if s.points < s.board.numbers.about:
        return refused(s, "GU-4.29", "too-few-to-turn", "unit", u, "points", s.board.numbers.about)
    return None


def dismounter_refused(s: Guiscard, u: i64) -> Refusal | None:
    """GU-4.31, GU-4.35: only a rider with free hands dismounts, with points for it."""
    if s.mount[u] == NONE:
        return refused(s, "GU-4.35", "on-foot", "unit", u)
    if reins.led_by(s, u) or s.burden != NONE:
        return refused(s, "GU-4.48", "hands-full", "unit", u)
    if s.points < riding.price(s, u):
        return refused(s, "GU-4.31", "too-few-to-mount", "unit", u, "points", riding.price(s, u))
    return None


def dismount_refused(s: Guiscard, u: i64, h: i64) -> Refusal | None:
    """GU-4.35: into a free hex beside the horse."""
    if h not in riding.ground_beside(s, u):
        return refused(s, "GU-4.35", "no-ground-beside", "hex", h)
    return None


def leader_refused(s: Guiscard, u: i64, entered: bool) -> Refusal | None:
    """GU-4.39: at the end of his ride a rider takes reins without a roll, not as a deed."""
    if not s.points and entered and s.mount[u] != NONE:
        return refused(s, "GU-4.39", "ride-is-over", "unit", u)
    return None


def drop_refused(s: Guiscard, u: i64, horse: i64) -> Refusal | None:
    """GU-4.48: only a horse in hand is let go, and only where it can lie."""
    if horse not in reins.in_hand(s, u):
        return refused(s, "GU-4.48", "not-in-hand", "horse", horse)
    if not reins.led_places(s, u, NONE, True):
        return refused(s, "GU-4.48", "no-room-for-horse", "unit", u)
    return None


def leave_refused(s: Guiscard, u: i64, edge: i64) -> Refusal | None:
    """GU-12.3, GU-4.50: from a hex of that side, for one point, and with nobody carried.

    GU-12.24, GU-R.130: where the scenario names the sides, only over these, and whoever is led or
    carried goes along.
    """
    if not s.field.edge_of(s.at[u], edge) or perch(s, u):
        return refused(s, "GU-12.3", "not-at-the-edge", "unit", u, "edge", edge)
    if s.points < 1:
        return refused(s, "GU-12.3", "no-point-to-leave", "unit", u)
    exits = s.board.exits[owner(s, u)]
    if s.board.bounded:
        if edge not in exits:
            return refused(s, "GU-12.24", "no-exit", "unit", u, "edge", edge)
    elif s.burden != NONE:
        return refused(s, "GU-4.50", "hands-full", "unit", u)
    return None
