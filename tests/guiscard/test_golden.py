"""Stored games of this version of the rules come out as they did when they were stored."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from guiscard.golden import FOLDER, GAME

from tafelrunde.core.journal import Played
from tafelrunde.testing.golden import check, covered

pytestmark = pytest.mark.both

FILES = sorted(FOLDER.glob("*.json"))
DEEDS = ("charge", "counter", "spear", "fire", "resolve", "check", "lead", "mount", "dismount")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_journal_leads_to_its_digest(path: Path) -> None:
    check(GAME, path)


def test_the_golden_journals_cover_players_options_and_take_backs() -> None:
    chosen = [
        f"{side}_{what}" for side in ("besieger", "besieged") for what in ("nation", "points")
    ]
    journals = covered(GAME, FILES, chosen)
    entries = [entry for journal in journals for entry in journal.entries]
    assert set(DEEDS) <= {entry.action.verb for entry in entries if isinstance(entry, Played)}


def test_older_data_serve_only_the_scenarios_that_have_not_changed() -> None:
    older = json.loads((FOLDER / "s01.json").read_text())["pack"]
    assert older != GAME.pack.digest
    assert GAME.plays_pack(older, {"scenario": "s03"})
    assert not GAME.plays_pack(older, {"scenario": "s05"})
    assert not GAME.plays_pack("00", {"scenario": "s03"})
