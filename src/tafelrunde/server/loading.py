"""From the store to a table and back: a table is its journal, played again."""

from __future__ import annotations

import asyncio
import json
from typing import Final, NamedTuple

from tafelrunde.board.scene import AnyTableGame
from tafelrunde.core.actions import SPECTATOR, BadData
from tafelrunde.core.data import canonical
from tafelrunde.core.journal import (
    Entry,
    Head,
    Journal,
    committed,
    entry_from_json,
)
from tafelrunde.core.match import Match, replay
from tafelrunde.games import load_game
from tafelrunde.server.costs import Readers
from tafelrunde.server.film import LENGTH
from tafelrunde.server.keeping import keep, restored
from tafelrunde.server.packs import game_for, own_data
from tafelrunde.server.store import Place, Record, Store, StoredAnswer
from tafelrunde.server.turns import Requester

SHORT: Final = 64  # entries; a journal up to this length is played again faster than it is sent


class Contents(NamedTuple):
    """A table as it is stored; `match` is None until the game has begun."""

    record: Record
    places: list[Place]
    match: Match | None
    answers: dict[str, StoredAnswer]
    broken: str = ""
    fence: int = 0  # the number under which it is led


def head_of(record: Record) -> Head:
    """The head of a table's journal."""
    luck = committed(record.seed, record.salt)
    return Head(record.game, record.version, record.pack, record.options, record.players, luck)


def new_match(game: AnyTableGame, record: Record) -> Match:
    """A new match, played up to the first question to a seat."""
    head = head_of(record)
    return Match(game, head, head.luck.rng(), LENGTH).begin()


def record_of(record: Record, match: Match) -> Record:
    """The record to store for a table at this point of its game."""
    s = match.state
    asked = [] if match.undo_asked is None else [match.undo_asked, *sorted(match.undo_granted)]
    return record._replace(
        status=_status(record, s.over),
        pending=s.visible_seats(s.pending(), SPECTATOR),
        winners=list(s.winners),
        undo=asked,
        entries=len(match.entries),
        digest=s.digest(),
    )


def _status(record: Record, over: bool) -> str:
    """The status to store; an aborted game stays aborted."""
    return "over" if over else "aborted" if record.status == "aborted" else "playing"


def entries_of(match: Match, before: int) -> list[str]:
    """The entries of a journal from a number on, as they are stored."""
    return [canonical(entry.to_json()) for entry in match.entries[before:]]


def journal_of(record: Record, entries: list[Entry]) -> Journal:
    """The whole journal of a table."""
    return Journal(head_of(record), entries, record.digest, record.status == "over")


def read_entries(record: Record, bodies: list[str]) -> list[Entry]:
    """The entries of a stored journal; raises BadData where one is missing or broken."""
    if len(bodies) != record.entries:
        raise BadData(f"the journal has {len(bodies)} of {record.entries} entries without a gap")
    try:
        values = [json.loads(body) for body in bodies]
    except ValueError as error:
        raise BadData(f"the journal is not JSON: {error}") from error
    return [entry_from_json(value, f"entries[{i}]") for i, value in enumerate(values)]


def match_of(record: Record, entries: list[Entry], data: str = "") -> Match:
    """Replay a stored journal; every outcome and the last position must agree.

    `data` is the folder of the table's own data, if those of the game have changed since.
    """
    journal = journal_of(record, entries)
    game = load_game(record.game, data=data)
    return replay(game, journal, journal.head.luck.rng(), film=LENGTH)


def kept_match(record: Record, entries: list[Entry], data: str) -> bytes:
    """In a worker: replay a stored journal and return the snapshot it leads to."""
    return keep(match_of(record, entries, data))


async def play_again(
    readers: Readers, game: AnyTableGame, record: Record, entries: list[Entry]
) -> Match:
    """The match of a stored journal; a long one is replayed in a worker process."""
    data = own_data(game)
    if len(entries) <= SHORT:
        match = await asyncio.to_thread(match_of, record, entries, data)
    else:
        whose = Requester("", record.id, True)
        kept = await readers.ask(kept_match, record, entries, data, whose=whose)
        head = head_of(record)
        match = await asyncio.to_thread(restored, game, head, entries, kept, LENGTH)
    if record.undo:
        match.undo_asked = record.undo[0]
        match.undo_granted = set(record.undo[1:])
    return match


async def load(store: Store, readers: Readers, table: str) -> Contents | None:
    """Load a table from the store; marked broken, with a reason, if its journal does not replay."""
    found = await store.table(table)
    if found is None:
        return None
    record, places = found
    answers = await store.answers(table)
    try:
        game = await game_for(store, head_of(record))
        if any(place.free for place in places):
            return Contents(record, places, None, answers)
        entries = read_entries(record, await store.entries(table))
        match = await play_again(readers, game, record, entries)
    except BadData as error:
        return Contents(record._replace(status="broken"), places, None, answers, str(error))
    return Contents(record_of(record, match), places, match, answers)
