"""GU-6.11 to GU-6.13, GU-6.27: the advance of the winners after a combat."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.buildings.jump import Jump
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.formations import formation
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.infiltration.checks import FREE, Checks, checkers
from tafelrunde.games.guiscard.leading import reins
from tafelrunde.games.guiscard.leading.place_horse import next_horse
from tafelrunde.games.guiscard.pieces.contact import capable_near
from tafelrunde.games.guiscard.pieces.gear import SINCE, TO, come_down, ladder_in, perch
from tafelrunde.games.guiscard.pieces.placing import lift
from tafelrunde.games.guiscard.reach.steps import can_end, may_stand, over_wall, steps
from tafelrunde.games.guiscard.scenarios.victory import decided
from tafelrunde.games.guiscard.state import Guiscard, able, allowance, direction, hexes_of, owner
from tafelrunde.games.guiscard.verbs import ADVANCE, PASS, STEP, STOP, unlisted


def first_steps(s: Guiscard, u: i64, first: list[int], points: i64) -> list[tuple[int, int, int]]:
    """GU-6.11: the first hex is one in which an opponent of the combat stood or lies.

    GU-10.53, GU-R.125: from a ladder the jump over the palisade, at no cost.
    """
    if s.traits and perch(s, u):
        ladder = ladder_in(s, s.at[u])
        jumps = ladder is not None and ladder[SINCE] < s.turn and ladder[TO] in first
        if ladder is None or not jumps or not may_stand(s, u, ladder[TO]):
            return []
        return [(ladder[TO], NONE, 0)]
    return [
        (to, rear, cost)
        for to, rear, cost in steps(s, u, s.at[u], s.rear[u])
        if to in first and goes_on(s, u, to, rear, points - cost)
    ]


def goes_on(s: Guiscard, u: i64, to: i64, rear: i64, left: i64) -> bool:
    """Whether an advance may lead to a place with so many points left; with led horses (GU-4.48)
    not everywhere.
    """
    return left >= 0 and not reins.keeps_out(s, u, to) and can_end(s, u, to, rear, left)


def may_stop(s: Guiscard, u: i64) -> bool:
    """GU-6.27: nobody stops in an occupied hex; GU-4.48: nor without room for his horses."""
    return may_stand(s, u, s.at[u], s.rear[u]) and reins.find_room(s, u)


def busy_elsewhere(s: Guiscard, u: i64) -> list[int]:
    """GU-4.22: enemies in melee with somebody else than the advancing unit."""
    seat = owner(s, u)
    found: list[int] = []
    for e in s.board.side_units[1 - seat]:
        if able(s, e):
            others = [x for h in hexes_of(s, e) for x in capable_near(s, 1 - seat, h, u)]
            if others:
                found.append(e)
    return found


class Advances(Frame[Guiscard]):
    """D-18, GU-6.12: the winners may advance at once, one after the other."""

    units: list[int]
    first: list[int]
    beaten: list[int]

    def start(self, s: Guiscard) -> Next:
        """Whoever can still advance is offered to."""
        if decided(s) or not self.able_to(s):
            return s.finish()
        return s.ask(owner(s, self.units[0]), self.CHOICES)

    def able_to(self, s: Guiscard) -> list[int]:
        """GU-6.27: half of the full allowance of the present state, rounded down."""
        return [
            u
            for u in self.units
            if able(s, u) and first_steps(s, u, self.first, allowance(s, u) // 2)
        ]

    CHOICES: Final = Ask("choices", "chosen", "refused", "advance", sure=True)

    def choices(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """GU-6.12: the advance is optional."""
        for u in self.able_to(s):
            out.add(ADVANCE + u)
        out.add(PASS)

    def refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-6.11: only winners who can reach a hex of the beaten."""
        if unlisted(a, ADVANCE, self.able_to(s)):
            return refused(s, "GU-6.11", "cannot-advance", "unit", arg(a))
        return None

    def chosen(self, s: Guiscard, a: i64) -> Next:
        """One unit's advance."""
        if verb_of(a) == PASS:
            if s.log is not None:
                s.emit("GU-6.12", "no-advance", {"seat": owner(s, self.units[0])})
            return s.finish()
        self.units.remove(arg(a))
        return s.call(AdvanceUnit(arg(a), list(self.first), list(self.beaten)), self.ADVANCED)

    def advanced(self, s: Guiscard, value: object) -> Next:
        """The next one, if any."""
        harm.surrounded(s)
        return self.start(s) if self.units else s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("units", "list[int]"),
        ("first", "list[int]"),
        ("beaten", "list[int]"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "choices", "chosen", "refused", "advanced")
    ADVANCED: Final = 5
    QUESTIONS: ClassVar[Questions] = (CHOICES.numbered(2, 3, 4, 0),)

    def __init__(
        self,
        units: list[int] | None = None,
        first: list[int] | None = None,
        beaten: list[int] | None = None,
    ) -> None:
        self.units = [] if units is None else units
        self.first = [] if first is None else first
        self.beaten = [] if beaten is None else beaten

    def clone(self) -> Advances:
        return Advances(self.units.copy(), self.first.copy(), self.beaten.copy())

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
        if number == 5:
            return self.advanced(s, s.handed)
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


