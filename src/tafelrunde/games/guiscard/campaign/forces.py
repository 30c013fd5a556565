"""GU-11.40, GU-11.53: the forces of a siege, what befalls them, and how the siege ends."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.campaign import Campaign
from tafelrunde.games.guiscard.files.siege_log import (
    FIT,
    HURT,
    KILLED,
    SiegeLog,
    besieged,
    living,
)
from tafelrunde.games.guiscard.scenarios.parley import end_siege
from tafelrunde.games.guiscard.scenarios.siege_end import lost_command
from tafelrunde.games.guiscard.state import Guiscard

LONGEST: Final = 60  # GU-R.230: the day after which the besieger goes home


def log_of(s: Guiscard) -> SiegeLog:
    """The siege log."""
    return s.siege[0]


def campaign_of(s: Guiscard) -> Campaign:
    """What the data say about this siege."""
    campaign = s.board.campaign
    assert campaign is not None
    return campaign


def role(log: SiegeLog, seat: i64) -> i64:
    """0 for the seat that began as the besieger, 1 for the other; it names the nation."""
    first = 1 - log.besieger if log.turned else log.besieger
    return 0 if seat == first else 1


def join(s: Guiscard, u: i64, seat: i64) -> None:
    """A unit belongs to the siege from now on."""
    log = log_of(s)
    log.side[u], log.state[u] = seat, FIT


def has_horse(s: Guiscard, u: i64) -> bool:
    """GU-11.60: whether a unit still has its horse."""
    return s.board.roster.cavalry[u] and u not in log_of(s).walks


def ration_row(log: SiegeLog) -> i64:
    """GU-11.6, GU-11.40: 0 with more than twice as many besiegers, 1 with more, 2 else."""
    outside, within = len(living(log, log.besieger)), len(living(log, besieged(log)))
    if outside > 2 * within:
        return 0
    return 1 if outside > within else 2


def wound(s: Guiscard, u: i64, rule: str) -> None:
    """GU-11.41: a healthy unit is wounded, a wounded one dies."""
    log = log_of(s)
    if log.state[u] == FIT:
        log.state[u] = HURT
        log.hurt.append(u)
        log.heals.pop(u, None)
        if s.log is not None:
            s.emit(rule, "siege-wounded", {"unit": u})
    else:
        kill(s, u, rule)


def kill(s: Guiscard, u: i64, rule: str) -> None:
    """A unit dies away from the map."""
    log = log_of(s)
    log.state[u] = KILLED
    forget(log, u)
    if s.log is not None:
        s.emit(rule, "siege-killed", {"unit": u})


def forget(log: SiegeLog, u: i64) -> None:
    """Whoever is dead or taken heals no more and holds no place."""
    log.heals.pop(u, None)
    log.hurt = [v for v in log.hurt if v != u]
    log.inside = [v for v in log.inside if v != u]
    log.places.pop(u, None)


def is_ended(s: Guiscard) -> bool:
    """GU-11.35, GU-11.39, GU-11.53: test whether the siege ends now, and end it."""
    log = log_of(s)
    within = besieged(log)
    if s.winner != NONE:
        return True
    if not living(log, log.besieger):
        return end_siege(s, within, "GU-11.53", "besieger-destroyed")
    if not living(log, within) or lost_command(s, within):
        return end_siege(s, log.besieger, "GU-11.35", "command-lost")
    if log.day > log.last_day:
        return end_siege(s, log.besieger, "GU-11.39", "starved")
    if log.day > LONGEST:
        return end_siege(s, within, "GU-R.230", "too-long")
    return False


def bonus_of_numbers(s: Guiscard) -> i64:
    """GU-11.37: two or three times as many besiegers."""
    log, add = log_of(s), campaign_of(s).surrender
    outside, within = len(living(log, log.besieger)), len(living(log, besieged(log)))
    if outside >= 3 * within:
        return add["besieger_triple"]
    return add["besieger_double"] if outside >= 2 * within else 0


def is_idle(log: SiegeLog) -> bool:
    """GU-11.28: whether the besieger has to see to his camp today."""
    return log.day <= log.idle
