"""The bench: slices of our own side, paired ratios, and the table in the documentation."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tafelrunde.core.actions import BadData
from tafelrunde.games import load_game
from tafelrunde.sim import bench
from tafelrunde.sim.bench import BEGIN, END, OURS, THEIRS, Worker, findings, markdown, write_table
from tafelrunde.sim.contestants import Done, GameTasks
from tafelrunde.sim.jobs import Setup, nothing
from tafelrunde.sim.run import Run


def made(decisions: float) -> list[dict[str, float]]:
    """Two slices; the second one on a machine that was half as fast."""
    return [
        {"seconds": 1.0, "games": 1.0, "decisions": decisions, "rounds": 5.0},
        {"seconds": 2.0, "games": 1.0, "decisions": decisions, "rounds": 5.0},
    ]


def everybody() -> dict[str, list[dict[str, float]]]:
    ours = {f"{task} {build}": made(2000.0) for task in OURS for build in ("pure", "compiled")}
    ours["heerbann:trusted/4 compiled"] = made(6000.0)
    return {**ours, **{f"{task} peers": made(100.0) for task in THEIRS}}


def test_ratios_are_paired_and_the_best_build_counts() -> None:
    found = findings(everybody(), 0.5, 2, 1.95)
    assert found["builds"]["pure"]["heerbann"]["catanatron"] == 20.0
    assert found["builds"]["compiled"]["heerbann"]["catanatron"] == 60.0
    assert found["ratios"]["heerbann"]["catanatron"] == 60.0
    assert found["ratios"]["heerbann"]["catanatron_pure"] == 20.0
    assert found["ratios"]["search"] == {"ismcts": 20.0, "ismcts_heuristic": 20.0}
    small = {"catanatron": 20.0, "catanatron_clone": 1.0, "catanatron_pure": 20.0}
    for game in ("vetternkrieg", "drei_sanchos", "guiscard"):
        assert found["ratios"][game] == small
    assert found["ratios"]["el_grande"] == {**small, "catanatron_games": 1.0}


def test_without_peers_there_are_rates_and_no_ratios() -> None:
    ours = {name: row for name, row in everybody().items() if not name.endswith("peers")}
    found = findings(ours, 0.5, 2, 1.95)
    assert found["ratios"]["heerbann"]["catanatron"] == 0.0
    assert "| - |" in markdown(found)


def test_the_table_is_replaced_and_the_words_stay(tmp_path: Path) -> None:
    page = tmp_path / "bench.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n")
    for _ in range(2):
        write_table(page, findings(everybody(), 0.5, 2, 1.95))
    text = page.read_text()
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")
    assert "old" not in text
    assert text.count("paired median ratio") == 1
    assert text.count("Two processes simulate 1.95 times as many games as one") == 1
    page.write_text("no marks")
    with pytest.raises(BadData, match="marks of the table are missing"):
        write_table(page, findings(everybody(), 0.5, 2, 1.95))


def test_a_worker_runs_slices_until_it_is_closed() -> None:
    clean = {k: v for k, v in os.environ.items() if k != "TAFELRUNDE_GAMES"}
    worker = Worker([sys.executable, "-m", "tafelrunde.sim.contestants"], clean)
    try:
        assert worker.build in ("pure", "compiled")
        assert worker.run("heerbann:trusted/2", 0.01)["decisions"] > 0
        assert worker.run("heerbann:clone/4", 0.001)["rounds"] > 0
        assert worker.run("el_grande:trusted/4", 0.001)["decisions"] > 100
    finally:
        worker.close()
    assert worker.process.returncode == 0


def test_a_worker_that_ends_early_is_reported() -> None:
    with pytest.raises(BadData, match="a bench worker ended early"):
        Worker([sys.executable, "-c", ""], os.environ)


def test_every_contestant_has_a_slice_in_every_round(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    class Quick:
        def run(self, task: str, seconds: float) -> dict[str, float]:
            told.append(task)
            return made(100.0)[0]

        def close(self) -> None:
            told.append("closed")

    monkeypatch.setattr(bench, "workers", lambda: {"pure": Quick(), "peers": Quick()})
    monkeypatch.setattr(bench, "two_workers", lambda seconds, rounds: seconds + rounds)
    found = bench.measure(0.5, 3)
    assert found["ratios"]["sim"] == {"workers": 21.0}, "one run of 20 seconds"
    tasks = len(OURS) + len(THEIRS)
    assert len(told) == tasks + 3 * tasks + 2, "one to warm up, three rounds, two ends"
    rounds = [told[tasks + i * tasks : tasks + (i + 1) * tasks] for i in range(3)]
    assert sorted(rounds[0]) == sorted(rounds[1])
    assert rounds[0] != rounds[1], "the order is shuffled"
    assert found["ratios"]["heerbann"]["catanatron"] == 1.0


def test_two_workers_are_compared_with_one(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[int, int]] = []

    def simulated(setup: Setup, games: int, workers: int = 1) -> Run:
        played.append((games, workers))
        return Run(setup, 1, nothing(setup), 0.5 * (workers - 1) + games / 1000 / workers)

    monkeypatch.setattr(bench, "simulate_here", simulated)
    assert bench.two_workers(20.0, 3) == round(20 / 10.5, 2)
    assert played == [(100, 1), (400, 1), (1600, 1), (6400, 1), *3 * [(20000, 1), (20000, 2)]]


@pytest.mark.parametrize("task", ["trusted", "checked", "match", "clone", "ismcts"])
def test_every_task_does_something_that_is_counted(task: str) -> None:
    done = Done()
    getattr(GameTasks(load_game("heerbann"), 2), task)(done)
    assert done.games + done.rounds > 0
    assert task == "clone" or done.decisions > 50


def test_the_ways_to_play_a_random_game_agree() -> None:
    """Checked or trusted, the same seed takes the same decisions."""
    counts = []
    for task in ("trusted", "checked"):
        done = Done()
        getattr(GameTasks(load_game("heerbann"), 3), task)(done)
        counts.append(done.decisions)
    assert counts[0] == counts[1]
