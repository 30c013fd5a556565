"""What the page of Krieg der drei Sanchos may rely on: views, events, questions, constants."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

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


class CardPlayed(TypedDict):
    """A Sancho plays a card, or executes its field of it."""

    sancho: int
    card: int


class Recruited(TypedDict):
    """Troops of a Sancho come from the supply to its recruits."""

    sancho: int
    number: int


class Deployed(TypedDict):
    """A troop or a king of a Sancho comes to a place of a region."""

    sancho: int
    region: int
    place: int


class Moved(TypedDict):
    """A unit of a Sancho goes from one region to another."""

    sancho: int
    unit: int
    source: int
    region: int


class Fortified(TypedDict):
    """A unit of a Sancho goes from the field into the garrison."""

    sancho: int
    unit: int
    region: int


class Sent(TypedDict):
    """A Sancho spends points or units in a region."""

    sancho: int
    region: int
    number: int


class There(TypedDict):
    """Something happens to a Sancho in a region."""

    sancho: int
    region: int


class Besieged(TypedDict):
    """Units of a Sancho lie down before another one's garrison."""

    sancho: int
    of: int
    region: int
    number: int


class Captured(TypedDict):
    """A garrison field changes its owner."""

    sancho: int
    of: int
    region: int


class Rolled(TypedDict):
    """The dice of a Sancho fall onto the track."""

    sancho: int
    dice: list[int]


class Cancelled(TypedDict):
    """Dice of several owners share a column and cancel each other."""

    column: int
    dice: list[int]


class Removed(TypedDict):
    """The lone die `by` of a Sancho removes the die `face` of an opponent."""

    sancho: int
    of: int
    by: int
    face: int


class Candidates(TypedDict):
    """Between which regions a bot chooses, the best first, with what counts for each."""

    sancho: int
    choice: int
    regions: list[int]
    first: list[int]
    second: NotRequired[list[int]]
    third: NotRequired[list[int]]


class Over(TypedDict):
    """A battle is over."""

    region: int


Events = TypedDict(
    "Events",
    {
        "round-begins": Begins,
        "card-revealed": Revealed,
        "card-played": CardPlayed,
        "executes": CardPlayed,
        "recruited": Recruited,
        "deployed": Deployed,
        "moved": Moved,
        "fortified": Fortified,
        "attacks": Sent,
        "siege-placed": Besieged,
        "field-won": There,
        "field-lost": There,
        "captured": Captured,
        "troop-lost": There,
        "siege-loss": There,
        "king-beaten": There,
        "king-home": Deployed,
        "rolls": Rolled,
        "column-cancels": Cancelled,
        "die-removed": Removed,
        "battle-over": Over,
        "bot-candidates": Candidates,
    },
)

CONTRACT: Final = Contract(
    view=views.View,
    aids=views.Aids,
    preview=views.Preview,
    events=Events,
    prompts=Literal["choose-card", "command", "pool"],
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
    more=(views.Reply,),
)
