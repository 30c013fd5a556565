"""GU-10.10 to GU-10.12, GU-10.33, GU-10.50: ladders are overturned, ropes are cut."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.pieces.gear import (
    is_free_of_climbers,
    ladder_in,
    rope_in,
    whoever,
)
from tafelrunde.games.guiscard.retreats.fall import Fall
from tafelrunde.games.guiscard.siegecraft.ladders import ground_by, lay_down, overturnable
from tafelrunde.games.guiscard.siegecraft.ropes import cuttable
from tafelrunde.games.guiscard.state import ATTACKED, Guiscard, owner
from tafelrunde.games.guiscard.verbs import AT, unlisted


class Overturn(Frame[Guiscard]):
    """GU-10.10, GU-10.33: a unit goes for a ladder or a rope instead of fighting."""

    unit: i64 = -1
    rope: bool = False
    hex: i64 = -1  # the foot
    victim: i64 = -1  # whoever was on it

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.unit}

    def things(self, s: Guiscard) -> list[int]:
        """The feet of what the unit can reach."""
        return cuttable(s, self.unit) if self.rope else overturnable(s, self.unit)

    def start(self, s: Guiscard) -> Next:
        """GU-10.50: once a turn, instead of an attack. Where there is one only, nobody is asked."""
        found = self.things(s)
        if len(found) == 1:
            return self.chosen(s, AT + found[0])
        if s.log is not None:
            s.emit("GU-10.50", "goes-for-ladder", {"unit": self.unit})
        return s.ask(owner(s, self.unit), self.WHICH)

    WHICH: Final = Ask("which", "chosen", "which_refused", "overturn-which", sure=True)

    def which(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for h in self.things(s):
            out.add(AT + h)

    def which_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-10.35: only what is within reach."""
        if unlisted(a, AT, self.things(s)):
            return refused(s, "GU-10.50", "out-of-hand", "hex", arg(a))
        return None

    def chosen(self, s: Guiscard, a: i64) -> Next:
        """A d10."""
        self.hex = arg(a)
        s.done[self.unit] |= ATTACKED
        if s.log is not None:
            key = "cuts" if self.rope else "overturns"
            s.emit("GU-10.50", key, {"unit": self.unit, "hex": self.hex})
        return s.throw((10,), self.ROLLED)

    def rolled(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-10.10: a ladder falls on 1 to 6. GU-10.33: a rope is cut on 1 to 3."""
        n = s.board.numbers
        done = dice[0] <= (n.cut_last if self.rope else n.overturn_last)
        if s.log is not None:
            key = ("rope-cut" if done else "rope-whole") if self.rope else "ladder-falls"
            if not done and not self.rope:
                key = "ladder-stands"
            s.emit("GU-10.50", key, {"unit": self.unit, "hex": self.hex, "roll": dice[0]})
        if not done:
            return s.finish()
        thing = rope_in(s, self.hex) if self.rope else ladder_in(s, self.hex)
        assert thing is not None
        if not is_free_of_climbers(s, thing):
            self.victim = whoever(s, self.hex)
        if self.rope:
            s.machines.remove(thing)
            s.version += 1
            return self.drop_off(s)
        places = ground_by(s, self.hex)
        if len(places) > 1:
            return s.ask(owner(s, self.unit), self.LYING)
        return self.lies(s, AT + (places[0] if places else self.hex))

    LYING: Final = Ask("lying", "lies", "lie_refused", "ladder-lies", sure=True)

    def lying(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """PR-23: whoever overturned it says where its other half lies."""
        for h in ground_by(s, self.hex):
            out.add(AT + h)

    def lie_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-10.11: on the ground beside the foot."""
        if unlisted(a, AT, ground_by(s, self.hex)):
            return refused(s, "GU-10.11", "no-ladder-there", "hex", arg(a))
        return None

    def lies(self, s: Guiscard, a: i64) -> Next:
        """GU-10.11: falling on somebody has no effect."""
        ladder = ladder_in(s, self.hex)
        assert ladder is not None
        lay_down(s, ladder, arg(a))
        if s.log is not None:
            s.emit("GU-10.11", "ladder-lies", {"hex": self.hex, "behind": arg(a)})
        return self.drop_off(s)

    def drop_off(self, s: Guiscard) -> Next:
        """GU-10.11: whoever was on it falls."""
        if self.victim == NONE:
            return s.finish()
        return s.call(Fall(self.victim), self.OVER)

    def over(self, s: Guiscard, value: object) -> Next:
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("unit", "i64"),
        ("rope", "bool"),
        ("hex", "i64"),
        ("victim", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "which",
        "chosen",
        "which_refused",
        "lying",
        "lies",
        "lie_refused",
        "rolled",
        "over",
    )
    ROLLED: Final = 8
    OVER: Final = 9
    QUESTIONS: ClassVar[Questions] = (
        WHICH.numbered(2, 3, 4, 0),
        LYING.numbered(5, 6, 7, 0),
    )

    def __init__(self, unit: i64 = -1, rope: bool = False, hex: i64 = -1, victim: i64 = -1) -> None:
        self.unit = unit
        self.rope = rope
        self.hex = hex
        self.victim = victim

    def clone(self) -> Overturn:
        return Overturn(self.unit, self.rope, self.hex, self.victim)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.which_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.lie_refused(s, seat, codes[i]) is None:
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
            return self.lies(s, a)
        if number == 8:
            return self.rolled(s, cast("tuple[int, ...]", s.handed))
        if number == 9:
            return self.over(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.which(s, seat, out)
        elif number == 5:
            self.lying(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.which_refused(s, seat, a)
        if number == 7:
            return self.lie_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>
