"""Stored games of this version of the rules come out as they did when they were stored."""

from __future__ import annotations

from pathlib import Path

import pytest
from guiscard.golden import GAME

from tafelrunde.core.journal import Played, TakenBack, read_journal
from tafelrunde.core.match import replay, verify

FILES = sorted((Path(__file__).parent / "golden").glob("*.json"))
DEEDS = ("charge", "counter", "spear", "fire", "resolve", "check", "lead", "mount", "dismount")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_journal_leads_to_its_digest(path: Path) -> None:
    journal = read_journal(path)
    match = replay(GAME, journal)
    assert match.state.over and match.state.digest() == journal.digest
    assert verify(GAME, journal) > 0


def test_the_golden_journals_cover_options_deeds_and_take_backs() -> None:
    journals = [read_journal(path) for path in FILES]
    for option in GAME.options:
        assert {j.head.options[option.id] for j in journals} == set(option.values)
    entries = [entry for j in journals for entry in j.entries]
    assert any(isinstance(entry, TakenBack) for entry in entries)
    assert set(DEEDS) <= {entry.action.kind for entry in entries if isinstance(entry, Played)}
