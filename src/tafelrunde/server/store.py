"""The store: guests, tables and their journals; a write returns when it is on the disk."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import Row, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tafelrunde.server.database import Guard, open_database, told, transaction
from tafelrunde.server.leases import Leases, SharedLeases
from tafelrunde.server.removing import Work, forget_guests, removal
from tafelrunde.server.schema import (
    CAMPAIGNS,
    COMMANDS,
    DEVICES,
    ENTRIES,
    GUESTS,
    LESSONS,
    PACKS,
    SEATS,
    TABLES,
    WATCHERS,
)
from tafelrunde.server.wire import Answer, encode, read_answer

BATCH = 64  # writes that share one transaction at most
CHECKED = 200  # tables that are checked at once
LISTED = 100  # tables in a list at most
NOTHING: Final[dict[str, Any]] = {}
NOBODY: Final[list[int]] = []


class Guest(NamedTuple):
    """A person without an account."""

    id: str
    name: str | None


class Place(NamedTuple):
    """A seat: a guest's, a bot's, or free."""

    seat: int
    guest: str | None = None
    name: str | None = None
    bot: str | None = None
    former: str | None = None  # who left it to the bot and may come back; "" is nobody any more
    offer: str | None = None  # the secret of a link with which it can be taken over
    order: str | None = None  # a question that is passed, and since which event (`orders`)

    @property
    def free(self) -> bool:
        return self.guest is None and self.bot is None


class Record(NamedTuple):
    """A stored table without its journal."""

    id: str
    game: str
    version: int
    pack: str
    options: dict[str, bool | int | str]
    players: int
    seed: bytes
    salt: str
    invite: str
    open: bool
    owner: str
    status: str
    pending: list[int]
    winners: list[int]
    undo: list[int]  # the seat that asks to take back, then those that agreed
    entries: int
    digest: str
    forked: bool
    created: int
    updated: int
    campaign: str | None = None
    manners: dict[str, Any] = NOTHING  # what was agreed when the table was opened (wire.Manners)
    clocks: dict[str, Any] = NOTHING  # how much time each seat has left (clocks.SeatClocks)
    brief: dict[str, Any] = NOTHING  # what an inbox says about it (inbox.Brief)
    parting: list[int] = NOBODY  # the seats that want to end the game without a result
    archived: bool = False
    due: int | None = None  # when somebody has to look at it: a clock runs out, a bot has to act
    chat: str = "all"  # who may talk: all, the players, or nobody (off)
    rated: bool = False
    peek: str | None = None  # the secret of a link with which anybody may look on


class StoredCampaign(NamedTuple):
    """A stored campaign without its games."""

    id: str
    guest: str
    game: str
    start: str
    created: int
    told: str = "{}"


class StoredLesson(NamedTuple):
    """A guest's progress in a lesson, and whether it was ever finished; `game` is its key."""

    id: str
    guest: str
    game: str
    step: int
    finished: bool
    updated: int


class KeptPack(NamedTuple):
    """The data files of a game, compressed, under the digest that tables refer to."""

    digest: str
    game: str
    files: bytes


class StoredAnswer(NamedTuple):
    """The stored answer to a command, and the guest who got it."""

    guest: str
    answer: Answer


class Change(NamedTuple):
    """What a command did: the new head of the table, new entries, the answer, and seats that
    changed hands; and under which number the table is led."""

    record: Record
    entries: list[str]
    command: tuple[str, StoredAnswer] | None = None
    places: tuple[Place, ...] = ()
    fence: int = 0


Job: TypeAlias = Work | Change


class SeatTaken(Exception):
    """Raised when another command changed the same row first."""


JSON_FIELDS = {"options", "pending", "winners", "undo", "manners", "clocks", "brief", "parting"}


def _row(record: Record) -> dict[str, Any]:
    values = record._asdict()
    return {k: encode(v).decode() if k in JSON_FIELDS else v for k, v in values.items()}


