"""Replays, in a worker: the steps of a table that one observer noticed, page by page.

`data` is the folder of the table's own data, if those of the game have changed since.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tafelrunde.core.flow import ASK, OVER
from tafelrunde.core.journal import Entry
from tafelrunde.core.match import Match, replay
from tafelrunde.games import load_game
from tafelrunde.server.film import LENGTH
from tafelrunde.server.loading import entries_of, head_of, journal_of, record_of
from tafelrunde.server.store import Record
from tafelrunde.server.telling import Parts, Telling

PAGE: Final = 8  # steps that are made together


class Step(NamedTuple):
    """A journal length at which an observer had learned something new."""

    entries: int
    told: int  # how many events had been told by then


def steps(record: Record, entries: list[Entry], data: str, observer: int) -> list[Step]:
    """The steps of a game as an observer noticed them.

    Parts of others' sealed answers are not steps, so their number stays hidden.
    """
    match = Match(load_game(record.game, data=data), head_of(record))
    found: list[Step] = []
    known: object = None
    for number in range(len(entries) + 1):
        if number:
            match.apply(entries[number - 1])
        if match.state.wait.tag in (ASK, OVER):
            now = (len(match.told), match.observe(observer))
            if now != known:
                found.append(Step(number, len(match.told)))
                known = now
    return found


def page(
    record: Record,
    entries: list[Entry],
    data: str,
    observer: int,
    before: int,
    page: list[Step],
) -> list[Parts]:
    """What an observer saw at some consecutive steps, with the film of each.

    `before` is how many events had been told at the step before the first of them.
    """
    match = Match(load_game(record.game, data=data), head_of(record), film=LENGTH)
    found: list[Parts] = []
    for step in page:
        for entry in entries[len(match.entries) : step.entries]:
            match.apply(entry)
        found.append(Telling(record, [], match).parts(observer, 0, max(0, before - 1)))
        before = step.told
    return found


def forked(
    record: Record, entries: list[Entry], data: str, length: int, fork: Record
) -> tuple[Record, list[str]]:
    """The record and the journal of a table that continues from an earlier position of another."""
    game = load_game(record.game, data=data)
    journal = journal_of(record, entries)
    past = replay(game, journal, journal.head.luck.rng(), length)
    return record_of(fork, past), entries_of(past, 0)
