from __future__ import annotations

import pytest

from kronen.game import GAME
from tafelrunde.testing.conformance import CHECKS, Check


@pytest.mark.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])
def test_conformance(check: Check) -> None:
    check(GAME(), 3)  # three random games for each setting
