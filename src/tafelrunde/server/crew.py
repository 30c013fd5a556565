"""Several processes behind one port: a parent that serves nobody starts and restarts them.

All of them accept from the same socket, so a connection waits for whoever is free, and none is lost
with a process that dies. Tables are shared by leases.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
from time import monotonic
from typing import Final

from tafelrunde.core.actions import BadData
from tafelrunde.server.database import open_database
from tafelrunde.server.settings import Settings, from_environment

LOG = logging.getLogger(__name__)
PROGRAM: Final = "from tafelrunde.server.crew import work; work({fd}, {slot}, {address!r})"
SHORT: Final = 5.0  # seconds; a process that ends sooner is started again after a pause
PAUSE: Final = 1.0
PATIENCE: Final = 20.0  # seconds that processes have to end


async def keep_working(
    listener: socket.socket, settings: Settings, address: str, workers: int
) -> None:
    """Start processes, restart any that end, and print the address once all accept requests."""
    engine, _ = await open_database(settings.database, settings.synchronous)
    await engine.dispose()  # what stands in the way is told once, not by each process
    crew = Crew(listener, settings, address, workers)
    try:
        await crew.run()
    finally:
        await crew.stop()


class Crew:
    """The processes of one server."""

    def __init__(
        self, listener: socket.socket, settings: Settings, address: str, workers: int
    ) -> None:
        listener.listen(2048)
        self.listener = listener
        self.address = address
        self.workers = workers
        self.running: dict[int, asyncio.subprocess.Process] = {}
        self.ready: set[int] = set()
        cores = settings.bot_workers or max(1, (os.cpu_count() or 2) - 1)
        shared = {"BOT_WORKERS": max(1, cores // workers)}
        shared["PAGES_MEGABYTES"] = max(1, settings.pages_megabytes // workers)
        self.environment = {
            **os.environ,
            "TAFELRUNDE_DATABASE": settings.database,
            **{f"TAFELRUNDE_{name}": str(value) for name, value in shared.items()},
        }

    async def run(self) -> None:
        """Keep the wanted number of processes running."""
        async with asyncio.TaskGroup() as group:
            for slot in range(self.workers):
                group.create_task(self._keep(slot))

    async def stop(self) -> None:
        """End all processes, and wait for them."""
        for process in self.running.values():
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(signal.SIGTERM)
        ends = [asyncio.create_task(process.wait()) for process in self.running.values()]
        if ends:
            _, slow = await asyncio.wait(ends, timeout=PATIENCE)
            if slow:
                for process in self.running.values():
                    with contextlib.suppress(ProcessLookupError):
                        process.kill()
                await asyncio.wait(ends)

    async def _keep(self, slot: int) -> None:
        """Start a process, and another whenever it has ended."""
        while True:
            began = monotonic()
            process = self.running[slot] = await self._start(slot)
            assert process.stdout is not None
            if await process.stdout.readline():
                self._is_ready(slot)
            code = await process.wait()
            LOG.error("worker %d has ended with %d and is started again", slot, code)
            if monotonic() - began < SHORT:
                await asyncio.sleep(PAUSE)

    def _is_ready(self, slot: int) -> None:
        before = len(self.ready)
        self.ready.add(slot)
        if before < len(self.ready) == self.workers:
            print(f"Tafelrunde: {self.address}", flush=True)

    async def _start(self, slot: int) -> asyncio.subprocess.Process:
        fd = self.listener.fileno()
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            PROGRAM.format(fd=fd, slot=slot, address=self.address),
            env=self.environment,
            pass_fds=[fd],
            stdin=asyncio.subprocess.PIPE,  # it ends with the parent
            stdout=asyncio.subprocess.PIPE,
        )


def work(fd: int, slot: int, address: str) -> None:
    """In a process of the crew: serve until told to stop, or until the parent is gone."""
    from tafelrunde.server.main import ENDING, ending_by_itself, serve

    async def serving() -> None:
        loop = asyncio.get_running_loop()
        loop.add_reader(sys.stdin.fileno(), _leave, loop)
        with socket.socket(fileno=fd) as listener:
            await serve(listener, from_environment(), address, slot)

    try:
        with ending_by_itself(ENDING):
            asyncio.run(serving())
    except BadData as error:
        print(error, file=sys.stderr, flush=True)
        sys.exit(2)


def _leave(loop: asyncio.AbstractEventLoop) -> None:
    """End this process: the parent has closed the pipe, so nobody else would."""
    if not os.read(sys.stdin.fileno(), 1):
        loop.remove_reader(sys.stdin.fileno())
        signal.raise_signal(signal.SIGTERM)
