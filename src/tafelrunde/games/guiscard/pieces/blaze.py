"""Chapter 10.2: which hexes burn, who lit them, and what can burn.

A fire is a number: the seat that lit it, twice the turns for which it has burnt, and two marks.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.pieces.gear import AT, HELD, HOW, OUTSIDE, STONE, TO, UP, WHAT
from tafelrunde.games.guiscard.state import LADDER, ROPE, Guiscard

TURN: Final = 2  # what one turn of burning adds
OIL: Final = 16  # GU-10.24: naphtha lies there
ALIGHT: Final = 32


def burns(s: Guiscard, h: i64) -> bool:
    """GU-10.16: whether a hex burns, so that nobody enters it."""
    return s.fires.get(h, 0) >= ALIGHT


def lit_by(s: Guiscard, h: i64) -> i64:
    """GU-10.39: whose fire it is."""
    return s.fires[h] % 2


def age(s: Guiscard, h: i64) -> i64:
    """GU-10.40: the burn counter of a fire."""
    return s.fires[h] % OIL // TURN


def is_oily(s: Guiscard, h: i64) -> bool:
    """Whether naphtha lies in a hex, burning or not."""
    return s.fires.get(h, 0) & OIL > 0


def things_on(s: Guiscard, h: i64) -> list[list[int]]:
    """GU-10.39: ladders and engines that stand or lie in a hex."""
    found: list[list[int]] = []
    for thing in s.machines:
        if thing[WHAT] == ROPE or thing[HOW] in (OUTSIDE, HELD):
            continue
        second = thing[WHAT] == STONE or (thing[WHAT] == LADDER and thing[HOW] != UP)
        if thing[AT] == h or (second and thing[TO] == h):
            found.append(thing)
    return found


def is_wooden(s: Guiscard, h: i64) -> bool:
    """GU-10.39: palisades, walks, the gate, jetties, wooden houses, tents, ladders, engines."""
    f = s.field
    return f.wood[h] or f.tent[h] != 0 or bool(things_on(s, h))


def can_catch(s: Guiscard, h: i64) -> bool:
    """Whether a hex does not burn yet and would: wood or naphtha. GU-10.14: no trees, no brush."""
    return not burns(s, h) and (is_oily(s, h) or is_wooden(s, h))


def joined(s: Guiscard, h: i64) -> list[int]:
    """GU-10.26: all naphtha that hangs together with a hex, which comes first."""
    found = [h]
    if not is_oily(s, h):
        return found
    for one in found:  # grows while it runs
        for other in s.field.grid.around[one]:
            if is_oily(s, other) and not burns(s, other) and other not in found:
                found.append(other)
    return found


def touching_oil(s: Guiscard, h: i64) -> list[int]:
    """GU-10.14: unlit naphtha beside a fire."""
    return [x for x in s.field.grid.around[h] if is_oily(s, x) and not burns(s, x)]


def kindle(s: Guiscard, h: i64, seat: i64) -> None:
    """A fire marker is laid. GU-10.40: its counter begins at nothing."""
    assert h != NONE
    s.fires[h] = (s.fires.get(h, 0) & OIL) + ALIGHT + seat
    s.version += 1


def quench(s: Guiscard, h: i64) -> None:
    """GU-10.40: marker and counter go."""
    del s.fires[h]
    s.version += 1
