"""The games as they are described to the browser."""

from __future__ import annotations

from functools import cache
from typing import Any, TypedDict, cast

import msgspec

from tafelrunde import texts
from tafelrunde.board.scene import AnyTableGame
from tafelrunde.bots.registry import bot_names
from tafelrunde.core.data import plain
from tafelrunde.core.game import AnyGame, Entry, Option, Purpose
from tafelrunde.core.packs import read_toml
from tafelrunde.core.rulebook import Rule, chapters
from tafelrunde.games import game_types, listed, load_game
from tafelrunde.lessons.lesson import has_lesson
from tafelrunde.puzzles.puzzle import has_puzzles
from tafelrunde.server.encoding import Document, document
from tafelrunde.server.errors import Refused
from tafelrunde.server.wire import Words, encode


class OptionInfo(TypedDict):
    """A variant, default value first; it applies to tables of `players`, or to all."""

    id: str
    values: list[bool | int | str]
    purpose: Purpose
    players: list[int]


class SideInfo(TypedDict):
    """A side that can be chosen at a table of `players`, and the options that put it there."""

    id: str
    title: Words
    players: int
    seat: int
    options: dict[str, bool | int | str]


class GameSummary(TypedDict):
    """A game in the list, playable or not; `campaigns` are the starts a campaign can have."""

    id: str
    title: Words
    tagline: Words
    players: tuple[int, int]
    minutes: int
    built: bool
    options: list[OptionInfo]
    companion: bool
    campaigns: list[str]
    lesson: bool
    puzzles: bool


class LexiconEntry(TypedDict):
    """A lexicon entry: its names, its texts and where they come from."""

    id: str
    de: str
    en: str
    text_de: str
    text_en: str
    provenance: str
    facts: dict[str, int | str]


class PackInfo(TypedDict):
    """The data pack in use."""

    name: str
    digest: str


class GameInfo(TypedDict):
    """All that a page needs to show a game; without `sides` the rules do not tell seats apart."""

    id: str
    version: int
    pack: PackInfo
    players: tuple[int, int]
    options: list[OptionInfo]
    sides: list[SideInfo]
    verbs: dict[str, list[str]]
    params: dict[str, str]
    lexicon: dict[str, LexiconEntry]
    texts: dict[str, str]  # by language
    seldom: dict[str, bool | int | str]  # the options with which further things are met
    bots: list[str]


class RuleInfo(TypedDict):
    """A rule in our words, and what it is about: `prompt:<question>`, or a kind of element."""

    id: str
    source: str
    de: str
    en: str
    topics: list[str]


class ChapterInfo(TypedDict):
    """Rules under one heading."""

    de: str
    en: str
    rules: list[RuleInfo]


def _options(options: tuple[Option, ...]) -> list[OptionInfo]:
    return [
        {
            "id": option.id,
            "values": list(option.values),
            "purpose": option.purpose,
            "players": list(option.players),
        }
        for option in options
    ]


def _sides(game: AnyGame) -> list[SideInfo]:
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


def _starts(game: type[AnyGame]) -> list[str]:
    return list(game.campaigns.starts) if game.campaigns is not None else []


def _both(row: dict[str, Any], name: str) -> Words:
    return {"de": row[f"{name}_de"], "en": row[f"{name}_en"]}


def lexicon_entry(entry: Entry) -> LexiconEntry:
    """A lexicon entry as pages receive it."""
    return {
        "id": entry.id,
        "de": entry.de,
        "en": entry.en,
        "text_de": entry.text_de,
        "text_en": entry.text_en,
        "provenance": entry.provenance,
        "facts": dict(entry.facts),
    }


def game_title(game: str, language: str) -> str:
    """The title of a game in German or English."""
    found = [row[f"title_{language}"] for row in listed() if row["id"] == game]
    return str(found[0]) if found else game


def all_games() -> list[GameSummary]:
    """Our own games in order, then those named in TAFELRUNDE_GAMES."""
    types = game_types()
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
            "lesson": name in types and has_lesson(types[name]),
            "puzzles": name in types and has_puzzles(types[name]),
        }
        for row in listed()
        for name in [row["id"]]
    ]


