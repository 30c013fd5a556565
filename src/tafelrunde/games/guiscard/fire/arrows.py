"""GU-10.18, GU-10.58: fire arrows at wood, engines and naphtha."""

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
from tafelrunde.games.guiscard.field.terrain import GATE, INTERIOR, JETTY
from tafelrunde.games.guiscard.fire.sight import units_refused
from tafelrunde.games.guiscard.pieces import blaze
from tafelrunde.games.guiscard.pieces.gear import WHAT
from tafelrunde.games.guiscard.scenarios import alarm
from tafelrunde.games.guiscard.siegecraft.flames import Flames
from tafelrunde.games.guiscard.state import FIRED, LADDER, Guiscard, owner
from tafelrunde.games.guiscard.verbs import AIM, unlisted

MACHINE: Final = "fire_arrow_stone_thrower"
NEVER: Final = 11  # no roll is as high


def first_roll(s: Guiscard, h: i64) -> i64:
    """GU-10.58: the lowest roll that lights a hex, by what is aimed at there."""
    found = NEVER
    table = s.board.numbers.fire
    f = s.field
    if blaze.is_oily(s, h):
        found = min(found, table["fire_arrow_naphtha"][0])
    for thing in blaze.things_on(s, h):
        found = min(found, table["fire_arrow_ladder" if thing[WHAT] == LADDER else MACHINE][0])
    if f.tent[h]:
        found = min(found, table[MACHINE][0] - table["tent_bonus"])
    elif f.wood[h]:
        kinds = {GATE: "gate", INTERIOR: "wood_building", JETTY: "jetty"}
        found = min(found, table["fire_arrow_" + kinds.get(f.terrain[h], "palisade")][0])
    return found


def arrow_flies(s: Guiscard, u: i64, h: i64, weapon: i64) -> bool:
    """GU-10.18, GU-10.58: short range, a line to the wood, and nobody in the way.

    GU-R.218: where only the wood's own wall is in the way, the line to the hex before it counts.
    """
    a = s.at[u]
    if h == a or s.field.grid.distance(a, h) > s.board.numbers.odds.short_to[weapon]:
        return False
    ground = s.field.ground
    if why(ground.facts(a, h)) and not is_seen_from_outside(s, a, h):
        return False
    ways = [ground.facts(a, h), *ground.others(a, h)]
    return any([units_refused(s, u, a, h, weapon, facts) is None for facts in ways])


def is_seen_from_outside(s: Guiscard, a: i64, h: i64) -> bool:
    """GU-10.58: whether only the last side of the line hides the wood."""
    if s.field.grid.distance(a, h) == 1:
        return not is_stone(s, a, h)
    for last in s.field.ground.way(a, h):
        near = s.field.grid.distance(last, h) == 1 and not is_stone(s, last, h)
        if near and why(s.field.ground.facts(a, last)) == 0:
            return True
    return False


def is_stone(s: Guiscard, one: i64, two: i64) -> bool:
    """Whether a wall of stone parts two neighbours, or more than a step."""
    f = s.field
    edge = two * 6 + f.grid.direction(two, one)
    own = f.owner[edge] and f.wood[two]
    return f.side[edge] != 0 and not own and not f.tent[two]


def marks_of_wood(s: Guiscard, u: i64, weapon: i64) -> list[int]:
    """The hexes that an archer may try to light."""
    reach = s.board.numbers.odds.short_to[weapon]
    grid = s.field.grid
    found: list[int] = []
    for h in range(s.field.hexes):
        near = grid.distance(s.at[u], h) <= reach and blaze.can_catch(s, h)
        if near and arrow_flies(s, u, h, weapon):
            found.append(h)
    return found


class FireArrow(Frame[Guiscard]):
    """GU-10.18: one roll; success lights the hex at once. Nobody is hurt by the arrow itself."""

    unit: i64 = -1
    hex: i64 = -1

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.unit, "count": s.ammo[self.unit]}

    def marks(self, s: Guiscard) -> list[int]:
        """What can be lit from here."""
        return marks_of_wood(s, self.unit, s.board.roster.weapon[self.unit] + 1)

    def start(self, s: Guiscard) -> Next:
        """D-3: at which hex."""
        if s.log is not None:
            s.emit("GU-10.18", "takes-fire-arrow", {"unit": self.unit})
        return s.ask(owner(s, self.unit), self.MARKS)

    MARKS: Final = Ask("offered", "aimed", "mark_refused", "fire-arrow-aim", sure=True)

    def offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for h in self.marks(s):
            out.add(AIM + h)

    def mark_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-10.58: wood in short range with a line to it."""
        if unlisted(a, AIM, self.marks(s)):
            return refused(s, "GU-10.58", "no-wood-there", "hex", arg(a))
        return None

    def aimed(self, s: Guiscard, a: i64) -> Next:
        """GU-5.6: an arrow is gone, and the archer has fired."""
        self.hex = arg(a)
        s.ammo[self.unit] -= 1
        s.done[self.unit] |= FIRED
        alarm.hear(s, [self.unit])
        if s.log is not None:
            s.emit("GU-10.18", "shoots-fire", {"unit": self.unit, "hex": self.hex})
        return s.throw((10,), self.ROLLED)

    def rolled(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-10.58: by the column of what is aimed at."""
        lit = dice[0] >= first_roll(s, self.hex)
        if s.log is not None:
            key = "fire-takes" if lit else "fire-fails"
            s.emit("GU-10.58", key, {"hex": self.hex, "roll": dice[0]})
        if not lit:
            return s.finish()
        return s.call(Flames(owner(s, self.unit), [self.hex]), self.OVER)

    def over(self, s: Guiscard, value: object) -> Next:
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("unit", "i64"),
        ("hex", "i64"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "offered", "aimed", "mark_refused", "rolled", "over")
    ROLLED: Final = 5
    OVER: Final = 6
    QUESTIONS: ClassVar[Questions] = (MARKS.numbered(2, 3, 4, 0),)

    def __init__(self, unit: i64 = -1, hex: i64 = -1) -> None:
        self.unit = unit
        self.hex = hex

    def clone(self) -> FireArrow:
        return FireArrow(self.unit, self.hex)

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
            return self.rolled(s, cast("tuple[int, ...]", s.handed))
        if number == 6:
            return self.over(s, s.handed)
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
