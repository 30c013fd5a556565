"""Four friends finish an El Grande in a fortnight, although one of them is away for a while."""

from __future__ import annotations

import json
import os
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, Final

import pytest
from browser.away import Line, legal_choices
from browser.person import GLANCE, Person
from browser.running import RunningServer
from playwright.sync_api import Browser

DAY: Final = 86_400_000
NAMES: Final = ("Anna", "Bertram", "Clara", "Dora")
PHONE: Final = {"width": 390, "height": 844}
SHORT: Final = {"mode": "short"}
MANNERS: Final = {"clock": "days", "days": 3, "vacation": 7, "bot": "random"}


class Calendar:
    """The time of the server, which the test sets forward."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "ahead"
        self.ahead = 0
        self.pass_by(0)

    def pass_by(self, days: float) -> None:
        """Let some days pass at once."""
        self.ahead += int(days * DAY)
        new = self.file.with_suffix(".new")
        new.write_text(str(self.ahead))
        os.replace(new, self.file)


@contextmanager
def listening() -> Iterator[tuple[str, list[dict[str, str]]]]:
    """An address of the test's own for a webhook, and what it has heard."""
    heard: list[dict[str, str]] = []

    class Ear(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Nothing is to be printed."""

    server = HTTPServer(("127.0.0.1", 0), Ear)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/hook", heard
    server.shutdown()
    server.server_close()


@pytest.fixture
def calendar(tmp_path: Path) -> Calendar:
    return Calendar(tmp_path)


@pytest.fixture
def server(tmp_path: Path, calendar: Calendar) -> Iterator[RunningServer]:
    """A server whose clock the test sets, and which tells people soon, also on this computer."""
    soon = {"TAFELRUNDE_NOTICE_SECONDS": "1", "TAFELRUNDE_NOTICES_PRIVATE": "1"}
    soon["TAFELRUNDE_CLOCK_MS"] = "100"
    running = RunningServer(tmp_path, ahead=calendar.file, environment=soon)
    yield running
    running.close()


@pytest.fixture
def friends(chromium: Browser, server: RunningServer) -> Iterator[list[Person]]:
    """Four contexts, the second one on a phone."""
    people = [
        Person(chromium, server.address, name, {"viewport": PHONE} if name == "Bertram" else {})
        for name in NAMES
    ]
    yield people
    complaints = [complaint for one in people for complaint in one.complaints]
    for one in people:
        one.context.close()
    assert complaints == []


def play(
    people: list[Person], table: str, rng: random.Random, until: Callable[[list[Line]], bool]
) -> None:
    """Let people answer whatever they are asked, over the wire alone."""
    with ExitStack() as stack:
        lines = [Line(one, table, stack) for one in people]
        while not until(lines):
            due = [line for line in lines if line.state["choices"]]
            for line in due[:1]:
                line.answer(rng.choice(legal_choices(line.state)))
                line.settle()
            if not due:
                people[0].page.wait_for_timeout(GLANCE)  # a bot thinks
            if len(due) != 1 or not due[0].state["choices"]:
                for line in lines:
                    line.settle()


def is_over(lines: list[Line]) -> bool:
    return bool(lines[0].state["view"]["over"])


def round_of(lines: list[Line]) -> int:
    return int(lines[0].state["view"]["game"]["round"])


def reaches(number: int) -> Callable[[list[Line]], bool]:
    """Whether a round has begun, or the game is over."""
    return lambda lines: round_of(lines) >= number or is_over(lines)


def seats(one: Person, table: str) -> list[dict[str, Any]]:
    answer = one.context.request.get(f"{one.address}/api/tables/{table}")
    found: list[dict[str, Any]] = answer.json()["seats"]
    return found


def wait(one: Person, fulfilled: Callable[[], bool]) -> None:
    """Until something is true; the server takes its time."""
    for _ in range(1200):
        if fulfilled():
            return
        one.page.wait_for_timeout(GLANCE)
    raise AssertionError("it did not happen")


def sit_down(friends: list[Person]) -> str:
    """A table of the four of them."""
    anna = friends[0].introduce()
    wish = [{"kind": "me"}, *[{"kind": "guest"}] * 3]
    table = anna.post(
        "/api/tables", {"game": "el_grande", "seats": wish, "options": SHORT, "manners": MANNERS}
    )
    for seat, one in enumerate(friends[1:], 1):
        body = {"invite": table["invite"], "seat": seat}
        one.introduce().post(f"/api/tables/{table['id']}/join", body)
    return str(table["id"])


def waits_for(one: Person) -> None:
    """The home page begins with the table that waits, and the tab counts it."""
    one.visit("/")
    turn = one.page.locator("[data-list=turns] .table-line")
    turn.first.wait_for()
    box = turn.first.bounding_box()
    assert box is not None and box["y"] + box["height"] < PHONE["height"], "below the first screen"
    one.page.wait_for_function("() => document.title.startsWith('(1) ')")
    icon = one.page.locator("link[rel=icon]").get_attribute("href") or ""
    assert icon.startswith("data:image/svg+xml")
    turn.first.locator("a").click()
    one.wait_for_decision()


def test_four_friends_finish_a_game_in_a_fortnight(
    friends: list[Person], server: RunningServer, calendar: Calendar
) -> None:
    anna, bertram, clara, dora = friends
    rng = random.Random(24)
    table = sit_down(friends)
    with listening() as (address, heard):
        dora.post("/api/me/ways", {"kind": "webhook", "address": address, "language": "de"})
        # the first days: everybody looks in, and on the phone the inbox is the first screen
        play(friends, table, rng, lambda lines: bool(lines[1].state["choices"]))
        calendar.pass_by(2)
        waits_for(bertram)
        assert bertram.page.locator(".seat-clock.runs").count() == 1
        bertram.page.goto("about:blank")
        # Dora does not come: she is told, and after three days a bot has her seat, in spite of a
        # server that was killed meanwhile
        play(friends, table, rng, lambda lines: round_of(lines) >= 2)
        play(friends[:3], table, rng, lambda lines: asked(lines) == [3])
        calendar.pass_by(1)
        wait(anna, lambda: bool(heard))
        assert heard[-1]["text"].startswith("El Grande: Du bist am Zug. ")
        assert heard[-1]["text"].endswith(f"/table/{table}")
        server.kill()
        server.start()
        assert seats(anna, table)[3]["kind"] == "person"
        calendar.pass_by(2)
        wait(anna, lambda: seats(anna, table)[3]["kind"] == "bot")
        # the others play on, one of them after a vacation
        play(friends[:3], table, rng, lambda lines: asked(lines) == [2])
        clara.post(f"/api/tables/{table}/vacation", {"days": 4})
        calendar.pass_by(3.5)
        play(friends[:3], table, rng, lambda lines: round_of(lines) >= 4)
        assert [seat["kind"] for seat in seats(anna, table)] == ["person"] * 3 + ["bot"]
    comes_back(dora, table)
    calendar.pass_by(2.8)
    play(friends, table, rng, lambda lines: round_of(lines) >= 7)
    calendar.pass_by(2.8)
    play(friends, table, rng, is_over)
    assert calendar.ahead >= 14 * DAY
    assert all(seat["kind"] == "person" for seat in seats(anna, table))
    the_end(friends, table)


def asked(lines: list[Line]) -> list[int]:
    return [int(seat) for seat in lines[0].state["view"]["pending"]]


def comes_back(one: Person, table: str) -> None:
    """Take the seat back from the bot, on the page."""
    one.visit(f"/table/{table}")
    one.page.locator("[data-note-tool=return]").click()
    wait(one, lambda: bool(seats(one, table)[3]["mine"]))
    one.page.goto("about:blank")


def the_end(friends: list[Person], table: str) -> None:
    """All see the same result, and nothing waits for anybody any more."""
    rankings = []
    for one in friends:
        one.visit(f"/table/{table}")
        one.page.wait_for_selector("[data-headline]")
        rankings.append(one.page.locator(".ranking tbody tr").all_inner_texts())
    assert rankings[0] and all(ranking == rankings[0] for ranking in rankings)
    friends[0].visit("/")
    friends[0].page.wait_for_function("() => !document.title.startsWith('(')")
