"""Tables for the tests of the terminal."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tui.tables import MakeSession

from tafelrunde.games import load_game
from tafelrunde.tui.session import Session, new_match, seating_for


@pytest.fixture
def make_session() -> MakeSession:
    """A session of Heerbann: seats without a bot's name are people."""

    def make(
        bots: Sequence[str] = ("random",),
        players: int = 2,
        seed: int | None = 4,
        language: str = "en",
    ) -> Session:
        game = load_game("heerbann")
        seating = seating_for(game, players, list(bots), 0, [])
        match = new_match(game, game.resolve({}), players, seed)
        return Session(game, match, seating, language)

    return make
