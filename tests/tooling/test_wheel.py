"""A wheel and what it says that it needs, in an empty environment, give a working `tafelrunde`."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import json
import os
import re
import socket
import subprocess
import sys
import sysconfig
import time
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import Distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from server.client import Guest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "tafelrunde"
DATA = (".toml", ".ftl", ".svg", ".json")
STATE = "tafelrunde/core/state" + str(sysconfig.get_config_var("EXT_SUFFIX"))
GAMES = ["heerbann", "vetternkrieg", "el_grande", "drei_sanchos", "guiscard"]
# What only the extras bring, and the modules that are of no use without them.
EXTRAS = {"asyncpg", "numpy", "pettingzoo", "pyspiel", "ray"}
OF_EXTRAS = {"tafelrunde.env.encoding", "tafelrunde.env.openspiel", "tafelrunde.env.pettingzoo"}
IMPORT_ALL = """
import importlib, json, pkgutil, tafelrunde
missing = {}
for module in pkgutil.walk_packages(tafelrunde.__path__, "tafelrunde."):
    if not module.name.endswith(("__main__", "migrations.env")):  # which act when imported
        try:
            importlib.import_module(module.name)
        except ModuleNotFoundError as error:
            missing[module.name] = error.name
print(json.dumps(missing))
"""
spec = importlib.util.spec_from_file_location("compile_tool", ROOT / "tools" / "compile.py")
assert spec is not None and spec.loader is not None
tool = importlib.util.module_from_spec(spec)
spec.loader.exec_module(tool)


def compiled_already() -> bool:
    """Whether the compiled wheel needs no compiling: `build/` holds what it consists of."""
    stamp = ROOT / "build" / "compiled" / "stamp"
    return stamp.exists() and stamp.read_text() == tool.fingerprint(ROOT / "src", tool.OPTIMISATION)


def clean(**environment: str) -> dict[str, str]:
    """The environment without our paths and without Node."""
    ours = ("PYTHON", "COV", "NODE", "TAFELRUNDE")
    kept = {k: v for k, v in os.environ.items() if not k.startswith(ours)}
    return {**kept, **environment}


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


# -- building and installing


def build(target: Path, compiled: bool) -> Path:
    """Build a wheel as `make dist` does."""
    command = (sys.executable, "-m", "build", "--wheel", "--no-isolation", "-o", target, ROOT)
    run(*command, TAFELRUNDE_COMPILE=str(int(compiled)))
    (wheel,) = target.glob("*.whl")
    return wheel


def check_contents(wheel: Path, compiled: bool) -> None:
    """Every module, data file and built page is in it, and extension modules if asked for."""
    files = set(zipfile.ZipFile(wheel).namelist())
    for path in SOURCE.rglob("*"):
        built = "static" in path.parts and path.is_file()
        if built or path.suffix in (".py", *DATA):
            assert f"tafelrunde/{path.relative_to(SOURCE)}" in files
    assert wheel.name.endswith("-py3-none-any.whl") != compiled
    assert (STATE in files) == compiled
    assert compiled or not [name for name in files if name.endswith((".so", ".pyd"))]


def needed_by(wheel: Path) -> dict[str, Distribution]:
    """The packages that a wheel needs by its own words, and those that they need."""
    with zipfile.ZipFile(wheel) as files:
        (name,) = [name for name in files.namelist() if name.endswith(".dist-info/METADATA")]
        text = files.read(name).decode().partition("\n\n")[0]
    waiting = [(Requirement(line), "") for line in re.findall("^Requires-Dist: (.*)$", text, re.M)]
    found: dict[str, Distribution] = {}
    seen: set[tuple[str, str]] = set()
    while waiting:
        wanted, extra = waiting.pop()
        if wanted.marker is not None and not wanted.marker.evaluate({"extra": extra}):
            continue
        package = canonicalize_name(wanted.name)
        found[package] = importlib.metadata.distribution(package)
        assert wanted.specifier.contains(found[package].version), wanted
        for inner in {"", *wanted.extras}:
            if (package, inner) not in seen:
                seen.add((package, inner))
                waiting += [(Requirement(r), inner) for r in found[package].requires or []]
    return found


def check_lock(needed: dict[str, Distribution]) -> None:
    """What is needed is what `requirements/` locks for players, with or without compiled rules."""
    file = "play.txt" if "librt" in needed else "runtime.txt"
    lock = (ROOT / "requirements" / file).read_text()
    for package, distribution in needed.items():
        assert re.search(
            rf"^{package}(\[\w+])?=={re.escape(distribution.version)}\b", lock, re.M
        ), package


def install(wheel: Path, folder: Path) -> Path:
    """A new environment with the wheel and what it needs, and nothing else; returns its Python.

    The packages come from the environment of these tests, each linked from there.
    """
    venv.create(folder, symlinks=True)
    python = folder / "bin" / "python"
    site = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    needed = needed_by(wheel)
    check_lock(needed)
    parts = {(Path(f).parts[0], d) for d in needed.values() for f in d.files or []}
    for name, place in {name: d.locate_file(name) for name, d in parts}.items():
        if name not in ("..", "__pycache__"):
            (site / name).symlink_to(Path(str(place)).resolve())
    pip = (sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check")
    run(*pip, "install", "--quiet", "--no-index", "--no-deps", wheel)
    assert "No broken requirements" in run(*pip, "check")
    return python


@pytest.fixture(
    scope="module",
    params=[
        "pure",
        pytest.param("compiled", marks=[] if compiled_already() else pytest.mark.soak),
    ],
)
def python(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that has a wheel of ours."""
    top, compiled = tmp_path_factory.mktemp(request.param), request.param == "compiled"
    if compiled and (missing := tool.compiler_missing()):
        pytest.skip(missing)
    wheel = build(top, compiled)
    check_contents(wheel, compiled)
    made = install(wheel, top / "environment")
    place = run(made, "-c", "import tafelrunde.core.state as s; print(s.__file__)").strip()
    assert place.startswith(str(top)) and place.endswith(".py") != compiled
    return made


