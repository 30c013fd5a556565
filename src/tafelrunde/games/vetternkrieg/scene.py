"""Vetternkrieg's table, made from a view."""

from __future__ import annotations

from typing import Any

from tafelrunde.board.scene import Area, Fact, Item, Scene, Text
from tafelrunde.games.vetternkrieg.aids import chances, cost, losses, told_card
from tafelrunde.games.vetternkrieg.dice import best_of, contains
from tafelrunde.games.vetternkrieg.state import BATTLE, BELIEVED, DOUBTED, PLAY, SETUP, UNDECIDED
from tafelrunde.games.vetternkrieg.tables import (
    FRAMED,
    FRENCH,
    HALF,
    LANCASTER,
    PLAIN,
    RED_ROSE,
    REGIONS,
    WHITE_ROSE,
    YORK,
    Tables,
)
from tafelrunde.games.vetternkrieg.views import ClaimChance, ShownBattle, View

HOUSES = (YORK, LANCASTER)


def scene(view: View, seat: int, tables: Tables) -> Scene:
    """Map and battlefield (in a battle first), what can be chosen, both sides; the hand last."""
    if view["phase"] == SETUP:
        return Scene((Area("houses", Text("area-houses"), tuple(houses()), for_choosing=True),))
    field = battlefield(view, tables)
    if view["phase"] == BATTLE and view["battle"]["attacker"] >= 0:
        areas = [*rounds(view), *field, *battle(view, seat, tables), england(view)]
    else:
        areas = [*rounds(view), england(view), *field]
    areas.append(stacks(view))
    if view["phase"] in (PLAY, BATTLE):
        counts = tuple([Item(Text("count", {"count": n}), f"count:{n}") for n in range(13)])
        areas.append(Area("counts", Text("area-counts"), counts, for_choosing=True))
    order = [1 - seat, seat] if seat >= 0 else [0, 1]
    for other in order:
        areas.append(side(view, seat, other))
    areas += claims(view, seat, tables)
    areas.append(discard(view))
    for other in order:
        areas.append(hand(view, other, tables))
    return Scene(tuple(areas))


def houses() -> list[Item]:
    """The two houses, to choose from."""
    return [Item(Text("house", {"house": h}), f"house:{h}") for h in HOUSES]


def rounds(view: View) -> list[Area]:
    """VK-1.2: the round track, and the twist of the round."""
    items = [
        Item(Text("round", {"round": n}), state="current" if n == view["round"] else "")
        for n in range(1, 6)
    ]
    areas = [Area("rounds", Text("area-rounds", {"round": view["round"]}), tuple(items))]
    if view["twist"]:
        twist = Text("twist", {"twist": view["twist"]})
        item = Item(twist, f"twist:{view['twist']}", state="current")
        areas.append(Area("twist", Text("area-twist"), (item,)))
    return areas


def england(view: View) -> Area:
    """The regions, a line each: troops of both houses, and which house controls it."""
    items = []
    for r in range(REGIONS):
        facts = [Fact(f"house-{h}", view["troops"][2 * r + (h ^ view["york"])]) for h in HOUSES]
        controller = view["control"][r]
        if controller >= 0:
            facts.append(Fact("house", controller ^ view["york"]))
        items.append(Item(Text("region", {"region": r}), f"region:{r}", tuple(facts)))
    return Area("map", Text("area-map"), tuple(items))


def stacks(view: View) -> Area:
    """The troops in the regions and the French, to choose from."""
    york = view["york"]
    items = []
    for r in range(REGIONS):
        items += [stack(2 * r + h, view["troops"][2 * r + (h ^ york)]) for h in HOUSES]
    items += [stack(FRENCH + h, view["french"][h ^ york]) for h in HOUSES]
    return Area("stacks", Text("area-stacks"), tuple(items), for_choosing=True)


def stack(number: int, count: int) -> Item:
    """Troops that stand together."""
    return Item(Text("stack", {"stack": number, "count": count}), f"stack:{number}")


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


def battlefield(view: View, tables: Tables) -> list[Area]:
    """The card of the round, the troops on both halves, and the card in use."""
    areas: list[Area] = []
    number = view["battlefield"]
    if number:
        here = Fact("region", tables.region[number])
        items = [Item(Text("card", {"card": number}), f"card:{number}", (here,))]
        for h in HOUSES:
            seat = h ^ view["york"]
            facts = (Fact("troops", view["half"][seat]), Fact("french", view["french"][seat]))
            label = Text("half", {"house": h, "seat": seat})
            items.append(Item(label, f"stack:{HALF + h}", facts, owner=seat))
        told = {"seat": view["owner"], "french": view["french_supply"]}
        areas.append(Area("battlefield", Text("area-battlefield", told), tuple(items)))
    if view["card"]:
        title = Text("area-in-use", {"seat": view["active"]})
        areas.append(Area("in-use", title, (card(view["card"], view, tables),)))
    return areas


