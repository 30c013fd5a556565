"""Storage of a table's chat, which is removed together with the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Row, Table, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.server.schema import MESSAGES, MUTED, REACTIONS, REPORTS, TABLES
from tafelrunde.server.store import Store


class Line(NamedTuple):
    """A message; its guest is None once that guest has been deleted."""

    number: int
    id: str
    channel: str
    guest: str | None
    seat: int | None
    name: str | None
    text: str
    at: int
    removed: bool


Loaded = tuple[dict[int, Line], dict[int, dict[str, str]], dict[int, set[str]], set[str]]


class TalkStore:
    """Reading and writing the chat of one table."""

    def __init__(self, store: Store, table: str, fence: int) -> None:
        self.store = store
        self.table = table
        self.fence = fence  # the number under which the table is led

    async def load(self) -> Loaded:
        """All messages with their reactions and reports, and who is muted."""
        rows = await self.store.find(
            select(*[MESSAGES.c[name] for name in Line._fields])
            .where(MESSAGES.c.table_id == self.table)
            .order_by(MESSAGES.c.number)
        )
        lines = {row.number: Line(**row._asdict()) for row in rows}
        signs: dict[int, dict[str, str]] = {}
        for row in await self._of(REACTIONS):
            signs.setdefault(row.number, {})[row.guest] = row.sign
        reports: dict[int, set[str]] = {}
        for row in await self._of(REPORTS):
            reports.setdefault(row.number, set()).add(row.guest)
        return lines, signs, reports, {row.guest for row in await self._of(MUTED)}

    async def _of(self, rows: Table) -> Sequence[Row[Any]]:
        return await self.store.find(select(rows).where(rows.c.table_id == self.table))

    async def say(self, line: Line, old: list[int]) -> None:
        """Store a message and delete the oldest beyond the limit."""

        async def work(connection: AsyncConnection) -> None:
            if old:
                for rows in (REACTIONS, REPORTS, MESSAGES):
                    here = (rows.c.table_id == self.table) & rows.c.number.in_(old)
                    await connection.execute(delete(rows).where(here))
            values = {"table_id": self.table, **line._asdict()}
            await connection.execute(insert(MESSAGES), values)

        await self.store.write_led(self.table, self.fence, work)

    async def react(self, number: int, guest: str, sign: str | None) -> None:
        """Store a guest's reaction to a message, replacing an earlier one."""
        here = (
            (REACTIONS.c.table_id == self.table)
            & (REACTIONS.c.number == number)
            & (REACTIONS.c.guest == guest)
        )

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(REACTIONS).where(here))
            if sign is not None:
                row = {"table_id": self.table, "number": number, "guest": guest, "sign": sign}
                await connection.execute(insert(REACTIONS), row)

        await self.store.write_led(self.table, self.fence, work)

    async def report(self, number: int, guest: str) -> None:
        """Store that a guest reported a message."""
        row = {"table_id": self.table, "number": number, "guest": guest}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(REPORTS), row)

        await self.store.write_led(self.table, self.fence, work)

    async def remove(self, number: int) -> None:
        """Delete the text of a message."""
        here = (MESSAGES.c.table_id == self.table) & (MESSAGES.c.number == number)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(MESSAGES).where(here).values(text="", removed=True))

        await self.store.write_led(self.table, self.fence, work)

    async def mute(self, guest: str, muted: bool) -> None:
        """Store that a guest is muted, or no longer muted."""
        row = {"table_id": self.table, "guest": guest}
        here = (MUTED.c.table_id == self.table) & (MUTED.c.guest == guest)

        async def work(connection: AsyncConnection) -> None:
            if muted:
                await connection.execute(insert(MUTED), row)
            else:
                await connection.execute(delete(MUTED).where(here))

        await self.store.write_led(self.table, self.fence, work)

    async def set_chat(self, chat: str) -> None:
        """Store who may write at the table."""
        query = update(TABLES).where(TABLES.c.id == self.table).values(chat=chat)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(query)

        await self.store.write_led(self.table, self.fence, work)
