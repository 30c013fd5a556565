"""The strongest player: searches a tree over worlds that fit what its seat knows."""

from __future__ import annotations

import time
from math import exp

from tafelrunde.bots.base import Advice, Budget, Question
from tafelrunde.bots.race import FEWEST, Race
from tafelrunde.bots.search import Edge, Search, weighted
from tafelrunde.core.actions import Action
from tafelrunde.core.chance import Rng
from tafelrunde.core.codes import NO_ACTION, Offers
from tafelrunde.core.game import Game
from tafelrunde.core.state import State

SLICE = 16  # iterations between two looks at the clock
MIXED = 0.5  # in a sealed question, answers with this share of the most visits are mixed
STRAYING = 0.05  # where choices are mixed: a chance to win that is worth a factor of e


class IsmctsBot:
    """Information-set Monte-Carlo tree search with the heuristics of the game."""

    def __init__(self, game: Game, name: str = "ismcts", paranoid: bool = False) -> None:
        self.name = name
        self.paranoid = paranoid
        self.heuristics = game.heuristics()

    def search(self, question: Question, budget: Budget, rng: Rng) -> list[Edge]:
        """The edges at the root after the whole budget, best first.

        Dear iterations are fewer, and at a table they have more time. In a race the game's first
        choice is taken if nothing was tried often enough or is better by more than its inertia.
        """
        searcher = Race if self.heuristics.single else Search
        search = searcher(self.heuristics, rng, paranoid=self.paranoid)
        seat = question.decision.seat
        price = patience = 1
        if self.heuristics.plans:
            s = question.sample()
            price, patience = max(1, self.heuristics.price(s)), self.heuristics.patience(s)
        end = time.monotonic() + patience * budget.milliseconds / 1000
        left = -(-budget.iterations // price) or (1 << 62)
        dear = price > 1 and budget.milliseconds > 0  # one roll-out may take the whole time
        while left > 0:
            batch = 1 if dear else min(-(-SLICE // price), left)
            search.run(question.sample, seat, batch)
            left -= batch
            if self.heuristics.plans and search.lead(question.sample(), seat) > left:
                break
            if budget.milliseconds and time.monotonic() >= end:
                break
        edges = search.answers(question.sample(), seat)
        if self.heuristics.single:
            first = self.choices(question.sample(), seat)[0]
            usual = next(edge for edge in edges if edge.code == first)
            gain = edges[0].mean() - usual.mean()
            if edges[0].visits < FEWEST or gain < self.heuristics.inertia:
                edges.sort(key=lambda edge: edge is not usual)
        return edges

    def choose(self, question: Question, budget: Budget, rng: Rng) -> Action:
        """The most visited action; a sealed answer is mixed, so that it cannot be foreseen."""
        actions = question.decision.actions
        if len(actions) == 1:
            return actions[0]
        known = self.settled(question)
        if known is not None:
            return known
        edges = self.search(question, budget, rng)
        s = question.sample()
        if self.heuristics.mixes(s, question.decision.seat):
            return s.action(
                edges[weighted(self.mixture(s, question.decision.seat, edges), rng)].code
            )
        if s.is_sealed():
            close = [e for e in edges if e.visits >= MIXED * edges[0].visits]
            return s.action(close[weighted([float(e.visits) for e in close], rng)].code)
        return s.action(self.heuristics.carry_out(s, question.decision.seat, edges[0].code))

    def choices(self, s: State, seat: int) -> Offers:
        """What the game weighs here."""
        out = Offers()
        self.heuristics.choices(s, seat, out)
        return out

    def settled(self, question: Question) -> Action | None:
        """What needs no search: the next action of a plan, or a choice without alternatives."""
        if not self.heuristics.plans:
            return None
        s, seat = question.sample(), question.decision.seat
        found = self.heuristics.under_way(s, seat)
        if found != NO_ACTION:
            return s.action(found)
        choices = self.choices(s, seat)
        if len(choices) > 1 and self.heuristics.price(s) > 0:
            return None
        return s.action(self.heuristics.carry_out(s, seat, choices[0]))

    def mixture(self, s: State, seat: int, edges: list[Edge]) -> list[float]:
        """The game's weights, moved towards what the search found better.

        This is the best mixture if straying from the game's own one has a price, so a small
        or a doubtful gain moves it a little only, and nobody can read it.
        """
        offers = Offers()
        for edge in edges:
            offers.add(edge.code)
        weights = self.heuristics.weights(s, seat, offers)
        average = sum(edge.total for edge in edges) / sum(edge.visits for edge in edges)
        doubt = self.heuristics.doubt
        found = [(e.total + doubt * average) / (e.visits + doubt) for e in edges]
        best = max(found)
        return [
            weight * exp((value - best) / STRAYING)
            for weight, value in zip(weights, found, strict=True)
        ]

    def advise(self, question: Question, budget: Budget, rng: Rng) -> list[Advice]:
        """Every action with the share of victories it led to.

        The most visited come first. One that was tried less often is not called better: a few
        lucky results are no reason to. What the search did not weigh is no better either.
        """
        seat, known = question.decision.seat, self.settled(question)
        found: dict[Action, float] = {}
        if known is not None:
            best = self.heuristics.worth(question.sample(), seat)
            found[known] = best
        else:
            best, edges = 1.0, self.search(question, budget, rng)
            s = question.sample()
            for edge in edges:
                best = min(best, edge.mean())
                found.setdefault(s.action(self.heuristics.carry_out(s, seat, edge.code)), best)
            self.heuristics.carry_out(s, seat, edges[0].code)
        for action in question.decision.actions:
            found.setdefault(action, best)
        return [Advice(action, value) for action, value in found.items()]
