"""Journals: whatever is broken is named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hinterhalt.play import GAME

from tafelrunde.core.actions import BadData
from tafelrunde.core.chance import FastRng
from tafelrunde.core.journal import (
    ChanceOutcome,
    Luck,
    Played,
    TakenBack,
    check_identity,
    committed,
    entry_from_json,
    head_for,
    journal_from_json,
    read_journal,
    write_journal,
)
from tafelrunde.core.match import Match, replay
from tafelrunde.testing.conformance import check_golden
from tafelrunde.testing.walks import Fault, pick

pytestmark = pytest.mark.both

GOLDEN = sorted((Path(__file__).parents[1] / "conformance" / "golden").glob("*.json"))


def match_played(steps: int = 10_000) -> Match:
    luck = committed(bytes(32), "table")
    match = Match(GAME, head_for(GAME, GAME.resolve({}), 2, luck), luck.rng()).begin()
    rng = FastRng(1)
    while not match.state.over and steps:
        match.submit(*pick(match.state, rng))
        steps -= 1
    return match


def stored(steps: int = 5) -> dict[str, Any]:
    value: dict[str, Any] = json.loads(json.dumps(match_played(steps).journal().to_json()))
    return value


def test_a_journal_survives_its_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    journal = match_played().journal()
    write_journal(journal, path)
    assert read_journal(path) == journal
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]


def test_the_seed_is_told_after_the_end_only() -> None:
    assert stored(5)["luck"]["seed"] is None and stored(5)["over"] is False
    assert stored(10_000)["luck"]["seed"] == bytes(32).hex()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("game", 1),
        ("version", "1"),
        ("version", True),
        ("pack", None),
        ("options", []),
        ("players", "2"),
        ("players", True),
        ("luck", []),
        ("entries", {}),
        ("digest", 1),
        ("over", 0),
        ("format", 2),
        ("format", "1"),
    ],
)
def test_every_broken_field_is_named(name: str, value: Any) -> None:
    journal = stored()
    with pytest.raises(BadData, match=f"^{name}: "):
        journal_from_json({**journal, name: value})
    del journal[name]
    with pytest.raises(BadData, match=f"^{name}: "):
        journal_from_json(journal)


def test_unknown_fields_and_other_things_are_refused() -> None:
    with pytest.raises(BadData, match=r"^king: unknown field"):
        journal_from_json({**stored(), "king": 1})
    others: list[Any] = [[], None, 1, "x"]
    for value in others:
        with pytest.raises(BadData, match="not a journal"):
            journal_from_json(value)


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        1,
        "a",
        [],
        ["a"],
        ["a", 0],
        ["a", "0", "rest", []],
        ["a", True, "rest", []],
        ["a", 0, "rest", [True]],
        ["a", 0, "rest", ["1"]],
        ["a", 0, 1, []],
        ["c", [1.0]],
        ["c", [True]],
        ["c", 1],
        ["u"],
        ["u", "0"],
        ["u", False],
        ["x", 0],
        {"a": 0},
    ],
)
def test_broken_entries_are_named_by_their_place(wrong: Any) -> None:
    journal = stored()
    journal["entries"][2] = wrong
    with pytest.raises(BadData, match=r"^entries\[2\]: not an? (entry|action)"):
        journal_from_json(journal)


def test_entries_in_json() -> None:
    for entry in (Played(1, GAME.actions()[0]), ChanceOutcome((3, 4)), TakenBack(0)):
        assert entry_from_json(json.loads(json.dumps(entry.to_json())), "x") == entry


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"kind": "fast"},
        {"kind": "fast", "seed": "1"},
        {"kind": "fast", "seed": True},
        {"kind": "lucky"},
        {"kind": "committed", "salt": "x"},
        {"kind": "committed", "salt": "s", "commitment": "c", "seed": "xyz"},
        {"kind": "committed", "salt": "s", "commitment": "c", "seed": 7},
    ],
)
def test_broken_luck_is_named(wrong: Any) -> None:
    with pytest.raises(BadData, match=r"^luck"):
        journal_from_json({**stored(), "luck": wrong})


def test_another_game_version_or_pack_is_refused_with_the_reason() -> None:
    head = head_for(GAME, GAME.resolve({}), 2, Luck(fast=1))
    check_identity(head, GAME)
    for wrong, message in (
        (head._replace(game="chess"), "this is a journal of chess, not of hinterhalt"),
        (head._replace(version=2), "version 2 of the rules of hinterhalt; here is version 1"),
        (head._replace(pack="abc"), r"other data \(digest abc\); the data here are 'tafelrunde'"),
    ):
        with pytest.raises(BadData, match=message):
            check_identity(wrong, GAME)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"{", "not JSON"),
        (b"\xff\xfe", "not JSON"),
        (b"[" * 100_000, ".*nested more than 32 deep"),
        (b"[]", "not a journal"),
        (b'{"format": 1}', "game: missing"),
    ],
)
def test_a_broken_file_is_named(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    with pytest.raises(BadData, match=f"broken.json: {message}"):
        read_journal(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(BadData, match="cannot be read"):
            read_journal(path)


def test_a_changed_entry_does_not_replay() -> None:
    journal = stored(10_000)
    entries = journal["entries"]
    i = next(i for i, entry in enumerate(entries) if entry[0] == "a" and entry[2] == "march")
    entries[i][2] = "rest"
    with pytest.raises(BadData, match=r"entries\[|another position"):
        replay(GAME, journal_from_json(journal))


def test_there_are_golden_journals() -> None:
    assert len(GOLDEN) >= 3


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_journals_lead_where_they_always_led(path: Path) -> None:
    check_golden(GAME, path)
    assert read_journal(path).over


def test_a_golden_journal_that_leads_elsewhere_is_found(tmp_path: Path) -> None:
    value = json.loads(GOLDEN[0].read_text())
    value["digest"] = "0" * 32
    path = tmp_path / "golden.json"
    path.write_text(json.dumps(value))
    with pytest.raises((BadData, Fault), match="another position"):
        check_golden(GAME, path)
