"""Companions: a game's automatic sides for a board that lies on a real table."""

from __future__ import annotations

import logging
from typing import Any

from tafelrunde.core.actions import BadData
from tafelrunde.games import game_types, load_game
from tafelrunde.server import wire
from tafelrunde.server.costs import Readers
from tafelrunde.server.errors import Refused

LOG = logging.getLogger(__name__)


async def exchange(readers: Readers, name: str, told: wire.Exchange) -> dict[str, Any]:
    """The companion's answer to one request; a position that breaks the rules is refused."""
    if name not in game_types() or not game_types()[name].companions:
        raise Refused("not-found")
    message = {"options": told.options, "state": told.state, "request": told.request}
    try:
        return await readers.ask(answer, name, message)
    except BadData as error:
        raise Refused("bad-request", str(error)) from error


def answer(name: str, message: dict[str, Any]) -> dict[str, Any]:
    """In a worker: the companion's answer; raises BadData for what no game can come to."""
    try:
        return load_game(name).companion(message)
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError):
        LOG.info("a companion of %s could not go on from what it was told", name, exc_info=True)
        raise BadData("state: this is no position that a game can come to") from None
