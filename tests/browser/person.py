"""Somebody at a browser: what they see, hear on the wire, and do."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    TimeoutError,
    WebSocket,
)

OPEN = ".choice:not([disabled]):not([aria-disabled])"
LEGAL = f".question > .choices {OPEN}"
LISTED = f".choose-list {OPEN}"
DECISION = "() => document.querySelector('.question')?.dataset.decision ?? ''"
GLANCE = 50  # milliseconds between two looks at a page; every look makes it draw
DESKTOP = {"width": 1440, "height": 900}
COARSE = 0.5  # pixels of the screen per pixel of the page: a quarter of them to paint


class Person:
    """One browser context with a name; it listens to its own traffic."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        context: dict[str, Any],
        speed: str = "off",
    ) -> None:
        self.address = address
        self.name = name
        self.complaints: list[str] = []
        self.frames: list[dict[str, Any]] = []
        usual = {"viewport": DESKTOP, "locale": "de-DE", "reduced_motion": "reduce"}
        settings = {**usual, "device_scale_factor": COARSE, **context}
        self.context = browser.new_context(**settings)
        self.context.set_default_timeout(60_000)
        # nobody waits for films unless a test is about them
        chosen = f"localStorage['tafelrunde.speed'] ??= '{speed}'"
        self.context.add_init_script(f"try {{ {chosen} }} catch {{}}")
        self.page: Page = self.context.new_page()
        self.page.on("console", self._listen)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", self._watch)
        self.page.on("websocket", self._overhear)

    def _listen(self, message: ConsoleMessage) -> None:
        lost = "WebSocket connection" in message.text or "ERR_CONNECTION" in message.text
        if message.type in ("error", "warning") and not lost:  # a killed server is no fault here
            self.complaints.append(message.text)

    def _watch(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.complaints.append(f"asked a foreign host: {request.url}")

    def _overhear(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    # -- coming to a table

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """A request of this person's browser."""
        headers = {"Origin": self.address, "Content-Type": "application/json"}
        answer = self.context.request.post(self.address + path, data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def introduce(self) -> Person:
        """Tell the server the name."""
        self.post("/api/me", {"name": self.name})
        return self

    def open_table(self, game: str, *seats: dict[str, str], listed: bool = False) -> dict[str, Any]:
        """Open a table and sit down at it."""
        wish = {"game": game, "seats": list(seats), "options": {}, "open": listed}
        table: dict[str, Any] = self.post("/api/tables", wish)
        self.visit(f"/table/{table['id']}")
        return table

    def visit(self, path: str) -> None:
        """Go to a page of the server."""
        self.page.goto(self.address + path)

    def more(self, game: str, what: str) -> None:
        """Press what stands under "more" of a game on the home page."""
        more = self.page.locator(f"[data-game={game}] .game-more")
        more.locator("summary").click()
        if not more.evaluate("details => details.open"):  # the page grew under the pointer
            more.locator("summary").click()
        more.locator(what).click()

    # -- at the table

    @property
    def decision(self) -> str:
        """The question that waits for this person, or nothing."""
        found: str = self.page.evaluate(DECISION)
        return found

    @property
    def winners(self) -> list[int]:
        """Who has won, as the table told it last."""
        told: list[int] = [f["table"] for f in self.frames if "table" in f][-1]["winners"]
        return told

    @property
    def finished(self) -> bool:
        """Whether the result is on the screen."""
        return self.page.locator("[data-headline]").count() > 0

    def buttons(self) -> Locator:
        """The legal choices; what is chosen where it lies stands in a list, which is opened."""
        folded = self.page.locator(".choose-list:not([open]) summary")
        if folded.count():
            folded.click()
        listed = self.page.locator(LISTED)
        return listed if listed.count() else self.page.locator(LEGAL)

    def wait_for_decision(self) -> str:
        """Until this person has to decide."""
        try:
            self.page.wait_for_selector(".question[data-decision]:not([data-decision=''])")
        except TimeoutError as error:
            shown = self.page.inner_text("body")
            raise AssertionError(f"nothing is asked; {self.complaints}: {shown}") from error
        return self.decision

    def wait(self) -> None:
        """Until this person has to decide or the game is over."""
        self.page.wait_for_function(
            "() => document.querySelector('.question')?.dataset.decision"
            " || document.querySelector('[data-headline]')",
            polling=GLANCE,
        )

    def decided(self, before: str) -> None:
        """Until the question has changed."""
        self.page.wait_for_function(
            "before => document.querySelector('.question')?.dataset.decision !== before",
            arg=before,
            polling=GLANCE,
        )

    def taste(self, turn: int) -> int:
        """Which choice to take: four dice, any character, otherwise now this and now that."""
        if self.page.locator(".choice[data-verb=dice]").count():
            return 3
        return 0 if self.page.locator(".choice[data-verb=take]").count() else turn

    def act(self, number: int = 0) -> None:
        """Answer the question: a choice by its place, or the first card of the hand."""
        before = self.decision
        if self.page.locator(".composer").count():
            card = self.page.locator(".hand .el.legal")
            if card.count() and number % 2 == 0:
                card.first.click()
            self.page.locator(".composer .primary").click()
        elif self.buttons().count():
            self.buttons().nth(number % self.buttons().count()).click()
        else:
            legal = self.page.locator(".el.legal")
            legal.nth(number % legal.count()).click()
        self.decided(before)


def play(people: list[Person], until: Any, most: int = 400) -> None:
    """Let people answer whatever they are asked until something holds for the first of them."""
    turn = idle = 0
    while turn < most and idle < 1200:  # idle: bots or the network take their time
        if len(people) == 1:
            people[0].wait()
        over = people[0].finished  # asked first: the end may come between two looks
        if until(people[0]):
            return
        assert not over, "the game is over"
        busy = [one for one in people if one.decision]
        for one in busy:
            if one.decision:
                one.act(one.taste(turn))
        if busy:
            turn += 1
        else:
            idle += 1
            people[0].page.wait_for_timeout(GLANCE)
    raise AssertionError(f"not reached after {most} turns")
