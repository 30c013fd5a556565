"""How connections are read: not too many of one address, not too slowly, and no faster than the
table takes what they send.

A compressed frame may be a thousand times larger than on the wire. uvicorn stops reading from the
socket after a message, but unpacks first all that came with it, up to 256 KiB at once. It answers
pings without asking whether anybody reads the answers, and waits for headers as long as it takes.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PIECE: Final = 512  # bytes that are unpacked at once: at most some half a MiB of messages
INNER: Final = "inner"  # counted together, without a limit
UNREAD: Final = 1 << 20  # bytes that wait for a reader who sends pings all the same


class Connections:
    """The open connections of each address."""

    def __init__(self, most: int, header_seconds: float, inner_port: int = 0) -> None:
        self.most = most  # of one address; 0 is no limit
        self.header_seconds = header_seconds
        self.inner_port = inner_port  # where other processes come for guests that they have counted
        self.open: dict[asyncio.BaseTransport, str] = {}
        self.count: Counter[str] = Counter()

    def came(self, transport: asyncio.BaseTransport) -> bool:
        """Count a connection; False if its address has too many."""
        peer, own = (transport.get_extra_info(end) for end in ("peername", "sockname"))
        address = str(peer[0]) if peer else ""
        if self.inner_port and own and own[1] == self.inner_port:
            address = INNER
        elif self.most and self.count[address] >= self.most:
            return False
        self.open[transport] = address
        self.count[address] += 1
        return True

    def left(self, transport: asyncio.BaseTransport) -> None:
        """Count a closed connection."""
        address = self.open.pop(transport, None)
        if address is not None:
            self.count[address] -= 1
            if not self.count[address]:
                del self.count[address]


class PatientHttp(H11Protocol):
    """HTTP protocol that closes connections beyond an address's limit or with endless headers."""

    ours: Connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.slow: asyncio.TimerHandle | None = None
        super().connection_made(transport)
        if not self.ours.came(transport):
            transport.abort()
            return
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.ours.left(self.transport)
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._stop_waiting()
        elif self.slow is None:
            self._wait()

    def _wait(self) -> None:
        self.slow = self.loop.call_later(self.ours.header_seconds, self._too_slow)

    def _stop_waiting(self) -> None:
        if self.slow is not None:
            self.slow.cancel()
            self.slow = None

    def _too_slow(self) -> None:
        self.transport.abort()


class PatientProtocol(WebSocketsSansIOProtocol):
    """WebSocket protocol that keeps received bytes compressed until earlier messages are read."""

    ours: Connections | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.held = bytearray()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.ours is not None:
            self.ours.left(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.held += data
        self._unpack()

    async def receive(self) -> Any:
        message = await super().receive()
        self._unpack()
        return message

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()
        else:
            super().handle_ping()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"  # it is no text: let it be refused as such
        super().send_receive_event_to_app()

    def _unpack(self) -> None:
        while self.held and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self.held[:PIECE])
            del self.held[:PIECE]
            super().data_received(piece)


def protocols(
    most: int, header_seconds: float, inner_port: int = 0
) -> tuple[type[PatientHttp], type[PatientProtocol]]:
    """The protocol classes of one server, which share one count of connections."""
    ours = {"ours": Connections(most, header_seconds, inner_port)}
    return type("Http", (PatientHttp,), ours), type("Sockets", (PatientProtocol,), ours)
