"""The game that CONTRIBUTING.md builds from an empty folder works as the text says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.testing.conformance import CHECKS

ROOT = Path(__file__).resolve().parents[2]
FILE = re.compile(r"^```\w*\n# (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GENERATED = re.compile(
    r"^( *# <generated>[^\n]*\n).*?(?=^ *# </generated>)", re.MULTILINE | re.DOTALL
)
KRONEN = ROOT / "tests" / "kronen"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the text, generated as the text says."""
    top = tmp_path_factory.mktemp("newcomer")
    for name, content in FILE.findall((ROOT / "CONTRIBUTING.md").read_text()):
        path = top / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    run(top, "-m", "tafelrunde.testing.fields", "kronen")
    return top


def test_the_guide_shows_the_tested_files() -> None:
    """Each file of tests/kronen stands in the text, as it is before anything is generated."""
    shown = dict(FILE.findall((ROOT / "CONTRIBUTING.md").read_text()))
    files = [path for path in KRONEN.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    found = {
        str(path.relative_to(KRONEN.parent)): GENERATED.sub(r"\1", path.read_text())
        for path in files
    }
    assert shown == found


def run(folder: Path, *arguments: str, given: str = "") -> str:
    """Run Python in the newcomer's folder; it must succeed."""
    inherited = os.environ.get("PYTHONPATH", "")
    path = os.pathsep.join(part for part in (str(folder), inherited) if part)
    ours = {"TAFELRUNDE_GAMES": "kronen.game", "TAFELRUNDE_DATA": str(folder / "data")}
    environment = {**os.environ, "PYTHONPATH": path, **ours}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=environment,
        input=given,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_new_game_passes_the_kit(folder: Path) -> None:
    assert f"{len(CHECKS)} passed" in run(
        folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "."
    )


def test_the_new_game_is_simulated(folder: Path) -> None:
    simulated = ("sim", "kronen", "--games", "20", "--bots", "random,random", "--json")
    assert '"games": 20' in run(folder, "-m", "tafelrunde", *simulated).replace('":20', '": 20')


def test_the_new_game_is_played_in_the_terminal(folder: Path) -> None:
    command = ("play", "kronen", "--plain", "--seed", "1", "--bots", "random", "--lang", "en")
    told = run(folder, "-m", "tafelrunde", *command, given="1\n" * 5)
    assert "The crowns are counted." in told
