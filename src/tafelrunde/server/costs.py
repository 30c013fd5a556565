"""What requests cost, in seconds of work, and which guests have to wait because of it.

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
    """Who is charged for work: an address, and the guest behind it."""

    def __init__(self, budget: Buckets, address: str) -> None:
        self.budget = budget
        self.keys = [address]

    @property
    def name(self) -> str:
        """The key for fair scheduling: the guest, or else the address."""
        return self.keys[-1]

    def check(self) -> None:
        """Refuse the request if the budget is used up."""
        if any(self.budget.level(key) <= 0 for key in self.keys):
            raise Refused("too-many", retry_after=self.budget.wait())

    def pay(self, seconds: float) -> None:
        """Charge this many seconds of work."""
        for key in self.keys:
            self.budget.spend(key, seconds)

    @contextmanager
    def named(self) -> Iterator[None]:
        """A context in which work given to processes, in any task, is charged to this payer."""
        before = PAYER.set(self)
        try:
            yield
        finally:
            PAYER.reset(before)

    @contextmanager
    def paying(self) -> Iterator[None]:
        """A context in which this thread's CPU time is charged; waiting for the CPU is free."""
        started = time.thread_time()
        try:
            yield
        finally:
            self.pay(time.thread_time() - started)


PAYER: ContextVar[Payer | None] = ContextVar("payer", default=None)


class Readers(Workers):
    """The worker processes for everything beside play: replays, loading, companions.

    They know whole tables; bots think elsewhere.
    """

    async def ask(self, how: Callable[..., T], *arguments: object, whose: Requester = NOBODY) -> T:
        """Run a function in a worker process and charge its time to the current payer."""
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
        """Charge the time of a piece of work to whoever asked for it first."""
        payer = PAYER.get()
        if payer is not None:
            payer.pay(seconds)
