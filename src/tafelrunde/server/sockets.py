"""The WebSocket side of the protocol: one visitor per connection."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from tafelrunde.core.actions import BadData
from tafelrunde.server import wire
from tafelrunde.server.costs import PAYER, Payer
from tafelrunde.server.errors import Refused, StoreDown, error_response, message
from tafelrunde.server.gate import Gate, address_of
from tafelrunde.server.guests import guest_of, is_own_page
from tafelrunde.server.live_tables import LiveTables
from tafelrunde.server.rooms import Room
from tafelrunde.server.visitors import Visitor
from tafelrunde.server.wire_talk import Spoken

LOG = logging.getLogger(__name__)
router = APIRouter()
CODES = {
    "restart": 1012,
    "slow": 1013,
    "reload": 1012,
    "limit": 1008,
    "broken": 1011,
    "gone": 1000,
    "closed": 1000,
}
PATIENCE = 2.0  # seconds for the last words to somebody who does not read
PROBLEMS = 20  # unusable frames after which a visitor has to go


@router.websocket("/ws/tables/{table}")
async def connect(socket: WebSocket, table: str) -> None:
    """Authenticate, accept and serve one WebSocket."""
    live: LiveTables = socket.app.state.live
    gate: Gate = socket.app.state.gate
    address = address_of(socket)
    try:
        gate.request(socket)
        if not is_own_page(socket, live.settings.origins, fetch_counts=False):
            raise Refused("foreign-origin")
        guest = await guest_of(socket, live.store)
        payer = PAYER.get()
        assert payer is not None
        payer.check()
        gate.socket(address)
    except (Refused, StoreDown) as error:
        await _deny(socket, error)
        return
    s = live.settings
    visitor = Visitor(guest.id if guest else None, _after(socket), s.outbox, s.outbox_bytes)
    visitor.name = guest.name if guest else None
    live.visitors.add(visitor)  # who is signed out meanwhile has to go too
    try:
        room = await live.visit(table, guest)
        await Visit(socket, room, visitor, gate, payer).run()
    except (Refused, StoreDown) as error:
        await _deny(socket, error)
    finally:
        live.visitors.discard(visitor)
        gate.socket_closed(address)


async def _deny(socket: WebSocket, error: Refused | StoreDown) -> None:
    refused = error if isinstance(error, Refused) else Refused("store-unavailable")
    await socket.send_denial_response(error_response(refused))


def _after(socket: WebSocket) -> int:
    text = socket.query_params.get("after", "0")
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 9 else 0


class Visit:
    """Serve an accepted connection until it closes."""

    def __init__(
        self, socket: WebSocket, room: Room, visitor: Visitor, gate: Gate, payer: Payer
    ) -> None:
        self.socket = socket
        self.room = room
        self.visitor = visitor
        self.gate = gate
        self.payer = payer
        self.problems = 0
        self.key = visitor.guest or address_of(socket)

    async def run(self) -> None:
        """Read and write until either side ends or the visitor is dismissed."""
        visitor = self.visitor
        tasks: list[asyncio.Task[object]] = []
        try:
            try:
                await self.room.post(self._enter)  # before anything that takes time: it may be idle
            finally:
                await self.socket.accept()
            tasks = [
                asyncio.create_task(self._read()),
                asyncio.create_task(self._write()),
                asyncio.create_task(visitor.gone.wait()),
            ]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        except (Refused, StoreDown):
            visitor.dismiss("reload")
        finally:
            for task in [*tasks, *visitor.tasks]:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.room.leave(visitor)
        if visitor.gone.is_set():
            await self._say_goodbye()

    async def _command(self, asked: wire.Command) -> bool:
        with self.payer.named():
            return await self.room.command(self.visitor, asked)

    async def _enter(self) -> None:
        await self.room.onlookers.expect(self.visitor.guest)
        with self.payer.paying():
            self.room.enter(self.visitor)
        await self.room.talk.greet(self.visitor)

    async def _say_goodbye(self) -> None:
        with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
            async with asyncio.timeout(PATIENCE):
                if self.visitor.reason != "slow":
                    while not self.visitor.outbox.empty():
                        await self.socket.send_text(await self.visitor.next())
                bye = wire.encode(wire.Bye(self.visitor.reason))
                await self.socket.send_text(bye.decode())
                await self.socket.close(CODES[self.visitor.reason], self.visitor.reason)

    async def _write(self) -> None:
        while True:
            await self.socket.send_text(await self.visitor.next())

    async def _read(self) -> None:
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            if not self.gate.messages.take(self.key):
                frame = received.get("text") or ""
                self._problem(frame, "too-many")
                # Who floods is not read any faster than the limit allows.
                await asyncio.sleep(1 / max(1.0, self.gate.messages.rate))
                continue
            text = received.get("text")
            if text is None:
                self._problem("", "bad-request", "text frames are expected")
                continue
            try:
                asked = wire.read_message(text)
            except BadData as error:
                self._problem(text, "bad-request", Refused("bad-request", str(error)).detail)
                continue
            await self._answer(text, asked)

    async def _answer(self, text: str, asked: wire.Message) -> None:
        room, visitor = self.room, self.visitor
        try:
            if isinstance(asked, wire.Seen):
                await room.post(lambda: room.seen(visitor, asked))
            elif isinstance(asked, wire.Lead):
                # each may lay a table anew, which is as dear as a refused move at least
                if not self.gate.refusals.take(self.key):
                    visitor.dismiss("limit")
                else:
                    await room.post(lambda: room.lead(visitor, asked))
            elif isinstance(asked, wire.Why):
                await room.post(lambda: room.why(visitor, asked))
            elif isinstance(asked, wire.Weigh):
                await room.post(lambda: room.weigh(visitor, asked))
            elif isinstance(asked, Spoken) and room.is_lesson:
                raise Refused("may-not-talk")
            elif isinstance(asked, Spoken):
                if not self.gate.says.take(self.key):
                    raise Refused("too-many")
                await room.post(lambda: room.talk.hear(visitor, asked))
            elif isinstance(asked, wire.AskHint | wire.Consider | wire.Arrange):
                if not self.gate.hints.take(self.key):
                    raise Refused("too-many")
                if isinstance(asked, wire.Arrange):
                    await room.post(lambda: room.arrange(visitor, asked))
                elif isinstance(asked, wire.Consider):
                    await room.post(lambda: room.consider(visitor, asked))
                else:
                    await room.post(lambda: room.hint(visitor, asked))
            else:
                done = await room.post(lambda: self._command(asked))
                if not done and not self.gate.refusals.take(self.key):
                    visitor.dismiss("limit")
        except Refused as refused:
            self._problem(text, refused.code)
        except Exception:
            LOG.debug("a command was not stored", exc_info=True)  # the room said why

    def _problem(self, text: str, code: str, detail: str = "") -> None:
        self.visitor.send(wire.Problem(wire.id_of(text), code, message(code, detail)))
        if code == "bad-request":
            self.problems += 1
            if self.problems >= PROBLEMS:
                self.visitor.dismiss("limit")