def _texts(game: AnyGame, language: str) -> dict[str, str]:
    """Fluent sources: the common catalogue followed by the game's; "" stands for all languages."""
    folders = (texts.FOLDER, game.folder / "text")
    found = {}
    for each in texts.LANGUAGES:
        if language in ("", each):
            parts = [(folder / f"{each}.ftl").read_text(encoding="utf-8") for folder in folders]
            found[each] = "\n".join(parts)
    return found


def _known(name: str) -> AnyGame:
    if name not in game_types():
        raise Refused("not-found")
    return load_game(name)


def lean_entry(entry: Entry) -> LexiconEntry:
    """A lexicon entry without empty fields and without names equal to its id."""
    full = lexicon_entry(entry)
    lean = {
        key: value
        for key, value in full.items()
        if value not in ("", {}) and (key not in texts.LANGUAGES or value != entry.id)
    }
    return cast(LexiconEntry, lean)


def seldom_of(name: str) -> dict[str, LexiconEntry]:
    """The lexicon entries that only few tables need."""
    game = cast(AnyTableGame, _known(name))
    return {
        element: lean_entry(entry)
        for element, entry in game.lexicon().items()
        if game.is_seldom(element)
    }


def one_game(name: str, language: str = "") -> GameInfo:
    """All that a page needs to show a game, with its texts in one language or in all.

    In one language things are told leanly, and those that few tables know are left out.
    """
    game = cast(AnyTableGame, _known(name))
    if language not in ("", *texts.LANGUAGES):
        raise Refused("bad-request", f"language is one of {', '.join(texts.LANGUAGES)}")
    state = type(game.prepare(game.resolve({}), game.min_players))
    return {
        "id": game.id,
        "version": game.version,
        "pack": {"name": game.pack.name, "digest": game.pack.digest},
        "players": (game.min_players, game.max_players),
        "options": _options(game.options),
        "sides": _sides(game),
        "verbs": plain(state.VERBS),
        "params": dict(game.params),
        "lexicon": {
            element: lean_entry(entry) if language else lexicon_entry(entry)
            for element, entry in game.lexicon().items()
            if not language or not game.is_seldom(element)
        },
        "texts": _texts(game, language),
        "seldom": dict(game.seldom),
        "bots": bot_names(),
    }


def links_of(game: AnyGame) -> dict[str, str]:
    """The rule of each question (`prompt:<name>`), of each kind of element, and of the elements
    that have one of their own (`card:18`); games may name none."""
    path = game.folder / "text" / "links.toml"
    if not path.is_file():
        return {}
    row, _ = read_toml(path)
    prompts = {f"prompt:{name}": rule for name, rule in row["prompts"].items()}
    things = row.get("things", {})
    single: dict[str, str] = {}
    for element, entry in game.lexicon().items():
        rule = things.get(element.partition(":")[0], {}).get(entry.id)
        if rule is not None:
            single[element] = rule
    return {**prompts, **row["elements"], **single}


def rules_of(name: str) -> list[ChapterInfo]:
    """The rules of a game in our words, by chapters."""
    game = _known(name)
    topics: dict[str, list[str]] = {}
    for topic, rule in links_of(game).items():
        topics.setdefault(rule, []).append(topic)

    def told(rule: Rule) -> RuleInfo:
        about = topics.get(rule.id, [])
        return {
            "id": rule.id,
            "source": rule.source,
            "de": rule.de,
            "en": rule.en,
            "topics": about,
        }

    return [
        {"de": c.de, "en": c.en, "rules": [told(rule) for rule in c.rules]}
        for c in chapters(game.folder)
    ]


# What every page asks for is written and packed once, not for every request.


@cache
def all_games_document() -> Document:
    """The list of games as a ready response."""
    return document(encode(all_games()))


@cache
def game_document(name: str, language: str) -> Document:
    """One game, ready to be sent: in the order of its lists, in which neighbours pack best."""
    return document(msgspec.json.encode(one_game(name, language)))


@cache
def seldom_document(name: str) -> Document:
    """The lexicon entries of a game that only few tables need, as a ready response."""
    return document(msgspec.json.encode(seldom_of(name)))


@cache
def rules_document(name: str) -> Document:
    """The rules of a game as a ready response."""
    return document(encode(rules_of(name)))
