"""Straight lines over a hex map, exact to the corner, and what stands in their way.

The centre of the hex (q, r) is (3q, 2r + q); its corners lie at (+-2, 0) and (+-1, +-1).
Points may also be middles of sides, so all coordinates are doubled here.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.compiling import mypyc_attr
from tafelrunde.core.numbers import i64, vec
from tafelrunde.geometry.hexes import NOWHERE, STEP_Q, STEP_R, Grid

# doubled: the vector to the next centre through a side, and the corner right of that side
SIDE_X: Final[vec[i64]] = vec[i64]([0, 6, 6, 0, -6, -6])
SIDE_Y: Final[vec[i64]] = vec[i64]([-4, -2, 2, 4, 2, -2])
CORNER_X: Final[vec[i64]] = vec[i64]([2, 4, 2, -2, -4, -2])
CORNER_Y: Final[vec[i64]] = vec[i64]([-2, 0, 2, 2, 0, -2])


class Line:
    """What a straight line meets between its first and its last hex, which are not named.

    `hexes[i]` is cut by the line; if `others[i]` is a hex too, the line runs along the side
    between the two and both are its cells. `corners[i]` is the third hex at the corner by
    which the line comes into the i-th cell, NOWHERE if it comes through a side; the last
    entry, one more than there are cells, belongs to the way into the last hex.
    """

    def __init__(self, first: i64, last: i64) -> None:
        self.first: i64 = first
        self.last: i64 = last
        self.hexes: list[int] = []
        self.others: list[int] = []
        self.corners: list[int] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Obstacles:
    """How closed the hexes and sides of a map are for a line; 0 is open."""

    def hex_closed(self, h: i64) -> i64:
        """How closed a hex is that the line cuts."""
        return 0

    def side_closed(self, h: i64, d: i64) -> i64:
        """How closed the side of a hex in a direction is, crossed outwards."""
        return 0


def centre(grid: Grid, h: i64) -> tuple[i64, i64]:
    """The centre of a hex in doubled coordinates."""
    return 6 * grid.q[h], 4 * grid.r[h] + 2 * grid.q[h]


def middle(grid: Grid, h: i64, d: i64) -> tuple[i64, i64]:
    """The middle of a side in doubled coordinates."""
    x, y = centre(grid, h)
    return x + SIDE_X[d] // 2, y + SIDE_Y[d] // 2


def line(grid: Grid, first: i64, last: i64) -> Line:
    """The line between the centres of two hexes."""
    return trace(grid, first, centre(grid, first), last, centre(grid, last))


def trace(grid: Grid, first: i64, start: tuple[i64, i64], last: i64, end: tuple[i64, i64]) -> Line:
    """The line between two points of two hexes: their centres or middles of their sides."""
    found = Line(first, last)
    if first == last:
        return found
    walk = Walk(grid, first, start, end)
    for _ in range(2 * (grid.columns + grid.rows) + 4):
        walk.go()
        h, other = walk.cell()
        found.corners.append(walk.corner)
        if h == last or other == last:
            return found
        found.hexes.append(h)
        found.others.append(other)
    raise AssertionError(f"no line from {first} to {last}")


class Walk:
    """Follows a ray from cell to cell."""

    def __init__(self, grid: Grid, h: i64, start: tuple[i64, i64], end: tuple[i64, i64]) -> None:
        self.grid: Grid = grid
        self.x: i64 = start[0]
        self.y: i64 = start[1]
        self.dx: i64 = end[0] - start[0]
        self.dy: i64 = end[1] - start[1]
        self.q: i64 = grid.q[h]
        self.r: i64 = grid.r[h]
        self.along: i64 = NOWHERE  # the left one of the two directions of a pair
        self.corner: i64 = NOWHERE

    def right_of(self, k: i64) -> i64:
        """The distance by which a corner of the present hex lies right of the ray; 0 is on it."""
        x = 6 * self.q + CORNER_X[k] - self.x
        y = 4 * self.r + 2 * self.q + CORNER_Y[k] - self.y
        return self.dx * y - self.dy * x

    def cell(self) -> tuple[i64, i64]:
        """The present hex, or the two hexes of a pair; of a pair at the edge the inner one."""
        if self.along == NOWHERE:
            return self.grid.at(self.q, self.r), NOWHERE
        left, right = self.along, (self.along + 1) % 6
        one = self.grid.at(self.q + STEP_Q[left], self.r + STEP_R[left])
        two = self.grid.at(self.q + STEP_Q[right], self.r + STEP_R[right])
        return (two, NOWHERE) if one == NOWHERE else (one, two)

    def enter(self, d: i64) -> None:
        """Make the neighbour in a direction the present hex."""
        self.q += STEP_Q[d % 6]
        self.r += STEP_R[d % 6]

    def go(self) -> None:
        """Go on to the next cell."""
        self.corner = NOWHERE
        if self.along != NOWHERE:
            left = self.along
            self.along = NOWHERE
            self.enter(left)
            self.enter(left + 1)
            return
        d: i64 = 0
        for d in range(6):
            onward = self.dx * SIDE_X[d] + 3 * self.dy * SIDE_Y[d] > 0
            if onward and self.right_of((d + 5) % 6) < 0 < self.right_of(d):
                self.enter(d)
                return
            if self.dx * CORNER_X[d] + 3 * self.dy * CORNER_Y[d] > 0 and self.right_of(d) == 0:
                self.turn(d)
                return
        raise AssertionError("the ray has left its hex")

    def turn(self, k: i64) -> None:
        """Go through a corner: along the side behind it, or into the hex on one side of it."""
        bend = self.dx * CORNER_Y[k] - self.dy * CORNER_X[k]
        if bend == 0:
            self.along = k
            return
        taken, passed = (k, k + 1) if bend > 0 else (k + 1, k)
        self.corner = self.grid.at(self.q + STEP_Q[passed % 6], self.r + STEP_R[passed % 6])
        self.enter(taken)


def closed(grid: Grid, line: Line, obstacles: Obstacles) -> i64:
    """How closed a line is: its most closed place, each by the more open way past it.

    Where the line runs along a side, the more open one of the two hexes counts, each with the
    two sides by which it is entered and left. At a corner the side itself is one way, and
    the two sides of the third hex, as closed as the more closed of them, are the other.
    """
    worst: i64 = 0
    count = len(line.hexes)
    i: i64 = 0
    for i in range(len(line.corners)):
        if i < count:
            worst = larger(worst, cell_closed(grid, line, i, obstacles))
        before_pair = i > 0 and line.others[i - 1] != NOWHERE
        into_pair = i < count and line.others[i] != NOWHERE
        if not before_pair and not into_pair:
            a = line.first if i == 0 else line.hexes[i - 1]
            b = line.last if i == count else line.hexes[i]
            worst = larger(worst, way_closed(grid, a, b, line.corners[i], obstacles))
    return worst


def larger(a: i64, b: i64) -> i64:
    """The larger one of two numbers; compiled, `max` would make objects of them."""
    return a if a > b else b


def cell_closed(grid: Grid, line: Line, i: i64, obstacles: Obstacles) -> i64:
    """How closed a cell is; a pair with its sides counts as its more open half."""
    if line.others[i] == NOWHERE:
        return obstacles.hex_closed(line.hexes[i])
    before = line.first if i == 0 else line.hexes[i - 1]
    after = line.last if i + 1 == len(line.hexes) else line.hexes[i + 1]
    one = half_closed(grid, before, line.hexes[i], after, obstacles)
    two = half_closed(grid, before, line.others[i], after, obstacles)
    return one if one < two else two


def half_closed(grid: Grid, before: i64, h: i64, after: i64, obstacles: Obstacles) -> i64:
    """How closed one hex of a pair is, with the sides by which it is entered and left."""
    entered = way_closed(grid, before, h, NOWHERE, obstacles)
    left = way_closed(grid, h, after, NOWHERE, obstacles)
    return larger(obstacles.hex_closed(h), larger(entered, left))


def way_closed(grid: Grid, a: i64, b: i64, third: i64, obstacles: Obstacles) -> i64:
    """How closed the way between two neighbours is, perhaps round a corner by a third hex."""
    direct = obstacles.side_closed(a, grid.direction(a, b))
    if third == NOWHERE or direct == 0:
        return direct
    detour = larger(
        obstacles.side_closed(a, grid.direction(a, third)),
        obstacles.side_closed(third, grid.direction(third, b)),
    )
    return min(direct, detour)


def flight(grid: Grid, a: i64, b: i64) -> i64:
    """The bearing from one hex to another as one of the twelve multiples of 30 degrees.

    Even numbers 2d run through the middle of side d, odd numbers 2d + 1 through the corner
    between the sides d and d + 1.
    """
    x, y = centre(grid, a)
    x2, y2 = centre(grid, b)
    dx, dy = x2 - x, y2 - y
    best_side, side_at = -1, 0
    best_corner, corner_at = -1, 0
    for d in range(6):
        side = dx * SIDE_X[d] + 3 * dy * SIDE_Y[d]
        if side > best_side:
            best_side, side_at = side, d
        corner = 3 * (dx * CORNER_X[d] + 3 * dy * CORNER_Y[d])
        if corner > best_corner:
            best_corner, corner_at = corner, d
    # three times a corner vector is longer than a side vector by the root of three
    if 3 * best_side * best_side >= best_corner * best_corner:
        return 2 * side_at
    return 2 * corner_at + 1
