"""Whether an action may be taken back, worked out outside of the server's process.

The same way is walked in many worlds (`core/leaks.py`), while nobody else has to wait for it.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from tafelrunde.core.game import Options
from tafelrunde.core.journal import Fell, Played
from tafelrunde.core.leaks import tells
from tafelrunde.core.match import Match
from tafelrunde.games import load_game
from tafelrunde.server.costs import Readers
from tafelrunde.server.packs import own_data
from tafelrunde.server.turns import Requester


class UndoTask(NamedTuple):
    """What a worker gets: what somebody wants to take back."""

    game: str
    data: str  # the folder of the table's own data, if those of the game have changed since
    options: Options
    start: bytes  # the state at its beginning as JSON
    one_order: bool
    way: list[Played | Fell]
    anew: bool


def undo_task_for(match: Match, seat: int) -> UndoTask | None:
    """What has to be tried before a seat may ask the others; None where there is no need."""
    back = match.way_back(seat)
    if back is None:
        return None
    packed = msgspec.json.encode(back.start.to_json())
    name, data, options = match.game.id, own_data(match.game), dict(match.options)
    return UndoTask(name, data, options, packed, back.start.one_order, back.way, back.anew)


def would_leak(task: UndoTask) -> bool:
    """In a worker: whether somebody, after taking back, would know what they should not."""
    game = load_game(task.game, data=task.data)
    start = game.load(msgspec.json.decode(task.start), task.options)
    start.one_order = task.one_order
    return tells(game, start, task.way, task.anew)


async def undo_would_leak(readers: Readers, match: Match, seat: int, whose: Requester) -> bool:
    """Whether that is so of the last action of a seat.

    Raises IllegalAction where the seat may not even ask, and Refused where it takes too long.
    """
    match.check_undo(seat)
    task = undo_task_for(match, seat)
    return task is not None and await readers.ask(would_leak, task, whose=whose)