def battle(view: View, seat: int, tables: Tables) -> list[Area]:
    """Dice of both sides, the announcement, and what can come of it."""
    b = view["battle"]
    attacker = b["attacker"]
    title = Text("area-clash", {"clash": b["clash"]})
    areas = [Area("clash", title, (attack(b), defence(b)))]
    if b["adjuster"] >= 0:
        dice = b["dice"] if b["adjuster"] == attacker else b["defence"]
        faces = tuple(turnable(dice, b["changed"]))
        areas.append(Area("dice", Text("area-dice"), faces, for_choosing=True))
    if b["defence"]:
        areas.append(Area("now", Text("area-now"), (comparison(view, tables),)))
    elif b["verdict"] == UNDECIDED and b["claim"] >= 0:
        rows = odds_items(view, tables)
        areas.append(Area("odds", Text("area-odds", told_of(view, seat, tables)), tuple(rows)))
    elif b["verdict"] == DOUBTED and b["shown"]:
        areas.append(Area("now", Text("area-now"), (truth(b, tables),)))
    return areas


def attack(b: ShownBattle) -> Item:
    """The attacker's dice, covered for everybody who may not see them, and the announcement."""
    facts = [Fact("dice", tuple(b["dice"]))] if b["dice"] else []
    if b["claim"] >= 0:
        facts.append(Fact("claim", b["claim"]))
    covered = "covered" if b["rolled"] and not b["dice"] else ""
    return Item(Text("attack", {"seat": b["attacker"]}), "", tuple(facts), -1, covered)


def defence(b: ShownBattle) -> Item:
    """The defender's dice."""
    facts = (Fact("dice", tuple(b["defence"])),) if b["defence"] else ()
    return Item(Text("defence", {"seat": 1 - b["attacker"]}), "", facts)


def turnable(dice: list[int], changed: list[int]) -> list[Item]:
    """Dice that the last card may still change."""
    return [
        Item(Text("die", {"face": face}), f"face:{face}")
        for i, face in enumerate(dice)
        if i not in changed
    ]


# -- what can come of a clash


def odds_items(view: View, tables: Tables) -> list[Item]:
    """The losses that the announcement may lead to, the most likely first."""
    return [
        Item(
            Text(
                "loss-odds", {"seat": row["seat"], "count": row["count"], "percent": row["percent"]}
            )
        )
        if row["count"]
        else Item(Text("tie-odds", {"percent": row["percent"]}))
        for row in losses(view, tables)
    ]


def told_of(view: View, seat: int, tables: Tables) -> dict[str, int | str]:
    """What the odds know of the defender's last card, and who that is."""
    return {"last": told_card(view, seat, tables), "seat": 1 - view["battle"]["attacker"]}


def comparison(view: View, tables: Tables) -> Item:
    """VK-5.23: what the dice on the table cost as they lie now."""
    b = view["battle"]
    result = b["claim"] if b["verdict"] == BELIEVED else best_of(tuple(b["dice"]))
    answer = best_of(tuple(b["defence"]))
    loser, count = cost(view, result, answer, tables)
    told: dict[str, Any] = {"claim": result, "answer": answer, "count": count}
    return Item(Text("tie-now", told) if loser < 0 else Text("loss-now", {**told, "seat": loser}))


def truth(b: ShownBattle, tables: Tables) -> Item:
    """VK-5.16, VK-5.17: what a caught lie costs, as the dice lie now."""
    if contains(tuple(b["dice"]), b["claim"]):
        return Item(Text("true-now", {"claim": b["claim"]}))
    told = {"claim": b["claim"], "seat": b["attacker"], "count": tables.doubted_lie}
    return Item(Text("lie-now", told))


def claims(view: View, seat: int, tables: Tables) -> list[Area]:
    """VK-5.8: the 18 announcements, for the attacker to choose from."""
    items = tuple([claim(told, seat) for told in chances(view, seat, tables)])
    if not items:
        return []
    return [Area("claims", Text("area-claims", told_of(view, seat, tables)), items, seat)]


def claim(told: ClaimChance, seat: int) -> Item:
    """An announcement with the chance to win; only its author sees whether it would be true."""
    number = told["claim"]
    params = {"claim": number, "percent": told["percent"], "fits": int(told["fits"])}
    return Item(Text("claim", params), f"claim:{number}", owner=seat)


# -- the two sides


def side(view: View, seat: int, other: int) -> Area:
    """A house: supply, reserve and battles won."""
    items = []
    for n, stock in enumerate((view["supply"], view["reserve"])):
        element = f"stock:{n}" if other == seat else ""
        label = Text("stock", {"stock": n, "count": stock[other]})
        items.append(Item(label, element, (), other))
    for number in view["won"][other]:
        items.append(Item(Text("won", {"card": number}), owner=other))
    house = YORK if other == view["york"] else LANCASTER
    title = Text("area-side", {"seat": other, "house": house})
    return Area(f"side-{other}", title, tuple(items), other)


def discard(view: View) -> Area:
    """VK-R.55: the open pile, the last card first."""
    items = [Item(Text("card", {"card": n})) for n in reversed(view["discard"])]
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
