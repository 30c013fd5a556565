"""The chat of a table: one channel for the players, one for onlookers.

It is kept apart from the match: neither the journal nor a bot's task contains any of it. Players
can read the onlookers' channel only when the game is over, so that nobody helps them.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol, cast

from tafelrunde.server.errors import Refused
from tafelrunde.server.limits import Buckets
from tafelrunde.server.names import cleaned, told_apart
from tafelrunde.server.settings import Settings
from tafelrunde.server.store import Place, Record, Store
from tafelrunde.server.talk_store import Line, TalkStore
from tafelrunde.server.visitors import Visitor
from tafelrunde.server.wire import Ack
from tafelrunde.server.wire_talk import (
    Channel,
    Chat,
    Mute,
    React,
    Reaction,
    Remove,
    Report,
    Say,
    SetChat,
    Sign,
    Spoken,
    TalkLine,
    TalkMessage,
)


class TalkTable(Protocol):
    """What the chat needs from the table."""

    record: Record
    places: list[Place]
    visitors: list[Visitor]
    fence: int

    @property
    def settings(self) -> Settings: ...

    @property
    def store(self) -> Store: ...

    def now(self) -> int:
        """Milliseconds since 1970."""
        ...


class ChatLog(NamedTuple):
    """All messages with their reactions and reports, by number, and who is muted."""

    lines: dict[int, Line]
    signs: dict[int, dict[str, str]]  # by guest
    reports: dict[int, set[str]]
    muted: set[str]


class Talk:
    """The chat of one table; its jobs run in the table's task, one after the other."""

    def __init__(self, table: TalkTable) -> None:
        self.table = table
        self.store = TalkStore(table.store, table.record.id, table.fence)
        self.said: ChatLog | None = None
        rate = table.settings.says_per_minute_at_table
        self.limit = Buckets(rate / 60, rate)

    async def greet(self, visitor: Visitor) -> None:
        """Send a new visitor the chat so far."""
        if self.said is None:
            self.said = ChatLog(*await self.store.load())
        self.show(visitor)

    def show(self, visitor: Visitor) -> None:
        """Send a visitor everything they may read."""
        if self.said is not None:
            self._send(visitor, list(self.said.lines.values()), fresh=True)

    # -- who may what

    @property
    def chat(self) -> Chat:
        """Who may write here."""
        return cast(Chat, self.table.record.chat)

    def is_host(self, visitor: Visitor) -> bool:
        """Whether the visitor is the host, who moderates the chat."""
        return visitor.guest is not None and visitor.guest == self.table.record.owner

    def channel_of(self, visitor: Visitor) -> Channel | None:
        """The channel in which the visitor may write, if any."""
        assert self.said is not None
        if visitor.guest is None or visitor.guest in self.said.muted or self.chat == "off":
            return None
        if visitor.seats:
            return "players"
        return "onlookers" if self.chat == "all" else None

    def reads(self, visitor: Visitor, line: Line) -> bool:
        """Whether the visitor may read a message; the host may also read reported ones."""
        assert self.said is not None
        if self.chat == "off":
            return False
        if self.is_host(visitor) and line.number in self.said.reports:
            return True
        if line.channel == "players":
            return bool(visitor.seats)
        return not visitor.seats or self.table.record.status == "over"

    # -- what is said

    async def hear(self, visitor: Visitor, asked: Spoken) -> None:
        """Store, acknowledge and send a chat command."""
        if self.said is None:  # nobody has entered yet
            raise Refused("busy")
        if isinstance(asked, SetChat):
            await self._set(visitor, asked.chat)
        elif isinstance(asked, Say):
            if not any(line.id == asked.id for line in self.said.lines.values()):
                await self._say(visitor, asked)
        else:
            await self._about(visitor, asked)
        visitor.send(Ack(asked.id))

    async def _say(self, visitor: Visitor, asked: Say) -> None:
        assert self.said is not None
        channel = self.channel_of(visitor)
        if channel is None:
            raise Refused("may-not-talk")
        text = cleaned(asked.text)
        if not text:
            raise Refused("bad-request", "a message has letters")
        self._count()
        seat, name = self._speaker(visitor)
        lines = self.said.lines
        line = Line(
            max(lines, default=0) + 1,
            asked.id,
            channel,
            visitor.guest,
            seat,
            name,
            text,
            self.table.now(),
            False,
        )
        old = sorted(lines)[: max(0, len(lines) + 1 - self.table.settings.says_kept)]
        await self.store.say(line, old)
        for number in old:
            del lines[number]
            self.said.signs.pop(number, None)
            self.said.reports.pop(number, None)
        lines[line.number] = line
        self._tell(line)

    def _count(self) -> None:
        if not self.limit.take(self.table.record.id):
            raise Refused("too-many")

    def _speaker(self, visitor: Visitor) -> tuple[int | None, str | None]:
        if not visitor.seats:
            return None, told_apart(visitor.name, [place.name for place in self.table.places])
        seat = visitor.eyes if visitor.eyes in visitor.seats else visitor.seats[0]
        return seat, self.table.places[seat].name

    async def _about(self, visitor: Visitor, asked: React | Report | Remove | Mute) -> None:
        """Handle a command about a message that the visitor may read."""
        assert self.said is not None
        line = self.said.lines.get(asked.number)
        guest = visitor.guest
        if line is None or guest is None or not self.reads(visitor, line):
            raise Refused("not-found")
        if isinstance(asked, React):
            if self.channel_of(visitor) != line.channel or line.removed:
                raise Refused("may-not-talk")
            await self._react(guest, line, asked.sign)
        elif isinstance(asked, Report):
            if guest not in self.said.reports.get(line.number, set()):
                await self.store.report(line.number, guest)
                self.said.reports.setdefault(line.number, set()).add(guest)
        elif isinstance(asked, Remove):
            if not self.is_host(visitor) and guest != line.guest:
                raise Refused("may-not-talk")
            line = line._replace(text="", removed=True)
            await self.store.remove(line.number)
            self.said.lines[line.number] = line
        else:
            await self._mute(visitor, line, asked.muted)
            return
        self._tell(line)

    async def _react(self, guest: str, line: Line, sign: Sign | None) -> None:
        assert self.said is not None
        signs = self.said.signs.setdefault(line.number, {})
        if signs.get(guest) == sign:
            return
        self._count()
        await self.store.react(line.number, guest, sign)
        signs.pop(guest, None)
        if sign is not None:
            signs[guest] = sign

    async def _mute(self, visitor: Visitor, line: Line, muted: bool) -> None:
        assert self.said is not None
        if not self.is_host(visitor) or line.guest == visitor.guest:
            raise Refused("may-not-talk")
        if line.guest is None:
            raise Refused("not-found")
        if muted != (line.guest in self.said.muted):
            await self.store.mute(line.guest, muted)
        (self.said.muted.add if muted else self.said.muted.discard)(line.guest)
        for other in self.table.visitors:
            if other.guest in (visitor.guest, line.guest):
                self.show(other)

    async def _set(self, visitor: Visitor, chat: Chat) -> None:
        if not self.is_host(visitor):
            raise Refused("may-not-talk")
        await self.store.set_chat(chat)
        self.table.record = self.table.record._replace(chat=chat)
        for other in self.table.visitors:
            self.show(other)

    # -- telling

    def _tell(self, line: Line) -> None:
        for visitor in self.table.visitors:
            if self.reads(visitor, line):
                self._send(visitor, [line], fresh=False)

    def _send(self, visitor: Visitor, lines: list[Line], fresh: bool) -> None:
        told = [self._line(visitor, line) for line in lines if self.reads(visitor, line)]
        host, channel = self.is_host(visitor), self.channel_of(visitor)
        visitor.send(TalkMessage(fresh, self.chat, channel, host, told))

    def _line(self, visitor: Visitor, line: Line) -> TalkLine:
        assert self.said is not None
        host = self.is_host(visitor)
        signs = self.said.signs.get(line.number, {})
        mine = signs.get(visitor.guest or "")
        counted = [
            Reaction(cast(Sign, sign), list(signs.values()).count(sign), sign == mine)
            for sign in dict.fromkeys(signs.values())
        ]
        return TalkLine(
            number=line.number,
            channel=cast(Channel, line.channel),
            seat=line.seat,
            name=line.name,
            text=line.text,
            at=line.at,
            mine=visitor.guest is not None and line.guest == visitor.guest,
            removed=line.removed,
            reactions=counted,
            reports=len(self.said.reports.get(line.number, ())) if host else 0,
            muted=host and line.guest in self.said.muted,
        )
