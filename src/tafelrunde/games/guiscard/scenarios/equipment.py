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
from tafelrunde.games.guiscard.pieces.gear import (
    GREEK,
    HELD,
    KINDS,
    OUTSIDE,
    STONE,
    UP,
    engine_in,
    grapnel_of,
)
from tafelrunde.games.guiscard.state import COMING, LADDER, ON_MAP, ROPE, Guiscard, armoured
from tafelrunde.games.guiscard.verbs import FACE, HAND, SITE, unlisted

ENGINES: Final = (STONE, GREEK)
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
    """GU-12.27: the gear of one side; grapnels are given to unarmoured men on foot, also to those
    still to come."""

    seat: i64 = 0
    given: i64 = 0
    engine: i64 = 0  # which of the engines is placed
    placed: i64 = 0  # how many of them stand
    hex: i64 = -1

    def about(self, s: Guiscard, seat: i64) -> Params:
        """Which grapnel, or which engine; of two alike the second is another one."""
        if self.engine < len(ENGINES):
            return {"engine": KINDS[ENGINES[self.engine]], "count": self.placed + 1}
        return {"count": self.given + 1}

    def start(self, s: Guiscard) -> Next:
        """One engine after the other, then one grapnel after the other."""
        while self.engine < len(ENGINES):
            if self.left(s) > 0 and self.sites(s):
                return s.ask(self.seat, self.SITES)
            self.engine, self.placed = self.engine + 1, 0
        if self.given < s.board.equipment[self.seat].get("grapnel", 0) and self.bearers(s):
            return s.ask(self.seat, self.BEARERS)
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

    # -- engines

    def left(self, s: Guiscard) -> i64:
        """How many engines of the kind have no place yet."""
        all_of_them: int = s.board.equipment[self.seat].get(KINDS[ENGINES[self.engine]], 0)
        return all_of_them - self.placed

    def sites(self, s: Guiscard) -> list[int]:
        """GU-12.27: free hexes of the zone that are legal for the engine."""
        zone = s.board.engine_zone[self.seat].get(KINDS[ENGINES[self.engine]], [])
        return [h for h in zone if self.fits(s, h) and self.turns(s, h)]

    def fits(self, s: Guiscard, h: i64) -> bool:
        """GU-12.27: a stone thrower needs ground for horses; nobody else stands there."""
        f = s.field
        base = f.horse_base[h] if ENGINES[self.engine] == STONE else f.foot_base[h]
        return base > 0 and not f.closed[h] and s.grid[h] == NONE and engine_in(s, h) is None

    def turns(self, s: Guiscard, h: i64) -> list[int]:
        """D-40: where an engine may point; a stone thrower's rear needs room in its zone."""
        if ENGINES[self.engine] == GREEK:
            return s.board.engine_facings[self.seat]
        zone = s.board.engine_zone[self.seat][KINDS[STONE]]
        near = s.field.neighbor
        found: list[int] = []
        for d in range(6):
            rear = near[h * 6 + (d + 3) % 6]
            if rear in zone and self.fits(s, rear) and s.field.horse[rear * 6 + d] > 0:
                found.append(d)
        return found

    SITES: Final = Ask("sites_offered", "sited", "site_refused", "engine-site", sure=True)

    def sites_offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for h in self.sites(s):
            out.add(SITE + h)

    def site_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-12.27: in its zone."""
        if unlisted(a, SITE, self.sites(s)):
            return refused(s, "GU-12.27", "no-engine-site", "hex", arg(a))
        return None

    def sited(self, s: Guiscard, a: i64) -> Next:
        self.hex = arg(a)
        if s.log is not None:
            s.emit("GU-12.27", "engine-sited", {"hex": self.hex})
        return s.ask(self.seat, self.TURNS)

    TURNS: Final = Ask("turns_offered", "turned", "turn_refused", "engine-face", sure=True)

    def turns_offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for d in self.turns(s, self.hex):
            out.add(FACE + d)

    def turn_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """D-40: GU-12.10 may name the facings."""
        if unlisted(a, FACE, self.turns(s, self.hex)):
            return refused(s, "GU-12.27", "no-engine-facing", "direction", arg(a))
        return None

    def turned(self, s: Guiscard, a: i64) -> Next:
        what = ENGINES[self.engine]
        rear = s.field.neighbor[self.hex * 6 + (arg(a) + 3) % 6]
        s.machines.append([what, self.seat, UP, self.hex, arg(a) if what == GREEK else rear, 0])
        s.version += 1
        self.placed += 1
        if s.log is not None:
            s.emit("GU-12.27", "engine-faces", {"hex": self.hex, "direction": arg(a)})
        return self.start(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("given", "i64"),
        ("engine", "i64"),
        ("placed", "i64"),
        ("hex", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "offered",
        "chosen",
        "bearer_refused",
        "sites_offered",
        "sited",
        "site_refused",
        "turns_offered",
        "turned",
        "turn_refused",
    )
    QUESTIONS: ClassVar[Questions] = (
        BEARERS.numbered(2, 3, 4, 0),
        SITES.numbered(5, 6, 7, 0),
        TURNS.numbered(8, 9, 10, 0),
    )

    def __init__(
        self, seat: i64 = 0, given: i64 = 0, engine: i64 = 0, placed: i64 = 0, hex: i64 = -1
    ) -> None:
        self.seat = seat
        self.given = given
        self.engine = engine
        self.placed = placed
        self.hex = hex

    def clone(self) -> GiveGear:
        return GiveGear(self.seat, self.given, self.engine, self.placed, self.hex)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.bearer_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.site_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 10:
            for i in range(out.n):
                if self.turn_refused(s, seat, codes[i]) is None:
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
        if number == 6:
            return self.sited(s, a)
        if number == 9:
            return self.turned(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.offered(s, seat, out)
        elif number == 5:
            self.sites_offered(s, seat, out)
        elif number == 8:
            self.turns_offered(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.bearer_refused(s, seat, a)
        if number == 7:
            return self.site_refused(s, seat, a)
        if number == 10:
            return self.turn_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>
