"""Chapter 5: results and announcements against a second reading of the rules."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from vetternkrieg.table import GAME

from tafelrunde.games.vetternkrieg.dice import (
    PAIR,
    SINGLE,
    TRIPLE,
    best_of,
    claim_of,
    contains,
    face_of,
    size_of,
)

THROWS = list(product(range(1, 7), repeat=3))


def slow_result(dice: tuple[int, ...]) -> tuple[int, int]:
    """How many equal dice, and their face; with different dice the highest."""
    face, count = max(Counter(dice).items(), key=lambda item: (item[1], item[0]))
    return count, face


@pytest.mark.rule("VK-5.22")
@pytest.mark.rule("VK-5.23")
def test_vk_5_22_the_result_of_all_throws() -> None:
    for dice in THROWS:
        best = best_of(dice)
        assert (size_of(best) + 1, face_of(best)) == slow_result(dice), dice


@pytest.mark.rule("VK-5.23")
def test_vk_5_23_a_higher_number_is_a_better_result() -> None:
    order = [(kind, face) for kind in (SINGLE, PAIR, TRIPLE) for face in range(1, 7)]
    assert [claim_of(kind, face) for kind, face in order] == list(range(18))


@pytest.mark.rule("VK-5.12")
def test_vk_5_12_how_often_an_announcement_is_true() -> None:
    true = [sum(contains(dice, claim) for dice in THROWS) for claim in range(18)]
    assert true == [91] * 6 + [16] * 6 + [1] * 6


@pytest.mark.rule("VK-5.22")
def test_the_results_are_spread_as_in_the_specification() -> None:
    spread = Counter(best_of(dice) for dice in THROWS)
    assert [spread[n] for n in range(18)] == [0, 0, 6, 18, 36, 60, *[15] * 6, *[1] * 6]


def reachable(dice: tuple[int, ...], points: int) -> set[tuple[int, ...]]:
    """VK-5.15: all dice that a last card can make of a throw."""
    found = set()
    for changes in product((-1, 0, 1), repeat=3):
        if sum(map(abs, changes)) <= points:
            new = tuple(d + c for d, c in zip(dice, changes, strict=True))
            if all(1 <= d <= 6 for d in new):
                found.add(new)
    return found


@pytest.mark.rule("VK-5.15")
@pytest.mark.parametrize(
    ("points", "singles", "pairs", "triples"), [(1, 24, 156, 36), (2, 0, 156, 60), (3, 0, 132, 84)]
)
def test_vk_5_15_what_a_last_card_makes_of_all_throws(
    points: int, singles: int, pairs: int, triples: int
) -> None:
    kinds = Counter(
        max(size_of(best_of(new)) for new in reachable(dice, points)) for dice in THROWS
    )
    assert (kinds[SINGLE], kinds[PAIR], kinds[TRIPLE]) == (singles, pairs, triples)


@pytest.mark.rule("VK-5.15")
@pytest.mark.parametrize("points", [1, 2, 3])
@pytest.mark.parametrize("dice", [(1, 2, 3), (1, 1, 6), (4, 4, 4), (6, 6, 6), (2, 5, 6)])
def test_vk_5_15_the_game_reaches_exactly_these_dice(dice: tuple[int, ...], points: int) -> None:
    card = {1: "st_albans", 2: "hexham", 3: "barnet"}[points]
    s = GAME.prepare(GAME.resolve({}), 2)
    given = {"phase": "battle", "battlefield": "towton", "half": [3, 3], "hands": [[card], []]}
    GAME.stage(s, given)
    s.chance(dice)
    wrong = next(n for n in range(18) if not contains(dice, n))
    for seat, verb, args in ((0, "announce", (wrong,)), (1, "doubt", ()), (0, "use_last", ())):
        s.play(seat, next(a for a in s.legal(seat) if a.verb == verb and a.args == args))
    found, waiting = set(), [s]
    while waiting:
        here = waiting.pop()
        for action in here.legal(0):
            after = here.clone()
            after.play_trusted(0, action)
            found.add(tuple(sorted(after.roll)))
            if after.pending() == (0,):
                waiting.append(after)
    expected = {tuple(sorted(new)) for new in reachable(dice, points) if new != dice}
    assert found == expected
