"""Bad input: one sentence on stderr, exit code 2, no stack trace."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.cli import main
from tafelrunde.games import game_types

Capture = pytest.CaptureFixture[str]
WATCH = ["play", "heerbann", "--players", "2", "--bots", "random,random", "--plain"]
FINISHED = [*WATCH, "--seed", "2"]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAFELRUNDE_DATA", str(tmp_path / "data"))


def refused(capsys: Capture, *arguments: str) -> str:
    """The sentence with which a command is refused."""
    capsys.readouterr()
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("tafelrunde: ") and err.count("\n") == 1, (out, err)
    return err.removeprefix("tafelrunde: ").strip()


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["nonsense"], "No such command 'nonsense'"),
        (["play"], "Missing argument 'GAME'"),
        (["play", "heerbann", "--nonsense"], "No such option: --nonsense"),
        (["play", "nonsense"], "there is no game 'nonsense'; there are: "),
        (["play", "heerbann", "--players", "x"], "Invalid value for '--players'"),
        (["play", "heerbann", "--players", "7"], "is for 2 to 4 players, not 7"),
        (["play", "heerbann", "--bots", "dragon"], "there is no bot 'dragon'"),
        (["play", "heerbann", "--bots", "random,random,random", "--players", "2"], "do not fit"),
        (["play", "heerbann", "--seat", "2"], "there is no seat 2; seats are 0 to 1"),
        (["play", "heerbann", "--option", "nonsense=1"], "has no option 'nonsense'"),
        (["play", "heerbann", "--option", "abilities=maybe"], "'maybe' is none of true, false"),
        (["play", "heerbann", "--option", "abilities"], "write it as key=value"),
        (["play", "heerbann", "--pack", "/nowhere.toml"], "/nowhere.toml: cannot be read"),
        (["play", "heerbann", "--load", "/nowhere.json"], "/nowhere.json: cannot be read"),
        (["play", "heerbann", "--lang", "fr"], "there is no language 'fr'; there are: de, en"),
        (["rules", "nonsense"], "there is no game 'nonsense'"),
        (["rules", "heerbann", "RE-99"], "heerbann has no rule 'RE-99'"),
        (["replay", "/nowhere.json"], "/nowhere.json: cannot be read"),
        (["verify", "/nowhere.json"], "/nowhere.json: cannot be read"),
        (["scenario", "/nowhere.toml"], "/nowhere.toml: cannot be read"),
        (["scenario"], "Missing argument"),
        (["serve", "--port", "70000"], "Invalid value for '--port'"),
        (["games", "--lang", "xx"], "there is no language 'xx'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_wrong_request_is_one_sentence(capsys: Capture, arguments: list[str], part: str) -> None:
    assert part in refused(capsys, *arguments)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A finished journal."""
    path = tmp_path_factory.mktemp("finished") / "journal.json"
    assert main([*FINISHED, "--save", str(path)]) == 0
    return path.read_text()


@pytest.fixture
def broken(tmp_path: Path, finished: str) -> Callable[..., str]:
    """A finished journal with something changed in it."""

    def make(change: Callable[[dict[str, Any]], object]) -> str:
        path = tmp_path / "journal.json"
        content = json.loads(finished)
        change(content)
        path.write_text(json.dumps(content))
        return str(path)

    return make


