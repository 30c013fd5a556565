"""A request for a table that another process leads is passed on to it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace

import httpx2 as httpx
import pytest
from server.client import Guest, play_on
from server.running import RunningServer, running_server
from sqlalchemy import update
from websockets.exceptions import InvalidStatus

from tafelrunde.server import live_tables
from tafelrunde.server.costs import Readers
from tafelrunde.server.leases import SharedLeases
from tafelrunde.server.loading import Contents, load
from tafelrunde.server.passing import MARK, name_of
from tafelrunde.server.schema import SERVERS
from tafelrunde.server.settings import Settings
from tafelrunde.server.store import Store


@pytest.fixture
async def pair(settings: Settings, shared: str) -> AsyncIterator[list[RunningServer]]:
    """Two servers on one database; the first has the desk."""
    given = replace(settings, database=shared, tables_per_hour=5)
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(running_server(given)) for _ in range(2)]


async def both(stack: AsyncExitStack, name: str, pair: list[RunningServer]) -> list[Guest]:
    """The same guest at two servers."""
    first = await stack.enter_async_context(Guest(pair[0].address, name))
    other = await stack.enter_async_context(Guest(pair[1].address))
    other.http.cookies = first.http.cookies
    return [first, other]


async def test_two_people_at_two_servers_play_one_game(pair: list[RunningServer]) -> None:
    async with AsyncExitStack() as stack:
        anna = await stack.enter_async_context(Guest(pair[0].address, "Anna"))
        ben = await stack.enter_async_context(Guest(pair[1].address, "Ben"))
        table = await anna.table("me", "guest")
        await ben.sit(table)
        name = table["id"]
        async with anna.visit(name) as a, ben.visit(name) as b:
            await play_on([a, b], random.Random(6), lambda: a.over and b.over)
            both_saw = [[event[:2] for event in visit.log] for visit in (a, b)]
        assert both_saw[0] == both_saw[1]
        assert sum(name in server.live.rooms for server in pair) == 1
        journals = [await guest.get(f"/api/tables/{name}/journal") for guest in (anna, ben)]
        assert journals[0] == journals[1]


async def test_a_refusal_is_passed_back_as_it_is(pair: list[RunningServer]) -> None:
    async with AsyncExitStack() as stack:
        anna = await both(stack, "Anna", pair)
        table = (await anna[0].table("me", "guest"))["id"]
        async with anna[0].visit(table):
            assert await anna[1].get(f"/api/tables/{table}") == await anna[0].get(
                f"/api/tables/{table}"
            )
            ben = await stack.enter_async_context(Guest(pair[1].address, "Ben"))
            told = await ben.get(f"/api/tables/{table}", 404)
            assert told["error"]["code"] == "not-found"
            with pytest.raises(InvalidStatus) as refused:
                async with ben.visit(table):
                    pass
            assert refused.value.response.status_code == 404
            large = await anna[1].http.post(f"/api/tables/{table}/join", content=b"x" * 70_000)
            assert large.status_code == 413
            strange = await anna[1].http.post(
                f"/api/tables/{table}/join", json={}, headers={"Origin": "https://evil.example"}
            )
            assert strange.status_code == 403


async def test_limits_of_the_desk_count_once_for_all_servers(pair: list[RunningServer]) -> None:
    async with AsyncExitStack() as stack:
        anna = await both(stack, "Anna", pair)
        for number in range(5):
            await anna[number % 2].table("me", "guest")
        for guest in anna:
            wanted = {"game": "heerbann", "seats": [{"kind": "me"}, {"kind": "guest"}]}
            await guest.post("/api/tables", wanted, 429)


async def test_a_guest_who_renews_the_token_is_thrown_out_everywhere(
    pair: list[RunningServer],
) -> None:
    async with AsyncExitStack() as stack:
        anna = await both(stack, "Anna", pair)
        tables = [(await anna[0].table("me", "guest"))["id"] for _ in range(2)]
        visits = [
            await stack.enter_async_context(guest.visit(table))
            for guest, table in zip(anna, tables, strict=True)
        ]
        await anna[0].post("/api/me/token", {})
        for visit in visits:
            await visit.until(lambda: visit.closed)  # noqa: B023


async def test_nobody_from_outside_speaks_for_another_address(pair: list[RunningServer]) -> None:
    leases = pair[0].store.leases
    assert isinstance(leases, SharedLeases)
    mark = MARK.decode()
    async with httpx.AsyncClient(trust_env=False) as http:
        for address in (pair[0].address, f"http://{leases.address}"):
            forged = {f"{mark}key": "0" * 32, f"{mark}client": "10.9.8.7"}
            assert (await http.get(f"{address}/api/me", headers=forged)).status_code == 404
        assert (await http.get(f"http://{leases.address}/api/me")).status_code == 404
        right = {f"{mark}key": leases.key, f"{mark}client": "10.9.8.7", f"{mark}host": "localhost"}
        passed = await http.get(f"http://{leases.address}/api/me", headers=right)
        assert passed.status_code == 200 and leases.key not in passed.text


async def test_whoever_looks_on_through_a_server_is_sent_back_when_the_leader_is_gone(
    pair: list[RunningServer],
) -> None:
    async with AsyncExitStack() as stack:
        anna = await both(stack, "Anna", pair)
        table = (await anna[0].table("me", "me"))["id"]
        first = await stack.enter_async_context(anna[0].visit(table))
        through = await stack.enter_async_context(anna[1].visit(table))
        leases = pair[0].store.leases
        assert isinstance(leases, SharedLeases) and leases.task is not None
        leases.task.cancel()  # as if it was stopped: nothing is renewed any more
        async with pair[1].store.engine.begin() as connection:
            gone = update(SERVERS).where(SERVERS.c.id == leases.id).values(until=0)
            await connection.execute(gone)
        await through.until(lambda: through.closed)
        async with anna[1].visit(table) as again:
            assert again.state["view"] == first.state["view"]
        assert table in pair[1].live.rooms


def test_to_whom_a_request_belongs() -> None:
    assert name_of("/ws/tables/ab12", "GET") == "ab12"
    assert name_of("/api/tables/ab12", "GET") == "ab12"
    for path in ("/api/me", "/api/tables", "/api/lessons/heerbann", "/api/campaigns/x/play"):
        assert name_of(path, "POST") == "desk"
    for path in ("/api/me/data", "/api/campaigns", "/api/me/account"):
        assert name_of(path, "GET") == "desk"
    for path in ("/api/me", "/api/tables", "/api/inbox", "/api/games", "/", "/assets/x.js"):
        assert name_of(path, "GET") is None
    assert name_of("/api/companions/guiscard", "POST") is None


async def test_lessons_and_campaigns_are_the_same_at_every_server(
    pair: list[RunningServer],
) -> None:
    async with AsyncExitStack() as stack:
        anna = await both(stack, "Anna", pair)
        lesson = (await anna[1].post("/api/lessons/heerbann", {}))["id"]
        async with anna[1].visit(lesson) as visit:
            assert lesson in pair[1].live.rooms
            await anna[0].post("/api/lessons/heerbann", {"step": 2})
            await visit.until(lambda: visit.closed)  # whoever leads it reads it again
        async with anna[0].visit(lesson) as visit:
            assert visit.state["lesson"]["step"] == 2
        begun = {"game": "drei_sanchos", "start": "normal"}
        campaign = (await anna[1].post("/api/campaigns", begun))["id"]
        table = (await anna[0].post(f"/api/campaigns/{campaign}/play", {}))["id"]
        async with anna[1].visit(table):
            again = await anna[0].post(f"/api/campaigns/{campaign}/play", {})
            told = await anna[1].get(f"/api/campaigns/{campaign}")
        assert again["id"] == table == told["games"][-1]["table"]


async def test_a_table_that_is_slowly_loaded_elsewhere_holds_up_no_other(
    pair: list[RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncExitStack() as stack:
        anna = await both(stack, "Anna", pair)
        slow, quick = [(await anna[0].table("me", "me"))["id"] for _ in range(2)]
        loading, going_on = asyncio.Event(), asyncio.Event()

        async def slowly(store: Store, readers: Readers, table: str) -> Contents | None:
            if table == slow:
                loading.set()
                await going_on.wait()
            return await load(store, readers, table)

        monkeypatch.setattr(live_tables, "load", slowly)
        first = asyncio.create_task(stack.enter_async_context(anna[0].visit(slow)))
        await loading.wait()
        through = asyncio.create_task(stack.enter_async_context(anna[1].visit(slow)))
        async with anna[0].visit(quick) as a, anna[1].visit(quick) as b:
            assert a.states and b.states
        assert not first.done() and not through.done()
        going_on.set()
        assert (await first).state["view"] == (await through).state["view"]
