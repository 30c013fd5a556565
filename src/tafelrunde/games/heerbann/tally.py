"""What advice may say about a position of Heerbann: facts with numbers."""

from __future__ import annotations

from tafelrunde.core.masks import members
from tafelrunde.games.heerbann.state import Heerbann, dearest_of, points


class HeerbannTally:
    """Counts of one seat, after something was tried from an earlier position."""

    terms = ("province", "points", "cards", "keeps")

    def count(self, before: Heerbann, after: Heerbann, seat: int) -> dict[tuple[str, str], float]:
        """RE-5.9, RE-7.2: the province fought for, points, cards, and the dearest card kept."""
        found: dict[tuple[str, str], float] = {}
        if before.ordinal > 0:
            won = after.holder[before.ordinal - 1] == seat
            found["province", ""] = 1.0 if won else 0.0
        if len(after.holder) > 0:
            found["points", ""] = float(points(after, seat))
        found["cards", ""] = float(len(members(after.army[seat])))
        dearest = dearest_of(before, before.army[seat]) if before.army[seat] else 0
        if dearest > 0:
            found["keeps", f"card:{dearest}"] = float(after.army[seat] >> dearest & 1)
        return found
