"""GU-11.19, GU-11.44, GU-11.53: what ends a tactical action of a siege at once."""

from __future__ import annotations

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.files.siege_log import (
    HURT,
    RUN,
    STORM,
    TOWER,
    SiegeLog,
    besieged,
)
from tafelrunde.games.guiscard.state import COMING, ON_MAP, SLAIN, Guiscard, able


def is_over(s: Guiscard) -> bool:
    """Whether the action ends before the turn does: building taken, a side gone, nobody leads."""
    log = s.siege[0]
    if s.round == 0:
        return False
    if log.agreed or log.ended:  # GU-11.24, GU-11.59
        return True
    if is_taken(s) or lost_command(s, besieged(log)) or gone(s, log.attacker):
        return True
    return log.action != RUN and gone(s, 1 - log.attacker)  # GU-11.51: runners need no patrol


def is_taken(s: Guiscard) -> bool:
    """GU-11.44: no able unit of the defender is left in any part of the building."""
    log = s.siege[0]
    if log.action not in (STORM, TOWER) or s.round == 0:
        return False
    return all([able_in(s, part, 1 - log.attacker) == 0 for part in range(len(log.held))])


def all_in_refuge(s: Guiscard) -> bool:
    """GU-11.24: whether all defenders are in the last refuge: tower, hall or bedroom, vestibule."""
    campaign = s.board.campaign
    assert campaign is not None
    men = [u for u in s.board.side_units[1 - s.siege[0].attacker] if able(s, u)]
    return any(
        [all([s.at[u] in s.field.regions[name] for u in men]) for name in campaign.building.refuges]
    )


def able_in(s: Guiscard, part: i64, seat: i64) -> i64:
    """GU-11.44: the living, unstunned units of a seat in a part of the building."""
    campaign = s.board.campaign
    assert campaign is not None
    hexes = campaign.hexes_of(campaign.building.parts[part], s.field)
    return sum([able(s, u) and s.at[u] in hexes for u in s.board.side_units[seat]])


def gone(s: Guiscard, seat: i64) -> bool:
    """Whether no unit of a seat is on the map or still to come."""
    return all([s.where[u] not in (ON_MAP, COMING) for u in s.board.side_units[seat]])


def lost_command(s: Guiscard, seat: i64) -> bool:
    """GU-11.35, GU-11.53, GU-11.67: no command unit of a side that had one is alive and free."""
    log = s.siege[0]
    return log.led[seat] == 1 and not commanders(s, log, seat)


def commanders(s: Guiscard, log: SiegeLog, seat: i64) -> list[int]:
    """GU-11.35: the command units of a seat that are alive and free."""
    command = s.board.roster.command
    found: list[int] = []
    for u in sorted(log.side):
        fights = s.board.action != 0 and s.where[u] == SLAIN
        if command[u] and log.side[u] == seat and log.state[u] <= HURT and not fights:
            found.append(u)
    return found
