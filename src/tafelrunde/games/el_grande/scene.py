"""El Grande's table, made from a view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from tafelrunde.board.scene import Area, Fact, Item, Scene, Text
from tafelrunde.core.actions import Event
from tafelrunde.games.el_grande.aids import worth_now
from tafelrunde.games.el_grande.state import NONE
from tafelrunde.games.el_grande.tables import CASTILLO, COURT, POWERS, REGIONS, STACKS, Tables
from tafelrunde.games.el_grande.views import View

# Per seat: caballeros, points that a scoring would bring now, whether the Grande lives here
STANDING: Final = ["in-a", "in-b", "in-c", "in-d", "in-e"]
BROUGHT: Final = ["got-a", "got-b", "got-c", "got-d", "got-e"]  # per seat: points of a scoring


def scene(view: View, seat: int, tables: Tables) -> Scene:
    """The map, the open action cards, the order of the round, and everybody's belongings."""
    areas = [
        Area("map", Text("area-map"), tuple([*regions(view, tables), castillo(view)])),
        Area("cards", Text("area-cards", {"round": view["round"]}), tuple(cards(view))),
        Area("order", order_title(view), tuple(order(view, tables))),
        Area("boards", Text("area-boards"), tuple([board(view, b, tables) for b in range(2)])),
        Area("numbers", Text("area-numbers"), tuple(numbers()), for_choosing=True),
    ]
    areas += [belongings(view, s, False, tables) for s in range(len(view["court"])) if s != seat]
    if seat >= 0:
        areas.append(belongings(view, seat, True, tables))
    areas.append(Area("unseen", Text("area-unseen"), tuple(unseen(view, tables)), -1, 0, True))
    return Scene(tuple(areas))


def order_title(view: View) -> Text:
    """EG-3.1, EG-2.7: who begins: this round while power cards are played, then the next one."""
    return Text("area-turns" if view["order"] else "area-order", {"seat": view["starter"]})


def unseen(view: View, tables: Tables) -> list[Item]:
    """EG-2.3: what may still come, stack by stack; which cards have never lain open is public."""
    items = []
    for stack in range(1, STACKS):
        left = [(card, n) for card, n in enumerate(view["unseen"]) if tables.stack[card] == stack]
        cards = tuple([card for card, copies in left for _ in range(copies)])
        if cards:
            items.append(Item(Text("unseen", {"stack": stack, "cards": cards})))
    return items


def scorings(events: Iterable[Event]) -> Area:
    """What each scoring so far brought to whom, from the chronicle."""
    sums: list[tuple[Text, list[int]]] = []
    title: Text | None = None
    played = 0
    for event in events:
        told = event.params
        if event.key == "round-begins":
            played = cast(int, told["round"])
        elif event.key == "card-taken":
            title = Text("by-card", {"card": told["card"], "round": played})
        elif event.key == "general-scoring":
            title = Text("by-general", {"round": told["round"]})
        elif event.key == "scored" and title is not None:
            points = cast("tuple[int, ...]", told["points"])
            if not sums or sums[-1][0] != title:
                sums.append((title, [0 for _ in points]))
            for seat, number in enumerate(points):
                sums[-1][1][seat] += number
    items = [
        Item(label, "", tuple([Fact(BROUGHT[seat], n) for seat, n in enumerate(points)]))
        for label, points in sums
    ]
    return Area("scorings", Text("area-scorings"), tuple(items))


def regions(view: View, tables: Tables) -> list[Item]:
    """The nine regions with numbers, King, and what every seat has and would get there."""
    items = []
    for place in range(REGIONS):
        facts = [Fact("values", tuple(view["values"][place])), *covered(view, place)]
        worth = worth_now(view, place, tables)
        for seat, number in enumerate(view["regions"][place]):
            lives = int(view["grande"][seat] == place)
            facts.append(Fact(STANDING[seat], (number, worth[seat], lives)))
        if place == view["king"]:
            facts.append(Fact("king", ""))
        items.append(Item(Text("place", {"place": place}), f"place:{place}", tuple(facts)))
    return items


def covered(view: View, place: int) -> list[Fact]:
    """EG-9.12: whether the numbers are those of a movable scoreboard."""
    return [Fact("covered", "")] if place in view["boards"] else []


def castillo(view: View) -> Item:
    """The tower; EG-R.2: with contents only by agreement."""
    facts = [Fact("values", tuple(view["values"][CASTILLO])), *covered(view, CASTILLO)]
    for seat, number in enumerate(view["castillo"]):
        if number is not None:
            facts.append(Fact(STANDING[seat], (number, 0, 0)))
    label = Text("place", {"place": CASTILLO})
    known = any([number is not None for number in view["castillo"]])
    return Item(label, f"place:{CASTILLO}", tuple(facts), NONE, "" if known else "covered")


def cards(view: View) -> list[Item]:
    """The open action cards, taken ones with their taker."""
    items = []
    for stack, card in enumerate(view["face_up"], 1):
        if card != NONE:
            taker = view["taker"][stack - 1]
            state = "spent" if taker != NONE else ""
            facts = (Fact("placing", stack),)
            items.append(Item(Text("card", {"card": card}), f"card:{card}", facts, taker, state))
    return items


def order(view: View, tables: Tables) -> list[Item]:
    """Who plays which power card, in the order of turns as soon as it is fixed."""
    seats = view["order"] or [s for s, power in enumerate(view["played"]) if power]
    items = []
    for s in seats:
        power = view["played"][s]
        facts = (Fact("power", power), Fact("recruits", tables.caballeros[power]))
        state = "current" if s == view["turn"] else ""
        items.append(Item(Text("seat", {"seat": s}), "", facts, s, state))
    return items


def board(view: View, number: int, tables: Tables) -> Item:
    """A movable scoreboard and where it lies."""
    facts = [Fact("values", tuple(tables.board_values[number]))]
    if view["boards"][number] != NONE:
        facts.append(Fact("lies-in", view["boards"][number]))
    return Item(Text("board", {"board": number}), f"board:{number}", tuple(facts))


def numbers() -> list[Item]:
    """How many caballeros to recruit."""
    return [Item(Text("number", {"number": n}), f"number:{n}") for n in range(7)]


def belongings(view: View, seat: int, own: bool, tables: Tables) -> Area:
    """A player's colour, court, province, home, power cards and vetoes."""
    stock = {"color": seat, "court": view["court"][seat], "province": view["province"][seat]}
    items = [
        Item(Text("stock", stock), f"color:{seat}", (), seat),
        Item(Text("home", {"home": view["grande"][seat]}), "", (), seat),
    ]
    if not own:
        items.append(Item(Text("powers", {"powers": tuple(view["hand"][seat])}), "", (), seat))
    if view["back"][seat]:
        items.append(Item(Text("secretly-back", {"number": view["back"][seat]}), "", (), seat))
    for holder, last in view["vetoes"]:
        if holder == seat:
            items.append(Item(Text("veto", {"round": last}), "", (), seat))
    if own:
        items += hand(view, seat, tables)
    title = Text("area-seat", {"seat": seat, "score": view["score"][seat]})
    return Area(f"seat-{seat}", title, tuple(items), seat)


def hand(view: View, seat: int, tables: Tables) -> list[Item]:
    """What only the player clicks: the own court and the own power cards."""
    items = [Item(Text("court"), f"place:{COURT}", (), seat)]
    for power in range(1, POWERS + 1):
        state = "" if power in view["hand"][seat] else "spent"
        label, facts = (
            Text("power", {"power": power}),
            (Fact("recruits", tables.caballeros[power]),),
        )
        items.append(Item(label, f"power:{power}", facts, seat, state))
    return items
