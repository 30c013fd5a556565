"""What goes over the wire: one struct per message, unknown fields are refused.

Only these structs are ever encoded for an observer; they hold views, never states.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, TypedDict, TypeVar

import msgspec
from msgspec import Meta, Struct

from tafelrunde.board.scene import Item, Scene, Text
from tafelrunde.core.actions import Action, BadData, Event, Refusal
from tafelrunde.core.data import plain
from tafelrunde.core.reading import check_json
from tafelrunde.core.views import Choice, Observed, ToldRefusal, UndoRight

CommandId: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=31)]
Number: TypeAlias = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
WireAction: TypeAlias = tuple[Word, Annotated[list[Number], Meta(max_length=16)]]
Parts: TypeAlias = Annotated[list[WireAction], Meta(min_length=1, max_length=64)]
Plain: TypeAlias = int | str | list[int]  # a parameter or a fact
Advice: TypeAlias = tuple[str, list[int], float]  # an action, and its chance to win
LoggedEvent: TypeAlias = tuple[str, str, dict[str, Plain]]
Change: TypeAlias = tuple[list[str | int], Any]  # keys and indices that lead to a new value
Picture: TypeAlias = list[Change]


class Outgoing(Struct):
    """What the server sends."""


class Incoming(Struct, forbid_unknown_fields=True):
    """What a client sends."""


# -- HTTP


class SetName(Incoming):
    """POST /api/me."""

    name: Name | None


class NewSeat(Incoming):
    """A seat of a new table."""

    kind: Literal["me", "guest", "bot"]
    name: Name | None = None
    bot: Word | None = None


class NewTable(Incoming):
    """POST /api/tables."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Word, bool | int | Word], Meta(max_length=32)] = {}
    open: bool = False


class Join(Incoming):
    """POST /api/tables/{id}/join."""

    invite: Word | None = None
    seat: SeatNumber | None = None


class Watch(Incoming):
    """POST /api/tables/{id}/watch."""

    invite: Word | None = None


class Fork(Incoming):
    """POST /api/tables/{id}/fork."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    bots: Annotated[list[Word], Meta(min_length=1, max_length=16)]
    seat: SeatNumber | None = None


class Exchange(Incoming):
    """POST /api/companions/{game}: what was answered last time comes back as it was."""

    options: Annotated[dict[Word, bool | int | Word], Meta(max_length=32)]
    state: dict[str, Any] | None = None
    request: dict[str, Any] | None = None


class NewCampaign(Incoming):
    """POST /api/campaigns."""

    game: Word
    start: Word


class Me(Outgoing):
    """Who is asking."""

    name: str | None


class SeatSummary(Outgoing):
    """Who sits where."""

    seat: int
    kind: Literal["person", "free", "bot"]
    name: str | None
    bot: str | None
    mine: bool
    connected: bool


class Summary(Outgoing):
    """A table from outside."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    seats: list[SeatSummary]
    open: bool
    status: Literal["waiting", "playing", "over", "broken"]
    winners: list[int]
    pending: list[int]
    invite: str | None
    updated: int
    campaign: str | None


class Tables(Outgoing):
    """GET /api/tables."""

    mine: list[Summary]
    open: list[Summary]


class CampaignGame(Outgoing):
    """A game of a campaign: its options, and its table and result if there are any."""

    options: dict[str, bool | int | str]
    table: str | None
    result: str | None


class Campaign(Outgoing):
    """GET /api/campaigns/{id}: the games so far, and the next one while it runs."""

    id: str
    game: str
    start: str
    status: Literal["running", "won", "lost"]
    games: list[CampaignGame]


class MyCampaigns(Outgoing):
    """GET /api/campaigns."""

    mine: list[Campaign]


# -- WebSocket, from the table


class Words(TypedDict):
    """The same in both languages."""

    de: str
    en: str


class SceneText(Outgoing):
    """A message of the game's catalogue with its parameters."""

    key: str
    params: dict[str, Plain]


class SceneFact(Outgoing):
    """A named value on an item."""

    key: str
    value: Plain


class SceneItem(Outgoing):
    """A card, die, shield or line; without an element nobody can click it."""

    label: SceneText
    element: str
    facts: list[SceneFact]
    owner: int
    state: str


class SceneArea(Outgoing):
    """A part of the table with a heading."""

    id: str
    title: SceneText
    items: list[SceneItem]
    owner: int


class SceneMessage(Outgoing):
    """The table as items with names, as far as a page does not draw it from the view."""

    areas: list[SceneArea]


class Luck(Outgoing):
    """Where the dice come from; the seed only after the end."""

    commitment: str
    salt: str
    seed: str | None


class StateMessage(Outgoing, tag_field="t", tag="state"):
    """The table as one observer may see it."""

    table: Summary
    observer: int
    curtain: int | None
    seq: int
    since: int
    decision: str
    view: Observed | None
    scene: SceneMessage | None
    choices: list[Choice]
    events: list[LoggedEvent]
    film: list[Picture]
    undone: list[int]
    undo: UndoRight
    undo_seat: int | None
    undo_asked: int | None
    luck: Luck


class TableChanged(Outgoing, tag_field="t", tag="table"):
    """Somebody came, went or sat down."""

    table: Summary


class Ack(Outgoing, tag_field="t", tag="ack"):
    """A command is durable."""

    id: str


