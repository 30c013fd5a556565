"""Every journal that was ever kept is played again to the same position and gone on with."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.core.actions import BadData
from tafelrunde.core.journal import Played
from tafelrunde.core.match import replay
from tafelrunde.games import game_types
from tafelrunde.testing.corpus import go_on, journals, own_game

CORPUS = Path(__file__).parent / "corpus"
OURS = sorted(name for name, game in game_types().items() if "tafelrunde" in game.__module__)


@pytest.mark.parametrize("name", OURS)
def test_every_kept_journal_is_played_again_and_gone_on_with(name: str) -> None:
    found = list(journals(CORPUS, name))
    assert len(found) >= 40
    assert {journal.over for journal in found} == {True, False}
    for journal in found:
        match = go_on(own_game(CORPUS, journal), journal, 5)
        assert journal.over or len(match.entries) > len(journal.entries)


def test_the_first_difference_is_told() -> None:
    journal = next(j for j in journals(CORPUS, "heerbann") if not j.over)
    at = max(i for i, entry in enumerate(journal.entries) if isinstance(entry, Played))
    entries = list(journal.entries)
    entries[at] = entries[at]._replace(seat=1 - entries[at].seat)  # type: ignore[call-arg, union-attr]
    with pytest.raises(BadData, match=rf"entries\[{at}\]|another position"):
        replay(own_game(CORPUS, journal), journal._replace(entries=entries))
