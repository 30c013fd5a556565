"""Scenario files with values that cannot be: refused or failed, never a crash."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from forging import WRONG, leaves, modest, replaced

from tafelrunde.core.actions import BadData
from tafelrunde.testing.scenarios import Failed, Scenario, load_scenarios, run_scenario

TESTS = Path(__file__).resolve().parents[1]
GAMES = ["drei_sanchos", "el_grande", "guiscard", "heerbann", "vetternkrieg"]
WORDS = ("zz", "-1", "1", " ")


def positions(game: str) -> list[Scenario]:
    """The scenarios of a game that describe a position."""
    files = sorted((TESTS / game / "scenarios").glob("*.toml"))
    return [s for file in files for s in load_scenarios(file) if s.given]


def forge(game: str, seed: int, forgeries: int) -> int:
    """Run scenarios with one wrong value; returns how many were refused or failed."""
    rng, scenarios, refused = random.Random(seed), positions(game), 0
    for _ in range(forgeries):
        scenario = rng.choice(scenarios)
        given = dict(scenario.given or {})
        wrong = rng.choice([*WRONG, *WORDS])
        try:
            run_scenario(scenario._replace(given=replaced(given, rng.choice(leaves(given)), wrong)))
        except (BadData, Failed):
            refused += 1
    return refused


@pytest.mark.parametrize("game", GAMES)
def test_forged_scenarios_are_refused(game: str) -> None:
    with modest():
        assert forge(game, seed=1, forgeries=200) > 100


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_many_forged_scenarios_are_refused(game: str) -> None:
    with modest(seconds=3_600):
        forge(game, seed=2, forgeries=20_000)
