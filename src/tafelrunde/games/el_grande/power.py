"""Chapters 2 and 3: a round, the action cards of the round, and the power cards."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import EachSeat, Frame
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.state import refused
from tafelrunde.games.el_grande.state import NONE, ElGrande
from tafelrunde.games.el_grande.tables import POWERS, STACKS
from tafelrunde.games.el_grande.turn import Turn
from tafelrunde.games.el_grande.verbs import PLAY_POWER


class Round(Frame[ElGrande]):
    """EG-2.1: the marker, the action cards, the power cards, and a turn for everybody."""

    stack: i64 = 0  # the stack whose card is turned up

    def start(self, s: ElGrande) -> Next:
        """EG-2.2: the marker moves on; EG-20.1, EG-20.2: the short game leaves rounds out."""
        s.round = s.variant.rounds[s.rounds_done]
        s.order.clear()
        s.played = vec[i64]([0] * s.players)
        s.face_up = vec[i64]([NONE] * STACKS)
        s.taker = vec[i64]([NONE] * STACKS)
        if s.log is not None:
            s.emit("EG-2.2", "round-begins", {"round": s.round})
        return self.reveal(s)

    def reveal(self, s: ElGrande) -> Next:
        """EG-2.3, EG-19.3: the top card of each of the five stacks, whatever the number of players.

        The shuffled order of a stack is nobody's knowledge, so it is drawn only now.
        """
        self.stack += 1
        if self.stack > STACKS:
            return s.call(Bids(), self.ORDERED)
        left: i64 = 0
        for card in s.tables.stacks[self.stack]:
            left += s.unseen[card]
        if left == 1:
            return self.revealed(s, 0)
        return s.draw(left, self.REVEALED)

    def revealed(self, s: ElGrande, index: i64) -> Next:
        """EG-2.5: a card that lay open once never comes back, except the King's card."""
        for card in s.tables.stacks[self.stack]:
            index -= s.unseen[card]
            if index < 0:
                s.face_up[self.stack - 1] = card
                if self.stack < STACKS:
                    s.unseen[card] -= 1
                break
        if s.log is not None:
            told = {"stack": self.stack, "card": s.face_up[self.stack - 1]}
            s.emit("EG-2.3", "card-revealed", told)
        return self.reveal(s)

    def ordered(self, s: ElGrande, value: object) -> Next:
        """EG-3.4: turns by descending power; EG-2.7: the last one opens the next round.

        EG-R.21: both are fixed now.
        """
        s.order = []
        for power in range(POWERS, 0, -1):
            for seat in range(s.players):
                if s.played[seat] == power:
                    s.order.append(seat)
        s.starter = s.order[-1]
        if s.log is not None:
            s.emit("EG-3.4", "order-fixed", {"order": tuple(s.order)})
        return s.call(Turns(tuple(s.order)), self.SERVED)

    def served(self, s: ElGrande, value: object) -> Next:
        """EG-2.4: cards that nobody took are discarded; EG-14.8: old vetoes too."""
        s.turn = NONE
        s.rounds_done += 1
        for i in range(len(s.veto_seat) - 1, -1, -1):
            if s.veto_until[i] <= s.round:
                if s.log is not None:
                    s.emit("EG-14.8", "veto-expired", {"seat": s.veto_seat[i]})
                del s.veto_seat[i]
                del s.veto_until[i]
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (("stack", "i64"),)

    NAMES: ClassVar[Names] = (*Frame.NAMES, "revealed", "served", "ordered")
    REVEALED: Final = 2
    SERVED: Final = 3
    ORDERED: Final = 4

    def __init__(self, stack: i64 = 0) -> None:
        self.stack = stack

    def clone(self) -> Round:
        return Round(self.stack)

    def step(self, number: i64, s: ElGrande, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.revealed(s, a)
        if number == 3:
            return self.served(s, s.handed)
        if number == 4:
            return self.ordered(s, s.handed)
        return super().step(number, s, a)

    # </generated>


class Bids(Frame[ElGrande]):
    """EG-3.2: everybody plays one power card, openly."""

    def start(self, s: ElGrande) -> Next:
        """EG-3.1, EG-3.2: clockwise from the starter, each plays one power card openly."""
        for step in range(s.players):
            seat = (s.starter + step) % s.players
            if s.played[seat] == 0:
                s.turn = seat
                return s.ask(seat, self.POWERS)
        return s.finish()

    POWERS: Final = Ask("powers", "played", "power_refused", "play-power")

    def powers(self, s: ElGrande, seat: i64, out: Offers) -> None:
        """EG-3.2: one of the own hand."""
        out.bits(PLAY_POWER, s.hand[seat])

    def power_refused(self, s: ElGrande, seat: i64, a: i64) -> Refusal | None:
        """EG-3.3: no value twice in a round. EG-3.6: that always leaves a card to play."""
        if verb_of(a) != PLAY_POWER:
            return None
        value = arg(a)
        if not s.hand[seat] >> value & 1:
            return refused(s, "EG-3.2", "not-in-hand", "power", value)
        for other in range(s.players):
            if s.played[other] == value:
                return refused(s, "EG-3.3", "already-played", "power", value)
        return None

    def played(self, s: ElGrande, a: i64) -> Next:
        """EG-3.2: it lies open for all who decide later."""
        seat, value = s.turn, arg(a)
        s.hand[seat] &= ~bit(value)
        s.played[seat] = value
        if s.back:
            settle(s, seat, value)
        if s.log is not None:
            s.emit("EG-3.2", "power-played", {"seat": seat, "power": value})
        return self.start(s)

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (*Frame.NAMES, "powers", "played", "power_refused")
    QUESTIONS: ClassVar[Questions] = (POWERS.numbered(2, 3, 4, 0),)

    def sieve(self, number: i64, s: ElGrande, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.power_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: ElGrande, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.played(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: ElGrande, seat: i64, out: Offers) -> None:
        if number == 2:
            self.powers(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: ElGrande, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.power_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


class Turns(EachSeat[ElGrande]):
    """EG-4.11: the player with the next lower power card has the next turn."""

    def turn(self, s: ElGrande, seat: i64) -> Frame[ElGrande]:
        return Turn(seat)


def settle(s: ElGrande, seat: i64, value: i64) -> None:
    """EG-R.20: whoever plays a card that seemed to be gone shows which one came back.

    It may be any retrieval that it fits; taking the oldest such one leaves the others as
    open as they are, for a later retrieval may be everything that an earlier one may be.
    """
    for i in range(0, len(s.back), 2):
        if s.back[i] == seat and s.back[i + 1] >> value & 1:
            del s.back[i : i + 2]
            break
    else:
        return
    for i in range(0, len(s.back), 2):
        if s.back[i] == seat:
            s.back[i + 1] &= ~bit(value)
