"""Every worked example is a test that names it: a scenario's id or a docstring begins with it."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
# The numbers that there are; FIELD those of the map, SIEGE those of the siege of several days.
FIELD = {*range(1, 25), 31, 33, 34, 36, 37, 39, 40, 42, 43, 45, 46, 48, 49, 51, 52, 54, 55, 57, 66}
FIELD |= {*range(81, 90), 101, 102, 103, 104, 108, 109, 110, 111, 113, 115, 116}
SIEGE = {25, 26, 58, 60, 61, 63, 64, 105, 106, 107, 118}


def texts(path: Path) -> Iterator[str]:
    """The ids of a scenario file, or the docstrings of the tests of a module."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".toml":
        for scenario in tomllib.loads(source)["scenario"]:
            yield scenario["id"]
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield ast.get_docstring(node) or ""


def test_every_worked_example_has_a_test_that_names_it() -> None:
    files = [*HERE.glob("test_*.py"), *HERE.glob("scenarios/*.toml")]
    found = [re.match(r"EX-(\d+)", text) for path in files for text in texts(path)]
    named = {int(match[1]) for match in found if match}
    known = FIELD | SIEGE
    assert named >= known, f"without a test: {sorted(known - named)}"
    assert named <= known, f"no such example: {sorted(named - known)}"
