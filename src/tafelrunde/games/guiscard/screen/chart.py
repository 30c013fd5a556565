"""The map as characters with its signs, the sides of its hexes, and what the game is about."""

from __future__ import annotations

from typing import Final

from tafelrunde.board.scene import Area, Fact, Item, Text
from tafelrunde.core.actions import Value
from tafelrunde.games.guiscard.field.openings import PALISADE_LEVEL
from tafelrunde.games.guiscard.field.terrain import COLUMNS, NONE
from tafelrunde.games.guiscard.files.scenario import DRAW
from tafelrunde.games.guiscard.pieces.gear import LYING
from tafelrunde.games.guiscard.state import HORSE_DEAD, ON_MAP, STUNNED, WOUNDED
from tafelrunde.games.guiscard.views import Unit, View
from tafelrunde.geometry.hexes import Grid

OPEN: Final = "."
INTERIOR: Final = "i"
UNKNOWN: Final = "?"
GROUND: Final = {
    OPEN: "·",
    "b": ",",
    "t": "♣",
    "s": "/",
    "m": "%",
    "r": "^",
    "p": "|",
    "k": "#",
    "h": ":",
    "w": "~",
    "W": "≈",
    "i": "▫",
    "S": "#",
    "y": "_",
    "T": "∆",
    "e": "∧",
    "a": "▤",
    "o": "▣",
    "g": "∩",
    "j": "≡",
    "x": "░",
    "X": "░",
}
# GU-9.13: the gate hex by what has become of its leaf
GATES: Final = {"tornefol": "∩", "tornefol_open": "◠", "tornefol_destroyed": "✗"}
ARROWS: Final = "↑↗↘↓↙↖"
REAR: Final = "="
HORSE: Final = "h"
BODIES: Final = "†"
OUT_COLD: Final = "*"
ASLEEP: Final = "z"
FIRE: Final = "&"
NAPHTHA: Final = "o"
THINGS: Final = {
    "ladder": Text("sign-ladder"),
    "rope": Text("sign-rope"),
    "stone_thrower": Text("sign-stone-thrower"),
    "greek_fire": Text("sign-greek-fire"),
}
CLIMBING: Final = ("", "H", "!")
SIGNS: Final = {"ladder": "H", "rope": "!", "stone_thrower": "@", "greek_fire": "Y"}
NATIONS: Final = {
    "N": Text("sign-normans"),
    "B": Text("sign-byzantines"),
    "A": Text("sign-arabs"),
    "L": Text("sign-lombards"),
    "G": Text("sign-germans"),
    "S": Text("sign-slavs"),
}
FEATURES: Final = {
    "house_wall": Text("side-house-wall"),
    "window": Text("side-window"),
    "church_window": Text("side-church-window"),
    "door": Text("side-door"),
    "court_entrance": Text("side-court-entrance"),
    "low_wall": Text("side-low-wall"),
    "palisade": Text("side-palisade"),
    "castle_wall": Text("side-castle-wall"),
    "arrow_slit": Text("side-arrow-slit"),
    "tower_gate": Text("side-tower-gate"),
    "tornefol": Text("side-tornefol"),
    "tornefol_open": Text("side-tornefol-open"),
    "tornefol_destroyed": Text("side-tornefol-destroyed"),
    "palisade_pulled": Text("side-palisade-pulled"),
    "tent_wall": Text("side-tent-wall"),
    "tent_entrance": Text("side-tent-entrance"),
}


def hexes(view: View, codes: list[str]) -> list[Item]:
    """Every hex with whoever stands there; the dead lie in some."""
    fallen = {row[0]: row for row in view["bodies"]}
    there = standing(view, codes)
    marks = gear_marks(view)
    gates = {h: GATES[feature] for h, _, feature in view["features"] if feature in GATES}
    items: list[Item] = []
    for h, letter in enumerate(view["terrain"]):
        level = int(view["levels"][h])
        facts: list[Fact] = []
        if letter not in (OPEN, UNKNOWN):
            facts.append(Fact("terrain", ord(letter)))
        if level:
            facts.append(Fact("level", level))
        sign = gates.get(h, GROUND.get(letter, UNKNOWN)) + (str(level) if level else "")
        if h in fallen:
            facts += [Fact("bodies", fallen[h][1]), Fact("carcasses", fallen[h][2])]
            sign = f"{BODIES}{fallen[h][1] + fallen[h][2]}"
        if h in marks:
            facts.append(Fact(marks[h][1], ""))
            sign = marks[h][0]
        owner, sign = there.get(h, (NONE, sign))
        if h in there and gates and level >= PALISADE_LEVEL and len(sign) == 1:
            sign += str(level)  # on the walk or in the tower
        items.append(Item(Text("hex", {"hex": h}), f"hex:{h}", tuple(facts), owner, sign=sign))
    return items


def gear_marks(view: View) -> dict[int, tuple[str, str]]:
    """Chapter 10: by hex the sign and the name of a fire, a ladder, a rope or an engine."""
    found: dict[int, tuple[str, str]] = {}
    for thing in view.get("things", []):
        known = SIGNS.get(thing["what"], "")
        if known and thing["at"] != NONE:
            found[thing["at"]] = (known, thing["what"])
            spread = thing["how"] == LYING or thing["what"] == "stone_thrower"
            if spread and thing["to"] != NONE:
                found[thing["to"]] = (known, thing["what"])
    for h, age, burning, _ in view.get("fires", []):
        found[h] = (f"{FIRE}{age}", "fire") if burning else (NAPHTHA, "naphtha")
    return found


