"""The commands: names, JSON fields and what they print."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tui.tables import play_until

from tafelrunde import __version__
from tafelrunde.cli import main
from tafelrunde.cli.common import language
from tafelrunde.cli.journals import Viewer, checked
from tafelrunde.core.actions import SPECTATOR
from tafelrunde.games import load_game
from tafelrunde.tui.saves import write_save
from tafelrunde.tui.session import Session, new_match, seating_for

Capture = pytest.CaptureFixture[str]
WATCH = ("play", "heerbann", "--players", "2", "--bots", "random,random", "--plain")


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is written outside the test's folder, and English is spoken."""
    monkeypatch.setenv("TAFELRUNDE_DATA", str(tmp_path / "data"))
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    places = [str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, places)))  # the toy game
    return tmp_path / "data"


def run(capsys: Capture, *arguments: str) -> str:
    """What a command that succeeds prints."""
    capsys.readouterr()
    assert main(arguments) == 0, capsys.readouterr().err
    return capsys.readouterr().out


def piped(lines: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, fed through a pipe."""
    command = [sys.executable, "-m", "tafelrunde", *arguments]
    return subprocess.run(command, input=lines, capture_output=True, text=True, timeout=120)


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A finished game with committed dice."""
    path = tmp_path / "journal.json"
    assert main([*WATCH, "--save", str(path)]) == 0
    return path


# -- games, rules


def test_games_lists_every_game_with_its_options(capsys: Capture) -> None:
    rows = {row["id"]: row for row in json.loads(run(capsys, "games", "--json"))}
    heerbann = rows["heerbann"]
    assert heerbann["built"] and heerbann["players"] == [2, 4] and heerbann["minutes"] == 25
    assert {"id": "seniority", "values": ["random", "seat"]} in heerbann["options"]
    assert set(heerbann) == {
        "id", "title", "tagline", "players", "minutes", "built", "version", "options",
    }  # fmt: skip
    assert rows["guiscard"]["title"] == {"de": "Guiscard", "en": "Guiscard"}


def test_games_in_words(capsys: Capture) -> None:
    assert "2 bis 4 Personen, etwa 25 Minuten" in run(capsys, "games", "--lang", "de")
    assert "may_decline=true|false: Declining a character" in run(capsys, "games")


def test_a_rule_with_its_source_and_citations(capsys: Capture) -> None:
    shown = run(capsys, "rules", "heerbann", "re-4.4")
    assert shown.startswith("RE-4.4\n  You can recruit a character")
    code = r"^In the code: \w+\.py:\d+"
    assert "Source: printed" in shown and re.search(code, shown, re.MULTILINE)
    assert "In tests: " in shown and "nowhere" not in shown
    assert "test_commands.py" not in shown, "only tests that are marked with the rule count"
    assert "Quelle: gedruckt" in run(capsys, "rules", "heerbann", "RE-4.4", "--lang", "de")


def test_all_rules_as_json(capsys: Capture) -> None:
    found = json.loads(run(capsys, "rules", "heerbann", "--json"))
    assert found["game"] == "heerbann" and found["version"] >= 1
    rules = [rule for chapter in found["chapters"] for rule in chapter["rules"]]
    assert {"id", "source", "de", "en", "code", "tests"} == set(rules[0])
    assert all(rule["code"] or rule["tests"] for rule in rules)


def test_all_rules_in_words(capsys: Capture) -> None:
    shown = run(capsys, "rules", "heerbann", "--lang", "de")
    assert "Material und Aufbau" in shown and "RE-8.1" in shown
    assert max(map(len, shown.splitlines())) <= 100


# -- play, replay, verify


def test_a_game_through_a_pipe_ends_with_its_journal(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played = piped("1\n" * 500, "play", "heerbann", "--bots", "random", "--save", str(path))
    assert played.returncode == 0, played.stderr
    assert "The game is over" in played.stdout and str(path) in played.stdout
    assert played.stderr == "" and "\x1b" not in played.stdout
    checked = piped("", "verify", str(path))
    assert "rolls match the seed." in checked.stdout


def test_the_journal_goes_to_the_data_folder(capsys: Capture, data: Path) -> None:
    shown = run(capsys, *WATCH, "--seed", "1")
    (path,) = (data / "journals").glob("heerbann-*.json")
    assert f"Journal: {path}" in shown


def test_a_seed_gives_the_same_game_again(capsys: Capture, tmp_path: Path) -> None:
    digests = set()
    for name in ("a", "b"):
        path = tmp_path / f"{name}.json"
        run(capsys, *WATCH, "--bots", "greedy,random", "--seed", "5", "--save", str(path))
        digests.add(json.loads(path.read_text())["digest"])
    assert len(digests) == 1


def test_a_stored_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    first = piped("3\n", "play", "heerbann", "--bots", "random", "--names", "Anna,Bernd",
                  "--option", "seniority=seat", "--save", str(path))  # fmt: skip
    assert first.returncode == 0 and f"--load {path}" in first.stdout
    then = piped("1\n" * 500, "play", "heerbann", "--load", str(path))
    assert then.returncode == 0 and "Anna" in then.stdout and "The game is over" in then.stdout
    assert json.loads(path.read_text())["options"]["seniority"] == "seat"
    assert piped("", "verify", str(path)).returncode == 0


def test_a_hot_seat_game_through_a_pipe(tmp_path: Path) -> None:
    save = str(tmp_path / "game.json")
    played = piped("1\n" * 900, "play", "heerbann", "--bots", "none", "--save", save)
    assert "Pass the keyboard to Brunhild." in played.stdout
    assert "The game is over" in played.stdout


def test_a_plug_in_game_is_played_without_a_change(tmp_path: Path) -> None:
    save = str(tmp_path / "game.json")
    code = (
        "import sys; sys.path.insert(0, 'tests'); from tafelrunde.cli import main; sys.exit(main())"
    )
    played = subprocess.run(
        [sys.executable, "-c", code, "play", "hinterhalt", "--bots", "random", "--save", save],
        input="1\n" * 900, capture_output=True, text=True, timeout=120,
        cwd=Path(__file__).parents[2],
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert "The game is over" in played.stdout


def test_replay_prints_everything_with_rules(capsys: Capture, journal: Path) -> None:
    shown = run(capsys, "replay", str(journal), "--print")
    assert "(RE-4.1)" in shown and "(RE-7.3)" in shown and "Provinces" in shown
    assert "Reihenfolge der Runde" in run(capsys, "replay", str(journal), "--print", "--lang", "de")


def test_replay_steps_and_jumps(journal: Path) -> None:
    shown = piped("\n5\nq\n", "replay", str(journal), "--seat", "1").stdout
    places = [line for line in shown.splitlines() if line.startswith("Step ")]
    assert [place.split()[1] for place in places] == ["1", "2", "5"]
    whole = piped("\n" * 999, "replay", str(journal)).stdout
    assert "wins." in whole or "share the victory" in whole


def test_replay_checks(capsys: Capture, journal: Path) -> None:
    digest = json.loads(journal.read_text())["digest"]
    assert digest in run(capsys, "replay", str(journal), "--verify")


def test_an_unfinished_game_shows_only_what_the_observer_may_see(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    piped("3\n", "play", "heerbann", "--bots", "none", "--seed", "1", "--save", str(path))
    shown = piped("", "replay", str(path), "--print").stdout
    assert "only what everybody may see" in shown and "Secretly choose" not in shown
    own = piped("", "replay", str(path), "--print", "--seat", "0").stdout
    assert "only what Adalbert may see" in own


def test_the_parts_of_a_secret_answer_are_no_steps(tmp_path: Path) -> None:
    game = load_game("heerbann")
    seating = seating_for(game, 2, [], 0, [])
    session = Session(game, new_match(game, game.resolve({}), 2, 3), seating, "en")
    seat = play_until(session, "commit-cards")
    found = []
    for _ in range(3):
        write_save(session, tmp_path / "game.json")
        found.append(Viewer(*checked(tmp_path / "game.json", None), SPECTATOR, "en").steps)
        session.answer(seat, [session.choices(seat)[0].action])
    assert found[0] == found[1] == found[2]


def test_verify_counts_the_rolls(capsys: Capture, journal: Path) -> None:
    entries = json.loads(journal.read_text())["entries"]
    rolls = sum(entry[0] == "c" for entry in entries)
    assert run(capsys, "verify", str(journal)) == f"All {rolls} rolls match the seed.\n"
    german = run(capsys, "verify", str(journal), "--lang", "de")
    assert german == f"Alle {rolls} Würfe passen zum Startwert.\n"


# -- the rest


def test_scenarios_hold_or_fail(capsys: Capture, tmp_path: Path) -> None:
    folder = Path(__file__).parents[1] / "heerbann" / "scenarios"
    path = sorted(folder.glob("*.toml"))[0]
    assert "0 failed" in run(capsys, "scenario", str(path))
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(
        'game = "heerbann"\n[[scenario]]\nid = "X-1"\ntitle = "wrong"\nrules = ["RE-1.8"]\n'
        "players = 2\nthen = { over = true }\n"
    )
    assert main(["scenario", str(wrong)]) == 1
    assert "FAILED" in capsys.readouterr().out


def test_the_version_and_the_help(capsys: Capture) -> None:
    assert run(capsys, "--version") == f"tafelrunde {__version__}\n"
    shown = run(capsys, "--help")
    for command in (
        "games", "serve", "play", "sim", "league", "replay", "verify", "scenario", "rules", "bench",
    ):  # fmt: skip
        assert f" {command} " in shown
    assert "Usage" in run(capsys)


def test_the_language_comes_from_the_environment() -> None:
    assert language("", {"LANG": "de_DE.UTF-8"}) == "de"
    assert language("", {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}) == "en"
    assert language("", {"LC_ALL": "", "LANG": "de"}) == "de"
    assert language("", {}) == "en"
    assert language("de", {"LANG": "en"}) == "de"


def test_a_reader_that_stops_early_is_no_error() -> None:
    command = f"{sys.executable} -m tafelrunde rules heerbann | head -1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
    assert done.stderr == "" and done.stdout == "Heerbann: Muster and Conquer\n"
