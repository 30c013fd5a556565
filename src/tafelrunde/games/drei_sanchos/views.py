"""What a seat sees of Krieg der drei Sanchos, as typed data; from it the page's types are made."""

from __future__ import annotations

from typing import TypedDict


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


class Preview(TypedDict, total=False):
    """What the rules can tell before a decision: each Attack that could be paid for."""

    attacks: list[Forecast]
