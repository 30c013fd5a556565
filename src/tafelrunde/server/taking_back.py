"""Whether undoing an action would reveal anything, worked out in a worker process.

The same actions are replayed in many worlds (`core/leaks.py`) while nobody else has to wait.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from tafelrunde.core.game import Options
from tafelrunde.core.journal import ChanceOutcome, Played
from tafelrunde.core.leaks import undo_leaks
from tafelrunde.core.match import Match
from tafelrunde.games import load_game
from tafelrunde.server.costs import Readers
from tafelrunde.server.packs import own_data
from tafelrunde.server.turns import Requester


class UndoTask(NamedTuple):
    """What a worker gets: the actions that somebody wants to undo."""

    game: str
    data: str  # the folder of the table's own data, if those of the game have changed since
    options: Options
    start: bytes  # the state at its beginning as JSON
    one_order: bool
    way: list[Played | ChanceOutcome]
    anew: bool


def undo_task_for(match: Match, seat: int) -> UndoTask | None:
    """What has to be checked before a seat may ask the others; None if there is no need."""
    back = match.way_back(seat)
    if back is None:
        return None
    packed = msgspec.json.encode(back.start.to_json())
    name, data, options = match.game.id, own_data(match.game), dict(match.options)
    return UndoTask(name, data, options, packed, back.start.one_order, back.way, back.anew)


def would_leak(task: UndoTask) -> bool:
    """In a worker: whether undoing would leave somebody knowing what they should not."""
    game = load_game(task.game, data=task.data)
    start = game.load(msgspec.json.decode(task.start), task.options)
    start.one_order = task.one_order
    return undo_leaks(game, start, task.way, task.anew)


async def undo_would_leak(readers: Readers, match: Match, seat: int, whose: Requester) -> bool:
    """Whether undoing a seat's last action would leak anything.

    Raises IllegalAction if the seat may not even ask, and Refused if it takes too long.
    """
    match.check_undo(seat)
    task = undo_task_for(match, seat)
    return task is not None and await readers.ask(would_leak, task, whose=whose)
