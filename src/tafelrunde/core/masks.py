"""Sets of small numbers and dice, each packed into one whole number.

A field of a state that is declared as one of these kinds is stored as people would write it, as
a list in ascending order.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from tafelrunde.core.numbers import i64, vec

Mask: TypeAlias = i64  # a set of numbers up to 62: bit n is set if n belongs to it
Masks: TypeAlias = "vec[i64]"  # several of them, one for each seat for example
Dice: TypeAlias = i64  # dice with faces up to 14: four bits for each face, how often it lies there


def bit(n: i64) -> i64:
    """The mask with bit n alone, for n up to 62.

    mypyc 2.4.1 compiles `1 << n` to a shift in 32 bits when n is an `i64`, so that
    `1 << 40` would be 256, and it folds a 1 that it can see into the shift.

    >>> bit(40) == 2**40
    True
    """
    one: i64 = 1 + n - n
    return one << n


def has(mask: i64, number: i64) -> bool:
    """Whether a number is in a set."""
    return mask >> number & 1 == 1


def lowest(mask: i64) -> i64:
    """The lowest number of a set that is not empty."""
    for number in range(63):
        if mask >> number & 1:
            return number
    raise ValueError("an empty set has no lowest number")


def size(mask: i64) -> i64:
    """How many numbers are in a set.

    >>> size(0b1011)
    3
    """
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def members(mask: i64) -> list[int]:
    """The numbers of a set, in ascending order.

    >>> members(0b1011)
    [0, 1, 3]
    """
    found: list[int] = []
    number: i64 = 0
    while mask >> number:
        if mask >> number & 1:
            found.append(number)
        number += 1
    return found


def mask_of(numbers: Iterable[int]) -> int:
    """The set of some numbers.

    >>> bin(mask_of([3, 0, 1]))
    '0b1011'
    """
    found: i64 = 0
    for number in numbers:
        found |= bit(number)
    return found


def dice_of(thrown: tuple[int, ...]) -> i64:
    """Dice as they fell, packed."""
    found: i64 = 0
    for i in range(len(thrown)):
        found += bit(4 * thrown[i])
    return found


def faces(dice: i64) -> list[int]:
    """The faces of dice, in ascending order.

    >>> faces(dice_of((6, 1, 4, 1)))
    [1, 1, 4, 6]
    """
    found: list[int] = []
    for face in range(15):
        left = dice >> 4 * face & 15
        while left:
            found.append(face)
            left -= 1
    return found
