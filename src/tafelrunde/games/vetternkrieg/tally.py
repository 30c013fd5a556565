"""What advice may say about a position of Vetternkrieg: facts with numbers."""

from __future__ import annotations

from tafelrunde.games.vetternkrieg import estimate as e
from tafelrunde.games.vetternkrieg.state import Vetternkrieg
from tafelrunde.games.vetternkrieg.tables import REGIONS


class VetternkriegTally:
    """Counts of one seat, after something was tried from an earlier position."""

    terms = ("regions", "battles", "troops", "reserve")

    def count(
        self, before: Vetternkrieg, after: Vetternkrieg, seat: int
    ) -> dict[tuple[str, str], float]:
        """Regions with more own troops, battles won, troops on the map and in the reserve."""
        if len(after.troops) == 0:
            return {}
        leads = [e.lead(after, seat, region) > 0 for region in range(REGIONS)]
        return {
            ("regions", ""): float(sum(leads)),
            ("battles", ""): float(len(after.won[seat])),
            ("troops", ""): float(sum([after.troops[2 * r + seat] for r in range(REGIONS)])),
            ("reserve", ""): float(after.reserve[seat]),
        }
