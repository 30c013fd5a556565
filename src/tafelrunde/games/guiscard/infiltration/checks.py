"""GU-4.15 to GU-4.26: infiltration checks, on the move and in the melee step."""

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
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.harm.bodies import LayBodies
from tafelrunde.games.guiscard.pieces.contact import can_strike, capable_near
from tafelrunde.games.guiscard.state import (
    CHECKED,
    ON_MAP,
    WOUNDED,
    Guiscard,
    armoured,
    enemy,
    is_protected,
    mounted,
    owner,
)
from tafelrunde.games.guiscard.verbs import CHECK, HOLD, unlisted

FREE: Final = 0
STOPPED: Final = 1
HURT: Final = 2
FALLEN: Final = 3


def modifier(s: Guiscard, u: i64, e: i64) -> i64:
    """GU-4.19: what is added to the roll of an enemy who checks a unit."""
    intruder, passed = s.board.numbers.intruder, s.board.numbers.passed
    total = 0
    if mounted(s, u):
        total += intruder[0]
    if armoured(s, u):
        total += intruder[1]
    if s.health[u] == WOUNDED:
        total += intruder[2]
    if mounted(s, e):
        total += passed[0]
    if s.board.roster.hoplite[e]:
        total += passed[1]
    if s.health[e] == WOUNDED:
        total += passed[2]
    return total


def outcome(s: Guiscard, u: i64, e: i64, roll: i64) -> i64:
    """GU-4.19: what a roll does to the unit that passes by."""
    limits = s.board.numbers.check_limits
    result = roll + modifier(s, u, e)
    for value in (FREE, STOPPED, HURT):
        if result <= limits[value]:
            return value
    return FALLEN


def chance_stopped(s: Guiscard, u: i64, e: i64) -> i64:
    """In how many of ten rolls an enemy stops a unit or does worse."""
    return sum([outcome(s, u, e, roll) != FREE for roll in range(1, 11)])


def passing(s: Guiscard, u: i64, hexes: list[int]) -> tuple[int, int, int]:
    """GU-4.15, GU-4.16: how often a unit that leaves these hexes is stopped, wounded or killed.

    In percent, if every enemy who may checks once. GU-1.13: a second wound kills.
    """
    free = 1.0
    ends = [0.0, 0.0, 0.0]
    rolled: list[int] = []
    for h in hexes:
        for e in checkers(s, u, h, rolled):
            rolled.append(e)
            results = [outcome(s, u, e, roll) for roll in range(1, 11)]
            for result in results:
                deadly = result == FALLEN or (result == HURT and s.health[u] == WOUNDED)
                if result != FREE:
                    ends[FALLEN - 1 if deadly else result - 1] += free / 10
            free *= results.count(FREE) / 10
    return round(100 * ends[0]), round(100 * ends[1]), round(100 * ends[2])


def checkers(s: Guiscard, u: i64, at: i64, spare: list[int]) -> list[int]:
    """GU-4.15, GU-4.16, GU-4.25: the enemies who may check a unit in a hex now.

    GU-12.29: nobody whom the scenario protects.
    """
    if s.board.protected and is_protected(s, u):
        return []
    near = capable_near(s, owner(s, u), at)
    if not near:
        return near
    return [e for e in near if not s.done[e] & CHECKED and e not in spare]


def owes(s: Guiscard, u: i64, attacked: list[int]) -> list[int]:
    """GU-4.17: the enemies a unit ended its move next to, does not attack, and must face."""
    found: list[int] = []
    if s.where[u] != ON_MAP:
        return found
    for i in range(0, len(s.met), 2):
        e = s.met[i + 1]
        if s.met[i] != u or e in attacked or s.done[e] & CHECKED:
            continue
        if can_strike(s, e, s.at[u]):
            found.append(e)
    return found


