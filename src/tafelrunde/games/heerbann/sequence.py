"""Chapters 1 and 7: set-up, the two phases, and the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.flow import Names, Next
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
            return s.shuffle(s.players, self.SENIORITY_DRAWN)
        return self.shuffle(s)

    def seniority_drawn(self, s: Heerbann, ranks: tuple[int, ...]) -> Next:
        """RE-R.1: a public draw."""
        s.seniority = ranks
        if s.log is not None:
            s.emit("RE-1.7", "seniority-drawn", {"ranks": ranks})
        return self.shuffle(s)

    def shuffle(self, s: Heerbann) -> Next:
        """RE-1.5: all 18 cards become one face-down deck."""
        return s.shuffle(CARDS, self.SHUFFLED)

    def shuffled(self, s: Heerbann, order: tuple[int, ...]) -> Next:
        """RE-1.5: nobody is dealt a card."""
        s.deck.shuffled(order)
        return s.call(Recruit(), self.RECRUITED)

    def recruited(self, s: Heerbann, value: object) -> Next:
        """RE-1.2: phase 2."""
        return s.call(Conquer(), self.CONQUERED)

    def conquered(self, s: Heerbann, value: object) -> Next:
        """RE-7.1: all six provinces are conquered or set aside."""
        s.scores = tuple([points(s, seat) for seat in range(s.players)])
        s.winners = tuple(winners(s))
        if s.log is not None:
            s.emit("RE-7.3", "game-over", {"winners": s.winners, "scores": s.scores})
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (*Frame.NAMES, "shuffled", "recruited", "conquered", "seniority_drawn")
    SHUFFLED: Final = 2
    RECRUITED: Final = 3
    CONQUERED: Final = 4
    SENIORITY_DRAWN: Final = 5

    def step(self, number: i64, s: Heerbann, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.shuffled(s, cast("tuple[int, ...]", s.handed))
        if number == 3:
            return self.recruited(s, s.handed)
        if number == 4:
            return self.conquered(s, s.handed)
        if number == 5:
            return self.seniority_drawn(s, cast("tuple[int, ...]", s.handed))
        return super().step(number, s, a)

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
