"""What the rules may import. (The order of our own packages is checked by import-linter.)"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "tafelrunde"
# Numbers and vectors as the compiler knows them; interpreted rules do without.
ALLOWED = sys.stdlib_module_names | {"tafelrunde", "mypy_extensions", "librt"}


def imported(text: str) -> Iterator[str]:
    """The top-level packages that a module imports, at any depth of its code."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("package", ["core", "geometry", "board", "games"])
def test_rules_import_the_standard_library_only(package: str) -> None:
    foreign = {
        f"{path.relative_to(SOURCE)}: {name}"
        for path in (SOURCE / package).rglob("*.py")
        for name in imported(path.read_text())
        if name not in ALLOWED
    }
    assert not foreign


def test_a_foreign_import_is_found() -> None:
    assert set(imported("def f():\n    import numpy.random\nfrom . import x")) == {"numpy"}