# -- using it

pytestmark = pytest.mark.interpreted


@contextmanager
def serving(python: Path, data: Path) -> Iterator[str]:
    """The address of a server that was installed from a wheel, as soon as it answers."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = subprocess.Popen(
        [str(python.parent / "tafelrunde"), "serve", "--port", str(port)],
        cwd=data,
        env=clean(PATH=str(python.parent), TAFELRUNDE_DATA=str(data)),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        address = f"http://127.0.0.1:{port}"
        assert b"<script" in fetch(f"{address}/")
        yield address
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


async def test_a_wheel_is_all_that_a_player_needs(python: Path, tmp_path: Path) -> None:
    missing = json.loads(run(python, "-c", IMPORT_ALL))
    assert missing.keys() <= OF_EXTRAS and set(missing.values()) <= EXTRAS

    command = python.parent / "tafelrunde"
    places = {"PATH": str(python.parent), "TAFELRUNDE_DATA": str(tmp_path)}
    play = ("play", "heerbann", "--plain", "--seed", "3", "--bots", "random", "--lang", "en")
    assert "The game is over" in run(command, *play, given="1\n" * 400, **places)
    assert list(tmp_path.rglob("*.json"))

    with serving(python, tmp_path) as address:
        async with Guest(address, "Anna") as anna:
            built = [game["id"] for game in await anna.get("/api/games") if game["built"]]
            assert built == GAMES
            table = await anna.table("me", "page")
            async with anna.visit(table["id"]) as visit:
                await visit.until(lambda: bool(visit.choices))
                answer = await visit.do(visit.choices[0])
                assert answer["t"] == "ack"
                assert (await anna.get(f"/api/tables/{table['id']}"))["status"] == "playing"

    for game in GAMES:
        told = run(command, "sim", game, "--games", "10", "--json", **places)
        assert json.loads(told)["games"] == 10, game
