"""The toy game of these tests is a plug-in: everything that lists games lists it too."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

os.environ.setdefault("TAFELRUNDE_GAMES", "hinterhalt.game")
# A busy machine is no fault of the rules.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")
