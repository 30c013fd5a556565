"""Talking at a table, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable

from browser.person import Person

People = Callable[..., Person]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def test_people_talk_and_see_what_they_have_not_read(person: People) -> None:
    anna, bertram = person("Anna").introduce(), person("Bertram", **PHONE).introduce()
    table = anna.open_table("heerbann", {"kind": "me"}, {"kind": "guest"})
    anna.page.locator(".talk-speak input").fill("<i>Kommst</i> du?")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector(".talk-line")
    bertram.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    bertram.visit(f"/table/{table['id']}")
    assert bertram.page.wait_for_selector(".tabs .unread")
    bertram.page.locator(".tabs [data-tab=talk]").click()
    assert bertram.page.locator(".talk-text").inner_text() == "<i>Kommst</i> du?"
    bertram.page.locator(".talk-speak input").fill("Da bin ich.")
    bertram.page.keyboard.press("Enter")
    bertram.page.locator(".talk-tools summary").first.click()
    bertram.page.locator("[data-sign=crown]").first.click()
    bertram.page.wait_for_selector(".talk-reactions .mine")
    assert anna.page.locator("[data-tool=talk] .unread").inner_text().startswith("1")
    anna.page.locator("[data-tool=talk]").click()
    anna.page.locator("[data-line='2'] summary").click()
    anna.page.locator("[data-line='2'] [data-tool=talk-mute]").click()
    bertram.page.wait_for_selector(".talk-note")
    assert bertram.page.locator(".talk-speak").count() == 0
    anna.page.locator("[role=tab]").first.click()
    assert anna.page.locator(".chronicle-scroll").is_visible()
