"""What the fields of a stored game may hold; a state from outside is held to it."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.data import Limit, Limits, each
from tafelrunde.games.guiscard.field.markers import MARKER_KINDS
from tafelrunde.games.guiscard.field.terrain import HEXES, NONE
from tafelrunde.games.guiscard.files.roster import HORSES, UNITS

UNIT: Final = range(NONE, UNITS)
HORSE: Final = range(NONE, HORSES)
PIECE: Final = range(NONE, UNITS + HORSES)  # a unit, or UNITS + a riderless horse
HEX: Final = range(NONE, HEXES)
TURNS: Final = range(1_000)
STEPS: Final = range(NONE, 100)  # hexes, movement points
MARKED: Final = Limit(range(MARKER_KINDS * HEXES), HEXES)  # hex * 16 + kind
SOME_UNITS: Final = Limit(UNIT, UNITS)
SOME_PIECES: Final = Limit(PIECE, UNITS + HORSES)
SOME_HEXES: Final = Limit(HEX, HEXES)

LIMITS: Final[Limits] = {
    "round": Limit(TURNS),
    "turn": Limit(TURNS),
    "active": Limit(range(2)),
    "phase": Limit(range(6)),
    "version": Limit(range(1_000_000)),
    # per unit
    "where": each(UNITS, range(5)),
    "Guiscard.at": each(UNITS, HEX),
    "Guiscard.rear": each(UNITS, HEX),
    "Guiscard.facing": each(UNITS, range(6)),
    "health": each(UNITS, range(4)),
    "Guiscard.mount": each(UNITS, HORSE),
    "lance": each(UNITS, range(2)),
    "ammo": each(UNITS, range(100)),
    "done": each(UNITS, range(256)),
    "spent": each(UNITS, STEPS),
    "since": each(UNITS, STEPS),
    "felt": each(UNITS, TURNS),
    "exit": each(UNITS, range(5)),
    "form": each(UNITS, range(3)),
    "Guiscard.marker": each(UNITS, HEX),
    "Guiscard.beaten": each(UNITS, TURNS),
    # per horse
    "Guiscard.horse": each(HORSES, range(4)),
    "horse_at": each(HORSES, HEX),
    "horse_rear": each(HORSES, HEX),
    "leader": each(HORSES, UNIT),
    # per hex
    "grid": Limit(PIECE, HEXES),
    "dead": Limit(range(HEXES), HEXES),
    "unlaid": Limit(HEX, 3 * UNITS),
    "carcasses": Limit(HEX, 2 * HORSES),
    "markers": MARKED,
    "machines": MARKED,
    "damage": SOME_HEXES,
    # the move in progress, and the turn
    "points": Limit(STEPS),
    "track": Limit(HEX, 2 * HEXES),
    "winner": Limit(range(NONE, 3)),
    "met": Limit(UNIT, 2 * 6 * UNITS),
    "orders": each(2, range(NONE, 16)),
    "unfired": Limit(TURNS),
    "charge_path": SOME_HEXES,
    "charge_state": Limit(range(4), UNITS),
    "charge_band": Limit(range(2), UNITS),
    "counter_path": SOME_HEXES,
    **dict.fromkeys(("charger", "charged", "counter"), SOME_UNITS),
    "charge_at": Limit(HEX, UNITS),
    "scores": Limit(range(-1_000, 1_000), 2),
    "tidings": Limit(range(100_000)),
    # frames
    "stack": Limit(range(0), 16),
    "spec": Limit(range(1, 11), 10),
    **dict.fromkeys(("units", "given_up", "named", "shooters", "shot", "out"), SOME_UNITS),
    **dict.fromkeys(("beaten", "retreating", "winners", "attackers", "only", "gone"), SOME_PIECES),
    **dict.fromkeys(("defenders", "opponents", "struck", "checking", "spare"), SOME_PIECES),
    **dict.fromkeys(("first", "path", "aims", "taken"), SOME_HEXES),
    "tried": Limit(HORSE, HORSES),
    **dict.fromkeys(("unit", "rider", "shooter", "partner", "mover"), Limit(UNIT)),
    **dict.fromkeys(("burden", "spared", "rolls", "charge", "number"), Limit(UNIT)),
    **dict.fromkeys(("target", "victim", "horse", "mount"), Limit(PIECE)),
    **dict.fromkeys(("at", "goal", "goal_rear", "head", "rear", "hex", "target_hex"), Limit(HEX)),
    **dict.fromkeys(("home", "home_rear", "to", "to_rear", "source"), Limit(HEX)),
    **dict.fromkeys(("origin", "aim", "hit"), Limit(HEX)),
    **dict.fromkeys(("entered", "goal_cost", "left", "more"), Limit(STEPS)),
    "Retreat.gone": Limit(STEPS),
    "edge": Limit(range(5)),
    "facing": Limit(range(NONE, 6)),
    "weapon": Limit(range(NONE, 100)),
    "mode": Limit(range(10)),
}
