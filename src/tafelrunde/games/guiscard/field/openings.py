"""PR-21: lines through doors, windows and slits: where they begin and end, and what they meet.

Only where a scenario uses chapter 8. Of all the ways in which a line can run through openings
the best one for the shooter counts (D-38); if somebody stands in it, the next one.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.glance import (
    BY_CREST,
    BY_TENT,
    BY_TREE,
    BY_WALL,
    CLEAR,
    END_AT,
    START_AT,
    Blocking,
    Glance,
    Ground,
    is_plain,
    opening_of,
    shelter,
)
from tafelrunde.games.guiscard.field.terrain import (
    ARROW_SLIT,
    CHURCH_WINDOW,
    COURT_ENTRANCE,
    DOOR,
    HEAVY,
    INTERIOR,
    LIGHT,
    MEDIUM_COVER,
    NO_COVER,
    NONE,
    PALISADE,
    PALISADE_PULLED_SIDE,
    PLAIN,
    RUINS,
    STAIRS,
    TENT_DOOR,
    TENT_ENTRANCE,
    TENT_WALL,
    TORNEFOL_DESTROYED,
    TORNEFOL_OPEN,
    TOWER,
    TOWER_GATE,
    WALL_WALK,
    WINDOW,
)
from tafelrunde.geometry.hexes import NOWHERE
from tafelrunde.geometry.lines import (
    SIDE_X,
    SIDE_Y,
    Line,
    Obstacles,
    centre,
    closed,
    line,
    middle,
    trace,
)

# GU-8.15: where one may stand in cover; GU-8.35: they are never closed
DOORWAYS: Final = (DOOR, COURT_ENTRANCE, TOWER_GATE)
DOOR_LIKE: Final = (*DOORWAYS, TORNEFOL_OPEN, TORNEFOL_DESTROYED)  # GU-8.11
SLITS: Final = (CHURCH_WINDOW, ARROW_SLIT)  # GU-8.8, GU-R.135
PEEPHOLES: Final = (WINDOW, *SLITS)
COVERING: Final = (WINDOW, *DOORWAYS, TORNEFOL_OPEN)  # GU-8.13, GU-9.31: no destroyed gate
GAPS: Final = (TORNEFOL_DESTROYED, PALISADE_PULLED_SIDE)  # GU-9.31
BLOCKED: Final = 100  # more than anything that a line may meet on an open way
PALISADE_LEVEL: Final = 2  # GU-9.47, GU-R.121: who looks over a palisade stands as high as its walk


class End:
    """Where a line begins or ends: a point, and the side of the hex whose opening it uses."""

    def __init__(self, point: tuple[i64, i64], side: i64) -> None:
        self.point: tuple[i64, i64] = point
        self.side: i64 = side  # hex * 6 + direction, or NONE


class Sighting(Glance):
    """A line by one choice of openings at its two ends; a stray shot may pass one `more`."""

    def __init__(
        self, ground: Ground, a: i64, b: i64, start: End, end: End, more: i64 = NONE
    ) -> None:
        if start.point == end.point:  # both stand at the same door
            way = line(ground.grid, a, b)
        else:
            way = trace(ground.grid, a, start.point, b, end.point)
        super().__init__(way)
        self.start, self.end = start.side, end.side
        self.chosen: list[int] = [start.side, end.side, more]
        self.pass_over(ground, a, b)
        self.why = closed(ground.grid, way, Walls(ground, a, b, self.chosen))
        if self.why == CLEAR and (runs_along(ground, way) or self.misses(ground, b)):
            self.why = BY_WALL
        self.slit = start.side != NONE and ground.side[start.side] in SLITS
        self.corner = corner_seen(ground, start.point, b)
        self.door = self.end != NONE and self.end // 6 == b and is_doorway(ground, self.end)
        self.shelter = NO_COVER if self.door else shelter(ground, way)
        if self.why <= BY_TREE:  # GU-R.83: stray shots come through trees
            built = max(self.room_cover(ground, a, b), self.gap_cover(ground, b))
            self.shelter = max(self.shelter, built)
        if ground.tent[b]:
            self.shelter = max(self.shelter, tent_cover(ground, way))

    def misses(self, ground: Ground, b: i64) -> bool:
        """GU-8.5, GU-8.36: a line to the hex behind a window must cut the inside of that side."""
        if self.end == NONE or ground.side[self.end] != WINDOW:
            return False
        way = self.line
        before = way.hexes[-1] if way.hexes else way.first
        paired = bool(way.others) and way.others[-1] != NOWHERE
        return paired or way.corners[-1] != NOWHERE or before != ground.grid.next[self.end]

    def room_cover(self, ground: Ground, a: i64, b: i64) -> i64:
        """GU-8.7, GU-8.10, GU-8.13: medium cover in a room or court against shots from outside it.

        GU-8.39: only if the line passes an opening of it. GU-8.43, GU-R.124: the very door or gate
        in which the shooter stands does not count, his window does. GU-8.37: nor do openings of
        other rooms.
        """
        if ground.room[b] == 0 or ground.room[a] == ground.room[b]:
            return NO_COVER
        own = [self.end] if self.door else []
        if self.start != NONE and ground.side[self.start] in DOOR_LIKE:
            own.append(self.start)
        passed = self.passes(ground, Passed(ground, ground.room[b], own))
        return MEDIUM_COVER if passed else NO_COVER

    def gap_cover(self, ground: Ground, b: i64) -> i64:
        """GU-9.31: light cover for whoever is fired at through a destroyed gate or a breach.

        GU-9.37 to GU-9.40: so it is through every ruin. GU-9.48: in the gate hex itself the
        destroyed leaf covers nobody, GU-8.43: nor against whoever stands in it.
        """
        own = [side for side in (self.start, self.end) if side != NONE]
        if self.end != NONE and not (self.end // 6 == b and ground.owner[self.end]):
            own.remove(self.end)
        return LIGHT if self.passes(ground, Gaps(ground, own)) else NO_COVER

    def passes(self, ground: Ground, things: Obstacles) -> bool:
        """GU-5.26: whether a line meets these things on the way that it takes past every corner."""
        walls = Walls(ground, self.line.first, self.line.last, self.chosen)
        return closed(ground.grid, self.line, Along(walls, things)) % BLOCKED > 0

    def order(self) -> i64:
        """How little a shooter likes it: blocked, by a slit, covered."""
        return (100 if self.why else 0) + (10 if self.slit else 0) + self.shelter


class Walls(Blocking):
    """PR-2, steps 2 to 4, with the sides that the line may pass because they were chosen."""

    def __init__(self, ground: Ground, a: i64, b: i64, chosen: list[int]) -> None:
        super().__init__(ground, a, b)
        self.ends: list[int] = [a, b]
        self.chosen: list[int] = []
        for side in chosen:
            if side != NONE:
                self.chosen += [side, ground.grid.behind(side)]
        self.leaves: i64 = abs(ground.tent[a])  # GU-8.34: the tents at both ends
        self.enters: i64 = abs(ground.tent[b])

    def hex_closed(self, h: i64) -> i64:
        """GU-8.34, GU-R.101: a third tent hides what is behind it; GU-R.136: no torn-down hex."""
        number = self.ground.tent[h]
        if number > 0 and number not in (self.leaves, self.enters):
            return BY_TENT
        return super().hex_closed(h)

    def side_closed(self, h: i64, d: i64) -> i64:
        """GU-8.2, GU-8.12, GU-9.1, GU-9.33: walls and closed openings block, but not below both.

        GU-9.22: neither the inner edge of a wall walk nor a tower's side is a crest; its outer edge
        is one where the palisade is gone. GU-8.34: out of a tent one shoots through its entrance.
        """
        ground, side = self.ground, 6 * h + d
        beyond = ground.grid.next[side]
        feature = ground.side[side]
        if feature == TENT_WALL:
            out = abs(ground.tent[h]) == self.leaves != self.enters
            return BY_TENT if out and self.leaves else CLEAR
        if feature == PALISADE:
            if self.is_behind_palisade(side, beyond):
                return BY_WALL
        elif feature in DOORWAYS:
            if self.is_off_level(side, beyond):
                return BY_WALL
        elif side not in self.chosen and ground.blocks[feature]:
            home = h if ground.owner[side] else beyond
            below = ground.level[home] < min(self.level_a, self.level_b)
            if not below and not self.is_overlooked(home):
                return BY_WALL
        if self.level_a == self.level_b or ground.level[h] == ground.level[beyond]:
            return CLEAR
        kinds = (ground.terrain[h], ground.terrain[beyond])
        if TOWER in kinds or (WALL_WALK in kinds and feature == PLAIN):
            return CLEAR
        low = h if ground.level[h] < ground.level[beyond] else beyond
        return BY_CREST if self.is_hidden_by(low) else CLEAR

    def is_overlooked(self, home: i64) -> bool:
        """GU-9.18, GU-R.120: whether one looks over a house from above at somebody beyond it.

        He must be at least as far from it as whoever stands above it. Into a room nobody looks so.
        """
        ground = self.ground
        if ground.terrain[home] != INTERIOR or self.level_a == self.level_b:
            return False
        if INTERIOR in (ground.terrain[self.lower], ground.terrain[self.upper]):
            return False
        distance = ground.grid.distance
        return distance(self.lower, home) >= distance(self.upper, home)

    def is_off_level(self, side: i64, beyond: i64) -> bool:
        """GU-9.19, GU-9.43: whether one end is on another level than a door on the line.

        On the stair right before it one counts as level with it. A unit in the door hex fires
        out and down, and is fired at from below (GU-9.29). A door below both is looked over.
        """
        ground = self.ground
        h = side // 6
        home, outside = (h, beyond) if ground.owner[side] else (beyond, h)
        level = ground.level[home]
        if home in self.ends:
            return max(self.level_a, self.level_b) > level
        if level < min(self.level_a, self.level_b):
            return False
        for end in self.ends:
            on_stair = end == outside and ground.terrain[end] == STAIRS
            if ground.level[end] != level and not on_stair:
                return True
        return False

    def is_behind_palisade(self, side: i64, beyond: i64) -> bool:
        """GU-9.18, GU-9.47, GU-R.120, GU-R.121: whether a palisade hides one end from the other.

        Never its own wall walk hex; the gate hex has no walk. Only from its height, so from the
        stair of the tower too (GU-9.49), one looks over it, if the lower unit is at least as far
        from the hex outside as the upper one.
        """
        ground = self.ground
        h = side // 6
        home, outside = (h, beyond) if ground.owner[side] else (beyond, h)
        own = home in self.ends and ground.terrain[home] == WALL_WALK
        if own or ground.level[home] < min(self.level_a, self.level_b):
            return False
        if max(self.level_a, self.level_b) < PALISADE_LEVEL or self.level_a == self.level_b:
            return True
        distance = ground.grid.distance
        return distance(self.lower, outside) < distance(self.upper, outside)


class Passed(Obstacles):
    """Whether a line passes a door or window of a room, or the gate before a court; `own`: doors
    in which its ends stand.
    """

    def __init__(self, ground: Ground, room: i64, own: list[int]) -> None:
        self.ground: Ground = ground
        self.room: i64 = room
        self.own: list[int] = own + [ground.grid.behind(side) for side in own]

    def side_closed(self, h: i64, d: i64) -> i64:
        ground, side = self.ground, 6 * h + d
        feature = ground.side[side]
        if side in self.own or feature not in COVERING:
            return 0
        near = self.room in (ground.room[h], ground.room[ground.grid.next[side]])
        return 1 if near or feature == TORNEFOL_OPEN else 0


class Along(Obstacles):
    """What a line meets where walls leave it a way: of two ways the one that is blocked is none."""

    def __init__(self, walls: Walls, things: Obstacles) -> None:
        self.walls: Walls = walls
        self.things: Obstacles = things

    def hex_closed(self, h: i64) -> i64:
        return (BLOCKED if self.walls.hex_closed(h) else 0) + self.things.hex_closed(h)

    def side_closed(self, h: i64, d: i64) -> i64:
        blocked = self.walls.side_closed(h, d) > 0
        return (BLOCKED if blocked else 0) + self.things.side_closed(h, d)


class Gaps(Obstacles):
    """Whether a line passes a destroyed gate, a gap in a palisade or a ruin; `own`: the leaf in
    which one of its ends stands.
    """

    def __init__(self, ground: Ground, own: list[int]) -> None:
        self.ground: Ground = ground
        self.own: list[int] = own + [ground.grid.behind(side) for side in own]

    def side_closed(self, h: i64, d: i64) -> i64:
        side = 6 * h + d
        return 1 if side not in self.own and self.ground.side[side] in GAPS else 0

    def hex_closed(self, h: i64) -> i64:
        return 1 if self.ground.terrain[h] in RUINS else 0


class Cloth(Obstacles):
    """GU-8.33: the cover of whoever stands in a hex of a tent, by the side through which a line
    comes into the tent.
    """

    def __init__(self, ground: Ground, last: i64) -> None:
        self.ground: Ground = ground
        self.last: i64 = last

    def side_closed(self, h: i64, d: i64) -> i64:
        ground, feature = self.ground, self.ground.side[6 * h + d]
        home = ground.grid.next[6 * h + d]
        if feature not in (TENT_WALL, TENT_DOOR) or not is_one_tent(ground, home, self.last):
            return NO_COVER
        opened = home == self.last and ground.terrain[home] == TENT_ENTRANCE
        return LIGHT if feature == TENT_DOOR or opened else HEAVY


def is_one_tent(ground: Ground, a: i64, b: i64) -> bool:
    """Whether two hexes belong to the same tent, standing or torn down."""
    return ground.tent[a] != 0 and abs(ground.tent[a]) == abs(ground.tent[b])


def tent_cover(ground: Ground, way: Line) -> i64:
    """GU-8.14, GU-8.33: heavy, but light in an entrance and through one."""
    if is_one_tent(ground, way.first, way.last):
        return LIGHT if ground.terrain[way.last] == TENT_ENTRANCE and not way.hexes else HEAVY
    return closed(ground.grid, way, Cloth(ground, way.last))


def is_doorway(ground: Ground, side: i64) -> bool:
    """GU-8.15: whether whoever stands in the hex of a side stands in a door or entrance."""
    return ground.owner[side] and ground.side[side] in DOORWAYS


def runs_along(ground: Ground, way: Line) -> bool:
    """GU-8.36: whether a line runs along a wall; a palisade is looked over."""
    for i in range(len(way.hexes)):
        other = way.others[i]
        if other != NOWHERE:
            side = 6 * way.hexes[i] + ground.grid.direction(way.hexes[i], other)
            feature = ground.side[side]
            if ground.blocks[feature] and feature != PALISADE:
                return True
    return False


class BuiltGround(Ground):
    """The ground of a scenario that uses chapter 8: lines run through openings."""

    def glance(self, a: i64, b: i64) -> Glance:
        """PR-21, GU-8.37: of all ways through one opening at each end the best one."""
        plain = Glance(line(self.grid, a, b))
        if is_plain(self, plain.line):
            return plain
        best: Glance | None = None
        order: i64 = 0
        for start in starts(self, a, b):
            for end in ends(self, a, b):
                found = Sighting(self, a, b, start, end)
                if is_dodged(self, found) or (best is not None and found.order() >= order):
                    continue
                best, order = found, found.order()
        if best is None:
            raise AssertionError(f"no way to look from {a} to {b}")
        return best

    def others(self, a: i64, b: i64) -> list[int]:
        """D-38, GU-9.23: the open ways through other openings, the better ones first."""
        key = a * self.size + b
        known = self.more.get(key)
        if known is None:
            best = self.glance(a, b)
            found = [
                Sighting(self, a, b, p, q) for p in starts(self, a, b) for q in ends(self, a, b)
            ]
            found = [way for way in found if way.why == CLEAR and not is_dodged(self, way)]
            found = [way for way in found if (way.start, way.end) != (best.start, best.end)]
            found.sort(key=Sighting.order)
            known = self.more[key] = [self.packed(way, True) for way in found]
        return known

    def stray(self, aimed: i64, a: i64, target: i64, hit: i64) -> i64:
        """GU-8.44, GU-R.42: from the same point, by the openings of the shot and no others."""
        start = opening_of(aimed, START_AT, a)
        point = centre(self.grid, a) if start == NONE else middle(self.grid, a, start % 6)
        end, more = End(centre(self.grid, hit), NONE), opening_of(aimed, END_AT, target)
        return self.packed(Sighting(self, a, hit, End(point, start), end, more), False)


def is_dodged(ground: Ground, found: Sighting) -> bool:
    """GU-8.9, GU-R.29: whoever stands in a door that the line crosses measures from its middle."""
    way = found.line
    if found.start == NONE and first_side(ground, way) in DOOR_LIKE:
        return True
    return found.end == NONE and last_side(ground, way) in DOOR_LIKE


def first_side(ground: Ground, way: Line) -> i64:
    """The feature of the side by which a line leaves its first hex; PLAIN at a corner."""
    if not way.corners or way.corners[0] != NOWHERE:
        return PLAIN
    if way.others and way.others[0] != NOWHERE:
        return PLAIN
    to = way.hexes[0] if way.hexes else way.last
    return ground.side[6 * way.first + ground.grid.direction(way.first, to)]


def last_side(ground: Ground, way: Line) -> i64:
    """The feature of the side by which a line enters its last hex; PLAIN at a corner."""
    if not way.corners or way.corners[-1] != NOWHERE:
        return PLAIN
    if way.others and way.others[-1] != NOWHERE:
        return PLAIN
    before = way.hexes[-1] if way.hexes else way.first
    return ground.side[6 * way.last + ground.grid.direction(way.last, before)]


def starts(ground: Ground, a: i64, b: i64) -> list[End]:
    """PR-21.1, PR-21.3: the points from which a unit in a hex may fire at another."""
    grid = ground.grid
    found = [End(centre(grid, a), NONE)]
    for d in range(6):
        side = 6 * a + d
        beyond, feature = grid.next[side], ground.side[side]
        if beyond == NOWHERE or feature == PLAIN:
            continue
        out = is_outside(ground, side, b)
        if feature in PEEPHOLES and ground.owner[side]:
            # GU-8.4: out of a window; GU-9.20, GU-9.23, GU-R.131: out of any slit of the hex
            good = out and (feature == WINDOW or in_slit_field(ground, side, b))
        elif feature == WINDOW:
            good = ground.room[b] != 0 and ground.room[b] == ground.room[beyond]  # GU-8.6
        else:
            good = out and feature in DOOR_LIKE  # GU-8.9, GU-8.11
        if good:
            found.append(End(middle(grid, a, d), side))
    return found


def ends(ground: Ground, a: i64, b: i64) -> list[End]:
    """PR-21.2: the points of a hex at which a unit in another may fire."""
    grid = ground.grid
    found = [End(centre(grid, b), NONE)]
    for d in range(6):
        side = 6 * b + d
        feature = ground.side[side]
        if grid.next[side] == NOWHERE or feature == PLAIN or not is_outside(ground, side, a):
            continue
        if feature == WINDOW and ground.owner[side]:
            found.append(End(centre(grid, b), side))  # GU-8.5
        elif feature in SLITS and ground.owner[side]:
            if ground.level[a] < ground.level[b]:
                if in_row(ground, side, a):  # GU-9.29
                    found.append(End(centre(grid, b), side))
            elif in_slit_field(ground, side, a):  # GU-9.44
                found.append(End(middle(grid, b, d), side))
        elif feature in DOOR_LIKE:
            found.append(End(middle(grid, b, d), side))
    return found


def is_outside(ground: Ground, side: i64, h: i64) -> bool:
    """Whether the centre of a hex lies strictly on the outer half-plane of a side."""
    return outward(ground, side, centre(ground.grid, h)) > 0


def outward(ground: Ground, side: i64, point: tuple[i64, i64]) -> i64:
    """How far a point lies outside a side, along its normal."""
    x, y = middle(ground.grid, side // 6, side % 6)
    return (point[0] - x) * SIDE_X[side % 6] + 3 * (point[1] - y) * SIDE_Y[side % 6]


def in_slit_field(ground: Ground, side: i64, h: i64) -> bool:
    """GU-9.20, GU-9.44, GU-R.30: within 60 degrees of the normal of a slit."""
    x, y = middle(ground.grid, side // 6, side % 6)
    far_x, far_y = centre(ground.grid, h)
    dx, dy = far_x - x, far_y - y
    nx, ny = SIDE_X[side % 6], SIDE_Y[side % 6]
    along = dx * nx + 3 * dy * ny
    return along > 0 and 4 * along * along >= (dx * dx + 3 * dy * dy) * (nx * nx + 3 * ny * ny)


def in_row(ground: Ground, side: i64, h: i64) -> bool:
    """GU-9.29: whether a hex lies in the straight row of hexes through a slit."""
    to = ground.grid.next[side]
    while to not in (h, NOWHERE):
        to = ground.grid.next[6 * to + side % 6]
    return to == h


def corner_seen(ground: Ground, point: tuple[i64, i64], b: i64) -> i64:
    """GU-8.31: which one of the two walls at an outer corner a point sees: 1 or 2; else 0."""
    home = ground.corner[b]
    if home == NONE:
        return 0
    k = ground.grid.direction(home, b)
    one = outward(ground, 6 * home + (k + 5) % 6, point) > 0
    two = outward(ground, 6 * home + (k + 1) % 6, point) > 0
    return 0 if one == two else 1 if one else 2
