"""The choices of one question side by side, for games in which only whole plans matter.

There is no tree: a choice is carried out, everything after it goes the usual way, and the result
counts for the choice. The least tried one that may still be the best is tried next.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from tafelrunde.bots.search import Edge, Node, Search
from tafelrunde.core.codes import Offers
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import State

SPREAD: Final = 0.25  # of results: half that of victories and defeats, or hardly any drops out
FEWEST: Final = 6  # results of a choice that are worth something
OVER_AND_DONE: Final = 1 << 30


class Race(Search):
    """A search that looks no further than the question."""

    def select(self, node: Node, s: State, seat: i64, offers: Offers) -> Edge:
        """The least tried edge of those that may be the best."""
        best, fewest = None, OVER_AND_DONE
        for edge in in_the_running(self.edges(node, s, seat, offers)):
            if edge.visits < fewest:
                best, fewest = edge, edge.visits
        assert best is not None
        return best

    def follow(self, node: Node, s: State, seat: i64) -> Node | None:
        """Carry out one choice; what follows is no longer searched."""
        edge = self.select(node, s, seat, self.choices(s, seat))
        self.path.append(edge)
        self.nodes.append(node)
        self.movers.append(seat)
        self.play(s, seat, edge.code)
        return None

    def lead(self, s: State, seat: int) -> int:
        """Nothing more can be learned once a single edge is left that was tried often enough."""
        left = in_the_running(self.answers(s, seat))
        return OVER_AND_DONE if len(left) == 1 and left[0].visits >= FEWEST else 0

    def answers(self, s: State, seat: int) -> list[Edge]:
        """The edges, best results first."""
        average = self.root.total / self.root.visits if self.root.visits else 0.5
        doubt = self.doubt
        return sorted(
            self.root.edges,
            key=lambda edge: -(edge.total + doubt * average) / (edge.visits + doubt),
        )


def in_the_running(edges: list[Edge]) -> list[Edge]:
    """The edges whose results do not yet rule out that they are the best."""
    bar = max([edge.mean() - reach(edge) for edge in edges])
    return [edge for edge in edges if edge.mean() + reach(edge) >= bar]


def reach(edge: Edge) -> float:
    """How far the mean of an edge may be from the truth."""
    return SPREAD / sqrt(edge.visits) if edge.visits >= FEWEST else 2.0
