"""What onlookers see of a running table that is shown to them with a delay of some moves.

A second match follows the true one at that distance, and everything that they are told is made
from it. A move is what the public noticed, so that the parts of a sealed answer do not show. With
the end of the game the delay ends.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from tafelrunde.core.actions import SPECTATOR
from tafelrunde.core.journal import Entry
from tafelrunde.core.match import Match, replay
from tafelrunde.games import load_game
from tafelrunde.server.costs import Readers
from tafelrunde.server.errors import Refused
from tafelrunde.server.film import LENGTH
from tafelrunde.server.keeping import keep, restored
from tafelrunde.server.loading import head_of, journal_of
from tafelrunde.server.packs import own_data
from tafelrunde.server.replays import steps
from tafelrunde.server.store import Place, Record
from tafelrunde.server.telling import Telling, lags, manners_of
from tafelrunde.server.turns import Requester


class DelayedPosition(NamedTuple):
    """The delayed position: its snapshot, its journal length, and the lengths still to come."""

    kept: bytes
    shown: int
    ahead: list[int]


def find(record: Record, entries: list[Entry], data: str, delay: int) -> DelayedPosition:
    """In a worker: the position that many moves back, or the first one."""
    ends = [step.entries for step in steps(record, entries, data, SPECTATOR)]
    at = max(0, len(ends) - 1 - delay)
    journal = journal_of(record, entries)
    past = replay(load_game(record.game, data=data), journal, journal.head.luck.rng(), ends[at])
    return DelayedPosition(keep(past), ends[at], ends[at + 1 :])


class WatchedTable(Protocol):
    """What delayed viewing needs from the table."""

    record: Record
    places: list[Place]
    match: Match | None

    @property
    def readers(self) -> Readers: ...

    def telling(self) -> Telling:
        """What the present position tells."""
        ...


class DelayedMatch:
    """A match that follows another one at a distance of some moves."""

    def __init__(self, match: Match, ahead: list[int], delay: int, true: Match) -> None:
        self.match = match
        self.ahead = ahead
        self.delay = delay
        self.noticed = self._notice(true)

    def _notice(self, true: Match) -> object:
        return (len(true.told), true.observe(SPECTATOR))

    def follow(self, true: Match) -> None:
        """Advance as far as the delay allows."""
        now = self._notice(true)
        if now != self.noticed:
            self.noticed = now
            self.ahead.append(len(true.entries))
        while len(self.ahead) > self.delay:
            for entry in true.entries[len(self.match.entries) : self.ahead.pop(0)]:
                self.match.apply(entry)


class Onlookers:
    """Who sees a table with a delay, and what; everything here runs in the table's task."""

    def __init__(self, table: WatchedTable) -> None:
        self.table = table
        self.late: DelayedMatch | None = None  # once somebody has come to see it
        self.kept: Telling | None = None

    def lags(self, guest: str | None) -> bool:
        """Whether a guest sees this table with a delay."""
        return lags(self.table.record, self.table.places, guest)

    async def expect(self, guest: str | None) -> None:
        """Prepare what a guest who is about to connect may see."""
        true, record = self.table.match, self.table.record
        if self.late is not None or true is None or not self.lags(guest):
            return
        entries, delay, data = list(true.entries), manners_of(record).delay, own_data(true.game)
        whose = Requester("", record.id, True)
        found = await self.table.readers.ask(find, record, entries, data, delay, whose=whose)
        past = restored(true.game, head_of(record), entries[: found.shown], found.kept, LENGTH)
        self.late = DelayedMatch(past, list(found.ahead), delay, true)

    def follow(self) -> None:
        """Advance after the table has changed."""
        if self.late is not None and self.table.match is not None:
            self.late.follow(self.table.match)

    async def match_for(self, guest: str | None) -> Match:
        """The match a guest may see: the present one or the delayed one; the game has begun."""
        await self.expect(guest)
        match = self.late.match if self.late and self.lags(guest) else self.table.match
        if match is None:
            raise Refused("not-started")
        return match

    def telling(self, guest: str | None) -> Telling | None:
        """The message for a guest; None if `expect` has to be called first."""
        if not self.lags(guest):
            return self.table.telling()
        if self.late is None:
            return None
        record, places, match = self.table.record, self.table.places, self.late.match
        if self.kept is None or not self.kept.is_of(record, places, match):
            self.kept = Telling(record, places, match)
        return self.kept
