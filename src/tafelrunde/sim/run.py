"""A whole run: cut into jobs, played by a pool, added up, and resumed after an interruption."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, TextIO

from tafelrunde.core.actions import BadData
from tafelrunde.core.data import Json
from tafelrunde.core.game import AnyGame
from tafelrunde.core.reading import read_json
from tafelrunde.sim.jobs import Job, Setup, Tally, nothing, run_job, tally_from_json
from tafelrunde.sim.pools import Pool, here, pool_of

JOB_SECONDS = 1.0  # long enough that handing out costs nothing, short enough to lose little
SHARES = 8  # the least number of jobs in what is left, so that all workers end together
LEAST = 16  # jobs become no smaller than this part of a usual one
SAMPLE = 0.05  # how long a run is tried out to see how many games make a job


class Run(NamedTuple):
    """A finished run."""

    setup: Setup
    version: int
    tally: Tally
    seconds: float

    def to_json(self) -> dict[str, Json]:
        """The fields that `tafelrunde sim --json` prints."""
        tally = self.tally
        return {
            "game": self.setup.game,
            "version": self.version,
            "options": dict(self.setup.options),
            "players": self.setup.players,
            "bots": list(self.setup.bots),
            "seed": self.setup.seed,
            "games": tally.games,
            "decisions": tally.decisions,
            "seconds": round(self.seconds, 3),
            "wins": list(tally.wins),
            "shared": tally.shared,
            "mean_length": round(tally.decisions / tally.games, 3) if tally.games else 0.0,
            "digest": tally.fingerprint(),
        }


class Cutter:
    """Cuts the games that are still to be played into jobs of whole groups."""

    def __init__(self, setup: Setup, start: int, games: int, done: dict[int, int]) -> None:
        self.setup = setup
        self.gaps: list[tuple[int, int]] = []
        at = start
        for first, stop in sorted(done.items()):
            if at < first < games:
                self.gaps.append((at, first))
            at = max(at, stop)
        if at < games:
            self.gaps.append((at, games))

    def take(self, size: int) -> Job | None:
        """The next job of at most that many games; None when all are handed out."""
        if not self.gaps:
            return None
        first, end = self.gaps[0]
        group = self.setup.group
        stop = min(end, first + max(group, size // group * group))
        self.gaps[0] = (stop, end)
        if stop == end:
            del self.gaps[0]
        return Job(self.setup, first, stop)

    def rest(self, size: int) -> Iterator[Job]:
        """All jobs that are left, of at most that many games; the last ones are smaller."""
        left = sum(end - first for first, end in self.gaps)
        while (job := self.take(min(size, max(left // SHARES, size // LEAST, 1)))) is not None:
            left -= job.stop - job.start
            yield job


class Results:
    """A file of JSON lines: what is played, then one line per finished job."""

    def __init__(self, path: Path, setup: Setup, game: AnyGame, games: int) -> None:
        self.path = path
        self.head = {**setup.to_json(), "version": game.version, "data": game.pack.digest}
        self.done: dict[int, int] = {}  # where finished jobs begin and end
        self.tally = nothing(setup)
        self.file: TextIO | None = None
        whole = self.read() if path.exists() else 0
        if whole:
            with path.open("r+b") as file:  # drops a line that was being written when it died
                file.truncate(whole)
        else:
            self.write(self.head)
        if any(stop > games for stop in self.done.values()):
            raise BadData(f"{path}: there are more than {games} games in it already")

    def read(self) -> int:
        """Read the finished jobs; returns the length of the part that is whole."""
        whole = 0
        with self.path.open("rb") as file:
            for number, line in enumerate(file):
                if not line.endswith(b"\n"):
                    break
                try:
                    value = read_json(line)
                except BadData as error:
                    raise BadData(f"{self.path}:{number + 1}: {error}") from error
                if number == 0 and value != self.head:
                    raise BadData(f"{self.path}: these are results of another run")
                if number:
                    self.tally = self.tally.plus(tally_from_json(value["tally"]))
                    self.done[value["start"]] = value["stop"]
                whole += len(line)
        return whole

    def write(self, value: Json) -> None:
        """Add a line; it is on the disk when this returns."""
        if self.file is None:
            self.file = self.path.open("a", encoding="utf-8")
        self.file.write(json.dumps(value, separators=(",", ":")) + "\n")
        self.file.flush()
        os.fsync(self.file.fileno())

    def add(self, job: Job, tally: Tally) -> None:
        """Note a finished job."""
        self.write({"start": job.start, "stop": job.stop, "tally": tally.to_json()})

    def close(self) -> None:
        """Close the file."""
        if self.file is not None:
            self.file.close()


def simulate(
    setup: Setup,
    games: int,
    pool: Pool = here,
    out: Path | None = None,
    progress: Callable[[Tally], None] = lambda tally: None,
    start: int = 0,
) -> Run:
    """Play the games from `start` to `games` and add up what comes out."""
    began = time.perf_counter()
    game = setup.load()
    results = Results(out, setup, game, games) if out else None
    total = results.tally if results else nothing(setup)
    cutter = Cutter(setup, start, games, results.done if results else {})

    def finished(job: Job, tally: Tally) -> None:
        nonlocal total
        total = total.plus(tally)
        if results:
            results.add(job, tally)
        progress(total)

    try:
        progress(total)
        for job, tally in pool(cutter.rest(tried_out(cutter, finished))):
            finished(job, tally)
    finally:
        if results:
            results.close()
    return Run(setup, game.version, total, time.perf_counter() - began)


def tried_out(cutter: Cutter, finished: Callable[[Job, Tally], None]) -> int:
    """Play the first games here, to see how many of them make a job of about a second."""
    size, spent = cutter.setup.group, 0.0
    while spent < SAMPLE and (job := cutter.take(size)) is not None:
        began = time.perf_counter()
        finished(job, run_job(job))
        spent = time.perf_counter() - began
        size = job.stop - job.start if spent >= SAMPLE else 4 * size
    return int(size * JOB_SECONDS / max(spent, 1e-6))


def simulate_here(setup: Setup, games: int, workers: int = 1) -> Run:
    """A run on this machine without a result file."""
    return simulate(setup, games, pool_of(workers))
