"""The connection to the database: one for SQLite, a pool for PostgreSQL; migrations."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from tafelrunde.core.actions import BadData

LOCK_NUMBER = 7_461_666  # ours among PostgreSQL's advisory locks


def make_engine(url: str, synchronous: str) -> AsyncEngine:
    """An engine; for SQLite with one connection that nobody else may share."""
    if not url.startswith("sqlite"):
        return create_async_engine(
            url, pool_size=5, max_overflow=0, pool_pre_ping=True, hide_parameters=True
        )
    engine = create_async_engine(url, poolclass=StaticPool, hide_parameters=True)

    def prepare(connection: Any, _record: object) -> None:
        # The driver begins a transaction with the first write, and reads without one.
        connection.isolation_level = "IMMEDIATE"
        cursor = connection.cursor()
        cursor.execute("PRAGMA locking_mode=EXCLUSIVE")
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={synchronous}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    event.listen(engine.sync_engine, "connect", prepare)
    return engine


def migration_config() -> Config:
    """Where the migrations lie."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def migrate(connection: Connection, target: str = "head") -> None:
    """Bring the tables up to date; a database of a later version is refused."""
    if connection.dialect.name == "sqlite":
        # Its driver would leave changes of tables outside of a transaction.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = migration_config()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise BadData(f"this database was written by a later version of Tafelrunde ({found})")
    config.attributes["connection"] = connection
    command.upgrade(config, target)


def probe(path: str) -> None:
    """Refuse a SQLite file that cannot be opened, is no database, or is used by another server.

    A new one is made for its owner alone: it holds seeds and invitations.
    """
    if path and path != ":memory:":
        with contextlib.suppress(OSError):  # which is told below
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=1)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.rollback()
    except sqlite3.Error as error:
        if "locked" in str(error):
            raise BadData("another server already uses this database") from error
        raise BadData(f"the database cannot be opened: {path}: {error}") from error


async def open_database(url: str, synchronous: str) -> tuple[AsyncEngine, AsyncConnection | None]:
    """An engine on a database that is up to date and ours alone.

    Rooms live in the memory of one server, so a second server on the same database is
    refused: SQLite by its exclusive lock, PostgreSQL by an advisory lock that the returned
    connection holds.
    """
    engine = make_engine(url, synchronous)
    if engine.dialect.name == "sqlite":
        probe(engine.url.database or "")
    guard: AsyncConnection | None = None
    try:
        if engine.dialect.name == "postgresql":
            guard = await engine.connect()
            taken = await guard.scalar(text(f"SELECT pg_try_advisory_lock({LOCK_NUMBER})"))
            await guard.commit()
            if not taken:
                raise BadData("another server already uses this database")
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except BaseException as error:
        if guard is not None:
            await guard.close()
        await engine.dispose()
        if isinstance(error, DBAPIError):
            raise BadData(f"the database cannot be opened: {error.orig}") from error
        if isinstance(error, OSError):
            raise BadData(f"the database cannot be reached: {error}") from error
        raise
    return engine, guard
