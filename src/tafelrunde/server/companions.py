"""Companions: a game's automatic sides for a board that lies on a real table."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from tafelrunde.board.scene import AnyTableGame
from tafelrunde.core.actions import BadData
from tafelrunde.games import game_types, load_game
from tafelrunde.server import wire
from tafelrunde.server.catalogue import LexiconEntry, lexicon_entry
from tafelrunde.server.costs import Readers
from tafelrunde.server.errors import Refused

LOG = logging.getLogger(__name__)
PACK: Final = Path("pack.toml")  # what an owner's data are called in messages


async def exchange(readers: Readers, name: str, told: wire.Exchange) -> Mapping[str, object]:
    """The companion's answer to one request; a position that breaks the rules is refused."""
    if name not in game_types() or not game_types()[name].companions:
        raise Refused("not-found")
    message = {"options": told.options, "state": told.state, "request": told.request}
    try:
        return await readers.ask(answer, name, message, told.pack)
    except BadData as error:
        raise Refused("bad-request", str(error)) from error


def answer(name: str, message: dict[str, Any], pack: str = "") -> Mapping[str, object]:
    """In a worker: the companion's answer; raises BadData for positions no game can reach.

    An answer without a position before it also names what an owner's pack has changed.
    """
    game = with_pack(name, pack) if pack else load_game(name)
    try:
        found = game.companion(message)
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError):
        LOG.info("a companion of %s could not go on from what it was told", name, exc_info=True)
        raise BadData("state: no game can reach this position") from None
    return found if message["state"] is not None else {**found, "lexicon": renamed(game)}


@lru_cache(4)
def with_pack(name: str, pack: str) -> AnyTableGame:
    """The game with an owner's data pack; raises BadData with the line of any fault."""
    return game_types()[name](PACK, None, pack)


def renamed(game: AnyTableGame) -> dict[str, LexiconEntry]:
    """The names and texts that differ from the data the game ships with."""
    ours = load_game(game.id).lexicon()
    return {
        element: lexicon_entry(entry)
        for element, entry in game.lexicon().items()
        if ours[element] != entry
    }
