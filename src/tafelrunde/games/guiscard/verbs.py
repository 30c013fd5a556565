"""The actions that there are in Guiscard, each made once."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.actions import Action
from tafelrunde.games.guiscard.tables import HEXES, HORSES, UNITS


def one(verb: str, count: int) -> list[Action]:
    """The actions of a verb with one argument."""
    return [Action(verb, (n,)) for n in range(count)]


PLACE: Final = one("place", UNITS)
AT: Final = one("at", HEXES)
FACE: Final = one("face", 6)
END_STEP: Final = Action("end_step")
CANCEL: Final = Action("cancel")
SHOOT: Final = one("shoot", UNITS)
AIM: Final = one("aim", HEXES)
CHARGE: Final = one("charge", UNITS)
TARGET: Final = one("target", UNITS)
COUNTER: Final = one("counter", UNITS)
PASS: Final = Action("pass")
MOVE: Final = one("move", UNITS)
STEP: Final = one("step", HEXES)
STOP: Final = Action("stop")
ABOUT: Final = Action("about")
MOUNT: Final = one("mount", HORSES)
DISMOUNT: Final = one("dismount", HEXES)
LEAD: Final = one("lead", HORSES)
DROP: Final = one("drop", HORSES)
CARRY: Final = one("carry", UNITS)
PUT: Final = one("put", HEXES)
LEAVE: Final = one("leave", 5)
CLEAR: Final = one("clear", UNITS)
PARTNER: Final = one("partner", UNITS)
BODIES: Final = one("bodies", HEXES)
CARCASS: Final = one("carcass", HEXES)
CHECK: Final = one("check", UNITS)
HOLD: Final = Action("hold")
FIRE: Final = Action("fire")
LET_PASS: Final = Action("let_pass")
HOLD_FIRE: Final = Action("hold_fire")
WITHIN: Final = one("within", 16)
ATTACK: Final = one("attack", UNITS)
STRIKE: Final = one("strike", UNITS)
STRIKE_HORSE: Final = one("strike_horse", HORSES)
STRIKE_MARKER: Final = one("strike_marker", UNITS)
RESOLVE: Final = Action("resolve")
VICTIM: Final = one("victim", UNITS)
SHIFT: Final = one("shift", UNITS)
ADVANCE: Final = one("advance", UNITS)
EVADE: Final = one("evade", UNITS)
STAND: Final = Action("stand")
SPEAR_FACING: Final = one("spear", 6)
FOULKON_FACING: Final = one("foulkon", 6)
LEAVE_OUT: Final = one("leave_out", UNITS)
DISSOLVE: Final = one("dissolve", UNITS)

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
}
ELEMENTS: Final[dict[str, range]] = {
    "unit": range(UNITS),
    "horse": range(HORSES),
    "hex": range(HEXES),
    "direction": range(6),
    "edge": range(1, 5),
    "number": range(1, 16),
}
