"""Choices side by side: who is tried, who drops out, and what is taken in the end."""

from __future__ import annotations

from typing import ClassVar

import pytest

from tafelrunde.bots.base import Budget, question_for
from tafelrunde.bots.evaluation import Even
from tafelrunde.bots.ismcts import IsmctsBot
from tafelrunde.bots.planning import Intent
from tafelrunde.bots.race import Race, in_the_running
from tafelrunde.bots.search import Edge
from tafelrunde.core.chance import FastRng
from tafelrunde.core.codes import NO_ACTION, VERB, Offers
from tafelrunde.core.state import State
from tafelrunde.games import load_game

GAME = load_game("drei_sanchos")


def tried(*results: tuple[int, float]) -> list[Edge]:
    """Edges with so many visits and this mean."""
    edges = [Edge(VERB + n, 0.25) for n in range(len(results))]
    for edge, (visits, mean) in zip(edges, results, strict=True):
        edge.visits, edge.total = visits, visits * mean
    return edges


def test_whoever_is_clearly_worse_drops_out() -> None:
    few = tried((5, 0.75), (5, 0.5), (5, 0.0))
    assert in_the_running(few) == few
    many = tried((25, 0.75), (25, 0.67), (25, 0.25), (0, 0.0))
    assert in_the_running(many) == [many[0], many[1], many[3]]


class Scripted(Even):
    """Knows what the first actions lead to, and lets everything end there."""

    horizon: ClassVar[int] = 1
    turns: ClassVar[int] = 0
    weight: ClassVar[int] = 1
    doubt: ClassVar[float] = 3.0
    inertia: ClassVar[float] = 0.1

    def __init__(self, means: list[float]) -> None:
        self.means = means
        self.taken = NO_ACTION

    def clock(self, s: State) -> int:
        return 0

    def price(self, s: State) -> int:
        return 2

    def patience(self, s: State) -> int:
        return 1

    def under_way(self, s: State, seat: int) -> int:
        return NO_ACTION

    def intent(self) -> Intent:
        return ()

    def choices(self, s: State, seat: int, out: Offers) -> None:
        s.list_legal(seat, out)
        out.n = len(self.means)

    def carry_out(self, s: State, seat: int, choice: int) -> int:
        if self.taken == NO_ACTION:
            self.taken = choice
            self.first = s.legal(seat).index(s.action(choice))
        return choice

    def worths(self, s: State) -> list[float]:
        worth, self.taken = self.means[self.first], NO_ACTION
        return [worth] * s.players


def asked() -> State:
    """A decision between several cards."""
    s: State = GAME.new(GAME.resolve({}), 3)
    s.settle(FastRng(2))
    return s


def raced(means: list[float], iterations: int) -> list[Edge]:
    """What a bot with this knowledge finds."""
    s, rng = asked(), FastRng(5)
    question = question_for(GAME, s, s.to_move(), rng)
    return IsmctsBot(GAME).race(question, Scripted(means), Budget(iterations=iterations), rng)


def test_the_best_is_found_and_the_others_are_left_early() -> None:
    s = asked()
    edges = raced([0.3, 0.9, 0.2], 200)
    assert s.action(edges[0].code) == s.legal(s.to_move())[1]
    assert sum(edge.visits for edge in edges) < 60  # a race that is decided ends


@pytest.mark.parametrize(("better", "place"), [(0.55, 0), (0.7, 1)])
def test_a_small_gain_is_no_reason_to_leave_the_usual_way(better: float, place: int) -> None:
    s = asked()
    found = s.action(raced([0.5, better, 0.1], 200)[0].code)
    assert found == s.legal(s.to_move())[place]


def test_all_in_the_running_are_tried_equally_often() -> None:
    race, s = Race(FastRng(1), Scripted([0.5, 0.5, 0.5])), asked()
    race.run(s.clone, s.to_move(), 30)
    assert [edge.visits for edge in race.answers(s, s.to_move())] == [10, 10, 10]
    assert not race.is_decided()
