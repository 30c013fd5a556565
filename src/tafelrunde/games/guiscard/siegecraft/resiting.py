"""GU-10.7, GU-10.50: two men shift a raised ladder, turn it, or take it down."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, code, verb_of
from tafelrunde.core.codes import arg2 as second
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.pieces.gear import AT, UP, change
from tafelrunde.games.guiscard.siegecraft.ladders import (
    ground_by,
    lay_down,
    mates,
    movable,
    new_places,
)
from tafelrunde.games.guiscard.state import MOVED, Guiscard, owner
from tafelrunde.games.guiscard.verbs import PARTNER, SET_LADDER, TAKE_DOWN, unlisted


class Resite(Frame[Guiscard]):
    """GU-10.7: it costs both men two points. GU-R.213: it is their move, and theirs alone."""

    unit: i64 = -1
    partner: i64 = -1

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.unit}

    def start(self, s: Guiscard) -> Next:
        """The second man."""
        if s.log is not None:
            s.emit("GU-10.7", "works-ladder", {"unit": self.unit})
        return s.ask(owner(s, self.unit), self.PARTNERS)

    def helpers(self, s: Guiscard) -> list[int]:
        """GU-10.7: who stands beside the foot of the same ladder."""
        seat = owner(s, self.unit)
        found: list[int] = []
        for ladder in movable(s, seat, self.unit):
            found += [v for v in mates(s, seat, self.unit, ladder) if v not in found]
        return found

    PARTNERS: Final = Ask("partners", "paired", "partner_refused", "ladder-partner", sure=True)

    def partners(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for v in self.helpers(s):
            out.add(PARTNER + v)

    def partner_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-10.7: a man beside the same ladder."""
        if unlisted(a, PARTNER, self.helpers(s)):
            return refused(s, "GU-10.7", "cannot-help", "unit", arg(a))
        return None

    def paired(self, s: Guiscard, a: i64) -> Next:
        """Now which ladder, and where to."""
        self.partner = arg(a)
        if s.log is not None:
            s.emit("GU-10.7", "helps", {"unit": self.partner})
        return s.ask(owner(s, self.unit), self.SITES)

    SITES: Final = Ask("sites", "done", "site_refused", "ladder-site", sure=True)

    def ladders(self, s: Guiscard) -> list[list[int]]:
        """The ladders at which both stand."""
        seat = owner(s, self.unit)
        found = movable(s, seat, self.unit)
        return [x for x in found if self.partner in mates(s, seat, self.unit, x)]

    def sites(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """A new foot with the hex behind the palisade, or the ground where it is to lie."""
        for ladder in self.ladders(s):
            for foot, top in new_places(s, ladder):
                out.add(code(SET_LADDER, foot, top))
            for h in ground_by(s, ladder[AT]):
                out.add(TAKE_DOWN + h)

    def site_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-10.7: one hex along the palisade, or turned in its hex."""
        return None if self.meant(s, a) is not None else self.nowhere(s, a)

    def nowhere(self, s: Guiscard, a: i64) -> Refusal:
        return refused(s, "GU-10.7", "no-ladder-there", "hex", arg(a))

    def meant(self, s: Guiscard, a: i64) -> list[int] | None:
        """The ladder that an answer speaks of."""
        for ladder in self.ladders(s):
            if verb_of(a) == TAKE_DOWN and arg(a) in ground_by(s, ladder[AT]):
                return ladder
            if verb_of(a) == SET_LADDER and (arg(a), second(a)) in new_places(s, ladder):
                return ladder
        return None

    def done(self, s: Guiscard, a: i64) -> Next:
        """GU-10.7: both have moved. GU-10.50: taken down it lies, without a roll."""
        ladder = self.meant(s, a)
        assert ladder is not None
        for u in (self.unit, self.partner):
            s.done[u] |= MOVED
            s.spent[u] += s.board.numbers.ladder_work
        if verb_of(a) == TAKE_DOWN:
            lay_down(s, ladder, arg(a))
            if s.log is not None:
                s.emit("GU-10.50", "ladder-taken-down", {"unit": self.unit, "hex": ladder[AT]})
            return s.finish()
        change(s, ladder, UP, arg(a), second(a))
        if s.log is not None:
            told = {"unit": self.unit, "hex": arg(a), "behind": second(a)}
            s.emit("GU-10.7", "ladder-shifted", told)
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("unit", "i64"),
        ("partner", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "partners",
        "paired",
        "partner_refused",
        "sites",
        "done",
        "site_refused",
    )
    QUESTIONS: ClassVar[Questions] = (
        PARTNERS.numbered(2, 3, 4, 0),
        SITES.numbered(5, 6, 7, 0),
    )

    def __init__(self, unit: i64 = -1, partner: i64 = -1) -> None:
        self.unit = unit
        self.partner = partner

    def clone(self) -> Resite:
        return Resite(self.unit, self.partner)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.partner_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.site_refused(s, seat, codes[i]) is None:
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
            return self.paired(s, a)
        if number == 6:
            return self.done(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.partners(s, seat, out)
        elif number == 5:
            self.sites(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.partner_refused(s, seat, a)
        if number == 7:
            return self.site_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>
