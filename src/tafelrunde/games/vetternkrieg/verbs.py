"""The actions that there are in Vetternkrieg."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.vetternkrieg.dice import CLAIMS
from tafelrunde.games.vetternkrieg.tables import CARDS, REGIONS, STACKS

MOST_TROOPS: Final = 12  # of a house

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "choose_house": ("house",),
    "give": ("card",),
    "lay": ("card",),
    "muster": ("stock",),
    "play": ("card",),
    "main": (),
    "recruit": (),
    "deploy": (),
    "move": (),
    "place": (),
    "remove": (),
    "own_secondary": (),
    "troops": ("count",),
    "move_to": ("region",),
    "move_from": ("region",),
    "place_in": ("region",),
    "remove_in": ("region",),
    "take_from": ("region",),
    "put_in": ("region",),
    "shift": ("stack", "region"),
    "strike": ("stack",),
    "use": (),
    "decline": (),
    "stop": (),
    "announce": ("claim",),
    "believe": (),
    "doubt": (),
    "use_last": (),
    "hold_last": (),
    "raise": ("face",),
    "lower": ("face",),
    "settle": ("region",),
    "keep": (),
    "discard": (),
    "thin": ("region",),
}
ELEMENTS: Final[dict[str, range]] = {
    "house": range(2),
    "card": range(1, CARDS + 1),
    "stock": range(2),
    "count": range(MOST_TROOPS + 1),
    "region": range(REGIONS),
    "stack": range(STACKS),
    "claim": range(CLAIMS),
    "face": range(1, 7),
}

# <generated> by `make generate` from VERBS: the code of each verb
CHOOSE_HOUSE: Final = 1 << 24
GIVE: Final = 2 << 24
LAY: Final = 3 << 24
MUSTER: Final = 4 << 24
PLAY: Final = 5 << 24
MAIN: Final = 6 << 24
RECRUIT: Final = 7 << 24
DEPLOY: Final = 8 << 24
MOVE: Final = 9 << 24
PLACE: Final = 10 << 24
REMOVE: Final = 11 << 24
OWN_SECONDARY: Final = 12 << 24
TROOPS: Final = 13 << 24
MOVE_TO: Final = 14 << 24
MOVE_FROM: Final = 15 << 24
PLACE_IN: Final = 16 << 24
REMOVE_IN: Final = 17 << 24
TAKE_FROM: Final = 18 << 24
PUT_IN: Final = 19 << 24
SHIFT: Final = 20 << 24
STRIKE: Final = 21 << 24
USE: Final = 22 << 24
DECLINE: Final = 23 << 24
STOP: Final = 24 << 24
ANNOUNCE: Final = 25 << 24
BELIEVE: Final = 26 << 24
DOUBT: Final = 27 << 24
USE_LAST: Final = 28 << 24
HOLD_LAST: Final = 29 << 24
RAISE: Final = 30 << 24
LOWER: Final = 31 << 24
SETTLE: Final = 32 << 24
KEEP: Final = 33 << 24
DISCARD: Final = 34 << 24
THIN: Final = 35 << 24
# </generated>
