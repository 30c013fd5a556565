"""Tests and changes of short tuples of numbers, without making objects of the numbers."""

from __future__ import annotations

from typing import Final

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


def without(row: tuple[int, ...], gone: i64) -> tuple[int, ...]:
    """A row without a number that it holds once.

    >>> without((3, 5, 7), 5)
    (3, 7)
    """
    at = 0
    while row[at] != gone:
        at += 1
    return row[:at] + row[at + 1 :]
