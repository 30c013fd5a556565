"""What happened is played: in order, one beat at a time, and the question waits for it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from browser.person import Person
from browser.running import RunningServer
from playwright.sync_api import Browser

People = Callable[..., Person]
MOVING = {"reduced_motion": "no-preference", "speed": "fast"}

# Writes down every beat that the panel names and every question, in the order in which they come.
WITNESS = """
window.seen = [];
new MutationObserver(() => {
  const shown = document.querySelector("[data-shown]")?.dataset.shown;
  const question = document.querySelector(".question")?.dataset.decision;
  const now = shown !== undefined ? Number(shown) : question ? `? ${question}` : null;
  if (now !== null && window.seen.at(-1) !== now) window.seen.push(now);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""


def at_a_table(one: Person, bots: int = 2) -> str:
    """Sit down at Heerbann with bots; returns the first question."""
    one.context.add_init_script(WITNESS)
    one.introduce()
    one.open_table("heerbann", {"kind": "me"}, *[{"kind": "bot", "bot": "page"}] * bots)
    return one.wait_for_decision()


def choose(one: Person) -> None:
    """Answer, without waiting for anything."""
    one.buttons().first.click()


def until_film(one: Person) -> None:
    one.page.wait_for_selector("[data-shown]")


def seen(one: Person) -> list[int | str]:
    found: list[int | str] = one.page.evaluate("window.seen")
    return found


def test_events_play_in_their_order_and_the_question_comes_after_them(person: People) -> None:
    anna = person(**MOVING)
    first = at_a_table(anna)
    choose(anna)
    until_film(anna)
    assert anna.decision == "", "nobody is asked while the film runs"
    assert anna.page.locator(".choices .choice").count() == 0
    anna.wait_for_decision()
    before, *beats, after = seen(anna)
    assert before == f"? {first}"
    assert after == f"? {anna.decision}"
    assert all(isinstance(beat, int) for beat in beats)
    assert beats == sorted(beats)
    assert len(beats) > 3
    told = anna.page.locator(".chips .chip").count()
    assert told == len(beats), "every beat has its chip"
    assert anna.page.locator(".chip.past").count() == told


def test_the_board_shows_the_position_of_the_event(person: People) -> None:
    anna = person(**MOVING)
    at_a_table(anna)
    choose(anna)
    until_film(anna)
    anna.page.keyboard.press("Space")
    told = anna.page.locator(".chronicle-scroll li").count()
    known = anna.page.locator(".chips .chip").count()
    for _ in range(2):  # to the end of this one, then of the next
        anna.page.keyboard.press(".")
    anna.page.wait_for_function(
        "told => document.querySelectorAll('.chronicle-scroll li').length > told", arg=told
    )
    assert anna.page.locator("[data-tool=pause]").get_attribute("aria-label") == (
        "Weiter (Leertaste)"
    )
    assert known > 2
    assert anna.page.locator(".chronicle-scroll li").count() < told + known
    anna.page.keyboard.press("Space")
    anna.wait_for_decision()


def test_whoever_skips_is_asked_at_once_and_can_see_all_of_it_again(person: People) -> None:
    anna = person(reduced_motion="no-preference", speed="slow")
    at_a_table(anna)
    choose(anna)
    until_film(anna)
    anna.page.wait_for_function("() => document.querySelectorAll('.chip').length > 1")
    anna.page.keyboard.press("End")
    anna.wait_for_decision()
    said = anna.page.locator("[data-said]").inner_text()
    assert said != "", "a screen reader hears what was skipped"
    chip = anna.page.locator(".chips .chip").nth(1)
    chip.evaluate("chip => chip.click()")
    until_film(anna)
    assert anna.page.locator("[data-shown]").get_attribute("data-shown") == (
        chip.get_attribute("data-chip")
    )
    anna.page.locator("[data-tool=skip]").click()
    decision = anna.wait_for_decision()
    choose(anna)
    anna.decided(decision)
    assert anna.page.locator(f".chip[data-chip='{seen(anna)[1]}']").count() == 0, "a new list"


def test_with_reduced_motion_nothing_travels_and_the_words_stay(person: People) -> None:
    anna = person(speed="normal")
    at_a_table(anna)
    choose(anna)
    until_film(anna)
    assert anna.page.locator(".now-shown .prompt").inner_text() != ""
    assert anna.page.locator("[data-said]").inner_text() != ""
    before = anna.page.locator(".chronicle-scroll li").count()
    anna.page.keyboard.press(".")
    assert anna.page.locator(".chronicle-scroll li").count() >= before
    anna.page.keyboard.press("End")
    anna.wait_for_decision()


def test_a_film_outlives_the_server(chromium: Browser, tmp_path: Path) -> None:
    running = RunningServer(tmp_path)
    context = {"reduced_motion": "no-preference"}
    anna = Person(chromium, running.address, "Anna", context, "slow")
    try:
        at_a_table(anna)
        choose(anna)
        until_film(anna)
        running.kill()
        anna.page.get_by_text("Verbindung unterbrochen").first.wait_for()
        assert anna.page.locator("[data-shown]").count() == 1, "it goes on"
        running.start()
        anna.page.evaluate("dispatchEvent(new Event('online'))")
        anna.page.wait_for_function("() => !document.querySelector('.connection').innerText")
        anna.page.keyboard.press("End")
        anna.wait_for_decision()
        beats = [beat for beat in seen(anna) if isinstance(beat, int)]
        assert beats == sorted(set(beats)), "nothing is played twice"
        lines = anna.page.locator(".chronicle-scroll li").count()
        anna.page.reload()
        anna.wait_for_decision()
        assert anna.page.locator(".chronicle-scroll li").count() == lines, "nor told twice"
        assert anna.complaints == []
    finally:
        anna.context.close()
        running.close()


def test_two_tabs_tell_the_same(person: People) -> None:
    anna = person(**MOVING)
    at_a_table(anna)
    second = anna.context.new_page()
    second.goto(anna.page.url)
    second.wait_for_selector(".question[data-decision]:not([data-decision=''])")
    anna.page.bring_to_front()
    choose(anna)
    until_film(anna)
    decision = anna.wait_for_decision()
    second.bring_to_front()
    second.keyboard.press("End")
    second.wait_for_selector(f".question[data-decision='{decision}']")
    logs = [page.locator(".chronicle-scroll li").count() for page in (anna.page, second)]
    assert logs[0] == logs[1]


def test_what_happened_while_nobody_looked_is_offered(person: People) -> None:
    anna, bertram = person(**MOVING), person("Bertram")
    anna.introduce()
    bertram.introduce()
    table = anna.open_table("heerbann", {"kind": "me"}, {"kind": "guest"})
    link = f"/table/{table['id']}#{table['invite']}"
    bertram.visit(link)
    bertram.page.locator("[data-tool=join]").click()
    anna.wait_for_decision()
    choose(anna)
    anna.page.wait_for_function("() => !document.querySelector('.question').dataset.decision")
    address = anna.page.url
    anna.page.goto("about:blank")
    bertram.wait_for_decision()
    choose(bertram)
    bertram.page.wait_for_function("() => document.querySelectorAll('.chip').length > 1")
    anna.page.goto(address)
    anna.page.wait_for_selector("[data-shown], [data-offer]")
    assert anna.page.locator(".chips .chip").count() > 1


@pytest.mark.parametrize("width", [1440, 390])
def test_the_stage_can_be_steered_at_every_size(person: People, width: int) -> None:
    anna = person(**MOVING, viewport={"width": width, "height": 844})
    at_a_table(anna)
    choose(anna)
    until_film(anna)
    anna.page.locator("[data-tool=skip]").click()
    anna.wait_for_decision()
    assert anna.page.locator(".stagebar .speed").first.is_visible() == (width > 760)
