"""Start the server."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from ipaddress import ip_address
from types import FrameType

import uvicorn
from fastapi import FastAPI

from tafelrunde.core.actions import BadData
from tafelrunde.games import game_types
from tafelrunde.server.app import create_app
from tafelrunde.server.crew import keep_working
from tafelrunde.server.live_tables import milliseconds
from tafelrunde.server.reading import protocols
from tafelrunde.server.settings import Settings, from_environment, is_sqlite
from tafelrunde.server.store import Store

LOG = logging.getLogger(__name__)
ENDING = 15.0  # seconds that a process has to end once it was told to; its parent has twice that


def end_in_time(seconds: float) -> None:
    """End this process before long, whatever still hangs in it: a database that never answers, a
    thread. What was acknowledged is on the disk already."""

    def leave() -> None:
        LOG.error("something does not end: this process leaves it behind")
        os._exit(1)

    last = threading.Timer(seconds, leave)
    last.daemon = True  # whoever ends sooner does not wait for it
    last.start()


class Server(uvicorn.Server):
    """A server that ends in time."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        end_in_time(ENDING)
        super().handle_exit(sig, frame)


def make_server(app: FastAPI, settings: Settings) -> Server:
    """A uvicorn server with our limits; its log holds no cookies, bodies or addresses."""
    # Behind a proxy all connections are the proxy's: it has to count them itself.
    most = 0 if settings.proxies else settings.connections_per_address
    http, websockets = protocols(most, settings.header_seconds, app.state.inner_port)
    config = uvicorn.Config(
        app,
        http=http,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        ws=websockets,
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=True,  # a position is repeated with every step
        timeout_graceful_shutdown=5,
    )
    return Server(config)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; raises BadData with one sentence if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends at once (TCP_NODELAY) only where the protocol is named; otherwise a message
    # that follows another waits 40 ms until the reader has confirmed the first.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise BadData(why_closed(host, port, error)) from error
    return listener


def why_closed(host: str, port: int, error: OSError) -> str:
    """Why the address cannot be opened, and what to do about it."""
    other = "choose another with --port (make play PORT=8001)"
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use, perhaps by another Tafelrunde; {other}"
    if error.errno == errno.EACCES:
        return f"port {port} is reserved for the administrator; {other}"
    return f"{host}:{port} cannot be opened: {error.strerror}"


def is_this_computer(host: str) -> bool:
    """Whether the address can be reached from this computer only."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


OPEN = (
    "Everybody who reaches this computer over the network can play here, at its name or address "
    "and port {port}. Names and invitations travel unencrypted unless a proxy with TLS stands in "
    "front (docs/server.md)."
)


@contextlib.contextmanager
def listening_inside(
    settings: Settings, slot: int = 0
) -> Iterator[tuple[list[socket.socket], str]]:
    """A context: where other processes on the same PostgreSQL pass requests on to, with its
    address; nowhere for a SQLite file."""
    if is_sqlite(settings):
        yield [], ""
        return
    port = settings.inner_port and settings.inner_port + slot
    with listen(settings.inner_host, port) as listener:
        yield [listener], shown(settings.inner_host, listener.getsockname()[1])


def shown(host: str, port: int) -> str:
    """An address with its port."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


@contextlib.contextmanager
def ending_by_itself(seconds: float) -> Iterator[None]:
    """A context in which SIGTERM does what Ctrl-C does: leases are given back before the end, which
    comes after so many seconds at the latest."""
    came: list[int] = []

    def interrupt(number: int, _frame: object) -> None:
        came.append(number)
        end_in_time(seconds)
        signal.raise_signal(signal.SIGINT)

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        with contextlib.suppress(KeyboardInterrupt):
            yield
    finally:
        signal.signal(signal.SIGTERM, before)
    if came:
        signal.raise_signal(signal.SIGTERM)


async def serve(
    listener: socket.socket,
    settings: Settings,
    address: str,
    slot: int = 0,
    now: Callable[[], int] = milliseconds,
) -> None:
    """Serve until told to stop; print the address once requests are accepted."""
    with listening_inside(settings, slot) as (inner, inside):
        store = await Store.open(settings.database, settings.synchronous, inside)
        try:
            app = create_app(settings, store, now)
            server = make_server(app, settings)
            task = asyncio.create_task(server.serve([listener, *inner]))
            while not server.started and not task.done():
                await asyncio.sleep(0.01)
            if server.started:
                print(f"Tafelrunde: {address}", flush=True)
                app.state.live.warm_up()
            await task
        finally:
            await store.close()


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    settings: Settings | None = None,
    workers: int = 1,
    now: Callable[[], int] = milliseconds,
) -> None:
    """Serve until interrupted; one process serves by the clock `now`. What prevents it is raised
    as `BadData`, in one sentence."""
    settings = settings or from_environment()
    if workers > 1 and is_sqlite(settings):
        raise BadData("only one process can use SQLite: --workers needs PostgreSQL (DATABASE_URL)")
    game_types()  # one that cannot be loaded is told now, not to the first guest
    with listen(host, port) as listener:
        own = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
        number = listener.getsockname()[1]
        address = f"http://{shown(own, number)}"
        if not is_this_computer(host):
            print(OPEN.format(port=number), file=sys.stderr, flush=True)
        with ending_by_itself(ENDING * 2 if workers > 1 else ENDING):
            if workers > 1:
                asyncio.run(keep_working(listener, settings, address, workers))
            else:
                asyncio.run(serve(listener, settings, address, now=now))
