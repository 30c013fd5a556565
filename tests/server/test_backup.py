"""Backups are whole, checked, and readable later; a restore happens or does not."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import stat
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
from server.client import Guest
from server.running import running_server
from server.test_broken import spoil
from server.test_store import PLACES, commit, record
from sqlalchemy import text

from tafelrunde.cli import main
from tafelrunde.core.actions import BadData
from tafelrunde.server.backup import back_up, restore
from tafelrunde.server.database import make_engine, migrate
from tafelrunde.server.settings import Settings
from tafelrunde.server.store import Change, Store, StoredAnswer
from tafelrunde.server.store import Guest as Stored
from tafelrunde.server.wire import Ack


async def filled(store: Store, number: int) -> list[Any]:
    """Some tables with journals; returns their records."""
    tables = [record(status="playing", created=n) for n in range(number)]
    for n, table in enumerate(tables):
        await store.add_table(table, PLACES, [f'["c",[{n}]]', '["u",0]'])
        given = StoredAnswer("g" * 32, Ack("c" * 32))
        await commit(store, Change(table._replace(entries=3), ['["u",1]'], ("c" * 32, given)))
    return tables


async def test_what_was_backed_up_while_a_server_runs_comes_back(url: str, tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    store = await Store.open(url)
    try:
        await store.add_guest(Stored("n" * 32, "Ännchen"), os.urandom(32).hex(), 7)
        tables = await filled(store, 3)
        rows = await back_up(url, file)
        later = (await filled(store, 1))[0]
        with pytest.raises(BadData, match="another server"):
            await restore(url, file)
    finally:
        await store.close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert rows["tables"] >= 3 and rows["entries"] >= 9
    assert await restore(url, file) == rows
    store = await Store.open(url)
    try:
        assert await store.table(later.id) is None
        for n, table in enumerate(tables):
            found = await store.table(table.id)
            assert found == (table._replace(entries=3), PLACES)
            assert await store.entries(table.id) == [f'["c",[{n}]]', '["u",0]', '["u",1]']
            assert len(await store.answers(table.id)) == 1
        assert await back_up(url, tmp_path / "again") == rows
    finally:
        await store.close()


def _changed(file: Path, name: str, change: Any) -> None:
    """Change a member of an archive."""
    with zipfile.ZipFile(file) as archive:
        members = {n: archive.read(n) for n in archive.namelist()}
    members[name] = change(members[name])
    with zipfile.ZipFile(file, "w") as archive:
        for member, content in members.items():
            archive.writestr(member, content)


def _manifest(change: dict[str, Any]) -> Any:
    return lambda text: json.dumps({**json.loads(text), **change}).encode()


DAMAGE: dict[str, tuple[str, Any, str]] = {
    "an entry is another": ("entries.jsonl", lambda t: t.replace(b"[0]", b"[9]"), "journal of"),
    "an entry is missing": (
        "entries.jsonl",
        lambda t: b"".join(t.splitlines(True)[1:]),
        "incomplete",
    ),
    "a line is no JSON": ("tables.jsonl", lambda t: b"{" + t, "damaged"),
    "it is of a later version": ("manifest.json", _manifest({"revision": "9999"}), "later version"),
    "it has another form": ("manifest.json", _manifest({"form": 2}), "format 1"),
    "it has no manifest": ("manifest.json", lambda t: b"", "not a backup"),
}


@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_damaged_backup_is_refused_and_everything_stays(
    url: str, tmp_path: Path, damage: str
) -> None:
    file = tmp_path / "games.backup"
    store = await Store.open(url)
    try:
        await filled(store, 1)
        await back_up(url, file)
        later = (await filled(store, 1))[0]
    finally:
        await store.close()
    member, change, reason = DAMAGE[damage]
    _changed(file, member, change)
    with pytest.raises(BadData, match=reason):
        await restore(url, file)
    store = await Store.open(url)
    try:
        assert await store.table(later.id) is not None and len(await store.entries(later.id)) == 3
    finally:
        await store.close()


async def test_a_restore_that_is_killed_leaves_what_was_there(tmp_path: Path) -> None:
    url, file = f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite'}", tmp_path / "games.backup"
    store = await Store.open(url)
    await filled(store, 2)
    await back_up(url, file)
    later = (await filled(store, 1))[0]
    await store.close()
    program = (
        "import asyncio, os, sys; from pathlib import Path; from tafelrunde.server import backup\n"
        "backup.Digests.journals = lambda self: os._exit(9)\n"
        "asyncio.run(backup.restore(sys.argv[1], Path(sys.argv[2])))"
    )
    done = subprocess.run([sys.executable, "-c", program, url, str(file)], timeout=60)
    assert done.returncode == 9
    store = await Store.open(url)
    try:
        assert await store.table(later.id) is not None
    finally:
        await store.close()


async def test_a_backup_of_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    old = f"sqlite+aiosqlite:///{tmp_path / 'old.sqlite'}"
    engine = make_engine(old, "NORMAL")
    async with engine.begin() as connection:
        await connection.run_sync(lambda c: migrate(c, "0002"))
        row = "('a', 'h', 'Anna', 1)"
        await connection.execute(text(f"INSERT INTO guests VALUES {row}"))
    await engine.dispose()
    file = tmp_path / "old.backup"
    await back_up(old, file)
    new = f"sqlite+aiosqlite:///{tmp_path / 'new.sqlite'}"
    await restore(new, file)
    store = await Store.open(new)
    try:
        assert await store.guest("h") == Stored("a", "Anna")
        assert await store.campaigns_of("a") == []
    finally:
        await store.close()


async def test_a_server_names_the_tables_that_are_damaged_and_serves_the_others(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async with running_server(settings) as running, Guest(running.address, "Anna") as anna:
        tables = [await anna.table("me", "me") for _ in range(3)]
        lost, short, whole = (table["id"] for table in tables)
        for statement in (
            f"DELETE FROM entries WHERE table_id = '{lost}' AND seq = 1",
            f"UPDATE tables SET entries = entries + 1 WHERE id = '{short}'",
        ):
            await spoil(running.store, statement, "")
        cookies = anna.http.cookies
    with caplog.at_level(logging.ERROR, "tafelrunde"):
        async with running_server(settings) as running, Guest(running.address) as anna:
            anna.http.cookies = cookies
            await asyncio.wait_for(running.live.checker, 10)
            named = {r.getMessage().split()[1] for r in caplog.records}
            assert named == {lost, short}
            async with anna.visit(whole) as a:
                assert a.state["view"] is not None


def test_the_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TAFELRUNDE_DATABASE", f"sqlite:///{tmp_path / 'games.sqlite'}")
    assert main(["backup", str(tmp_path / "b")]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "b")]) == 2
    assert "not a backup" in capsys.readouterr().err
