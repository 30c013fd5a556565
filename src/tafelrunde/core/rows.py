"""Short rows of numbers: what Python does with objects, done with numbers."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import COMPILED, i64

PURE: Final = not COMPILED  # where Python's own way is the faster one


def holds(row: tuple[int, ...], wanted: i64) -> bool:
    """Whether a number is in a row.

    >>> holds((3, 5), 5), holds((), 5)
    (True, False)
    """
    if PURE:
        return wanted in row
    for i in range(len(row)):
        number: i64 = row[i]
        if number == wanted:
            return True
    return False


def ascending(dice: tuple[int, ...]) -> tuple[int, ...]:
    """Up to 15 dice with faces up to 12, in ascending order.

    >>> ascending((4, 1, 6, 1))
    (1, 1, 4, 6)
    """
    if PURE:
        return tuple(sorted(dice))
    counts: i64 = 0  # four bits for each face
    for i in range(len(dice)):
        counts += bit(4 * dice[i])
    found: list[int] = []
    face = 0
    while counts:
        for _ in range(counts & 15):
            found.append(face)
        counts >>= 4
        face += 1
    return tuple(found)
