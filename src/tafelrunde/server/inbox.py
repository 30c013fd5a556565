"""The inbox: which tables wait for a guest, what they ask, and what happened last.

What it says is stored with every commit as facts, so no game is loaded to make the list; the words
are made when somebody reads it.
"""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from typing import Any, Final, cast

import msgspec
from msgspec import Struct

from tafelrunde.board.scene import AnyTableGame
from tafelrunde.core.actions import SPECTATOR, BadData, Event, Params
from tafelrunde.core.data import plain
from tafelrunde.core.flow import ASK
from tafelrunde.core.match import Match
from tafelrunde.games import load_game
from tafelrunde.server import wire
from tafelrunde.server.store import Place, Record
from tafelrunde.server.telling import lags, seats_of
from tafelrunde.texts import Speaker

MOST_SEATS: Final = 16


class Brief(Struct, frozen=True):
    """What an inbox says about a table, as facts without words."""

    prompt: str = ""
    about: dict[str, Any] = {}
    asked: list[tuple[int, int, int]] = []  # seat, since when, how often it had answered
    last: tuple[str, str, dict[str, Any]] | None = None  # the last event that everybody knows of
    when: int = 0  # it was told
    told: int = 0  # how many events had been told


def is_asked(record: Record, places: list[Place], guest: str) -> bool:
    """Whether a table waits for a guest."""
    own = seats_of(places, guest)
    asked = [seat for seat, *_ in brief_of(record).asked]
    return record.status == "playing" and any([seat in own for seat in asked])


def brief_of(record: Record) -> Brief:
    """The stored facts of a table."""
    return msgspec.convert(record.brief, Brief)


def brief_now(record: Record, match: Match, now: int) -> dict[str, Any]:
    """The facts of a table as it stands.

    It says whose turn it is even where that is secret: guests are told only about their own seats.
    """
    s, old = match.state, brief_of(record)
    known = {seat: (since, parts) for seat, since, parts in old.asked}
    asked: list[tuple[int, int, int]] = []
    for seat in s.pending():
        since, parts = known.get(seat, (now, match.parts[seat]))
        same = parts == match.parts[seat]
        asked.append((seat, since if same else now, match.parts[seat]))
    last, when = old.last, old.when
    if len(match.told) != old.told:
        last, when = _last_event(match), now
    about = plain(s.top.about(s, SPECTATOR)) if s.wait.tag == ASK else {}
    brief = Brief(s.prompt, about, asked, last, when, len(match.told))
    return cast("dict[str, Any]", msgspec.to_builtins(brief))


def _last_event(match: Match) -> tuple[str, str, dict[str, Any]] | None:
    """The last event not undone that onlookers may know."""
    game = cast(AnyTableGame, match.game)
    hidden = {*match.undone, *game.untold(game.view(match.state, SPECTATOR), match.told)}
    for number in range(len(match.told) - 1, -1, -1):
        if number not in hidden:
            return wire.event_to(match.told[number].event.seen_by(SPECTATOR))
    return None


@lru_cache(maxsize=32)
def speaker_for(game: str, language: str) -> Speaker:
    """A speaker for a game that calls the seats by letters."""
    letters = [_letter(seat) for seat in range(MOST_SEATS)]
    return Speaker(load_game(game), language, letters)


def _letter(seat: int) -> str:
    return chr(ord("A") + seat)


def speaker_of(record: Record, places: list[Place], language: str) -> Speaker:
    """The speaker of a table, with the names of those who sit there."""
    speaker = copy(speaker_for(record.game, language))
    bots = [f"{speaker.say(f'bot-{p.bot}')} {_letter(p.seat)}" if p.bot else "" for p in places]
    speaker.seat_names = tuple([p.name or bots[p.seat] or _letter(p.seat) for p in places])
    return speaker


def _params(params: dict[str, Any]) -> Params:
    return {name: tuple(v) if isinstance(v, list) else v for name, v in params.items()}


def _question(speaker: Speaker, brief: Brief) -> str:
    try:
        return speaker.prompt(brief.prompt, _params(brief.about))
    except BadData:  # other rules have other words: the line stays without a sentence
        return ""


def _event(speaker: Speaker, brief: Brief) -> str:
    try:
        rule, key, params = brief.last or ("", "", {})
        return speaker.event(Event(rule, key, _params(params))) if key else ""
    except (BadData, IndexError):
        return ""


def item_of(
    record: Record, places: list[Place], guest: str, table: wire.Summary, language: str
) -> wire.InboxItem:
    """A table's line in the inbox of the guest its summary was made for."""
    brief, own = brief_of(record), [seat.seat for seat in table.seats if seat.mine]
    due = [since for seat, since, _ in brief.asked if seat in own and record.status == "playing"]
    speaker = speaker_of(record, places, language)
    late = lags(record, places, guest)
    return wire.InboxItem(
        table=table,
        since=min(due, default=None),
        asked=_question(speaker, brief) if due else "",
        last="" if late else _event(speaker, brief),
        when=table.updated if late else brief.when or record.updated,
    )


def sorted_inbox(items: list[wire.InboxItem], lobby: list[wire.Summary]) -> wire.Inbox:
    """Tables waiting for the guest, the longest first; then running games, then the rest."""
    turns = [item for item in items if item.since is not None and not item.table.archived]
    quiet = [item for item in items if item.since is None or item.table.archived]
    running = [i for i in quiet if i.table.status == "playing" and not i.table.archived]
    return wire.Inbox(
        turns=sorted(turns, key=lambda item: item.since or 0),
        running=sorted(running, key=lambda item: -item.when),
        rest=[item for item in quiet if item not in running],
        open=lobby,
    )
