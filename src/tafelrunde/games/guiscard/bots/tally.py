"""What advice may say about a position of Guiscard: facts with numbers."""

from __future__ import annotations

from tafelrunde.games.guiscard.bots import estimate as e
from tafelrunde.games.guiscard.state import Guiscard, enemy


class GuiscardTally:
    """Counts of one side, after something was tried from an earlier position."""

    terms = ("units", "enemies", "goals")

    def count(self, before: Guiscard, after: Guiscard, seat: int) -> dict[tuple[str, str], float]:
        """GU-12.1: what is left of both sides, a hurt unit as a part, and the goals reached."""
        if len(after.grid) == 0 or (after.siege and not after.board.action):
            return {}
        board = after.board
        found = {
            ("units", ""): sum([e.living_part(after, u) for u in board.side_units[seat]]),
            ("enemies", ""): sum([e.living_part(after, u) for u in board.side_units[enemy(seat)]]),
        }
        goals = e.goals_of(after, seat)
        if goals:
            found["goals", ""] = sum([e.progress(after, goal) for goal in goals]) / len(goals)
        return found
