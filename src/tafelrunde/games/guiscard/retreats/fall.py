"""D-39, GU-10.11: whoever falls off a ladder or a rope, and where he comes down."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.pieces.gear import come_down
from tafelrunde.games.guiscard.pieces.placing import drop, lift, share
from tafelrunde.games.guiscard.reach.steps import ground_for, people_beside
from tafelrunde.games.guiscard.state import Guiscard, owner
from tafelrunde.games.guiscard.verbs import AT, unlisted


class Fall(Frame[Guiscard]):
    """GU-10.11: the owner places the fallen beside the foot; he is wounded.

    GU-10.54: also onto somebody, who is stunned; without any such hex he dies.
    """

    unit: i64 = -1

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.unit}

    def start(self, s: Guiscard) -> Next:
        """Where there is no choice nobody is asked."""
        u = self.unit
        if s.mover == u:
            s.mover = NONE
        lift(s, u)
        come_down(s, u)
        if s.log is not None:
            s.emit("GU-10.11", "falls-off", {"unit": u, "hex": s.at[u]})
        found = self.places(s)
        if not found:
            harm.kill(s, u)
            return s.finish()
        if len(found) == 1:
            return self.fallen(s, AT + found[0])
        return s.ask(owner(s, u), self.PLACES)

    def places(self, s: Guiscard) -> list[int]:
        """GU-10.11: the ground beside the hex where the ladder stood, free or with a person."""
        at = s.at[self.unit]
        return ground_for(s, at, self.unit) + people_beside(s, at, self.unit)

    PLACES: Final = Ask("offered", "fallen", "place_refused", "fall-where", sure=True)

    def offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for h in self.places(s):
            out.add(AT + h)

    def place_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-10.11: beside the foot, not on the wall walk."""
        if unlisted(a, AT, self.places(s)):
            return refused(s, "GU-10.11", "cannot-fall-there", "hex", arg(a))
        return None

    def fallen(self, s: Guiscard, a: i64) -> Next:
        """GU-10.54: wounded, or dead if he was wounded before; so is whoever is stunned below."""
        h = arg(a)
        if s.log is not None:
            s.emit("GU-10.11", "falls", {"unit": self.unit, "hex": h})
        below = s.grid[h]
        if below != NONE:
            if s.log is not None:
                s.emit("GU-10.54", "falls-upon", {"unit": self.unit, "person": below})
            harm.stun(s, below)
        if s.grid[h] == NONE:
            drop(s, self.unit, h)
        else:
            share(s, self.unit, below)
        harm.wound(s, self.unit)
        harm.surrounded(s)
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (("unit", "i64"),)

    NAMES: ClassVar[Names] = (*Frame.NAMES, "offered", "fallen", "place_refused")
    QUESTIONS: ClassVar[Questions] = (PLACES.numbered(2, 3, 4, 0),)

    def __init__(self, unit: i64 = -1) -> None:
        self.unit = unit

    def clone(self) -> Fall:
        return Fall(self.unit)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.place_refused(s, seat, codes[i]) is None:
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
            return self.fallen(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.offered(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.place_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>
