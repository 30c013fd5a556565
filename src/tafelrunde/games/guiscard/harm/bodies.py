"""GU-6.29: where the bodies of riders lie who were killed in the saddle."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.harm.harm import lay_body
from tafelrunde.games.guiscard.reach.steps import around_horse
from tafelrunde.games.guiscard.scenarios.victory import decided
from tafelrunde.games.guiscard.state import Guiscard, owner
from tafelrunde.games.guiscard.verbs import AT, unlisted


class LayBodies(Frame[Guiscard]):
    """GU-6.29: the owner of a rider killed outright lays the body beside the horse.

    The value is the list of the hexes where bodies were laid.
    """

    lain: list[int]

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": s.unlaid[0]} if s.unlaid else {}

    def start(self, s: Guiscard) -> Next:
        """One body after the other; where there is no choice nobody is asked."""
        while s.unlaid:
            places = self.places(s)
            if len(places) > 1 and not decided(s):
                return s.ask(owner(s, s.unlaid[0]), self.HEXES)
            self.lay(s, places[0] if places else s.unlaid[1])
        return s.finish(self.lain)

    def places(self, s: Guiscard) -> list[int]:
        """GU-6.29: those of the six hexes that foot can enter, occupied or not."""
        ring = around_horse(s, s.unlaid[1], s.unlaid[2])
        field = s.field
        return [h for h in ring if field.foot_base[h] > 0 and not field.closed[h]]

    HEXES: Final = Ask("hexes", "laid", "refused", "lay-body", sure=True)

    def hexes(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for h in self.places(s):
            out.add(AT + h)

    def refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-6.29: one of the six hexes round the horse."""
        if unlisted(a, AT, self.places(s)):
            return refused(s, "GU-6.29", "no-body-there", "hex", arg(a))
        return None

    def laid(self, s: Guiscard, a: i64) -> Next:
        self.lay(s, arg(a))
        return self.start(s)

    def lay(self, s: Guiscard, h: i64) -> None:
        """The body lies there from now on."""
        lay_body(s, h)
        self.lain.append(h)
        if s.log is not None:
            s.emit("GU-6.29", "body-laid", {"unit": s.unlaid[0], "hex": h})
        del s.unlaid[:3]

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (("lain", "list[int]"),)

    NAMES: ClassVar[Names] = (*Frame.NAMES, "hexes", "laid", "refused")
    QUESTIONS: ClassVar[Questions] = (HEXES.numbered(2, 3, 4, 0),)

    def __init__(self, lain: list[int] | None = None) -> None:
        self.lain = [] if lain is None else lain

    def clone(self) -> LayBodies:
        return LayBodies(self.lain.copy())

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.refused(s, seat, codes[i]) is None:
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
            return self.laid(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.hexes(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>
