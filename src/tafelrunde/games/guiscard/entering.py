"""GU-12.2, GU-12.22: a unit comes onto the map over its side."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Action, Params, Refusal
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Next
from tafelrunde.core.frames import Frame
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.state import MOVED, Guiscard, owner
from tafelrunde.games.guiscard.stepping import can_enter, head_entries
from tafelrunde.games.guiscard.tables import NONE
from tafelrunde.games.guiscard.verbs import STEP, STOP


class EnterMap(Frame[Guiscard]):
    """GU-12.2: the unit enters or waits. The value is head, rear and cost, or nothing."""

    unit: int = -1
    rear: int = -1

    def about(self, s: Guiscard, seat: int) -> Params:
        return {"unit": self.unit, "points": s.points}

    def start(self, s: Guiscard) -> Next:
        """Over which hex of the edge."""
        return s.ask(owner(s, self.unit), self.ENTRIES)

    ENTRIES: Final = Ask("entries", "enters", "entry_refused", "enter")

    def entries(self, s: Guiscard, seat: int) -> list[Action]:
        """GU-12.2: the hexes of the map side over which the unit comes."""
        zone = s.board.groups[s.board.group_of[self.unit]].zone
        return [*[STEP[h] for h in zone], STOP]

    def entry_refused(self, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        """GU-12.2, GU-12.22: why the unit cannot come in over a hex."""
        if a.kind != "step":
            return None
        if a.args[0] not in s.board.groups[s.board.group_of[self.unit]].zone:
            return refused(s, "GU-12.2", "not-its-edge", "unit", self.unit, "hex", a.args[0])
        if not can_enter(s, self.unit, a.args[0]):
            return refused(s, "GU-12.22", "no-entry", "unit", self.unit, "hex", a.args[0])
        return None

    def enters(self, s: Guiscard, a: Action) -> Next:
        """GU-12.2: the cost of the edge hex. GU-12.22: a rider's rear stands on it first."""
        u = self.unit
        if a.kind == "stop":
            s.mover = NONE
            s.done[u] |= MOVED
            if s.log is not None:
                s.emit("GU-12.2", "waits-outside", {"unit": u})
            return s.finish([])
        h = a.args[0]
        if s.mount[u] == NONE:
            return s.finish([h, NONE, s.board.field.foot_base[h]])
        self.rear = h
        if s.log is not None:
            s.emit("GU-12.22", "enters-behind", {"unit": u, "hex": h})
        return s.ask(owner(s, u), self.HEADS_IN)

    HEADS_IN: Final = Ask("heads_in", "head_in", "head_refused", "enter-head")

    def heads_in(self, s: Guiscard, seat: int) -> list[Action]:
        """GU-12.22: the head enters a neighbour of the edge hex."""
        return [STEP[h] for h, _ in head_entries(s, self.unit, self.rear)]

    def head_refused(self, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        """GU-12.22: both hexes free of others, and the points suffice."""
        if a.kind == "step" and a not in self.heads_in(s, seat):
            return refused(s, "GU-12.22", "no-entry", "unit", self.unit, "hex", a.args[0])
        return None

    def head_in(self, s: Guiscard, a: Action) -> Next:
        """GU-12.22: both hexes are paid, and two hexes have been moved."""
        for h, cost in head_entries(s, self.unit, self.rear):
            if h == a.args[0]:
                return s.finish([h, self.rear, cost])
        raise AssertionError(f"{self.unit} cannot enter like that")

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("unit", "int"),
        ("rear", "int"),
    )

    def __init__(self, unit: int = -1, rear: int = -1) -> None:
        self.unit = unit
        self.rear = rear

    def clone(self) -> EnterMap:
        n = EnterMap(self.unit, self.rear)
        n.then = self.then
        return n

    def step(self, name: str, s: Guiscard, value: object) -> Next:
        if name == "start":
            return self.start(s)
        if name == "enters":
            return self.enters(s, cast(Action, value))
        if name == "head_in":
            return self.head_in(s, cast(Action, value))
        return super().step(name, s, value)

    def offer(self, name: str, s: Guiscard, seat: int) -> list[Action]:
        if name == "entries":
            return self.entries(s, seat)
        if name == "heads_in":
            return self.heads_in(s, seat)
        return super().offer(name, s, seat)

    def refuse(self, name: str, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        if name == "entry_refused":
            return self.entry_refused(s, seat, a)
        if name == "head_refused":
            return self.head_refused(s, seat, a)
        return super().refuse(name, s, seat, a)

    # </generated>
