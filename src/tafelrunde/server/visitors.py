"""A visitor: one live connection to a table, with an outbox of its own."""

from __future__ import annotations

import asyncio

from tafelrunde.core.actions import SPECTATOR
from tafelrunde.server.wire import encode
from tafelrunde.server.wire_base import Outgoing


class Visitor:
    """A connection that sees a table as one of its seats, or as an onlooker."""

    def __init__(self, guest: str | None, after: int, outbox: int, most_bytes: int) -> None:
        self.guest = guest
        self.name: str | None = None  # what the guest is called, for the onlookers' channel
        self.seats: tuple[int, ...] = ()
        self.eyes = SPECTATOR
        self.seq = after  # events that this visitor has got
        self.seq_eyes: int | None = None  # with whose eyes; None: it came with this number
        self.shown: object = None  # what an onlooker who sees the table late was shown last
        self.outbox: asyncio.Queue[str] = asyncio.Queue(outbox)
        self.most_bytes = most_bytes  # that may wait in the outbox
        self.bytes = 0  # that wait there
        self.tasks: set[asyncio.Task[None]] = set()
        self.gone = asyncio.Event()
        self.reason = ""

    def send(self, message: Outgoing) -> None:
        """Encode a message and put it into the outbox."""
        self.send_text(encode(message).decode())

    def send_text(self, text: str) -> None:
        """Put a message into the outbox; a visitor whose outbox overflows is disconnected."""
        if self.gone.is_set():
            return
        self.bytes += len(text)
        if self.outbox.full() or self.bytes - len(text) > self.most_bytes:
            self.dismiss("slow")
        else:
            self.outbox.put_nowait(text)

    async def next(self) -> str:
        """Wait for the next message to send, and take it out of the outbox."""
        text = await self.outbox.get()
        self.bytes -= len(text)
        return text

    def dismiss(self, reason: str) -> None:
        """Close the connection and say why."""
        if not self.gone.is_set():
            self.reason = reason
            self.gone.set()

    def keep(self, task: asyncio.Task[None]) -> None:
        """Start a task for this visitor that is cancelled when the visit ends."""
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
