"""D-8: the path on which a rider goes to meet a charge, hex by hex."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Action, Params, Refusal
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Next
from tafelrunde.core.frames import Frame
from tafelrunde.games.guiscard import charge
from tafelrunde.games.guiscard.charge_refusals import counter_path_refused
from tafelrunde.games.guiscard.state import Guiscard, owner
from tafelrunde.games.guiscard.verbs import STEP


class CounterPath(Frame[Guiscard]):
    """GU-7.8, GU-7.31: the owner of a counter-charger says which way he takes.

    It cannot be broken off (GU-7.12). `number`: of the charge that is met.
    """

    number: int = 0

    def about(self, s: Guiscard, seat: int) -> Params:
        return {"unit": s.counter[self.number], "count": len(s.counter_path[self.number])}

    def start(self, s: Guiscard) -> Next:
        """Where only one hex is possible nobody is asked."""
        ahead = self.ahead(s)
        while len(ahead) == 1:
            s.counter_path[self.number].append(ahead[0])
            ahead = self.ahead(s)
        if not ahead:
            return s.finish()
        seat = owner(s, s.counter[self.number])
        return s.ask(seat, self.HEXES)

    def ahead(self, s: Guiscard) -> list[int]:
        """The hexes on which the path can go on, that of the cheapest first."""
        i = self.number
        path = s.counter_path[i]
        done = len(path)
        found: list[int] = []
        for way in charge.counter_ways(s, i, s.counter[i]):
            if len(way) > done and way[:done] == path and way[done] not in found:
                found.append(way[done])
        return found

    HEXES: Final = Ask("hexes", "stepped", "refused", "counter-path")

    def hexes(self, s: Guiscard, seat: int) -> list[Action]:
        """First those that are possible, then all others beside the last one."""
        ahead = self.ahead(s)
        head, _ = charge.place_after(s, s.counter[self.number], s.counter_path[self.number])
        others = [h for h in s.board.field.grid.around[head] if h not in ahead]
        return [STEP[h] for h in [*ahead, *others]]

    def refused(self, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        """GU-7.8, GU-7.31: why the path does not lead over a hex."""
        i = self.number
        if a.kind == "step" and a.args[0] not in self.ahead(s):
            return counter_path_refused(s, s.counter[i], s.counter_path[i], a.args[0])
        return None

    def stepped(self, s: Guiscard, a: Action) -> Next:
        """GU-7.16: the way is shown as far as it is declared."""
        s.counter_path[self.number].append(a.args[0])
        if s.log is not None:
            s.emit("GU-7.31", "counter-path", {"unit": s.counter[self.number], "hex": a.args[0]})
        return self.start(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("number", "int"),
    )

    def __init__(self, number: int = 0) -> None:
        self.number = number

    def clone(self) -> CounterPath:
        n = CounterPath(self.number)
        n.then = self.then
        return n

    def step(self, name: str, s: Guiscard, value: object) -> Next:
        if name == "start":
            return self.start(s)
        if name == "stepped":
            return self.stepped(s, cast(Action, value))
        return super().step(name, s, value)

    def offer(self, name: str, s: Guiscard, seat: int) -> list[Action]:
        if name == "hexes":
            return self.hexes(s, seat)
        return super().offer(name, s, seat)

    def refuse(self, name: str, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        if name == "refused":
            return self.refused(s, seat, a)
        return super().refuse(name, s, seat, a)

    # </generated>