class Checks(Frame[Guiscard]):
    """GU-4.15, GU-4.45: the opponent takes his enemies one at a time, to roll or to hold back.

    GU-R.6: holding back is a choice. The value is FREE, STOPPED, HURT or FALLEN.
    """

    unit: i64 = -1
    at: i64 = -1
    spare: list[int]
    only: list[int]  # GU-4.17: nobody but these, if any are named
    rolls: i64 = -1

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.unit, "hex": self.at}

    def start(self, s: Guiscard) -> Next:
        """GU-4.16: only those who have not checked anybody in this turn."""
        if not self.able_to(s):
            return s.finish(FREE)
        return s.ask(enemy(owner(s, self.unit)), self.CHOICES)

    def able_to(self, s: Guiscard) -> list[int]:
        """The enemies who may still check."""
        found = checkers(s, self.unit, self.at, self.spare)
        return [e for e in found if e in self.only] if self.only else found

    CHOICES: Final = Ask("choices", "chosen", "refused", "check", sure=True)

    def choices(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """GU-R.6: roll for one of them, or hold all of them back."""
        for e in self.able_to(s):
            out.add(CHECK + e)
        out.add(HOLD)

    def refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-4.16, GU-4.25: only capable enemies beside the unit, each once a turn."""
        if unlisted(a, CHECK, self.able_to(s)):
            return refused(s, "GU-4.16", "cannot-check", "unit", arg(a))
        return None

    def chosen(self, s: Guiscard, a: i64) -> Next:
        """GU-4.16: whoever rolls has used his check in this turn."""
        if verb_of(a) == HOLD:
            if s.log is not None:
                s.emit("GU-R.6", "check-held", {"unit": self.unit})
            return s.finish(FREE)
        self.rolls = arg(a)
        s.done[self.rolls] |= CHECKED
        if s.log is not None:
            s.emit("GU-4.16", "checks", {"enemy": self.rolls, "unit": self.unit, "hex": self.at})
        return s.throw((10,), self.ROLLED)

    def rolled(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-4.19: nothing, stop, wounded or dead. GU-R.7: a wound ends the move too."""
        result = outcome(s, self.unit, self.rolls, dice[0])
        if s.log is not None:
            told = {"unit": self.unit, "enemy": self.rolls, "roll": dice[0], "result": result}
            told["total"] = dice[0] + modifier(s, self.unit, self.rolls)
            s.emit("GU-4.19", "check-rolled", told)
        if result == FREE:
            return self.start(s)
        if result == FALLEN:
            harm.kill(s, self.unit)
        elif result == HURT:
            harm.wound(s, self.unit)
        if s.unlaid:
            return s.call(LayBodies(), self.OVER)
        return self.over(s, result)

    def over(self, s: Guiscard, value: object) -> Next:
        """GU-4.45: no further roll. GU-1.13: a wound can have killed."""
        if s.where[self.unit] != ON_MAP:
            return s.finish(FALLEN)
        return s.finish(value)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("unit", "i64"),
        ("at", "i64"),
        ("spare", "list[int]"),
        ("only", "list[int]"),
        ("rolls", "i64"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "choices", "chosen", "refused", "rolled", "over")
    ROLLED: Final = 5
    OVER: Final = 6
    QUESTIONS: ClassVar[Questions] = (CHOICES.numbered(2, 3, 4, 0),)

    def __init__(
        self,
        unit: i64 = -1,
        at: i64 = -1,
        spare: list[int] | None = None,
        only: list[int] | None = None,
        rolls: i64 = -1,
    ) -> None:
        self.unit = unit
        self.at = at
        self.spare = [] if spare is None else spare
        self.only = [] if only is None else only
        self.rolls = rolls

    def clone(self) -> Checks:
        return Checks(self.unit, self.at, self.spare.copy(), self.only.copy(), self.rolls)

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
            return self.rolled(s, cast("tuple[int, ...]", s.handed))
        if number == 6:
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


def end_checks(s: Guiscard, u: i64, attacked: list[int]) -> Checks | None:
    """GU-4.17, GU-6.21: the checks before a unit's attack or at the end of the melee step."""
    only = owes(s, u, attacked)
    return Checks(u, s.at[u], [], only) if only else None


def remember(s: Guiscard, u: i64) -> None:
    """GU-4.17: the capable enemies next to a unit when its move ends."""
    if u == NONE or s.where[u] != ON_MAP:
        return
    for e in capable_near(s, owner(s, u), s.at[u]):
        s.met += [u, e]
