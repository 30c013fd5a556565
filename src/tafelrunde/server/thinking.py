"""Bots think in processes of their own, and get nothing but what their seat may know."""

from __future__ import annotations

import os
import secrets
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from tafelrunde.bots.base import Budget, question_for
from tafelrunde.bots.calibration import calibrated
from tafelrunde.bots.counsel import Caution, Counsel, caution, counsel
from tafelrunde.bots.planning import Intent
from tafelrunde.bots.registry import make_bot, timed_budget
from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng
from tafelrunde.core.game import AnyGame, Options
from tafelrunde.core.state import State
from tafelrunde.games import load_game
from tafelrunde.server.packs import own_data
from tafelrunde.server.workers import Workers

LONGEST: Final = 120.0  # seconds after which a bot does not answer any more
TURN_SECONDS: Final = 1.0  # so long a bot answers in a row before the table is told


class Task(NamedTuple):
    """What a worker gets: a state in which whatever the seat cannot know is dealt anew."""

    game: str
    data: str  # the folder of the table's own data, if those of the game have changed since
    options: Options
    world: bytes  # a determinised state as JSON, never the true one
    seat: int
    bot: str
    seed: int
    intent: Intent
    parts: tuple[Action, ...] = ()  # of an answer that a person is putting together
    best: Action | None = None  # what they are held against, where somebody looks at them before


class Thought(NamedTuple):
    """What comes back from a worker: a bot's answers, and what it has in mind after them."""

    actions: list[Action]
    intent: Intent


class Advised(NamedTuple):
    """What comes back of a hint: every choice with its chance, and the best ones with reasons."""

    advice: list[tuple[str, list[int], float]]
    best: list[Counsel]


class Turn(NamedTuple):
    """Answers to questions that follow each other, and what the bot has in mind after each."""

    actions: list[Action]
    intents: list[Intent]


def task_for(
    game: AnyGame, options: Options, s: State, seat: int, bot: str, intent: Intent = ()
) -> Task:
    """A question to a bot with this intent; what the seat cannot know is dealt anew before."""
    world = game.determinise(s, seat, FastRng(secrets.randbits(63)))
    packed = msgspec.json.encode(world.to_json())
    return Task(
        game.id, own_data(game), dict(options), packed, seat, bot, secrets.randbits(63), intent
    )


def _unpack(task: Task) -> tuple[AnyGame, State]:
    game = load_game(task.game, data=task.data)
    return game, game.load(msgspec.json.decode(task.world), task.options)


def choose(task: Task) -> Thought:
    """In a worker: the bot's whole answer, all parts of a sealed one.

    The parts of a sealed answer share one budget, so that its length does not show in time.
    """
    game, s = _unpack(task)
    bot, rng = make_bot(task.bot, game), FastRng(task.seed)
    budget = timed_budget(task.bot)
    parts: list[Action] = []
    intent = task.intent
    halts = s.halts
    while s.halts == halts and task.seat in s.pending():
        if s.is_sealed():
            budget = Budget(milliseconds=max(10, budget.milliseconds // 2))
        question = question_for(game, s, task.seat, rng, intent)
        action, intent = bot.answer(question, budget, rng)
        parts.append(action)
        if not s.is_sealed() or action not in question.decision.actions:
            break
        s.play_trusted(task.seat, action)
    return Thought(parts, intent)


def take_turn(task: Task) -> Turn:
    """In a worker: answers in a row as long as there is nothing to hide, for about a second.

    What others hide was dealt anew, so the table may ask somebody else in between: it then plays
    the first answers only, and what the bot had in mind after each of them comes along.
    """
    game, s = _unpack(task)
    bot, rng = make_bot(task.bot, game), FastRng(task.seed)
    answers: list[Action] = []
    intents: list[Intent] = []
    intent = task.intent
    end = monotonic() + TURN_SECONDS
    while game.is_open(s, task.seat) and (not answers or monotonic() < end):
        question = question_for(game, s, task.seat, rng, intent)
        action, intent = bot.answer(question, timed_budget(task.bot), rng)
        answers.append(action)
        intents.append(intent)
        s.play_trusted(task.seat, action)
    return Turn(answers, intents)


def set_up(task: Task) -> Thought:
    """In a worker: where the bot puts its pieces before the game, one answer after the other."""
    game, s = _unpack(task)
    bot, rng = make_bot(task.bot, game), FastRng(task.seed)
    answers: list[Action] = []
    intent = task.intent
    while game.is_set_up(s, task.seat):
        question = question_for(game, s, task.seat, rng, intent)
        action, intent = bot.answer(question, timed_budget(task.bot), rng)
        answers.append(action)
        s.play_trusted(task.seat, action)
    return Thought(answers, intent)


def advise(task: Task) -> Advised:
    """In a worker: what the bot thinks of each choice, with the parts chosen so far.

    Nothing where the rules refuse one of these parts, or where they are a whole answer.
    """
    game, s = _unpack(task)
    rng = FastRng(task.seed)
    s.one_order = False
    asked = s.prompt
    for part in task.parts:
        if s.prompt != asked or s.explain(task.seat, part) is not None:
            return Advised([], [])
        s.play_trusted(task.seat, part)
    if s.prompt != asked or task.seat not in s.pending():
        return Advised([], [])
    question = question_for(game, s, task.seat, rng)
    found = make_bot(task.bot, game).advise(question, timed_budget(task.bot), rng)
    told = [
        (a.action.verb, list(a.action.args), round(calibrated(game.id, s.players, a.value), 4))
        for a in found
    ]
    return Advised(told, counsel(game, question, found, rng))


def look(task: Task) -> Caution | None:
    """In a worker: what an answer gives away against another one.

    None if they are the same, or if one of them is no answer.
    """
    game, s = _unpack(task)
    rng = FastRng(task.seed)
    s.one_order = False
    question = question_for(game, s, task.seat, rng)
    asked, halts = s.prompt, s.halts
    if task.best is None or s.explain(task.seat, task.best) is not None:
        return None
    if task.parts in ((), (task.best,)):
        return None
    tried = s.clone()
    for part in task.parts:
        goes_on = tried.prompt == asked and tried.halts == halts and task.seat in tried.pending()
        if not goes_on or tried.explain(task.seat, part) is not None:
            return None
        tried.play_trusted(task.seat, part)
    return caution(game, question, list(task.parts), task.best, rng)


def know_game(name: str) -> None:
    """In a worker: load a game before the first question."""
    load_game(name)


class Thinkers(Workers):
    """The processes in which bots think; they start when they are warmed up or asked."""

    def __init__(self, workers: int, compiled: str = "") -> None:
        super().__init__(workers or max(1, (os.cpu_count() or 2) - 1), LONGEST, 0, compiled)
