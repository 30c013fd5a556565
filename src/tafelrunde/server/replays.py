"""Replays: the steps of a table that one observer noticed."""

from __future__ import annotations

from typing import NamedTuple

from tafelrunde.core.flow import ASK, OVER
from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Journal
from tafelrunde.core.match import Match, replay


class Step(NamedTuple):
    """A length of the journal after which an observer knew something new."""

    entries: int
    told: int  # how many events had been told by then


def steps(game: AnyGame, journal: Journal, observer: int) -> list[Step]:
    """The steps of a game as the observer noticed them.

    The sealed parts of others are no steps, so their number does not show.
    """
    match = Match(game, journal.head)
    found: list[Step] = []
    known: object = None
    for number in range(len(journal.entries) + 1):
        if number:
            match.apply(journal.entries[number - 1])
        if match.state.wait.tag in (ASK, OVER):
            now = (len(match.told), match.observe(observer))
            if now != known:
                found.append(Step(number, len(match.told)))
                known = now
    return found


def match_at(game: AnyGame, journal: Journal, length: int, film: int = 0) -> Match:
    """The table as it was after `length` entries; its dice go on from there."""
    return replay(game, journal, journal.head.luck.rng(), length, film)
