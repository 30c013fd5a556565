"""What things are worth, in units of one controlled region: rules of thumb for bots.

Everything reads public facts, the own hand and the own dice, nothing else.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tafelrunde.core.numbers import i64
from tafelrunde.games.vetternkrieg.battle import first_attacker
from tafelrunde.games.vetternkrieg.dice import CLAIMS, size_of
from tafelrunde.games.vetternkrieg.state import Vetternkrieg, on_field
from tafelrunde.games.vetternkrieg.tables import REGIONS, Tables

# By lead in troops, from -4 to 4: how much of a region a seat owns.
OWNED: Final = [0.03, 0.06, 0.13, 0.27, 0.5, 0.73, 0.87, 0.94, 0.97]
RESERVE: Final = 0.16  # a troop in the reserve; the next ones are worth a little less
FADING: Final = 0.88
SUPPLY: Final = 0.03  # a troop in the supply, which is still there to be recruited
BATTLE: Final = 0.45  # a battle won, beside the survivors
SURVIVOR: Final = 0.22
FRENCH: Final = 0.5  # a French troop as a share of a troop: it never settles
CARD: Final = 0.09  # a point on the last card

# Chance that the attacker wins the battle, by troops of attacker and defender, both bluffing
# well and without last cards (solved numerically).
ATTACKER_WINS: Final = [
    [0.602, 0.441, 0.302, 0.186, 0.133, 0.092],
    [0.674, 0.523, 0.418, 0.289, 0.221, 0.161],
    [0.773, 0.652, 0.532, 0.408, 0.320, 0.247],
    [0.845, 0.748, 0.641, 0.525, 0.429, 0.344],
    [0.893, 0.811, 0.718, 0.612, 0.519, 0.432],
    [0.930, 0.865, 0.785, 0.692, 0.604, 0.518],
]
# Best result of three dice out of 216, by the points of a last card.
BEST_RESULTS: Final = [
    [0, 0, 6, 18, 36, 60, 15, 15, 15, 15, 15, 15, 1, 1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0, 24, 12, 27, 27, 27, 27, 36, 4, 7, 7, 7, 7, 4],
    [0, 0, 0, 0, 0, 0, 0, 30, 21, 27, 39, 39, 1, 13, 13, 13, 13, 7],
    [0, 0, 0, 0, 0, 0, 0, 27, 18, 21, 33, 33, 0, 19, 19, 19, 19, 8],
]


def net_loss(t: Tables, attack: i64, defence: i64) -> i64:
    """VK-5.24: the defender's losses less the attacker's."""
    if attack > defence:
        return t.loss[size_of(attack)][size_of(defence)]
    if defence > attack:
        return -t.loss[size_of(defence)][size_of(attack)]
    return 0


def prospect(t: Tables, attack: i64, points: i64) -> float:
    """The expected net loss of a defender who has not rolled yet."""
    spread = BEST_RESULTS[points]
    total = 0
    for defence in range(CLAIMS):
        if spread[defence]:
            total += spread[defence] * net_loss(t, attack, defence)
    return total / 216


def owned(lead: i64) -> float:
    """How much of a region a lead is worth."""
    return OWNED[min(max(lead, -4), 4) + 4]


def lead(s: Vetternkrieg, seat: i64, region: i64) -> i64:
    """Own troops less opposing ones."""
    return s.troops[2 * region + seat] - s.troops[2 * region + 1 - seat]


def gain(s: Vetternkrieg, seat: i64, region: i64, more: i64 = 1) -> float:
    """What a better lead in a region is worth."""
    now = lead(s, seat, region)
    return owned(now + more) - owned(now)


def stock_worth(count: i64) -> float:
    """What a reserve is worth."""
    return RESERVE * (1.0 - FADING**count) / (1.0 - FADING)


def reserve_worth(s: Vetternkrieg, seat: i64, more: i64 = 0) -> float:
    """What the seat's reserve is worth with that many more troops."""
    return stock_worth(s.reserve[seat] + more)


def chance_to_win(attacker: i64, defender: i64) -> float:
    """The attacker's chance in a battle."""
    if not defender:
        return 1.0
    if not attacker:
        return 0.0
    if attacker <= 6 and defender <= 6:
        return ATTACKER_WINS[attacker - 1][defender - 1]
    return 1.0 / (1.0 + exp(-0.45 * float(attacker - defender)))


def battle_chance(s: Vetternkrieg, seat: i64, mine: i64, theirs: i64) -> float:
    """The chance to win the battle of the round with these troops on the halves."""
    if not mine and not theirs:
        return 1.0 if s.owner == seat else 0.0
    attacker = s.attacker if s.attacker >= 0 else first_attacker(s)
    if attacker == seat:
        return chance_to_win(mine, theirs)
    return 1.0 - chance_to_win(theirs, mine)


def field_worth(s: Vetternkrieg, seat: i64, more: i64 = 0, french: i64 = 0, less: i64 = 0) -> float:
    """What the battlefield is worth with more own troops, more French, or fewer opposing ones."""
    if not s.battlefield:
        return 0.0
    mine = on_field(s, seat) + more + french
    theirs = on_field(s, 1 - seat) - less
    chance = battle_chance(s, seat, mine, theirs)
    house = s.half[seat] + more
    beaten = chance * (BATTLE + SURVIVOR * max(0.0, float(house) - 0.6 * float(theirs)))
    rival = s.half[1 - seat]
    return beaten - (1.0 - chance) * (
        BATTLE + SURVIVOR * max(0.0, float(rival) - 0.6 * float(mine))
    )


def material(s: Vetternkrieg, seat: i64) -> float:
    """What the regions and stocks of one seat are worth together."""
    total = reserve_worth(s, seat) + SUPPLY * float(s.supply[seat])
    for region in range(REGIONS):
        total += owned(lead(s, seat, region))
    return total


def place_worth(s: Vetternkrieg, seat: i64, region: i64) -> float:
    """What an attempt to place is worth: it stays, comes back, or goes to the supply (VK-4.23)."""
    after = s.troops[2 * region + seat] + 1
    stays = max(0, 6 - after) / 6
    falls = min(after - 1, 6) / 6
    spent = reserve_worth(s, seat) - reserve_worth(s, seat, -1)
    return stays * (gain(s, seat, region) - spent) - falls * (spent - SUPPLY)


def remove_worth(s: Vetternkrieg, seat: i64, region: i64) -> float:
    """What an attempt to remove is worth: nothing, to the reserve or the supply (VK-4.31)."""
    there = s.troops[2 * region + 1 - seat]
    if not there:
        return 0.0
    back = 1 / 6 if there <= 6 else 0.0
    gone = min(there - 1, 6) / 6
    hit = gain(s, seat, region)
    return back * (hit - RESERVE * 0.6) + gone * hit


def move_worth(s: Vetternkrieg, seat: i64, source: i64, target: i64) -> float:
    """What moving a troop from one region to another is worth."""
    return gain(s, seat, target) + gain(s, seat, source, -1)
