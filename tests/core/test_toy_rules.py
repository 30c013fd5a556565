"""The toy game's own rules, as far as the constructs do not show them already."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hinterhalt.play import GAME, can, card, do, falls, keys, refusal, staged, toy

from tafelrunde.core.actions import SPECTATOR, BadData
from tafelrunde.core.chance import FastRng
from tafelrunde.testing.coverage import check_coverage

pytestmark = pytest.mark.both


@pytest.mark.rule("HIN-1.1")
@pytest.mark.rule("HIN-1.2")
def test_everybody_starts_with_three_wagons_and_three_covered_cards() -> None:
    s = toy(GAME.new(GAME.resolve({}), 3))
    s.log = []
    s.chance(tuple(range(20)))
    assert s.wagons == [3, 3, 3] and s.site == [0, 0, 0]
    assert [list(zone.cards) for zone in s.hand] == [[18, 19, 20], [15, 16, 17], [12, 13, 14]]
    assert GAME.view(s, 1)["known_cards"] == [[], [15, 16, 17], []]
    assert s.log[0].seen_by(0).params["cards"] == (18, 19, 20)
    assert "cards" not in s.log[0].seen_by(1).params
    for players in (1, 5):
        with pytest.raises(BadData, match="for 2 to 4 players"):
            GAME.new(GAME.resolve({}), players)


@pytest.mark.rule("HIN-5.1")
def test_the_automaton_gets_no_cards() -> None:
    s = toy(GAME.new(GAME.resolve({"automaton": True}), 2))
    s.chance(tuple(range(20)))
    s.chance((1, 1))
    assert [len(zone) for zone in s.hand] == [3, 0] and s.pending() == (0,)


@pytest.mark.rule("HIN-2.4")
@pytest.mark.rule("HIN-2.5")
@pytest.mark.parametrize(("giver", "order"), [(None, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_most_generous_begins(giver: int | None, order: list[int]) -> None:
    s = staged(3, turn=2, hands=[["supply_1"], ["supply_2"], ["supply_3"]])
    for seat in (2, 0, 1):
        do(s, seat, "rest")
    falls(s, 1, 1, 1)
    for seat in range(3):
        if seat == giver:
            do(s, seat, f"give supply_{seat + 1}")
        do(s, seat, "seal")
    assert s.order == order
    for seat in order:
        assert s.pending() == (seat,)
        do(s, seat, "rest")
    assert s.round == 3


@pytest.mark.rule("HIN-3.1")
def test_a_turn_is_one_of_four_plans() -> None:
    s = staged(3, sites=[1, 1, 2], hands=[[], [], []], deck=["supply_1"])
    assert can(s, 0) == ["march", "forage", "raid 1", "rest"]
    assert keys(do(s, 0, "rest")) == ["rested", "turn-begins"]


@pytest.mark.rule("HIN-3.3")
@pytest.mark.rule("HIN-3.4")
@pytest.mark.rule("HIN-3.5")
@pytest.mark.parametrize(
    ("sites", "wagons", "words", "expected"),
    [
        ([1, 1, 2], [3, 3, 3], "forage", ("HIN-3.3", "deck-is-empty")),
        ([1, 1, 2], [3, 3, 3], "raid 2", ("HIN-3.4", "not-here")),
        ([1, 1, 2], [3, 3, 3], "raid 0", ("HIN-3.4", "no-such-caravan")),
        ([1, 1, 2], [3, 0, 3], "raid 1", ("HIN-3.4", "no-such-caravan")),
        ([1, 1, 2], [3, 3, 3], "raid 3", ("HIN-3.4", "no-such-caravan")),
        ([0, 0, 2], [3, 3, 3], "raid 1", ("HIN-3.5", "valley-is-safe")),
    ],
)
def test_plans_that_are_refused(
    sites: list[int], wagons: list[int], words: str, expected: tuple[str, str]
) -> None:
    s = staged(3, sites=sites, wagons=wagons, hands=[[], [], []])
    assert refusal(s, 0, words) == expected


@pytest.mark.rule("HIN-3.7")
def test_strokes_hit_from_four_on_and_cost_a_wagon_without_cards() -> None:
    s = staged(sites=[2, 2], hands=[["supply_1"], []])
    do(s, 0, "raid 1")
    assert keys(falls(s, 3)) == ["stroke"]
    assert keys(falls(s, 4)) == ["stroke", "wagon-lost", "turn-begins"]
    assert s.wagons == [3, 2]


@pytest.mark.rule("HIN-4.2")
def test_only_a_fitting_card_of_the_own_hand_reacts() -> None:
    s = staged(hands=[["supply_1"], ["ambush_1", "feint_1"]])
    do(s, 0, "march")
    assert refusal(s, 1, "react feint_1") == ("HIN-4.2", "other-kind-needed")
    assert refusal(s, 1, "react ambush_2") == ("HIN-4.2", "not-in-hand")
    do(s, 1, "react ambush_1")
    assert s.discard[-1] == card("ambush_1")


@pytest.mark.rule("HIN-6.1")
@pytest.mark.rule("HIN-6.4")
@pytest.mark.rule("HIN-6.5")
def test_whoever_reaches_the_pass_ends_the_game() -> None:
    s = staged(3, sites=[5, 4, 0], wagons=[1, 2, 0], hands=[[], [], []])
    told = do(s, 0, "march")
    assert keys(told) == ["marched", "arrived", "game-over"]
    assert s.over and s.scores == (8, 8, 0) and s.winners == (0, 1)


@pytest.mark.rule("HIN-6.3")
def test_the_game_ends_after_the_last_round() -> None:
    s = staged(round=6, hands=[[], []])
    do(s, 0, "rest")
    do(s, 1, "rest")
    assert s.over and s.winners == (0, 1)


@pytest.mark.rule("HIN-7.1")
@pytest.mark.rule("HIN-7.2")
def test_a_seat_sees_numbers_of_cards_and_imagines_the_rest() -> None:
    s = staged(hands=[["supply_1"], ["ambush_1", "feint_1"]], deck=["scout_1", "scout_2"])
    view = GAME.view(s, 0)
    assert view["hand_sizes"] == [1, 2] and view["known_cards"] == [[card("supply_1")], []]
    assert GAME.view(s, SPECTATOR)["known_cards"] == [[], []]
    rng = FastRng(1)
    worlds = {tuple(toy(GAME.determinise(s, 0, rng)).hand[1].cards) for _ in range(200)}
    assert len(worlds) == 12  # two of four unknown cards, in both orders
    assert all(card("supply_1") not in world for world in worlds)


def test_every_rule_of_the_toy_game_is_cited_and_tested() -> None:
    check_coverage(GAME.folder, sorted(Path(__file__).parent.glob("test_*.py")))


def test_a_position_is_told_in_the_words_that_stage_it() -> None:
    given: dict[str, Any] = {
        "sites": [1, 2],
        "wagons": [2, 3],
        "hands": [["supply_1"], ["feint_2"]],
        "omens": [3, 4],
        "round": 2,
        "turn": 1,
    }
    told = GAME.describe(staged(**given))
    assert {name: told[name] for name in given} == given
    wrong: dict[str, Any]
    for wrong, message in (
        ({"cards": []}, "unknown field 'cards'"),
        ({"hands": [["king"]]}, "no card 'king'"),
        ({"hands": [["feint_1"], ["feint_1"]]}, "two places"),
    ):
        with pytest.raises(BadData, match=message):
            staged(**wrong)
