"""What the page of El Grande may rely on: views, events, questions and constants."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from tafelrunde.board.contract import Contract
from tafelrunde.games.el_grande import views
from tafelrunde.games.el_grande.tables import CASTILLO, COURT

TRACK: Final = 100  # fields of the success track; whoever has more goes round again


class OfRound(TypedDict):
    """A round begins, or is scored."""

    round: int


class Taken(TypedDict):
    """A seat takes an action card."""

    seat: int
    card: int


class Placed(TypedDict):
    """A seat puts a caballero somewhere."""

    seat: int
    place: int


class Moved(TypedDict):
    """A caballero goes from one place to another."""

    card: int
    seat: int
    step: str
    color: int
    source: int
    target: int


class Scored(TypedDict):
    """A place is scored; lists go by seat.

    `leader` is the seat with more than every other one, or -1; `king` and `home` are
    the bonuses it gets, `tied` who has as many as somebody else.
    """

    place: int
    total: int
    counts: list[int]
    values: list[int]
    points: list[int]
    bonus: int
    leader: int
    king: int
    home: int
    tied: list[int]


Events = TypedDict(
    "Events",
    {
        "round-begins": OfRound,
        "general-scoring": OfRound,
        "card-taken": Taken,
        "placed": Placed,
        "moved": Moved,
        "scored": Scored,
    },
)


class About(TypedDict, total=False):
    """Places that an announced step names."""

    source: int
    target: int


CONTRACT: Final = Contract(
    view=views.View,
    aids=views.Aids,
    events=Events,
    prompts=Literal["play-power", "take-card", "take_back", "put_board", "veto"],
    about=About,
    constants={"CASTILLO": CASTILLO, "COURT": COURT, "TRACK": TRACK},
)
