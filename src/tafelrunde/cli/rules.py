"""`tafelrunde rules`: our wording of a game's rules, and where each is enforced and tested."""

from __future__ import annotations

import json
import textwrap
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from tafelrunde.board.scene import AnyTableGame
from tafelrunde.cli.common import AsJson, GameId, Language, language, title_of
from tafelrunde.core.actions import BadData
from tafelrunde.core.rulebook import Rule, chapters, citations
from tafelrunde.core.rulebook import rules as rules_of
from tafelrunde.games import load_game
from tafelrunde.testing.coverage import tested_rules
from tafelrunde.texts import TERMINAL, Catalogue

Places = dict[str, list[str]]


def register(app: typer.Typer) -> None:
    app.command("rules")(rules)


def test_files(folder: Path) -> list[Path]:
    """The tests and scenarios beside a game's code; an installed package has none."""
    for above in folder.parents:
        tests = above / "tests"
        if (above / "pyproject.toml").is_file() and tests.is_dir():
            return sorted([*tests.rglob("test_*.py"), *tests.rglob("scenarios/*.toml")])
    return []


class Coverage:
    """Where the rules of a game are cited in code, and proven by marked tests and scenarios."""

    def __init__(self, game: AnyTableGame) -> None:
        self.code: Places = citations(sorted(game.folder.rglob("*.py")))
        files = test_files(game.folder)
        self.checkout = bool(files)
        self.tests: Places = {}
        for path in files:
            cited = citations([path])
            if any(rule.startswith(f"{game.prefix}-") for rule in cited):
                for rule in sorted(set(tested_rules(path))):
                    self.tests.setdefault(rule, []).extend(dict.fromkeys(cited[rule]))

    def of(self, rule: Rule) -> dict[str, Any]:
        """A rule as JSON, with its places; tests are unknown outside a checkout."""
        tests = self.tests.get(rule.id, []) if self.checkout else None
        return {**rule._asdict(), "code": self.code.get(rule.id, []), "tests": tests}


def rules(
    game: GameId,
    rule: Annotated[str, typer.Argument(metavar="[ID]", help="One rule, for example RE-4.4.")] = "",
    as_json: AsJson = False,
    lang: Language = "",
) -> None:
    """Show the rules of a game in our own words, and where code and tests cite them."""
    spoken = language(lang)
    table = load_game(game)
    coverage = Coverage(table)
    if rule:
        found = rules_of(table.folder).get(rule.upper())
        if found is None:
            raise BadData(f"{game} has no rule {rule!r}; its rules begin with {table.prefix}-1.1")
        if as_json:
            print(json.dumps(coverage.of(found), ensure_ascii=False, indent=2))
        else:
            show(found, coverage, spoken)
        return
    if as_json:
        print(json.dumps(everything(table, coverage), ensure_ascii=False, indent=2))
        return
    console = Console(highlight=False)
    words = Catalogue(spoken, TERMINAL)
    console.print(title_of(table, spoken), style="bold")
    for chapter in chapters(table.folder):
        console.print()
        console.print(chapter.title(spoken), style="bold")
        for one in chapter.rules:
            head = Text.assemble((one.id, "bold"), f" ({words.say(f'source-{one.source}')})")
            console.print(head)
            console.print(indented(one.text(spoken), console.width), markup=False)


def indented(text: str, width: int) -> str:
    """A paragraph, two columns in."""
    return textwrap.fill(text, width, initial_indent="  ", subsequent_indent="  ")


def everything(table: AnyTableGame, coverage: Coverage) -> dict[str, Any]:
    """All chapters as JSON."""
    return {
        "game": table.id,
        "version": table.version,
        "chapters": [
            {"de": c.de, "en": c.en, "rules": [coverage.of(rule) for rule in c.rules]}
            for c in chapters(table.folder)
        ],
    }


def show(rule: Rule, coverage: Coverage, spoken: str) -> None:
    """Print one rule with its source and its places."""
    words = Catalogue(spoken, TERMINAL)
    console = Console(highlight=False)
    console.print(rule.id, style="bold")
    console.print(indented(rule.text(spoken), console.width), markup=False)
    source = words.say(f"source-{rule.source}")
    console.print(f"{words.say('rules-source')}: {source}", style="dim", markup=False)
    places = coverage.of(rule)
    for key in ("code", "tests"):
        if places[key] is not None:
            where = ", ".join(places[key]) or words.say("rules-nowhere")
            console.print(f"{words.say(f'rules-{key}')}: {where}", style="dim", markup=False)
