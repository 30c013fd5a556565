"""What the ground alone does to a line between two hexes: sight, and what it passes (PR-2).

What a line shows is found once for each pair of hexes and kept with the ground, packed into one
number. Whoever changes the ground needs a new one.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.guiscard.field.terrain import (
    HEAVY,
    LIGHT,
    MEDIUM_COVER,
    NO_COVER,
    NONE,
    RUINS,
    TOTAL,
)
from tafelrunde.geometry.hexes import NOWHERE, Grid
from tafelrunde.geometry.lines import Line, Obstacles, closed, line

# why the ground blocks a line, the gravest last
CLEAR: Final = 0
BY_TREE: Final = 1
BY_WALL: Final = 2
BY_CREST: Final = 3
BY_HEIGHT: Final = 4
BY_TENT: Final = 5
WHY_RULES: Final = ["", "GU-5.28", "GU-5.40", "GU-5.29", "GU-5.31", "GU-8.34"]
WHY_KEYS: Final = ["", "sight-tree", "sight-wall", "sight-crest", "sight-height", "sight-tent"]

# how the sides of table 3.3 stand to lines, by their number in the tables
SIDE_WALL: Final = 1  # no line through it: walls and closed openings
SIDE_OPEN: Final = 0
SIDE_BLOCKS: Final = [0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0]
# GU-9.30: heavy behind palisades, slits and church windows; GU-9.13, GU-9.48: of the gate hex total
# behind the closed leaf, light if it is open, none if it is destroyed; GU-9.38: light over a gap
SIDE_COVER: Final = [
    NO_COVER,
    TOTAL,
    MEDIUM_COVER,
    HEAVY,
    MEDIUM_COVER,
    MEDIUM_COVER,
    MEDIUM_COVER,
    HEAVY,
    TOTAL,
    HEAVY,
    MEDIUM_COVER,
    TOTAL,
    LIGHT,
    NO_COVER,
    NO_COVER,  # GU-8.33: tents cover in a way of their own
    NO_COVER,
    LIGHT,
]

# the facts about a line: that they are known, why it is blocked, the shelter, what it passes,
# the openings it uses, how many cells it has, and where in the list of all cells they begin
KNOWN: Final = 1
WHY_AT: Final = 1
SHELTER_AT: Final = 4
CUTS_BRUSH: Final = 128
CUTS_JETTY: Final = 256
CUTS_CREST: Final = 512
FROM_SLIT: Final = 1024  # GU-9.27: it begins at a slit or church window
AT_DOOR: Final = 2048  # GU-8.15: it ends over the door of the hex it ends in
CORNER_AT: Final = 12  # GU-8.31: which one of the walls at an outer corner is seen
START_AT: Final = 14  # one more than the direction of the opening by which it leaves its hex
END_AT: Final = 17  # likewise at its end
COUNT_AT: Final = 20
CELLS_AT: Final = 28
# a cell: its hex, and one more than the other hex of a pair
CELL: Final = 4095
OTHER_AT: Final = 12


def why(facts: i64) -> i64:
    """Why the ground blocks a line."""
    return facts >> WHY_AT & 7


def shelter_of(facts: i64) -> i64:
    """The cover of the side by which a line comes into its last hex."""
    return facts >> SHELTER_AT & 7


def corner_of(facts: i64) -> i64:
    """GU-8.31: which one of the two walls at the target's corner is seen; 0 for none or both."""
    return facts >> CORNER_AT & 3


def opening_of(facts: i64, at: i64, h: i64) -> i64:
    """The side of the opening that a line uses at one end, in hex h; NONE without."""
    d = facts >> at & 7
    return 6 * h + d - 1 if d else NONE


def first_cell(facts: i64) -> i64:
    """Where the cells of a line begin in the list of the ground."""
    return facts >> CELLS_AT


def end_of_cells(facts: i64) -> i64:
    """Where they end."""
    return (facts >> CELLS_AT) + (facts >> COUNT_AT & 255)


