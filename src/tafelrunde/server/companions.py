"""Companions: a game's automatic sides for a board that lies on a real table."""

from __future__ import annotations

import logging
from typing import Any

from tafelrunde.core.actions import BadData
from tafelrunde.games import game_types, load_game
from tafelrunde.server import wire
from tafelrunde.server.errors import Refused

LOG = logging.getLogger(__name__)


def exchange(name: str, told: wire.Exchange) -> dict[str, Any]:
    """The companion's answer to one request; a position that breaks the rules is refused."""
    if name not in game_types() or not game_types()[name].companions:
        raise Refused("not-found")
    message = {"options": told.options, "state": told.state, "request": told.request}
    try:
        return load_game(name).companion(message)
    except BadData as error:
        raise Refused("bad-request", str(error)) from error
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError):
        LOG.info("a companion of %s could not go on from what it was told", name, exc_info=True)
        raise Refused("bad-request", "state: this is no position that a game can come to") from None
