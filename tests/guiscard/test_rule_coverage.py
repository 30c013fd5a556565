"""Every rule of chapters 1 to 7 and 12, rulings included, is cited by code and by a test."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.core.rulebook import citations, rules
from tafelrunde.games.guiscard import FOLDER
from tafelrunde.testing import coverage

HERE = Path(__file__).parent
TESTS = [*HERE.glob("test_*.py"), *HERE.glob("scenarios/*.toml")]


def test_every_rule_and_every_ruling_is_cited_by_code_and_by_a_test() -> None:
    coverage.check_coverage(FOLDER, TESTS)
    tested = {rule for path in TESTS for rule in coverage.tested_rules(path)}
    assert set(rules(FOLDER)) <= tested
    assert set(rules(FOLDER)) <= set(citations(list(FOLDER.rglob("*.py"))))
