"""What a seat sees of Krieg der drei Sanchos, as typed data; from it the page's types are made."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from tafelrunde.core.actions import Params
from tafelrunde.core.data import Json


class Region(TypedDict):
    """A region: free field troops by Sancho, the garrison and the siege stack."""

    number: int
    vp: int
    troops: list[int]
    holder: int
    garrison: int
    besieger: int
    siege: int


class King(TypedDict):
    """Where a king stands."""

    region: int
    place: int


class Die(TypedDict):
    """A die on the combat track."""

    face: int
    column: int
    sancho: int
    guard: int


class View(TypedDict):
    """Everything but hands and reserves of others; lists go by Sancho, -1 is nobody."""

    seats: list[int]
    solo: bool
    level: str
    round: int
    phase: int
    commander: int
    card: int
    keeper: int
    active: int
    points: int
    attacked: bool
    besieged: bool
    arrow: int
    ended: int
    goal: int
    vp: list[int]
    sides: list[int]
    regions: list[Region]
    kings: list[King]
    recruits: list[int]
    supply: list[int]
    hands: list[list[int | None]]
    reserve: list[list[int | None]]
    deck: int
    discard: list[int]
    spent: list[int]
    el_cid: int
    contested: int
    dice: list[Die]


class Stand(TypedDict):
    """Units of one Sancho that stand together: troops, king, and how many that makes.

    `troop_unit` and `king_unit` are the elements that actions name.
    """

    region: int
    place: int
    sancho: int
    troops: int
    king: bool
    units: int
    troop_unit: int
    king_unit: int


class Aids(TypedDict):
    """What follows from the view.

    `stands` is everything on the map; `columns` says of each column of the combat track whether
    its dice strike ("lone"), cancel each other ("shared"), or whether there are none ("").
    `bots` are the Sanchos that the solo rules run.
    """

    stands: list[Stand]
    columns: list[str]
    bots: list[int]


class Forecast(TypedDict):
    """What an Attack in a region with so many points costs, per Sancho.

    Troops lost on average, and how often each king has to go home, in percent.
    """

    region: int
    points: int
    lost: list[float]
    kings: list[int]


# Why a kind of action cannot be chosen: rule, key of the wording, and its parameters.
Closed: TypeAlias = tuple[str, str, Params]


class Preview(TypedDict, total=False):
    """What the rules can tell before a decision.

    Each Attack that could be paid for, and the kinds of action that are closed with the reason.
    """

    attacks: list[Forecast]
    closed: dict[str, Closed]


CourseStep: TypeAlias = Literal["card", "turns", "end", "over"]
Saying: TypeAlias = int | str | list[int] | list[list[int]]


class Flow(TypedDict):
    """Where a game at a real table stands: what is due in this round, and who."""

    round: int
    commander: bool  # whether the player commands this round
    step: CourseStep
    order: list[str]  # who carries out a field, from top to bottom
    at: int  # how many of them have
    acted: bool  # whether the commander has
    mine: bool  # whether the player may act now
    bot: str  # which bot may act now
    deck: int
    unseen: list[int]  # the cards that can be laid out
    may_reserve: bool


class AskedDecision(TypedDict):
    """The player decides for whoever is asked on the real table."""

    kind: Literal["decision"]
    prompt: str
    params: dict[str, int | str | list[int]]
    actions: list[tuple[str, list[int]]]


class AskedDie(TypedDict):
    """A die that was rolled on the real table, and what it may show."""

    sancho: str
    guard: bool
    faces: list[int]


class AskedDice(TypedDict):
    """The player says what the dice show."""

    kind: Literal["dice"]
    dice: list[AskedDie]


class AskedCard(TypedDict):
    """The player says which card was drawn of those with so many points."""

    kind: Literal["card"]
    points: int
    cards: list[int]


class AskedCards(TypedDict):
    """The player says which card went where at the set-up of the hardest level."""

    kind: Literal["cards"]
    cards: list[int]
    places: list[str]


Question: TypeAlias = AskedDecision | AskedDice | AskedCard | AskedCards


class SoloPoints(TypedDict):
    """The victory points of the player and of the bots together."""

    player: int
    bots: int


class Report(TypedDict):
    """What a companion did, what it asks, and how the board looks in the words of a request."""

    told: list[tuple[str, str, dict[str, int | str | list[int]]]]
    question: Question | None
    flow: Flow
    position: dict[str, Saying]
    vp: SoloPoints
    ended: str
    won: bool


class StoredCompanion(TypedDict):
    """Everything that a companion has to be told again, as it was."""

    options: dict[str, bool | int | str]
    state: Json


class Reply(Report, StoredCompanion):
    """One exchange with a companion: its report, and what it has to be told next time."""

    view: View
    aids: Aids
