"""What the page of Krieg der drei Sanchos may rely on: views, events, questions, constants."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from tafelrunde.board.contract import Contract
from tafelrunde.games.drei_sanchos import views
from tafelrunde.games.drei_sanchos.staging import GLYPHS, PLACES
from tafelrunde.games.drei_sanchos.state import FIELD, GARRISON, STACK
from tafelrunde.games.drei_sanchos.tables import MOST_POINTS, MOST_UNITS, NAMES


class Begins(TypedDict):
    """A round with a commander begins."""

    round: int
    sancho: int


class Revealed(TypedDict):
    """A solo round without a commander begins."""

    round: int
    card: int


Events = TypedDict("Events", {"round-begins": Begins, "card-revealed": Revealed})

CONTRACT: Final = Contract(
    view=views.View,
    aids=views.Aids,
    events=Events,
    prompts=Literal["choose-card"],
    constants={
        "NAMES": NAMES,
        "FIELD": FIELD,
        "GARRISON": GARRISON,
        "STACK": STACK,
        "GLYPHS": tuple(GLYPHS),
        "PLACE_MARKS": tuple(PLACES),
        "MOST_UNITS": MOST_UNITS,
        "MOST_POINTS": MOST_POINTS,
    },
)
