"""PR-22: what is left of a hex that was battered, burnt or pulled down (GU-9.37 to GU-9.42)."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.actions import BadData
from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.markers import (
    GATE_DESTROYED,
    GATE_OPEN,
    PALISADE_PULLED,
    STOCKADE_FALLEN,
    TOWER_FALLEN,
    WALLS_FALLEN,
)
from tafelrunde.games.guiscard.field.terrain import GATE, INTERIOR, NONE, TOWER, WALL_WALK
from tafelrunde.games.guiscard.files.roster import is_person
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.pieces.marking import lay_marker, take_marker
from tafelrunde.games.guiscard.state import Guiscard

# GU-9.7, GU-9.11, GU-9.16, GU-9.17: what fire and stones make of a hex, and what is told
ENDS: Final[dict[int, tuple[int, str, str]]] = {
    WALL_WALK: (STOCKADE_FALLEN, "GU-9.37", "stockade-falls"),
    GATE: (GATE_DESTROYED, "GU-9.42", "gate-falls"),
    INTERIOR: (WALLS_FALLEN, "GU-9.39", "walls-fall"),
    TOWER: (TOWER_FALLEN, "GU-9.40", "tower-falls"),
}


def destroy(s: Guiscard, h: i64) -> None:
    """GU-9.7, GU-9.16, GU-9.17: a hex has been battered or burnt down, whatever did it.

    GU-9.37: whoever is on a wall walk then is wounded and stays in the hex. GU-9.42: of the gate
    hex only the leaf is destroyed, its palisade stays.
    """
    terrain = s.field.terrain[h]
    if terrain not in ENDS:
        raise BadData(f"markers: nothing can be destroyed on {s.field.grid.label(h)}")
    marker, rule, key = ENDS[terrain]
    take_marker(s, h, GATE_OPEN)
    if terrain == WALL_WALK:
        take_marker(s, h, PALISADE_PULLED)
    lay_marker(s, h, marker)
    if s.log is not None:
        s.emit(rule, key, {"hex": h})
    there = s.grid[h]
    if terrain == WALL_WALK and there != NONE and is_person(there):
        harm.wound(s, there)


def pull_down(s: Guiscard, h: i64) -> None:
    """GU-9.38, GU-9.11, GU-R.102: a grapnel takes the palisade of a hex, its walk stays."""
    lay_marker(s, h, PALISADE_PULLED)
    if s.log is not None:
        s.emit("GU-9.38", "palisade-pulled", {"hex": h})
