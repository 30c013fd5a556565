"""The store suite: the same on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from tafelrunde.core.actions import BadData
from tafelrunde.server.errors import StoreDown
from tafelrunde.server.store import Change, Guest, Place, Record, SeatTaken, Store, StoredAnswer
from tafelrunde.server.watching import Watcher, forget_watchers, watch, watcher
from tafelrunde.server.wire import Ack


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An open store."""
    opened = await Store.open(url)
    yield opened
    await opened.close()


def record(**more: Any) -> Record:
    """A table that has just been opened."""
    name = secrets.token_hex(16)
    made = Record(
        id=name,
        game="heerbann",
        version=1,
        pack="p",
        options={"abilities": True, "seniority": "seat"},
        players=2,
        seed=b"\x00" * 32,
        salt=name,
        invite="i" * 32,
        open=False,
        owner="o" * 32,
        status="waiting",
        pending=[],
        winners=[],
        undo=[],
        entries=0,
        digest="",
        forked=False,
        created=1,
        updated=1,
    )
    return made._replace(**more)


async def commit(store: Store, change: Change) -> None:
    """Lead the table and store a change of it."""
    fence = await store.leases.take(change.record.id)
    assert fence is not None
    await store.commit(change._replace(fence=fence))


PLACES = [Place(0, "a" * 32, "Anna"), Place(1)]


async def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    table = record(entries=2, pending=[1], winners=[0], undo=[0, 1], status="playing")
    await store.add_table(table, PLACES, ['["c",[1]]', '["a",0,"x",[]]'])
    assert await store.table(table.id) == (table, PLACES)
    assert await store.entries(table.id) == ['["c",[1]]', '["a",0,"x",[]]']
    assert await store.table("0" * 32) is None


async def test_guests_are_found_by_the_hash_of_their_token_only(store: Store) -> None:
    guest, token = Guest(secrets.token_hex(16), "Änne"), secrets.token_hex(32)
    await store.add_guest(guest, token, 5)
    assert await store.guest(token) == guest
    assert await store.guest(guest.id) is None
    await store.rename_guest(guest._replace(name=None))
    assert await store.guest(token) == Guest(guest.id, None)


async def test_a_command_is_stored_with_its_entries_and_its_answer(store: Store) -> None:
    table = record()
    await store.add_table(table, PLACES, [])
    after = table._replace(entries=2, status="playing", digest="d", updated=9)
    command = ("c" * 32, StoredAnswer("g" * 32, Ack("c" * 32)))
    await commit(store, Change(after, ["1", "2"], command))
    assert (await store.table(table.id)) == (after, PLACES)
    assert await store.entries(table.id) == ["1", "2"]
    assert await store.answers(table.id) == {"c" * 32: StoredAnswer("g" * 32, Ack("c" * 32))}


async def test_a_command_id_is_taken_once_and_a_repeat_leaves_no_trace(store: Store) -> None:
    table = record()
    await store.add_table(table, PLACES, [])
    command = ("c" * 32, StoredAnswer("g" * 32, Ack("c" * 32)))
    await commit(store, Change(table._replace(entries=1), ["1"], command))
    with pytest.raises(IntegrityError):
        await commit(store, Change(table._replace(entries=2), ["2"], command))
    assert await store.entries(table.id) == ["1"]
    found = await store.table(table.id)
    assert found is not None and found[0].entries == 1


async def test_the_same_number_of_a_journal_is_written_once(store: Store) -> None:
    table = record()
    await store.add_table(table, PLACES, ["1"])
    with pytest.raises(IntegrityError):
        await commit(store, Change(table._replace(entries=1), ["other"]))
    assert await store.entries(table.id) == ["1"]


async def test_a_gap_in_a_journal_is_found(store: Store) -> None:
    table = record()
    await store.add_table(table, PLACES, ["1"])
    await commit(store, Change(table._replace(entries=3), ["3"]))
    assert await store.entries(table.id) == ["1"]


