"""The small values."""

from __future__ import annotations

import pytest

from tafelrunde.core.actions import SPECTATOR, Action, Event, IllegalAction, Refusal

pytestmark = pytest.mark.both


def test_an_event_tells_its_secret_to_the_addressed_only() -> None:
    event = Event("X-1", "drew", {"seat": 1}, {"card": 7}, (1, 3))
    assert event.seen_by(1) == Event("X-1", "drew", {"seat": 1, "card": 7})
    assert event.seen_by(3).params["card"] == 7
    for seat in (0, 2, SPECTATOR):
        assert event.seen_by(seat) == Event("X-1", "drew", {"seat": 1})
        assert event.seen_by(seat).secret == {} and event.seen_by(seat).to == ()


def test_a_secret_may_stand_in_the_place_of_a_public_word() -> None:
    event = Event("X-1", "drew", {"told": 0}, {"told": 1}, (0,))
    assert (event.seen_by(0).params, event.seen_by(1).params) == ({"told": 1}, {"told": 0})


def test_an_illegal_action_carries_its_refusal() -> None:
    error = IllegalAction(Refusal("X-2", "no", {"card": 3}))
    assert error.refusal.key == "no" and str(error) == "X-2: no {'card': 3}"


def test_refusals_are_compared_by_value() -> None:
    no = Refusal("X-2", "no", {"card": 3})
    assert no == Refusal("X-2", "no", {"card": 3}) and hash(no) == hash(Refusal("X-2", "no"))
    assert no not in [
        Refusal("X-1", "no", {"card": 3}),
        Refusal("X-2", "yes", {"card": 3}),
        Refusal("X-2", "no", {"card": 4}),
        Refusal("X-2", "no"),
        ("X-2", "no", {"card": 3}),
    ]
    assert Refusal("X-2", "no").params == {}
    assert repr(no) == "Refusal('X-2', 'no', {'card': 3})"


def test_actions_are_compared_by_value() -> None:
    assert Action("take", (1,)) == Action("take", (1,)) != Action("take", (2,))
    assert Action("pass").args == ()
