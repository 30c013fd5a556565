"""Guiscard's table, made from a view."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.board.scene import Area, Fact, Item, Scene, Text
from tafelrunde.core.game import View
from tafelrunde.games.guiscard.state import COMING, DEAD, HORSE_DEAD, LEFT, SLAIN, WOUNDED
from tafelrunde.games.guiscard.tables import NONE

STATES: Final = ("", "struck", "covered", "spent")  # healthy, wounded, stunned, dead
EDGES: Final = 4


def scene(view: View, seat: int) -> Scene:
    """Both armies, the horses without riders, the map, and what orders name."""
    areas = [Area("turn", Text("area-turn", {"round": view["round"]}), (clock(view),))]
    areas += [army(view, s) for s in range(len(view["sides"]))]
    areas += [
        Area("horses", Text("area-horses"), tuple([horse(h) for h in view["horses"]])),
        Area("map", Text("area-map"), tuple(hexes(view))),
        Area("compass", Text("area-compass"), tuple(compass())),
    ]
    return Scene(tuple(areas))


def clock(view: View) -> Item:
    """Round, step, and what the moving unit has left."""
    facts = [Fact("rounds", view["rounds"]), Fact("step", view["phase"])]
    if view["mover"] != NONE:
        facts += [Fact("unit", view["mover"]), Fact("points", view["points"])]
    return Item(Text("turn-of", {"seat": view["active"]}), "", tuple(facts), view["active"])


def army(view: View, seat: int) -> Area:
    """The units of one side, the fallen at the end."""
    own = [u for u in view["units"] if u["seat"] == seat]
    own.sort(key=lambda u: (u["where"], u["n"]))
    title = Text("area-army", {"seat": seat})
    return Area(f"army-{seat}", title, tuple([unit(u) for u in own]), seat)


def unit(u: dict[str, Any]) -> Item:
    """A person with the values of its state."""
    facts: list[Fact] = []
    if u["at"] != NONE:
        facts.append(Fact("hex", u["at"]))
        if u["rear"] != NONE:
            facts.append(Fact("behind", u["rear"]))
    if u["where"] == COMING:
        facts.append(Fact("coming", ""))
    if u["where"] == LEFT:
        facts.append(Fact("left", u["exit"]))
    if u["where"] not in (LEFT, SLAIN):
        facts += [
            Fact("attack", u["attack"]),
            Fact("defence", u["defence"]),
            Fact("allowance", u["allowance"]),
        ]
    if u["health"] not in (0, DEAD):
        facts.append(Fact("wounded" if u["health"] == WOUNDED else "stunned", ""))
    if u["form"]:
        facts.append(Fact("formation", u["form"]))
    state = STATES[u["health"]] if u["where"] != LEFT else "spent"
    return Item(Text("unit", {"unit": u["n"]}), f"unit:{u['n']}", tuple(facts), u["seat"], state)


def horse(h: dict[str, int]) -> Item:
    """A horse without a rider."""
    facts: list[Fact] = []
    if h["at"] != NONE:
        facts += [Fact("hex", h["at"]), Fact("behind", h["rear"])]
    if h["leader"] != NONE:
        facts.append(Fact("leader", h["leader"]))
    state = "spent" if h["state"] == HORSE_DEAD else ""
    return Item(Text("horse", {"horse": h["n"]}), f"horse:{h['n']}", tuple(facts), NONE, state)


def hexes(view: View) -> list[Item]:
    """Every hex with its letter on the map; the dead lie in some."""
    fallen = {row[0]: row for row in view["bodies"]}
    items: list[Item] = []
    for h, letter in enumerate(view["terrain"]):
        facts: list[Fact] = []
        if letter != ".":
            facts.append(Fact("terrain", ord(letter)))
        if view["levels"][h] != "0":
            facts.append(Fact("level", int(view["levels"][h])))
        if h in fallen:
            facts += [Fact("bodies", fallen[h][1]), Fact("carcasses", fallen[h][2])]
        items.append(Item(Text("hex", {"hex": h}), f"hex:{h}", tuple(facts)))
    return items


def compass() -> list[Item]:
    """Directions, sides of the map and distances for standing orders."""
    items = [Item(Text("direction", {"direction": d}), f"direction:{d}") for d in range(6)]
    items += [Item(Text("edge", {"edge": e}), f"edge:{e}") for e in range(1, EDGES + 1)]
    return items + [Item(Text("number", {"number": n}), f"number:{n}") for n in range(1, 16)]
