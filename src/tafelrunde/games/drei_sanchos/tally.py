"""What advice may say about a position of the Sanchos: facts with numbers."""

from __future__ import annotations

from tafelrunde.games.drei_sanchos.board import points
from tafelrunde.games.drei_sanchos.state import DreiSanchos
from tafelrunde.games.drei_sanchos.tables import SANCHOS


class SanchosTally:
    """Counts of one seat's Sancho, after something was tried from an earlier position."""

    terms = ("points", "rivals", "castles", "troops")

    def count(
        self, before: DreiSanchos, after: DreiSanchos, seat: int
    ) -> dict[tuple[str, str], float]:
        """S3-11.1: own points, those of the best rival, garrisons and troops in the field."""
        if len(after.holder) == 0:
            return {}
        own, sums = after.variant.sancho_of[seat], points(after)
        field = [n for at, n in enumerate(after.troops) if at % SANCHOS == own]
        return {
            ("points", ""): float(sums[own]),
            ("rivals", ""): float(max([sums[x] for x in range(SANCHOS) if x != own])),
            ("castles", ""): float(sum([holder == own for holder in after.holder])),
            ("troops", ""): float(sum(field)),
        }
