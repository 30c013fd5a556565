"""Every game passes the kit: ours, and the toy game that is somebody else's plug-in."""

from __future__ import annotations

import pytest

from tafelrunde.games import game_types, load_game
from tafelrunde.testing.conformance import CHECKS, Check
from tafelrunde.testing.walks import TASTE

CHECK = pytest.mark.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])
GAME = pytest.mark.parametrize("game_id", sorted(game_types()))


@CHECK
@GAME
def test_game_keeps_its_promises(game_id: str, check: Check) -> None:
    check(load_game(game_id), 1)


@pytest.mark.interpreted
@CHECK
@GAME
def test_game_keeps_its_promises_where_it_is_interpreted(game_id: str, check: Check) -> None:
    check(load_game(game_id), TASTE)


@pytest.mark.soak
@CHECK
@GAME
def test_game_keeps_its_promises_for_long(game_id: str, check: Check) -> None:
    check(load_game(game_id), 40)
