"""How people bluff: the chances of announcements, of dice after them, and of doubts.

One clash between large armies was solved exactly (a linear program) for every case of last
cards. The solution is nearly what these few rules say. Without a card pairs and triples are
announced truly, poor singles as a six or a pair, and sixes now and then as something better:
worth 0.402 troops against the best answer, of 0.403 possible. With a card whatever triple it
can make is announced, else a pair in hand, else a pair that it can make: 0.19 of 0.21 troops
against a defender with a card, 1.40 of 1.43 against one without.
"""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate, combinations_with_replacement, product
from typing import Final

from tafelrunde.core.chance import Rng
from tafelrunde.core.numbers import i64
from tafelrunde.games.vetternkrieg.dice import CLAIMS, PAIR, TRIPLE, best_of, contains, size_of

WHOLE: Final = 10_000
# In ten-thousandths: what is announced without a card instead of the best result.
BLUFFS: Final[dict[int, dict[int, int]]] = {
    2: {5: 10_000},
    3: {5: 10_000},
    4: {5: 2730, 6: 1490, 7: 1420, 8: 1360, 9: 1300, 10: 1240, 11: 460},
    5: {11: 510, 12: 40, 13: 40, 14: 40, 15: 40, 16: 40, 17: 40},
}
# The same for dice of which a card can make no pair.
BARE_BLUFFS: Final = {6: 5000, 7: 1600, 8: 2000, 9: 500, 11: 900}
# People announce what they like: nothing is impossible, least of all the truth.
ODD_TRUTH: Final = 100
ODD_LIE: Final = 5

# How often, in percent, a defender doubts each announcement in the solution: by whether the
# attacker holds a card, then by the points of the defender's own card.
DOUBTS: Final = [
    [
        [3, 3, 3, 5, 15, 12, 54, 56, 58, 60, 62, 63, 73, 73, 73, 73, 73, 73],
        [3, 3, 3, 3, 3, 5, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 80],
        [3, 3, 3, 3, 3, 3, 43, 50, 59, 66, 74, 81, 97, 97, 95, 85, 77, 80],
        [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 15, 39, 61, 78],
    ],
    [
        [3, 3, 3, 3, 3, 33, 13, 18, 22, 26, 66, 33, 97, 97, 97, 97, 97, 97],
        [3, 3, 3, 3, 3, 3, 50, 69, 93, 97, 97, 13, 81, 97, 97, 97, 97, 97],
        [3, 3, 3, 3, 3, 3, 3, 3, 3, 7, 97, 91, 81, 97, 97, 97, 97, 97],
        [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 97, 3, 81, 97, 97, 97, 97, 97],
    ],
]

THROWS: Final = list(combinations_with_replacement(range(1, 7), 3))
WAYS: Final = [(0, 1, 3, 6)[len(set(dice))] for dice in THROWS]


def best_with(dice: tuple[int, ...], points: i64) -> i64:
    """VK-5.15: the best result that a last card with `points` points can make.

    >>> best_with((1, 3, 3), 3) == 13, best_with((1, 3, 5), 1) == 5
    (True, True)
    """
    best = best_of(dice)
    for changes in product((-1, 0, 1), repeat=3):
        if sum(map(abs, changes)) <= points:
            made = tuple([die + change for die, change in zip(dice, changes, strict=True)])
            if min(made) >= 1 and max(made) <= 6:
                best = max(best, best_of(made))
    return best


def announcements(dice: tuple[int, ...], points: i64) -> dict[int, int]:
    """How often an attacker with these dice and a card of these points makes which announcement."""
    best = best_of(dice)
    if size_of(best) == TRIPLE:
        return {best: WHOLE}
    if not points:
        bluffs = BLUFFS.get(best, {})
        return {best: WHOLE - sum(bluffs.values()), **bluffs}
    made = best_with(dice, points)
    if size_of(made) == TRIPLE:
        return {made: WHOLE}
    if size_of(best) == PAIR:
        return {best: WHOLE}
    return {made: WHOLE} if size_of(made) == PAIR else BARE_BLUFFS


def announce_chances(dice: tuple[int, ...], points: i64) -> list[int]:
    """For each announcement how often it is made, in parts of WHOLE; none is quite impossible."""
    usual = announcements(dice, points)
    return [
        usual.get(claim, 0) + (ODD_TRUTH if contains(dice, claim) else ODD_LIE)
        for claim in range(CLAIMS)
    ]


# By points of the card, then by throw: the chances of all announcements.
SAID: Final = [[announce_chances(dice, points) for dice in THROWS] for points in range(4)]
# By points of the card, then by announcement: the running sums of the chances of all throws.
LIKELY: Final = [
    [
        list(accumulate([n * said[claim] for n, said in zip(WAYS, SAID[points], strict=True)]))
        for claim in range(CLAIMS)
    ]
    for points in range(4)
]
ANY_THROW: Final = list(accumulate(WAYS))


def fits(claim: i64, points: i64, rng: Rng) -> bool:
    """Whether to keep a world in which the attacker's card has these points.

    Of all worlds those are kept in which this announcement is made: a world as often as the
    announcement is likely with its card, compared with the card that suits it best.
    """
    usual = max([LIKELY[card][claim][-1] for card in (1, 2, 3)])
    return rng.below(usual) < LIKELY[points][claim][-1]


def sample_dice(claim: i64, points: i64, rng: Rng) -> tuple[int, ...]:
    """Three dice as likely as they are after this announcement; -1 before any.

    `points` are those of the card that the attacker holds in the imagined world.
    """
    sums = LIKELY[points][claim] if claim >= 0 else ANY_THROW
    return THROWS[bisect_right(sums, rng.below(sums[-1]))]


def truth_chance(claim: i64, points: i64) -> float:
    """How likely an announcement is true as rolled.

    >>> round(truth_chance(5, 0), 2)
    0.62
    """
    sums, true, before = LIKELY[points][claim], 0, 0
    for dice, total in zip(THROWS, sums, strict=True):
        if contains(dice, claim):
            true += total - before
        before = total
    return true / sums[-1]
