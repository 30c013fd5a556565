"""A day of a siege: what the page shows of it, and work that is begun there."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from browser.person import OPEN, Person
from browser.running import RunningServer
from playwright.sync_api import Browser, expect

SIEGE: Final = {"scenario": "siege", "building": "castle"}
ALWAYS: Final = (".gu-plan", ".gu-calendar")
WIDE: Final = (".gu-forces", ".gu-card", ".gu-shop", ".gu-camp")
LUCK: Final = 3  # a day on which the besiegers may begin some work


def keep_apart(anna: Person, width: int) -> None:
    """The plan is large enough, and the question does not lie over it."""
    question = anna.page.locator(".question").bounding_box()
    plan = anna.page.locator(".gu-plan").bounding_box()
    assert question and plan and plan["width"] > width / 3
    beside = question["x"] >= plan["x"] + plan["width"] - 1
    assert beside or question["y"] >= plan["y"] + plan["height"] - 1


def test_a_day_of_the_siege_is_seen_and_worked(chromium: Browser, tmp_path: Path) -> None:
    running = RunningServer(tmp_path, luck=LUCK)
    anna = Person(chromium, running.address, "Anna", {}).introduce()
    seats = [{"kind": "me"}, {"kind": "me"}]
    wish = {"game": "guiscard", "seats": seats, "options": SIEGE, "open": False}
    anna.visit(f"/table/{anna.post('/api/tables', wish)['id']}")
    page = anna.page
    build = page.locator(f".question {OPEN}", has_text="Bauen")
    page.wait_for_selector(".gu-campaign")
    for part in (*ALWAYS, *WIDE):
        expect(page.locator(part)).to_be_visible()
    keep_apart(anna, 1440)
    page.set_viewport_size({"width": 390, "height": 844})
    for part in ALWAYS:
        expect(page.locator(part)).to_be_visible()
    expect(build).to_be_visible()
    keep_apart(anna, 390)
    page.set_viewport_size({"width": 1440, "height": 900})
    build.click()
    page.locator(f".question {OPEN}", has_text="Leiter").click()
    expect(page.locator("[data-project=ladder]")).to_be_visible()
    anna.context.close()
    running.close()
    assert anna.complaints == []
