"""Open the pages with a cold cache and tell how much comes over the wire and how long it takes.

    python bench/page.py --games guiscard,heerbann --rounds 3

For every game a table against usual bots is made on a server of its own that has just started,
with the settings it has by default; the clock runs from opening the page of the table until the
dock offers the first legal answer. "first" is the first table of the server, "next" the later
ones (their median). Bytes are those that the browser received, headers and WebSocket included.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser.conftest import ARGUMENTS, program  # noqa: E402
from browser.person import Person  # noqa: E402
from browser.running import RunningServer  # noqa: E402
from browser.wire import Wire  # noqa: E402

GAMES = ("heerbann", "vetternkrieg", "el_grande", "drei_sanchos", "guiscard")
BOT = {"kind": "bot", "bot": "squire"}
SEATS = {"guiscard": 2, "vetternkrieg": 2}


def home(browser: Browser, running: RunningServer) -> tuple[int, float]:
    """Bytes and seconds until the home page shows its games."""
    wire = Wire(running.port)
    person = Person(browser, wire.address, "Anna", {})
    started = time.monotonic()
    person.visit("/")
    person.page.wait_for_selector("[data-tool=play-now]")
    took = time.monotonic() - started
    person.page.wait_for_load_state("networkidle")
    person.context.close()
    wire.close()
    return wire.received, took


def table(browser: Browser, running: RunningServer, game: str) -> tuple[int, float, float]:
    """Bytes and seconds until the first legal answer, and seconds until the board is drawn."""
    wire = Wire(running.port)
    person = Person(browser, wire.address, "Anna", {}).introduce()
    person.context.set_default_timeout(60_000)
    seats = [{"kind": "me"}, *[BOT] * (SEATS.get(game, 3) - 1)]
    made = person.post("/api/tables", {"game": game, "seats": seats, "options": {}, "open": False})
    before = wire.received
    started = time.monotonic()
    person.visit(f"/table/{made['id']}")
    person.page.wait_for_selector(".dock")
    drawn = time.monotonic() - started
    person.wait_for_decision()
    took = time.monotonic() - started
    received = wire.received - before
    person.context.close()
    wire.close()
    return received, took, drawn


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--rounds", type=int, default=3)
    wanted = parser.parse_args()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=program(), args=ARGUMENTS)
        for number, game in enumerate(wanted.games.split(",")):
            running = RunningServer(Path(folder) / str(number), games="", usual=True)
            try:
                runs = [table(browser, running, game) for _ in range(wanted.rounds)]
                page = home(browser, running)
            finally:
                running.close()
            sizes, times, drawn = zip(*runs, strict=True)
            later = statistics.median(times[1:] or times)
            print(
                f"{game}: {max(sizes) / 1000:.0f} kB, first {times[0]:.1f} s, next {later:.1f} s,"
                f" drawn after {drawn[0]:.1f} s and {statistics.median(drawn):.1f} s;"
                f" home {page[0] / 1000:.0f} kB, {page[1]:.1f} s",
                flush=True,
            )
        browser.close()


if __name__ == "__main__":
    main()
