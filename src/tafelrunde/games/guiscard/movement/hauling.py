"""GU-10.3, GU-10.4, GU-10.37, GU-10.38, GU-10.56: two men carry a ladder and raise it."""

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
from tafelrunde.games.guiscard.fire.defence import Defence, interrupts
from tafelrunde.games.guiscard.infiltration.checks import checkers
from tafelrunde.games.guiscard.leading import reins
from tafelrunde.games.guiscard.pieces.gear import (
    AT,
    LYING,
    TO,
    UP,
    change,
    ladder_in,
    lying_on,
    perch,
    rope_in,
)
from tafelrunde.games.guiscard.pieces.placing import drop, lift
from tafelrunde.games.guiscard.reach.steps import foot_step, may_stand
from tafelrunde.games.guiscard.scenarios.victory import decided
from tafelrunde.games.guiscard.siegecraft.climbing import is_foot_of
from tafelrunde.games.guiscard.state import (
    BUSY,
    FIRED,
    HAULS,
    MOVED,
    STATIONARY,
    Guiscard,
    able,
    is_prisoner,
    owner,
    set_trait,
)
from tafelrunde.games.guiscard.verbs import RAISE_LADDER, SLIDE, STEP, STOP, SWAP_ENDS


def may_haul(s: Guiscard, u: i64) -> bool:
    """GU-10.3: an able man on foot with free hands who has done nothing yet."""
    if not able(s, u) or s.done[u] & (MOVED | FIRED | BUSY | STATIONARY) or is_prisoner(s, u):
        return False
    free = s.mount[u] == NONE and not perch(s, u) and not reins.led_by(s, u)
    return free and not s.board.roster.civilian[u]


def mate_of(s: Guiscard, u: i64) -> i64:
    """GU-10.37: the man at the other end of the ladder on which a unit stands; NONE if nobody."""
    ladder = lying_on(s, s.at[u]) if s.at[u] != NONE else None
    if ladder is None or not may_haul(s, u) or ladder[AT] == ladder[TO]:
        return NONE
    v = s.grid[ladder[TO] if ladder[AT] == s.at[u] else ladder[AT]]
    if v in s.board.side_units[owner(s, u)] and may_haul(s, v):
        return v
    return NONE


