"""A quick player: the action that the rules of thumb of the game like best.

Where the game says that a choice must not be foreseen, it is drawn by how much it is liked.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.bots.base import Advice, Answer, Budget, Question
from tafelrunde.bots.evaluation import Evaluation
from tafelrunde.bots.planning import planning_of, thumbs_of
from tafelrunde.bots.search import weighted
from tafelrunde.core.chance import Rng
from tafelrunde.core.game import AnyGame
from tafelrunde.core.numbers import vec

SAMPLES: Final = 4


class GreedyBot:
    """Looks at a few worlds that fit what its seat knows, and one step ahead."""

    name = "greedy"

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def liking(self, question: Question, thumbs: Evaluation[Any]) -> tuple[list[float], float]:
        """The mean share of the weights that each action has, and the worth of the position."""
        seat, actions = question.decision.seat, list(question.decision.actions)
        shares, worth = [0.0] * len(actions), 0.0
        for _ in range(SAMPLES):
            s = question.sample()
            weights = list(thumbs.weights(s, seat, s.codes(actions)))
            total = sum(weights)
            shares = [x + w / total / SAMPLES for x, w in zip(shares, weights, strict=True)]
            worth += thumbs.worths(s)[seat] / SAMPLES
        return shares, worth

    def answer(self, question: Question, budget: Budget, rng: Rng) -> Answer:
        """The best liked action, the first of equals; or one drawn, where it must be mixed."""
        planning = planning_of(self.game, question.intent)
        thumbs = thumbs_of(self.game, planning)
        shares, _ = self.liking(question, thumbs)
        chosen = shares.index(max(shares))
        if thumbs.mixes(question.sample(), question.decision.seat):
            chosen = weighted(vec[float](shares), rng)
        intent = () if planning is None else planning.intent()
        return Answer(question.decision.actions[chosen], intent)

    def advise(self, question: Question, budget: Budget, rng: Rng) -> list[Advice]:
        """Every action with the worth of the position, less where it is liked less."""
        thumbs = thumbs_of(self.game, planning_of(self.game, question.intent))
        shares, worth = self.liking(question, thumbs)
        best = max(shares)
        found = [
            Advice(action, worth * share / best)
            for action, share in zip(question.decision.actions, shares, strict=True)
        ]
        return sorted(found, key=lambda advice: -advice.value)
