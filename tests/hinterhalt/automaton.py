"""Chapter 5: a seat that the rules lead by a list of priorities."""

from __future__ import annotations

from typing import ClassVar, Final

from hinterhalt.state import Hinterhalt, lives
from hinterhalt.turn import March, Raid
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Names, Next
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64


class Led(Frame[Hinterhalt]):
    """HIN-5.1: the first priority that can be followed is; every step is explained."""

    seat: i64 = 0

    def start(self, s: Hinterhalt) -> Next:
        """HIN-5.2: raid whoever is here; HIN-5.3: else follow whoever is not behind; else rest."""
        rivals = [seat for seat in range(s.players) if seat != self.seat and lives(s, seat)]
        here = [seat for seat in rivals if s.site[seat] == s.site[self.seat] > 0]
        if here:
            if s.log is not None:
                told = {"seat": self.seat, "priority": 1, "target": here[0]}
                s.emit("HIN-5.2", "automaton-raids", told)
            return s.call(Raid(self.seat, here[0]), self.ACTED)
        if s.log is not None:
            s.emit("HIN-5.1", "automaton-skips", {"seat": self.seat, "priority": 1})
        if any(s.site[seat] >= s.site[self.seat] for seat in rivals):
            if s.log is not None:
                s.emit("HIN-5.3", "automaton-marches", {"seat": self.seat, "priority": 2})
            return s.call(March(self.seat, 1), self.ACTED)
        if s.log is not None:
            s.emit("HIN-5.1", "automaton-skips", {"seat": self.seat, "priority": 2})
            s.emit("HIN-5.3", "automaton-rests", {"seat": self.seat, "priority": 3})
        return s.finish()

    def acted(self, s: Hinterhalt, value: object) -> Next:
        """HIN-5.1: one priority a turn."""
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (("seat", "i64"),)

    NAMES: ClassVar[Names] = (*Frame.NAMES, "acted")
    ACTED: Final = 2

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def clone(self) -> Led:
        return Led(self.seat)

    def step(self, number: i64, s: Hinterhalt, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.acted(s, s.handed)
        return super().step(number, s, a)

    # </generated>
