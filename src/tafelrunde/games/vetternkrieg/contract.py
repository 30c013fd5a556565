"""What the page of Vetternkrieg may rely on: views, events, questions and constants."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from tafelrunde.board.contract import Contract
from tafelrunde.games.vetternkrieg import views
from tafelrunde.games.vetternkrieg.dice import DICE
from tafelrunde.games.vetternkrieg.state import BATTLE, BELIEVED, CLEANUP, DOUBTED, UNDECIDED
from tafelrunde.games.vetternkrieg.tables import LANCASTER, YORK


class OfRound(TypedDict):
    """A round begins."""

    round: int


class OfSeat(TypedDict):
    """Something that happened to a seat."""

    seat: int


class Chosen(TypedDict):
    """The battlefield of the round and its owner."""

    seat: int
    card: int


class RolledHidden(TypedDict):
    """The attacker rolls; only the own dice are told."""

    seat: int
    clash: int
    told: int
    dice: NotRequired[list[int]]


class Claimed(TypedDict):
    """An announcement, and who makes it or judges it."""

    seat: int
    claim: int


class Shown(TypedDict):
    """Dice that lie open."""

    seat: int
    dice: list[int]


class Turned(TypedDict):
    """A last card turns a die."""

    seat: int
    face: int
    new: int


class Compared(TypedDict):
    """How a comparison came out."""

    seat: int
    claim: int
    answer: int


class Lost(TypedDict):
    """Troops that a seat loses, some of them French."""

    seat: int
    count: int
    french: int


Events = TypedDict(
    "Events",
    {
        "round": OfRound,
        "first-attacker": OfSeat,
        "battlefield-chosen": Chosen,
        "rolled-hidden": RolledHidden,
        "announced": Claimed,
        "believed": Claimed,
        "dice-shown": Shown,
        "was-true": Claimed,
        "was-lie": Claimed,
        "made-true": Claimed,
        "rolled-open": Shown,
        "die-turned": Turned,
        "attack-won": Compared,
        "attack-lost": Compared,
        "tied": Compared,
        "lost-troops": Lost,
    },
)

CONTRACT: Final = Contract(
    view=views.View,
    aids=views.Aids,
    events=Events,
    prompts=Literal["announce", "believe-or-doubt"],
    constants={
        "YORK": YORK,
        "LANCASTER": LANCASTER,
        "BATTLE": BATTLE,
        "CLEANUP": CLEANUP,
        "UNDECIDED": UNDECIDED,
        "BELIEVED": BELIEVED,
        "DOUBTED": DOUBTED,
        "DICE": DICE,
    },
)
