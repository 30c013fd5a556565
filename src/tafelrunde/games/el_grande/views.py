"""What a seat sees of El Grande, as typed data; the page's types are generated from it."""

from __future__ import annotations

from typing import TypedDict


class View(TypedDict):
    """Everything that lies open; lists go by seat or by place, -1 is nobody and nowhere."""

    rounds: list[int]
    round: int
    rounds_done: int
    king: int
    starter: int
    turn: int
    grande: list[int]
    regions: list[list[int]]
    castillo: list[int | None]
    castillo_display: str
    values: list[list[int]]
    boards: list[int]
    court: list[int]
    province: list[int]
    score: list[int]
    hand: list[list[int]]
    discard: list[list[int]]
    back: list[int]
    played: list[int]
    order: list[int]
    face_up: list[int]
    taker: list[int]
    unseen: list[int]
    vetoes: list[tuple[int, int]]


class Scoring(TypedDict):
    """A scoring of the past.

    The round of a general scoring (0: of a card), the round in which it was and its card (-1),
    the numbers of the events that scored its places, and by seat what it brought.
    """

    round: int
    during: int
    card: int
    scored: list[int]
    points: list[int]


class Recap(TypedDict):
    """The scorings so far, and by seat what those of cards brought together."""

    scorings: list[Scoring]
    by_cards: list[int]


class Aids(TypedDict):
    """What follows from the view.

    By place and seat, what everybody would get if the place were scored now, and by seat what that
    makes together; by seat, how many regions it leads alone; the rounds that a general scoring
    follows, and whether one goes on; for each power card that lies, the seat that played it.
    """

    worth: list[list[int]]
    worth_together: list[int]
    led: list[int]
    scored_after: list[int]
    scoring: bool
    taken_powers: list[tuple[int, int]]
