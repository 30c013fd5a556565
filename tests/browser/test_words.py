"""No page shows the key of a text instead of its words."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browser.person import Person

KEY = re.compile(r"^[a-z]+(?:-[a-z]+)+$", re.MULTILINE)
PAGES = (
    "/",
    "/me",
    "/learn/vetternkrieg",
    "/learn/vetternkrieg/sheet",
    "/rules/vetternkrieg",
    "/campaigns/drei_sanchos",
    "/companion/drei_sanchos",
)


@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
def test_pages_speak_in_words(person: Callable[..., Person], locale: str) -> None:
    anna = person(locale=locale).introduce()
    for path in PAGES:
        anna.visit(path)
        anna.page.wait_for_selector("h1")
        anna.page.wait_for_load_state("networkidle")
        shown = anna.page.locator("body").inner_text()
        assert KEY.findall(shown) == [], path
