"""The tool that fills the table of solo games in the documentation."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path

import pytest

from tafelrunde.sim.jobs import Tally

TOOL = Path(__file__).parents[2] / "tools" / "sancho_solo.py"
spec = importlib.util.spec_from_file_location("sancho_solo_tool", TOOL)
assert spec is not None and spec.loader is not None
tool = importlib.util.module_from_spec(spec)
spec.loader.exec_module(tool)


def test_the_table_of_solo_games_is_written_between_its_marks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "docs" / "drei_sanchos.md"
    page.parent.mkdir()
    page.write_text(f"before\n{tool.MARK}\nold\n<!-- end of the table -->\nafter", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(tool, "SANCHOS", {"najera": "Nájera"})
    monkeypatch.setattr(tool, "LEVELS", ("epic",))
    counts = ["--greedy", "1", "--searches", "2", "--search", "random"]
    monkeypatch.setattr(sys, "argv", ["sancho_solo.py", *counts, "--out", "kept"])
    tool.main()
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n") and text.endswith("after") and "old" not in text
    rows = re.findall(r"\| Nájera \| epic \| (\w+) \| (\d) \| \d \| ([\d.]+%) \|", text)
    assert [row[:2] for row in rows] == [("greedy", "1"), ("random", "2")]
    kept = sorted(path.name for path in (tmp_path / "kept").iterdir())
    assert kept == ["greedy-najera-epic.jsonl", "random-najera-epic.jsonl"]
    tool.main()  # goes on with the kept games: there is nothing left to play
    assert page.read_text(encoding="utf-8") == text


def test_a_row_tells_games_victories_share_and_interval() -> None:
    tally = Tally(games=200, decisions=0, wins=(86,), shared=0, units=(), groups={}, digest=0)
    assert tool.line("castilla", "hard", "greedy", tally) == (
        "| Castilla | hard | greedy | 200 | 86 | 43.0% | 36.3% to 49.9% |\n"
    )
