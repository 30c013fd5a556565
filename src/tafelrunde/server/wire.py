"""What goes over the wire: one struct per message, unknown fields are refused.

Only these structs are ever encoded for an observer; they hold views, never states.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias, TypedDict, TypeVar

import msgspec
from msgspec import Meta, Struct, field

from tafelrunde.board.scene import Item, Scene, Text
from tafelrunde.core.actions import Action, BadData, Event, Refusal
from tafelrunde.core.data import plain
from tafelrunde.core.reading import check_json
from tafelrunde.core.views import Choice, Observed, ToldRefusal, UndoRight
from tafelrunde.server.wire_base import CommandId, Incoming, Name, Outgoing, SeatNumber, Word
from tafelrunde.server.wire_puzzles import PuzzleTold, Reasoned, ToldTerm
from tafelrunde.server.wire_talk import Spoken, TalkMessage

MOST_PACK: Final = 49_152  # characters of an owner's pack
Number: TypeAlias = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
WireAction: TypeAlias = tuple[Word, Annotated[list[Number], Meta(max_length=16)]]
Parts: TypeAlias = Annotated[list[WireAction], Meta(min_length=1, max_length=64)]
Plain: TypeAlias = int | str | list[int]  # a parameter or a fact
Advice: TypeAlias = tuple[str, list[int], float]  # an action, and its chance to win
LoggedEvent: TypeAlias = tuple[str, str, dict[str, Plain]]
Change: TypeAlias = tuple[list[str | int], Any]  # keys and indices that lead to a new value
Picture: TypeAlias = list[Change]


# -- HTTP


class SetName(Incoming):
    """POST /api/me."""

    name: Name | None


class NewSeat(Incoming):
    """A seat of a new table."""

    kind: Literal["me", "guest", "bot"]
    name: Name | None = None
    bot: Word | None = None


class Manners(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed when a table is opened: time, onlookers, practice or not."""

    clock: Literal["none", "days", "live"] = "none"
    days: Annotated[int, Meta(ge=1, le=30)] = 3  # per move
    vacation: Annotated[int, Meta(ge=0, le=60)] = 14  # days for the whole game
    minutes: Annotated[int, Meta(ge=1, le=300)] = 30  # of a live table
    increment: Annotated[int, Meta(ge=0, le=300)] = 30  # seconds for every answer
    timeout: Literal["bot", "lose"] = "bot"  # who runs out is replaced, or loses the seat
    bot: Word = "squire"  # who replaces people
    practice: bool = False  # bots agree when somebody wants to take back
    onlookers: bool = True  # whether others may look on; the host can change it
    delay: Annotated[int, Meta(ge=0, le=100)] = 0  # moves that onlookers are behind


class NewTable(Incoming):
    """POST /api/tables."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Word, bool | int | Word], Meta(max_length=32)] = field(
        default_factory=dict
    )
    open: bool = False
    manners: Manners = Manners()
    chat: Literal["all", "players", "off"] = "all"
    rated: bool = False


class Join(Incoming):
    """POST /api/tables/{id}/join."""

    invite: Word | None = None
    seat: SeatNumber | None = None


class Watch(Incoming):
    """POST /api/tables/{id}/watch."""

    invite: Word | None = None


class OfSeat(Incoming):
    """POST /api/tables/{id}/leave, /return and /resign: for one seat, or for all of one's own."""

    seat: SeatNumber | None = None


class OfferSeat(Incoming):
    """POST /api/tables/{id}/offer: create a link for a seat, or revoke it."""

    seat: SeatNumber
    yes: bool


class Answered(Incoming):
    """POST /api/tables/{id}/abort, /archive, /onlookers and /peek."""

    yes: bool


class Vacation(Incoming):
    """POST /api/tables/{id}/vacation: so many days from now on; 0 ends it."""

    days: Annotated[int, Meta(ge=0, le=60)]


