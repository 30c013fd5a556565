"""Which process leads which table.

On SQLite one process leads everything. On PostgreSQL any number of processes share the tables: each
has a row in `servers` that it renews again and again, and a row in `leases` for each table that it
has in memory. Time is the database's. A lease has a fencing number that is never used twice; every
commit of a table checks it in its own transaction, so whatever a process still believes, what it
writes after somebody else has taken the table fails.

One process at a time also holds the lease called "desk": it does what must be done only once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import socket
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from ipaddress import ip_address
from time import monotonic
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy import ColumnElement, cast, delete, func, insert, or_, select, true, tuple_, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tafelrunde.core.actions import BadData
from tafelrunde.server.database import CLOCK, broken, transaction
from tafelrunde.server.errors import Fenced, StoreDown
from tafelrunde.server.schema import (
    DEPARTURES,
    FENCES,
    LEASES,
    LESSONS,
    SERVER_KEYS,
    SERVERS,
    TABLES,
)

LOG = logging.getLogger(__name__)
DESK: Final = "desk"
INNER: Final = "inner"  # the secret that requests between processes carry
CHANNEL: Final = "tafelrunde"
LEASE = 7.0  # seconds for which a process may be silent
BEAT: Final = 1.0  # seconds after which it speaks again
PATIENCE = 6.0  # seconds that it waits for the database
REMEMBERED: Final = 60_000  # milliseconds for which it can be read who has to go
OTHER_HOST: Final = (
    "other machines use this database: set TAFELRUNDE_INNER_HOST on each to the address at which "
    "the others reach it"
)


class TableLeader(NamedTuple):
    """Another process, and the address to which requests are forwarded."""

    id: str
    address: str


class LedTables(Protocol):
    """The live tables of this process, as far as leases need to know them."""

    def led(self) -> dict[str, int]:
        """The fencing number of each room in memory."""
        ...

    def uses(self, name: str) -> bool:
        """Whether a table is in memory or being loaded."""
        ...

    def lose(self, name: str, fence: int) -> None:
        """Drop a room that another process now leads."""
        ...

    def dismiss(self, guest: str) -> None:
        """Close all connections of a guest."""
        ...


class Leases:
    """The leases of a process that has its database to itself: it leads every table."""

    alone = True
    address = ""  # where others pass requests on to
    key = ""  # with which they prove that they are ours

    def __init__(self) -> None:
        self.led_tables: LedTables | None = None
        self.audit = asyncio.Event()  # finished games may be left without a rating
        self.audit.set()

    @property
    def port(self) -> int:
        """The port of the inner address; 0 without one."""
        return int(self.address.rpartition(":")[2] or 0)

    @property
    def is_held(self) -> bool:
        """Whether this process may still trust what it has in memory."""
        return True

    @property
    def is_desk(self) -> bool:
        """Whether this process holds the desk, and does what must be done only once."""
        return True

    async def take(self, name: str) -> int | None:
        """Lead a table from now on; its fencing number, or None if it is led elsewhere or is not
        there."""
        return 0

    async def leader(self, name: str) -> TableLeader | None:
        """The other process that leads a table."""
        return None

    async def check(self, connection: AsyncConnection, led: set[tuple[str, int]]) -> None:
        """Fail unless these tables are still led under these numbers when the transaction ends."""

    async def revoke(self, names: Iterable[str]) -> None:
        """Make all processes drop what they have of these tables in memory."""

    async def throw_out(self, guest: str) -> None:
        """Make the other processes close all connections of a guest."""

    async def in_turn(self, connection: AsyncConnection, number: int) -> None:
        """Keep other processes out of this section until the transaction ends."""

    def here(self, column: Any) -> ColumnElement[bool]:
        """The names of this process: those it leads and, at the desk, those nobody leads."""
        return true()

    def unled(self, column: Any) -> ColumnElement[bool]:
        """Which names no process leads."""
        return true()

    @asynccontextmanager
    async def while_living(self, leader: TableLeader) -> AsyncIterator[None]:
        """A context that raises TimeoutError when another process has died."""
        yield

    async def close(self) -> None:
        """Release all leases."""


class SharedLeases(Leases):
    """The leases of one of several processes on a PostgreSQL."""

    alone = False

    def __init__(self, engine: AsyncEngine, address: str) -> None:
        super().__init__()
        self.audit.clear()
        self.engine = engine
        self.address = address
        self.id = ""
        self.until = 0.0  # by our own clock, earlier than by the database's
        self.has_desk = False
        self.line: AsyncConnection | None = None  # over which it renews and listens
        self.woken = asyncio.Event()
        self.seen: set[int] = set()  # departures
        self.limits: dict[str, set[asyncio.Timeout]] = {}  # of what was passed on, by process
        self.task: asyncio.Task[None] | None = None

    @classmethod
    async def join(cls, engine: AsyncEngine, address: str) -> SharedLeases:
        """Become one of the processes of a database."""
        leases = cls(engine, address)
        try:
            async with transaction(engine) as connection:
                await _check_hosts(connection, address)
                leases.key = await _key(connection)
            async with asyncio.timeout(PATIENCE * 5):
                await leases._beat()
        except BaseException:
            await leases._hang_up()
            raise
        leases.task = asyncio.create_task(leases._run(), name="leases")
        return leases

    async def close(self) -> None:
        """Release all leases, so that other processes can take them at once."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self._hang_up()
        with contextlib.suppress(StoreDown):
            async with asyncio.timeout(PATIENCE), transaction(self.engine) as connection:
                await connection.execute(delete(LEASES).where(LEASES.c.server == self.id))
                await connection.execute(delete(SERVERS).where(SERVERS.c.id == self.id))
        self.until = 0.0

    # -- what others ask

    @property
    def is_held(self) -> bool:
        return monotonic() < self.until

    @property
    def is_desk(self) -> bool:
        return self.has_desk and self.is_held

    async def take(self, name: str) -> int | None:
        async with transaction(self.engine) as connection:
            fence: int | None = await connection.scalar(_taking(name, self.id))
            return fence

    async def leader(self, name: str) -> TableLeader | None:
        query = select(SERVERS.c.id, SERVERS.c.address).join(
            LEASES, LEASES.c.server == SERVERS.c.id
        )
        query = query.where(LEASES.c.name == name, SERVERS.c.until > CLOCK)
        async with transaction(self.engine) as connection:
            row = (await connection.execute(query)).first()
        return None if row is None or row.id == self.id else TableLeader(row.id, row.address)

    async def check(self, connection: AsyncConnection, led: set[tuple[str, int]]) -> None:
        if not led:
            return
        pair = tuple_(LEASES.c.name, LEASES.c.fence)
        # shared: whoever wants to take one of these tables waits until this has been written
        query = select(LEASES.c.name).where(pair.in_(sorted(led))).with_for_update(read=True)
        if len((await connection.execute(query)).all()) < len(led):
            raise Fenced("somebody else leads this table")

    async def revoke(self, names: Iterable[str]) -> None:
        async with transaction(self.engine) as connection:
            await connection.execute(delete(LEASES).where(LEASES.c.name.in_(list(names))))
            await connection.execute(select(func.pg_notify(CHANNEL, "")))

    async def throw_out(self, guest: str) -> None:
        row = {"seq": FENCES.next_value(), "guest": guest, "at": CLOCK}
        async with transaction(self.engine) as connection:
            await connection.execute(insert(DEPARTURES).values(row))
            await connection.execute(select(func.pg_notify(CHANNEL, "")))

    async def in_turn(self, connection: AsyncConnection, number: int) -> None:
        await connection.execute(select(func.pg_advisory_xact_lock(number)))

    def here(self, column: Any) -> ColumnElement[bool]:
        mine: ColumnElement[bool] = column.in_(
            select(LEASES.c.name).where(LEASES.c.server == self.id)
        )
        return or_(mine, self.unled(column)) if self.is_desk else mine

    def unled(self, column: Any) -> ColumnElement[bool]:
        led = select(LEASES.c.name).join(SERVERS, SERVERS.c.id == LEASES.c.server)
        free: ColumnElement[bool] = column.not_in(led.where(SERVERS.c.until > CLOCK))
        return free

    @asynccontextmanager
    async def while_living(self, leader: TableLeader) -> AsyncIterator[None]:
        async with asyncio.timeout(None) as limit:
            limits = self.limits.setdefault(leader.id, set())
            limits.add(limit)
            try:
                yield
            finally:
                limits.discard(limit)
                if not limits:
                    self.limits.pop(leader.id, None)

    # -- staying alive

    async def _run(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.woken.wait(), BEAT)
            self.woken.clear()
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._beat()
            except Exception as error:
                if not isinstance(error, (TimeoutError, *broken())):
                    LOG.exception("the leases were not renewed")
                else:
                    LOG.error("the leases were not renewed: %s", type(error).__name__)
                await self._hang_up()
            if not self.is_held:
                self._step_back()

    async def _beat(self) -> None:
        """Renew the leases and apply changes; a process that was silent too long starts over."""
        line = await self._connected()
        started = monotonic()
        new_end = CLOCK + int(LEASE * 1000)
        renewal = update(SERVERS).where(SERVERS.c.id == self.id, SERVERS.c.until > CLOCK)
        if (await line.execute(renewal.values(until=new_end))).rowcount == 0:
            self._step_back()
            started, name = monotonic(), secrets.token_hex(16)
            row = {"id": name, "address": self.address, "host": socket.gethostname()}
            await line.execute(insert(SERVERS).values(**row, until=new_end))
            self.id = name
        self.until = started + LEASE
        await self._compare(line)
        await self._look_around(line)

    async def _compare(self, line: AsyncConnection) -> None:
        """Drop rooms that others lead, give back what is not in memory any more, and take the desk
        if nobody has it."""
        rooms = self.led_tables.led() if self.led_tables is not None else {}
        query = select(LEASES).where((LEASES.c.server == self.id) | (LEASES.c.name == DESK))
        found = (await line.execute(query)).all()
        mine = {row.name: row.fence for row in found if row.server == self.id}
        for name, fence in rooms.items():
            if self.led_tables is not None and mine.get(name) != fence:
                self.led_tables.lose(name, fence)
        for name, fence in mine.items():
            if name != DESK and self.led_tables is not None and not self.led_tables.uses(name):
                same = (LEASES.c.name == name) & (LEASES.c.fence == fence)
                await line.execute(delete(LEASES).where(same, LEASES.c.server == self.id))
        had_desk, self.has_desk = self.has_desk, DESK in mine
        known = {row.id: row.lives for row in await line.execute(select(SERVERS.c.id, LIVES))}
        if not any(row.name == DESK and known.get(row.server) for row in found):
            self.has_desk = await line.scalar(_taking(DESK, self.id)) is not None
        if self.has_desk and not had_desk:
            self.audit.set()
        for name in self.limits.keys() - {name for name, lives in known.items() if lives}:
            for limit in self.limits[name]:
                limit.reschedule(asyncio.get_running_loop().time())
        if self.has_desk and not all(known.values()):
            await line.execute(delete(SERVERS).where(~LIVING))
            gone = LEASES.c.server.not_in(select(SERVERS.c.id))
            await line.execute(delete(LEASES).where(gone))
            self.audit.set()

    async def _look_around(self, line: AsyncConnection) -> None:
        """Close the connections of guests who were signed out elsewhere."""
        age = (CLOCK - DEPARTURES.c.at).label("age")
        found = (await line.execute(select(DEPARTURES.c.seq, DEPARTURES.c.guest, age))).all()
        for row in sorted(found, key=lambda row: int(row.seq)):
            if row.seq not in self.seen and self.led_tables is not None:
                self.led_tables.dismiss(row.guest)
        self.seen = {row.seq for row in found}
        if self.has_desk and any(row.age > REMEMBERED for row in found):
            await line.execute(delete(DEPARTURES).where(DEPARTURES.c.at < CLOCK - REMEMBERED))

    def _step_back(self) -> None:
        """Drop everything in memory, because it may be out of date."""
        self.until = 0.0
        self.has_desk = False
        rooms = self.led_tables.led() if self.led_tables is not None else {}
        if rooms:
            LOG.error("%d tables are given up: the database was not reached in time", len(rooms))
        for name, fence in rooms.items():
            if self.led_tables is not None:
                self.led_tables.lose(name, fence)

    async def _connected(self) -> AsyncConnection:
        if self.line is None:
            line = await self.engine.connect()
            try:
                line = await line.execution_options(isolation_level="AUTOCOMMIT")
                driver: Any = (await line.get_raw_connection()).driver_connection
                await driver.add_listener(CHANNEL, lambda *_: self.woken.set())
            except BaseException:
                await line.close()
                raise
            self.line = line
        return self.line

    async def _hang_up(self) -> None:
        line, self.line = self.line, None
        if line is not None:
            with contextlib.suppress(*broken()):
                await line.invalidate()
            with contextlib.suppress(*broken()):
                await line.close()


