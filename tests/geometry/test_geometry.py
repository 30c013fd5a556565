"""Hexes, lines and ways, checked against slow definitions on random places."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.geometry.hexes import DIRECTIONS, NOWHERE, Grid
from tafelrunde.geometry.lines import Obstacles, centre, closed, flight, line, middle, trace
from tafelrunde.geometry.paths import CLOSED, reach

pytestmark = pytest.mark.both

GRID = Grid(24, 32)
SMALL = Grid(7, 6)
hexes = st.integers(0, GRID.size - 1)
small = st.integers(0, SMALL.size - 1)


def test_neighbours_follow_the_offset_of_the_columns() -> None:
    def names(label: str) -> list[str]:
        h = GRID.find(label)
        return [GRID.label(x) if x >= 0 else "" for x in GRID.next[6 * h : 6 * h + 6]]

    assert names("K8") == ["K7", "L7", "L8", "K9", "J8", "J7"]
    assert names("L8") == ["L7", "M8", "M9", "L9", "K9", "K8"]
    assert names("A1") == ["", "", "B1", "A2", "", ""]
    assert DIRECTIONS[GRID.direction(GRID.find("K8"), GRID.find("L7"))] == "NE"


@given(hexes)
def test_labels_name_one_hex_each(h: int) -> None:
    assert GRID.find(GRID.label(h)) == h


def test_what_is_no_label_is_nowhere() -> None:
    for text in ("", "A", "A0", "A01", "A33", "Y1", "a1", "1A", "A-1", "A1 ", "A²"):
        assert GRID.find(text) == NOWHERE, text


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(a: int, b: int, c: int) -> None:
    assert GRID.distance(a, b) == GRID.distance(b, a)
    assert (GRID.distance(a, b) == 0) == (a == b)
    assert GRID.distance(a, c) <= GRID.distance(a, b) + GRID.distance(b, c)
    assert (GRID.distance(a, b) == 1) == (b in GRID.around[a])


@given(hexes, st.integers(0, 5))
def test_a_side_has_two_names(h: int, d: int) -> None:
    other = GRID.behind(6 * h + d)
    if other == NOWHERE:
        assert GRID.next[6 * h + d] == NOWHERE
    else:
        assert GRID.next[other] == h and GRID.behind(other) == 6 * h + d


@given(small, st.integers(0, 8))
def test_rings_hold_the_hexes_at_their_distance(h: int, radius: int) -> None:
    exact = {x for x in range(SMALL.size) if SMALL.distance(h, x) == radius}
    assert sorted(SMALL.ring(h, radius)) == sorted(exact)
    near = {x for x in range(SMALL.size) if SMALL.distance(h, x) <= radius}
    assert set(SMALL.within(h, radius)) == near


def test_a_rectangle_is_given_by_two_of_its_corners() -> None:
    names = [GRID.label(h) for h in GRID.rectangle(GRID.find("C2"), GRID.find("B3"))]
    assert names == ["B2", "C2", "B3", "C3"]


@given(hexes, hexes, st.integers(0, 5))
def test_three_sectors_cover_the_map(a: int, b: int, f: int) -> None:
    count = sum(GRID.in_sector(a, f + k, b) for k in (0, 2, 4))
    assert count == 0 if a == b else count in (1, 2)
    ahead = GRID.step(a, f, 3)
    if ahead != NOWHERE:
        assert GRID.in_sector(a, f, ahead) and not GRID.in_sector(a, f + 3, ahead)


def clip(grid: Grid, a: int, b: int, h: int) -> tuple[Fraction, Fraction] | None:
    """The part of the line between two centres that lies in a hex, by clipping."""
    (ax, ay), (bx, by), (cx, cy) = (centre(grid, x) for x in (a, b, h))
    low, high = Fraction(0), Fraction(1)
    for nx, ny, limit in ((0, 1, 2), (0, -1, 2), (1, 1, 4), (-1, -1, 4), (1, -1, 4), (-1, 1, 4)):
        start = nx * (ax - cx) + ny * (ay - cy)
        slope = nx * (bx - ax) + ny * (by - ay)
        if slope == 0:
            if start > limit:
                return None
        else:
            t = Fraction(limit - start, slope)
            low, high = (low, min(high, t)) if slope > 0 else (max(low, t), high)
    return (low, high) if low < high else None


@given(small, small)
def test_a_line_meets_the_hexes_that_clipping_finds(a: int, b: int) -> None:
    found = line(SMALL, a, b)
    parts = {h: clip(SMALL, a, b, h) for h in range(SMALL.size) if h not in (a, b)}
    ordered = sorted((part, h) for h, part in parts.items() if part)
    cells = [(p, q) for p, q in zip(found.hexes, found.others, strict=True)]
    assert [h for cell in cells for h in sorted(cell) if h >= 0] == [h for _, h in ordered]
    for one, two in cells:
        if two != NOWHERE:
            assert parts[one] == parts[two]
    assert len(found.corners) == (0 if a == b else len(cells) + 1)


@given(hexes, hexes)
def test_cells_touch_and_pairs_stand_alone(a: int, b: int) -> None:
    found = line(GRID, a, b)
    chain = [(a, NOWHERE), *zip(found.hexes, found.others, strict=True), (b, NOWHERE)]
    for (one, two), (three, four) in pairwise(chain):
        assert two == NOWHERE or four == NOWHERE
        for x in (one, two):
            for y in (three, four):
                if NOWHERE not in (x, y) and a != b:
                    assert GRID.distance(x, y) == 1


class Wall(Obstacles):
    """Some hexes and sides that are closed."""

    def __init__(self, hexes: set[int], sides: set[int]) -> None:
        self.hexes, self.sides = hexes, sides

    def hex_closed(self, h: int) -> int:
        return 3 if h in self.hexes else 0

    def side_closed(self, h: int, d: int) -> int:
        side = 6 * h + d
        return 2 if side in self.sides or GRID.behind(side) in self.sides else 0


def at(*labels: str) -> set[int]:
    return {GRID.find(label) for label in labels}


def sides(*names: str) -> set[int]:
    pairs = (name.split(":") for name in names)
    return {6 * GRID.find(h) + DIRECTIONS.index(d) for h, d in pairs}


def how_closed(a: str, b: str, wall: Wall) -> int:
    return closed(GRID, line(GRID, GRID.find(a), GRID.find(b)), wall)


def test_along_a_side_the_more_open_hex_counts() -> None:
    found = line(GRID, GRID.find("E8"), GRID.find("G8"))
    assert {GRID.label(h) for h in (*found.hexes, *found.others)} == {"F7", "F8"}
    assert how_closed("E8", "G8", Wall(at("F8"), set())) == 0
    assert how_closed("E8", "G8", Wall(at("F7", "F8"), set())) == 3
    assert how_closed("E8", "G8", Wall(at("F8"), sides("F7:SW"))) == 2
    assert how_closed("E8", "G8", Wall(set(), sides("F8:S"))) == 0


def test_at_the_edge_only_the_hex_on_the_map_counts() -> None:
    assert how_closed("A1", "C1", Wall(at("B1"), set())) == 3


def test_a_hex_on_the_line_closes_it_and_one_beside_it_does_not() -> None:
    assert how_closed("K5", "K9", Wall(at("K7"), set())) == 3
    assert how_closed("K5", "K9", Wall(at("L7", "J7"), set())) == 0
    assert how_closed("K5", "K9", Wall(at("K5", "K9"), set())) == 0
    assert how_closed("K5", "K9", Wall(set(), sides("K7:S"))) == 2


def test_round_a_corner_the_more_open_way_counts() -> None:
    # (0,0) to (15,3) in the plane passes exactly through a corner of B1, C1 and C2
    found = line(GRID, GRID.find("A1"), GRID.find("F2"))
    names = [GRID.label(h) for h in found.hexes]
    turn = next(i for i, h in enumerate(found.corners) if h != NOWHERE)
    third = GRID.label(found.corners[turn])
    a, b = names[turn - 1], names[turn]
    direct = f"{a}:{DIRECTIONS[GRID.direction(GRID.find(a), GRID.find(b))]}"
    around = f"{a}:{DIRECTIONS[GRID.direction(GRID.find(a), GRID.find(third))]}"
    assert how_closed("A1", "F2", Wall(set(), sides(direct))) == 0
    assert how_closed("A1", "F2", Wall(at(third), sides(direct))) == 0
    assert how_closed("A1", "F2", Wall(set(), sides(direct, around))) == 2
    assert how_closed("A1", "F2", Wall(set(), sides(around))) == 0


@given(hexes, hexes)
def test_a_line_is_as_closed_backwards(a: int, b: int) -> None:
    wall = Wall({h for h in range(GRID.size) if h % 5 == 0}, set(range(0, 6 * GRID.size, 7)))
    assert closed(GRID, line(GRID, a, b), wall) == closed(GRID, line(GRID, b, a), wall)


def test_a_line_may_start_at_the_middle_of_a_side() -> None:
    h, target = GRID.find("K8"), GRID.find("K4")
    found = trace(GRID, h, middle(GRID, h, 0), target, centre(GRID, target))
    assert [GRID.label(x) for x in found.hexes] == ["K7", "K6", "K5"]
    slanted = trace(GRID, h, middle(GRID, h, 1), GRID.find("N7"), centre(GRID, GRID.find("N7")))
    assert [GRID.label(x) for x in slanted.hexes] == ["L7", "M8"]


@given(hexes, st.integers(0, 5), st.integers(1, 12))
def test_flight_names_straight_rows_and_corner_rows(h: int, d: int, count: int) -> None:
    straight = GRID.step(h, d, count)
    if straight != NOWHERE:
        assert flight(GRID, h, straight) == 2 * d
    corner = GRID.step(GRID.step(h, d, count), d + 1, count)
    if corner != NOWHERE:
        assert flight(GRID, h, corner) == 2 * d + 1


@given(hexes, hexes)
def test_flight_back_is_the_opposite(a: int, b: int) -> None:
    if a != b:
        assert flight(GRID, a, b) == (flight(GRID, b, a) + 6) % 12


@given(st.lists(st.integers(-1, 4).map(lambda x: x or 1), min_size=252, max_size=252), small)
def test_reach_finds_the_cheapest_ways(price: list[int], start: int) -> None:
    found = reach(SMALL, start, price, 12)
    slow = {start: 0}
    for _ in range(SMALL.size):
        for h, spent in list(slow.items()):
            for side in range(6 * h, 6 * h + 6):
                beyond = SMALL.next[side]
                if price[side] != CLOSED and beyond != NOWHERE and spent + price[side] <= 12:
                    slow[beyond] = min(slow.get(beyond, 99), spent + price[side])
    assert {h: c for h, c in enumerate(found.cost) if c != CLOSED} == slow
    for h in slow:
        total, at_hex = 0, start
        for step in found.way(h):
            total += price[6 * at_hex + SMALL.direction(at_hex, step)]
            at_hex = step
        assert (total, at_hex) == (slow[h], h)
    closed_hexes = [h for h in range(SMALL.size) if h not in slow]
    assert all(found.way(h) == [] for h in closed_hexes)
