"""The actions that there are in El Grande."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.el_grande.tables import CARDS, COURT, POWERS, SEATS

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "play_power": ("power",),
    "recruit": ("number",),
    "recall": ("place",),
    "stop": (),
    "take_card": ("card",),
    "place_first": (),
    "special_first": (),
    "place": ("place",),
    "execute": (),
    "skip": (),
    "add_two": (),
    "all_own": (),
    "source": ("place",),
    "pick": ("color", "place"),
    "drop": ("place",),
    "place_extra": ("place",),
    "veto": (),
    "pass": (),
    "give_back": ("place",),
    "expel": ("color", "place"),
    "next": (),
    "set_disc": ("place",),
    "score": ("place",),
    "put_board": ("board", "place"),
    "move_king": ("place",),
    "evict": ("place",),
    "move_grande": ("place",),
    "take_back": ("power",),
    "fetch": ("number",),
    "pass_rest": (),
}
ELEMENTS: Final[dict[str, range]] = {
    "power": range(1, POWERS + 1),
    "number": range(7),
    "place": range(COURT + 1),
    "card": range(CARDS),
    "color": range(SEATS),
    "board": range(2),
}

# <generated> by `make generate` from VERBS: the code of each verb
PLAY_POWER: Final = 1 << 24
RECRUIT: Final = 2 << 24
RECALL: Final = 3 << 24
STOP: Final = 4 << 24
TAKE_CARD: Final = 5 << 24
PLACE_FIRST: Final = 6 << 24
SPECIAL_FIRST: Final = 7 << 24
PLACE: Final = 8 << 24
EXECUTE: Final = 9 << 24
SKIP: Final = 10 << 24
ADD_TWO: Final = 11 << 24
ALL_OWN: Final = 12 << 24
SOURCE: Final = 13 << 24
PICK: Final = 14 << 24
DROP: Final = 15 << 24
PLACE_EXTRA: Final = 16 << 24
VETO: Final = 17 << 24
PASS: Final = 18 << 24
GIVE_BACK: Final = 19 << 24
EXPEL: Final = 20 << 24
NEXT: Final = 21 << 24
SET_DISC: Final = 22 << 24
SCORE: Final = 23 << 24
PUT_BOARD: Final = 24 << 24
MOVE_KING: Final = 25 << 24
EVICT: Final = 26 << 24
MOVE_GRANDE: Final = 27 << 24
TAKE_BACK: Final = 28 << 24
FETCH: Final = 29 << 24
PASS_REST: Final = 30 << 24
# </generated>
