"""`tafelrunde serve`: the tables in the browser."""

from __future__ import annotations

from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    app.command("serve")(serve)


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port.")] = 8000,
    workers: Annotated[
        int, typer.Option("--workers", min=1, max=64, help="Processes; 2 or more need PostgreSQL.")
    ] = 1,
) -> None:
    """Serve the games to browsers; stop with Ctrl-C."""
    from tafelrunde.server.main import run

    run(host=host, port=port, workers=workers)
