"""Charts as SVG text: bars with intervals, columns, and a line with its band.

Drawn by hand because a report must open without a network and without a program beside it.
Colours come from the page's style sheet, so that a chart follows its light or dark scheme.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 720
ROW: Final = 26
LEFT: Final = 190
RIGHT: Final = 110


class Bar(NamedTuple):
    """A share with its interval."""

    label: str
    value: float
    low: float
    high: float
    note: str = ""


def _svg(height: float, title: str, body: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{body}</svg>"
    )


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


def bars(title: str, rows: Sequence[Bar], fair: float = 0.0) -> str:
    """Horizontal bars with whiskers; a dashed line marks the fair share."""
    top = max([0.01, fair, *[row.high for row in rows]]) * 1.05
    span = WIDTH - LEFT - RIGHT
    parts: list[str] = []
    for i, row in enumerate(rows):
        y = 8 + i * ROW
        middle = y + ROW / 2 - 2
        ends = [LEFT + span * x / top for x in (row.low, row.value, row.high)]
        parts.append(_text(LEFT - 8, middle + 4, row.label, "end"))
        parts.append(
            f'<rect x="{LEFT}" y="{y:.1f}" width="{ends[1] - LEFT:.1f}" height="{ROW - 8}"/>'
        )
        parts.append(_line(ends[0], middle, ends[2], middle, "whisker"))
        parts.append(_text(WIDTH - RIGHT + 6, middle + 4, row.note or f"{row.value:.3f}"))
    height = 16 + len(rows) * ROW
    if fair:
        x = LEFT + span * fair / top
        parts.append(_line(x, 2, x, height - 6, "fair"))
    return _svg(height, title, "".join(parts))


def columns(title: str, counts: dict[int, int], unit: str) -> str:
    """A histogram of whole numbers, gathered into at most forty columns."""
    low, high = min(counts), max(counts)
    width = max(1, -(-(high - low + 1) // 40))
    gathered: dict[int, int] = {}
    for value, count in counts.items():
        first = low + (value - low) // width * width
        gathered[first] = gathered.get(first, 0) + count
    height, bottom, most = 220.0, 190.0, max(gathered.values())
    number = (high - low) // width + 1
    step = (WIDTH - 60) / number
    parts = [_line(40, bottom, WIDTH - 20, bottom, "axis")]
    for first, count in sorted(gathered.items()):
        tall = (bottom - 20) * count / most
        x = 40 + (first - low) // width * step
        parts.append(
            f'<rect x="{x:.1f}" y="{bottom - tall:.1f}" width="{max(1.0, step - 1):.1f}" '
            f'height="{tall:.1f}"><title>{first} to {first + width - 1}: {count}</title></rect>'
        )
    marks = {"start": low, "middle": (low + high) // 2, "end": high}
    for anchor, value in marks.items():
        x = 40 + ((value - low) // width + {"start": 0, "middle": 0.5, "end": 1}[anchor]) * step
        parts.append(_text(x, bottom + 18, f"{value} {unit}", anchor))
    return _svg(height, title, "".join(parts))


def curve(title: str, rows: Sequence[Bar], fair: float) -> str:
    """A line with its interval as a band, from 0 to 1; the rows are moments in order."""
    height, bottom, top = 240.0, 205.0, 10.0
    span = WIDTH - 80

    def at(i: int, share: float) -> str:
        x = 50 + span * i / max(1, len(rows) - 1)
        return f"{x:.1f},{bottom - (bottom - top) * share:.1f}"

    upper = [at(i, row.high) for i, row in enumerate(rows)]
    lower = [at(i, row.low) for i, row in enumerate(rows)]
    middle = [at(i, row.value) for i, row in enumerate(rows)]
    parts = [f'<polygon class="band" points="{" ".join(upper + lower[::-1])}"/>']
    parts.append(f'<polyline points="{" ".join(middle)}"/>')
    for share in (0.0, 0.5, 1.0):
        y = bottom - (bottom - top) * share
        parts.append(_line(50, y, WIDTH - 30, y, "axis"))
        parts.append(_text(44, y + 4, f"{share:.1f}", "end"))
    y = bottom - (bottom - top) * fair
    parts.append(_line(50, y, WIDTH - 30, y, "fair"))
    for i in range(0, len(rows), max(1, len(rows) // 5)):
        x = 50 + span * i / max(1, len(rows) - 1)
        parts.append(_text(x, bottom + 18, rows[i].label, "middle"))
    return _svg(height, title, "".join(parts))
