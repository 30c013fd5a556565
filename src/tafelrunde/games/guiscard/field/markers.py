"""Markers change the ground: gates, breaches, ruins (chapters 8, 9 and 11).

A marker is a number: hex * MARKER_KINDS + what it says. The maps themselves never change; a
`Field` is made of the maps and the markers that lie on them.
"""

from __future__ import annotations

from typing import Final

MARKER_KINDS: Final = 16
GATE_OPEN: Final = 1  # chapter 9.2.3
GATE_DESTROYED: Final = 2  # chapter 9.2.3
STOCKADE_FALLEN: Final = 3  # chapter 9.2.1: a wall walk hex battered or burnt
WALLS_FALLEN: Final = 4  # chapter 11.3.3: a house hex destroyed
TOWER_FALLEN: Final = 5  # chapter 11.3.3: a tower hex destroyed
PALISADE_PULLED: Final = 6  # chapter 10.6.5: its palisade is gone, its walk stays
JETTY_BURNT: Final = 7  # GU-10.40: water where a jetty was
TENT_BURNT: Final = 9  # GU-10.40: the ground below a tent
TENT_TORN: Final = 8  # GU-8.27: a tent hex torn down
MARKER_NAMES: Final = {
    "gate-open": GATE_OPEN,
    "gate-destroyed": GATE_DESTROYED,
    "stockade-fallen": STOCKADE_FALLEN,
    "walls-fallen": WALLS_FALLEN,
    "tower-fallen": TOWER_FALLEN,
    "palisade-pulled": PALISADE_PULLED,
    "tent-torn": TENT_TORN,
    "jetty-burnt": JETTY_BURNT,
    "tent-burnt": TENT_BURNT,
}
