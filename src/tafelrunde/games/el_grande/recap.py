"""What the scorings of El Grande have brought so far, counted up from what everybody was told."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from tafelrunde.core.match import LoggedEvent
from tafelrunde.games.el_grande.views import Recap, Scoring


def recap(events: Sequence[LoggedEvent], undone: Collection[int]) -> Recap:
    """EG-9.11: every scoring with its places and its points, and what all cards brought."""
    scorings: list[Scoring] = []
    gone = set(undone)
    card, during, goes_on = -1, 0, False
    for number, logged in enumerate(events):
        key = logged.event.key
        params: Any = logged.event.params
        if number in gone:
            continue
        if key == "round-begins":
            during = params["round"]
        elif key == "card-taken":
            card, goes_on = params["card"], False
        elif key == "general-scoring":
            scorings.append(begun(params["round"], during, -1))
            goes_on = True
        elif key == "scored":
            if not goes_on:
                scorings.append(begun(0, during, card))
                goes_on = True
            count(scorings[-1], number, params["points"])
    told = [scoring for scoring in scorings if scoring["scored"]]
    by_cards: list[int] = []
    for scoring in told:
        if not scoring["round"]:
            by_cards = added(by_cards, scoring["points"])
    return {"scorings": told, "by_cards": by_cards}


def begun(general: int, during: int, card: int) -> Scoring:
    """A scoring that has scored no place yet."""
    return {"round": general, "during": during, "card": card, "scored": [], "points": []}


def count(scoring: Scoring, number: int, points: Sequence[int]) -> None:
    """Add the points of a place to a scoring, and the number of the event that told them."""
    scoring["scored"].append(number)
    scoring["points"] = added(scoring["points"], points)


def added(sums: Sequence[int], points: Sequence[int]) -> list[int]:
    """The sums by seat; no sums yet are zeros."""
    return [a + b for a, b in zip(sums or [0] * len(points), points, strict=True)]
