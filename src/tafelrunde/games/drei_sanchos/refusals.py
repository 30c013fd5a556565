"""Chapters 4 to 7: why a point cannot be used in a certain way."""

from __future__ import annotations

from tafelrunde.core.actions import Refusal
from tafelrunde.core.codes import arg, arg2, verb_of
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.drei_sanchos.board import (
    field_units,
    garrison_units,
    has_field_army,
    is_nonplayer,
    king_here,
)
from tafelrunde.games.drei_sanchos.deeds import (
    can_attack,
    can_deploy_castle,
    can_deploy_king,
    is_last,
    is_opposed,
    may_fortify,
    siege_need,
)
from tafelrunde.games.drei_sanchos.state import (
    FIELD,
    GARRISON,
    KING,
    NOBODY,
    DreiSanchos,
)
from tafelrunde.games.drei_sanchos.verbs import (
    ATTACK,
    BESIEGE,
    DEPLOY_CASTLE,
    DEPLOY_HOME,
    DEPLOY_KING,
    FORTIFY,
    MOVE,
    RECRUIT,
)


def refusal_of(s: DreiSanchos, sancho: i64, a: i64) -> Refusal | None:
    """The rule that stands against a command action; None if there is none."""
    verb = verb_of(a)
    if verb == MOVE:
        return move_refusal(s, sancho, arg(a), arg2(a))
    if verb == FORTIFY:
        return fortify_refusal(s, sancho, arg(a))
    if verb == ATTACK:
        return attack_refusal(s, sancho, arg(a), arg2(a))
    if verb == BESIEGE:
        return siege_refusal(s, sancho, arg(a), arg2(a))
    if verb == RECRUIT:
        return None if s.supply[sancho] else refused(s, "S3-5.2", "supply-empty")
    if verb in (DEPLOY_KING, DEPLOY_HOME, DEPLOY_CASTLE):
        return deploy_refusal(s, sancho, verb)
    return None


def deploy_refusal(s: DreiSanchos, sancho: i64, verb: i64) -> Refusal | None:
    """S3-5.3, S3-5.5, S3-5.7: recruits, an unbesieged king, an open castle."""
    if not s.recruits[sancho]:
        return refused(s, "S3-5.3", "no-recruits")
    if verb == DEPLOY_KING and not can_deploy_king(s, sancho):
        return refused(s, "S3-5.5", "king-besieged")
    if verb == DEPLOY_CASTLE and not can_deploy_castle(s, sancho):
        return refused(s, "S3-5.7", "castle-closed", "region", s.tables.home[sancho])
    return None


def unit_there(s: DreiSanchos, sancho: i64, unit: i64) -> bool:
    """Whether a Sancho has such a unit at that place."""
    region, place = unit // 6, unit // 2 % 3
    if unit % 2 == KING:
        return king_here(s, sancho, region, place) == 1
    if place == FIELD:
        return s.troops[region * 3 + sancho] > 0
    if place == GARRISON:
        return s.holder[region] == sancho and s.garrison[region] > 0
    return s.besieger[region] == sancho and s.siege[region] > 0


def move_refusal(s: DreiSanchos, sancho: i64, unit: i64, target: i64) -> Refusal | None:
    """S3-5.9, S3-5.14, S3-5.15: an own unit that is not besieged, to a neighbour."""
    region, place = unit // 6, unit // 2 % 3
    if not unit_there(s, sancho, unit):
        return refused(s, "S3-5.9", "no-such-unit", "region", region)
    if place == GARRISON and s.besieger[region] != NOBODY:
        return refused(s, "S3-5.14", "unit-besieged", "region", region)
    if not s.tables.borders[region] >> target & 1:
        return refused(s, "S3-5.9", "not-adjacent", "region", region, "target", target)
    if is_nonplayer(s, sancho) and is_last(s, unit):
        return refused(s, "S3-5.15", "najera-keeps-one", "region", region)
    return None


def fortify_refusal(s: DreiSanchos, sancho: i64, unit: i64) -> Refusal | None:
    """S3-5.16, S3-5.17: a unit of the field army, onto a field that is free for it."""
    region, place = unit // 6, unit // 2 % 3
    if place != FIELD or not unit_there(s, sancho, unit):
        return refused(s, "S3-5.16", "not-in-field", "region", region)
    if not may_fortify(s, sancho, region, False):
        if s.holder[region] == sancho:
            return refused(s, "S3-7.11", "field-besieged", "region", region)
        return refused(s, "S3-5.17", "field-taken", "region", region)
    return None


def attack_refusal(s: DreiSanchos, sancho: i64, region: i64, points: i64) -> Refusal | None:
    """S3-6.1, S3-6.2, S3-12.9: once a turn, with units, against a field army."""
    if s.attacked:
        return refused(s, "S3-6.1", "one-attack")
    if points > s.points:
        return refused(s, "S3-6.3", "not-enough-points", "number", s.points)
    if not is_opposed(s, sancho, region):
        return refused(s, "S3-6.2", "no-field-army", "region", region)
    if not has_field_army(s, sancho, region) and s.holder[region] != sancho:
        return refused(s, "S3-6.2", "no-own-units", "region", region)
    if not can_attack(s, sancho, region):
        return refused(s, "S3-12.9", "najera-keeps-one", "region", region)
    return None


def siege_refusal(s: DreiSanchos, sancho: i64, region: i64, points: i64) -> Refusal | None:
    """S3-7.1, S3-7.2, S3-7.4, S3-7.19: once a turn, an opposing garrison, and units enough."""
    if s.besieged:
        return refused(s, "S3-7.1", "one-siege")
    if points > s.points:
        return refused(s, "S3-7.3", "not-enough-points", "number", s.points)
    if s.holder[region] in (NOBODY, sancho):
        return refused(s, "S3-7.2", "no-garrison", "region", region)
    if s.besieger[region] != NOBODY:
        return refused(s, "S3-7.19", "already-besieged", "region", region)
    need = siege_need(s, region)
    if need > s.tables.siege_units * points:
        return refused(s, "S3-7.4", "siege-too-weak", "number", garrison_units(s, region))
    if need > field_units(s, sancho, region):
        return refused(s, "S3-7.4", "party-too-small", "number", need)
    return None
