"""Makes the pictures of the README from a real server: docs/images/*.png."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from browser.person import Person
    from playwright.sync_api import Browser

REPOSITORY = Path(__file__).parents[1]
IMAGES = REPOSITORY / "docs" / "images"
SIZES = {"1440": {"width": 1440, "height": 900}, "390": {"width": 390, "height": 844}}


def picture(one: Person, name: str) -> None:
    """Take one picture once everything has settled."""
    one.page.mouse.move(0, 0)
    one.page.wait_for_timeout(300)
    one.page.screenshot(path=IMAGES / f"{name}.png")
    print(f"docs/images/{name}.png")


def tour(one: Person, label: str) -> None:
    """From the home page to the result of a game of Heerbann."""
    from browser.person import play

    def recruiting(who: Person) -> bool:
        cards = who.page.locator(".choice[data-verb=take]").count()
        return cards > 0 and int(who.page.locator(".hb-order h2").first.inner_text()[-1]) >= 4

    def conquering(who: Person) -> bool:
        fought = who.page.locator(".hb-province.held, .hb-province.nobodys").count()
        return fought >= 2 and who.page.locator(".composer").count() > 0

    one.introduce()
    one.visit("/")
    one.page.wait_for_selector("[data-game=heerbann]")
    picture(one, f"home-{label}")
    bots = [{"kind": "bot", "bot": "squire"}] * 2
    one.open_table("heerbann", {"kind": "me"}, *bots)
    play([one], recruiting)
    picture(one, f"recruiting-{label}")
    play([one], conquering)
    one.page.locator(".hand .el.legal").first.click()
    picture(one, f"conquering-{label}")
    play([one], lambda who: who.finished)
    one.page.locator("[data-proof=open] summary").click()
    one.page.locator("[data-tool=verify]").click()
    one.page.wait_for_selector("[data-verdict=good]")
    picture(one, f"result-{label}")


def sanchos(one: Person) -> None:
    """A solo game against the Sancho-Bots, some rounds on."""
    from browser.test_drei_sanchos import Table, game_of

    one.introduce()
    one.open_table("drei_sanchos", {"kind": "me"})
    table = Table([one], game_of(one))
    for _ in range(9):
        one.wait()
        table.answer(one)
    one.wait()
    picture(one, "sanchos-light-1440")


def guiscard(browser: Browser, folder: Path, size: str) -> None:
    """Two people in the fourth scenario, when a move comes near the enemy."""
    from browser.running import RunningServer
    from browser.test_guiscard import LUCK, Table, sit

    running = RunningServer(folder, games="", luck=LUCK)
    people = sit(browser, running, {"viewport": SIZES[size], "color_scheme": "light"})
    Table(people).play(until=".gu-target.reached.checked")
    picture(people[0], f"guiscard-light-{size}")
    for one in people:
        one.context.close()
    running.close()


def main() -> None:
    """Both looks on a large and a small screen."""
    sys.path.insert(0, str(REPOSITORY / "tests"))  # the helpers of the browser tests
    from browser.conftest import ARGUMENTS
    from browser.person import Person
    from browser.running import RunningServer

    program = shutil.which("chromium") or shutil.which("chromium-browser")
    if program is None:
        sys.exit("There is no Chromium here (tools/system chromium installs it).")
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        running = RunningServer(Path(folder), games="")
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        looks = [("1440", "light"), ("1440", "dark"), ("390", "light"), ("390", "dark")]
        for size, scheme in looks:
            context = {"viewport": SIZES[size], "color_scheme": scheme}
            one = Person(browser, running.address, "Anna", context)
            tour(one, f"{scheme}-{size}")
            one.context.close()
        light = {"viewport": SIZES["1440"], "color_scheme": "light"}
        sanchos(Person(browser, running.address, "Anna", light))
        for size in SIZES:
            guiscard(browser, Path(folder) / f"guiscard-{size}", size)
        browser.close()
        running.close()


if __name__ == "__main__":
    main()
