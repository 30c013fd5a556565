"""An attempt to solve a puzzle. A wrong answer is never played: it would show secrets."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.actions import Action, IllegalAction
from tafelrunde.puzzles.puzzle import Puzzle, match_of

RIGHT: Final = "right"
WRONG: Final = "wrong"
SHOWN: Final = "shown"


class Attempt:
    """The table of a puzzle, what was answered last, and what that was worth."""

    def __init__(self, puzzle: Puzzle, film: int = 0) -> None:
        self.puzzle = puzzle
        self.match = match_of(puzzle, film)
        self.said = ""  # one of the above
        self.tries = 0
        self.answered: Action | None = None

    @property
    def is_over(self) -> bool:
        """Whether it was solved, or the solution shown."""
        return self.said in (RIGHT, SHOWN)

    def act(self, action: Action) -> None:
        """Judge an answer; raises IllegalAction if the rules refuse it."""
        no = self.match.explain(self.puzzle.seat, action)
        if no is not None:
            raise IllegalAction(no)
        self.answered = action
        self.tries += 1
        if action == self.puzzle.best:
            self._end(RIGHT)
        else:
            self.said = WRONG

    def show(self) -> None:
        """Play the solution."""
        if not self.is_over:
            self._end(SHOWN)

    def _end(self, said: str) -> None:
        self.match.submit(self.puzzle.seat, self.puzzle.best)
        self.said = said
