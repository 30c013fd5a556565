"""An older database is brought up to date; a later one is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from server.test_store import PLACES, record
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from tafelrunde.core.actions import BadData
from tafelrunde.server import database
from tafelrunde.server.database import migrate
from tafelrunde.server.schema import METADATA
from tafelrunde.server.store import Store
from tafelrunde.server.watching import Watcher, watch, watcher


@pytest.fixture
def url(tmp_path: Path) -> str:
    """The address of a SQLite file."""
    return f"sqlite+aiosqlite:///{tmp_path / 'old.sqlite'}"


async def on(url: str, work: Any) -> Any:
    """Do something with a connection of one's own."""
    engine = create_async_engine(url)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


async def test_a_database_of_the_first_version_is_brought_up_to_date(url: str) -> None:
    await on(url, lambda connection: migrate(connection, "0001"))
    assert "watchers" not in await on(url, lambda c: inspect(c).get_table_names())
    table = record(entries=1)

    def fill(connection: Connection) -> None:
        values = {**table._asdict(), "options": '{"abilities":true,"seniority":"seat"}'}
        values.update({name: "[]" for name in ("pending", "winners", "undo")})
        clocked = ("manners", "clocks", "brief", "parting", "archived", "due", "peek")
        for name in ("campaign", *clocked, "chat", "rated"):  # came with versions 3, 5 and 6
            del values[name]
        names = ", ".join(values)
        marks = ", ".join(f":{name}" for name in values)
        connection.execute(text(f"INSERT INTO tables ({names}) VALUES ({marks})"), values)
        row = {"id": table.id, "guest": "a" * 32, "name": "Anna"}
        connection.execute(text("INSERT INTO seats VALUES (:id, 0, :guest, :name, NULL)"), row)
        connection.execute(text("INSERT INTO seats VALUES (:id, 1, NULL, NULL, NULL)"), row)
        connection.execute(text("INSERT INTO entries VALUES (:id, 1, 'x')"), row)

    await on(url, fill)
    store = await Store.open(url)
    try:
        assert await store.table(table.id) == (table, PLACES)
        assert await store.entries(table.id) == ["x"]
        await watch(store, table.id, "w" * 32)
        assert await watcher(store, table.id, "w" * 32) == Watcher(None)
    finally:
        await store.close()


async def test_a_database_of_a_later_version_is_refused_and_stays_as_it_is(url: str) -> None:
    await (await Store.open(url)).close()
    await on(url, lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(BadData, match=r"later version of Tafelrunde \(9999\)"):
        await Store.open(url)
    rows = await on(url, lambda c: c.execute(text("SELECT * FROM alembic_version")).all())
    assert rows == [("9999",)]


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.sqlite"
    path.write_text("Dear Sir or Madam, " * 100)
    with pytest.raises(BadData, match=r"cannot be opened: .*letter\.sqlite"):
        await Store.open(f"sqlite+aiosqlite:///{path}")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_migrations_and_tables_agree(
    url: str, kind: str, request: pytest.FixtureRequest
) -> None:
    if kind == "postgresql":
        address: str = request.getfixturevalue("postgres")
        url = address.replace("postgresql://", "postgresql+asyncpg://")
    await (await Store.open(url)).close()

    def difference(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    assert await on(url, difference) == []


async def test_a_migration_that_fails_leaves_the_database_as_it_was(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await on(url, lambda connection: migrate(connection, "0001"))

    def broken(connection: Connection) -> None:
        migrate(connection)
        raise BadData("the power is gone")

    monkeypatch.setattr(database, "migrate", broken)
    with pytest.raises(BadData, match="power"):
        await Store.open(url)
    assert "watchers" not in await on(url, lambda c: inspect(c).get_table_names())
