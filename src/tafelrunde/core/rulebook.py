"""Our wording of a game's rules, by ID, in German and English."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tafelrunde.core.packs import read_toml

RULE_ID = re.compile(r"\b[A-Z][A-Z0-9]{1,3}-(?:R\.)?\d+(?:\.\d+[a-z]?)*\b")


class Rule(NamedTuple):
    """One rule: `source` tells printed rules from reconstructed ones and from rulings."""

    id: str
    source: str
    de: str
    en: str

    def text(self, language: str) -> str:
        return self.de if language == "de" else self.en


class Chapter(NamedTuple):
    """A chapter heading and the rules in it."""

    de: str
    en: str
    rules: tuple[Rule, ...]

    def title(self, language: str) -> str:
        return self.de if language == "de" else self.en


@cache
def chapters(folder: Path) -> tuple[Chapter, ...]:
    """The rules of the game in this folder."""
    data, _ = read_toml(folder / "data" / "rules.toml")
    rules = [Rule(r["id"], r["source"], r["de"], r["en"]) for r in data["rule"]]
    numbers = [str(c["no"]) for c in data["chapter"]]

    def chapter_of(rule: Rule) -> str:
        first = rule.id.partition("-")[2].split(".")[0]
        return first if first in numbers else numbers[-1]

    return tuple(
        Chapter(c["de"], c["en"], tuple(r for r in rules if chapter_of(r) == str(c["no"])))
        for c in data["chapter"]
    )


@cache
def rules(folder: Path) -> dict[str, Rule]:
    """The rules of the game in this folder, by ID."""
    return {rule.id: rule for chapter in chapters(folder) for rule in chapter.rules}


def citations(files: list[Path]) -> dict[str, list[str]]:
    """Where rule IDs are cited in source files: ID to "file:line"."""
    found: dict[str, list[str]] = {}
    for path in files:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for rule in RULE_ID.findall(line):
                found.setdefault(rule, []).append(f"{path.name}:{number}")
    return found
