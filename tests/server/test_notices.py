"""Notices arrive, tell no secret, and cannot be turned against anybody."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from email import message_from_bytes
from typing import Any

import http_ece
import pytest
from aiohttp import web
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from server.client import SOON, Guest
from server.running import RunningServer, running_server

from tafelrunde.server import delivery
from tafelrunde.server.delivery import check_address
from tafelrunde.server.errors import Refused
from tafelrunde.server.settings import Settings

HOUR = 3_600_000


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def __call__(self) -> int:
        return self.time


class Ear:
    """A page of the test's own that hears what the server sends."""

    def __init__(self) -> None:
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.status = 200
        self.headers: dict[str, str] = {}
        self.address = ""

    async def __call__(self, request: web.Request) -> web.Response:
        self.heard.append((dict(request.headers), await request.read()))
        return web.Response(status=self.status, headers=self.headers)


@asynccontextmanager
async def listening() -> AsyncIterator[Ear]:
    """An ear on a free port."""
    ear = Ear()
    runner = web.ServerRunner(web.Server(ear))  # type: ignore[arg-type]  # a handler like any other
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    ear.address = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    yield ear
    await runner.cleanup()


async def soon(fulfilled: Callable[[], bool | Awaitable[bool]]) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(SOON):
        while True:
            found = fulfilled()
            if found if isinstance(found, bool) else await found:
                return
            await asyncio.sleep(0.02)


@pytest.fixture
def telling(settings: Settings) -> Settings:
    """Settings of a server that tells at once, and on this computer."""
    return replace(settings, notice_seconds=0, notices_private=1, sign_ins_per_minute=1000)


async def waiting(running: RunningServer) -> list[Any]:
    """What waits to be sent, at whatever time."""
    found = await running.live.aftermath.notices.ways.due(10**15, 100)
    return [notice for _, notices in found for notice in notices]


def way(kind: str, address: str, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "address": address, "language": "de", **more}


async def test_a_webhook_is_told_once_of_a_turn_and_never_blocks_a_move(
    telling: Settings,
) -> None:
    clock = Clock()
    async with (
        listening() as ear,
        running_server(telling, clock) as running,
        Guest(running.address, "Anna") as anna,
        Guest(running.address, "Ben") as ben,
    ):
        told = await anna.post("/api/me/ways", way("webhook", ear.address))
        assert told["ways"][0]["address"] == "127.0.0.1"  # its path may be a secret
        ear.status = 500
        table = await anna.table("me", "guest")
        await ben.sit(table)
        await soon(lambda: len(ear.heard) == 1)
        async with ben.visit(table["id"]) as b:
            await b.until(lambda: bool(b.choices))
            assert (await b.do(["dice", [3]]))["t"] == "ack"
        await soon(lambda: _tries(running, 1))
        clock.time += 59_000
        await asyncio.sleep(0.3)
        assert len(ear.heard) == 1
        clock.time += 2_000  # the second try
        await soon(lambda: _tries(running, 2))
        assert len(ear.heard) == 2
        ear.status = 204
        clock.time += 121_000
        await soon(lambda: len(ear.heard) == 3)
        body = json.loads(ear.heard[-1][1])
        link = f"{running.address}/table/{table['id']}"
        assert body["text"] == body["content"] == f"Heerbann: Du bist am Zug. {link}"
        assert table["invite"] not in str(ear.heard)
        await soon(lambda: _is_empty(running))
        # whoever is at the table needs no notice
        async with anna.visit(table["id"]) as a, ben.visit(table["id"]) as b:
            await a.do(["dice", [3]])
            for one in (a, b):
                await one.settle()
            await asyncio.sleep(0.3)
        assert len([1 for _, text in ear.heard]) == 3


async def _tries(running: RunningServer, number: int) -> bool:
    return [notice.tries for notice in await waiting(running)] == [number]


async def _is_empty(running: RunningServer) -> bool:
    return await waiting(running) == []


async def test_an_answer_takes_back_what_was_not_sent_and_a_gone_address_is_forgotten(
    telling: Settings,
) -> None:
    clock = Clock()
    later = replace(telling, notice_seconds=1)
    async with (
        listening() as ear,
        running_server(later, clock) as running,
        Guest(running.address, "Anna") as anna,
    ):
        await anna.post("/api/me/ways", way("webhook", ear.address))
        table = await anna.table("me", "random")
        await soon(lambda: _tries(running, 0))
        async with anna.visit(table["id"]) as a:
            await a.do(a.choices[0])
        ear.status = 410
        clock.time += HOUR
        other = await anna.table("me", "random")
        await soon(lambda: _tries(running, 0))
        clock.time += HOUR
        await soon(lambda: len(ear.heard) >= 1)
        assert table["id"] not in str(ear.heard) or other["id"] in str(ear.heard)
        await soon(lambda: _is_empty(running))
        assert (await anna.get("/api/me/ways"))["ways"] == []


