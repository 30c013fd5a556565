"""A class has its name for itself: nobody has to ask which of two is meant.

A package of the house keeps to that for itself, a game also beside what every game is built from.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "tafelrunde"
SHARED = ("core", "board", "geometry")  # what every game is built from


def classes(folder: Path) -> dict[str, list[str]]:
    """By name of a class the modules that define one."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(str(path.relative_to(folder.parent)))
    return found


def doubles(*folders: Path) -> dict[str, list[str]]:
    """The names that more than one class has, each with its modules."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for folder in folders:
        for name, modules in classes(folder).items():
            found[name] += modules
    return {name: modules for name, modules in found.items() if len(modules) > 1}


def test_no_two_classes_of_a_game_share_a_name() -> None:
    shared = [SOURCE / name for name in SHARED]
    games = [path.parent for path in sorted(SOURCE.glob("games/*/game.py"))]
    assert {game.name: doubles(*shared, game) for game in games} == {g.name: {} for g in games}


def test_no_two_classes_of_a_package_share_a_name() -> None:
    packages = [path.parent for path in sorted(SOURCE.glob("*/__init__.py"))]
    packages.remove(SOURCE / "games")
    assert {one.name: doubles(one) for one in packages} == {one.name: {} for one in packages}


def test_a_double_is_found(tmp_path: Path) -> None:
    for folder, text in (("one", "class Goal: ..."), ("two", "def f():\n    class Goal: ...")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "module.py").write_text(text, encoding="utf-8")
    found = doubles(tmp_path / "one", tmp_path / "two")
    assert found == {"Goal": ["one/module.py", "two/module.py"]}
