"""`tafelrunde lesson`: learning in the terminal."""

from __future__ import annotations

import io

import pytest

from tafelrunde.cli import main


def test_all_lessons_are_proved(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "heerbann", "--check"]) == 0
    assert main(["lesson", "guiscard/castle", "--check"]) == 0
    assert capsys.readouterr().out == (
        "heerbann: 16 steps, all in order\nguiscard/castle: 18 steps, all in order\n"
    )
    assert main(["lesson", "guiscard/nothing", "--check"]) != 0


def test_a_second_lesson_is_taken_in_lines_of_text(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("skip\n" * 3))
    assert main(["lesson", "guiscard/castle", "--lang", "en", "--step", "16"]) == 0
    told = capsys.readouterr().out
    assert "never trust a dead Norman" in told and "Step 17 of 18" in told
    assert "tafelrunde play guiscard --hint --bots page --option scenario=s08" in told


def test_a_lesson_is_taken_in_lines_of_text(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = ["", "1", "5", "take herald", "repeat", "5", "zurück"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed)))
    assert main(["lesson", "heerbann", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "With so few dice you would be first" in told
    assert "The Herald is yours." in told
    assert told.count("Step 4 of 16") == 2 and "Step 5 of 16" in told


def test_a_lesson_ends_with_a_real_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("überspringen\n" * 3))
    assert main(["lesson", "heerbann", "--lang", "de", "--step", "15"]) == 0
    assert "tafelrunde play heerbann --hint --bots page" in capsys.readouterr().out
