"""GU-5.11 to GU-5.16, GU-R.1: defensive fire interrupts a move; who is asked, and when.

The shots themselves are chapter 5's (`fire`). Nobody is asked where no shot is possible on
public facts. Standing orders are private: where they answer for a player, everybody else hears
what he would have heard if the player had passed himself.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.fire import fire
from tafelrunde.games.guiscard.scenarios.victory import decided
from tafelrunde.games.guiscard.state import (
    MOVED,
    ON_MAP,
    STATIONARY,
    WOUNDED,
    Guiscard,
    enemy,
    owner,
)
from tafelrunde.games.guiscard.verbs import (
    AIM,
    FIRE,
    HOLD_FIRE,
    LET_PASS,
    PASS,
    SHOOT,
    TARGET,
    WITHIN,
)

DISTANCES = (2, 4, 6, 8, 12)


def spacing(s: Guiscard, u: i64, charging: bool) -> i64:
    """GU-5.13, GU-5.46: how many hexes a unit moves between two interruptions."""
    n = s.board.numbers
    if charging:
        return n.again_charging
    if s.mount[u] != NONE:
        return n.again_mounted
    return n.again_wounded if s.health[u] == WOUNDED else n.again_foot


def shooters(s: Guiscard, u: i64) -> list[int]:
    """The opponent's units that can fire at a unit now."""
    return [e for e in s.board.side_units[enemy(owner(s, u))] if shoots(s, e, u)]


def shoots(s: Guiscard, e: i64, u: i64) -> bool:
    """Whether one of the opponent's units can fire at a unit now."""
    return s.where[e] == ON_MAP and s.board.roster.weapon[e] > 0 and fire.fires_back(s, e, u)


def is_shot_at(s: Guiscard, u: i64) -> bool:
    """Whether any of them can."""
    return any(shoots(s, e, u) for e in s.board.side_units[enemy(owner(s, u))])


def nearest(s: Guiscard, u: i64) -> i64:
    """How far the nearest of them is."""
    grid = s.field.grid
    return min([grid.distance(s.at[e], s.at[u]) for e in shooters(s, u)])


def wants(s: Guiscard, u: i64) -> bool:
    """Whether the standing orders of the opponent let him be asked about a unit."""
    order = s.orders[enemy(owner(s, u))]
    if order == NONE or s.spared == u:
        return False
    return order == 0 or nearest(s, u) <= order


def interrupts(s: Guiscard, u: i64, charging: bool) -> bool:
    """GU-5.13: whether the opponent is asked in the hex that a unit has just entered."""
    if s.since[u] != NONE and s.since[u] < spacing(s, u, charging):
        return False
    return is_shot_at(s, u)


