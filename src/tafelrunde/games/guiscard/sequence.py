"""Chapter 2: rounds, turns and their steps, and the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, kind
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Next
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard import formation, verbs, victory
from tafelrunde.games.guiscard.charging import ChargeMoves, ChargeStep
from tafelrunde.games.guiscard.fire import MissileStep
from tafelrunde.games.guiscard.melee import MeleeStep
from tafelrunde.games.guiscard.movement import MoveStep
from tafelrunde.games.guiscard.setup import SetUp, clear_table
from tafelrunde.games.guiscard.state import (
    CHARGES,
    EVERY_TURN,
    FOULKON,
    HEALTHY,
    MELEE,
    MISSILE,
    MOVEMENT,
    RECOVERY,
    SPEAR,
    STUNNED,
    Guiscard,
)
from tafelrunde.games.guiscard.tables import NONE
from tafelrunde.games.guiscard.verbs import (
    END_STEP,
    LEAVE_OUT,
)


class Play(Frame[Guiscard]):
    """GU-2.1, GU-2.2: set-up, then rounds of two turns each."""

    def start(self, s: Guiscard) -> Next:
        """GU-2.1: the units of the scenario are set up in its order."""
        clear_table(s)
        return s.call(SetUp(facing=NONE), "ready")

    def ready(self, s: Guiscard, value: object) -> Next:
        """GU-2.2: the scenario names the first player."""
        return self.next_turn(s, None)

    def next_turn(self, s: Guiscard, value: object) -> Next:
        """GU-2.8: the other player's turn; after two of them a new round begins."""
        if victory.decided(s):
            return s.finish()
        if s.turn % 2 == 0:
            if s.round >= s.board.rounds:
                victory.decide_at_end(s)
                return s.finish()
            s.round += 1
            if s.log is not None:
                s.emit("GU-2.2", "round-begins", {"round": s.round})
        s.active = s.board.first if s.turn % 2 == 0 else 1 - s.board.first
        s.turn += 1
        return s.call(Turn(s.active), "next_turn")

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (("then", "str"),)

    def clone(self) -> Play:
        n = Play()
        n.then = self.then
        return n

    def step(self, name: str, s: Guiscard, a: i64) -> Next:
        if name == "start":
            return self.start(s)
        if name == "ready":
            return self.ready(s, s.handed)
        if name == "next_turn":
            return self.next_turn(s, s.handed)
        return super().step(name, s, a)

    # </generated>


class Turn(Frame[Guiscard]):
    """PR-1, GU-2.9: missile fire, charges, movement, melee, recovery, in strict order."""

    seat: i64 = 0

    def start(self, s: Guiscard) -> Next:
        """GU-2.3: step 1, missile fire."""
        begin_turn(s, self.seat)
        s.phase = MISSILE
        if s.log is not None:
            s.emit("GU-2.3", "turn-begins", {"seat": self.seat, "round": s.round})
        return s.call(MissileStep(self.seat), "fired")

    def fired(self, s: Guiscard, value: object) -> Next:
        """GU-2.4: step 2, charges."""
        if victory.decided(s):
            return s.finish()
        s.phase = CHARGES
        if s.log is not None:
            s.emit("GU-2.4", "step-begins", {"step": CHARGES})
        return s.call(ChargeStep(self.seat), "declared")

    def declared(self, s: Guiscard, value: object) -> Next:
        """GU-2.5, GU-7.12: step 3 begins with the declared charges."""
        s.phase = MOVEMENT
        if s.log is not None:
            s.emit("GU-2.5", "step-begins", {"step": MOVEMENT})
        return s.call(ChargeMoves(), "charged")

    def charged(self, s: Guiscard, value: object) -> Next:
        """GU-2.5: then everybody else moves."""
        if victory.decided(s):
            return s.finish()
        return s.call(MoveStep(self.seat), "moved")

    def moved(self, s: Guiscard, value: object) -> Next:
        """D-20, GU-7.39: formations are declared at the end of the movement step."""
        if victory.decided(s):
            return s.finish()
        formation.refresh(s, self.seat)
        return s.call(Forming(self.seat), "formed")

    def formed(self, s: Guiscard, value: object) -> Next:
        """GU-2.6: step 4, melee."""
        s.phase = MELEE
        if s.log is not None:
            s.emit("GU-2.6", "step-begins", {"step": MELEE})
        return s.call(MeleeStep(self.seat), "fought")

    def fought(self, s: Guiscard, value: object) -> Next:
        """GU-2.7: step 5, recovery."""
        if not victory.decided(s):
            s.phase = RECOVERY
            if s.log is not None:
                s.emit("GU-2.7", "step-begins", {"step": RECOVERY})
            recover(s, self.seat)
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("seat", "i64"),
    )

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def clone(self) -> Turn:
        n = Turn(self.seat)
        n.then = self.then
        return n

    def step(self, name: str, s: Guiscard, a: i64) -> Next:
        if name == "start":
            return self.start(s)
        if name == "fired":
            return self.fired(s, s.handed)
        if name == "declared":
            return self.declared(s, s.handed)
        if name == "charged":
            return self.charged(s, s.handed)
        if name == "moved":
            return self.moved(s, s.handed)
        if name == "formed":
            return self.formed(s, s.handed)
        if name == "fought":
            return self.fought(s, s.handed)
        return super().step(name, s, a)

    # </generated>


