"""The same games on Ray, also when a worker dies in the middle."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from tafelrunde.games import load_game
from tafelrunde.sim.cluster import cluster
from tafelrunde.sim.jobs import Job, Setup, nothing, run_job

SETUP = Setup("heerbann", load_game("heerbann").resolve({}), ("greedy", "random"), 2, seed=11)
JOBS = [Job(SETUP, first, first + 10) for first in range(0, 80, 10)]


def parent_of(process: int) -> int:
    """The parent of a process; 0 if it has ended."""
    try:
        return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
    except (OSError, ValueError):
        return 0


def is_ours(process: int) -> bool:
    """Whether this test started a process, directly or through others."""
    while process > 1:
        if process == os.getpid():
            return True
        process = parent_of(process)
    return False


def working() -> list[int]:
    """The processes of our cluster that are playing a job right now."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal() and is_ours(int(folder.name)):
            try:
                name = (folder / "cmdline").read_bytes()
            except OSError:
                continue
            if name.startswith(b"ray::run_job"):
                found.append(int(folder.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds its workers in /proc")
@pytest.mark.filterwarnings("ignore")  # of Ray itself, about its future defaults
def test_a_killed_worker_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.delenv("TAFELRUNDE_GAMES", raising=False)  # games that only tests can import
    undisturbed = nothing(SETUP)
    for job in JOBS:
        undisturbed = undisturbed.plus(run_job(job))
    disturbed, killed = nothing(SETUP), 0
    for _, tally in cluster(workers=2)(JOBS):
        disturbed = disturbed.plus(tally)
        victims = working()
        if not killed and victims:
            os.kill(victims[0], signal.SIGKILL)
            killed = victims[0]
    assert killed, "no worker was caught at work"
    assert disturbed == undisturbed
