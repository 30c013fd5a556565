"""Markers change the ground: gates, breaches, ruins (chapters 8 and 9).

A marker is a number: hex * MARKER_KINDS + what it says. The maps themselves never change; a
`Field` is made of the maps and the markers that lie on them.
"""

from __future__ import annotations

from typing import Final

MARKER_KINDS: Final = 16
GATE_OPEN: Final = 1  # GU-9.14, GU-9.15
GATE_DESTROYED: Final = 2  # GU-9.13, GU-9.42
STOCKADE_FALLEN: Final = 3  # GU-9.37: a wall walk hex battered or burnt
WALLS_FALLEN: Final = 4  # GU-9.39: a house hex destroyed
