"""Advice with reasons: terms in both languages, equal moves, nothing but the seat's worlds."""

from __future__ import annotations

import pytest

from tafelrunde.bots import counsel as counselling
from tafelrunde.bots.base import Advice, Budget, Question, question_for
from tafelrunde.bots.calibration import brier, calibrated, fitted, tables
from tafelrunde.bots.counsel import (
    LEAST_WORLDS,
    Tallied,
    Term,
    caution,
    compared,
    counsel,
    is_equal,
)
from tafelrunde.bots.registry import make_bot
from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng
from tafelrunde.core.game import View
from tafelrunde.games import load_game
from tafelrunde.texts import Speaker
from tafelrunde.tui.advised import sentence, term_said

GAMES = ("heerbann", "el_grande", "drei_sanchos", "vetternkrieg", "guiscard")


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", GAMES)
def test_every_term_has_words(name: str, language: str) -> None:
    game = load_game(name)
    assert isinstance(game, Tallied)
    speaker = Speaker(game, language, ["A"] * game.max_players)
    for key in game.tally().terms:
        said = term_said(speaker, Term(key, "", 0.625, 0.25))
        assert "62" in said or ("0,6" if language == "de" else "0.6") in said, said


def unseen() -> View:
    raise AssertionError("advice needs no view")


@pytest.mark.parametrize("name", GAMES[:4])
def test_advice_reads_only_worlds_of_the_seat(name: str) -> None:
    game = load_game(name)
    s, rng = game.new({}, game.max_players), FastRng(4)
    s.settle(rng)
    seat = s.to_move()
    told = []
    for _ in range(2):
        luck = FastRng(7)
        whole = question_for(game, s, seat, luck)
        question = Question(unseen, whole.decision, whole.sample)
        found = make_bot("ismcts:1", game).advise(question, Budget(iterations=20), luck)
        told.append(counsel(game, question, found, luck))
    assert told[0] == told[1]
    speaker = Speaker(game, "en", ["A"] * game.max_players)
    best = told[0][0]
    assert sentence(speaker, best, True).startswith(f"{round(100 * best.chance)} % ")


def test_equal_moves_are_called_equal() -> None:
    a, b = Action("a", ()), Action("b", ())
    assert is_equal(Advice(a, 0.55, 100), Advice(b, 0.52, 80))
    assert not is_equal(Advice(a, 0.75, 100), Advice(b, 0.32, 80))


def test_only_clear_differences_are_named() -> None:
    mine = [{("points", ""): 5.0, ("cards", ""): float(i % 2)} for i in range(10)]
    others = [{("points", ""): 3.0, ("cards", ""): float(i % 2)} for i in range(10)]
    assert compared(mine, others) == [Term("points", "", 5.0, 3.0)]


@pytest.mark.parametrize("name", GAMES)
def test_tables_rise(name: str) -> None:
    for table in tables(name).values():
        assert table == sorted(table)
        assert 0.0 <= table[0] <= table[-1] <= 1.0
    assert calibrated("nobody-measured-it", 2, 0.3) == 0.3


def test_a_fit_repairs_what_is_stated_too_low() -> None:
    pairs = [(0.2, 1.0 if i % 10 else 0.0) for i in range(50)] + [(0.05, i % 2) for i in range(50)]
    assert brier(pairs, fitted(pairs)) < brier(pairs)


@pytest.mark.parametrize(
    ("results", "loss"),
    [
        ([0.2, 0.7] * LEAST_WORLDS, 0.5),  # the move, then the best one, in each world
        ([0.7, 0.2] * LEAST_WORLDS, 0.0),
        ([0.0, 1.0, 1.0, 0.0] * (LEAST_WORLDS // 2), 0.0),
        ([0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.0] * (LEAST_WORLDS // 4), 0.0),  # may be luck
    ],
)
def test_a_move_gives_something_away_if_it_is_more_than_luck(
    results: list[float], loss: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load_game("heerbann")
    s, rng = game.new({}, 2), FastRng(4)
    s.settle(rng)
    question = question_for(game, s, s.to_move(), rng)
    left = iter(results)
    monkeypatch.setattr(counselling, "play_on", lambda *_: next(left))
    monkeypatch.setattr(counselling, "calibrated", lambda game, players, stated: stated)
    own, best = Action("dice", (1,)), Action("dice", (5,))
    found = caution(game, question, [own], best, rng, most=LEAST_WORLDS)
    assert found.loss == pytest.approx(loss)
    assert found.chance == pytest.approx(sum(results[0::2]) / LEAST_WORLDS)
    assert found.best == pytest.approx(sum(results[1::2]) / LEAST_WORLDS)


@pytest.mark.parametrize("name", GAMES[:4])
def test_a_coach_reads_only_worlds_of_the_seat(name: str) -> None:
    game = load_game(name)
    s, rng = game.new({}, game.max_players), FastRng(4)
    s.settle(rng)
    seat = s.to_move()
    told = []
    for _ in range(2):
        luck = FastRng(7)
        whole = question_for(game, s, seat, luck)
        question = Question(unseen, whole.decision, whole.sample)
        first, last = whole.decision.actions[0], whole.decision.actions[-1]
        told.append(caution(game, question, [first], last, luck, most=LEAST_WORLDS))
    assert told[0] == told[1] and 0 <= told[0].loss <= 1
