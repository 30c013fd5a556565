"""What a bot is given and what it answers. A bot never sees the state of a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple, Protocol

from tafelrunde.bots.planning import Intent
from tafelrunde.core.actions import Action, Decision
from tafelrunde.core.chance import Rng
from tafelrunde.core.game import AnyGame, View
from tafelrunde.core.state import State


class Budget(NamedTuple):
    """How long a bot may think: iterations are reproducible, milliseconds are for people."""

    iterations: int = 0
    milliseconds: int = 0


class Question(NamedTuple):
    """All that a bot may know: its seat's view, its decision, and worlds that fit them.

    `view` is made when a bot asks for it. `sample` gives a new state each time, in which
    everything the seat cannot know has been dealt at random; the bot may play on it as it likes.
    `intent` is what the bot had in mind after its last answer: bots themselves remember nothing.
    """

    view: Callable[[], View]
    decision: Decision
    sample: Callable[[], State]
    intent: Intent = ()


class Answer(NamedTuple):
    """What a bot does, and what it has in mind for its next question."""

    action: Action
    intent: Intent = ()


class Advice(NamedTuple):
    """What a bot thinks of one choice: its value is an estimated chance to win."""

    action: Action
    value: float
    visits: int = 0  # how often the search tried it


class Bot(Protocol):
    """A player. The same question, budget and generator always give the same answer."""

    name: str

    def answer(self, question: Question, budget: Budget, rng: Rng) -> Answer:
        """One of the decision's actions."""
        ...

    def advise(self, question: Question, budget: Budget, rng: Rng) -> list[Advice]:
        """Every action of the decision with its value, best first."""
        ...


def question_for(game: AnyGame, s: State, seat: int, rng: Rng, intent: Intent = ()) -> Question:
    """The question to a pending seat, with the intent that its last answer left.

    `s` may be the true state or any determinisation of it for the same seat: what the bot
    gets is the same in distribution. A server therefore hands only a determinisation to the
    process in which its bots think.
    """
    view, sample = partial(game.view, s, seat), partial(_world, game, s, seat, rng)
    return Question(view, s.decision(seat), sample, intent)


def _world(game: AnyGame, s: State, seat: int, rng: Rng) -> State:
    """A world for thinking: sets that differ in their order only count once from here on."""
    world: State = game.determinise(s, seat, rng)
    world.one_order = s.one_order or not s.picked(seat)
    return world
