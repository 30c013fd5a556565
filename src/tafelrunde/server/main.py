"""Start the server."""

from __future__ import annotations

import asyncio
import contextlib
import socket

import uvicorn
from fastapi import FastAPI

from tafelrunde.core.actions import BadData
from tafelrunde.games import game_types
from tafelrunde.server.app import create_app
from tafelrunde.server.settings import Settings, from_environment
from tafelrunde.server.store import Store


def make_server(app: FastAPI, settings: Settings) -> uvicorn.Server:
    """A uvicorn server with our limits; its log holds no cookies, bodies or addresses."""
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    return uvicorn.Server(config)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; a taken port is told in one sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise BadData(f"{host}:{port} cannot be opened: {error.strerror}") from error
    return listener


async def serve(listener: socket.socket, settings: Settings, address: str) -> None:
    """Serve until told to stop; prints the address once people can come."""
    store = await Store.open(settings.database, settings.synchronous)
    try:
        server = make_server(create_app(settings, store), settings)
        task = asyncio.create_task(server.serve([listener]))
        while not server.started and not task.done():
            await asyncio.sleep(0.01)
        if server.started:
            print(f"Tafelrunde: {address}", flush=True)
        await task
    finally:
        await store.close()


def run(host: str = "127.0.0.1", port: int = 8000, settings: Settings | None = None) -> None:
    """Serve until interrupted. What prevents it is raised as `BadData`, in one sentence."""
    settings = settings or from_environment()
    game_types()  # one that cannot be loaded is told now, not to the first guest
    with listen(host, port) as listener:
        shown = f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{listener.getsockname()[1]}"
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(serve(listener, settings, address))
