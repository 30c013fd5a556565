"""A room: one live table. Its own task takes one command after the other.

A command is played in memory, stored, and only then acknowledged and told. Whatever goes
wrong on the way, the room is thrown away: what the store says is what has happened.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol, TypeVar, cast

from tafelrunde.board.scene import AnyTableGame
from tafelrunde.core.actions import SPECTATOR, Action, IllegalAction, Refusal
from tafelrunde.core.data import plain
from tafelrunde.core.match import Match
from tafelrunde.server import helping, orders, wire
from tafelrunde.server.aftermath import Aftermath
from tafelrunde.server.bots import Bots
from tafelrunde.server.costs import Readers
from tafelrunde.server.errors import Fenced, Refused, message
from tafelrunde.server.loading import Contents, entries_of, head_of, new_match
from tafelrunde.server.names import told_apart
from tafelrunde.server.onlookers import Onlookers
from tafelrunde.server.packs import game_for
from tafelrunde.server.progress import advanced, begun, due_at, goes_on
from tafelrunde.server.settings import Settings
from tafelrunde.server.store import Change, Place, Record, SeatTaken, Store, StoredAnswer
from tafelrunde.server.taking_back import undo_would_leak
from tafelrunde.server.talk import Talk
from tafelrunde.server.telling import Telling, bots_agree, seats_of, summary
from tafelrunde.server.thinking import Task, Thinkers, advise, look, set_up, task_for
from tafelrunde.server.turns import Requester
from tafelrunde.server.visitors import Visitor

LOG = logging.getLogger(__name__)
T = TypeVar("T")
Job = Callable[[], Awaitable[Any]]
REFUSALS: Final = 256  # that a table remembers


class RoomContext(Protocol):
    """What a room needs from the server it runs in."""

    settings: Settings
    store: Store
    readers: Readers
    thinkers: Thinkers
    aftermath: Aftermath

    def now(self) -> int:
        """Milliseconds since 1970."""
        ...

    def discard(self, room: Room, reason: str) -> None:
        """Drop a room from memory; its visitors reconnect and it is loaded again."""
        ...


class Room:
    """A live table and all its visitors."""

    is_lesson = False  # the table of a lesson or a puzzle is laid from a file, never stored

    def __init__(self, context: RoomContext, contents: Contents) -> None:
        self.context = context
        self.record, self.places, self.match, self.answers, self.broken, self.fence = contents
        self.kept = Telling(self.record, self.places, self.match)
        self.spent = Counter([given.guest for given in self.answers.values()])  # commands
        self.refusals: dict[str, StoredAnswer] = {}  # the latest, by command
        self.visitors: list[Visitor] = []
        self.bots = Bots(self)
        self.talk = Talk(self)
        self.onlookers = Onlookers(self)
        self.jobs: asyncio.Queue[tuple[Job, asyncio.Future[Any]]] = asyncio.Queue(
            context.settings.queue
        )
        self.closed = False
        self.working = False
        self.used = context.now()
        self.task = asyncio.create_task(self._run(), name=f"table {self.record.id}")

    # -- one thing after the other

    async def post(self, job: Callable[[], Awaitable[T]]) -> T:
        """Run a job in the room's task; it runs to its end even if the caller is gone."""
        if self.closed or self.jobs.full():
            raise Refused("busy")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait((job, done))
        self.used = self.context.now()
        return cast(T, await asyncio.shield(done))

    async def _run(self) -> None:
        while not self.closed:
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
                if isinstance(error, Fenced):
                    LOG.warning("table %s is led elsewhere", self.record.id)
                else:
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
        """Whether nobody is connected, no job is waiting and no bot is thinking."""
        busy = self.working or self.bots.busy or not self.jobs.empty()
        return not self.visitors and not busy

    # -- telling

    @property
    def connected(self) -> set[int]:
        """The seats whose players are connected."""
        return {seat for visitor in self.visitors for seat in visitor.seats}

    def summary(self, guest: str | None, shown: str | None = None) -> wire.Summary:
        """The summary of the table for one guest, who may hold the secret of an offered seat."""
        now = self.context.now()
        return summary(self.record, self.places, guest, self.connected, now, shown or "")

    def telling(self) -> Telling:
        """What to send about the present position, made once for all visitors."""
        if not self.kept.is_of(self.record, self.places, self.match):
            self.kept = Telling(self.record, self.places, self.match)
        return self.kept

    def tell(self, only: str | None = None) -> None:
        """Send the present position to all visitors, or to those of one guest."""
        self.onlookers.follow()
        for visitor in self.visitors:
            if only is None or visitor.guest == only:
                late = self._late_sight(visitor)
                if late is None or late != visitor.shown:
                    self._show(visitor)

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
        self._show(visitor)
        if self.broken:
            problem = message("broken-table", self.broken)
            visitor.send(wire.Problem(None, "broken-table", problem))
            visitor.dismiss("broken")
        if self.connected != before:
            self.tell_table(visitor)
        self.bots.wake()

    def _late_sight(self, visitor: Visitor) -> object:
        """What somebody who sees the table late can see of it; None for all others. As long as it
        is the same nothing is sent: that the table goes on is news too."""
        late = self.onlookers.late
        if late is None or not self.onlookers.lags(visitor.guest):
            return None
        return (len(late.match.entries), self.summary(visitor.guest))

    def _show(self, visitor: Visitor) -> None:
        visitor.shown = self._late_sight(visitor)
        telling = self.onlookers.telling(visitor.guest)
        if telling is None:  # a player has become an onlooker, who sees the table late
            visitor.dismiss("reload")
        else:
            visitor.send_text(telling.text(visitor, self.connected, self.context.now()))

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
        place = Place(seat, guest, told_apart(name, [p.name for p in self.places]))
        places = [place if p.seat == seat else p for p in self.places]
        record = self.record._replace(updated=self.context.now())
        entries: list[str] = []
        match = self.match
        if not any(p.free for p in places):
            game = await game_for(self.context.store, head_of(record))
            match = new_match(game, record)
            record = begun(record, places, match, self.context.now())
            entries = entries_of(match, 0)
        try:
            await self.context.store.sit_down(place, Change(record, entries, fence=self.fence))
        except SeatTaken:
            raise Refused("seat-taken") from None
        if match is not None:
            await self.context.aftermath.begun(record, places, match)
        self.match = match
        self._seat(record, places)
        return self.summary(guest)

    async def change(self, record: Record, places: list[Place]) -> None:
        """Store and send who sits where now, or what else about the table has changed."""
        match, now = self.match, self.context.now()
        if match is not None and _sitting(places) != _sitting(self.places):
            match.undo_asked, match.undo_granted = None, set()  # nobody is left who could agree
        entries = entries_of(match, self.record.entries) if match is not None else []
        if match is not None:
            record = advanced(record, places, match, now)
        changed = [new for new, old in zip(places, self.places, strict=True) if new != old]
        await self.context.store.commit(Change(record, entries, None, tuple(changed), self.fence))
        before = self.record
        self._seat(record, places)
        if match is not None:
            await self.context.aftermath.changed(before, record, places, match)

    def _seat(self, record: Record, places: list[Place]) -> None:
        self.record, self.places = record, places
        for visitor in self.visitors:
            visitor.seats = seats_of(places, visitor.guest)
            self.talk.show(visitor)
        self.bots.forget()
        self.tell()
        self.bots.wake()

    async def look_later(self) -> None:
        """Store when somebody has to look at the table again, unless a bot has to act now."""
        match, now = self.match, self.context.now()
        later = due_at(self.record, self.places, match, now) if match is not None else None
        if later not in (now, self.record.due):
            record = self.record._replace(due=later)
            await self.context.store.commit(Change(record, [], fence=self.fence))
            self.record = record

    @property
    def is_playing(self) -> bool:
        """Whether the game has begun and is not over."""
        return self.match is not None and self.record.status == "playing"

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
        own = visitor.guest is not None and command.seat in visitor.seats
        if match is None or visitor.guest is None or not own or self.record.status == "aborted":
            told = {"seat": command.seat}
            visitor.send(_refused(command.id, "CORE-1", "not-your-decision", told))
            return False
        share = self.context.settings.commands_per_table // len(self.places) * len(visitor.seats)
        if self.spent[visitor.guest] >= share:  # nobody else has to end because of it
            visitor.dismiss("limit")
            return False
        if isinstance(command, wire.AskUndo):
            self._check_unrated()
        mark, places = self.mark(), self.places
        try:
            if isinstance(command, wire.AskUndo):
                await self._ask_undo(match, command.seat, visitor)
            elif isinstance(command, wire.GiveOrder):
                places = self._ordered(match, command)
            else:
                self._apply(match, command)
        except IllegalAction as illegal:
            self._refuse(visitor, command.id, illegal.refusal)
            return False
        answer = wire.Ack(command.id)
        given = StoredAnswer(visitor.guest, answer)
        await self._store(match, mark, (command.id, given), places)
        self.answers[command.id] = given
        self.spent[visitor.guest] += 1
        visitor.send(answer)
        self.tell(None if mark != self.mark() else visitor.guest)
        self.bots.wake()
        return True

    def _refuse(self, visitor: Visitor, command: str, refusal: Refusal) -> None:
        """Send a refusal; whoever answered an outdated question is sent the present position."""
        answer = wire.RefusedCommand(command, wire.refusal_to(refusal))
        self.refusals[command] = StoredAnswer(visitor.guest or "", answer)
        while len(self.refusals) > REFUSALS:
            del self.refusals[next(iter(self.refusals))]
        visitor.send(answer)
        if refusal.rule == "CORE-5":
            self.tell(visitor.guest)

    def mark(self) -> object:
        """A number that changes with everything observers may notice.

        A part of a sealed answer changes nothing here: nobody else gets a message.
        """
        match = self.match
        assert match is not None
        asked = (match.undo_asked, frozenset(match.undo_granted))
        pending = match.state.visible_seats(match.state.pending(), SPECTATOR)
        return (match.stamp, len(match.told), pending, asked)

    async def _store(
        self,
        match: Match,
        mark: object,
        command: tuple[str, StoredAnswer] | None,
        places: list[Place] | None = None,
    ) -> None:
        """Store what has happened, and the orders that were given or have ended by it."""
        now, noticed = self.context.now(), mark != self.mark()
        places = orders.settled(match, places or self.places)
        changed = [new for new, old in zip(places, self.places, strict=True) if new != old]
        record = advanced(self.record, places, match, now, noticed)
        entries = entries_of(match, self.record.entries)
        done = Change(record, entries, command, tuple(changed), self.fence)
        await self.context.store.commit(done)
        before, self.record, self.places = self.record, record, places
        await self.context.aftermath.changed(before, record, self.places, match)

    def _ordered(self, match: Match, command: wire.GiveOrder) -> list[Place]:
        """The seats with the standing order that was given or cancelled."""
        place = self.places[command.seat]
        changed = orders.with_order(match, place, command.decision, command.yes)
        return [changed if p.seat == command.seat else p for p in self.places]

    async def _ask_undo(self, match: Match, seat: int, visitor: Visitor) -> None:
        """Ask the others to undo; a worker checks first that it would reveal nothing."""
        if not bots_agree(self.record, self.places):
            raise IllegalAction(Refusal("CORE-6", "bots-refuse", {"seat": seat}))
        told = await undo_would_leak(self.context.readers, match, seat, self._whose(visitor))
        match.ask_undo(seat, told)
        for place in self.places:
            agrees = place.bot is not None or place.guest == visitor.guest
            if agrees and match.undo_asked is not None and place.seat != seat:
                match.answer_undo(place.seat, True)

    def _apply(self, match: Match, command: wire.Do | wire.Undo | wire.AnswerUndo) -> None:
        if isinstance(command, wire.Do):
            actions = [wire.action_from(action) for action in command.actions]
            match.play_all(command.seat, actions, command.decision)
        elif isinstance(command, wire.Undo):
            match.undo(command.seat)
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
        """Send the visitor what the parts of an unfinished answer are worth together."""
        match = self.match
        if match is None or asked.seat not in visitor.seats or asked.seat != visitor.eyes:
            told = {"seat": asked.seat}
            visitor.send(_refused(asked.id, "CORE-1", "not-your-decision", told))
            return
        game = cast(AnyTableGame, match.game)
        parts = [wire.action_from(action) for action in asked.actions]
        facts = game.weigh(game.view(match.state, asked.seat), asked.seat, parts)
        visitor.send(wire.WeighedAnswer(asked.id, plain(facts)))

    async def lead(self, visitor: Visitor, asked: wire.Lead) -> None:
        """Refuse: only lessons and puzzles have steps."""
        visitor.send(_refused(asked.id, "CORE-3", "not-offered", {"verb": "lead"}))

    async def seen(self, visitor: Visitor, seen: wire.Seen) -> None:
        """Show the visitor the table as one of their seats sees it, after the curtain."""
        if seen.observer in visitor.seats and self.match is not None:
            visitor.eyes = seen.observer
            self._show(visitor)

    async def hint(self, visitor: Visitor, asked: wire.AskHint) -> None:
        """Send a bot's hint to the visitor; the bot thinks in a worker and the table goes on."""
        self._check_unrated()
        helper = self._task_of_helper(visitor, asked)
        if helper is None:
            return
        task = helper._replace(parts=tuple([wire.action_from(part) for part in asked.actions]))

        async def think() -> None:
            found = await self.context.thinkers.ask(advise, task, whose=self._whose(visitor))
            visitor.send(helping.hint(asked.id, found))

        self._help(visitor, asked.id, think)

    async def consider(self, visitor: Visitor, asked: wire.Consider) -> None:
        """Send the visitor what an answer would give away; only for one person against bots."""
        self._check_unrated()
        if sum([place.bot is None for place in self.places]) != 1:
            raise Refused("only-against-bots")
        helper = self._task_of_helper(visitor, asked)
        if helper is None:
            return
        meant = tuple([wire.action_from(part) for part in asked.actions])
        task = helper._replace(parts=meant, best=wire.action_from(asked.best))

        async def think() -> None:
            found = await self.context.thinkers.ask(look, task, whose=self._whose(visitor))
            visitor.send(helping.considered(asked.id, found))

        self._help(visitor, asked.id, think)

    async def arrange(self, visitor: Visitor, asked: wire.Arrange) -> None:
        """Let a bot set up the rest of a seat's pieces; it knows what the seat knows."""
        self._check_unrated()
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

    def _check_unrated(self) -> None:
        """Refuse what would distort ratings: a bot's help, undoing by consent."""
        if self.record.rated:
            raise Refused("rated-table")

    def _task_of_helper(
        self, visitor: Visitor, asked: wire.AskHint | wire.Consider | wire.Arrange
    ) -> Task | None:
        """The task for the helping bot; None if the seat has nothing to decide."""
        match = self.match
        pending = match.state.pending() if match is not None else ()
        if match is None or asked.seat not in visitor.seats or asked.seat not in pending:
            told = {"seat": asked.seat}
            visitor.send(_refused(asked.id, "CORE-1", "not-your-decision", told))
            return None
        bot = self.context.settings.hint_bot
        return task_for(match.game, match.options, match.state, asked.seat, bot)

    def _whose(self, visitor: Visitor) -> Requester:
        """On whose behalf a helping bot thinks, which decides when it gets its turn."""
        return Requester(visitor.guest or "", self.record.id, True)

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
    def store(self) -> Store:
        """The store of the server."""
        return self.context.store

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.context.now()

    @property
    def readers(self) -> Readers:
        """The server's pool of workers for looking back."""
        return self.context.readers

    @property
    def thinkers(self) -> Thinkers:
        """The server's pool of workers for bots."""
        return self.context.thinkers

    @property
    def name(self) -> str:
        """The table's id."""
        return self.record.id

    @property
    def whose(self) -> Requester:
        """On whose behalf the bots of this table think; urgent when a person plays against them."""
        return Requester(self.record.owner, self.record.id, bool(self.connected))

    @property
    def is_watched(self) -> bool:
        """Whether bots are to act: somebody is connected, or others wait for them."""
        wanted = bool(self.visitors) or goes_on(self.record, self.places)
        return wanted and not self.closed and self.record.status == "playing"

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
        """Play, store and send answers as far as the rules accept them; returns how many."""
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


def _sitting(places: list[Place]) -> list[tuple[str | None, str | None]]:
    """Who sits where."""
    return [(place.guest, place.bot) for place in places]


def _refused(
    command: str, rule: str, key: str, params: dict[str, Any] | None = None
) -> wire.RefusedCommand:
    return wire.RefusedCommand(command, (rule, key, params or {}))


def _fail(done: asyncio.Future[Any], error: Exception) -> None:
    if not done.cancelled():
        done.set_exception(error)
        done.exception()  # it may be that nobody waits for it any more
