"""The actions that there are in Krieg der drei Sanchos."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.drei_sanchos.tables import (
    CARDS,
    COLUMNS,
    FACES,
    MOST_POINTS,
    MOST_UNITS,
    REGIONS,
    SANCHOS,
    UNITS,
)

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "play_card": ("card",),
    "reserve_card": ("card",),
    "act": (),
    "wait": (),
    "recruit": (),
    "deploy_king": (),
    "deploy_home": (),
    "deploy_castle": (),
    "move": ("unit", "region"),
    "fortify": ("unit",),
    "attack": ("region", "points"),
    "besiege": ("region", "points"),
    "stop": (),
    "decline": (),
    "join": ("number",),
    "join_with_king": ("number",),
    "send": ("number",),
    "send_with_king": ("number",),
    "give_up": (),
    "intercept": (),
    "let_be": (),
    "choose_army": ("region",),
    "choose_target": ("region",),
    "use_card": ("card",),
    "use_cid": (),
    "pass": (),
    "reroll_column": ("column",),
    "reroll": ("face",),
    "shift_left": ("face",),
    "shift_right": ("face",),
    "remove_die": ("face",),
    "take_free": (),
    "take_besieger": (),
    "strip": ("sancho",),
    "discard": ("card",),
}
ELEMENTS: Final[dict[str, range]] = {
    "card": range(1, CARDS + 1),
    "region": range(1, REGIONS + 1),
    "unit": range(6, UNITS),
    "points": range(1, MOST_POINTS + 1),
    "number": range(MOST_UNITS + 1),
    "column": range(COLUMNS),
    "face": range(FACES),
    "sancho": range(SANCHOS),
}

# <generated> by `make generate` from VERBS: the code of each verb
PLAY_CARD: Final = 1 << 24
RESERVE_CARD: Final = 2 << 24
ACT: Final = 3 << 24
WAIT: Final = 4 << 24
RECRUIT: Final = 5 << 24
DEPLOY_KING: Final = 6 << 24
DEPLOY_HOME: Final = 7 << 24
DEPLOY_CASTLE: Final = 8 << 24
MOVE: Final = 9 << 24
FORTIFY: Final = 10 << 24
ATTACK: Final = 11 << 24
BESIEGE: Final = 12 << 24
STOP: Final = 13 << 24
DECLINE: Final = 14 << 24
JOIN: Final = 15 << 24
JOIN_WITH_KING: Final = 16 << 24
SEND: Final = 17 << 24
SEND_WITH_KING: Final = 18 << 24
GIVE_UP: Final = 19 << 24
INTERCEPT: Final = 20 << 24
LET_BE: Final = 21 << 24
CHOOSE_ARMY: Final = 22 << 24
CHOOSE_TARGET: Final = 23 << 24
USE_CARD: Final = 24 << 24
USE_CID: Final = 25 << 24
PASS: Final = 26 << 24
REROLL_COLUMN: Final = 27 << 24
REROLL: Final = 28 << 24
SHIFT_LEFT: Final = 29 << 24
SHIFT_RIGHT: Final = 30 << 24
REMOVE_DIE: Final = 31 << 24
TAKE_FREE: Final = 32 << 24
TAKE_BESIEGER: Final = 33 << 24
STRIP: Final = 34 << 24
DISCARD: Final = 35 << 24
# </generated>
