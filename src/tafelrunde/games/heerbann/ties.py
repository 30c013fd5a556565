"""Why a seat comes before the next one with the same dice number (RE-3.5 to RE-3.8)."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.masks import size
from tafelrunde.core.numbers import i64
from tafelrunde.games.heerbann.state import Heerbann, dearest_of, has_ability

NO_TIE: Final = 0
HERALD: Final = 1
FEWER_CARDS: Final = 2
DEAREST: Final = 3
YOUNGER: Final = 4


def reason(s: Heerbann, seat: i64, other: i64) -> i64:
    """Why `seat` comes before `other`, the next one in the order."""
    if s.numbers[seat] != s.numbers[other]:
        return NO_TIE
    if has_ability(s, seat, s.tables.first_in_ties):
        return HERALD
    if size(s.army[seat]) != size(s.army[other]):
        return FEWER_CARDS
    same = dearest_of(s, s.army[seat]) == dearest_of(s, s.army[other])
    return YOUNGER if same else DEAREST


def told_order(s: Heerbann) -> dict[str, tuple[int, ...]]:
    """The order of the round for the chronicle: seats, reasons, and their dearest cards."""
    pairs = zip(s.order, s.order[1:], strict=False)
    reasons = [reason(s, seat, other) for seat, other in pairs]
    return {
        "order": s.order,
        "reasons": (*reasons, NO_TIE),
        "dearest": tuple([dearest_of(s, s.army[seat]) for seat in s.order]),
    }