class AdvanceUnit(Frame[Guiscard]):
    """GU-6.27: hex by hex; all costs count, nobody fires, and it costs nothing next turn."""

    unit: i64 = -1
    first: list[int]
    beaten: list[int]
    entered: i64 = 0
    goal: i64 = -1

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.unit, "points": s.points}

    def start(self, s: Guiscard) -> Next:
        """The piece is taken up."""
        u = self.unit
        s.mover, s.points, s.burden = u, allowance(s, u) // 2, NONE
        s.track = [s.at[u], s.rear[u]]
        if s.log is not None:
            s.emit("GU-6.11", "advances", {"unit": u, "points": s.points})
        reins.take_all(s, u)
        lift(s, u)
        return self.go_on(s)

    def go_on(self, s: Guiscard) -> Next:
        """The next hex, or the end."""
        if s.mover != self.unit or not (self.steps(s) or self.entered == 0):
            return self.finish(s)
        return s.ask(owner(s, self.unit), self.CHOICES)

    def steps(self, s: Guiscard) -> list[tuple[int, int, int]]:
        """GU-6.11: first a hex of the beaten, then on as far as the points reach."""
        u = self.unit
        if not self.entered:
            return first_steps(s, u, self.first, s.points)
        return [
            (to, rear, cost)
            for to, rear, cost in steps(s, u, s.at[u], s.rear[u])
            if goes_on(s, u, to, rear, s.points - cost)
        ]

    CHOICES: Final = Ask("choices", "chosen", "refused", "advance-step", sure=True)

    def choices(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """One hex further, or the end."""
        for to, _, _ in self.steps(s):
            out.add(STEP + to)
        if may_stop(s, self.unit):
            out.add(STOP)

    def refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-6.27: half of the points, first into a hex of the beaten, no stop on others."""
        at, rear = s.at[self.unit], s.rear[self.unit]
        if verb_of(a) == STOP and over_wall(s, at, rear):
            return refused(s, "GU-8.23", "over-wall", "hex", at)
        if verb_of(a) == STOP and not may_stop(s, self.unit):
            return refused(s, "GU-6.27", "occupied", "hex", at)
        if unlisted(a, STEP, [to for to, _, _ in self.steps(s)]):
            return refused(s, "GU-6.27", "no-advance-there", "hex", arg(a))
        return None

    def chosen(self, s: Guiscard, a: i64) -> Next:
        """GU-4.20: checked only in the hexes passed before the last one.

        GU-4.21: not by the beaten. GU-4.22: not by those who fight elsewhere.
        """
        u = self.unit
        if verb_of(a) == STOP:
            if s.log is not None:
                s.emit("GU-6.27", "advance-over", {"unit": u})
            return self.finish(s)
        self.goal = arg(a)
        if s.log is not None:
            s.emit("GU-6.27", "advances-to", {"unit": u, "hex": self.goal})
        if self.entered:
            spare = [*self.beaten, *busy_elsewhere(s, u)]
            if checkers(s, u, s.at[u], spare):
                return s.call(Checks(u, s.at[u], spare), self.CHECKED)
        return self.checked(s, FREE)

    def checked(self, s: Guiscard, value: object) -> Next:
        """Stopped, or on into the next hex."""
        if value != FREE:
            return self.finish(s)
        u = self.unit
        if s.traits and perch(s, u):
            come_down(s, u)
            s.at[u] = self.goal
            harm.settle(s, u)
            return s.call(Jump(u), self.LANDED)
        for to, rear, cost in self.steps(s):
            if to == self.goal:
                s.at[u], s.rear[u] = to, rear
                if rear != NONE:
                    s.facing[u] = direction(s, rear, to)
                s.points -= cost
                s.track += [to, rear]
                s.version += 1
                break
        formation.leave_hex(s, u)
        self.entered += 1
        return self.go_on(s)

    def landed(self, s: Guiscard, value: object) -> Next:
        """GU-10.53: the advance ends where the jump ends."""
        return s.finish()

    def finish(self, s: Guiscard) -> Next:
        """The piece stands."""
        harm.settle(s, self.unit)
        return self.place_led(s, None)

    def place_led(self, s: Guiscard, value: object) -> Next:
        """GU-4.48: and with it the horses that it leads."""
        horse = next_horse(s, self.unit, [])
        if horse is not None:
            return s.call(horse, self.PLACE_LED)
        formation.keep_valid(s)
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("unit", "i64"),
        ("first", "list[int]"),
        ("beaten", "list[int]"),
        ("entered", "i64"),
        ("goal", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "choices",
        "chosen",
        "refused",
        "landed",
        "place_led",
        "checked",
    )
    LANDED: Final = 5
    PLACE_LED: Final = 6
    CHECKED: Final = 7
    QUESTIONS: ClassVar[Questions] = (CHOICES.numbered(2, 3, 4, 0),)

    def __init__(
        self,
        unit: i64 = -1,
        first: list[int] | None = None,
        beaten: list[int] | None = None,
        entered: i64 = 0,
        goal: i64 = -1,
    ) -> None:
        self.unit = unit
        self.first = [] if first is None else first
        self.beaten = [] if beaten is None else beaten
        self.entered = entered
        self.goal = goal

    def clone(self) -> AdvanceUnit:
        return AdvanceUnit(
            self.unit, self.first.copy(), self.beaten.copy(), self.entered, self.goal
        )

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
        if number == 5:
            return self.landed(s, s.handed)
        if number == 6:
            return self.place_led(s, s.handed)
        if number == 7:
            return self.checked(s, s.handed)
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
