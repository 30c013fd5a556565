"""Many people at many tables of a real server process: load, kills, and the check afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import secrets
import signal
import socket
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, NamedTuple

import httpx2 as httpx
import msgspec
from server.client import Guest, Unavailable, Visit
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tafelrunde.core.journal import Played
from tafelrunde.core.match import Match
from tafelrunde.server.backup import back_up, restore
from tafelrunde.server.loading import match_of, read_entries
from tafelrunde.server.settings import with_driver
from tafelrunde.server.store import JSON_FIELDS, Record
from tafelrunde.server.wire import Ack, encode, event_to, read_answer

# All players come from one address here, so the limits of an address must not bite.
ENVIRONMENT = {
    "TAFELRUNDE_REQUESTS_PER_SECOND": "100000",
    "TAFELRUNDE_REQUESTS_BURST": "100000",
    "TAFELRUNDE_GUESTS_PER_HOUR": "100000",
    "TAFELRUNDE_TABLES_PER_HOUR": "100000",
    "TAFELRUNDE_SOCKETS_PER_ADDRESS": "100000",
}
START = "from tafelrunde.server.main import run; run(port={port})"
AWAY = ("busy", "store-unavailable")  # problems of a server that is about to come back
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, httpx.TransportError)


class ServerProcess:
    """A server that can be killed and started again on the same port and data."""

    def __init__(self, folder: Path, workers: int = 1, **settings: str) -> None:
        self.folder = folder
        self.workers = workers
        given = {k: v for k, v in os.environ.items() if k != "TAFELRUNDE_GAMES"}
        self.environment = {
            **given,
            **ENVIRONMENT,
            "TAFELRUNDE_DATA": str(folder),
            **{f"TAFELRUNDE_{name.upper()}": value for name, value in settings.items()},
        }
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: asyncio.subprocess.Process

    async def start(self, first: str = "") -> None:
        """Start, with something else to do first, and wait until people can come."""
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            first + START.format(port=f"{self.port}, workers={self.workers}"),
            env=self.environment,
            stdout=asyncio.subprocess.PIPE,
        )
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), 60 * self.workers)
        assert line.decode().strip().endswith(self.address), line

    async def kill(self) -> None:
        """kill -9."""
        self.process.kill()
        await self.process.wait()

    async def stop(self) -> int:
        """Stop it with SIGTERM."""
        self.process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self.process.wait(), 30 * self.workers)

    def crew(self) -> list[int]:
        """The processes that the parent of several workers has started."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        children = [pid for thread in threads for pid in thread.read_text().split()]
        return [
            int(pid) for pid in children if b"crew" in Path(f"/proc/{pid}/cmdline").read_bytes()
        ]

    def memory(self) -> int:
        """The resident memory in bytes."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


class Acknowledged(NamedTuple):
    """A command that the server said was durable."""

    table: str
    id: str
    seat: int
    actions: list[Any]
    at: float = 0.0  # by the driver's clock


class History:
    """Everything that players saw, to be compared with what was stored."""

    def __init__(self) -> None:
        self.acknowledged: list[Acknowledged] = []
        self.delays: list[float] = []
        self.logs: list[tuple[str, int, list[Any]]] = []
        self.reconnects = 0
        self.problems: list[str] = []


class Player:
    """Plays one seat of one table to its end, whatever happens to the connection."""

    def __init__(
        self, guest: Guest, table: str, seat: int, history: History, think: Callable[[], float]
    ) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.history = history
        self.think = think
        self.rng = random.Random(f"{table} {seat}")
        self.log: list[Any] = []
        self.command: dict[str, Any] | None = None
        self.answered = ""
        self.over = False

    async def play(self, until: Callable[[], bool]) -> None:
        """Play until the game or the time is over; a command that was begun is finished."""
        pause = 0.05
        while not self.over and not (until() and self.command is None):
            try:
                visit = self.guest.visit(self.table, after=len(self.log))
                visit.log = self.log
                async with visit:
                    pause = 0.05
                    await self._play(visit, until)
            except (*GONE, TimeoutError):
                self.history.reconnects += 1
                await asyncio.sleep(pause * self.rng.uniform(0.5, 1.5))
                pause = min(1.0, pause * 2)
        self.history.logs.append((self.table, self.seat, self.log))

    async def _play(self, visit: Visit, until: Callable[[], bool]) -> None:
        if not visit.states:
            raise OSError("closed")
        if self.log and visit.states[0]["since"] != len(self.log):
            self.history.problems.append("resumed at another place")
        while True:
            self.log = visit.log
            if self.command is not None:
                await self._send(visit)
                continue
            if visit.over or until():
                self.over = visit.over
                return
            if visit.closed:
                raise OSError("closed")
            if self._is_asked(visit):
                await asyncio.sleep(self.think())
                if self._is_asked(visit):
                    self.command = self._choose(visit)
            else:
                await _news(visit, lambda: self._is_asked(visit) or visit.over or visit.closed)

    def _is_asked(self, visit: Visit) -> bool:
        """Whether there is a question that was not answered yet."""
        return bool(visit.choices) and visit.state["decision"] != self.answered

    def _choose(self, visit: Visit) -> dict[str, Any]:
        """A legal action; a sealed answer of several parts is chosen part by part."""
        return {
            "id": secrets.token_hex(16),
            "seat": self.seat,
            "decision": visit.state["decision"],
            "actions": [self.rng.choice(visit.choices)],
        }

    async def _send(self, visit: Visit) -> None:
        assert self.command is not None
        self.answered = self.command["decision"]
        started = time.perf_counter()
        try:
            answer = await visit.ask("do", **self.command)
        except KeyError:
            raise OSError("closed") from None
        if answer["t"] == "ack":
            self.history.delays.append(time.perf_counter() - started)
            command, self.command = self.command, None
            told = (command["id"], command["seat"], command["actions"])
            self.history.acknowledged.append(
                Acknowledged(self.table, *told, at=time.perf_counter())
            )
        elif answer["t"] == "refused" and answer["refusal"][0] == "CORE-5":
            self.command = None  # taken from a state that was already old
        elif answer["t"] == "error" and answer["code"] in AWAY:
            raise OSError("closed")  # whether it was stored is told when it is sent again
        else:
            self.history.problems.append(str(answer))
            self.command = None


async def _news(visit: Visit, fulfilled: Callable[[], bool]) -> None:
    """Wait for others, however long they think; but look at the clock now and then."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(1), visit.news:
            await visit.news.wait_for(fulfilled)


