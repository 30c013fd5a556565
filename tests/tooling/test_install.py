"""The wheel alone, in an empty environment and without Node, gives a working `tafelrunde`."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

pytestmark = pytest.mark.interpreted
ROOT = Path(__file__).resolve().parents[2]


def run(*command: str | Path, given: str = "", **environment: str) -> str:
    """Run a command far away from the sources; it must succeed."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=Path(str(command[0])).parent,
        env=clean(**environment),
        input=given,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def clean(**environment: str) -> dict[str, str]:
    """The environment without our paths and without Node."""
    ours = ("PYTHON", "COV", "NODE", "TAFELRUNDE")
    kept = {k: v for k, v in os.environ.items() if not k.startswith(ours)}
    return {**kept, **environment}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the locked packages and the wheel, nothing else."""
    top = tmp_path_factory.mktemp("installed")
    build = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", str(top)]
    environment = clean(TAFELRUNDE_COMPILE="0")
    subprocess.run([*build, str(ROOT)], check=True, capture_output=True, env=environment)
    (wheel,) = top.glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", str(top / "venv")], check=True)
    pip = (top / "venv/bin/python", "-m", "pip", "install", "--quiet")
    run(*pip, "--require-hashes", "-r", ROOT / "requirements/runtime.txt")
    run(*pip, "--no-deps", wheel)
    return top / "venv/bin/tafelrunde"


def test_a_game_is_played_from_the_wheel(installed: Path, tmp_path: Path) -> None:
    command = ("play", "heerbann", "--plain", "--seed", "3", "--bots", "random", "--lang", "en")
    places = {"PATH": str(installed.parent), "TAFELRUNDE_DATA": str(tmp_path)}
    told = run(installed, *command, given="1\n" * 400, **places)
    assert "The game is over" in told
    assert list(tmp_path.rglob("*.json"))


def test_the_table_is_served_from_the_wheel(installed: Path, tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = subprocess.Popen(
        [str(installed), "serve", "--port", str(port)],
        cwd=tmp_path,
        env=clean(PATH=str(installed.parent), TAFELRUNDE_DATA=str(tmp_path)),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        games = json.loads(fetch(f"http://127.0.0.1:{port}/api/games"))
        assert next(g["id"] for g in games if g["built"]) == "heerbann"
        assert b"<script" in fetch(f"http://127.0.0.1:{port}/")
    finally:
        server.terminate()
        server.wait()


def fetch(address: str) -> bytes:
    """The answer of the server, as soon as it answers."""
    for _ in range(240):
        try:
            with urllib.request.urlopen(address) as answer:
                found: bytes = answer.read()
                return found
        except OSError:
            time.sleep(0.25)
    raise AssertionError(f"no answer from {address}")
