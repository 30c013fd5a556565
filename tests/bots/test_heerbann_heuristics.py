"""Heerbann's rules of thumb: sound on every position, and blind to what is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.bots.base import Budget, question_for
from tafelrunde.bots.registry import make_bot
from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng
from tafelrunde.core.flow import ASK, OVER
from tafelrunde.games.heerbann.game import HeerbannGame
from tafelrunde.games.heerbann.state import Heerbann

GAME = HeerbannGame()
KNOWS = GAME.evaluation()


def decisions(players: int, seed: int) -> list[Heerbann]:
    """Every position of a random game in which somebody is asked."""
    rng, found = FastRng(seed), []
    s = GAME.new(GAME.resolve({}), players)
    while s.wait.tag != OVER:
        if s.wait.tag == ASK:
            found.append(s.clone())
            actions = s.legal(s.to_move())
            s.play_trusted(s.to_move(), actions[rng.below(len(actions))])
        else:
            s.settle(rng)
    return found


def weigh(s: Heerbann, seat: int, actions: list[Action]) -> list[float]:
    """How promising these actions look."""
    return list(KNOWS.weights(s, seat, s.codes(actions)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_weights_are_positive_and_change_nothing(players: int) -> None:
    verbs = set()
    for seed in range(6):
        for s in decisions(players, seed):
            seat, before = s.to_move(), s.digest()
            actions = s.legal(seat)
            weights = weigh(s, seat, actions)
            assert len(weights) == len(actions)
            assert all(weight > 0 for weight in weights)
            assert s.digest() == before
            verbs |= {action.verb for action in actions}
    assert verbs >= {"dice", "adjust", "mark", "take", "add", "commit", "recover"}


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_hidden_weighs_nothing(players: int) -> None:
    """The deck's order and the sealed answers of others change no weight and no worth."""
    rng = FastRng(8)
    for s in decisions(players, seed=4):
        seat = s.to_move()
        other = GAME.determinise(s, seat, rng)
        actions = s.legal(seat)
        assert weigh(s, seat, actions) == weigh(other, seat, actions)
        assert KNOWS.worths(s) == KNOWS.worths(other)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_all_seats_add_up(players: int) -> None:
    for s in decisions(players, seed=2):
        assert sum(KNOWS.worths(s)) == pytest.approx(1.0)


def staged(given: dict[str, Any]) -> Heerbann:
    s = GAME.prepare(GAME.resolve({}), 2)
    GAME.stage(s, given)
    while not s.pending():
        s.chance((3,) * len(s.wait.spec))  # type: ignore[attr-defined]  # dice
    return s


def answer(s: Heerbann, seat: int) -> list[Action]:
    """What greedy answers, all parts of a sealed answer."""
    bot, rng, asked = make_bot("greedy", GAME), FastRng(1), s.wait
    given: list[Action] = []
    while s.wait is asked and seat in s.pending():
        given.append(bot.answer(question_for(GAME, s, seat, rng), Budget(), rng).action)
        s.play_trusted(seat, given[-1])
    return given


def test_in_the_last_province_every_card_is_played() -> None:
    provinces = [[5, 0], [5, 1], [6, 0], [7, 1], [8, -1]]
    armies = [["peasant", "archer", "duke"], ["knight"]]
    s = staged({"phase": "conquer", "armies": armies, "provinces": provinces})
    assert [a.args for a in answer(s, 0)] == [(2,), (5,), (18,), ()]


def test_in_the_first_province_most_cards_are_kept() -> None:
    armies = [["peasant", "archer", "pikeman", "knight", "duke"], ["horseman", "captain"]]
    s = staged({"phase": "conquer", "armies": armies})
    assert len(answer(s, 0)) <= 3


def test_more_dice_for_dearer_cards() -> None:
    """Specification 3.5: cost 24 needs six dice, cost 6 is the easiest of all."""
    numbers = []
    for card in ("scout", "duke"):
        s = staged({"phase": "recruit", "display": [card], "deck": ["peasant", "archer"]})
        s.display = s.display[:1]
        weights = weigh(s, 0, s.legal(0))
        numbers.append(1 + weights.index(max(weights)))
    assert numbers[0] < numbers[1] == 6


def test_a_stronger_card_is_taken_first() -> None:
    s = staged({"phase": "recruit", "display": ["duke", "peasant"], "deck": ["archer"]})
    actions = [Action("take", (18,)), Action("take", (2,)), Action("decline")]
    found = weigh(s, 0, actions)
    assert found[0] > found[1] > found[2]
