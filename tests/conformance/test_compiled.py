"""The same rules compiled: a plug-in on the compiled core, and a game that moves into the house."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from conformance.seeded import fingerprint
from hinterhalt import game as toy

from tafelrunde.games import load_game

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "compile.py"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")

GAMES = 4  # in every setting
LONG = {"guiscard": 1}  # fewer of long ones
IDS = ("heerbann", "vetternkrieg", "el_grande", "drei_sanchos", "guiscard", "hinterhalt")

# Says where a module comes from, and the fingerprint of some seeded games.
PROGRAM = """
import sys
from importlib import import_module
from conformance.seeded import fingerprint
module = import_module(sys.argv[1])
print(module.__file__, fingerprint(module.GAME(), int(sys.argv[2])))
"""


def run(module: str, games: int, *paths: Path) -> tuple[str, str]:
    """The file of a module with a game and the fingerprint of its games, with these paths."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (*paths, ROOT / "tests")))}
    command = [sys.executable, "-c", PROGRAM, module, str(games)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    file, digest = done.stdout.split()
    return file, digest


@pytest.mark.parametrize("game_id", IDS)
def test_pure_and_present_modules_play_the_same_games(game_id: str) -> None:
    """In the tests on the compiled tree this compares compiled with pure."""
    game = load_game(game_id)
    module = "hinterhalt.game" if game_id == "hinterhalt" else f"tafelrunde.games.{game_id}.game"
    games = LONG.get(game_id, GAMES)
    file, digest = run(module, games, ROOT / "src")
    assert file.endswith(".py")
    assert fingerprint(game, games) == digest


def test_toy_game_is_an_interpreted_plug_in() -> None:
    assert toy.__file__.endswith(".py")


def move_in(source: Path) -> None:
    """Make a small source tree in which the toy game is one of the house."""
    house = source / "tafelrunde"
    leave_out = shutil.ignore_patterns("__pycache__", "golden")
    for part in ("core", "board", "testing"):
        shutil.copytree(ROOT / "src" / "tafelrunde" / part, house / part, ignore=leave_out)
    shutil.copytree(ROOT / "tests" / "hinterhalt", house / "games" / "hinterhalt", ignore=leave_out)
    for name in ("__init__.py", "games/__init__.py"):
        shutil.copy(ROOT / "src" / "tafelrunde" / name, house / name)
    for path in (house / "games" / "hinterhalt").glob("*.py"):
        text = re.sub(r"from hinterhalt\b", "from tafelrunde.games.hinterhalt", path.read_text())
        path.write_text(text)


@pytest.mark.interpreted
def test_toy_game_compiles_in_the_house_and_plays_the_same_games(tmp_path: Path) -> None:
    move_in(tmp_path / "src")
    command = [sys.executable, str(TOOL), "--source", str(tmp_path / "src")]
    command += ["--build", str(tmp_path / "build"), "-O", "0"]
    built = subprocess.run(command, capture_output=True, text=True)
    if built.returncode == 3:
        pytest.skip(built.stderr.strip())
    assert built.returncode == 0, built.stdout + built.stderr
    file, digest = run("tafelrunde.games.hinterhalt.game", GAMES, tmp_path / "build" / "compiled")
    assert file.endswith(SUFFIX)
    assert digest == fingerprint(load_game("hinterhalt"), GAMES)
