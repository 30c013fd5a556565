"""A room: one live table. Its own task takes one command after the other.

A command is played in memory, stored, and only then acknowledged and told. Whatever goes
wrong on the way, the room is thrown away: what the store says is what has happened.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol, TypeVar, cast

from tafelrunde.board.scene import AnyTableGame
from tafelrunde.core.actions import SPECTATOR, Action, IllegalAction, Refusal
from tafelrunde.core.data import plain
from tafelrunde.core.match import Match
from tafelrunde.games import load_game
from tafelrunde.server import wire
from tafelrunde.server.bots import Bots
from tafelrunde.server.errors import Refused, message
from tafelrunde.server.loading import Contents, entries_of, new_match, record_of
from tafelrunde.server.settings import Settings
from tafelrunde.server.store import Change, Given, Place, SeatTaken, Store
from tafelrunde.server.telling import Telling, seats_of, summary
from tafelrunde.server.thinking import Task, Thinkers, advise, set_up, task_for
from tafelrunde.server.turns import Whose
from tafelrunde.server.visitors import Visitor

LOG = logging.getLogger(__name__)
T = TypeVar("T")
Job = Callable[[], Awaitable[Any]]
REFUSALS: Final = 256  # that a table remembers


class RoomContext(Protocol):
    """What a room needs from the server it runs in."""

    settings: Settings
    store: Store
    thinkers: Thinkers

    def now(self) -> int:
        """Milliseconds since 1970."""
        ...

    def discard(self, room: Room, reason: str) -> None:
        """Drop a room from memory; its visitors reconnect and it is loaded anew."""
        ...


class Room:
    """A live table and everybody who looks at it."""

    def __init__(self, context: RoomContext, contents: Contents) -> None:
        self.context = context
        self.record, self.places, self.match, self.answers, self.broken = contents
        self.kept = Telling(self.record, self.places, self.match)
        self.refusals: dict[str, Given] = {}  # the latest, by command
        self.visitors: list[Visitor] = []
        self.bots = Bots(self)
        self.jobs: asyncio.Queue[tuple[Job, asyncio.Future[Any]]] = asyncio.Queue(
            context.settings.queue
        )
        self.closed = False
        self.working = False
        self.used = context.now()
        self.task = asyncio.create_task(self._run(), name=f"table {self.record.id}")

    # -- one thing after the other

    async def post(self, job: Callable[[], Awaitable[T]]) -> T:
        """Run a job in the room's task; it is finished even if the caller is gone."""
        if self.closed or self.jobs.full():
            raise Refused("busy")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait((job, done))
        self.used = self.context.now()
        return cast(T, await asyncio.shield(done))

    async def _run(self) -> None:
        while True:
            self.working = False
            job, done = await self.jobs.get()
            self.working = True
            try:
                result = await job()
            except (Refused, IllegalAction) as refused:
                _fail(done, refused)
            except asyncio.CancelledError:
                _fail(done, Refused("busy"))
                raise
            except Exception as error:
                LOG.exception("table %s is read again", self.record.id)
                _fail(done, error)
                self.context.discard(self, "reload")
                return
            else:
                if not done.cancelled():
                    done.set_result(result)

    def close(self, reason: str) -> None:
        """Close all connections and stop the room."""
        self.closed = True
        for visitor in self.visitors:
            visitor.dismiss(reason)
        self.bots.close()
        while not self.jobs.empty():
            _fail(self.jobs.get_nowait()[1], Refused("busy"))
        if self.task is not asyncio.current_task():
            self.task.cancel()

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected and no job is waiting."""
        return not self.visitors and not self.working and self.jobs.empty()

    # -- telling

    @property
    def connected(self) -> set[int]:
        """The seats whose players are connected."""
        return {seat for visitor in self.visitors for seat in visitor.seats}

    def summary(self, guest: str | None) -> wire.Summary:
        """The summary of the table for one guest."""
        return summary(self.record, self.places, guest, self.connected)

    def telling(self) -> Telling:
        """What the present position tells; it is made once for all who come to see it."""
        if not self.kept.is_of(self.record, self.places, self.match):
            self.kept = Telling(self.record, self.places, self.match)
        return self.kept

    def tell(self, only: str | None = None) -> None:
        """Send the present position to all visitors, or to those of one guest."""
        telling = self.telling()
        connected = self.connected
        for visitor in self.visitors:
            if only is None or visitor.guest == only:
                visitor.send_text(telling.text(visitor, connected))

    def tell_table(self, but: Visitor | None = None) -> None:
        """Send all visitors who is connected."""
        for visitor in self.visitors:
            if visitor is not but:
                visitor.send(wire.TableChanged(self.summary(visitor.guest)))

    # -- coming and going

    def enter(self, visitor: Visitor) -> None:
        """Add a visitor and send it the position."""
        before = self.connected
        visitor.seats = seats_of(self.places, visitor.guest)
        self.visitors.append(visitor)
        visitor.send_text(self.telling().text(visitor, self.connected))
        if self.broken:
            problem = message("broken-table", self.broken)
            visitor.send(wire.Problem(None, "broken-table", problem))
            visitor.dismiss("broken")
        if self.connected != before:
            self.tell_table(visitor)
        self.bots.wake()

    def leave(self, visitor: Visitor) -> None:
        """Remove a visitor."""
        if visitor in self.visitors:
            before = self.connected
            self.visitors.remove(visitor)
            self.used = self.context.now()
            if self.connected != before:
                self.tell_table()

    async def join(self, guest: str, name: str | None, seat: int | None) -> wire.Summary:
        """Give a guest a free seat; once all are taken the game begins."""
        if self.broken:
            raise Refused("broken-table", self.broken)
        if seats_of(self.places, guest):
            raise Refused("already-seated")
        free = [place.seat for place in self.places if place.free]
        if not free:
            raise Refused("no-free-seat")
        if seat is None:
            seat = free[0]
        if seat >= len(self.places):
            raise Refused("not-found")
        if seat not in free:
            raise Refused("seat-taken")
        place = Place(seat, guest, name)
        places = [place if p.seat == seat else p for p in self.places]
        record = self.record._replace(updated=self.context.now())
        entries: list[str] = []
        match = self.match
        if not any(p.free for p in places):
            match = new_match(load_game(record.game), record)
            record = record_of(record, match)
            entries = entries_of(match, 0)
        try:
            await self.context.store.sit_down(place, Change(record, entries))
        except SeatTaken:
            raise Refused("seat-taken") from None
        self.record, self.places, self.match = record, places, match
        for visitor in self.visitors:
            visitor.seats = seats_of(places, visitor.guest)
        self.tell()
        self.bots.wake()
        return self.summary(guest)

    # -- commands

    async def command(self, visitor: Visitor, command: wire.Command) -> bool:
        """Play, store and acknowledge a command; a repeat gets the answer that was stored.

        A refusal changes nothing and is not stored; the latest are remembered. Returns whether
        the command was acknowledged.
        """
        given = self.answers.get(command.id) or self.refusals.get(command.id)
        if given is not None:
            own = given.guest == visitor.guest
            answer = given.answer if own else _refused(command.id, "CORE-5", "stale")
            visitor.send(answer)
            return isinstance(answer, wire.Ack)
        match = self.match
        if match is None or visitor.guest is None or command.seat not in visitor.seats:
            told = {"seat": command.seat}
            visitor.send(_refused(command.id, "CORE-1", "not-your-decision", told))
            return False
        if len(self.answers) >= self.context.settings.commands_per_table:
            visitor.dismiss("limit")
            return False
        mark = self.mark()
        try:
            self._apply(match, command, visitor.guest)
        except IllegalAction as illegal:
            self._refuse(visitor, command.id, illegal.refusal)
            return False
        answer = wire.Ack(command.id)
        given = Given(visitor.guest, answer)
        await self._store(match, mark, (command.id, given))
        self.answers[command.id] = given
        visitor.send(answer)
        self.tell(None if mark != self.mark() else visitor.guest)
        self.bots.wake()
        return True

    def _refuse(self, visitor: Visitor, command: str, refusal: Refusal) -> None:
        """Send a refusal; whoever answered a question of yesterday is shown that of today."""
        answer = wire.RefusedCommand(command, wire.refusal_to(refusal))
        self.refusals[command] = Given(visitor.guest or "", answer)
        while len(self.refusals) > REFUSALS:
            del self.refusals[next(iter(self.refusals))]
        visitor.send(answer)
        if refusal.rule == "CORE-5":
            self.tell(visitor.guest)

    def mark(self) -> object:
        """A number that changes with everything that all observers may notice.

        A part of a sealed answer changes nothing here: nobody else gets a message.
        """
        match = self.match
        assert match is not None
        asked = (match.undo_asked, frozenset(match.undo_granted))
        pending = match.state.visible_seats(match.state.pending(), SPECTATOR)
        return (match.stamp, len(match.told), pending, asked)

    async def _store(self, match: Match, mark: object, command: tuple[str, Given] | None) -> None:
        record = record_of(self.record, match)
        if mark != self.mark():
            record = record._replace(updated=self.context.now())
        entries = entries_of(match, self.record.entries)
        await self.context.store.commit(Change(record, entries, command))
        self.record = record

    def _apply(self, match: Match, command: wire.Command, guest: str) -> None:
        if isinstance(command, wire.Do):
            actions = [wire.action_from(action) for action in command.actions]
            match.play_all(command.seat, actions, command.decision)
        elif isinstance(command, wire.Undo):
            match.undo(command.seat)
        elif isinstance(command, wire.AskUndo):
            match.ask_undo(command.seat)
            for place in self.places:
                agrees = place.bot is not None or place.guest == guest
                if agrees and match.undo_asked is not None and place.seat != command.seat:
                    match.answer_undo(place.seat, True)
        else:
            match.answer_undo(command.seat, command.yes)

    # -- questions that change nothing

    async def why(self, visitor: Visitor, asked: wire.Why) -> None:
        """Send the visitor the refusal of an action, or that it is allowed."""
        match = self.match
        if match is None or asked.seat not in visitor.seats:
            told = {"seat": asked.seat}
            visitor.send(_refused(asked.id, "CORE-1", "not-your-decision", told))
            return
        no = match.explain(asked.seat, wire.action_from(asked.action))
        if no is None:
            visitor.send(wire.Ack(asked.id))
        else:
            visitor.send(wire.RefusedCommand(asked.id, wire.refusal_to(no)))

    async def weigh(self, visitor: Visitor, asked: wire.Weigh) -> None:
        """Tell the visitor what the parts of the answer that it is putting together bring."""
        match = self.match
        if match is None or asked.seat not in visitor.seats or asked.seat != visitor.eyes:
            told = {"seat": asked.seat}
            visitor.send(_refused(asked.id, "CORE-1", "not-your-decision", told))
            return
        game = cast(AnyTableGame, match.game)
        parts = [wire.action_from(action) for action in asked.actions]
        facts = game.weigh(game.view(match.state, asked.seat), asked.seat, parts)
        visitor.send(wire.WeighedAnswer(asked.id, plain(facts)))

    async def seen(self, visitor: Visitor, seen: wire.Seen) -> None:
        """Show the visitor the table as one of its own seats sees it, after the curtain."""
        if seen.observer in visitor.seats and self.match is not None:
            visitor.eyes = seen.observer
            visitor.send_text(self.telling().text(visitor, self.connected))

    async def hint(self, visitor: Visitor, asked: wire.AskHint) -> None:
        """Send a bot's advice to the visitor; the bot thinks in a worker and the table goes on."""
        task = self._task_of_helper(visitor, asked)
        if task is None:
            return

        async def think() -> None:
            found = await self.context.thinkers.ask(advise, task, whose=self._whose(visitor))
            visitor.send(wire.Hint(asked.id, found))

        self._help(visitor, asked.id, think)

    async def arrange(self, visitor: Visitor, asked: wire.Arrange) -> None:
        """Let a bot set up what a seat has not set up yet; it knows what the seat knows."""
        task = self._task_of_helper(visitor, asked)
        match = self.match
        if task is None or match is None:
            return
        decision = match.decision_id(asked.seat)
        if not match.game.is_set_up(match.state, asked.seat):
            visitor.send(_refused(asked.id, "CORE-3", "not-offered", {"verb": "arrange"}))
            return

        async def think() -> None:
            thought = await self.context.thinkers.ask(set_up, task, whose=self._whose(visitor))
            await self.post(lambda: play(thought.actions))

        async def play(actions: list[Action]) -> None:
            if decision == match.decision_id(asked.seat):  # the person may have gone on
                await self.play_for(asked.seat, actions, decision, row=True)
            visitor.send(wire.Ack(asked.id))
            self.bots.wake()

        self._help(visitor, asked.id, think)

    def _task_of_helper(self, visitor: Visitor, asked: wire.AskHint | wire.Arrange) -> Task | None:
        """What the helping bot is to think about; None where the seat has nothing to decide."""
        match = self.match
        pending = match.state.pending() if match is not None else ()
        if match is None or asked.seat not in visitor.seats or asked.seat not in pending:
            told = {"seat": asked.seat}
            visitor.send(_refused(asked.id, "CORE-1", "not-your-decision", told))
            return None
        bot = self.context.settings.hint_bot
        return task_for(match.game, match.options, match.state, asked.seat, bot)

    def _whose(self, visitor: Visitor) -> Whose:
        """For whom a helping bot thinks, which decides when it is its turn."""
        return Whose(visitor.guest or "", self.record.id, True)

    def _help(self, visitor: Visitor, command: str, think: Job) -> None:
        """Think in the background while the table goes on."""

        async def attempt() -> None:
            try:
                await think()
            except Exception:
                LOG.exception("no help at table %s", self.record.id)
                visitor.send(wire.Problem(command, "internal", message("internal")))

        visitor.keep(asyncio.create_task(attempt(), name="help"))

    # -- bots

    @property
    def settings(self) -> Settings:
        """The settings of the server."""
        return self.context.settings

    @property
    def thinkers(self) -> Thinkers:
        """The server's pool of workers for bots."""
        return self.context.thinkers

    @property
    def name(self) -> str:
        """The table's id."""
        return self.record.id

    @property
    def whose(self) -> Whose:
        """For whom the bots of this table think; urgent when a person plays against them."""
        return Whose(self.record.owner, self.record.id, bool(self.connected))

    @property
    def is_watched(self) -> bool:
        """Whether anybody is connected."""
        return bool(self.visitors) and not self.closed

    async def play_for(self, seat: int, actions: list[Action], decision: str, row: bool) -> None:
        """Play, store and tell a bot's answer, or its answers to several questions in a row."""
        match = self.match
        assert match is not None
        mark = self.mark()
        match.play_all(seat, actions, decision, row)
        await self._store(match, mark, None)
        if mark != self.mark():
            self.tell()

    async def play_on(self, seat: int, actions: list[Action]) -> int:
        """Play, store and tell a bot's answers as far as the rules accept them; how many."""
        match = self.match
        assert match is not None
        mark = self.mark()
        played = 0
        for action in actions:
            if played and (seat not in match.state.pending() or match.explain(seat, action)):
                break
            match.play_all(seat, [action], match.decision_id(seat))
            played += 1
        await self._store(match, mark, None)
        if mark != self.mark():
            self.tell()
        return played


def _refused(
    command: str, rule: str, key: str, params: dict[str, Any] | None = None
) -> wire.RefusedCommand:
    return wire.RefusedCommand(command, (rule, key, params or {}))


def _fail(done: asyncio.Future[Any], error: Exception) -> None:
    if not done.cancelled():
        done.set_exception(error)
        done.exception()  # it may be that nobody waits for it any more
