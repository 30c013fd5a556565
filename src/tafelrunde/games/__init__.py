"""The games: those of the catalogue that are built, and those named in TAFELRUNDE_GAMES."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from tafelrunde.board.scene import AnyTableGame
from tafelrunde.core.actions import BadData
from tafelrunde.core.packs import read_toml


@cache
def catalogue() -> list[dict[str, Any]]:
    """The rows of our catalogue in the order of the home page, also of games not built yet."""
    data, _ = read_toml(Path(__file__).parent / "catalogue.toml")
    rows: list[dict[str, Any]] = data["game"]
    return rows


@cache
def game_types() -> dict[str, type[AnyTableGame]]:
    """All games by id: ours, and those that TAFELRUNDE_GAMES names as modules."""
    modules = [f"{__name__}.{row['id']}.game" for row in catalogue() if row["built"]]
    types = [import_module(module).GAME for module in modules]
    for module in filter(None, os.environ.get("TAFELRUNDE_GAMES", "").split(",")):
        try:
            types.append(import_module(module).GAME)
        except (ImportError, AttributeError) as error:
            raise BadData(f"TAFELRUNDE_GAMES: cannot import {module}: {error}") from error
    return {t.id: t for t in types}


def load_game(game_id: str, pack_file: Path | None = None, data: str = "") -> AnyTableGame:
    """A game by its id, with an owner's data pack or the data of another folder if one is given."""
    types = game_types()
    if game_id not in types:
        raise BadData(f"there is no game {game_id!r}; there are: {', '.join(sorted(types))}")
    if pack_file is not None:
        return types[game_id](pack_file)
    return _with_data(game_id, data) if data else _shipped(game_id)


def listed() -> list[dict[str, Any]]:
    """Our catalogue, then a row for each other game, from the table `game` of its data."""
    rows = catalogue()
    ours = {row["id"] for row in rows}
    return [*rows, *[_row_of(name) for name in sorted(game_types().keys() - ours)]]


def _row_of(name: str) -> dict[str, Any]:
    game = load_game(name)
    given: Mapping[str, object] = game.pack.tables.get("game", {})
    words = {"title_de": name, "title_en": name, "tagline_de": "", "tagline_en": ""}
    return {
        "id": name,
        **{key: str(given.get(key, word)) for key, word in words.items()},
        "players": [game.min_players, game.max_players],
        "minutes": given.get("minutes", 0),
    }


@cache
def _shipped(game_id: str) -> AnyTableGame:
    return game_types()[game_id]()


@lru_cache(16)
def _with_data(game_id: str, data: str) -> AnyTableGame:
    return game_types()[game_id](None, Path(data))