LIVING: Final = SERVERS.c.until > CLOCK
LIVES: Final = LIVING.label("lives")


def _taking(name: str, server: str) -> Any:
    """The statement with which a living process takes what nobody living leads, or renews its own
    number; it returns the number."""
    exists = or_(
        select(TABLES.c.id).where(TABLES.c.id == name).exists(),
        select(LESSONS.c.id).where(LESSONS.c.id == name).exists(),
    )
    wanted = select(cast(name, LEASES.c.name.type), SERVERS.c.id, FENCES.next_value())
    wanted = wanted.where(SERVERS.c.id == server, LIVING)
    if name != DESK:
        wanted = wanted.where(exists)
    taking = postgresql.insert(LEASES).from_select(["name", "server", "fence"], wanted)
    living = select(SERVERS.c.id).where(LIVING)
    return taking.on_conflict_do_update(
        index_elements=[LEASES.c.name],
        set_={"server": taking.excluded.server, "fence": taking.excluded.fence},
        where=or_(LEASES.c.server == taking.excluded.server, LEASES.c.server.not_in(living)),
    ).returning(LEASES.c.fence)


async def _key(connection: AsyncConnection) -> str:
    """The secret that all processes of a database share."""
    new = postgresql.insert(SERVER_KEYS).values(name=INNER, value=secrets.token_hex(16))
    await connection.execute(new.on_conflict_do_nothing())
    query = select(SERVER_KEYS.c.value).where(SERVER_KEYS.c.name == INNER)
    return str(await connection.scalar(query))


async def _check_hosts(connection: AsyncConnection, address: str) -> None:
    """Refuse processes on several machines that cannot reach each other."""
    query = select(SERVERS.c.address).where(LIVING, SERVERS.c.host != socket.gethostname())
    others = [row.address for row in await connection.execute(query)]
    if others and any(_is_loopback(one) for one in [address, *others]):
        raise BadData(OTHER_HOST)


def _is_loopback(address: str) -> bool:
    host = address.rpartition(":")[0].strip("[]")
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host in ("", "localhost")
