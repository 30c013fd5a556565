"""9. Rule coverage: every rule is enforced somewhere and proven somewhere.

No rule is exempt. A rule has to be cited in the game's code and by a test; a ruling, which may
settle what the code leaves alone, has to be cited in one of them.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from tafelrunde.core.rulebook import citations, rules
from tafelrunde.testing.walks import Fault


class Coverage(NamedTuple):
    """Which rules of a game are not cited where they should be."""

    rules: int
    not_in_code: tuple[str, ...]
    not_in_tests: tuple[str, ...]
    unknown: tuple[str, ...]  # cited, but no rule of the game: "ID (file:line)"


def rule_coverage(folder: Path, test_files: Iterable[Path]) -> Coverage:
    """Compare the rules of the game in `folder` with its code and with tests and scenarios."""
    known = rules(folder)
    in_code = citations(sorted(folder.rglob("*.py")))
    in_tests: dict[str, str] = {}
    for path in test_files:
        for rule in tested_rules(path):
            in_tests.setdefault(rule, path.name)
    prefix = next(iter(known)).partition("-")[0] + "-"
    unknown = [f"{rule} ({where[0]})" for rule, where in in_code.items() if rule not in known]
    unknown += [f"{rule} ({where})" for rule, where in in_tests.items() if rule not in known]
    rulings = {rule.id for rule in known.values() if rule.source == "ruling"}
    settled = {rule for rule in rulings if rule in in_code or rule in in_tests}
    return Coverage(
        len(known),
        tuple(rule for rule in known if rule not in in_code and rule not in settled),
        tuple(rule for rule in known if rule not in in_tests and rule not in settled),
        tuple(sorted(text for text in unknown if text.startswith(prefix))),
    )


def check_coverage(folder: Path, test_files: Iterable[Path]) -> None:
    """Refuse a game with a rule that is not enforced, not proven, or not there."""
    found = rule_coverage(folder, test_files)
    for text, missing in (
        ("not cited in the code", found.not_in_code),
        ("not cited by a test", found.not_in_tests),
        ("no rules of the game, but cited", found.unknown),
    ):
        if missing:
            raise Fault(f"{text}: {', '.join(missing)}")


def tested_rules(path: Path) -> Iterator[str]:
    """The rules that a test module marks, or that the scenarios of a file name."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".toml":
        for scenario in tomllib.loads(text).get("scenario", []):
            yield from scenario.get("rules", [])
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
