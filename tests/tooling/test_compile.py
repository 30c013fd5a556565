"""The compiled tree: built from the sources, skipped when nothing changed, found by imports."""

from __future__ import annotations

import importlib
import importlib.util
import os
import pkgutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

pytestmark = pytest.mark.both

ROOT = Path(__file__).parents[2]
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
spec = importlib.util.spec_from_file_location("compile_tool", ROOT / "tools" / "compile.py")
assert spec is not None and spec.loader is not None
tool = importlib.util.module_from_spec(spec)
spec.loader.exec_module(tool)

needs_compiler = pytest.mark.skipif(
    tool.compiler_missing() is not None, reason=f"{tool.compiler_missing()}"
)


def write(path: Path, text: str = "") -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project of the same shape: a core, a game on it, data and an uncompiled part."""
    package = tmp_path / "src" / "tafelrunde"
    for name in ("", "core/", "games/", "games/toy/", "server/"):
        write(package / f"{name}__init__.py")
    write(package / "core/base.py", "class Base:\n    def value(self) -> int:\n        return 1\n")
    write(
        package / "games/toy/rules.py",
        "from tafelrunde.core.base import Base\n\n\n"
        "class Toy(Base):\n    def value(self) -> int:\n        return super().value() + 1\n",
    )
    write(package / "games/toy/data/cards.toml", "[cards]\n")
    write(package / "server/app.py", "X = 1\n")
    return tmp_path


def update(project: Path) -> str:
    command = [sys.executable, str(ROOT / "tools" / "compile.py")]
    command += ["--source", str(project / "src"), "--build", str(project / "build"), "-O", "0"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def run(project: Path, code: str) -> str:
    environment = os.environ | {"PYTHONPATH": str(project / "build" / "compiled")}
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, check=True, capture_output=True, text=True, env=environment
    ).stdout.strip()


PROBE = "from tafelrunde.games.toy import rules; print(rules.Toy().value(), rules.__file__)"


@needs_compiler
@pytest.mark.interpreted
def test_tree_follows_the_sources(project: Path) -> None:
    assert "2 modules compiled" in update(project)
    tree = project / "build" / "compiled" / "tafelrunde"
    value, file = run(project, PROBE).split()
    assert (value, file) == ("2", str(tree / "games" / "toy" / f"rules{SUFFIX}"))
    assert (tree / "games/toy/data/cards.toml").exists()
    assert (tree / "games/toy/rules.py").exists()

    write(project / "src/tafelrunde/server/app.py", "X = 2\n")
    assert update(project) == "compiled tree: up to date"
    assert (tree / "server/app.py").read_text() == "X = 2\n"

    base = project / "src/tafelrunde/core/base.py"
    base.write_text(base.read_text().replace("return 1", "return 5"))
    (project / "src/tafelrunde/server/app.py").unlink()
    assert "2 modules compiled" in update(project)
    assert run(project, PROBE).split()[0] == "6"
    assert not (tree / "server/app.py").exists()


@needs_compiler
@pytest.mark.interpreted
def test_a_type_error_stops_the_build(project: Path) -> None:
    write(project / "src/tafelrunde/core/base.py", "X: int = 'no'\n")
    with pytest.raises(subprocess.CalledProcessError):
        update(project)
    assert not (project / "build/compiled/stamp").exists()


@needs_compiler
@pytest.mark.interpreted
def test_a_tree_takes_its_place_when_it_is_complete(project: Path) -> None:
    update(project)
    tree = project / "build" / "compiled"
    before = (tree / "tafelrunde/games/toy" / f"rules{SUFFIX}").stat().st_ino
    base = project / "src/tafelrunde/core/base.py"
    write(base, base.read_text() + "\n\nX: int = 'no'\n")
    with pytest.raises(subprocess.CalledProcessError):
        update(project)
    assert (tree / "tafelrunde/games/toy" / f"rules{SUFFIX}").stat().st_ino == before
    assert not (tree / "stamp").exists()


def test_no_game_shares_a_library_with_another() -> None:
    assert tool.home_of(Path("tafelrunde/core/state.py")) == "tafelrunde.core"
    assert tool.home_of(Path("tafelrunde/games/toy/deep/a.py")) == "tafelrunde.games.toy"
    assert tool.home_of(Path("tafelrunde/games/shared.py")) == "tafelrunde.games"


def test_a_long_package_is_cut_in_the_order_of_its_imports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "LIBRARY_LINES", 4)
    home = tmp_path / "tafelrunde/games/toy"
    write(home / "a.py", "from tafelrunde.games.toy import c\nX = c.X\n")
    write(home / "b.py", "from tafelrunde.games.toy.a import X\nY = X\nZ = X\n")
    write(home / "c.py", "X = 1\n")
    files = [path.relative_to(tmp_path) for path in sorted(home.glob("*.py"))]
    cut = {
        group: [file.stem for file in members]
        for group, members in tool.groups_of(tmp_path, files).items()
    }
    assert cut == {"tafelrunde.games.toy": ["c", "a"], "tafelrunde.games.toy_1": ["b"]}


def test_a_room_of_a_game_is_not_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "LIBRARY_LINES", 2)
    home = tmp_path / "tafelrunde/games/toy"
    write(home / "state.py", "X = 1\n")
    write(home / "hall/a.py", "from tafelrunde.games.toy.state import X\nY = X\n")
    write(home / "hall/b.py", "from tafelrunde.games.toy.hall.a import Y\nZ = Y\n")
    write(home / "attic/c.py", "from tafelrunde.games.toy.hall.b import Z\nZZ = Z\n")
    files = [path.relative_to(tmp_path) for path in sorted(home.rglob("*.py"))]
    groups = tool.groups_of(tmp_path, files)
    cut = [[file.stem for file in members] for members in groups.values()]
    assert cut == [["state"], ["a", "b"], ["c"]]


def test_modules_that_import_each_other_share_a_library(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "LIBRARY_LINES", 2)
    home = tmp_path / "tafelrunde/games/toy"
    write(home / "a.py", "from tafelrunde.games.toy import b\nX = 1\n")
    write(home / "b.py", "from tafelrunde.games.toy import a\nY = 1\n")
    write(home / "c.py", "from tafelrunde.games.toy import b\nZ = 1\n")
    files = [path.relative_to(tmp_path) for path in sorted(home.glob("*.py"))]
    groups = tool.groups_of(tmp_path, files)
    assert [[file.stem for file in members] for members in groups.values()] == [["b", "a"], ["c"]]


def test_no_library_includes_a_later_one_of_its_package() -> None:
    """The C code of two libraries cannot include each other; imports in a circle would do that."""
    groups = tool.groups_of(ROOT / "src", tool.modules(ROOT / "src"))
    for home in {tool.home_of(members[0]) for members in groups.values()}:
        seen: set[str] = set()
        for members in groups.values():
            if tool.home_of(members[0]) != home:
                continue
            seen |= {".".join(member.with_suffix("").parts) for member in members}
            for member in members:
                ours = {n for n in tool.imported(ROOT / "src" / member) if n.startswith(home)}
                modules = {
                    n
                    for n in ours
                    if (ROOT / "src" / (n.replace(".", "/") + ".py")).exists()
                    and not tool.stays_interpreted(n)
                }
                assert modules <= seen, f"{member} imports a later library"


def test_these_tests_use_the_tree_they_were_asked_to_use() -> None:
    from tafelrunde.core import actions

    compiled = str(ROOT / "build" / "compiled") in os.environ.get("PYTHONPATH", "")
    assert actions.__file__ is not None
    assert actions.__file__.endswith(SUFFIX) == compiled


@pytest.mark.parametrize("part", [*tool.WATCHED])
def test_every_module_of_the_rules_can_be_imported(part: str) -> None:
    """Code that the compiler took for unreachable would show itself here."""
    if importlib.util.find_spec(f"tafelrunde.{part}") is None:
        pytest.skip(f"there is no {part} yet")
    package = importlib.import_module(f"tafelrunde.{part}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)


def test_an_interrupted_build_leaves_nothing_that_a_later_one_trusts(tmp_path: Path) -> None:
    names = [f"{letter}.so" for letter in "abcde"]

    def interrupted() -> list[str]:
        for age, name in enumerate(names):
            write(tmp_path / "lib" / name)
            os.utime(tmp_path / "lib" / name, (age, age))
        return sorted(path.name for path in (tmp_path / "lib").iterdir())

    interrupted()
    tool.prepare(tmp_path, "old")
    assert interrupted() == names
    tool.prepare(tmp_path, "old")  # what was written last may be broken
    left = sorted(path.name for path in (tmp_path / "lib").iterdir())
    assert left == names[: max(0, len(names) - (os.cpu_count() or 1))]
    interrupted()
    tool.prepare(tmp_path, "new")  # what was made from other sources may not fit
    assert not list((tmp_path / "lib").iterdir())
