"""What the page of Vetternkrieg may rely on: views, events, questions and constants."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from tafelrunde.board.contract import Contract
from tafelrunde.games.vetternkrieg import views
from tafelrunde.games.vetternkrieg.dice import DICE
from tafelrunde.games.vetternkrieg.state import BATTLE, BELIEVED, CLEANUP, DOUBTED, UNDECIDED
from tafelrunde.games.vetternkrieg.tables import (
    FRAMED,
    LANCASTER,
    MARKS,
    RED_ROSE,
    RESERVE,
    SUPPLY,
    WHITE_ROSE,
    YORK,
)


class OfRound(TypedDict):
    """A round begins."""

    round: int


class OfSeat(TypedDict):
    """Something that happened to a seat."""

    seat: int


class OfSeatAndCard(TypedDict):
    """What a seat does with a card: the battlefield and its owner, a card that is played."""

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


class Tried(TypedDict):
    """A die for or against troops of a region: its face, and the troops it was compared with."""

    seat: int
    region: int
    face: int
    count: int


class Moved(TypedDict):
    """A troop of a seat moves from one region to another."""

    seat: int
    region: int
    target: int


Events = TypedDict(
    "Events",
    {
        "round": OfRound,
        "first-attacker": OfSeat,
        "battlefield-chosen": OfSeatAndCard,
        "laid": OfSeatAndCard,
        "played": OfSeatAndCard,
        "moved": Moved,
        "placed": Tried,
        "place-returned": Tried,
        "place-lost": Tried,
        "remove-failed": Tried,
        "removed-to-reserve": Tried,
        "removed-to-supply": Tried,
        "rolled-hidden": RolledHidden,
        "announced": Claimed,
        "believed": Claimed,
        "doubted": Claimed,
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
        "last-card": OfSeatAndCard,
        "battle-won": OfSeatAndCard,
    },
)

CONTRACT: Final = Contract(
    view=views.View,
    aids=views.Aids,
    events=Events,
    prompts=Literal["announce", "believe-or-doubt", "place-in", "remove-in"],
    constants={
        "YORK": YORK,
        "LANCASTER": LANCASTER,
        "BATTLE": BATTLE,
        "CLEANUP": CLEANUP,
        "UNDECIDED": UNDECIDED,
        "BELIEVED": BELIEVED,
        "DOUBTED": DOUBTED,
        "DICE": DICE,
        "SUPPLY": SUPPLY,
        "RESERVE": RESERVE,
        "WHITE_ROSE": MARKS[WHITE_ROSE],
        "RED_ROSE": MARKS[RED_ROSE],
        "FRAMED": MARKS[FRAMED],
    },
)
