"""What the fields of a stored game may hold; a state from outside is held to it."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.data import Limit, Limits, each
from tafelrunde.games.drei_sanchos.tables import (
    CARDS,
    COLUMNS,
    FACES,
    MOST_POINTS,
    MOST_UNITS,
    REGIONS,
    SANCHOS,
)

MOST_DICE: Final = 18  # of a battle, see `battle.ROLLS`

SANCHO: Final = range(SANCHOS)
ANYBODY: Final = range(-1, SANCHOS)
PLACE: Final = range(REGIONS + 1)
CARD: Final = range(1, CARDS + 1)
TROOPS: Final = range(MOST_UNITS + 1)
POINTS: Final = range(MOST_POINTS + 1)

LIMITS: Final[Limits] = {
    # the table
    "round": Limit(range(CARDS + 1)),
    "phase": Limit(range(5)),
    "card": Limit(range(CARDS + 1)),
    "points": Limit(POINTS),
    "arrow": Limit(range(2)),
    "ended": Limit(range(3)),
    "troops": each((REGIONS + 1) * SANCHOS, TROOPS),
    "holder": each(REGIONS + 1, ANYBODY),
    "garrison": each(REGIONS + 1, TROOPS),
    "besieger": each(REGIONS + 1, ANYBODY),
    "siege": each(REGIONS + 1, TROOPS),
    "king_at": each(SANCHOS, PLACE),
    "king_in": each(SANCHOS, range(3)),
    "recruits": each(SANCHOS, TROOPS),
    "supply": each(SANCHOS, TROOPS),
    "hands": each(SANCHOS, range(0)),
    "reserve": each(SANCHOS, range(0)),
    "cards": Limit(CARD, CARDS),
    "seen": Limit(range(1 << (SANCHOS + 1)), CARDS),
    "spent": Limit(CARD, CARDS),
    "el_cid": Limit(range(-2, SANCHOS)),
    "contested": Limit(PLACE),
    "dice": Limit(range(FACES), MOST_DICE),
    "scores": Limit(range(100), SANCHOS),
    "tidings": Limit(range(10_000)),
    # a round, a turn, Siege, Battle, Reserve and what they call
    "stack": Limit(range(0), 9),
    "spec": Limit(CARD, MOST_DICE),
    "commander": Limit(ANYBODY),
    "keeper": Limit(ANYBODY),
    "active": Limit(ANYBODY),
    "sancho": Limit(SANCHO),
    "attacker": Limit(SANCHO),
    "lone": Limit(ANYBODY),
    "victim": Limit(ANYBODY),
    "region": Limit(PLACE),
    "source": Limit(PLACE),
    "target": Limit(PLACE),
    "strength": Limit(POINTS),
    "party": Limit(TROOPS),
    "party_king": Limit(range(2)),
    "king": Limit(range(2)),
    "kings": each(SANCHOS, range(2)),
    "free": each(SANCHOS, TROOPS),
    "stacked": each(SANCHOS, TROOPS),
    "low": Limit(range(MOST_UNITS + 2)),  # a garrison with its king
    "high": Limit(range(MOST_UNITS + 2)),
    "at": Limit(range(CARDS)),
    "alternative": Limit(range(CARDS)),
    "passes": Limit(range(SANCHOS + 1)),
    "number": Limit(POINTS),
    "column": Limit(range(COLUMNS)),
    "again": Limit(range(FACES), MOST_DICE),
    "floor": Limit(range(FACES)),
    "items": Limit(range(FACES), MOST_DICE),
    "chosen": Limit(range(FACES), MOST_DICE),
    "SoloSetup.points": Limit(range(MOST_POINTS + 2)),
    "aside": Limit(CARD, MOST_POINTS),
}
