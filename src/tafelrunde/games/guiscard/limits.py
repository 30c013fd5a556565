"""What the fields of a stored game may hold; a state from outside is held to it."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.data import Limit, Limits, each
from tafelrunde.games.guiscard.field.markers import MARKER_KINDS
from tafelrunde.games.guiscard.field.terrain import HEXES, NONE
from tafelrunde.games.guiscard.files.roster import ALL_HORSES, PEOPLE


def of_units(values: range) -> Limit:
    """One number for each unit; a state is as long as its scenario says."""
    return Limit(values, PEOPLE)


def of_horses(values: range) -> Limit:
    """One number for each horse."""
    return Limit(values, ALL_HORSES)


UNIT: Final = range(NONE, PEOPLE)
HORSE: Final = range(NONE, ALL_HORSES)
PIECE: Final = range(NONE, PEOPLE)  # a unit, or UNITS + a riderless horse
HEX: Final = range(NONE, HEXES)
TURNS: Final = range(1_000)
STEPS: Final = range(NONE, 100)  # hexes, movement points
MARKED: Final = Limit(range(MARKER_KINDS * HEXES), HEXES)  # hex * 16 + kind
SOME_UNITS: Final = Limit(UNIT, PEOPLE)
SOME_PIECES: Final = Limit(PIECE, PEOPLE)
SOME_HEXES: Final = Limit(HEX, HEXES)

BY_UNIT: Final = (
    "where",
    "at",
    "rear",
    "facing",
    "health",
    "mount",
    "lance",
    "ammo",
    "done",
    "spent",
    "since",
    "felt",
    "exit",
    "form",
    "marker",
    "beaten",
)
BY_HORSE: Final = ("horse", "horse_at", "horse_rear", "leader")

LIMITS: Final[Limits] = {
    "round": Limit(TURNS),
    "turn": Limit(TURNS),
    "active": Limit(range(2)),
    "phase": Limit(range(6)),
    "version": Limit(range(1_000_000)),
    # per unit
    "where": of_units(range(5)),
    "Guiscard.at": of_units(HEX),
    "Guiscard.rear": of_units(HEX),
    "Guiscard.facing": of_units(range(6)),
    "health": of_units(range(4)),
    "Guiscard.mount": of_units(HORSE),
    "lance": of_units(range(2)),
    "ammo": of_units(range(100)),
    "done": of_units(range(256)),
    "spent": of_units(STEPS),
    "since": of_units(STEPS),
    "felt": of_units(TURNS),
    "exit": of_units(range(5)),
    "form": of_units(range(3)),
    "Guiscard.marker": of_units(HEX),
    "Guiscard.beaten": of_units(TURNS),
    "traits": Limit(range(16 * PEOPLE), 16 * PEOPLE),
    # per horse
    "Guiscard.horse": of_horses(range(9)),
    "horse_at": of_horses(HEX),
    "horse_rear": of_horses(HEX),
    "leader": of_horses(UNIT),
    # per hex
    "grid": Limit(PIECE, HEXES),
    "dead": Limit(range(HEXES), HEXES),
    "unlaid": Limit(HEX, 3 * PEOPLE),
    "carcasses": Limit(HEX, 2 * ALL_HORSES),
    "markers": MARKED,
    "machines": Limit(range(NONE, 1_000), 64),
    "fires": Limit(range(HEXES), HEXES),
    "damage": SOME_HEXES,
    "Capturing.person": Limit(UNIT),
    # the move in progress, and the turn
    "points": Limit(STEPS),
    "track": Limit(HEX, 2 * HEXES),
    "winner": Limit(range(NONE, 3)),
    "met": Limit(UNIT, 4 * HEXES),
    "orders": each(2, range(NONE, 16)),
    "unfired": Limit(TURNS),
    "charge_path": SOME_HEXES,
    "charge_state": Limit(range(4), PEOPLE),
    "charge_band": Limit(range(2), PEOPLE),
    "counter_path": SOME_HEXES,
    **dict.fromkeys(("charger", "charged", "counter"), SOME_UNITS),
    "charge_at": Limit(HEX, PEOPLE),
    "scores": Limit(range(-1_000, 1_000), 2),
    "tidings": Limit(range(100_000)),
    # frames
    "stack": Limit(range(0), 16),
    "spec": Limit(range(1, 11), 10),
    **dict.fromkeys(("units", "named", "shooters", "shot", "out"), SOME_UNITS),
    **dict.fromkeys(("beaten", "retreating", "winners", "attackers", "only", "gone"), SOME_PIECES),
    **dict.fromkeys(("defenders", "opponents", "struck", "checking", "spare"), SOME_PIECES),
    **dict.fromkeys(("hexes", "FireCheck.before", "caught"), SOME_HEXES),
    **dict.fromkeys(("first", "path", "aims", "taken", "owed", "lain", "avoid"), SOME_HEXES),
    "tried": Limit(HORSE, ALL_HORSES),
    **dict.fromkeys(("unit", "rider", "shooter", "partner", "mover"), Limit(UNIT)),
    **dict.fromkeys(("burden", "spared", "rolls", "charge", "number"), Limit(UNIT)),
    **dict.fromkeys(("front", "back", "fired", "below"), Limit(UNIT)),
    **dict.fromkeys(("back_left", "before", "given", "engine", "placed", "laid"), Limit(STEPS)),
    **dict.fromkeys(("target", "victim", "horse", "mount"), Limit(PIECE)),
    **dict.fromkeys(("at", "goal", "goal_rear", "head", "rear", "hex", "target_hex"), Limit(HEX)),
    **dict.fromkeys(("home", "home_rear", "to", "to_rear", "source"), Limit(HEX)),
    **dict.fromkeys(("origin", "aim", "hit"), Limit(HEX)),
    **dict.fromkeys(("entered", "goal_cost", "left", "more"), Limit(STEPS)),
    "Retreat.gone": Limit(STEPS),
    # chapter 11
    "siege": Limit(range(0), 1),
    **dict.fromkeys(
        ("day", "last_day", "captured", "idle", "rain", "quiet", "offered"), Limit(TURNS)
    ),
    **dict.fromkeys(("SiegeLog.besieger", "SiegeLog.attacker", "chooser"), Limit(range(2))),
    "SiegeLog.event": Limit(range(21)),
    "used": Limit(range(21), 20),
    "initiative": Limit(range(NONE, 2)),
    **dict.fromkeys(("SiegeLog.side", "heals"), Limit(range(PEOPLE), PEOPLE)),
    "SiegeLog.state": Limit(range(PEOPLE), PEOPLE),
    **dict.fromkeys(("hurt", "walks", "relief", "inside", "bought", "stay"), SOME_UNITS),
    "led": Limit(range(2), 2),
    "SiegeLog.gear": Limit(range(100), 4),
    "brought": Limit(range(100), 4),
    "projects": Limit(range(1_000), 64),
    "SiegeLog.damage": Limit(range(HEXES), HEXES),
    "ground": MARKED,
    "places": Limit(range(PEOPLE), PEOPLE),
    "held": Limit(range(2), 4),
    **dict.fromkeys(("SiegeLog.action", "Parked.action"), Limit(range(6))),
    "sent": Limit(range(PEOPLE), PEOPLE),
    "zone": SOME_HEXES,
    "packs": Limit(range(7)),
    "entry": Limit(range(5)),
    "Purchase.points": Limit(range(1_000)),
    "SiegeEvent.at": Limit(UNIT),
    "sick": Limit(range(11)),
    "Workshop.worked": Limit(range(64), 64),
    "busy": Limit(range(1_000)),
    "place": Limit(range(12)),
    "limit": Limit(range(7)),
    "parked": Limit(range(0), 1),
    "by_unit": Limit(range(NONE, 1_000), PEOPLE),
    "by_horse": Limit(range(NONE, 1_000), ALL_HORSES),
    "Both.turn": Limit(TURNS),
    "Levy.gone": SOME_UNITS,
    "sides": Limit(range(5), 4),
    "side": Limit(range(5)),
    "edge": Limit(range(5)),
    "facing": Limit(range(NONE, 6)),
    "weapon": Limit(range(NONE, 100)),
    "mode": Limit(range(10)),
    "how": Limit(range(3)),
}