class Forming(Frame[Guiscard]):
    """D-20: new formations, one facing after the other, until the owner is content.

    Everybody who can joins, unless his owner leaves him out before.
    """

    seat: i64 = 0
    out: list[int]  # men who shall not join the next formation

    def start(self, s: Guiscard) -> Next:
        """Nobody is asked where no formation is possible."""
        self.out = []
        if not s.board.techniques or not formation.any_possible(s, self.seat, []):
            return s.finish()
        return self.ask(s)

    def ask(self, s: Guiscard) -> Next:
        """Facing and kind, or a man to leave out, or the end."""
        return s.ask(self.seat, self.CHOICES)

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"seat": self.seat, "count": len(self.out)}

    CHOICES: Final = Ask("choices", "chosen", "refused", "form")

    def choices(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """GU-7.20, GU-7.27: every facing in which free hoplites stand rightly."""
        men: set[int] = set()
        for f in range(6):
            spear, foulkon = self.men(s, SPEAR, f), self.men(s, FOULKON, f)
            men.update(spear)
            men.update(foulkon)
            if spear:
                out.add(verbs.SPEAR + f)
            if foulkon:
                out.add(verbs.FOULKON + f)
        for u in sorted(men):
            out.add(LEAVE_OUT + u)
        out.add(END_STEP)

    def refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-7.20, GU-7.27: too few stand side by side, now or without a man left out."""
        if kind(a) == LEAVE_OUT:
            u = arg(a)
            if u in self.out or not self.joins(s, u):
                return refused(s, "GU-7.39", "joins-nothing", "unit", u)
            if not formation.any_possible(s, self.seat, [*self.out, u]):
                return refused(s, "GU-7.20", "too-few-without", "unit", u)
        elif kind(a) == verbs.SPEAR and not self.men(s, SPEAR, arg(a)):
            return refused(s, "GU-7.20", "no-rank", "direction", arg(a))
        elif kind(a) == verbs.FOULKON and not self.men(s, FOULKON, arg(a)):
            return refused(s, "GU-7.27", "no-foulkon", "direction", arg(a))
        return None

    def joins(self, s: Guiscard, u: i64) -> bool:
        """Whether a man would stand in a formation that is possible now."""
        found = [u in self.men(s, form, f) for f in range(6) for form in (SPEAR, FOULKON)]
        return any(found)

    def men(self, s: Guiscard, form: i64, facing: i64) -> list[int]:
        """Who would stand in this formation."""
        return formation.possible(s, self.seat, form, facing, self.out)

    def chosen(self, s: Guiscard, a: i64) -> Next:
        """GU-7.39: with facing and markers; whoever was left out may join the next one."""
        if kind(a) == END_STEP:
            if s.log is not None:
                s.emit("GU-7.39", "forming-over", {"seat": self.seat})
            return s.finish()
        if kind(a) == LEAVE_OUT:
            self.out.append(arg(a))
            if s.log is not None:
                s.emit("GU-7.39", "left-out", {"unit": arg(a)})
            return self.ask(s)
        form = SPEAR if kind(a) == verbs.SPEAR else FOULKON
        formation.declare(s, self.men(s, form, arg(a)), form, arg(a))
        if s.log is not None:
            told = {"seat": self.seat, "direction": arg(a)}
            if form == SPEAR:
                s.emit("GU-7.20", "formation-formed", told)
            else:
                s.emit("GU-7.27", "foulkon-formed", told)
        return self.start(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("seat", "i64"),
        ("out", "list[int]"),
    )

    def __init__(self, seat: i64 = 0, out: list[int] | None = None) -> None:
        self.seat = seat
        self.out = [] if out is None else out

    def clone(self) -> Forming:
        n = Forming(self.seat, self.out.copy())
        n.then = self.then
        return n

    def sieve(self, name: str, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if name == "refused":
            for i in range(out.n):
                if self.refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(name, s, seat, out)
            return
        out.n = kept

    def step(self, name: str, s: Guiscard, a: i64) -> Next:
        if name == "start":
            return self.start(s)
        if name == "chosen":
            return self.chosen(s, a)
        return super().step(name, s, a)

    def offer(self, name: str, s: Guiscard, seat: i64, out: Offers) -> None:
        if name == "choices":
            self.choices(s, seat, out)
        else:
            super().offer(name, s, seat, out)

    def refuse(self, name: str, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if name == "refused":
            return self.refused(s, seat, a)
        return super().refuse(name, s, seat, a)

    # </generated>


def begin_turn(s: Guiscard, seat: i64) -> None:
    """PR-1: what is forgotten at the start of a player turn, and of the owner's turn."""
    for u in s.board.units:
        if s.board.owner[u] == seat:
            s.done[u] = 0
            s.spent[u] = 0
        else:
            s.done[u] &= ~EVERY_TURN
        s.since[u] = NONE
    s.met, s.orders, s.spared, s.unfired = [], vec[i64]([0, 0]), NONE, 0
    s.charger, s.charged, s.charge_at, s.charge_path = [], [], [], []
    s.charge_state, s.charge_band, s.counter, s.counter_path = [], [], [], []


def recover(s: Guiscard, seat: i64) -> None:
    """GU-2.7, GU-1.14: units stunned before this turn wake up healthy."""
    for u in s.board.side_units[seat]:
        if s.health[u] == STUNNED and s.felt[u] < s.turn:
            s.health[u] = HEALTHY
            s.version += 1
            if s.log is not None:
                s.emit("GU-2.7", "recovers", {"unit": u})
