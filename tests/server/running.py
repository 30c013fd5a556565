"""A server that runs in the loop of the test, so that the test can look into it."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

from tafelrunde.server.app import create_app
from tafelrunde.server.live_tables import LiveTables, milliseconds
from tafelrunde.server.main import listen, listening_inside, make_server
from tafelrunde.server.settings import Settings
from tafelrunde.server.store import Store


class RunningServer(NamedTuple):
    """A running server and its insides."""

    address: str
    live: LiveTables
    store: Store


@asynccontextmanager
async def running_server(
    settings: Settings, now: Callable[[], int] = milliseconds
) -> AsyncIterator[RunningServer]:
    """Start a server on a free port of the loopback, and stop it."""
    with listening_inside(settings) as (inner, inside), listen("127.0.0.1", 0) as listener:
        store = await Store.open(settings.database, settings.synchronous, inside)
        app = create_app(settings, store, now)
        server = make_server(app, settings)
        task = asyncio.create_task(server.serve([listener, *inner]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            app.state.live.entropy = random.Random(1).randbytes  # the same dice every time
            address = f"http://127.0.0.1:{listener.getsockname()[1]}"
            yield RunningServer(address, app.state.live, store)
        finally:
            server.should_exit = True
            await task
            await store.close()


def home_of_the_rules(task: object) -> str:
    """In a worker: where its package comes from."""
    import tafelrunde

    return str(tafelrunde.__file__)


def die(_task: object) -> list[object]:
    """In a worker: end at once, as if the system had killed it."""
    os._exit(1)
