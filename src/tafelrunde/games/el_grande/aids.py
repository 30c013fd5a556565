"""What follows from a view of El Grande: what places are worth now, and who leads."""

from __future__ import annotations

from tafelrunde.core.numbers import i64
from tafelrunde.games.el_grande.scoring import ranked, sole_leader
from tafelrunde.games.el_grande.state import NONE
from tafelrunde.games.el_grande.tables import REGIONS, Tables
from tafelrunde.games.el_grande.views import Aids, View


def aids(view: View, tables: Tables) -> Aids:
    """All aids of a view; the castillo is worth nothing before its scoring."""
    seats = range(len(view["score"]))
    leaders = [sole_leader(counts) for counts in view["regions"]]
    worth = [worth_now(view, place, tables) for place in range(REGIONS)]
    return {
        "worth": [*worth, [0 for _ in seats]],
        "worth_together": [sum([points[seat] for points in worth]) for seat in seats],
        "led": [leaders.count(seat) for seat in seats],
        "scored_after": [number for number in view["rounds"] if number in tables.scored_after],
        "scoring": view["rounds_done"] > 0 and view["turn"] < 0 and len(view["order"]) > 0,
        "taken_powers": [(power, seat) for seat, power in enumerate(view["played"]) if power],
    }


def worth_now(view: View, place: i64, tables: Tables) -> list[int]:
    """EG-9.11: what every seat would get if this region were scored now, EG-9.10: all included."""
    counts = view["regions"][place]
    points = ranked(counts, view["values"][place], tables.ranks[len(counts)])
    leader = sole_leader(counts)
    if leader != NONE and place == view["king"]:
        points[leader] += tables.king_bonus
    if leader != NONE and place == view["grande"][leader]:
        points[leader] += tables.home_bonus
    return points
