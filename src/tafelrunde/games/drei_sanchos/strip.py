"""Chapter 9: an opponent is made to discard a reserve card."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.drei_sanchos import sancho as bots
from tafelrunde.games.drei_sanchos.board import decider, is_bot
from tafelrunde.games.drei_sanchos.deeds import public, uncover
from tafelrunde.games.drei_sanchos.state import DreiSanchos
from tafelrunde.games.drei_sanchos.tables import SANCHOS
from tafelrunde.games.drei_sanchos.verbs import DISCARD, STRIP


class Strip(Frame[DreiSanchos]):
    """S3-R.28: an opponent with reserve cards is named and discards one of them."""

    sancho: i64 = 0
    victim: i64 = -1

    def start(self, s: DreiSanchos) -> Next:
        """S3-13.8: El Cid does not count and is never hit."""
        victims = Offers()
        self.victims(s, 0, victims)
        if victims.n == 0:
            return s.finish()
        if is_bot(s, self.sancho):
            return self.named(s, STRIP + bots.victim(s, self.sancho))
        if victims.n == 1:
            return self.named(s, victims.codes[0])
        return s.ask(decider(s, self.sancho), self.VICTIMS)

    VICTIMS: Final = Ask("victims", "named", "victim_refused", "strip", sure=True)

    def victims(self, s: DreiSanchos, seat: i64, out: Offers) -> None:
        """The opponents with reserve cards."""
        for other in range(SANCHOS):
            if other != self.sancho and s.reserve[other].cards:
                out.add(STRIP + other)

    def victim_refused(self, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        """S3-R.28: somebody with a reserve card."""
        if verb_of(a) == STRIP and (arg(a) == self.sancho or not s.reserve[arg(a)].cards):
            return refused(s, "S3-R.28", "no-reserve", "sancho", arg(a))
        return None

    def named(self, s: DreiSanchos, a: i64) -> Next:
        """S3-12.4: the victim chooses the card, for Nájera the commander."""
        self.victim = arg(a)
        if s.log is not None:
            s.emit("S3-R.28", "must-discard", {"sancho": self.sancho, "of": self.victim})
        if is_bot(s, self.victim):
            return self.dropped(s, DISCARD + bots.gives_up_card(s, self.victim))
        cards = s.reserve[self.victim].cards
        if len(cards) == 1:
            return self.dropped(s, DISCARD + cards[0])
        return s.ask(decider(s, self.victim), self.CARDS)

    CARDS: Final = Ask("cards", "dropped", "card_refused", "discard")

    def cards(self, s: DreiSanchos, seat: i64, out: Offers) -> None:
        """The cards in the reserve."""
        out.bits(DISCARD, s.reserve[self.victim].mask())

    def card_refused(self, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        """Only what lies in the reserve."""
        if verb_of(a) == DISCARD and not s.reserve[self.victim].holds(arg(a)):
            return refused(s, "S3-R.28", "not-in-reserve", "card", arg(a))
        return None

    def dropped(self, s: DreiSanchos, a: i64) -> Next:
        """S3-R.32: the discard pile lies open."""
        card = arg(a)
        uncover(s, s.reserve[self.victim], card)
        s.discard.put(card, public(s))
        if s.log is not None:
            s.emit("S3-R.28", "discarded", {"sancho": self.victim, "card": card})
        return s.finish()

    def about(self, s: DreiSanchos, seat: i64) -> Params:
        return {"sancho": self.sancho if self.victim < 0 else self.victim}

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("sancho", "i64"),
        ("victim", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "victims",
        "named",
        "victim_refused",
        "cards",
        "dropped",
        "card_refused",
    )
    QUESTIONS: ClassVar[Questions] = (
        VICTIMS.numbered(2, 3, 4, 0),
        CARDS.numbered(5, 6, 7, 0),
    )

    def __init__(self, sancho: i64 = 0, victim: i64 = -1) -> None:
        self.sancho = sancho
        self.victim = victim

    def clone(self) -> Strip:
        return Strip(self.sancho, self.victim)

    def sieve(self, number: i64, s: DreiSanchos, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.victim_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.card_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: DreiSanchos, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.named(s, a)
        if number == 6:
            return self.dropped(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: DreiSanchos, seat: i64, out: Offers) -> None:
        if number == 2:
            self.victims(s, seat, out)
        elif number == 5:
            self.cards(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.victim_refused(s, seat, a)
        if number == 7:
            return self.card_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>
