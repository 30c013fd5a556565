"""A stored table that does not lead where it says is stopped; the others go on."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from server.client import play_on
from server.running import RunningServer
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.server import rooms
from tafelrunde.server.errors import StoreDown
from tafelrunde.server.store import Store

Make = Any
FAULTS = {
    "a die was changed": (
        "UPDATE entries SET body = '[\"c\",[2]]' WHERE table_id = :id AND seq = 5",
        r"entries\[4\]",
    ),
    "an action was changed": (
        'UPDATE entries SET body = \'["a",0,"dice",[1]]\' WHERE table_id = :id AND seq = 3',
        "",
    ),
    "an entry is missing": (
        "DELETE FROM entries WHERE table_id = :id AND seq = 4",
        "without a gap",
    ),
    "an entry is no JSON": (
        "UPDATE entries SET body = '{' WHERE table_id = :id AND seq = 4",
        "not JSON",
    ),
    "the position is another": (
        "UPDATE tables SET digest = 'other' WHERE id = :id",
        "another position",
    ),
    "the seed is another": ("UPDATE tables SET salt = 'other' WHERE id = :id", "the seed gives"),
    "another version": (
        "UPDATE tables SET version = 99 WHERE id = :id",
        "version 99",
    ),
    "the data are others": ("UPDATE tables SET pack = 'other' WHERE id = :id", "other data"),
    "the game is gone": ("UPDATE tables SET game = 'mikado' WHERE id = :id", "no game 'mikado'"),
}


async def spoil(store: Store, statement: str, table: str) -> None:
    """Change the database behind the server's back."""

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(text(statement), {"id": table})

    await store.write(work)


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_broken_table_is_stopped_with_the_reason(
    guest: Make, running: RunningServer, fault: str
) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    tables = [await anna.table("me", "guest") for _ in range(2)]
    for table in tables:
        await ben.sit(table)
    name, healthy = (table["id"] for table in tables)
    async with anna.visit(name) as a, ben.visit(name) as b:
        await play_on([a, b], random.Random(1), lambda: a.state["seq"] > 10)
    running.live.discard(running.live.rooms[name], "reload")
    statement, reason = FAULTS[fault]
    await spoil(running.store, statement, name)
    async with anna.visit(name) as a:
        assert await a.goodbye() == "broken"
        problem = next(m for m in a.others if m["t"] == "error")
        assert problem["code"] == "broken-table"
        assert re.search(reason, problem["message"]["en"])
        assert a.state["view"] is None and a.state["table"]["status"] == "broken"
    assert (await anna.get(f"/api/tables/{name}"))["status"] == "broken"
    for path in ("replay", "journal"):
        answer = await anna.get(f"/api/tables/{name}/{path}", 409)
        assert answer["error"]["code"] == "broken-table"
    async with anna.visit(healthy) as a:
        assert (await a.do(["dice", [3]]))["t"] == "ack"


async def test_when_the_store_cannot_write_nothing_is_acknowledged_and_nothing_is_lost(
    guest: Make, running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await anna.table("me", "guest")
    await ben.sit(table)
    name, one = table["id"], "1" * 32

    async def full(*_: object) -> None:
        raise StoreDown("disk full")

    async with anna.visit(name) as a:
        decision = a.state["decision"]
        with monkeypatch.context() as patch:
            patch.setattr(Store, "commit", full)
            command = {"seat": 0, "decision": decision, "actions": [["dice", [3]]]}
            await a.send({"t": "do", "id": one, **command})
            assert await a.goodbye() == "reload"
            assert one not in a.answers
    async with anna.visit(name) as a:
        assert a.state["decision"] == decision and a.state["view"]["pending"] == [0, 1]
        assert (await a.ask("do", id=one, **command))["t"] == "ack"


async def test_a_rule_that_crashes_leaves_the_stored_table_as_it_was(
    guest: Make, running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await guest("Anna")
    table = await anna.table("me", "me")

    def crash(*_: object) -> None:
        raise AssertionError("a rule is broken")

    async with anna.visit(table["id"]) as a:
        await a.send({"t": "seen", "observer": 0})
        await a.settle()
        before = a.state
        with monkeypatch.context() as patch:
            patch.setattr(rooms.Room, "_apply", crash)
            told = {"seat": 0, "decision": before["decision"], "actions": [["dice", [3]]]}
            await a.send({"t": "do", "id": "1" * 32, **told})
            assert await a.goodbye() == "reload"
    async with anna.visit(table["id"]) as a:
        assert a.state["seq"] == before["seq"] and a.state["view"]["pending"] == [0, 1]


async def test_a_table_that_waits_for_people_is_stopped_when_its_data_have_changed(
    guest: Make, running: RunningServer
) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await anna.table("me", "guest")
    name, seat = table["id"], {"invite": table["invite"]}
    running.live.discard(await running.live.room(name), "reload")
    await spoil(running.store, FAULTS["the data are others"][0], name)
    answer = await ben.post(f"/api/tables/{name}/join", seat, 409)
    assert answer["error"]["code"] == "broken-table"
    assert "other data" in answer["error"]["message"]["en"]
    assert (await anna.get(f"/api/tables/{name}"))["status"] == "broken"
