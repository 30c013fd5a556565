"""The film of a table: what an observer saw at each of the latest events.

It is encoded backwards: the last picture is the difference between the message's own view and the
position at the last event, the one before is the difference from there, and so on. So the server
need not know what a client has seen before, and a film that was cut short is still complete.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, cast

from tafelrunde.board.scene import AnyTableGame
from tafelrunde.core.match import Match
from tafelrunde.core.state import State
from tafelrunde.core.views import Observed
from tafelrunde.server.wire import Change, Picture

LENGTH: Final = 100  # events of which a table keeps the position


def pictures(match: Match, observer: int, since: int, view: Observed) -> list[Picture]:
    """What the observer saw at the events from `since` on, as far as they were recorded.

    `view` is what the observer sees at present.
    """
    game = cast(AnyTableGame, match.game)
    now = {"game": view["game"], "aids": view["aids"]}
    told = max(0, len(match.told) - since)
    film: list[Picture] = []
    for moment in reversed(match.moments[max(0, len(match.moments) - told) :]):
        then = seen(game, moment, observer)
        film.append(list(changes(now, then)))
        now = then
    film.reverse()
    return film


def seen(game: AnyTableGame, moment: State, observer: int) -> dict[str, Any]:
    """What a picture is made from: the view of a position, and what follows from it alone."""
    view = game.view(moment, observer)
    return {"game": view, "aids": game.aids(view, observer)}


def changes(one: object, two: object, path: tuple[str | int, ...] = ()) -> Iterator[Change]:
    """The smallest values of `two` that differ from those of `one`, each with its path."""
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        for key in two:
            yield from changes(one[key], two[key], (*path, key))
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for i, value in enumerate(two):
            yield from changes(one[i], value, (*path, i))
    elif one != two:
        yield (list(path), two)
