"""Compile the rules engine with mypyc: one function for the wheel and for the working tree.

Run as a script it keeps `build/compiled/tafelrunde/` up to date: a copy of the sources with the
extension modules beside them. `PYTHONPATH=build/compiled` then runs the compiled code; a tree
whose sources have not changed is left alone.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import fcntl
import hashlib
import os
import shutil
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "tafelrunde"
COMPILED = ("core", "geometry", "games", "bots")
"""The subpackages that are compiled; `__init__` modules stay interpreted."""
INTERPRETED = frozenset(
    {
        "tafelrunde.core.compiling",  # what they say depends on TYPE_CHECKING
        "tafelrunde.core.numbers",
        # Thin shells around bots.search: nothing to gain, and a test looks at what they touch.
        "tafelrunde.bots.base",
        "tafelrunde.bots.calibration",
        "tafelrunde.bots.counsel",
        "tafelrunde.bots.evaluation",
        "tafelrunde.bots.greedy",
        "tafelrunde.bots.ismcts",
        "tafelrunde.bots.planning",
        "tafelrunde.bots.random",
        "tafelrunde.bots.registry",
        # Read once, when a game is loaded.
        "tafelrunde.core.packs",
        "tafelrunde.core.reading",
        "tafelrunde.core.rulebook",
        "tafelrunde.games.guiscard.files.buildings",
        "tafelrunde.games.guiscard.files.loading",
        "tafelrunde.games.guiscard.files.maps",
        "tafelrunde.games.guiscard.files.scenarios",
        "tafelrunde.games.guiscard.files.text",
        # Between games, or beside a table with a real board.
        "tafelrunde.core.campaign",
        "tafelrunde.games.drei_sanchos.campaign",
        "tafelrunde.games.drei_sanchos.companion",
        "tafelrunde.games.drei_sanchos.course",
        # What a screen shows of one position.
        "tafelrunde.games.drei_sanchos.closed",
        "tafelrunde.games.guiscard.screen.chart",
        "tafelrunde.games.guiscard.screen.preview",
        "tafelrunde.games.guiscard.screen.remarks",
        "tafelrunde.games.guiscard.screen.shown",
    }
)
"""Modules below them that stay interpreted, by dotted name, each with its reason beside it."""
DECLARATIONS = ("contract", "views")
"""Modules of these names only declare types: nothing to gain, and compiled ones lose a part of
what they declare (`NotRequired`)."""
COLD = ("aids", "lexicon", "limits", "names", "recap", "scene", "staging")
"""Modules of these names serve screens, stored games and scenario files: no simulation and no
search runs them, and together with those above they were a tenth of all C code."""
HIDDEN = [] if sys.platform == "win32" else ["-fvisibility=hidden"]
"""Functions that no other library can see or replace are called without a detour."""
STAMP = "stamp"
"""The file in the tree that says from which sources it was made; without it, it is not complete."""
UNFINISHED = "unfinished"
"""The file in the work directory that says from which sources a build has begun."""
WATCHED = (*COMPILED, "board")
"""The subpackages whose types the compiled code relies on: a change there compiles anew."""
LIBRARY_LINES = 2500
"""About how long the modules of one shared library are together. The compiler works on one library
at a time per core, and the last one should not be waited for; but each brings the run-time part of
mypyc along, which takes as long as 250 lines of rules."""
OPTIMISATION = "2"
"""gcc's level: numbers that stay in registers gain by it (CONTRIBUTING.md)."""


def compiler_missing() -> str | None:
    """Say what is missing to build extension modules, or None when nothing is."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(command) is None:
        return f"no C compiler ({command})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "no Python headers"
    return None


def unbuilt(source: Path) -> set[str]:
    """The games that are not playable yet and that TAFELRUNDE_GAMES does not name."""
    catalogue = source / PACKAGE / "games" / "catalogue.toml"
    rows = tomllib.loads(catalogue.read_text())["game"] if catalogue.exists() else []
    wanted = os.environ.get("TAFELRUNDE_GAMES", "")
    return {r["id"] for r in rows if not r["built"] and f"games.{r['id']}.game" not in wanted}


def stays_interpreted(module: str) -> bool:
    """Whether a module, by its dotted name, is left as it is."""
    last = module.rpartition(".")[2]
    return last == "__init__" or last in (*DECLARATIONS, *COLD) or module in INTERPRETED


def modules(source: Path) -> list[Path]:
    """The files to compile, relative to `source`, in a stable order."""
    found = []
    skipped = unbuilt(source)
    for part in COMPILED:
        for path in sorted((source / PACKAGE / part).rglob("*.py")):
            name = path.relative_to(source).with_suffix("")
            unfinished = part == "games" and name.parts[2] in skipped
            if not stays_interpreted(".".join(name.parts)) and not unfinished:
                found.append(path.relative_to(source))
    return found


def home_of(module: Path) -> str:
    """The package whose shared libraries a module goes into: core, geometry, bots or one game."""
    parts = module.with_suffix("").parts
    depth = 3 if parts[1] == "games" and len(parts) > 3 else 2
    return ".".join(parts[:depth])


def imported(path: Path) -> set[str]:
    """The dotted names that a module imports, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def room_of(name: str) -> str:
    """The subpackage of a game that a module lies in; outside of one, the module itself."""
    parts = name.split(".")
    return ".".join(parts[:4]) if parts[1] == "games" else name