class Hauling(Frame[Guiscard]):
    """GU-10.37: the pair moves as one piece; `front` goes ahead, `back` follows.

    GU-R.214: it passes through nobody. The points are what each man has left.
    """

    front: i64 = -1
    back: i64 = -1
    left: i64 = 0
    back_left: i64 = 0
    fired: i64 = -1  # at whom the opponent may fire next
    before: i64 = 0  # how he was
    turned: bool = False  # the ends have just been exchanged

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.front, "partner": self.back, "points": self.left}

    def start(self, s: Guiscard) -> Next:
        """GU-10.3: two points each, and neither fires nor fights in this turn."""
        for u in (self.front, self.back):
            s.done[u] |= MOVED
            set_trait(s, u, HAULS, 1)
        if s.log is not None:
            s.emit("GU-10.37", "hauls", {"unit": self.front, "partner": self.back})
        if self.fired != NONE:
            return self.shot_at(s)  # they have just come onto the map
        return self.go_on(s)

    def go_on(self, s: Guiscard) -> Next:
        """The next step, or the end where there is none left."""
        if decided(s):
            return s.finish()
        return s.ask(owner(s, self.front), self.CHOICES)

    CHOICES: Final = Ask("choices", "chosen", "refused", "haul-step")

    def choices(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """One hex on, both aside, the ends exchanged, the ladder raised, or the end."""
        grid = s.field.grid
        for h in grid.around[s.at[self.front]]:
            out.add(STEP + h)
        for d in range(6):
            out.add(SLIDE + d)
        out.add(SWAP_ENDS)
        for h in self.tops(s):
            out.add(RAISE_LADDER + h)
        out.add(STOP)

    def refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-10.37: each man pays his own hex. GU-10.3: nowhere where they would be checked."""
        verb = verb_of(a)
        if verb == STEP:
            d = s.field.grid.direction(s.at[self.front], arg(a))
            if d == NONE:
                return refused(s, "GU-4.2", "not-beside", "hex", arg(a))
            return self.step_refused(s, arg(a), s.at[self.front])
        if verb == SLIDE:
            one = s.field.neighbor[s.at[self.front] * 6 + arg(a)]
            two = s.field.neighbor[s.at[self.back] * 6 + arg(a)]
            if one == NONE or two == NONE or one == s.at[self.back] or two == s.at[self.front]:
                return refused(s, "GU-10.37", "no-way-aside", "direction", arg(a))
            return self.step_refused(s, one, two)
        if verb == SWAP_ENDS:
            stuck = self.turned or (self.left == 0 and self.back_left == 0)
            return refused(s, "GU-10.37", "no-points-left", "unit", self.back) if stuck else None
        if verb == RAISE_LADDER and arg(a) not in self.tops(s):
            return refused(s, "GU-10.4", "no-palisade-there", "hex", arg(a))
        return None

    def step_refused(self, s: Guiscard, one: i64, two: i64) -> Refusal | None:
        """Why the front man cannot go into a hex and the other one into another."""
        costs = self.costs(s, one, two)
        if costs[0] == 0 or costs[1] == 0:
            return refused(s, "GU-10.37", "no-way-there", "hex", one)
        if costs[0] > self.left or costs[1] > self.back_left:
            return refused(s, "GU-10.37", "too-few-points", "hex", one, "points", max(costs))
        for u, h in ((self.front, one), (self.back, two)):
            there = s.grid[h]
            if there not in (NONE, self.front, self.back) or not may_stand_pair(s, u, h, there):
                return refused(s, "GU-R.214", "occupied", "hex", h)
            if checkers(s, u, h, []):
                return refused(s, "GU-10.3", "would-be-checked", "hex", h)
        return None

    def costs(self, s: Guiscard, one: i64, two: i64) -> tuple[int, int]:
        """What the steps of both men cost; 0 if one is impossible."""
        grid = s.field.grid
        ahead = grid.direction(s.at[self.front], one)
        after = grid.direction(s.at[self.back], two)
        if ahead == NONE or after == NONE or one == s.at[self.back]:
            return 0, 0
        first = foot_step(s, self.front, s.at[self.front], ahead)
        return first, foot_step(s, self.back, s.at[self.back], after)

    def tops(self, s: Guiscard) -> list[int]:
        """GU-10.4, GU-10.38: the hexes behind a palisade on which the ladder can lean now."""
        found: list[int] = []
        for u in (self.front, self.back):
            if self.can_stand_at(s, s.at[u]):
                for h in s.field.grid.around[s.at[u]]:
                    if h not in found and is_foot_of(s, s.at[u], h):
                        found.append(h)
        return found

    def can_stand_at(self, s: Guiscard, h: i64) -> bool:
        """GU-R.212: whether no other ladder or rope is in a hex."""
        return ladder_in(s, h) is None and rope_in(s, h) is None

    def chosen(self, s: Guiscard, a: i64) -> Next:
        """GU-10.37: picking up and laying down cost nothing."""
        verb = verb_of(a)
        if verb == STOP:
            if s.log is not None:
                s.emit("GU-10.37", "lays-ladder", {"unit": self.front, "hex": s.at[self.front]})
            return s.finish()
        if verb == SWAP_ENDS:
            self.turned = True
            self.front, self.back = self.back, self.front
            self.left, self.back_left = self.back_left, self.left
            if s.log is not None:
                s.emit("GU-10.37", "goes-ahead", {"unit": self.front})
            return self.go_on(s)
        if verb == RAISE_LADDER:
            return self.raise_at(s, arg(a))
        if verb == SLIDE:
            one = s.field.neighbor[s.at[self.front] * 6 + arg(a)]
            two = s.field.neighbor[s.at[self.back] * 6 + arg(a)]
            return self.take_step(s, one, two)
        return self.take_step(s, arg(a), s.at[self.front])

    def raise_at(self, s: Guiscard, top: i64) -> Next:
        """GU-10.4, GU-10.38: free, and the move of the pair is over with it."""
        at = s.at[self.front]
        foot = at if is_foot_of(s, at, top) and self.can_stand_at(s, at) else s.at[self.back]
        ladder = lying_on(s, at)
        assert ladder is not None
        change(s, ladder, UP, foot, top)
        if s.log is not None:
            s.emit("GU-10.4", "ladder-raised", {"unit": self.front, "hex": foot, "behind": top})
        return s.finish()

    def take_step(self, s: Guiscard, one: i64, two: i64) -> Next:
        """GU-10.37: each pays his own way. GU-10.56: both count as one mover for fire."""
        costs = self.costs(s, one, two)
        self.turned = False
        ladder = lying_on(s, s.at[self.front])
        assert ladder is not None
        for u in (self.front, self.back):
            lift(s, u)
        drop(s, self.front, one)
        drop(s, self.back, two)
        change(s, ladder, LYING, one, two)
        self.left, self.back_left = self.left - costs[0], self.back_left - costs[1]
        for u, cost in ((self.front, costs[0]), (self.back, costs[1])):
            s.spent[u] += cost
            if s.since[u] != NONE:
                s.since[u] += 1
        if s.log is not None:
            s.emit("GU-10.37", "hauls-to", {"unit": self.front, "hex": one, "points": self.left})
        self.fired = self.front
        return self.shot_at(s)

    # -- defensive fire

    def shot_at(self, s: Guiscard) -> Next:
        """GU-10.56: after each step the opponent may fire at either man."""
        u = self.fired
        if interrupts(s, u, False):
            lift(s, u)
            s.mover, s.points, s.track = u, s.board.numbers.bearer_points, [s.at[u], NONE]
            self.before = s.health[u]
            return s.call(Defence(u), self.HIT)
        return self.next_man(s)

    def hit(self, s: Guiscard, value: object) -> Next:
        """GU-10.56: whoever is hurt or loses points stops the pair; the ladder lies."""
        u = self.fired
        fresh = s.mover == u and s.points == s.board.numbers.bearer_points
        if s.mover == u:
            s.mover = NONE
            drop(s, u, s.at[u])
        if not fresh or s.health[u] != self.before:
            if s.log is not None:
                s.emit("GU-10.56", "pair-stopped", {"unit": u})
            return s.finish()
        if s.since[u] == 0:
            s.since[self.front] = s.since[self.back] = 0
        return self.next_man(s)

    def next_man(self, s: Guiscard) -> Next:
        """Then the other man, then on."""
        if self.fired == self.front:
            self.fired = self.back
            return self.shot_at(s)
        self.fired = NONE
        return self.go_on(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("front", "i64"),
        ("back", "i64"),
        ("left", "i64"),
        ("back_left", "i64"),
        ("fired", "i64"),
        ("before", "i64"),
        ("turned", "bool"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "choices", "chosen", "refused", "hit")
    HIT: Final = 5
    QUESTIONS: ClassVar[Questions] = (CHOICES.numbered(2, 3, 4, 0),)

    def __init__(
        self,
        front: i64 = -1,
        back: i64 = -1,
        left: i64 = 0,
        back_left: i64 = 0,
        fired: i64 = -1,
        before: i64 = 0,
        turned: bool = False,
    ) -> None:
        self.front = front
        self.back = back
        self.left = left
        self.back_left = back_left
        self.fired = fired
        self.before = before
        self.turned = turned

    def clone(self) -> Hauling:
        return Hauling(
            self.front, self.back, self.left, self.back_left, self.fired, self.before, self.turned
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
            return self.hit(s, s.handed)
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


def may_stand_pair(s: Guiscard, u: i64, h: i64, there: i64) -> bool:
    """Whether a bearer may be in a hex that is free or the other bearer's."""
    return there != NONE or may_stand(s, u, h)