async def play_tables(
    server: ServerProcess,
    history: History,
    pairs: int,
    until: Callable[[], bool],
    think: Callable[[], float],
) -> None:
    """Play at `pairs` tables with two people each; a finished game is followed by the next."""

    async def pair() -> None:
        async with Guest(server.address) as anna, Guest(server.address) as ben:
            for guest in (anna, ben):
                await _patiently(lambda: guest.post("/api/me", {"name": "Anna"}))  # noqa: B023
            while not until():
                table = await _patiently(lambda: anna.table("me", "guest"))
                summary = await _patiently(lambda: _sit(ben, table))  # noqa: B023
                assert summary["status"] == "playing"
                players = [
                    Player(guest, table["id"], seat, history, think)
                    for seat, guest in enumerate((anna, ben))
                ]
                await asyncio.gather(*[player.play(until) for player in players])

    await asyncio.gather(*[pair() for _ in range(pairs)])


async def _sit(guest: Guest, table: Any) -> Any:
    """Take the seat, also if a first try did so without an answer."""
    path = f"/api/tables/{table['id']}"
    response = await guest.http.post(f"{path}/join", json={"invite": table["invite"]})
    if response.status_code == 503:
        raise Unavailable(response.text)
    return response.json() if response.status_code == 200 else await guest.get(path)


async def _patiently(ask: Callable[[], Any]) -> Any:
    """Ask again while the server is away."""
    for _ in range(200):
        try:
            return await ask()
        except GONE:
            await asyncio.sleep(0.1)
    raise TimeoutError("the server does not come back")


def check(database: Path, history: History) -> dict[str, int]:
    """Compare what players saw with what was stored; any difference is an error."""
    assert not history.problems, history.problems[:5]
    acknowledged: dict[str, list[Acknowledged]] = {}
    for done in history.acknowledged:
        acknowledged.setdefault(done.table, []).append(done)
    moves = 0
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.row_factory = sqlite3.Row
        assert connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        truths: dict[str, Match] = {}
        for row in connection.execute("SELECT * FROM tables WHERE status != 'waiting'").fetchall():
            truths[row["id"]] = _truth(connection, row)
            done_here = acknowledged.get(row["id"], [])
            moves += _check_moves(connection, truths[row["id"]], row["id"], done_here)
    for table, seat, log in history.logs:
        told = [event_to(t.event) for t in truths[table].events(seat)]
        due = msgspec.json.decode(encode(told))
        assert log == due[: len(log)], f"another order at {table}"
    return {"tables": len(truths), "moves": moves, "logs": len(history.logs)}


