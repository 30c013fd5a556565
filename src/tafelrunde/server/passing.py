"""Forwarding requests to the process that has to answer them, and its answers back.

Whatever concerns one table belongs to the process that leads it. What must happen in one place
(new guests and tables, signing in, campaigns) belongs to the process at the desk: so its limits
count once however many processes there are. A request that was passed on carries the secret that
the processes of a database share, and is never passed on again.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
from collections.abc import AsyncIterator
from typing import Any, Final

import h11
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from tafelrunde.server.errors import Refused, StoreDown, error_response
from tafelrunde.server.gate import Gate, address_of
from tafelrunde.server.guests import is_own_page
from tafelrunde.server.leases import DESK, Leases, TableLeader
from tafelrunde.server.settings import Settings

LOG = logging.getLogger(__name__)
PATIENCE: Final = 3.0  # seconds to reach another process
LOADING: Final = 60.0  # and until it has read a table
PIECE: Final = 65_536  # bytes that are passed on at once
MARK: Final = b"x-tafelrunde-"
KEY, CLIENT, SCHEME, HOST = (MARK + name for name in (b"key", b"client", b"scheme", b"host"))
# What belongs to one connection, or is said anew on the next.
DROPPED: Final = (b"connection", b"keep-alive", b"upgrade", b"transfer-encoding", b"te", b"host")
DROPPED_TOO: Final = (b"content-length", b"x-forwarded-", b"forwarded", b"sec-websocket-", MARK)
READING: Final = ("GET", "HEAD", "OPTIONS")
TABLE_PATHS: Final = ("/api/tables/", "/ws/tables/")
DESK_PATHS: Final = ("/api/me/", "/api/sign-in/", "/api/campaigns")
ANYWHERE: Final = "/api/companions/"


def name_of(path: str, method: str) -> str | None:
    """The lease a request belongs to: that of a table, the desk, or None for any process.

    >>> name_of("/api/tables/ab12/join", "POST"), name_of("/api/tables", "POST")
    ('ab12', 'desk')
    >>> name_of("/api/tables", "GET"), name_of("/", "GET")
    (None, None)
    """
    for start in TABLE_PATHS:
        if path.startswith(start):
            return path.removeprefix(start).partition("/")[0]
    if path.startswith(DESK_PATHS):
        return DESK
    changes = path.startswith("/api/") and method not in READING
    return DESK if changes and not path.startswith(ANYWHERE) else None


class ForwardedRequests:
    """Middleware before all others: accepts requests forwarded by other processes as if they
    came from the guest. The inner address accepts nothing else."""

    def __init__(self, app: ASGIApp, leases: Leases) -> None:
        self.app = app
        self.leases = leases

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or self.leases.alone:
            await self.app(scope, receive, send)
            return
        told = {name: value for name, value in scope["headers"] if name.startswith(MARK)}
        inner = (scope.get("server") or ("", 0))[1] == self.leases.port
        if told or inner:
            if not hmac.compare_digest(told.get(KEY, b""), self.leases.key.encode()):
                await _refuse(scope, receive, send, Refused("not-found"))
                return
            kept = [(k, v) for k, v in scope["headers"] if not k.startswith((MARK, b"host"))]
            scope = {
                **scope,
                "headers": [*kept, (b"host", told.get(HOST, b""))],
                "client": (told.get(CLIENT, b"").decode("latin-1"), 0),
                "scheme": told.get(SCHEME, b"http").decode("latin-1"),
                "state": {**scope.get("state", {}), "passed": True},
            }
        await self.app(scope, receive, send)


class Forwarding:
    """Middleware after the request checks: forwards what belongs to another process."""

    def __init__(self, app: ASGIApp, settings: Settings, leases: Leases, gate: Gate) -> None:
        self.app = app
        self.settings = settings
        self.leases = leases
        self.gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        leader = None
        if scope["type"] in ("http", "websocket") and not self.leases.alone:
            try:
                leader = await self._leader(scope)
                if leader is not None and scope["type"] == "websocket":
                    await self._socket(WebSocket(scope, receive, send), leader)
                elif leader is not None:
                    await self._request(scope, receive, send, leader)
            except StoreDown as error:
                LOG.error("the store does not answer: %s", error)
                away = Refused("store-unavailable", retry_after=5)
                await _refuse(scope, receive, send, away)
                return
            except Refused as refused:
                await _refuse(scope, receive, send, refused)
                return
        if leader is None:
            await self.app(scope, receive, send)

    async def _leader(self, scope: Scope) -> TableLeader | None:
        """The other process to which a request belongs; None if this one answers."""
        name = name_of(scope["path"], scope.get("method", "GET"))
        tables, leases = self.leases.led_tables, self.leases
        if name is None:
            return None
        if leases.is_held and (leases.is_desk if name == DESK else tables and tables.uses(name)):
            return None
        leader = await leases.leader(name)
        if leader is None and name == DESK:
            raise Refused("busy", retry_after=1)  # nobody is at the desk for some seconds
        if leader is not None and scope.get("state", {}).get("passed"):
            raise Refused("busy", retry_after=1)  # it has changed hands meanwhile
        return leader

    def _headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """The headers of a forwarded request."""
        given = HTTPConnection(scope)
        kept = [
            (name, value)
            for name, value in scope["headers"]
            if name not in DROPPED and not name.startswith(DROPPED_TOO)
        ]
        return [
            *kept,
            (KEY, self.leases.key.encode()),
            (CLIENT, address_of(given).encode("latin-1")),
            (SCHEME, str(scope["scheme"]).encode("latin-1")),
            (HOST, given.headers.get("host", "").encode("latin-1")),
        ]

    # -- requests

    async def _request(
        self, scope: Scope, receive: Receive, send: Send, leader: TableLeader
    ) -> None:
        started = False

        async def telling(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            body = await _body(receive)
            async with self.leases.while_living(leader):
                async for message in self._asked(scope, body, leader):
                    await telling(message)
        except (OSError, TimeoutError, h11.RemoteProtocolError):
            if started:
                raise  # half an answer is told as such: the connection ends
            raise Refused("busy", retry_after=1) from None

    async def _asked(
        self, scope: Scope, body: bytes, leader: TableLeader
    ) -> AsyncIterator[Message]:
        """The response of another process, chunk by chunk."""
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(*_place(leader.address))
        try:
            line = h11.Connection(h11.CLIENT)
            headers = [*self._headers(scope), (b"host", b"inner"), (b"connection", b"close")]
            headers.append((b"content-length", str(len(body)).encode()))
            asked = h11.Request(method=scope["method"], target=_target(scope), headers=headers)
            for said in (asked, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(line.send(said) or b"")
            while True:
                event = line.next_event()
                if event is h11.NEED_DATA:
                    line.receive_data(await reader.read(PIECE))
                elif isinstance(event, h11.Response):
                    told = [(k, v) for k, v in event.headers if k not in DROPPED]
                    status = event.status_code
                    yield {"type": "http.response.start", "status": status, "headers": told}
                elif isinstance(event, h11.Data):
                    data = bytes(event.data)
                    yield {"type": "http.response.body", "body": data, "more_body": True}
                elif isinstance(event, h11.EndOfMessage):
                    yield {"type": "http.response.body", "body": b""}
                    return
        finally:
            writer.close()

    # -- sockets

    async def _socket(self, socket: WebSocket, leader: TableLeader) -> None:
        """Connect a guest's socket with one to another process until either closes."""
        self.gate.request(socket)
        if not is_own_page(socket, self.settings.origins, fetch_counts=False):
            raise Refused("foreign-origin")
        address = address_of(socket)
        self.gate.socket(address)
        try:
            async with contextlib.AsyncExitStack() as stack:
                await self._together(socket, leader, stack)
        finally:
            self.gate.socket_closed(address)

    async def _together(
        self, socket: WebSocket, leader: TableLeader, stack: contextlib.AsyncExitStack
    ) -> None:
        other = None
        try:
            async with self.leases.while_living(leader):
                other = await self._reached(socket, leader, stack)
                if other is not None:
                    await socket.accept()
                    await _join(socket, other)
        except TimeoutError:
            if other is None:
                raise Refused("busy", retry_after=1) from None
        if other is not None:
            code, reason = other.close_code, other.close_reason
            if code is None or code == 1006:  # it was killed, or is not heard of any more
                code, reason = 1012, "reload"
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await socket.close(code, reason)

    async def _reached(
        self, socket: WebSocket, leader: TableLeader, stack: contextlib.AsyncExitStack
    ) -> ClientConnection | None:
        """A connection to another process; None if it refused the guest, who has been told."""
        headers = [
            (k.decode("latin-1"), v.decode("latin-1")) for k, v in self._headers(socket.scope)
        ]
        try:
            return await stack.enter_async_context(
                connect(
                    f"ws://{leader.address}{_target(socket.scope).decode('latin-1')}",
                    additional_headers=headers,
                    user_agent_header=None,
                    compression=None,
                    max_size=None,
                    proxy=None,
                    ping_interval=None,
                    open_timeout=LOADING,
                    close_timeout=PATIENCE,
                )
            )
        except InvalidStatus as refused:
            told = refused.response
            kept = {k: v for k, v in told.headers.raw_items() if k.lower().encode() not in DROPPED}
            answer = Response(bytes(told.body or b""), told.status_code, headers=kept)
            await socket.send_denial_response(answer)
            return None
        except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed):
            raise Refused("busy", retry_after=1) from None


async def _join(socket: WebSocket, other: ClientConnection) -> None:
    """Relay messages in both directions until one side closes."""

    async def up() -> None:
        while (received := await socket.receive())["type"] != "websocket.disconnect":
            text = received.get("text")
            await other.send(text if text is not None else received.get("bytes") or b"")

    async def down() -> None:
        async for frame in other:
            assert isinstance(frame, str)
            await socket.send_text(frame)

    tasks = [asyncio.create_task(up()), asyncio.create_task(down())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _body(receive: Receive) -> bytes:
    """The whole body of a request; the request checks limit its size."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Refused("bad-request", "the request was not finished")
        body += message.get("body", b"")
        if not message.get("more_body", False):
            return bytes(body)


def _target(scope: Scope) -> bytes:
    """The target of a request line: path and query."""
    path: bytes = scope.get("raw_path") or scope["path"].encode()
    query: bytes = scope.get("query_string", b"")
    return path.partition(b"?")[0] + (b"?" + query if query else b"")


def _place(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    return host.strip("[]"), int(port or 0)


async def _refuse(scope: Scope, receive: Receive, send: Send, refused: Refused) -> None:
    answer: Any = error_response(refused)
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(answer)
    else:
        await answer(scope, receive, send)
