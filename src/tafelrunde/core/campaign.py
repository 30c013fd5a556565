"""Campaigns: series of games in which each follows from the results of those before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from tafelrunde.core.compiling import mypyc_attr
from tafelrunde.core.state import State

RUNNING: Final = "running"
WON: Final = "won"
LOST: Final = "lost"


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaigns:
    """How the campaigns of a game go. A campaign is where it began and its results so far."""

    starts: ClassVar[tuple[str, ...]]
    # how a game may end, for those that were played elsewhere
    results: ClassVar[tuple[str, ...]]

    def status(self, start: str, results: Sequence[str]) -> str:
        """RUNNING, WON or LOST; raises BadData for what no campaign can be."""
        raise NotImplementedError

    def options(self, start: str, results: Sequence[str]) -> dict[str, Any]:
        """The options of the next game of a running campaign."""
        raise NotImplementedError

    def ahead(self, start: str, results: Sequence[str]) -> list[dict[str, Any]]:
        """The options of all games to come, the next one first, if each of them is won."""
        raise NotImplementedError

    def result(self, s: State) -> str:
        """How a finished game counts."""
        raise NotImplementedError
