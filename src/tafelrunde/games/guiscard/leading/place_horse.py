"""GU-4.48: where a led horse comes to lie when its leader stops."""

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
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.leading import reins
from tafelrunde.games.guiscard.state import ON_MAP, Guiscard, owner
from tafelrunde.games.guiscard.verbs import AT, unlisted


def next_horse(s: Guiscard, u: i64, avoid: list[int]) -> PlaceHorse | None:
    """GU-4.48: led horses are placed one after the other; None if there is none left in hand."""
    horses = reins.in_hand(s, u) if s.where[u] == ON_MAP else []
    return PlaceHorse(u, horses[0], len(horses) - 1, True, avoid) if horses else None


class PlaceHorse(Frame[Guiscard]):
    """GU-4.48: the leader's owner says where a horse in hand comes to lie.

    `more`: how many others need room beside it. `held`: the leader keeps the reins. `avoid`:
    hexes that somebody else is about to take.
    """

    unit: i64 = -1
    horse: i64 = -1
    more: i64 = 0
    held: bool = False
    avoid: list[int]
    head: i64 = -1

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.unit, "horse": self.horse}

    def start(self, s: Guiscard) -> Next:
        """GU-R.81: where there is no choice nobody is asked; without room it strays."""
        places = self.places(s)
        if not places:
            self.held = False
            return self.lie(s, *harm.anywhere(s, s.at[self.unit], self.avoid))
        if len(places) == 1:
            return self.lie(s, *places[0])
        if all([head == places[0][0] for head, _ in places]):
            return self.head_placed(s, AT + places[0][0])
        return s.ask(owner(s, self.unit), self.HEADS)

    def places(self, s: Guiscard) -> list[tuple[int, int]]:
        """Places that leave room for the other horses; all if there is too little room."""
        found = reins.apart(reins.led_places(s, self.unit), self.avoid)
        if self.more == 0:
            return found
        good = [p for p in found if reins.fit_in(reins.apart(found, p), self.more)]
        return good or found

    HEADS: Final = Ask("heads", "head_placed", "head_refused", "horse-head", sure=True)

    def heads(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for h in self.head_places(s):
            out.add(AT + h)

    def head_places(self, s: Guiscard) -> list[int]:
        """Where the head may come to lie."""
        return sorted({head for head, _ in self.places(s)})

    def head_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-4.48: beside the leader, with room for the rear."""
        if unlisted(a, AT, self.head_places(s)):
            return refused(s, "GU-4.48", "no-horse-there", "hex", arg(a))
        return None

    def head_placed(self, s: Guiscard, a: i64) -> Next:
        """GU-4.48: then the rear, so that the leader stands before the horse's head."""
        self.head = arg(a)
        rears = self.rear_places(s)
        if len(rears) == 1:
            return self.lie(s, self.head, rears[0])
        if s.log is not None:
            s.emit("GU-4.48", "horse-head", {"horse": self.horse, "hex": self.head})
        return s.ask(owner(s, self.unit), self.REARS)

    REARS: Final = Ask("rears", "rear_placed", "rear_refused", "horse-rear", sure=True)

    def rears(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for h in self.rear_places(s):
            out.add(AT + h)

    def rear_places(self, s: Guiscard) -> list[int]:
        """Where the rear may come to lie."""
        return [rear for head, rear in self.places(s) if head == self.head]

    def rear_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-4.48: the leader stands before the horse's head."""
        if unlisted(a, AT, self.rear_places(s)):
            return refused(s, "GU-4.48", "no-horse-there", "hex", arg(a))
        return None

    def rear_placed(self, s: Guiscard, a: i64) -> Next:
        return self.lie(s, self.head, arg(a))

    def lie(self, s: Guiscard, head: i64, rear: i64) -> Next:
        """The horse stands there, led or free."""
        reins.put_horse(s, self.horse, head, rear, self.unit if self.held else NONE)
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("unit", "i64"),
        ("horse", "i64"),
        ("more", "i64"),
        ("held", "bool"),
        ("avoid", "list[int]"),
        ("head", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "heads",
        "head_placed",
        "head_refused",
        "rears",
        "rear_placed",
        "rear_refused",
    )
    QUESTIONS: ClassVar[Questions] = (
        HEADS.numbered(2, 3, 4, 0),
        REARS.numbered(5, 6, 7, 0),
    )

    def __init__(
        self,
        unit: i64 = -1,
        horse: i64 = -1,
        more: i64 = 0,
        held: bool = False,
        avoid: list[int] | None = None,
        head: i64 = -1,
    ) -> None:
        self.unit = unit
        self.horse = horse
        self.more = more
        self.held = held
        self.avoid = [] if avoid is None else avoid
        self.head = head

    def clone(self) -> PlaceHorse:
        return PlaceHorse(self.unit, self.horse, self.more, self.held, self.avoid.copy(), self.head)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.head_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.rear_refused(s, seat, codes[i]) is None:
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
            return self.head_placed(s, a)
        if number == 6:
            return self.rear_placed(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.heads(s, seat, out)
        elif number == 5:
            self.rears(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.head_refused(s, seat, a)
        if number == 7:
            return self.rear_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>
