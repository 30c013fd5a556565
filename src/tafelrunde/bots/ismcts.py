"""The strongest player: searches a tree over worlds that fit what its seat knows."""

from __future__ import annotations

import time

from tafelrunde.bots.base import Advice, Budget, Question
from tafelrunde.bots.search import Edge, Search, weighted
from tafelrunde.core.actions import Action
from tafelrunde.core.chance import Rng
from tafelrunde.core.game import Game

SLICE = 16  # iterations between two looks at the clock
MIXED = 0.5  # in a sealed question, answers with this share of the most visits are mixed


class IsmctsBot:
    """Information-set Monte-Carlo tree search with the heuristics of the game."""

    def __init__(self, game: Game, name: str = "ismcts") -> None:
        self.name = name
        self.heuristics = game.heuristics()

    def search(self, question: Question, budget: Budget, rng: Rng) -> list[Edge]:
        """The edges at the root after the whole budget, most visited first."""
        search = Search(self.heuristics, rng)
        seat = question.decision.seat
        end = time.monotonic() + budget.milliseconds / 1000
        left = budget.iterations or (1 << 62)
        while left > 0:
            batch = min(SLICE, left)
            search.run(question.sample, seat, batch)
            left -= batch
            if budget.milliseconds and time.monotonic() >= end:
                break
        return search.answers(seat, question.sample().is_sealed())

    def choose(self, question: Question, budget: Budget, rng: Rng) -> Action:
        """The most visited action; a sealed answer is mixed, so that it cannot be foreseen."""
        actions = question.decision.actions
        if len(actions) == 1:
            return actions[0]
        edges = self.search(question, budget, rng)
        if question.sample().is_sealed():
            close = [e for e in edges if e.visits >= MIXED * edges[0].visits]
            return close[weighted([float(e.visits) for e in close], rng)].action
        return edges[0].action

    def advise(self, question: Question, budget: Budget, rng: Rng) -> list[Advice]:
        """Every action with the share of victories it led to.

        The most visited come first. One that was tried less often is not called better: a few
        lucky results are no reason to.
        """
        found: list[Advice] = []
        best = 1.0
        for edge in self.search(question, budget, rng):
            best = min(best, edge.mean())
            found.append(Advice(edge.action, best))
        return found
