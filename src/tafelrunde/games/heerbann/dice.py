"""What a roll can form (RE-4.4, RE-4.5), and how a taken card is explained."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64
from tafelrunde.games.heerbann.tables import MOST_DICE

DICE: Final = [(6,) * number for number in range(MOST_DICE + 1)]  # so many dice to throw


def sums_of(dice: i64) -> i64:
    """RE-4.4: the sums of all subsets, as a mask; each die counts once.

    >>> from tafelrunde.core.masks import dice_of, members
    >>> members(sums_of(dice_of((2, 3, 6))))
    [2, 3, 5, 6, 8, 9, 11]
    """
    sums: i64 = 1
    for face in range(1, 7):
        left = dice >> 4 * face & 15
        while left:
            sums |= sums << face
            left -= 1
    return sums & ~1


def nudged_sums_of(dice: i64) -> i64:
    """RE-4.5: the sums in which exactly one die counts 1 more or less, within 1 to 6."""
    plain: i64 = 1
    nudged: i64 = 0
    for face in range(1, 7):
        left = dice >> 4 * face & 15
        while left:
            nudged |= nudged << face
            if face < 6:
                nudged |= plain << (face + 1)
            if face > 1:
                nudged |= plain << (face - 1)
            plain |= plain << face
            left -= 1
    return nudged


def used_dice(
    dice: list[int], cost: i64, may_nudge: bool
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The dice that a taken card is explained with, as thrown and as counted.

    Without a nudge if possible, then the fewest dice, then the largest faces.
    """
    best: tuple[tuple[int, int, tuple[int, ...]], tuple[int, ...], tuple[int, ...]] | None = None
    for mask in range(1, bit(len(dice))):
        faces = sorted([d for i, d in enumerate(dice) if mask >> i & 1], reverse=True)
        ways = [(0, faces)]
        if may_nudge:
            for i, face in enumerate(faces):
                for counted in (face - 1, face + 1):
                    if 1 <= counted <= 6:
                        ways.append((1, [*faces[:i], counted, *faces[i + 1 :]]))
        for nudges, counts in ways:
            if sum(counts) != cost:
                continue
            rank = (nudges, len(faces), tuple([-f for f in faces]))
            if best is None or rank < best[0]:
                best = (rank, tuple(faces), tuple(counts))
    assert best is not None, f"{dice} cannot form {cost}"
    return best[1], best[2]
