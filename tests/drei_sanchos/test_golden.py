"""Stored games of this version of the rules come out as they did when they were stored."""

from __future__ import annotations

from pathlib import Path

import pytest
from drei_sanchos.table import GAME

from tafelrunde.core.journal import TakenBack, read_journal
from tafelrunde.core.match import replay, verify

FILES = sorted((Path(__file__).parent / "golden").glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_journal_leads_to_its_digest(path: Path) -> None:
    journal = read_journal(path)
    match = replay(GAME, journal)
    assert match.state.over and match.state.digest() == journal.digest
    assert verify(GAME, journal) > 0


def test_the_golden_journals_cover_players_options_and_take_backs() -> None:
    journals = [read_journal(path) for path in FILES]
    assert {j.head.players for j in journals} == {1, 2, 3}
    for option in GAME.options:
        assert {j.head.options[option.id] for j in journals} == set(option.values)
    assert all(any(isinstance(e, TakenBack) for e in j.entries) for j in journals)
