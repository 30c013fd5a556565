"""Step 2 and the first part of step 3: declaring charges, meeting them, and riding them."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.charges import charge
from tafelrunde.games.guiscard.charges.conditions import (
    can_be_met,
    can_ride_on,
    charger_refused,
    counter_refused,
    path_refused,
    target_hexes,
    target_refused,
)
from tafelrunde.games.guiscard.charges.counter_path import CounterPath
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.movement.move_unit import MoveUnit
from tafelrunde.games.guiscard.pieces.placing import relocate
from tafelrunde.games.guiscard.scenarios.parley import (
    ENDINGS,
    Ending,
    ending_refused,
    offer_endings,
)
from tafelrunde.games.guiscard.scenarios.victory import decided
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


def declare(s: Guiscard, u: i64, e: i64, h: i64, path: list[int], state: i64) -> None:
    """GU-7.4: a charge with rider, target, target hex and path; nobody meets it yet."""
    s.charger.append(u)
    s.charged.append(e)
    s.charge_at.append(h)
    s.charge_path.append(path)
    s.charge_state.append(state)
    s.charge_band.append(0)
    s.counter.append(NONE)
    s.counter_path.append([])


class ChargeStep(Frame[Guiscard]):
    """GU-2.4, GU-7.4: charges are declared one at a time, each with rider, target and path.

    After each one the opponent may meet it (GU-7.7).
    """

    seat: i64 = 0
    rider: i64 = -1
    target: i64 = -1
    target_hex: i64 = -1
    path: list[int]

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.rider, "count": len(self.path)}

    def start(self, s: Guiscard) -> Next:
        """D-7: a rider, or the end of the step. Without riders who can charge nobody is asked."""
        self.rider, self.target, self.target_hex, self.path = NONE, NONE, NONE, []
        if decided(s) or not s.board.techniques or not self.has_rider(s):
            return self.close(s)
        return s.ask(self.seat, self.RIDERS_OR_END)

    def has_rider(self, s: Guiscard) -> bool:
        """Whether anybody can charge."""
        for u in s.board.side_units[self.seat]:
            if s.mount[u] != NONE and charger_refused(s, self.seat, u) is None:
                return True
        return False

    RIDERS_OR_END: Final = Ask("riders_or_end", "chosen", "rider_refused", "charge")

    def riders_or_end(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """All riders, and the end of the step."""
        units = s.board.side_units[seat]
        riders = [u for u in units if s.where[u] == ON_MAP and s.mount[u] != NONE]
        for u in riders:
            out.add(CHARGE + u)
        out.add(END_STEP)
        offer_endings(s, seat, out)

    def rider_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if verb_of(a) in ENDINGS:
            return ending_refused(s, seat, a)
        return charger_refused(s, self.seat, arg(a)) if verb_of(a) == CHARGE else None

    def close(self, s: Guiscard) -> Next:
        """GU-7.33: groups are fixed now."""
        charge.band(s)
        return s.finish()

    def chosen(self, s: Guiscard, a: i64) -> Next:
        """D-7: then the target."""
        if verb_of(a) == END_STEP:
            if s.log is not None:
                s.emit("GU-7.4", "charges-over", {"seat": self.seat})
            return self.close(s)
        if verb_of(a) in ENDINGS:
            return s.call(Ending(self.seat, ENDINGS.index(verb_of(a))), self.PARLEYED)
        self.rider = arg(a)
        if s.log is not None:
            s.emit("GU-7.4", "prepares-charge", {"unit": self.rider})
        return s.ask(self.seat, self.TARGETS)

    def parleyed(self, s: Guiscard, value: object) -> Next:
        """GU-11.59: the other side does not agree, or the action is over."""
        return self.start(s)

    TARGETS: Final = Ask("targets", "aimed", "aim_refused", "charge-target")

    def targets(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """All enemies on the map, and back."""
        foes = [e for e in s.board.side_units[enemy(seat)] if s.at[e] != NONE]
        for e in foes:
            out.add(TARGET + e)
        out.add(CANCEL)

    def aim_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        return target_refused(s, self.rider, arg(a)) if verb_of(a) == TARGET else None

    def aimed(self, s: Guiscard, a: i64) -> Next:
        """PR-6.3: against a rider either of his hexes may be the target hex."""
        if verb_of(a) == CANCEL:
            return self.give_up(s)
        self.target = arg(a)
        if s.log is not None:
            s.emit("GU-7.4", "aims-charge", {"unit": self.rider, "enemy": self.target})
        hexes = target_hexes(s, self.rider, self.target)
        if len(hexes) > 1:
            return s.ask(self.seat, self.SPOTS)
        return self.spotted(s, AIM + hexes[0])

    def give_up(self, s: Guiscard) -> Next:
        """GU-R.119: going back before the charge is declared costs nothing."""
        if s.log is not None:
            s.emit("GU-R.119", "charge-given-up", {"unit": self.rider})
        return self.start(s)

    SPOTS: Final = Ask("spots", "spotted", "spot_refused", "charge-hex")

    def spots(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for h in target_hexes(s, self.rider, self.target):
            out.add(AIM + h)

    def spot_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """PR-6.3: only hexes of the target that the charge can reach."""
        if verb_of(a) == AIM and arg(a) not in target_hexes(s, self.rider, self.target):
            return refused(s, "GU-7.5", "no-charge-hex", "hex", arg(a))
        return None

    def spotted(self, s: Guiscard, a: i64) -> Next:
        """Now the path, hex by hex."""
        self.target_hex = arg(a)
        if s.log is not None:
            s.emit("GU-7.4", "charge-hex", {"unit": self.rider, "hex": self.target_hex})
        return self.ask_path(s)

    def ask_path(self, s: Guiscard) -> Next:
        """GU-7.4: the next hex of the path."""
        return s.ask(self.seat, self.HEXES)

    HEXES: Final = Ask("hexes", "stepped", "path_refused", "charge-path")

    def hexes(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """GU-7.5: the three hexes to the front; STOP when the charge is complete."""
        head, _ = charge.place_after(s, self.rider, self.path)
        around = s.field.grid.around[head]
        for h in around:
            out.add(STEP + h)
        out.add(STOP)
        out.add(CANCEL)

    def path_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-7.5: why a hex breaks the charge, or why it is not complete."""
        u, path = self.rider, self.path
        if verb_of(a) == STEP:
            return path_refused(s, u, path, self.target_hex, arg(a))
        if verb_of(a) == STOP and not charge.is_complete(s, u, path, self.target_hex):
            return refused(s, "GU-7.5", "charge-incomplete", "count", len(path))
        return None

    def stepped(self, s: Guiscard, a: i64) -> Next:
        """GU-7.4: the declaration is fixed with the last hex (GU-7.12)."""
        if verb_of(a) == CANCEL:
            return self.give_up(s)
        if verb_of(a) == STEP:
            self.path.append(arg(a))
            if s.log is not None:
                s.emit("GU-7.4", "charge-path", {"unit": self.rider, "hex": arg(a)})
            more = can_ride_on(s, self.rider, self.path, self.target_hex)
            if more or not charge.is_complete(s, self.rider, self.path, self.target_hex):
                return self.ask_path(s)
        declare(s, self.rider, self.target, self.target_hex, self.path, DECLARED)
        if s.log is not None:
            told = {"unit": self.rider, "enemy": self.target, "count": len(self.path)}
            s.emit("GU-7.4", "charges", told)
        self.path = []
        if can_be_met(s, len(s.charger) - 1):
            return s.ask(enemy(self.seat), self.ANSWERS)
        return self.start(s)

    ANSWERS: Final = Ask("answers", "answered", "answer_refused", "counter")

    def answers(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """D-8, GU-7.7: one of his riders, or none."""
        units = s.board.side_units[seat]
        riders = [c for c in units if s.where[c] == ON_MAP and s.mount[c] != NONE]
        for c in riders:
            out.add(COUNTER + c)
        out.add(PASS)

    def answer_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if verb_of(a) == COUNTER:
            return counter_refused(s, len(s.charger) - 1, seat, arg(a))
        return None

    def answered(self, s: Guiscard, a: i64) -> Next:
        """GU-7.12: a counter-charge cannot be changed either. GU-7.16: both are shown."""
        i = len(s.charger) - 1
        if verb_of(a) == PASS:
            if s.log is not None:
                s.emit("GU-7.7", "no-counter", {"unit": s.charger[i]})
            return self.start(s)
        c = arg(a)
        s.counter[i] = c
        s.done[c] |= COUNTERED
        if s.log is not None:
            s.emit("GU-7.7", "counters", {"unit": c, "enemy": s.charger[i]})
        return s.call(CounterPath(i), self.MET)

    def met(self, s: Guiscard, value: object) -> Next:
        """GU-7.7: only now the next charge is declared."""
        return self.start(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("rider", "i64"),
        ("target", "i64"),
        ("target_hex", "i64"),
        ("path", "list[int]"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "riders_or_end",
        "chosen",
        "rider_refused",
        "targets",
        "aimed",
        "aim_refused",
        "spots",
        "spotted",
        "spot_refused",
        "hexes",
        "stepped",
        "path_refused",
        "answers",
        "answered",
        "answer_refused",
        "met",
        "parleyed",
    )
    MET: Final = 17
    PARLEYED: Final = 18
    QUESTIONS: ClassVar[Questions] = (
        RIDERS_OR_END.numbered(2, 3, 4, 0),
        TARGETS.numbered(5, 6, 7, 0),
        SPOTS.numbered(8, 9, 10, 0),
        HEXES.numbered(11, 12, 13, 0),
        ANSWERS.numbered(14, 15, 16, 0),
    )

    def __init__(
        self,
        seat: i64 = 0,
        rider: i64 = -1,
        target: i64 = -1,
        target_hex: i64 = -1,
        path: list[int] | None = None,
    ) -> None:
        self.seat = seat
        self.rider = rider
        self.target = target
        self.target_hex = target_hex
        self.path = [] if path is None else path

    def clone(self) -> ChargeStep:
        return ChargeStep(self.seat, self.rider, self.target, self.target_hex, self.path.copy())

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.rider_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.aim_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 10:
            for i in range(out.n):
                if self.spot_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 13:
            for i in range(out.n):
                if self.path_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 16:
            for i in range(out.n):
                if self.answer_refused(s, seat, codes[i]) is None:
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
        if number == 9:
            return self.spotted(s, a)
        if number == 12:
            return self.stepped(s, a)
        if number == 15:
            return self.answered(s, a)
        if number == 17:
            return self.met(s, s.handed)
        if number == 18:
            return self.parleyed(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.riders_or_end(s, seat, out)
        elif number == 5:
            self.targets(s, seat, out)
        elif number == 8:
            self.spots(s, seat, out)
        elif number == 11:
            self.hexes(s, seat, out)
        elif number == 14:
            self.answers(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.rider_refused(s, seat, a)
        if number == 7:
            return self.aim_refused(s, seat, a)
        if number == 10:
            return self.spot_refused(s, seat, a)
        if number == 13:
            return self.path_refused(s, seat, a)
        if number == 16:
            return self.answer_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


class ChargeMoves(Frame[Guiscard]):
    """GU-7.12, GU-R.23: declared charges move first, in the order of their declaration."""

    at: i64 = 0

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
        return s.call(MoveUnit(u, path, True, s.counter[i] != NONE), self.OVER)

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
    FIELDS: ClassVar[FieldList] = (("at", "i64"),)

    NAMES: ClassVar[Names] = (*Frame.NAMES, "over")
    OVER: Final = 2

    def __init__(self, at: i64 = 0) -> None:
        self.at = at

    def clone(self) -> ChargeMoves:
        return ChargeMoves(self.at)

    def step(self, number: i64, s: Guiscard, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.over(s, s.handed)
        return super().step(number, s, a)

    # </generated>


def meets(s: Guiscard, i: i64) -> bool:
    """GU-7.9, GU-R.87: move a counter-charger two hexes on; returns whether he could."""
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
