"""Chapter 6: the melee step. Who attacks whom, one combat after the other."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.charges import charge as charges
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.roster import UNITS, is_person
from tafelrunde.games.guiscard.files.scenario import SIEGES
from tafelrunde.games.guiscard.formations import formation
from tafelrunde.games.guiscard.infiltration.checks import end_checks, owes
from tafelrunde.games.guiscard.melee.combat import Attack
from tafelrunde.games.guiscard.pieces.contact import can_strike
from tafelrunde.games.guiscard.pieces.gear import perch
from tafelrunde.games.guiscard.reach.steps import controller, is_spared
from tafelrunde.games.guiscard.scenarios.parley import (
    ENDINGS,
    Ending,
    ending_refused,
    offer_endings,
)
from tafelrunde.games.guiscard.scenarios.victory import decided
from tafelrunde.games.guiscard.siegecraft.burning import Lighting, light_refused
from tafelrunde.games.guiscard.siegecraft.ladders import overturnable
from tafelrunde.games.guiscard.siegecraft.overturning import Overturn
from tafelrunde.games.guiscard.siegecraft.ropes import cuttable
from tafelrunde.games.guiscard.state import (
    ATTACKED,
    BUSY,
    COMPLETED,
    FIRED,
    HAULS,
    ON_MAP,
    RIDERLESS,
    ROPE,
    STUNNED,
    THREW,
    Guiscard,
    enemy,
    is_asleep,
    is_prisoner,
    is_protected,
    trait,
)
from tafelrunde.games.guiscard.verbs import (
    ATTACK,
    CUT,
    END_STEP,
    LIGHT,
    OVERTURN,
    RESOLVE,
    STRIKE,
    STRIKE_HORSE,
    STRIKE_MARKER,
)

WORKS: Final = (OVERTURN, CUT, LIGHT)


def reaches(s: Guiscard, u: i64, piece: i64) -> bool:
    """GU-6.15, GU-6.16: whether a unit could strike a unit or a riderless horse."""
    if not is_person(piece):
        at, rear = s.horse_at[piece - UNITS], s.horse_rear[piece - UNITS]
    else:
        at, rear = s.at[piece], s.rear[piece]
    return can_strike(s, u, at) or (rear != NONE and can_strike(s, u, rear))


def strikes_man(s: Guiscard, attackers: list[int], e: i64) -> bool:
    """GU-7.36, GU-R.90: whether these may attack a man together.

    From the front he is behind his marker, unless somebody attacks him from side or rear.
    """
    opened = False
    for u in attackers:
        near = reaches(s, u, e)
        if not near and not formation.strikes_marker(s, u, e):
            return False
        if near and not formation.frontal_blocked(s, u, e):
            opened = True
    return opened


def has_target(s: Guiscard, u: i64) -> bool:
    """Whether there is anything that a unit can strike: beside it, or beyond its marker."""
    if is_prey_round(s, u, s.at[u]) or (s.marker[u] != NONE and is_prey_round(s, u, s.marker[u])):
        return True
    return any(formation.strikes_marker(s, u, e) for e in s.board.hoplites[enemy(s.board.owner[u])])


def is_prey_round(s: Guiscard, u: i64, h: i64) -> bool:
    """Whether a unit can strike a man or GU-6.19: a riderless horse next to a hex."""
    near = s.field.neighbor
    for d in range(6):
        to = near[h * 6 + d]
        there = s.grid[to] if to != NONE else NONE
        if there == NONE:
            continue
        if is_person(there):
            if man_refused(s, [u], there) is None:
                return True
        elif horse_refused(s, [u], there - UNITS) is None:
            return True
    return False


def horse_refused(s: Guiscard, attackers: list[int], horse: i64) -> Refusal | None:
    """GU-6.19, GU-R.201: why a horse cannot be struck; a stray one by anybody, own or not."""
    if s.horse[horse] != RIDERLESS or s.horse_at[horse] == NONE:
        return refused(s, "GU-6.19", "no-stray", "horse", horse)
    if controller(s, horse) == s.board.owner[attackers[0]]:
        return refused(s, "GU-R.201", "own-horse", "horse", horse)
    if is_spared(s, s.board.owner[attackers[0]], horse):
        return refused(s, "GU-12.31", "horse-spared", "horse", horse)
    for u in attackers:
        if not reaches(s, u, UNITS + horse):
            return refused(s, "GU-6.15", "horse-out-of-reach", "horse", horse)
    return None


def man_refused(s: Guiscard, attackers: list[int], e: i64) -> Refusal | None:
    """GU-6.15, GU-7.36: why these cannot all strike an enemy."""
    if s.where[e] != ON_MAP or s.board.owner[e] == s.board.owner[attackers[0]]:
        return refused(s, "GU-6.1", "no-enemy-there", "unit", e)
    if is_prisoner(s, e):
        return refused(s, "GU-12.25", "prisoner-spared", "unit", e)
    if s.board.protected and is_protected(s, e):
        return refused(s, "GU-12.29", "protected", "unit", e)
    if strikes_man(s, attackers, e):
        return None
    if marker_refused(s, attackers, e) is None:
        return refused(s, "GU-7.36", "behind-marker", "unit", e)
    return refused(s, "GU-6.15", "out-of-reach", "unit", e)


def marker_refused(s: Guiscard, attackers: list[int], e: i64) -> Refusal | None:
    """GU-7.36: why these cannot all strike the marker before a man."""
    if s.marker[e] == NONE or s.board.owner[e] == s.board.owner[attackers[0]]:
        return refused(s, "GU-7.36", "no-marker", "unit", e)
    for u in attackers:
        if not formation.strikes_marker(s, u, e):
            return refused(s, "GU-7.36", "out-of-reach", "unit", e)
    return None


def pending_charge(s: Guiscard, u: i64) -> i64:
    """PR-6.7: the completed charge that a rider has still to fight, or NONE."""
    i = charges.charge_of(s, u)
    if i == NONE or s.charge_state[i] != COMPLETED or not charges.stands(s, i):
        return NONE
    return i


class MeleeStep(Frame[Guiscard]):
    """GU-2.6: step 4 of a turn. D-14 builds one combat after the other."""

    seat: i64 = 0
    attackers: list[int]
    struck: list[int]
    marker: bool = False
    checking: list[int]

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.attackers[0]} if self.attackers else {}

    def start(self, s: Guiscard) -> Next:
        """GU-6.22: in any order; when nobody can attack any more the step ends."""
        self.attackers, self.struck, self.marker = [], [], False
        if decided(s):
            return s.finish()
        sieges = s.board.chapter >= SIEGES
        for u in s.board.side_units[self.seat]:
            if self.cannot(s, u) is None or (sieges and self.has_work(s, u)):
                return s.ask(self.seat, self.OPENINGS)
        return self.close(s)

    OPENINGS: Final = Ask("openings", "opened", "opening_refused", "melee")

    def openings(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """All own units on the map, and the end of the step."""
        for u in s.board.side_units[seat]:
            if s.where[u] == ON_MAP:
                out.add(ATTACK + u)
        if s.board.chapter >= SIEGES:
            for u in s.board.side_units[seat]:
                for verb in WORKS:
                    if self.work_refused(s, verb + u) is None:
                        out.add(verb + u)
        out.add(END_STEP)
        offer_endings(s, seat, out)

    def has_work(self, s: Guiscard, u: i64) -> bool:
        """Whether a unit can go for a ladder or a rope instead of fighting."""
        return any([self.work_refused(s, verb + u) is None for verb in WORKS])

    def work_refused(self, s: Guiscard, a: i64) -> Refusal | None:
        """GU-10.50: whoever could attack may overturn a ladder or cut a rope instead."""
        no = self.unfit(s, arg(a))
        if no is not None:
            return no
        if verb_of(a) == LIGHT:
            return light_refused(s, arg(a))
        if verb_of(a) == CUT:
            if cuttable(s, arg(a)):
                return None
            return refused(s, "GU-10.33", "no-rope-to-cut", "unit", arg(a))
        if overturnable(s, arg(a)):
            return None
        return refused(s, "GU-10.10", "no-ladder-to-overturn", "unit", arg(a))

    def opening_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-7.17: charges that reached their target are fought before the step ends."""
        if verb_of(a) == ATTACK:
            return self.cannot(s, arg(a))
        if verb_of(a) in WORKS:
            return self.work_refused(s, a)
        if verb_of(a) in ENDINGS:
            return ending_refused(s, seat, a)
        if verb_of(a) == END_STEP:
            for u in s.board.side_units[seat]:
                if s.where[u] == ON_MAP and pending_charge(s, u) != NONE:
                    return refused(s, "GU-7.12", "charge-to-fight", "unit", u)
        return None

    def cannot(self, s: Guiscard, u: i64) -> Refusal | None:
        """GU-6.1: once per turn; GU-5.10, GU-2.6: not after firing; GU-6.24: no civilians."""
        no = self.unfit(s, u)
        if no is not None or pending_charge(s, u) != NONE or has_target(s, u):
            return no
        return refused(s, "GU-6.15", "nobody-to-attack", "unit", u)

    def unfit(self, s: Guiscard, u: i64) -> Refusal | None:
        """GU-6.1: what keeps a unit from any attack, whatever the target."""
        if s.where[u] != ON_MAP or s.board.owner[u] != self.seat:
            return refused(s, "GU-6.1", "not-here", "unit", u)
        if s.health[u] == STUNNED:
            return refused(s, "GU-1.12", "stunned-attacker", "unit", u)
        if s.done[u] & ATTACKED:
            return refused(s, "GU-6.1", "attacked-already", "unit", u)
        if s.done[u] & FIRED:
            return refused(s, "GU-5.10", "fired-this-turn", "unit", u)
        if s.done[u] & BUSY:
            return refused(s, "GU-R.61", "busy", "unit", u)
        if s.board.roster.civilian[u]:
            return refused(s, "GU-6.24", "civilian", "unit", u)
        if is_prisoner(s, u):
            return refused(s, "GU-12.25", "prisoner", "unit", u)
        if is_asleep(s, u):
            return refused(s, "GU-12.28", "asleep", "unit", u)
        if trait(s, u, HAULS):
            return refused(s, "GU-10.3", "hauled", "unit", u)
        if trait(s, u, THREW):
            return refused(s, "GU-10.27", "threw-rope", "unit", u)
        if perch(s, u) == ROPE:
            return refused(s, "GU-10.48", "on-rope", "unit", u)
        return None

    def opened(self, s: Guiscard, a: i64) -> Next:
        """GU-7.17: a charge is fought alone; otherwise the combat is put together."""
        if verb_of(a) == END_STEP:
            if s.log is not None:
                s.emit("GU-2.9", "melee-done", {"seat": self.seat})
            return self.close(s)
        if verb_of(a) in ENDINGS:
            return s.call(Ending(self.seat, ENDINGS.index(verb_of(a))), self.FOUGHT)
        u = arg(a)
        if verb_of(a) == LIGHT:
            return s.call(Lighting(u), self.FOUGHT)
        if verb_of(a) in WORKS:
            return s.call(Overturn(u, verb_of(a) == CUT), self.FOUGHT)
        if s.log is not None:
            s.emit("GU-6.1", "attacks", {"unit": u})
        i = pending_charge(s, u)
        if i == NONE:
            self.attackers = [u]
            return self.ask(s)
        target = s.counter[i] if s.counter[i] != NONE else s.charged[i]
        marker = s.counter[i] == NONE and s.marker[target] == s.charge_at[i]
        return s.call(Attack([u], [target], marker, i), self.FOUGHT)

    def ask(self, s: Guiscard) -> Next:
        """D-14: more attackers, defenders, or resolve."""
        return s.ask(self.seat, self.PARTS)

    PARTS: Final = Ask("parts", "added", "part_refused", "combat")

    def parts(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """Everybody who might be struck or join in, and the fight itself."""
        foes = s.board.side_units[enemy(seat)]
        for e in foes:
            if s.where[e] == ON_MAP:
                out.add(STRIKE + e)
        for e in foes:
            if s.where[e] == ON_MAP and s.marker[e] != NONE:
                out.add(STRIKE_MARKER + e)
        for h in range(len(s.horse)):
            if s.horse[h] == RIDERLESS:
                out.add(STRIKE_HORSE + h)
        for u in s.board.side_units[seat]:
            if s.where[u] == ON_MAP:
                out.add(ATTACK + u)
        out.add(RESOLVE)

    def joins(self, s: Guiscard, u: i64) -> bool:
        """GU-6.6: whether a unit can add its attack; a charger never does (GU-R.45)."""
        if self.unfit(s, u) is not None or pending_charge(s, u) != NONE:
            return False
        target = self.struck[0]
        if self.marker:
            return formation.strikes_marker(s, u, target)
        if not is_person(target):
            return reaches(s, u, target)
        return strikes_man(s, [*self.attackers, u], target)

    def part_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-R.60: one against several or several against one, and each in reach of all."""
        if verb_of(a) == RESOLVE:
            return None if self.struck else refused(s, "GU-6.2", "nobody-struck")
        if verb_of(a) == ATTACK:
            return self.join_refused(s, arg(a))
        if verb_of(a) == STRIKE_HORSE:
            if self.struck:
                return refused(s, "GU-R.60", "horse-alone", "horse", arg(a))
            return horse_refused(s, self.attackers, arg(a))
        if verb_of(a) == STRIKE_MARKER:
            if self.struck:
                return refused(s, "GU-R.60", "one-defender", "unit", arg(a))
            return marker_refused(s, self.attackers, arg(a))
        return self.strike_refused(s, arg(a)) if verb_of(a) == STRIKE else None

    def strike_refused(self, s: Guiscard, e: i64) -> Refusal | None:
        """GU-6.5: one attacker may strike several men, but no second time the same."""
        alone = len(self.attackers) == 1 and not self.marker
        if self.struck and (not alone or not is_person(self.struck[0]) or e in self.struck):
            return refused(s, "GU-R.60", "one-defender", "unit", e)
        return man_refused(s, self.attackers, e)

    def join_refused(self, s: Guiscard, u: i64) -> Refusal | None:
        """GU-6.6, GU-R.45: why somebody does not add his attack."""
        no = self.unfit(s, u)
        if no is not None:
            return no
        if pending_charge(s, u) != NONE:
            return refused(s, "GU-R.45", "charge-to-fight", "unit", u)
        if not self.struck or len(self.struck) > 1 or u in self.attackers or not self.joins(s, u):
            return refused(s, "GU-6.6", "cannot-join", "unit", u)
        return None

    def added(self, s: Guiscard, a: i64) -> Next:
        """One more attacker or defender, or the combat itself."""
        if verb_of(a) == RESOLVE:
            return self.resolve(s)
        number = arg(a)
        if verb_of(a) == ATTACK:
            self.attackers.append(number)
            if s.log is not None:
                s.emit("GU-6.6", "joins-attack", {"unit": number})
        elif verb_of(a) == STRIKE_HORSE:
            self.struck.append(UNITS + number)
            if s.log is not None:
                s.emit("GU-6.19", "strikes-horse", {"unit": self.attackers[0], "horse": number})
        else:
            self.marker = verb_of(a) == STRIKE_MARKER
            self.struck.append(number)
            if s.log is not None:
                key = "strikes-marker" if self.marker else "strikes"
                rule = "GU-7.36" if self.marker else "GU-6.5"
                s.emit(rule, key, {"unit": self.attackers[0], "enemy": number})
        return self.ask(s)

    def resolve(self, s: Guiscard) -> Next:
        """The combat is fixed."""
        if s.log is not None:
            s.emit("GU-6.1", "combat-fixed", {"unit": self.attackers[0], "n": len(self.attackers)})
        return s.call(Attack(self.attackers, self.struck, self.marker), self.FOUGHT)

    def fought(self, s: Guiscard, value: object) -> Next:
        """The next combat."""
        return self.start(s)

    def close(self, s: Guiscard) -> Next:
        """D-19, GU-4.17, GU-R.205: at the end those are checked who moved and did not attack."""
        self.checking = [
            u
            for u in s.board.side_units[self.seat]
            if s.where[u] == ON_MAP and not s.done[u] & ATTACKED and owes(s, u, [])
        ]
        return self.check(s)

    def check(self, s: Guiscard) -> Next:
        """One unit after the other."""
        while self.checking and not decided(s):
            frame = end_checks(s, self.checking.pop(0), [])
            if frame is not None:
                return s.call(frame, self.CHECKED)
        return s.finish()

    def checked(self, s: Guiscard, value: object) -> Next:
        return self.check(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("attackers", "list[int]"),
        ("struck", "list[int]"),
        ("marker", "bool"),
        ("checking", "list[int]"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "openings",
        "opened",
        "opening_refused",
        "parts",
        "added",
        "part_refused",
        "fought",
        "checked",
    )
    FOUGHT: Final = 8
    CHECKED: Final = 9
    QUESTIONS: ClassVar[Questions] = (
        OPENINGS.numbered(2, 3, 4, 0),
        PARTS.numbered(5, 6, 7, 0),
    )

    def __init__(
        self,
        seat: i64 = 0,
        attackers: list[int] | None = None,
        struck: list[int] | None = None,
        marker: bool = False,
        checking: list[int] | None = None,
    ) -> None:
        self.seat = seat
        self.attackers = [] if attackers is None else attackers
        self.struck = [] if struck is None else struck
        self.marker = marker
        self.checking = [] if checking is None else checking

    def clone(self) -> MeleeStep:
        return MeleeStep(
            self.seat, self.attackers.copy(), self.struck.copy(), self.marker, self.checking.copy()
        )

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.opening_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.part_refused(s, seat, codes[i]) is None:
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
            return self.opened(s, a)
        if number == 6:
            return self.added(s, a)
        if number == 8:
            return self.fought(s, s.handed)
        if number == 9:
            return self.checked(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.openings(s, seat, out)
        elif number == 5:
            self.parts(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.opening_refused(s, seat, a)
        if number == 7:
            return self.part_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>
