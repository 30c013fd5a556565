"""The toy game of these tests is a plug-in: everything that lists games lists it too."""

from __future__ import annotations

import os

os.environ.setdefault("TAFELRUNDE_GAMES", "hinterhalt.game")
