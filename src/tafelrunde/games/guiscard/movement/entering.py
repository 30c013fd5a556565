"""GU-12.2, GU-12.22: a unit comes onto the map over its side."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, kind
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Next
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.movement.stepping import can_enter, head_entries
from tafelrunde.games.guiscard.state import MOVED, Guiscard, owner
from tafelrunde.games.guiscard.verbs import STEP, STOP, unlisted


class EnterMap(Frame[Guiscard]):
    """GU-12.2: the unit enters or waits. The value is head, rear and cost, or nothing."""

    unit: i64 = -1
    rear: i64 = -1

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.unit, "points": s.points}

    def start(self, s: Guiscard) -> Next:
        """Over which hex of the edge."""
        return s.ask(owner(s, self.unit), self.ENTRIES)

    ENTRIES: Final = Ask("entries", "enters", "entry_refused", "enter")

    def entries(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """GU-12.2: the hexes of the map side over which the unit comes."""
        zone = s.board.groups[s.board.group_of[self.unit]].zone
        for h in zone:
            out.add(STEP + h)
        out.add(STOP)

    def entry_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-12.2, GU-12.22: why the unit cannot come in over a hex."""
        if kind(a) != STEP:
            return None
        if arg(a) not in s.board.groups[s.board.group_of[self.unit]].zone:
            return refused(s, "GU-12.2", "not-its-edge", "unit", self.unit, "hex", arg(a))
        if not can_enter(s, self.unit, arg(a)):
            return refused(s, "GU-12.22", "no-entry", "unit", self.unit, "hex", arg(a))
        return None

    def enters(self, s: Guiscard, a: i64) -> Next:
        """GU-12.2: the cost of the edge hex. GU-12.22: a rider's rear stands on it first."""
        u = self.unit
        if kind(a) == STOP:
            s.mover = NONE
            s.done[u] |= MOVED
            if s.log is not None:
                s.emit("GU-12.2", "waits-outside", {"unit": u})
            return s.finish([])
        h = arg(a)
        if s.mount[u] == NONE:
            return s.finish([h, NONE, s.field.foot_base[h]])
        self.rear = h
        if s.log is not None:
            s.emit("GU-12.22", "enters-behind", {"unit": u, "hex": h})
        return s.ask(owner(s, u), self.HEADS_IN)

    HEADS_IN: Final = Ask("heads_in", "head_in", "head_refused", "enter-head", sure=True)

    def heads_in(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """GU-12.22: the head enters a neighbour of the edge hex."""
        for h, _ in head_entries(s, self.unit, self.rear):
            out.add(STEP + h)

    def head_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-12.22: both hexes free of others, and the points suffice."""
        if unlisted(a, STEP, [h for h, _ in head_entries(s, self.unit, self.rear)]):
            return refused(s, "GU-12.22", "no-entry", "unit", self.unit, "hex", arg(a))
        return None

    def head_in(self, s: Guiscard, a: i64) -> Next:
        """GU-12.22: both hexes are paid, and two hexes have been moved."""
        for h, cost in head_entries(s, self.unit, self.rear):
            if h == arg(a):
                return s.finish([h, self.rear, cost])
        raise AssertionError(f"{self.unit} cannot enter like that")

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("unit", "i64"),
        ("rear", "i64"),
    )

    def __init__(self, unit: i64 = -1, rear: i64 = -1) -> None:
        self.unit = unit
        self.rear = rear

    def clone(self) -> EnterMap:
        n = EnterMap(self.unit, self.rear)
        n.then = self.then
        return n

    def sieve(self, name: str, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if name == "entry_refused":
            for i in range(out.n):
                if self.entry_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif name == "head_refused":
            for i in range(out.n):
                if self.head_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(name, s, seat, out)
            return
        out.n = kept

    def step(self, name: str, s: Guiscard, a: i64) -> Next:
        if name == "start":
            return self.start(s)
        if name == "enters":
            return self.enters(s, a)
        if name == "head_in":
            return self.head_in(s, a)
        return super().step(name, s, a)

    def offer(self, name: str, s: Guiscard, seat: i64, out: Offers) -> None:
        if name == "entries":
            self.entries(s, seat, out)
        elif name == "heads_in":
            self.heads_in(s, seat, out)
        else:
            super().offer(name, s, seat, out)

    def refuse(self, name: str, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if name == "entry_refused":
            return self.entry_refused(s, seat, a)
        if name == "head_refused":
            return self.head_refused(s, seat, a)
        return super().refuse(name, s, seat, a)

    # </generated>
