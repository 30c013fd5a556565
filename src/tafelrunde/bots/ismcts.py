"""The strongest player: searches a tree over worlds that fit what its seat knows."""

from __future__ import annotations

import time
from collections.abc import Iterator
from math import exp
from typing import Any

from tafelrunde.bots.base import Advice, Answer, Budget, Question
from tafelrunde.bots.evaluation import Evaluation, evaluation_of
from tafelrunde.bots.planning import Planning, planning_of
from tafelrunde.bots.race import FEWEST, Race
from tafelrunde.bots.search import DOUBT, Edge, Search, weighted
from tafelrunde.core.actions import Action
from tafelrunde.core.chance import Rng
from tafelrunde.core.codes import NO_ACTION, Offers
from tafelrunde.core.game import AnyGame
from tafelrunde.core.numbers import vec
from tafelrunde.core.state import State

SLICE = 16  # iterations between two looks at the clock
MIXED = 0.5  # in a sealed question, answers with this share of the most visits are mixed
STRAYING = 0.05  # where choices are mixed: a chance to win that is worth a factor of e


class IsmctsBot:
    """Information-set Monte-Carlo tree search with the rules of thumb of the game.

    Where the game plans, the choices of a question run a race instead.
    """

    def __init__(self, game: AnyGame, name: str = "ismcts", paranoid: bool = False) -> None:
        self.game = game
        self.name = name
        self.paranoid = paranoid

    def answer(self, question: Question, budget: Budget, rng: Rng) -> Answer:
        """The best found action; one that must not be foreseen is drawn."""
        actions = question.decision.actions
        if len(actions) == 1:
            return Answer(actions[0], question.intent)
        planning = planning_of(self.game, question.intent)
        if planning is None:
            return Answer(self.searched(question, budget, rng))
        found = self.settled(question, planning)
        if found is None:
            best = self.race(question, planning, budget, rng)[0]
            s = question.sample()
            found = s.action(planning.carry_out(s, question.decision.seat, best.code))
        return Answer(found, planning.intent())

    def advise(self, question: Question, budget: Budget, rng: Rng) -> list[Advice]:
        """Every action with the share of victories it led to.

        The most visited come first. One that was tried less often is not called better: a few
        lucky results are no reason to. What the search did not weigh is no better either.
        """
        seat, planning = question.decision.seat, planning_of(self.game, question.intent)
        known = None if planning is None else self.settled(question, planning)
        found: dict[Action, Advice] = {}
        if planning is not None and known is not None:
            best: float = planning.worths(question.sample())[seat]
            found[known] = Advice(known, best)
        else:
            best = 1.0
            if planning is None:
                edges = self.search(question, evaluation_of(self.game), budget, rng)
            else:
                edges = self.race(question, planning, budget, rng)
            s = question.sample()
            for edge in edges:
                best = min(best, edge.mean())
                code = edge.code if planning is None else planning.carry_out(s, seat, edge.code)
                action = s.action(code)
                found.setdefault(action, Advice(action, best, edge.visits))
        for action in question.decision.actions:
            found.setdefault(action, Advice(action, best))
        return list(found.values())

    # -- single actions

    def search(
        self, question: Question, thumbs: Evaluation[Any], budget: Budget, rng: Rng
    ) -> list[Edge]:
        """The edges at the root after the whole budget, most visited first."""
        search, seat = Search(rng, thumbs, self.paranoid), question.decision.seat
        for batch in batches(budget, 1, 1):
            search.run(question.sample, seat, batch)
        return search.answers(question.sample(), seat)

    def searched(self, question: Question, budget: Budget, rng: Rng) -> Action:
        """The most visited action; a sealed answer is mixed, so that it cannot be foreseen."""
        thumbs, seat = evaluation_of(self.game), question.decision.seat
        edges = self.search(question, thumbs, budget, rng)
        s = question.sample()
        if thumbs.mixes(s, seat):
            return s.action(edges[weighted(mixture(thumbs, s, seat, edges), rng)].code)
        if s.is_sealed():
            visits = [float(edge.visits) for edge in edges]
            close = vec[float]([n for n in visits if n >= MIXED * visits[0]])
            return s.action(edges[weighted(close, rng)].code)
        return s.action(edges[0].code)

    # -- plans

    def race(
        self, question: Question, planning: Planning[Any], budget: Budget, rng: Rng
    ) -> list[Edge]:
        """The choices after the whole budget, best first.

        Dear iterations are fewer, and at a table they have more time. The game's first choice
        is taken if nothing was tried often enough or is better by more than its inertia.
        """
        race, seat = Race(rng, planning, self.paranoid), question.decision.seat
        s = question.sample()
        for batch in batches(budget, max(1, planning.price(s)), planning.patience(s)):
            race.run(question.sample, seat, batch)
            if race.is_decided():
                break
        edges = race.answers(question.sample(), seat)
        first = choices(planning, question.sample(), seat)[0]
        usual = next(edge for edge in edges if edge.code == first)
        gain = edges[0].mean() - usual.mean()
        if edges[0].visits < FEWEST or gain < planning.inertia:
            edges.sort(key=lambda edge: edge is not usual)
        return edges

    def settled(self, question: Question, planning: Planning[Any]) -> Action | None:
        """What needs no search: the next action of a plan, or a choice without alternatives."""
        s, seat = question.sample(), question.decision.seat
        found = planning.under_way(s, seat)
        if found != NO_ACTION:
            return s.action(found)
        weighed = choices(planning, s, seat)
        if len(weighed) > 1 and planning.price(s) > 0:
            return None
        return s.action(planning.carry_out(s, seat, weighed[0]))


def batches(budget: Budget, price: int, patience: int) -> Iterator[int]:
    """How many iterations are made before the next look at the clock, until the budget is spent."""
    end = time.monotonic() + patience * budget.milliseconds / 1000
    left = -(-budget.iterations // price) or (1 << 62)
    dear = price > 1 and budget.milliseconds > 0  # one roll-out may take the whole time
    while left > 0:
        batch = 1 if dear else min(-(-SLICE // price), left)
        yield batch
        left -= batch
        if budget.milliseconds and time.monotonic() >= end:
            return


def choices(planning: Planning[Any], s: State, seat: int) -> Offers:
    """What the game weighs here."""
    out = Offers()
    planning.choices(s, seat, out)
    return out


def mixture(thumbs: Evaluation[Any], s: State, seat: int, edges: list[Edge]) -> vec[float]:
    """The game's weights, moved towards what the search found better.

    This is the best mixture if straying from the game's own one has a price, so a small
    or a doubtful gain moves it a little only, and nobody can read it.
    """
    offers = Offers()
    for edge in edges:
        offers.add(edge.code)
    weights = thumbs.weights(s, seat, offers)
    visits = [float(edge.visits) for edge in edges]
    average = sum(edge.total for edge in edges) / sum(visits)
    found = [
        (edge.total + DOUBT * average) / (n + DOUBT) for edge, n in zip(edges, visits, strict=True)
    ]
    best = max(found)
    return vec[float](
        [
            weight * exp((value - best) / STRAYING)
            for weight, value in zip(weights, found, strict=True)
        ]
    )
