"""Stored games of this version of the rules come out as they did when they were stored."""

from __future__ import annotations

from pathlib import Path

import pytest
from heerbann.golden import FOLDER
from heerbann.table import GAME

from tafelrunde.core.actions import BadData
from tafelrunde.core.journal import read_journal
from tafelrunde.core.match import replay
from tafelrunde.testing.golden import check, covered
from tafelrunde.testing.walks import Fault

pytestmark = pytest.mark.both

FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_journal_leads_to_its_digest(path: Path) -> None:
    check(GAME, path)


def test_the_golden_journals_cover_players_options_and_take_backs() -> None:
    assert covered(GAME, FILES)


def test_a_changed_golden_journal_is_noticed() -> None:
    journal = read_journal(FILES[0])
    with pytest.raises(BadData, match="another position"):
        replay(GAME, journal._replace(digest="0" * 32))
    with pytest.raises(BadData, match=r"entries\[0\]"):
        replay(GAME, journal._replace(entries=journal.entries[1:]))


def test_the_kit_notices_what_is_missing_among_the_journals() -> None:
    with pytest.raises(Fault, match="number of players"):
        covered(GAME, FILES[:1])
    with pytest.raises(Fault, match="seniority"):
        covered(GAME, [path for path in FILES if path.stem != "by-seat"])
    with pytest.raises(Fault, match="luck"):
        covered(GAME, [path for path in FILES if path.stem != "committed-dice"])
