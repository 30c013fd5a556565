"""Chapters 5 to 7: the ways in which a Sancho may use a point now."""

from __future__ import annotations

from tafelrunde.core.actions import Action
from tafelrunde.games.drei_sanchos.board import field_units
from tafelrunde.games.drei_sanchos.deeds import (
    can_attack,
    can_besiege,
    can_deploy_castle,
    can_deploy_king,
    deploy,
    fortifiable,
    king_place,
    movable,
)
from tafelrunde.games.drei_sanchos.state import (
    ATTACK,
    BESIEGE,
    DEPLOY_CASTLE,
    DEPLOY_HOME,
    DEPLOY_KING,
    FIELD,
    FORTIFY,
    GARRISON,
    MOVE,
    DreiSanchos,
)
from tafelrunde.games.drei_sanchos.tables import REGIONS


def deploys(s: DreiSanchos, sancho: int) -> list[Action]:
    """S3-5.3, S3-5.6: to the king, to the home region, or onto the home castle."""
    found: list[Action] = []
    if s.recruits[sancho]:
        if can_deploy_king(s, sancho):
            found.append(DEPLOY_KING)
        found.append(DEPLOY_HOME)
        if can_deploy_castle(s, sancho):
            found.append(DEPLOY_CASTLE)
    return found


def deploy_by(s: DreiSanchos, sancho: int, a: Action) -> None:
    """One recruit goes where the action says."""
    if a.kind == "deploy_king":
        deploy(s, sancho, s.king_at[sancho], king_place(s, sancho))
    else:
        place = GARRISON if a.kind == "deploy_castle" else FIELD
        deploy(s, sancho, s.tables.home[sancho], place)


def moves(s: DreiSanchos, sancho: int) -> list[Action]:
    """S3-5.9, S3-5.10, S3-5.11: every unit that may move, to every neighbour.

    S3-1.11: whoever stands there. S3-1.12: and nothing happens between them.
    """
    found: list[Action] = []
    for region in range(1, REGIONS + 1):
        for unit in movable(s, sancho, region):
            by_target = MOVE[unit]
            for target in s.tables.adjacent[region]:
                found.append(by_target[target])
    return found


def fortifications(s: DreiSanchos, sancho: int, vacant: bool) -> list[Action]:
    """S3-5.16, S3-5.18: every unit that may go onto the garrison field of its region."""
    return [FORTIFY[unit] for unit in fortifiable(s, sancho, vacant)]


def attacks(s: DreiSanchos, sancho: int, low: int, high: int, closed: int) -> list[Action]:
    """S3-6.2, S3-6.3: every region outside the mask `closed`, with every strength."""
    found: list[Action] = []
    for region in range(1, REGIONS + 1):
        if not closed >> region & 1 and can_attack(s, sancho, region):
            found += ATTACK[region][low : high + 1]
    return found


def sieges(s: DreiSanchos, sancho: int, points: int) -> list[Action]:
    """S3-7.2, S3-7.3, S3-7.4: every garrison that can be besieged, with every strength."""
    found: list[Action] = []
    for region in range(1, REGIONS + 1):
        if field_units(s, sancho, region) > 1:
            for strength in range(1, points + 1):
                if can_besiege(s, sancho, region, strength):
                    found.append(BESIEGE[region][strength])
    return found
