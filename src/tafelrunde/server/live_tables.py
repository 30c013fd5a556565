"""All rooms, and how tables are created, found, joined and left."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import Callable, Collection
from typing import Any, Final, cast

import msgspec

from tafelrunde.board.scene import AnyTableGame
from tafelrunde.bots.registry import bot_names
from tafelrunde.core.actions import SPECTATOR, BadData
from tafelrunde.core.game import View, stays_hidden
from tafelrunde.core.journal import Journal
from tafelrunde.core.match import Match
from tafelrunde.games import game_types, load_game
from tafelrunde.server import lessons, puzzles, wire
from tafelrunde.server.aftermath import Aftermath
from tafelrunde.server.costs import Readers
from tafelrunde.server.errors import Fenced, Refused, StoreDown
from tafelrunde.server.inbox import item_of, sorted_inbox
from tafelrunde.server.leaving import lets_watch, look_at, offered, peeks, take_over
from tafelrunde.server.loading import Contents, entries_of, load, new_match
from tafelrunde.server.looking_back import LookingBack
from tafelrunde.server.packs import keep_all, own_data
from tafelrunde.server.progress import begun
from tafelrunde.server.ratings import bot_skill
from tafelrunde.server.replays import forked
from tafelrunde.server.rooms import Room
from tafelrunde.server.settings import Settings
from tafelrunde.server.store import Change, Guest, Place, Record, Store
from tafelrunde.server.telling import is_member, seats_of, summary
from tafelrunde.server.thinking import Thinkers, know_game
from tafelrunde.server.turns import Requester
from tafelrunde.server.visitors import Visitor
from tafelrunde.server.watching import watch, watcher
from tafelrunde.server.wire_puzzles import TakePuzzle

LOG = logging.getLogger(__name__)
DAY: Final = 24 * 3600 * 1000  # milliseconds
PAUSE: Final = 5.0  # seconds until something that failed is tried again
AT_ONCE: Final = 200  # tables whose clocks are looked at in one go


def milliseconds() -> int:
    """Milliseconds since 1970 by the server's clock, the only one that counts."""
    return time.time_ns() // 1_000_000


