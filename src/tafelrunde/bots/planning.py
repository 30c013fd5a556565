"""Whole plans instead of single actions, for games in which one step means little.

A game that plans says so with a method `planning`; it need not know this module. What a seat
has in mind between two questions is not kept by anybody here: it is a row of numbers (`Intent`)
that comes with the question and goes back with the answer.
"""

from __future__ import annotations

from typing import Any, ClassVar, Protocol, TypeAlias, runtime_checkable

from tafelrunde.bots.evaluation import Evaluation, S_contra, evaluation_of
from tafelrunde.core.codes import Offers
from tafelrunde.core.game import AnyGame
from tafelrunde.core.numbers import i64

Intent: TypeAlias = tuple[int, ...]


class Planning(Evaluation[S_contra], Protocol[S_contra]):
    """A planner for one question to one seat: rules of thumb, and plans to choose from.

    A plan stands for several actions in a row. Its verb is one that only the game's bots know;
    `carry_out` says with what it begins, and what follows is then the only choice.
    """

    turns: ClassVar[int]
    """How far the `clock` goes on before `worths` is trusted."""
    weight: ClassVar[int]
    """For how many iterations of a level one of this game counts."""
    doubt: ClassVar[float]
    """How many average results are added to those of every choice."""
    inertia: ClassVar[float]
    """By how much a choice must come out better than the first one to be taken."""

    def clock(self, s: S_contra) -> i64:
        """How many turns have passed."""
        ...

    def price(self, s: S_contra) -> i64:
        """For how many iterations one from this question counts: its roll-outs may be long.

        0: no search would tell more, so the first choice is taken.
        """
        ...

    def patience(self, s: S_contra) -> i64:
        """How many times the usual time this question may take at a table."""
        ...

    def choices(self, s: S_contra, seat: i64, out: Offers) -> None:
        """List the few plans or actions that are worth weighing, best first."""
        ...

    def carry_out(self, s: S_contra, seat: i64, choice: i64) -> i64:
        """The first action of a choice, which starts its plan."""
        ...

    def under_way(self, s: S_contra, seat: i64) -> i64:
        """The next action of the plan that was carried out last, or NO_ACTION if none fits."""
        ...

    def intent(self) -> Intent:
        """What the seat has in mind now, for its next question."""
        ...


@runtime_checkable
class Planned(Protocol):
    """A game in which bots plan."""

    def planning(self, intent: Intent) -> Planning[Any]:
        """A planner for a seat whose last answer left this intent."""
        ...


def planning_of(game: AnyGame, intent: Intent) -> Planning[Any] | None:
    """A planner for a seat with this intent; None for games without plans."""
    return game.planning(intent) if isinstance(game, Planned) else None


def thumbs_of(game: AnyGame, planning: Planning[Any] | None) -> Evaluation[Any]:
    """The rules of thumb for a question, which go along with the plans where there are any."""
    return evaluation_of(game) if planning is None else planning


def iterations_of(game: AnyGame, iterations: int) -> int:
    """How many iterations of this game cost as much as these of a level."""
    planning = planning_of(game, ())
    return iterations if planning is None else -(-iterations // planning.weight)
