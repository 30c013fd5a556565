"""What advice may say about a position of El Grande: facts with numbers."""

from __future__ import annotations

from tafelrunde.games.el_grande.scoring import counts_in, sole_leader
from tafelrunde.games.el_grande.state import ElGrande
from tafelrunde.games.el_grande.tables import REGIONS


class ElGrandeTally:
    """Counts of one seat, after something was tried from an earlier position."""

    terms = ("points", "rivals", "regions", "court")

    def count(self, before: ElGrande, after: ElGrande, seat: int) -> dict[tuple[str, str], float]:
        """EG-9.13: own points, those of the best rival, regions led alone, the court."""
        if len(after.score) == 0 or len(after.pieces) == 0:
            return {}
        rivals = [after.score[p] for p in range(after.players) if p != seat]
        leads = [sole_leader(counts_in(after, place)) == seat for place in range(REGIONS)]
        return {
            ("points", ""): float(after.score[seat]),
            ("rivals", ""): float(max(rivals)),
            ("regions", ""): float(sum(leads)),
            ("court", ""): float(after.court[seat]),
        }
