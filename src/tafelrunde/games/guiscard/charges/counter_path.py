"""D-8: the path on which a rider goes to meet a charge, hex by hex."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.charges import charge
from tafelrunde.games.guiscard.charges.conditions import counter_path_refused
from tafelrunde.games.guiscard.state import Guiscard, owner
from tafelrunde.games.guiscard.verbs import STEP


class CounterPath(Frame[Guiscard]):
    """GU-7.8, GU-7.31: the owner of a counter-charger says which way he takes.

    It cannot be broken off (GU-7.12). `number`: of the charge that is met.
    """

    number: i64 = 0

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": s.counter[self.number], "count": len(s.counter_path[self.number])}

    def start(self, s: Guiscard) -> Next:
        """Where only one hex is possible nobody is asked."""
        ahead = self.ahead(s)
        while len(ahead) == 1:
            s.counter_path[self.number].append(ahead[0])
            ahead = self.ahead(s)
        if not ahead:
            return s.finish()
        seat = owner(s, s.counter[self.number])
        return s.ask(seat, self.HEXES)

    def ahead(self, s: Guiscard) -> list[int]:
        """The hexes on which the path can go on, that of the cheapest first."""
        i = self.number
        path = s.counter_path[i]
        done = len(path)
        found: list[int] = []
        for way in charge.counter_ways(s, i, s.counter[i]):
            if len(way) > done and way[:done] == path and way[done] not in found:
                found.append(way[done])
        return found

    HEXES: Final = Ask("hexes", "stepped", "refused", "counter-path")

    def hexes(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """First those that are possible, then all others beside the last one."""
        ahead = self.ahead(s)
        head, _ = charge.place_after(s, s.counter[self.number], s.counter_path[self.number])
        others = [h for h in s.field.grid.around[head] if h not in ahead]
        for h in [*ahead, *others]:
            out.add(STEP + h)

    def refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-7.8, GU-7.31: why the path does not lead over a hex."""
        i = self.number
        if verb_of(a) == STEP and arg(a) not in self.ahead(s):
            return counter_path_refused(s, s.counter[i], s.counter_path[i], arg(a))
        return None

    def stepped(self, s: Guiscard, a: i64) -> Next:
        """GU-7.16: the way is shown as far as it is declared."""
        s.counter_path[self.number].append(arg(a))
        if s.log is not None:
            s.emit("GU-7.31", "counter-path", {"unit": s.counter[self.number], "hex": arg(a)})
        return self.start(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (("number", "i64"),)

    NAMES: ClassVar[Names] = (*Frame.NAMES, "hexes", "stepped", "refused")
    QUESTIONS: ClassVar[Questions] = (HEXES.numbered(2, 3, 4, 0),)

    def __init__(self, number: i64 = 0) -> None:
        self.number = number

    def clone(self) -> CounterPath:
        return CounterPath(self.number)

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
            return self.stepped(s, a)
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
