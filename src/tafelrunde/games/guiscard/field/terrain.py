"""The kinds of ground (3.1 to 3.3), and how hexes are counted.

Hexes are numbered row by row over the whole field of COLUMNS columns; directions run clockwise
from north (GU-R.2).
"""

from __future__ import annotations

from typing import Final

COLUMNS: Final = 24
SHEET_ROWS: Final = 16
ROWS: Final = 2 * SHEET_ROWS  # two maps, one below the other
HEXES: Final = COLUMNS * ROWS
NONE: Final = -1
FAR: Final = 1000

TERRAINS: Final = (
    "open",
    "brush",
    "tree",
    "slope",
    "marsh",
    "rocks",
    "path",
    "rock_stairs",
    "beach",
    "shallow_water",
    "deep_water",
    "interior",
    "stairs",
    "court",
    "tent",
    "tent_entrance",
    "wall_walk",
    "tower",
    "gate",
    "stockade_down",
    "wall_down",
    "jetty",
)
OPEN: Final = 0
BRUSH: Final = 1
TREE: Final = 2
SLOPE: Final = 3
MARSH: Final = 4
ROCKS: Final = 5
PATH: Final = 6
ROCK_STAIRS: Final = 7
BEACH: Final = 8
SHALLOW: Final = 9
DEEP: Final = 10
INTERIOR: Final = 11
STAIRS: Final = 12
COURT: Final = 13
TENT: Final = 14
TENT_ENTRANCE: Final = 15
WALL_WALK: Final = 16
TOWER: Final = 17
GATE: Final = 18
STOCKADE_DOWN: Final = 19
WALL_DOWN: Final = 20
JETTY: Final = 21
RUINS: Final = (STOCKADE_DOWN, WALL_DOWN)  # GU-9.37, GU-9.39, GU-9.40
# the letters of grounds that no map file draws
OTHER_LETTERS: Final = {TENT_ENTRANCE: "e", STOCKADE_DOWN: "x", WALL_DOWN: "X"}

SIDES: Final = (
    "",
    "house_wall",
    "window",
    "church_window",
    "door",
    "court_entrance",
    "low_wall",
    "palisade",
    "castle_wall",
    "arrow_slit",
    "tower_gate",
    "tornefol",
    "tornefol_open",
    "tornefol_destroyed",
    "tent_wall",
    "tent_entrance",
    "palisade_pulled",
)
PLAIN: Final = 0
HOUSE_WALL: Final = 1
WINDOW: Final = 2
CHURCH_WINDOW: Final = 3
DOOR: Final = 4
COURT_ENTRANCE: Final = 5
LOW_WALL: Final = 6
PALISADE: Final = 7
CASTLE_WALL: Final = 8
ARROW_SLIT: Final = 9
TOWER_GATE: Final = 10
TORNEFOL: Final = 11
TORNEFOL_OPEN: Final = 12  # what a marker makes of the leaf
TORNEFOL_DESTROYED: Final = 13
TENT_WALL: Final = 14  # GU-8.33: what tents make of the sides round them
TENT_DOOR: Final = 15
PALISADE_PULLED_SIDE: Final = 16
CLOSED_SIDES: Final = (
    HOUSE_WALL,
    CHURCH_WINDOW,
    PALISADE,
    CASTLE_WALL,
    ARROW_SLIT,
    TORNEFOL,
    TENT_WALL,
)

# cover, least first (GU-3.1)
NO_COVER: Final = 0
LIGHT: Final = 1
MEDIUM_COVER: Final = 2
HEAVY: Final = 3
TOTAL: Final = 4