class LiveTables:
    """Every live table of this server."""

    def __init__(
        self, settings: Settings, store: Store, now: Callable[[], int] = milliseconds
    ) -> None:
        s = self.settings = settings
        self.store = store
        self.leases = store.leases
        self.thinkers = Thinkers(settings.bot_workers, settings.compiled)
        self.now = now
        self.aftermath = Aftermath(settings, store, now, self.is_here)
        self.entropy: Callable[[int], bytes] = secrets.token_bytes  # ids, invitations and seeds
        self.rooms: dict[str, Room] = {}
        self.visitors: set[Visitor] = set()  # also those whose table is still being loaded
        self.readers = Readers(s.read_workers, s.work_seconds, s.work_megabytes, s.compiled)
        self.back = LookingBack(self.readers, s.pages_megabytes << 20)
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.opening = asyncio.Lock()  # of a campaign's games, so that none is opened twice
        self.closing = False
        self.sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        self.checker = asyncio.create_task(self._check(), name="checker")
        self.timekeeper = asyncio.create_task(self._keep_time(), name="timekeeper")
        self.leases.led_tables = self

    def warm_up(self) -> None:
        """Start all processes, without waiting until they know the games."""
        for workers in (self.readers, self.thinkers):  # who loads a table is waited for first
            workers.warm_up(know_game, list(game_types()))

    async def close(self) -> None:
        """Close all rooms and stop the workers of the bots."""
        self.closing = True
        if self.leases.led_tables is self:
            self.leases.led_tables = None
        self.sweeper.cancel()
        self.checker.cancel()
        self.timekeeper.cancel()
        # whoever closes the store must not find them at work in it
        tasks: list[asyncio.Task[Any]] = [self.sweeper, self.checker, self.timekeeper]
        tasks += self.loading.values()
        tasks += [room.task for room in self.rooms.values()]
        for room in list(self.rooms.values()):
            self.discard(room, "restart")
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.aftermath.notices.close()
        self.thinkers.close()
        self.readers.close()

    # -- rooms

    def is_here(self, table: str, guest: str) -> bool:
        """Whether a guest is connected to a table right now."""
        room = self.rooms.get(table)
        return room is not None and any([one.guest == guest for one in room.visitors])

    async def room(self, table: str) -> Room:
        """The live room of a table, loaded from the store if necessary."""
        room = self.rooms.get(table)
        if room is not None and self.leases.is_held:
            return room
        if self.closing or not self.leases.is_held:
            raise Refused("busy")
        task = self.loading.get(table)
        if task is None:
            task = self.loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda done: self._loaded(table, done))
        return await asyncio.shield(task)

    def _loaded(self, table: str, done: asyncio.Task[Room]) -> None:
        del self.loading[table]
        if not done.cancelled():
            done.exception()  # it may be that nobody waits for it any more

    async def _load(self, table: str) -> Room:
        fence = await self.leases.take(table)
        if fence is None:
            there = await self.store.table(table) or await self.store.lesson(table)
            raise Refused("busy", retry_after=1) if there else Refused("not-found")
        contents = await load(self.store, self.readers, table)
        if contents is None:
            puzzle = await puzzles.puzzle_room(self, table, fence)
            self.rooms[table] = puzzle or await lessons.lesson_room(self, table, fence)
            return self.rooms[table]
        contents = contents._replace(fence=fence)
        if contents.broken:
            LOG.error("table %s is broken: %s", table, contents.broken)
            await self.store.commit(Change(contents.record, [], fence=fence))
        room = self.rooms[table] = Room(self, contents)
        return room

    async def known(self, table: str) -> Contents | Room:
        """A table for reading, whichever process leads it."""
        if await self.leases.leader(table) is None:
            return await self.room(table)
        contents = await load(self.store, self.readers, table)
        if contents is None:
            raise Refused("not-found")
        return contents

    def discard(self, room: Room, reason: str) -> None:
        """Drop a room from memory; its visitors reconnect and it is read from the store."""
        if self.rooms.get(room.record.id) is room:
            del self.rooms[room.record.id]
        room.close(reason)

    # -- as one of several processes (leases.LedTables)

    def led(self) -> dict[str, int]:
        """The fencing number of each room."""
        return {name: room.fence for name, room in self.rooms.items()}

    def uses(self, name: str) -> bool:
        """Whether a table is in memory or being loaded."""
        return name in self.rooms or name in self.loading

    def lose(self, name: str, fence: int) -> None:
        """Drop a room that another process now leads."""
        room = self.rooms.get(name)
        if room is not None and room.fence == fence:
            self.discard(room, "reload")

    async def reload(self, tables: Collection[str]) -> None:
        """Make tables be loaded afresh, whichever process leads them."""
        await self.leases.revoke(tables)
        for room in [self.rooms[name] for name in tables if name in self.rooms]:
            self.discard(room, "reload")

    async def throw_out(self, guest: str) -> None:
        """Close all connections of a guest, in all processes."""
        await self.leases.throw_out(guest)
        self.dismiss(guest)

    def dismiss(self, guest: str) -> None:
        """Close all connections of a guest to this process."""
        for visitor in self.visitors:
            if visitor.guest == guest:
                visitor.dismiss("reload")

    async def expire(self) -> int:
        """Remove what has expired (docs/server.md); returns the number of tables removed."""
        s, now = self.settings, self.now()
        days = {
            "waiting": s.keep_waiting_days,
            "playing": s.keep_days,
            "broken": s.keep_days,
            "aborted": s.keep_days,
            "over": s.keep_finished_days,
        }
        rules = [(status, now - kept * DAY) for status, kept in days.items() if kept]
        guests = now - s.keep_days * DAY if s.keep_days else 0
        return await self.store.expire(rules, {*self.rooms, *self.loading}, guests)

    async def _check(self) -> None:
        """Keep the data of all games, and name the tables that are damaged; all others are served
        meanwhile and afterwards."""
        try:
            await keep_all(self.store)
            await self._rate()
            async for table, reason in self.store.damaged():
                LOG.error("table %s is damaged: it %s", table, reason)
        except (StoreDown, Refused) as error:
            LOG.error("the tables were not checked: %s", error)
        while not self.leases.alone:
            try:
                await self._rate()
            except (StoreDown, Refused) as error:
                LOG.error("finished games wait to be rated: %s", error)
                self.leases.audit.set()
                await asyncio.sleep(PAUSE)

    async def _rate(self) -> None:
        """When needed: rate finished games whose process was stopped before it could."""
        await self.leases.audit.wait()
        self.leases.audit.clear()
        for table in await self.aftermath.ratings.unsettled():
            found = await self.known(table)
            if found.match is not None:
                record, places, match = found.record, found.places, found.match
                await self.aftermath.ratings.settle(record, places, match, self.now())

    async def _sweep(self) -> None:
        """Unload rooms nobody has visited for a while, and twice a day remove what has expired."""
        limit = self.settings.idle_seconds * 1000
        expired = 0
        while True:
            if self.now() - expired > DAY // 2 and self.leases.is_desk:
                expired = self.now()
                try:
                    await self.expire()
                except StoreDown as error:
                    LOG.error("old tables stay: %s", error)
            await asyncio.sleep(max(0.05, limit / 4000))
            for room in list(self.rooms.values()):
                if room.is_idle and self.now() - room.used >= limit:
                    self.discard(room, "reload")

    async def look_at_clocks(self) -> None:
        """Wake tables where a clock has run out, or a bot has to act while everybody is away."""
        for table in await self.store.due(self.now(), AT_ONCE):
            try:
                room = await self.room(table)
                await room.post(lambda: look_at(room))  # noqa: B023
            except Refused as refused:
                LOG.error("nobody looks at table %s: %s", table, refused.code)
            except Fenced:
                LOG.info("table %s is looked at elsewhere", table)

    async def _keep_time(self) -> None:
        """Check the clocks periodically; failures are logged and retried."""
        while True:
            await asyncio.sleep(self.settings.clock_ms / 1000)
            try:
                await self.look_at_clocks()
            except StoreDown as error:
                LOG.error("the clocks were not looked at: %s", error)

    # -- tables

    async def create(
        self, guest: Guest, wanted: wire.NewTable, campaign: str | None = None
    ) -> wire.Summary:
        """A new table; without free seats it begins at once."""
        if wanted.game not in game_types():
            raise Refused("not-found")
        game = load_game(wanted.game)
        try:
            options = game.resolve(wanted.options)
            game.check_players(len(wanted.seats))
        except BadData as error:
            raise Refused("bad-request", str(error)) from error
        places = [_place(number, seat, guest) for number, seat in enumerate(wanted.seats)]
        record = self._record(game, guest, len(places), wanted.open)
        _check_bot(wanted.manners.bot)
        manners = msgspec.to_builtins(wanted.manners)
        record = record._replace(options=dict(options), campaign=campaign, manners=manners)
        record = record._replace(chat=wanted.chat, rated=wanted.rated)
        _check_rated(record, wanted)
        entries: list[str] = []
        match: Match | None = None
        if not any(place.free for place in places):
            match = new_match(game, record)
            record, entries = begun(record, places, match, self.now()), entries_of(match, 0)
        await self.store.add_table(record, places, entries)
        if match is not None:
            await self.aftermath.begun(record, places, match)
        return self._summary(record, places, guest.id)

    def _record(self, game: AnyTableGame, guest: Guest, players: int, is_open: bool) -> Record:
        table, now = self.entropy(16).hex(), self.now()
        return Record(
            id=table,
            game=game.id,
            version=game.version,
            pack=game.pack.digest,
            options={},
            players=players,
            seed=self.entropy(32),
            salt=table,
            invite=self.entropy(16).hex(),
            open=is_open,
            owner=guest.id,
            status="waiting",
            pending=[],
            winners=[],
            undo=[],
            entries=0,
            digest="",
            forked=False,
            created=now,
            updated=now,
        )

    async def tables(self, guest: Guest | None) -> wire.Tables:
        """The guest's tables, and the lobby."""
        name = guest.id if guest else None
        mine = await self.store.tables_of(guest.id) if guest else []
        tables = [self._summary(record, places, name) for record, places in mine]
        return wire.Tables(tables, await self._lobby(name))

    async def _lobby(self, guest: str | None) -> list[wire.Summary]:
        """The open tables, without those that are closed to onlookers and have no free seat."""
        found = [self._summary(r, p, guest) for r, p in await self.store.open_tables()]
        return [table for table in found if table.status == "waiting" or table.manners.onlookers]

    def _summary(self, record: Record, places: list[Place], guest: str | None) -> wire.Summary:
        room = self.rooms.get(record.id)
        return summary(record, places, guest, room.connected if room else set(), self.now())

    async def about(self, table: str, guest: Guest) -> wire.Summary:
        """The summary of a table for this guest, whichever process leads it."""
        found = await self.known(table)
        return self._summary(found.record, found.places, guest.id)

    async def inbox(self, guest: Guest | None, language: str) -> wire.Inbox:
        """A guest's inbox and the lobby, made without loading any game."""
        name = guest.id if guest is not None else ""
        items = [
            item_of(record, places, name, self._summary(record, places, name), language)
            for record, places in (await self.store.tables_of(name) if name else [])
        ]
        return sorted_inbox(items, await self._lobby(name or None))

    async def visit(self, table: str, guest: Guest | None) -> Room:
        """The room of a table that this guest may see."""
        room = await self.room(table)
        name = guest.id if guest is not None else None
        if is_member(room.record, room.places, name):
            return room
        known = await watcher(self.store, table, name) if name is not None else None
        if known is not None and known.seat is not None:
            return room  # who had a seat may see what becomes of it
        if (room.record.open or known is not None) and lets_watch(room):
            return room
        raise Refused("not-found")

    async def invited(self, table: str, guest: Guest, invite: str | None) -> Room:
        """The room of a table for a guest with an invitation, or one who needs none."""
        try:
            return await self.visit(table, guest)
        except Refused:
            room = await self.room(table)
            if invite is None:
                raise
            looks_on = peeks(room, invite) and lets_watch(room)
            seated = self._invites(room.record, invite) or offered(room, invite) is not None
            if not seated and not looks_on:
                raise Refused("wrong-invite") from None
            return room

    def _invites(self, record: Record, invite: str | None) -> bool:
        """Whether this is the table's invitation, and it has not expired."""
        fits = hmac.compare_digest((invite or "").encode(), record.invite.encode())
        fresh = self.now() - record.created < self.settings.invite_days * DAY
        return fits and fresh and record.status != "over"

    async def join(self, table: str, guest: Guest, wanted: wire.Join) -> wire.Summary:
        """Give a guest a free seat; returns the summary of the table."""
        room = await self.invited(table, guest, wanted.invite)
        seat = offered(room, wanted.invite)
        if seat is not None:
            await room.post(lambda: take_over(room, guest, seat, wanted.invite))
            return room.summary(guest.id)
        # Who may only watch a private table needs the invitation to sit down.
        known = room.record.open or guest.id == room.record.owner
        if not known and not self._invites(room.record, wanted.invite):
            raise Refused("wrong-invite")
        return await room.post(lambda: room.join(guest.id, guest.name, wanted.seat))

    async def watch(self, table: str, guest: Guest, wanted: wire.Watch) -> wire.Summary:
        """Let a guest watch a table; returns its summary."""
        room = await self.invited(table, guest, wanted.invite)
        if not room.is_lesson:
            await watch(self.store, table, guest.id)
        return room.summary(guest.id, wanted.invite)

    # -- looking back

    async def replay(
        self,
        table: str,
        guest: Guest | None,
        at: int | None,
        seat: int | None,
        event: int | None = None,
    ) -> wire.Replayed:
        """An earlier position as the guest's seat saw it, or the public, with its film.

        Instead of a step an event can be named: its step is that after which it had been told.
        """
        room, match = await self._begun(table, guest)
        if room.is_lesson:
            raise Refused("not-found")
        observer = _observer(seats_of(room.places, guest.id if guest else None), seat)
        about = room.summary(guest.id if guest else None)
        return await self.back.replayed(room.record, match, observer, about, at, event)

    async def take_lesson(self, guest: Guest, lesson: str, wanted: wire.TakeLesson) -> wire.Summary:
        """A guest's lesson as a table; open connections follow to the requested step."""
        about = await lessons.take(self.store, guest, lesson, wanted, self.now())
        if wanted.step is not None:
            await self.reload([about.id])
        return about

    async def take_puzzle(self, guest: Guest, game: str, wanted: TakePuzzle) -> wire.Summary:
        """A guest's puzzle table; open connections are shown the requested puzzle."""
        about, puzzle = await puzzles.take(self.store, guest, game, wanted, self.now())
        room = self.rooms.get(about.id)
        if isinstance(room, puzzles.PuzzleRoom):
            await room.post(lambda: room.lay(puzzle))
        else:
            await self.reload([about.id])  # another process may lead it
        return about

    async def look(self, table: str, guest: Guest | None, a: int, b: int) -> View:
        """The line of sight between two places, at tables where nothing is hidden."""
        _, match = await self._begun(table, guest)
        try:
            found = cast(AnyTableGame, match.game).look(match.state, a, b)
        except IndexError:
            found = None
        if found is None:
            raise Refused("not-found")
        return found

    async def journal(self, table: str, guest: Guest | None) -> Journal:
        """The journal of a finished game."""
        _, match = await self._revealed(table, guest)
        return match.journal()

    async def fork(self, table: str, guest: Guest, wanted: wire.Fork) -> wire.Summary:
        """A new table that continues from a step of a finished game, against bots."""
        room, match = await self._revealed(table, guest)
        for bot in wanted.bots:
            _check_bot(bot)
        own = seats_of(room.places, guest.id) or (wanted.seat or 0,)
        if wanted.seat is not None and wanted.seat >= room.record.players:
            raise Refused("not-found")
        observer = _observer(seats_of(room.places, guest.id), None)
        found = await self.back.steps_of(room.record, match, observer)
        if wanted.at >= len(found):
            raise Refused("not-found")
        return await self._fork(room, match, found[wanted.at].entries, guest, own, wanted.bots)

    async def _fork(
        self,
        room: Room,
        match: Match,
        length: int,
        guest: Guest,
        own: tuple[int, ...],
        bots: list[str],
    ) -> wire.Summary:
        """A table that goes on from a length of the journal; `own` are the guest's seats."""
        old = room.record
        names = [bots[min(i, len(bots) - 1)] for i in range(old.players)]
        places = []
        for seat in range(old.players):
            mine = Place(seat, guest.id, room.places[seat].name or guest.name)
            places.append(mine if seat in own else _bot(seat, names.pop(0)))
        record = self._record(load_game(old.game), guest, old.players, False)._replace(
            pack=old.pack, options=old.options, seed=old.seed, salt=old.salt, forked=True
        )
        record = record._replace(manners=msgspec.to_builtins(wire.Manners(practice=True)))
        whose, data = Requester("", old.id), own_data(match.game)
        record, entries = await self.readers.ask(
            forked, old, list(match.entries), data, length, record, whose=whose
        )
        if record.status == "over":
            raise Refused("nothing-left")
        await self.store.add_table(record, places, entries)
        return self._summary(record, places, guest.id)

    async def _begun(self, table: str, guest: Guest | None) -> tuple[Room, Match]:
        room = await self.visit(table, guest)
        if room.broken:
            raise Refused("broken-table", room.broken)
        if room.match is None:
            raise Refused("not-started")
        name = guest.id if guest is not None else None
        if room.onlookers.lags(name):
            return room, await room.post(lambda: room.onlookers.match_for(name))
        return room, room.match

    async def _revealed(self, table: str, guest: Guest | None) -> tuple[Room, Match]:
        """The match of a finished game, refused unless everything may be revealed."""
        room, match = await self._begun(table, guest)
        if room.is_lesson:
            raise Refused("not-found")
        if not match.state.over:
            raise Refused("not-over")
        if stays_hidden(match.options):
            raise Refused("stays-hidden")
        return room, match


