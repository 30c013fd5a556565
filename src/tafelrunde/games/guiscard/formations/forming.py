"""D-20, GU-7.20, GU-7.27, GU-7.39: hoplites form up at the start of their turn."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard import verbs
from tafelrunde.games.guiscard.formations import formation
from tafelrunde.games.guiscard.state import FOULKON, SPEAR, Guiscard
from tafelrunde.games.guiscard.verbs import END_STEP, LEAVE_OUT


class Forming(Frame[Guiscard]):
    """D-20: new formations, one facing after the other, until the owner is content.

    Everybody who can joins, unless his owner leaves him out before.
    """

    seat: i64 = 0
    out: list[int]  # men who shall not join the next formation

    def start(self, s: Guiscard) -> Next:
        """Nobody is asked where no formation is possible."""
        self.out = []
        if not s.board.techniques or not formation.any_possible(s, self.seat, []):
            return s.finish()
        return self.ask(s)

    def ask(self, s: Guiscard) -> Next:
        """Facing and kind, or a man to leave out, or the end."""
        return s.ask(self.seat, self.CHOICES)

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"seat": self.seat, "count": len(self.out)}

    CHOICES: Final = Ask("choices", "chosen", "refused", "form")

    def choices(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """GU-7.20, GU-7.27: every facing in which free hoplites stand rightly."""
        men: set[int] = set()
        for f in range(6):
            spear, foulkon = self.men(s, SPEAR, f), self.men(s, FOULKON, f)
            men.update(spear)
            men.update(foulkon)
            if spear:
                out.add(verbs.SPEAR + f)
            if foulkon:
                out.add(verbs.FOULKON + f)
        for u in sorted(men):
            out.add(LEAVE_OUT + u)
        out.add(END_STEP)

    def refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-7.20, GU-7.27: too few stand side by side, now or without a man left out."""
        if verb_of(a) == LEAVE_OUT:
            u = arg(a)
            if u in self.out or not self.joins(s, u):
                return refused(s, "GU-7.39", "joins-nothing", "unit", u)
            if not formation.any_possible(s, self.seat, [*self.out, u]):
                return refused(s, "GU-7.20", "too-few-without", "unit", u)
        elif verb_of(a) == verbs.SPEAR and not self.men(s, SPEAR, arg(a)):
            return refused(s, "GU-7.20", "no-rank", "direction", arg(a))
        elif verb_of(a) == verbs.FOULKON and not self.men(s, FOULKON, arg(a)):
            return refused(s, "GU-7.27", "no-foulkon", "direction", arg(a))
        return None

    def joins(self, s: Guiscard, u: i64) -> bool:
        """Whether a man would stand in a formation that is possible now."""
        found = [u in self.men(s, form, f) for f in range(6) for form in (SPEAR, FOULKON)]
        return any(found)

    def men(self, s: Guiscard, form: i64, facing: i64) -> list[int]:
        """Who would stand in this formation."""
        return formation.possible(s, self.seat, form, facing, self.out)

    def chosen(self, s: Guiscard, a: i64) -> Next:
        """GU-7.39: with facing and markers; whoever was left out may join the next one."""
        if verb_of(a) == END_STEP:
            if s.log is not None:
                s.emit("GU-7.39", "forming-over", {"seat": self.seat})
            return s.finish()
        if verb_of(a) == LEAVE_OUT:
            self.out.append(arg(a))
            if s.log is not None:
                s.emit("GU-7.39", "left-out", {"unit": arg(a)})
            return self.ask(s)
        form = SPEAR if verb_of(a) == verbs.SPEAR else FOULKON
        formation.declare(s, self.men(s, form, arg(a)), form, arg(a))
        if s.log is not None:
            told = {"seat": self.seat, "direction": arg(a)}
            if form == SPEAR:
                s.emit("GU-7.20", "formation-formed", told)
            else:
                s.emit("GU-7.27", "foulkon-formed", told)
        return self.start(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("out", "list[int]"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "choices", "chosen", "refused")
    QUESTIONS: ClassVar[Questions] = (CHOICES.numbered(2, 3, 4, 0),)

    def __init__(self, seat: i64 = 0, out: list[int] | None = None) -> None:
        self.seat = seat
        self.out = [] if out is None else out

    def clone(self) -> Forming:
        return Forming(self.seat, self.out.copy())

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
            return self.chosen(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.choices(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>