async def test_after_a_restart_nobody_is_told_of_what_was_answered(telling: Settings) -> None:
    clock = Clock()
    later = replace(telling, notice_seconds=1)
    async with listening() as ear:
        async with running_server(later, clock) as running, Guest(running.address, "Anna") as anna:
            await anna.post("/api/me/ways", way("webhook", ear.address))
            table, other = await anna.table("me", "random"), await anna.table("me", "random")
            await soon(lambda: _waits(running, 2))
            cookies = anna.http.cookies
        async with running_server(later, clock) as running, Guest(running.address) as anna:
            anna.http.cookies = cookies
            await anna.post(f"/api/tables/{table['id']}/leave", {})
            clock.time += HOUR
            await soon(lambda: _is_empty(running))
            assert [other["id"] in str(body) for _, body in ear.heard] == [True]


async def test_an_address_that_fails_is_not_asked_for_every_table(telling: Settings) -> None:
    clock = Clock()
    later = replace(telling, notice_seconds=1)
    async with (
        listening() as ear,
        running_server(later, clock) as running,
        Guest(running.address, "Anna") as anna,
    ):
        ear.status = 503
        await anna.post("/api/me/ways", way("webhook", ear.address))
        for _ in range(3):
            await anna.table("me", "random")
        await soon(lambda: _waits(running, 3))
        clock.time += HOUR
        await soon(lambda: len(ear.heard) >= 1)
        clock.time += 1
        await soon(lambda: _due_later(running, clock.time))
        assert len(ear.heard) == 1


async def test_slow_receivers_hold_up_nobody_else(
    telling: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[asyncio.StreamWriter] = []

    async def never(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines.append(writer)
        await reader.read(-1)

    monkeypatch.setattr(delivery, "PATIENCE", 30.0)
    slow = await asyncio.start_server(never, "127.0.0.1", 0)
    address = f"http://127.0.0.1:{slow.sockets[0].getsockname()[1]}/"
    text = delivery.NoticeText("t", [("a", "b")])
    async with delivery.new_session(telling) as session, listening() as ear:
        waiting = [delivery.to_webhook(session, address, text) for _ in range(20)]
        tasks = [asyncio.create_task(one) for one in waiting]
        await soon(lambda: len(lines) == len(tasks))
        await delivery.to_webhook(session, ear.address, text)
        assert len(ear.heard) == 1
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    slow.close()
    for writer in lines:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()
    await slow.wait_closed()


async def _due_later(running: RunningServer, now: int) -> bool:
    return all([notice.due > now for notice in await waiting(running)])


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/hook",
        "https://127.0.0.1/hook",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[::127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[64:ff9b:1::a00:1]/",
        "https://[2002:7f00:1::]/",
        "https://[2001:0:7f00:1::]/",
        "https://[fec0::1]/",
        "https://[fe80::1%25eth0]/",
        "https://[ff02::1]/",
        "https://0.0.0.0/",
        "https://100.64.0.1/",
        "https://127.1/",
        "https://0x7f.0.0.1/",
        "https://127.0.0.1%251/",
        "https://localhost./",
        "https://169.254.169.254/latest/meta-data",
        "https://10.1.2.3/",
        "https://localhost/",
        "https://printer.local/",
        "https://intranet/",
        "https://example.org:22/",
        "https://me:secret@example.org/",
        "file:///etc/passwd",
        "https://exam\u00adple.org/",
    ],
)
def test_no_address_of_ones_own_network(settings: Settings, address: str) -> None:
    with pytest.raises(Refused):
        check_address(address, settings)


async def test_a_name_that_leads_home_is_refused_when_it_is_called(settings: Settings) -> None:
    check_address("https://example.org/hook", settings)
    resolver = delivery._resolver(settings)
    with pytest.raises(OSError, match="no public address"):
        await resolver.resolve("localhost", 443)
    session = delivery.new_session(settings)
    async with session, listening() as ear:
        local = ear.address.replace("127.0.0.1", "localhost")
        with pytest.raises(delivery.DeliveryFailed):
            await delivery.to_webhook(session, local, delivery.NoticeText("t", [("a", "b")]))
        assert ear.heard == []


async def test_no_spelling_of_an_address_leads_home(settings: Settings) -> None:
    """A name may be read as numbers on the way: the connection itself is checked."""
    async with delivery.new_session(settings) as session, listening() as ear:
        port = ear.address.split(":")[2].split("/")[0]
        for host in ("127.0.0.1", "[::ffff:127.0.0.1]", "127.1", "2130706433", "0", "[::1]"):
            with pytest.raises(delivery.DeliveryFailed):
                address = f"http://{host}:{port}/hook"
                await delivery.to_webhook(session, address, delivery.NoticeText("t", [("a", "b")]))
        assert ear.heard == []


async def test_redirects_are_not_followed(telling: Settings) -> None:
    async with listening() as ear, listening() as other:
        ear.status, ear.headers = 302, {"Location": other.address}
        async with delivery.new_session(telling) as session:
            with pytest.raises(delivery.DeliveryFailed, match="302"):
                await delivery.to_webhook(
                    session, ear.address, delivery.NoticeText("t", [("a", "b")])
                )
        assert len(ear.heard) == 1 and other.heard == []


class Postman:
    """Keeps the mails that a real SMTP server takes."""

    def __init__(self) -> None:
        self.mails: list[Any] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        self.mails.append(message_from_bytes(envelope.content))
        return "250 OK"


@pytest.fixture
async def postman() -> AsyncIterator[tuple[Postman, int]]:
    """A real SMTP server on this computer, and its port."""
    handler, loop = Postman(), asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(handler, loop=loop), "127.0.0.1", 0)
    yield handler, server.sockets[0].getsockname()[1]
    server.close()
    await server.wait_closed()


