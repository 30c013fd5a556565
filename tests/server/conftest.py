"""A real server in the test's own loop, and guests who come to it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from server.client import Guest
from server.postgres import running_postgres
from server.running import RunningServer, running_server

from tafelrunde.server.settings import Settings, from_environment


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings for tests: a database of their own, quick bots, players who never pause."""
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
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own, from Debian's packages."""
    with running_postgres() as address:
        yield address
