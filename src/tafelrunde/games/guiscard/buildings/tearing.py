"""D-13, GU-8.46: which hex of a tent a unit tears down."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.buildings.tents import begin_tearing, cloth_beside
from tafelrunde.games.guiscard.state import Guiscard, owner
from tafelrunde.games.guiscard.verbs import AT, unlisted


class Tearing(Frame[Guiscard]):
    """D-13: nobody is asked where only one hex can be meant."""

    unit: i64 = -1

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.unit}

    def start(self, s: Guiscard) -> Next:
        """GU-8.27: a hex of a tent beside the unit."""
        if len(cloth_beside(s, self.unit)) == 1:
            return self.chosen(s, AT + self.hexes(s)[0])
        if s.log is not None:
            s.emit("GU-8.27", "goes-at-tent", {"unit": self.unit})
        return s.ask(owner(s, self.unit), self.CHOICES)

    def hexes(self, s: Guiscard) -> list[int]:
        """The tent hexes beside the unit."""
        return [s.field.neighbor[edge] for edge in cloth_beside(s, self.unit)]

    CHOICES: Final = Ask("choices", "chosen", "choice_refused", "tear-where", sure=True)

    def choices(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for h in self.hexes(s):
            out.add(AT + h)

    def choice_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-8.27: only cloth that the unit can reach."""
        if unlisted(a, AT, self.hexes(s)):
            return refused(s, "GU-8.27", "no-tent-there", "hex", arg(a))
        return None

    def chosen(self, s: Guiscard, a: i64) -> Next:
        """GU-8.46: it is done at the end of the melee step."""
        edges = cloth_beside(s, self.unit)
        begin_tearing(s, self.unit, edges[self.hexes(s).index(arg(a))])
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (("unit", "i64"),)

    NAMES: ClassVar[Names] = (*Frame.NAMES, "choices", "chosen", "choice_refused")
    QUESTIONS: ClassVar[Questions] = (CHOICES.numbered(2, 3, 4, 0),)

    def __init__(self, unit: i64 = -1) -> None:
        self.unit = unit

    def clone(self) -> Tearing:
        return Tearing(self.unit)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.choice_refused(s, seat, codes[i]) is None:
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
            self.choices(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.choice_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>
