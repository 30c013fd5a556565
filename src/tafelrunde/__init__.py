"""Tafelrunde: five medieval board games to play, watch and study."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tafelrunde.board.scene import AnyTableGame

__version__ = "0.1.0"


def names() -> list[str]:
    """The ids of all games there are."""
    from tafelrunde.games import game_types

    return list(game_types())


def load(game_id: str, pack_file: Path | str | None = None) -> AnyTableGame:
    """A game by its id, with an owner's data pack if one is given."""
    from tafelrunde.games import load_game

    return load_game(game_id, Path(pack_file) if pack_file is not None else None)
