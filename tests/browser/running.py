"""The real server as a process of its own, with a data folder of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).parents[2]
STATIC = REPOSITORY / "src" / "tafelrunde" / "server" / "static"
START = "import sys; from tafelrunde.server.main import run; run(port=int(sys.argv[1]))"
# The ids and seeds of its tables come from here: the first table is always the same one.
LOADED = """
import random, types
from tafelrunde.server import live_tables
live_tables.secrets = types.SimpleNamespace(token_bytes=random.Random({luck}).randbytes)
"""
# Its clock goes before that of the computer, by the milliseconds that stand in a file.
AHEAD = """
import sys, time
from pathlib import Path
from tafelrunde.server.main import run
now = lambda: time.time_ns() // 1_000_000 + int(Path({ahead!r}).read_text())
run(port=int(sys.argv[1]), now=now)
"""
PATIENCE = 60.0  # seconds that a server has to stop
QUICK = {
    "TAFELRUNDE_SYNCHRONOUS": "NORMAL",
    "TAFELRUNDE_BOT_THINK_MS": "0",
    "TAFELRUNDE_BOT_WORKERS": "1",
    "TAFELRUNDE_MESSAGES_BURST": "10000",  # people who are away answer quickly
    # the people of all tests share one address
    "TAFELRUNDE_REQUESTS_BURST": "100000",
    "TAFELRUNDE_WORK_MS_BURST": "1000000",
    "TAFELRUNDE_HINT_BOT": "page",
}


class RunningServer:
    """A server on a free port of the loopback; it can be killed and started again.

    With `luck` its tables are drawn from that number, for tests that need certain cards. With
    `usual` it has the settings of a server that people play on. `ahead` is a file that says how far
    its clock goes before that of the computer.
    """

    def __init__(
        self,
        folder: Path,
        games: str = "hinterhalt.game",
        luck: int | None = None,
        usual: bool = False,
        ahead: Path | None = None,
        environment: dict[str, str] | None = None,
    ) -> None:
        self.program = START if ahead is None else AHEAD.format(ahead=str(ahead))
        if luck is not None:
            self.program = LOADED.format(luck=luck) + self.program
        self.environment = {
            **os.environ,
            "TAFELRUNDE_DATA": str(folder),
            "TAFELRUNDE_GAMES": games,
            **({} if usual else QUICK),
            **(environment or {}),
            "PYTHONPATH": os.pathsep.join(
                [str(REPOSITORY / "tests"), *filter(None, [os.environ.get("PYTHONPATH")])]
            ),
        }
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start on the port of last time, and wait until people can come."""
        self.process = subprocess.Popen(
            [sys.executable, "-c", self.program, str(self.port)],
            env=self.environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, "the server did not start"
        self.address = line.split()[-1]
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """End it without a chance to clean up."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """Stop it politely."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise
        assert self.process.stdout is not None
        self.process.stdout.close()