class Fork(Incoming):
    """POST /api/tables/{id}/fork."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    bots: Annotated[list[Word], Meta(min_length=1, max_length=16)]
    seat: SeatNumber | None = None


class Exchange(Incoming):
    """POST /api/companions/{game}: a request with the state of the last response, unchanged."""

    options: Annotated[dict[Word, bool | int | Word], Meta(max_length=32)]
    state: dict[str, Any] | None = None
    request: dict[str, Any] | None = None
    pack: Annotated[str, Meta(max_length=MOST_PACK)] = ""  # an owner's data, as a TOML text


class TakeLesson(Incoming):
    """POST /api/lessons/{lesson}: resume a lesson, or start at a given step."""

    step: Annotated[int, Meta(ge=0, le=100)] | None = None


class NewCampaign(Incoming):
    """POST /api/campaigns."""

    game: Word
    start: Word


class TellResult(Incoming):
    """POST /api/campaigns/{id}/result: the result of a game on a real board."""

    result: Word


class Me(Outgoing):
    """The current guest."""

    name: str | None


class SeatSummary(Outgoing):
    """A seat and who sits there."""

    seat: int
    kind: Literal["person", "free", "bot"]
    name: str | None
    bot: str | None
    mine: bool
    connected: bool
    left: Literal["", "me", "somebody"]  # who left the seat to the bot and may come back
    offer: str | None  # the secret of the link with which this guest hands the seat over


class Clocks(Outgoing):
    """The time left for every seat in milliseconds, as of `now` by the server's clock."""

    now: int
    left: list[int]
    runs: list[int]
    until: int | None  # a deadline for all, where it is secret who is asked
    away: list[int]  # until when each seat is on vacation
    vacation: list[int]


class Summary(Outgoing):
    """A table as listed, without its position."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    seats: list[SeatSummary]
    open: bool
    status: Literal["waiting", "playing", "over", "broken", "aborted"]
    winners: list[int]
    pending: list[int]
    invite: str | None
    updated: int
    campaign: str | None
    manners: Manners
    clocks: Clocks | None
    parting: list[int]  # the seats that want to end the game without a result
    host: bool  # whether this guest opened the table
    archived: bool
    rated: bool
    peek: str | None  # for the host: the secret of the link with which anybody may look on


class Tables(Outgoing):
    """GET /api/tables."""

    mine: list[Summary]
    open: list[Summary]


class InboxItem(Outgoing):
    """A table in a guest's inbox, with what is asked and what happened last in a sentence each."""

    table: Summary
    since: int | None  # since when the guest is asked; null: it is not
    asked: str
    last: str
    when: int  # the last event


class Inbox(Outgoing):
    """GET /api/inbox."""

    turns: list[InboxItem]
    running: list[InboxItem]
    rest: list[InboxItem]
    open: list[Summary]


class CampaignGame(Outgoing):
    """A game of a campaign: its options, and its table and result if there are any."""

    options: dict[str, bool | int | str]
    table: str | None
    result: str | None


class Campaign(Outgoing):
    """GET /api/campaigns/{id}: the games so far, and the next one while it runs.

    `ahead` has the options of all games to come if each is won, the next one first; `results` how
    a game may end.
    """

    id: str
    game: str
    start: str
    status: Literal["running", "won", "lost"]
    games: list[CampaignGame]
    ahead: list[dict[str, bool | int | str]]
    results: list[str]


class MyCampaigns(Outgoing):
    """GET /api/campaigns."""

    mine: list[Campaign]


class LessonProgress(Outgoing):
    """A guest's progress in a lesson: how many of its steps are done."""

    game: str
    lesson: str
    id: str | None
    step: int
    steps: int
    finished: bool


class LearningStep(Outgoing):
    """A step of a lesson: the message that asks for it, and the rules it shows."""

    key: str
    rules: list[str]


class LessonInfo(Outgoing):
    """A lesson: the message that is its title, its steps, and the real game after it."""

    key: str
    title: str
    steps: list[LearningStep]
    players: int
    bots: list[str]
    options: dict[str, bool | int | str]


class Learning(Outgoing):
    """GET /api/games/{id}/learning: a game's learning texts and its lessons."""

    texts: str
    lessons: list[LessonInfo]


class MyLessons(Outgoing):
    """GET /api/lessons: all lessons there are."""

    mine: list[LessonProgress]


# -- WebSocket, from the table


class Words(TypedDict):
    """A text in both languages."""

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


class LessonTold(Outgoing):
    """What the coach of a lesson says: messages of the game's learning texts.

    `laid` changes when the table was prepared afresh instead of continuing from what was there.
    """

    lesson: str
    step: int
    steps: int
    title: str
    ask: str
    read: bool
    said: str
    kind: Literal["", "done", "other"]
    rules: list[str]
    laid: int


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
    undo_from: int | None  # the number of the first event that would be taken back
    luck: Luck
    lesson: LessonTold | None = None
    puzzle: PuzzleTold | None = None
    undo_granted: list[int] = field(
        default_factory=list
    )  # the seats that have agreed to the request
    undo_denied: bool = False  # whether somebody has refused the observer's last one
    order: Literal["", "offered", "stands"] = ""  # to pass until something concerns the observer