@pytest.mark.parametrize(
    ("change", "part"),
    [
        (lambda j: j.pop("entries"), "entries: missing"),
        (lambda j: j.update(format=99), "this program reads 1"),
        (lambda j: j.update(game="nonsense"), "there is no game 'nonsense'"),
        (lambda j: j.update(version=99), "made with version 99 of the rules"),
        (lambda j: j.update(pack="0" * 32), "made with other data"),
        (lambda j: j.update(digest="0" * 32), "leads to another position"),
        (lambda j: j.update(options={"nonsense": 1}), "has no option 'nonsense'"),
        (lambda j: j.update(players=9), "not 9"),
        (lambda j: j.update(players=10**9), "players: 1000000000 is not between 1 and 32"),
        (lambda j: j.update(options={"x": [[[]]] * 999}), "has no option 'x'"),
        (lambda j: j["luck"].update(seed=10**1000), "a number of more than"),
        (lambda j: j.update(luck={"kind": "committed", "salt": "\ud800"}), "not JSON"),
        (lambda j: j["entries"].__setitem__(0, ["a", 10**30, "take", [10**30]]), "entries[0]: "),
        (lambda j: j["entries"].__setitem__(0, ["c", [99]]), "entries[0]: "),
        (lambda j: j["entries"].__setitem__(5, "x"), "entries[5]: not an entry"),
    ],
)
@pytest.mark.parametrize("command", [["verify"], ["replay", "--print"]], ids=" ".join)
def test_a_broken_journal_is_one_sentence(
    capsys: Capture,
    broken: Callable[..., str],
    command: list[str],
    change: Callable[[dict[str, Any]], object],
    part: str,
) -> None:
    path = broken(change)
    sentence = refused(capsys, *command, path)
    assert part in sentence and sentence.startswith(path)


def test_a_wrong_seed_is_found_by_verify(capsys: Capture, broken: Callable[..., str]) -> None:
    path = broken(lambda j: j["luck"].update(seed=99))
    assert "entries[0]: the seed gives" in refused(capsys, "verify", path)


def test_a_file_that_is_not_json(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "text.json"
    path.write_text("not json")
    for command in ("verify", "replay"):
        assert f"{path}: not JSON" in refused(capsys, command, str(path))
    path.write_bytes(b"\xff\xfe\x00")
    assert f"{path}: not JSON" in refused(capsys, "verify", str(path))


def test_a_seat_that_is_not_at_the_table(capsys: Capture, broken: Callable[..., str]) -> None:
    path = broken(lambda j: None)
    assert "there is no seat 2" in refused(capsys, "replay", path, "--seat", "2")


def test_a_finished_game_cannot_go_on(capsys: Capture, broken: Callable[..., str]) -> None:
    path = broken(lambda j: None)
    assert "this game is over" in refused(capsys, "play", "heerbann", "--load", path)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("[pack", "pack.toml:1: not valid TOML"),
        ('[pack]\ngame = "heerbann"\nname = "Mine"\n[[card]]\nid = "duke"\ncost = 99\n',
         "pack.toml:6: card.cost: 99 is not between 1 and 36"),
        ('[pack]\ngame = "other"\nname = "Mine"\n', 'a pack needs [pack] with game = "heerbann"'),
    ],
)  # fmt: skip
def test_a_broken_pack_is_named_with_its_line(
    capsys: Capture, tmp_path: Path, text: str, part: str
) -> None:
    path = tmp_path / "pack.toml"
    path.write_text(text)
    assert part in refused(capsys, "play", "heerbann", "--pack", str(path))


def test_a_journal_of_another_pack_needs_that_pack(capsys: Capture, tmp_path: Path) -> None:
    pack, journal = tmp_path / "pack.toml", tmp_path / "game.json"
    pack.write_text('[pack]\ngame = "heerbann"\nname = "Mine"\n[[card]]\nid = "duke"\ncost = 23\n')
    assert main([*FINISHED, "--pack", str(pack), "--save", str(journal)]) == 0
    assert "made with other data" in refused(capsys, "verify", str(journal))
    assert main(["verify", str(journal), "--pack", str(pack)]) == 0


def test_a_place_that_cannot_be_written(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert main([*FINISHED, "--save", str(tmp_path / "file" / "x.json")]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_a_plug_in_that_is_not_there(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAFELRUNDE_GAMES", "nowhere.game")
    game_types.cache_clear()
    try:
        assert "TAFELRUNDE_GAMES: cannot import nowhere.game" in refused(capsys, "games")
    finally:
        monkeypatch.undo()
        game_types.cache_clear()
