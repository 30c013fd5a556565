"""What the page of Heerbann may rely on: views, events, questions and constants."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from tafelrunde.board.contract import Contract
from tafelrunde.games.heerbann import views
from tafelrunde.games.heerbann.state import CONQUER, NOBODYS, NOT_YET, RECRUIT
from tafelrunde.games.heerbann.ties import DEAREST, FEWER_CARDS, HERALD, NO_TIE, YOUNGER


class OfRound(TypedDict):
    """A card is turned up in a round."""

    round: int
    card: int


class OfSeat(TypedDict):
    """Something that happened to a seat."""

    seat: int


class Slain(TypedDict):
    """A card of a seat makes an opponent's card count nothing.

    With what abilities have done to the loser's strength so far, and that strength.
    """

    seat: int
    by: int
    card: int
    loser: int
    ability: int
    strength: int


class OfSeatAndCard(TypedDict):
    """What a card does for its seat."""

    seat: int
    card: int


class Strengthened(TypedDict):
    """A card adds to the strength of its seat.

    With what abilities have done to that strength so far, and the strength itself.
    """

    seat: int
    card: int
    count: int
    ability: int
    strength: int


class Doubled(TypedDict):
    """The luck of a seat counts several times."""

    seat: int
    card: int
    times: int


class Denied(TypedDict):
    """A card of a seat makes the luck of the denied ones count nothing."""

    seat: int
    card: int
    denied: list[int]


class OfCards(TypedDict):
    """Cards that are left over."""

    cards: list[int]


class OfProvince(TypedDict):
    """Something that happened to a province."""

    province: int


class Valued(TypedDict):
    """A province gets its value; the die that was thrown for it."""

    province: int
    value: int
    die: int


class Numbers(TypedDict):
    """The dice numbers by seat."""

    numbers: list[int]


class Changed(TypedDict):
    """A seat changes its dice number."""

    seat: int
    number: int


class Order(TypedDict):
    """The seats in their order, why each comes before the next one, and its dearest card."""

    order: list[int]
    reasons: list[int]
    dearest: list[int]


class Rolled(TypedDict):
    """A seat rolls."""

    seat: int
    dice: list[int]


class Again(TypedDict):
    """A seat rolls the marked dice again; their new faces, and the whole roll after that."""

    seat: int
    marked: list[int]
    dice: list[int]
    roll: list[int]


class Recruited(TypedDict):
    """A seat takes a card; the dice as thrown and as counted."""

    seat: int
    card: int
    cost: int
    dice: list[int]
    counted: list[int]


class Fortune(TypedDict):
    """The luck dice by seat."""

    luck: list[int]


class Committed(TypedDict):
    """The cards that a seat sends into a battle, their printed strength, and those with a deed.

    A deed is an ability that works in battles.
    """

    seat: int
    cards: list[int]
    strength: int
    deeds: list[int]


class Totals(TypedDict):
    """What everybody brings to a battle, by seat; -1 for whoever is not in it."""

    strengths: list[int]
    fortunes: list[int]
    totals: list[int]


class LuckAgain(TypedDict):
    """Tied seats roll their luck again."""

    seats: list[int]
    dice: list[int]
    totals: list[int]


class Conquered(TypedDict):
    """A seat conquers a province."""

    seat: int
    province: int
    value: int


Events = TypedDict(
    "Events",
    {
        "revealed": OfRound,
        "recruiting-ended": OfCards,
        "numbers-opened": Numbers,
        "number-changed": Changed,
        "order-fixed": Order,
        "rolled": Rolled,
        "rolled-again": Again,
        "nothing-formed": OfSeat,
        "declined": OfSeat,
        "recruited": Recruited,
        "recruited-nudged": Recruited,
        "province-valued": Valued,
        "luck-rolled": Fortune,
        "committed": Committed,
        "slain": Slain,
        "strengthened": Strengthened,
        "luck-doubled": Doubled,
        "luck-denied": Denied,
        "totals": Totals,
        "tie-by-cards": OfSeat,
        "tie-by-cost": OfSeat,
        "luck-again": LuckAgain,
        "conquered": Conquered,
        "recovered": OfSeatAndCard,
        "set-aside": OfProvince,
    },
)


class About(TypedDict, total=False):
    """Faces that are marked for another roll."""

    chosen: list[int]


CONTRACT: Final = Contract(
    view=views.View,
    aids=views.Aids,
    weighed=views.Force,
    events=Events,
    prompts=Literal["commit-cards", "reroll-mark"],
    about=About,
    constants={
        "RECRUIT": RECRUIT,
        "CONQUER": CONQUER,
        "NOBODYS": NOBODYS,
        "NOT_YET": NOT_YET,
        "NO_TIE": NO_TIE,
        "HERALD": HERALD,
        "FEWER_CARDS": FEWER_CARDS,
        "DEAREST": DEAREST,
        "YOUNGER": YOUNGER,
    },
)
