"""Chapter 4: the movement step: one unit after the other (D-9)."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Refusal
from tafelrunde.core.codes import Offers, arg, arg2, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.buildings import gate
from tafelrunde.games.guiscard.buildings.tearing import Tearing
from tafelrunde.games.guiscard.buildings.tents import tear_refused
from tafelrunde.games.guiscard.captives.prisoners import free_guarded
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.scenario import SIEGES
from tafelrunde.games.guiscard.fire.defence import StationaryFire
from tafelrunde.games.guiscard.formations import formation
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.movement.bringing import Bringing, bring_refused
from tafelrunde.games.guiscard.movement.clearing import (
    Clearing,
    is_beside_dead,
    workers,
)
from tafelrunde.games.guiscard.movement.hauling import Hauling, mate_of
from tafelrunde.games.guiscard.movement.move_unit import MoveUnit, movement_points
from tafelrunde.games.guiscard.movement.pushing import Pushing, push_refused
from tafelrunde.games.guiscard.movement.stepping import ways_out
from tafelrunde.games.guiscard.pieces.engines import engines
from tafelrunde.games.guiscard.pieces.gear import AT as HEAD
from tafelrunde.games.guiscard.pieces.placing import beneath
from tafelrunde.games.guiscard.scenarios.parley import (
    ENDINGS,
    Ending,
    ending_refused,
    offer_endings,
)
from tafelrunde.games.guiscard.scenarios.victory import decided
from tafelrunde.games.guiscard.siegecraft import quivers
from tafelrunde.games.guiscard.siegecraft.burning import (
    Lighting,
    kindle_refused,
    prepare,
    quench_refused,
)
from tafelrunde.games.guiscard.siegecraft.heaving import Heaving
from tafelrunde.games.guiscard.siegecraft.ladders import movable
from tafelrunde.games.guiscard.siegecraft.resiting import Resite
from tafelrunde.games.guiscard.siegecraft.ropes import heave_refused
from tafelrunde.games.guiscard.state import (
    BUSY,
    COMING,
    MOVED,
    ON_MAP,
    STATIONARY,
    STUNNED,
    Guiscard,
    is_asleep,
    is_prisoner,
)
from tafelrunde.games.guiscard.verbs import (
    BRING,
    CLEAR,
    DISSOLVE,
    END_STEP,
    HAUL,
    HEAVE,
    KINDLE,
    MOVE,
    PASS_ARROWS,
    PUSH,
    QUENCH,
    RESITE,
    TEAR,
    WORK_GATE,
)

GEAR: Final = (HAUL, BRING, RESITE, HEAVE)
DEEDS: Final = (MOVE, CLEAR, DISSOLVE, TEAR, WORK_GATE, KINDLE, QUENCH, PASS_ARROWS, *GEAR)


def may_move(s: Guiscard, u: i64) -> bool:
    """GU-4.1, GU-2.5: whether a unit may move: able, and not yet moved in this turn."""
    return move_refused(s, u) is None


def move_refused(s: Guiscard, u: i64) -> Refusal | None:
    """GU-4.1: why a unit does not move; GU-12.2: those to come wait for their round."""
    done = s.done[u]
    if done & BUSY:
        return refused(s, "GU-4.10", "busy", "unit", u)
    if done & STATIONARY:
        return refused(s, "GU-5.14", "declared-stationary", "unit", u)
    if done & MOVED:
        return refused(s, "GU-4.1", "moved-already", "unit", u)
    if s.where[u] == COMING:
        group = s.board.groups[s.board.group_of[u]]
        if not s.round >= group.round > 0:
            return refused(s, "GU-12.2", "comes-later", "unit", u, "round", group.round)
    elif s.where[u] != ON_MAP:
        return refused(s, "GU-4.1", "not-here", "unit", u)
    if s.health[u] == STUNNED:
        return refused(s, "GU-1.12", "stunned-mover", "unit", u)
    if is_prisoner(s, u):
        return refused(s, "GU-12.25", "prisoner", "unit", u)
    if is_asleep(s, u):
        return refused(s, "GU-12.28", "asleep", "unit", u)
    return None


class MoveStep(Frame[Guiscard]):
    """Step 3 (GU-2.5): units move one after the other, until their owner ends the step.

    GU-5.14, GU-R.12: the end declares all others stationary.
    """

    seat: i64 = 0

    def start(self, s: Guiscard) -> Next:
        """D-9: the next unit, or the end."""
        if decided(s):
            return s.finish()
        return s.ask(self.seat, self.CHOICES)

    CHOICES: Final = Ask("choices", "chosen", "refused", "move-unit")

    def choices(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """GU-4.1: any unit not yet moved; full-turn works; formations may be dissolved."""
        units = s.board.side_units[seat]
        for u in units:
            if s.where[u] == ON_MAP or s.where[u] == COMING:
                out.add(MOVE + u)
        if s.dead or s.carcasses:
            for u in units:
                if is_beside_dead(s, u) and workers(s, u):
                    out.add(CLEAR + u)
        for h in gate.inner_hexes(s):
            u = s.grid[h]
            if u in units and gate.work_refused(s, u) is None:
                out.add(WORK_GATE + u)
        if s.board.tents:
            for u in units:
                if tear_refused(s, u) is None:
                    out.add(TEAR + u)
        if s.machines:
            for u in units:
                for verb in GEAR:
                    if gear_refused(s, seat, verb + u) is None:
                        out.add(verb + u)
        for engine in engines(s, seat) if s.machines else []:
            if push_refused(s, seat, engine[HEAD]) is None:
                out.add(PUSH + engine[HEAD])
        if s.board.chapter >= SIEGES:
            for u in units:
                if s.where[u] == ON_MAP:
                    if kindle_refused(s, u) is None:
                        out.add(KINDLE + u)
                    if s.fires and quench_refused(s, u) is None:
                        out.add(QUENCH + u)
            quivers.offer_arrows(s, seat, out)
        if s.board.techniques:
            for u in heads(s, seat):
                out.add(DISSOLVE + u)
        out.add(END_STEP)
        offer_endings(s, seat, out)

    def refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """Why a unit does not move, work at the dead, a tent or the gate, or leave a formation."""
        verb, u = verb_of(a), arg(a)
        if verb == PUSH:
            return push_refused(s, seat, arg(a))
        if verb == END_STEP and s.traits:
            return end_refused(s, seat)
        if verb in ENDINGS:
            return ending_refused(s, seat, a)
        if verb not in DEEDS:
            return None
        if s.board.owner[u] != seat:
            return refused(s, "GU-4.1", "not-here", "unit", u)
        if verb == MOVE:
            return move_refused(s, u)
        if s.quick:
            return None
        if verb == CLEAR and not workers(s, u):
            return refused(s, "GU-4.10", "nothing-to-clear", "unit", u)
        if verb == WORK_GATE:
            return gate.work_refused(s, u)
        if verb == TEAR:
            return tear_refused(s, u)
        if verb in GEAR:
            return gear_refused(s, seat, a)
        if verb == KINDLE:
            return kindle_refused(s, u)
        if verb == QUENCH:
            return quench_refused(s, u)
        if verb == PASS_ARROWS:
            return quivers.pass_refused(s, u, arg2(a))
        if verb == DISSOLVE and u not in heads(s, seat):
            return refused(s, "GU-7.39", "leads-no-formation", "unit", u)
        return None

    def chosen(self, s: Guiscard, a: i64) -> Next:
        """Hand over to the unit's move."""
        if verb_of(a) == END_STEP:
            if s.log is not None:
                s.emit("GU-2.5", "movement-over", {"seat": self.seat})
            return s.call(StationaryFire(self.seat), self.FIRED)
        if verb_of(a) in ENDINGS:
            return s.call(Ending(self.seat, ENDINGS.index(verb_of(a))), self.MOVED)
        u = arg(a)
        if verb_of(a) == PUSH:
            return s.call(Pushing(self.seat, u), self.MOVED)
        if verb_of(a) == CLEAR:
            return s.call(Clearing(u), self.MOVED)
        if verb_of(a) == WORK_GATE:
            gate.work(s, u)
            return self.start(s)
        if verb_of(a) == TEAR:
            return s.call(Tearing(u), self.MOVED)
        if verb_of(a) == KINDLE:
            prepare(s, u)
            return self.start(s)
        if verb_of(a) == PASS_ARROWS:
            quivers.begin_passing(s, u, arg2(a))
            return self.start(s)
        if verb_of(a) == QUENCH:
            return s.call(Lighting(u, True), self.MOVED)
        if verb_of(a) == HAUL:
            points = s.board.numbers.bearer_points
            return s.call(Hauling(u, mate_of(s, u), points, points), self.MOVED)
        if verb_of(a) == BRING:
            return s.call(Bringing(u), self.MOVED)
        if verb_of(a) == RESITE:
            return s.call(Resite(u), self.MOVED)
        if verb_of(a) == HEAVE:
            return s.call(Heaving([u]), self.MOVED)
        if verb_of(a) == DISSOLVE:
            formation.first_moves(s, u)
            return self.start(s)
        return s.call(MoveUnit(u), self.MOVED)

    def moved(self, s: Guiscard, value: object) -> Next:
        """GU-6.30: whoever lies stunned among enemies now, dies."""
        harm.surrounded(s)
        free_guarded(s)
        return self.start(s)

    def fired(self, s: Guiscard, value: object) -> Next:
        """The step is over."""
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (("seat", "i64"),)

    NAMES: ClassVar[Names] = (*Frame.NAMES, "choices", "chosen", "refused", "moved", "fired")
    MOVED: Final = 5
    FIRED: Final = 6
    QUESTIONS: ClassVar[Questions] = (CHOICES.numbered(2, 3, 4, 0),)

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def clone(self) -> MoveStep:
        return MoveStep(self.seat)

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
            return self.moved(s, s.handed)
        if number == 6:
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


