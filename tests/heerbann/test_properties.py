"""What holds for all dice, armies and battles, against a second reading of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

import pytest
from heerbann import reference
from heerbann.reference import NAMES
from heerbann.table import staged
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.core.actions import Action
from tafelrunde.core.flow import ASK, OVER, ROLL, Chance
from tafelrunde.core.masks import dice_of, members
from tafelrunde.games.heerbann.dice import nudged_sums_of, sums_of, used_dice
from tafelrunde.games.heerbann.state import Heerbann

FACE = st.integers(1, 6)
DICE = st.lists(FACE, min_size=1, max_size=8)


@pytest.mark.rule("RE-4.4")
@given(DICE)
def test_re_4_4_the_sums_of_all_subsets(dice: list[int]) -> None:
    assert set(members(sums_of(dice_of(tuple(dice))))) == reference.sums(dice)


@pytest.mark.rule("RE-4.5")
@given(DICE)
def test_re_4_5_the_sums_with_one_nudge(dice: list[int]) -> None:
    assert set(members(nudged_sums_of(dice_of(tuple(dice))))) == reference.nudged(dice)


@pytest.mark.rule("RE-4.4")
@pytest.mark.rule("RE-4.5")
@given(DICE, st.integers(1, 36))
def test_the_explanation_of_a_taken_card_is_the_simplest_one(dice: list[int], cost: int) -> None:
    ways = reference.explanations(dice, cost)
    if ways:
        fewest = min(len(way) for way in ways)
        best = max(way for way in ways if len(way) == fewest)
        assert used_dice(dice, cost, True) == used_dice(dice, cost, False) == (best, best)
    elif cost in reference.nudged(dice):
        shown, counted = used_dice(dice, cost, True)
        assert sum(counted) == cost and all(1 <= face <= 6 for face in counted)
        assert [abs(a - b) for a, b in zip(shown, counted, strict=True)].count(1) == 1
        assert sum(map(abs, (a - b for a, b in zip(shown, counted, strict=True)))) == 1
        assert all(shown.count(face) <= dice.count(face) for face in shown)
        assert list(shown) == sorted(shown, reverse=True)
        assert shown == simplest_nudged(dice, cost)


def simplest_nudged(dice: list[int], cost: int) -> tuple[int, ...]:
    """The fewest, then the largest dice of which one is nudged."""
    near = [
        way
        for total in (cost - 1, cost + 1)
        for way in reference.explanations(dice, total)
        if cost in {total + d for f in way for d in (-1, 1) if 1 <= f + d <= 6}
    ]
    fewest = min(len(way) for way in near)
    return max(way for way in near if len(way) == fewest)


# -- the order


class Choice(NamedTuple):
    """Open dice numbers and what everybody owns."""

    numbers: list[int]
    armies: list[list[str]]
    seniority: list[int]


OPEN = ("duke", "knight", "bishop", "scout")


@st.composite
def choices(draw: st.DrawFn) -> Choice:
    """Any position before the order is fixed, with many ties; nobody owns the Scout."""
    players = draw(st.integers(2, 4))
    names = draw(st.permutations([name for name in NAMES if name not in OPEN]))
    sizes = draw(st.lists(st.integers(0, 3), min_size=players, max_size=players))
    armies = [[names.pop() for _ in range(size)] for size in sizes]
    numbers = draw(st.lists(st.integers(2, 3), min_size=players, max_size=players))
    return Choice(numbers, armies, draw(st.permutations(range(players))))


@pytest.mark.rule("RE-3.9")
@given(choices())
@settings(max_examples=300)
def test_re_3_9_the_order_is_that_of_a_slow_referee(choice: Choice) -> None:
    owned = {"armies": choice.armies, "seniority": choice.seniority}
    s = staged(len(choice.armies), {"display": list(OPEN[:3]), "deck": [OPEN[3]], **owned})
    for seat, number in enumerate(choice.numbers):
        s.play(seat, Action("dice", (number,)))
    due = reference.order(choice.numbers, choice.armies, choice.seniority)
    assert list(s.order) == due


# -- battles


class Fight(NamedTuple):
    """A battle with all its dice."""

    ordinal: int
    face: int
    luck: list[int]
    committed: list[list[str]]
    kept: list[list[str]]
    again: list[int]  # the faces of any re-rolls, over and over
    recover: int


@st.composite
def fights(draw: st.DrawFn) -> Fight:
    """Any battle; small hands and few faces make ties likely."""
    players = draw(st.integers(2, 4))
    names = draw(st.permutations(NAMES))
    hands = st.lists(st.integers(0, 3), min_size=players, max_size=players)
    committed = [[names.pop() for _ in range(size)] for size in draw(hands)]
    kept = [[names.pop() for _ in range(min(size, 1))] for size in draw(hands)]
    return Fight(
        draw(st.integers(1, 6)),
        draw(FACE),
        draw(st.lists(FACE, min_size=players, max_size=players)),
        committed,
        kept,
        [*draw(st.lists(FACE, max_size=9)), 1, 2, 3, 4, 5, 6, 1],
        draw(st.integers(0, 3)),
    )


class Faces:
    """Dice that fall in a given order, again and again."""

    def __init__(self, faces: Sequence[int]) -> None:
        self.faces, self.fallen = faces, 0

    def roll(self, count: int) -> tuple[int, ...]:
        self.fallen += count
        first = self.fallen - count
        return tuple(self.faces[i % len(self.faces)] for i in range(first, self.fallen))


def commit(s: Heerbann, fight: Fight) -> None:
    """Play a battle up to the question after it."""
    for seat, cards in enumerate(fight.committed):
        if s.army[seat]:
            for number in sorted(NAMES.index(name) + 1 for name in cards):
                s.play(seat, Action("add", (number,)))
            s.play(seat, Action("commit"))
    faces = Faces(fight.again)
    while s.wait.tag == ROLL and s.next_step == "rolled_again":
        s.checked_chance(faces.roll(len(cast(Chance, s.wait).spec)))


def told(s: Heerbann, key: str) -> Any:
    """The parameters of the only event of this key, or None."""
    found = [event.params for event in s.log or [] if event.key == key]
    assert len(found) <= 1
    return found[0] if found else None


def running_strengths(s: Heerbann) -> list[int]:
    """What was told last about the strength of each side, which is printed strength and ability."""
    printed, strengths = [0] * s.players, [0] * s.players
    for event in s.log or []:
        told: Any = event.params
        if event.key == "committed":
            printed[told["seat"]] = strengths[told["seat"]] = told["strength"]
        if event.key in ("slain", "strengthened"):
            side = told["loser"] if event.key == "slain" else told["seat"]
            assert printed[side] + told["ability"] == told["strength"]
            strengths[side] = told["strength"]
    return strengths


@pytest.mark.rule("RE-6.1")
@given(fights())
@settings(max_examples=2000)
def test_re_6_1_a_battle_ends_as_a_slow_referee_says(fight: Fight) -> None:
    players = len(fight.luck)
    armies = [a + b for a, b in zip(fight.committed, fight.kept, strict=True)]
    before = [[n + 2, -1] for n in range(fight.ordinal - 1)]
    s = staged(players, {"phase": "conquer", "armies": armies, "provinces": before})
    s.checked_chance((fight.face,))
    s.checked_chance(tuple(fight.luck))
    commit(s, fight)
    faces = Faces(fight.again)
    value = fight.face + fight.ordinal
    due = reference.battle(fight.committed, fight.luck, value, lambda seats: faces.roll(len(seats)))
    assert s.values[fight.ordinal - 1] == value
    assert s.holder[fight.ordinal - 1] == (-1 if due.winner is None else due.winner)
    if due.winner is not None:
        totals = told(s, "totals")
        assert totals["strengths"] == tuple(due.strengths)
        assert running_strengths(s) == due.strengths
        assert totals["totals"] == tuple(-1 if total is None else total for total in due.totals)
        highest = [t for t in totals["totals"] if t == max(totals["totals"])]
        ties = [told(s, "tie-by-cards"), told(s, "tie-by-cost")]
        assert ties == [None, None] or (len(highest) > 1 and None in ties)
        slain = told(s, "slain")
        assert (NAMES[slain["card"] - 1] if slain else "") == due.slain
    check_spoils(s, fight)


def check_spoils(s: Heerbann, fight: Fight) -> None:
    """RE-5.10, RE-6.9: everything committed is spent, but for one card of the surgeon's owner."""
    hands = [set(cards) for cards in fight.kept]
    spent = {name for cards in fight.committed for name in cards}
    for seat, cards in enumerate(fight.committed):
        patients = [name for name in cards if name != "field_surgeon"]
        if "field_surgeon" in cards and patients and fight.ordinal < 6:
            assert s.pending() == (seat,)
            offered = s.legal(seat)
            assert {NAMES[a.args[0] - 1] for a in offered if a.args} == set(patients)
            action = offered[fight.recover % len(offered)]
            s.play(seat, action)
            if action.args:
                name = NAMES[action.args[0] - 1]
                spent.remove(name)
                hands[seat].add(name)
    assert {NAMES[card - 1] for card in s.spent} == spent
    assert len(s.spent) == len(spent)
    assert [{NAMES[card - 1] for card in members(army)} for army in s.army] == hands
    assert s.wait.tag == (OVER if fight.ordinal == 6 else ROLL) != ASK