def _record(row: Row[Any]) -> Record:
    values = row._asdict()
    return Record(
        **{k: msgspec.json.decode(v) if k in JSON_FIELDS else v for k, v in values.items()}
    )


class Store:
    """All reading and writing. Writes of several rooms share one transaction and one sync."""

    def __init__(self, engine: AsyncEngine, guard: Guard, leases: Leases) -> None:
        self.engine = engine
        self.guard = guard
        self.leases = leases
        self.alone = asyncio.Lock() if engine.dialect.name == "sqlite" else None
        self.waiting: asyncio.Queue[tuple[Job, asyncio.Future[None]]] = asyncio.Queue()
        self.writer = asyncio.create_task(self._write_on(), name="store writer")

    @classmethod
    async def open(cls, url: str, synchronous: str = "FULL", address: str = "") -> Store:
        """Open a store on a migrated database; others reach it at `address`."""
        engine, guard = await open_database(url, synchronous)
        if engine.dialect.name == "sqlite":
            return cls(engine, guard, Leases())
        try:
            return cls(engine, guard, await SharedLeases.join(engine, address))
        except BaseException as error:
            await engine.dispose()
            raise told(error) from error

    async def close(self) -> None:
        """Finish the writes under way and close the database."""
        await self.waiting.join()
        self.writer.cancel()
        await self.leases.close()
        await self.guard.close()
        await self.engine.dispose()

    # -- the two ways to the database

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        """A context, one at a time for SQLite, in which database errors become `StoreDown`."""
        if self.alone is not None:
            await self.alone.acquire()
        try:
            async with transaction(self.engine) as connection:
                yield connection
        finally:
            if self.alone is not None:
                self.alone.release()

    async def _rows(self, query: Any) -> Sequence[Row[Any]]:
        async with self._transaction() as connection:
            return (await connection.execute(query)).all()

    async def find(self, query: Any) -> Sequence[Row[Any]]:
        """The rows of a query from another module."""
        return await self._rows(query)

    async def write(self, work: Job) -> None:
        """Run a write in a transaction; returns once it is durable, raises if it failed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait((work, done))
        await asyncio.shield(done)

    async def _write_on(self) -> None:
        """Group commit: writes that arrive while one commit is synced go into the next."""
        while True:
            batch = [await self.waiting.get()]
            while len(batch) < BATCH and not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            try:
                if len(batch) > 1 and await self._try([work for work, _ in batch]) is None:
                    for _, done in batch:
                        _finish(done, None)
                else:
                    for work, done in batch:
                        _finish(done, await self._try([work]))
            finally:
                for _ in batch:
                    self.waiting.task_done()

    async def _try(self, works: list[Job]) -> Exception | None:
        """Run several writes in one transaction: all or none."""
        try:
            async with self._transaction() as connection:
                for work in works:
                    if not isinstance(work, Change):
                        await work(connection)
                await self._apply(connection, [work for work in works if isinstance(work, Change)])
        except Exception as error:
            return error
        return None

    async def _apply(self, connection: AsyncConnection, changes: list[Change]) -> None:
        await self.leases.check(connection, {(c.record.id, c.fence) for c in changes})
        await _apply(connection, changes)

    async def write_led(self, table: str, fence: int, work: Work) -> None:
        """Run a write of a table that is led here under this number."""

        async def checked(connection: AsyncConnection) -> None:
            await self.leases.check(connection, {(table, fence)})
            await work(connection)

        await self.write(checked)

    # -- guests

    async def guest(self, token_hash: str) -> Guest | None:
        """The guest with this token."""
        query = select(GUESTS.c.id, GUESTS.c.name).join(DEVICES, DEVICES.c.guest == GUESTS.c.id)
        rows = await self._rows(query.where(DEVICES.c.token_hash == token_hash))
        return Guest(rows[0].id, rows[0].name) if rows else None

    async def add_guest(self, guest: Guest, token_hash: str, now: int, label: str = "") -> None:
        """Store a new guest with its first device."""
        values = {**guest._asdict(), "created": now}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(GUESTS), values)
            await connection.execute(insert(DEVICES), device(guest.id, token_hash, now, label))

        await self.write(work)

    async def change_token(self, guest: str, token_hash: str, now: int, label: str = "") -> None:
        """Give a guest a new token; all earlier ones become invalid."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(DEVICES).where(DEVICES.c.guest == guest))
            await connection.execute(insert(DEVICES), device(guest, token_hash, now, label))

        await self.write(work)

    async def rename_guest(self, guest: Guest) -> None:
        """Rename a guest; at tables the name stays as it was."""
        query = update(GUESTS).where(GUESTS.c.id == guest.id).values(name=guest.name)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(query)

        await self.write(work)

    # -- tables

    async def add_table(self, record: Record, places: list[Place], entries: list[str]) -> None:
        """Store a new table with what has happened at it so far."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(TABLES), _row(record))
            rows = [{"table_id": record.id, **place._asdict()} for place in places]
            await connection.execute(insert(SEATS), rows)
            if entries:
                await connection.execute(insert(ENTRIES), _numbered(record.id, 0, entries))

        await self.write(work)

    async def commit(self, change: Change) -> None:
        """Store everything that a command did, or nothing."""

        await self.write(change)

    async def sit_down(self, place: Place, change: Change) -> None:
        """Give a guest a free seat; raises `SeatTaken` if it is taken already."""
        free = SEATS.c.guest.is_(None) & SEATS.c.bot.is_(None)
        here = (SEATS.c.table_id == change.record.id) & (SEATS.c.seat == place.seat)
        query = update(SEATS).where(here & free).values(guest=place.guest, name=place.name)

        async def work(connection: AsyncConnection) -> None:
            if (await connection.execute(query)).rowcount != 1:
                raise SeatTaken
            await self._apply(connection, [change])

        await self.write(work)

    async def table(self, table: str) -> tuple[Record, list[Place]] | None:
        """A table and who sits at it."""
        rows = await self._rows(select(TABLES).where(TABLES.c.id == table))
        if not rows:
            return None
        return _record(rows[0]), (await self._places([table]))[table]

    async def _places(self, tables: list[str]) -> dict[str, list[Place]]:
        query = select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
        found: dict[str, list[Place]] = {table: [] for table in tables}
        for row in await self._rows(query):
            values = row._asdict()
            found[values.pop("table_id")].append(Place(**values))
        return found

    async def entries(self, table: str) -> list[str]:
        """The journal of a table up to the first gap."""
        query = select(ENTRIES.c.seq, ENTRIES.c.body).where(ENTRIES.c.table_id == table)
        rows = await self._rows(query.order_by(ENTRIES.c.seq))
        return [row.body for number, row in enumerate(rows, 1) if row.seq == number]

    async def answers(self, table: str) -> dict[str, StoredAnswer]:
        """Every command of a table with its answer."""
        query = select(COMMANDS).where(COMMANDS.c.table_id == table)
        return {
            row.id: StoredAnswer(row.guest, read_answer(row.answer))
            for row in await self._rows(query)
        }

    async def tables_of(self, guest: str) -> list[tuple[Record, list[Place]]]:
        """The tables at which a guest sits or sat, or which they opened, the newest first."""
        here = or_(SEATS.c.guest == guest, SEATS.c.former == guest)
        seated = TABLES.c.id.in_(select(SEATS.c.table_id).where(here))
        had = (WATCHERS.c.guest == guest) & WATCHERS.c.seat.is_not(None)
        sat = TABLES.c.id.in_(select(WATCHERS.c.table_id).where(had))
        return await self._listed(or_(seated, sat, TABLES.c.owner == guest))

    async def due(self, now: int, most: int) -> list[str]:
        """The tables that this process has to check by now, the longest overdue first."""
        query = select(TABLES.c.id).where(TABLES.c.due <= now, self.leases.here(TABLES.c.id))
        query = query.order_by(TABLES.c.due)
        return [row.id for row in await self._rows(query.limit(most))]

    async def remove(self, table: str, fence: int) -> None:
        """Remove a table that is led here with all that belongs to it."""
        await self.write_led(table, fence, removal([table]))

    async def open_tables(self) -> list[tuple[Record, list[Place]]]:
        """The lobby: open tables that wait or play, the newest first."""
        return await self._listed(TABLES.c.open & TABLES.c.status.in_(["waiting", "playing"]))

    async def _listed(self, which: Any) -> list[tuple[Record, list[Place]]]:
        query = select(TABLES).where(which).order_by(TABLES.c.updated.desc()).limit(LISTED)
        records = [_record(row) for row in await self._rows(query)]
        places = await self._places([record.id for record in records]) if records else {}
        return [(record, places[record.id]) for record in records]

    async def damaged(self) -> AsyncIterator[tuple[str, str]]:
        """Every table whose journal is incomplete, and what is wrong with it."""
        last = ""
        while True:
            wanted = select(TABLES.c.id).where(TABLES.c.id > last).order_by(TABLES.c.id)
            names = [row.id for row in await self._rows(wanted.limit(CHECKED))]
            if not names:
                return
            last = names[-1]
            counted = select(
                TABLES.c.id,
                TABLES.c.entries,
                func.count(ENTRIES.c.seq).label("found"),
                func.coalesce(func.max(ENTRIES.c.seq), 0).label("last"),
            ).select_from(TABLES.outerjoin(ENTRIES))
            counted = counted.where(TABLES.c.id.in_(names)).group_by(TABLES.c.id, TABLES.c.entries)
            for row in await self._rows(counted):
                if not row.entries == row.found == row.last:
                    yield (
                        row.id,
                        f"has {row.found} of {row.entries} entries, the last is {row.last}",
                    )

    async def expire(self, rules: list[tuple[str, int]], spared: set[str], guests: int) -> int:
        """Remove tables of a status that nobody has touched since a time, and guests without any.

        `rules` are pairs of a status and a time, `spared` are tables in use, `guests` is the time
        before which a guest without a seat, a table or a campaign is forgotten. Returns how many
        tables were removed.
        """
        removed = 0
        for status, before in rules:
            old = (TABLES.c.status == status) & (TABLES.c.updated < before)
            old &= self.leases.unled(TABLES.c.id)
            rows = await self._rows(select(TABLES.c.id).where(old & TABLES.c.campaign.is_(None)))
            gone = [row.id for row in rows if row.id not in spared]
            for first in range(0, len(gone), BATCH):
                await self.write(removal(gone[first : first + BATCH]))
            removed += len(gone)
        if guests:
            await self.write(forget_guests(guests))
        return removed

    # -- data packs

    async def packs(self) -> set[str]:
        """The digests of all stored data packs."""
        return {row.digest for row in await self._rows(select(PACKS.c.digest))}

    async def pack(self, digest: str) -> KeptPack | None:
        """The data pack with this digest."""
        rows = await self._rows(select(PACKS).where(PACKS.c.digest == digest))
        return KeptPack(**rows[0]._asdict()) if rows else None

    async def add_pack(self, pack: KeptPack) -> None:
        """Store a data pack."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(PACKS), pack._asdict())

        await self.write(work)

    # -- campaigns

    async def add_campaign(self, stored: StoredCampaign) -> None:
        """Store a new campaign."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(CAMPAIGNS), stored._asdict())

        await self.write(work)

    async def tell_campaign(self, campaign: str, told: str) -> None:
        """Store the results of a campaign's games that were played on a real board."""

        async def work(connection: AsyncConnection) -> None:
            changed = update(CAMPAIGNS).where(CAMPAIGNS.c.id == campaign).values(told=told)
            await connection.execute(changed)

        await self.write(work)

    async def campaigns_of(self, guest: str) -> list[StoredCampaign]:
        """The campaigns of a guest, the newest first."""
        query = select(CAMPAIGNS).where(CAMPAIGNS.c.guest == guest)
        rows = await self._rows(query.order_by(CAMPAIGNS.c.created.desc()).limit(LISTED))
        return [StoredCampaign(**row._asdict()) for row in rows]

    async def games_of(self, campaign: str) -> list[str]:
        """The tables of a campaign in the order in which they were opened."""
        query = select(TABLES.c.id).where(TABLES.c.campaign == campaign)
        return [row.id for row in await self._rows(query.order_by(TABLES.c.created))]

    # -- lessons

    async def lesson(self, lesson: str) -> StoredLesson | None:
        """The lesson with this id."""
        rows = await self._rows(select(LESSONS).where(LESSONS.c.id == lesson))
        return StoredLesson(**rows[0]._asdict()) if rows else None

    async def lessons_of(self, guest: str) -> list[StoredLesson]:
        """The lessons that a guest has begun."""
        rows = await self._rows(select(LESSONS).where(LESSONS.c.guest == guest))
        return [StoredLesson(**row._asdict()) for row in rows]

    async def keep_lesson(self, stored: StoredLesson, fence: int | None = None) -> None:
        """Store a guest's progress in a lesson, replacing what was stored before.

        The table of a lesson names the number under which it is led.
        """

        async def work(connection: AsyncConnection) -> None:
            same = (LESSONS.c.guest == stored.guest) & (LESSONS.c.game == stored.game)
            await connection.execute(delete(LESSONS).where(same))
            await connection.execute(insert(LESSONS), stored._asdict())

        await (self.write(work) if fence is None else self.write_led(stored.id, fence, work))

    async def count_entries(self) -> int:
        """How many entries all journals have together."""
        return int((await self._rows(select(func.count()).select_from(ENTRIES)))[0][0])


