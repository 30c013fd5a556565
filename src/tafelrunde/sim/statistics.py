"""The one interval that every share in a report gets.

>>> low, high = wilson(60, 100)
>>> round(low, 3), round(high, 3)
(0.502, 0.691)
"""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95
Z: Final = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, also right for few games and shares near 0 or 1."""
    if games == 0:
        return 0.0, 1.0
    p, z2 = wins / games, Z * Z
    middle = p + z2 / (2 * games)
    spread = Z * sqrt(p * (1 - p) / games + z2 / (4 * games * games))
    bottom = 1 + z2 / games
    return max(0.0, (middle - spread) / bottom), min(1.0, (middle + spread) / bottom)
