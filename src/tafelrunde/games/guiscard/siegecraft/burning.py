"""PR-9, GU-10.13 to GU-10.17, GU-10.39, GU-10.40: fires are lit, put out, spread and burn down."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.buildings.breach import ENDS, destroy
from tafelrunde.games.guiscard.field.markers import JETTY_BURNT, TENT_BURNT
from tafelrunde.games.guiscard.field.terrain import JETTY, NONE
from tafelrunde.games.guiscard.files.roster import is_person
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.harm.bodies import LayBodies
from tafelrunde.games.guiscard.pieces import blaze
from tafelrunde.games.guiscard.pieces.gear import AT as PLACE
from tafelrunde.games.guiscard.pieces.gear import HOW, LYING, WHAT, perch
from tafelrunde.games.guiscard.pieces.marking import lay_marker
from tafelrunde.games.guiscard.scenarios.victory import decided
from tafelrunde.games.guiscard.siegecraft.falling import Loosened
from tafelrunde.games.guiscard.siegecraft.flames import Flames
from tafelrunde.games.guiscard.siegecraft.ladders import works_on
from tafelrunde.games.guiscard.state import (
    ATTACKED,
    BUSY,
    FIRED,
    KINDLED,
    KINDLES,
    MOVED,
    ROPE,
    STATIONARY,
    Guiscard,
    able,
    is_asleep,
    is_prisoner,
    owner,
    set_trait,
    trait,
)
from tafelrunde.games.guiscard.verbs import AT, unlisted


def reach_of(s: Guiscard, u: i64) -> list[int]:
    """GU-10.35, GU-10.57: the hexes on which a man on foot works: his own and those beside it."""
    at = s.at[u]
    return [at, *[h for h in s.field.grid.around[at] if works_on(s, at, h)]]


def fuel(s: Guiscard, u: i64) -> list[int]:
    """GU-10.57: what a man can light."""
    return [h for h in reach_of(s, u) if blaze.can_catch(s, h)]


def fires_near(s: Guiscard, u: i64) -> list[int]:
    """GU-10.15: the fires that a man can put out; burning naphtha not."""
    return [h for h in reach_of(s, u) if blaze.burns(s, h) and not blaze.is_oily(s, h)]


def is_fit(s: Guiscard, u: i64) -> bool:
    """GU-10.57: on foot, able, no civilian, on no ladder or rope, with his turn before him."""
    if not able(s, u) or s.mount[u] != NONE or perch(s, u) or s.board.roster.civilian[u]:
        return False
    if is_prisoner(s, u) or is_asleep(s, u):
        return False
    return not s.done[u] & (MOVED | FIRED | BUSY | STATIONARY | ATTACKED)


def kindle_refused(s: Guiscard, u: i64) -> Refusal | None:
    """GU-10.13: why a unit does not prepare a fire."""
    if not is_fit(s, u) or not fuel(s, u):
        return refused(s, "GU-10.13", "nothing-to-light", "unit", u)
    return None


def prepare(s: Guiscard, u: i64) -> None:
    """GU-10.13: a whole turn beside the wood. GU-R.133: he may be fired at as he stands."""
    s.done[u] |= BUSY
    set_trait(s, u, KINDLES, s.at[u] + 1)
    set_trait(s, u, KINDLED, s.turn)
    if s.log is not None:
        s.emit("GU-10.13", "prepares-fire", {"unit": u, "hex": s.at[u]})


def light_refused(s: Guiscard, u: i64) -> Refusal | None:
    """GU-10.13, GU-10.57: only in the next turn, in the same hex, without moving or firing."""
    ready = trait(s, u, KINDLES) == s.at[u] + 1 and trait(s, u, KINDLED) == s.turn - 2
    if not is_fit(s, u) or not ready or not fuel(s, u):
        return refused(s, "GU-10.57", "no-fire-ready", "unit", u)
    return None


def quench_refused(s: Guiscard, u: i64) -> Refusal | None:
    """GU-10.15: why a unit does not put out a fire."""
    if not is_fit(s, u) or not fires_near(s, u):
        return refused(s, "GU-10.15", "no-fire-near", "unit", u)
    return None


class Lighting(Frame[Guiscard]):
    """GU-10.13, GU-10.57: which wood is lit, by whom. GU-10.15: or which fire is put out."""

    unit: i64 = -1
    quenching: bool = False
    hex: i64 = -1

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.unit}

    def hexes(self, s: Guiscard) -> list[int]:
        return fires_near(s, self.unit) if self.quenching else fuel(s, self.unit)

    def start(self, s: Guiscard) -> Next:
        """Where there is one only, nobody is asked."""
        found = self.hexes(s)
        if len(found) == 1:
            return self.chosen(s, AT + found[0])
        if s.log is not None:
            s.emit("GU-10.57", "goes-at-fire", {"unit": self.unit})
        prompt = self.QUENCHED if self.quenching else self.LIT
        return s.ask(owner(s, self.unit), prompt)

    LIT: Final = Ask("offered", "chosen", "hex_refused", "light-where", sure=True)
    QUENCHED: Final = Ask("offered", "chosen", "hex_refused", "quench-where", sure=True)

    def offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for h in self.hexes(s):
            out.add(AT + h)

    def hex_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-10.57: within reach."""
        if unlisted(a, AT, self.hexes(s)):
            return refused(s, "GU-10.57", "out-of-hand", "hex", arg(a))
        return None

    def chosen(self, s: Guiscard, a: i64) -> Next:
        """GU-10.13: it burns at once. GU-10.42: putting out is rolled at once, too."""
        u = self.unit
        self.hex = arg(a)
        set_trait(s, u, KINDLES, 0)
        set_trait(s, u, KINDLED, 0)
        if self.quenching:
            s.done[u] |= BUSY
            return s.throw((10,), self.ROLLED)
        s.done[u] |= ATTACKED
        if s.log is not None:
            s.emit("GU-10.13", "lights", {"unit": u, "hex": self.hex})
        return s.call(Flames(owner(s, u), [self.hex]), self.OVER)

    def rolled(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-10.15: 7 to 10 puts it out."""
        out = dice[0] >= s.board.numbers.quench_first
        if s.log is not None:
            told = {"unit": self.unit, "hex": self.hex, "roll": dice[0]}
            s.emit("GU-10.15", "fire-out" if out else "fire-burns-on", told)
        if out:
            blaze.quench(s, self.hex)
        return s.finish()

    def over(self, s: Guiscard, value: object) -> Next:
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("unit", "i64"),
        ("quenching", "bool"),
        ("hex", "i64"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "offered", "chosen", "hex_refused", "over", "rolled")
    OVER: Final = 5
    ROLLED: Final = 6
    QUESTIONS: ClassVar[Questions] = (
        LIT.numbered(2, 3, 4, 0),
        QUENCHED.numbered(2, 3, 4, 0),
    )

    def __init__(self, unit: i64 = -1, quenching: bool = False, hex: i64 = -1) -> None:
        self.unit = unit
        self.quenching = quenching
        self.hex = hex

    def clone(self) -> Lighting:
        return Lighting(self.unit, self.quenching, self.hex)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.hex_refused(s, seat, codes[i]) is None:
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
        if number == 5:
            return self.over(s, s.handed)
        if number == 6:
            return self.rolled(s, cast("tuple[int, ...]", s.handed))
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.offered(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.hex_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


class FireCheck(Frame[Guiscard]):
    """PR-9: after the opponent's turn a player checks the fires that he lit."""

    seat: i64 = 0
    before: list[int]  # what burnt when the check began
    hexes: list[int]  # what may catch fire
    caught: list[int]

    def start(self, s: Guiscard) -> Next:
        """GU-10.60: whoever is still in a fire dies."""
        self.before = sorted([h for h in s.fires if self.is_mine(s, h)])
        for h in self.before:
            while s.grid[h] != NONE and is_person(s.grid[h]):  # GU-10.54: there may be two
                if s.log is not None:
                    s.emit("GU-10.60", "burns-to-death", {"unit": s.grid[h], "hex": h})
                harm.kill(s, s.grid[h])
        if s.unlaid:
            return s.call(LayBodies(), self.LAID)
        return self.laid(s, None)

    def is_mine(self, s: Guiscard, h: i64) -> bool:
        return blaze.burns(s, h) and blaze.lit_by(s, h) == self.seat

    def laid(self, s: Guiscard, value: object) -> Next:
        """GU-10.39: one roll for each wooden hex beside his fires, however many burn there."""
        found: set[int] = set()
        for h in self.before:
            for to in s.field.grid.around[h]:
                if blaze.can_catch(s, to) and works_on(s, h, to):
                    found.add(to)
        self.hexes = sorted(found)
        return self.spread(s)

    def spread(self, s: Guiscard) -> Next:
        if self.hexes:
            return s.throw((10,), self.ROLLED)
        return self.age(s)

    def rolled(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-10.14: spread on 8 to 10; what catches now does not spread before the next check."""
        h = self.hexes.pop(0)
        if dice[0] >= s.board.numbers.spread_first:
            self.caught.append(h)
        if s.log is not None:
            key = "fire-spreads" if h in self.caught else "fire-stays"
            s.emit("GU-10.14", key, {"hex": h, "roll": dice[0]})
        return self.spread(s)

    def age(self, s: Guiscard) -> Next:
        """GU-10.17, GU-10.40: what has burnt for three turns is destroyed."""
        for h in self.before:
            if not self.is_mine(s, h):
                continue
            if blaze.age(s, h) + 1 < s.board.numbers.burn_turns:
                s.fires[h] += blaze.TURN
                s.version += 1
            elif blaze.is_oily(s, h):  # naphtha burns on
                if blaze.age(s, h) < s.board.numbers.burn_turns:
                    s.fires[h] += blaze.TURN
                    burn_down(s, h)
            else:
                blaze.quench(s, h)
                burn_down(s, h)
        return s.call(Loosened(), self.DOWN) if s.machines else self.down(s, None)

    def down(self, s: Guiscard, value: object) -> Next:
        """PR-9: whoever is in a hex that has just caught fire flees."""
        if decided(s) or not self.caught:
            return s.finish()
        return s.call(Flames(self.seat, self.caught), self.OVER)

    def over(self, s: Guiscard, value: object) -> Next:
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("before", "list[int]"),
        ("hexes", "list[int]"),
        ("caught", "list[int]"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "over", "laid", "rolled", "down")
    OVER: Final = 2
    LAID: Final = 3
    ROLLED: Final = 4
    DOWN: Final = 5

    def __init__(
        self,
        seat: i64 = 0,
        before: list[int] | None = None,
        hexes: list[int] | None = None,
        caught: list[int] | None = None,
    ) -> None:
        self.seat = seat
        self.before = [] if before is None else before
        self.hexes = [] if hexes is None else hexes
        self.caught = [] if caught is None else caught

    def clone(self) -> FireCheck:
        return FireCheck(self.seat, self.before.copy(), self.hexes.copy(), self.caught.copy())

    def step(self, number: i64, s: Guiscard, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.over(s, s.handed)
        if number == 3:
            return self.laid(s, s.handed)
        if number == 4:
            return self.rolled(s, cast("tuple[int, ...]", s.handed))
        if number == 5:
            return self.down(s, s.handed)
        return super().step(number, s, a)

    # </generated>


def burn_down(s: Guiscard, h: i64) -> None:
    """GU-10.17, GU-10.40: the wood of a hex is gone, and with it whatever lay there."""
    if s.log is not None:
        s.emit("GU-10.17", "burnt-down", {"hex": h})
    if s.dead.pop(h, 0):
        s.count_dead()
    take_wood(s, h)
    if s.field.tent[h]:
        lay_marker(s, h, TENT_BURNT)


def take_wood(s: Guiscard, h: i64) -> None:
    """GU-10.17, GU-10.40, GU-9.17: what stood there of wood is gone, engines and ladders too."""
    for thing in blaze.things_on(s, h):
        s.machines.remove(thing)
    s.machines = [
        x for x in s.machines if not (x[WHAT] == ROPE and x[HOW] == LYING and x[PLACE] == h)
    ]
    s.version += 1
    f = s.field
    if f.wood[h] and f.terrain[h] == JETTY:
        lay_marker(s, h, JETTY_BURNT)
    elif f.wood[h] and f.terrain[h] in ENDS:
        destroy(s, h)
