"""What the page shows of the scorings of the past is counted up by the rules."""

from __future__ import annotations

import pytest
from el_grande.table import GAME

from tafelrunde.core.actions import Event
from tafelrunde.core.match import LoggedEvent
from tafelrunde.games.el_grande.views import Recap


def scored(place: int, *points: int) -> Event:
    return Event("EG-9.11", "scored", {"place": place, "points": points})


def recap(*events: Event, undone: tuple[int, ...] = ()) -> Recap:
    return GAME.recap([LoggedEvent(0, event) for event in events], undone)


BEGINS = Event("EG-2.1", "round-begins", {"round": 3})
TAKEN = Event("EG-4.1", "card-taken", {"seat": 0, "card": 7})
GENERAL = Event("EG-8.1", "general-scoring", {"round": 3})


@pytest.mark.rule("EG-9.11")
def test_scorings_are_counted_up_by_seat() -> None:
    told = recap(BEGINS, TAKEN, scored(1, 4, 0), scored(2, 1, 3), TAKEN, scored(5, 0, 2))
    assert [(one["round"], one["during"], one["card"]) for one in told["scorings"]] == [
        (0, 3, 7),
        (0, 3, 7),
    ]
    assert [one["points"] for one in told["scorings"]] == [[5, 3], [0, 2]]
    assert [one["scored"] for one in told["scorings"]] == [[2, 3], [5]]
    assert told["by_cards"] == [5, 5]


def test_a_general_scoring_stands_by_itself_and_counts_when_a_place_was_scored() -> None:
    assert recap(BEGINS, GENERAL) == {"scorings": [], "by_cards": []}
    told = recap(BEGINS, TAKEN, scored(1, 4, 0), GENERAL, scored(9, 2, 0), scored(0, 3, 1))
    assert [(one["round"], one["points"]) for one in told["scorings"]] == [(0, [4, 0]), (3, [5, 1])]
    assert told["by_cards"] == [4, 0]


def test_what_was_taken_back_does_not_count() -> None:
    told = recap(BEGINS, TAKEN, scored(1, 4, 0), scored(2, 1, 3), undone=(3,))
    assert told["by_cards"] == [4, 0] and told["scorings"][0]["scored"] == [2]
