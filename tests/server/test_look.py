"""The line-of-sight tool: two places in, the line and what blocks it out."""

from __future__ import annotations

from typing import Any

import pytest

Make = Any


async def open_field(guest: Make) -> tuple[Any, str]:
    """Somebody at a table of his own on which everything lies open."""
    anna = await guest()
    table = await anna.table("me", "me", game="guiscard", options={"scenario": "s01"})
    return anna, f"/api/tables/{table['id']}/look"


async def test_a_line_is_told_with_its_hexes(guest: Make) -> None:
    anna, path = await open_field(guest)
    found = await anna.get(f"{path}?from=0&to=3")
    assert found["line"][0] == 0 and found["line"][-1] == 3
    assert found["blocked"] in (True, False) and isinstance(found["cover"], int)


@pytest.mark.parametrize(
    ("query", "status"), [("from=0", 400), ("from=a&to=3", 400), ("from=0&to=9999", 404)]
)
async def test_places_that_are_none_are_refused(guest: Make, query: str, status: int) -> None:
    anna, path = await open_field(guest)
    await anna.get(f"{path}?{query}", status)


async def test_where_nothing_can_be_seen_there_is_no_line(guest: Make) -> None:
    anna = await guest()
    table = await anna.table("me", "me", "me")
    await anna.get(f"/api/tables/{table['id']}/look?from=0&to=1", 404)
