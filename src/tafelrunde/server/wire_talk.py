"""Wire structs of the chat."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from tafelrunde.server.wire_base import CommandId, Incoming, Outgoing

Channel: TypeAlias = Literal["players", "onlookers"]
Chat: TypeAlias = Literal["all", "players", "off"]
Sign: TypeAlias = Literal["yes", "no", "laugh", "heart", "oops", "crown"]
MOST_SAID: Final = 400  # characters of a message
Said: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MOST_SAID)]
MessageNumber: TypeAlias = Annotated[int, Meta(ge=1, le=100_000_000)]


class Reaction(Outgoing):
    """A reaction to a message, and how many chose it."""

    sign: Sign
    count: int
    mine: bool


class TalkLine(Outgoing):
    """A message as one reader may see it; one that was removed has no text."""

    number: int
    channel: Channel
    seat: int | None
    name: str | None
    text: str
    at: int
    mine: bool
    removed: bool
    reactions: list[Reaction]
    reports: int  # told to the host only
    muted: bool  # likewise: whether the speaker may say nothing more


class TalkMessage(Outgoing, tag_field="t", tag="talk"):
    """What was said at the table, or what is new of it.

    `fresh` means that everything before is replaced. `channel` is where the reader may write, or
    null if nowhere. `host` says whether the reader moderates the chat.
    """

    fresh: bool
    chat: Chat
    channel: Channel | None
    host: bool
    lines: list[TalkLine]


class Say(Incoming, tag_field="t", tag="say"):
    """A guest writes a message in their channel."""

    id: CommandId
    text: Said


class React(Incoming, tag_field="t", tag="react"):
    """A guest reacts to a message, or removes the reaction."""

    id: CommandId
    number: MessageNumber
    sign: Sign | None


class Report(Incoming, tag_field="t", tag="report"):
    """A guest reports a message to the host."""

    id: CommandId
    number: MessageNumber


class Remove(Incoming, tag_field="t", tag="remove"):
    """The host removes a message, or a guest their own."""

    id: CommandId
    number: MessageNumber


class Mute(Incoming, tag_field="t", tag="mute"):
    """The host mutes the author of a message, or unmutes them."""

    id: CommandId
    number: MessageNumber
    muted: bool


class SetChat(Incoming, tag_field="t", tag="chat"):
    """The host sets who may write."""

    id: CommandId
    chat: Chat


Spoken: TypeAlias = Say | React | Report | Remove | Mute | SetChat
