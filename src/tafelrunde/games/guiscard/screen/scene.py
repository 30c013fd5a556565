"""Guiscard's table, made from a view."""

from __future__ import annotations

from typing import Final

from tafelrunde.board.scene import Area, Fact, Item, Scene, Text
from tafelrunde.games.guiscard.field.terrain import COLUMNS, NONE
from tafelrunde.games.guiscard.files.siege_log import GEAR
from tafelrunde.games.guiscard.screen.chart import goals, hexes, legend, sides
from tafelrunde.games.guiscard.state import (
    COMING,
    DEAD,
    FOULKON,
    HEALTHY,
    HORSE_DEAD,
    LEFT,
    SLAIN,
    WOUNDED,
)
from tafelrunde.games.guiscard.views import Horse, SiegeMan, SiegeView, Unit, View

EDGES: Final = 4


def scene(view: View, codes: list[str]) -> Scene:
    """The map, both armies, the horses without riders, and what orders name.

    `codes` are those of all units (GU-1.10); they begin with the nation.
    """
    ground = tuple(hexes(view, codes))
    loose = [horse(h) for h in view["horses"] if h["state"] != HORSE_DEAD]
    areas = [
        Area("turn", Text("area-turn", {"round": view["round"]}), (clock(view),)),
        Area("map", Text("area-map"), ground, NONE, COLUMNS, in_characters=True),
        Area("legend", Text("area-legend"), tuple(legend(view, codes)), in_characters=True),
        *sides(view),
        Area("goals", Text("area-goals"), tuple(goals(view)), in_characters=True),
        Area("horses", Text("area-horses"), tuple(loose)),
    ]
    if "siege" in view:
        areas[:0] = siege_areas(view["siege"])
    areas += [army(view, s) for s in range(len(view["sides"]))]
    turns = Area("compass", Text("area-compass"), tuple(compass()), for_choosing=True)
    return Scene((*areas, turns))


def siege_areas(log: SiegeView) -> list[Area]:
    """GU-11.1: day and supplies, the parts and walls of the building, workshop, and the men."""
    outside, within = log["besieger"], 1 - log["besieger"]
    facts = [Fact("besiegers", log["free"][outside]), Fact("besieged", log["free"][within])]
    if log["last_day"] != NONE:
        facts.append(Fact("last-day", log["last_day"]))
    facts += [Fact(name, log[name]) for name in ("captured", "idle") if log[name]]
    facts.append(Fact("chance", log["chance"]))
    plan = [
        Item(Text("siege-part", {"part": name, "seat": seat}), "", (), seat)
        for name, seat in log["parts"]
    ]
    plan += [
        Item(Text("siege-wall", {"hex": h}), f"hex:{h}", (Fact("damage", level), Fact("of", most)))
        for h, level, most in log["damage"]
        if level
    ]
    shop = [
        Item(Text("siege-gear", {"gear": k, "n": row[name]}), f"gear:{k}", (), seat)
        for seat, row in enumerate(log["gear"])
        for k, name in enumerate(GEAR)
        if row[name]
    ]
    shop += [
        Item(Text("siege-project", {"gear": GEAR.index(name), "days": days, "needed": needed}))
        for name, days, needed in log["projects"]
    ]
    day = Item(Text("siege-day", {"seat": outside}), "", tuple(facts), outside)
    sale = [Item(Text("unit", {"unit": u}), f"unit:{u}") for u in log["market"]]
    known = [Item(Text("gear", {"gear": k}), f"gear:{k}") for k in range(len(GEAR))]
    return [
        Area("siege", Text("area-siege", {"day": log["day"]}), (day,)),
        Area("building", Text("area-building"), tuple(plan)),
        Area("workshop", Text("area-workshop"), tuple(shop)),
        Area("men", Text("area-men"), tuple([siege_man(m) for m in log["men"]])),
        Area("gear", Text("area-gear"), tuple(known), for_choosing=True),
        Area("market", Text("area-market"), tuple(sale), for_choosing=True),
    ]


def siege_man(m: SiegeMan) -> Item:
    """A man of the siege with his state."""
    facts: list[Fact] = []
    if m["state"] == WOUNDED:
        facts.append(Fact("wounded", ""))
        if m["heals"] > 0:
            facts.append(Fact("heals", m["heals"]))
    if m["state"] == DEAD:
        facts.append(Fact("dead", ""))
    if m["state"] > DEAD:
        facts.append(Fact("taken", ""))
    facts += [Fact(name, "") for name in ("command", "inside") if m[name]]
    return Item(Text("unit", {"unit": m["n"]}), f"unit:{m['n']}", tuple(facts), m["seat"])


def clock(view: View) -> Item:
    """Round, step, and what the moving unit has left."""
    facts = [Fact("rounds", view["rounds"])]
    if view["phase"]:
        facts.append(Fact(f"step-{view['phase']}", ""))
    if view["mover"] != NONE:
        facts += [Fact("unit", view["mover"]), Fact("points", view["points"])]
    return Item(Text("turn-of", {"seat": view["active"]}), "", tuple(facts), view["active"])


def army(view: View, seat: int) -> Area:
    """The units of one side, the fallen at the end."""
    own = [u for u in view["units"] if u["seat"] == seat]
    own.sort(key=lambda u: (u["where"], u["n"]))
    title = Text("area-army", {"seat": seat})
    return Area(f"army-{seat}", title, tuple([unit(u) for u in own]), seat)


def unit(u: Unit) -> Item:
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
    if u["where"] == SLAIN:
        facts.append(Fact("dead", ""))
    elif u["health"] not in (HEALTHY, DEAD):
        facts.append(Fact("wounded" if u["health"] == WOUNDED else "stunned", ""))
    if u.get("asleep"):
        facts.append(Fact("asleep", ""))
    if u["captor"] != NONE:
        facts.append(Fact("captor", u["captor"]))
    if u["form"]:
        facts.append(Fact("foulkon" if u["form"] == FOULKON else "spears", ""))
    return Item(Text("unit", {"unit": u["n"]}), f"unit:{u['n']}", tuple(facts), u["seat"])


def horse(h: Horse) -> Item:
    """A horse without a rider."""
    facts: list[Fact] = []
    if h["at"] != NONE:
        facts += [Fact("hex", h["at"]), Fact("behind", h["rear"])]
    if h["leader"] != NONE:
        facts.append(Fact("leader", h["leader"]))
    return Item(Text("horse", {"horse": h["n"]}), f"horse:{h['n']}", tuple(facts))


def compass() -> list[Item]:
    """Directions, sides of the map and distances for standing orders."""
    items = [Item(Text("direction", {"direction": d}), f"direction:{d}") for d in range(6)]
    items += [Item(Text("edge", {"edge": e}), f"edge:{e}") for e in range(1, EDGES + 1)]
    return items + [Item(Text("number", {"number": n}), f"number:{n}") for n in range(1, 16)]
