"""Chapter 12: the intrigues that place more caballeros, and the one that leaves the choice."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.el_grande.intrigue import Moves
from tafelrunde.games.el_grande.special import Special, objectors, target_refusal
from tafelrunde.games.el_grande.state import ElGrande, movable
from tafelrunde.games.el_grande.tables import PLACES
from tafelrunde.games.el_grande.verbs import ADD_TWO, ALL_OWN, PLACE_EXTRA, SKIP, STOP


class Extra(Special):
    """EG-12.2: up to two more caballeros from the court, to any region or the castillo."""

    left: i64 = 0
    last: i64 = -1  # where the last one went
    floor: i64 = 0  # EG-R.49: where one order is enough, no place before this one

    def start(self, s: ElGrande) -> Next:
        """EG-5.4: only what is in the court."""
        if s.court[self.seat] == 0:
            return self.impossible(s)
        self.left = s.tables.extra[self.card]
        return self.next_one(s)

    def next_one(self, s: ElGrande) -> Next:
        """EG-12.2: one at a time."""
        if self.left == 0 or s.court[self.seat] == 0:
            return s.finish()
        return s.ask(self.seat, self.TARGETS)

    TARGETS: Final = Ask("targets", "aimed", "target_refused", "place-extra")

    def targets(self, s: ElGrande, seat: i64, out: Offers) -> None:
        """EG-11.4: neighbourhood does not matter; EG-R.49: nor the order."""
        out.span(PLACE_EXTRA, 0 if objectors(s, seat) else self.floor, PLACES)
        out.add(STOP)

    def target_refused(self, s: ElGrande, seat: i64, a: i64) -> Refusal | None:
        """EG-12.2: not the King's region."""
        if verb_of(a) != PLACE_EXTRA:
            return None
        return target_refusal(s, arg(a))

    def aimed(self, s: ElGrande, a: i64) -> Next:
        """EG-14.11: one caballero and its destination is one step."""
        if verb_of(a) == STOP:
            return s.finish() if self.last >= 0 else self.declined(s)
        self.last = arg(a)
        if s.one_order:
            self.floor = self.last
        return self.announce(s)

    def carry_out(self, s: ElGrande) -> Next:
        """EG-12.2: it comes from the court."""
        self.left -= 1
        s.court[self.seat] -= 1
        s.pieces[self.last * s.players + self.seat] += 1
        if s.log is not None:
            s.emit("EG-12.2", "placed", {"seat": self.seat, "place": self.last})
        return self.next_one(s)

    def has_more(self, s: ElGrande) -> bool:
        return self.left > 1 and s.court[self.seat] > 1

    def announced(self, s: ElGrande) -> Params:
        return {"seat": self.seat, "card": self.card, "step": "extra", "target": self.last}

    def about(self, s: ElGrande, seat: i64) -> Params:
        return {"card": self.card, "left": min(self.left, s.court[self.seat])}

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        *Special.FIELDS,
        ("left", "i64"),
        ("last", "i64"),
        ("floor", "i64"),
    )

    NAMES: ClassVar[Names] = (*Special.NAMES, "targets", "aimed", "target_refused")
    QUESTIONS: ClassVar[Questions] = (TARGETS.numbered(3, 4, 5, 0),)

    def __init__(
        self,
        seat: i64 = 0,
        card: i64 = 0,
        allowed_by: i64 = 0,
        left: i64 = 0,
        last: i64 = -1,
        floor: i64 = 0,
    ) -> None:
        self.seat = seat
        self.card = card
        self.allowed_by = allowed_by
        self.left = left
        self.last = last
        self.floor = floor

    def clone(self) -> Extra:
        return Extra(self.seat, self.card, self.allowed_by, self.left, self.last, self.floor)

    def sieve(self, number: i64, s: ElGrande, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 5:
            for i in range(out.n):
                if self.target_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: ElGrande, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 4:
            return self.aimed(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: ElGrande, seat: i64, out: Offers) -> None:
        if number == 3:
            self.targets(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: ElGrande, seat: i64, a: i64) -> Refusal | None:
        if number == 5:
            return self.target_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


class Either(Special):
    """EG-12.3: two more from the court, or one's own in one region; never both."""

    def start(self, s: ElGrande) -> Next:
        """EG-12.3: the player's choice, as far as there is one."""
        if s.court[self.seat] == 0 and movable(s, self.seat) == 0:
            return self.impossible(s)
        return s.ask(self.seat, self.CHOOSE_MODE)

    CHOOSE_MODE: Final = Ask("modes", "decided", "mode_refused", "choose-mode")

    def modes(self, s: ElGrande, seat: i64, out: Offers) -> None:
        """EG-12.3: one of two, or none."""
        out.add(ADD_TWO)
        out.add(ALL_OWN)
        out.add(SKIP)

    def mode_refused(self, s: ElGrande, seat: i64, a: i64) -> Refusal | None:
        """EG-5.4: the court must not be empty; EG-12.1: something must be there to move."""
        if verb_of(a) == ADD_TWO and s.court[seat] == 0:
            return refused(s, "EG-5.4", "court-empty")
        if verb_of(a) == ALL_OWN and movable(s, seat) == 0:
            return refused(s, "EG-12.1", "nowhere-to-move-from")
        return None

    def decided(self, s: ElGrande, a: i64) -> Next:
        """EG-12.3: from here on it is that one card."""
        if verb_of(a) == SKIP:
            return self.declined(s)
        if verb_of(a) == ADD_TWO:
            return s.call(Extra(self.seat, self.card), self.FINISHED)
        return s.call(Moves(self.seat, self.card), self.FINISHED)

    def finished(self, s: ElGrande, value: object) -> Next:
        """EG-12.3: exactly one of both."""
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (*Special.NAMES, "modes", "decided", "mode_refused", "finished")
    FINISHED: Final = 6
    QUESTIONS: ClassVar[Questions] = (CHOOSE_MODE.numbered(3, 4, 5, 0),)

    def sieve(self, number: i64, s: ElGrande, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 5:
            for i in range(out.n):
                if self.mode_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: ElGrande, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 4:
            return self.decided(s, a)
        if number == 6:
            return self.finished(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: ElGrande, seat: i64, out: Offers) -> None:
        if number == 3:
            self.modes(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: ElGrande, seat: i64, a: i64) -> Refusal | None:
        if number == 5:
            return self.mode_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>
