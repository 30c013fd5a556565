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

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "tafelrunde"
PATIENCE = 600  # seconds for all tests together; some faults never let a game end
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "*.so")


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
    """Whether one of the tests fails on a copy of the sources with the fault in it."""
    copy = folder / "src" / "tafelrunde"
    shutil.copytree(PACKAGE, copy, ignore=LEFT_OUT)
    (copy / mutation.file).write_text(mutation.planted(), encoding="utf-8")
    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not soak"]
    try:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *options, *map(str, tests)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired:  # nobody overlooks a game that stands still
        return True
    if done.returncode not in (0, 1, 2):
        raise RuntimeError(done.stdout + done.stderr)
    return done.returncode != 0
