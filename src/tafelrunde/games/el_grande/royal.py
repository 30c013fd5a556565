"""Chapters 16 and 17: the cards of stack 4, and the King's card."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, arg2, code
from tafelrunde.core.flow import Names, Next
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.el_grande.scoring import SetDiscs
from tafelrunde.games.el_grande.special import Choice, region_refusal, target_refusal
from tafelrunde.games.el_grande.state import ElGrande, clockwise
from tafelrunde.games.el_grande.tables import (
    ADVISER,
    ALL_REGIONS,
    PLACES,
    REGIONS,
    members,
)
from tafelrunde.games.el_grande.verbs import (
    EVICT,
    FETCH,
    MOVE_GRANDE,
    MOVE_KING,
    PUT_BOARD,
    TAKE_BACK,
)


class PutBoard(Choice):
    """EG-16.1, EG-10.1: a movable scoreboard comes into play or goes to another place."""

    def verb(self) -> i64:
        return PUT_BOARD

    def targets(self, s: ElGrande, out: Offers) -> None:
        """EG-10.4: also the castillo. EG-10.6: never out of play again."""
        for board in range(2):
            for place in range(PLACES):
                out.add(code(PUT_BOARD, board, place))

    def refusal(self, s: ElGrande, a: i64) -> Refusal | None:
        """EG-10.5: neither into nor out of the King's region; EG-10.3, EG-R.15: one to a place."""
        board, place = arg(a), arg2(a)
        if s.boards[board] == s.king:
            return refused(s, "EG-10.5", "board-is-locked", "board", board)
        no = target_refusal(s, place)
        if no is None and place in s.boards:
            return refused(s, "EG-10.3", "board-lies-there", "place", place)
        return no

    def carry_out(self, s: ElGrande) -> Next:
        """EG-16.1: its numbers count there from now on."""
        board, place = arg(self.choice), arg2(self.choice)
        s.boards[board] = place
        if s.log is not None:
            s.emit("EG-16.1", "board-put", {"seat": self.seat, "board": board, "place": place})
        return s.finish()

    def announced(self, s: ElGrande) -> Params:
        return {**super().announced(s), "board": arg(self.choice)}

    def target(self) -> i64:
        return arg2(self.choice)


class MoveKing(Choice):
    """EG-16.2: the King goes one step; EG-17.1: with his own card anywhere."""

    def verb(self) -> i64:
        return MOVE_KING

    def targets(self, s: ElGrande, out: Offers) -> None:
        out.span(MOVE_KING, 0, REGIONS)

    def refusal(self, s: ElGrande, a: i64) -> Refusal | None:
        """EG-6.6, EG-17.1: never the castillo; EG-R.29: he does not stay where he is."""
        place = arg(a)
        if place >= REGIONS:
            return refused(s, "EG-6.6", "not-a-region", "place", place)
        if place == s.king:
            return refused(s, "EG-R.29", "king-is-there", "place", place)
        adviser = s.tables.effect[self.card] == ADVISER
        if adviser and not s.tables.adjacent[s.king] >> place & 1:
            return refused(s, "EG-16.2", "not-adjacent", "place", place, "king", s.king)
        return None

    def carry_out(self, s: ElGrande) -> Next:
        """EG-11.1: the King himself may leave and enter; the new region is frozen as it is."""
        s.king = arg(self.choice)
        if s.log is not None:
            s.emit("EG-17.1", "king-moved", {"seat": self.seat, "place": s.king})
        return s.finish()


