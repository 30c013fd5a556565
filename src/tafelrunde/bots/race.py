"""The choices of one question side by side, for games in which only whole plans matter.

There is no tree: a choice is carried out, everything after it goes the usual way, and the result
counts for the choice. The least tried one that may still be the best is tried next.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from tafelrunde.bots.planning import Planning
from tafelrunde.bots.search import Edge, Node, Search
from tafelrunde.core.chance import Rng
from tafelrunde.core.codes import NO_ACTION, Offers
from tafelrunde.core.flow import ASK
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import State

SPREAD: Final = 0.25  # of results: half that of victories and defeats, or hardly any drops out
FEWEST: Final = 6  # results of a choice that are worth something
OVER_AND_DONE: Final = 1 << 30


class Race(Search):
    """A search that looks no further than the question."""

    def __init__(self, rng: Rng, planning: Planning[Any], paranoid: bool = False) -> None:
        super().__init__(rng, planning, paranoid)
        self.planning = planning
        self.doubt = planning.doubt
        self.turns = planning.turns
        self.begun = 0  # the game's clock when the iteration began

    def choices(self, s: State, seat: i64) -> Offers:
        """What the game weighs here."""
        out = self.offers
        out.n = 0
        self.planning.choices(s, seat, out)
        return out

    def select(self, node: Node, s: State, seat: i64, offers: Offers) -> Edge:
        """The least tried edge of those that may be the best."""
        best, fewest = None, OVER_AND_DONE
        edges = [self.edge(node, s, seat, offers, i) for i in range(offers.n)]
        for edge in in_the_running(edges):
            if edge.visits < fewest:
                best, fewest = edge, edge.visits
        assert best is not None
        return best

    def descend(self, s: State) -> None:
        """Carry out one choice; what follows is no longer searched."""
        self.begun = self.planning.clock(s)
        seat = s.to_move()
        edge = self.select(self.root, s, seat, self.choices(s, seat))
        self.path.append(edge)
        self.nodes.append(self.root)
        self.movers.append(seat)
        self.play(s, seat, edge.code)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        """Play a choice; of a plan everything up to where somebody else is asked or dice fall."""
        self.decisions += 1
        following = self.planning.carry_out(s, seat, choice)
        while following != NO_ACTION:
            s.answer(seat, following)
            going = s.wait.tag == ASK and s.to_move() == seat
            following = self.planning.under_way(s, seat) if going else NO_ACTION

    def drawn(self, s: State, seat: i64) -> i64:
        """The best choice: drawn ones would bring in more luck than a plan changes."""
        return self.choices(s, seat).codes[0]

    def is_ripe(self, s: State) -> bool:
        """Whether enough turns have passed for the value of the position to be trusted."""
        return self.turns > 0 and self.planning.clock(s) >= self.begun + self.turns

    def is_decided(self) -> bool:
        """Whether a single choice is left that was tried often enough: nothing more is learned."""
        left = in_the_running(self.root.edges)
        return len(left) == 1 and left[0].visits >= FEWEST

    def answers(self, s: State, seat: int) -> list[Edge]:
        """The edges, best results first."""
        root, doubt = self.root, self.doubt
        average = doubt * (root.total / float(root.visits) if root.visits else 0.5)
        return sorted(
            root.edges, key=lambda edge: -(edge.total + average) / (float(edge.visits) + doubt)
        )


def in_the_running(edges: list[Edge]) -> list[Edge]:
    """The edges whose results do not yet rule out that they are the best."""
    bar = max([edge.mean() - reach(edge) for edge in edges])
    return [edge for edge in edges if edge.mean() + reach(edge) >= bar]


def reach(edge: Edge) -> float:
    """The likely error of an edge's mean."""
    return SPREAD / sqrt(float(edge.visits)) if edge.visits >= FEWEST else 2.0
