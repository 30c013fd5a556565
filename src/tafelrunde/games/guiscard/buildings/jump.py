"""GU-9.5, GU-9.6, GU-9.9, GU-9.41: whoever has come over a palisade jumps down behind it."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Names, Next
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.terrain import NONE, PALISADE
from tafelrunde.games.guiscard.files.roster import is_person
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.state import Guiscard, armoured, owner

DIE: Final = 6


def landing_cost(s: Guiscard, u: i64, side: i64) -> i64:
    """GU-9.4, GU-9.41: what it costs to come over a palisade into the hex behind; 0 if nobody can.

    `side` is the palisade as its owner has it. The hex must hold no living enemy.
    """
    field = s.field
    if field.side[side] != PALISADE or not field.owner[side]:
        return 0
    there = s.grid[side // 6]
    if there != NONE and is_person(there) and owner(s, there) != owner(s, u):
        return 0
    return s.board.numbers.landing


class Jump(Frame[Guiscard]):
    """GU-9.6, GU-9.9: a d6, one more in armour; 6 or more wounds. The value says whether it did.

    It is the same on a wall walk and on open ground.
    """

    unit: i64 = -1

    def start(self, s: Guiscard) -> Next:
        """The die falls after the jump."""
        if s.log is not None:
            s.emit("GU-9.6", "jumps", {"unit": self.unit, "hex": s.at[self.unit]})
        return s.throw((DIE,), self.ROLLED)

    def rolled(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-9.6: 1 to 5 safe."""
        u = self.unit
        total = dice[0] + (1 if armoured(s, u) else 0)
        hurt = total >= s.board.numbers.jump_hurts
        if s.log is not None:
            told = {"unit": u, "roll": dice[0], "total": total, "hurt": hurt}
            s.emit("GU-9.6", "jump-rolled", told)
        if hurt:
            harm.wound(s, u)
        return s.finish(hurt)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (("unit", "i64"),)

    NAMES: ClassVar[Names] = (*Frame.NAMES, "rolled")
    ROLLED: Final = 2

    def __init__(self, unit: i64 = -1) -> None:
        self.unit = unit

    def clone(self) -> Jump:
        return Jump(self.unit)

    def step(self, number: i64, s: Guiscard, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.rolled(s, cast("tuple[int, ...]", s.handed))
        return super().step(number, s, a)

    # </generated>
