"""Laying markers that change the ground, and taking them up again (chapters 8 and 9)."""

from __future__ import annotations

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.markers import MARKER_KINDS
from tafelrunde.games.guiscard.files.scenario import field_with
from tafelrunde.games.guiscard.state import Guiscard


def lay_marker(s: Guiscard, h: i64, says: i64) -> None:
    """The ground of a hex is from now on as the marker says."""
    change_markers(s, sorted([*s.markers, h * MARKER_KINDS + says]))


def take_marker(s: Guiscard, h: i64, says: i64) -> None:
    """The ground of a hex is again as it was without the marker."""
    change_markers(s, [marker for marker in s.markers if marker != h * MARKER_KINDS + says])


def change_markers(s: Guiscard, markers: list[int]) -> None:
    """Everybody sees and moves over the changed ground; nobody else's state does."""
    s.field = field_with(s.board, markers)
    s.markers = markers
    s.version += 1
