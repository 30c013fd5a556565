"""Our wording of rules, citations, and coverage."""

from __future__ import annotations

from pathlib import Path

import pytest
from hinterhalt import FOLDER

from tafelrunde.core.rulebook import RULE_ID, chapters, citations, rules
from tafelrunde.testing import coverage
from tafelrunde.testing.coverage import check_coverage, rule_coverage
from tafelrunde.testing.walks import Fault

pytestmark = pytest.mark.both

RULES = """
[[chapter]]
no = 1
de = "Anfang"
en = "Start"
[[chapter]]
no = "R"
de = "Entscheide"
en = "Rulings"
[[rule]]
id = "XY-1.1"
source = "printed"
de = "Eins."
en = "One."
[[rule]]
id = "XY-1.2a"
source = "printed"
de = "Zwei."
en = "Two."
[[rule]]
id = "XY-R.1"
source = "ruling"
de = "So."
en = "So."
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    folder = tmp_path / "xy"
    (folder / "data").mkdir(parents=True)
    (folder / "data" / "rules.toml").write_text(RULES)
    (folder / "turn.py").write_text('"""XY-1.1 and XY-1.2a."""\n')
    return folder


def test_rules_stand_in_their_chapters(game: Path) -> None:
    first, last = chapters(game)
    assert [rule.id for rule in first.rules] == ["XY-1.1", "XY-1.2a"]
    assert [rule.id for rule in last.rules] == ["XY-R.1"]
    assert (first.title("de"), first.title("en")) == ("Anfang", "Start")
    rule = rules(game)["XY-1.2a"]
    assert (rule.text("de"), rule.text("en"), rule.source) == ("Zwei.", "Two.", "printed")


def test_every_rule_of_the_toy_game_has_both_languages() -> None:
    assert len(rules(FOLDER)) == 34
    for rule in rules(FOLDER).values():
        assert rule.de and rule.en and rule.de != rule.en


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("RE-4.2: x", ["RE-4.2"]),
        ("(RE-R.17, HIN-3)", ["RE-R.17", "HIN-3"]),
        ("GU-7.3b. CORE-1!", ["GU-7.3b", "CORE-1"]),
        ("SHA-256 and UTF-8", ["SHA-256", "UTF-8"]),
        ("re-4.2 X-1", []),
    ],
)
def test_rule_numbers_are_recognised(text: str, found: list[str]) -> None:
    assert RULE_ID.findall(text) == found


def test_citations_name_file_and_line(tmp_path: Path) -> None:
    path = tmp_path / "a.py"
    path.write_text("# RE-1.1\n\n# RE-1.2, RE-1.1\n")
    assert citations([path]) == {"RE-1.1": ["a.py:1", "a.py:3"], "RE-1.2": ["a.py:3"]}


def write(path: Path, text: str) -> Path:
    path.write_text(text)
    return path


def test_coverage_needs_code_and_test(game: Path, tmp_path: Path) -> None:
    test = write(tmp_path / "test_x.py", '@pytest.mark.rule("XY-1.1")\ndef test_x(): ...\n')
    found = rule_coverage(game, [test])
    assert found.rules == 3
    assert found.not_in_code == ("XY-R.1",)
    assert found.not_in_tests == ("XY-1.2a", "XY-R.1")
    with pytest.raises(Fault, match=r"not cited in the code: XY-R\.1"):
        check_coverage(game, [test])
    scenario = write(
        tmp_path / "x.toml", '[[scenario]]\nrules = ["XY-1.2a", "XY-R.1"]\n[[scenario]]\nid = "b"\n'
    )
    check_coverage(game, [test, scenario])


def test_a_ruling_needs_one_citation_anywhere(game: Path, tmp_path: Path) -> None:
    text = '@pytest.mark.rule("XY-1.1", "XY-1.2a")\ndef test_x(): ...\n'
    test = write(tmp_path / "test_x.py", text)
    write(game / "more.py", '"""XY-R.1: so."""\n')
    check_coverage(game, [test])


def test_a_mention_in_a_test_is_not_a_proof(game: Path, tmp_path: Path) -> None:
    test = write(tmp_path / "test_x.py", '# XY-1.1\n"XY-1.2a"\n')
    assert "XY-1.1" in rule_coverage(game, [test]).not_in_tests


def test_a_rule_that_does_not_exist_is_found(game: Path, tmp_path: Path) -> None:
    write(game / "more.py", '"""XY-9.9 and XY-R.1: so. SHA-256."""\n')
    text = 'pytestmark = pytest.mark.rule("XY-1.1", "XY-1.2a", "XY-8.8")\n'
    test = write(tmp_path / "test_x.py", text)
    assert list(coverage.tested_rules(test)) == ["XY-1.1", "XY-1.2a", "XY-8.8"]
    with pytest.raises(Fault, match=r"XY-8\.8 \(test_x\.py\), XY-9\.9 \(more\.py:1\)"):
        check_coverage(game, [test])
