"""The habits of the rules: a forgotten one is found, a kept one is not reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.testing.idioms import faults, main


@pytest.mark.parametrize(
    "text",
    [
        "s.emit('X-1', 'fact', {'n': 1})",
        "if s.log is None:\n    s.emit('X-1', 'fact', {'n': 1})",
        "if s.log is not None:\n    pass\nelse:\n    s.emit('X-1', 'fact', {'n': 1})",
        "if n > 1:\n    self.s.emit('X-1', 'fact')",
    ],
)
def test_a_fact_that_is_told_to_nobody_is_found(text: str) -> None:
    (fault,) = faults(text)
    assert "emit" in fault.text and text.splitlines()[fault.line - 1].strip().count("emit") == 1


@pytest.mark.parametrize(
    "text",
    [
        "if s.log is not None:\n    told = {}\n    s.emit('X-1', 'fact', told)",
        "if n > 1 and s.log is not None:\n    s.emit('X-1', 'fact')",
        "if s.log is not None:\n    for n in x:\n        s.emit('X-1', 'fact')",
        "s.emit('X-1', 'dealt', {}, {'card': 1}, (0,))",
        "s.emit('X-1', 'dealt', to=(0,))",
    ],
)
def test_a_fact_for_listeners_is_in_order(text: str) -> None:
    assert faults(text) == []


@pytest.mark.parametrize("text", ["x = 1 << n", "x |= ~(1 << s.at[3])", "y = 2 << (A + b)"])
def test_a_shift_that_may_overflow_is_found(text: str) -> None:
    (fault,) = faults(text)
    assert "bit(n)" in fault.text


@pytest.mark.parametrize("text", ["x = 1 << 5", "ALL = (1 << REGIONS + 1) - 1", "x = y << n"])
def test_other_shifts_are_in_order(text: str) -> None:
    assert faults(text) == []


def test_the_command_names_file_and_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "rules.py").write_text("x = 1\ns.emit('X-1', 'fact')\n")
    assert main([str(tmp_path)]) == 1
    assert "rules.py:2: `emit`" in capsys.readouterr().out
    (tmp_path / "rules.py").write_text("x = 1\n")
    assert main([str(tmp_path)]) == 0
