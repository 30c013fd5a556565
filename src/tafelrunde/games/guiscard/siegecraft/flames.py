"""GU-10.16, GU-10.26, GU-10.41, GU-10.60, GU-10.61: hexes catch fire, and whoever is in them."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.roster import UNITS, is_person
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.harm.bodies import LayBodies
from tafelrunde.games.guiscard.pieces import blaze
from tafelrunde.games.guiscard.pieces.gear import come_down, perch
from tafelrunde.games.guiscard.pieces.placing import beneath, leave_horse, relocate, take_horse
from tafelrunde.games.guiscard.reach.steps import enterable, may_stand, needs_will, steps
from tafelrunde.games.guiscard.retreats.fall import Fall
from tafelrunde.games.guiscard.state import HEALTHY, ON_MAP, STUNNED, Guiscard, owner
from tafelrunde.games.guiscard.verbs import BEAR, STEP, unlisted


def escapes(s: Guiscard, u: i64) -> list[tuple[int, int]]:
    """GU-10.41: one hex on: free, legal and not burning."""
    return [
        (at, rear)
        for at, rear, _ in steps(s, u, s.at[u], s.rear[u])
        if may_stand(s, u, at, rear) and not needs_will(s, s.at[u], at, rear)
    ]


def through_fire(s: Guiscard, u: i64) -> list[tuple[int, int]]:
    """GU-10.61, GU-R.126: free hexes that burn, for a man on foot in burning naphtha."""
    f = s.field
    found: list[tuple[int, int]] = []
    for d in range(6):
        to = f.neighbor[s.at[u] * 6 + d]
        if s.rear[u] != NONE or to == NONE or f.foot[s.at[u] * 6 + d] == 0:
            continue
        if s.grid[to] == NONE and blaze.burns(s, to) and enterable(s, u, to):
            found.append((to, NONE))
    return found


class Flames(Frame[Guiscard]):
    """Hexes catch fire by a seat's hand; whoever is in them flees, one after the other.

    `hexes` are those where somebody may still have to flee.
    """

    seat: i64 = 0
    hexes: list[int]
    unit: i64 = -1
    hung: bool = False  # GU-10.60: it was on a ladder or rope

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.unit}

    def start(self, s: Guiscard) -> Next:
        """GU-10.14, GU-10.26: with a hex all naphtha burns that hangs together with it."""
        for h in self.hexes:  # grows while it runs
            for x in blaze.joined(s, h):
                if not blaze.burns(s, x):
                    blaze.kindle(s, x, self.seat)
                    if s.log is not None:
                        s.emit("GU-10.16", "catches-fire", {"hex": x})
                if x not in self.hexes:
                    self.hexes.append(x)
            self.hexes += [x for x in blaze.touching_oil(s, h) if x not in self.hexes]
        return self.next_hex(s)

    def next_hex(self, s: Guiscard) -> Next:
        """The next hex with somebody in it."""
        while self.hexes:
            h = self.hexes.pop(0)
            there = s.grid[h]
            if there == NONE:
                continue
            if not is_person(there):
                self.scare(s, there - UNITS)
                continue
            self.unit = there
            below = beneath(s, there) if s.traits else NONE
            if below != NONE and s.health[below] == STUNNED:  # GU-10.54: both are in the fire
                self.hexes.insert(0, h)
                self.unit = below
            return self.meet(s)
        return s.finish()

    def scare(self, s: Guiscard, horse: i64) -> None:
        """GU-10.41, GU-R.216: a riderless horse runs to the first free place, or dies."""
        head, rear = s.horse_at[horse], s.horse_rear[horse]
        f = s.field
        for h in (head, rear):
            for d in range(6):
                to = f.neighbor[h * 6 + d]
                if to != NONE and s.grid[to] == NONE and f.led[h * 6 + d] > 0:
                    free = not blaze.burns(s, to) and not blaze.burns(s, h)
                    if free:
                        take_horse(s, horse)
                        leave_horse(s, horse, to, h)
                        return
        harm.kill_horse(s, horse)

    def meet(self, s: Guiscard) -> Next:
        """GU-10.16, GU-10.41: the stunned roll to wake, in naphtha everybody rolls for his life."""
        u = self.unit
        if s.health[u] == STUNNED:
            return s.throw((10,), self.ROUSED)
        self.hung = perch(s, u) > 0
        come_down(s, u)
        if self.in_oil(s):
            return s.throw((10,), self.SCORCHED)
        return self.flee(s)

    def in_oil(self, s: Guiscard) -> bool:
        """Whether the unit stands in burning naphtha."""
        u = self.unit
        return blaze.is_oily(s, s.at[u]) or (s.rear[u] != NONE and blaze.is_oily(s, s.rear[u]))

    def roused(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-10.16: 1 to 6 wakes, otherwise the unit dies."""
        u = self.unit
        wakes = dice[0] <= s.board.numbers.wakes_last
        if s.log is not None:
            key = "wakes-in-fire" if wakes else "dies-in-fire"
            s.emit("GU-10.16", key, {"unit": u, "roll": dice[0]})
        if not wakes:
            harm.kill(s, u)
            return self.over(s, None)
        s.health[u] = HEALTHY
        s.version += 1
        return self.meet(s)

    def scorched(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-10.26: 1 to 5 dead, 6 to 8 wounded and away, 9 and 10 away."""
        u, n = self.unit, s.board.numbers
        if s.log is not None:
            s.emit("GU-10.26", "in-naphtha", {"unit": u, "roll": dice[0]})
        if dice[0] <= n.burn_dead:
            harm.kill(s, u)
        elif dice[0] <= n.burn_hurt:
            harm.wound(s, u)
        if s.where[u] != ON_MAP:
            return self.over(s, None)
        return self.flee(s)

    def ways(self, s: Guiscard) -> list[tuple[int, int]]:
        """Where the unit can flee; GU-10.61: in naphtha through fire if nothing else is left."""
        found = escapes(s, self.unit)
        if not found and self.in_oil(s):
            return through_fire(s, self.unit)
        return found

    def flee(self, s: Guiscard) -> Next:
        """GU-10.16: away at once, or wounded. GU-10.61: without a way out of naphtha it dies.

        GU-10.60: whoever was on a ladder or rope comes down, or falls where no ground is free.
        """
        u = self.unit
        if self.ways(s):
            return s.ask(owner(s, u), self.CHOICES)
        if self.hung and not self.in_oil(s):
            return s.call(Fall(u), self.OVER)
        if self.in_oil(s):
            harm.kill(s, u)
        else:
            harm.wound(s, u)
        return self.over(s, None)

    CHOICES: Final = Ask("choices", "fled", "refused", "flee-fire", sure=True)

    def choices(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for h, _ in self.ways(s):
            out.add(STEP + h)
        if not self.in_oil(s) and not self.hung:
            out.add(BEAR)

    def refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-10.41: a free hex that does not burn."""
        if unlisted(a, STEP, [h for h, _ in self.ways(s)]):
            return refused(s, "GU-10.41", "no-flight-there", "hex", arg(a))
        if verb_of(a) == BEAR and (self.in_oil(s) or self.hung):
            rule = "GU-10.26" if self.in_oil(s) else "GU-10.60"
            return refused(s, rule, "must-flee", "unit", self.unit)
        return None

    def fled(self, s: Guiscard, a: i64) -> Next:
        """GU-10.61: whoever flees into burning naphtha rolls again."""
        u = self.unit
        if verb_of(a) == BEAR:
            harm.wound(s, u)
            return self.over(s, None)
        for h, rear in self.ways(s):
            if h == arg(a):
                harm.release(s, u)
                relocate(s, u, h, rear)
                break
        if s.log is not None:
            s.emit("GU-10.16", "flees-fire", {"unit": u, "hex": s.at[u]})
        if blaze.burns(s, s.at[u]):
            self.hexes.append(s.at[u])
        return self.over(s, None)

    def over(self, s: Guiscard, value: object) -> Next:
        """GU-6.29: fallen riders are laid down; then the next one."""
        if s.unlaid:
            return s.call(LayBodies(), self.OVER)
        harm.surrounded(s)
        return self.next_hex(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("hexes", "list[int]"),
        ("unit", "i64"),
        ("hung", "bool"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "choices",
        "fled",
        "refused",
        "roused",
        "scorched",
        "over",
    )
    ROUSED: Final = 5
    SCORCHED: Final = 6
    OVER: Final = 7
    QUESTIONS: ClassVar[Questions] = (CHOICES.numbered(2, 3, 4, 0),)

    def __init__(
        self, seat: i64 = 0, hexes: list[int] | None = None, unit: i64 = -1, hung: bool = False
    ) -> None:
        self.seat = seat
        self.hexes = [] if hexes is None else hexes
        self.unit = unit
        self.hung = hung

    def clone(self) -> Flames:
        return Flames(self.seat, self.hexes.copy(), self.unit, self.hung)

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
            return self.fled(s, a)
        if number == 5:
            return self.roused(s, cast("tuple[int, ...]", s.handed))
        if number == 6:
            return self.scorched(s, cast("tuple[int, ...]", s.handed))
        if number == 7:
            return self.over(s, s.handed)
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
