"""A quick player: the action that the rules of thumb of the game like best.

Where the game says that a choice must not be foreseen, it is drawn by how much it is liked.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.bots.base import Advice, Budget, Question
from tafelrunde.bots.search import weighted
from tafelrunde.core.actions import Action
from tafelrunde.core.chance import Rng
from tafelrunde.core.game import Game

SAMPLES: Final = 4


class GreedyBot:
    """Looks at a few worlds that fit what its seat knows, and one step ahead."""

    name = "greedy"

    def __init__(self, game: Game) -> None:
        self.heuristics = game.heuristics()

    def liking(self, question: Question) -> tuple[list[float], float]:
        """The mean share of the weights that each action has, and the worth of the position."""
        seat, actions = question.decision.seat, list(question.decision.actions)
        shares, worth = [0.0] * len(actions), 0.0
        for _ in range(SAMPLES):
            s = question.sample()
            weights = self.heuristics.weights(s, seat, s.codes(actions))
            total = sum(weights)
            shares = [x + w / total / SAMPLES for x, w in zip(shares, weights, strict=True)]
            worth += self.heuristics.worth(s, seat) / SAMPLES
        return shares, worth

    def choose(self, question: Question, budget: Budget, rng: Rng) -> Action:
        """The best liked action, the first of equals; or one drawn, where it must be mixed."""
        shares, _ = self.liking(question)
        if self.heuristics.mixes(question.sample(), question.decision.seat):
            return question.decision.actions[weighted(shares, rng)]
        return question.decision.actions[shares.index(max(shares))]

    def advise(self, question: Question, budget: Budget, rng: Rng) -> list[Advice]:
        """Every action with the worth of the position, less where it is liked less."""
        shares, worth = self.liking(question)
        best = max(shares)
        found = [
            Advice(action, worth * share / best)
            for action, share in zip(question.decision.actions, shares, strict=True)
        ]
        return sorted(found, key=lambda advice: -advice.value)
