"""Who can strike whom: contact, reach and arcs, as chapters 4 to 7 all need them."""

from __future__ import annotations

from tafelrunde.games.guiscard.state import (
    ON_MAP,
    STUNNED,
    Guiscard,
    hexes_of,
    owner,
)
from tafelrunde.games.guiscard.tables import DEEP, NONE, UNITS


def can_strike(s: Guiscard, u: int, h: int) -> bool:
    """GU-6.15, GU-6.16, GU-6.25: whether a unit could make a melee attack into a hex now.

    GU-1.12: not while stunned; GU-6.24, GU-R.85: civilians never. GU-4.25, GU-R.20: the step
    there must be possible in principle. GU-7.35: a marker lends its man reach.
    """
    if s.where[u] != ON_MAP or s.health[u] == STUNNED or s.board.roster.civilian[u]:
        return False
    f = s.board.field
    at = s.at[u]
    if at == NONE or h == s.rear[u]:
        return False
    costs = f.foot if s.mount[u] == NONE else f.horse
    for d in range(6):
        if f.neighbor[at * 6 + d] == h:
            if costs[at * 6 + d] == 0:
                return False
            return not (f.terrain[h] == DEEP and s.board.roster.armoured[u])
    return s.marker[u] != NONE and marker_reaches(s, u, h)


def marker_reaches(s: Guiscard, u: int, h: int) -> bool:
    """GU-7.35, GU-R.88: the three hexes beyond the marker, where melee could cross."""
    f = s.board.field
    tip = s.marker[u]
    for turn in (5, 0, 1):
        edge = tip * 6 + (s.facing[u] + turn) % 6
        if f.neighbor[edge] == h:
            return f.foot[edge] > 0
    return False


def capable_near(s: Guiscard, seat: int, h: int, ignore: int = NONE) -> list[int]:
    """The capable enemies of a seat that could strike into a hex (section 4, general reading).

    GU-4.26, GU-R.9, GU-R.21: a mounted enemy only from his head hex.
    """
    found: list[int] = []
    f = s.board.field
    owners = s.board.owner
    for d in range(6):
        near = f.neighbor[h * 6 + d]
        if near == NONE:
            continue
        e = s.grid[near]
        if e in (NONE, ignore) or e >= UNITS or owners[e] == seat or s.at[e] != near:
            continue
        if can_strike(s, e, h):
            found.append(e)
    moving = s.mover
    foreign = moving not in (NONE, ignore) and owners[moving] != seat
    if foreign and moving not in found and can_strike(s, moving, h):
        found.append(moving)
    if s.board.techniques:
        for e in s.board.hoplites[1 - seat]:
            if s.marker[e] != NONE and e != ignore and e not in found and can_strike(s, e, h):
                found.append(e)
    return found


def in_contact(s: Guiscard, u: int) -> list[int]:
    """GU-5.9: the capable enemies that could strike a unit, in any of its hexes (GU-6.16)."""
    seat = owner(s, u)
    found: list[int] = []
    for h in hexes_of(s, u):
        for e in capable_near(s, seat, h):
            if e not in found:
                found.append(e)
    return found


def in_front(s: Guiscard, u: int, h: int) -> bool:
    """GU-7.6, GU-1.9: the front arc, measured from the head hex."""
    return s.board.field.grid.in_sector(s.at[u], s.facing[u], h)


def in_rear(s: Guiscard, u: int, h: int) -> bool:
    """GU-7.6: the rear arc, measured from the rear hex."""
    return s.board.field.grid.in_sector(s.rear[u], s.facing[u] + 3, h)
