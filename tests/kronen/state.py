from __future__ import annotations

from typing import ClassVar

from kronen import verbs
from tafelrunde.core.data import FieldList
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.state import State
from tafelrunde.core.zones import Zone


class Kronen(State):
    """Everything is open but the pile, the dealt crowns and the sealed bids."""

    VERBS: ClassVar[dict[str, tuple[str, ...]]] = verbs.VERBS
    ELEMENTS: ClassVar[dict[str, range]] = verbs.ELEMENTS

    round: i64 = 0
    crown: i64 = 0  # the one that is bid for
    pile: Zone  # face down, nobody knows it
    dealt: list[Zone]  # by seat: a crown that only its owner knows until the end
    hands: list[list[int]]
    points: vec[i64]

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("round", "i64"),
        ("crown", "i64"),
        ("pile", "Zone"),
        ("dealt", "list[Zone]"),
        ("hands", "list[list[int]]"),
        ("points", "vec[i64]"),
    )

    def reset(self, players: i64) -> None:
        self.start_core(players)
        self.round = 0
        self.crown = 0
        self.pile = Zone()
        self.dealt = []
        self.hands = []
        self.points = vec[i64]()

    def clone(self) -> Kronen:
        n = Kronen()
        self.clone_core(n)
        n.round = self.round
        n.crown = self.crown
        n.pile = self.pile.clone()
        n.dealt = [x.clone() for x in self.dealt]
        n.hands = [x.copy() for x in self.hands]
        n.points = self.points[:]
        return n

    # </generated>
