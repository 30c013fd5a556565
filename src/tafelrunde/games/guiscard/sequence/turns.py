"""Chapter 2: rounds, turns and their steps, and the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Names, Next
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.guiscard.buildings import gate, shelter, tents
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
from tafelrunde.games.guiscard.scenarios.alarm import look_about
from tafelrunde.games.guiscard.scenarios.setup import SetUp, clear_table
from tafelrunde.games.guiscard.siegecraft import quivers
from tafelrunde.games.guiscard.siegecraft.burning import FireCheck
from tafelrunde.games.guiscard.siegecraft.heaving import Pull
from tafelrunde.games.guiscard.siegecraft.ropes import heavers
from tafelrunde.games.guiscard.state import (
    CHARGES,
    EVERY_TURN,
    HAULS,
    HEALTHY,
    MELEE,
    MISSILE,
    MOVEMENT,
    RECOVERY,
    STUNNED,
    THREW,
    Guiscard,
    set_trait,
    trait,
)


class Play(Frame[Guiscard]):
    """GU-2.1, GU-2.2: set-up, then rounds of two turns each."""

    def start(self, s: Guiscard) -> Next:
        """GU-2.1: the units of the scenario are set up in its order."""
        clear_table(s)
        return s.call(SetUp(facing=NONE), self.READY)

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
        return s.call(Turn(s.active), self.NEXT_TURN)

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (*Frame.NAMES, "ready", "next_turn")
    READY: Final = 2
    NEXT_TURN: Final = 3

    def step(self, number: i64, s: Guiscard, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.ready(s, s.handed)
        if number == 3:
            return self.next_turn(s, s.handed)
        return super().step(number, s, a)

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
        return s.call(MissileStep(self.seat), self.FIRED)

    def fired(self, s: Guiscard, value: object) -> Next:
        """GU-2.4: step 2, charges."""
        if victory.decided(s):
            return s.finish()
        s.phase = CHARGES
        if s.log is not None:
            s.emit("GU-2.4", "step-begins", {"step": CHARGES})
        return s.call(ChargeStep(self.seat), self.DECLARED)

    def declared(self, s: Guiscard, value: object) -> Next:
        """GU-2.5, GU-7.12: step 3 begins with the declared charges."""
        s.phase = MOVEMENT
        if s.log is not None:
            s.emit("GU-2.5", "step-begins", {"step": MOVEMENT})
        return s.call(ChargeMoves(), self.CHARGED)

    def charged(self, s: Guiscard, value: object) -> Next:
        """GU-2.5: then everybody else moves."""
        if victory.decided(s):
            return s.finish()
        return s.call(MoveStep(self.seat), self.MOVED)

    def moved(self, s: Guiscard, value: object) -> Next:
        """D-20, GU-7.39: formations are declared at the end of the movement step."""
        if victory.decided(s):
            return s.finish()
        formation.refresh(s, self.seat)
        return s.call(Forming(self.seat), self.FORMED)

    def formed(self, s: Guiscard, value: object) -> Next:
        """GU-2.6: step 4, melee."""
        s.phase = MELEE
        if s.log is not None:
            s.emit("GU-2.6", "step-begins", {"step": MELEE})
        return s.call(MeleeStep(self.seat), self.FOUGHT)

    def fought(self, s: Guiscard, value: object) -> Next:
        """D-43, GU-12.25: the melee step ends with prisoners being taken.

        GU-8.46: and with tents torn down. GU-9.14: and with the gate opened or closed.
        GU-11.27: and with arrows passed on.
        """
        if s.traits:
            tents.tear_down(s, self.seat)
            gate.finish_work(s, self.seat)
            quivers.hand_arrows(s, self.seat)
            if heavers(s, self.seat):
                return s.call(Pull(self.seat), self.PULLED)
        return self.pulled(s, None)

    def pulled(self, s: Guiscard, value: object) -> Next:
        """GU-10.34: palisades have been pulled at; now prisoners are taken."""
        if s.board.prisoners:
            return s.call(Capturing(self.seat), self.CAPTURED)
        return self.captured(s, None)

    def captured(self, s: Guiscard, value: object) -> Next:
        """GU-2.7: step 5, recovery."""
        if not victory.decided(s):
            s.phase = RECOVERY
            if s.log is not None:
                s.emit("GU-2.7", "step-begins", {"step": RECOVERY})
            recover(s, self.seat)
            look_about(s, self.seat)
            if s.fires:
                return s.call(FireCheck(1 - self.seat), self.BURNT)
        return s.finish()

    def burnt(self, s: Guiscard, value: object) -> Next:
        """PR-9: the fires of the other side have been checked."""
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (("seat", "i64"),)

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "fired",
        "declared",
        "charged",
        "moved",
        "formed",
        "fought",
        "captured",
        "pulled",
        "burnt",
    )
    FIRED: Final = 2
    DECLARED: Final = 3
    CHARGED: Final = 4
    MOVED: Final = 5
    FORMED: Final = 6
    FOUGHT: Final = 7
    CAPTURED: Final = 8
    PULLED: Final = 9
    BURNT: Final = 10

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def clone(self) -> Turn:
        return Turn(self.seat)

    def step(self, number: i64, s: Guiscard, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.fired(s, s.handed)
        if number == 3:
            return self.declared(s, s.handed)
        if number == 4:
            return self.charged(s, s.handed)
        if number == 5:
            return self.moved(s, s.handed)
        if number == 6:
            return self.formed(s, s.handed)
        if number == 7:
            return self.fought(s, s.handed)
        if number == 8:
            return self.captured(s, s.handed)
        if number == 9:
            return self.pulled(s, s.handed)
        if number == 10:
            return self.burnt(s, s.handed)
        return super().step(number, s, a)

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
        if s.machines:
            for u in s.board.side_units[seat]:
                for which in (HAULS, THREW):
                    if trait(s, u, which):
                        set_trait(s, u, which, 0)
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
