"""Who may look on at a private table, and who once had a seat there."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.server.schema import WATCHERS
from tafelrunde.server.store import Store


class Watcher(NamedTuple):
    """A guest who may look on; `seat` is the seat they used to have, if any."""

    seat: int | None


async def watcher(store: Store, table: str, guest: str) -> Watcher | None:
    """A guest's permission to look on at a table, if there is one."""
    here = (WATCHERS.c.table_id == table) & (WATCHERS.c.guest == guest)
    rows = await store.find(select(WATCHERS.c.seat).where(here))
    return Watcher(rows[0].seat) if rows else None


async def watch(store: Store, table: str, guest: str, seat: int | None = None) -> None:
    """Allow a guest to look on; `seat` is one that the guest has just lost or given away."""
    known = await watcher(store, table, guest)
    if known is not None and (seat is None or known.seat is not None):
        return
    here = (WATCHERS.c.table_id == table) & (WATCHERS.c.guest == guest)
    row = {"table_id": table, "guest": guest, "seat": seat}
    query = insert(WATCHERS).values(row) if known is None else None
    changed = update(WATCHERS).where(here).values(seat=seat)

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(changed if query is None else query)

    await store.write(work)


async def forget_watchers(store: Store, table: str) -> None:
    """Revoke the permission of all onlookers except those who had a seat."""
    strangers = (WATCHERS.c.table_id == table) & WATCHERS.c.seat.is_(None)

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(delete(WATCHERS).where(strangers))

    await store.write(work)
