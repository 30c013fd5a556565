"""GU-8.27, GU-8.46: tents are torn down hex by hex; it takes a man's whole turn."""

from __future__ import annotations

from tafelrunde.core.actions import Refusal
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.field.markers import TENT_TORN
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.pieces.marking import lay_marker
from tafelrunde.games.guiscard.state import (
    BUSY,
    FIRED,
    MOVED,
    STATIONARY,
    TEARS,
    Guiscard,
    able,
    hexes_of,
    is_asleep,
    is_prisoner,
    set_trait,
    trait,
)


def may_tear(s: Guiscard, u: i64) -> bool:
    """GU-8.27: whether a unit is able and has done nothing yet; GU-8.46: enemies do not matter."""
    if not able(s, u) or s.done[u] & (MOVED | FIRED | BUSY | STATIONARY):
        return False
    return not is_prisoner(s, u) and not is_asleep(s, u)


def cloth_beside(s: Guiscard, u: i64) -> list[int]:
    """GU-8.27: the sides over which a unit has a standing tent hex beside it, one for each."""
    f = s.field
    found: list[int] = []
    for at in hexes_of(s, u):
        for d in range(6):
            h = f.neighbor[at * 6 + d]
            known = [f.neighbor[edge] for edge in found]
            if h != NONE and f.tent[h] > 0 and h not in known:
                found.append(at * 6 + d)
    return found


def tear_refused(s: Guiscard, u: i64) -> Refusal | None:
    """GU-8.27: why a unit cannot tear down a tent in this turn."""
    if not may_tear(s, u):
        return refused(s, "GU-8.27", "turn-begun", "unit", u)
    if not cloth_beside(s, u):
        return refused(s, "GU-8.27", "no-tent-beside", "unit", u)
    return None


def begin_tearing(s: Guiscard, u: i64, edge: i64) -> None:
    """GU-8.46: declared in the movement step. GU-R.133: he stands still and may be fired at."""
    s.done[u] |= BUSY
    set_trait(s, u, TEARS, edge + 1)
    if s.log is not None:
        s.emit("GU-8.46", "tears", {"unit": u, "hex": s.field.neighbor[edge]})


def tear_down(s: Guiscard, seat: i64) -> None:
    """GU-8.46: at the end of the melee step, by whoever is still in his hex and not stunned.

    GU-R.133: a wound does not keep him from it.
    """
    for u in s.board.side_units[seat]:
        edge = trait(s, u, TEARS) - 1
        if edge == NONE:
            continue
        set_trait(s, u, TEARS, 0)
        h = s.field.neighbor[edge]
        if able(s, u) and edge // 6 in hexes_of(s, u) and s.field.tent[h] > 0:
            lay_marker(s, h, TENT_TORN)
            if s.log is not None:
                s.emit("GU-8.27", "tent-torn", {"unit": u, "hex": h})