def by_room(imports: dict[str, set[str]]) -> list[list[str]]:
    """The modules room by room, each room after those that it needs."""
    rooms: dict[str, dict[str, set[str]]] = {}
    for name, needed in imports.items():
        rooms.setdefault(room_of(name), {})[name] = needed
    between = {
        room: {room_of(other) for needed in members.values() for other in needed} - {room}
        for room, members in rooms.items()
    }
    return [
        in_import_order({name: needed & rooms[room].keys() for name, needed in rooms[room].items()})
        for room in in_import_order(between)
    ]


def in_import_order(imports: dict[str, set[str]]) -> list[str]:
    """The modules, each after those that it imports; in a circle, near each other."""
    ordered: dict[str, None] = {}
    begun: set[str] = set()

    def visit(name: str) -> None:
        if name not in begun:
            begun.add(name)
            for other in sorted(imports[name]):
                visit(other)
            ordered[name] = None

    for name in imports:
        visit(name)
    return list(ordered)


def groups_of(source: Path, files: list[Path]) -> dict[str, list[Path]]:
    """The shared libraries to build and the modules in each.

    A package is cut in the order of its imports into libraries of about LIBRARY_LINES, so that
    they compile side by side and a change compiles little; a room (subpackage) of a game stays
    whole. None needs a later one of its package, because the C code of two libraries cannot
    include each other.
    """
    homes: dict[str, dict[str, Path]] = {}
    for file in files:
        homes.setdefault(home_of(file), {})[".".join(file.with_suffix("").parts)] = file
    groups: dict[str, list[Path]] = {}
    for home, members in homes.items():
        imports = {name: imported(source / file) & members.keys() for name, file in members.items()}
        part, lines, placed, needed = 0, 0, set[str](), set[str]()
        for room in by_room(imports):
            length = sum(len((source / members[m]).read_text().splitlines()) for m in room)
            if lines and lines + length > LIBRARY_LINES and needed <= placed:
                part, lines = part + 1, 0
            lines += length
            placed.update(room)
            needed.update(*[imports[m] for m in room])
            library = groups.setdefault(f"{home}_{part}" if part else home, [])
            library += [members[m] for m in room]
    return groups


