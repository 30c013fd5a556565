"""Chapters 5 and 7: what single actions may do and what they change."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64
from tafelrunde.core.zones import Zone, everybody
from tafelrunde.games.drei_sanchos.board import (
    field_units,
    garrison_units,
    has_field_army,
    is_nonplayer,
    king_here,
    presence,
    siege_units,
)
from tafelrunde.games.drei_sanchos.state import (
    FIELD,
    GARRISON,
    KING,
    NOBODY,
    STACK,
    DreiSanchos,
    unit_of,
)
from tafelrunde.games.drei_sanchos.tables import REGIONS, SANCHOS

# Kinds of units of a region as masks: bit n stands for its unit n, see `unit_of`.
A_TROOP: Final = 0b01
A_KING: Final = 0b10
IN_GARRISON: Final = 0b1100
ELSEWHERE: Final = -1  # of a king: in another region

# -- cards


def public(s: DreiSanchos) -> i64:
    """The mask of all seats and of whoever looks on."""
    return everybody(s.players + 1)


def draw_card(s: DreiSanchos) -> i64:
    """The top card is taken from the deck, which is not empty."""
    return s.deck.pop()


def uncover(s: DreiSanchos, zone: Zone, card: i64) -> None:
    """A card is shown to all and taken away."""
    if public(s) & ~zone.take(card):
        s.revelations += 1


# -- Recruit and Deploy


def recruit(s: DreiSanchos, sancho: i64, number: i64) -> i64:
    """S3-5.1, S3-5.2: troops from the supply become recruits; returns how many there were."""
    number = min(number, s.supply[sancho])
    if number:
        s.supply[sancho] -= number
        s.recruits[sancho] += number
        if s.log is not None:
            s.emit("S3-5.1", "recruited", {"sancho": sancho, "number": number})
    return number


def can_deploy_king(s: DreiSanchos, sancho: i64) -> bool:
    """S3-5.5, S3-7.11: not to a besieged king."""
    region = s.king_at[sancho]
    besieged = s.king_in[sancho] == GARRISON and s.besieger[region] != NOBODY
    return s.recruits[sancho] > 0 and not besieged


def can_deploy_castle(s: DreiSanchos, sancho: i64) -> bool:
    """S3-5.7, S3-7.11: not if the home castle is besieged or in other hands."""
    return s.recruits[sancho] > 0 and open_home(s, sancho)


def open_home(s: DreiSanchos, sancho: i64) -> bool:
    """Whether the home castle is empty or own, and not besieged."""
    home = s.tables.home[sancho]
    return s.besieger[home] == NOBODY and s.holder[home] in (NOBODY, sancho)


def king_place(s: DreiSanchos, sancho: i64) -> i64:
    """S3-5.4, S3-R.9: beside a besieging king troops join the free field units."""
    return GARRISON if s.king_in[sancho] == GARRISON else FIELD


def deploy(s: DreiSanchos, sancho: i64, region: i64, place: i64) -> None:
    """S3-5.3, S3-5.6: one recruit comes onto the board. S3-5.8: an empty castle scores at once."""
    s.recruits[sancho] -= 1
    if place == GARRISON:
        s.holder[region] = sancho
        s.garrison[region] += 1
    else:
        s.troops[region * 3 + sancho] += 1
    if s.log is not None:
        told = {"sancho": sancho, "region": region, "place": place}
        s.emit("S3-5.3", "deployed", told)


# -- Move


def keeps_last(s: DreiSanchos, sancho: i64) -> bool:
    """S3-12.9, S3-R.11, S3-R.44: in battles Nájera without a player keeps a unit inside."""
    return is_nonplayer(s, sancho) and (s.variant.solo or s.variant.keeps_last)


def is_last(s: DreiSanchos, unit: i64) -> bool:
    """S3-5.13: whether a garrison field would be empty without this unit."""
    return last_ones(s, unit // 6) >> unit % 6 & 1 == 1


def movable(s: DreiSanchos, sancho: i64, region: i64) -> i64:
    """S3-5.10, S3-5.14: the kinds of units of a region that may move, besieged ones not."""
    king = king_place_in(s, sancho, region)
    found = standing(FIELD, s.troops[region * 3 + sancho], king)
    if s.holder[region] == sancho and s.besieger[region] == NOBODY:
        found |= standing(GARRISON, s.garrison[region], king)
    if s.besieger[region] == sancho:
        found |= standing(STACK, s.siege[region], king)
    if found and is_nonplayer(s, sancho):  # S3-5.15, S3-12.5
        found &= ~last_ones(s, region)
    return found


def can_move(s: DreiSanchos, sancho: i64) -> bool:
    """Whether a Sancho has any unit that may move."""
    here = presence(s, sancho)
    return any(
        here >> region & 1 == 1 and movable(s, sancho, region) != 0
        for region in range(1, REGIONS + 1)
    )


def king_place_in(s: DreiSanchos, sancho: i64, region: i64) -> i64:
    """Where in a region the king stands; ELSEWHERE if he is not there."""
    if s.king_at[sancho] != region:
        return ELSEWHERE
    return s.king_in[sancho]


def standing(place: i64, troops: i64, king: i64) -> i64:
    """The kinds of units at one place of a region; `king` is his place there."""
    found: i64 = 0
    if troops:
        found = A_TROOP
    if king == place:
        found |= A_KING
    return found << place * 2


def has_unit(units: i64, place: i64, piece: i64) -> bool:
    """Whether kinds of units of a region include the one at this place."""
    return units >> unit_of(0, place, piece) & 1 == 1


def last_ones(s: DreiSanchos, region: i64) -> i64:
    """S3-5.13: the kinds of units that may be the last one on the garrison field of a region."""
    return IN_GARRISON if garrison_units(s, region) == 1 else 0


def can_go(s: DreiSanchos, sancho: i64, region: i64) -> bool:
    """S3-5.13: whether a unit may move out of a region and leave no garrison field empty."""
    return movable(s, sancho, region) & ~last_ones(s, region) != 0


def can_go_somewhere(s: DreiSanchos, sancho: i64) -> bool:
    """S3-5.13: whether any unit may move without leaving a garrison field empty."""
    here = presence(s, sancho)
    return any(
        here >> region & 1 == 1 and can_go(s, sancho, region) for region in range(1, REGIONS + 1)
    )


def move(s: DreiSanchos, sancho: i64, unit: i64, target: i64) -> None:
    """S3-5.9: one unit, one step, into the field. S3-5.12: an emptied garrison field is lost."""
    source, place, piece = unit // 6, unit // 2 % 3, unit % 2
    if piece == KING:
        s.king_at[sancho] = target
        s.king_in[sancho] = FIELD
    else:
        s.troops[target * 3 + sancho] += 1
        take_troop(s, sancho, source, place)
    if s.log is not None:
        told = {"sancho": sancho, "unit": unit, "source": source, "region": target}
        s.emit("S3-5.9", "moved", told)
    if place == GARRISON:
        vacate(s, source)
    elif place == STACK:
        settle_siege(s, source, "S3-7.16")


def take_troop(s: DreiSanchos, sancho: i64, region: i64, place: i64) -> None:
    """A troop leaves its place."""
    if place == FIELD:
        s.troops[region * 3 + sancho] -= 1
    elif place == GARRISON:
        s.garrison[region] -= 1
    else:
        s.siege[region] -= 1


def vacate(s: DreiSanchos, region: i64) -> None:
    """S3-1.8: a field without units belongs to nobody."""
    if garrison_units(s, region) == 0 and s.holder[region] != NOBODY:
        if s.log is not None:
            s.emit("S3-1.8", "field-lost", {"sancho": s.holder[region], "region": region})
        s.holder[region] = NOBODY


# -- Fortify


def may_fortify(s: DreiSanchos, sancho: i64, region: i64, vacant: bool) -> bool:
    """S3-5.17, S3-7.11: an own or empty field without siege; S3-9.15: or only an empty one."""
    holder = s.holder[region]
    if holder == NOBODY:
        return True
    return holder == sancho and not vacant and s.besieger[region] == NOBODY


def fortifiable(s: DreiSanchos, sancho: i64, region: i64, vacant: bool) -> i64:
    """S3-5.16, S3-5.20: the kinds of units that may go onto the garrison field of a region."""
    found = standing(FIELD, s.troops[region * 3 + sancho], king_place_in(s, sancho, region))
    if found and not may_fortify(s, sancho, region, vacant):
        return 0
    return found


def can_fortify(s: DreiSanchos, sancho: i64, vacant: bool) -> bool:
    """Whether a Sancho has any unit that may do so."""
    return any(fortifiable(s, sancho, region, vacant) != 0 for region in range(1, REGIONS + 1))


def fortify(s: DreiSanchos, sancho: i64, unit: i64) -> None:
    """S3-5.16, S3-5.19: a unit of the field goes onto the field; the first one scores at once."""
    region = unit // 6
    gained = s.holder[region] == NOBODY
    s.holder[region] = sancho
    if unit % 2 == KING:
        s.king_in[sancho] = GARRISON
    else:
        s.troops[region * 3 + sancho] -= 1
        s.garrison[region] += 1
    if s.log is not None:
        s.emit("S3-5.16", "fortified", {"sancho": sancho, "unit": unit, "region": region})
        if gained:
            s.emit("S3-5.19", "field-won", {"sancho": sancho, "region": region})


# -- Attack


def can_attack(s: DreiSanchos, sancho: i64, region: i64) -> bool:
    """S3-6.2, S3-6.6: with own units against an opposing field army; a garrison alone is safe.

    S3-6.7: also out of a besieged garrison. S3-12.9, S3-R.44: Nájera without a player keeps
    its last unit inside and makes no sortie.
    """
    if not has_field_army(s, sancho, region):
        if s.holder[region] != sancho:
            return False
        if keeps_last(s, sancho) and not attack_is_free(s, sancho, region):
            return False
    return is_opposed(s, sancho, region)


def any_free(s: DreiSanchos, sancho: i64, regions: i64) -> bool:
    """S3-8.12: whether an attack in one of the regions of a mask need not cost a garrison field."""
    return any(
        regions >> region & 1 == 1 and attack_is_free(s, sancho, region)
        for region in range(1, REGIONS + 1)
    )


def is_opposed(s: DreiSanchos, sancho: i64, region: i64) -> bool:
    """S3-6.2: whether an opponent has a field army in a region."""
    one, two = (sancho + 1) % SANCHOS, (sancho + 2) % SANCHOS
    return has_field_army(s, one, region) or has_field_army(s, two, region)


def attackable(s: DreiSanchos, sancho: i64, among: i64) -> i64:
    """Those of the regions in a mask in which a Sancho can attack."""
    found = among
    region: i64
    for region in range(1, REGIONS + 1):
        if found >> region & 1 and not can_attack(s, sancho, region):
            found ^= bit(region)
    return found


def attack_is_free(s: DreiSanchos, sancho: i64, region: i64) -> bool:
    """S3-8.12: whether an attack leaves a unit on the garrison field if the attacker likes."""
    if has_field_army(s, sancho, region):
        return True
    unbesieged = s.holder[region] == sancho and s.besieger[region] == NOBODY
    return unbesieged and garrison_units(s, region) > 1


# -- Besiege


def siege_need(s: DreiSanchos, region: i64) -> i64:
    """S3-7.4: at least one unit more than there are defenders."""
    return garrison_units(s, region) + 1


def can_besiege(s: DreiSanchos, sancho: i64, region: i64, points: i64) -> bool:
    """S3-7.2, S3-7.4, S3-7.19, S3-7.20: an opposing garrison without siege, and units enough."""
    holder = s.holder[region]
    if holder in (NOBODY, sancho) or s.besieger[region] != NOBODY:
        return False
    need = siege_need(s, region)
    return need <= s.tables.siege_units * points and need <= field_units(s, sancho, region)


def can_besiege_somewhere(s: DreiSanchos, sancho: i64, points: i64) -> bool:
    """Whether there is a garrison that a Sancho can besiege."""
    return any(can_besiege(s, sancho, region, points) for region in range(1, REGIONS + 1))


def place_siege(s: DreiSanchos, sancho: i64, region: i64, troops: i64, king: i64) -> None:
    """S3-7.3: units of the field are stacked on the garrison."""
    s.besieger[region] = sancho
    s.siege[region] = troops
    s.troops[region * 3 + sancho] -= troops
    if king:
        s.king_in[sancho] = STACK
    if s.log is not None:
        told = {"sancho": sancho, "region": region, "number": troops + king}
        s.emit("S3-7.3", "siege-placed", {**told, "of": s.holder[region]})


def break_siege(s: DreiSanchos, region: i64, rule: str) -> None:
    """S3-7.12, S3-7.16: the stack joins the field army of the besieger."""
    besieger = s.besieger[region]
    if s.log is not None:
        s.emit(rule, "siege-broken", {"sancho": besieger, "region": region})
    s.troops[region * 3 + besieger] += s.siege[region]
    s.siege[region] = 0
    if king_here(s, besieger, region, STACK):
        s.king_in[besieger] = FIELD
    s.besieger[region] = NOBODY


def settle_siege(s: DreiSanchos, region: i64, rule: str = "S3-7.17") -> None:
    """S3-7.16, S3-7.17: a siege ends when the besiegers are not more than the defenders."""
    if s.besieger[region] != NOBODY and siege_units(s, region) <= garrison_units(s, region):
        break_siege(s, region, rule)


# -- kings


def king_home(s: DreiSanchos, sancho: i64, rule: str) -> None:
    """S3-6.21, S3-10.4: a beaten king goes home, into his castle if it is open to him."""
    home = s.tables.home[sancho]
    s.king_at[sancho] = home
    if open_home(s, sancho):
        s.king_in[sancho] = GARRISON
        s.holder[home] = sancho
    else:
        s.king_in[sancho] = FIELD
    if s.log is not None:
        told = {"sancho": sancho, "region": home, "place": s.king_in[sancho]}
        s.emit(rule, "king-home", told)
