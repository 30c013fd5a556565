"""Chapter 2: rounds, turns and their steps, and the end of the game."""

from __future__ import annotations

from typing import ClassVar

from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Next
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.guiscard.buildings import shelter
from tafelrunde.games.guiscard.captives.capturing import Capturing
from tafelrunde.games.guiscard.captives.prisoners import free_awake
from tafelrunde.games.guiscard.charges.charge_step import ChargeMoves, ChargeStep
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.fire.fire import MissileStep
from tafelrunde.games.guiscard.formations import formation
from tafelrunde.games.guiscard.formations.forming import Forming
from tafelrunde.games.guiscard.melee.melee_step import MeleeStep
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.scenarios import victory
from tafelrunde.games.guiscard.scenarios.setup import SetUp, clear_table
from tafelrunde.games.guiscard.state import (
    CHARGES,
    EVERY_TURN,
    HEALTHY,
    MELEE,
    MISSILE,
    MOVEMENT,
    RECOVERY,
    STUNNED,
    Guiscard,
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
        """D-43, GU-12.25: the melee step ends with prisoners being taken."""
        if s.board.prisoners:
            return s.call(Capturing(self.seat), "captured")
        return self.captured(s, None)

    def captured(self, s: Guiscard, value: object) -> Next:
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
        if name == "captured":
            return self.captured(s, s.handed)
        return super().step(name, s, a)

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
    if s.traits:
        shelter.forget(s)
        free_awake(s, seat)
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
