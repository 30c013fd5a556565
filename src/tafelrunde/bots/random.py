"""The weakest player: any legal action, each as likely as the others."""

from __future__ import annotations

from tafelrunde.bots.base import Advice, Answer, Budget, Question
from tafelrunde.core.chance import Rng


class RandomBot:
    """Chooses blindly; it looks at nothing but the list of legal actions."""

    name = "random"

    def answer(self, question: Question, budget: Budget, rng: Rng) -> Answer:
        """Any action."""
        actions = question.decision.actions
        return Answer(actions[rng.below(len(actions))])

    def advise(self, question: Question, budget: Budget, rng: Rng) -> list[Advice]:
        """Every action with the same value."""
        even = 1.0 / float(question.sample().players)
        return [Advice(action, even) for action in question.decision.actions]
