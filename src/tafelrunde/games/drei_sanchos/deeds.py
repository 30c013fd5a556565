"""Chapters 5 and 7: what single actions may do and what they change."""

from __future__ import annotations

from tafelrunde.games.drei_sanchos.board import (
    OPPONENTS,
    field_army,
    field_units,
    garrison_units,
    is_nonplayer,
    king_here,
    siege_units,
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
from tafelrunde.games.drei_sanchos.tables import REGIONS

# -- Recruit and Deploy


def recruit(s: DreiSanchos, sancho: int, number: int) -> int:
    """S3-5.1, S3-5.2: troops from the supply become recruits; returns how many there were."""
    number = min(number, s.supply[sancho])
    if number:
        s.supply[sancho] -= number
        s.recruits[sancho] += number
        if s.log is not None:
            s.emit("S3-5.1", "recruited", {"sancho": sancho, "number": number})
    return number


def can_deploy_king(s: DreiSanchos, sancho: int) -> bool:
    """S3-5.5, S3-7.11: not to a besieged king."""
    region = s.king_at[sancho]
    besieged = s.king_in[sancho] == GARRISON and s.besieger[region] != NOBODY
    return s.recruits[sancho] > 0 and not besieged


def can_deploy_castle(s: DreiSanchos, sancho: int) -> bool:
    """S3-5.7, S3-7.11: not if the home castle is besieged or in other hands."""
    return s.recruits[sancho] > 0 and open_home(s, sancho)


def open_home(s: DreiSanchos, sancho: int) -> bool:
    """Whether the home castle is empty or own, and not besieged."""
    home = s.tables.home[sancho]
    return s.besieger[home] == NOBODY and s.holder[home] in (NOBODY, sancho)


def king_place(s: DreiSanchos, sancho: int) -> int:
    """S3-5.4, S3-R.9: beside a besieging king troops join the free field units."""
    return GARRISON if s.king_in[sancho] == GARRISON else FIELD


def deploy(s: DreiSanchos, sancho: int, region: int, place: int) -> None:
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


def keeps_last(s: DreiSanchos, sancho: int) -> bool:
    """S3-12.9, S3-R.11, S3-R.44: in battles Nájera without a player keeps a unit inside."""
    return is_nonplayer(s, sancho) and (s.variant.solo or s.variant.keeps_last)


def is_last(s: DreiSanchos, unit: int) -> bool:
    """S3-5.13: whether a garrison field would be empty without this unit."""
    return unit // 2 % 3 == GARRISON and garrison_units(s, unit // 6) == 1


def movable(s: DreiSanchos, sancho: int, region: int) -> list[int]:
    """S3-5.10, S3-5.14: the kinds of units of a region that may move, besieged ones not."""
    found: list[int] = []
    if s.troops[region * 3 + sancho]:
        found.append(unit_of(region, FIELD, TROOP))
    if king_here(s, sancho, region, FIELD):
        found.append(unit_of(region, FIELD, KING))
    if s.holder[region] == sancho and s.besieger[region] == NOBODY:
        found += standing(s, sancho, region, GARRISON, s.garrison[region])
    if s.besieger[region] == sancho:
        found += standing(s, sancho, region, STACK, s.siege[region])
    if found and is_nonplayer(s, sancho):  # S3-5.15, S3-12.5
        return [unit for unit in found if not is_last(s, unit)]
    return found


def standing(s: DreiSanchos, sancho: int, region: int, place: int, troops: int) -> list[int]:
    """The kinds of units at one place."""
    found: list[int] = []
    if troops:
        found.append(unit_of(region, place, TROOP))
    if king_here(s, sancho, region, place):
        found.append(unit_of(region, place, KING))
    return found


def move(s: DreiSanchos, sancho: int, unit: int, target: int) -> None:
    """S3-5.9: one unit, one step, into the field. S3-5.12: an emptied garrison field is lost."""
    source, place, kind = unit // 6, unit // 2 % 3, unit % 2
    if kind == KING:
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


def take_troop(s: DreiSanchos, sancho: int, region: int, place: int) -> None:
    """A troop leaves its place."""
    if place == FIELD:
        s.troops[region * 3 + sancho] -= 1
    elif place == GARRISON:
        s.garrison[region] -= 1
    else:
        s.siege[region] -= 1


def vacate(s: DreiSanchos, region: int) -> None:
    """S3-1.8: a field without units belongs to nobody."""
    if garrison_units(s, region) == 0 and s.holder[region] != NOBODY:
        if s.log is not None:
            s.emit("S3-1.8", "field-lost", {"sancho": s.holder[region], "region": region})
        s.holder[region] = NOBODY


# -- Fortify


def may_fortify(s: DreiSanchos, sancho: int, region: int, vacant: bool) -> bool:
    """S3-5.17, S3-7.11: an own or empty field without siege; S3-9.15: or only an empty one."""
    holder = s.holder[region]
    if holder == NOBODY:
        return True
    return holder == sancho and not vacant and s.besieger[region] == NOBODY


def fortifiable(s: DreiSanchos, sancho: int, vacant: bool) -> list[int]:
    """S3-5.16, S3-5.20: the kinds of units that may go onto the garrison field of their region."""
    found: list[int] = []
    for region in range(1, REGIONS + 1):
        if field_units(s, sancho, region) and may_fortify(s, sancho, region, vacant):
            found += standing(s, sancho, region, FIELD, s.troops[region * 3 + sancho])
    return found


def fortify(s: DreiSanchos, sancho: int, unit: int) -> None:
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


def can_attack(s: DreiSanchos, sancho: int, region: int) -> bool:
    """S3-6.2, S3-6.6: with own units against an opposing field army; a garrison alone is safe.

    S3-6.7: also out of a besieged garrison. S3-12.9, S3-R.44: Nájera without a player keeps
    its last unit inside and makes no sortie.
    """
    one, two = OPPONENTS[sancho]
    if not field_army(s, one, region) and not field_army(s, two, region):
        return False
    if field_army(s, sancho, region):
        return True
    if s.holder[region] != sancho:
        return False
    return not keeps_last(s, sancho) or attack_is_free(s, sancho, region)


def attack_is_free(s: DreiSanchos, sancho: int, region: int) -> bool:
    """S3-8.12: whether an attack leaves a unit on the garrison field if the attacker likes."""
    if field_army(s, sancho, region):
        return True
    unbesieged = s.holder[region] == sancho and s.besieger[region] == NOBODY
    return unbesieged and garrison_units(s, region) > 1


# -- Besiege


def siege_need(s: DreiSanchos, region: int) -> int:
    """S3-7.4: at least one unit more than there are defenders."""
    return garrison_units(s, region) + 1


def can_besiege(s: DreiSanchos, sancho: int, region: int, points: int) -> bool:
    """S3-7.2, S3-7.4, S3-7.19, S3-7.20: an opposing garrison without siege, and units enough."""
    if s.holder[region] in (NOBODY, sancho) or s.besieger[region] != NOBODY:
        return False
    need = siege_need(s, region)
    return need <= s.tables.siege_units * points and need <= field_units(s, sancho, region)


def place_siege(s: DreiSanchos, sancho: int, region: int, troops: int, king: int) -> None:
    """S3-7.3: units of the field are stacked on the garrison."""
    s.besieger[region] = sancho
    s.siege[region] = troops
    s.troops[region * 3 + sancho] -= troops
    if king:
        s.king_in[sancho] = STACK
    if s.log is not None:
        told = {"sancho": sancho, "region": region, "number": troops + king}
        s.emit("S3-7.3", "siege-placed", {**told, "of": s.holder[region]})


def break_siege(s: DreiSanchos, region: int, rule: str) -> None:
    """S3-7.12, S3-7.16: the stack joins the field army of the besieger."""
    besieger = s.besieger[region]
    if s.log is not None:
        s.emit(rule, "siege-broken", {"sancho": besieger, "region": region})
    s.troops[region * 3 + besieger] += s.siege[region]
    s.siege[region] = 0
    if king_here(s, besieger, region, STACK):
        s.king_in[besieger] = FIELD
    s.besieger[region] = NOBODY


def settle_siege(s: DreiSanchos, region: int, rule: str = "S3-7.17") -> None:
    """S3-7.16, S3-7.17: a siege ends when the besiegers are not more than the defenders."""
    if s.besieger[region] != NOBODY and siege_units(s, region) <= garrison_units(s, region):
        break_siege(s, region, rule)


# -- kings


def king_home(s: DreiSanchos, sancho: int, rule: str) -> None:
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
