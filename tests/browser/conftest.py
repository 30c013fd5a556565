"""Chromium, the real server, and people who sit at it. What they see must be clean."""

from __future__ import annotations

import os
import shutil
import signal
import threading
from collections.abc import Callable, Iterator

import pytest
from browser.person import Person
from browser.running import STATIC, RunningServer
from playwright.sync_api import Browser, sync_playwright

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 20.0  # seconds that Chromium has to close


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder drives a browser."""
    for item in items:
        if "browser" in item.path.parent.parts:
            item.add_marker(pytest.mark.browser)


def program() -> str | None:
    """The one that CHROMIUM names, or Debian's: the one without windows is much quicker."""
    names = ["chromium-headless-shell", "chromium", "chromium-browser"]
    names.insert(0, os.environ.get("CHROMIUM", ""))
    found = [path for name in names if name and (path := shutil.which(name))]
    return found[0] if found else None


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A browser for all tests of this process."""
    path = program()
    if path is None:
        pytest.skip("there is no Chromium here (tools/system chromium installs it)")
    if not (STATIC / "index.html").is_file():
        pytest.skip("the pages have not been built (npm --prefix web run build)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        pid = process_of(browser)
        yield browser
        # Now and then Chromium never answers that it has closed.
        kill = threading.Timer(PATIENCE, os.kill, (pid, signal.SIGKILL))
        kill.start()
        browser.close()
        kill.cancel()


def process_of(browser: Browser) -> int:
    """The number of the process that a browser runs in."""
    session = browser.new_browser_cdp_session()
    told = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return next(int(process["id"]) for process in told if process["type"] == "browser")


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all tests of this process."""
    running = RunningServer(tmp_path_factory.mktemp("running"))
    yield running
    running.close()


@pytest.fixture
def person(chromium: Browser, running: RunningServer) -> Iterator[Callable[..., Person]]:
    """Makes people; in the end nobody may have seen an error or asked a foreign host."""
    people: list[Person] = []

    def make(name: str = "Anna", speed: str = "off", **context: object) -> Person:
        people.append(Person(chromium, running.address, name, context, speed))
        return people[-1]

    yield make
    complaints = [complaint for one in people for complaint in one.complaints]
    for one in people:
        one.context.close()
    assert complaints == []