def _truth(connection: sqlite3.Connection, row: sqlite3.Row) -> Match:
    """Replay a stored table; a gap, a wrong die or a wrong position is an error."""
    query = "SELECT seq, body FROM entries WHERE table_id = ? ORDER BY seq"
    entries = connection.execute(query, (row["id"],)).fetchall()
    assert [e["seq"] for e in entries] == list(range(1, len(entries) + 1))
    values = dict(row)
    values.update({name: msgspec.json.decode(values[name]) for name in JSON_FIELDS})
    record = Record(**values)
    return match_of(record, read_entries(record, [e["body"] for e in entries]))


def _check_moves(
    connection: sqlite3.Connection, match: Match, table: str, done: list[Acknowledged]
) -> int:
    """Every acknowledged move stands in the journal once, and nothing else does."""
    query = "SELECT id, answer FROM commands WHERE table_id = ?"
    answers = {r["id"]: read_answer(r["answer"]) for r in connection.execute(query, (table,))}
    stored = {name for name, answer in answers.items() if isinstance(answer, Ack)}
    told = [command.id for command in done]
    assert len(told) == len(set(told)), "acknowledged twice"
    assert set(told) == stored, f"{len(set(told) - stored)} lost, {len(stored - set(told))} unknown"
    if not done:
        return 0
    due = Counter((d.seat, verb, tuple(args)) for d in done for verb, args in d.actions)
    played = [entry for entry in match.entries if isinstance(entry, Played)]
    found = Counter((p.seat, p.action.verb, p.action.args) for p in played)
    assert due == found, f"{due - found} lost, {found - due} doubled"
    return len(played)


async def kill_on_and_on(
    server: ServerProcess, history: History, kills: int, rng: random.Random
) -> None:
    """kill -9 at random instants of a busy server, each time with a new start."""
    for _ in range(kills):
        before = len(history.acknowledged)
        while len(history.acknowledged) < before + 5:
            await asyncio.sleep(0.02)
        await asyncio.sleep(rng.uniform(0, 1))
        await server.kill()
        await server.start()


async def crew_test(
    folder: Path,
    database: str,
    pairs: int,
    workers: int,
    disturb: Callable[[ServerProcess, History], Coroutine[Any, Any, None]],
) -> dict[str, int]:
    """Disturb several processes on one PostgreSQL under load; everything acknowledged must be
    there once, and everybody must have seen the same order."""
    server = ServerProcess(folder, workers, database=database, bot_workers="1")
    history, rng, over = History(), random.Random(7), False
    await server.start()
    players = asyncio.create_task(
        play_tables(server, history, pairs, lambda: over, lambda: rng.uniform(0, 0.05))
    )
    trouble = asyncio.create_task(disturb(server, history))
    try:
        await asyncio.wait([players, trouble], return_when=asyncio.FIRST_COMPLETED)
        over = True
        await asyncio.gather(trouble, players)
    finally:
        trouble.cancel()
        players.cancel()
        crew = server.crew()
        await server.stop()
    assert not any(Path(f"/proc/{pid}").exists() for pid in crew)
    copy = folder / "copy.sqlite"
    await back_up(database, folder / "games.backup")
    await restore(with_driver(f"sqlite:///{copy}"), folder / "games.backup")
    return {**check(copy, history), "reconnects": history.reconnects}


async def progress(history: History, moves: int, seconds: float = 120) -> float:
    """Wait until so many more moves were acknowledged; how long that took."""
    started, before = time.perf_counter(), len(history.acknowledged)
    async with asyncio.timeout(seconds):
        while len(history.acknowledged) < before + moves:
            await asyncio.sleep(0.05)
    return time.perf_counter() - started


def silences(history: History, moments: list[float]) -> list[float]:
    """For each table that was played at when something happened: the seconds until its next
    move was acknowledged."""
    found = []
    for moment in moments:
        tables = {a.table for a in history.acknowledged if moment - 3 < a.at < moment}
        for table in tables:
            later = [a.at for a in history.acknowledged if a.table == table and a.at > moment]
            found += [min(later) - moment] if later else []
    return sorted(found)


async def crash_test(folder: Path, pairs: int, kills: int, seed: int) -> dict[str, int]:
    """Kill a server under load again and again; everything acknowledged must be there once."""
    server, history, rng = ServerProcess(folder), History(), random.Random(seed)
    await server.start()
    over = False
    players = asyncio.create_task(
        play_tables(server, history, pairs, lambda: over, lambda: rng.uniform(0, 0.05))
    )
    killer = asyncio.create_task(kill_on_and_on(server, history, kills, rng))
    try:
        await asyncio.wait([players, killer], return_when=asyncio.FIRST_COMPLETED)
        over = True
        await asyncio.gather(killer, players)
    finally:
        killer.cancel()
        players.cancel()
        await server.stop()
    result = check(folder / "tafelrunde.sqlite", history)
    return {**result, "kills": kills, "reconnects": history.reconnects}
