"""D-36: from which side of the map."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.state import Guiscard
from tafelrunde.games.guiscard.verbs import END_STEP, FROM_EDGE, unlisted


class ChooseSide(Frame[Guiscard]):
    """GU-11.18, GU-11.29, GU-11.33: one side of the map; the value is 0 for none."""

    seat: i64 = 0
    sides: list[int]
    optional: bool = False

    def start(self, s: Guiscard) -> Next:
        return s.ask(self.seat, self.SIDES)

    SIDES: Final = Ask("offered", "chosen", "side_refused", "siege-side", sure=True)

    def offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for side in self.sides:
            out.add(FROM_EDGE + side)
        if self.optional:
            out.add(END_STEP)

    def side_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-11.29, GU-11.30: only these sides."""
        if unlisted(a, FROM_EDGE, self.sides):
            return refused(s, "GU-11.29", "not-that-side", "edge", arg(a))
        return None

    def chosen(self, s: Guiscard, a: i64) -> Next:
        if verb_of(a) == END_STEP:
            if s.log is not None:
                s.emit("GU-11.18", "siege-placed", {"seat": self.seat})
            return s.finish(0)
        if s.log is not None:
            s.emit("GU-11.18", "siege-side", {"seat": self.seat, "edge": arg(a)})
        return s.finish(arg(a))

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("sides", "list[int]"),
        ("optional", "bool"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "offered", "chosen", "side_refused")
    QUESTIONS: ClassVar[Questions] = (SIDES.numbered(2, 3, 4, 0),)

    def __init__(
        self, seat: i64 = 0, sides: list[int] | None = None, optional: bool = False
    ) -> None:
        self.seat = seat
        self.sides = [] if sides is None else sides
        self.optional = optional

    def clone(self) -> ChooseSide:
        return ChooseSide(self.seat, self.sides.copy(), self.optional)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.side_refused(s, seat, codes[i]) is None:
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
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.offered(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.side_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>
