"""Chapter 15: what a Sancho-Bot chooses. Its priorities are fixed; ties go to the visible arrow.

Every choice tells why it was made, so that a player at a real board can follow it by hand.
S3-15.34, S3-R.56: whatever the boxes and the overview of the rulebook say of bots is here and
in `sancho_dice`.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.numbers import i64
from tafelrunde.games.drei_sanchos.board import (
    OPPONENTS,
    army,
    countable,
    counts_king,
    empties,
    field_army,
    field_units,
    garrison_units,
    preferred,
    siege_units,
    strongest,
    weakest,
)
from tafelrunde.games.drei_sanchos.deeds import (
    attack_is_free,
    can_attack,
    can_besiege,
    fortifiable,
    has_unit,
    is_opposed,
    movable,
    siege_need,
)
from tafelrunde.games.drei_sanchos.state import (
    FIELD,
    GARRISON,
    KING,
    NOBODY,
    STACK,
    TROOP,
    DreiSanchos,
    unit_of,
)
from tafelrunde.games.drei_sanchos.tables import EMPTY, REGIONS, WEAKEST, Step

NOWHERE: Final = 0  # no region has this number
NO_UNIT: Final = 0

# Between what a bot chooses when it tells its candidates.
STRONGEST: Final = 0
WEAKEST_ARMY: Final = 1
EMPTY_FIELD: Final = 2
SMALL_GARRISON: Final = 3
FOR_ATTACK: Final = 4
FOR_SIEGE: Final = 5
FOR_SIEGE_BY_LEAD: Final = 6
# For each of these, whether more (1) or less (-1) of a criterion is better.
BETTER: Final = ((1, 1), (-1, -1), (1, 1), (-1, 1), (1, 1), (1, -1, -1), (1,))

# -- ties


def by_arrow(s: DreiSanchos, sancho: i64, regions: list[int]) -> i64:
    """S3-15.1: one region is clear; of several the visible arrow takes the highest number or
    the lowest, and then the other arrow shows."""
    if len(regions) == 1:
        return regions[0]
    chosen = max(regions) if s.arrow else min(regions)
    if s.log is not None:
        told = {"sancho": sancho, "region": chosen, "number": chosen, "arrow": s.arrow}
        s.emit("S3-15.1", "bot-arrow", {**told, "regions": tuple(regions)})
    s.arrow = 1 - s.arrow
    return chosen


def best(regions: list[int], worth: list[int]) -> list[int]:
    """The regions with the highest worth, which has an entry per region."""
    most = max(worth)
    return [region for region, value in zip(regions, worth, strict=True) if value == most]


def tell_candidates(
    s: DreiSanchos, sancho: i64, rule: str, choice: i64, regions: list[int], worth: list[list[int]]
) -> None:
    """S3-15.2: between which regions a bot chooses, the best by its criteria first."""
    if s.log is not None and len(regions) > 1:
        rows = [
            [sign * value for value in values]
            for sign, values in zip(BETTER[choice], worth, strict=True)
        ]
        order = sorted(range(len(regions)), key=lambda i: [-row[i] for row in rows])
        told: dict[str, int | tuple[int, ...]] = {"sancho": sancho, "choice": choice}
        for name, values in zip(("first", "second", "third"), worth, strict=False):
            told[name] = tuple([values[i] for i in order])
        s.emit(rule, "bot-candidates", {**told, "regions": tuple([regions[i] for i in order])})


# -- Move


def army_to_move(s: DreiSanchos, sancho: i64) -> i64:
    """S3-15.3, S3-15.6: the strongest army starts: most units, with the king, the arrow."""
    regions = strongest(s, sancho)
    if not regions:
        return NOWHERE
    if s.log is not None:
        there = [region for region in range(1, REGIONS + 1) if countable(s, sancho, region)]
        units = [int(countable(s, sancho, region)) for region in there]
        kings = [int(counts_king(s, sancho, region)) for region in there]
        tell_candidates(s, sancho, "S3-15.3", STRONGEST, there, [units, kings])
    source = by_arrow(s, sancho, regions)
    if s.log is not None:
        told = {"sancho": sancho, "region": source, "number": source}
        told["units"] = countable(s, sancho, source)
        king = int(counts_king(s, sancho, source))
        s.emit("S3-15.3", "bot-strongest", {**told, "king": king})
    return source


def target_of_move(s: DreiSanchos, sancho: i64, source: i64, target: i64) -> i64:
    """S3-15.6: towards the weakest neighbour, without one into an empty region; S3-8.10: unless
    the card names the target."""
    regions = weakest(s, sancho, source) if target != EMPTY else []
    if regions:
        if s.log is not None:
            near = [n for n in s.tables.adjacent[source] if smallest(s, sancho, n)[0]]
            sizes = [smallest(s, sancho, region) for region in near]
            worth = [[size[0] for size in sizes], [size[1] for size in sizes]]
            tell_candidates(s, sancho, "S3-15.4", WEAKEST_ARMY, near, worth)
        chosen = by_arrow(s, sancho, regions)
        tell_weakest(s, sancho, chosen)
        return chosen
    regions = empties(s, source) if target != WEAKEST else []
    if regions:
        chosen = by_arrow(s, sancho, regions)
        if s.log is not None:
            s.emit("S3-15.6", "bot-empty", {"sancho": sancho, "region": chosen, "number": chosen})
        return chosen
    return NOWHERE


def tell_weakest(s: DreiSanchos, sancho: i64, region: i64) -> None:
    """S3-15.4: whose army it is, how large, and whether the king is with it."""
    if s.log is not None:
        units, king, other = smallest(s, sancho, region)
        told = {"sancho": sancho, "region": region, "number": region, "of": other}
        s.emit("S3-15.4", "bot-weakest", {**told, "units": units, "king": king})


def smallest(s: DreiSanchos, sancho: i64, region: i64) -> tuple[int, int, int]:
    """S3-15.4: the smallest army of one opponent in a region: units, with the king, whose."""
    sizes = [
        (int(countable(s, other, region)), int(counts_king(s, other, region)), int(other))
        for other in OPPONENTS[sancho]
        if countable(s, other, region)
    ]
    return min(sizes) if sizes else (0, 0, NOBODY)


def next_to_move(s: DreiSanchos, sancho: i64, source: i64, nth: i64) -> i64:
    """S3-15.7, S3-R.24: a troop, then the king, then a troop; the king first if no troop can."""
    troop = troop_to_move(s, sancho, source)
    if nth == 2 or (nth == 1 and troop == NO_UNIT):
        king = king_to_move(s, sancho, source)
        if king != NO_UNIT:
            return king
    return troop


def troop_to_move(s: DreiSanchos, sancho: i64, source: i64) -> i64:
    """S3-15.7: the field before the garrison; S3-15.9: besiegers last."""
    units = movable(s, sancho, source)
    for place in (FIELD, GARRISON):
        if has_unit(units, place, TROOP):
            return unit_of(source, place, TROOP)
    if has_unit(units, STACK, TROOP) and siege_can_spare(s, source):
        return unit_of(source, STACK, TROOP)
    return NO_UNIT


def king_to_move(s: DreiSanchos, sancho: i64, source: i64) -> i64:
    """S3-15.8, S3-15.31, S3-R.45: wherever he stands there, but never as the last of a garrison;
    S3-15.9: nor if his leaving ended a siege."""
    if s.king_at[sancho] != source:
        return NO_UNIT
    place = s.king_in[sancho]
    if not has_unit(movable(s, sancho, source), place, KING):
        return NO_UNIT
    if s.king_in[sancho] == STACK and not siege_can_spare(s, source):
        return NO_UNIT
    return unit_of(source, place, KING)


def siege_can_spare(s: DreiSanchos, region: i64) -> bool:
    """S3-15.9, S3-R.25: whether the siege outlives the loss of one unit."""
    if not s.variant.bots_keep_sieges:
        return True
    return siege_units(s, region) - 1 > garrison_units(s, region)


# -- Fortify


def unit_to_fortify(s: DreiSanchos, sancho: i64, vacant: bool) -> i64:
    """S3-15.12, S3-R.50: a troop onto an empty field, a troop into an own garrison, then the
    king likewise; NO_UNIT if nobody can."""
    for piece in (TROOP, KING):
        regions: list[int] = []
        for region in range(1, REGIONS + 1):
            if has_unit(fortifiable(s, sancho, region, vacant), FIELD, piece):
                regions.append(region)
        free = [region for region in regions if s.holder[region] == NOBODY]
        if free:
            return unit_of(field_to_take(s, sancho, free), FIELD, piece)
        if regions:
            return unit_of(garrison_to_strengthen(s, sancho, regions), FIELD, piece)
    return NO_UNIT


def field_to_take(s: DreiSanchos, sancho: i64, regions: list[int]) -> i64:
    """S3-15.11, S3-15.13: an empty field: most points, the largest own field army, the arrow."""
    if s.log is not None:
        worth = [[s.variant.vp[n] for n in regions], [field_army(s, sancho, n) for n in regions]]
        tell_candidates(s, sancho, "S3-15.11", EMPTY_FIELD, regions, worth)
    regions = best(regions, [s.variant.vp[region] for region in regions])
    regions = best(regions, [field_army(s, sancho, region) for region in regions])
    chosen = by_arrow(s, sancho, regions)
    if s.log is not None:
        told = {"sancho": sancho, "region": chosen, "number": chosen}
        told["units"] = field_army(s, sancho, chosen)
        s.emit("S3-15.11", "bot-takes-field", {**told, "vp": s.variant.vp[chosen]})
    return chosen


def garrison_to_strengthen(s: DreiSanchos, sancho: i64, regions: list[int]) -> i64:
    """S3-15.11: an own garrison: fewest units, the largest own field army, the arrow."""
    if s.log is not None:
        worth = [
            [garrison_units(s, n) for n in regions],
            [field_army(s, sancho, n) for n in regions],
        ]
        tell_candidates(s, sancho, "S3-15.11", SMALL_GARRISON, regions, worth)
    regions = best(regions, [-garrison_units(s, region) for region in regions])
    regions = best(regions, [field_army(s, sancho, region) for region in regions])
    chosen = by_arrow(s, sancho, regions)
    if s.log is not None:
        told = {"sancho": sancho, "region": chosen, "number": chosen}
        s.emit("S3-15.11", "bot-strengthens", {**told, "units": garrison_units(s, chosen)})
    return chosen


# -- Attack


def region_to_attack(s: DreiSanchos, sancho: i64, step: Step) -> i64:
    """S3-15.14: the preferred region, then that of the own king, then the arrow."""
    regions = [region for region in range(1, REGIONS + 1) if may_attack(s, sancho, region, step)]
    if not regions:
        return NOWHERE
    if s.log is not None:
        kings = [int(s.king_at[sancho] == region) for region in regions]
        worth = [[lead(s, sancho, region) for region in regions], kings]
        tell_candidates(s, sancho, "S3-15.14", FOR_ATTACK, regions, worth)
    regions = preferred(s, sancho, regions)
    regions = best(regions, [int(s.king_at[sancho] == region) for region in regions])
    chosen = by_arrow(s, sancho, regions)
    if s.log is not None:
        told = {"sancho": sancho, "region": chosen, "number": chosen}
        told["lead"] = lead(s, sancho, chosen)
        s.emit("S3-15.14", "bot-attacks", {**told, "points": step.points})
    return chosen


def may_attack(s: DreiSanchos, sancho: i64, region: i64, step: Step) -> bool:
    """S3-15.15, S3-R.26: with a field army or out of a free garrison of two; S3-9.14: not where
    the card forbids it."""
    if step.kingdom >= 0 and s.variant.forbidden[step.kingdom] >> region & 1:
        return False
    return can_attack(s, sancho, region) and attack_is_free(s, sancho, region)


def lead(s: DreiSanchos, sancho: i64, region: i64) -> i64:
    """S3-15.26: own units minus those of both opponents, all of them."""
    one, two = OPPONENTS[sancho]
    return army(s, sancho, region) - army(s, one, region) - army(s, two, region)


def joins(s: DreiSanchos, sancho: i64, region: i64) -> tuple[int, int]:
    """S3-15.16: all of its free garrison but one fight along; a troop stays if there is one."""
    troops, king = s.garrison[region], garrison_units(s, region) - s.garrison[region]
    joining = (troops - 1, king) if troops else (0, 0)
    if s.log is not None and joining[0] + joining[1]:
        told = {"sancho": sancho, "region": region, "number": region}
        s.emit("S3-15.16", "bot-joins", {**told, "units": joining[0] + joining[1]})
    return joining


# -- Besiege


def region_to_besiege(s: DreiSanchos, sancho: i64, step: Step) -> i64:
    """S3-15.25: most points, no opposing field army, fewest defenders, the arrow; S3-15.26: or
    the preferred region, if the card says so."""
    regions = [
        region for region in range(1, REGIONS + 1) if can_besiege(s, sancho, region, step.points)
    ]
    if not regions:
        return NOWHERE
    tell_sieges(s, sancho, regions, step.preferred)
    if step.preferred:
        regions = preferred(s, sancho, regions)
    else:
        regions = best(regions, [s.variant.vp[region] for region in regions])
        regions = best(regions, [int(is_open(s, sancho, region)) for region in regions])
        regions = best(regions, [-garrison_units(s, region) for region in regions])
    chosen = by_arrow(s, sancho, regions)
    tell_siege(s, sancho, chosen, step.preferred)
    return chosen


def tell_sieges(s: DreiSanchos, sancho: i64, regions: list[int], by_lead: bool) -> None:
    """S3-15.25, S3-15.26: the garrisons that can be besieged."""
    if s.log is None:
        return
    if by_lead:
        leads = [int(lead(s, sancho, region)) for region in regions]
        tell_candidates(s, sancho, "S3-15.26", FOR_SIEGE_BY_LEAD, regions, [leads])
        return
    worth = [
        [int(s.variant.vp[region]) for region in regions],
        [int(not is_open(s, sancho, region)) for region in regions],
        [int(garrison_units(s, region)) for region in regions],
    ]
    tell_candidates(s, sancho, "S3-15.25", FOR_SIEGE, regions, worth)


def is_open(s: DreiSanchos, sancho: i64, region: i64) -> bool:
    """S3-15.25: whether no opponent has a field army in the region."""
    return not is_opposed(s, sancho, region)


def tell_siege(s: DreiSanchos, sancho: i64, region: i64, by_lead: bool) -> None:
    """Why this garrison is besieged."""
    if s.log is None:
        return
    told = {"sancho": sancho, "region": region, "number": region}
    if by_lead:
        if s.log is not None:
            s.emit("S3-15.26", "bot-besieges-preferred", {**told, "lead": lead(s, sancho, region)})
        return
    told["vp"] = s.variant.vp[region]
    told["open"] = int(is_open(s, sancho, region))
    if s.log is not None:
        s.emit("S3-15.25", "bot-besieges", {**told, "units": garrison_units(s, region)})


def party(s: DreiSanchos, sancho: i64, region: i64) -> tuple[int, int]:
    """S3-15.24, S3-15.30: exactly one unit more than there are defenders, the king only if the
    troops are too few. That there are enough has been tested before."""
    need = siege_need(s, region)
    troops = min(need, s.troops[region * 3 + sancho])
    if s.log is not None:
        told = {"sancho": sancho, "region": region, "number": region, "units": need}
        s.emit("S3-15.24", "bot-party", told)
    return troops, min(need - troops, field_units(s, sancho, region) - troops)


# -- reserve cards that have to be given up


def victim(s: DreiSanchos, sancho: i64) -> i64:
    """S3-15.27, S3-R.28: the player loses a reserve card, or else the other bot; or NOBODY."""
    found = NOBODY
    for other in OPPONENTS[sancho]:
        if s.reserve[other].cards and (found == NOBODY or s.variant.seat_of[other] >= 0):
            found = other
    return found


def gives_up_card(s: DreiSanchos, sancho: i64) -> i64:
    """S3-15.27: its card with the fewest points, then the lowest number."""
    return min([(s.tables.cards[card].bp, card) for card in s.reserve[sancho].cards])[1]
