"""Heerbann's table, made from a view."""

from __future__ import annotations

from tafelrunde.board.scene import Area, Fact, Item, Scene, Text
from tafelrunde.games.heerbann.aids import odds, worth_of
from tafelrunde.games.heerbann.state import CONQUER, NOBODYS, NOT_YET
from tafelrunde.games.heerbann.tables import Tables
from tafelrunde.games.heerbann.views import View


def scene(view: View, seat: int, tables: Tables) -> Scene:
    """The recruiting table or the six provinces."""
    conquers = view["phase"] == CONQUER
    areas = conquering(view, tables) if conquers else recruiting(view, seat, tables)
    return Scene(tuple([*areas, *armies(view, seat, tables)]))


def card(number: int, tables: Tables, owner: int = -1, state: str = "") -> Item:
    """A character with its cost and strength."""
    facts = (Fact("cost", tables.cost[number]), Fact("strength", tables.strength[number]))
    label = Text("card", {"card": number})
    return Item(label, f"card:{number}", facts, owner, state)


def open_card(number: int, view: View, seat: int, tables: Tables) -> Item:
    """An open character with the odds of forming its cost with 1 to 6 dice, and the extra ones."""
    item = card(number, tables)
    return item._replace(facts=(*item.facts, Fact("odds", odds(number, view, seat, tables))))


def recruiting(view: View, seat: int, tables: Tables) -> list[Area]:
    """Deck, open characters, dice, dice numbers and order."""
    numbers = view["numbers"]
    display = tuple([open_card(number, view, seat, tables) for number in view["display"]])
    chooser = tuple([Item(Text("number", {"number": n}), f"number:{n}") for n in range(1, 7)])
    changes = tuple([Item(Text("change", {"change": n}), f"change:{n}") for n in (-1, 0, 1)])
    order = tuple(
        [
            Item(
                Text("seat-in-order", {"seat": s}),
                facts=(Fact("number", numbers[s]),),
                owner=s,
                state="current" if s == view["roller"] else "",
            )
            for s in view["order"]
        ]
    )
    return [
        Area("display", Text("area-display", {"deck": view["deck"]}), display),
        Area("numbers", Text("area-numbers"), chooser, for_choosing=True),
        Area("changes", Text("area-changes"), changes, for_choosing=True),
        Area("order", Text("area-order", {"round": view["round"]}), order),
        Area("dice", Text("area-dice"), tuple(dice(view)), view["roller"]),
    ]


def dice(view: View) -> list[Item]:
    """The open roll."""
    again: list[int] = list(view["rerolled"])
    items = []
    for face in view["dice"]:
        state = "chosen" if face in again else ""
        if state:
            again.remove(face)
        items.append(Item(Text("die", {"face": face}), f"face:{face}", state=state))
    return items


def conquering(view: View, tables: Tables) -> list[Area]:
    """The six provinces and the present battle."""
    provinces = tuple([province(view, n) for n in range(1, 7)])
    lanes = tuple([item for s in range(len(view["luck"])) for item in lane(view, s, tables)])
    return [
        Area("provinces", Text("area-provinces"), provinces),
        Area("battle", Text("area-battle", {"province": view["ordinal"]}), lanes),
    ]


def province(view: View, ordinal: int) -> Item:
    """A shield: its value or range, its holder."""
    value, holder = view["values"][ordinal - 1], view["holder"][ordinal - 1]
    facts: list[Fact] = []
    if value:
        facts.append(Fact("value", value))
    else:
        worth = worth_of(ordinal, value)
        facts.append(Fact("range", (worth["low"], worth["high"])))
    if holder == NOBODYS:
        facts.append(Fact("nobodys", ""))
    state = "current" if holder == NOT_YET and ordinal == view["ordinal"] else ""
    owner = holder if holder >= 0 else -1
    return Item(Text("province", {"province": ordinal}), "", tuple(facts), owner, state)


def lane(view: View, seat: int, tables: Tables) -> list[Item]:
    """One player's side of the battle, then the open cards in it: they can be chosen (RE-6.9)."""
    facts = [Fact("luck", view["luck"][seat])]
    cards: tuple[int, ...] = tuple(view["committed"][seat])
    if cards:
        facts.append(Fact("cards", cards))
    if view["total"][seat] >= 0:
        facts.append(Fact("strength", view["strength"][seat]))
        facts.append(Fact("total", view["total"][seat]))
    side = Item(Text("lane", {"seat": seat}), "", tuple(facts), seat)
    struck = view["slain"]
    return [side, *[card(n, tables, seat, "struck" if n == struck else "") for n in cards]]


def armies(view: View, seat: int, tables: Tables) -> list[Area]:
    """Everybody's characters; the observer's own ones last, where the hand belongs."""
    players = view["armies"]
    seats = [s for s in range(len(players)) if s != seat] + ([seat] if seat >= 0 else [])
    areas = []
    for s in seats:
        title = Text("area-army", {"seat": s, "points": view["points"][s]})
        items: tuple[Item, ...]
        army = players[s]
        if army is None:
            count = Fact("count", view["army_sizes"][s])
            items = (Item(Text("hidden-hand"), "", (count,), s, "covered"),)
        else:
            items = tuple(
                [
                    card(number, tables, s, "fresh" if number in view["fresh"] else "")
                    for number in army
                ]
            )
        areas.append(Area(f"army-{s}", title, items, s))
    return areas
