"""A guest's identity across browsers, their stored data, and their deletion."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import Table, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.server import phrases
from tafelrunde.server.errors import Refused
from tafelrunde.server.passkeys import Passkey
from tafelrunde.server.schema import (
    CAMPAIGNS,
    COMMANDS,
    DEVICES,
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
from tafelrunde.server.store import Guest, Store, device
from tafelrunde.server.wire import Manners
from tafelrunde.server.wire_people import Account, Device, NewPhrase, PasskeySummary

MOST_DEVICES = 20  # of one guest; the one that was not used for longest goes
MOST_PASSKEYS = 10
HOUR = 3_600_000


class Identity:
    """Reading and writing devices, recovery phrases and passkeys."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def account(self, guest: Guest, token_hash: str, passkeys_here: bool) -> Account:
        """A guest's devices, passkeys and recovery phrase, as the guest sees them."""
        created = await self.store.find(select(GUESTS.c.created).where(GUESTS.c.id == guest.id))
        phrase = await self.store.find(select(PHRASES.c.created).where(PHRASES.c.guest == guest.id))
        devices = [
            Device(row.id, row.label, row.created, row.used, row.token_hash == token_hash)
            for row in await self._rows(DEVICES, guest.id)
        ]
        passkeys = [
            PasskeySummary(row.id, row.label, row.created, row.used)
            for row in await self._rows(PASSKEYS, guest.id)
        ]
        return Account(
            name=guest.name,
            created=created[0].created,
            devices=sorted(devices, key=lambda device: -device.used),
            passkeys=sorted(passkeys, key=lambda passkey: passkey.created),
            phrase=phrase[0].created if phrase else None,
            passkeys_here=passkeys_here,
        )

    async def _rows(self, rows: Table, guest: str) -> list[Any]:
        return list(await self.store.find(select(rows).where(rows.c.guest == guest)))

    async def _execute(self, *statements: Any) -> None:
        async def work(connection: AsyncConnection) -> None:
            for statement in statements:
                await connection.execute(statement)

        await self.store.write(work)

    # -- devices

    async def add_device(self, guest: str, token_hash: str, now: int, label: str) -> None:
        """Let another browser be this guest."""
        known = sorted(await self._rows(DEVICES, guest), key=lambda row: -int(row.used))
        old = [row.id for row in known[MOST_DEVICES - 1 :]]
        await self._execute(
            delete(DEVICES).where(DEVICES.c.id.in_(old)),
            insert(DEVICES).values(device(guest, token_hash, now, label)),
        )

    async def touch(self, token_hash: str, now: int) -> None:
        """Note roughly when a device was used."""
        here = (DEVICES.c.token_hash == token_hash) & (DEVICES.c.used < now - HOUR)
        if await self.store.find(select(DEVICES.c.id).where(here)):
            await self._execute(update(DEVICES).where(here).values(used=now))

    async def end_device(self, guest: str, name: str) -> None:
        """Sign a device out."""
        here = (DEVICES.c.guest == guest) & (DEVICES.c.id == name)
        if not await self.store.find(select(DEVICES.c.id).where(here)):
            raise Refused("not-found")
        await self._execute(delete(DEVICES).where(here))

    # -- recovery phrase

    async def new_phrase(self, guest: str, now: int) -> NewPhrase:
        """Create a new phrase for a guest; the previous one becomes invalid."""
        while True:
            phrase = phrases.new_phrase()
            row = {
                "guest": guest,
                "finder": phrases.finder(phrase),
                "verifier": await phrases.hash_of(phrase),
                "created": now,
            }
            try:
                await self._execute(
                    delete(PHRASES).where(PHRASES.c.guest == guest), insert(PHRASES).values(row)
                )
            except IntegrityError:
                continue  # somebody's phrase begins with the same words
            pairs = [phrases.words()[number] for number in phrase]
            return NewPhrase([german for german, _ in pairs], [english for _, english in pairs])

    async def by_phrase(self, text: str) -> Guest:
        """The guest with this phrase."""
        phrase = phrases.read_phrase(text)
        if phrase is not None:
            query = select(PHRASES.c.guest, PHRASES.c.verifier)
            rows = await self.store.find(query.where(PHRASES.c.finder == phrases.finder(phrase)))
            if rows and await phrases.proves(phrase, rows[0].verifier):
                return await self._guest(rows[0].guest)
        raise Refused("wrong-phrase")

    async def _guest(self, name: str) -> Guest:
        rows = await self.store.find(select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.id == name))
        if not rows:
            raise Refused("not-found")
        return Guest(rows[0].id, rows[0].name)

    # -- passkeys

    async def passkeys_of(self, guest: str) -> list[str]:
        """The ids of a guest's passkeys."""
        return [row.id for row in await self._rows(PASSKEYS, guest)]

    async def passkey(self, name: object) -> Passkey | None:
        """A passkey by its id."""
        if not isinstance(name, str) or len(name) > 1400:
            return None
        columns = [PASSKEYS.c[field] for field in Passkey._fields]
        rows = await self.store.find(select(*columns).where(PASSKEYS.c.id == name))
        return Passkey(**rows[0]._asdict()) if rows else None

    async def add_passkey(self, passkey: Passkey, label: str, now: int) -> None:
        """Store a passkey."""
        if len(await self.passkeys_of(passkey.guest)) >= MOST_PASSKEYS:
            raise Refused("too-many")
        row = {**passkey._asdict(), "label": label, "created": now, "used": now}
        try:
            await self._execute(insert(PASSKEYS).values(row))
        except IntegrityError:
            raise Refused("wrong-passkey") from None

    async def used_passkey(self, passkey: Passkey, uses: int, now: int) -> Guest:
        """Note that a passkey was used; returns its guest."""
        here = PASSKEYS.c.id == passkey.id
        await self._execute(update(PASSKEYS).where(here).values(uses=uses, used=now))
        return await self._guest(passkey.guest)

    async def remove_passkey(self, guest: str, name: str) -> None:
        """Remove a passkey."""
        here = (PASSKEYS.c.guest == guest) & (PASSKEYS.c.id == name)
        if not await self.store.find(select(PASSKEYS.c.id).where(here)):
            raise Refused("not-found")
        await self._execute(delete(PASSKEYS).where(here))

    # -- everything of one's own

    async def data(self, guest: Guest) -> dict[str, Any]:
        """Everything that is kept about a guest; of tables what their player may know anyway."""
        left = await self.store.find(select(SEATS).where(SEATS.c.former == guest.id))
        seats = [*await self._rows(SEATS, guest.id), *left]
        mine: dict[str, list[int]] = {}
        for seat in seats:
            mine.setdefault(seat.table_id, []).append(seat.seat)
        which = TABLES.c.id.in_(list(mine)) | (TABLES.c.owner == guest.id)
        told = ("id", "game", "options", "players", "status", "winners", "created", "updated")
        tables = await self.store.find(select(*[TABLES.c[name] for name in told]).where(which))
        rows = {
            "devices": (DEVICES, ("label", "created", "used")),
            "passkeys": (PASSKEYS, ("id", "label", "created", "used")),
            "phrase": (PHRASES, ("created",)),
            "messages": (MESSAGES, ("table_id", "channel", "text", "at")),
            "reactions": (REACTIONS, ("table_id", "number", "sign")),
            "campaigns": (CAMPAIGNS, ("id", "game", "start", "created")),
            "watching": (WATCHERS, ("table_id", "seat")),
            "reports": (REPORTS, ("table_id", "number")),
            "lessons": (LESSONS, ("game", "step", "finished", "updated")),
            "puzzles": (PUZZLES, ("game", "puzzle", "solved", "updated")),
            "ratings": (RATINGS, ("game", "players", "mu", "sigma", "games", "updated")),
            "results": (RESULTS, ("table_id", "game", "players", "side", "place", "at")),
            "notices": (WAYS, ("kind", "address", "active", "hours", "created")),
        }
        found: dict[str, Any] = {"name": guest.name, "id": guest.id}
        found["tables"] = [{**row._asdict(), "seats": mine.get(row.id, [])} for row in tables]
        for name, (table, columns) in rows.items():
            found[name] = [
                {column: getattr(row, column) for column in columns}
                for row in await self._rows(table, guest.id)
            ]
        return found

    async def delete(self, guest: str, now: int) -> set[str]:
        """Forget a guest. Games stay readable for the others: the seat keeps no name, and belongs
        to somebody whom nobody knows; in a game under way the bot of the table takes it at once,
        before it begins it is free again. Returns the tables that are changed by it."""
        stranger = secrets.token_hex(16)
        seats = await self._rows(SEATS, guest)
        under_way = select(TABLES.c.id, TABLES.c.manners).where(
            TABLES.c.id.in_([row.table_id for row in seats]), TABLES.c.status == "playing"
        )
        playing = [
            (row.id, msgspec.json.decode(row.manners, type=Manners).bot)
            for row in await self.store.find(under_way)
        ]
        owned = await self.store.find(select(TABLES.c.id).where(TABLES.c.owner == guest))

        waiting = select(TABLES.c.id).where(TABLES.c.status == "waiting")
        mine = SEATS.c.guest == guest
        said = MESSAGES.c.guest == guest
        ways = select(WAYS.c.id).where(WAYS.c.guest == guest)
        campaigns = select(CAMPAIGNS.c.id).where(CAMPAIGNS.c.guest == guest)
        statements = [
            update(SEATS).where(mine, SEATS.c.table_id.in_(waiting)).values(guest=None, name=None),
            *[
                update(SEATS)
                .where(mine, SEATS.c.table_id == table)
                .values(guest=None, name=None, bot=bot, former=stranger, offer=None, order=None)
                for table, bot in playing
            ],
            update(TABLES).where(TABLES.c.id.in_([table for table, _ in playing])).values(due=now),
            update(SEATS).where(mine).values(guest=stranger, name=None),
            update(SEATS)
            .where(SEATS.c.former == guest)
            .values(former=stranger, name=None, offer=None),
            update(TABLES).where(TABLES.c.owner == guest).values(owner=stranger),
            update(TABLES).where(TABLES.c.campaign.in_(campaigns)).values(campaign=None),
            update(COMMANDS).where(COMMANDS.c.guest == guest).values(guest=stranger),
            update(MESSAGES).where(said).values(guest=None, name=None, text="", removed=True),
            update(RESULTS).where(RESULTS.c.guest == guest).values(guest=None, name=None),
            delete(NOTICES).where(NOTICES.c.way.in_(ways)),
        ]
        owners = (REACTIONS, REPORTS, MUTED, WATCHERS, CAMPAIGNS, LESSONS, RATINGS, WAYS)
        for rows in (*owners, PUZZLES, PASSKEYS, PHRASES, DEVICES):
            statements.append(delete(rows).where(rows.c.guest == guest))
        statements.append(delete(GUESTS).where(GUESTS.c.id == guest))
        await self._execute(*statements)
        return {row.table_id for row in seats} | {row.id for row in owned}
