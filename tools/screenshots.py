"""Makes the pictures of the README from a real server: docs/images/*.jpg."""

from __future__ import annotations

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
QUALITY = 82  # painted boards weigh four times as much without a loss
SHARP = {"device_scale_factor": 1}  # tests paint a quarter of the pixels
PAINTED = 8_000  # milliseconds until the plan is painted
SIZES = {"1440": {"width": 1440, "height": 900}, "390": {"width": 390, "height": 844}}


def picture(one: Person, name: str) -> None:
    """Take one picture once everything has settled."""
    one.page.mouse.move(0, 0)
    one.page.evaluate("document.querySelector('.choose-list')?.removeAttribute('open')")
    one.page.wait_for_timeout(300)
    one.page.screenshot(path=IMAGES / f"{name}.jpg", type="jpeg", quality=QUALITY)
    print(f"docs/images/{name}.jpg")


def home(one: Person) -> None:
    """The home page with its five games."""
    one.introduce()
    one.visit("/")
    one.page.wait_for_selector("[data-game=heerbann]")
    picture(one, "home-light-390")


def recruiting(one: Person) -> None:
    """The fourth round of Heerbann, with something to take."""
    from browser.person import play

    def has_cards(who: Person) -> bool:
        cards = who.page.locator(".choice[data-verb=take]").count()
        return cards > 0 and int(who.page.locator(".hb-order h2").first.inner_text()[-1]) >= 4

    one.introduce()
    one.open_table("heerbann", {"kind": "me"}, *[{"kind": "bot", "bot": "squire"}] * 2)
    play([one], has_cards)
    picture(one, "recruiting-light-1440")


def conquering(one: Person) -> None:
    """The third province of Heerbann by candlelight."""
    from browser.person import play

    def has_fought(who: Person) -> bool:
        fought = who.page.locator(".hb-own, .hb-waste").count()
        return fought >= 2 and who.page.locator(".composer").count() > 0

    one.introduce()
    one.open_table("heerbann", {"kind": "me"}, *[{"kind": "bot", "bot": "page"}] * 2)
    play([one], has_fought)
    one.page.locator(".hand .el.legal").first.click()
    picture(one, "conquering-dark-390")


def grande(one: Person) -> None:
    """El Grande in its second round, when somebody bids."""
    from browser.person import play

    one.introduce()
    one.open_table("el_grande", {"kind": "me"}, *[{"kind": "bot", "bot": "squire"}] * 3)
    play([one], lambda who: who.page.locator(".steps .on").inner_text() == "2")
    picture(one, "grande-light-1440")


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
    people = sit(browser, running, {**SHARP, "viewport": SIZES[size], "color_scheme": "light"})
    Table(people).play(until=".gu-target.reached.checked")
    picture(people[0], f"guiscard-light-{size}")
    for one in people:
        one.context.close()
    running.close()


def siege(one: Person) -> None:
    """A day of the siege of the Eagle's Nest."""
    one.introduce()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    options = {"scenario": "siege", "building": "castle"}
    wish = {"game": "guiscard", "seats": seats, "options": options, "open": False}
    one.visit(f"/table/{one.post('/api/tables', wish)['id']}")
    one.wait_for_decision()
    one.page.wait_for_timeout(PAINTED)
    picture(one, "siege-light-1440")


def main() -> None:
    """The scenes of the README, each at its size and by its light; or those that are named."""
    wanted = sys.argv[1:]
    sys.path.insert(0, str(REPOSITORY / "tests"))  # the helpers of the browser tests
    from browser.conftest import ARGUMENTS, program
    from browser.person import Person
    from browser.running import RunningServer

    path = program()
    if path is None:
        sys.exit("There is no Chromium here (tools/system chromium installs it).")
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        running = RunningServer(Path(folder), games="")
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        for scene, size, scheme in (
            (home, "390", "light"),
            (recruiting, "1440", "light"),
            (conquering, "390", "dark"),
            (grande, "1440", "light"),
            (sanchos, "1440", "light"),
            (siege, "1440", "light"),
        ):
            if wanted and scene.__name__ not in wanted:
                continue
            context = {**SHARP, "viewport": SIZES[size], "color_scheme": scheme}
            one = Person(browser, running.address, "Anna", context)
            scene(one)
            one.context.close()
        for size in SIZES if not wanted or "guiscard" in wanted else ():
            guiscard(browser, Path(folder) / f"guiscard-{size}", size)
        browser.close()
        running.close()


if __name__ == "__main__":
    main()
