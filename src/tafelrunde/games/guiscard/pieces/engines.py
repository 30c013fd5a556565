"""Chapters 10.4 and 10.5: stone throwers and Greek fire: where they stand and who serves them."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.roster import is_person
from tafelrunde.games.guiscard.pieces.contact import is_threatened
from tafelrunde.games.guiscard.pieces.gear import (
    AT,
    GREEK,
    HOW,
    SINCE,
    STONE,
    TO,
    UP,
    WHAT,
    WHOSE,
    perch,
)
from tafelrunde.games.guiscard.state import (
    BUSY,
    FIRED,
    HAULS,
    Guiscard,
    able,
    direction,
    is_asleep,
    is_prisoner,
    owner,
    trait,
)

CREWS: Final = {STONE: 3, GREEK: 2}  # GU-10.19, GU-10.23


def engines(s: Guiscard, seat: i64) -> list[list[int]]:
    """The engines of a seat."""
    return [x for x in s.machines if x[WHAT] in CREWS and x[WHOSE] == seat]


def facing(s: Guiscard, engine: list[int]) -> i64:
    """GU-10.19, GU-10.45: where an engine points; a stone thrower from rear to head."""
    if engine[WHAT] == GREEK:
        return engine[TO]
    return direction(s, engine[TO], engine[AT])


def posts(s: Guiscard, engine: list[int]) -> list[int]:
    """GU-10.19: the three hexes before a stone thrower. GU-10.23: all round Greek fire."""
    near = s.field.neighbor
    if engine[WHAT] == GREEK:
        found = [near[engine[AT] * 6 + d] for d in range(6)]
        low, f = s.field.level[engine[AT]], s.field
        return [h for h in found if h != NONE and -1 <= f.level[h] - low <= 1]
    f0 = facing(s, engine)
    ahead = [near[engine[AT] * 6 + (f0 + turn) % 6] for turn in (5, 0, 1)]
    return [h for h in ahead if h != NONE]


def serves(s: Guiscard, u: i64, seat: i64) -> bool:
    """GU-10.43, GU-10.62: an own man on foot who can serve an engine now."""
    if owner(s, u) != seat or not able(s, u) or s.mount[u] != NONE or perch(s, u):
        return False
    if s.board.roster.civilian[u] or is_prisoner(s, u) or is_asleep(s, u) or trait(s, u, HAULS):
        return False
    return not s.done[u] & (FIRED | BUSY) and not is_threatened(s, seat, s.at[u])


def crew(s: Guiscard, engine: list[int]) -> list[int]:
    """Those who serve an engine, as many as it needs; fewer if it is idle."""
    seat = engine[WHOSE]
    found: list[int] = []
    for h in posts(s, engine):
        u = s.grid[h]
        if u != NONE and is_person(u) and serves(s, u, seat):
            found.append(u)
    return found[: CREWS[engine[WHAT]]]


def is_manned(s: Guiscard, engine: list[int]) -> bool:
    """Whether an engine has its crew."""
    return len(crew(s, engine)) == CREWS[engine[WHAT]]


def is_loaded(s: Guiscard, engine: list[int]) -> bool:
    """GU-10.19, GU-10.23, GU-R.51: every third or fifth own turn; the first shot at once."""
    n = s.board.numbers
    rest = n.stone_turns if engine[WHAT] == STONE else n.greek_turns
    return engine[HOW] == UP and (engine[SINCE] == 0 or s.turn - engine[SINCE] >= 2 * rest)
