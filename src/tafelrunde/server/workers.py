"""Worker processes for long jobs; a job that takes too much time or memory is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import stat
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import connection, resource_tracker
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypeVar

from tafelrunde.core.actions import BadData
from tafelrunde.server.turns import Requester, Turns

LOG = logging.getLogger(__name__)
T = TypeVar("T")
START: Final = 60.0  # seconds in which a process has to be there
NOBODY: Final = Requester()


class Stopped(Exception):
    """Work that was stopped: it took too long or too much memory, or its process has died."""


def _prepare(megabytes: int) -> None:
    """In a worker: ignore interrupts, take no more memory, and end when the server has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if megabytes and sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))
    parent = multiprocessing.parent_process()
    assert parent is not None

    def leave() -> None:
        connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=leave, daemon=True).start()


def _work(pipe: Connection, megabytes: int) -> None:
    """In a worker: run one job after the other."""
    _prepare(megabytes)
    pipe.send(None)
    while True:
        how, arguments = pipe.recv()
        started = time.process_time()
        try:
            answer: tuple[str, Any] = ("", (how(*arguments), time.process_time() - started))
        except BadData as error:
            answer = ("bad", str(error))
        except MemoryError:
            answer = ("stopped", "it took too much memory")
        except Exception as error:
            LOG.exception("in a worker")
            answer = ("failed", f"{type(error).__name__}: {error}")
        pipe.send(answer)


@contextlib.contextmanager
def _deaf() -> Iterator[None]:
    """A context in which started processes ignore Ctrl-C from the very beginning."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # to start it would end the deafness
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)


class Done(NamedTuple, Generic[T]):
    """What a process has found, and how many seconds it has computed."""

    found: T
    seconds: float


class Worker:
    """One process. Its methods block, and are called in a thread."""

    def __init__(self, megabytes: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs, megabytes), daemon=True)
        with _deaf():
            self.process.start()
        theirs.close()
        self.paths = list(sys.path)  # what it imports comes from there
        self.ready = False

    def do(self, how: Callable[..., T], arguments: tuple[Any, ...], seconds: float) -> Done[T]:
        """Let the process do something; raises `Stopped` when it was stopped over it."""
        try:
            if not self.ready:
                if not self.pipe.poll(START):
                    raise Stopped("the process does not start")
                self.pipe.recv()
                self.ready = True
            self.pipe.send((how, arguments))
            if not self.pipe.poll(seconds or None):
                raise Stopped("it took too long")
            kind, answer = self.pipe.recv()
        except (EOFError, OSError) as error:
            raise Stopped("the process has died") from error
        if kind == "bad":
            raise BadData(answer)
        if kind == "stopped":
            raise Stopped(answer)
        if kind == "failed":
            raise RuntimeError(answer)
        return Done(*answer)

    def stop(self) -> None:
        """End the process, whatever it does."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


def take_over(tree: str) -> bool:
    """Let processes started from now on import the rules of a compiled tree, once it is complete.

    True when they begin to do so. This process keeps its modules, because a package that was
    imported knows its own path; the processes it spawns begin with its list of paths.
    """
    if not tree or tree in sys.path or not is_complete(Path(tree)):
        return False
    sys.path.insert(0, tree)
    return True


def is_complete(tree: Path) -> bool:
    """Whether a compiled tree is there, made by this user (or root) where nobody else may write."""
    try:
        found = [path.stat() for path in (tree, tree / "stamp")]
    except OSError:
        return False
    return all(f.st_uid in (0, os.getuid()) and not f.st_mode & stat.S_IWOTH for f in found)


class Workers:
    """Some processes, which start when there is work; who gets one next is decided by `Turns`.

    `seconds` and `megabytes` are what one piece of work may take; 0 is no limit.
    """

    def __init__(
        self, count: int, seconds: float = 0, megabytes: int = 0, compiled: str = ""
    ) -> None:
        self.count = count
        self.seconds = seconds
        self.megabytes = megabytes
        self.compiled = compiled
        self.turns = Turns(count)
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()
        self.threads = ThreadPoolExecutor(count, "worker")
        self.closed = False

    async def ask(self, how: Callable[..., T], *arguments: object, whose: Requester = NOBODY) -> T:
        """Let a process do something when it is its turn; it is done even if nobody waits."""
        await self.turns.take(whose)
        task = asyncio.create_task(self._run(how, arguments, whose))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def _run(self, how: Callable[..., T], arguments: tuple[Any, ...], whose: Requester) -> T:
        started = time.monotonic()
        computed: float | None = None
        try:
            loop = asyncio.get_running_loop()
            done = await loop.run_in_executor(self.threads, self._do, how, arguments)
            computed = done.seconds
            return done.found
        finally:
            seconds = time.monotonic() - started
            self.turns.give_back(whose, seconds)
            self.charge(seconds if computed is None else computed)

    def charge(self, seconds: float) -> None:
        """Told what each piece of work has cost, in the context of whoever asked for it: the time
        that it computed; one that found nothing, all of its time."""

    def _do(self, how: Callable[..., T], arguments: tuple[Any, ...]) -> Done[T]:
        """In a thread: let an idle process do it, or a new one."""
        take_over(self.compiled)
        worker = self._worker()
        self.busy.add(worker)
        try:
            if self.closed:
                raise Stopped("the server ends")
            answer = worker.do(how, arguments, self.seconds)
        except (BadData, RuntimeError):
            self.idle.append(worker)
            raise
        except BaseException:
            worker.stop()
            raise
        finally:
            self.busy.discard(worker)
        self.idle.append(worker)
        return answer

    def _worker(self) -> Worker:
        while True:
            try:
                worker = self.idle.pop()
            except IndexError:
                return Worker(self.megabytes)
            if worker.process.is_alive() and worker.paths == sys.path:
                return worker
            worker.stop()

    def warm_up(self, how: Callable[[str], object], things: Sequence[str]) -> None:
        """Start all processes without waiting for them, and let them do something with each of
        these things; what is asked for meanwhile comes in between."""

        async def begin() -> None:
            with contextlib.suppress(Stopped):
                for thing in things:
                    await self.ask(how, thing)

        for _ in range(self.count):
            task = asyncio.create_task(begin())
            task.add_done_callback(lambda done: done.cancelled() or done.exception())

    def close(self) -> None:
        """Stop the processes."""
        self.closed = True
        for worker in list(self.busy):
            worker.process.kill()  # its thread notices
        self.threads.shutdown(wait=False, cancel_futures=True)
        while self.idle:
            self.idle.pop().stop()
