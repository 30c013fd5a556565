"""Runs the stages of `make test`: some side by side, each as soon as what it needs is there.

What a stage says goes into `build/test/<stage>.log`. A stage that fails shows all of it, the
others only their last lines; in the end there is a table of all stages.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

ROOT: Final = Path(__file__).resolve().parents[1]
AT_ONCE: Final = 2  # a stage may keep all cores busy for a while, but hardly ever does all the time
LACKING: Final = 3  # left with this code, a stage could do nothing here; others go on without it
UNFINISHED: Final = 60  # lines that are shown of a stage that was interrupted
PATIENCE: Final = 20.0  # seconds that interrupted stages have to clear up
ENDS: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
GOOD: Final = ("passed", "not possible here")


class Stage(NamedTuple):
    """A command, the stages that have to come first, and how many lines of its end are shown."""

    name: str
    command: tuple[str, ...]
    needs: tuple[str, ...] = ()
    shown: int = 1


class Result(NamedTuple):
    """How a stage ended, how long that took, and what all its processes computed meanwhile."""

    outcome: str
    seconds: float = 0.0
    computed: float = 0.0


class Running(NamedTuple):
    """A stage under way."""

    stage: Stage
    process: subprocess.Popen[bytes]
    began: float


def make(*targets: str) -> tuple[str, ...]:
    """The command that makes targets of the Makefile."""
    return ("make", "--no-print-directory", *targets)


SET_UP: Final = ("develop", "page", "system")
# Whatever may start at the same time starts in this order: what takes longest comes first.
STAGES: Final = (
    Stage("python", make(".venv/ready")),
    Stage("page", make("src/tafelrunde/server/static/index.html")),
    Stage("system", make("browser", "database")),
    Stage("compile", (".venv/bin/python", "tools/compile.py"), ("python",)),
    Stage("develop", make(".venv/ready-develop"), ("python",)),
    Stage("browser", make("test-browser"), ("compile", *SET_UP)),
    Stage("compiled", make("test-compiled"), ("compile", *SET_UP)),
    Stage("check", make("check"), ("develop", "page")),
    Stage("interpreted", make("test-interpreted"), SET_UP),
    Stage("web", make("test-web"), ("page",), shown=4),
)


class Runner:
    """Starts stages, waits for them and tells how they ended."""

    def __init__(self, stages: Sequence[Stage], folder: Path) -> None:
        self.waiting = list(stages)
        self.running: dict[int, Running] = {}
        self.results: dict[str, Result] = {}
        self.unfinished: list[str] = []  # what interrupted stages had said last
        self.folder = folder
        self.began = time.monotonic()
        folder.mkdir(parents=True, exist_ok=True)

    def run(self) -> bool:
        """All stages; returns whether none failed."""
        while self.waiting or self.running:
            self._leave_out()
            for stage in [s for s in self.waiting if set(s.needs) <= self.results.keys()]:
                if len(self.running) < AT_ONCE:
                    self._start(stage)
            if self.running:
                self._wait()
        return all(result.outcome in GOOD for result in self.results.values())

    def _leave_out(self) -> None:
        """Skip the stages that depend on one that failed."""
        for stage in list(self.waiting):
            ends = [self.results[name].outcome for name in stage.needs if name in self.results]
            if any(outcome not in GOOD for outcome in ends):
                self.waiting.remove(stage)
                self.results[stage.name] = Result("left out")

    def _start(self, stage: Stage) -> None:
        self.waiting.remove(stage)
        with self._log(stage).open("wb") as log:
            process = subprocess.Popen(
                stage.command,
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,  # so that it can be ended with all that it started
            )
        self.running[process.pid] = Running(stage, process, time.monotonic())
        say(f"-- {stage.name}: started")

    def _wait(self) -> None:
        """Wait until one of the stages has ended."""
        pid, status, usage = os.wait4(-1, 0)
        stage, process, began = self.running.pop(pid)
        process.returncode = code = os.waitstatus_to_exitcode(status)
        outcome = {0: "passed", LACKING: "not possible here"}.get(code, f"failed ({code})")
        seconds, computed = time.monotonic() - began, usage.ru_utime + usage.ru_stime
        self.results[stage.name] = Result(outcome, seconds, computed)
        lines = self._said(stage)
        told = lines[-stage.shown :] if outcome in GOOD else lines
        say(f"-- {stage.name}: {outcome} after {seconds:.0f} s", *told)

    def _said(self, stage: Stage) -> list[str]:
        """The lines that a stage has printed so far."""
        said = self._log(stage).read_text(encoding="utf-8", errors="replace")
        return said.rstrip().splitlines()

    def _log(self, stage: Stage) -> Path:
        return self.folder / f"{stage.name}.log"

    def table(self) -> str:
        """What each stage took, and all together."""
        rows = [f"{'stage':<14}{'seconds':>8}{'computed':>10}  result"]
        for name, (outcome, seconds, computed) in self.results.items():
            rows.append(f"{name:<14}{seconds:>8.0f}{computed:>10.0f}  {outcome}")
        computed = sum(result.computed for result in self.results.values())
        rows.append(f"{'all':<14}{time.monotonic() - self.began:>8.0f}{computed:>10.0f}")
        return "\n".join(rows)

    def stop(self) -> None:
        """End what is under way as Ctrl-C would, and kill what does not listen."""
        for number in ENDS:
            signal.signal(number, signal.SIG_IGN)  # once is enough
        groups = list(self.running)
        under_way = [running.stage for running in self.running.values()]
        for group in groups:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(group, signal.SIGINT)
        until = time.monotonic() + PATIENCE
        while self.running and time.monotonic() < until:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid:
                self.running.pop(pid).process.returncode = os.waitstatus_to_exitcode(status)
            else:
                time.sleep(0.1)
        for group in groups:
            with contextlib.suppress(ProcessLookupError):  # it has gone already
                os.killpg(group, signal.SIGKILL)
        for stage in under_way:
            self.unfinished += [f"-- {stage.name}: interrupted", *self._said(stage)[-UNFINISHED:]]


def say(*lines: str) -> None:
    """Print lines at once: others may write to the same terminal."""
    print(*lines, sep="\n", flush=True)


def interrupted(*_: object) -> NoReturn:
    """Treat SIGTERM like Ctrl-C."""
    raise KeyboardInterrupt


def main(stages: Sequence[Stage] = STAGES, folder: Path = ROOT / "build" / "test") -> int:
    """Run all stages; returns 0 if none failed."""
    for number in ENDS[1:]:
        signal.signal(number, interrupted)
    runner = Runner(stages, folder)
    try:
        good = runner.run()
    except KeyboardInterrupt:
        runner.stop()
        with contextlib.suppress(OSError):  # the terminal may be gone
            say("interrupted", *runner.unfinished)
        return 130
    except BaseException:
        runner.stop()
        raise
    say("", runner.table())
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
