"""`tafelrunde companion`: the Sancho-Bots of a board on the table, in the terminal."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from tafelrunde.cli import main
from tafelrunde.cli.companion import FORMAT
from tafelrunde.games.drei_sanchos.companion import Companion
from tafelrunde.games.drei_sanchos.game import GAME

Capture = pytest.CaptureFixture[str]


def talk(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, lines: list[str], *arguments: str
) -> str:
    """What is printed while these lines are typed."""
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    capsys.readouterr()
    assert main(["companion", "--lang", "en", *arguments]) == 0, capsys.readouterr().err
    return capsys.readouterr().out


@pytest.mark.rule("S3-15.3")
@pytest.mark.rule("S3-15.1")
def test_a_bots_turn_is_told_with_its_rules(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = talk(
        capsys,
        monkeypatch,
        ["set round 2", "card 13", "done", "skip", "bot"],
        "--option",
        "sancho=aragon",
    )
    assert "Strongest army of Nájera: La Rioja (6), units: 5, with the king. (S3-15.3)" in shown
    assert "arrow down, region 3 (La Bureba)" in shown and "(S3-15.1)" in shown
    assert "Nájera cannot attack anywhere. (S3-15.2)" in shown


def test_it_says_what_is_reconstructed_and_serves_an_owners_pack(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert ", 26" in talk(capsys, monkeypatch, ["quit"])
    pack = tmp_path / "mine.toml"
    pack.write_text(
        '[pack]\ngame = "drei_sanchos"\nname = "Mine"\n\n[[cards]]\nnumber = 26\nbp = 2\n',
        encoding="utf-8",
    )
    assert ", 26" not in talk(capsys, monkeypatch, ["quit"], "--pack", str(pack))


def test_german_is_spoken_too(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("set round 2\ncard 13\ndone\nskip\nbot\n"))
    assert main(["companion", "--lang", "de", "--option", "sancho=aragon"]) == 0
    assert "Stärkste Armee von Nájera: La Rioja (6)" in capsys.readouterr().out


@pytest.mark.rule("S3-15.18")
def test_a_battle_with_dice_and_choices(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [
        "set pamplona C2 N2",
        "set reserve castilla 4",
        "set reserve najera 1",
        "card 27",
        "attack 8 1",
        "1 2 6 5 4",
        "1",
        "board",
    ]
    shown = talk(capsys, monkeypatch, lines, "--option", "sancho=castilla")
    assert "in this order: Castilla, Castilla, Castilla, Nájera, Nájera" in shown
    assert "  1  " in shown


def test_epic_asks_for_the_cards(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["10", "14", "18", "14 18 10", "board"]
    options = ("--option", "sancho=najera", "--option", "level=epic")
    shown = talk(capsys, monkeypatch, lines, *options)
    assert "Which of these cards did you draw? 10, 11, 12" in shown
    assert "in this order: Castilla, Aragón, out of the game" in shown
    assert "[[14], [], [18]]" in shown


def test_undo_and_a_stored_file(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "table.json"
    store = ("--file", str(path))
    lines = ["undo", "set 12 A2", "set arrow up", "undo"]
    shown = talk(capsys, monkeypatch, lines, "--option", "sancho=najera", *store)
    assert "There is nothing to undo." in shown and "Undone." in shown
    again = talk(capsys, monkeypatch, ["board"], *store)
    assert " 12  Sobrarbe        1  A2" in again
    path.write_text(json.dumps({"format": "other"}), encoding="utf-8")
    assert main(["companion", *store]) == 2
    assert "this is no stored companion of version 2" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("dance", "'dance' is neither a command nor a number"),
        ("attack 8", "attack needs 2 numbers, for example: attack 8 2"),
        ("bot", "no bot is due"),
        ("move 2 3 9", "not that many units"),
        ("move 2 99", "regions from 1 to 12"),
        ("set", "set needs a region"),
        ("set reserve 5", "reserve needs a Sancho"),
        ("set 2 Z1", "'Z1' is no group of units"),
        ("7", "nothing has been asked"),
    ],
)
def test_a_line_that_makes_no_sense_is_answered(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, line: str, message: str
) -> None:
    assert message in talk(capsys, monkeypatch, [line, "help"], "--option", "sancho=castilla")


def test_a_forged_file_is_refused_with_the_field(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    stored = Companion(GAME(), {}).to_json()
    for change, reason in (
        ({"supply": [0, 10**9, 0]}, "state.supply[1]: 1000000000 is more than 14"),
        ({"round": -1}, "state.round: -1 is less than 0"),
        ({"stack": [[[]]] * 999}, "state.stack: expected at most 9 values, found 999"),
    ):
        forged = {**stored["state"], "table": {**stored["state"]["table"], **change}}
        file.write_text(json.dumps({**FORMAT, **stored, "state": forged}))
        assert main(["companion", "--file", str(file)]) != 0
        assert reason in capsys.readouterr().err


@pytest.mark.rule("S3-14.1")
@pytest.mark.rule("S3-14.6")
def test_a_round_is_led_through(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """The crown text of the bot at the bottom, own moves, the end of the round."""
    lines = ["card 1", "move 11 12 2 K", "done", "skip", "skip", "end", "board"]
    shown = talk(capsys, monkeypatch, lines, "--option", "sancho=aragon")
    assert "Round 1, deck 24: you command." in shown
    assert "Next is Nájera: Fortify 1" in shown
    assert "Next is Castilla: Move 1" in shown and "then Attack 1 (not in ARAGÓN)" in shown
    assert "Everybody has had a turn. Draw a card" in shown
    assert "Round 2, deck 23: nobody commands." in shown
    assert " 12  Sobrarbe        1  A2K" in shown
