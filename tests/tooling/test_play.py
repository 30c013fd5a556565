"""`make play`: what can go wrong in the set-up, and a server that starts before its compiler."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STEP = ROOT / "tools" / "step"
SYSTEM = ROOT / "tools" / "system"


def fails(*command: str | Path, path: str | None = None) -> str:
    """What a command says on the error stream when it fails, as it must."""
    environment = os.environ if path is None else {**os.environ, "PATH": path}
    done = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, env=environment
    )
    assert done.returncode != 0
    return done.stderr.strip()


@pytest.mark.parametrize(
    ("complaint", "reason"),
    [
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        ("npm error nospc ENOSPC: no space left on device, write", "the disk is full"),
        ("Failed to establish a new connection: [Errno -2]", "registry cannot be reached"),
        ("npm error code EAI_AGAIN", "registry cannot be reached"),
        ("The virtual environment was not created: ensurepip is not available", "python3-venv"),
    ],
)
def test_a_step_that_fails_says_why_in_one_sentence(complaint: str, reason: str) -> None:
    said = fails(STEP, "install", "sh", "-c", f"echo '{complaint}'; exit 7")
    assert reason in said and "run the same command again" in said
    assert len(said.splitlines()) == 1


def test_a_step_that_fails_for_another_reason_shows_its_last_words() -> None:
    said = fails(STEP, "build the page", "sh", "-c", "echo broken file >&2; exit 7").splitlines()
    assert said[0] == "broken file"
    assert 'failed at "build the page"' in said[-1]


def test_a_missing_or_old_node_is_named(tmp_path: Path) -> None:
    shell = "/usr/bin:/bin"
    for name in ("bash", "env"):
        (tmp_path / name).symlink_to(next(Path(p) / name for p in shell.split(":")))
    assert "there is none" in fails(SYSTEM, "node", path=str(tmp_path))
    for name, text in (("npm", ""), ("node", '[ "$1" = --version ] && echo v18.1.0 || exit 1')):
        (tmp_path / name).write_text(f"#!/bin/sh\n{text}\n")
        (tmp_path / name).chmod(0o755)
    assert "this one is v18.1.0" in fails(SYSTEM, "node", path=str(tmp_path))


SERVER = """
import os, sys, time
print(sys.argv[1:], os.environ.get("TAFELRUNDE_COMPILED"), flush=True)
time.sleep(float(os.environ["SERVES"]))
"""


class Launch:
    """The real launcher in a small tree of its own; its compiler and its server are made up."""

    def __init__(self, top: Path, compiler: str, serves: float, server: str = SERVER) -> None:
        self.tree = top / "build" / "compiled"
        package = top / "src" / "tafelrunde"
        for folder in (top / "tools", package, self.tree):
            folder.mkdir(parents=True)
        (self.tree / "stamp").write_text("of other sources")
        (package / "__init__.py").write_text("")
        (package / "__main__.py").write_text(server)
        (top / "tools" / "play.py").write_text((ROOT / "tools" / "play.py").read_text())
        tool = (ROOT / "tools" / "compile.py").read_text().partition('if __name__ == "__main__":')
        (top / "tools" / "compile.py").write_text(f"{tool[0]}{tool[1]}\n    {compiler}\n")
        self.process = subprocess.Popen(
            [sys.executable, str(top / "tools" / "play.py"), "--port", "9000"],
            env={**os.environ, "PYTHONPATH": str(top / "src"), "SERVES": str(serves)},
            stdout=subprocess.PIPE,
            text=True,
        )

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()


needs_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")


@needs_compiler
def test_the_server_starts_while_the_rules_are_compiled(tmp_path: Path) -> None:
    says_who = f"Path({str(tmp_path / 'pid')!r}).write_text(str(os.getpid())); time.sleep(600)"
    launch = Launch(tmp_path, says_who, serves=600)
    assert launch.line() == f"['serve', '--port', '9000'] {launch.tree}"
    assert "compiled in the background" in launch.line(), "after the address, not before"
    assert not (launch.tree / "stamp").exists(), "a tree made from other sources is not for bots"
    while not (tmp_path / "pid").exists() or not (tmp_path / "pid").read_text():
        time.sleep(0.01)
    compiler = int((tmp_path / "pid").read_text())
    assert os.getpgid(compiler) != os.getpgid(launch.process.pid), "Ctrl-C is for the server"
    assert os.getsid(compiler) == os.getsid(launch.process.pid), "niceness counts in a session"
    launch.process.send_signal(signal.SIGTERM)
    launch.process.communicate(timeout=60)
    with pytest.raises(ProcessLookupError):
        os.kill(compiler, 0)


@needs_compiler
@pytest.mark.parametrize(
    ("code", "said"), [(0, "bots use them from now on"), (1, "they stay interpreted; why: ")]
)
def test_one_line_says_how_compiling_ended(tmp_path: Path, code: int, said: str) -> None:
    launch = Launch(tmp_path, f"sys.exit({code})", serves=600)
    lines = [launch.line() for _ in range(3)]
    assert any(said in line for line in lines), lines
    launch.process.terminate()
    launch.process.communicate(timeout=60)


@needs_compiler
def test_the_launcher_ends_as_its_server_ends(tmp_path: Path) -> None:
    launch = Launch(tmp_path, "time.sleep(600)", serves=0)
    launch.process.communicate(timeout=60)
    assert launch.process.returncode == 0


@needs_compiler
def test_nothing_is_compiled_behind_a_server_that_cannot_start(tmp_path: Path) -> None:
    launch = Launch(tmp_path, "time.sleep(600)", serves=0, server="import sys; sys.exit(2)")
    told, _ = launch.process.communicate(timeout=60)
    assert (told, launch.process.returncode) == ("", 2)
