"""Several processes on one PostgreSQL: one of them leads a table, and only that one writes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from server.test_store import PLACES, record
from sqlalchemy import text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.core.actions import BadData
from tafelrunde.server import database
from tafelrunde.server.backup import back_up, restore
from tafelrunde.server.errors import Fenced
from tafelrunde.server.leases import DESK, SharedLeases
from tafelrunde.server.schema import SERVERS
from tafelrunde.server.store import Change, Record, Store
from tafelrunde.server.talk_store import TalkStore
from tafelrunde.server.ways import GRACE, WayStore, new_way


class Rooms:
    """What a process has in memory, and what it was told."""

    def __init__(self) -> None:
        self.fences: dict[str, int] = {}
        self.lost: list[str] = []
        self.dismissed: list[str] = []

    def led(self) -> dict[str, int]:
        return dict(self.fences)

    def uses(self, name: str) -> bool:
        return name in self.fences

    def lose(self, name: str, fence: int) -> None:
        self.lost.append(name)
        self.fences.pop(name)

    def dismiss(self, guest: str) -> None:
        self.dismissed.append(guest)


class Process:
    """A store on the shared database."""

    def __init__(self, store: Store) -> None:
        assert isinstance(store.leases, SharedLeases)
        self.store = store
        self.leases = store.leases
        self.rooms = Rooms()
        self.leases.led_tables = self.rooms

    async def lead(self, table: Record) -> int:
        """Take a table."""
        fence = await self.leases.take(table.id)
        assert fence is not None
        self.rooms.fences[table.id] = fence
        return fence

    async def fall_silent(self) -> None:
        """Renew nothing any more, and let the lease run out."""
        assert self.leases.task is not None
        self.leases.task.cancel()
        gone = update(SERVERS).where(SERVERS.c.id == self.leases.id).values(until=0)
        async with self.store.engine.begin() as connection:
            await connection.execute(gone)


@pytest.fixture
async def processes(shared: str) -> AsyncIterator[list[Process]]:
    """Two processes on one database."""
    opened = [Process(await Store.open(shared, address=f"127.0.0.1:{n}")) for n in (1, 2)]
    yield opened
    for process in opened:
        await process.store.close()


async def new_table(process: Process) -> Record:
    """A table with one entry."""
    table = record(entries=1)
    await process.store.add_table(table, PLACES, ["1"])
    return table


async def soon(fulfilled: Callable[[], bool]) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(10):
        while not fulfilled():
            await asyncio.sleep(0.02)


async def test_a_table_is_led_by_one(processes: list[Process]) -> None:
    one, other = processes
    table = await new_table(one)
    await one.lead(table)
    assert await other.leases.take(table.id) is None
    leader = await other.leases.leader(table.id)
    assert leader is not None and leader.address == "127.0.0.1:1"
    assert await one.leases.leader(table.id) is None


async def test_nobody_leads_what_is_not_there(processes: list[Process]) -> None:
    one, _ = processes
    assert await one.leases.take("0" * 32) is None
    assert await one.leases.leader("0" * 32) is None


async def test_whoever_lost_a_table_writes_nothing_more(processes: list[Process]) -> None:
    one, other = processes
    table = await new_table(one)
    old = await one.lead(table)
    await other.lead(await new_table(other))
    await one.fall_silent()
    new = await other.lead(table)
    assert new > old
    late = table._replace(entries=2)
    with pytest.raises(Fenced):
        await one.store.commit(Change(late, ["late"], fence=old))
    with pytest.raises(Fenced):
        await one.store.remove(table.id, old)
    with pytest.raises(Fenced):
        await TalkStore(one.store, table.id, old).mute("a" * 32, True)
    await other.store.commit(Change(late, ["2"], fence=new))
    assert await other.store.entries(table.id) == ["1", "2"]


async def test_what_a_process_had_in_memory_before_is_not_written_later(
    processes: list[Process],
) -> None:
    one, _ = processes
    table = await new_table(one)
    old, new = await one.lead(table), await one.lead(table)
    with pytest.raises(Fenced):
        await one.store.commit(Change(table._replace(entries=2), ["old"], fence=old))
    await one.store.commit(Change(table._replace(entries=2), ["new"], fence=new))


async def test_one_lost_table_does_not_spoil_those_that_share_a_transaction(
    processes: list[Process],
) -> None:
    one, other = processes
    tables = [await new_table(one) for _ in range(4)]
    fences = [await one.lead(table) for table in tables]
    await one.leases.revoke([tables[2].id])
    await other.lead(tables[2])
    changes = [
        Change(table._replace(entries=2), ["2"], fence=fence)
        for table, fence in zip(tables, fences, strict=True)
    ]
    done = await asyncio.gather(*map(one.store.commit, changes), return_exceptions=True)
    assert [type(result) for result in done if result is not None] == [Fenced]
    counts = [len(await one.store.entries(table.id)) for table in tables]
    assert counts == [2, 2, 1, 2]


async def test_whoever_takes_over_sees_what_was_being_written(processes: list[Process]) -> None:
    one, other = processes
    table = await new_table(one)
    fence = await one.lead(table)
    written = asyncio.Event()
    go_on = asyncio.Event()

    async def slow(connection: object) -> None:
        written.set()
        await go_on.wait()

    writing = asyncio.create_task(one.store.write_led(table.id, fence, slow))
    await written.wait()
    await one.fall_silent()
    taking = asyncio.create_task(other.leases.take(table.id))
    done, _ = await asyncio.wait([taking], timeout=0.3)
    assert not done  # it waits for the transaction
    go_on.set()
    await writing
    assert await taking is not None


async def test_a_transaction_that_is_forsaken_keeps_nobody_from_a_table(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "FORSAKEN_MS", 300)
    one = Process(await Store.open(shared))
    monkeypatch.setattr(database, "FORSAKEN_MS", 30_000)
    other = Process(await Store.open(shared))
    table = await new_table(other)
    fence = await one.lead(table)
    async with one.store.engine.connect() as stopped:
        await one.leases.check(stopped, {(table.id, fence)})  # and then nothing more is heard
        await one.fall_silent()
        async with asyncio.timeout(20):
            assert await other.leases.take(table.id) is not None
        await stopped.invalidate()
    for process in (one, other):
        await process.store.close()


async def test_one_process_has_the_desk_and_another_follows(processes: list[Process]) -> None:
    one, other = processes
    assert one.leases.is_desk and not other.leases.is_desk
    leader = await other.leases.leader(DESK)
    assert leader is not None and leader.id == one.leases.id
    other.leases.audit.clear()
    await one.fall_silent()
    await soon(lambda: other.leases.is_desk)
    assert other.leases.audit.is_set()


async def test_a_process_that_was_silent_too_long_gives_up_its_rooms_and_begins_anew(
    processes: list[Process],
) -> None:
    one, other = processes
    table = await new_table(one)
    await one.lead(table)
    before = one.leases.id
    gone = update(SERVERS).where(SERVERS.c.id == before).values(until=0)
    async with other.store.engine.begin() as connection:
        await connection.execute(gone)
    await soon(lambda: one.leases.id != before and one.leases.is_held)
    assert one.rooms.lost == [table.id]
    assert await one.leases.take(table.id) is not None  # with its new name it may


async def test_rooms_that_others_lead_are_dropped_and_what_is_not_in_memory_is_given_back(
    processes: list[Process],
) -> None:
    one, other = processes
    taken, unused = await new_table(one), await new_table(one)
    await one.lead(taken)
    await one.lead(unused)
    del one.rooms.fences[unused.id]
    await other.leases.revoke([taken.id])
    await soon(lambda: one.rooms.lost == [taken.id])
    async with asyncio.timeout(10):
        while await other.leases.take(unused.id) is None:
            await asyncio.sleep(0.05)


async def test_a_guest_is_thrown_out_everywhere_once(processes: list[Process]) -> None:
    one, other = processes
    await one.leases.throw_out("g" * 32)
    await soon(lambda: other.rooms.dismissed == ["g" * 32])
    other.leases.woken.set()
    await other.leases.throw_out("h" * 32)
    await soon(lambda: one.rooms.dismissed[-1:] == ["h" * 32])
    assert other.rooms.dismissed.count("g" * 32) == 1


async def test_only_the_desk_looks_at_tables_that_nobody_leads(processes: list[Process]) -> None:
    one, other = processes
    tables = [await new_table(one) for _ in range(3)]
    for table, process in zip(tables, (one, other), strict=False):
        fence = await process.lead(table)
        await process.store.commit(Change(table._replace(due=5), [], fence=fence))
    fence = await one.lead(tables[2])
    await one.store.commit(Change(tables[2]._replace(due=6), [], fence=fence))
    await one.leases.revoke([tables[2].id])
    names = [table.id for table in tables]
    assert set(await one.store.due(9, 10)) == {names[0], names[2]}
    assert await other.store.due(9, 10) == [names[1]]
    assert await one.store.expire([("waiting", 9)], set(), 0) == 1  # the one that nobody leads


async def test_machines_that_cannot_reach_each_other_are_refused(
    processes: list[Process], shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "elsewhere")
    with pytest.raises(BadData, match="TAFELRUNDE_INNER_HOST"):
        await Store.open(shared, address="10.0.0.5:8100")


async def test_nothing_is_restored_or_migrated_while_processes_use_a_database(
    processes: list[Process], shared: str, tmp_path: Path
) -> None:
    file = tmp_path / "games.backup"
    table = await new_table(processes[0])
    rows = await back_up(shared, file)
    assert rows["tables"] == 1 and "leases" not in rows
    with pytest.raises(BadData, match="another server"):
        await restore(shared, file)
    async with processes[0].store.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '0012'"))
    with pytest.raises(BadData, match="earlier version"):
        await Store.open(shared)
    async with processes[0].store.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '0013'"))
    for process in processes:
        await process.leases.close()
    await restore(shared, file)
    with pytest.raises(Fenced):  # whoever did not notice
        await processes[0].store.commit(Change(table, [], fence=1))


async def test_one_process_sends_notices_and_the_others_see_who_is_there(
    processes: list[Process],
) -> None:
    one, other = processes
    ways = [WayStore(process.store) for process in processes]
    way = new_way("g" * 32, "webhook", "https://example.org/", "de", 0)
    await ways[0].add(way)
    tables = [await new_table(one) for _ in range(3)]
    await one.lead(tables[0])
    await other.lead(tables[1])
    for table in tables:
        await ways[0].queue(way.guest, table.id, 0, 1000)

    async def due(number: int, now: int) -> set[int]:
        names = [table.id for table in tables]
        found = await ways[number].due(now, 10)
        return {names.index(notice.table_id) for _, notices in found for notice in notices}

    assert await due(0, 1000) == {0, 2}  # the desk: its own, and what nobody leads
    assert await due(1, 1000) == {1}
    assert await due(0, 1000 + GRACE) == {0, 1, 2}  # the other process had time to look


async def test_what_is_done_in_turn_waits_for_other_processes(processes: list[Process]) -> None:
    one, other = processes
    order: list[str] = []
    began, go_on = asyncio.Event(), asyncio.Event()

    async def first(connection: AsyncConnection) -> None:
        await one.leases.in_turn(connection, 1)
        began.set()
        await go_on.wait()
        order.append("first")

    async def second(connection: AsyncConnection) -> None:
        await other.leases.in_turn(connection, 1)
        order.append("second")

    tasks = [asyncio.create_task(one.store.write(first))]
    await began.wait()
    tasks.append(asyncio.create_task(other.store.write(second)))
    done, _ = await asyncio.wait(tasks, timeout=0.3)
    assert not done
    go_on.set()
    await asyncio.gather(*tasks)
    assert order == ["first", "second"]
