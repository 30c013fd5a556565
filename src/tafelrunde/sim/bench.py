"""Our speed beside the peers, measured in one run so that the numbers can be compared.

Every contestant is a process of its own that waits until it is told to run for a short slice
of CPU time. In each round all of them run one slice, in an order shuffled anew. A ratio is the
median of the ratios of the rounds: what slows the machine down for a while slows both sides.
"""

from __future__ import annotations

import json
import os
import platform
import random
import subprocess
import sys
from collections.abc import Callable, Mapping
from datetime import date
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final, NamedTuple, TypeAlias

from tafelrunde.core.actions import BadData
from tafelrunde.sim.jobs import Setup
from tafelrunde.sim.run import simulate_here

Slice: TypeAlias = dict[str, float]
PEERS: Final = Path("bench/peers.py")
TREES: Final = {"pure": Path("src"), "compiled": Path("build/compiled")}
BEGIN: Final = "<!-- table: written by `make bench` -->"
END: Final = "<!-- end of the table -->"
COLUMNS: Final = (
    "contestant",
    "games/s",
    "decisions/s",
    "quartiles",
    "µs/clone",
    "iterations/s",
    "decisions/iteration",
)
GAMES: Final = {  # the games, how many play, and what is said of them
    "heerbann": (4, "Heerbann, 4 players"),
    "vetternkrieg": (2, "Vetternkrieg"),
    "el_grande": (4, "El Grande, 4 players"),
    "drei_sanchos": (3, "Krieg der drei Sanchos, 3 players"),
    "guiscard": (2, "Guiscard, scenario 1"),
}
OURS: Final = {
    **{f"{game}:trusted/{n}": f"{words}, random" for game, (n, words) in GAMES.items()},
    **{f"{game}:clone/{n}": f"{words}, clone" for game, (n, words) in GAMES.items()},
    "heerbann:checked/4": "Heerbann, 4 players, random, every action checked",
    "heerbann:match/4": "Heerbann, 4 players, random, at a table with journal",
    "heerbann:ismcts/2": "Heerbann, 2 players, ISMCTS, random roll-outs",
    "heerbann:ismcts_heuristic/2": "Heerbann, 2 players, ISMCTS as the bots use it",
    "el_grande:ismcts_heuristic/4": "El Grande, 4 players, ISMCTS as the bots use it",
}
THEIRS: Final = {
    "catanatron": "catanatron: Catan, 4 players, random",
    "catanatron_clone": "catanatron: Catan, 4 players, clone",
    "gin_rummy": "OpenSpiel: gin_rummy, from Python",
    "backgammon": "OpenSpiel: backgammon, from Python",
    "liars_dice": "OpenSpiel: liars_dice, from Python",
    "openspiel_ismcts": "OpenSpiel: ISMCTS in Python, gin_rummy",
}


class Contestant(NamedTuple):
    """A task of a worker."""

    worker: str  # "pure", "compiled" or "peers"
    task: str

    @property
    def name(self) -> str:
        return f"{self.task} {self.worker}"


class Worker:
    """A process that runs slices."""

    def __init__(self, command: list[str], environment: Mapping[str, str]) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True
        )
        self.build = str(self.answer()["ready"])

    def answer(self) -> dict[str, Any]:
        """The next line that the process writes."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.close()
            raise BadData(f"a bench worker ended early: {self.process.args!r}")
        found: dict[str, Any] = json.loads(line)
        return found

    def run(self, task: str, seconds: float) -> Slice:
        """Let the process run one slice."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{task} {seconds}\n")
        self.process.stdin.flush()
        return self.answer()

    def close(self) -> None:
        """Let the process end."""
        self.process.communicate()


def workers() -> dict[str, Worker]:
    """Our builds and the peers, as far as they are there."""
    found: dict[str, Worker] = {}
    command = [sys.executable, "-m", "tafelrunde.sim.contestants"]
    trees = {build: path.resolve() for build, path in TREES.items() if path.is_dir()}
    for build, path in trees.items():
        worker = Worker(command, {**os.environ, "PYTHONPATH": str(path)})
        if worker.build != build:
            worker.close()
            raise BadData(f"{path} holds the {worker.build} build, not the {build} one")
        found[build] = worker
    if not trees:
        worker = Worker(command, os.environ)
        found[worker.build] = worker
    python = os.environ.get("TAFELRUNDE_BENCH_PEERS", ".venv-bench/bin/python")
    if PEERS.exists() and Path(python).exists():
        clean = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
        found["peers"] = Worker([python, str(PEERS)], clean)
    return found


