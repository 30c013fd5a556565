"""The sheet before a game against bots: good defaults, one press, and the last choice again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.person import Person
from playwright.sync_api import Locator

People = Callable[..., Person]
GAMES = ("heerbann", "vetternkrieg", "el_grande", "drei_sanchos", "guiscard", "hinterhalt")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WHOLE = """() => {
    const sheet = document.querySelector("dialog");
    const { top, bottom } = sheet.getBoundingClientRect();
    const high = sheet.scrollHeight <= sheet.clientHeight;
    const wide = sheet.scrollWidth <= sheet.clientWidth;
    return high && wide && top >= 0 && bottom <= innerHeight;
}"""


def open_sheet(one: Person, game: str, tool: str = "set-up") -> Locator:
    """Open the sheet of a game on the home page."""
    one.visit("/")
    one.more(game, f"[data-tool={tool}]")
    one.page.locator("[data-tool=play]").wait_for()
    return one.page.locator("dialog")


def pick(sheet: Locator, group: str, label: str) -> None:
    """Choose one value of a group of radio buttons."""
    sheet.get_by_role("group", name=group, exact=True).get_by_role("radio", name=label).check()


def is_picked(sheet: Locator, group: str, label: str) -> bool:
    values = sheet.get_by_role("group", name=group, exact=True)
    return values.get_by_role("radio", name=label, exact=True).is_checked()


def scenario_of(sheet: Locator) -> Locator:
    """There are so many scenarios that they drop down."""
    return sheet.get_by_label("Szenario")


def press_enter(one: Person) -> dict[str, Any]:
    """Start by keyboard; the table as it was opened."""
    one.page.wait_for_function("() => document.activeElement.dataset.tool === 'play'")
    one.page.keyboard.press("Enter")
    return at_the_table(one)


def at_the_table(one: Person) -> dict[str, Any]:
    one.page.wait_for_url("**/table/*")
    one.page.wait_for_selector(".question")
    return [frame for frame in one.frames if frame["t"] == "state"][-1]


def my_seat(state: dict[str, Any]) -> int:
    [mine] = [seat["seat"] for seat in state["table"]["seats"] if seat["mine"]]
    return int(mine)


def levels(state: dict[str, Any]) -> list[str]:
    return [seat["bot"] for seat in state["table"]["seats"] if seat["kind"] == "bot"]


def test_one_press_on_the_home_page_plays_the_last_choice(person: People) -> None:
    anna = person()
    sheet = open_sheet(anna, "heerbann")
    pick(sheet, "Wie viele spielen", "2")
    sheet.locator("[data-tool=play]").click()
    at_the_table(anna)
    anna.visit("/")
    anna.page.locator("[data-game=heerbann] [data-tool=play-now]").click()
    state = at_the_table(anna)
    assert len(state["table"]["seats"]) == 2
    anna.visit("/")
    anna.page.locator("[data-list=turns] a").first.click()
    at_the_table(anna)


@pytest.mark.parametrize("game", GAMES)
def test_one_press_plays_with_good_defaults(person: People, game: str) -> None:
    anna = person()
    open_sheet(anna, game)
    state = press_enter(anna)
    assert state["table"]["game"] == game
    assert set(levels(state)) == {"squire"}
    assert len(state["table"]["seats"]) == (2 if game in ("vetternkrieg", "guiscard") else 3)


@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_sheet_is_one_screen(person: People, game: str, locale: str) -> None:
    anna = person(locale=locale, **PHONE)
    sheet = open_sheet(anna, game)
    assert anna.page.evaluate(WHOLE)
    for value in sheet.locator(".pick label").all():
        box = value.bounding_box()
        assert box is not None and box["height"] >= 40
    if game == "drei_sanchos":
        open_sheet(anna, game, "play-alone")
        assert anna.page.evaluate(WHOLE)


def test_the_chosen_scenario_side_and_level_are_played_and_found_again(person: People) -> None:
    anna = person()
    sheet = open_sheet(anna, "guiscard")
    scenario_of(sheet).select_option("2: Die Treppe in den Himmel")
    sheet.get_by_text("Felsentreppen").wait_for()
    pick(sheet, "Du spielst", "Araber")
    pick(sheet, "Dein Gegner", "Zufall")
    sheet.locator("[data-tool=play]").click()
    state = at_the_table(anna)
    assert state["table"]["options"]["scenario"] == "s02"
    assert state["view"]["game"]["sides"][my_seat(state)] == "arabs"
    assert levels(state) == ["random"]
    anna.page.reload()
    sheet = open_sheet(anna, "guiscard")
    assert scenario_of(sheet).input_value() == "1"
    assert is_picked(sheet, "Du spielst", "Araber")
    assert is_picked(sheet, "Dein Gegner", "Zufall")
    scenario_of(sheet).select_option("4: Ein Wald aus Lanzen")
    assert is_picked(sheet, "Du spielst", "Byzantiner")  # whoever fights the Normans there
    again = open_sheet(anna, "guiscard")  # what was not played is not the last choice
    assert scenario_of(again).input_value() == "1"


def test_who_chooses_lancaster_is_lancaster(person: People) -> None:
    anna = person()
    sheet = open_sheet(anna, "vetternkrieg")
    assert is_picked(sheet, "Du spielst", "York")
    pick(sheet, "Du spielst", "Lancaster")
    pick(sheet, "Die Wendungen des Krieges", "spielen mit")
    sheet.locator("[data-tool=play]").focus()
    state = press_enter(anna)
    assert state["table"]["options"]["twists_enabled"] is True
    assert state["view"]["game"]["york"] == 1 - my_seat(state)


def test_every_opponent_can_have_a_level_of_its_own(person: People) -> None:
    anna = person()
    sheet = open_sheet(anna, "el_grande")
    pick(sheet, "Wie viele spielen", "4")
    pick(sheet, "Du spielst", "Blau")
    pick(sheet, "Länge", "Kurzform")
    pick(sheet, "Deine Gegner", "Zufall")
    sheet.locator("[data-fold=each-opponent] summary").click()
    sheet.get_by_label("Stärke, Gelb").select_option("greedy")
    assert sheet.get_by_role("group", name="Deine Gegner").locator(":checked").count() == 0
    sheet.locator("[data-tool=play]").click()
    state = at_the_table(anna)
    assert my_seat(state) == 1
    assert levels(state) == ["random", "greedy", "random"]
    assert state["table"]["options"]["mode"] == "short"
    sheet = open_sheet(anna, "el_grande")
    assert sheet.get_by_label("Stärke, Gelb").input_value() == "greedy"
    pick(sheet, "Deine Gegner", "Page")
    assert sheet.get_by_label("Stärke, Gelb").input_value() == "page"


def test_alone_one_chooses_a_sancho_and_how_strong_the_others_are(person: People) -> None:
    anna = person()
    sheet = open_sheet(anna, "drei_sanchos", "play-alone")
    assert is_picked(sheet, "Wie viele spielen", "allein")
    assert sheet.get_by_role("group", name="Deine Gegner").count() == 0
    pick(sheet, "Stärke der Sancho-Bots", "sehr schwer")
    pick(sheet, "Du spielst", "Aragón")
    sheet.locator("[data-tool=play]").click()
    state = at_the_table(anna)
    options = state["table"]["options"]
    assert (options["sancho"], options["level"]) == ("aragon", "very_hard")
    assert len(state["table"]["seats"]) == 1
    sheet = open_sheet(anna, "drei_sanchos")  # now the last choice
    assert is_picked(sheet, "Wie viele spielen", "allein")
    pick(sheet, "Wie viele spielen", "2")
    assert sheet.get_by_role("radio", name="Nájera").count() == 0


def test_house_rules_are_folded_and_say_how_many_differ(person: People) -> None:
    anna = person()
    sheet = open_sheet(anna, "heerbann")
    rules = sheet.locator("[data-fold=house-rules]")
    assert not rules.get_by_label("Auf einen Charakter verzichten").is_visible()
    assert "alle wie üblich" in rules.locator("summary").inner_text()
    rules.locator("summary").click()
    rules.get_by_label("Auf einen Charakter verzichten").select_option(label="ist nicht erlaubt")
    assert "eine geändert" in rules.locator("summary").inner_text()
    sheet.locator("[data-tool=play]").click()
    assert at_the_table(anna)["table"]["options"]["may_decline"] is False
    sheet = open_sheet(anna, "heerbann")
    assert "eine geändert" in sheet.locator("[data-fold=house-rules] summary").inner_text()


def test_rubbish_in_the_store_does_no_harm(person: People) -> None:
    anna = person()
    anna.visit("/")
    anna.page.evaluate(
        """() => {
            localStorage.setItem("tafelrunde.setup.heerbann", '{"seats": 77, "bots": [null]}');
            localStorage.setItem("tafelrunde.setup.guiscard", "{{{");
        }"""
    )
    for game, seats in (("heerbann", 3), ("guiscard", 2)):
        open_sheet(anna, game)
        state = press_enter(anna)
        assert len(state["table"]["seats"]) == seats
        assert set(levels(state)) == {"squire"}


def test_escape_and_the_cross_give_the_focus_back(person: People) -> None:
    anna = person()
    for close in ("Escape", "cross"):
        sheet = open_sheet(anna, "el_grande")
        if close == "Escape":
            anna.page.keyboard.press("Escape")
        else:
            sheet.get_by_role("button", name="Schließen").click()
        sheet.wait_for(state="detached")
        button = "[data-game=el_grande] [data-tool=set-up]"
        anna.page.wait_for_function(
            "s => document.activeElement.matches(s)", arg=button, timeout=5_000
        )


def test_the_focus_stays_in_the_sheet(person: People) -> None:
    anna = person()
    open_sheet(anna, "el_grande")
    inside = "document.activeElement.closest('dialog') || document.activeElement === document.body"
    for _ in range(14):
        anna.page.keyboard.press("Tab")
        assert anna.page.evaluate(f"() => Boolean({inside})")  # the body: the browser's own bar


@pytest.mark.parametrize(("scheme", "width"), [("light", 1440), ("dark", 390)])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious(person: People, game: str, scheme: str, width: int) -> None:
    anna = person(color_scheme=scheme, viewport={"width": width, "height": 844})
    sheet = open_sheet(anna, game)
    for fold in sheet.locator("summary").all():
        fold.click()
    found = Axe().run(anna.page).response["violations"]
    grave = [
        (v["id"], [node["html"][:160] for node in v["nodes"]][:3])
        for v in found
        if v["impact"] in ("serious", "critical")
    ]
    assert grave == []
