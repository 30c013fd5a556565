"""The bluffing policy: close to the solution of one clash, against any answer."""

from __future__ import annotations

from itertools import product

import pytest
from vetternkrieg.table import GAME

from tafelrunde.core.chance import FastRng
from tafelrunde.games.vetternkrieg.bluff import (
    DOUBTS,
    SAID,
    THROWS,
    WAYS,
    announcements,
    best_with,
    sample_dice,
    truth_chance,
)
from tafelrunde.games.vetternkrieg.dice import best_of, contains
from tafelrunde.games.vetternkrieg.estimate import BEST_RESULTS, net_loss, prospect

T = GAME.tables
# What the specification computes for one clash without last cards.
VALUE = 0.403
USED = [0, 0, 0, 0, 0, 0.414, 0.094, 0.093, 0.092, 0.091, 0.09, 0.091, *[0.006] * 6]
TRUE = {5: 0.62, 6: 0.74, 7: 0.75, 8: 0.75, 9: 0.76, 10: 0.77, 11: 0.76}


def believed(claim: int) -> float:
    """The net loss of a defender without a card who believes."""
    return sum(
        n * net_loss(T, claim, best_of(dice)) for dice, n in zip(THROWS, WAYS, strict=True)
    ) / sum(WAYS)


def doubted(dice: tuple[int, ...], claim: int) -> float:
    """The net loss of a defender without a card who doubts."""
    return (1 if contains(dice, claim) else -1) + believed(best_of(dice))


@pytest.mark.rule("VK-5.8")
def test_the_policy_is_worth_its_value_against_the_best_answer() -> None:
    worst = 0.0
    for claim in range(18):
        chances = [
            n / 216 * announcements(dice, 0).get(claim, 0) / 10_000
            for dice, n in zip(THROWS, WAYS, strict=True)
        ]
        belief = sum(chances) * believed(claim)
        doubt = sum(p * doubted(d, claim) for p, d in zip(chances, THROWS, strict=True) if p)
        worst += min(belief, doubt)
    assert worst == pytest.approx(VALUE, abs=0.002)


@pytest.mark.rule("VK-5.9")
def test_no_attacker_gains_more_than_the_value_against_the_doubts() -> None:
    doubts = [percent / 100 for percent in DOUBTS[0][0]]
    best = 0.0
    for dice, n in zip(THROWS, WAYS, strict=True):
        worth = [
            (1 - doubts[claim]) * believed(claim) + doubts[claim] * doubted(dice, claim)
            for claim in range(18)
        ]
        best += n / 216 * max(worth)
    assert VALUE - 0.005 < best < VALUE + 0.02


@pytest.mark.rule("VK-5.8")
def test_announcements_are_used_and_true_as_often_as_in_the_solution() -> None:
    for claim in range(18):
        used = sum(n * SAID[0][i][claim] for i, n in enumerate(WAYS)) / 216 / 10_000
        assert used == pytest.approx(USED[claim], abs=0.01), claim
    for claim, true in TRUE.items():
        assert truth_chance(claim, 0) == pytest.approx(true, abs=0.03), claim


@pytest.mark.rule("VK-5.15")
def test_best_with_a_card_is_spread_as_in_the_specification() -> None:
    for points in range(4):
        found = [0] * 18
        for dice in product(range(1, 7), repeat=3):
            found[best_with(dice, points)] += 1
        assert found == BEST_RESULTS[points]


def test_a_card_is_announced_for_what_it_can_make() -> None:
    assert announcements((1, 3, 3), 3) == {13: 10_000}
    assert announcements((2, 4, 5), 1) == {10: 10_000}
    assert announcements((1, 5, 5), 1) == {10: 10_000}
    assert announcements((2, 2, 2), 3) == {13: 10_000}


@pytest.mark.rule("VK-5.8")
def test_dice_after_an_announcement_depend_on_the_card() -> None:
    rng = FastRng(3)
    claim = 14  # a triple of threes
    plain = sum(contains(sample_dice(claim, 0, rng), claim) for _ in range(500))
    carded = sum(contains(sample_dice(claim, 2, rng), claim) for _ in range(500))
    assert plain > 250 > carded


def test_the_expected_losses_are_those_of_the_specification() -> None:
    assert prospect(T, 5, 0) == pytest.approx(0.278 - 0.917, abs=0.001)
    assert prospect(T, 11, 0) == pytest.approx(1.458 - 0.056, abs=0.001)
    assert prospect(T, 11, 3) == pytest.approx(0.458 - 0.778, abs=0.001)
    assert prospect(T, 17, 0) == pytest.approx(2.523, abs=0.001)