class Ground:
    """The lists of a map that lines look at; terrain by its number in the tables."""

    def __init__(
        self,
        grid: Grid,
        terrain: vec[i64],
        level: vec[i64],
        side: vec[i64],
        owner: list[bool],
        terrains: tuple[int, int, int],
        room: list[int],
        corner: list[int],
        tent: list[int],
    ) -> None:
        self.grid: Grid = grid
        self.terrain: vec[i64] = terrain
        self.level: vec[i64] = level
        self.side: vec[i64] = side
        self.owner: list[bool] = owner
        self.blocks: list[bool] = [block == SIDE_WALL for block in SIDE_BLOCKS]
        self.room: list[int] = room  # the room or court of every hex, 0 outside
        self.corner: list[int] = corner  # GU-8.16: the building at whose corner a hex lies
        # GU-8.33: the number of the tent over every hex, negative where it is torn down, 0 outside
        self.tent: list[int] = tent
        self.tree: i64 = terrains[0]
        self.brush: i64 = terrains[1]
        self.jetty: i64 = terrains[2]
        # nothing in the hex or on its sides that a line could notice, levels apart
        noticed: list[int] = [*terrains, *RUINS]
        self.plain: list[bool] = [
            terrain[h] not in noticed and corner[h] == NONE and not any(side[6 * h : 6 * h + 6])
            for h in range(grid.size)
        ]
        self.size: i64 = grid.size
        pairs: i64 = self.size * self.size
        self.known: vec[i64] = vec[i64]([0] * pairs)
        self.cells: vec[i64] = vec[i64]([0] * 1024)
        self.used: i64 = 0
        self.more: dict[int, list[int]] = {}  # D-38: by pair of hexes, where somebody asked

    def facts(self, a: i64, b: i64) -> i64:
        """What is known of the line from one hex to another over this ground."""
        found = self.known[a * self.size + b]
        if found == 0:
            found = self.study(a, b)
            self.known[a * self.size + b] = found
        return found

    def study(self, a: i64, b: i64) -> i64:
        """Look along a line for the first time."""
        return self.packed(self.glance(a, b), True)

    def glance(self, a: i64, b: i64) -> Glance:
        """The line between the centres of two hexes."""
        found = Glance(line(self.grid, a, b))
        if not is_plain(self, found.line):
            found.study(self, a, b)
        return found

    def others(self, a: i64, b: i64) -> list[int]:
        """D-38: what is known of other lines between two hexes, through other openings."""
        return []

    def stray(self, aimed: i64, a: i64, target: i64, hit: i64) -> i64:
        """What is known of a shot that was aimed along a line; nobody on the way matters."""
        return self.facts(a, hit)

    def packed(self, glance: Glance, cells: bool) -> i64:
        """A line in one number; with its cells if they matter."""
        way = glance.line
        found = KNOWN + (glance.why << WHY_AT) + (glance.shelter << SHELTER_AT)
        found += CUTS_BRUSH if glance.brush else 0
        found += CUTS_JETTY if glance.jetty else 0
        found += CUTS_CREST if glance.crest else 0
        found += FROM_SLIT if glance.slit else 0
        found += AT_DOOR if glance.door else 0
        found += glance.corner << CORNER_AT
        found += (glance.start % 6 + 1 if glance.start != NONE else 0) << START_AT
        found += (glance.end % 6 + 1 if glance.end != NONE else 0) << END_AT
        count: i64 = len(way.hexes) if cells else 0
        found += (count << COUNT_AT) + (self.used << CELLS_AT)
        for i in range(count):
            self.keep(way.hexes[i] + ((way.others[i] - NOWHERE) << OTHER_AT))
        return found

    def keep(self, cell: i64) -> None:
        """Add a cell to the list."""
        if self.used == len(self.cells):
            room: i64 = 2 * len(self.cells)
            more = vec[i64]([0] * room)
            for i in range(self.used):
                more[i] = self.cells[i]
            self.cells = more
        self.cells[self.used] = cell
        self.used += 1

    def way(self, a: i64, b: i64) -> list[int]:
        """The hexes of a line, its ends and both hexes of a pair included."""
        found: list[int] = [a]
        facts = self.facts(a, b)
        for i in range(first_cell(facts), end_of_cells(facts)):
            cell = self.cells[i]
            found.append(cell & CELL)
            if cell >> OTHER_AT:
                found.append((cell >> OTHER_AT) - 1)
        found.append(b)
        return found


class Glance:
    """One line: whether the ground blocks it, what it passes, and the cover of its last side."""

    def __init__(self, way: Line) -> None:
        self.line: Line = way
        self.why: i64 = CLEAR
        self.brush: bool = False
        self.jetty: bool = False
        self.crest: bool = False
        self.shelter: i64 = NO_COVER
        self.slit: bool = False
        self.door: bool = False
        self.corner: i64 = 0
        self.start: i64 = NONE  # the sides whose openings it uses
        self.end: i64 = NONE

    def study(self, ground: Ground, a: i64, b: i64) -> None:
        """Look at everything that the line passes."""
        self.why = closed(ground.grid, self.line, Blocking(ground, a, b))
        self.pass_over(ground, a, b)
        self.shelter = shelter(ground, self.line)

    def pass_over(self, ground: Ground, a: i64, b: i64) -> None:
        """Note brush, wood and crests on the way."""
        grid, way, level = ground.grid, self.line, ground.level[a]
        brush, jetty, uneven = False, False, ground.level[b] != level
        for cells in (way.hexes, way.others):
            for h in cells:
                if h != NOWHERE:
                    brush = brush or ground.terrain[h] == ground.brush
                    jetty = jetty or ground.terrain[h] == ground.jetty
                    uneven = uneven or ground.level[h] != level
        if brush:
            self.brush = closed(grid, way, Passing(ground, ground.brush)) > 0
        if jetty:
            self.jetty = closed(grid, way, Passing(ground, ground.jetty)) > 0
        if uneven:
            self.crest = closed(grid, way, Crests(ground)) > 0


