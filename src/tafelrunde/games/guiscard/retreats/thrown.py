"""GU-6.17, GU-6.18, GU-6.29: riders who are thrown, and where they fall."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.roster import is_person
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.pieces.placing import drop
from tafelrunde.games.guiscard.reach.steps import around_horse, enterable, kept, may_stand
from tafelrunde.games.guiscard.retreats.retreat import Displace
from tafelrunde.games.guiscard.retreats.ways_back import room_for
from tafelrunde.games.guiscard.state import HEALTHY, Guiscard, owner
from tafelrunde.games.guiscard.verbs import AT, SHIFT, unlisted


def throw(s: Guiscard, u: i64, stunned: bool, horse_dies: bool) -> Thrown | None:
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

    unit: i64 = -1
    head: i64 = -1
    rear: i64 = -1
    stunned: bool = False

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.unit}

    def ring(self, s: Guiscard) -> list[int]:
        """GU-6.17, GU-6.29: those of the six hexes that the person can enter on foot."""
        around = around_horse(s, self.head, self.rear)
        return [h for h in around if enterable(s, self.unit, h)]

    def free(self, s: Guiscard) -> list[int]:
        """The hexes where nobody is, nor comes back to if its move is broken off."""
        taken = kept(s, self.unit)
        return [h for h in self.ring(s) if may_stand(s, self.unit, h) and h not in taken]

    def held(self, s: Guiscard, v: i64) -> list[int]:
        """The hexes round the horse that a unit would have to leave, and where it cannot go."""
        return [h for h in self.ring(s) if s.grid[h] == v] + kept(s, self.unit)

    def movable(self, s: Guiscard) -> list[int]:
        """GU-6.17: own units in these hexes that can make room."""
        found: list[int] = []
        for h in self.ring(s):
            v = s.grid[h]
            own = v != NONE and is_person(v) and owner(s, v) == owner(s, self.unit)
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

    HEXES: Final = Ask("hexes", "placed", "hex_refused", "place-thrown", sure=True)

    def hexes(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for h in self.free(s):
            out.add(AT + h)

    def hex_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-6.17: the free hexes round the horse that foot can enter."""
        if unlisted(a, AT, self.free(s)):
            return refused(s, "GU-6.17", "no-fall-there", "hex", arg(a))
        return None

    FRIENDS: Final = Ask("friends", "shifted", "friend_refused", "shift-friend", sure=True)

    def friends(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for v in self.movable(s):
            out.add(SHIFT + v)

    def friend_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-6.17: an own unit round the horse that can go one hex aside."""
        if unlisted(a, SHIFT, self.movable(s)):
            return refused(s, "GU-6.17", "cannot-make-room", "unit", arg(a))
        return None

    def shifted(self, s: Guiscard, a: i64) -> Next:
        """GU-6.17: one own unit goes one hex aside."""
        if s.log is not None:
            s.emit("GU-6.17", "makes-room", {"unit": arg(a)})
        return s.call(Displace(arg(a), self.held(s, arg(a))), self.CLEARED)

    def cleared(self, s: Guiscard, value: object) -> Next:
        """Now there is room."""
        return self.start(s)

    def placed(self, s: Guiscard, a: i64) -> Next:
        """He lies there, stunned or wounded. GU-6.30: perhaps among enemies only."""
        drop(s, self.unit, arg(a), NONE)
        if s.log is not None:
            s.emit("GU-6.17", "falls", {"unit": self.unit, "hex": arg(a)})
        if self.stunned:
            harm.stun(s, self.unit)
        else:
            harm.wound(s, self.unit)
        harm.surrounded(s)
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("unit", "i64"),
        ("head", "i64"),
        ("rear", "i64"),
        ("stunned", "bool"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "hexes",
        "placed",
        "hex_refused",
        "friends",
        "shifted",
        "friend_refused",
        "cleared",
    )
    CLEARED: Final = 8
    QUESTIONS: ClassVar[Questions] = (
        HEXES.numbered(2, 3, 4, 0),
        FRIENDS.numbered(5, 6, 7, 0),
    )

    def __init__(
        self, unit: i64 = -1, head: i64 = -1, rear: i64 = -1, stunned: bool = False
    ) -> None:
        self.unit = unit
        self.head = head
        self.rear = rear
        self.stunned = stunned

    def clone(self) -> Thrown:
        return Thrown(self.unit, self.head, self.rear, self.stunned)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.hex_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.friend_refused(s, seat, codes[i]) is None:
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
            return self.placed(s, a)
        if number == 6:
            return self.shifted(s, a)
        if number == 8:
            return self.cleared(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.hexes(s, seat, out)
        elif number == 5:
            self.friends(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.hex_refused(s, seat, a)
        if number == 7:
            return self.friend_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>
