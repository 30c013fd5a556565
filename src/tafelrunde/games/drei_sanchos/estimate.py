"""What a position of Krieg der drei Sanchos may be worth, region by region."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.numbers import i64
from tafelrunde.games.drei_sanchos.board import (
    OPPONENTS,
    field_units,
    garrison_units,
    has_field_army,
    king_here,
)
from tafelrunde.games.drei_sanchos.state import FIELD, NOBODY, STACK, DreiSanchos
from tafelrunde.games.drei_sanchos.tables import REGIONS

UNIT: Final = 0.16  # in points: a unit in the field
GUARD: Final = 0.1  # a unit in a garrison, up to COMFORT of them
COMFORT: Final = 2
RECRUIT: Final = 0.08
OPEN: Final = 0.55  # the share of a vacant field's points if one stands beside it
NEAR: Final = 0.2  # and if one stands in a neighbouring region
PREY: Final = 0.3  # the share of an opposing field that could be besieged
THREAT: Final = 0.4  # the share of an own field that could be besieged


def strongest_foe(s: DreiSanchos, sancho: i64, region: i64) -> i64:
    """The units that the stronger opponent could send against a garrison there."""
    one, two = OPPONENTS[sancho]
    return max(field_units(s, one, region), field_units(s, two, region))


def held_worth(s: DreiSanchos, sancho: i64, region: i64) -> float:
    """What an own garrison field is worth: its points, less what threatens it."""
    value = float(s.variant.vp[region])
    units = garrison_units(s, region)
    found = value + GUARD * float(min(units, COMFORT))
    if s.besieger[region] != NOBODY:
        return found - value * (0.85 if units == 1 else 0.6)
    foe = strongest_foe(s, sancho, region)
    if foe > units:
        relief = 0.5 if field_units(s, sancho, region) else 1.0
        found -= THREAT * value * relief
    else:
        for other in s.tables.adjacent[region]:
            if strongest_foe(s, sancho, other) > units:
                return found - 0.12 * value
    return found


def reach(s: DreiSanchos, sancho: i64, region: i64) -> float:
    """What free units there could take: the vacant field itself or the best one beside it."""
    best = 0.0
    if s.holder[region] == NOBODY:
        best = OPEN * float(s.variant.vp[region])
    for other in s.tables.adjacent[region]:
        if s.holder[other] == NOBODY and not has_field_army(s, sancho, other):
            best = max(best, NEAR * float(s.variant.vp[other]))
    return best


def region_worth(s: DreiSanchos, sancho: i64, region: i64) -> float:
    """What a region is worth to one Sancho."""
    holder = s.holder[region]
    mine = field_units(s, sancho, region)
    if not mine and holder != sancho and s.besieger[region] != sancho:
        return 0.0
    found = UNIT * float(mine)
    if mine:
        found += reach(s, sancho, region)
    if holder == sancho:
        found += held_worth(s, sancho, region)
    elif holder != NOBODY:
        units = garrison_units(s, region)
        value = float(s.variant.vp[region])
        if s.besieger[region] == sancho:
            stack = s.siege[region] + king_here(s, sancho, region, STACK)
            found += value * (0.85 if units == 1 else 0.55) + UNIT * float(stack)
        elif s.besieger[region] == NOBODY and mine > units:
            found += PREY * value
    return found


def sancho_worth(s: DreiSanchos, sancho: i64) -> float:
    """Everything a Sancho has, in points."""
    found = RECRUIT * float(s.recruits[sancho])
    for region in range(1, REGIONS + 1):
        found += region_worth(s, sancho, region)
    return found + 0.1 * len(s.reserve[sancho])


def nearby(s: DreiSanchos, sancho: i64, region: i64) -> float:
    """What one region adds to a position: for the Sancho, less for the others."""
    one, two = OPPONENTS[sancho]
    found = region_worth(s, sancho, region)
    return found - 0.45 * (region_worth(s, one, region) + region_worth(s, two, region))


def dice_of(s: DreiSanchos, sancho: i64, region: i64) -> i64:
    """How many dice a Sancho's field army there would roll."""
    troops = s.troops[region * 3 + sancho]
    if s.besieger[region] == sancho:
        troops += s.siege[region]
    king = king_here(s, sancho, region, FIELD) + king_here(s, sancho, region, STACK)
    return min(troops, s.tables.most_dice) + king


def exchange(own: i64, opposing: i64) -> float:
    """About how many units more the opponents lose than oneself, by the numbers of dice."""
    if opposing == 0:
        return 0.0
    mine, theirs = float(own), float(opposing)
    total = mine + theirs
    return 0.45 * min(theirs, mine * mine / total) - 0.45 * min(mine, theirs * theirs / total)
