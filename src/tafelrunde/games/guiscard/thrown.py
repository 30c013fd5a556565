"""GU-6.17, GU-6.18, GU-6.29: riders who are thrown, and where they fall."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Action, Params, Refusal
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Next
from tafelrunde.core.frames import Frame
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard import harm
from tafelrunde.games.guiscard.moves import around_horse, enterable, kept, may_stand
from tafelrunde.games.guiscard.placing import (
    drop,
)
from tafelrunde.games.guiscard.reasons import unlisted
from tafelrunde.games.guiscard.retreat import Displace
from tafelrunde.games.guiscard.state import (
    HEALTHY,
    Guiscard,
    owner,
)
from tafelrunde.games.guiscard.tables import NONE, UNITS
from tafelrunde.games.guiscard.verbs import (
    AT,
    SHIFT,
)
from tafelrunde.games.guiscard.ways_back import room_for


def throw(s: Guiscard, u: int, stunned: bool, horse_dies: bool) -> Thrown | None:
    """A rider is thrown; None if that kills him (GU-6.29: whoever was wounded before dies)."""
    horse = s.mount[u]
    if s.health[u] != HEALTHY:
        harm.kill(s, u)
        if horse_dies:
            harm.kill_horse(s, horse)
        return None
    harm.dehorse(s, u)
    head, rear = s.horse_at[horse], s.horse_rear[horse]
    if s.log is not None:
        s.emit("GU-6.17", "thrown", {"unit": u, "hex": head})
    if horse_dies:
        harm.kill_horse(s, horse)
    return Thrown(u, head, rear, stunned)


class Thrown(Frame[Guiscard]):
    """D-5: the owner of a thrown rider places him beside the horse."""

    unit: int = -1
    head: int = -1
    rear: int = -1
    stunned: bool = False

    def about(self, s: Guiscard, seat: int) -> Params:
        return {"unit": self.unit}

    def ring(self, s: Guiscard) -> list[int]:
        """GU-6.17, GU-6.29: those of the six hexes that the person can enter on foot."""
        around = around_horse(s, self.head, self.rear)
        return [h for h in around if enterable(s, self.unit, h)]

    def free(self, s: Guiscard) -> list[int]:
        """The hexes where nobody is, nor comes back to if its move is broken off."""
        taken = kept(s, self.unit)
        return [h for h in self.ring(s) if may_stand(s, self.unit, h) and h not in taken]

    def held(self, s: Guiscard, v: int) -> list[int]:
        """The hexes round the horse that a unit would have to leave, and where it cannot go."""
        return [h for h in self.ring(s) if s.grid[h] == v] + kept(s, self.unit)

    def movable(self, s: Guiscard) -> list[int]:
        """GU-6.17: own units in these hexes that can make room."""
        found: list[int] = []
        for h in self.ring(s):
            v = s.grid[h]
            own = 0 <= v < UNITS and owner(s, v) == owner(s, self.unit)
            if own and v not in found and room_for(s, v, self.held(s, v), []):
                found.append(v)
        return found

    def start(self, s: Guiscard) -> Next:
        """A free hex, else one after shifting a friend, else death."""
        seat = owner(s, self.unit)
        if self.free(s):
            return s.ask(seat, self.HEXES)
        if self.movable(s):
            return s.ask(seat, self.FRIENDS)
        s.at[self.unit] = self.head
        if s.log is not None:
            s.emit("GU-6.17", "trampled", {"unit": self.unit})
        harm.kill(s, self.unit)
        return s.finish()

    HEXES: Final = Ask("hexes", "placed", "hex_refused", "place-thrown")

    def hexes(self, s: Guiscard, seat: int) -> list[Action]:
        return [AT[h] for h in self.free(s)]

    def hex_refused(self, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        """GU-6.17: the free hexes round the horse that foot can enter."""
        if unlisted(a, "at", self.hexes(s, seat)):
            return refused(s, "GU-6.17", "no-fall-there", "hex", a.args[0])
        return None

    FRIENDS: Final = Ask("friends", "shifted", "friend_refused", "shift-friend")

    def friends(self, s: Guiscard, seat: int) -> list[Action]:
        return [SHIFT[v] for v in self.movable(s)]

    def friend_refused(self, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        """GU-6.17: an own unit round the horse that can go one hex aside."""
        if unlisted(a, "shift", self.friends(s, seat)):
            return refused(s, "GU-6.17", "cannot-make-room", "unit", a.args[0])
        return None

    def shifted(self, s: Guiscard, a: Action) -> Next:
        """GU-6.17: one own unit goes one hex aside."""
        if s.log is not None:
            s.emit("GU-6.17", "makes-room", {"unit": a.args[0]})
        return s.call(Displace(a.args[0], self.held(s, a.args[0])), "cleared")

    def cleared(self, s: Guiscard, value: object) -> Next:
        """Now there is room."""
        return self.start(s)

    def placed(self, s: Guiscard, a: Action) -> Next:
        """He lies there, stunned or wounded. GU-6.30: perhaps among enemies only."""
        drop(s, self.unit, a.args[0], NONE)
        if s.log is not None:
            s.emit("GU-6.17", "falls", {"unit": self.unit, "hex": a.args[0]})
        if self.stunned:
            harm.stun(s, self.unit)
        else:
            harm.wound(s, self.unit)
        harm.surrounded(s)
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("unit", "int"),
        ("head", "int"),
        ("rear", "int"),
        ("stunned", "bool"),
    )

    def __init__(
        self, unit: int = -1, head: int = -1, rear: int = -1, stunned: bool = False
    ) -> None:
        self.unit = unit
        self.head = head
        self.rear = rear
        self.stunned = stunned

    def clone(self) -> Thrown:
        n = Thrown(self.unit, self.head, self.rear, self.stunned)
        n.then = self.then
        return n

    def step(self, name: str, s: Guiscard, value: object) -> Next:
        if name == "start":
            return self.start(s)
        if name == "placed":
            return self.placed(s, cast(Action, value))
        if name == "shifted":
            return self.shifted(s, cast(Action, value))
        if name == "cleared":
            return self.cleared(s, value)
        return super().step(name, s, value)

    def offer(self, name: str, s: Guiscard, seat: int) -> list[Action]:
        if name == "hexes":
            return self.hexes(s, seat)
        if name == "friends":
            return self.friends(s, seat)
        return super().offer(name, s, seat)

    def refuse(self, name: str, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        if name == "hex_refused":
            return self.hex_refused(s, seat, a)
        if name == "friend_refused":
            return self.friend_refused(s, seat, a)
        return super().refuse(name, s, seat, a)

    # </generated>
