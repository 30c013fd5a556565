"""The rules of Krieg der drei Sanchos are broken one by one, and a test has to notice."""

from __future__ import annotations

from pathlib import Path

import pytest
from mutations import Mutation, is_noticed, load_mutations

from tafelrunde.core.rulebook import rules
from tafelrunde.games.drei_sanchos import FOLDER

HERE = Path(__file__).parent
MUTATIONS = load_mutations(HERE / "mutations.toml")
# The quickest first: most faults are found by a scenario.
TESTS = [HERE / f"test_{name}.py" for name in ("scenarios", "setup", "hidden", "sancho_moves")]


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
