"""Puzzles and the reasons of advice, on the wire."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from tafelrunde.server.wire_base import Incoming, Outgoing

ToldTerm: TypeAlias = tuple[str, str, float, float]  # a fact, its element, its value, the other's
PuzzleSaid: TypeAlias = Literal["", "right", "wrong", "shown"]


class TakePuzzle(Incoming):
    """POST /api/puzzles/{game}: set up a puzzle by number, from 1; without one the day's."""

    number: Annotated[int, Meta(ge=1, le=10_000)] | None = None


class Reasoned(Outgoing):
    """A choice: its chance of winning, its share of the search, and reasons for it."""

    action: tuple[str, list[int]]
    chance: float
    share: float
    equal: bool
    terms: list[ToldTerm]


class PuzzleTold(Outgoing):
    """What is said about a puzzle; they are numbered from 1.

    `answer` is the last one, compared with the best; `best` and `second` come after the end.
    `laid` changes when the table was prepared afresh instead of continuing from what was there.
    """

    number: int
    count: int
    today: int
    level: int
    solved: list[int]
    said: PuzzleSaid
    tries: int
    answer: Reasoned | None
    best: Reasoned | None
    second: Reasoned | None
    laid: int