async def test_one_bad_write_does_not_spoil_those_that_share_its_transaction(
    store: Store,
) -> None:
    tables = [record() for _ in range(8)]
    for table in tables:
        await store.add_table(table, PLACES, ["1"])
    changes = [Change(table._replace(entries=2), ["2"]) for table in tables]
    changes[3] = Change(tables[3]._replace(entries=1), ["again"])
    results = await asyncio.gather(
        *[commit(store, change) for change in changes], return_exceptions=True
    )
    assert [type(r) for r in results if r is not None] == [IntegrityError]
    for number, table in enumerate(tables):
        assert await store.entries(table.id) == (["1"] if number == 3 else ["1", "2"])


async def test_waiting_writes_share_transactions(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    tried = Store._try

    async def counted(self: Store, works: list[object]) -> object:
        sizes.append(len(works))
        return await tried(self, works)  # type: ignore[arg-type]  # the same list

    monkeypatch.setattr(Store, "_try", counted)
    await asyncio.gather(*[store.add_table(record(), PLACES, ["1"]) for _ in range(20)])
    assert sum(sizes) == 20 and max(sizes) > 5


async def test_a_seat_is_taken_by_one_of_two(store: Store) -> None:
    table = record()
    await store.add_table(table, PLACES, [])
    fence = await store.leases.take(table.id)
    assert fence is not None
    change = Change(table, [], fence=fence)
    both = [store.sit_down(Place(1, name * 32, name), change) for name in "bc"]
    results = await asyncio.gather(*both, return_exceptions=True)
    assert [type(r) for r in results if r is not None] == [SeatTaken]
    found = await store.table(table.id)
    assert found is not None and found[1][1].guest in ("b" * 32, "c" * 32)


async def test_lists_show_the_own_tables_and_the_open_ones(store: Store) -> None:
    guest = secrets.token_hex(16)
    seated, owned = record(updated=3), record(owner=guest, updated=2)
    lobby, finished = record(open=True), record(open=True, status="over")
    await store.add_table(seated, [Place(0, guest), Place(1)], [])
    for table in (owned, lobby, finished):
        await store.add_table(table, PLACES, [])
    assert [r.id for r, _ in await store.tables_of(guest)] == [seated.id, owned.id]
    shown = {r.id for r, _ in await store.open_tables()}
    assert lobby.id in shown and not shown & {seated.id, owned.id, finished.id}


async def test_watching_is_remembered(store: Store) -> None:
    table = record()
    await store.add_table(table, PLACES, [])
    assert await watcher(store, table.id, "w" * 32) is None
    await watch(store, table.id, "w" * 32)
    await watch(store, table.id, "w" * 32)
    assert await watcher(store, table.id, "w" * 32) == Watcher(None)
    await watch(store, table.id, "w" * 32, 1)
    await watch(store, table.id, "w" * 32)
    await forget_watchers(store, table.id)  # but those who had a seat
    assert await watcher(store, table.id, "w" * 32) == Watcher(1)


async def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite'}"
    store = await Store.open(url)
    table = record()
    await store.add_table(table, PLACES, [])
    with pytest.raises(BadData, match="another server"):
        await Store.open(url)
    assert await store.table(table.id) is not None
    await store.close()


async def test_a_database_that_does_not_answer_is_told_as_such(url: str) -> None:
    store = await Store.open(url)
    await store.close()
    if url.startswith("postgresql"):
        with pytest.raises(BadData, match="database cannot be"):
            await Store.open(f"{url}-nowhere")
    else:
        with pytest.raises(BadData, match="database cannot be opened"):
            await Store.open("sqlite+aiosqlite:////nowhere/at/all.sqlite")


async def test_a_failed_write_is_reported_and_the_store_goes_on(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = record()
    await store.add_table(table, PLACES, [])

    async def broken(_connection: object) -> None:
        raise OSError("no space left")

    with pytest.raises(StoreDown, match="no space left"):
        await store.write(broken)
    await commit(store, Change(table._replace(entries=1), ["1"]))
    assert await store.entries(table.id) == ["1"]
