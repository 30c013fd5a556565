"""The actions that there are in Guiscard."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.codes import arg, verb_of
from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.terrain import HEXES
from tafelrunde.games.guiscard.files.roster import ALL_HORSES, PEOPLE

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "place": ("unit",),
    "at": ("hex",),
    "face": ("direction",),
    "end_step": (),
    "cancel": (),
    "shoot": ("unit",),
    "aim": ("hex",),
    "charge": ("unit",),
    "target": ("unit",),
    "counter": ("unit",),
    "pass": (),
    "move": ("unit",),
    "step": ("hex",),
    "stop": (),
    "about": (),
    "mount": ("horse",),
    "dismount": ("hex",),
    "lead": ("horse",),
    "drop": ("horse",),
    "carry": ("unit",),
    "put": ("hex",),
    "leave": ("edge",),
    "clear": ("unit",),
    "partner": ("unit",),
    "bodies": ("hex",),
    "carcass": ("hex",),
    "check": ("unit",),
    "hold": (),
    "fire": (),
    "let_pass": (),
    "hold_fire": (),
    "within": ("number",),
    "attack": ("unit",),
    "strike": ("unit",),
    "strike_horse": ("horse",),
    "strike_marker": ("unit",),
    "resolve": (),
    "victim": ("unit",),
    "shift": ("unit",),
    "advance": ("unit",),
    "evade": ("unit",),
    "stand": (),
    "spear": ("direction",),
    "foulkon": ("direction",),
    "leave_out": ("unit",),
    "dissolve": ("unit",),
    "shelter": ("direction",),
    "seize": ("unit",),
    "led_by": ("unit",),
    "yield": (),
    "bear": (),
    "let_go": ("unit",),
    "take_over": ("unit",),
    "tear": ("unit",),
    "work_gate": ("unit",),
    "haul": ("unit",),
    "bring": ("unit",),
    "swap_ends": (),
    "slide": ("direction",),
    "raise_ladder": ("hex",),
    "resite": ("unit",),
    "take_down": ("hex",),
    "set_ladder": ("hex", "hex"),
    "overturn": ("unit",),
    "climb": ("hex",),
    "descend": ("hex",),
    "leap": ("hex",),
    "throw_rope": ("hex",),
    "hook": ("hex",),
    "pull_up": ("hex",),
    "hand": ("unit",),
    "cut": ("unit",),
    "heave": ("unit",),
    "grab": (),
    "kindle": ("unit",),
    "quench": ("unit",),
    "light": ("unit",),
    "fire_arrow": ("unit",),
    "engine": ("hex",),
    "site": ("hex",),
    "push": ("hex",),
    "buy": ("unit",),
    "order": ("gear",),
    "storm": (),
    "batter": (),
    "build": (),
    "negotiate": (),
    "surrender": (),
    "raid": (),
    "run": (),
    "battle": (),
    "cede": (),
    "bombard": ("hex",),
    "project": ("gear",),
    "send": ("unit",),
    "ride": ("unit",),
    "everybody": (),
    "from_edge": ("edge",),
    "go_on": (),
    "offer_end": (),
    "agree": (),
    "end_action": (),
    "accept": (),
    "withdraw": (),
    "split": (),
    "pass_arrows": ("unit", "direction"),
    "keep_first": (),
    "give_first": (),
    "field_first": (),
    "walls_first": (),
}
ELEMENTS: Final[dict[str, range]] = {
    "unit": range(PEOPLE),
    "horse": range(ALL_HORSES),
    "hex": range(HEXES),
    "direction": range(6),
    "edge": range(1, 5),
    "number": range(1, 16),
    "gear": range(4),
}

# <generated> by `make generate` from VERBS: the code of each verb
PLACE: Final = 1 << 24
AT: Final = 2 << 24
FACE: Final = 3 << 24
END_STEP: Final = 4 << 24
CANCEL: Final = 5 << 24
SHOOT: Final = 6 << 24
AIM: Final = 7 << 24
CHARGE: Final = 8 << 24
TARGET: Final = 9 << 24
COUNTER: Final = 10 << 24
PASS: Final = 11 << 24
MOVE: Final = 12 << 24
STEP: Final = 13 << 24
STOP: Final = 14 << 24
ABOUT: Final = 15 << 24
MOUNT: Final = 16 << 24
DISMOUNT: Final = 17 << 24
LEAD: Final = 18 << 24
DROP: Final = 19 << 24
CARRY: Final = 20 << 24
PUT: Final = 21 << 24
LEAVE: Final = 22 << 24
CLEAR: Final = 23 << 24
PARTNER: Final = 24 << 24
BODIES: Final = 25 << 24
CARCASS: Final = 26 << 24
CHECK: Final = 27 << 24
HOLD: Final = 28 << 24
FIRE: Final = 29 << 24
LET_PASS: Final = 30 << 24
HOLD_FIRE: Final = 31 << 24
WITHIN: Final = 32 << 24
ATTACK: Final = 33 << 24
STRIKE: Final = 34 << 24
STRIKE_HORSE: Final = 35 << 24
STRIKE_MARKER: Final = 36 << 24
RESOLVE: Final = 37 << 24
VICTIM: Final = 38 << 24
SHIFT: Final = 39 << 24
ADVANCE: Final = 40 << 24
EVADE: Final = 41 << 24
STAND: Final = 42 << 24
SPEAR: Final = 43 << 24
FOULKON: Final = 44 << 24
LEAVE_OUT: Final = 45 << 24
DISSOLVE: Final = 46 << 24
SHELTER: Final = 47 << 24
SEIZE: Final = 48 << 24
LED_BY: Final = 49 << 24
YIELD: Final = 50 << 24
BEAR: Final = 51 << 24
LET_GO: Final = 52 << 24
TAKE_OVER: Final = 53 << 24
TEAR: Final = 54 << 24
WORK_GATE: Final = 55 << 24
HAUL: Final = 56 << 24
BRING: Final = 57 << 24
SWAP_ENDS: Final = 58 << 24
SLIDE: Final = 59 << 24
RAISE_LADDER: Final = 60 << 24
RESITE: Final = 61 << 24
TAKE_DOWN: Final = 62 << 24
SET_LADDER: Final = 63 << 24
OVERTURN: Final = 64 << 24
CLIMB: Final = 65 << 24
DESCEND: Final = 66 << 24
LEAP: Final = 67 << 24
THROW_ROPE: Final = 68 << 24
HOOK: Final = 69 << 24
PULL_UP: Final = 70 << 24
HAND: Final = 71 << 24
CUT: Final = 72 << 24
HEAVE: Final = 73 << 24
GRAB: Final = 74 << 24
KINDLE: Final = 75 << 24
QUENCH: Final = 76 << 24
LIGHT: Final = 77 << 24
FIRE_ARROW: Final = 78 << 24
ENGINE: Final = 79 << 24
SITE: Final = 80 << 24
PUSH: Final = 81 << 24
BUY: Final = 82 << 24
ORDER: Final = 83 << 24
STORM: Final = 84 << 24
BATTER: Final = 85 << 24
BUILD: Final = 86 << 24
NEGOTIATE: Final = 87 << 24
SURRENDER: Final = 88 << 24
RAID: Final = 89 << 24
RUN: Final = 90 << 24
BATTLE: Final = 91 << 24
CEDE: Final = 92 << 24
BOMBARD: Final = 93 << 24
PROJECT: Final = 94 << 24
SEND: Final = 95 << 24
RIDE: Final = 96 << 24
EVERYBODY: Final = 97 << 24
FROM_EDGE: Final = 98 << 24
GO_ON: Final = 99 << 24
OFFER_END: Final = 100 << 24
AGREE: Final = 101 << 24
END_ACTION: Final = 102 << 24
ACCEPT: Final = 103 << 24
WITHDRAW: Final = 104 << 24
SPLIT: Final = 105 << 24
PASS_ARROWS: Final = 106 << 24
KEEP_FIRST: Final = 107 << 24
GIVE_FIRST: Final = 108 << 24
FIELD_FIRST: Final = 109 << 24
WALLS_FIRST: Final = 110 << 24
# </generated>


def unlisted(a: i64, verb: i64, named: list[int]) -> bool:
    """Whether an action has this verb but names none of these."""
    return verb_of(a) == verb and arg(a) not in named