async def test_a_mail_address_is_proven_and_gets_one_mail_for_all_tables(
    telling: Settings, postman: tuple[Postman, int]
) -> None:
    post, port = postman
    clock = Clock()
    mail: dict[str, Any] = {"smtp_host": "127.0.0.1", "smtp_port": port, "smtp_tls": "none"}
    sending = replace(telling, mail_from="tafelrunde@example.org", notice_seconds=1, **mail)
    async with (
        running_server(sending, clock) as running,
        Guest(running.address, "Anna") as anna,
    ):
        for bad in ("a@b\r\nBcc: c@d.e", "a b@c.de", "a@b.de, c@d.de", "anna"):
            await anna.post("/api/me/ways", way("mail", bad), 400)
        ways = await anna.post("/api/me/ways", way("mail", "anna@example.org"))
        assert not ways["ways"][0]["proven"] and len(post.mails) == 1
        name = ways["ways"][0]["id"]
        code = post.mails[0].get_payload().split()[-1]
        await anna.table("me", "random")
        await asyncio.sleep(0.5)
        assert await waiting(running) == []  # not before it is proven
        await anna.post("/api/me/ways/prove", {"id": name, "code": "00000000x"}, 403)
        proven = await anna.post("/api/me/ways/prove", {"id": name, "code": code.upper()})
        assert proven["ways"][0]["proven"]
        tables = [await anna.table("me", "random") for _ in range(2)]
        await soon(lambda: _waits(running, 2))
        clock.time += HOUR
        await soon(lambda: len(post.mails) == 2)
        text = post.mails[1].get_payload()
        assert all(table["id"] in text for table in tables)
        assert post.mails[1]["Subject"] == "Tafelrunde: Du bist am Zug"
        await anna.table("me", "random")
        await soon(lambda: _waits(running, 1))
        clock.time += 3 * HOUR
        await asyncio.sleep(0.6)
        assert len(post.mails) == 2  # not before the hours are over
        clock.time += 2 * HOUR
        await soon(lambda: len(post.mails) == 3)
        await anna.post("/api/me/ways/change", {"id": name, "active": False})
        await anna.table("me", "random")
        await asyncio.sleep(0.5)
        assert await waiting(running) == []
        # a stranger's address gets few codes, and nobody guesses one
        await anna.post("/api/me/ways", way("mail", "ben@example.org"))
        other = (await anna.get("/api/me/ways"))["ways"][1]["id"]
        for status in (403, 403, 403, 403, 403, 404):
            await anna.post("/api/me/ways/prove", {"id": other, "code": "x"}, status)
        for _ in range(2):
            await anna.post("/api/me/ways", way("mail", "ben@example.org"))
        await anna.post("/api/me/ways", way("mail", "Ben@example.org"), 429)


async def _waits(running: RunningServer, number: int) -> bool:
    return len(await waiting(running)) == number


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


async def test_a_push_is_encrypted_for_the_browser_and_signed_by_the_server(
    telling: Settings,
) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    secret = b"0123456789abcdef"
    async with (
        listening() as ear,
        running_server(telling) as running,
        Guest(running.address, "Anna") as anna,
    ):
        await soon(lambda: _has_key(running))
        public = (await anna.get("/api/me/ways"))["key"]
        subscription = {"p256dh": _text(point), "auth": _text(secret)}
        await anna.post("/api/me/ways", way("push", ear.address), 400)
        await anna.post("/api/me/ways", way("push", ear.address, **subscription))
        table = await anna.table("me", "random")
        await soon(lambda: len(ear.heard) == 1)
        headers, body = ear.heard[0]
        assert headers["Content-Encoding"] == "aes128gcm"
        assert headers["Authorization"].endswith(f"k={public}")
        assert table["id"].encode() not in body
        plain = http_ece.decrypt(body, private_key=key, auth_secret=secret, version="aes128gcm")
        told = json.loads(plain)
        assert told["url"] == f"{running.address}/table/{table['id']}"
        assert told["title"] == "Tafelrunde: Du bist am Zug"
        kept = await running.live.aftermath.notices.ways.key()
    async with running_server(telling) as running:  # the same key for ever
        assert await running.live.aftermath.notices.ways.key() == kept


async def _has_key(running: RunningServer) -> bool:
    return bool(await running.live.aftermath.notices.ways.key())