# -- the end


@pytest.mark.rule("RE-7.3")
@pytest.mark.rule("RE-7.4")
@pytest.mark.rule("RE-7.5")
@pytest.mark.rule("RE-7.6")
@given(st.integers(2, 4), st.lists(st.tuples(FACE, st.integers(-1, 3)), min_size=6, max_size=6))
@settings(max_examples=500)
def test_re_7_3_the_winners_are_those_of_a_slow_referee(
    players: int, rolls: list[tuple[int, int]]
) -> None:
    provinces = [(face + n, min(holder, players - 1)) for n, (face, holder) in enumerate(rolls, 1)]
    s = staged(players, {"phase": "conquer", "provinces": [list(p) for p in provinces]})
    assert s.over
    assert list(s.winners) == reference.winners(provinces, players)
    assert s.scores == tuple(sum(v for v, h in provinces if h == p) for p in range(players))


@pytest.mark.rule("RE-5.3")
@given(st.integers(1, 6), FACE)
def test_re_5_3_the_value_is_the_die_plus_the_ordinal(ordinal: int, face: int) -> None:
    before = [[n + 2, -1] for n in range(ordinal - 1)]
    s = staged(2, {"phase": "conquer", "armies": [["duke"], []], "provinces": before})
    s.checked_chance((face,))
    assert (s.ordinal, s.value) == (ordinal, ordinal + face)
