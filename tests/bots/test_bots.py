"""Bots: they see views and not states, answer the same twice, and never answer illegally."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from hinterhalt import hidden, views
from hinterhalt.game import HinterhaltGame
from hinterhalt.state import Hinterhalt

from tafelrunde.bots.base import Answer, Bot, Budget, Question, question_for
from tafelrunde.bots.registry import bot_names, fixed_budget, level_of, make_bot, timed_budget
from tafelrunde.core.actions import BadData
from tafelrunde.core.chance import FastRng
from tafelrunde.core.flow import ASK, OVER
from tafelrunde.core.game import AnyGame
from tafelrunde.core.state import State
from tafelrunde.games import load_game

GAMES = ["heerbann", "hinterhalt", "vetternkrieg"]
EVERY_GAME = [*GAMES, "el_grande", "drei_sanchos", "guiscard"]
KINDS = ["random", "greedy", "ismcts:8"]
BRIEF = Budget(iterations=8)


class Spy(Question):
    """A question that gives view, decision, sampler and intent, and fails on anything else."""

    reached: ClassVar[list[str]] = []

    def __getattribute__(self, name: str) -> Any:
        if name not in ("view", "decision", "sample", "intent"):
            raise AssertionError(f"a bot reached for {name!r}")
        Spy.reached.append(name)
        return super().__getattribute__(name)

    def __iter__(self) -> Any:
        raise AssertionError("a bot took the whole question apart")

    def __getitem__(self, index: Any) -> Any:
        raise AssertionError("a bot took the whole question apart")


def spied(game: AnyGame, true: State, seat: int) -> Spy:
    """A question about a position whose sampler never hands that position out."""
    question = question_for(game, true, seat, FastRng(1))

    def sample() -> State:
        world = question.sample()
        assert world is not true
        assert world.log is None
        return world

    return Spy(question.view, question.decision, sample)


def test_a_view_is_made_when_a_bot_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game, rng, made = HinterhaltGame(), FastRng(1), []
    honest = hidden.view

    def view(s: Hinterhalt, seat: int) -> views.View:
        made.append(seat)
        return honest(s, seat)

    monkeypatch.setattr(hidden, "view", view)
    s = game.new({}, 2)
    s.settle(rng)
    question = question_for(game, s, 1, rng)
    make_bot("ismcts:8", game).answer(question, BRIEF, rng)
    assert made == []
    assert question.view() == game.view(s, 1) and made == [1, 1]


def positions(game: AnyGame, players: int, seed: int, every: int = 7) -> list[State]:
    """Some positions of a random game, with that many players at most, in which a seat chooses."""
    rng = FastRng(seed)
    s, found, met = game.new(game.resolve({}), min(players, game.max_players)), [], 0
    while s.wait.tag != OVER:
        if s.wait.tag != ASK:
            s.settle(rng)
            continue
        seat = s.to_move()
        actions = s.legal(seat)
        if len(actions) > 1:
            met += 1
            if met % every == 0:
                found.append(s.clone())
        s.play_trusted(seat, actions[rng.below(len(actions))])
    return found


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_reaches_for_view_decision_and_sampler_only(name: str, kind: str) -> None:
    game = load_game(name)
    bot: Bot = make_bot(kind, game)
    for s in positions(game, 3, seed=3):
        before = s.digest()
        seat = s.to_move()
        spy = spied(game, s, seat)
        assert bot.answer(spy, BRIEF, FastRng(2)).action in s.legal(seat)
        bot.advise(spy, BRIEF, FastRng(2))
        assert "decision" in Spy.reached
        assert s.digest() == before, "the bot changed the table"


def test_the_spy_bites() -> None:
    game = load_game("heerbann")
    s = positions(game, 2, seed=1)[0]
    spy: Any = spied(game, s, s.to_move())
    with pytest.raises(AssertionError, match="reached for 'state'"):
        _ = spy.state
    with pytest.raises(AssertionError, match="took the whole question apart"):
        list(spy)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_iterations_give_the_same_answer(name: str, kind: str) -> None:
    game = load_game(name)
    for s in positions(game, 2, seed=5, every=11):
        seat = s.to_move()
        answers = []
        for _ in range(2):
            bot, rng = make_bot(kind, game), FastRng(9)
            question = question_for(game, s, seat, rng)
            answers.append((bot.answer(question, BRIEF, rng), bot.advise(question, BRIEF, rng)))
        assert answers[0] == answers[1]


@pytest.mark.parametrize("level", bot_names())
@pytest.mark.parametrize("name", EVERY_GAME)
def test_no_bot_remembers_what_it_was_asked_before(name: str, level: str) -> None:
    """The same questions in another order, after others: each gets the same answer again."""
    game = load_game(name)
    bot = make_bot(level, game)
    asked = positions(game, 3, seed=5, every=13)[:6]

    def answered(number: int) -> Answer:
        rng = FastRng(number)
        question = question_for(game, asked[number], asked[number].to_move(), rng)
        return bot.answer(question, Budget(iterations=5), rng)

    first = [answered(number) for number in range(len(asked))]
    again = [answered(number) for number in reversed(range(len(asked)))]
    assert first == again[::-1]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", GAMES)
def test_advice_names_every_choice_once_best_first(name: str, kind: str) -> None:
    game = load_game(name)
    bot = make_bot(kind, game)
    for s in positions(game, 2, seed=6, every=9):
        seat, rng = s.to_move(), FastRng(4)
        advice = bot.advise(question_for(game, s, seat, rng), BRIEF, rng)
        assert sorted(a.action for a in advice) == sorted(s.legal(seat))
        values = [a.value for a in advice]
        assert values == sorted(values, reverse=True)
        assert all(0.0 <= value <= 1.0 for value in values)


def test_a_budget_in_milliseconds_ends_the_search() -> None:
    game = load_game("heerbann")
    s = positions(game, 2, seed=1)[0]
    rng = FastRng(1)
    question = question_for(game, s, s.to_move(), rng)
    found = make_bot("king", game).answer(question, Budget(milliseconds=5), rng).action
    assert found in s.legal(s.to_move())


def test_levels_get_longer_budgets_and_strangers_are_refused() -> None:
    names = bot_names()
    assert names == ["random", "greedy", "page", "squire", "knight", "king"]
    heerbann, guiscard = load_game("heerbann"), load_game("guiscard")
    iterations = [fixed_budget(name, heerbann).iterations for name in names[2:]]
    assert [fixed_budget(name, guiscard).iterations for name in names[2:]] == [15, 60, 250, 1250]
    assert fixed_budget("ismcts:77", guiscard).iterations == 77
    milliseconds = [timed_budget(name).milliseconds for name in names[2:]]
    assert iterations == sorted(set(iterations))
    assert milliseconds == sorted(set(milliseconds))
    assert level_of("ismcts:77").iterations == 77
    for wrong in ("emperor", "ismcts", "ismcts:0", "ismcts:x", "greedy:3"):
        with pytest.raises(BadData, match=f"there is no bot '{wrong}'"):
            make_bot(wrong, heerbann)
