"""Small holes through which a server could be filled, read or taken over."""

from __future__ import annotations

import asyncio
import logging
import stat
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from server.client import Guest
from server.running import RunningServer, running_server
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.server import reading
from tafelrunde.server.errors import StoreDown
from tafelrunde.server.settings import Settings
from tafelrunde.server.store import Change
from tafelrunde.server.visitors import Visitor

Make = Any
DAY = 24 * 3600 * 1000
ME = {"kind": "me"}


async def test_refusals_of_one_seat_use_up_nobody_elses_table(settings: Settings) -> None:
    small = replace(settings, commands_per_table=3, refusals_per_minute=20)
    async with (
        running_server(small) as running,
        Guest(running.address, "Anna") as anna,
        Guest(running.address, "Ben") as ben,
    ):
        table = await anna.table("me", "guest")
        await ben.sit(table)
        name = table["id"]
        async with anna.visit(name) as a, ben.visit(name) as b:
            for _ in range(20):
                assert (await b.do(["take", [1]]))["t"] == "refused"
            assert await running.store.answers(name) == {}
            await b.do(["take", [1]])
            assert await b.goodbye() == "limit"
            assert (await a.do(["dice", [3]]))["t"] == "ack"
        assert len(await running.store.answers(name)) == 1


async def test_an_error_of_the_database_tells_no_values(
    guest: Make, running: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    anna = await guest("Anna")
    table = await anna.table("me", "me")
    record = (await running.live.room(table["id"])).record

    async def lose(connection: AsyncConnection) -> None:
        await connection.execute(text("ALTER TABLE tables RENAME TO lost"))

    await running.store.write(lose)
    with pytest.raises(StoreDown) as error:
        await running.store.add_table(record, [], [])
    with caplog.at_level(logging.DEBUG, "tafelrunde"):
        response = await anna.http.post("/api/tables", json={"game": "heerbann", "seats": [ME, ME]})
    assert response.status_code == 503
    written = str(error.value) + "".join(caplog.handler.format(r) for r in caplog.records)
    assert "no such table" in written
    assert record.invite not in written and record.seed.hex() not in written
    assert "parameters" not in written and "INSERT" not in written


BAD = {
    "a text that is none": b"\x81\x82\0\0\0\0\xff\xff",
    "an unknown kind": b"\x83\x80\0\0\0\0",
    "without a mask": b"\x81\x02ab",
    "a control frame in parts": b"\x09\x80\0\0\0\0",
    "no frame at all": b"GET / HTTP/1.1\r\n\r\n",
}


@pytest.mark.parametrize("kind", BAD)
async def test_a_bad_frame_is_at_most_one_line_in_the_log(
    guest: Make, running: RunningServer, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    anna = await guest("Anna")
    table = await anna.table("me", "me")
    with caplog.at_level(logging.INFO):
        async with anna.visit(table["id"]) as a:
            a.socket.transport.write(BAD[kind])
            await a.until(lambda: a.closed or bool(a.others))
        await asyncio.sleep(0.1)
    found = [r for r in caplog.records if r.name.startswith(("tafelrunde", "uvicorn", "asyncio"))]
    assert len(found) <= 1
    assert not [r for r in found if r.exc_info]


async def test_the_database_is_made_for_its_owner_alone(
    running: RunningServer, tmp_path: Path
) -> None:
    assert running.address
    for path in tmp_path.glob("tables.sqlite*"):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path.name


async def test_a_token_can_be_renewed_and_the_old_one_is_worth_nothing(
    guest: Make, running: RunningServer
) -> None:
    anna = await guest("Anna")
    table = await anna.table("me", "me")
    stolen = anna.http.cookies["tafelrunde"]
    async with Guest(running.address) as thief:
        thief.http.cookies.set("tafelrunde", stolen)
        async with thief.visit(table["id"]) as t:
            assert t.state["table"]["seats"][0]["mine"]
            await anna.post("/api/me/token", {})
            assert await t.goodbye() == "reload"
        assert (await thief.get("/api/me"))["name"] is None
        await thief.post("/api/me/token", {}, 401)
    assert anna.http.cookies["tafelrunde"] != stolen
    assert (await anna.get(f"/api/tables/{table['id']}"))["seats"][0]["mine"]


async def test_an_invitation_is_worth_nothing_after_its_time_or_after_the_end(
    settings: Settings,
) -> None:
    now = 1_000 * DAY
    async with (
        running_server(settings, lambda: now) as running,
        Guest(running.address, "Anna") as anna,
        Guest(running.address, "Ben") as ben,
    ):
        table = await anna.table("me", "guest")
        path, invite = f"/api/tables/{table['id']}", {"invite": table["invite"]}
        room = await running.live.room(table["id"])
        room.record = room.record._replace(status="over")
        await ben.post(f"{path}/watch", invite, 403)
        room.record = room.record._replace(status="waiting")
        now += 31 * DAY
        for way in ("watch", "join"):
            answer = await ben.post(f"{path}/{way}", invite, 403)
            assert answer["error"]["code"] == "wrong-invite"
        now -= 2 * DAY
        await ben.post(f"{path}/join", invite)


async def test_what_was_kept_long_enough_is_removed_and_nothing_else(settings: Settings) -> None:
    now = 1_000 * DAY
    async with running_server(settings, lambda: now) as running:
        live = running.live
        async with Guest(running.address, "Anna") as anna:
            waiting = await anna.table("me", "guest")
            playing = await anna.table("me", "me")
            over = await anna.table("me", "me")
            room = await live.room(over["id"])
            await running.store.commit(Change(room.record._replace(status="over"), []))
            live.discard(room, "reload")
            await live.room(waiting["id"])  # in use, so it stays
            now += 31 * DAY
            assert await live.expire() == 0
            live.discard(live.rooms[waiting["id"]], "reload")
            assert await live.expire() == 1
            await anna.get(f"/api/tables/{waiting['id']}", 404)
            now += 365 * DAY
            assert await live.expire() == 1
            await anna.get(f"/api/tables/{playing['id']}", 404)
            assert await running.store.entries(playing["id"]) == []
            assert (await anna.get("/api/tables"))["mine"][0]["id"] == over["id"]
            async with Guest(running.address, "Ben"):
                now += 366 * DAY
            async with Guest(running.address, "Cleo") as cleo:
                assert await _count(running, "guests") == 3
                await live.expire()
                assert (await cleo.get("/api/me"))["name"] == "Cleo"
            assert (await anna.get("/api/me"))["name"] == "Anna"
        assert await _count(running, "guests") == 2


async def _count(running: RunningServer, table: str) -> int:
    found: list[int] = []

    async def work(connection: AsyncConnection) -> None:
        found.append((await connection.execute(text(f"SELECT COUNT(*) FROM {table}"))).scalar_one())

    await running.store.write(work)
    return found[0]


async def _closed(reader: asyncio.StreamReader) -> bytes:
    """What comes until the other side closes."""
    try:
        return await asyncio.wait_for(reader.read(), 15)
    except ConnectionResetError:
        return b""


async def test_headers_and_bodies_that_never_end_are_not_waited_for(settings: Settings) -> None:
    hasty = replace(settings, header_seconds=1, body_seconds=1)
    async with running_server(hasty) as running:
        host = running.address.removeprefix("http://")
        place = host.split(":")
        head = f"POST /api/me HTTP/1.1\r\nHost: {host}\r\nOrigin: {running.address}\r\n"
        body = "Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
        silent, slow, half = [await asyncio.open_connection(*place) for _ in range(3)]
        slow[1].write(head.encode())
        half[1].write((head + body).encode())
        assert b"too-slow" in await _closed(half[0])
        assert await _closed(slow[0]) == b"" and await _closed(silent[0]) == b""
        for _, writer in (silent, slow, half):
            writer.close()


async def test_an_address_has_so_many_connections_and_others_have_their_own(
    settings: Settings,
) -> None:
    narrow = replace(settings, connections_per_address=3)
    async with running_server(narrow) as running, Guest(running.address, "Anna") as anna:
        table = await anna.table("me", "me")
        place = running.address.removeprefix("http://").split(":")
        async with anna.visit(table["id"]):
            taken = await asyncio.open_connection(*place)
            await asyncio.sleep(0.1)
            beyond = await asyncio.open_connection(*place)
            assert await _closed(beyond[0]) == b""
            other = await asyncio.open_connection(*place, local_addr=("127.0.0.2", 0))
            other[1].write(f"GET /api/me HTTP/1.0\r\nHost: {place[0]}\r\n\r\n".encode())
            assert b"200 OK" in await _closed(other[0])
        for _, writer in (taken, beyond, other):
            writer.close()
        await asyncio.sleep(0.1)
        assert (await anna.get("/api/me"))["name"] == "Anna"


async def test_who_sends_pings_and_reads_nothing_is_cut_off(
    guest: Make, running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "UNREAD", 10_000)
    anna = await guest("Anna")
    table = await anna.table("me", "me")
    async with anna.visit(table["id"]) as a:
        room = running.live.rooms[table["id"]]
        a.socket.transport.pause_reading()
        flood = (b"\x89\xfd\0\0\0\0" + bytes(125)) * 1_000
        async with asyncio.timeout(15):
            while room.visitors:
                if not a.socket.transport.is_closing():
                    a.socket.transport.write(flood)
                await asyncio.sleep(0.01)
        a.socket.transport.abort()


async def test_the_outbox_of_a_slow_reader_is_limited_in_bytes() -> None:
    visitor = Visitor(None, 0, 64, 1_000)
    visitor.send_text("x" * 5_000)  # one message may always wait
    assert not visitor.gone.is_set()
    visitor.send_text("x")
    assert visitor.reason == "slow"
