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
    """Something of a seat and the place it names: a caballero, its Grande, the King, a disc."""

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


class Shown(TypedDict):
    """A stack shows its card of the round."""

    stack: int
    card: int


class Bid(TypedDict):
    """A seat plays a power card."""

    seat: int
    power: int


class Ordered(TypedDict):
    """The order of turns is fixed."""

    order: list[int]


class Counted(TypedDict):
    """Caballeros of a seat come from the province to its court."""

    seat: int
    number: int


class Leaving(TypedDict):
    """Caballeros of a seat leave a place, or arrive in it from the castillo."""

    seat: int
    number: int
    place: int


class Evicted(TypedDict):
    """Caballeros of a seat must go from one place to another."""

    seat: int
    number: int
    source: int
    place: int


class Laid(TypedDict):
    """A seat lays a movable scoreboard."""

    seat: int
    board: int
    place: int


class Vetoed(TypedDict):
    """A seat stops the special action of another one."""

    seat: int
    of: int
    card: int


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
        "card-revealed": Shown,
        "power-played": Bid,
        "order-fixed": Ordered,
        "recruited": Counted,
        "recalled": Placed,
        "card-taken": Taken,
        "placed": Placed,
        "moved": Moved,
        "sent-back": Leaving,
        "must-leave": Placed,
        "disc-shown": Placed,
        "evicted": Evicted,
        "evicted-to-court": Evicted,
        "board-put": Laid,
        "king-moved": Placed,
        "grande-moved": Placed,
        "vetoed": Vetoed,
        "castillo-to-region": Leaving,
        "castillo-to-court": Leaving,
        "scored": Scored,
    },
)


class About(TypedDict, total=False):
    """The card that is carried out, and places that an announced step names."""

    card: int
    source: int
    target: int


CONTRACT: Final = Contract(
    view=views.View,
    aids=views.Aids,
    recap=views.Recap,
    events=Events,
    prompts=Literal[
        "play-power",
        "recruit",
        "take-card",
        "place",
        "place-extra",
        "special",
        "choose-order",
        "choose-source",
        "pick",
        "fetch",
        "take_back",
        "put_board",
        "veto",
    ],
    about=About,
    constants={"CASTILLO": CASTILLO, "COURT": COURT, "TRACK": TRACK},
)
