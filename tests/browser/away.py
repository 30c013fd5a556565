"""People whose pages are closed for a while: their answers go over the wire alone.

A whole game by clicks takes a minute; stretches that no test looks at need no browser.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Final

from browser.person import Person
from websockets.sync.client import connect
from websockets.typing import Origin

State = dict[str, Any]
Choice = tuple[str, tuple[int, ...]]
PATIENCE: Final = 30.0  # seconds within which an answer must have come


class Line:
    """A person's connection to a table; what comes is kept among the frames of the person."""

    def __init__(self, one: Person, table: str, stack: ExitStack) -> None:
        cookies = "; ".join(f"{c['name']}={c['value']}" for c in one.context.cookies())
        address = one.address.replace("http", "ws", 1) + f"/ws/tables/{table}?after=0"
        self.one = one
        self.socket = stack.enter_context(
            connect(address, additional_headers={"Cookie": cookies}, origin=Origin(one.address))
        )
        self.state: State = {}
        self.settle()

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """The answer to a message; states that come before it are taken in."""
        name = secrets.token_hex(16)
        self.socket.send(json.dumps({**message, "id": name}))
        while True:
            frame: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
            self.one.frames.append(frame)
            if frame["t"] == "state":
                self.state = frame
            elif frame.get("id") == name:
                return frame

    def settle(self) -> None:
        """Take in everything that was on its way."""
        self.ask({"t": "why", "seat": 0, "action": ["settle", []]})

    def answer(self, choice: Choice) -> None:
        """Answer the question that is asked now."""
        asked = {"seat": self.state["observer"], "decision": self.state["decision"]}
        answer = self.ask({"t": "do", **asked, "actions": [[choice[0], list(choice[1])]]})
        assert answer["t"] == "ack", answer


def play_away(
    people: list[Person],
    choose: Callable[[State], Choice],
    until: Callable[[State], bool] = lambda _state: False,
) -> None:
    """Close the pages, answer until such a question is asked or the game is over; come back."""
    table = people[0].page.url.rpartition("/table/")[2].partition("#")[0].partition("?")[0]
    for one in people:
        one.page.goto("about:blank")
    with ExitStack() as stack:
        lines = [Line(one, table, stack) for one in people]
        while not any(line.state["view"]["over"] for line in lines):
            asked = [line for line in lines if line.state["choices"]]
            if any(until(line.state) for line in asked):
                break
            for line in asked[:1]:
                line.answer(choose(line.state))
            for line in lines:
                line.settle()
    for one in people:
        one.visit(f"/table/{table}")


def legal_choices(state: State) -> list[Choice]:
    """What the rules allow in a state as it was told."""
    return [(verb, tuple(args)) for verb, args, refusal in state["choices"] if refusal is None]
