"""The connection to the database: one for SQLite, a pool for PostgreSQL; migrations."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import BigInteger, Connection, event, inspect, literal_column, select
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from tafelrunde.core.actions import BadData
from tafelrunde.server.errors import StoreDown
from tafelrunde.server.schema import SERVERS

IN_USE = "another server already uses this database"
OLDER = "servers of an earlier version use this database: stop them first"
LOCK_NUMBER = 7_461_666  # ours among PostgreSQL's advisory locks
# PostgreSQL's own time in milliseconds: the processes that share it may have different clocks.
CLOCK: Final = literal_column("(extract(epoch from clock_timestamp()) * 1000)::bigint", BigInteger)
# A process that is stopped in the middle of a transaction must not keep others from its tables.
FORSAKEN_MS = 5000
ANSWER: Final = 30.0  # seconds after which a server waits no longer for one answer


def make_engine(url: str, synchronous: str, forsaken_ms: int = 0) -> AsyncEngine:
    """An engine; for SQLite with one connection.

    PostgreSQL ends a transaction in which nothing was asked for so many milliseconds; then nobody
    waits for ever either, over a line that is dead without saying so.
    """
    if not url.startswith("sqlite"):
        timeout = {"idle_in_transaction_session_timeout": str(forsaken_ms)}
        return create_async_engine(
            url,
            pool_size=6,
            max_overflow=0,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={
                "server_settings": timeout,
                "timeout": 10,
                "command_timeout": ANSWER if forsaken_ms else None,
            },
        )
    engine = create_async_engine(url, poolclass=StaticPool, hide_parameters=True)

    def prepare(connection: Any, _record: object) -> None:
        # The driver begins a transaction with the first write, and reads without one.
        connection.isolation_level = "IMMEDIATE"
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={synchronous}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    event.listen(engine.sync_engine, "connect", prepare)
    return engine


@cache
def broken() -> tuple[type[Exception], ...]:
    """What is raised when the database does not answer or cannot write."""
    found: tuple[type[Exception], ...] = (DBAPIError, InterfaceError, OSError, NoConnection)
    with contextlib.suppress(ImportError):
        import asyncpg  # type: ignore[import-untyped]  # it has no types

        found += (asyncpg.PostgresError, asyncpg.InterfaceError)  # raised while it connects
    return found


@contextlib.asynccontextmanager
async def transaction(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A context of one transaction, in which database errors become `StoreDown`."""
    try:
        async with engine.begin() as connection:
            yield connection
    except IntegrityError:
        raise
    except broken() as error:
        raise StoreDown(str(getattr(error, "orig", error))) from None


def migration_config() -> Config:
    """Where the migrations lie."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


@cache
def newest() -> str | None:
    """The revision of our own tables."""
    return ScriptDirectory.from_config(migration_config()).get_current_head()


def begin(connection: Connection) -> None:
    """Begin a transaction that changes tables, one at a time: SQLite's driver would leave these
    outside of it."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK_NUMBER})")


def in_use(connection: Connection) -> bool:
    """Whether servers share this PostgreSQL at the moment; a SQLite file has its guard."""
    if connection.dialect.name == "sqlite" or not inspect(connection).has_table(SERVERS.name):
        return False
    return (
        connection.execute(select(SERVERS.c.id).where(SERVERS.c.until > CLOCK)).first() is not None
    )


def migrate(connection: Connection, target: str = "head") -> None:
    """Bring the tables up to date; a database of a later version is refused, and one that is to be
    changed while servers use it."""
    begin(connection)
    if MigrationContext.configure(connection).get_current_revision() != newest():
        if in_use(connection):
            raise BadData(OLDER)
        upgrade(connection, target)


def upgrade(connection: Connection, target: str = "head") -> None:
    """Bring the tables up to date in the transaction that was begun."""
    config = migration_config()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise BadData(f"this database was written by a later version of Tafelrunde ({found})")
    config.attributes["connection"] = connection
    command.upgrade(config, target)


def make_private(path: str) -> None:
    """Create a file readable by its owner alone, if there is none; errors are reported later."""
    with contextlib.suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def probe(path: str) -> None:
    """Refuse a SQLite file that cannot be opened, is no database, or is used by another server.

    A new one is made for its owner alone: it holds seeds and invitations.
    """
    make_private(path)
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=1)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.rollback()
    except sqlite3.Error as error:
        if "locked" in str(error):
            raise BadData(IN_USE) from error
        raise BadData(f"the database cannot be opened: {path}: {error}") from error


class Guard:
    """Whoever holds it uses a SQLite file alone: rooms live in the memory of one server.

    It is the lock of a second, empty file beside the database, so that others can still read: a
    backup, for example. On PostgreSQL there is none: servers share it by leases.
    """

    def __init__(self, held: sqlite3.Connection | None) -> None:
        self.held = held

    @classmethod
    async def take(cls, engine: AsyncEngine) -> Guard:
        """Lock a database; raises BadData while another server holds the lock."""
        if engine.dialect.name == "postgresql":
            return cls(None)
        path = engine.url.database or ""
        if path in ("", ":memory:"):
            return cls(None)
        probe(path)
        lock = f"{path}.lock"
        make_private(lock)
        file = sqlite3.connect(lock, timeout=1, isolation_level=None, check_same_thread=False)
        try:
            file.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            file.close()
            raise BadData(IN_USE) from error
        return cls(file)

    async def close(self) -> None:
        """Release the database for other servers."""
        if self.held is not None:
            self.held.close()


async def open_database(url: str, synchronous: str) -> tuple[AsyncEngine, Guard]:
    """An engine on a database that is up to date, and what guards it."""
    engine = make_engine(url, synchronous, FORSAKEN_MS)
    guard = Guard(None)
    try:
        guard = await Guard.take(engine)
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except BaseException as error:
        await guard.close()
        await engine.dispose()
        raise told(error) from error
    return engine, guard


def told(error: BaseException) -> BaseException:
    """A database error as the message for whoever starts the server."""
    if isinstance(error, DBAPIError):
        return BadData(f"the database cannot be opened: {error.orig}")
    if isinstance(error, OSError):
        return BadData(f"the database cannot be reached: {error}")
    return error
