"""A visitor: one live connection to a table, with an outbox of its own."""

from __future__ import annotations

import asyncio

from tafelrunde.core.actions import SPECTATOR
from tafelrunde.server.wire import Outgoing, encode


class Visitor:
    """A connection that watches a table as one of its seats, or as the public."""

    def __init__(self, guest: str | None, after: int, outbox: int) -> None:
        self.guest = guest
        self.seats: tuple[int, ...] = ()
        self.eyes = SPECTATOR
        self.seq = after  # events that this visitor has got
        self.seq_eyes: int | None = None  # with whose eyes; None: it came with this number
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(outbox)
        self.tasks: set[asyncio.Task[None]] = set()
        self.gone = asyncio.Event()
        self.reason = ""

    def send(self, message: Outgoing) -> None:
        """Put a message into the outbox; a visitor whose outbox overflows is disconnected."""
        if self.gone.is_set():
            return
        try:
            self.outbox.put_nowait(encode(message))
        except asyncio.QueueFull:
            self.dismiss("slow")

    def dismiss(self, reason: str) -> None:
        """Close the connection and say why."""
        if not self.gone.is_set():
            self.reason = reason
            self.gone.set()

    def keep(self, task: asyncio.Task[None]) -> None:
        """Start a task for this visitor that is cancelled when the visit ends."""
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
