"""Chapters 1, 18 and 20: set-up, the course of the game, and its end."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.flow import Names, Next
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.el_grande.power import Round
from tafelrunde.games.el_grande.scoring import GeneralScoring
from tafelrunde.games.el_grande.state import NONE, ElGrande
from tafelrunde.games.el_grande.tables import ALL_POWERS, PLACES, REGIONS


class Play(Frame[ElGrande]):
    """EG-2.1: round after round. EG-18.1: the game ends after the third general scoring."""

    def start(self, s: ElGrande) -> Next:
        """EG-1.2: the nine region cards are shuffled."""
        set_up(s)
        return s.shuffle(REGIONS, self.REGIONS_DRAWN)

    def regions_drawn(self, s: ElGrande, regions: tuple[int, ...]) -> Next:
        """EG-1.2: the first card is the King's region; EG-1.3, EG-R.39: then one by seat.

        EG-1.4: the Grande stands there with two caballeros. EG-R.37: set-up knows no limits.
        """
        s.king = regions[0]
        s.grande = vec[i64](list(regions[1 : s.players + 1]))
        if s.log is not None:
            s.emit("EG-1.2", "king-starts", {"place": s.king})
        for seat in range(s.players):
            home = s.grande[seat]
            s.pieces[home * s.players + seat] = s.tables.start_home
            if s.log is not None:
                s.emit("EG-1.3", "home-drawn", {"seat": seat, "place": home})
        if s.variant.start_player == NONE:
            return s.draw(s.players, self.STARTER_DRAWN)
        return self.starter_drawn(s, s.variant.start_player % s.players)

    def starter_drawn(self, s: ElGrande, seat: i64) -> Next:
        """EG-3.1, EG-R.5, EG-R.50: the first to play a power card is drawn, or set by an option."""
        s.starter = seat
        if s.log is not None:
            s.emit("EG-3.1", "starter", {"seat": s.starter})
        return s.call(Round(), self.ROUND_OVER)

    def round_over(self, s: ElGrande, value: object) -> Next:
        """EG-2.6: a general scoring follows after rounds 3, 6 and 9."""
        if s.round in s.tables.scored_after:
            return s.call(GeneralScoring(), self.SCORED)
        return s.call(Round(), self.ROUND_OVER)

    def scored(self, s: ElGrande, value: object) -> Next:
        """EG-18.1: the next round, or the end; EG-18.2: the most points win.

        EG-18.3, EG-R.26: whoever is tied for the most shares the victory.
        """
        if s.rounds_done < len(s.variant.rounds):
            return s.call(Round(), self.ROUND_OVER)
        s.scores = tuple(s.score)
        most = max(s.score)
        s.winners = tuple([seat for seat, score in enumerate(s.score) if score == most])
        if s.log is not None:
            s.emit("EG-18.2", "game-over", {"winners": s.winners, "scores": s.scores})
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "regions_drawn",
        "round_over",
        "starter_drawn",
        "scored",
    )
    REGIONS_DRAWN: Final = 2
    ROUND_OVER: Final = 3
    STARTER_DRAWN: Final = 4
    SCORED: Final = 5

    def step(self, number: i64, s: ElGrande, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.regions_drawn(s, cast("tuple[int, ...]", s.handed))
        if number == 3:
            return self.round_over(s, s.handed)
        if number == 4:
            return self.starter_drawn(s, a)
        if number == 5:
            return self.scored(s, s.handed)
        return super().step(number, s, a)

    # </generated>


def set_up(s: ElGrande) -> None:
    """EG-1.1, EG-1.5, EG-1.6, EG-1.8, EG-1.9, EG-1.10: the same for 2 to 5 players (EG-19.4).

    EG-1.11: only as many colours as players take part.
    """
    players, t = s.players, s.tables
    s.grande = vec[i64]([NONE] * players)
    s.pieces = vec[i64]([0] * (PLACES * players))
    s.court = vec[i64]([t.start_court] * players)
    s.province = vec[i64]([t.start_province] * players)
    s.score = vec[i64]([0] * players)
    s.hand = vec[i64]([ALL_POWERS] * players)
    s.discard = vec[i64]([0] * players)
    s.played = vec[i64]([0] * players)
    s.unseen = t.copies[:]
    s.boards = vec[i64]([NONE, NONE])
