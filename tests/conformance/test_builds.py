"""A table does not notice when its rules are compiled: a game begun on one build ends on the other.

In the tests on the compiled tree this crosses from pure to compiled and back; on the interpreted
rules both halves are pure.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.core.actions import CHANCE
from tafelrunde.core.chance import FastRng
from tafelrunde.core.data import Json, digest_of
from tafelrunde.core.game import AnyGame
from tafelrunde.core.state import State
from tafelrunde.games import game_types, load_game

ROOT = Path(__file__).parents[2]
HALF = 150  # answers of seats and of chance before the other build takes over


def play_on(s: State, answered: int, until: int) -> int:
    """Answer every question until so many are answered or the game is over; returns how many.

    Each answer follows from the number of those before it, so any process would give the same.
    """
    while not s.over and answered < until:
        seat = s.to_move()
        if seat == CHANCE:
            s.chance(s.outcome(FastRng(answered)))
        else:
            actions = s.legal(seat)
            s.play_trusted(seat, actions[FastRng(answered).below(len(actions))])
        answered += 1
    return answered


def stored(s: State) -> Json:
    """The state as a server keeps it."""
    return json.loads(json.dumps(s.to_json()))


def with_the_pure_rules(game_id: str, begun: Json) -> Json:
    """Let another process on the interpreted sources begin a game, or end the one it is given."""
    paths = os.pathsep.join(str(ROOT / folder) for folder in ("src", "tests"))
    done = subprocess.run(
        [sys.executable, str(Path(__file__)), game_id],
        input=json.dumps(begun),
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def begin_or_end(game: AnyGame, begun: Json) -> Json:
    """The first half of a game, or with a first half what it ends like."""
    options = game.resolve({})
    if begun is None:
        s = game.new(options, game.min_players)
        play_on(s, 0, HALF)
    else:
        s = game.load(begun, options)
        play_on(s, HALF, sys.maxsize)
    return stored(s)


@pytest.mark.parametrize("game_id", sorted(game_types()))
def test_a_game_begun_on_one_build_ends_on_the_other(game_id: str) -> None:
    game = load_game(game_id)
    begun = begin_or_end(game, None)
    assert begun == with_the_pure_rules(game_id, None)
    ended = begin_or_end(game, begun)
    assert ended["wait"] == ["over"]
    assert digest_of(with_the_pure_rules(game_id, begun)) == digest_of(ended)


if __name__ == "__main__":
    print(json.dumps(begin_or_end(load_game(sys.argv[1]), json.load(sys.stdin))))
