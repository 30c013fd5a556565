"""The wheel: pure by default, with extension modules when asked, always with its data."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.interpreted
ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tafelrunde"
DATA = (".toml", ".ftl", ".svg", ".json")


def build(target: Path, compiled: bool) -> tuple[str, set[str]]:
    """Build a wheel; return its file name and the names in it."""
    environment = os.environ | {"TAFELRUNDE_COMPILE": str(int(compiled))}
    environment.pop("PYTHONPATH", None)
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "-o", str(target)]
    subprocess.run(command, check=True, cwd=ROOT, env=environment, capture_output=True)
    (wheel,) = target.glob("*.whl")
    return wheel.name, set(zipfile.ZipFile(wheel).namelist())


@pytest.fixture(scope="module")
def expected() -> set[str]:
    """Every module, data file and built page that belongs into a wheel."""
    kept = {
        path
        for path in SOURCE.rglob("*")
        if path.suffix in (".py", *DATA) or ("static" in path.parts and path.is_file())
    }
    return {f"tafelrunde/{path.relative_to(SOURCE)}" for path in kept}


def test_pure_wheel_holds_everything(tmp_path: Path, expected: set[str]) -> None:
    name, files = build(tmp_path, compiled=False)
    assert name.endswith("-py3-none-any.whl")
    assert expected <= files
    assert not [f for f in files if f.endswith((".so", ".pyd"))]


@pytest.mark.skipif("CI" not in os.environ, reason="compiles everything: make dist does it too")
def test_compiled_wheel_adds_extension_modules(tmp_path: Path, expected: set[str]) -> None:
    name, files = build(tmp_path, compiled=True)
    assert not name.endswith("-any.whl")
    assert expected <= files
    assert "tafelrunde/core/state" + sysconfig.get_config_var("EXT_SUFFIX") in files
