"""How guests want to be notified that it is their turn, and the queue of notices."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import secrets
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.server.errors import Refused
from tafelrunde.server.schema import NOTICES, SERVER_KEYS, WAYS
from tafelrunde.server.store import Store

MOST: Final = 6  # ways of one guest
WRONG: Final = 5  # wrong codes after which a mail address is forgotten
VAPID: Final = "vapid"
GRACE: Final = 15_000  # milliseconds in which the process of a table sees that somebody is there


class Way(NamedTuple):
    """A way to be notified; `proof` is the hash of the code still to be entered, or None."""

    id: str
    guest: str
    kind: str
    address: str
    keys: dict[str, str]
    language: str
    active: bool
    hours: int
    proof: str | None
    failures: int
    created: int
    sent: int


class Notice(NamedTuple):
    """A queued notice."""

    way: str
    table_id: str
    created: int
    due: int
    tries: int


def _way(row: Any) -> Way:
    values = row._asdict()
    return Way(**{**values, "keys": msgspec.json.decode(values["keys"])})


def hash_of(code: str) -> str:
    """The hash of a code."""
    return hashlib.sha256(code.encode()).hexdigest()


class WayStore:
    """Reading and writing ways and notices."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def _execute(self, *statements: Any) -> None:
        async def work(connection: AsyncConnection) -> None:
            for statement in statements:
                await connection.execute(statement)

        await self.store.write(work)

    async def key(self) -> str:
        """The server's key for push services; empty if there is none yet."""
        query = select(SERVER_KEYS.c.value).where(SERVER_KEYS.c.name == VAPID)
        rows = await self.store.find(query)
        return rows[0].value if rows else ""

    async def keep_key(self, key: str) -> None:
        """Store the server's key for good, unless another process was faster."""
        with contextlib.suppress(IntegrityError):
            await self._execute(insert(SERVER_KEYS).values(name=VAPID, value=key))

    # -- ways

    async def of(self, guest: str) -> list[Way]:
        """The ways of a guest, the oldest first."""
        query = select(WAYS).where(WAYS.c.guest == guest).order_by(WAYS.c.created)
        return [_way(row) for row in await self.store.find(query)]

    async def add(self, way: Way) -> None:
        """Store a new way, replacing an older one with the same address."""
        known = await self.of(way.guest)
        same = [one.id for one in known if (one.kind, one.address) == (way.kind, way.address)]
        if len(known) - len(same) >= MOST:
            raise Refused("too-many")
        values = {**way._asdict(), "keys": msgspec.json.encode(way.keys).decode()}
        await self._execute(
            delete(NOTICES).where(NOTICES.c.way.in_(same)),
            delete(WAYS).where(WAYS.c.id.in_(same)),
            insert(WAYS).values(values),
        )

    async def _own(self, guest: str, name: str) -> Way:
        found = next((way for way in await self.of(guest) if way.id == name), None)
        if found is None:
            raise Refused("not-found")
        return found

    async def remove(self, guest: str, name: str) -> None:
        """Remove a guest's way."""
        await self._own(guest, name)
        await self.forget(name)

    async def forget(self, name: str) -> None:
        """Remove a way and its queued notices."""
        await self._execute(
            delete(NOTICES).where(NOTICES.c.way == name), delete(WAYS).where(WAYS.c.id == name)
        )

    async def change(self, guest: str, name: str, active: bool, hours: int) -> None:
        """Switch a way on or off, or set how often mails may be sent."""
        await self._own(guest, name)
        statements = [update(WAYS).where(WAYS.c.id == name).values(active=active, hours=hours)]
        if not active:
            statements.append(delete(NOTICES).where(NOTICES.c.way == name))  # type: ignore[arg-type]  # any statement
        await self._execute(*statements)

    async def prove(self, guest: str, name: str, code: str) -> None:
        """Confirm a mail address; raises Refused if the code is wrong."""
        way = await self._own(guest, name)
        if way.proof is None:
            return
        if hmac.compare_digest(way.proof, hash_of(code.strip().lower())):
            await self._execute(
                update(WAYS).where(WAYS.c.id == name).values(proof=None, failures=0)
            )
            return
        if way.failures + 1 >= WRONG:
            await self.forget(name)
        else:
            failed = update(WAYS).where(WAYS.c.id == name)
            await self._execute(failed.values(failures=way.failures + 1))
        raise Refused("wrong-code")

    # -- notices

    async def queue(self, guest: str, table: str, now: int, due: int) -> None:
        """Queue a notice for each way of a guest, unless one about this table is queued already."""
        for way in await self.of(guest):
            if way.active and way.proof is None:
                row = Notice(way.id, table, now, due, 0)._asdict()
                try:
                    await self._execute(insert(NOTICES).values(row))
                except IntegrityError:
                    continue

    async def drop(self, guest: str, table: str) -> None:
        """Remove the queued notices to a guest about a table."""
        mine = select(WAYS.c.id).where(WAYS.c.guest == guest)
        here = (NOTICES.c.table_id == table) & NOTICES.c.way.in_(mine)
        await self._execute(delete(NOTICES).where(here))

    async def due(self, now: int, most: int) -> list[tuple[Way, list[Notice]]]:
        """What this process has to look after now, by way: the notices of tables that are its own
        and, at the desk, those that no other process has stopped because somebody is there."""
        leases = self.store.leases
        mine = leases.here(NOTICES.c.table_id)
        if leases.is_desk:
            mine = or_(mine, NOTICES.c.due <= now - GRACE)
        query = select(NOTICES).where(NOTICES.c.due <= now, mine)
        query = query.order_by(NOTICES.c.due).limit(most)
        found: dict[str, list[Notice]] = {}
        for row in await self.store.find(query):
            found.setdefault(row.way, []).append(Notice(**row._asdict()))
        rows = await self.store.find(select(WAYS).where(WAYS.c.id.in_(list(found))))
        return [(_way(row), found[row.id]) for row in rows]

    async def sent(self, way: Way, notices: list[Notice], now: int) -> None:
        """Remove notices that were sent, and note when."""
        await self._execute(
            *[delete(NOTICES).where(_is(notice)) for notice in notices],
            update(WAYS).where(WAYS.c.id == way.id).values(sent=now, failures=0),
        )

    async def put_off(self, notices: list[Notice], due: int, tried: bool) -> None:
        """Postpone notices."""
        await self._execute(
            *[
                update(NOTICES)
                .where(_is(notice))
                .values(due=due, tries=notice.tries + (1 if tried else 0))
                for notice in notices
            ]
        )

    async def give_up(self, notices: list[Notice]) -> None:
        """Remove notices that cannot be delivered."""
        await self._execute(*[delete(NOTICES).where(_is(notice)) for notice in notices])


def _is(notice: Notice) -> Any:
    return (NOTICES.c.way == notice.way) & (NOTICES.c.table_id == notice.table_id)


def new_way(guest: str, kind: str, address: str, language: str, now: int) -> Way:
    """A way that is switched on."""
    name = secrets.token_hex(16)
    return Way(name, guest, kind, address, {}, language, True, 4, None, 0, now, 0)
