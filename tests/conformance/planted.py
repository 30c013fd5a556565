"""What the tests with planted faults have in common."""

from __future__ import annotations

import pytest
from hinterhalt.state import Hinterhalt

from tafelrunde.board.scene import AnyTableGame
from tafelrunde.testing import conformance as kit
from tafelrunde.testing.walks import Fault

Patch = pytest.MonkeyPatch
GAMES = 8


class Bent(Hinterhalt):
    """A state whose clones are bent in the same way."""

    def clone(self) -> Hinterhalt:
        n = type(self)(self.tables)
        n.players = self.players
        self.clone_core(n)
        copy = super().clone()
        for name, _ in Hinterhalt.FIELDS:
            setattr(n, name, getattr(copy, name))
        return n


def found(check: kit.Check, game: AnyTableGame) -> str:
    """What a check says about a game that is not in order."""
    with pytest.raises(Fault) as fault:
        check(game, GAMES)
    return str(fault.value)
