"""What the fields of a stored game may hold; a state from outside is held to it."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.data import Limit, Limits, each
from tafelrunde.games.heerbann.tables import CARDS, MOST_DICE

PLAYERS: Final = 4
PROVINCES: Final = 6
SEAT: Final = range(PLAYERS)
FACE: Final = range(7)
SUMS: Final = range(1 << (6 * MOST_DICE + 1))

LIMITS: Final[Limits] = {
    "round": Limit(range(CARDS + 1)),
    "cards": Limit(range(1, CARDS + 1), CARDS),
    "seen": Limit(range(1 << PLAYERS), CARDS),
    **dict.fromkeys(
        ("display", "army", "fresh", "committed", "spent", "removed"),
        Limit(range(1, CARDS + 1), CARDS),
    ),
    "seniority": Limit(SEAT, PLAYERS),
    "order": Limit(SEAT, PLAYERS),
    "tied": Limit(SEAT, PLAYERS),
    "numbers": Limit(FACE, PLAYERS),
    "luck": Limit(FACE, PLAYERS),
    "roller": Limit(range(-1, PLAYERS)),
    "dice": Limit(FACE, MOST_DICE),
    "rerolled": Limit(FACE, MOST_DICE),
    "ordinal": Limit(range(PROVINCES + 1)),
    "value": Limit(range(100)),
    "values": each(PROVINCES, range(100)),
    "strength": Limit(range(1_000), PLAYERS),
    "total": Limit(range(-1, 1_000), PLAYERS),
    "slain": Limit(range(CARDS + 1)),
    "holder": each(PROVINCES, range(-2, PLAYERS)),
    "scores": Limit(range(1_000), PLAYERS),
    "tidings": Limit(range(10_000)),
    "stack": Limit(range(0), 8),
    "spec": Limit(range(1, CARDS + 1), MOST_DICE),
    "sums": Limit(SUMS),
    "nudged": Limit(SUMS),
    "at": Limit(range(PLAYERS + 1)),
    "low": Limit(range(MOST_DICE + 1)),
    "high": Limit(range(MOST_DICE + 1)),
    "floor": Limit(range(7)),
    "items": Limit(FACE, MOST_DICE),
    "chosen": Limit(FACE, MOST_DICE),
}
