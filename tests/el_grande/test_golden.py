"""Stored games of this version of the rules come out as they did when they were stored."""

from __future__ import annotations

from pathlib import Path

import pytest
from el_grande.golden import FOLDER
from el_grande.table import GAME

from tafelrunde.testing.golden import check, covered

pytestmark = pytest.mark.both

FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_journal_leads_to_its_digest(path: Path) -> None:
    check(GAME, path)


def test_the_golden_journals_cover_players_options_and_take_backs() -> None:
    assert covered(GAME, FILES, but=["start_player"])
