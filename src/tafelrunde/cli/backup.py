"""`tafelrunde backup` and `restore`: everything that the server has stored, in one file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

File = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]


def register(app: typer.Typer) -> None:
    app.command("backup")(backup)
    app.command("restore")(restore)


def backup(file: File) -> None:
    """Write all stored games to a file; the server may run meanwhile."""
    from tafelrunde.server.backup import back_up
    from tafelrunde.server.settings import from_environment

    rows = asyncio.run(back_up(from_environment().database, file))
    print(f"{file}: {rows.get('tables', 0)} tables, {rows.get('entries', 0)} entries")


def restore(file: File) -> None:
    """Replace all stored games by those of a backup; the server must not run meanwhile."""
    from tafelrunde.server.backup import restore as restore_file
    from tafelrunde.server.settings import from_environment

    rows = asyncio.run(restore_file(from_environment().database, file))
    print(f"{file}: {rows.get('tables', 0)} tables, {rows.get('entries', 0)} entries")
