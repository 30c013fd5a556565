"""What the page of Guiscard may rely on: views, events, questions and constants."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from tafelrunde.board.contract import Contract
from tafelrunde.games.guiscard import views
from tafelrunde.games.guiscard.campaign.events import LAST_EVENT
from tafelrunde.games.guiscard.campaign.works import DOWN
from tafelrunde.games.guiscard.field.terrain import COLUMNS
from tafelrunde.games.guiscard.files.siege_log import NO_FIGHT
from tafelrunde.games.guiscard.pieces.gear import LYING
from tafelrunde.games.guiscard.screen.chart import OPEN
from tafelrunde.games.guiscard.state import (
    CHARGES,
    COMING,
    COMPLETED,
    DECLARED,
    FOULKON,
    HEALTHY,
    MELEE,
    MISSILE,
    MOVEMENT,
    ON_MAP,
    RECOVERY,
    STUNNED,
    WOUNDED,
)


class OfRound(TypedDict):
    """A round begins."""

    round: int


class OfUnit(TypedDict):
    """A unit is taken in hand."""

    unit: int


class Here(TypedDict):
    """A unit and a hex of its way."""

    unit: int
    hex: int


class Charges(TypedDict):
    """A unit declares a charge over a number of hexes."""

    unit: int
    enemy: int
    count: int


class Placed(TypedDict):
    """A unit stands where the game begins."""

    unit: int
    hex: int
    direction: int


class Shoots(TypedDict):
    """A unit shoots at a hex."""

    unit: int
    hex: int
    n: int


class Budget(TypedDict):
    """A unit begins its move with these points."""

    unit: int
    points: int


class Steps(TypedDict):
    """A unit steps into a hex and has these points left."""

    unit: int
    hex: int
    points: int


class Fought(TypedDict):
    """The die of a combat has fallen: the column of the table, its ten results, and the roll."""

    unit: int
    n: int
    roll: int
    column: str
    letter: str
    results: str


Events = TypedDict(
    "Events",
    {
        "round-begins": OfRound,
        "sets-up": OfUnit,
        "head-placed": Here,
        "set-up": Placed,
        "makes-ready": OfUnit,
        "shoots": Shoots,
        "takes-up": Budget,
        "steps": Steps,
        "charge-path": Here,
        "charges": Charges,
        "counter-path": Here,
        "fought": Fought,
    },
)


class About(TypedDict, total=False):
    """The unit that a question is about, and how far a set-up is."""

    unit: int
    placed: int
    all: int


CONTRACT: Final = Contract(
    view=views.View,
    aids=views.Aids,
    preview=views.Preview,
    events=Events,
    prompts=Literal["move-step"],
    about=About,
    constants={
        "HEALTHY": HEALTHY,
        "WOUNDED": WOUNDED,
        "STUNNED": STUNNED,
        "COMING": COMING,
        "ON_MAP": ON_MAP,
        "DECLARED": DECLARED,
        "COMPLETED": COMPLETED,
        "LYING": LYING,
        "FOULKON": FOULKON,
        "COLUMNS": COLUMNS,
        "OPEN": OPEN,
        "EVENTS": tuple(range(2, LAST_EVENT + 1)),  # GU-11.2: the sums of two dice
        "DOWN": DOWN,
        "NO_FIGHT": NO_FIGHT,
        "STEPS": (MISSILE, CHARGES, MOVEMENT, MELEE, RECOVERY),
    },
    more=(views.LineOfSight,),
)
