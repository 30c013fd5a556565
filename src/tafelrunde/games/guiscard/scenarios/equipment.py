"""D-42, GU-12.1, GU-12.27: who carries what when the game begins."""

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
from tafelrunde.games.guiscard.pieces.gear import HELD, OUTSIDE, grapnel_of
from tafelrunde.games.guiscard.state import COMING, LADDER, ON_MAP, ROPE, Guiscard, armoured
from tafelrunde.games.guiscard.verbs import HAND, unlisted

FIRST_BOW: Final = 3  # the roster's weapons from here on are bows


def unpack(s: Guiscard) -> None:
    """GU-10.51: ladders wait outside. GU-5.6, GU-R.217: archers have the arrows of their side."""
    for seat in range(2):
        for _ in range(s.board.equipment[seat].get("ladder", 0)):
            s.machines.append([LADDER, seat, OUTSIDE, NONE, NONE, 0])
        arrows = s.board.equipment[seat].get("fire_arrows_per_archer", 0)
        for u in s.board.side_units[seat] if arrows else []:
            if s.board.roster.weapon[u] >= FIRST_BOW:
                s.ammo[u] = arrows


class GiveGear(Frame[Guiscard]):
    """GU-12.27: grapnels are given to unarmoured men on foot, also to those still to come."""

    seat: i64 = 0
    given: i64 = 0

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"count": self.given + 1}

    def start(self, s: Guiscard) -> Next:
        """One grapnel after the other, side after side."""
        while self.seat < 2:
            if self.given < s.board.equipment[self.seat].get("grapnel", 0) and self.bearers(s):
                return s.ask(self.seat, self.BEARERS)
            self.seat, self.given = self.seat + 1, 0
        return s.finish()

    def bearers(self, s: Guiscard) -> list[int]:
        """Who can carry one and has none."""
        return [
            u
            for u in s.board.side_units[self.seat]
            if s.where[u] in (ON_MAP, COMING)
            and s.mount[u] == NONE
            and not armoured(s, u)
            and not s.board.roster.civilian[u]
            and grapnel_of(s, u) is None
        ]

    BEARERS: Final = Ask("offered", "chosen", "bearer_refused", "give-grapnel", sure=True)

    def offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for u in self.bearers(s):
            out.add(HAND + u)

    def bearer_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-12.27: unarmoured, on foot, one each."""
        if unlisted(a, HAND, self.bearers(s)):
            return refused(s, "GU-12.27", "cannot-take-grapnel", "unit", arg(a))
        return None

    def chosen(self, s: Guiscard, a: i64) -> Next:
        s.machines.append([ROPE, self.seat, HELD, arg(a), NONE, 0])
        s.version += 1
        self.given += 1
        if s.log is not None:
            s.emit("GU-12.27", "grapnel-given", {"unit": arg(a)})
        return self.start(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("given", "i64"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "offered", "chosen", "bearer_refused")
    QUESTIONS: ClassVar[Questions] = (BEARERS.numbered(2, 3, 4, 0),)

    def __init__(self, seat: i64 = 0, given: i64 = 0) -> None:
        self.seat = seat
        self.given = given

    def clone(self) -> GiveGear:
        return GiveGear(self.seat, self.given)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.bearer_refused(s, seat, codes[i]) is None:
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
            return self.bearer_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>
