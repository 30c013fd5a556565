"""Who can strike whom: contact, reach and arcs, as chapters 4 to 7 all need them."""

from __future__ import annotations

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.terrain import DEEP, NONE
from tafelrunde.games.guiscard.files.roster import is_person
from tafelrunde.games.guiscard.pieces.gear import hangs_before, leads_to, perch
from tafelrunde.games.guiscard.state import (
    HAULS,
    LADDER,
    ON_MAP,
    STUNNED,
    Guiscard,
    is_asleep,
    is_prisoner,
    owner,
    trait,
)


def can_strike(s: Guiscard, u: i64, h: i64) -> bool:
    """GU-6.15, GU-6.16, GU-6.25: whether a unit could make a melee attack into a hex now.

    GU-1.12: not while stunned; GU-6.24, GU-R.85: civilians never. GU-4.25, GU-R.20: the step
    there must be possible in principle. GU-7.35: a marker lends its man reach. GU-12.25:
    prisoners never strike, GU-12.28: nor do sleepers. GU-8.40: at openings neither points nor men
    in the way matter. GU-8.26: nobody strikes through the wall of a tent. GU-10.3: bearers of a
    ladder strike nobody. GU-10.36, GU-10.48, GU-R.115: whoever is on a ladder only at the hex
    behind the palisade, from where he is struck too; whoever is on a rope never.
    """
    if s.where[u] != ON_MAP or s.health[u] == STUNNED or s.board.roster.civilian[u]:
        return False
    at = s.at[u]
    if at == NONE or h == s.rear[u]:
        return False
    if s.traits:
        if is_prisoner(s, u) or is_asleep(s, u) or trait(s, u, HAULS):
            return False
        if perch(s, u):
            return perch(s, u) == LADDER and leads_to(s, u) == h
    f = s.field
    d = f.grid.direction(at, h)
    if d != NONE:
        cost = f.foot[at * 6 + d] if s.mount[u] == NONE else f.horse[at * 6 + d]
        if cost == 0 and s.machines:
            return s.mount[u] == NONE and hangs_before(s, h, at)
        return cost > 0 and not (f.terrain[h] == DEEP and s.board.roster.armoured[u])
    return s.marker[u] != NONE and marker_reaches(s, u, h)


def marker_reaches(s: Guiscard, u: i64, h: i64) -> bool:
    """GU-7.35, GU-R.88: whether a hex is one of the three beyond the marker, across open sides."""
    f = s.field
    tip = s.marker[u]
    for turn in (5, 0, 1):
        edge = tip * 6 + (s.facing[u] + turn) % 6
        if f.neighbor[edge] == h:
            return f.foot[edge] > 0
    return False


def capable_near(s: Guiscard, seat: i64, h: i64, ignore: i64 = NONE) -> list[int]:
    """The capable enemies of a seat that could strike into a hex (section 4, general reading).

    GU-4.26, GU-R.9, GU-R.21: a mounted enemy only from his head hex.
    """
    found: list[int] = []
    for d in range(6):
        e = striker(s, seat, h, d, ignore)
        if e != NONE:
            found.append(e)
    moving = s.mover
    if moving not in (NONE, ignore) and moving not in found and strikes(s, seat, moving, h):
        found.append(moving)
    if s.board.techniques:
        for e in s.board.hoplites[1 - seat]:
            if s.marker[e] != NONE and e != ignore and e not in found and can_strike(s, e, h):
                found.append(e)
    return found


def striker(s: Guiscard, seat: i64, h: i64, d: i64, ignore: i64) -> i64:
    """The capable enemy of a seat whose head is in the hex that way and strikes back, or NONE."""
    near = s.field.neighbor[h * 6 + d]
    if near == NONE:
        return NONE
    e = s.grid[near]
    if e in (NONE, ignore) or not is_person(e) or s.at[e] != near:
        return NONE
    return e if strikes(s, seat, e, h) else NONE


def strikes(s: Guiscard, seat: i64, e: i64, h: i64) -> bool:
    """Whether a unit is an enemy of a seat and could strike into a hex."""
    return s.board.owner[e] != seat and can_strike(s, e, h)


def is_threatened(s: Guiscard, seat: i64, h: i64) -> bool:
    """Whether there is any capable enemy near a hex."""
    for d in range(6):
        if striker(s, seat, h, d, NONE) != NONE:
            return True
    if s.mover != NONE and strikes(s, seat, s.mover, h):
        return True
    if s.board.techniques:
        for e in s.board.hoplites[1 - seat]:
            if s.marker[e] != NONE and can_strike(s, e, h):
                return True
    return False


def in_contact(s: Guiscard, u: i64) -> bool:
    """GU-5.9: whether capable enemies could strike a unit, in any of its hexes (GU-6.16)."""
    seat, rear = owner(s, u), s.rear[u]
    return is_threatened(s, seat, s.at[u]) or (rear != NONE and is_threatened(s, seat, rear))


def in_front(s: Guiscard, u: i64, h: i64) -> bool:
    """GU-7.6, GU-1.9: whether a hex is in the front arc, measured from the head hex."""
    return s.field.grid.in_sector(s.at[u], s.facing[u], h)


def in_rear(s: Guiscard, u: i64, h: i64) -> bool:
    """GU-7.6: whether a hex is in the rear arc, measured from the rear hex."""
    return s.field.grid.in_sector(s.rear[u], s.facing[u] + 3, h)
