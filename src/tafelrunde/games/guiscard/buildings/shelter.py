"""GU-8.15 to GU-8.17: cover against one direction only, in doorways and at outer corners."""

from __future__ import annotations

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.glance import AT_DOOR, END_AT, corner_of, opening_of
from tafelrunde.games.guiscard.field.terrain import MEDIUM_COVER, NO_COVER, NONE
from tafelrunde.games.guiscard.files.roster import is_person
from tafelrunde.games.guiscard.state import SHIELD, Guiscard, drop_traits, set_trait, trait


def doors_of(s: Guiscard, h: i64) -> list[int]:
    """GU-8.15: the directions in which a hex has a door or entrance of its own."""
    ground = s.field.ground
    return [d for d in range(6) if s.field.is_doorway(6 * h + d)] if ground.room[h] else []


def directions(s: Guiscard, h: i64) -> list[int]:
    """D-6: the directions between which whoever stands in a hex must choose; perhaps none.

    In a doorway out through each door, or inwards; at a corner the two walls that meet there.
    """
    doors = doors_of(s, h)
    if doors:
        return [*doors, (doors[0] + 3) % 6]
    home = s.field.corner[h]
    if home == NONE:
        return []
    k = s.field.grid.direction(home, h)
    return [(k + 5) % 6, (k + 1) % 6]


def against(s: Guiscard, facts: i64, h: i64) -> i64:
    """The one of these directions from which a shot comes; NONE if it finds no such cover."""
    found = directions(s, h)
    if not found:
        return NONE
    if s.field.corner[h] != NONE:
        wall = corner_of(facts)  # GU-8.31: who sees both walls or none finds no cover
        return found[wall - 1] if wall else NONE
    return opening_of(facts, END_AT, h) % 6 if facts & AT_DOOR else found[-1]


def side_cover(s: Guiscard, facts: i64, h: i64, piece: i64) -> i64:
    """GU-8.15, GU-8.16, GU-9.32: medium cover against the chosen direction, none against others."""
    if not s.field.built:
        return NO_COVER
    way = against(s, facts, h)
    if way == NONE:
        return NO_COVER
    chosen = shield(s, piece)
    return MEDIUM_COVER if chosen in (NONE, way) else NO_COVER


def shield(s: Guiscard, piece: i64) -> i64:
    """The direction that a unit has chosen in this turn, or NONE."""
    return trait(s, piece, SHIELD) - 1 if piece != NONE and is_person(piece) else NONE


def must_choose(s: Guiscard, facts: i64, h: i64, piece: i64) -> bool:
    """GU-8.17: whether the owner of a unit has still to choose before this shot at it."""
    if not s.field.built or piece == NONE or not is_person(piece):
        return False
    return against(s, facts, h) != NONE and shield(s, piece) == NONE


def choose(s: Guiscard, u: i64, direction: i64) -> None:
    """GU-8.17: the choice holds for all shots of this player turn."""
    set_trait(s, u, SHIELD, direction + 1)
    if s.log is not None:
        s.emit("GU-8.17", "takes-cover", {"unit": u, "direction": direction})


def forget(s: Guiscard) -> None:
    """GU-8.17: a new player turn, new choices."""
    drop_traits(s, SHIELD)
