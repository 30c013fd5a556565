"""Several processes behind one port, on one PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from pathlib import Path

import pytest
from server.client import Guest
from server.driver import History, ServerProcess, crew_test, progress, silences
from server.postgres import Postgres

from tafelrunde.cli import main


def test_workers_need_a_postgresql(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TAFELRUNDE_DATABASE", f"sqlite:///{tmp_path / 'games.sqlite'}")
    assert main(["serve", "--workers", "2", "--port", "0"]) == 2
    told = capsys.readouterr().err
    assert "--workers needs PostgreSQL" in told and len(told.strip().splitlines()) == 1


@pytest.mark.soak  # three workers and a database need a machine of their own
async def test_killed_and_stopped_workers_and_a_restarted_database_lose_nothing(
    tmp_path: Path, shared: str, postgres_server: Postgres
) -> None:
    async def disturb(server: ServerProcess, history: History) -> None:
        await progress(history, 10)
        stopped, killed, _ = server.crew()
        os.kill(stopped, signal.SIGSTOP)
        os.kill(killed, signal.SIGKILL)
        await progress(history, 40)
        await asyncio.to_thread(postgres_server.restart)
        await progress(history, 20)
        os.kill(stopped, signal.SIGCONT)
        await progress(history, 20)
        async with asyncio.timeout(60):
            while len(server.crew()) < 3:
                await asyncio.sleep(0.1)
        assert killed not in server.crew()

    result = await crew_test(tmp_path, shared, pairs=6, workers=3, disturb=disturb)
    assert result["moves"] > 90 and result["reconnects"] > 2


async def test_the_workers_of_a_killed_parent_leave_with_it(tmp_path: Path, shared: str) -> None:
    server = ServerProcess(tmp_path, 2, database=shared, bot_workers="1")
    await server.start()
    crew = server.crew()
    assert len(crew) == 2
    await server.kill()
    async with asyncio.timeout(60):
        while any(Path(f"/proc/{pid}").exists() for pid in crew):
            await asyncio.sleep(0.05)


class Line:
    """Passes on what is said between a server and its database, until it falls silent."""

    def __init__(self, database: str) -> None:
        self.folder = database.rpartition("host=")[2]
        self.speaks = asyncio.Event()
        self.speaks.set()
        self.ends: list[asyncio.StreamWriter] = []

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        there = await asyncio.open_unix_connection(f"{self.folder}/.s.PGSQL.5432")
        self.ends += [writer, there[1]]

        async def pass_on(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
            with contextlib.suppress(OSError):
                while data := await source.read(65536):
                    await self.speaks.wait()
                    target.write(data)
            target.close()

        await asyncio.gather(pass_on(reader, there[1]), pass_on(there[0], writer))


async def test_a_server_whose_database_never_answers_ends_all_the_same(
    tmp_path: Path, shared: str
) -> None:
    line = Line(shared)
    between = await asyncio.start_server(line.carry, "127.0.0.1", 0)
    address = between.sockets[0].getsockname()
    database = shared.partition("?")[0].replace("@/", f"@{address[0]}:{address[1]}/")
    server = ServerProcess(tmp_path, database=database, bot_workers="1")
    await server.start("from tafelrunde.server import main; main.ENDING = 2.0; ")
    async with Guest(server.address, "Anna") as anna:
        table = await anna.table("me", "me")
        async with anna.visit(table["id"]) as a:
            line.speaks.clear()
            await a.send({"t": "say", "id": "a" * 32, "text": "Hallo?"})
            await asyncio.sleep(0.2)
            server.process.send_signal(signal.SIGTERM)
            await asyncio.wait_for(server.process.wait(), 30)
    line.speaks.set()
    between.close()
    for end in line.ends:
        end.close()
        with contextlib.suppress(OSError):
            await end.wait_closed()
    await between.wait_closed()


@pytest.mark.soak
async def test_many_disturbances_lose_nothing(
    tmp_path: Path, shared: str, postgres_server: Postgres
) -> None:
    rng, kept = random.Random(3), list[History]()
    moments: dict[str, list[float]] = {"killed": [], "stopped": [], "restarted": []}

    async def disturb(server: ServerProcess, history: History) -> None:
        kept.append(history)
        for number in range(16):
            await progress(history, 30)
            async with asyncio.timeout(120):
                while len(server.crew()) < 3:
                    await asyncio.sleep(0.1)
            victim = rng.choice(server.crew())
            kind = ("killed", "stopped", "killed", "restarted")[number % 4]
            moments[kind].append(time.perf_counter())
            if kind == "restarted":
                await asyncio.to_thread(postgres_server.restart)
            else:
                os.kill(victim, signal.SIGKILL if kind == "killed" else signal.SIGSTOP)
            if kind == "stopped":
                await asyncio.sleep(rng.uniform(1, 12))
                os.kill(victim, signal.SIGCONT)
        await progress(history, 60)

    result = await crew_test(tmp_path, shared, pairs=10, workers=3, disturb=disturb)
    for kind, times in moments.items():
        found = silences(kept[0], times)
        tenth = found[-max(1, len(found) // 10)] if found else 0.0
        print(kind, len(times), f"median {found[len(found) // 2]:.1f} s, worst tenth {tenth:.1f} s")
    print(result)