class Evict(Choice):
    """EG-16.3: all opponents leave a region; EG-16.6: the actor's own caballeros stay."""

    def verb(self) -> i64:
        return EVICT

    def targets(self, s: ElGrande, out: Offers) -> None:
        out.span(EVICT, 0, REGIONS)

    def refusal(self, s: ElGrande, a: i64) -> Refusal | None:
        """EG-16.3: not the King's region, not the castillo; EG-R.30: somebody must live there."""
        place = arg(a)
        no = region_refusal(s, place)
        if no is None and not self.affected(s, place):
            return refused(s, "EG-R.30", "nobody-to-evict", "place", place)
        return no

    def affected(self, s: ElGrande, place: i64) -> list[int]:
        """EG-16.3: the opponents with caballeros there, clockwise."""
        n = s.players
        return [seat for seat in clockwise(s, self.seat) if s.pieces[place * n + seat]]

    def carry_out(self, s: ElGrande) -> Next:
        """EG-16.4, EG-R.46: each sets another region on the disc; the castillo is not on it.

        EG-R.10: the King's region may be set, unless the option forbids it.
        """
        place = arg(self.choice)
        if s.log is not None:
            s.emit("EG-16.3", "must-leave", {"seat": self.seat, "place": place})
        mask = ALL_REGIONS & ~bit(place)
        if not s.variant.king_on_disc_eviction:
            mask &= ~bit(s.king)
        seats = tuple(self.affected(s, place))
        return s.call(SetDiscs(seats, [mask] * len(seats), "EG-16.4", "disc-eviction"), self.SHOWN)

    def shown(self, s: ElGrande, chosen: list[int]) -> Next:
        """EG-16.4: all move to that one region; EG-16.5: to the court if it is the King's."""
        place, n = arg(self.choice), s.players
        for seat, target in zip(self.affected(s, place), chosen, strict=True):
            number = s.pieces[place * n + seat]
            s.pieces[place * n + seat] = 0
            if target == s.king:
                s.court[seat] += number
            else:
                s.pieces[target * n + seat] += number
            if s.log is not None:
                told: Params = {"seat": seat, "number": number, "source": place, "place": target}
                if target == s.king:
                    s.emit("EG-16.5", "evicted-to-court", told)
                else:
                    s.emit("EG-16.4", "evicted", told)
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (*Choice.NAMES, "shown")
    SHOWN: Final = 6

    def step(self, number: i64, s: ElGrande, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 6:
            return self.shown(s, cast("list[int]", s.handed))
        return super().step(number, s, a)

    # </generated>


class MoveGrande(Choice):
    """EG-16.7: the own Grande goes to another region, which is home from then on."""

    def verb(self) -> i64:
        return MOVE_GRANDE

    def targets(self, s: ElGrande, out: Offers) -> None:
        out.span(MOVE_GRANDE, 0, REGIONS)

    def refusal(self, s: ElGrande, a: i64) -> Refusal | None:
        """EG-16.8: not out of the King's region; EG-16.7: not into it, nor into the castillo."""
        place, home = arg(a), s.grande[self.seat]
        if home == s.king:
            return refused(s, "EG-16.8", "grande-is-locked", "place", home)
        no = region_refusal(s, place)
        if no is None and place == home:
            return refused(s, "EG-16.7", "grande-is-there", "place", place)
        return no

    def carry_out(self, s: ElGrande) -> Next:
        """EG-16.7: several Grandes may share a region."""
        s.grande[self.seat] = arg(self.choice)
        if s.log is not None:
            s.emit("EG-16.7", "grande-moved", {"seat": self.seat, "place": arg(self.choice)})
        return s.finish()


class TakeBack(Choice):
    """EG-16.9: one handed-in power card comes back, that of this turn included."""

    def verb(self) -> i64:
        return TAKE_BACK

    def targets(self, s: ElGrande, out: Offers) -> None:
        for value in members(s.discard[self.seat]):
            out.add(TAKE_BACK + value)

    def refusal(self, s: ElGrande, a: i64) -> Refusal | None:
        if s.discard[self.seat] >> arg(a) & 1:
            return None
        return refused(s, "EG-16.9", "not-handed-in", "power", arg(a))

    def carry_out(self, s: ElGrande) -> Next:
        """EG-R.20: openly, or with the option so that the others do not learn which one.

        EG-R.21: order and starter of this round stay as they are.
        """
        value = arg(self.choice)
        seat = self.seat
        if s.variant.secret_retrieval:
            s.back.extend([seat, s.discard[seat]])
            s.emit("EG-R.20", "power-secretly-back", {"seat": seat}, {"power": value}, (seat,))
        elif s.log is not None:
            s.emit("EG-16.9", "power-back", {"seat": seat, "power": value})
        s.discard[seat] &= ~bit(value)
        s.hand[seat] |= bit(value)
        return s.finish()

    def announced(self, s: ElGrande) -> Params:
        """EG-R.20: which card it is does not belong to the announcement if it is secret."""
        step, power = (
            ("effect", 0) if s.variant.secret_retrieval else ("take_back", arg(self.choice))
        )
        return {"seat": self.seat, "card": self.card, "step": step, "power": power}


class Fetch(Choice):
    """EG-16.10: up to two caballeros from the province to the court."""

    def verb(self) -> i64:
        return FETCH

    def targets(self, s: ElGrande, out: Offers) -> None:
        out.span(FETCH, 1, s.tables.count[self.card] + 1)

    def refusal(self, s: ElGrande, a: i64) -> Refusal | None:
        """EG-R.22: only what the province holds; nothing is recalled from regions."""
        if not 1 <= arg(a) <= s.tables.count[self.card]:
            return refused(s, "EG-16.10", "not-so-many", "number", s.tables.count[self.card])
        if arg(a) > s.province[self.seat]:
            return refused(s, "EG-R.22", "province-too-small", "number", s.province[self.seat])
        return None

    def carry_out(self, s: ElGrande) -> Next:
        """EG-14.11: the whole transfer is one step."""
        number = arg(self.choice)
        s.province[self.seat] -= number
        s.court[self.seat] += number
        if s.log is not None:
            s.emit("EG-16.10", "recruited", {"seat": self.seat, "number": number})
        return s.finish()

    def announced(self, s: ElGrande) -> Params:
        number = arg(self.choice)
        return {"seat": self.seat, "card": self.card, "step": "fetch", "number": number}
