"""What a table stores with every commit: its progress, its clocks and its inbox line."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from tafelrunde.core.actions import SPECTATOR
from tafelrunde.core.match import Match
from tafelrunde.server import clocks
from tafelrunde.server.clocks import Asked, SeatClocks
from tafelrunde.server.inbox import brief_now
from tafelrunde.server.loading import record_of
from tafelrunde.server.store import Place, Record
from tafelrunde.server.telling import manners_of


def goes_on(record: Record, places: list[Place]) -> bool:
    """Whether bots act although nobody is connected: other people wait, also for somebody who has
    gone, or a clock runs."""
    people = {place.guest for place in places if place.guest is not None}
    left = any([place.former is not None for place in places])
    return len(people) > (0 if left else 1) or manners_of(record).clock != "none"


def asked_of(match: Match, places: list[Place]) -> Asked:
    """What the clocks of a table need to know of its game."""
    s = match.state
    people = [seat for seat in s.pending() if places[seat].bot is None]
    covered = s.visible_seats(s.pending(), SPECTATOR) != list(s.pending())
    return Asked(people, covered, match.parts, len(match.history.moments))


def stored_clocks(record: Record) -> SeatClocks:
    """The clocks of a table as they were stored."""
    return msgspec.convert(record.clocks, SeatClocks)


def with_clocks(record: Record, changed: SeatClocks) -> Record:
    """The same table with other clocks."""
    return record._replace(clocks=cast("dict[str, Any]", msgspec.to_builtins(changed)))


def begun(record: Record, places: list[Place], match: Match, now: int) -> Record:
    """The record of a game that has just begun; its clocks start."""
    first = clocks.begin(manners_of(record), record.players, now)
    return advanced(with_clocks(record, first), places, match, now)


def advanced(
    record: Record, places: list[Place], match: Match, now: int, noticed: bool = True
) -> Record:
    """The record of a table after a command.

    What others could ask for changes only if they may have `noticed` something: a part of a sealed
    answer moves no clock.
    """
    record = record_of(record, match)
    record = record._replace(brief=brief_now(record, match, now))
    if noticed:
        record = record._replace(updated=now)
        asked = asked_of(match, places)
        moved = clocks.advance(stored_clocks(record), manners_of(record), asked, now)
        record = with_clocks(record, moved)
    return record._replace(due=due_at(record, places, match, now))


def due_at(record: Record, places: list[Place], match: Match, now: int) -> int | None:
    """When somebody has to look at the table: at once if a bot has to act for absent people."""
    if record.status != "playing":
        return None
    asked = [places[seat] for seat in match.state.pending()]
    bots = any([place.bot is not None or place.order is not None for place in asked])
    return now if bots and goes_on(record, places) else clocks.due(stored_clocks(record))
