"""GU-12.2, GU-12.22: a unit comes onto the map over its side."""

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
from tafelrunde.games.guiscard.movement.stepping import can_enter, edge_cost, head_entries
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
        if verb_of(a) != STEP:
            return None
        if arg(a) not in s.board.groups[s.board.group_of[self.unit]].zone:
            return refused(s, "GU-12.2", "not-its-edge", "unit", self.unit, "hex", arg(a))
        if not can_enter(s, self.unit, arg(a)):
            return refused(s, "GU-12.22", "no-entry", "unit", self.unit, "hex", arg(a))
        return None

    def enters(self, s: Guiscard, a: i64) -> Next:
        """GU-12.2: the cost of the edge hex. GU-12.22: a rider's rear stands on it first."""
        u = self.unit
        if verb_of(a) == STOP:
            s.mover = NONE
            s.done[u] |= MOVED
            if s.log is not None:
                s.emit("GU-12.2", "waits-outside", {"unit": u})
            return s.finish([])
        h = arg(a)
        if s.mount[u] == NONE:
            return s.finish([h, NONE, edge_cost(s, u, h)])
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
        """GU-12.22: both hexes free of enemies, and the points suffice."""
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
        ("unit", "i64"),
        ("rear", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "entries",
        "enters",
        "entry_refused",
        "heads_in",
        "head_in",
        "head_refused",
    )
    QUESTIONS: ClassVar[Questions] = (
        ENTRIES.numbered(2, 3, 4, 0),
        HEADS_IN.numbered(5, 6, 7, 0),
    )

    def __init__(self, unit: i64 = -1, rear: i64 = -1) -> None:
        self.unit = unit
        self.rear = rear

    def clone(self) -> EnterMap:
        return EnterMap(self.unit, self.rear)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.entry_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.head_refused(s, seat, codes[i]) is None:
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
            return self.enters(s, a)
        if number == 6:
            return self.head_in(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.entries(s, seat, out)
        elif number == 5:
            self.heads_in(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.entry_refused(s, seat, a)
        if number == 7:
            return self.head_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>
