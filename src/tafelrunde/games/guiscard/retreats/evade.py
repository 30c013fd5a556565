"""GU-7.28, GU-7.29, GU-7.40: a faster unit evades an attack instead of standing it."""

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
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.infiltration.checks import FREE, Checks, checkers
from tafelrunde.games.guiscard.pieces.contact import can_strike
from tafelrunde.games.guiscard.pieces.placing import lift
from tafelrunde.games.guiscard.reach.steps import may_stand, needs_will, steps
from tafelrunde.games.guiscard.retreats import ways_back
from tafelrunde.games.guiscard.scenarios.victory import decided
from tafelrunde.games.guiscard.state import (
    COUNTERED,
    Guiscard,
    able,
    allowance,
    direction,
    is_asleep,
    owner,
)
from tafelrunde.games.guiscard.verbs import EVADE, STAND, STEP, unlisted


def clear_of(s: Guiscard, at: i64, rear: i64, attackers: list[int]) -> bool:
    """GU-7.40: whether no attacker is beside a place, nor (GU-7.35) reaches it by his marker."""
    if not ways_back.clear_of(s, attackers, at, rear):
        return False
    for a in attackers:
        for h in (at, rear):
            if h != NONE and can_strike(s, a, h):
                return False
    return True


def places(s: Guiscard, u: i64, attackers: list[int], left: i64) -> list[tuple[int, int]]:
    """GU-7.40: where a unit may step with `left` hexes to go, so that the end is legal.

    GU-7.28: into empty hexes, without displacing anybody; a rider turns freely. GU-8.41: not
    through windows, nor on horseback over low walls. GU-12.28: sleepers stay.
    """
    found: list[tuple[int, int]] = []
    if is_asleep(s, u):
        return found
    for to, rear, _ in steps(s, u, s.at[u], s.rear[u]):
        if not may_stand(s, u, to, rear) or needs_will(s, s.at[u], to, rear):
            continue
        if left == 1:
            if clear_of(s, to, rear, attackers):
                found.append((to, rear))
        elif any(
            [
                may_stand(s, u, on, behind)
                and clear_of(s, on, behind, attackers)
                and not needs_will(s, to, on, behind)
                for on, behind, _ in steps(s, u, to, rear)
            ]
        ):
            found.append((to, rear))
    return found


def can_evade(s: Guiscard, u: i64, attackers: list[int]) -> bool:
    """GU-7.28: whether a unit is faster than every attacker; GU-7.29: not stunned or in formation.

    GU-R.28: not after a counter-charge.
    """
    if not s.board.techniques or not able(s, u) or s.form[u] or s.done[u] & COUNTERED:
        return False
    if any([allowance(s, a) >= allowance(s, u) for a in attackers]):
        return False
    found = places(s, u, attackers, 2 if s.mount[u] != NONE else 1)
    return len(found) > 0


