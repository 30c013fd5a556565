"""What a seat sees of Heerbann, as typed data; the page's types are generated from it."""

from __future__ import annotations

from typing import TypedDict


class View(TypedDict):
    """Everything public; lists go by seat, those of provinces by their number."""

    phase: str
    round: int
    deck: int
    display: list[int]
    abilities: bool
    removed: list[int]
    seniority: list[int]
    armies: list[list[int] | None]
    army_sizes: list[int]
    fresh: list[int]
    numbers: list[int]
    extra_dice: list[int]
    order: list[int]
    roller: int
    dice: list[int]
    rerolled: list[int]
    ordinal: int
    value: int
    luck: list[int]
    committed: list[list[int]]
    strength: list[int]
    total: list[int]
    slain: int
    spent: list[int]
    holder: list[int]
    values: list[int]
    points: list[int]


class Province(TypedDict):
    """What a province may be worth, and the die that was thrown for it (0: not yet)."""

    low: int
    high: int
    die: int


class Force(TypedDict):
    """What cards bring into the present battle together, as long as nobody else interferes."""

    strength: int
    luck: int
    total: int


class Lead(TypedDict):
    """The seats with the most points, these points, and the provinces of these seats."""

    seats: list[int]
    points: int
    provinces: int


class Aids(TypedDict):
    """What follows from the view.

    By open card: the chances in percent to form its cost with one die, two, and so on, and the
    places of dice in the roll that form it exactly, the fewest. Then the own cards whose
    recruiting ability works in this round, the provinces, how many of them each seat holds, and
    who leads.
    """

    odds: list[list[int]]
    forms: list[list[int]]
    awake: list[int]
    provinces: list[Province]
    held: list[int]
    lead: Lead
