"""Who may come in, how much, and what every answer carries."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import secrets
import socket
from dataclasses import replace
from typing import Any

import httpx2 as httpx
import pytest
from server.client import Guest, Visit, play_on
from server.running import RunningServer, running_server
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tafelrunde.server.app import CSP
from tafelrunde.server.guests import new_token
from tafelrunde.server.limits import Buckets
from tafelrunde.server.live_tables import LiveTables
from tafelrunde.server.settings import Settings

Make = Any


def _stranger(running: RunningServer) -> httpx.AsyncClient:
    """Somebody without an Origin or a cookie."""
    return httpx.AsyncClient(base_url=running.address, trust_env=False, verify=False)


async def test_every_answer_carries_the_protecting_headers(guest: Make) -> None:
    anna = await guest("Anna")
    for path in ("/api/games", "/api/nothing", "/api/tables/x", "/", "/any/page"):
        headers = (await anna.http.get(path)).headers
        assert headers["content-security-policy"] == CSP
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers
    assert "unsafe" not in CSP and "frame-ancestors 'none'" in CSP


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": ""},
        {},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
async def test_a_foreign_page_changes_nothing(
    running: RunningServer, guest: Make, headers: dict[str, str]
) -> None:
    anna = await guest("Anna")
    cookies = {"Cookie": anna.cookie, **headers}
    async with _stranger(running) as foreign:
        for path, body in (("/api/me", {"name": "Eve"}), ("/api/tables", {})):
            response = await foreign.post(path, json=body, headers=cookies)
            assert response.status_code == 403
            assert response.json()["error"]["code"] == "foreign-origin"
    assert await anna.get("/api/me") == {"name": "Anna"}


async def test_a_page_of_our_own_without_origin_is_known_by_sec_fetch_site(
    running: RunningServer,
) -> None:
    async with _stranger(running) as own:
        headers = {"Sec-Fetch-Site": "same-origin"}
        response = await own.post("/api/me", json={"name": "Anna"}, headers=headers)
        assert response.status_code == 200


async def test_a_foreign_name_for_our_address_is_refused(running: RunningServer) -> None:
    port = running.address.rpartition(":")[2]
    headers = {"Host": f"evil.example:{port}", "Origin": f"http://evil.example:{port}"}
    async with _stranger(running) as foreign:
        assert (await foreign.get("/api/games", headers=headers)).status_code == 403
        assert (await foreign.post("/api/me", json={}, headers=headers)).status_code == 403


async def test_a_name_from_the_settings_is_ours(settings: Settings) -> None:
    named = replace(settings, origins=("https://tafel.example",))
    async with running_server(named) as running:
        headers = {"Host": "tafel.example", "Origin": "https://tafel.example"}
        async with httpx.AsyncClient(
            base_url=running.address, trust_env=False, verify=False
        ) as guest:
            response = await guest.post("/api/me", json={"name": "A"}, headers=headers)
            assert response.status_code == 200


async def refused(visit: Visit) -> tuple[int, str]:
    """The status and code with which a handshake is refused."""
    with pytest.raises(InvalidStatus) as caught:
        await visit.__aenter__()
    response = caught.value.response
    return response.status_code, json.loads(response.body or b"{}")["error"]["code"]


async def test_a_socket_needs_an_origin_of_ours(guest: Make) -> None:
    anna = await guest("Anna")
    table = (await anna.table("me", "me"))["id"]
    for origin in ("http://evil.example", None):
        assert await refused(anna.visit(table, origin=origin)) == (403, "foreign-origin")


async def test_a_socket_to_a_table_that_one_may_not_see_is_refused(guest: Make) -> None:
    anna, eve, nobody = await guest("Anna"), await guest("Eve"), await guest(None)
    table = (await anna.table("me", "me"))["id"]
    assert await refused(eve.visit(table)) == (404, "not-found")
    assert await refused(nobody.visit(table)) == (404, "not-found")
    assert await refused(anna.visit("0" * 32)) == (404, "not-found")
    forged = {"Cookie": "tafelrunde=" + "0" * 32}
    assert await refused(eve.visit(table, additional_headers=forged)) == (404, "not-found")


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(
    settings: Settings,
) -> None:
    proxied = replace(settings, proxies="127.0.0.1", origins=("https://tafel.example",))
    async with running_server(proxied) as running, Guest(running.address) as guest:
        plain = await guest.http.post("/api/me", json={"name": "A"})
        cookie = plain.headers["set-cookie"]
        assert cookie.startswith("tafelrunde=") and "Secure" not in cookie
        assert "HttpOnly" in cookie and "SameSite=strict" in cookie and "Path=/" in cookie
        headers = {
            "X-Forwarded-Proto": "https",
            "Host": "tafel.example",
            "Origin": "https://tafel.example",
        }
        secure = await guest.http.post("/api/me", json={"name": "A"}, headers=headers)
        cookie = secure.headers["set-cookie"]
        assert cookie.startswith("__Host-tafelrunde=") and "Secure" in cookie


async def test_large_bodies_are_refused(guest: Make) -> None:
    anna = await guest("Anna")
    headers = {"Content-Type": "application/json"}
    long = await anna.http.post("/api/me", content=b'"' + b"x" * 70_000, headers=headers)
    assert (long.status_code, long.json()["error"]["code"]) == (413, "too-large")

    async def pieces() -> Any:
        for _ in range(10):
            yield b"x" * 10_000

    unknown = await anna.http.post("/api/me", content=pieces(), headers=headers)
    assert (unknown.status_code, unknown.json()["error"]["code"]) == (413, "too-large")


async def test_other_bodies_than_json_are_refused(guest: Make) -> None:
    anna = await guest("Anna")
    form = await anna.http.post("/api/me", data={"name": "x"})
    assert (form.status_code, form.json()["error"]["code"]) == (415, "not-json")
    for body in (b"{", b"[]", b'{"name": "a", "admin": true}', b"\xff\xfe", b""):
        answer = await anna.http.post(
            "/api/me", content=body, headers={"Content-Type": "application/json"}
        )
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-request")


async def test_a_frame_over_64_kib_closes_the_socket_with_1009(guest: Make) -> None:
    anna = await guest("Anna")
    table = (await anna.table("me", "me"))["id"]
    async with anna.visit(table) as a:
        await a.send("x" * 65_000)
        await a.until(lambda: bool(a.others))
        assert a.others[-1]["code"] == "bad-request" and not a.closed
        with pytest.raises(ConnectionClosed):
            await a.send("x" * 66_000)
            await a.until(lambda: a.closed)
            await a.send("x")
        assert a.socket.close_code == 1009


async def test_the_limits_of_an_address(settings: Settings) -> None:
    strict = replace(settings, requests_burst=5, requests_per_second=1, guests_per_hour=2)
    async with running_server(strict) as running, Guest(running.address) as anna:
        statuses = [(await anna.http.get("/api/games")) for _ in range(8)]
        assert [r.status_code for r in statuses].count(429) >= 2
        last = statuses[-1]
        assert last.json()["error"]["code"] == "too-many"
        assert int(last.headers["retry-after"]) >= 1
    generous = replace(settings, guests_per_hour=2, tables_per_hour=1, sockets_per_address=2)
    async with running_server(generous) as running:
        guests = [Guest(running.address) for _ in range(3)]
        codes = [(await g.http.post("/api/me", json={"name": "A"})).status_code for g in guests]
        assert codes == [200, 200, 429]
        table = await guests[0].table("me", "me")
        again = {"game": "heerbann", "seats": [{"kind": "me"}, {"kind": "me"}]}
        await guests[0].post("/api/tables", again, 429)
        async with guests[0].visit(table["id"]), guests[0].visit(table["id"]):
            assert await refused(guests[0].visit(table["id"])) == (429, "too-many")
        async with guests[0].visit(table["id"]):
            pass
        for guest in guests:
            await guest.http.aclose()


async def test_who_floods_a_table_is_told_to_wait_and_loses_nothing(settings: Settings) -> None:
    strict = replace(settings, messages_per_second=20, messages_burst=5)
    async with running_server(strict) as running, Guest(running.address, "Anna") as anna:
        table = await anna.table("me", "me")
        async with anna.visit(table["id"]) as a:
            for number in range(8):
                await a.send({"t": "why", "id": f"{number:032x}", "seat": 0, "action": ["x", []]})
            await a.until(lambda: len(a.answers) == 8)
            kinds = [a.answers[f"{n:032x}"].get("code") for n in range(8)]
            assert kinds[0] is None and "too-many" in kinds


def test_a_bucket_fills_again_and_old_ones_are_forgotten() -> None:
    now = 0.0
    buckets = Buckets(2, 3, lambda: now)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    buckets.MOST = 10
    for number in range(50):
        buckets.take(f"guest {number}")
    assert len(buckets.levels) <= 10


async def test_a_reader_who_does_not_read_is_dropped_and_the_table_goes_on(
    settings: Settings,
) -> None:
    narrow = replace(settings, outbox=4)
    async with running_server(narrow) as running, Guest(running.address, "Anna") as anna:
        table = await anna.table("me", "me", open=True)
        name = table["id"]
        slow = await _deaf_socket(running.address, name)
        room = running.live.rooms[name]
        async with asyncio.timeout(30):
            while len(room.visitors) == 1:
                room.tell()
                await asyncio.sleep(0)
                if room.visitors and room.visitors[0].gone.is_set():
                    assert room.visitors[0].reason == "slow"
                    break
            while room.visitors:
                await asyncio.sleep(0.05)
        slow.close()
        async with anna.visit(name) as a:
            await a.send({"t": "seen", "observer": 0})
            await a.until(lambda: a.state["observer"] == 0)
            assert (await a.do(["dice", [3]]))["t"] == "ack"


async def test_a_socket_under_a_foreign_name_is_refused(
    running: RunningServer, guest: Make
) -> None:
    anna = await guest("Anna")
    table = await anna.table("me", "me", open=True)
    port = running.address.rpartition(":")[2]
    foreign = f"evil.example:{port}"
    with pytest.raises(AssertionError, match="403"):
        await _deaf_socket(running.address, table["id"], foreign)


async def _deaf_socket(address: str, table: str, name: str = "") -> socket.socket:
    """A WebSocket whose owner shakes hands and then never reads."""
    host, _, port = address.removeprefix("http://").partition(":")
    name = name or f"{host}:{port}"
    loop = asyncio.get_running_loop()
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.setblocking(False)
    await loop.sock_connect(deaf, (host, int(port)))
    lines = [
        f"GET /ws/tables/{table} HTTP/1.1",
        f"Host: {name}",
        f"Origin: http://{name}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "",
        "",
    ]
    await loop.sock_sendall(deaf, "\r\n".join(lines).encode())
    answer = await loop.sock_recv(deaf, 100)
    if not answer.startswith(b"HTTP/1.1 101"):
        deaf.close()
        raise AssertionError(answer)
    return deaf


async def test_logs_hold_no_secrets(
    guest: Make,
    running: RunningServer,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    with caplog.at_level(logging.DEBUG):
        anna, ben = await guest("Anna"), await guest("Ben")
        table = await anna.table("me", "guest")
        await ben.sit(table)
        async with anna.visit(table["id"]) as a, ben.visit(table["id"]) as b:
            await play_on([a, b], random.Random(1), lambda: a.state["seq"] > 15)
            await a.send("nonsense")
            await anna.get("/api/tables/none", 404)
    record = running.live.rooms[table["id"]].record
    ours = "\n".join(
        r.getMessage() for r in caplog.records if r.name.startswith(("tafelrunde", "uvicorn"))
    )
    written = ours + "".join(capfd.readouterr())
    hidden = [record.seed.hex(), record.invite, anna.http.cookies["tafelrunde"]]
    assert not [secret for secret in hidden if secret in written]


async def test_an_unexpected_error_tells_no_details(
    guest: Make, running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(type(running.live), "tables", broken)
    anna = await guest("Anna")
    response = await anna.http.get("/api/tables")
    assert response.status_code == 500 and "secret detail" not in response.text
    assert response.json()["error"]["code"] == "internal"
    assert response.headers["x-content-type-options"] == "nosniff"


async def test_ids_seeds_and_invitations_come_from_the_systems_generator(
    settings: Settings, running: RunningServer
) -> None:
    live = LiveTables(settings, running.store)
    assert live.entropy is secrets.token_bytes
    await live.close()
    assert len({new_token() for _ in range(100)}) == 100
