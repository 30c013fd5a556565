"""A guest's current puzzle in each game, and which ones were solved."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.server.schema import PUZZLES
from tafelrunde.server.store import Store


class StoredPuzzle(NamedTuple):
    """A guest's current puzzle of a game, and which ones were solved, as JSON."""

    id: str
    guest: str
    game: str
    puzzle: str
    solved: str
    updated: int


async def puzzle_at(store: Store, table: str) -> StoredPuzzle | None:
    """The stored puzzle of a table, if it is a puzzle table."""
    return await _found(store, PUZZLES.c.id == table)


async def puzzle_of(store: Store, guest: str, game: str) -> StoredPuzzle | None:
    """A guest's stored puzzle of a game, if any."""
    return await _found(store, _of(guest, game))


async def keep_puzzle(store: Store, stored: StoredPuzzle, fence: int | None = None) -> None:
    """Store a guest's progress in a game's puzzles, replacing what was stored before.

    The table of puzzles names the number under which it is led.
    """

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(delete(PUZZLES).where(_of(stored.guest, stored.game)))
        await connection.execute(insert(PUZZLES), stored._asdict())

    await (store.write(work) if fence is None else store.write_led(stored.id, fence, work))


def _of(guest: str, game: str) -> ColumnElement[bool]:
    return (PUZZLES.c.guest == guest) & (PUZZLES.c.game == game)


async def _found(store: Store, which: ColumnElement[bool]) -> StoredPuzzle | None:
    rows = await store.find(select(PUZZLES).where(which))
    return StoredPuzzle(**rows[0]._asdict()) if rows else None
