"""PR-22: ladders and ropes on a palisade that is gone come down, and whoever is on them falls."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.flow import Names, Next
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.pieces.gear import (
    AT,
    HOW,
    TO,
    UP,
    WHAT,
    is_free_of_climbers,
    whoever,
)
from tafelrunde.games.guiscard.retreats.fall import Fall
from tafelrunde.games.guiscard.siegecraft.climbing import holds_rope, is_foot_of
from tafelrunde.games.guiscard.siegecraft.ladders import ground_by, lay_down
from tafelrunde.games.guiscard.state import LADDER, ROPE, Guiscard


class Loosened(Frame[Guiscard]):
    """PR-22: one thing after the other; GU-10.11: a ladder lies, GU-10.63: a rope is lost."""

    def start(self, s: Guiscard) -> Next:
        for thing in s.machines:
            leans = thing[WHAT] in (LADDER, ROPE) and thing[HOW] == UP
            holds = holds_rope if thing[WHAT] == ROPE else is_foot_of
            if not leans or holds(s, thing[AT], thing[TO]) or self.hangs_inside(s, thing):
                continue
            victim = -1 if is_free_of_climbers(s, thing) else whoever(s, thing[AT])
            if thing[WHAT] == ROPE:
                s.machines.remove(thing)
                s.version += 1
            else:
                places = ground_by(s, thing[AT])
                lay_down(s, thing, places[0] if places else thing[AT])
            if s.log is not None:
                s.emit("GU-10.63", "comes-loose", {"hex": thing[AT]})
            if victim >= 0:
                return s.call(Fall(victim), self.START_AGAIN)
            return self.start(s)
        return s.finish()

    def hangs_inside(self, s: Guiscard, thing: list[int]) -> bool:
        """GU-10.63: a rope over the inner edge of a walk that still stands."""
        f = s.field
        inner = f.side[thing[TO] * 6 + f.grid.direction(thing[TO], thing[AT])] == 0
        return thing[WHAT] == ROPE and inner and f.level[thing[TO]] > f.level[thing[AT]]

    def start_again(self, s: Guiscard, value: object) -> Next:
        return self.start(s)

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (*Frame.NAMES, "start_again")
    START_AGAIN: Final = 2

    def step(self, number: i64, s: Guiscard, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.start_again(s, s.handed)
        return super().step(number, s, a)

    # </generated>