def measure(
    seconds: float, rounds: int, progress: Callable[[int, int], None] = lambda done, all: None
) -> dict[str, Any]:
    """Run all slices; returns rates and ratios."""
    running = workers()
    lines = {name: THEIRS if name == "peers" else OURS for name in running}
    everybody = [Contestant(name, task) for name, tasks in lines.items() for task in tasks]
    slices: dict[str, list[Slice]] = {c.name: [] for c in everybody}
    order = random.Random(1)
    try:
        for contestant in everybody:  # caches, imports and first games do not count
            running[contestant.worker].run(contestant.task, seconds / 10)
        for done in range(rounds):
            progress(done, rounds)
            order.shuffle(everybody)
            for c in everybody:
                slices[c.name].append(running[c.worker].run(c.task, seconds))
    finally:
        for worker in running.values():
            worker.close()
    return findings(slices, seconds, rounds, two_workers(40 * seconds, max(1, rounds // 3)))


def two_workers(seconds: float, rounds: int) -> float:
    """How many games two processes simulate in the time in which one simulates a single game.

    By the clock, because waiting counts; the median of runs that take one process that long.
    """
    setup = Setup("heerbann", {}, ("random",) * 4, 4, 1)
    games = 100
    while (tried := simulate_here(setup, games).seconds) < seconds / 10:
        games *= 4
    games = round(games * seconds / tried)
    pairs = [[simulate_here(setup, games, n).seconds for n in (1, 2)] for _ in range(rounds)]
    return round(median([one / two for one, two in pairs]), 2)


def rate(one: Slice, what: str) -> float:
    """How many per CPU second."""
    return one[what] / one["seconds"]


def paired(slices: dict[str, list[Slice]], ours: str, peer: str, what: str) -> float | None:
    """The median over the rounds of the ratio of two rates."""
    if ours not in slices or peer not in slices:
        return None
    pairs = zip(slices[ours], slices[peer], strict=True)
    return round(median(rate(a, what) / rate(b, what) for a, b in pairs), 2)


def rates_of(every: list[Slice]) -> dict[str, Any]:
    """Median rates of a contestant with their quartiles."""
    row: dict[str, Any] = {}
    for what in ("games", "decisions", "rounds"):
        values = [rate(one, what) for one in every]
        if any(values):
            row[what] = round(median(values), 1)
            if len(values) > 1:
                low, _, high = quantiles(values, n=4)
                row[f"{what}_quartiles"] = [round(low, 1), round(high, 1)]
    return row


class Pair(NamedTuple):
    """What is compared: where the ratio stands, our task, the peer's task, and the rate."""

    group: str
    name: str
    ours: str
    peer: str
    what: str
    words: str


TABLE: Final = "Heerbann: decisions/s, at a table with journal, to catanatron"
PAIRS: Final = [
    *[
        Pair(game, "catanatron", f"{game}:trusted/{n}", "catanatron", "decisions",
             f"{words}: decisions/s to catanatron")
        for game, (n, words) in GAMES.items()
    ],
    *[
        Pair(game, "catanatron_clone", f"{game}:clone/{n}", "catanatron_clone", "rounds",
             f"{words}: clones/s to catanatron")
        for game, (n, words) in GAMES.items()
    ],
    Pair("heerbann", "catanatron_public", "heerbann:checked/4", "catanatron", "decisions",
         "Heerbann: decisions/s, every action checked, to catanatron"),
    Pair("heerbann", "catanatron_table", "heerbann:match/4", "catanatron", "decisions", TABLE),
    *[
        Pair("heerbann", peer, "heerbann:trusted/4", peer, "decisions",
             f"Heerbann: decisions/s to OpenSpiel {peer}")
        for peer in ("gin_rummy", "backgammon", "liars_dice")
    ],
    Pair("el_grande", "catanatron_games", "el_grande:trusted/4", "catanatron", "games",
         "El Grande: games/s to catanatron"),
    Pair("search", "ismcts", "heerbann:ismcts/2", "openspiel_ismcts", "decisions",
         "search decisions/s, random roll-outs, to OpenSpiel's Python ISMCTS"),
    Pair("search", "ismcts_heuristic", "heerbann:ismcts_heuristic/2", "openspiel_ismcts",
         "decisions", "search decisions/s as the bots search, to the same"),
]  # fmt: skip


def findings(
    slices: dict[str, list[Slice]], seconds: float, rounds: int, spread: float
) -> dict[str, Any]:
    """Rates of every contestant and the ratios that we promise."""
    builds: dict[str, dict[str, dict[str, float | None]]] = {}
    best: dict[str, dict[str, float]] = {}
    for pair in PAIRS:
        best.setdefault(pair.group, {})[pair.name] = 0.0
        for build in ("pure", "compiled"):
            if f"{pair.ours} {build}" in slices:
                ours, peer = f"{pair.ours} {build}", f"{pair.peer} peers"
                found = paired(slices, ours, peer, pair.what)
                builds.setdefault(build, {}).setdefault(pair.group, {})[pair.name] = found
                best[pair.group][pair.name] = max(best[pair.group][pair.name], found or 0.0)
    for game in GAMES:
        pure = builds.get("pure", {}).get(game, {}).get("catanatron")
        best[game]["catanatron_pure"] = pure or 0.0
    return {
        "ratios": {**best, "sim": {"workers": spread}},
        "builds": builds,
        "rates": {name: rates_of(every) for name, every in slices.items()},
        "slices": {"seconds": seconds, "rounds": rounds},
        "machine": {"python": platform.python_version(), "cores": os.cpu_count()},
        "date": date.today().isoformat(),
    }


def row_of(name: str, row: dict[str, Any]) -> str:
    """A contestant as a line of the table."""
    task, worker = name.split()
    label = {**OURS, **THEIRS}[task] + ("" if worker == "peers" else f", {worker}")
    games = f"{row['games']:,.0f}" if "games" in row else ""
    decisions = f"{row['decisions']:,.0f}" if "decisions" in row else ""
    spread = ""
    if "decisions_quartiles" in row:
        spread = " to ".join(f"{x:,.0f}" for x in row["decisions_quartiles"])
    clones = f"{1e6 / row['rounds']:.2f}" if "clone" in task else ""
    iterations = f"{row['rounds']:,.0f}" if "rounds" in row and "clone" not in task else ""
    length = ""
    if iterations:
        length = f"{row['decisions'] / row['rounds']:.1f}"
    cells = (label, games, decisions, spread, clones, iterations, length)
    return "| " + " | ".join(cells) + " |"


def markdown(found: dict[str, Any]) -> str:
    """The findings as tables for the documentation."""
    cut, machine = found["slices"], found["machine"]
    lines = [
        f"Measured on {found['date']}, Python {machine['python']}, {machine['cores']} cores, "
        f"{cut['rounds']} slices of {cut['seconds']} s of CPU time per line.",
        "",
        "| " + " | ".join(COLUMNS) + " |",
        "|---" * len(COLUMNS) + "|",
    ]
    lines += [row_of(name, row) for name, row in sorted(found["rates"].items())]
    lines += ["", "| paired median ratio | " + " | ".join(found["builds"]) + " |"]
    lines.append("|---|" + "---|" * len(found["builds"]))
    for pair in PAIRS:
        cells = [str(each[pair.group][pair.name] or "-") for each in found["builds"].values()]
        lines.append(f"| {pair.words} | " + " | ".join(cells) + " |")
    spread = found["ratios"]["sim"]["workers"]
    lines += ["", f"Two processes simulate {spread} times as many games as one, by the clock."]
    return "\n".join(lines) + "\n"


def write_table(path: Path, found: dict[str, Any]) -> None:
    """Replace the table of the bench."""
    replace_table(path, BEGIN, markdown(found))


def replace_table(path: Path, mark: str, table: str) -> None:
    """Replace the table after a mark in a page of the documentation; the words around it stay."""
    text = path.read_text(encoding="utf-8")
    before, begin, rest = text.partition(mark)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise BadData(f"{path}: the marks of the table are missing")
    path.write_text(f"{before}{mark}\n\n{table}\n{END}{after}", encoding="utf-8")
