"""PR-8: who must go back, and who makes room. Foot and riders, one hex or two."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.captives import prisoners
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.formations import formation
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.infiltration.checks import FALLEN, FREE, Checks
from tafelrunde.games.guiscard.leading import reins
from tafelrunde.games.guiscard.leading.place_horse import next_horse
from tafelrunde.games.guiscard.pieces.gear import AT as AT_FOOT
from tafelrunde.games.guiscard.pieces.gear import TO, come_down, leading_to, perch
from tafelrunde.games.guiscard.pieces.placing import lift, relocate
from tafelrunde.games.guiscard.reach.steps import kept
from tafelrunde.games.guiscard.retreats.ways_back import (
    MISSILE_STEPS,
    away,
    clear_of,
    ends,
    far_back,
    farther,
    in_the_way,
    room_for,
)
from tafelrunde.games.guiscard.state import (
    CLIMBED,
    LADDER,
    ON_MAP,
    PERCH,
    ROPE,
    WOUNDED,
    Guiscard,
    armoured,
    direction,
    enemy,
    owner,
    set_trait,
)
from tafelrunde.games.guiscard.verbs import AT, BEAR, GRAB, STEP, YIELD, unlisted

# how a retreat ends
STAYED: Final = 0  # wounded instead, or nothing
WENT: Final = 1
DIED: Final = 2


class Retreat(Frame[Guiscard]):
    """D-4, D-17: a unit goes back step by step; value STAYED, WENT or DIED.

    After a shot `source` is the shooter's hex, after melee `opponents` are whom it flees.
    """

    unit: i64 = -1
    source: i64 = -1
    opponents: list[int]
    gone: i64 = 0  # steps taken
    long: bool = False  # two steps: checked in every hex (GU-4.23, GU-R.8)
    drown: bool = False
    home: i64 = -1
    home_rear: i64 = -1
    to: i64 = -1
    to_rear: i64 = -1

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.unit}

    def start(self, s: Guiscard) -> Next:
        """GU-6.14, GU-4.24, GU-5.42: if there is no way, the unit is wounded instead."""
        self.home, self.home_rear = s.at[self.unit], s.rear[self.unit]
        if s.machines and perch(s, self.unit):
            return self.climb_down(s)
        self.long = self.source != NONE
        if not self.places(s) and not self.long:
            self.long = len(far_back(s, self.unit, self.opponents)) > 0
        if not self.places(s):
            self.drown = True
        if not self.places(s):
            if s.log is not None:
                s.emit("GU-4.24", "no-retreat", {"unit": self.unit})
            if self.captors(s):
                return s.ask(owner(s, self.unit), self.YIELDS)
            if self.rope(s) is not None:
                return s.ask(owner(s, self.unit), self.GRABS)
            return self.stood(s)
        return s.ask(owner(s, self.unit), self.CHOICES)

    def climb_down(self, s: Guiscard) -> Next:
        """GU-10.52: off a ladder to its foot, else to free ground beside it, else wounded.

        On a rope nobody gives way: GU-4.24.
        """
        u = self.unit
        if perch(s, u) == ROPE:
            return self.stood(s)
        come_down(s, u)
        if clear_of(s, self.opponents, s.at[u], NONE):
            if s.log is not None:
                s.emit("GU-10.52", "comes-down", {"unit": u, "hex": s.at[u], "points": 0})
            return s.finish(WENT)
        if self.places(s):
            return s.ask(owner(s, u), self.CHOICES)
        set_trait(s, u, PERCH, LADDER)
        return self.stood(s)

    def rope(self, s: Guiscard) -> list[int] | None:
        """GU-10.32, GU-10.49: a free rope over the palisade for an unarmoured man."""
        if not s.machines or armoured(s, self.unit) or s.mount[self.unit] != NONE:
            return None
        for thing in leading_to(s, ROPE, s.at[self.unit]):
            if s.grid[thing[AT_FOOT]] == NONE:
                return thing
        return None

    GRABS: Final = Ask("grabs", "grabbed", "grab_refused", "grab-rope", sure=True)

    def grabs(self, s: Guiscard, seat: i64, out: Offers) -> None:
        out.add(BEAR)
        out.add(GRAB)

    def grab_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        return None

    def grabbed(self, s: Guiscard, a: i64) -> Next:
        """GU-10.49: over the palisade, with luck onto the rope."""
        if verb_of(a) == BEAR:
            return self.stood(s)
        if s.log is not None:
            s.emit("GU-10.32", "grabs-rope", {"unit": self.unit})
        return s.throw((10,), self.CAUGHT)

    def caught(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-10.32: missed on 1 to 3, wounded on 1 to 6; GU-10.49: he hangs at full height."""
        u, n = self.unit, s.board.numbers
        missed = dice[0] <= (n.miss_wounded if s.health[u] == WOUNDED else n.miss_healthy)
        if s.log is not None:
            told = {"unit": u, "roll": dice[0]}
            s.emit("GU-10.32", "rope-missed" if missed else "rope-caught", told)
        if missed:
            harm.kill(s, u)
            return s.finish(DIED)
        thing = self.rope(s)
        assert thing is not None
        relocate(s, u, thing[AT_FOOT])
        set_trait(s, u, PERCH, ROPE)
        levels = max(1, s.field.level[thing[TO]] - s.field.level[thing[AT_FOOT]])
        set_trait(s, u, CLIMBED, n.climb_up * levels)
        return s.finish(WENT)

    def captors(self, s: Guiscard) -> list[int]:
        """D-41, GU-12.25: to whom a man on foot could be given up who has no way to retreat."""
        if not s.board.prisoners or self.source != NONE or s.mount[self.unit] != NONE:
            return []
        return prisoners.captors(s, enemy(owner(s, self.unit)), self.unit)

    YIELDS: Final = Ask("yields", "yielded", "yield_refused", "yield", sure=True)

    def yields(self, s: Guiscard, seat: i64, out: Offers) -> None:
        out.add(BEAR)
        out.add(YIELD)

    def yield_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        return None

    def yielded(self, s: Guiscard, a: i64) -> Next:
        """D-41: the man is given up to an enemy beside him, or takes the wound."""
        if verb_of(a) == BEAR:
            return self.stood(s)
        harm.release(s, self.unit)
        prisoners.seize(s, self.captors(s)[0], self.unit)
        return s.finish(STAYED)

    def stood(self, s: Guiscard) -> Next:
        """GU-4.24: wounded instead of going back."""
        return s.finish(DIED if harm.wound(s, self.unit) else STAYED)

    def places(self, s: Guiscard) -> list[tuple[int, int]]:
        """Where the next step may lead."""
        u = self.unit
        if self.source != NONE:
            if self.gone == 0:
                return away(s, u, self.source, self.drown)
            return farther(s, u, self.source, self.home, s.at[u], s.rear[u])
        if self.long and self.gone == 0:
            return far_back(s, u, self.opponents)
        return ends(s, u, s.at[u], s.rear[u], self.opponents, self.drown)

    def is_last(self) -> bool:
        """Whether the step to come ends the retreat."""
        return self.drown or not self.long or self.gone == MISSILE_STEPS - 1

    CHOICES: Final = Ask("choices", "stepped", "refused", "retreat", sure=True)

    def choices(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """One step each; a rider's is named by the hex of its head."""
        for at, _ in self.places(s):
            out.add(STEP + at)

    def refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-5.42, GU-6.14: away from the shooter, or out of reach of the opponents."""
        if unlisted(a, STEP, [at for at, _ in self.places(s)]):
            rule = "GU-5.42" if self.source != NONE else "GU-6.14"
            return refused(s, rule, "no-retreat-there", "hex", arg(a))
        return None

    def stepped(self, s: Guiscard, a: i64) -> Next:
        """GU-6.14, GU-5.42: a friend on the last hex makes room first."""
        for at, rear in self.places(s):
            if at == arg(a):
                self.to, self.to_rear = at, rear
        if s.log is not None:
            s.emit("GU-6.14", "retreats", {"unit": self.unit, "hex": self.to})
        if self.is_last():
            friend = in_the_way(s, self.unit, self.to, self.to_rear)
            if friend != NONE:
                taken = [self.to, self.to_rear]
                frame = Displace(friend, taken, self.opponents, self.source != NONE)
                return s.call(frame, self.CLEARED)
        return self.cleared(s, None)

    def cleared(self, s: Guiscard, value: object) -> Next:
        """Take the step. GU-4.7: deep water drowns whoever wears armour."""
        u = self.unit
        harm.release(s, u)
        if self.gone == 0:
            s.mover, s.points, s.track = u, 0, [self.home, self.home_rear]
        lift(s, u)
        s.at[u], s.rear[u] = self.to, self.to_rear
        if self.to_rear != NONE:
            s.facing[u] = direction(s, self.to_rear, self.to)
        s.track += [self.to, self.to_rear]
        self.gone += 1
        formation.keep_valid(s)
        if self.drown:
            harm.drowns(s, u)
            return s.finish(DIED)
        if self.long:
            return s.call(Checks(u, s.at[u]), self.CHECKED)
        return self.ended(s)

    def checked(self, s: Guiscard, value: int) -> Next:
        """GU-4.23, GU-5.43: every hex of a long retreat is checked, the last one too."""
        if value == FALLEN:
            return s.finish(DIED)
        if value == FREE and self.gone < MISSILE_STEPS:
            return s.ask(owner(s, self.unit), self.CHOICES)
        return self.ended(s)

    def ended(self, s: Guiscard) -> Next:
        """GU-4.44: whoever is stopped among friends stands where he came from."""
        u = self.unit
        harm.settle(s, u)
        harm.surrounded(s)
        return s.finish(WENT if s.where[u] == ON_MAP else DIED)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("unit", "i64"),
        ("source", "i64"),
        ("opponents", "list[int]"),
        ("gone", "i64"),
        ("long", "bool"),
        ("drown", "bool"),
        ("home", "i64"),
        ("home_rear", "i64"),
        ("to", "i64"),
        ("to_rear", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "grabs",
        "grabbed",
        "grab_refused",
        "yields",
        "yielded",
        "yield_refused",
        "choices",
        "stepped",
        "refused",
        "caught",
        "checked",
        "cleared",
    )
    CAUGHT: Final = 11
    CHECKED: Final = 12
    CLEARED: Final = 13
    QUESTIONS: ClassVar[Questions] = (
        GRABS.numbered(2, 3, 4, 0),
        YIELDS.numbered(5, 6, 7, 0),
        CHOICES.numbered(8, 9, 10, 0),
    )

    def __init__(
        self,
        unit: i64 = -1,
        source: i64 = -1,
        opponents: list[int] | None = None,
        gone: i64 = 0,
        long: bool = False,
        drown: bool = False,
        home: i64 = -1,
        home_rear: i64 = -1,
        to: i64 = -1,
        to_rear: i64 = -1,
    ) -> None:
        self.unit = unit
        self.source = source
        self.opponents = [] if opponents is None else opponents
        self.gone = gone
        self.long = long
        self.drown = drown
        self.home = home
        self.home_rear = home_rear
        self.to = to
        self.to_rear = to_rear

    def clone(self) -> Retreat:
        return Retreat(
            self.unit,
            self.source,
            self.opponents.copy(),
            self.gone,
            self.long,
            self.drown,
            self.home,
            self.home_rear,
            self.to,
            self.to_rear,
        )

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.grab_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.yield_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 10:
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
            return self.grabbed(s, a)
        if number == 6:
            return self.yielded(s, a)
        if number == 9:
            return self.stepped(s, a)
        if number == 11:
            return self.caught(s, cast("tuple[int, ...]", s.handed))
        if number == 12:
            return self.checked(s, cast(int, s.handed))
        if number == 13:
            return self.cleared(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.grabs(s, seat, out)
        elif number == 5:
            self.yields(s, seat, out)
        elif number == 8:
            self.choices(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.grab_refused(s, seat, a)
        if number == 7:
            return self.yield_refused(s, seat, a)
        if number == 10:
            return self.refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


class Displace(Frame[Guiscard]):
    """PR-8: a friend makes room by one hex (GU-R.58)."""

    unit: i64 = -1
    taken: list[int]
    opponents: list[int]
    checked: bool = False  # GU-5.43: pushed by a retreat from a shot

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.unit}

    def start(self, s: Guiscard) -> Next:
        """Its owner says where to."""
        return s.ask(owner(s, self.unit), self.CHOICES)

    CHOICES: Final = Ask("choices", "chosen", "refused", "displace", sure=True)

    def choices(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for at in self.places(s):
            out.add(AT + at)

    def places(self, s: Guiscard) -> list[int]:
        """Where it may go; a rider's place is named by the hex of its head."""
        return [at for at, _ in room_for(s, self.unit, self.taken, self.opponents)]

    def refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-R.58: one hex, free, and away from the opponents."""
        if unlisted(a, AT, self.places(s)):
            return refused(s, "GU-R.58", "no-room-aside", "hex", arg(a))
        return None

    def chosen(self, s: Guiscard, a: i64) -> Next:
        """GU-4.48: led horses follow. GU-5.43: it is checked where it is pushed to."""
        u = self.unit
        for at, rear in room_for(s, u, self.taken, self.opponents):
            if at == arg(a):
                reins.take_all(s, u)
                relocate(s, u, at, rear)
                break
        if s.log is not None:
            s.emit("GU-R.58", "displaced", {"unit": u, "hex": s.at[u]})
        formation.leave_hex(s, u)
        return self.place_led(s, None)

    def place_led(self, s: Guiscard, value: object) -> Next:
        """GU-4.48: beside it, but not where somebody else is going to stand."""
        horse = next_horse(s, self.unit, self.taken + kept(s, self.unit))
        if horse is not None:
            return s.call(horse, self.PLACE_LED)
        if self.checked:
            return s.call(Checks(self.unit, s.at[self.unit]), self.DONE)
        return s.finish()

    def done(self, s: Guiscard, value: object) -> Next:
        """The way is free whatever became of it."""
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("unit", "i64"),
        ("taken", "list[int]"),
        ("opponents", "list[int]"),
        ("checked", "bool"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "choices", "chosen", "refused", "place_led", "done")
    PLACE_LED: Final = 5
    DONE: Final = 6
    QUESTIONS: ClassVar[Questions] = (CHOICES.numbered(2, 3, 4, 0),)

    def __init__(
        self,
        unit: i64 = -1,
        taken: list[int] | None = None,
        opponents: list[int] | None = None,
        checked: bool = False,
    ) -> None:
        self.unit = unit
        self.taken = [] if taken is None else taken
        self.opponents = [] if opponents is None else opponents
        self.checked = checked

    def clone(self) -> Displace:
        return Displace(self.unit, self.taken.copy(), self.opponents.copy(), self.checked)

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
            return self.place_led(s, s.handed)
        if number == 6:
            return self.done(s, s.handed)
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
