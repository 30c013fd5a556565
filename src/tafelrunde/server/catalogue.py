"""The games as the browser gets to know them."""

from __future__ import annotations

from functools import cache
from typing import Any

from tafelrunde import texts
from tafelrunde.bots.registry import bot_names
from tafelrunde.core.data import plain
from tafelrunde.core.game import Game, Option
from tafelrunde.core.rulebook import chapters
from tafelrunde.games import catalogue, game_types, load_game
from tafelrunde.server.encoding import Document, document
from tafelrunde.server.errors import Refused
from tafelrunde.server.wire import encode


def _options(options: tuple[Option, ...]) -> list[dict[str, Any]]:
    return [
        {
            "id": option.id,
            "values": list(option.values),
            "purpose": option.purpose,
            "players": list(option.players),
        }
        for option in options
    ]


def _sides(game: Game) -> list[dict[str, Any]]:
    """All sides that can be chosen, for each number of players."""
    return [
        {
            "id": side.id,
            "title": {"de": side.de, "en": side.en},
            "players": players,
            "seat": side.seat,
            "options": dict(side.options),
        }
        for players in range(game.min_players, game.max_players + 1)
        for side in game.sides(players)
    ]


def _starts(game: type[Game]) -> list[str]:
    return list(game.campaigns.starts) if game.campaigns is not None else []


def _both(row: dict[str, Any], name: str) -> dict[str, str]:
    return {language: row[f"{name}_{language}"] for language in texts.LANGUAGES}


def all_games() -> list[dict[str, Any]]:
    """The games of the house in their order, then those of others."""
    types = game_types()
    listed = {row["id"]: row for row in catalogue()}
    for name in sorted(types.keys() - listed.keys()):
        title = name.replace("_", " ").title()
        names = {"title_de": title, "title_en": title, "tagline_de": "", "tagline_en": ""}
        players = [types[name].min_players, types[name].max_players]
        listed[name] = {"id": name, **names, "players": players, "minutes": 0}
    return [
        {
            "id": name,
            "title": _both(row, "title"),
            "tagline": _both(row, "tagline"),
            "players": row["players"],
            "minutes": row["minutes"],
            "built": name in types,
            "options": _options(types[name].options) if name in types else [],
            "companion": name in types and types[name].companions,
            "campaigns": _starts(types[name]) if name in types else [],
        }
        for name, row in listed.items()
    ]


def _texts(game: Game) -> dict[str, str]:
    """Fluent sources: the house's catalogue followed by the game's."""
    return {
        language: "\n".join(
            (folder / f"{language}.ftl").read_text(encoding="utf-8")
            for folder in (texts.FOLDER, game.folder / "text")
        )
        for language in texts.LANGUAGES
    }


def _known(name: str) -> Game:
    if name not in game_types():
        raise Refused("not-found")
    return load_game(name)


def one_game(name: str) -> dict[str, Any]:
    """All that a page needs to show a game."""
    game = _known(name)
    state = type(game.prepare(game.resolve({}), game.min_players))
    return {
        "id": game.id,
        "version": game.version,
        "pack": {"name": game.pack.name, "digest": game.pack.digest},
        "players": [game.min_players, game.max_players],
        "options": _options(game.options),
        "sides": _sides(game),
        "verbs": plain(state.VERBS),
        "params": dict(game.params),
        "lexicon": {element: entry._asdict() for element, entry in game.lexicon().items()},
        "texts": _texts(game),
        "bots": bot_names(),
    }


def rules_of(name: str) -> list[dict[str, Any]]:
    """The rules of a game in our words, by chapters."""
    return [
        {"de": c.de, "en": c.en, "rules": [rule._asdict() for rule in c.rules]}
        for c in chapters(_known(name).folder)
    ]


# What every page asks for is written and packed once, not for every request.


@cache
def all_games_document() -> Document:
    """The list of games, ready to be sent."""
    return document(encode(all_games()))


@cache
def game_document(name: str) -> Document:
    """One game, ready to be sent."""
    return document(encode(one_game(name)))


@cache
def rules_document(name: str) -> Document:
    """The rules of a game, ready to be sent."""
    return document(encode(rules_of(name)))
