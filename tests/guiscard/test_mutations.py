"""The rules of Guiscard are broken one by one, and a test has to notice."""

from __future__ import annotations

from pathlib import Path

import pytest
from mutations import Mutation, is_noticed, load_mutations

from tafelrunde.core.rulebook import rules
from tafelrunde.games.guiscard import FOLDER

HERE = Path(__file__).parent
MUTATIONS = load_mutations(HERE / "mutations.toml")
# The quickest first.
TESTS = [
    HERE / f"test_{name}.py"
    for name in (
        "melee",
        "melee_results",
        "melee_special",
        "fire",
        "fire_effects",
        "sight",
        "movement",
        "infiltration",
        "bodies",
        "riding",
        "leading",
        "defence",
        "charge",
        "formation",
        "evade",
        "buildings_sight",
        "buildings_moves",
        "captives",
        "castle_ground",
        "castle_gate",
        "castle_sight",
        "building_files",
        "siege_days",
        "siege_actions",
        "siege_boards",
        "siege_examples",
        "examples_campaign",
        "ladders",
        "ropes",
        "falls",
        "burning",
        "engines",
        "scenario_8",
        "tents",
        "booty",
        "refusals",
        "pieces",
        "scenarios_of_play",
    )
]


def test_every_mutation_still_fits_the_source() -> None:
    known = rules(FOLDER)
    for mutation in MUTATIONS:
        assert mutation.rule in known
        compile(mutation.planted(), mutation.file, "exec")


@pytest.mark.soak
@pytest.mark.parametrize("number", range(len(MUTATIONS)))
def test_a_broken_rule_is_noticed(number: int, tmp_path: Path) -> None:
    mutation: Mutation = MUTATIONS[number]
    assert is_noticed(mutation, TESTS, tmp_path), f"nobody notices: {mutation}"
