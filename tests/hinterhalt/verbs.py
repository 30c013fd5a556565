"""The actions that there are in Hinterhalt."""

from __future__ import annotations

from typing import Final

from hinterhalt.tables import CARDS, FLANKS, SEATS

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "give": ("card",),
    "seal": (),
    "march": (),
    "forage": (),
    "raid": ("seat",),
    "rest": (),
    "onward": (),
    "halt": (),
    "react": ("card",),
    "pass": (),
    "flank": ("flank",),
    "discard": ("card",),
    "enough": (),
}
ELEMENTS: Final[dict[str, range]] = {
    "card": range(1, CARDS + 1),
    "seat": range(SEATS),
    "flank": range(FLANKS),
}

# <generated> by `make generate` from VERBS: the code of each verb
GIVE: Final = 1 << 24
SEAL: Final = 2 << 24
MARCH: Final = 3 << 24
FORAGE: Final = 4 << 24
RAID: Final = 5 << 24
REST: Final = 6 << 24
ONWARD: Final = 7 << 24
HALT: Final = 8 << 24
REACT: Final = 9 << 24
PASS: Final = 10 << 24
FLANK: Final = 11 << 24
DISCARD: Final = 12 << 24
ENOUGH: Final = 13 << 24
# </generated>
