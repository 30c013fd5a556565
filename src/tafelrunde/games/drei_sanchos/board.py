"""Chapters 1 and 9: who stands where, what it is worth, and the terms that cards use."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.drei_sanchos.state import FIELD, GARRISON, NOBODY, STACK, DreiSanchos
from tafelrunde.games.drei_sanchos.tables import REGIONS, SANCHOS

# S3-1.2: the two opponents of each Sancho, clockwise
OPPONENTS: Final[list[tuple[int, int]]] = [(1, 2), (2, 0), (0, 1)]

# -- counting units; S3-1.3: the king is a unit like a troop


def king_here(s: DreiSanchos, sancho: i64, region: i64, place: i64) -> i64:
    """1 if the king of a Sancho stands at this place of the region."""
    return 1 if s.king_at[sancho] == region and s.king_in[sancho] == place else 0


def field_units(s: DreiSanchos, sancho: i64, region: i64) -> i64:
    """The free units in the field: those that besiege are not among them."""
    return s.troops[region * 3 + sancho] + king_here(s, sancho, region, FIELD)


def garrison_units(s: DreiSanchos, region: i64) -> i64:
    """S3-1.6: the units on the garrison field; S3-1.7: none if nobody holds it."""
    holder = s.holder[region]
    if holder == NOBODY:
        return 0
    return s.garrison[region] + king_here(s, holder, region, GARRISON)


def siege_units(s: DreiSanchos, region: i64) -> i64:
    """The units that are stacked on the garrison."""
    besieger = s.besieger[region]
    if besieger == NOBODY:
        return 0
    return s.siege[region] + king_here(s, besieger, region, STACK)


def field_army(s: DreiSanchos, sancho: i64, region: i64) -> i64:
    """S3-1.5, S3-R.7: the units of a field army, besieging ones included."""
    found = field_units(s, sancho, region)
    if s.besieger[region] == sancho:
        found += siege_units(s, region)
    return found


def has_field_army(s: DreiSanchos, sancho: i64, region: i64) -> bool:
    """S3-1.5: whether a Sancho has a field army in a region."""
    if s.troops[region * 3 + sancho] or king_here(s, sancho, region, FIELD):
        return True
    return s.besieger[region] == sancho and siege_units(s, region) > 0


def army(s: DreiSanchos, sancho: i64, region: i64) -> i64:
    """S3-1.4: all units of a Sancho in a region."""
    found = field_army(s, sancho, region)
    if s.holder[region] == sancho:
        found += garrison_units(s, region)
    return found


def presence(s: DreiSanchos, sancho: i64) -> i64:
    """S3-1.4: the regions with units of a Sancho, as a mask."""
    found = bit(s.king_at[sancho])
    troops, holder, besieger = s.troops, s.holder, s.besieger
    here = bit(1)
    region: i64
    for region in range(1, REGIONS + 1):
        if troops[region * 3 + sancho] or holder[region] == sancho or besieger[region] == sancho:
            found |= here
        here += here
    return found


def countable(s: DreiSanchos, sancho: i64, region: i64) -> i64:
    """S3-9.1: the units of field army and garrison; a besieged garrison does not count."""
    found = field_army(s, sancho, region)
    if s.holder[region] == sancho and s.besieger[region] == NOBODY:
        found += garrison_units(s, region)
    return found


def counts_king(s: DreiSanchos, sancho: i64, region: i64) -> bool:
    """Whether the king is among the units of S3-9.1."""
    if s.king_at[sancho] != region:
        return False
    return s.king_in[sancho] != GARRISON or s.besieger[region] == NOBODY


def units_on_board(s: DreiSanchos, sancho: i64) -> i64:
    """S3-11.6, S3-R.22: the units of a Sancho on the board, kings included."""
    return s.tables.troops - s.recruits[sancho] - s.supply[sancho] + 1


# -- victory points


def tally(s: DreiSanchos) -> i64:
    """S3-1.8, S3-1.9, S3-1.10: points for the fields on which own units stand, besieged or not.

    The victory points of all three Sanchos in one number, see `share`.
    """
    found: i64 = 0
    values, holders = s.variant.vp, s.holder
    region: i64
    for region in range(1, REGIONS + 1):
        holder = holders[region]
        if holder != NOBODY:
            found += values[region] << 8 * holder
    return found


def share(sums: i64, sancho: i64) -> i64:
    """What a Sancho has of numbers that stand in one, with eight bits for each."""
    return sums >> 8 * sancho & 255


def vp(s: DreiSanchos, sancho: i64) -> i64:
    """The victory points of a Sancho."""
    return share(tally(s), sancho)


def points(s: DreiSanchos) -> vec[i64]:
    """The victory points of all three Sanchos."""
    return apart(tally(s))


def apart(sums: i64) -> vec[i64]:
    """Numbers that stand in one, per Sancho."""
    found = vec[i64]([0, 0, 0])
    for sancho in range(SANCHOS):
        found[sancho] = share(sums, sancho)
    return found


def fields_held(s: DreiSanchos, sancho: i64) -> i64:
    """S3-11.6: how many garrison fields a Sancho holds."""
    found: i64 = 0
    for region in range(1, REGIONS + 1):
        if s.holder[region] == sancho:
            found += 1
    return found


# -- who decides


def is_bot(s: DreiSanchos, sancho: i64) -> bool:
    """S3-2.6: in a solo game the other two are Sancho-Bots."""
    return s.variant.solo and s.variant.seat_of[sancho] < 0


def is_nonplayer(s: DreiSanchos, sancho: i64) -> bool:
    """S3-1.2: a Sancho without a seat of its own."""
    return s.variant.seat_of[sancho] < 0


def decider(s: DreiSanchos, sancho: i64) -> i64:
    """S3-8.1, S3-12.2, S3-12.4: its player, or for Nájera the current commander's."""
    seat = s.variant.seat_of[sancho]
    return seat if seat >= 0 else s.variant.seat_of[s.commander]


