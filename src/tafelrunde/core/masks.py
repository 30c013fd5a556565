"""Small helpers for whole numbers that are masks."""

from __future__ import annotations

from tafelrunde.core.numbers import i64


def bit(n: i64) -> i64:
    """The mask with bit n alone, for n up to 62.

    mypyc 2.4.1 compiles `1 << n` to a shift in 32 bits when n is an `i64`, so that
    `1 << 40` would be 256, and it folds a 1 that it can see into the shift.

    >>> bit(40) == 2**40
    True
    """
    one: i64 = 1 + n - n
    return one << n