def build_extensions(source: Path, work: Path, optimisation: str = OPTIMISATION) -> list[Path]:
    """Compile the modules below `source`; return the extension files, relative to `work/lib`.

    `work` keeps the C files and objects, so that the next call builds only what changed.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution

    files = modules(source)
    groups = groups_of(source, files)
    # What mypyc 2.4.1 remembers of a module lacks which numbers of a class may be undefined, and
    # it holds only as long as the module stays in its library: begin anew, objects are kept.
    shutil.rmtree(work / "cache", ignore_errors=True)
    options = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(work / "cache")]
    # Relative paths keep the place of the build out of tracebacks and binaries.
    with contextlib.chdir(source):
        extensions = mypycify(
            [*options, *map(str, files)],
            opt_level=optimisation,
            debug_level="0",
            separate=[([str(name) for name in names], group) for group, names in groups.items()],
            target_dir=str(work / "c"),
        )
        for extension in extensions:  # they share one list of arguments
            extension.extra_compile_args = [*extension.extra_compile_args, *HIDDEN]
        command = Distribution({"name": PACKAGE, "ext_modules": extensions}).get_command_obj(
            "build_ext"
        )
        command.build_lib = str(work / "lib")
        command.build_temp = str(work / "temp")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    return [Path(command.get_ext_filename(e.name)) for e in extensions]


def work_directory(build: Path, optimisation: str = OPTIMISATION) -> Path:
    """Where the intermediate files of this interpreter and optimisation level lie."""
    return build / "mypyc" / f"{sysconfig.get_config_var('SOABI')}-O{optimisation}"


def fingerprint(source: Path, optimisation: str) -> str:
    """A digest of everything that the compiled modules depend on."""
    digest = hashlib.sha256()
    digest.update(f"{sys.version} {version('mypy')} -O{optimisation}".encode())
    digest.update(Path(__file__).read_bytes())
    skipped = unbuilt(source)
    for part in WATCHED:
        for path in sorted((source / PACKAGE / part).rglob("*.py")):
            if part == "games" and path.relative_to(source).parts[2] in skipped:
                continue
            digest.update(f"\n{path.relative_to(source)} {path.stat().st_size}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def source_files(package: Path) -> Iterator[Path]:
    """Every file of the package but byte code, relative to it."""
    for path in sorted(package.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path.relative_to(package)


def mirror(source: Path, target: Path) -> None:
    """Make `target` a copy of the package `source`, leaving extension modules alone."""
    wanted = set(source_files(source))
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for name in list(source_files(target)) if target.exists() else []:
        if name not in wanted and not name.name.endswith(suffix):
            (target / name).unlink()
    for name in wanted:
        old, new = source / name, target / name
        if new.exists() and old.read_bytes() == new.read_bytes():
            continue
        new.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(old, new)


def prepare(work: Path, sources: str) -> None:
    """Make the work directory ready; after an interrupted build remove what may be wrong in it.

    Libraries that were being written are broken. If the sources have changed since, nobody knows
    which of the others still fit together.
    """
    mark, libraries = work / UNFINISHED, work / "lib"
    if mark.exists():
        made = sorted(libraries.rglob("*.so"), key=lambda file: file.stat().st_mtime)
        same = mark.read_text() == sources
        for file in made[-(os.cpu_count() or 1) :] if same else made:
            file.unlink()
    work.mkdir(parents=True, exist_ok=True)
    mark.write_text(sources)


def is_current(source: Path, build: Path, optimisation: str = OPTIMISATION) -> bool:
    """Whether the tree is complete and made from these sources."""
    stamp = build / "compiled" / STAMP
    return stamp.exists() and stamp.read_text() == fingerprint(source, optimisation)


def update_tree(source: Path, build: Path, optimisation: str = OPTIMISATION) -> str:
    """Bring the compiled tree up to date; return one line that says what was done.

    A new tree is put together beside the old one and takes its place when it is complete.
    """
    tree = build / "compiled"
    if is_current(source, build, optimisation):
        mirror(source / PACKAGE, tree / PACKAGE)
        return "compiled tree: up to date"
    began = time.monotonic()
    (tree / STAMP).unlink(missing_ok=True)
    now = fingerprint(source, optimisation)
    work = work_directory(build, optimisation)
    prepare(work, now)
    names = build_extensions(source, work, optimisation)
    (work / UNFINISHED).unlink()
    following = build / "compiled.next"
    shutil.rmtree(following, ignore_errors=True)
    mirror(source / PACKAGE, following / PACKAGE)
    for name in names:
        (following / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(work / "lib" / name, following / name)
    if fingerprint(source, optimisation) != now:  # edited meanwhile: .py and .so would differ
        return update_tree(source, build, optimisation)
    (following / STAMP).write_text(now)
    # A server may run from the old tree: it is moved away at once and deleted afterwards.
    former = build / "compiled.old"
    shutil.rmtree(former, ignore_errors=True)
    if tree.is_symlink() or tree.exists():
        tree.rename(former)
    following.rename(tree)
    if former.is_symlink():
        former.unlink()
    shutil.rmtree(former, ignore_errors=True)
    count, seconds = len(modules(source)), time.monotonic() - began
    return f"compiled tree: {count} modules compiled with -O{optimisation} in {seconds:.1f} s"


def main() -> int:
    """Build `build/compiled`; without a C compiler say so and leave with code 3."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--source", type=Path, default=ROOT / "src")
    parser.add_argument("--build", type=Path, default=ROOT / "build")
    parser.add_argument("-O", dest="optimisation", choices="0123", default=OPTIMISATION)
    parser.add_argument("--patient", action="store_true", help="let everything else go first")
    options = parser.parse_args()
    if options.patient:
        os.nice(19)
    missing = compiler_missing()
    if missing:
        print(f"compiled tree: not built, {missing}", file=sys.stderr)
        return 3
    build: Path = options.build.resolve()
    build.mkdir(parents=True, exist_ok=True)
    with (build / "lock").open("w") as lock:  # two builds at once would write the same files
        fcntl.flock(lock, fcntl.LOCK_EX)
        print(update_tree(options.source.resolve(), build, options.optimisation), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