# -- the terms of the cards


def strongest(s: DreiSanchos, sancho: i64) -> list[int]:
    """S3-9.2: where most units stand, with the king rather than without; all that tie."""
    best: i64 = 1
    found: list[int] = []
    here = presence(s, sancho)
    for region in range(1, REGIONS + 1):
        if not here >> region & 1:
            continue
        units = 2 * countable(s, sancho, region)
        if units and counts_king(s, sancho, region):
            units += 1
        if units > best:
            best, found = units, [region]
        elif units == best:
            found.append(region)
    return found


def weakest_region(s: DreiSanchos, sancho: i64, source: i64) -> list[int]:
    """S3-9.3: for players: neighbours with the fewest opposing units altogether; all that tie."""
    best: i64 = 99
    found: list[int] = []
    one, two = OPPONENTS[sancho]
    for region in s.tables.adjacent[source]:
        units = 2 * (countable(s, one, region) + countable(s, two, region))
        if units == 0:
            continue
        if counts_king(s, one, region) or counts_king(s, two, region):
            units += 1
        if units < best:
            best, found = units, [region]
        elif units == best:
            found.append(region)
    return found


def weakest(s: DreiSanchos, sancho: i64, source: i64) -> list[int]:
    """S3-9.3, S3-R.8: for Sancho-Bots: neighbours with the smallest army of one opponent."""
    best: i64 = 99
    found: list[int] = []
    for region in s.tables.adjacent[source]:
        for other in OPPONENTS[sancho]:
            units = 2 * countable(s, other, region)
            if units == 0:
                continue
            if counts_king(s, other, region):
                units += 1
            if units < best:
                best, found = units, [region]
            elif units == best and found[-1] != region:
                found.append(region)
    return found


def empties(s: DreiSanchos, source: i64) -> list[int]:
    """S3-9.4: neighbours without any unit."""
    return [region for region in s.tables.adjacent[source] if is_empty(s, region)]


def is_empty(s: DreiSanchos, region: i64) -> bool:
    """Whether nobody stands in a region."""
    if s.holder[region] != NOBODY:
        return False
    return all(not field_units(s, sancho, region) for sancho in range(SANCHOS))


def preferred(s: DreiSanchos, sancho: i64, regions: list[int]) -> list[int]:
    """S3-9.6: where own units outnumber all opposing ones most; all that tie."""
    best: i64 = -99
    found: list[int] = []
    one, two = OPPONENTS[sancho]
    for region in regions:
        lead = army(s, sancho, region) - army(s, one, region) - army(s, two, region)
        if lead > best:
            best, found = lead, [region]
        elif lead == best:
            found.append(region)
    return found
