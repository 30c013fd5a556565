"""What somebody's requests cost, in seconds of work, and who has to wait because of it.

A request knows its payer by its context: whatever is done for it, also in tasks that it starts,
is paid by its address, and by its guest once that is known.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, TypeVar

from tafelrunde.server.errors import Refused
from tafelrunde.server.limits import Buckets
from tafelrunde.server.turns import Requester
from tafelrunde.server.workers import NOBODY, Stopped, Workers

T = TypeVar("T")
QUEUED: Final = 16  # pieces of work of one payer that may wait
PAUSE: Final = 5  # seconds until the next try of somebody who asks for more


class Payer:
    """An address, and the guest behind it."""

    def __init__(self, budget: Buckets, address: str) -> None:
        self.budget = budget
        self.keys = [address]

    @property
    def name(self) -> str:
        """Who is served in turn with others: the guest, or else the address."""
        return self.keys[-1]

    def check(self) -> None:
        """Refuse whoever has used up the budget."""
        if any(self.budget.level(key) <= 0 for key in self.keys):
            raise Refused("too-many", retry_after=self.budget.wait())

    def pay(self, seconds: float) -> None:
        """Take what something has cost."""
        for key in self.keys:
            self.budget.spend(key, seconds)

    @contextmanager
    def named(self) -> Iterator[None]:
        """Pay for whatever is asked of processes meanwhile, in whichever task."""
        before = PAYER.set(self)
        try:
            yield
        finally:
            PAYER.reset(before)

    @contextmanager
    def paying(self) -> Iterator[None]:
        """Pay for what this thread computes meanwhile; waiting for a busy processor is free."""
        started = time.thread_time()
        try:
            yield
        finally:
            self.pay(time.thread_time() - started)


PAYER: ContextVar[Payer | None] = ContextVar("payer", default=None)


class Readers(Workers):
    """The processes for whatever guests ask for beside the game: looking back, loading, companions.

    They know whole tables; bots think elsewhere.
    """

    async def ask(self, how: Callable[..., T], *arguments: object, whose: Requester = NOBODY) -> T:
        """Let a process do something for whoever asks; the time it takes is paid for."""
        payer = PAYER.get()
        if payer is not None:
            payer.check()
            whose = whose._replace(guest=payer.name)
            if self.turns.queued[payer.name] >= QUEUED:
                raise Refused("too-many", retry_after=PAUSE)
        try:
            return await super().ask(how, *arguments, whose=whose)
        except Stopped as error:
            raise Refused("too-costly", retry_after=60) from error

    def charge(self, seconds: float) -> None:
        """The time of a piece of work is paid by whoever asked for it first."""
        payer = PAYER.get()
        if payer is not None:
            payer.pay(seconds)
