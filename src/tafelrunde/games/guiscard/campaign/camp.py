"""GU-11.26: the besieger lays the ladders of his camp on the map."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.field.terrain import DEEP, NONE
from tafelrunde.games.guiscard.pieces.gear import AT as END
from tafelrunde.games.guiscard.pieces.gear import LYING, TO, WHAT, engine_in
from tafelrunde.games.guiscard.state import LADDER, Guiscard
from tafelrunde.games.guiscard.verbs import AT, SITE, unlisted


class LayLadders(Frame[Guiscard]):
    """One ladder after the other, on two hexes side by side that men on foot can walk."""

    seat: i64 = 0
    laid: i64 = 0
    hex: i64 = -1

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"count": self.laid + 1}

    def start(self, s: Guiscard) -> Next:
        """GU-11.26: as many as he has to place, as long as there is room."""
        if self.laid >= s.board.equipment[self.seat].get("camp_ladders", 0) or not self.sites(s):
            return s.finish()
        return s.ask(self.seat, self.SITES)

    def is_free(self, s: Guiscard, h: i64) -> bool:
        """Whether one end of a ladder could lie in a hex."""
        f = s.field
        taken = any([h in (x[END], x[TO]) for x in s.machines if x[WHAT] == LADDER])
        dry = f.foot_base[h] > 0 and not f.closed[h] and f.terrain[h] != DEEP
        return dry and engine_in(s, h) is None and not taken

    def ends(self, s: Guiscard, h: i64) -> list[int]:
        """Where the other end can lie."""
        f = s.field
        sides = [d for d in range(6) if f.neighbor[h * 6 + d] != NONE and f.foot[h * 6 + d] > 0]
        return [to for to in [f.neighbor[h * 6 + d] for d in sides] if self.is_free(s, to)]

    def sites(self, s: Guiscard) -> list[int]:
        """The hexes in which a ladder can begin."""
        return [h for h in range(s.field.hexes) if self.is_free(s, h) and self.ends(s, h)]

    SITES: Final = Ask("sites_offered", "sited", "site_refused", "siege-ladder", sure=True)

    def sites_offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for h in self.sites(s):
            out.add(SITE + h)

    def site_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-11.26: on an allowed place."""
        if unlisted(a, SITE, self.sites(s)):
            return refused(s, "GU-11.26", "no-camp-ladder", "hex", arg(a))
        return None

    def sited(self, s: Guiscard, a: i64) -> Next:
        self.hex = arg(a)
        if s.log is not None:
            s.emit("GU-11.26", "siege-ladder-end", {"hex": self.hex})
        return s.ask(self.seat, self.ENDS)

    ENDS: Final = Ask("ends_offered", "ended", "end_refused", "siege-ladder-end", sure=True)

    def ends_offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for h in self.ends(s, self.hex):
            out.add(AT + h)

    def end_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-11.26: beside the first end."""
        if unlisted(a, AT, self.ends(s, self.hex)):
            return refused(s, "GU-11.26", "no-camp-ladder", "hex", arg(a))
        return None

    def ended(self, s: Guiscard, a: i64) -> Next:
        s.machines.append([LADDER, self.seat, LYING, self.hex, arg(a), 0])
        s.version += 1
        self.laid += 1
        if s.log is not None:
            s.emit("GU-11.26", "siege-ladder-laid", {"hex": self.hex, "behind": arg(a)})
        return self.start(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("laid", "i64"),
        ("hex", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "sites_offered",
        "sited",
        "site_refused",
        "ends_offered",
        "ended",
        "end_refused",
    )
    QUESTIONS: ClassVar[Questions] = (
        SITES.numbered(2, 3, 4, 0),
        ENDS.numbered(5, 6, 7, 0),
    )

    def __init__(self, seat: i64 = 0, laid: i64 = 0, hex: i64 = -1) -> None:
        self.seat = seat
        self.laid = laid
        self.hex = hex

    def clone(self) -> LayLadders:
        return LayLadders(self.seat, self.laid, self.hex)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.site_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.end_refused(s, seat, codes[i]) is None:
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
            return self.sited(s, a)
        if number == 6:
            return self.ended(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.sites_offered(s, seat, out)
        elif number == 5:
            self.ends_offered(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.site_refused(s, seat, a)
        if number == 7:
            return self.end_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>
