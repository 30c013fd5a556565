"""Replays: steps and pages are made once, in a worker, for everyone who asks for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from tafelrunde.core.match import Match
from tafelrunde.server import wire
from tafelrunde.server.costs import Readers
from tafelrunde.server.errors import Refused
from tafelrunde.server.packs import own_data
from tafelrunde.server.replays import PAGE, Step, page, steps
from tafelrunde.server.store import Record
from tafelrunde.server.telling import Parts, position
from tafelrunde.server.turns import Requester

T = TypeVar("T")
KEPT_STEPS: Final = 64  # tables that are being looked back at, by observer
StepsKey = tuple[str, int, int]  # table, observer, length of the journal
PageKey = tuple[str, int, int, int]  # table, observer, first step, number of steps


class LookingBack:
    """The cached steps and pages of replays."""

    def __init__(self, readers: Readers, most_bytes: int) -> None:
        self.readers = readers
        self.most_bytes = most_bytes
        self.bytes = 0
        self.steps: dict[StepsKey, list[Step]] = {}
        self.pages: dict[PageKey, list[Parts]] = {}
        self.making: dict[StepsKey | PageKey, asyncio.Future[Any]] = {}

    async def replayed(
        self,
        record: Record,
        match: Match,
        observer: int,
        about: wire.Summary,
        at: int | None,
        event: int | None,
    ) -> wire.Replayed:
        """A position as the observer saw it: of step `at`, or of the step that told an event."""
        found = await self.steps_of(record, match, observer)
        last = len(found) - 1
        chosen = last if at is None else at
        if event is not None:
            chosen = next((n for n, step in enumerate(found) if step.told > event), last + 1)
        if chosen > last:
            raise Refused("not-found")
        parts = await self._page(record, match, observer, found, chosen - chosen % PAGE)
        told = found[chosen - 1].told if chosen else 0
        seen = parts[chosen % PAGE]
        state = position(record, about, observer, 0, found[chosen].told, seen)
        return wire.Replayed(chosen, last, told, state)

    async def steps_of(self, record: Record, match: Match, observer: int) -> list[Step]:
        """The steps of a table for an observer; recently used lists are cached."""
        entries = list(match.entries)
        key = (record.id, observer, len(entries))
        found = self.steps.pop(key, None)
        if found is None:
            whose, data = Requester("", record.id), own_data(match.game)
            found = await self._once(
                key, lambda: self.readers.ask(steps, record, entries, data, observer, whose=whose)
            )
        self.steps[key] = found
        while len(self.steps) > KEPT_STEPS:
            del self.steps[next(iter(self.steps))]
        return found

    async def _page(
        self, record: Record, match: Match, observer: int, found: list[Step], first: int
    ) -> list[Parts]:
        """The page that begins with a step; recently used pages are cached."""
        wanted = found[first : first + PAGE]
        key = (record.id, observer, first, len(wanted))
        parts = self.pages.pop(key, None)
        if parts is None:
            entries = match.entries[: wanted[-1].entries]
            before = found[first - 1].told if first else 0
            whose, data = Requester("", record.id), own_data(match.game)
            parts = await self._once(
                key,
                lambda: self.readers.ask(
                    page, record, entries, data, observer, before, wanted, whose=whose
                ),
            )
            if key not in self.pages:
                self.bytes += _size(parts)
        self.pages[key] = parts
        while self.bytes > self.most_bytes and len(self.pages) > 1:
            self.bytes -= _size(self.pages.pop(next(iter(self.pages))))
        return parts

    async def _once(self, key: StepsKey | PageKey, make: Callable[[], Awaitable[T]]) -> T:
        """The result of `make`; concurrent requests for the same key share one call."""
        task = self.making.get(key)
        if task is None:
            task = self.making[key] = asyncio.ensure_future(make())
            task.add_done_callback(lambda done: self._made(key, done))
        found: T = await asyncio.shield(task)
        return found

    def _made(self, key: StepsKey | PageKey, done: asyncio.Future[Any]) -> None:
        del self.making[key]
        if not done.cancelled():
            done.exception()  # it may be that nobody waits for it any more


def _size(parts: list[Parts]) -> int:
    return sum(len(part) for seen in parts for part in seen)
