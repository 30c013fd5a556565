"""The commands sim, league, balance."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tafelrunde.cli import main

SIM = ["sim", "heerbann", "--workers", "1"]


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main([*arguments, "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_sim_repeats_itself(capsys: pytest.CaptureFixture[str]) -> None:
    first = told(capsys, *SIM, "--games", "20", "--seed", "4")
    again = told(capsys, *SIM, "--games", "20", "--seed", "4")
    other = told(capsys, *SIM, "--games", "20", "--seed", "5")
    assert first["digest"] == again["digest"] != other["digest"]


def test_one_bot_fills_all_seats_and_options_are_taken(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--games", "5", "--bots", "greedy", "--players", "4"]
    found = told(capsys, *SIM, *arguments, "--option", "may_decline=false")
    assert found["bots"] == ["greedy"] * 4
    assert found["options"] == {
        "seniority": "random",
        "may_decline": False,
        "show_known_hands": True,
        "abilities": True,
    }


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "emperor"], "there is no bot 'emperor'"),
        (["--bots", "random,random,random", "--players", "2"], "3 bots for 2 seats"),
        (["--players", "5"], "heerbann is for 2 to 4 players, not 5"),
        (["--option", "x=1"], "heerbann has no option 'x'"),
        (["--bots", ","], "name at least one bot"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*SIM, "--games", "5", *arguments]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert sentence in err
    assert err.count("\n") == 1


def test_sim_and_league_show_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIM, "--games", "5"]) == 0
    assert "95 %" in capsys.readouterr().out
    bots = ["--bots", "greedy,random", "--games", "6", "--workers", "1"]
    assert main(["league", "heerbann", *bots]) == 0
    out = capsys.readouterr().out
    assert "Wilson" in out
    assert "Bradley-Terry" in out


def test_a_league_is_told_as_json_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = ["--bots", "greedy,random", "--games", "6", "--workers", "1", "--out", str(tmp_path)]
    first = told(capsys, "league", "heerbann", *bots)
    assert (tmp_path / "greedy-random.jsonl").exists()
    assert told(capsys, "league", "heerbann", *bots)["ratings"] == first["ratings"]


def test_a_duel_ends_with_a_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["--bots", "greedy,random", "--games", "200", "--workers", "1", "--stronger", "100"]
    found = told(capsys, "league", "heerbann", *bots)
    assert found["stronger"] is True
    assert isinstance(found["games"], int)
    assert found["games"] < 200
    assert main(["league", "heerbann", *bots]) == 0
    assert "greedy is stronger than random" in capsys.readouterr().out


def test_balance_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "balance.html"
    arguments = ["--games", "5", "--workers", "1", "--out", str(out)]
    assert main(["balance", "heerbann", *arguments]) == 0
    assert out.read_text().startswith("<!doctype html>")
    assert "5 games of heerbann" in capsys.readouterr().out
