"""Bots think in worker processes, which get only what their seat may know."""

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
    """What a worker gets: a state in which everything the seat cannot know is re-dealt."""

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
    """A worker's result: a bot's answers, and its intent after them."""

    actions: list[Action]
    intent: Intent


class Advised(NamedTuple):
    """A worker's hint: every choice with its chance, and reasons for the best ones."""

    advice: list[tuple[str, list[int], float]]
    best: list[Counsel]


class Turn(NamedTuple):
    """A bot's answers to consecutive questions, and its intent after each."""

    actions: list[Action]
    intents: list[Intent]


def task_for(
    game: AnyGame, options: Options, s: State, seat: int, bot: str, intent: Intent = ()
) -> Task:
    """The task for a bot with this intent; everything the seat cannot know is re-dealt."""
    world = game.determinise(s, seat, FastRng(secrets.randbits(63)))
    packed = msgspec.json.encode(world.to_json())
    return Task(
        game.id, own_data(game), dict(options), packed, seat, bot, secrets.randbits(63), intent
    )


def _unpack(task: Task) -> tuple[AnyGame, State]:
    game = load_game(task.game, data=task.data)
    return game, game.load(msgspec.json.decode(task.world), task.options)


def choose(task: Task) -> Thought:
    """In a worker: the bot's whole answer, with all parts of a sealed one.

    The parts of a sealed answer share one budget, so that its length cannot be timed.
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
    """In a worker: consecutive answers while there is nothing to hide, for about a second.

    Hidden information was re-dealt, so at the table somebody else may be asked in between: then
    only the first answers are played, which is why the intent after each of them is returned.
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
    """In a worker: the bot's answers that set up its pieces."""
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
    """In a worker: a hint with the chance of each choice, given the parts chosen so far.

    Empty if the rules refuse one of these parts, or if they already are a whole answer.
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
    """In a worker: how much an answer gives away compared with another one.

    None if they are the same, or if one of them is not a complete answer.
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
    """The worker processes in which bots think; they start on warm-up or first use."""

    def __init__(self, workers: int, compiled: str = "") -> None:
        super().__init__(workers or max(1, (os.cpu_count() or 2) - 1), LONGEST, 0, compiled)
