"""What a page weighs: every byte that a browser with an empty cache receives, sockets included."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from browser.person import Person
from browser.running import RunningServer
from browser.wire import Wire
from playwright.sync_api import Browser

HOME, TABLE, AGAIN = 120_000, 200_000, 15_000  # bytes
PLAYERS = {"heerbann": 3, "vetternkrieg": 2, "el_grande": 3, "drei_sanchos": 3, "guiscard": 2}


@pytest.fixture
def wire(running: RunningServer) -> Iterator[Wire]:
    """A wire of one's own to the server."""
    wire = Wire(running.port)
    yield wire
    wire.close()


@pytest.fixture
def stranger(chromium: Browser, wire: Wire) -> Iterator[Person]:
    """Somebody whose browser has never been here."""
    person = Person(chromium, wire.address, "Anna", {})
    yield person
    person.context.close()
    assert person.complaints == []


def loaded(open_page: Callable[[], None], wire: Wire, person: Person) -> int:
    """The bytes that came while a page was opened, fonts and all."""
    before = wire.received
    open_page()
    person.page.evaluate("document.fonts.ready")
    person.page.wait_for_load_state("load")
    return wire.received - before


def test_the_home_page_is_light_and_comes_once(stranger: Person, wire: Wire) -> None:
    def open_home() -> None:
        stranger.visit("/")
        stranger.page.wait_for_selector("[data-game=guiscard]")

    first = loaded(open_home, wire, stranger)
    assert stranger.page.evaluate("document.fonts.check('600 1em \"Tafelrunde Serif\"')")
    assert 20_000 < first <= HOME
    assert loaded(open_home, wire, stranger) <= AGAIN


@pytest.mark.parametrize("game", PLAYERS)
def test_a_table_is_light_until_the_first_legal_move(
    stranger: Person, wire: Wire, game: str
) -> None:
    stranger.introduce()
    bots = [{"kind": "bot", "bot": "squire"}] * (PLAYERS[game] - 1)
    body = {"game": game, "seats": [{"kind": "me"}, *bots], "options": {}, "open": False}
    table = stranger.post("/api/tables", body)

    def open_table() -> None:
        stranger.visit(f"/table/{table['id']}")
        stranger.wait_for_decision()

    assert 20_000 < loaded(open_table, wire, stranger) <= TABLE
    assert stranger.page.locator(".el.legal, .choices .choice").count() > 0


def test_a_set_up_shows_how_far_it_is(stranger: Person) -> None:
    stranger.introduce()
    stranger.open_table("guiscard", {"kind": "me"}, {"kind": "bot", "bot": "greedy"})
    stranger.wait_for_decision()
    bar = stranger.page.locator(".gu-progress")
    assert bar.get_attribute("value") == "0"
    assert int(bar.get_attribute("max") or 0) > 1


def test_the_rules_come_only_when_somebody_opens_them(stranger: Person) -> None:
    stranger.introduce()
    stranger.open_table("heerbann", {"kind": "me"}, {"kind": "bot", "bot": "greedy"})
    stranger.wait_for_decision()
    asked: list[str] = []
    stranger.page.on("request", lambda request: asked.append(request.url))
    stranger.page.get_by_role("button", name="Regeln").click()
    stranger.page.locator(".rule-text").first.wait_for()
    told = [url.rpartition("/api/")[2] for url in asked if "/api/" in url]
    assert told == ["games/heerbann/rules"]