class Pictures(Outgoing):
    """GET /api/games/{id}/pictures: the positions of a turn that the page about a game shows."""

    pictures: list[StateMessage]


class TableChanged(Outgoing, tag_field="t", tag="table"):
    """Somebody connected, disconnected or took a seat."""

    table: Summary


class Ack(Outgoing, tag_field="t", tag="ack"):
    """A command is durable."""

    id: str


class RefusedCommand(Outgoing, tag_field="t", tag="refused"):
    """A command changed nothing, and why."""

    id: str
    refusal: ToldRefusal


class Hint(Outgoing, tag_field="t", tag="hint"):
    """A bot's estimate for each choice, with reasons for the best ones."""

    id: str
    advice: list[Advice]
    best: list[Reasoned]


class Considered(Outgoing, tag_field="t", tag="considered"):
    """What an answer gives away compared with the best one, the chances of both, and why."""

    id: str
    loss: float
    chance: float
    best: float
    terms: list[ToldTerm]


class WeighedAnswer(Outgoing, tag_field="t", tag="weighed"):
    """What the parts of an answer are worth together."""

    id: str
    facts: dict[str, Plain]


class Problem(Outgoing, tag_field="t", tag="error"):
    """A frame that could not be processed."""

    id: str | None
    code: str
    message: Words


class Bye(Outgoing, tag_field="t", tag="bye"):
    """The connection is closed."""

    reason: str


FromTable: TypeAlias = (
    StateMessage
    | TableChanged
    | Ack
    | RefusedCommand
    | Hint
    | Considered
    | WeighedAnswer
    | Problem
    | Bye
    | TalkMessage
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
        | tuple[Literal["r"], int]
        | tuple[Literal["n"], int]
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
    """A seat undoes a move without asking."""

    id: CommandId
    seat: SeatNumber


class AskUndo(Incoming, tag_field="t", tag="ask_undo"):
    """A seat asks the others to let it undo a move."""

    id: CommandId
    seat: SeatNumber


class AnswerUndo(Incoming, tag_field="t", tag="answer_undo"):
    """A seat allows or refuses an undo."""

    id: CommandId
    seat: SeatNumber
    yes: bool


class GiveOrder(Incoming, tag_field="t", tag="order"):
    """A seat passes questions of this kind until something concerns it, or cancels that."""

    id: CommandId
    seat: SeatNumber
    decision: Annotated[str, Meta(max_length=32)]
    yes: bool


class AskHint(Incoming, tag_field="t", tag="hint"):
    """A seat asks a bot for a hint, given the parts of an answer chosen so far."""

    id: CommandId
    seat: SeatNumber
    actions: Annotated[list[WireAction], Meta(max_length=64)] = field(default_factory=list)


class Consider(Incoming, tag_field="t", tag="consider"):
    """A seat lets the coach check an answer before giving it; `best` comes from a hint."""

    id: CommandId
    seat: SeatNumber
    actions: Parts
    best: WireAction


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
    """A seat asks what the parts of an unfinished answer are worth."""

    id: CommandId
    seat: SeatNumber
    actions: Parts


class Lead(Incoming, tag_field="t", tag="lead"):
    """A learner goes on, restarts a step or a puzzle, goes back, or asks for the solution."""

    id: CommandId
    to: Literal["next", "again", "back", "show"]


class Seen(Incoming, tag_field="t", tag="seen"):
    """The curtain of a hot-seat table was lifted."""

    observer: SeatNumber


Command: TypeAlias = Do | Undo | AskUndo | AnswerUndo | GiveOrder
Message: TypeAlias = Command | AskHint | Consider | Arrange | Why | Weigh | Seen | Lead | Spoken

encode = msgspec.json.Encoder(order="deterministic").encode
read_answer = msgspec.json.Decoder(Answer).decode
T = TypeVar("T")


def read(text: bytes, expected: type[T]) -> T:
    """Decode a request body as one of the structs above; raises BadData with the reason."""
    check_json(text)
    try:
        return msgspec.json.decode(text, type=expected)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadData(str(error)) from error


def read_message(frame: str) -> Message:
    """Decode a WebSocket frame; raises BadData with the reason."""
    message: Message = read(frame.encode(errors="replace"), Message)  # type: ignore[arg-type]
    return message


class _AnyId(Struct):
    id: CommandId | None = None


def id_of(frame: str) -> str | None:
    """The command id of a frame that is otherwise invalid."""
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
