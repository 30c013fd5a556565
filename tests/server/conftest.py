"""A real server in the test's own loop, and guests who come to it."""

from __future__ import annotations

import asyncio
import secrets
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from server.client import Guest
from server.postgres import Postgres, running_postgres
from server.running import RunningServer, running_server

from tafelrunde.server import database, leases
from tafelrunde.server.database import make_engine
from tafelrunde.server.settings import Settings, from_environment, with_driver
from tafelrunde.server.store import Store


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with all our tables and nothing in them: it is copied faster than made."""
    path = tmp_path_factory.mktemp("empty") / "tables.sqlite"

    async def make() -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{path}", "NORMAL")).close()

    asyncio.run(make())
    return path


@pytest.fixture
def settings(tmp_path: Path, empty: Path) -> Settings:
    """Settings for tests: a database of their own, quick bots, players who never pause."""
    shutil.copy(empty, tmp_path / "tables.sqlite")
    return from_environment(
        {},
        database=f"sqlite:///{tmp_path / 'tables.sqlite'}",
        synchronous="NORMAL",
        bot_think_ms=0,
        bot_workers=1,
        messages_per_second=10_000,
        messages_burst=10_000,
    )


@pytest.fixture
async def running(settings: Settings) -> AsyncIterator[RunningServer]:
    """A running server."""
    async with running_server(settings) as opened:
        yield opened


@pytest.fixture
async def guest(running: RunningServer) -> AsyncIterator[Callable[..., Any]]:
    """Makes guests of the server by name."""
    async with AsyncExitStack() as stack:

        async def make(name: str | None = "Anna") -> Guest:
            return await stack.enter_async_context(Guest(running.address, name))

        yield make


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """A PostgreSQL of our own, from Debian's packages."""
    with running_postgres() as running:
        yield running


@pytest.fixture(scope="session")
def postgres(postgres_server: Postgres) -> str:
    """Its address."""
    return postgres_server.address


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path, empty: Path) -> str:
    """The address of an empty or shared database; tables have ids of their own."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{shutil.copy(empty, tmp_path / 'store.sqlite')}"
    address: str = request.getfixturevalue("postgres")
    return with_driver(address)


@pytest.fixture
async def shared(postgres: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of a new database on it, for processes that share it.

    In a test's own loop leases last long: nobody loses one because the machine is busy.
    """
    monkeypatch.setattr(leases, "LEASE", 60.0)
    monkeypatch.setattr(leases, "PATIENCE", 30.0)
    monkeypatch.setattr(database, "FORSAKEN_MS", 30_000)
    name = f"shared_{secrets.token_hex(8)}"
    engine = make_engine(with_driver(postgres), "FULL")
    async with engine.connect() as connection:
        line = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await line.exec_driver_sql(f"CREATE DATABASE {name}")
    await engine.dispose()
    return with_driver(postgres).replace("/postgres?", f"/{name}?")
