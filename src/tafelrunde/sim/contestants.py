"""Our side of the bench: a worker that runs slices of its tasks when it is told to.

`python -m tafelrunde.sim.contestants` reads lines "task seconds" and answers each with one line
of JSON: what was done, and the CPU time it took. A task is "game:name/players".
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Final

from tafelrunde.bots.base import question_for
from tafelrunde.bots.evaluation import evaluation_of
from tafelrunde.bots.search import Search
from tafelrunde.core import state
from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng
from tafelrunde.core.flow import ASK, OVER
from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Luck, head_for
from tafelrunde.core.match import Match
from tafelrunde.core.state import State, playout
from tafelrunde.games import load_game

BATCH: Final = 20


class Done:
    """What a slice got done."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.rounds = 0  # clones or iterations


class GameTasks:
    """One game and the number of its seats."""

    def __init__(self, game: AnyGame, players: int) -> None:
        self.game = game
        self.players = players
        self.options = game.resolve({})
        self.most = game.most_decisions(players)
        self.seed = 0
        self.middle = self.position()

    def position(self) -> State:
        """The first decision of a game."""
        s: State = self.game.new(self.options, self.players)
        s.settle(FastRng(0))
        return s

    def trusted(self, done: Done) -> None:
        """One random game as simulations play it."""
        self.seed += 1
        s = self.game.new(self.options, self.players)
        done.decisions += playout(s, FastRng(self.seed), self.most)
        done.games += 1

    def checked(self, done: Done) -> None:
        """One random game with every action checked on entry."""
        self.seed += 1
        rng = FastRng(self.seed)
        s = self.game.new(self.options, self.players)
        while s.wait.tag != OVER:
            if s.wait.tag == ASK:
                seat = s.to_move()
                actions = s.decision(seat).actions
                s.play(seat, actions[rng.below(len(actions))])
                done.decisions += 1
            else:
                s.checked_chance(s.outcome(rng))
        done.games += 1

    def match(self, done: Done) -> None:
        """One random game at a table: checks, journal, events, history for taking back."""
        self.seed += 1
        rng = FastRng(self.seed)
        head = head_for(self.game, self.options, self.players, Luck(fast=self.seed))
        table = Match(self.game, head, FastRng(self.seed)).begin()
        while not table.state.over:
            seat = table.state.to_move()
            actions: list[Action] = table.state.legal(seat)
            table.submit(seat, actions[rng.below(len(actions))])
            done.decisions += 1
        done.games += 1

    def clone(self, done: Done) -> None:
        """A hundred copies of a position."""
        for _ in range(100):
            self.middle.clone()
        done.rounds += 100

    def search(self, done: Done, blindly: bool) -> None:
        """A batch of iterations of a new search at the first decision."""
        self.seed += 1
        rng = FastRng(self.seed)
        seat = self.middle.to_move()
        question = question_for(self.game, self.middle, seat, rng)
        search = Search(rng, None if blindly else evaluation_of(self.game))
        search.run(question.sample, seat, BATCH)
        done.rounds += search.iterations
        done.decisions += search.decisions

    def ismcts(self, done: Done) -> None:
        """Search with random roll-outs."""
        self.search(done, True)

    def ismcts_heuristic(self, done: Done) -> None:
        """Search as the bots do it, with rules of thumb."""
        self.search(done, False)


def run_slice(step: Callable[[Done], None], seconds: float) -> dict[str, float]:
    """Repeat a step for that much CPU time."""
    done = Done()
    began = time.process_time()
    while time.process_time() - began < seconds:
        step(done)
    spent = time.process_time() - began
    found: dict[str, float] = {"seconds": spent, "games": done.games}
    return {**found, "decisions": done.decisions, "rounds": done.rounds}


def main() -> None:
    """Answer lines until there are none."""
    seated: dict[tuple[str, str], GameTasks] = {}
    pure = (state.__file__ or "").endswith(".py")
    print(json.dumps({"ready": "pure" if pure else "compiled"}), flush=True)
    for line in sys.stdin:
        task, seconds = line.split()
        game, _, rest = task.rpartition(":")
        name, _, number = rest.partition("/")
        if (game, number) not in seated:
            seated[game, number] = GameTasks(load_game(game), int(number))
        step = getattr(seated[game, number], name)
        print(json.dumps(run_slice(step, float(seconds))), flush=True)


if __name__ == "__main__":
    main()
