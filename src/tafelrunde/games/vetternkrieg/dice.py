"""Three dice and what they are worth: announcements, results, comparison.

A result or an announcement is a number from 0 to 17: singles of 1 to 6, then pairs, then
triples. A higher number beats a lower one (VK-5.23).
"""

from __future__ import annotations

from typing import Final

CLAIMS: Final = 18
SINGLE: Final = 0
PAIR: Final = 1
TRIPLE: Final = 2


def claim_of(kind: int, face: int) -> int:
    """The number of an announcement (VK-5.8).

    >>> claim_of(PAIR, 5)
    10
    """
    return 6 * kind + face - 1


def kind_of(claim: int) -> int:
    """Whether an announcement is a single, a pair or a triple."""
    return claim // 6


def face_of(claim: int) -> int:
    """The face that an announcement names."""
    return claim % 6 + 1


def contains(dice: list[int], claim: int) -> bool:
    """VK-5.12, VK-R.34: whether the dice hold the announced face often enough.

    >>> contains([5, 5, 5], claim_of(PAIR, 5)), contains([2, 4, 5], claim_of(PAIR, 5))
    (True, False)
    """
    return dice.count(claim % 6 + 1) > claim // 6


def best_of(dice: list[int]) -> int:
    """VK-5.22: a triple, else a pair, else the highest single die.

    Three twos are a triple of twos (VK-R.41).

    >>> best_of([2, 6, 2]) == claim_of(PAIR, 2), best_of([1, 3, 4]) == claim_of(SINGLE, 4)
    (True, True)
    """
    a, b, c = dice
    if a == b:
        return a + 11 if b == c else a + 5
    if a == c or b == c:
        return c + 5
    return max(a, b, c) - 1