class Evades(Frame[Guiscard]):
    """D-15: each defender who is fast enough evades or stands.

    The value is the list of defenders whom this combat no longer meets.
    """

    attackers: list[int]
    defenders: list[int]
    gone: list[int]
    at: i64 = 0
    left: i64 = 0

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.defenders[min(self.at, len(self.defenders) - 1)]}

    def start(self, s: Guiscard) -> Next:
        """GU-7.40: declared after the combat is fixed and before its dice, per defender."""
        while self.at < len(self.defenders) and not decided(s):
            u = self.defenders[self.at]
            if can_evade(s, u, self.attackers):
                return s.ask(owner(s, u), self.CHOICES)
            self.at += 1
        return s.finish(self.gone)

    CHOICES: Final = Ask("choices", "chosen", "refused", "evade", sure=True)

    def choices(self, s: Guiscard, seat: i64, out: Offers) -> None:
        out.add(EVADE + self.defenders[self.at])
        out.add(STAND)

    def refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-7.28: the defenders are asked one after the other."""
        if verb_of(a) == EVADE and arg(a) != self.defenders[self.at]:
            return refused(s, "GU-7.28", "cannot-evade", "unit", arg(a))
        return None

    def chosen(self, s: Guiscard, a: i64) -> Next:
        """GU-7.28: a rider goes two hexes, a foot unit one."""
        u = self.defenders[self.at]
        if verb_of(a) == STAND:
            if s.log is not None:
                s.emit("GU-7.28", "stands", {"unit": u})
            self.at += 1
            return self.start(s)
        if s.log is not None:
            s.emit("GU-7.28", "evades", {"unit": u})
        harm.release(s, u)
        s.mover, s.points = u, 0
        s.track = [s.at[u], s.rear[u]]
        lift(s, u)
        self.left = 2 if s.mount[u] != NONE else 1
        return s.ask(owner(s, u), self.HEXES)

    HEXES: Final = Ask("hexes", "stepped", "step_refused", "evade-step", sure=True)

    def hexes(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for to in self.ways(s):
            out.add(STEP + to)

    def ways(self, s: Guiscard) -> list[int]:
        """The hexes of the next step."""
        return [to for to, _ in places(s, self.defenders[self.at], self.attackers, self.left)]

    def step_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-7.40: into empty hexes, and away from all attackers."""
        if unlisted(a, STEP, self.ways(s)):
            return refused(s, "GU-7.40", "no-evade-there", "hex", arg(a))
        return None

    def stepped(self, s: Guiscard, a: i64) -> Next:
        """GU-7.40: every hex entered next to a capable enemy is checked, the last included."""
        u = self.defenders[self.at]
        for to, rear in places(s, u, self.attackers, self.left):
            if to == arg(a):
                s.at[u], s.rear[u] = to, rear
                if rear != NONE:
                    s.facing[u] = direction(s, rear, to)
                s.track += [to, rear]
                s.version += 1
                break
        self.left -= 1
        if s.log is not None:
            s.emit("GU-7.40", "evades-to", {"unit": u, "hex": arg(a)})
        if checkers(s, u, s.at[u], []):
            return s.call(Checks(u, s.at[u]), self.CHECKED)
        return self.checked(s, FREE)

    def checked(self, s: Guiscard, value: object) -> Next:
        """GU-7.40: stopped or wounded, the evasion ends here, and the combat may follow it."""
        u = self.defenders[self.at]
        if value == FREE and self.left:
            return s.ask(owner(s, u), self.HEXES)
        harm.settle(s, u)
        harm.surrounded(s)
        if s.at[u] == NONE or clear_of(s, s.at[u], s.rear[u], self.attackers):
            self.gone.append(u)
        self.at += 1
        return self.start(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("attackers", "list[int]"),
        ("defenders", "list[int]"),
        ("gone", "list[int]"),
        ("at", "i64"),
        ("left", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "choices",
        "chosen",
        "refused",
        "hexes",
        "stepped",
        "step_refused",
        "checked",
    )
    CHECKED: Final = 8
    QUESTIONS: ClassVar[Questions] = (
        CHOICES.numbered(2, 3, 4, 0),
        HEXES.numbered(5, 6, 7, 0),
    )

    def __init__(
        self,
        attackers: list[int] | None = None,
        defenders: list[int] | None = None,
        gone: list[int] | None = None,
        at: i64 = 0,
        left: i64 = 0,
    ) -> None:
        self.attackers = [] if attackers is None else attackers
        self.defenders = [] if defenders is None else defenders
        self.gone = [] if gone is None else gone
        self.at = at
        self.left = left

    def clone(self) -> Evades:
        return Evades(
            self.attackers.copy(), self.defenders.copy(), self.gone.copy(), self.at, self.left
        )

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
                if self.step_refused(s, seat, codes[i]) is None:
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
            return self.stepped(s, a)
        if number == 8:
            return self.checked(s, s.handed)
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
            return self.step_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>
