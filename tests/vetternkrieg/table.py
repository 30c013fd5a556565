"""What the tests of Vetternkrieg share."""

from __future__ import annotations

from typing import Any, cast

from tafelrunde.core.actions import Action
from tafelrunde.core.state import State
from tafelrunde.games import load_game
from tafelrunde.games.vetternkrieg.game import VetternkriegGame
from tafelrunde.games.vetternkrieg.names import card_ids
from tafelrunde.games.vetternkrieg.state import Vetternkrieg
from tafelrunde.testing.tables import Tables

GAME = cast(VetternkriegGame, load_game("vetternkrieg"))
CARD = {name: number for number, name in enumerate(card_ids(GAME.rows)) if number}
_TABLES: Tables[Vetternkrieg] = Tables(GAME, 2)


def new_game(seed: int = 1, **options: bool | int | str) -> Vetternkrieg:
    """A game with fixed houses at its first decision."""
    return _TABLES.begun(2, seed, **{"house_assignment": "fixed", **options})


def staged(given: dict[str, Any], **options: bool | int | str) -> Vetternkrieg:
    """A position in the words of scenario files."""
    return _TABLES.staged(2, given, **options)


def act(s: State, seat: int, *words: str) -> None:
    """Checked actions, written as in "play 3"."""
    for text in words:
        verb, *numbers = text.split()
        s.play(seat, Action(verb, tuple(int(n) for n in numbers)))
