"""The games. Every package in here with a `game` module that names a `GAME` is one."""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from tafelrunde.board.scene import TableGame
from tafelrunde.core.actions import BadData


@cache
def game_types() -> dict[str, type[TableGame]]:
    """All games by id: ours, and those that TAFELRUNDE_GAMES names as modules."""
    here = Path(__file__).parent
    modules = [f"{__name__}.{m.name}.game" for m in iter_modules([str(here)]) if m.ispkg]
    modules += [m for m in os.environ.get("TAFELRUNDE_GAMES", "").split(",") if m]
    types = [import_module(module).GAME for module in modules]
    return {t.id: t for t in types}


def load_game(game_id: str, pack_file: Path | None = None) -> TableGame:
    """A game by its id, with an owner's data pack if one is given."""
    types = game_types()
    if game_id not in types:
        raise BadData(f"there is no game {game_id!r}; there are: {', '.join(sorted(types))}")
    return _shipped(game_id) if pack_file is None else types[game_id](pack_file)


@cache
def _shipped(game_id: str) -> TableGame:
    return game_types()[game_id]()