def is_plain(ground: Ground, line: Line) -> bool:
    """Whether a line runs over one level and meets nothing at all: most lines do."""
    level = ground.level[line.first]
    if ground.level[line.last] != level or not ground.plain[line.first]:
        return False
    for cells in (line.hexes, line.others):
        for h in cells:
            if h != NOWHERE and (ground.level[h] != level or not ground.plain[h]):
                return False
    return ground.plain[line.last]


class Blocking(Obstacles):
    """PR-2, steps 2 to 4: what blocks a line between two hexes of given levels."""

    def __init__(self, ground: Ground, a: i64, b: i64) -> None:
        self.ground: Ground = ground
        self.level_a: i64 = ground.level[a]
        self.level_b: i64 = ground.level[b]
        low_first = self.level_a <= self.level_b
        self.lower: i64 = a if low_first else b
        self.upper: i64 = b if low_first else a

    def hex_closed(self, h: i64) -> i64:
        """GU-5.31, GU-R.15: ground higher than both ends; GU-5.28: trees not below both."""
        level = self.ground.level[h]
        if level > max(self.level_a, self.level_b):
            return BY_HEIGHT
        if self.ground.terrain[h] == self.ground.tree:
            below = level < self.level_a and level < self.level_b
            return CLEAR if below else BY_TREE
        return CLEAR

    def side_closed(self, h: i64, d: i64) -> i64:
        """GU-5.29, GU-R.206: a crest hides whoever below is nearer to it; walls hide likewise.

        Between ends of one level a wall always blocks, unless it stands below both.
        """
        side = 6 * h + d
        beyond = self.ground.grid.next[side]
        if SIDE_BLOCKS[self.ground.side[side]] == SIDE_WALL:
            home = h if self.ground.owner[side] else beyond
            if self.ground.level[home] < min(self.level_a, self.level_b):
                return CLEAR
            if self.level_a == self.level_b or self.is_hidden_by(home):
                return BY_WALL
        if self.level_a != self.level_b and self.ground.level[h] != self.ground.level[beyond]:
            low = h if self.ground.level[h] < self.ground.level[beyond] else beyond
            return BY_CREST if self.is_hidden_by(low) else CLEAR
        return CLEAR

    def is_hidden_by(self, h: i64) -> bool:
        """Whether the lower end is nearer to a hex than the upper one, and not in it."""
        near = self.ground.grid.distance(self.lower, h)
        return 0 < near < self.ground.grid.distance(self.upper, h)


class Passing(Obstacles):
    """Whether a line cuts a kind of terrain."""

    def __init__(self, ground: Ground, terrain: i64) -> None:
        self.ground: Ground = ground
        self.terrain: i64 = terrain

    def hex_closed(self, h: i64) -> i64:
        return 1 if self.ground.terrain[h] == self.terrain else 0


class Crests(Obstacles):
    """Whether a line crosses from one level to another."""

    def __init__(self, ground: Ground) -> None:
        self.ground: Ground = ground

    def side_closed(self, h: i64, d: i64) -> i64:
        beyond = self.ground.grid.next[6 * h + d]
        return 1 if self.ground.level[h] != self.ground.level[beyond] else 0


def shelter(ground: Ground, line: Line) -> i64:
    """GU-5.39: the cover of the side by which a line comes into its last hex.

    GU-5.26, GU-R.14: along a side or round a corner the more open way counts.
    """
    if not line.corners:
        return NO_COVER
    count = len(line.hexes)
    before = line.hexes[-1] if count else line.first
    found = side_cover(ground, line.last, before)
    if count and line.others[-1] != NOWHERE:
        found = min(found, side_cover(ground, line.last, line.others[-1]))
    if line.corners[-1] != NOWHERE:
        found = min(found, side_cover(ground, line.last, line.corners[-1]))
    return found


def side_cover(ground: Ground, h: i64, outside: i64) -> i64:
    """The cover that a hex has from its own side towards a neighbour."""
    side = 6 * h + ground.grid.direction(h, outside)
    return SIDE_COVER[ground.side[side]] if ground.owner[side] else NO_COVER