def end_refused(s: Guiscard, seat: i64) -> Refusal | None:
    """GU-10.54: whoever fell upon another has to move out of his hex, if he can."""
    for u in s.board.side_units[seat]:
        if beneath(s, u) == NONE or move_refused(s, u) is not None:
            continue
        if ways_out(s, u, movement_points(s, u)):
            return refused(s, "GU-10.54", "must-get-up", "unit", u)
    return None


def gear_refused(s: Guiscard, seat: i64, a: i64) -> Refusal | None:
    """Why a unit does not carry, bring or shift a ladder, or pull at a rope."""
    verb, u = verb_of(a), arg(a)
    if verb == HAUL:
        return None if mate_of(s, u) != NONE else refused(s, "GU-10.37", "no-pair", "unit", u)
    if verb == BRING:
        return bring_refused(s, seat, u)
    if verb == HEAVE:
        return heave_refused(s, u)
    if not movable(s, seat, u):
        return refused(s, "GU-10.7", "no-ladder-to-shift", "unit", u)
    return None


def heads(s: Guiscard, seat: i64) -> list[int]:
    """One man of every formation of a seat: the first of the roster."""
    found: list[int] = []
    told: list[int] = []
    for u in s.board.side_units[seat]:
        if s.form[u] and u not in told:
            found.append(u)
            told += formation.members(s, u)
    return found
