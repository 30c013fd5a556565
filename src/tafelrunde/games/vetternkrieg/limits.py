"""What the fields of a stored game may hold; a state from outside is held to it."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.data import Limit, Limits, each
from tafelrunde.games.vetternkrieg.dice import CLAIMS
from tafelrunde.games.vetternkrieg.tables import BATTLEFIELDS, CARDS, OPS, REGIONS, TWISTS

TROOPS: Final = range(31)  # of a house, or of the French
ANYBODY: Final = range(-1, 2)
CARD: Final = range(CARDS + 1)
CARD_MASK: Final = range(1 << (CARDS + 1))
REGION_MASK: Final = range(1 << REGIONS)
CLAIM: Final = range(-1, CLAIMS)
DICE: Final = 3

LIMITS: Final[Limits] = {
    "york": Limit(range(2)),
    "round": Limit(range(100)),
    "supply": each(2, TROOPS),
    "reserve": each(2, TROOPS),
    "troops": each(2 * REGIONS, TROOPS),
    "half": each(2, TROOPS),
    "french": each(2, TROOPS),
    "french_supply": Limit(TROOPS),
    "hands": each(2, range(0)),
    "cards": Limit(range(1, CARDS + 1), CARDS),
    "seen": Limit(range(4), CARDS),
    "discard": Limit(range(1, CARDS + 1), CARDS),
    "battlefield": Limit(range(BATTLEFIELDS + 1)),
    **dict.fromkeys(("owner", "active", "attacker", "adjuster", "bare", "winner"), Limit(ANYBODY)),
    "card": Limit(CARD),
    "played": each(2, CARD),
    "won": Limit(range(1, BATTLEFIELDS + 1), BATTLEFIELDS),
    "twist": Limit(range(TWISTS + 1)),
    "clash": Limit(range(100)),
    "roll": each(DICE, range(1, 7)),
    "defence": each(DICE, range(1, 7)),
    "claim": Limit(CLAIM),
    "verdict": Limit(range(3)),
    "changed": Limit(range(1 << DICE)),
    "covered": Limit(CLAIM, 100),  # round, attacker, claim and the dice of each clash
    "suspects": each(2, CARD_MASK),
    "gone": each(2, CARD_MASK),
    "scores": Limit(range(100), 2),
    "tidings": Limit(range(10_000)),
    "stack": Limit(range(0), 8),
    "spec": Limit(range(1, CARDS + 1), DICE),
    **dict.fromkeys(("left", "most", "least", "moved", "done", "tried"), Limit(TROOPS)),
    "op": Limit(range(len(OPS))),
    "region": Limit(range(-1, REGIONS)),
    "target": Limit(range(-1, REGIONS)),
    "served": Limit(REGION_MASK),
    "closed": Limit(REGION_MASK),
}
