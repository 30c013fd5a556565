"""Games that have just begun and positions in words, for the tests of a game."""

from __future__ import annotations

from typing import Any, Generic

from tafelrunde.core.chance import FastRng, Rng
from tafelrunde.core.game import Game, S
from tafelrunde.core.state import State
from tafelrunde.testing.walks import pick


class Tables(Generic[S]):
    """Tables of one game; `players` sit down where a test does not say how many."""

    def __init__(self, game: Game[S, Any], players: int) -> None:
        self.game = game
        self.players = players

    def new(self, players: int = 0, **options: bool | int | str) -> S:
        """A game at its first question."""
        s = self._prepared(players, options)
        s.begin(self.game.first_frame())
        return s

    def begun(self, players: int = 0, seed: int = 1, **options: bool | int | str) -> S:
        """A game at its first decision."""
        s = self.new(players, **options)
        s.settle(FastRng(seed))
        return s

    def staged(self, players: int, given: dict[str, Any], **options: bool | int | str) -> S:
        """A position in the words of scenario files."""
        s = self._prepared(players, options)
        self.game.stage(s, given)
        return s

    def _prepared(self, players: int, options: dict[str, bool | int | str]) -> S:
        s = self.game.prepare(self.game.resolve(options), players or self.players)
        s.log = []
        return s


def step(s: State, rng: Rng) -> None:
    """Play one random decision, and whatever chance answers then."""
    seat, action = pick(s, rng)
    s.play_trusted(seat, action)
    s.settle(rng)


def told(s: State, key: str) -> list[dict[str, Any]]:
    """The parameters of all events of one kind so far."""
    return [dict(event.params) for event in s.log or [] if event.key == key]


def keys(s: State) -> list[str]:
    """The keys of the events so far."""
    return [event.key for event in s.log or []]
