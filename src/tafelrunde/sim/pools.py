"""Who plays the jobs: this process, a pool of processes, or a Ray cluster."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import TypeAlias

from tafelrunde.sim.jobs import Job, Tally, run_job

Done: TypeAlias = tuple[Job, Tally]
Pool: TypeAlias = Callable[[Iterable[Job]], Iterator[Done]]
AHEAD = 2  # jobs per worker that are handed out at once


def here(jobs: Iterable[Job]) -> Iterator[Done]:
    """Play one job after the other in this process."""
    for job in jobs:
        yield job, run_job(job)


def processes(workers: int) -> Pool:
    """A pool of that many processes; the results come as they are ready."""

    def play(jobs: Iterable[Job]) -> Iterator[Done]:
        context = multiprocessing.get_context("spawn")
        waiting: dict[Future[Tally], Job] = {}
        todo = iter(jobs)
        with ProcessPoolExecutor(workers, mp_context=context) as pool:
            try:
                while True:
                    for job in todo:
                        waiting[pool.submit(run_job, job)] = job
                        if len(waiting) >= AHEAD * workers:
                            break
                    if not waiting:
                        return
                    ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
                    for future in ready:
                        yield waiting.pop(future), future.result()
            finally:
                pool.shutdown(cancel_futures=True)

    return play


def pool_of(workers: int) -> Pool:
    """The pool for a number of workers on this machine."""
    return here if workers <= 1 else processes(workers)
