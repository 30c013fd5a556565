"""Where Tafelrunde keeps what it stores."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_dir


def data_folder() -> Path:
    """The folder for stored games: TAFELRUNDE_DATA, or the user's data folder; it is made."""
    chosen = os.environ.get("TAFELRUNDE_DATA")
    folder = Path(chosen) if chosen else Path(user_data_dir("tafelrunde", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return folder
