"""From the store to a table and back: a table is its journal, played again."""

from __future__ import annotations

import json
from typing import NamedTuple

from tafelrunde.board.scene import AnyTableGame
from tafelrunde.core.actions import SPECTATOR, BadData
from tafelrunde.core.data import canonical
from tafelrunde.core.journal import Head, Journal, check_identity, committed, entry_from_json
from tafelrunde.core.match import Match, replay
from tafelrunde.games import load_game
from tafelrunde.server.film import LENGTH
from tafelrunde.server.store import Given, Place, Record, Store


class Contents(NamedTuple):
    """What a table is, as the store has it; `match` is None until it has begun."""

    record: Record
    places: list[Place]
    match: Match | None
    answers: dict[str, Given]
    broken: str = ""


def head_of(record: Record) -> Head:
    """The head of a table's journal."""
    luck = committed(record.seed, record.salt)
    return Head(record.game, record.version, record.pack, record.options, record.players, luck)


def new_match(game: AnyTableGame, record: Record) -> Match:
    """The beginning of a game: chance has answered, the first seat is asked."""
    head = head_of(record)
    return Match(game, head, head.luck.rng(), LENGTH).begin()


def record_of(record: Record, match: Match) -> Record:
    """The stored head of a table that has come this far."""
    s = match.state
    asked = [] if match.undo_asked is None else [match.undo_asked, *sorted(match.undo_granted)]
    return record._replace(
        status="over" if s.over else "playing",
        pending=s.visible_seats(s.pending(), SPECTATOR),
        winners=list(s.winners),
        undo=asked,
        entries=len(match.entries),
        digest=s.digest(),
    )


def entries_of(match: Match, before: int) -> list[str]:
    """The entries of a journal from a number on, as they are stored."""
    return [canonical(entry.to_json()) for entry in match.entries[before:]]


def match_of(game: AnyTableGame, record: Record, bodies: list[str]) -> Match:
    """Play a stored journal again; every outcome and the last position must agree."""
    if len(bodies) != record.entries:
        raise BadData(f"the journal has {len(bodies)} of {record.entries} entries without a gap")
    try:
        values = [json.loads(body) for body in bodies]
    except ValueError as error:
        raise BadData(f"the journal is not JSON: {error}") from error
    entries = [entry_from_json(value, f"entries[{i}]") for i, value in enumerate(values)]
    head = head_of(record)
    journal = Journal(head, entries, record.digest, record.status == "over")
    match = replay(game, journal, head.luck.rng(), film=LENGTH)
    if record.undo:
        match.undo_asked = record.undo[0]
        match.undo_granted = set(record.undo[1:])
    return match


async def load(store: Store, table: str) -> Contents | None:
    """A table from the store; broken, with a reason, if its journal does not replay."""
    found = await store.table(table)
    if found is None:
        return None
    record, places = found
    answers = await store.answers(table)
    try:
        game = load_game(record.game)
        if any(place.free for place in places):
            check_identity(head_of(record), game)
            return Contents(record, places, None, answers)
        match = match_of(game, record, await store.entries(table))
    except BadData as error:
        return Contents(record._replace(status="broken"), places, None, answers, str(error))
    return Contents(record_of(record, match), places, match, answers)
