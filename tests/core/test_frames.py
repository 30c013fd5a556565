"""The three frames that every game needs."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

import pytest
from hinterhalt.ambush import Answer
from hinterhalt.play import GAME, can, do, staged
from hinterhalt.sequence import Turns
from hinterhalt.state import Hinterhalt
from hinterhalt.turn import Discards
from hinterhalt.verbs import DISCARD, ENOUGH, PASS, REACT
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.core.chance import FastRng
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import CALLED, FINISHED, PARKED, START, Next
from tafelrunde.core.frames import Frame, PickSome
from tafelrunde.core.state import State

pytestmark = pytest.mark.both


def picker(
    items: list[int], low: int, high: int, chosen: list[int] | None = None, floor: int = 0
) -> Discards:
    return Discards(0, low, high, "discard-cards", items, chosen, floor)


def whole_sets(frame: PickSome[Hinterhalt]) -> list[tuple[int, ...]]:
    """Every set that can be picked, once per way of picking it."""
    found = []
    if frame.low <= len(frame.chosen):
        found.append(tuple(frame.chosen))
    if len(frame.chosen) < frame.high:
        for item in frame.left(True):
            longer = frame.clone()
            longer.chosen.append(item)
            longer.floor = item
            found += whole_sets(longer)
    return found


@given(st.lists(st.integers(1, 6), max_size=6), st.integers(0, 4), st.integers(0, 6))
def test_every_set_has_exactly_one_way(items: list[int], low: int, high: int) -> None:
    high = max(low, high)
    sizes = range(low, min(high, len(items)) + 1)
    expected = {c for size in sizes for c in combinations(sorted(items), size)}
    found = whole_sets(picker(items, low, high))
    assert len(found) == len(set(found)) and set(found) == expected


class Late(Frame[Hinterhalt]):
    """Tells something and changes afterwards, before the next stop."""

    FIELDS: ClassVar[FieldList] = (("count", "int"),)

    def __init__(self, count: int = 0) -> None:
        self.count = count

    def start(self, s: Hinterhalt) -> Next:
        s.emit("HIN-1.1", "told")
        self.count += 1
        return s.call(Late(1), START) if self.count == 1 else s.finish()

    def clone(self) -> Late:
        return Late(self.count)


def test_a_filmed_position_keeps_its_frames() -> None:
    s = GAME.prepare(GAME.resolve({}), 2)
    s.log, s.film = [], []
    s.begin(Late())
    counts = [[frame.to_json()["count"] for frame in still.stack] for still in s.film]
    assert counts == [[0], [1, 1], [1]] and s.over


def test_a_low_bound_is_never_missed() -> None:
    """The highest item is not offered while it would leave too few."""
    assert picker([1, 2, 3], 2, 2).left(True) == [1, 2]
    assert picker([1, 2, 3], 3, 3).left(True) == [1]
    assert picker([1, 2, 3], 2, 3, [2], 2).left(True) == [3]
    assert picker([1, 2], 3, 3).left(True) == []
    assert picker([5, 5, 5], 2, 2).left(True) == [5]


def test_a_person_picks_in_any_order() -> None:
    assert picker([1, 6], 0, 2, [6]).left(False) == [1]
    assert picker([1, 2, 3], 2, 2).left(False) == [1, 2, 3]


@given(
    st.lists(st.integers(1, 9), min_size=1, max_size=7),
    st.integers(0, 3),
    st.integers(0, 7),
    st.integers(0, 99),
)
def test_a_guessed_choice_is_one_that_could_have_been_made(
    items: list[int], low: int, count: int, seed: int
) -> None:
    low = min(low, len(items))
    frame = picker(sorted(items), low, len(items), sorted(items)[: min(count, len(items))])
    before = len(frame.chosen)
    frame.repick(FastRng(seed), True)
    assert len(frame.chosen) == before
    again = picker(frame.items, low, len(items))
    for item in frame.chosen:
        assert item in again.left(True)
        again.chosen.append(item)
        again.floor = item
    assert len(frame.chosen) >= low or frame.left(True)


def test_a_guessed_choice_varies() -> None:
    rng, found = FastRng(1), set()
    for _ in range(60):
        frame = picker([1, 2, 3, 4], 0, 4, [1, 2])
        frame.repick(rng, True)
        found.add(tuple(frame.chosen))
    assert found == set(combinations([1, 2, 3, 4], 2))


def handed(s: State) -> object:
    """What the last frame handed to its caller; it is taken away."""
    value, s.handed = s.handed, None
    return value


def test_picking_asks_until_it_is_full_or_stopped() -> None:
    """The frame of the core itself ends when nothing is left to ask."""
    s = staged(hands=[["supply_1", "supply_2"], []])
    s.quick = False
    frame = picker([1, 2], 1, 2)
    assert PickSome.start(frame, s) == PARKED
    refused = frame.pick_refused(s, 0, ENOUGH)
    assert refused is not None and refused.key == "too-few-discards"
    assert PickSome.picked(frame, s, DISCARD + 1) == PARKED
    assert frame.pick_refused(s, 0, ENOUGH) is None
    frame.chosen.append(2)
    for step in (PickSome.start, lambda frame, s: frame.picked(s, ENOUGH)):
        assert step(frame, s) == FINISHED and handed(s) == [1, 2]
    assert PickSome.start(picker([], 0, 3), s) == FINISHED


# -- windows


def test_a_window_asks_in_order_and_the_first_reaction_closes_it() -> None:
    s = staged(4, hands=[[], ["ambush_1"], ["ambush_2"], ["ambush_3"]])
    do(s, 0, "march")
    assert s.pending() == (1,) and can(s, 1) == ["react ambush_1", "pass"]
    do(s, 1, "pass")
    assert s.pending() == (2,)
    do(s, 2, "react ambush_2")
    # Seat 3 is not asked any more; without cards seat 0 cannot answer, so both choose a flank.
    assert s.pending() == (2, 0) and can(s, 2) == ["flank 0", "flank 1", "flank 2"]


def test_a_window_without_seats_closes_at_once() -> None:
    s = staged(hands=[[], []])
    assert Answer((), 0, "lay-ambush", 1).start(s) == FINISHED and s.handed is None


def test_the_value_of_a_window_is_the_seat_and_its_action() -> None:
    s = staged(hands=[["feint_1"], []])
    frame = Answer((1, 0), 1, "answer-ambush", 2)
    assert frame.answered(s, REACT + 9) == FINISHED
    assert handed(s) == (0, REACT + 9)
    assert frame.answered(s, PASS) == FINISHED and handed(s) is None
    assert frame.reaction_refused(s, 0, PASS) is None


# -- seats in order


@pytest.mark.parametrize(
    ("wagons", "finished", "expected"),
    [([3, 3, 3], False, [0, 1, 2]), ([3, 0, 3], False, [0, 2]), ([3, 3, 3], True, [])],
)
def test_seats_have_their_turns_in_order(
    wagons: list[int], finished: bool, expected: list[int]
) -> None:
    s = GAME.prepare(GAME.resolve({}), 3)
    s.wagons, s.finished = wagons, finished
    turns = Turns((0, 1, 2))
    served = []
    s.stack = [turns]
    following = turns.start(s)
    while following == CALLED:
        assert turns.then == turns.START_AGAIN and s.top.up is turns
        served.append(s.turn)
        s.stack = [turns]
        following = turns.start_again(s, None)
    assert served == expected and following == FINISHED


def test_a_turn_order_stops_when_the_game_does() -> None:
    s: Hinterhalt = staged(3, sites=[5, 0, 0], hands=[[], [], []])
    do(s, 0, "march")
    assert s.over
