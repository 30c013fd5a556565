"""Flat-top hexes in columns A, B, C ... and rows 1, 2, 3 ...; odd columns lie half a hex lower.

A hex is its number on the grid, row by row. Directions run clockwise: 0 N, 1 NE, 2 SE, 3 S,
4 SW, 5 NW. A side is the number 6 * hex + direction. All geometry happens in a plane of
whole numbers whose y axis is divided by the square root of three.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.numbers import i64, vec

NOWHERE: Final = -1
DIRECTIONS: Final = ["N", "NE", "SE", "S", "SW", "NW"]
STEP_Q: Final[vec[i64]] = vec[i64]([0, 1, 1, 0, -1, -1])
STEP_R: Final[vec[i64]] = vec[i64]([-1, -1, 0, 1, 1, 0])
# the direction by the difference of the coordinates: 3 * dq + dr from (-1, -1) on
TOWARDS: Final[vec[i64]] = vec[i64]([NOWHERE, 5, 4, 0, NOWHERE, 3, 1, 2, NOWHERE])
LETTERS: Final = 26


class Grid:
    """A map of columns and rows; never changed after it is made."""

    def __init__(self, columns: i64, rows: i64) -> None:
        if not 1 <= columns <= LETTERS or rows < 1:
            raise ValueError(f"no grid of {columns} columns and {rows} rows")
        self.columns: i64 = columns
        self.rows: i64 = rows
        self.size: i64 = columns * rows
        self.q: vec[i64] = vec[i64]([h % columns for h in range(self.size)])
        self.r: vec[i64] = vec[i64]([h // columns - h % columns // 2 for h in range(self.size)])
        # by side: the hex behind it, or NOWHERE
        self.next: vec[i64] = vec[i64](
            [
                self.at(self.q[h] + STEP_Q[d], self.r[h] + STEP_R[d])
                for h in range(self.size)
                for d in range(6)
            ]
        )
        self.around: list[list[int]] = [
            [x for x in self.next[6 * h : 6 * h + 6] if x != NOWHERE] for h in range(self.size)
        ]

    def at(self, q: i64, r: i64) -> i64:
        """The hex with these cube coordinates, or NOWHERE."""
        row = r + q // 2
        if 0 <= q < self.columns and 0 <= row < self.rows:
            return row * self.columns + q
        return NOWHERE

    def label(self, h: i64) -> str:
        """The name of a hex on the map.

        >>> Grid(24, 16).label(0), Grid(24, 16).label(24 * 7 + 10)
        ('A1', 'K8')
        """
        return f"{chr(ord('A') + h % self.columns)}{h // self.columns + 1}"

    def find(self, label: str) -> i64:
        """The hex of this name, or NOWHERE.

        >>> Grid(24, 16).find("K8"), Grid(24, 16).find("K17")
        (178, -1)
        """
        letter, digits = label[:1], label[1:]
        if not (digits.isascii() and digits.isdecimal()) or digits[0] == "0":
            return NOWHERE
        column, row = ord(letter) - ord("A"), int(digits) - 1
        if 0 <= column < self.columns and row < self.rows:
            return row * self.columns + column
        return NOWHERE

    def distance(self, a: i64, b: i64) -> i64:
        """The number of steps from one hex to another."""
        dq, dr = self.q[a] - self.q[b], self.r[a] - self.r[b]
        if dq < 0:
            dq, dr = -dq, -dr
        return dq + dr if dr >= 0 else max(dq, -dr)

    def direction(self, a: i64, b: i64) -> i64:
        """The direction from a hex to its neighbour, or NOWHERE if they do not touch."""
        if a < 0 or b < 0:
            return NOWHERE
        dq, dr = self.q[b] - self.q[a], self.r[b] - self.r[a]
        if -1 <= dq <= 1 and -1 <= dr <= 1:
            return TOWARDS[3 * dq + dr + 4]
        return NOWHERE

    def step(self, h: i64, d: i64, count: i64 = 1) -> i64:
        """The hex `count` steps away in a direction, or NOWHERE; h may be NOWHERE."""
        if h == NOWHERE:
            return NOWHERE
        d %= 6
        return self.at(self.q[h] + count * STEP_Q[d], self.r[h] + count * STEP_R[d])

    def behind(self, side: i64) -> i64:
        """The same side as the hex behind it names it, or NOWHERE at the edge."""
        other = self.next[side]
        return NOWHERE if other == NOWHERE else 6 * other + (side % 6 + 3) % 6

    def ring(self, h: i64, radius: i64) -> list[int]:
        """All hexes of the map at this distance, clockwise from the north."""
        if radius == 0:
            return [h]
        q, r = self.q[h], self.r[h] - radius
        found: list[int] = []
        for d in range(6):
            turn = (d + 2) % 6
            for _ in range(radius):
                x = self.at(q, r)
                if x != NOWHERE:
                    found.append(x)
                q += STEP_Q[turn]
                r += STEP_R[turn]
        return found

    def within(self, h: i64, radius: i64) -> list[int]:
        """All hexes of the map up to this distance, nearest first."""
        return [x for k in range(radius + 1) for x in self.ring(h, k)]

    def rectangle(self, first: i64, last: i64) -> list[int]:
        """All hexes in the columns and rows between two hexes."""
        left, right = sorted((first % self.columns, last % self.columns))
        top, bottom = sorted((first // self.columns, last // self.columns))
        return [
            row * self.columns + column
            for row in range(top, bottom + 1)
            for column in range(left, right + 1)
        ]

    def in_sector(self, origin: i64, facing: i64, h: i64) -> bool:
        """Whether a hex lies in the closed 120 degrees round a direction, the origin not.

        The sector is bounded by the directions to the left and to the right of `facing`.
        """
        dq, dr = self.q[h] - self.q[origin], self.r[h] - self.r[origin]
        if dq == 0 and dr == 0:
            return False
        left, right = (facing + 5) % 6, (facing + 1) % 6
        return is_between(dq, dr, facing % 6, left) or is_between(dq, dr, facing % 6, right)


def is_between(dq: i64, dr: i64, one: i64, two: i64) -> bool:
    """Whether a vector is a sum of two neighbouring directions with counts of at least 0."""
    det = STEP_Q[one] * STEP_R[two] - STEP_R[one] * STEP_Q[two]
    i = (dq * STEP_R[two] - dr * STEP_Q[two]) * det
    j = (STEP_Q[one] * dr - STEP_R[one] * dq) * det
    return i >= 0 and j >= 0