def device(guest: str, token_hash: str, now: int, label: str) -> dict[str, Any]:
    """The row of a new device."""
    return {
        "id": secrets.token_hex(16),
        "guest": guest,
        "token_hash": token_hash,
        "label": label,
        "created": now,
        "used": now,
    }


def _finish(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _numbered(table: str, before: int, entries: list[str]) -> list[dict[str, Any]]:
    return [
        {"table_id": table, "seq": number, "body": body}
        for number, body in enumerate(entries, before + 1)
    ]


CHANGING = (
    "status",
    "pending",
    "winners",
    "undo",
    "entries",
    "digest",
    "updated",
    "manners",
    "clocks",
    "brief",
    "parting",
    "archived",
    "due",
    "peek",
)
HEAD = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in CHANGING})
)
SEAT = (
    update(SEATS)
    .where((SEATS.c.table_id == bindparam("table")) & (SEATS.c.seat == bindparam("new_seat")))
    .values({name: bindparam(f"new_{name}") for name in Place._fields if name != "seat"})
)


def _new(values: dict[str, Any]) -> dict[str, Any]:
    """Values for the parameters of HEAD and SEAT."""
    return {f"new_{name}": value for name, value in values.items()}


async def _apply(connection: AsyncConnection, changes: list[Change]) -> None:
    """Store what several commands did: one statement per kind of row, not per command."""
    entries: list[dict[str, Any]] = []
    commands: list[dict[str, Any]] = []
    heads: list[dict[str, Any]] = []
    seats: list[dict[str, Any]] = []
    for record, new, command, places, _ in changes:
        seats += [{"table": record.id, **_new(place._asdict())} for place in places]
        entries += _numbered(record.id, record.entries - len(new), new)
        if command is not None:
            name, (guest, answer) = command
            told = encode(answer).decode()
            commands.append({"table_id": record.id, "id": name, "guest": guest, "answer": told})
        values = _row(record)
        heads.append({"table": record.id, **_new({name: values[name] for name in CHANGING})})
    for statement, rows in (
        (insert(ENTRIES), entries),
        (insert(COMMANDS), commands),
        (HEAD, heads),
        (SEAT, seats),
    ):
        if rows:
            await connection.execute(statement, rows)
