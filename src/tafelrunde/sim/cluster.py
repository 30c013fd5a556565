"""The same jobs on a Ray cluster (extra "ray"): beyond one machine, and past dead workers.

Ray hands a job whose worker died to another one. As a job gives the same result wherever and
however often it is played, nothing else is needed.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any

from tafelrunde.core.actions import BadData
from tafelrunde.sim.jobs import Job, run_job
from tafelrunde.sim.pools import AHEAD, Done, Pool


def cluster(address: str | None = None, workers: int | None = None) -> Pool:
    """The pool behind an address; without one, a cluster of `workers` on this machine."""
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise BadData(
            'Ray is not installed; it comes with "pip install tafelrunde[ray]"'
        ) from error

    def play(jobs: Iterable[Job]) -> Iterator[Done]:
        own = not ray.is_initialized()
        if own:
            start(ray, address, workers)
        task = ray.remote(num_cpus=1, max_retries=-1)(run_job)
        slots = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: dict[Any, Job] = {}
        todo = iter(jobs)
        try:
            while True:
                for job in todo:
                    waiting[task.remote(job)] = job
                    if len(waiting) >= slots:
                        break
                if not waiting:
                    return
                ready, _ = ray.wait(list(waiting), num_returns=1)
                for reference in ready:
                    yield waiting.pop(reference), ray.get(reference)
        finally:
            if own:
                ray.shutdown()

    return play


def start(ray: Any, address: str | None, workers: int | None) -> None:
    """Connect to a cluster, or start one here that tells nobody about itself."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    settings: dict[str, Any] = {"log_to_driver": False, "configure_logging": False}
    if address is None:
        settings |= {"num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(address=address, **settings)
    except (ConnectionError, ValueError) as error:
        raise BadData(f"no Ray cluster at {address}: {error}") from error
