"""What the tests of Heerbann share."""

from __future__ import annotations

from typing import Any, cast

from tafelrunde.core.chance import FastRng
from tafelrunde.core.flow import ASK, OVER, Chance
from tafelrunde.core.state import State
from tafelrunde.games import load_game
from tafelrunde.games.heerbann.game import HeerbannGame
from tafelrunde.games.heerbann.state import Heerbann

GAME = cast(HeerbannGame, load_game("heerbann"))


def new_game(players: int = 2, **options: bool | str) -> Heerbann:
    """A game at its first question."""
    return cast(Heerbann, GAME.new(GAME.resolve(options), players))


def begun(players: int = 2, seed: int = 1, **options: bool | str) -> Heerbann:
    """A game at its first decision."""
    s = new_game(players, **options)
    run_chance(s, FastRng(seed))
    return s


def staged(players: int, given: dict[str, Any], **options: bool | str) -> Heerbann:
    """A position in the words of scenario files."""
    s = GAME.prepare(GAME.resolve(options), players)
    s.log = []
    GAME.stage(s, given)
    return s


def run_chance(s: State, rng: FastRng) -> None:
    """Let chance answer until a seat has to."""
    while s.wait.tag not in (ASK, OVER):
        s.chance(rng.outcome(cast(Chance, s.wait)))


def keys(s: State) -> list[str]:
    """The keys of the events so far."""
    return [event.key for event in s.log or []]
