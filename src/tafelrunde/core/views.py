"""What an observer is told about any game, as typed data."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from tafelrunde.core.game import View

# A refusal and a choice as they are told: rule, key and parameters; verb, arguments and refusal.
ToldRefusal: TypeAlias = tuple[str, str, dict[str, int | str | list[int]]]
Choice: TypeAlias = tuple[str, list[int], ToldRefusal | None]
UndoRight: TypeAlias = Literal["free", "ask", ""]


class Observed(TypedDict):
    """What an observer sees of any game; `game` is the game's own view.

    A table adds what follows from that view (`aids`), and for whoever decides what the rules
    can tell beforehand (`preview`). `recap` counts up what happened, `untold` are the
    numbers of events that a chronicle leaves out for now, if there are any.
    """

    players: int
    asked: list[int]
    pending: list[int]
    prompt: str
    about: dict[str, int | str | list[int]]
    picks: list[tuple[str, list[int]]]
    over: bool
    scores: list[int]
    winners: list[int]
    game: View
    aids: NotRequired[View]
    preview: NotRequired[View]
    recap: NotRequired[View]
    untold: NotRequired[list[int]]
