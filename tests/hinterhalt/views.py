"""What a seat sees of Hinterhalt, as typed data."""

from __future__ import annotations

from typing import TypedDict


class View(TypedDict):
    """HIN-7.1: lists go by seat."""

    round: int
    turn: int
    order: list[int]
    site: list[int]
    wagons: list[int]
    deck: int
    hand_sizes: list[int]
    known_cards: list[list[int]]
    omens: list[int]
    discard: list[int]
    automaton: int
    points: list[int]
