"""Break a rule on purpose and see whether the tests notice.

A list of mutations is a TOML file beside a game's tests: each names the rule it breaks, a
file below `src/tafelrunde`, the text to find there (exactly once) and what to put instead.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "tafelrunde"
NOTHING = 5  # pytest's exit code where no test was chosen
PATIENCE = 600  # seconds for all tests together; some faults never let a game end
LEFT_OUT = shutil.ignore_patterns("static", "*.so")
BROKEN = "TAFELRUNDE_BROKEN_RULE"  # tells the tests on a mutated copy which rule it breaks


class Mutation(NamedTuple):
    """A fault to plant."""

    rule: str
    file: str
    old: str
    new: str

    def planted(self) -> str:
        """The text of the file with the fault in it."""
        text = (PACKAGE / self.file).read_text(encoding="utf-8")
        found = text.count(self.old)
        if found != 1:
            raise ValueError(f"{self.rule}: {self.file} has {found} times {self.old!r}")
        return text.replace(self.old, self.new)


def load_mutations(path: Path) -> list[Mutation]:
    """The mutations of a file."""
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["mutation"]
    return [Mutation(**row) for row in rows]


def is_noticed(mutation: Mutation, tests: list[Path], folder: Path) -> bool:
    """Whether one of the tests fails on a copy of the sources with the fault in it.

    The files that name the rule come first: mostly one of them notices, and the others need not
    even be read. What the interpreter made of the other modules is copied too: it stays valid.
    """
    copy = folder / "src" / "tafelrunde"
    shutil.copytree(PACKAGE, copy, ignore=LEFT_OUT)
    (copy / mutation.file).write_text(mutation.planted(), encoding="utf-8")
    named = [test for test in tests if f'"{mutation.rule}"' in test.read_text(encoding="utf-8")]
    others = [test for test in tests if test not in named]
    return any(_fails(mutation, part, folder) for part in (named, others) if part)


def _fails(mutation: Mutation, tests: list[Path], folder: Path) -> bool:
    """Whether one of the tests fails there."""
    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "mutations"]
    path = os.pathsep.join([str(folder / "src"), str(Path(__file__).parent)])
    try:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *options, "-m", "not soak", *map(str, tests)],
            cwd=ROOT,
            env={
                **os.environ,
                "PYTHONPATH": path,
                "PYTHONDONTWRITEBYTECODE": "1",
                BROKEN: mutation.rule,
            },
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired:  # nobody overlooks a game that stands still
        return True
    if done.returncode not in (0, 1, 2, NOTHING):
        raise RuntimeError(done.stdout + done.stderr)
    return done.returncode in (1, 2)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of the broken rule come first: mostly one of them notices."""
    broken = os.environ.get(BROKEN, "")
    if broken:
        items.sort(key=lambda item: (broken,) not in [m.args for m in item.iter_markers("rule")])
