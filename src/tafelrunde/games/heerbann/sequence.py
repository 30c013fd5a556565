"""Chapters 1 and 7: set-up, the two phases, and the end of the game."""

from __future__ import annotations

from typing import ClassVar, cast

from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Next
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.heerbann.conquer import Conquer
from tafelrunde.games.heerbann.recruit import Recruit
from tafelrunde.games.heerbann.state import NOT_YET, Heerbann, points
from tafelrunde.games.heerbann.tables import CARDS


class Play(Frame[Heerbann]):
    """RE-1.2: first characters are collected, then spent for provinces (RE-1.3); no way back."""

    def start(self, s: Heerbann) -> Next:
        """RE-1.7: seniority is fixed before the first round (RE-R.1: drawn, or by seat)."""
        set_up(s)
        if s.random_seniority:
            return s.shuffle(s.players, "seniority_drawn")
        return self.shuffle(s)

    def seniority_drawn(self, s: Heerbann, ranks: tuple[int, ...]) -> Next:
        """RE-R.1: a public draw."""
        s.seniority = ranks
        if s.log is not None:
            s.emit("RE-1.7", "seniority-drawn", {"ranks": ranks})
        return self.shuffle(s)

    def shuffle(self, s: Heerbann) -> Next:
        """RE-1.5: all 18 cards become one face-down deck."""
        return s.shuffle(CARDS, "shuffled")

    def shuffled(self, s: Heerbann, order: tuple[int, ...]) -> Next:
        """RE-1.5: nobody is dealt a card."""
        s.deck.shuffled(order)
        return s.call(Recruit(), "recruited")

    def recruited(self, s: Heerbann, value: object) -> Next:
        """RE-1.2: phase 2."""
        return s.call(Conquer(), "conquered")

    def conquered(self, s: Heerbann, value: object) -> Next:
        """RE-7.1: all six provinces are conquered or set aside."""
        s.scores = tuple([points(s, seat) for seat in range(s.players)])
        s.winners = tuple(winners(s))
        if s.log is not None:
            s.emit("RE-7.3", "game-over", {"winners": s.winners, "scores": s.scores})
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (("then", "str"),)

    def clone(self) -> Play:
        n = Play()
        n.then = self.then
        return n

    def step(self, name: str, s: Heerbann, a: i64) -> Next:
        if name == "start":
            return self.start(s)
        if name == "shuffled":
            return self.shuffled(s, cast("tuple[int, ...]", s.handed))
        if name == "recruited":
            return self.recruited(s, s.handed)
        if name == "conquered":
            return self.conquered(s, s.handed)
        if name == "seniority_drawn":
            return self.seniority_drawn(s, cast("tuple[int, ...]", s.handed))
        return super().step(name, s, a)

    # </generated>


def set_up(s: Heerbann) -> None:
    """RE-1.8: nobody owns a card, nothing lies open, no province exists."""
    s.deck.fill(list(range(1, CARDS + 1)))
    s.seniority = tuple(range(s.players))
    s.army = vec[i64]([0] * s.players)
    s.committed = vec[i64]([0] * s.players)
    s.numbers = vec[i64]([0] * s.players)
    s.luck = (0,) * s.players
    s.strength = vec[i64]([0] * s.players)
    s.total = vec[i64]([-1] * s.players)
    s.holder = vec[i64]([NOT_YET] * s.tables.provinces)
    s.values = vec[i64]([0] * s.tables.provinces)


def final_rank(s: Heerbann, seat: i64) -> i64:
    """RE-7.3 most points, RE-7.4 most provinces, RE-7.5 the most valuable province."""
    provinces: i64 = 0
    dearest: i64 = 0
    for i in range(len(s.holder)):
        if s.holder[i] == seat:
            provinces += 1
            dearest = max(dearest, s.values[i])
    return (points(s, seat) * 16 + provinces) * 128 + dearest


def winners(s: Heerbann) -> list[int]:
    """RE-7.6: whoever is still tied shares the victory."""
    ranks = [final_rank(s, seat) for seat in range(s.players)]
    highest = max(ranks)
    return [seat for seat in range(s.players) if ranks[seat] == highest]
