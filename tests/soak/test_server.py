"""Long runs of the server: load, and kills under load."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from server.driver import crash_test

ROOT = Path(__file__).parents[2]


@pytest.mark.soak
def test_200_sockets_on_100_tables_for_five_minutes() -> None:
    command = [sys.executable, "bench/load.py", "--write", "docs/load.md"]
    done = subprocess.run(command, cwd=ROOT, text=True, capture_output=True)
    print(done.stdout)
    assert done.returncode == 0, done.stderr


@pytest.mark.soak
async def test_fifty_kills_under_load(tmp_path: Path) -> None:
    result = await crash_test(tmp_path, pairs=20, kills=50, seed=50)
    print(result)
    assert result["kills"] == 50 and result["moves"] > 500
