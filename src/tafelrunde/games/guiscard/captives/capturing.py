"""D-43, GU-12.25: prisoners are taken at the end of the melee step."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.captives.prisoners import captors, seizable, seize, seize_refused
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.scenarios.victory import decided
from tafelrunde.games.guiscard.state import Guiscard, enemy
from tafelrunde.games.guiscard.verbs import LED_BY, PASS, SEIZE, unlisted


class Capturing(Frame[Guiscard]):
    """D-43: one prisoner after the other, until nobody can or will take any."""

    seat: i64 = 0
    person: i64 = -1

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {} if self.person == NONE else {"unit": self.person}

    def start(self, s: Guiscard) -> Next:
        """GU-12.20: only where the scenario knows prisoners."""
        self.person = NONE
        if decided(s) or not seizable(s, self.seat):
            return s.finish()
        return s.ask(self.seat, self.PERSONS)

    PERSONS: Final = Ask("persons", "chosen", "person_refused", "seize")

    def persons(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """All enemies, and the end."""
        for v in s.board.side_units[enemy(seat)]:
            out.add(SEIZE + v)
        out.add(PASS)

    def person_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        return seize_refused(s, self.seat, arg(a)) if verb_of(a) == SEIZE else None

    def chosen(self, s: Guiscard, a: i64) -> Next:
        """Who leads him, if several can."""
        if verb_of(a) == PASS:
            if s.log is not None:
                s.emit("GU-12.25", "seizes-nobody", {"seat": self.seat})
            return s.finish()
        self.person = arg(a)
        able_to = captors(s, self.seat, self.person)
        if len(able_to) == 1:
            return self.led(s, LED_BY + able_to[0])
        if s.log is not None:
            s.emit("GU-12.25", "to-be-seized", {"unit": self.person})
        return s.ask(self.seat, self.CAPTORS)

    CAPTORS: Final = Ask("leaders", "led", "leader_refused", "captor", sure=True)

    def leaders(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for u in captors(s, self.seat, self.person):
            out.add(LED_BY + u)

    def leader_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-12.25: a fighter beside him who leads nobody yet."""
        if unlisted(a, LED_BY, captors(s, self.seat, self.person)):
            return refused(s, "GU-12.25", "cannot-hold", "unit", arg(a))
        return None

    def led(self, s: Guiscard, a: i64) -> Next:
        seize(s, arg(a), self.person)
        return self.start(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("person", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "persons",
        "chosen",
        "person_refused",
        "leaders",
        "led",
        "leader_refused",
    )
    QUESTIONS: ClassVar[Questions] = (
        PERSONS.numbered(2, 3, 4, 0),
        CAPTORS.numbered(5, 6, 7, 0),
    )

    def __init__(self, seat: i64 = 0, person: i64 = -1) -> None:
        self.seat = seat
        self.person = person

    def clone(self) -> Capturing:
        return Capturing(self.seat, self.person)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.person_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.leader_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: Guiscard, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.chosen(s, a)
        if number == 6:
            return self.led(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.persons(s, seat, out)
        elif number == 5:
            self.leaders(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.person_refused(s, seat, a)
        if number == 7:
            return self.leader_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>
