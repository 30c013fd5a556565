"""Simulation: the same games, however they are portioned, interrupted and distributed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from tafelrunde.core.actions import BadData
from tafelrunde.games import load_game
from tafelrunde.sim.jobs import UNITS, Job, Setup, Tally, nothing, run_job, tally_from_json
from tafelrunde.sim.pools import here, processes
from tafelrunde.sim.run import Cutter, simulate

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent
OPTIONS = load_game("heerbann").resolve({})
RANDOM = Setup("heerbann", OPTIONS, ("random", "random"), 2, seed=5)
MIXED = Setup("heerbann", OPTIONS, ("greedy", "random", "random"), 3, seed=5)


def total(setup: Setup, *cuts: int) -> Tally:
    """The tally of jobs between these game numbers, last job first."""
    tally = nothing(setup)
    for start, stop in reversed(list(pairwise(cuts))):
        tally = tally.plus(run_job(Job(setup, start, stop)))
    return tally


@pytest.mark.parametrize("setup", [RANDOM, MIXED], ids=["random", "mixed"])
def test_portions_and_their_order_change_nothing(setup: Setup) -> None:
    assert total(setup, 0, 12) == total(setup, 0, 1, 5, 6, 12)


def test_another_seed_plays_other_games() -> None:
    assert total(RANDOM, 0, 5).digest != total(RANDOM._replace(seed=6), 0, 5).digest


def test_workers_change_nothing() -> None:
    alone = simulate(RANDOM, 400, here)
    together = simulate(RANDOM, 400, processes(2))
    assert alone.tally == together.tally
    assert alone.tally.games == 400


def test_pure_and_present_modules_play_the_same_games() -> None:
    """Searches too. In the tests on the compiled tree this compares compiled with pure."""
    setup = RANDOM._replace(bots=("greedy", "ismcts:4"))
    command = [sys.executable, "-m", "tafelrunde", "sim", "heerbann", "--bots", "greedy,ismcts:4"]
    command += ["--seed", "5", "--games", "4", "--workers", "1", "--json"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(TESTS)])}
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    assert json.loads(done.stdout)["digest"] == simulate(setup, 4).tally.fingerprint()


def test_wins_and_shared_victories_are_all_games() -> None:
    tally = simulate(RANDOM, 300).tally
    assert sum(tally.wins) + tally.shared == 300
    assert sum(tally.units) == 300 * UNITS


def test_the_fields_of_a_run() -> None:
    found = simulate(MIXED, 6).to_json()
    assert found["game"] == "heerbann"
    assert found["bots"] == ["greedy", "random", "random"]
    assert found["games"] == 6
    assert found["mean_length"] == pytest.approx(found["decisions"] / 6, abs=0.001)
    wanted = {"game", "version", "options", "bots", "games", "decisions", "seconds", "wins"}
    assert wanted | {"shared", "mean_length", "digest"} <= set(found)


def test_a_tally_survives_json() -> None:
    tally = run_job(Job(MIXED, 0, 4))
    assert tally_from_json(json.loads(json.dumps(tally.to_json()))) == tally
    with pytest.raises(BadData, match="not a result"):
        tally_from_json({"games": 1})


class Interrupted(Exception):
    """The power is gone."""


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"

    def fail(tally: Tally) -> None:
        if tally.games >= 5:
            raise Interrupted

    with pytest.raises(Interrupted):
        simulate(RANDOM, 300, here, out, fail)
    kept = out.read_text()
    assert 1 < kept.count("\n") < 10
    with out.open("a") as file:
        file.write('{"start":21,"stop":85,"ta')  # the line at which the power went
    again = simulate(RANDOM, 300, here, out)
    assert again.tally == simulate(RANDOM, 300).tally
    assert out.read_text().startswith(kept), "finished jobs were played twice"
    played: list[int] = []
    simulate(RANDOM, 300, here, out, lambda tally: played.append(tally.games))
    assert played == [300], "nothing was left to play"


def test_results_of_another_run_are_refused(tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    simulate(RANDOM, 10, here, out)
    with pytest.raises(BadData, match="results of another run"):
        simulate(RANDOM._replace(seed=6), 10, here, out)
    with pytest.raises(BadData, match="more than 5 games"):
        simulate(RANDOM, 5, here, out)
    out.write_text("nonsense\n")
    with pytest.raises(BadData, match=r"run\.jsonl:1: not JSON"):
        simulate(RANDOM, 10, here, out)


def test_gaps_are_cut_into_whole_groups() -> None:
    pair = RANDOM._replace(rotate=True)
    cutter = Cutter(pair, 0, 20, {4: 8, 12: 14})
    jobs = [(job.start, job.stop) for job in cutter.rest(3)]
    assert jobs == [(0, 2), (2, 4), (8, 10), (10, 12), (14, 16), (16, 18), (18, 20)]


def test_the_last_jobs_are_small_so_that_no_worker_waits_for_another() -> None:
    jobs = list(Cutter(RANDOM, 0, 1000, {}).rest(160))
    assert [jobs[0].start, jobs[-1].stop] == [0, 1000]
    assert all(one.stop == other.start for one, other in pairwise(jobs))
    sizes = [job.stop - job.start for job in jobs]
    assert sizes == sorted(sizes, reverse=True)
    assert (sizes[0], sizes[-2]) == (125, 10)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rivals_have_every_seat_equally_often(players: int) -> None:
    setup = RANDOM._replace(rotate=True, players=players)
    seatings = [setup.seating(number) for number in range(setup.group)]
    for seat in range(players):
        assert sum(seating[seat] for seating in seatings) * 2 == len(seatings)
    assert len({tuple(seating) for seating in seatings}) == len(seatings)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_among_others_has_every_seat_once(players: int) -> None:
    setup = RANDOM._replace(rotate=True, players=players, alone=True)
    assert setup.group == players
    seatings = [setup.seating(number) for number in range(2 * players)]
    assert [seating.index(0) for seating in seatings] == [*range(players)] * 2
    assert all(sum(seating) == players - 1 for seating in seatings)


def test_equal_rivals_share_every_group() -> None:
    """With the same bot on all seats the luck of the seats cancels out exactly."""
    setup = Setup("heerbann", OPTIONS, ("greedy", "greedy"), 2, seed=3, rotate=True)
    tally = run_job(Job(setup, 0, 12))
    assert tally.groups == {UNITS: 6}
    assert tally.units == (6 * UNITS, 6 * UNITS)