def standing(view: View, codes: list[str]) -> dict[int, tuple[int, str]]:
    """By hex: the owner and the sign of whoever stands there, horses without riders too."""
    found: dict[int, tuple[int, str]] = {}
    for horse in view["horses"]:
        if horse["at"] != NONE and horse["state"] != HORSE_DEAD:
            found[horse["rear"]] = (NONE, REAR)
            found[horse["at"]] = (NONE, HORSE)
    for u in view["units"]:
        if u["where"] != ON_MAP or u["at"] == NONE:
            continue
        found[u["at"]] = (u["seat"], unit_sign(u, codes[u["n"]][0]))
        if u["rear"] != NONE:
            found[u["rear"]] = (u["seat"], REAR)
    return found


def unit_sign(u: Unit, nation: str) -> str:
    """The letter of its nation, small for the wounded, and where a rider or a spear points.

    Whoever is stunned or asleep has a sign instead.
    """
    if u["health"] == STUNNED:
        return nation.lower() + OUT_COLD
    if u.get("asleep"):
        return nation + ASLEEP
    if u.get("perch"):
        return (nation.lower() if u["health"] == WOUNDED else nation) + CLIMBING[u["perch"]]
    letter = nation.lower() if u["health"] == WOUNDED else nation
    points = u["rear"] != NONE or u["form"]
    return letter + ARROWS[u["facing"]] if points else letter


def legend(view: View, codes: list[str]) -> list[Item]:
    """The signs that can be seen on this map."""
    letters = sorted({letter for letter in view["terrain"] if letter in GROUND}, key=ord)
    ground = [Text("sign-ground", {"sign": GROUND[c], "terrain": ord(c)}) for c in letters]
    nations = sorted({codes[u["n"]][0] for u in view["units"]})
    signs = [NATIONS[nation] for nation in nations if nation in NATIONS]
    signs += [Text("sign-wounded"), Text("sign-stunned"), Text("sign-facing"), Text("sign-rear")]
    signs += [Text("sign-horse"), Text("sign-bodies"), Text("sign-level")]
    if any([feature in GATES for _, _, feature in view["features"]]):
        signs.append(Text("sign-gate"))
    if "things" in view:
        present = {thing["what"] for thing in view["things"]}
        signs += [text for what, text in THINGS.items() if what in present]
    if "fires" in view:
        signs += [Text("sign-fire"), Text("sign-naphtha")]
    if any(u.get("asleep") for u in view["units"]):
        signs.append(Text("sign-asleep"))
    return [Item(text) for text in [*ground, *signs]]


def sides(view: View) -> list[Area]:
    """Houses by their hexes, then walls and openings by kind, with the hexes on both sides.

    The wall around a house is not told side by side: it stands wherever there is no opening.
    """
    grid = Grid(COLUMNS, view["rows"])
    inside = {h for h, letter in enumerate(view["terrain"]) if letter == INTERIOR}
    found: dict[str, list[Item]] = {}
    for h, side, feature in view["features"]:
        beyond = grid.step(h, side)
        if beyond == NONE or (feature == "house_wall" and (h in inside or beyond in inside)):
            continue
        found.setdefault(feature, []).append(Item(Text("between", {"hex": h, "behind": beyond})))
    walls = [
        Area(f, FEATURES[f], tuple(items), in_characters=True)
        for f, items in found.items()
        if f in FEATURES
    ]
    rooms = tuple([Item(Text("house", {"hexes": tuple(room)})) for room in houses(view, grid)])
    return [Area("houses", Text("area-houses"), rooms, in_characters=True), *walls]


def houses(view: View, grid: Grid) -> list[list[int]]:
    """The rooms: hexes inside that hang together without a wall, a door or a window between."""
    apart = {(h, grid.step(h, side)) for h, side, _ in view["features"]}
    left = {h for h, letter in enumerate(view["terrain"]) if letter == INTERIOR}
    found: list[list[int]] = []
    while left:
        room = [min(left)]
        left.remove(room[0])
        for h in room:
            for side in range(6):
                beyond = grid.step(h, side)
                if beyond in left and not {(h, beyond), (beyond, h)} & apart:
                    left.remove(beyond)
                    room.append(beyond)
        found.append(sorted(room))
    return found


def goals(view: View) -> list[Item]:
    """GU-12.9: the victory conditions in their order; what nobody wins is a draw."""
    items: list[Item] = []
    for goal in view["goals"]:
        drawn = goal["winner"] == DRAW
        params: dict[str, Value] = {"when": goal["when"], "n": goal["n"], "units": goal["units"]}
        if "edge" in goal:
            params["edge"] = goal["edge"]
        if "region" in goal:
            params["region"] = goal["region"]
        if "against" in goal:
            params["own"], params["against"] = goal["own"], goal["against"]
        if "gate" in goal:
            params["gate"] = goal["gate"]
        facts: tuple[Fact, ...] = (Fact("draw", ""),) if drawn else ()
        if "reached" in goal:
            facts = (*facts, Fact("reached", goal["reached"]))
        items.append(
            Item(Text(f"goal-{goal['sort']}", params), "", facts, NONE if drawn else goal["winner"])
        )
    return items
