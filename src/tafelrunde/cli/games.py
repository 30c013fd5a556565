"""`tafelrunde games`: what can be played."""

from __future__ import annotations

import json
from typing import Any

import typer
from rich.console import Console
from rich.text import Text

from tafelrunde.cli.common import AsJson, Language, language
from tafelrunde.games import game_types, listed, load_game
from tafelrunde.texts import TERMINAL, Catalogue, Speaker


def register(app: typer.Typer) -> None:
    app.command("games")(games)


def listing() -> list[dict[str, Any]]:
    """Our own games and those named in TAFELRUNDE_GAMES."""
    types = game_types()
    rows = []
    for row in listed():
        rows.append(
            {
                "id": row["id"],
                "title": {"de": row["title_de"], "en": row["title_en"]},
                "tagline": {"de": row["tagline_de"], "en": row["tagline_en"]},
                "players": row["players"],
                "minutes": row["minutes"],
                "built": row["id"] in types,
            }
        )
    for row in rows:
        found = types.get(row["id"])
        row["version"] = found.version if found else None
        options = found.options if found else ()
        row["options"] = [{"id": o.id, "values": list(o.values)} for o in options]
    return rows


def games(as_json: AsJson = False, lang: Language = "") -> None:
    """List the games, their options and how many can play."""
    spoken = language(lang)
    if as_json:
        print(json.dumps(listing(), ensure_ascii=False, indent=2))
        return
    words = Catalogue(spoken, TERMINAL)
    console = Console(highlight=False)
    for row in listing():
        low, high = row["players"]
        facts = [words.say("games-exactly" if low == high else "games-players", low=low, high=high)]
        if row["minutes"]:
            facts.append(words.say("games-minutes", minutes=row["minutes"]))
        if not row["built"]:
            facts.append(words.say("games-not-built"))
        console.print(Text.assemble((row["title"][spoken], "bold"), f"  ({row['id']})"))
        if row["tagline"][spoken]:
            console.print(f"  {row['tagline'][spoken]}", markup=False)
        console.print(f"  {', '.join(facts)}", style="" if row["built"] else "dim")
        if row["built"]:
            speaker = Speaker(load_game(row["id"]), spoken, (), TERMINAL)
            for option in row["options"]:
                values = [str(value).lower() for value in option["values"]]
                name = speaker.say(f"option-{option['id']}")
                console.print(f"    {option['id']}={'|'.join(values)}: {name}", style="dim")
