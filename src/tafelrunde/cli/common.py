"""What the commands share: language, options of a game, files."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.core.actions import BadData
from tafelrunde.core.game import AnyGame, Options
from tafelrunde.games import listed
from tafelrunde.texts import LANGUAGES

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game's id, see `games`.")]
Language = Annotated[
    str, typer.Option("--lang", metavar="de|en", help="Language; by default that of LANG.")
]
Chosen = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="A variant of the game; repeatable."),
]
PackFile = Annotated[
    Path | None, typer.Option("--pack", metavar="FILE", help="A data pack of your own.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def language(given: str, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, or that of the environment, else English."""
    if given:
        if given not in LANGUAGES:
            raise BadData(f"there is no language {given!r}; there are: {', '.join(LANGUAGES)}")
        return given
    found = next(
        (environment[v] for v in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(v)), ""
    )
    return "de" if found.startswith("de") else "en"


def options_of(game: AnyGame, given: Sequence[str] | None) -> Options:
    """Variants written as key=value."""
    known = {option.id: option for option in game.options}
    chosen: dict[str, object] = {}
    for text in given or ():
        key, equals, written = text.partition("=")
        if not equals:
            raise BadData(f"--option {text}: write it as key=value")
        values = known[key].values if key in known else ()
        fits = [value for value in values if str(value).lower() == written.lower()]
        chosen[key] = fits[0] if fits else written
    return game.resolve(chosen)


def title_of(game: AnyGame, spoken: str) -> str:
    """A game's title in one language."""
    titles = [row[f"title_{spoken}"] for row in listed() if row["id"] == game.id]
    return str(titles[0]) if titles else game.id
