"""The actions that there are in Heerbann."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.heerbann.tables import CARDS

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "dice": ("number",),
    "adjust": ("change",),
    "mark": ("face",),
    "roll": (),
    "keep": (),
    "take": ("card",),
    "decline": (),
    "add": ("card",),
    "commit": (),
    "recover": ("card",),
    "leave": (),
}
ELEMENTS: Final[dict[str, range]] = {
    "number": range(1, 7),
    "change": range(-1, 2),
    "face": range(1, 7),
    "card": range(1, CARDS + 1),
    "province": range(1, 7),
}

# <generated> by `make generate` from VERBS: the code of each verb
DICE: Final = 1 << 24
ADJUST: Final = 2 << 24
MARK: Final = 3 << 24
ROLL: Final = 4 << 24
KEEP: Final = 5 << 24
TAKE: Final = 6 << 24
DECLINE: Final = 7 << 24
ADD: Final = 8 << 24
COMMIT: Final = 9 << 24
RECOVER: Final = 10 << 24
LEAVE: Final = 11 << 24
# </generated>
