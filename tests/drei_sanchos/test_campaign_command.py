"""`tafelrunde campaign`: begin, show, record and play the games of a campaign."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from tafelrunde.cli import main

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is written outside the test's folder."""
    monkeypatch.setenv("TAFELRUNDE_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


def run(capsys: Capture, *arguments: str) -> str:
    """What a command that succeeds prints."""
    capsys.readouterr()
    assert main(["campaign", *arguments, "--lang", "en"]) == 0, capsys.readouterr().err
    return capsys.readouterr().out


def refused(capsys: Capture, *arguments: str) -> str:
    """The sentence of a command that is refused."""
    capsys.readouterr()
    assert main(["campaign", *arguments]) == 2
    return capsys.readouterr().err


@pytest.mark.rule("S3-16.11")
def test_a_campaign_from_its_beginning_to_its_end(capsys: Capture) -> None:
    assert "Next: Nájera, hard" in run(capsys, "new", "--start", "hard").replace("Hard", "hard")
    assert "with El Cid" in run(capsys, "record", "lost")
    run(capsys, "record", "minor")
    run(capsys, "record", "major")
    shown = run(capsys, "record", "major")
    assert "The campaign is won. Losses: 1" in shown
    assert shown.splitlines()[0].startswith("1. Nájera") and ": loss" in shown.splitlines()[0]
    assert "is over" in refused(capsys, "record", "major")


def test_what_is_not_there_or_broken_is_refused(capsys: Capture, tmp_path: Path) -> None:
    assert "there is no campaign" in refused(capsys, "show")
    run(capsys, "new")
    assert "--force replaces it" in refused(capsys, "new")
    assert "cannot end 'drawn'" in refused(capsys, "record", "drawn")
    assert "cannot start at 'epic'" in refused(capsys, "new", "--force", "--start", "epic")
    path = tmp_path / "campaign.json"
    path.write_text("{", encoding="utf-8")
    assert "campaign.json: not JSON" in refused(capsys, "show")
    path.write_text(json.dumps({"format": "tafelrunde-campaign", "version": 9}), encoding="utf-8")
    assert "version 9 of a campaign is unknown" in refused(capsys, "show")


def test_the_next_game_is_played_left_and_finished(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(capsys, "new")
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\nquit\n"))
    run(capsys, "play", "--seed", "1")
    assert (tmp_path / "campaign-game.json").exists()
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 2000))
    shown = run(capsys, "play")
    assert "1. Nájera" in shown
    assert len(json.loads((tmp_path / "campaign.json").read_text(encoding="utf-8"))["results"]) == 1
    assert (tmp_path / "campaign-1.json").exists()
    assert not (tmp_path / "campaign-game.json").exists()
