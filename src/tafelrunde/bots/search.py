"""Information-set Monte-Carlo tree search: one tree over many possible worlds.

Each iteration deals a world that fits what the seat knows and walks down a tree of public
histories. An action that is not legal in this world is passed over; `available` counts how
often it could have been chosen. In a sealed question every seat has a branch of its own in
which only its own picks count: nobody reacts to what he cannot see. Dice that fell openly
lead to different places; hidden chance (shuffles, draws, covered dice) does not. A seat that
sees covered dice has edges of its own for each sight of them, but all lead to the same places.
Where the game says that a choice must not be foreseen, it is drawn by the game's weights: the
tree searches for the best answer to such mixing and never for the best deviation from it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, Final, cast

from tafelrunde.bots.evaluation import Evaluation
from tafelrunde.core.actions import SPECTATOR
from tafelrunde.core.chance import Rng
from tafelrunde.core.codes import Offers
from tafelrunde.core.flow import ASK, DRAW, OVER, Chance
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.state import State

GRAIN: Final = 1 << 30
CURIOSITY: Final = 0.8  # the weight of promise and novelty against results
OPENNESS: Final = 0.25  # the part of the promise that all actions share equally
DOUBT: Final = 3.0  # how many average results are added to those of every action


class Edge:
    """One action at a node: how often it was possible, how often tried, and with what result."""

    code: i64
    available: i64
    visits: i64
    child: Node | None  # where it leads, once it was tried

    def __init__(self, code: i64, prior: float) -> None:
        self.code = code
        self.prior = prior
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.child = None

    def mean(self) -> float:
        """The mean result for the seat that acts here."""
        return self.total / float(self.visits) if self.visits else 0.0


class Node:
    """A place in the tree: what a seat may do there, and where openly seen chance leads."""

    next: i64  # where in `edges` the search for the next code begins: they come in order
    visits: i64

    def __init__(self, number: int) -> None:
        self.number = number
        self.edges: list[Edge] = []
        self.next = 0
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.total = 0.0
        self.places: dict[tuple[int, ...], Node] = {}
        self.blind: dict[int, Node] = {}
        self.minds: dict[int, Node] = {}  # by sight of covered dice: the edges, no children

    def edge(self, code: i64) -> Edge | None:
        """The edge of an action, if there is one."""
        edges = self.edges
        n: i64 = len(edges)
        at = self.next
        for _ in range(n):
            if at >= n:
                at = 0
            edge = edges[at]
            at += 1
            if edge.code == code:
                self.next = at
                return edge
        return None


def sum_of(weights: vec[float]) -> float:
    """All weights together."""
    total = 0.0
    for i in range(len(weights)):
        total += weights[i]
    return total


def weighted(weights: vec[float], rng: Rng) -> i64:
    """An index, each as likely as its weight says."""
    mark = sum_of(weights) * float(rng.below(GRAIN)) / float(GRAIN)
    for i in range(len(weights)):
        mark -= weights[i]
        if mark < 0.0:
            return i
    return len(weights) - 1


def reopen(s: State, seat: int) -> None:
    """Take the sealed answers of all others back: the search answers for them itself."""
    if s.sealed:
        for slot, other in enumerate(s.seats):
            if other != seat:
                s.sealed[slot] = []
                s.answered &= ~bit(slot)


class Search:
    """A tree for one question.

    Without an evaluation all actions are equally promising, and roll-outs are random and go on to
    the end of the game. With max-n back-ups every seat seeks its own best
    result; a `paranoid` search takes all others for allies against its seat.
    """

    horizon: i64
    decisions: i64

    def __init__(
        self, rng: Rng, evaluation: Evaluation[Any] | None = None, paranoid: bool = False
    ) -> None:
        self.rng = rng
        self.evaluation = evaluation
        self.paranoid = paranoid
        self.seat = 0  # whose question it is
        self.horizon = 0 if evaluation is None else evaluation.horizon
        self.made = 0
        self.iterations = 0
        self.decisions = 0
        self.root = self.node()
        self.offers = Offers()
        self.path: list[Edge] = []
        self.nodes: list[Node] = []
        self.movers: list[int] = []

    def node(self) -> Node:
        """A new node."""
        self.made += 1
        return Node(self.made)

    def run(self, sample: Callable[[], State], seat: int, iterations: int) -> None:
        """Search that many possible worlds."""
        self.seat = seat
        for _ in range(iterations):
            s = sample()
            reopen(s, seat)
            self.path.clear()
            self.nodes.clear()
            self.movers.clear()
            self.descend(s)
            self.roll_out(s)
            self.learn(s)
            self.iterations += 1

    def priors(self, s: State, seat: i64, offers: Offers) -> vec[float]:
        """How promising the actions look before anything is tried; the sum is 1."""
        even = 1.0 / float(offers.n)
        evaluation = self.evaluation
        if evaluation is None:
            return vec[float]([even] * offers.n)
        weights = evaluation.weights(s, seat, offers)
        share = (1.0 - OPENNESS) / sum_of(weights)
        for i in range(len(weights)):
            weights[i] = share * weights[i] + OPENNESS * even
        return weights

    def choices(self, s: State, seat: i64) -> Offers:
        """What is weighed here: every action."""
        s.list_legal(seat, self.offers)
        return self.offers

    def edge(self, node: Node, s: State, seat: i64, offers: Offers, i: i64) -> Edge:
        """The edge of one of these choices, which was possible once more."""
        edge = node.edge(offers.codes[i])
        if edge is None:
            edge = self.grow(node, s, seat, offers, i)
        edge.available += 1
        return edge

    def grow(self, node: Node, s: State, seat: i64, offers: Offers, wanted: i64) -> Edge:
        """Add an edge for every choice that has none; returns that of the wanted one."""
        priors = self.priors(s, seat, offers)
        for i in range(offers.n):
            if node.edge(offers.codes[i]) is None:
                node.edges.append(Edge(offers.codes[i], priors[i]))
        edge = node.edge(offers.codes[wanted])
        assert edge is not None
        return edge

    def select(self, node: Node, s: State, seat: i64, offers: Offers) -> Edge:
        """The edge with the best mixture of result, promise and novelty."""
        average = DOUBT * (node.total / float(node.visits) if node.visits else 0.5)
        best: Edge | None = None
        top = 0.0
        for i in range(offers.n):
            edge = self.edge(node, s, seat, offers, i)
            visits = float(edge.visits)
            value = (edge.total + average) / (visits + DOUBT)
            value += CURIOSITY * (edge.prior * sqrt(float(edge.available)) / (1.0 + visits))
            if best is None or value > top:
                best = edge
                top = value
        assert best is not None
        return best

    def follow(self, node: Node, s: State, seat: i64) -> Node | None:
        """Play one choice of the tree; None when it had not been tried before."""
        evaluation = self.evaluation
        if evaluation is not None and node is not self.root and evaluation.mixes(s, seat):
            choice = self.drawn(s, seat)
            self.play(s, seat, choice)
            return self.known_child(node, choice)
        mind = self.mind(node, s.sight(seat))
        edge = self.select(mind, s, seat, self.choices(s, seat))
        self.path.append(edge)
        self.nodes.append(mind)
        self.movers.append(seat)
        self.play(s, seat, edge.code)
        child = edge.child
        if child is None:
            child = self.known_child(node, edge.code)
            edge.child = node.children[edge.code]
        return child

    def known_child(self, node: Node, choice: i64) -> Node | None:
        """Where a choice leads; None, and a place for the next time, when it was not yet tried."""
        child = node.children.get(choice)
        if child is None:
            node.children[choice] = self.node()
        return child

    def play(self, s: State, seat: i64, choice: i64) -> None:
        """Play a choice."""
        self.decisions += 1
        s.answer(seat, choice)

    def mind(self, node: Node, sight: int) -> Node:
        """The node that holds the edges of a seat with this sight of covered dice."""
        if not sight:
            return node
        found = node.minds.get(sight)
        if found is None:
            found = self.node()
            node.minds[sight] = found
        return found

    def drawn(self, s: State, seat: i64) -> i64:
        """A choice by the game's weights."""
        offers = self.choices(s, seat)
        if offers.n == 1:
            return offers.codes[0]
        evaluation = self.evaluation
        if evaluation is None:
            return offers.codes[self.rng.below(offers.n)]
        return offers.codes[weighted(evaluation.weights(s, seat, offers), self.rng)]

    def descend(self, s: State) -> None:
        """Walk down the tree until something new was tried or the game is over."""
        place: Node | None = self.root
        shown = s.sight(SPECTATOR)
        while place is not None:
            tag = s.wait.tag
            if tag == OVER:
                return
            if s.sight(SPECTATOR) != shown:
                shown = s.sight(SPECTATOR)
                place = self.place(place, (0, shown))
            if tag == DRAW:
                s.drawn(self.rng.below(cast(Chance, s.wait).spec[0]))
            elif tag != ASK:
                outcome = s.outcome(self.rng)
                hidden = cast(Chance, s.wait).hidden
                s.chance(outcome)
                if not hidden:
                    place = self.place(place, outcome)
            elif s.sealed:
                place = self.seal(place, s)
            else:
                place = self.follow(place, s, s.to_move())

    def place(self, node: Node, outcome: tuple[int, ...]) -> Node:
        """The node that follows an outcome which everybody sees."""
        found = node.places.get(outcome)
        if found is None:
            found = self.node()
            node.places[outcome] = found
        return found

    def seal(self, place: Node, s: State) -> Node | None:
        """Let every seat answer a sealed question in a branch of its own."""
        halts = s.halts
        ends: list[int] = []
        known = True
        for seat in s.pending():
            node: Node | None = place.blind.get(seat)
            if node is None:
                node = self.node()
                place.blind[seat] = node
            going = True
            while going:
                if node is not None:
                    node = self.follow(node, s, seat)
                else:
                    self.step(s, seat)
                going = s.halts == halts and seat in s.pending()
            if node is None:
                known = False
            else:
                ends.append(node.number)
        return self.place(place, tuple(ends)) if known else None

    def step(self, s: State, seat: i64) -> None:
        """One decision of a roll-out."""
        self.play(s, seat, self.drawn(s, seat))

    def roll_out(self, s: State) -> None:
        """Play on by rule of thumb, to the end or to the horizon."""
        left = self.horizon
        s.settle(self.rng)
        while s.wait.tag == ASK and not self.is_ripe(s):
            self.step(s, s.to_move())
            left -= 1
            if left == 0:
                return
            s.settle(self.rng)

    def is_ripe(self, s: State) -> bool:
        """Whether the worth of the position may be trusted before the horizon."""
        return False

    def results(self, s: State) -> list[float]:
        """The result for each seat: a share of the victory, or what the position is worth."""
        if not s.over:
            assert self.evaluation is not None  # without one, roll-outs go on to the end
            return self.evaluation.worths(s)
        found = [0.0] * s.players
        for winner in s.winners:
            found[winner] = 1.0 / len(s.winners)
        return found

    def for_all(self, results: list[float]) -> list[float]:
        """What each seat makes of the results: its own, or the harm done to this seat."""
        if not self.paranoid:
            return results
        own = results[self.seat]
        return [own if seat == self.seat else 1.0 - own for seat in range(len(results))]

    def learn(self, s: State) -> None:
        """Carry the result back along the path."""
        results = self.for_all(self.results(s))
        for i, edge in enumerate(self.path):
            result = results[self.movers[i]]
            edge.visits += 1
            edge.total += result
            node = self.nodes[i]
            node.visits += 1
            node.total += result

    def answers(self, s: State, seat: int) -> list[Edge]:
        """The edges at the root, most visited first."""
        node = self.root.blind.get(seat, self.root) if s.is_sealed() else self.root
        node = self.mind(node, s.sight(seat))
        return sorted(node.edges, key=lambda edge: (-edge.visits, -edge.mean()))
