"""Chapters 1 and 2: players, houses, the start, and how games end."""

from __future__ import annotations

from collections import Counter

import pytest
from vetternkrieg.table import CARD, GAME, act, new_game, staged

from tafelrunde.core.actions import BadData
from tafelrunde.core.chance import FastRng
from tafelrunde.core.rulebook import rules
from tafelrunde.core.state import playout
from tafelrunde.games.vetternkrieg.state import Vetternkrieg
from tafelrunde.testing.tables import keys


@pytest.mark.rule("VK-1.1")
@pytest.mark.parametrize("players", [1, 3])
def test_vk_1_1_only_two_can_play(players: int) -> None:
    with pytest.raises(BadData, match="for 2 players, not"):
        GAME.new(GAME.resolve({}), players)


@pytest.mark.rule("VK-1.3")
def test_vk_1_3_the_order_of_the_round_and_the_losses_are_open_to_both() -> None:
    told = rules(GAME.folder)
    assert "VK-2.6" in told and "VK-5.24" in told
    assert all(rule.de and rule.en for rule in told.values())


@pytest.mark.rule("VK-1.9")
def test_vk_1_9_all_seventeen_cards_are_dealt_or_set_aside() -> None:
    s = new_game()
    cards = [*s.hands[0].cards, *s.hands[1].cards, *s.deck.cards]
    assert sorted(cards) == list(range(1, 18))
    assert s.discard == ()


@pytest.mark.rule("VK-1.9")
def test_vk_1_9_the_shuffle_decides_who_holds_what() -> None:
    hands = {tuple(sorted(new_game(seed).hands[0].cards)) for seed in range(10)}
    assert len(hands) == 10


@pytest.mark.rule("VK-3.1")
@pytest.mark.rule("VK-R.2")
def test_vk_r_2_the_top_of_the_deck_goes_to_york_first() -> None:
    s = GAME.new(GAME.resolve({"house_assignment": "fixed"}), 2)
    s.chance(tuple(range(17)))
    assert sorted(s.hands[0].cards) == [12, 13, 14, 15, 16, 17]
    assert sorted(s.hands[1].cards) == [6, 7, 8, 9, 10, 11]
    assert s.deck.cards == (1, 2, 3, 4, 5)


@pytest.mark.rule("VK-2.5")
@pytest.mark.rule("VK-6.3")
def test_vk_2_5_random_games_end_within_five_rounds_with_one_winner() -> None:
    rounds: Counter[int] = Counter()
    for seed in range(60):
        s = new_game(seed, twists_enabled=seed % 2 == 0)
        playout(s, FastRng(seed), GAME.most_decisions(2))
        GAME.invariants(s)
        assert len(s.winners) == 1
        rounds[s.round] += 1
        if s.round < 5:
            assert s.scores[s.winners[0]] == 3
    assert set(rounds) <= {1, 2, 3, 4, 5} and rounds[5] > 20


@pytest.mark.rule("VK-5.32")
def test_vk_5_32_every_round_played_is_a_battle_won() -> None:
    for seed in range(20):
        s = new_game(seed)
        playout(s, FastRng(seed), GAME.most_decisions(2))
        assert len(s.won[0]) + len(s.won[1]) == s.round


@pytest.mark.rule("VK-R.40")
def test_vk_r_40_a_battle_without_end_is_an_error() -> None:
    given = {"phase": "battle", "battlefield": "towton", "half": [3, 3]}
    s = staged(given)
    s.clash = s.tables.most_clashes - 1
    s.chance((1, 2, 6))
    with pytest.raises(AssertionError, match="no end after 500 clashes"):
        tie(s)


def tie(s: Vetternkrieg) -> None:
    """A clash in which both show a single six."""
    while True:
        attacker = s.attacker
        if not s.roll:
            s.chance((1, 2, 6))
        act(s, attacker, "announce 5")
        act(s, 1 - attacker, "believe")
        s.chance((1, 2, 6))


@pytest.mark.rule("VK-R.65")
def test_vk_r_65_an_announcement_cannot_be_refused() -> None:
    s = staged({"phase": "battle", "battlefield": "towton", "half": [3, 3]})
    s.chance((1, 2, 6))
    assert {a.verb for a in s.legal(0)} == {"announce"}


@pytest.mark.rule("VK-R.55")
def test_vk_r_55_the_discard_pile_is_open_in_order() -> None:
    hands = [["barnet", "hexham"], ["wakefield", "bosworth"]]
    s = staged({"battlefield": "towton", "owner": 0, "hands": hands})
    act(s, 0, f"play {CARD['hexham']}", "recruit")
    act(s, 1, f"play {CARD['wakefield']}", "recruit")
    for observer in (0, 1, -2):
        shown = GAME.view(s, observer)["discard"]
        assert shown == [CARD["hexham"], CARD["wakefield"]]


@pytest.mark.rule("VK-5.10")
@pytest.mark.parametrize("reveal", [True, False])
def test_after_the_game_believed_rolls_are_shown_if_both_wanted_it(reveal: bool) -> None:
    given = {
        "phase": "battle",
        "round": 5,
        "battlefield": "towton",
        "half": [1, 1],
        "won": [["st_albans", "hexham"], ["barnet", "wakefield"]],
    }
    s = staged(given, reveal_hidden_dice_after_game=reveal)
    s.chance((1, 2, 4))
    act(s, 0, "announce 17")
    act(s, 1, "believe")
    s.chance((1, 2, 3))
    assert GAME.view(s, 1)["uncovered"] == []
    act(s, 0, "settle 0", "troops 0")
    assert s.over
    assert GAME.view(s, 1)["uncovered"] == ([[5, 0, 17, 1, 2, 4]] if reveal else [])
    assert ("uncovered" in keys(s)) is reveal


@pytest.mark.rule("VK-8.4")
def test_vk_8_4_no_twist_comes_twice() -> None:
    s = new_game(3, twists_enabled=True)
    rng, seen = FastRng(3), [s.twist]
    while not s.over:
        before = s.round
        seat = s.to_move()
        actions = s.legal(seat)
        s.play_trusted(seat, actions[rng.below(len(actions))])
        s.settle(rng)
        if s.round != before:
            seen.append(s.twist)
    assert len(seen) == len(set(seen)) == s.round
