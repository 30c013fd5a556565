"""Step 2 and the first part of step 3: declaring charges, meeting them, and riding them."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Action, Params, Refusal
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Next
from tafelrunde.core.frames import Frame
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard import charge, harm
from tafelrunde.games.guiscard.charge_refusals import (
    charger_refused,
    counter_refused,
    path_refused,
    target_refused,
)
from tafelrunde.games.guiscard.counter_path import CounterPath
from tafelrunde.games.guiscard.moving import MoveUnit
from tafelrunde.games.guiscard.placing import (
    relocate,
)
from tafelrunde.games.guiscard.state import (
    COMPLETED,
    COUNTERED,
    DECLARED,
    MOVED,
    ON_MAP,
    VOID,
    Guiscard,
    able,
    enemy,
)
from tafelrunde.games.guiscard.tables import NONE
from tafelrunde.games.guiscard.verbs import (
    AIM,
    CANCEL,
    CHARGE,
    COUNTER,
    END_STEP,
    PASS,
    STEP,
    STOP,
    TARGET,
)
from tafelrunde.games.guiscard.victory import decided


class ChargeStep(Frame[Guiscard]):
    """GU-2.4, GU-7.4: charges are declared one at a time, each with rider, target and path.

    After each one the opponent may meet it (GU-7.7).
    """

    seat: int = 0
    rider: int = -1
    target: int = -1
    target_hex: int = -1
    path: list[int]
    given_up: list[int]  # riders whose declaration was broken off

    def about(self, s: Guiscard, seat: int) -> Params:
        return {"unit": self.rider, "count": len(self.path)}

    def start(self, s: Guiscard) -> Next:
        """D-7: a rider, or the end of the step. Without riders who can charge nobody is asked."""
        self.rider, self.target, self.target_hex, self.path = NONE, NONE, NONE, []
        if not s.board.techniques or not self.has_rider(s):
            return self.close(s)
        return s.ask(self.seat, self.RIDERS_OR_END)

    def has_rider(self, s: Guiscard) -> bool:
        """Whether anybody can charge."""
        for u in s.board.side_units[self.seat]:
            if s.mount[u] != NONE and self.cannot(s, u) is None:
                return True
        return False

    RIDERS_OR_END: Final = Ask("riders_or_end", "chosen", "rider_refused", "charge")

    def riders_or_end(self, s: Guiscard, seat: int) -> list[Action]:
        """All riders, and the end of the step."""
        units = s.board.side_units[seat]
        riders = [u for u in units if s.where[u] == ON_MAP and s.mount[u] != NONE]
        return [*[CHARGE[u] for u in riders], END_STEP]

    def rider_refused(self, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        return self.cannot(s, a.args[0]) if a.kind == "charge" else None

    def cannot(self, s: Guiscard, u: int) -> Refusal | None:
        """Why a rider does not charge; a declaration is broken off once and for all."""
        if u in self.given_up:
            return refused(s, "GU-7.4", "charge-broken-off", "unit", u)
        return charger_refused(s, self.seat, u)

    def close(self, s: Guiscard) -> Next:
        """GU-7.33: groups are fixed now."""
        charge.band(s)
        return s.finish()

    def chosen(self, s: Guiscard, a: Action) -> Next:
        """D-7: then the target."""
        if a.kind == "end_step":
            if s.log is not None:
                s.emit("GU-7.4", "charges-over", {"seat": self.seat})
            return self.close(s)
        self.rider = a.args[0]
        if s.log is not None:
            s.emit("GU-7.4", "prepares-charge", {"unit": self.rider})
        return s.ask(self.seat, self.TARGETS)

    TARGETS: Final = Ask("targets", "aimed", "aim_refused", "charge-target")

    def targets(self, s: Guiscard, seat: int) -> list[Action]:
        """All enemies on the map, and back."""
        foes = [e for e in s.board.side_units[enemy(seat)] if s.at[e] != NONE]
        return [*[TARGET[e] for e in foes], CANCEL]

    def aim_refused(self, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        return target_refused(s, self.rider, a.args[0]) if a.kind == "target" else None

    def aimed(self, s: Guiscard, a: Action) -> Next:
        """PR-6.3: against a rider either of his hexes may be the target hex."""
        if a.kind == "cancel":
            return self.give_up(s)
        self.target = a.args[0]
        if s.log is not None:
            s.emit("GU-7.4", "aims-charge", {"unit": self.rider, "enemy": self.target})
        hexes = charge.target_hexes(s, self.rider, self.target)
        if len(hexes) > 1:
            return s.ask(self.seat, self.SPOTS)
        return self.spotted(s, AIM[hexes[0]])

    def give_up(self, s: Guiscard) -> Next:
        """A declaration that is broken off before it is complete; that rider does not charge."""
        self.given_up.append(self.rider)
        if s.log is not None:
            s.emit("GU-7.4", "charge-given-up", {"unit": self.rider})
        return self.start(s)

    SPOTS: Final = Ask("spots", "spotted", "spot_refused", "charge-hex")

    def spots(self, s: Guiscard, seat: int) -> list[Action]:
        return [AIM[h] for h in charge.target_hexes(s, self.rider, self.target)]

    def spot_refused(self, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        """PR-6.3: only hexes of the target that the charge can reach."""
        if a.kind == "aim" and a.args[0] not in charge.target_hexes(s, self.rider, self.target):
            return refused(s, "GU-7.5", "no-charge-hex", "hex", a.args[0])
        return None

    def spotted(self, s: Guiscard, a: Action) -> Next:
        """Now the path, hex by hex."""
        self.target_hex = a.args[0]
        if s.log is not None:
            s.emit("GU-7.4", "charge-hex", {"unit": self.rider, "hex": self.target_hex})
        return self.ask_path(s)

    def ask_path(self, s: Guiscard) -> Next:
        """GU-7.4: the next hex of the path."""
        return s.ask(self.seat, self.HEXES)

    HEXES: Final = Ask("hexes", "stepped", "path_refused", "charge-path")

    def hexes(self, s: Guiscard, seat: int) -> list[Action]:
        """GU-7.5: the three hexes to the front; STOP when the charge is complete."""
        head, _ = charge.place_after(s, self.rider, self.path)
        around = s.board.field.grid.around[head]
        return [*[STEP[h] for h in around], STOP, CANCEL]

    def path_refused(self, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        """GU-7.5: why a hex breaks the charge, or why it is not complete."""
        u, path = self.rider, self.path
        if a.kind == "step":
            return path_refused(s, u, path, self.target_hex, a.args[0])
        if a.kind == "stop" and not charge.is_complete(s, u, path, self.target_hex):
            return refused(s, "GU-7.5", "charge-incomplete", "count", len(path))
        return None

    def stepped(self, s: Guiscard, a: Action) -> Next:
        """GU-7.4: the declaration is fixed with the last hex (GU-7.12)."""
        if a.kind == "cancel":
            return self.give_up(s)
        if a.kind == "step":
            self.path.append(a.args[0])
            if s.log is not None:
                s.emit("GU-7.4", "charge-path", {"unit": self.rider, "hex": a.args[0]})
            only = charge.next_hexes(s, self.rider, self.path, self.target_hex)
            if only or not charge.is_complete(s, self.rider, self.path, self.target_hex):
                return self.ask_path(s)
        s.charger.append(self.rider)
        s.charged.append(self.target)
        s.charge_at.append(self.target_hex)
        s.charge_path.append(self.path)
        s.charge_state.append(DECLARED)
        s.charge_band.append(0)
        s.counter.append(NONE)
        s.counter_path.append([])
        if s.log is not None:
            told = {"unit": self.rider, "enemy": self.target, "count": len(self.path)}
            s.emit("GU-7.4", "charges", told)
        self.path = []
        if charge.counters(s, len(s.charger) - 1):
            return s.ask(enemy(self.seat), self.ANSWERS)
        return self.start(s)

    ANSWERS: Final = Ask("answers", "answered", "answer_refused", "counter")

    def answers(self, s: Guiscard, seat: int) -> list[Action]:
        """D-8, GU-7.7: one of his riders, or none."""
        units = s.board.side_units[seat]
        riders = [c for c in units if s.where[c] == ON_MAP and s.mount[c] != NONE]
        return [*[COUNTER[c] for c in riders], PASS]

    def answer_refused(self, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        if a.kind == "counter":
            return counter_refused(s, len(s.charger) - 1, seat, a.args[0])
        return None

    def answered(self, s: Guiscard, a: Action) -> Next:
        """GU-7.12: a counter-charge cannot be changed either. GU-7.16: both are shown."""
        i = len(s.charger) - 1
        if a.kind == "pass":
            if s.log is not None:
                s.emit("GU-7.7", "no-counter", {"unit": s.charger[i]})
            return self.start(s)
        c = a.args[0]
        s.counter[i] = c
        s.done[c] |= COUNTERED
        if s.log is not None:
            s.emit("GU-7.7", "counters", {"unit": c, "enemy": s.charger[i]})
        return s.call(CounterPath(i), "met")

    def met(self, s: Guiscard, value: object) -> Next:
        """GU-7.7: only now the next charge is declared."""
        return self.start(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("seat", "int"),
        ("rider", "int"),
        ("target", "int"),
        ("target_hex", "int"),
        ("path", "list[int]"),
        ("given_up", "list[int]"),
    )

    def __init__(
        self,
        seat: int = 0,
        rider: int = -1,
        target: int = -1,
        target_hex: int = -1,
        path: list[int] | None = None,
        given_up: list[int] | None = None,
    ) -> None:
        self.seat = seat
        self.rider = rider
        self.target = target
        self.target_hex = target_hex
        self.path = [] if path is None else path
        self.given_up = [] if given_up is None else given_up

    def clone(self) -> ChargeStep:
        n = ChargeStep(
            self.seat,
            self.rider,
            self.target,
            self.target_hex,
            self.path.copy(),
            self.given_up.copy(),
        )
        n.then = self.then
        return n

    def step(self, name: str, s: Guiscard, value: object) -> Next:
        if name == "start":
            return self.start(s)
        if name == "chosen":
            return self.chosen(s, cast(Action, value))
        if name == "aimed":
            return self.aimed(s, cast(Action, value))
        if name == "spotted":
            return self.spotted(s, cast(Action, value))
        if name == "stepped":
            return self.stepped(s, cast(Action, value))
        if name == "answered":
            return self.answered(s, cast(Action, value))
        if name == "met":
            return self.met(s, value)
        return super().step(name, s, value)

    def offer(self, name: str, s: Guiscard, seat: int) -> list[Action]:
        if name == "riders_or_end":
            return self.riders_or_end(s, seat)
        if name == "targets":
            return self.targets(s, seat)
        if name == "spots":
            return self.spots(s, seat)
        if name == "hexes":
            return self.hexes(s, seat)
        if name == "answers":
            return self.answers(s, seat)
        return super().offer(name, s, seat)

    def refuse(self, name: str, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        if name == "rider_refused":
            return self.rider_refused(s, seat, a)
        if name == "aim_refused":
            return self.aim_refused(s, seat, a)
        if name == "spot_refused":
            return self.spot_refused(s, seat, a)
        if name == "path_refused":
            return self.path_refused(s, seat, a)
        if name == "answer_refused":
            return self.answer_refused(s, seat, a)
        return super().refuse(name, s, seat, a)

    # </generated>


class ChargeMoves(Frame[Guiscard]):
    """GU-7.12, GU-R.23: declared charges move first, in the order of their declaration."""

    at: int = 0

    def start(self, s: Guiscard) -> Next:
        """GU-7.31: a counter-charger moves before its charger, without checks or fire."""
        if self.at >= len(s.charger) or decided(s):
            return s.finish()
        i = self.at
        u, c = s.charger[i], s.counter[i]
        if not able(s, u) or s.mount[u] == NONE:
            return self.over(s, None)
        path = list(s.charge_path[i])
        if c != NONE:
            path = path[:-2]  # GU-7.9: two hexes each
            if not meets(s, i):
                path = list(s.charge_path[i])
        return s.call(MoveUnit(u, path, True, s.counter[i] != NONE), "over")

    def over(self, s: Guiscard, value: object) -> Next:
        """GU-7.13, GU-R.24, GU-7.32: completed, or void for both."""
        i = self.at
        u, c = s.charger[i], s.counter[i]
        path = s.charge_path[i] if c == NONE else s.charge_path[i][:-2]
        came = able(s, u) and s.mount[u] != NONE and s.at[u] == path[-1]
        if c != NONE and not (able(s, c) and s.mount[c] != NONE):
            came = False
        s.charge_state[i] = COMPLETED if came else VOID
        s.done[u] |= MOVED  # GU-7.30: what points are left are lost
        if came:
            if s.log is not None:
                s.emit("GU-7.14", "charge-completed", {"unit": u})
        elif s.log is not None:
            s.emit("GU-7.13", "charge-void", {"unit": u})
        harm.surrounded(s)
        self.at += 1
        return self.start(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("at", "int"),
    )

    def __init__(self, at: int = 0) -> None:
        self.at = at

    def clone(self) -> ChargeMoves:
        n = ChargeMoves(self.at)
        n.then = self.then
        return n

    def step(self, name: str, s: Guiscard, value: object) -> Next:
        if name == "start":
            return self.start(s)
        if name == "over":
            return self.over(s, value)
        return super().step(name, s, value)

    # </generated>


def meets(s: Guiscard, i: int) -> bool:
    """GU-7.9, GU-R.87: the counter-charger takes his two hexes, if they are still free."""
    c, path = s.counter[i], s.charge_path[i]
    head, rear = path[-2], path[-1]
    free = all([s.grid[h] in (NONE, c) for h in (head, rear)])
    if not able(s, c) or s.mount[c] == NONE or not free:
        s.counter[i] = NONE
        if s.log is not None:
            s.emit("GU-7.32", "counter-void", {"unit": c})
        return False
    relocate(s, c, head, rear)
    if s.log is not None:
        s.emit("GU-7.9", "counter-moves", {"unit": c, "hex": head, "behind": rear})
    return True