class Defence(Frame[Guiscard]):
    """D-12: the opponent names all who fire, then they fire one after the other (GU-5.12).

    `stationary`: the unit has been declared not to move (GU-5.14). `wanted`: the opponent has
    chosen it as his target himself.
    """

    unit: i64 = -1
    stationary: bool = False
    wanted: bool = False
    named: list[int]
    aims: list[int]

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.unit, "count": len(self.named)}

    def start(self, s: Guiscard) -> Next:
        """GU-5.11: whether he is asked depends on his orders, and tells something of them."""
        if not self.more(s):
            return s.finish()
        s.revelations += 1
        if not self.wanted and not wants(s, self.unit):
            return self.let_go(s)
        return self.ask(s)

    def ask(self, s: Guiscard) -> Next:
        """GU-5.12: add a shooter, fire, or let it pass."""
        return s.ask(enemy(owner(s, self.unit)), self.CHOICES)

    def let_go(self, s: Guiscard) -> Next:
        """Nobody fires; why is his own business."""
        s.unfired += 1
        if s.log is not None:
            s.emit("GU-5.11", "no-fire", {"unit": self.unit})
        return s.finish()

    def more(self, s: Guiscard) -> list[int]:
        """Who may still be named. GU-5.47: all shooters are tested at once."""
        return [e for e in shooters(s, self.unit) if e not in self.named]

    CHOICES: Final = Ask("choices", "chosen", "refused", "defend")

    def choices(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """Before the first shooter also standing orders: to pass now, and how long."""
        for e in s.board.side_units[seat]:
            if s.where[e] == ON_MAP and s.board.roster.weapon[e]:
                out.add(SHOOT + e)
        if self.named:
            out.add(FIRE)
            return
        out.add(PASS)
        if not self.stationary:
            out.add(LET_PASS)
            out.add(HOLD_FIRE)
            near = nearest(s, self.unit)
            for n in DISTANCES:
                if n < near:
                    out.add(WITHIN + n)

    def refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """Why somebody cannot be named, or nobody fires yet."""
        if verb_of(a) == SHOOT:
            e = arg(a)
            if s.where[e] != ON_MAP or owner(s, e) != seat:
                return refused(s, "GU-5.11", "not-here", "unit", e)
            if e in self.named:
                return refused(s, "GU-5.12", "named-already", "unit", e)
            return fire.fire_back_refused(s, e, self.unit)
        if verb_of(a) == FIRE and not self.named:
            return refused(s, "GU-5.12", "nobody-named", "unit", self.unit)
        return self.order_refused(s, arg(a)) if verb_of(a) == WITHIN else None

    def order_refused(self, s: Guiscard, distance: i64) -> Refusal | None:
        """GU-5.11: to wait until it is nearer than now, before anybody is named."""
        if self.named or self.stationary:
            return refused(s, "GU-5.12", "no-orders-now", "unit", self.unit)
        if distance not in DISTANCES:
            return refused(s, "GU-5.11", "no-such-distance", "count", distance)
        near = nearest(s, self.unit)
        if distance >= near:
            return refused(s, "GU-5.11", "distance-reached", "unit", self.unit, "count", near)
        return None

    def chosen(self, s: Guiscard, a: i64) -> Next:
        """GU-5.12: shooters are named one by one; an order holds until the turn ends."""
        seat = enemy(owner(s, self.unit))
        if verb_of(a) == SHOOT:
            self.named.append(arg(a))
            if s.log is not None:
                s.emit("GU-5.12", "names-shooter", {"unit": self.unit, "by": arg(a)})
            if len(fire.can_fire_back(s, arg(a), self.unit)) > 1:
                return s.ask(seat, self.HEXES)
            return self.aimed(s, AIM + fire.can_fire_back(s, arg(a), self.unit)[0])
        if verb_of(a) == FIRE:
            s.since[self.unit] = 0
            volley = fire.Volley(self.named, self.aims, self.unit, self.stationary)
            return s.call(volley, self.FIRED)
        if verb_of(a) == LET_PASS:
            s.spared = self.unit
        elif verb_of(a) == HOLD_FIRE:
            s.orders[seat] = NONE
        elif verb_of(a) == WITHIN:
            s.orders[seat] = arg(a)
        return self.let_go(s)

    HEXES: Final = Ask("hexes", "aimed", "aim_refused", "aim", sure=True)

    def hexes(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """GU-5.18: the shooter chooses which hex of a rider is the target hex."""
        for h in fire.can_fire_back(s, self.named[-1], self.unit):
            out.add(AIM + h)

    def aim_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-5.18: only hexes of the target that the shooter's line reaches."""
        if verb_of(a) == AIM and arg(a) not in fire.can_fire_back(s, self.named[-1], self.unit):
            return refused(s, "GU-5.18", "not-his-hex", "hex", arg(a))
        return None

    def aimed(self, s: Guiscard, a: i64) -> Next:
        """On to the next shooter."""
        self.aims.append(arg(a))
        if s.log is not None:
            s.emit("GU-5.18", "aims", {"by": self.named[-1], "hex": arg(a)})
        return self.ask(s)

    def fired(self, s: Guiscard, value: object) -> Next:
        """GU-5.15: the fire against this unit is done."""
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("unit", "i64"),
        ("stationary", "bool"),
        ("wanted", "bool"),
        ("named", "list[int]"),
        ("aims", "list[int]"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "choices",
        "chosen",
        "refused",
        "hexes",
        "aimed",
        "aim_refused",
        "fired",
    )
    FIRED: Final = 8
    QUESTIONS: ClassVar[Questions] = (
        CHOICES.numbered(2, 3, 4, 0),
        HEXES.numbered(5, 6, 7, 0),
    )

    def __init__(
        self,
        unit: i64 = -1,
        stationary: bool = False,
        wanted: bool = False,
        named: list[int] | None = None,
        aims: list[int] | None = None,
    ) -> None:
        self.unit = unit
        self.stationary = stationary
        self.wanted = wanted
        self.named = [] if named is None else named
        self.aims = [] if aims is None else aims

    def clone(self) -> Defence:
        return Defence(self.unit, self.stationary, self.wanted, self.named.copy(), self.aims.copy())

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.aim_refused(s, seat, codes[i]) is None:
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
            return self.aimed(s, a)
        if number == 8:
            return self.fired(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.choices(s, seat, out)
        elif number == 5:
            self.hexes(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.refused(s, seat, a)
        if number == 7:
            return self.aim_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


class StationaryFire(Frame[Guiscard]):
    """GU-5.14, GU-R.12: at the end of the step every unit that has not moved may be fired at."""

    seat: i64 = 0  # whose units stood still
    shot: list[int]

    def start(self, s: Guiscard) -> Next:
        """Each of them once."""
        found = [] if decided(s) else self.targets(s)
        if not found:
            return s.finish()
        if not self.shot:
            s.revelations += 1
            if not any([wants(s, u) for u in found]):
                return self.let_go(s)
        return s.ask(enemy(self.seat), self.CHOICES)

    def targets(self, s: Guiscard) -> list[int]:
        """Units that did not move and at which somebody can fire. GU-5.15: once only."""
        return [u for u in s.board.side_units[self.seat] if self.target_refused(s, u) is None]

    def target_refused(self, s: Guiscard, u: i64) -> Refusal | None:
        """GU-5.15: whoever was declared stationary before has had his moment of danger then."""
        if s.where[u] != ON_MAP or owner(s, u) != self.seat:
            return refused(s, "GU-5.14", "no-enemy-there", "unit", u)
        if s.done[u] & MOVED:
            return refused(s, "GU-5.14", "has-moved", "unit", u)
        if s.done[u] & STATIONARY or u in self.shot:
            return refused(s, "GU-5.15", "fired-at-before", "unit", u)
        if not is_shot_at(s, u):
            return refused(s, "GU-5.47", "nobody-can-fire", "unit", u)
        return None

    CHOICES: Final = Ask("choices", "chosen", "refused", "defend-standing")

    def choices(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """One target after the other, or no more."""
        for u in s.board.side_units[self.seat]:
            if s.where[u] == ON_MAP:
                out.add(TARGET + u)
        out.add(PASS)

    def refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        return self.target_refused(s, arg(a)) if verb_of(a) == TARGET else None

    def chosen(self, s: Guiscard, a: i64) -> Next:
        """GU-5.46, GU-R.84: a result of retreat has no effect on a unit that stands."""
        if verb_of(a) == PASS:
            return self.let_go(s)
        self.shot.append(arg(a))
        if s.log is not None:
            s.emit("GU-5.14", "fires-at-standing", {"unit": arg(a)})
        return s.call(Defence(arg(a), True, True), self.FIRED)

    def let_go(self, s: Guiscard) -> Next:
        """No more fire at those who stood still."""
        s.unfired += 1
        if s.log is not None:
            s.emit("GU-5.14", "no-fire-standing", {"seat": enemy(self.seat)})
        return s.finish()

    def fired(self, s: Guiscard, value: object) -> Next:
        """The next one."""
        return self.start(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("shot", "list[int]"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "choices", "chosen", "refused", "fired")
    FIRED: Final = 5
    QUESTIONS: ClassVar[Questions] = (CHOICES.numbered(2, 3, 4, 0),)

    def __init__(self, seat: i64 = 0, shot: list[int] | None = None) -> None:
        self.seat = seat
        self.shot = [] if shot is None else shot

    def clone(self) -> StationaryFire:
        return StationaryFire(self.seat, self.shot.copy())

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
            return self.fired(s, s.handed)
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
