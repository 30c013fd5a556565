"""Every sentence of the page and of the games can be read."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast, parse

REPOSITORY = Path(__file__).parents[2]
CATALOGUES = sorted(
    path for place in ("web/src", "src") for path in (REPOSITORY / place).rglob("*.ftl")
)


@pytest.mark.parametrize(
    "path", CATALOGUES, ids=[str(p.relative_to(REPOSITORY)) for p in CATALOGUES]
)
def test_a_catalogue_holds_nothing_that_cannot_be_read(path: Path) -> None:
    """What cannot be read is left out without a word, and the page shows a key instead."""
    found = parse(path.read_text(encoding="utf-8")).body
    assert [part.content for part in found if isinstance(part, ast.Junk)] == []
