"""El Grande's table, made from a view."""

from __future__ import annotations

from tafelrunde.board.scene import Area, Fact, Item, Scene, Text
from tafelrunde.core.game import View
from tafelrunde.games.el_grande.state import NONE
from tafelrunde.games.el_grande.tables import CASTILLO, COURT, POWERS, REGIONS, Tables


def scene(view: View, seat: int, tables: Tables) -> Scene:
    """The map, the open action cards, the order of the round, and everybody's belongings."""
    areas = [
        Area("map", Text("area-map"), tuple([*regions(view), castillo(view)])),
        Area("cards", Text("area-cards", {"round": view["round"]}), tuple(cards(view))),
        Area("order", Text("area-order", {"seat": view["starter"]}), tuple(order(view, tables))),
        Area("boards", Text("area-boards"), tuple([board(view, b, tables) for b in range(2)])),
        Area("numbers", Text("area-numbers"), tuple(numbers())),
    ]
    areas += [belongings(view, s, False) for s in range(len(view["court"])) if s != seat]
    if seat >= 0:
        areas.append(belongings(view, seat, True))
    return Scene(tuple(areas))


def regions(view: View) -> list[Item]:
    """The nine regions with numbers, caballeros, King and Grandes."""
    items = []
    for place in range(REGIONS):
        facts = [Fact("values", tuple(view["values"][place]))]
        if any(view["regions"][place]):
            facts.append(Fact("caballeros", counted(view["regions"][place])))
        if place in view["boards"]:
            facts.append(Fact("board", view["boards"].index(place)))
        grandes = tuple([s for s, home in enumerate(view["grande"]) if home == place])
        if grandes:
            facts.append(Fact("grandes", grandes))
        state = ""
        if place == view["king"]:
            facts.append(Fact("king", ""))
            state = "current"
        label = Text("place", {"place": place})
        items.append(Item(label, f"place:{place}", tuple(facts), NONE, state))
    return items


def counted(numbers: list[int]) -> tuple[int, ...]:
    """Caballeros per seat; seats without any are left out."""
    return tuple([number or NONE for number in numbers])


def castillo(view: View) -> Item:
    """The tower; EG-R.2: with contents only by agreement."""
    facts = [Fact("values", tuple(view["values"][CASTILLO]))]
    if CASTILLO in view["boards"]:
        facts.append(Fact("board", view["boards"].index(CASTILLO)))
    known = [number for number in view["castillo"] if number is not None]
    if view["castillo_display"] == "own" and known:
        facts.append(Fact("own-inside", known[0]))
    elif any(known):
        facts.append(Fact("caballeros", counted(known)))
    label = Text("place", {"place": CASTILLO})
    state = "" if known else "covered"
    return Item(label, f"place:{CASTILLO}", tuple(facts), NONE, state)


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


def belongings(view: View, seat: int, own: bool) -> Area:
    """A player's colour, court, province, home, power cards and vetoes."""
    facts = [
        Fact("court", view["court"][seat]),
        Fact("province", view["province"][seat]),
        Fact("home", view["grande"][seat]),
    ]
    if not own:
        facts.append(Fact("powers", tuple(view["hand"][seat])))
    items = [Item(Text("color", {"color": seat}), f"color:{seat}", tuple(facts), seat)]
    if view["back"][seat]:
        items.append(Item(Text("secretly-back", {"number": view["back"][seat]}), "", (), seat))
    for holder, last in view["vetoes"]:
        if holder == seat:
            items.append(Item(Text("veto", {"round": last}), "", (), seat))
    if own:
        items += hand(view, seat)
    title = Text("area-seat", {"seat": seat, "score": view["score"][seat]})
    return Area(f"seat-{seat}", title, tuple(items), seat)


def hand(view: View, seat: int) -> list[Item]:
    """What only the player clicks: the own court and the own power cards."""
    items = [Item(Text("court"), f"place:{COURT}", (), seat)]
    for power in range(1, POWERS + 1):
        state = "" if power in view["hand"][seat] else "spent"
        items.append(Item(Text("power", {"power": power}), f"power:{power}", (), seat, state))
    return items
