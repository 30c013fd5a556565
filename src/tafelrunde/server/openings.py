"""Openings: a player's first moves after the set-up, stored with the result."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tafelrunde.core.actions import Action, BadData
from tafelrunde.core.journal import Played
from tafelrunde.core.match import Match
from tafelrunde.server.inbox import speaker_for

MOVES: Final = 2  # that make an opening
LOOKED_AT: Final = 60  # moves of a seat among which they are sought
LONGEST: Final = 400  # characters, as in the database


def opening_of(match: Match, seat: int) -> str | None:
    """The first moves of a seat that were not undone, in stored form."""
    game, history = match.game, match.history
    own = [i for i, before in enumerate(history.moments) if before.seat == seat][:LOOKED_AT]
    found: list[Any] = []
    for i in own:
        entry = match.entries[history.moments[i].entry]
        set_up = not found and game.is_set_up(history.state(i), seat)
        if isinstance(entry, Played) and not set_up:
            found.append((entry.action.verb, list(entry.action.args)))
        if len(found) == MOVES:
            break
    told = msgspec.json.encode(found).decode()
    return told if found and len(told) <= LONGEST else None


def in_words(game: str, opening: str, language: str) -> str:
    """A stored opening in words; empty if today's rules no longer know its moves."""
    try:
        speaker = speaker_for(game, language)
        moves = msgspec.json.decode(opening, type=list[tuple[str, list[int]]])
        return " · ".join([speaker.action(Action(verb, tuple(args))) for verb, args in moves])
    except (BadData, msgspec.DecodeError, KeyError, ValueError, IndexError):
        return ""
