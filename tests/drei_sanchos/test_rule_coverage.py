"""Every rule of Krieg der drei Sanchos is cited by its code and proven by a test."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.core.rulebook import rules
from tafelrunde.games.drei_sanchos import FOLDER
from tafelrunde.testing import coverage

HERE = Path(__file__).parent
TESTS = [*HERE.glob("test_*.py"), *HERE.glob("scenarios/*.toml")]


def test_every_rule_is_cited_by_code_and_by_a_test() -> None:
    coverage.check_coverage(FOLDER, TESTS)


def test_every_rule_and_ruling_is_cited_by_a_test() -> None:
    tested = {rule for path in TESTS for rule in coverage.tested_rules(path)}
    assert set(rules(FOLDER)) == tested
