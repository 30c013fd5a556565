"""Hinterhalt's table, made from a view."""

from __future__ import annotations

from hinterhalt.tables import FLANKS
from hinterhalt.views import View
from tafelrunde.board.scene import Area, Fact, Item, Scene, Text


def scene(view: View, seat: int, goal: int) -> Scene:
    """The road, the caravans, the open pile, the flanks, and the cards one knows."""
    players = range(len(view["site"]))
    road = tuple([Item(Text("site", {"site": n, "goal": goal})) for n in range(goal + 1)])
    flanks = tuple([Item(Text("flank", {"flank": n}), f"flank:{n}") for n in range(FLANKS)])
    caravans = tuple([caravan(view, n) for n in players])
    pile = tuple([card(number, -1) for number in view["discard"]])
    areas = [
        Area("road", Text("area-road", {"round": view["round"]}), road),
        Area("caravans", Text("area-caravans"), caravans),
        Area("flanks", Text("area-flanks"), flanks, for_choosing=True),
        Area("discard", Text("area-discard", {"deck": view["deck"]}), pile),
    ]
    return Scene(tuple([*areas, *[hand(view, n) for n in players if n != view["automaton"]]]))


def caravan(view: View, seat: int) -> Item:
    """A caravan that can be raided."""
    facts = [
        Fact("site", view["site"][seat]),
        Fact("wagons", view["wagons"][seat]),
        Fact("points", view["points"][seat]),
    ]
    if view["omens"][seat]:
        facts.append(Fact("omen", view["omens"][seat]))
    state = "current" if seat == view["turn"] else ""
    return Item(Text("caravan", {"seat": seat}), f"seat:{seat}", tuple(facts), seat, state)


def hand(view: View, seat: int) -> Area:
    """The cards of a hand that the observer knows, and the number of the others."""
    known = view["known_cards"][seat]
    items = [card(number, seat) for number in known]
    covered = view["hand_sizes"][seat] - len(known)
    if covered:
        items.append(Item(Text("covered"), "", (Fact("count", covered),), seat, "covered"))
    return Area(f"hand-{seat}", Text("area-hand", {"seat": seat}), tuple(items), seat)


def card(number: int, owner: int) -> Item:
    """An open card."""
    return Item(Text("card", {"card": number}), f"card:{number}", (), owner)
