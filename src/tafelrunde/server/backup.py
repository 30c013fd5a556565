"""Backups: everything that a database holds, in one file that any later version can read.

The file is a ZIP archive with one member per table of the database, a JSON object per line, and
`manifest.json`: the form, the revision of the database, how many rows each member has, and of each
journal how many entries it has and their digest. A restore is one transaction.
"""

from __future__ import annotations

import hashlib
import json
import os
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

import msgspec
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, LargeBinary, MetaData, Table, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde import __version__
from tafelrunde.core.actions import BadData
from tafelrunde.server.database import (
    IN_USE,
    Guard,
    begin,
    in_use,
    make_engine,
    make_private,
    told,
    upgrade,
)
from tafelrunde.server.schema import METADATA, MOMENTARY

FORM: Final = 1
MANIFEST: Final = "manifest.json"
AT_ONCE: Final = 1000  # rows that are read or written together
Journals = dict[str, tuple[int, str]]


class Digests:
    """The digest of each journal, from its entries in their order."""

    def __init__(self) -> None:
        self.found: dict[str, tuple[int, Any]] = {}

    def add(self, table: str, body: str) -> None:
        """Take the next entry of a journal."""
        count, digest = self.found.get(table, (0, None))
        digest = digest or hashlib.sha256()
        digest.update(body.encode() + b"\n")
        self.found[table] = (count + 1, digest)

    def journals(self) -> Journals:
        """How many entries each journal has, and their digest."""
        return {table: (count, d.hexdigest()) for table, (count, d) in self.found.items()}


def _tables(connection: Connection) -> list[Table]:
    """Our tables as they are in a database, referenced ones first."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in METADATA.tables)
    return found.sorted_tables


def _revision(connection: Connection) -> str:
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise BadData("there are no games in this database")
    return revision


async def back_up(url: str, path: Path) -> dict[str, int]:
    """Write a backup while a server may run; returns how many rows each table has."""
    engine = make_engine(url, "FULL")
    if engine.dialect.name == "sqlite" and not Path(engine.url.database or "").is_file():
        raise BadData(f"there is no database {engine.url.database}")
    part = path.with_name(path.name + ".part")
    try:
        async with engine.connect() as connection:
            await _begin_to_read(connection)
            make_private(str(part))
            with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
                counts = await _write(connection, archive)
        with part.open("rb") as file:
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException as error:
        part.unlink(missing_ok=True)
        raise told(error) from error
    finally:
        await engine.dispose()
    return counts


async def _begin_to_read(connection: AsyncConnection) -> None:
    """Begin a transaction in which the database stays as it is now."""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN")
    else:
        await connection.exec_driver_sql(
            "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"
        )


async def _write(connection: AsyncConnection, archive: zipfile.ZipFile) -> dict[str, int]:
    revision = await connection.run_sync(_revision)
    digests, counts = Digests(), {}
    momentary = {table.name for table in MOMENTARY}
    for table in await connection.run_sync(_tables):
        if table.name in momentary:
            continue
        counts[table.name] = 0
        query = select(table).order_by(*table.primary_key.columns)
        rows = await connection.stream(query, execution_options={"yield_per": AT_ONCE})
        with archive.open(f"{table.name}.jsonl", "w", force_zip64=True) as member:
            async for some in rows.mappings().partitions():
                if table.name == "entries":
                    for row in some:
                        digests.add(row["table_id"], row["body"])
                member.write(b"".join([_line(dict(row)) for row in some]))
                counts[table.name] += len(some)
    manifest = {
        "form": FORM,
        "version": __version__,
        "revision": revision,
        "rows": counts,
        "journals": digests.journals(),
    }
    archive.writestr(MANIFEST, json.dumps(manifest))
    return counts


def _line(values: dict[str, Any]) -> bytes:
    plain = {k: v.hex() if isinstance(v, bytes) else v for k, v in values.items()}
    return msgspec.json.encode(plain) + b"\n"


async def restore(url: str, path: Path) -> dict[str, int]:
    """Replace everything in a database by a backup; if that fails, nothing is changed."""
    engine = make_engine(url, "FULL")
    try:
        with opened(path) as (archive, manifest):
            guard = await Guard.take(engine)
            try:
                async with engine.begin() as connection:
                    await connection.run_sync(lambda c: _replace(c, archive, manifest))
            finally:
                await guard.close()
        rows: dict[str, int] = manifest["rows"]
        return rows
    except BaseException as error:
        raise told(error) from error
    finally:
        await engine.dispose()


@contextmanager
def opened(path: Path) -> Iterator[tuple[zipfile.ZipFile, dict[str, Any]]]:
    """A context: the archive of a backup and its manifest; raises BadData for other files."""
    try:
        archive = zipfile.ZipFile(path)
        manifest: dict[str, Any] = json.loads(archive.read(MANIFEST))
    except (OSError, KeyError, ValueError, zipfile.BadZipFile) as error:
        raise BadData(f"{path}: not a backup of Tafelrunde: {error}") from error
    with archive:
        if manifest.get("form") != FORM:
            form = manifest.get("form")
            raise BadData(f"{path}: this program reads format {FORM}, the file has {form}")
        try:
            yield archive, manifest
        except (zipfile.BadZipFile, zlib.error, msgspec.MsgspecError) as error:
            raise BadData(f"{path}: the backup is damaged: {error}") from error


def _replace(connection: Connection, archive: zipfile.ZipFile, manifest: dict[str, Any]) -> None:
    """In one transaction: remove what is there, make the tables of the backup's time, fill them,
    check them, and bring them up to date."""
    begin(connection)
    if in_use(connection):
        raise BadData(IN_USE)
    for table in reversed(_tables(connection)):
        table.drop(connection)
    connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
    try:
        upgrade(connection, manifest["revision"])
    except Exception as error:
        raise BadData(f"this backup is of a later version of Tafelrunde: {error}") from error
    digests = Digests()
    for table in _tables(connection):
        rows = 0
        if table.name in manifest["rows"]:
            with archive.open(f"{table.name}.jsonl") as member:
                for batch in _batches(member, table, digests):
                    connection.execute(table.insert(), batch)
                    rows += len(batch)
        if rows != manifest["rows"].get(table.name, 0):
            raise BadData(f"the backup is incomplete: {table.name} has {rows} rows")
    due = {name: tuple(value) for name, value in manifest["journals"].items()}
    for name, found in digests.journals().items():
        if due.pop(name, None) != found:
            raise BadData(f"the backup is damaged: the journal of {name} does not match its digest")
    if due:
        raise BadData(f"the backup is incomplete: the journal of {min(due)} is missing")
    upgrade(connection)


def _batches(member: IO[bytes], table: Table, digests: Digests) -> Iterator[list[dict[str, Any]]]:
    binary = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
    batch: list[dict[str, Any]] = []
    for line in member:
        values = msgspec.json.decode(line)
        if table.name == "entries":
            digests.add(values["table_id"], values["body"])
        for name in binary:
            values[name] = bytes.fromhex(values[name])
        batch.append(values)
        if len(batch) == AT_ONCE:
            yield batch
            batch = []
    if batch:
        yield batch
