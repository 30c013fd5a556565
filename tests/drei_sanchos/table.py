"""What the tests of Krieg der drei Sanchos share."""

from __future__ import annotations

from typing import Any, cast

from tafelrunde.core.chance import FastRng
from tafelrunde.core.flow import ASK, OVER, Chance
from tafelrunde.core.state import State
from tafelrunde.games.drei_sanchos.game import DreiSanchosGame
from tafelrunde.games.drei_sanchos.state import DreiSanchos

GAME = DreiSanchosGame()


def new_game(players: int = 3, **options: bool | int | str) -> DreiSanchos:
    """A game at its first question, which is one to chance."""
    s = GAME.prepare(GAME.resolve(options), players)
    s.log = []
    s.begin(GAME.first_frame())
    return s


def begun(players: int = 3, seed: int = 1, **options: bool | int | str) -> DreiSanchos:
    """A game at its first decision."""
    s = new_game(players, **options)
    run_chance(s, FastRng(seed))
    return s


def staged(players: int, given: dict[str, Any], **options: bool | int | str) -> DreiSanchos:
    """A position in the words of scenario files."""
    s = GAME.prepare(GAME.resolve(options), players)
    s.log = []
    GAME.stage(s, given)
    return s


def run_chance(s: State, rng: FastRng) -> None:
    """Let chance answer until a seat has to."""
    while s.wait.tag not in (ASK, OVER):
        s.chance(rng.outcome(cast(Chance, s.wait)))


def step(s: State, rng: FastRng) -> None:
    """One random decision, and whatever chance answers then."""
    seat = s.to_move()
    actions = s.legal(seat)
    s.play_trusted(seat, actions[rng.below(len(actions))])
    run_chance(s, rng)


def told(s: State, key: str) -> list[dict[str, Any]]:
    """The parameters of all events of one kind so far."""
    return [dict(event.params) for event in s.log or [] if event.key == key]
