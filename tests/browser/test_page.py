"""One person in front of the page: languages, phone, keyboard, accessibility, every tool."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.away import Choice, legal_choices, play_away
from browser.person import Person, play

People = Callable[..., Person]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def against_bots(one: Person, game: str = "heerbann", players: int = 3) -> None:
    """Sit down at a table with bots."""
    one.introduce()
    bots = [{"kind": "bot", "bot": "page"}] * (players - 1)
    one.open_table(game, {"kind": "me"}, *bots)
    one.wait_for_decision()


def eagerly(state: dict[str, Any]) -> Choice:
    """Take a card where one can be taken; otherwise the last of the choices."""
    choices = legal_choices(state)
    return next((choice for choice in choices if choice[0] == "take"), choices[-1])


def is_conquering(one: Person) -> bool:
    return one.page.locator(".composer").count() > 0


def can_take(one: Person) -> bool:
    return one.page.locator(".choice[data-verb=take]").count() > 0


def test_the_home_page_shows_all_games_and_says_which_are_not_built(person: People) -> None:
    anna = person()
    anna.visit("/")
    anna.page.wait_for_selector("[data-game=heerbann]")
    for game in ("heerbann", "vetternkrieg", "el_grande", "drei_sanchos", "guiscard"):
        card = anna.page.locator(f"[data-game={game}]")
        playable = card.locator("[data-tool=play-now]").count()
        assert playable or card.locator(".game-later").inner_text()


def test_a_table_is_opened_with_options_and_bots(person: People) -> None:
    anna = person()
    anna.visit("/")
    anna.more("heerbann", "[data-tool=open-table]")
    dialog = anna.page.locator("dialog")
    dialog.get_by_label("Platz B").first.select_option("bot")
    dialog.get_by_role("radio", name="gelten nicht").check()
    dialog.locator("[data-tool=start-table]").click()
    anna.wait_for_decision()
    state = [frame for frame in anna.frames if frame["t"] == "state"][-1]
    assert state["table"]["options"]["abilities"] is False
    anna.visit("/")
    anna.page.locator("[data-list=turns] a, [data-list=running] a").first.click()
    anna.wait_for_decision()


def test_bots_play_among_themselves_while_one_watches_and_once_more(person: People) -> None:
    anna = person()
    anna.visit("/")
    anna.more("heerbann", "[data-tool=open-table]")
    dialog = anna.page.locator("dialog")
    for seat in ("Platz A", "Platz B"):
        dialog.get_by_label(seat).first.select_option("bot")
        dialog.get_by_label(f"Stärke, {seat}").select_option("page")
    dialog.get_by_role("radio", name="gelten nicht").check()
    dialog.get_by_text("du schaust zu").wait_for()
    dialog.locator("[data-tool=start-table]").click()
    anna.page.wait_for_selector(".question >> text=Du schaust zu")
    anna.wait()
    assert anna.finished
    first = anna.page.url
    anna.page.locator("[data-tool=again]").click()
    anna.page.wait_for_url(lambda url: url != first)
    anna.page.wait_for_selector(".question >> text=Du schaust zu")
    state = [frame for frame in anna.frames if frame["t"] == "state"][-1]
    assert state["table"]["options"]["abilities"] is False
    anna.visit("/")
    anna.page.locator(".table-line a").nth(1).wait_for()


@pytest.mark.parametrize(
    ("locale", "prompt", "play_now"),
    [("de-DE", "Wähle geheim", "Spielen: Heerbann"), ("en-GB", "Secretly", "Play: Heerbann")],
)
def test_the_page_speaks_german_and_english(
    person: People, locale: str, prompt: str, play_now: str
) -> None:
    anna = person(locale=locale)
    anna.visit("/")
    anna.page.get_by_role("button", name=play_now).click()
    anna.wait_for_decision()
    assert prompt.lower() in anna.page.locator("[data-prompt]").inner_text().lower()
    assert anna.page.evaluate("document.documentElement.lang") == locale[:2]


def test_the_language_changes_without_a_reload(person: People) -> None:
    anna = person()
    anna.visit("/")
    anna.page.get_by_role("button", name="English").click()
    anna.page.get_by_role("button", name="Play: El Grande").wait_for()
    anna.page.reload()
    anna.page.get_by_role("button", name="Play: El Grande").wait_for()


def fits(one: Person) -> None:
    """Nothing sticks out at the side, on whatever screen."""
    for width in (360, 390, 768, 1024, 1280, 1920):
        one.page.set_viewport_size({"width": width, "height": 800})
        wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        assert one.page.evaluate(wide), f"{width} px"


def test_no_page_scrolls_sideways(person: People) -> None:
    anna = person()
    anna.visit("/")
    anna.page.wait_for_selector("[data-game=heerbann]")
    fits(anna)
    against_bots(anna)
    fits(anna)
    play_away([anna], eagerly, lambda state: state["view"]["prompt"] == "commit-cards")
    anna.wait_for_decision()
    fits(anna)


@pytest.mark.parametrize("game", ["vetternkrieg", "el_grande", "drei_sanchos", "guiscard"])
def test_no_table_scrolls_sideways(person: People, game: str) -> None:
    anna = person().introduce()
    anna.open_table(game, {"kind": "me"}, {"kind": "bot", "bot": "greedy"})
    anna.wait_for_decision()
    fits(anna)


def test_on_a_phone_the_choices_are_in_reach_of_the_thumb(person: People) -> None:
    anna = person(**PHONE)
    against_bots(anna)
    height = PHONE["viewport"]["height"]  # type: ignore[index]  # a dictionary of settings

    def reachable(selector: str) -> None:
        for button in anna.page.locator(selector).all():
            box = button.bounding_box()
            assert box is not None
            assert height / 2 < box["y"]
            assert box["y"] + box["height"] <= height
            assert box["height"] >= 40

    reachable(".choices .choice")
    play_away([anna], eagerly, lambda state: state["view"]["prompt"] == "commit-cards")
    anna.wait_for_decision()
    reachable(".composer .primary")
    cards = anna.page.locator(".hand .el.legal")
    if cards.count():  # luck may have left her without any
        cards.first.wait_for()
    for tab in ("Plätze", "Chronik", "Hand"):
        anna.page.get_by_role("button", name=tab, exact=True).click()
    assert anna.page.locator(".hand").is_visible()


def test_a_whole_game_is_played_with_the_keyboard_alone(person: People) -> None:
    anna = person()
    anna.visit("/")
    anna.page.wait_for_selector("[data-tool=play-now]")
    press_tab_to(anna, "[data-game=heerbann] [data-tool=play-now]")
    assert anna.page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    anna.page.keyboard.press("Enter")
    for _ in range(200):
        anna.wait()
        if anna.finished:
            break
        before = anna.decision
        if is_conquering(anna):
            if anna.page.locator(".hand .el.legal").count():
                press_tab_to(anna, ".hand .el.legal")
                anna.page.keyboard.press("Enter")
            press_tab_to(anna, "[data-verb=commit]")
            anna.page.keyboard.press("Enter")
            anna.decided(before)
        elif can_take(anna):
            press_tab_to(anna, "[data-board] .el.legal")
            anna.page.keyboard.press("Enter")
            anna.decided(before)
        else:
            anna.page.keyboard.press("1")
            anna.decided(before)
    assert anna.finished


def press_tab_to(one: Person, selector: str) -> None:
    """Tab through the page until an element has the focus."""
    for _ in range(150):
        if one.page.evaluate("s => document.activeElement.matches(s)", selector):
            return
        one.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


@pytest.mark.parametrize(("scheme", "width"), [("light", 1440), ("dark", 390)])
def test_axe_finds_nothing_serious(person: People, scheme: str, width: int) -> None:
    anna = person(color_scheme=scheme, viewport={"width": width, "height": 900})

    def check(where: str) -> None:
        found = Axe().run(anna.page).response["violations"]
        grave = [
            (where, v["id"], [node["html"][:160] for node in v["nodes"]][:3])
            for v in found
            if v["impact"] in ("serious", "critical")
        ]
        assert grave == []

    anna.visit("/")
    anna.page.wait_for_selector("[data-game=heerbann]")
    check("home")
    anna.more("heerbann", "[data-tool=open-table]")
    check("new table")
    against_bots(anna)
    check("choosing dice")
    play([anna], can_take)
    check("taking a card")
    play_away([anna], eagerly, lambda state: state["view"]["prompt"] == "commit-cards")
    anna.wait_for_decision()
    check("conquering")
    play_away([anna], eagerly)
    anna.page.wait_for_selector("[data-headline]")
    check("result")


def test_a_refusal_names_its_rule_and_opens_our_wording(person: People) -> None:
    anna = person()
    against_bots(anna)
    refused = ".board .el.refused"
    play([anna], lambda one: can_take(one) and one.page.locator(refused).count() > 0)
    anna.page.locator(refused).first.click()
    note = anna.page.locator("[data-note=refusal]")
    assert "kostet" in note.inner_text()
    note.get_by_role("button").click()
    anna.page.wait_for_selector("dialog[open]")
    dialog = anna.page.locator("dialog")
    assert "RE-4.4" in dialog.locator(".rule-text.current").inner_text()
    anna.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")


def test_a_card_that_nobody_offers_is_explained_by_the_rules(person: People) -> None:
    anna = person()
    against_bots(anna)
    elsewhere = ".hb-lane .hb-card"
    play([anna], lambda one: can_take(one) and one.page.locator(elsewhere).count() > 0)
    anna.page.locator(elsewhere).first.click()
    assert "Auslage" in anna.page.locator("[data-note=refusal]").inner_text()


def test_a_hint_gives_every_choice_a_value(person: People) -> None:
    anna = person()
    against_bots(anna)
    anna.page.locator("[data-tool=hint]").click()
    anna.page.wait_for_selector("[data-note=hint]")
    assert anna.page.locator(".choices .worth").count() == 6


def test_a_finished_game_is_watched_again_and_played_on_from_the_middle(person: People) -> None:
    anna = person()
    against_bots(anna, players=2)
    play_away([anna], eagerly)
    anna.page.get_by_role("link", name="Wiederholung", exact=True).click()
    slider = anna.page.locator(".slider input")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    slider.focus()
    for _ in range(6):
        anna.page.keyboard.press("ArrowRight")
    anna.page.wait_for_function("() => document.querySelector('.slider input').value === '6'")
    anna.page.locator("[data-tool=fork]:enabled").click()
    anna.page.wait_for_selector(".question[data-decision]:not([data-decision=''])")
    assert not anna.finished


def test_the_toy_game_is_playable_at_the_generic_table(person: People) -> None:
    anna = person()
    anna.visit("/")
    anna.page.locator("[data-game=hinterhalt] [data-tool=play-now]").wait_for()
    against_bots(anna, "hinterhalt", players=2)
    assert anna.page.locator(".generic-board .thing").count() > 0
    play([anna], lambda one: one.finished)
