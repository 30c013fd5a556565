"""The bots by name, from the weakest to the strongest, and how long each may think."""

from __future__ import annotations

from typing import Final, NamedTuple

from tafelrunde.bots.base import Bot, Budget
from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.bots.ismcts import IsmctsBot
from tafelrunde.bots.planning import iterations_of
from tafelrunde.bots.random import RandomBot
from tafelrunde.core.actions import BadData
from tafelrunde.core.game import AnyGame


class Level(NamedTuple):
    """A strength that people can choose: a kind of bot, and its budget per decision."""

    method: str
    iterations: int = 0
    milliseconds: int = 0


LEVELS: Final[dict[str, Level]] = {
    "random": Level("random"),
    "greedy": Level("greedy"),
    "page": Level("ismcts", 30, 50),
    "squire": Level("ismcts", 120, 200),
    "knight": Level("ismcts", 500, 800),
    "king": Level("ismcts", 2500, 3000),
}

SEARCHES: Final = ("ismcts", "paranoid")


def bot_names() -> list[str]:
    """The levels that people can choose, weakest first."""
    return list(LEVELS)


def level_of(name: str) -> Level:
    """The level of this name; "ismcts:200" is a search with 200 iterations per decision.

    "paranoid:200" is the same search, which takes all others for allies against its seat.
    """
    if name in LEVELS:
        return LEVELS[name]
    method, _, number = name.partition(":")
    if method in SEARCHES and number.isdecimal() and int(number) > 0:
        return Level(method, int(number))
    known = ", ".join([*LEVELS, *[f"{method}:ITERATIONS" for method in SEARCHES]])
    raise BadData(f"there is no bot {name!r}; there are: {known}")


def make_bot(name: str, game: AnyGame) -> Bot:
    """A bot that plays this game."""
    method = level_of(name).method
    if method == "random":
        return RandomBot()
    return GreedyBot(game) if method == "greedy" else IsmctsBot(game, name, method == "paranoid")


def fixed_budget(name: str, game: AnyGame) -> Budget:
    """The budget in iterations: the same seed gives the same game (leagues, tests).

    Levels have fewer of them in games whose roll-outs are long, about what fits into the time
    that the level has at a table.
    """
    level = level_of(name)
    if name not in LEVELS:
        return Budget(iterations=level.iterations)
    return Budget(iterations=iterations_of(game, level.iterations))


def timed_budget(name: str) -> Budget:
    """The budget in milliseconds: nobody has to wait long (tables with people)."""
    return Budget(milliseconds=level_of(name).milliseconds)
