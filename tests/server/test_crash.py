"""A server that is killed in mid-game loses no acknowledged move."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from server.client import Guest
from server.driver import Acknowledged, History, ServerProcess, check, crash_test


async def test_kill_9_under_load_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    result = await crash_test(tmp_path, pairs=4, kills=5, seed=1)
    assert result["moves"] > 20 and result["reconnects"] >= 5


async def test_the_check_finds_a_lost_and_a_doubled_move(tmp_path: Path) -> None:
    kept: list[History] = []
    original = History.__init__

    def remember(self: History) -> None:
        original(self)
        kept.append(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(History, "__init__", remember)
        await crash_test(tmp_path, pairs=1, kills=1, seed=2)
    database, history = tmp_path / "tafelrunde.sqlite", kept[0]
    check(database, history)
    last = history.acknowledged[-1]

    def fails(**changed: Any) -> bool:
        spoiled = History()
        spoiled.__dict__.update(history.__dict__, **changed)
        try:
            check(database, spoiled)
        except AssertionError:
            return True
        return False

    unknown = Acknowledged(last.table, "0" * 32, last.seat, last.actions)
    assert fails(acknowledged=[*history.acknowledged, unknown])
    assert fails(acknowledged=history.acknowledged[:-1])
    table, seat, log = history.logs[0]
    assert fails(logs=[(table, seat, [*log[1:3], log[0], *log[3:]])])
    with sqlite3.connect(database) as connection:
        connection.execute("DELETE FROM entries WHERE seq = 3")
    assert fails()


async def test_the_bots_of_a_killed_server_leave_with_it(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, bot_think_ms="0")
    await server.start()
    async with Guest(server.address, "Anna") as anna:
        table = await anna.table("me", "random")
        async with anna.visit(table["id"]) as a:
            await a.until(lambda: a.state["view"]["pending"] == [0])
        threads = Path(f"/proc/{server.process.pid}/task").glob("*/children")
        children = [pid for thread in threads for pid in thread.read_text().split()]
        workers = [Path(f"/proc/{pid}/exe") for pid in children]
        assert workers
        await server.kill()
    async with asyncio.timeout(10):
        while any(_runs(worker) for worker in workers):
            await asyncio.sleep(0.05)


def _runs(program: Path) -> bool:
    """Whether a process is there; the program of one that has ended cannot be read."""
    try:
        program.readlink()
    except OSError:
        return False
    return True
