"""Removing tables with all that belongs to them, and guests who have nothing here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.server.schema import (
    CAMPAIGNS,
    COMMANDS,
    DEVICES,
    ENTRIES,
    GUESTS,
    LESSONS,
    MESSAGES,
    MUTED,
    NOTICES,
    PASSKEYS,
    PHRASES,
    PUZZLES,
    RATINGS,
    REACTIONS,
    REPORTS,
    RESULTS,
    SEATS,
    TABLES,
    WATCHERS,
    WAYS,
)

Work = Callable[[AsyncConnection], Awaitable[None]]


def removal(tables: list[str]) -> Work:
    """A write that removes tables with all that belongs to them."""

    async def work(connection: AsyncConnection) -> None:
        said = (REACTIONS, REPORTS, MUTED, MESSAGES, NOTICES)
        for owned in (ENTRIES, COMMANDS, SEATS, WATCHERS, *said):
            await connection.execute(delete(owned).where(owned.c.table_id.in_(tables)))
        never = RESULTS.c.table_id.in_(tables) & (RESULTS.c.place == 0)
        await connection.execute(delete(RESULTS).where(never))
        await connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))

    return work


def forget_guests(before: int) -> Work:
    """A write that deletes guests who came before a given time and have nothing here."""
    used = [
        *(SEATS.c.guest, SEATS.c.former, TABLES.c.owner, CAMPAIGNS.c.guest, WATCHERS.c.guest),
        *(PASSKEYS.c.guest, PHRASES.c.guest, RATINGS.c.guest),
    ]
    idle = [GUESTS.c.id.not_in(select(column).where(column.is_not(None))) for column in used]

    async def work(connection: AsyncConnection) -> None:
        for taken in (LESSONS, PUZZLES):
            await connection.execute(delete(taken).where(taken.c.updated < before))
        await connection.execute(delete(GUESTS).where(GUESTS.c.created < before, *idle))
        for owned in (DEVICES, WAYS):
            gone = owned.c.guest.not_in(select(GUESTS.c.id))
            await connection.execute(delete(owned).where(gone))

    return work
