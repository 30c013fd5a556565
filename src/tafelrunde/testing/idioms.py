"""`make check`: habits of the rules that no type checker and no compiler insists on.

The rules are compiled, and most games are played with nobody listening. Each habit below costs
speed, or with the compiler of today even correctness, when it is forgotten.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).resolve().parents[1]
RULES = [PACKAGE / part for part in ("core", "geometry", "games")]


class Lapse(NamedTuple):
    """A line that breaks a habit."""

    line: int
    text: str


def unguarded_facts(tree: ast.AST) -> Iterator[Lapse]:
    """Facts for everybody are put together only when somebody listens.

    A fact with a secret part is told to `emit` in any case, which counts that a seat learned
    something; it is rare enough to be put together in vain.
    """
    heard: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ".log is not None" in ast.unparse(node.test):
            heard.update(part for line in node.body for part in ast.walk(line))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            secret = len(node.args) > 3 or any(k.arg in ("secret", "to") for k in node.keywords)
            if node.func.attr == "emit" and not secret and node not in heard:
                yield Lapse(node.lineno, "`emit` belongs into `if s.log is not None:`")


def is_constant(node: ast.AST) -> bool:
    """Whether an expression consists of literals and names in capitals."""
    return all(
        isinstance(part, ast.Constant | ast.BinOp | ast.operator | ast.expr_context)
        or (isinstance(part, ast.Name) and part.id.isupper())
        for part in ast.walk(node)
    )


def narrow_shifts(tree: ast.AST) -> Iterator[Lapse]:
    """A literal is never shifted by a number that varies: the compiler would do it in 32 bits."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.LShift):
            continue
        if isinstance(node.left, ast.Constant) and not is_constant(node.right):
            yield Lapse(node.lineno, "`bit(n)` instead of `1 << n`")


HABITS = (unguarded_facts, narrow_shifts)


def faults(text: str) -> list[Lapse]:
    """All faults of a module, by line."""
    tree = ast.parse(text)
    return sorted(fault for habit in HABITS for fault in habit(tree))


def main(arguments: list[str] | None = None) -> int:
    """Report every fault below these paths."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("paths", nargs="*", type=Path, default=RULES)
    found = 0
    for path in parser.parse_args(arguments).paths:
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            for fault in faults(file.read_text(encoding="utf-8")):
                print(f"{file}:{fault.line}: {fault.text}")
                found += 1
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
