"""What a game may tell its bots beyond the rules: how promising actions look, who stands well.

A game that has rules of thumb gives them with a method `evaluation`; it need not know this
module. Without them all actions look alike, and roll-outs go on to the end.
"""

from __future__ import annotations

from typing import Any, ClassVar, Protocol, TypeVar, runtime_checkable

from tafelrunde.core.codes import Offers
from tafelrunde.core.game import AnyGame
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.state import State

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Evaluation(Protocol[S_contra]):
    """Rules of thumb. They read what the seat may know, and equal questions get equal answers."""

    horizon: ClassVar[int]
    """After how many decisions a roll-out may stop and trust `worths`; 0: never."""

    def weights(self, s: S_contra, seat: i64, offers: Offers) -> vec[float]:
        """How promising each offer looks, as positive numbers in a new vector."""
        ...

    def mixes(self, s: S_contra, seat: i64) -> bool:
        """Whether a seat must not be foreseen here: `weights` are then chances to draw by."""
        ...

    def worths(self, s: S_contra) -> list[float]:
        """For each seat its chance to win from here, between 0 and 1, without playing on."""
        ...


@runtime_checkable
class Evaluated(Protocol):
    """A game that has rules of thumb."""

    def evaluation(self) -> Evaluation[Any]:
        """The rules of thumb of this game."""
        ...


class Even:
    """What can be said of any game: all actions look alike, and so do all seats."""

    horizon: ClassVar[int] = 0

    def weights(self, s: State, seat: i64, offers: Offers) -> vec[float]:
        """1 for every offer."""
        return vec[float]([1.0] * len(offers))

    def mixes(self, s: State, seat: i64) -> bool:
        """False: nothing is known that would have to be hidden."""
        return False

    def worths(self, s: State) -> list[float]:
        """The same chance for every seat."""
        return [1.0 / float(s.players)] * s.players


def evaluation_of(game: AnyGame) -> Evaluation[Any]:
    """The rules of thumb of a game."""
    return game.evaluation() if isinstance(game, Evaluated) else Even()