class RefusedCommand(Outgoing, tag_field="t", tag="refused"):
    """A command changed nothing, and why."""

    id: str
    refusal: ToldRefusal


class Hint(Outgoing, tag_field="t", tag="hint"):
    """What a bot thinks of each choice."""

    id: str
    advice: list[Advice]


class WeighedAnswer(Outgoing, tag_field="t", tag="weighed"):
    """What the parts of an answer bring together."""

    id: str
    facts: dict[str, Plain]


class Problem(Outgoing, tag_field="t", tag="error"):
    """A frame that could not be used."""

    id: str | None
    code: str
    message: Words


class Bye(Outgoing, tag_field="t", tag="bye"):
    """The connection is closed."""

    reason: str


FromTable: TypeAlias = (
    StateMessage | TableChanged | Ack | RefusedCommand | Hint | WeighedAnswer | Problem | Bye
)


class JournalLuck(TypedDict):
    """Where the dice of a table came from."""

    kind: Literal["committed"]
    salt: str
    commitment: str
    seed: str | None


class JournalMessage(TypedDict):
    """GET /api/tables/{id}/journal: actions, outcomes and take-backs in their order."""

    format: int
    game: str
    version: int
    pack: str
    options: dict[str, bool | int | str]
    players: int
    luck: JournalLuck
    entries: list[
        tuple[Literal["a"], int, str, list[int]]
        | tuple[Literal["c"], list[int]]
        | tuple[Literal["u"], int]
    ]
    digest: str
    over: bool


class Replayed(Outgoing):
    """GET /api/tables/{id}/replay."""

    at: int
    entries: int
    told: int  # how many events had been told at the step before; the film begins there
    state: StateMessage


Answer: TypeAlias = Ack | RefusedCommand

# -- WebSocket, to the table


class Do(Incoming, tag_field="t", tag="do"):
    """A seat acts."""

    id: CommandId
    seat: SeatNumber
    decision: Annotated[str, Meta(max_length=32)]
    actions: Parts


class Undo(Incoming, tag_field="t", tag="undo"):
    """A seat takes back freely."""

    id: CommandId
    seat: SeatNumber


class AskUndo(Incoming, tag_field="t", tag="ask_undo"):
    """A seat asks the others to take back."""

    id: CommandId
    seat: SeatNumber


class AnswerUndo(Incoming, tag_field="t", tag="answer_undo"):
    """A seat agrees or not."""

    id: CommandId
    seat: SeatNumber
    yes: bool


class AskHint(Incoming, tag_field="t", tag="hint"):
    """A seat asks a bot."""

    id: CommandId
    seat: SeatNumber


class Arrange(Incoming, tag_field="t", tag="arrange"):
    """A seat lets a bot set up the rest of its pieces."""

    id: CommandId
    seat: SeatNumber


class Why(Incoming, tag_field="t", tag="why"):
    """A seat asks why it may not do something."""

    id: CommandId
    seat: SeatNumber
    action: WireAction


class Weigh(Incoming, tag_field="t", tag="weigh"):
    """A seat asks what the parts of the answer that it is putting together bring."""

    id: CommandId
    seat: SeatNumber
    actions: Parts


class Seen(Incoming, tag_field="t", tag="seen"):
    """The curtain of a hot-seat table was lifted."""

    observer: SeatNumber


Command: TypeAlias = Do | Undo | AskUndo | AnswerUndo
Message: TypeAlias = Command | AskHint | Arrange | Why | Weigh | Seen

encode = msgspec.json.Encoder(order="deterministic").encode
read_answer = msgspec.json.Decoder(Answer).decode
T = TypeVar("T")


def read(text: bytes, expected: type[T]) -> T:
    """What somebody sent, as one of the structs above; raises BadData with the reason."""
    check_json(text)
    try:
        return msgspec.json.decode(text, type=expected)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadData(str(error)) from error


def read_message(frame: str) -> Message:
    """A frame to the table; raises BadData with the reason."""
    message: Message = read(frame.encode(errors="replace"), Message)  # type: ignore[arg-type]
    return message


class _AnyId(Struct):
    id: CommandId | None = None


def id_of(frame: str) -> str | None:
    """The command id of a frame that cannot be used otherwise."""
    try:
        return read(frame.encode(errors="replace"), _AnyId).id
    except BadData:
        return None


def action_from(given: WireAction) -> Action:
    """An action from its wire form; whether it exists is for the rules to say."""
    return Action(given[0], tuple(given[1]))


def refusal_to(refusal: Refusal) -> ToldRefusal:
    """A refusal in its wire form."""
    return (refusal.rule, refusal.key, plain(refusal.params))


def event_to(event: Event) -> LoggedEvent:
    """An event that was already reduced to what its observer may know."""
    assert not event.secret and not event.to
    return (event.rule, event.key, plain(event.params))


def _text(text: Text) -> SceneText:
    return SceneText(text.key, plain(text.params))


def _item(item: Item) -> SceneItem:
    facts = [SceneFact(fact.key, plain(fact.value)) for fact in item.facts]
    return SceneItem(_text(item.label), item.element, facts, item.owner, item.state)


def scene_to(scene: Scene) -> SceneMessage:
    """A scene without what only a terminal draws."""
    return SceneMessage(
        [
            SceneArea(area.id, _text(area.title), [_item(item) for item in area.items], area.owner)
            for area in scene.areas
            if not area.in_characters
        ]
    )
