"""The peers' side of `make bench`: runs slices of other projects' games when it is told to.

Started by `tafelrunde bench` with the Python of .venv-bench; reads lines "task seconds" and
answers each with one line of JSON. Nothing of Tafelrunde is imported here, and nothing of the
peers anywhere else. Every loop draws its actions in the same cheap way as ours does.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

draw = random.Random(1).random


class Catanatron:
    """Catan with four random players, as its own `play` drives it."""

    def __init__(self) -> None:
        from catanatron import Color, Game
        from catanatron.models.player import Player

        class Quick(Player):  # type: ignore[misc]  # the peers ship no types
            decided = 0

            def decide(self, game: Any, playable_actions: Any) -> Any:
                Quick.decided += 1
                return playable_actions[int(draw() * len(playable_actions))]

        self.player, self.game, self.colours = Quick, Game, list(Color)
        self.position = Game([Quick(colour) for colour in self.colours])
        for _ in range(300):
            self.position.play_tick()

    def play(self, done: dict[str, float]) -> None:
        """One whole game."""
        before = self.player.decided
        self.game([self.player(colour) for colour in self.colours]).play()
        done["games"] += 1
        done["decisions"] += self.player.decided - before

    def clone(self, done: dict[str, float]) -> None:
        """Twenty copies of a position in the middle of a game."""
        for _ in range(20):
            self.position.copy()
        done["rounds"] += 20


class OpenSpiel:
    """A game of OpenSpiel's C++ core, driven from Python."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.game = pyspiel.load_game(name)

    def play(self, done: dict[str, float]) -> None:
        """One random game; chance follows its probabilities."""
        state, decisions = self.game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(self.fallen(state.chance_outcomes()))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                decisions += 1
        done["games"] += 1
        done["decisions"] += decisions

    @staticmethod
    def fallen(outcomes: list[tuple[int, float]]) -> int:
        """One of the outcomes of chance."""
        mark = draw()
        for outcome, chance in outcomes:
            mark -= chance
            if mark <= 0:
                return outcome
        return outcomes[-1][0]


class OpenSpielSearch:
    """OpenSpiel's own information-set search in Python on gin rummy, decisions counted."""

    SIMULATIONS = 10

    def __init__(self) -> None:
        import numpy as np
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts

        class Counting(mcts.RandomRolloutEvaluator):  # type: ignore[misc]  # as above
            decisions = 0

            def evaluate(self, state: Any) -> Any:
                """The roll-out of the library, with every decision of a player counted."""
                working = state.clone()
                while not working.is_terminal():
                    if working.is_chance_node():
                        actions, chances = zip(*working.chance_outcomes(), strict=True)
                        action = self._random_state.choice(actions, p=chances)
                    else:
                        action = self._random_state.choice(working.legal_actions())
                        Counting.decisions += 1
                    working.apply_action(action)
                return np.array(working.returns())

        class Bot(ismcts.ISMCTSBot):  # type: ignore[misc]  # as above
            def check_expand(self, node: Any, legal_actions: Any) -> Any:
                """Called once for every decision inside the tree."""
                Counting.decisions += 1
                return super().check_expand(node, legal_actions)

        self.counter = Counting
        game = pyspiel.load_game("gin_rummy")
        rng = np.random.RandomState(1)
        self.state = game.new_initial_state()
        while self.state.is_chance_node():
            actions, chances = zip(*self.state.chance_outcomes(), strict=True)
            self.state.apply_action(rng.choice(actions, p=chances))
        self.bot = Bot(game, Counting(1, rng), 1.0, self.SIMULATIONS, random_state=rng)

    def search(self, done: dict[str, float]) -> None:
        """A few iterations at the first decision."""
        before = self.counter.decisions
        self.bot.run_search(self.state)
        done["rounds"] += self.SIMULATIONS
        done["decisions"] += self.counter.decisions - before


def task_of(name: str) -> Callable[[dict[str, float]], None]:
    """The step that a task repeats."""
    if name == "catanatron":
        return Catanatron().play
    if name == "catanatron_clone":
        return Catanatron().clone
    if name == "openspiel_ismcts":
        return OpenSpielSearch().search
    return OpenSpiel(name).play


def main() -> None:
    """Answer lines until there are none."""
    tasks: dict[str, Callable[[dict[str, float]], None]] = {}
    print(json.dumps({"ready": "peers"}), flush=True)
    for line in sys.stdin:
        name, seconds = line.split()
        step = tasks.get(name) or tasks.setdefault(name, task_of(name))
        done = {"games": 0.0, "decisions": 0.0, "rounds": 0.0}
        began = time.process_time()
        while time.process_time() - began < float(seconds):
            step(done)
        print(json.dumps({"seconds": time.process_time() - began, **done}), flush=True)


if __name__ == "__main__":
    main()
