"""Round robins on equal seeds with all seatings, and duels that end when the result is clear."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from tafelrunde.core.actions import BadData
from tafelrunde.core.data import Json
from tafelrunde.core.game import Options
from tafelrunde.league.ratings import Rating, Verdict, bradley_terry, elo_of, sequential
from tafelrunde.sim.jobs import UNITS, Setup, Tally
from tafelrunde.sim.pools import Pool, here
from tafelrunde.sim.run import simulate
from tafelrunde.sim.statistics import wilson


class Pairing(NamedTuple):
    """Two rivals and the results of their games."""

    a: str
    b: str
    tally: Tally
    seconds: float
    fair: float = 0.5  # the share of equals

    @property
    def share(self) -> float:
        """The share of victories of `a`; a shared victory counts in part."""
        return self.tally.units[0] / UNITS / self.tally.games

    @property
    def rates(self) -> bool:
        """Whether the share means a difference in Elo points."""
        return self.fair == 0.5 and 0 < self.share < 1

    def to_json(self) -> dict[str, Json]:
        low, high = wilson(self.share * self.tally.games, self.tally.games)
        return {
            "a": self.a,
            "b": self.b,
            "games": self.tally.games,
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "fair": round(self.fair, 4),
            "elo": round(elo_of(self.share), 1) if self.rates else None,
            "shared": self.tally.shared,
            "decisions": self.tally.decisions,
            "seconds": round(self.seconds, 3),
            "digest": self.tally.fingerprint(),
        }


class Table(NamedTuple):
    """A finished league; without ratings if a bot played alone against several."""

    game: str
    players: int
    seed: int
    pairings: list[Pairing]
    ratings: list[Rating]

    def to_json(self) -> dict[str, Json]:
        ratings = [
            {"bot": r.name, **{k: round(v, 4) for k, v in r._asdict().items() if k != "name"}}
            for r in self.ratings
        ]
        pairings = [p.to_json() for p in self.pairings]
        head = {"game": self.game, "players": self.players, "seed": self.seed}
        return {**head, "pairings": pairings, "ratings": ratings}


class Schedule(NamedTuple):
    """What a league plays."""

    game: str
    options: Options
    bots: tuple[str, ...]
    players: int
    seed: int
    games: int  # per pairing, rounded up to whole groups of seatings
    pack: str = ""
    alone: bool = False  # the first of a pairing has one seat, the second all others

    def setup(self, a: str, b: str) -> Setup:
        """The run of one pairing. Every pairing plays the same seeds."""
        rivals, pack, alone = (a, b), self.pack, self.alone
        return Setup(self.game, self.options, rivals, self.players, self.seed, True, pack, alone)

    @property
    def fair(self) -> float:
        """The share of the first if both were equal."""
        return 1 / self.players if self.alone else 0.5

    def rounded(self, setup: Setup) -> int:
        """The number of games, rounded up to whole groups."""
        return -(-self.games // setup.group) * setup.group


def play_league(
    schedule: Schedule,
    pool: Pool = here,
    out: Path | None = None,
    progress: Callable[[str, Tally], None] = lambda pairing, tally: None,
) -> Table:
    """Every bot against every other."""
    bots = schedule.bots
    if len(bots) < 2 or len(set(bots)) != len(bots):
        raise BadData("a league needs at least two different bots")
    pairings: list[Pairing] = []
    for a, b in combinations(bots, 2):
        setup = schedule.setup(a, b)
        file = out / f"{a}-{b}.jsonl".replace(":", "_") if out else None

        def told(tally: Tally, name: str = f"{a} - {b}") -> None:
            progress(name, tally)

        run = simulate(setup, schedule.rounded(setup), pool, file, told)
        pairings.append(Pairing(a, b, run.tally, run.seconds, schedule.fair))
    ratings = sorted(rated(bots, pairings), key=lambda r: -r.elo) if schedule.fair == 0.5 else []
    return Table(schedule.game, schedule.players, schedule.seed, pairings, ratings)


def rated(bots: tuple[str, ...], pairings: list[Pairing]) -> list[Rating]:
    """The ratings that follow from all pairings together."""
    shares = [[0.0] * len(bots) for _ in bots]
    for p in pairings:
        i, j = bots.index(p.a), bots.index(p.b)
        shares[i][j] = p.tally.units[0] / UNITS
        shares[j][i] = p.tally.units[1] / UNITS
    return bradley_terry(list(bots), shares)


class Duel(NamedTuple):
    """A sequential test that has ended, by its verdict or by the number of games."""

    pairing: Pairing
    elo: float
    verdict: Verdict

    def to_json(self) -> dict[str, Json]:
        bounds = [round(self.verdict.low, 3), round(self.verdict.high, 3)]
        ratio = round(self.verdict.ratio, 3)
        told = {"stronger": self.verdict.stronger, "ratio": ratio, "bounds": bounds}
        return {**self.pairing.to_json(), **told}


def play_duel(
    schedule: Schedule,
    elo: float,
    pool: Pool = here,
    progress: Callable[[str, Tally], None] = lambda pairing, tally: None,
) -> Duel:
    """Play until it is clear whether the first bot is stronger, at most `games` games."""
    a, b = schedule.bots
    setup = schedule.setup(a, b)
    most = schedule.rounded(setup)
    played, seconds = 0, 0.0
    total: Tally | None = None
    verdict = sequential({}, 1, elo)
    while played < most and verdict.stronger is None:
        stop = min(most, max(8 * setup.group, played * 5 // 4 // setup.group * setup.group))
        run = simulate(setup, stop, pool, start=played)
        total = run.tally if total is None else total.plus(run.tally)
        played, seconds = stop, seconds + run.seconds
        verdict = sequential(total.groups, UNITS * setup.group, elo)
        progress(f"{a} - {b}", total)
    assert total is not None
    return Duel(Pairing(a, b, total, seconds), elo, verdict)
