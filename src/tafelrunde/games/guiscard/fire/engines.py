"""GU-10.19, GU-10.22 to GU-10.25, GU-10.43, GU-10.45, GU-10.64: stone throwers and Greek fire."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.field.glance import why
from tafelrunde.games.guiscard.field.terrain import INTERIOR, NONE, TOWER
from tafelrunde.games.guiscard.files.odds import STONE_THROWER
from tafelrunde.games.guiscard.files.roster import is_person
from tafelrunde.games.guiscard.fire.shot import STONE_FALLS, Shot
from tafelrunde.games.guiscard.fire.sight import piece_at
from tafelrunde.games.guiscard.pieces import blaze
from tafelrunde.games.guiscard.pieces.engines import crew, engines, facing, is_loaded, is_manned
from tafelrunde.games.guiscard.pieces.gear import (
    AT,
    GREEK,
    HOW,
    JAMMED,
    SINCE,
    STONE,
    TO,
    WHAT,
)
from tafelrunde.games.guiscard.pieces.placing import beneath
from tafelrunde.games.guiscard.scenarios import alarm
from tafelrunde.games.guiscard.siegecraft.burning import take_wood
from tafelrunde.games.guiscard.siegecraft.falling import Loosened
from tafelrunde.games.guiscard.siegecraft.flames import Flames
from tafelrunde.games.guiscard.state import FIRED, Guiscard, alive
from tafelrunde.games.guiscard.verbs import AIM, unlisted
from tafelrunde.geometry.lines import flight


def engine_at(s: Guiscard, seat: i64, h: i64) -> list[int] | None:
    """The engine of a seat whose head is in a hex."""
    for engine in engines(s, seat):
        if engine[AT] == h:
            return engine
    return None


def engine_refused(s: Guiscard, seat: i64, h: i64) -> Refusal | None:
    """GU-10.19, GU-10.23, GU-10.43: why an engine is not fired now."""
    engine = engine_at(s, seat, h)
    if engine is None:
        return refused(s, "GU-10.62", "no-engine-there", "hex", h)
    if not is_loaded(s, engine):
        return refused(s, "GU-10.19", "engine-not-loaded", "hex", h)
    if not is_manned(s, engine):
        return refused(s, "GU-10.43", "no-crew", "hex", h)
    if not targets(s, engine):
        return refused(s, "GU-5.23", "no-target-for-engine", "hex", h)
    return None


def targets(s: Guiscard, engine: list[int]) -> list[int]:
    """GU-10.43: every hex before a stone thrower. GU-10.45: what Greek fire sees in its sector."""
    grid, ground, n = s.field.grid, s.field.ground, s.board.numbers
    f, a = facing(s, engine), engine[AT]
    found: list[int] = []
    for h in range(s.field.hexes):
        distance = grid.distance(a, h)
        if engine[WHAT] == STONE:
            if 1 <= distance <= n.stone_range and h != engine[TO] and grid.in_sector(a, f, h):
                found.append(h)
            continue
        near = n.greek_least <= distance <= n.greek_most and grid.in_sector(a, f, h)
        if near and why(ground.facts(a, h)) == 0:
            found.append(h)
    return found


def scatter(s: Guiscard, origin: i64, target: i64, total: i64) -> i64:
    """GU-10.22: the hex that a stone hits by the sum of two dice; NONE off the map."""
    grid = s.field.grid
    d = flight(grid, origin, target) // 2
    h = target
    for turn in s.board.numbers.scatter[total]:
        h = grid.step(h, d + turn) if h != NONE else NONE
    return h


class EngineShot(Frame[Guiscard]):
    """One shot of an engine: its target, its dice, and what it does."""

    seat: i64 = 0
    hex: i64 = -1  # where the engine stands
    aim: i64 = -1
    hit: i64 = -1
    below: i64 = -1  # GU-10.54: the other one in the hex that a stone hits

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"hex": self.hex}

    def engine(self, s: Guiscard) -> list[int]:
        found = engine_at(s, self.seat, self.hex)
        assert found is not None
        return found

    def start(self, s: Guiscard) -> Next:
        """D-3: at which hex."""
        if s.log is not None:
            s.emit("GU-10.43", "engine-made-ready", {"hex": self.hex})
        return s.ask(self.seat, self.MARKS)

    MARKS: Final = Ask("offered", "aimed", "mark_refused", "engine-aim", sure=True)

    def offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for h in targets(s, self.engine(s)):
            out.add(AIM + h)

    def mark_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-10.19, GU-10.23: in its arc and range."""
        if unlisted(a, AIM, targets(s, self.engine(s))):
            return refused(s, "GU-10.19", "not-before-engine", "hex", arg(a))
        return None

    def aimed(self, s: Guiscard, a: i64) -> Next:
        """GU-10.43: the crew has fired. GU-10.25: Greek fire may fail first."""
        self.aim = arg(a)
        engine = self.engine(s)
        for u in crew(s, engine):
            s.done[u] |= FIRED
        alarm.hear(s, list(s.board.side_units[self.seat][:1]))
        engine[SINCE] = s.turn
        s.version += 1
        if s.log is not None:
            s.emit("GU-10.22", "engine-shoots", {"from": self.hex, "hex": self.aim})
        if engine[WHAT] == GREEK:
            return s.throw((10,), self.SPRAYED)
        return s.throw((10, 10), self.LANDED)

    # -- stones

    def landed(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-10.22: two dice scatter the stone. GU-10.64: first the men, then the wood."""
        self.hit = scatter(s, self.hex, self.aim, dice[0] + dice[1])
        if self.hit == NONE:
            if s.log is not None:
                s.emit("GU-10.22", "stone-lost", {"total": dice[0] + dice[1]})
            return s.finish()
        if s.log is not None:
            s.emit("GU-10.22", "stone-lands", {"hex": self.hit, "total": dice[0] + dice[1]})
        there = piece_at(s, self.hit)
        if there == NONE or self.hit == self.hex:
            return self.struck(s, None)
        if s.traits and is_person(there):
            self.below = beneath(s, there)
        return self.strike(s, there)

    def strike(self, s: Guiscard, there: i64) -> Next:
        """GU-10.22, GU-10.64: an effect roll for somebody in the hex."""
        falls = Shot(NONE, STONE_THROWER, self.hex, self.hit, STONE_FALLS, NONE, there)
        return s.call(falls, self.STRUCK)

    def struck(self, s: Guiscard, value: object) -> Next:
        """GU-10.64: the next one, then one roll for wood or engine; stone and nature stay."""
        if self.below != NONE:
            below, self.below = self.below, NONE
            if alive(s, below):
                return self.strike(s, below)
        if s.field.wood[self.hit] or blaze.things_on(s, self.hit):
            return s.throw((10,), self.SHATTERED)
        return s.finish()

    def shattered(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-10.22: column H with one point; D destroys. GU-10.43: C means nothing here."""
        broken = s.board.numbers.battered[dice[0] - 1] == "D"
        if s.log is not None:
            key = "wood-shattered" if broken else "wood-holds"
            s.emit("GU-10.22", key, {"hex": self.hit, "roll": dice[0]})
        if not broken:
            return s.finish()
        take_wood(s, self.hit)
        return s.call(Loosened(), self.OVER)

    # -- Greek fire

    def sprayed(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-10.25: 1 bursts, 2 jams for good. GU-10.24: otherwise naphtha on seven hexes."""
        n = s.board.numbers
        engine = self.engine(s)
        if s.log is not None:
            s.emit("GU-10.25", "greek-fire-rolled", {"hex": self.hex, "roll": dice[0]})
        target = self.aim
        if dice[0] <= n.bursts_last:
            s.machines.remove(engine)
            target = self.hex
        elif dice[0] <= n.jams_last:
            engine[HOW] = JAMMED
            return s.finish()
        s.version += 1
        lit = pour(s, target)
        if lit:
            return s.call(Flames(self.seat, lit), self.OVER)
        return s.finish()

    def over(self, s: Guiscard, value: object) -> Next:
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("hex", "i64"),
        ("aim", "i64"),
        ("hit", "i64"),
        ("below", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "offered",
        "aimed",
        "mark_refused",
        "landed",
        "struck",
        "over",
        "sprayed",
        "shattered",
    )
    LANDED: Final = 5
    STRUCK: Final = 6
    OVER: Final = 7
    SPRAYED: Final = 8
    SHATTERED: Final = 9
    QUESTIONS: ClassVar[Questions] = (MARKS.numbered(2, 3, 4, 0),)

    def __init__(
        self, seat: i64 = 0, hex: i64 = -1, aim: i64 = -1, hit: i64 = -1, below: i64 = -1
    ) -> None:
        self.seat = seat
        self.hex = hex
        self.aim = aim
        self.hit = hit
        self.below = below

    def clone(self) -> EngineShot:
        return EngineShot(self.seat, self.hex, self.aim, self.hit, self.below)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.mark_refused(s, seat, codes[i]) is None:
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
            return self.aimed(s, a)
        if number == 5:
            return self.landed(s, cast("tuple[int, ...]", s.handed))
        if number == 6:
            return self.struck(s, s.handed)
        if number == 7:
            return self.over(s, s.handed)
        if number == 8:
            return self.sprayed(s, cast("tuple[int, ...]", s.handed))
        if number == 9:
            return self.shattered(s, cast("tuple[int, ...]", s.handed))
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.offered(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.mark_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


def pour(s: Guiscard, h: i64) -> list[int]:
    """GU-10.24, GU-10.61: naphtha on a hex and its neighbours, on water too, not in buildings or
    behind their walls.

    Returns where it touches fire.
    """
    f = s.field
    near = f.grid.around[h]
    open_to = [x for x in near if not f.is_stone_side(h * 6 + f.grid.direction(h, x))]
    wet = [x for x in (h, *open_to) if f.terrain[x] not in (INTERIOR, TOWER)]
    for x in wet:
        s.fires[x] = s.fires.get(x, 0) | blaze.OIL
    if s.log is not None:
        s.emit("GU-10.24", "naphtha-lies", {"hex": h})
    around = [x for x in wet if any([blaze.burns(s, y) for y in (x, *f.grid.around[x])])]
    return around


def ready_engines(s: Guiscard, seat: i64) -> list[int]:
    """The hexes of a seat's engines that can be fired now."""
    return [x[AT] for x in engines(s, seat) if engine_refused(s, seat, x[AT]) is None]
