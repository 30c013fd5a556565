"""What the tests of Vetternkrieg share."""

from __future__ import annotations

from typing import Any, cast

from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng
from tafelrunde.core.flow import ASK, OVER, Chance
from tafelrunde.core.state import State
from tafelrunde.games import load_game
from tafelrunde.games.vetternkrieg.game import VetternkriegGame
from tafelrunde.games.vetternkrieg.names import card_ids
from tafelrunde.games.vetternkrieg.state import Vetternkrieg

GAME = cast(VetternkriegGame, load_game("vetternkrieg"))
CARD = {name: number for number, name in enumerate(card_ids(GAME.rows)) if number}


def new_game(seed: int = 1, **options: bool | str) -> Vetternkrieg:
    """A game with fixed houses at its first decision."""
    chosen = GAME.resolve({"house_assignment": "fixed", **options})
    s = cast(Vetternkrieg, GAME.new(chosen, 2))
    run_chance(s, FastRng(seed))
    return s


def staged(given: dict[str, Any], **options: bool | str) -> Vetternkrieg:
    """A position in the words of scenario files."""
    s = GAME.prepare(GAME.resolve(options), 2)
    s.log = []
    GAME.stage(s, given)
    return s


def run_chance(s: State, rng: FastRng) -> None:
    """Let chance answer until a seat has to."""
    while s.wait.tag not in (ASK, OVER):
        s.chance(rng.outcome(cast(Chance, s.wait)))


def act(s: State, seat: int, *words: str) -> None:
    """Checked actions, written as in "play 3"."""
    for text in words:
        verb, *numbers = text.split()
        s.play(seat, Action(verb, tuple(int(n) for n in numbers)))


def keys(s: State) -> list[str]:
    """The keys of the events so far."""
    return [event.key for event in s.log or []]
