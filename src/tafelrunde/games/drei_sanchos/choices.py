"""Chapters 5 to 7: the ways in which a Sancho may use a point now.

Where a function takes `here`, that is the mask of the regions in which the Sancho has units.
"""

from __future__ import annotations

from tafelrunde.core.codes import SECOND, Offers, code, verb_of
from tafelrunde.core.numbers import i64
from tafelrunde.games.drei_sanchos.deeds import (
    can_besiege,
    can_deploy_castle,
    can_deploy_king,
    deploy,
    fortifiable,
    king_place,
    movable,
)
from tafelrunde.games.drei_sanchos.state import FIELD, GARRISON, DreiSanchos
from tafelrunde.games.drei_sanchos.tables import REGIONS
from tafelrunde.games.drei_sanchos.verbs import (
    ATTACK,
    BESIEGE,
    DEPLOY_CASTLE,
    DEPLOY_HOME,
    DEPLOY_KING,
    FORTIFY,
    MOVE,
)


def deploys(s: DreiSanchos, sancho: i64, out: Offers) -> None:
    """S3-5.3, S3-5.6: to the king, to the home region, or onto the home castle."""
    if can_deploy_king(s, sancho):
        out.add(DEPLOY_KING)
    deploys_home(s, sancho, out)


def deploys_home(s: DreiSanchos, sancho: i64, out: Offers) -> None:
    """S3-5.6: to the home region, or onto the home castle."""
    if s.recruits[sancho]:
        out.add(DEPLOY_HOME)
        if can_deploy_castle(s, sancho):
            out.add(DEPLOY_CASTLE)


def deploy_by(s: DreiSanchos, sancho: i64, a: i64) -> None:
    """One recruit goes where the action says."""
    if verb_of(a) == DEPLOY_KING:
        deploy(s, sancho, s.king_at[sancho], king_place(s, sancho))
    else:
        place = GARRISON if verb_of(a) == DEPLOY_CASTLE else FIELD
        deploy(s, sancho, s.tables.home[sancho], place)


def moves(s: DreiSanchos, sancho: i64, here: i64, out: Offers) -> None:
    """S3-5.9, S3-5.10, S3-5.11: every unit that may move, to every neighbour.

    S3-1.11: whoever stands there. S3-1.12: and nothing happens between them.
    """
    region: i64
    for region in range(1, REGIONS + 1):
        if here >> region & 1:
            move = MOVE + region * 6
            units = movable(s, sancho, region)
            while units:
                if units & 1:
                    out.bits(move, s.tables.borders[region], SECOND)
                units >>= 1
                move += 1


def moves_to(s: DreiSanchos, sancho: i64, region: i64, target: i64, out: Offers) -> None:
    """S3-9.16: every unit of one region that may move, to one neighbour."""
    out.bits(MOVE + region * 6 + target * SECOND, movable(s, sancho, region))


def fortifications(s: DreiSanchos, sancho: i64, here: i64, vacant: bool, out: Offers) -> None:
    """S3-5.16, S3-5.18: every unit that may go onto the garrison field of its region."""
    region: i64
    for region in range(1, REGIONS + 1):
        if here >> region & 1:
            out.bits(FORTIFY + region * 6, fortifiable(s, sancho, region, vacant))


def attacks(s: DreiSanchos, regions: i64, low: i64, high: i64, out: Offers) -> None:
    """S3-6.2, S3-6.3: in each of these regions, with every strength."""
    region: i64
    for region in range(1, REGIONS + 1):
        if regions >> region & 1:
            for strength in range(low, high + 1):
                out.add(code(ATTACK, region, strength))


def sieges(s: DreiSanchos, sancho: i64, here: i64, points: i64, out: Offers) -> None:
    """S3-7.2, S3-7.3, S3-7.4: every garrison that can be besieged, with every strength."""
    region: i64
    for region in range(1, REGIONS + 1):
        if here >> region & 1 and can_besiege(s, sancho, region, points):
            for strength in range(1, points + 1):
                if can_besiege(s, sancho, region, strength):
                    out.add(code(BESIEGE, region, strength))
