"""What a last card can make of dice, in troops: for bots (VK-5.14, VK-5.21)."""

from __future__ import annotations

from itertools import product

from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64
from tafelrunde.games.vetternkrieg import estimate as e
from tafelrunde.games.vetternkrieg.clash import (
    Adjust,
    adjusted_dice,
    attack_result,
    find_die,
    has_last_card,
)
from tafelrunde.games.vetternkrieg.dice import best_of, contains
from tafelrunde.games.vetternkrieg.state import Vetternkrieg
from tafelrunde.games.vetternkrieg.verbs import RAISE, STOP

USUAL_POINTS = 2


def dice_worth(s: Vetternkrieg, seat: i64, dice: tuple[int, ...]) -> float:
    """The net troops that a seat may expect from these dice of its own."""
    if seat != s.attacker:
        return -float(e.net_loss(s.tables, attack_result(s), best_of(dice)))
    expected = USUAL_POINTS if has_last_card(s, 1 - seat) else 0
    truth = 0.0 if contains(dice, s.claim) else -1.0
    return truth + e.prospect(s.tables, best_of(dice), expected)


def best_change(s: Vetternkrieg, seat: i64, dice: tuple[int, ...], done: i64, left: i64) -> float:
    """The most that unchanged dice can still be worth with the points that are left."""
    best = dice_worth(s, seat, dice)
    for changes in product((-1, 0, 1), repeat=3):
        spent = 0
        made = [0, 0, 0]
        for i in range(3):
            made[i] = dice[i] + changes[i]
            if changes[i]:
                spent += 9 if done >> i & 1 or not 1 <= made[i] <= 6 else 1
        if 0 < spent <= left:
            best = max(best, dice_worth(s, seat, tuple(made)))
    return best


def last_card_gain(s: Vetternkrieg, seat: i64, points: i64) -> float:
    """How many troops the last card can save or win now."""
    dice = s.roll if seat == s.attacker else s.defence
    return best_change(s, seat, dice, 0, points) - dice_worth(s, seat, dice)


def after_change(s: Vetternkrieg, adjust: Adjust, verb: i64, face: i64) -> float:
    """What can still come of the dice after this change; after STOP, what they are worth."""
    dice = adjusted_dice(s)
    if verb == STOP:
        return dice_worth(s, adjust.seat, dice)
    i = find_die(s, face)
    made = list(dice)
    made[i] = face + 1 if verb == RAISE else face - 1
    return best_change(s, adjust.seat, tuple(made), s.changed | bit(i), adjust.left - 1)
