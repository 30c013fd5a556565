"""Advice with reasons: the best three choices, how they differ, and whether they are equal.

A game that can name facts says so with a method `tally`; it need not know this module.
"""

from __future__ import annotations

from math import sqrt
from time import monotonic
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
MOST_WORLDS: Final = 240  # in which somebody's own move is held against the best one
LEAST_WORLDS: Final = 8  # of these, however long each takes
LOOK_SECONDS: Final = 0.4  # after which no further world is begun
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


class Caution(NamedTuple):
    """Somebody's own move beside the best one: the chances of both, and what makes the difference.

    `loss` is the chance that the move gives away, nought where it may be mere luck of the worlds.
    """

    loss: float
    chance: float
    best: float
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
        play_on(game, planning, after, seat, [action], rng)
        found.append(tally.count(before, after, seat))
    return found


def caution(
    game: AnyGame,
    question: Question,
    meant: list[Action],
    best: Action,
    rng: Rng,
    most: int = MOST_WORLDS,
) -> Caution:
    """Whether a move, which may have several parts, gives something away against the best one.

    Both are played on in the same worlds, which fit what the seat knows. Few worlds are tried
    where each takes long; then only what is glaring is more than chance.
    """
    planning, seat = planning_of(game, question.intent), question.decision.seat
    tally = game.tally() if isinstance(game, Tallied) else None
    results: list[list[float]] = [[], []]
    facts: list[list[dict[TermKey, float]]] = [[], []]
    end = monotonic() + LOOK_SECONDS
    while len(results[0]) < most and (len(results[0]) < LEAST_WORLDS or monotonic() < end):
        before = question.sample()
        for way, actions in enumerate((meant, [best])):
            after = before.clone()
            after.one_order = False  # a person may name the parts of an answer in any order
            results[way].append(play_on(game, planning, after, seat, actions, rng))
            if tally is not None and len(facts[way]) < WORLDS:
                facts[way].append(tally.count(before, after, seat))
    worlds = len(results[0])
    gains = [better - own for own, better in zip(*results, strict=True)]
    gain = sum(gains) / worlds
    clear = gain > SURE * sqrt(spread(gains, gain) / worlds)
    players = question.sample().players
    own, better = [calibrated(game.id, players, sum(one) / worlds) for one in results]
    return Caution(
        max(0.0, better - own) if clear else 0.0, own, better, compared(facts[1], facts[0])
    )


def play_on(
    game: AnyGame,
    planning: Planning[Any] | None,
    s: State,
    seat: int,
    actions: list[Action],
    rng: Rng,
) -> float:
    """The seat's result of actions and of what follows them by rule of thumb, as in a roll-out."""
    reopen(s, seat)
    search = Search(rng, evaluation_of(game)) if planning is None else Race(rng, planning)
    if isinstance(search, Race) and planning is not None:
        search.begun = planning.clock(s)
    for action in actions:
        s.play_trusted(seat, action)
    search.roll_out(s)
    return search.results(s)[seat]


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
