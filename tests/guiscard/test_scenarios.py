"""Every scenario file beside this module is played, each scenario as a test of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from _pytest.mark.structures import ParameterSet

from tafelrunde.testing.scenarios import Scenario, load_scenarios, run_scenario

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


def marked(scenario: Scenario) -> ParameterSet:
    """The scenario as a parameter that carries the rules it proves."""
    return pytest.param(
        scenario, id=scenario.id, marks=[pytest.mark.rule(rule) for rule in scenario.rules]
    )


@pytest.mark.parametrize("scenario", [marked(s) for f in FILES for s in load_scenarios(f)])
def test_scenario_comes_out_as_written(scenario: Scenario) -> None:
    run_scenario(scenario)
