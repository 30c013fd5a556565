"""One scale for people and bots: openskill's Plackett-Luce per game and number of players.

Bots are fixed points (`data/bots.toml`). Points are shown like Elo's: greedy has 1500, and 400
more mean ten victories to one.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from math import exp, log, sqrt
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce

from tafelrunde.bots.registry import bot_names

MODEL: Final = PlackettLuce()
# The model's log-odds between two well known players: the difference over sqrt(2) beta.
SCALE: Final = sqrt(2) * MODEL.beta
PER_ELO: Final = SCALE * log(10) / 400
MIDDLE: Final = 1500
PROVISIONAL: Final = 4.0  # a wider spread than this says little yet
SURE: Final = 1.0  # the spread of a bot that was measured
UNSURE: Final = 3.0  # and of the others


class Skill(NamedTuple):
    """A position on the scale, and its uncertainty."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """The rating as displayed."""
        return round(MIDDLE + (self.mu - MODEL.mu) / PER_ELO)

    @property
    def spread(self) -> int:
        """The standard deviation in displayed points."""
        return round(self.sigma / PER_ELO)

    @property
    def provisional(self) -> bool:
        """Whether the rating is still too uncertain to mean much."""
        return self.sigma > PROVISIONAL


NEW: Final = Skill(MODEL.mu, MODEL.sigma)


@cache
def _measured() -> dict[str, dict[str, Any]]:
    text = files("tafelrunde.server").joinpath("data/bots.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def bot_skill(game: str, bot: str) -> Skill | None:
    """The fixed rating of a bot; None if it has none in this game."""
    row = _measured().get(game, {}).get(bot)
    if row is None:
        return None
    return Skill(MODEL.mu + row["elo"] * PER_ELO, SURE if row["measured"] else UNSURE)


def is_measured(game: str, bot: str) -> bool:
    """Whether a league has measured this bot in this game."""
    row = _measured().get(game, {}).get(bot)
    return row is not None and bool(row["measured"])


def places(winners: tuple[int, ...], scores: tuple[int, ...], gone: set[int]) -> list[int]:
    """The place of each seat: winners first, the others by their points if they were counted in
    the same order; whoever left the game is behind everybody else.

    >>> places((1,), (10, 30, 20), set()), places((), (5, 5), {0})
    ([3, 1, 2], [2, 1])
    """
    losers = [scores[seat] for seat in range(len(scores)) if seat not in winners]
    ordered = bool(winners) and min(scores[w] for w in winners) >= max(losers, default=0)

    def key(seat: int) -> tuple[int, int]:
        if seat in gone:
            return (2, 0)
        return (0, 0) if seat in winners else (1, -scores[seat] if ordered else 0)

    keys = [key(seat) for seat in range(len(scores))]
    return [1 + sum(other < mine for other in keys) for mine in keys]


def rated(skills: list[Skill], ranks: list[int]) -> list[Skill]:
    """The new skill of each seat after a game with these places."""
    teams = [[MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    after = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Skill(one.mu, one.sigma) for (one,) in after]


def chance(mine: Skill, other: Skill) -> float:
    """The chance that the other wins a game of two against `mine`."""
    return 1 / (1 + exp((mine.mu - other.mu) / SCALE))


def fitting_bot(game: str, mine: Skill, wanted: float) -> tuple[str, float] | None:
    """The bot level whose chance of winning comes closest to the wanted one, and that chance."""
    known = [(bot, bot_skill(game, bot)) for bot in bot_names()]
    found = [(bot, chance(mine, skill)) for bot, skill in known if skill is not None]
    return min(found, key=lambda one: abs(one[1] - wanted)) if found else None
