"""A guest who plays over HTTP and WebSocket, for tests and for the load driver."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
from collections.abc import Callable
from itertools import count
from typing import Any

import httpx2 as httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SOON = 20.0  # seconds; a test that waits longer has failed
Json = Any


class Unavailable(OSError):
    """The server asks to come again in a moment."""


def _told(response: httpx.Response, status: int) -> Json:
    """What an answer says, which must have this status."""
    if response.status_code == 503 != status:
        raise Unavailable(response.text)
    assert response.status_code == status, response.text
    return response.json()


class Guest:
    """Somebody with a cookie."""

    def __init__(self, address: str, name: str | None = None) -> None:
        self.address = address
        self.name = name
        self.http = httpx.AsyncClient(
            base_url=address,
            headers={"Origin": address},
            timeout=SOON,
            trust_env=False,
            verify=False,  # there is nothing to verify on the loopback, and certificates take long
        )

    async def __aenter__(self) -> Guest:
        if self.name is not None:
            await self.post("/api/me", {"name": self.name})
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """The token as a header's value."""
        return "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())

    async def get(self, path: str, status: int = 200) -> Json:
        """A GET that must be answered with this status."""
        return _told(await self.http.get(path), status)

    async def post(self, path: str, body: Json, status: int = 200) -> Json:
        """A POST that must be answered with this status."""
        return _told(await self.http.post(path, json=body), status)

    async def table(self, *seats: str, game: str = "heerbann", **more: Json) -> Json:
        """A new table; a seat is "me", "guest", or the name of a bot."""
        wanted = [{"kind": s} if s in ("me", "guest") else {"kind": "bot", "bot": s} for s in seats]
        return await self.post("/api/tables", {"game": game, "seats": wanted, **more})

    async def sit(self, table: Json, **more: Json) -> Json:
        """Take a seat of a friend's table."""
        body = {"invite": table["invite"], **more}
        return await self.post(f"/api/tables/{table['id']}/join", body)

    def visit(self, table: str, after: int = 0, ids: str = "", **more: Json) -> Visit:
        """A live connection to a table, as a context."""
        return Visit(self, table, after, ids, **more)


class Visit:
    """A live connection. A task reads; everything that came is kept."""

    def __init__(self, guest: Guest, table: str, after: int, ids: str, **more: Json) -> None:
        self.guest = guest
        self.table = table
        self.after = after
        self.more = more
        prefix = ids or secrets.token_hex(12)
        self.ids = (f"{prefix}{number:08x}" for number in count())
        self.frames: list[str] = []
        self.states: list[Json] = []
        self.answers: dict[str, Json] = {}
        self.others: list[Json] = []
        self.talk: list[Json] = []
        self.log: list[Json] = []
        self.news = asyncio.Condition()
        self.closed = False
        self.socket: ClientConnection

    async def __aenter__(self) -> Visit:
        address = self.guest.address.replace("http", "ws", 1)
        options: dict[str, Json] = {
            "origin": self.guest.address,
            "additional_headers": {"Cookie": self.guest.cookie},
            "proxy": None,
            "compression": None,
            "max_size": None,
            "ping_interval": None,
            "open_timeout": 60,  # a table may have to be loaded first
        }
        options.update(self.more)
        url = f"{address}/ws/tables/{self.table}?after={self.after}"
        self.socket = await connect(url, **options)
        self.reader = asyncio.create_task(self._read())
        await self.until(lambda: bool(self.states) or self.closed)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()
        await self.reader

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                frame = await self.socket.recv()
                assert isinstance(frame, str)
                async with self.news:
                    self._take(frame)
                    self.news.notify_all()
        async with self.news:
            self.closed = True
            self.news.notify_all()

    def _take(self, frame: str) -> None:
        message = json.loads(frame)
        self.frames.append(frame)
        if message["t"] == "state":
            self.log = [*self.log[: message["since"]], *message["events"]]
            self.states.append(message)
        elif message["t"] == "talk":
            self.talk.append(message)
        elif message.get("id") is not None:
            self.answers[message["id"]] = message
        else:
            self.others.append(message)

    async def until(self, fulfilled: Callable[[], bool]) -> None:
        """Wait until something is true of what came."""
        async with asyncio.timeout(SOON), self.news:
            await self.news.wait_for(fulfilled)

    @property
    def state(self) -> Json:
        """The last state that came."""
        return self.states[-1]

    @property
    def choices(self) -> list[Json]:
        """What this visitor may do now."""
        return [[verb, args] for verb, args, no in self.state["choices"] if no is None]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state["view"] is not None and bool(self.state["view"]["over"])

    async def send(self, message: Json) -> None:
        """Send a message as it is."""
        await self.socket.send(message if isinstance(message, str) else json.dumps(message))

    async def ask(self, kind: str, id: str | None = None, **fields: Json) -> Json:
        """Send a command and wait for its answer."""
        name = id or next(self.ids)
        self.answers.pop(name, None)
        await self.send({"t": kind, "id": name, **fields})
        await self.until(lambda: name in self.answers or self.closed)
        return self.answers[name]

    async def do(self, *actions: Json, **fields: Json) -> Json:
        """Act for the seat whose eyes are used now."""
        told = {"seat": self.state["observer"], "decision": self.state["decision"], **fields}
        return await self.ask("do", actions=list(actions), **told)

    async def settle(self) -> None:
        """Wait until everything that was on its way has come."""
        await self.ask("why", seat=0, action=["settle", []])

    async def goodbye(self) -> str:
        """Wait until the server closes, and say which reason it gave."""
        await self.until(lambda: self.closed)
        return next((m["reason"] for m in self.others if m["t"] == "bye"), "")


async def play_on(
    visits: list[Visit], rng: random.Random, until: Callable[[], bool] | None = None
) -> None:
    """Everybody plays at random until the game is over, or something is true."""
    while True:
        for visit in visits:
            await visit.settle()
        if visits[0].over or (until is not None and until()):
            return
        visit = rng.choice([visit for visit in visits if visit.choices])
        answer = await visit.do(rng.choice(visit.choices))
        assert answer["t"] == "ack", answer
