"""Fair scheduling: a limited number of jobs at a time, least-served guests first."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final, NamedTuple

GUESSED: Final = 0.2  # seconds that a turn is taken to last until it has ended
REMEMBERED: Final = 10_000  # guests and tables whose share is known


class Requester(NamedTuple):
    """On whose behalf a job is done."""

    guest: str = ""
    table: str = ""
    urgent: bool = False  # a person waits for it


class Turns:
    """A queue that is fair between guests, and between the tables of one guest.

    Urgent jobs come first. Otherwise the turn goes to the guest who has used the least time so
    far, and among their tables to the one that has; a newcomer starts with as much used time as
    the guest who was served last, so nobody saves up turns.
    """

    def __init__(self, most: int) -> None:
        self.free = most
        self.used: dict[str, float] = {}  # by guests
        self.tables: dict[str, float] = {}  # by tables
        self.least = 0.0
        self.waiting: list[tuple[Requester, asyncio.Future[None]]] = []
        self.queued: Counter[str] = Counter()

    async def take(self, whose: Requester) -> None:
        """Wait for a turn, to be returned with `give_back`."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((whose, mine))
        self.queued[whose.guest] += 1
        self._next()
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.give_back(whose, 0.0)
            else:
                self._remove(whose, mine)
            raise

    def give_back(self, whose: Requester, seconds: float) -> None:
        """Return a turn that lasted this long."""
        self._charge(whose, seconds - GUESSED)
        self.free += 1
        self._next()

    def _next(self) -> None:
        while self.free and self.waiting:
            whose, mine = min(self.waiting, key=lambda waits: self._rank(waits[0]))
            self._remove(whose, mine)
            self.least = max(self.least, self._share(whose.guest))
            self._charge(whose, GUESSED)
            self.free -= 1
            mine.set_result(None)

    def _rank(self, whose: Requester) -> tuple[bool, float, float]:
        return (not whose.urgent, self._share(whose.guest), self.tables.get(whose.table, 0.0))

    def _share(self, guest: str) -> float:
        return max(self.used.get(guest, 0.0), self.least)

    def _charge(self, whose: Requester, seconds: float) -> None:
        self.used[whose.guest] = self._share(whose.guest) + seconds
        self.tables[whose.table] = self.tables.get(whose.table, 0.0) + seconds
        if len(self.used) > REMEMBERED:
            self.used = {guest: used for guest, used in self.used.items() if used > self.least}
        if len(self.tables) > REMEMBERED:
            self.tables.clear()

    def _remove(self, whose: Requester, mine: asyncio.Future[None]) -> None:
        self.waiting.remove((whose, mine))
        self.queued[whose.guest] -= 1
        if not self.queued[whose.guest]:
            del self.queued[whose.guest]