def _observer(own: tuple[int, ...], seat: int | None) -> int:
    """The observer as whom a guest sees earlier positions."""
    if seat is not None and seat not in own:
        raise Refused("not-found")
    return seat if seat is not None else own[0] if own else SPECTATOR


def _check_rated(record: Record, wanted: wire.NewTable) -> None:
    """Refuse a rated table where nobody can be rated, or a guest would play themselves."""
    if not record.rated:
        return
    kinds = [seat.kind for seat in wanted.seats]
    if kinds.count("me") > 1 or kinds.count("bot") == len(kinds) or len(kinds) < 2:
        raise Refused("bad-request", "at a rated table everybody has one seat, and a person plays")
    if record.campaign is not None:
        raise Refused("bad-request", "games of a campaign are not rated")
    if wanted.manners.clock == "none":
        raise Refused("bad-request", "a rated table has a clock, or nobody would have to lose")
    for seat in wanted.seats:
        if seat.kind == "bot" and bot_skill(record.game, seat.bot or "") is None:
            raise Refused("bad-request", "nobody knows how strong this bot is")


def _check_bot(bot: str) -> str:
    if bot not in bot_names():
        raise Refused("bad-request", f"there is no bot {bot!r}")
    return bot


def _bot(seat: int, bot: str) -> Place:
    return Place(seat, bot=_check_bot(bot))


def _place(number: int, seat: wire.NewSeat, guest: Guest) -> Place:
    """A seat of a new table."""
    if seat.kind == "me":
        return Place(number, guest.id, seat.name or guest.name)
    if seat.kind == "bot":
        if seat.bot is None:
            raise Refused("bad-request", "a bot's seat names its bot")
        return _bot(number, seat.bot)._replace(name=seat.name)
    return Place(number)
