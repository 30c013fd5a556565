"""Replays: the steps of a table that one observer noticed."""

from __future__ import annotations

from tafelrunde.core.flow import ASK, OVER
from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Journal
from tafelrunde.core.match import Match, replay


def steps(game: AnyGame, journal: Journal, observer: int) -> list[int]:
    """The lengths of the journal after which the observer knew something new.

    The sealed parts of others are no steps, so their number does not show.
    """
    match = Match(game, journal.head)
    found: list[int] = []
    known: object = None
    for number in range(len(journal.entries) + 1):
        if number:
            match.apply(journal.entries[number - 1])
        if match.state.wait.tag in (ASK, OVER):
            now = (len(match.told), match.observe(observer))
            if now != known:
                found.append(number)
                known = now
    return found


def match_at(game: AnyGame, journal: Journal, length: int) -> Match:
    """The table as it was after `length` entries; its dice go on from there."""
    return replay(game, journal, journal.head.luck.rng(), length)
