"""Advice with reasons: the best three choices, how they differ, and whether they are equal.

A game that can name facts says so with a method `tally`; it need not know this module.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from tafelrunde.bots.base import Advice, Question
from tafelrunde.bots.calibration import calibrated
from tafelrunde.bots.evaluation import evaluation_of
from tafelrunde.bots.planning import Planning, planning_of
from tafelrunde.bots.race import Race
from tafelrunde.bots.search import Search, reopen
from tafelrunde.core.actions import Action
from tafelrunde.core.chance import Rng
from tafelrunde.core.game import AnyGame
from tafelrunde.core.state import State

BEST: Final = 3  # choices that are compared
WORLDS: Final = 24  # in which each of them is tried
DEAR_WORLDS: Final = 4  # where a roll-out is long
TERMS: Final = 3  # facts that are named
SURE: Final = 2.0  # standard errors that are more than noise
SPREAD: Final = 0.25  # of one result of the search, as in a race
TermKey = tuple[str, str]  # a fact's name, and the element it is about


class TermTally(Protocol):
    """Facts with numbers of a position, as far as its state is known to a seat."""

    terms: tuple[str, ...]

    def count(self, before: object, after: object, seat: int) -> dict[TermKey, float]:
        """The numbers of a seat in `after`, which came of the position `before`."""
        ...


@runtime_checkable
class Tallied(Protocol):
    """A game that can name facts."""

    def tally(self) -> TermTally:
        """What its advice is made of."""
        ...


class Term(NamedTuple):
    """A fact on average after a choice, and after the one it is compared with."""

    key: str
    element: str
    value: float
    other: float


class Counsel(NamedTuple):
    """One of the best choices: its chance, its share of the search, and what speaks for it."""

    action: Action
    chance: float
    share: float
    equal: bool  # to the best: the search cannot tell them apart
    terms: list[Term]


def counsel(game: AnyGame, question: Question, found: list[Advice], rng: Rng) -> list[Counsel]:
    """The best three choices of advice; the first is compared with the second, others with it.

    An adviser that does not search counts no visits: all its choices are told, without reasons.
    """
    best = [one for one in found if one.visits][:BEST]
    if not best:
        return [Counsel(one.action, one.value, 0.0, False, []) for one in found]
    players = question.sample().players
    everything = max(1, sum([one.visits for one in found]))
    facts = [tried(game, question, one.action, rng) for one in best] if len(best) > 1 else [[]]
    return [
        Counsel(
            one.action,
            calibrated(game.id, players, one.value),
            one.visits / everything,
            is_equal(best[0], one),
            compared(facts[i], facts[0 if i else min(1, len(best) - 1)]),
        )
        for i, one in enumerate(best)
    ]


def is_equal(best: Advice, other: Advice) -> bool:
    """Whether two results differ by no more than the noise of the search."""
    if best is other:
        return True
    noise = SPREAD * sqrt(1.0 / best.visits + 1.0 / other.visits)
    return abs(best.value - other.value) <= SURE * noise


def tried(
    game: AnyGame, question: Question, action: Action, rng: Rng
) -> list[dict[TermKey, float]]:
    """What can be counted after an action, in several worlds that fit what the seat knows."""
    if not isinstance(game, Tallied):
        return []
    tally, seat = game.tally(), question.decision.seat
    planning = planning_of(game, question.intent)
    found = []
    for _ in range(WORLDS if planning is None else DEAR_WORLDS):
        before = question.sample()
        after = before.clone()
        play_on(game, planning, after, seat, action, rng)
        found.append(tally.count(before, after, seat))
    return found


def play_on(
    game: AnyGame,
    planning: Planning[Any] | None,
    s: State,
    seat: int,
    action: Action,
    rng: Rng,
) -> None:
    """Play an action and what follows it by rule of thumb, as a roll-out does."""
    reopen(s, seat)
    search = Search(rng, evaluation_of(game)) if planning is None else Race(rng, planning)
    if isinstance(search, Race) and planning is not None:
        search.begun = planning.clock(s)
    s.play_trusted(seat, action)
    search.roll_out(s)


def compared(mine: list[dict[TermKey, float]], others: list[dict[TermKey, float]]) -> list[Term]:
    """The facts that differ by more than chance, the clearest first."""
    found: list[tuple[float, Term]] = []
    shared = set.intersection(*[set(one) for one in [*mine, *others]]) if mine and others else set()
    for key, element in sorted(shared):
        a = [one[key, element] for one in mine]
        b = [one[key, element] for one in others]
        value, other = sum(a) / len(a), sum(b) / len(b)
        error = sqrt(spread(a, value) / len(a) + spread(b, other) / len(b))
        clear = abs(value - other) / max(error, 1e-6)
        if clear > SURE and round(10 * value) != round(10 * other):
            found.append((-clear, Term(key, element, value, other)))
    return [term for _, term in sorted(found)[:TERMS]]


def spread(values: list[float], mean: float) -> float:
    """The variance of a sample."""
    return sum([(value - mean) ** 2 for value in values]) / max(1, len(values) - 1)
