"""The shipped data: the invariants of the specification's section 3 and the odds."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from heerbann.reference import CHARACTERS
from heerbann.table import GAME

from tafelrunde.core.masks import dice_of
from tafelrunde.games.heerbann.dice import sums_of

CARDS = GAME.rows["card"]


@pytest.mark.rule("RE-1.1")
def test_the_characters_are_those_of_the_specification() -> None:
    found = {row["id"]: (row["cost"], row["strength"], row["ability"]) for row in CARDS}
    assert list(found) == list(CHARACTERS), "the order is the numbering"
    assert found == {name: tuple(row) for name, row in CHARACTERS.items()}
    assert [row["no"] for row in CARDS] == list(range(1, 19))


def test_the_sums_and_pairs_of_the_characters() -> None:
    assert sum(row["strength"] for row in CARDS) == 49
    assert sum(row["cost"] for row in CARDS) == 217
    costs = Counter(row["cost"] for row in CARDS)
    assert {cost for cost, n in costs.items() if n == 2} == {8, 12, 16}
    assert set(costs.values()) == {1, 2}
    assert len({(row["cost"], row["strength"]) for row in CARDS}) == 18


def test_the_kind_of_a_character_follows_from_its_ability() -> None:
    entries = [GAME.lexicon()[f"card:{number}"] for number in range(1, 19)]
    assert [entry.facts["kind"] for entry in entries] == [row["kind"] for row in CARDS]
    kinds = Counter(entry.facts["kind"] for entry in entries)
    assert kinds == {"recruit": 6, "conquer": 6, "plain": 6}
    abilities = {row["id"]: row["kind"] for row in GAME.rows["ability"]}
    assert {row["ability"]: row["kind"] for row in CARDS if row["ability"]} == abilities


@pytest.mark.rule("RE-2.2")
def test_re_2_2_the_target_of_the_display() -> None:
    assert GAME.rows["setup"]["open_cards"] == {"2": 2, "3": 2, "4": 3}


@pytest.mark.rule("RE-5.3")
def test_re_5_3_the_range_of_each_province() -> None:
    found = [(r["ordinal"], r["value_min"], r["value_max"]) for r in GAME.rows["province"]]
    assert found == [(n, n + 1, n + 6) for n in range(1, 7)]


@pytest.mark.rule("RE-6.4")
def test_the_constants_of_the_battle() -> None:
    battle = GAME.rows["battle"]
    found = (battle["siege_min_value"], battle["siege_bonus"], battle["rally_bonus_per_card"])
    assert found == (8, 3, 1)


@pytest.mark.rule("RE-4.4")
@pytest.mark.parametrize("count", range(1, 7))
def test_the_odds_are_exact(count: int) -> None:
    hits = [0] * 37
    ways: Counter[tuple[int, ...]] = Counter(
        tuple(sorted(dice)) for dice in product(range(1, 7), repeat=count)
    )
    for dice, weight in ways.items():
        mask = sums_of(dice_of(dice))
        for cost in range(1, 37):
            if mask >> cost & 1:
                hits[cost] += weight
    for cost in range(1, 37):
        told = GAME.rows["odds"][f"cost_{cost}"][count - 1]
        assert told == pytest.approx(hits[cost] / 6**count, abs=0.00005), f"cost {cost}"
