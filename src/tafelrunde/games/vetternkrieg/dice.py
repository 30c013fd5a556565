"""Three dice and what they are worth: announcements, results, comparison.

A result or an announcement is a number from 0 to 17: singles of 1 to 6, then pairs, then
triples. A higher number beats a lower one (VK-5.23).
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.numbers import i64

DICE: Final = 3  # of a side
CLAIMS: Final = 18
SINGLE: Final = 0
PAIR: Final = 1
TRIPLE: Final = 2


def claim_of(size: i64, face: i64) -> i64:
    """The number of an announcement (VK-5.8).

    >>> claim_of(PAIR, 5)
    10
    """
    return 6 * size + face - 1


def size_of(claim: i64) -> i64:
    """Whether an announcement is a single, a pair or a triple."""
    return claim // 6


def face_of(claim: i64) -> i64:
    """The face that an announcement names."""
    return claim % 6 + 1


def contains(dice: tuple[int, ...], claim: i64) -> bool:
    """VK-5.12, VK-R.34: whether the dice hold the announced face often enough.

    >>> contains((5, 5, 5), claim_of(PAIR, 5)), contains((2, 4, 5), claim_of(PAIR, 5))
    (True, False)
    """
    face, count = face_of(claim), 0
    for die in dice:
        if die == face:
            count += 1
    return count > size_of(claim)


def best_of(dice: tuple[int, ...]) -> i64:
    """VK-5.22: a triple, else a pair, else the highest single die.

    Three twos are a triple of twos (VK-R.41).

    >>> best_of((2, 6, 2)) == claim_of(PAIR, 2), best_of((1, 3, 4)) == claim_of(SINGLE, 4)
    (True, True)
    """
    a: i64 = dice[0]
    b: i64 = dice[1]
    c: i64 = dice[2]
    if a == b and b == c:
        return a + 11
    if a == b:
        return a + 5
    if a == c or b == c:
        return c + 5
    if b > a:
        a = b
    if c > a:
        a = c
    return a - 1
