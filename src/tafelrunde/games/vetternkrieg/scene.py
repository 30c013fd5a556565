"""Vetternkrieg's table, made from a view."""

from __future__ import annotations

from typing import Any

from tafelrunde.board.scene import Area, Fact, Item, Scene, Text
from tafelrunde.core.game import View
from tafelrunde.games.vetternkrieg.dice import CLAIMS, contains
from tafelrunde.games.vetternkrieg.state import BATTLE, FRENCH, HALF, PLAY, SETUP
from tafelrunde.games.vetternkrieg.tables import (
    FRAMED,
    PLAIN,
    RED_ROSE,
    REGIONS,
    WHITE_ROSE,
    YORK,
    Tables,
)


def scene(view: View, seat: int, tables: Tables) -> Scene:
    """Map, battlefield, dice, what can be chosen, then both sides; the own hand last."""
    if view["phase"] == SETUP:
        return Scene((Area("houses", Text("area-houses"), tuple(houses())),))
    areas = [rounds(view), *[region(view, r) for r in range(REGIONS)], battlefield(view, tables)]
    if view["phase"] == BATTLE:
        areas += battle(view, seat)
    if view["phase"] in (PLAY, BATTLE):
        counts = tuple([Item(Text("count", {"count": n}), f"count:{n}") for n in range(13)])
        areas.append(Area("counts", Text("area-counts"), counts))
    order = [1 - seat, seat] if seat >= 0 else [0, 1]
    for other in order:
        areas.append(side(view, seat, other))
    areas.append(discard(view, tables))
    for other in order:
        areas.append(hand(view, other, tables))
    return Scene(tuple(areas))


def houses() -> list[Item]:
    """The two houses, to choose from."""
    return [Item(Text("house", {"house": h}), f"house:{h}") for h in range(2)]


def rounds(view: View) -> Area:
    """VK-1.2: the round track, and the twist of the round."""
    items = [
        Item(Text("round", {"round": n}), state="current" if n == view["round"] else "")
        for n in range(1, 6)
    ]
    if view["twist"]:
        items.append(Item(Text("twist", {"twist": view["twist"]}), f"twist:{view['twist']}"))
    return Area("rounds", Text("area-rounds", {"round": view["round"]}), tuple(items))


def stack(view: View, number: int, count: int) -> Item:
    """Troops that stand together."""
    owner = (number % 2) ^ view["york"]
    facts = (Fact("count", count),)
    return Item(Text("stack", {"stack": number}), f"stack:{number}", facts, owner)


def region(view: View, number: int) -> Area:
    """A region with the troops of both houses and who controls it."""
    controller = view["control"][number]
    here = Item(Text("region", {"region": number}), f"region:{number}", owner=controller)
    stacks = [
        stack(view, 2 * number + h, view["troops"][2 * number + (h ^ view["york"])])
        for h in range(2)
    ]
    title = Text("area-region", {"region": number})
    return Area(f"region-{number}", title, (here, *stacks), controller)


def card(number: int, view: View, tables: Tables, owner: int = -1, state: str = "") -> Item:
    """A card with its points and its mark for this round."""
    facts = [Fact("points", tables.points[number])]
    mark = tables.track[number][view["round"]] if tables.track[number] else PLAIN
    if mark == WHITE_ROSE:
        facts.append(Fact("white-rose", ""))
    elif mark == RED_ROSE:
        facts.append(Fact("red-rose", ""))
    elif mark == FRAMED:
        facts.append(Fact("framed", ""))
    return Item(Text("card", {"card": number}), f"card:{number}", tuple(facts), owner, state)


def battlefield(view: View, tables: Tables) -> Area:
    """The card of the round with both halves, and the card in use."""
    items: list[Item] = []
    number = view["battlefield"]
    if number:
        facts = (Fact("region", tables.region[number]),)
        items.append(Item(Text("card", {"card": number}), f"card:{number}", facts, view["owner"]))
        for h in range(2):
            items.append(stack(view, HALF + h, view["half"][h ^ view["york"]]))
        for h in range(2):
            items.append(stack(view, FRENCH + h, view["french"][h ^ view["york"]]))
    if view["card"]:
        items.append(card(view["card"], view, tables, view["active"], "current"))
    title = Text("area-battlefield", {"french": view["french_supply"]})
    return Area("battlefield", title, tuple(items), view["owner"])


def battle(view: View, seat: int) -> list[Area]:
    """Dice of both sides, the announcement, and the 18 announcements to choose from."""
    b: dict[str, Any] = view["battle"]
    attacker = b["attacker"]
    if attacker < 0:
        return []
    areas = [
        Area("attack", Text("area-attack", {"seat": attacker}), tuple(attack(b)), attacker),
        Area(
            "defence",
            Text("area-defence", {"seat": 1 - attacker}),
            tuple(tray(b["defence"], b["changed"], b["adjuster"] == 1 - attacker)),
            1 - attacker,
        ),
    ]
    if seat == attacker and b["rolled"] and b["claim"] < 0:
        claims = tuple([claim(number, b["dice"]) for number in range(CLAIMS)])
        areas.append(Area("claims", Text("area-claims"), claims, seat))
    return areas


def attack(b: dict[str, Any]) -> list[Item]:
    """The attacker's dice, covered for everybody who may not see them."""
    if b["rolled"] and not b["dice"]:
        items = [Item(Text("covered-die"), state="covered") for _ in range(3)]
    else:
        items = tray(b["dice"], b["changed"], b["adjuster"] == b["attacker"])
    if b["claim"] >= 0:
        items.append(Item(Text("claim", {"claim": b["claim"]}), f"claim:{b['claim']}"))
    return items


def tray(dice: list[int], changed: int, adjusting: bool) -> list[Item]:
    """Open dice; those that the last card may still change can be chosen."""
    items = []
    for i, face in enumerate(dice):
        done = adjusting and changed >> i & 1
        element = f"face:{face}" if adjusting and not done else ""
        items.append(Item(Text("die", {"face": face}), element, state="spent" if done else ""))
    return items


def claim(number: int, dice: list[int]) -> Item:
    """An announcement; only its author sees whether it would be true."""
    facts = (Fact("true", ""),) if contains(dice, number) else ()
    return Item(Text("claim", {"claim": number}), f"claim:{number}", facts)


def side(view: View, seat: int, other: int) -> Area:
    """A house: supply, reserve and battles won."""
    items = []
    for n, name in enumerate(("supply", "reserve")):
        element = f"stock:{n}" if other == seat else ""
        label = Text("stock", {"stock": n})
        items.append(Item(label, element, (Fact("count", view[name][other]),), other))
    for number in view["won"][other]:
        items.append(Item(Text("won", {"card": number}), owner=other))
    house = YORK if other == view["york"] else 1 - YORK
    title = Text("area-side", {"seat": other, "house": house})
    return Area(f"side-{other}", title, tuple(items), other)


def discard(view: View, tables: Tables) -> Area:
    """VK-R.55: the open pile, the last card first."""
    items = [card(n, view, tables, state="spent") for n in reversed(view["discard"])]
    return Area("discard", Text("area-discard", {"deck": view["deck"]}), tuple(items))


def hand(view: View, other: int, tables: Tables) -> Area:
    """The cards that the observer knows, and the covered ones as a number."""
    held = view["hands"][other]
    items = [card(number, view, tables, other) for number in held["known"]]
    covered = held["count"] - len(held["known"])
    if covered:
        facts = (Fact("count", covered),)
        items.append(Item(Text("covered-cards"), "", facts, other, "covered"))
    return Area(f"hand-{other}", Text("area-hand", {"seat": other}), tuple(items), other)
