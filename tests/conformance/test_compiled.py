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
from hinterhalt import game as toy

from tafelrunde.core import state
from tafelrunde.core.chance import FastRng
from tafelrunde.core.data import digest_of
from tafelrunde.core.game import Game
from tafelrunde.games import load_game

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "compile.py"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")

# Says whether a module is compiled, and the fingerprint of some seeded games.
PROGRAM = """
import sys
from importlib import import_module
from tafelrunde.core.chance import FastRng
from tafelrunde.core.data import digest_of
from tafelrunde.core.state import playout
module = import_module(sys.argv[1])
game = module.GAME()
digests = []
for players in range(game.min_players, game.max_players + 1):
    for seed in range(20):
        s = game.new(game.resolve({}), players)
        s.log = []
        playout(s, FastRng(seed), game.most_decisions(players))
        digests += [s.digest(), digest_of([list(e) for e in s.log])]
print(module.__file__, digest_of(digests))
"""


def seeded_games(game: Game) -> str:
    """The fingerprint that `PROGRAM` prints, made in this process."""
    digests = []
    for players in range(game.min_players, game.max_players + 1):
        for seed in range(20):
            s = game.new(game.resolve({}), players)
            s.log = []
            state.playout(s, FastRng(seed), game.most_decisions(players))
            digests += [s.digest(), digest_of([list(event) for event in s.log])]
    return digest_of(digests)


def run(module: str, *paths: Path) -> tuple[str, str]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths))}
    command = [sys.executable, "-c", PROGRAM, module]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    file, digest = done.stdout.split()
    return file, digest


@pytest.mark.parametrize("game_id", ["heerbann", "hinterhalt"])
def test_pure_and_present_modules_play_the_same_games(game_id: str) -> None:
    """In the tests on the compiled tree this compares compiled with pure."""
    game = load_game(game_id)
    module = "hinterhalt.game" if game_id == "hinterhalt" else f"tafelrunde.games.{game_id}.game"
    file, digest = run(module, ROOT / "src", ROOT / "tests")
    assert file.endswith(".py")
    assert seeded_games(game) == digest


def test_toy_game_is_an_interpreted_plug_in() -> None:
    assert toy.__file__.endswith(".py")


def move_in(source: Path) -> None:
    """Make a small source tree in which the toy game is one of the house."""
    house = source / "tafelrunde"
    leave_out = shutil.ignore_patterns("__pycache__", "golden")
    for part in ("core", "board"):
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
    file, digest = run("tafelrunde.games.hinterhalt.game", tmp_path / "build" / "compiled")
    assert file.endswith(SUFFIX)
    assert digest == seeded_games(load_game("hinterhalt"))
