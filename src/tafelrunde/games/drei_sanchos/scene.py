"""The table of Krieg der drei Sanchos, made from a view."""

from __future__ import annotations

from tafelrunde.board.scene import Area, Fact, Item, Scene, Text
from tafelrunde.games.drei_sanchos.lexicon import CROWN, field_of
from tafelrunde.games.drei_sanchos.state import FIELD, GARRISON, KING, NOBODY, STACK, TROOP, unit_of
from tafelrunde.games.drei_sanchos.tables import COLUMNS, MOST_POINTS, MOST_UNITS, SANCHOS, Tables
from tafelrunde.games.drei_sanchos.views import View


def scene(view: View, tables: Tables) -> Scene:
    """The map with all units, the card in play, the track, and everybody's belongings."""
    areas = [
        Area("map", title(view), tuple(regions(view, tables.adjacent))),
        Area("units", Text("area-units"), tuple(units(view))),
        Area("card", Text("area-card"), tuple(card_in_play(view, tables))),
        Area("track", Text("area-track"), tuple(track(view)), for_choosing=True),
    ]
    areas += [belongings(view, tables, sancho) for sancho in range(SANCHOS)]
    points, counts = numbers("points", 1, MOST_POINTS), numbers("number", 0, MOST_UNITS)
    areas.append(Area("points", Text("area-points"), tuple(points), for_choosing=True))
    areas.append(Area("numbers", Text("area-numbers"), tuple(counts), for_choosing=True))
    return Scene(tuple(areas))


def title(view: View) -> Text:
    """The round; S3-2.1, S3-14.8: alone also the visible arrow and the points of both sides."""
    if not view["solo"]:
        return Text("area-map", {"round": view["round"]})
    alone = view["seats"].index(0)
    told = {"round": view["round"], "arrow": view["arrow"], "mine": view["sides"][alone]}
    return Text("area-map-solo", {**told, "theirs": view["sides"][(alone + 1) % SANCHOS]})


def regions(view: View, adjacent: list[list[int]]) -> list[Item]:
    """The twelve regions: neighbours, points, garrison, siege and field armies."""
    items = []
    for row in view["regions"]:
        number = row["number"]
        borders = ", ".join([str(other) for other in adjacent[number]])
        facts = [Fact("borders", borders), Fact("vp", row["vp"])]
        if row["holder"] != NOBODY:
            king = king_stands(view, row["holder"], number, GARRISON)
            facts.append(Fact("holder", row["holder"]))
            facts.append(Fact("garrison", row["garrison"] + king))
        if row["besieger"] != NOBODY:
            facts.append(Fact("besieger", row["besieger"]))
            king = king_stands(view, row["besieger"], number, STACK)
            facts.append(Fact("siege", row["siege"] + king))
        state = "current" if view["contested"] == number else ""
        label = Text("region", {"region": number, "number": number})
        owner = seat_of(view, row["holder"])
        items.append(Item(label, f"region:{number}", tuple(facts), owner, state))
    return items


def seat_of(view: View, sancho: int) -> int:
    """S3-1.2: the seat of a Sancho; -1 for nobody and for a non-player."""
    return int(view["seats"][sancho]) if sancho != NOBODY else NOBODY


def king_stands(view: View, sancho: int, region: int, place: int) -> int:
    """1 if the king of a Sancho stands there."""
    return int(view["kings"][sancho] == {"region": region, "place": place})


def units(view: View) -> list[Item]:
    """Every group of equal units, with its number."""
    items = []
    for row in view["regions"]:
        for sancho in range(SANCHOS):
            there = [
                (FIELD, row["troops"][sancho]),
                (GARRISON, row["garrison"] if row["holder"] == sancho else 0),
                (STACK, row["siege"] if row["besieger"] == sancho else 0),
            ]
            for place, troops in there:
                if troops:
                    items.append(unit(view, sancho, unit_of(row["number"], place, TROOP), troops))
    for sancho, king in enumerate(view["kings"]):
        items.append(unit(view, sancho, unit_of(king["region"], king["place"], KING), 1))
    return items


def unit(view: View, sancho: int, number: int, count: int) -> Item:
    """A group of units of one kind at one place."""
    label = Text("unit", {"sancho": sancho, "unit": number})
    return Item(label, f"unit:{number}", (Fact("count", count),), seat_of(view, sancho))


def crown_of(view: View, tables: Tables, card: int) -> list[Item]:
    """S3-14.6: what a Sancho-Bot in the bottom field of a card reads instead; else nothing."""
    sancho = tables.cards[card].bottom
    if not view["solo"] or view["seats"][sancho] >= 0:
        return []
    return [Item(Text("crown", {"sancho": int(sancho)}), f"field:{field_of(card, CROWN)}")]


def card_in_play(view: View, tables: Tables) -> list[Item]:
    """The card of the round, and reserve cards that were played in a battle."""
    items = []
    if view["card"]:
        facts = []
        if view["active"] != NOBODY:
            facts = [Fact("active", view["active"]), Fact("points-left", view["points"])]
        label = Text("card", {"card": view["card"]})
        items.append(Item(label, f"card:{view['card']}", tuple(facts), NOBODY, "current"))
        items += crown_of(view, tables, view["card"])
    for card in view["spent"]:
        items.append(Item(Text("card", {"card": card}), f"card:{card}", (), NOBODY, "spent"))
    return items


def track(view: View) -> list[Item]:
    """The columns 0 to 10, and the dice below them from the board outwards."""
    items = [Item(Text("column", {"column": n}), f"column:{n}") for n in range(COLUMNS)]
    for die in view["dice"]:
        label = Text("face", {"face": die["face"]})
        items.append(Item(label, f"face:{die['face']}", (), seat_of(view, die["sancho"])))
    return items


def belongings(view: View, tables: Tables, sancho: int) -> Area:
    """A Sancho: points, recruits, supply, cards as far as they are known, El Cid."""
    facts = [
        Fact("vp", view["vp"][sancho]),
        Fact("recruits", view["recruits"][sancho]),
        Fact("supply", view["supply"][sancho]),
        Fact("hand", len(view["hands"][sancho])),
        Fact("reserve", len(view["reserve"][sancho])),
    ]
    if view["el_cid"] == sancho:
        facts.append(Fact("el-cid", ""))
    state = "current" if view["commander"] == sancho else ""
    label = Text("sancho", {"sancho": sancho})
    owner = seat_of(view, sancho)
    items = [Item(label, f"sancho:{sancho}", tuple(facts), owner, state)]
    for place in ("hands", "reserve"):
        for card in view[place][sancho]:
            if card is None:
                items.append(Item(Text("hidden-card"), "", (), owner, "covered"))
            else:
                word = "hand-card" if place == "hands" else "reserve-card"
                items.append(Item(Text(word, {"card": card}), f"card:{card}", (), owner))
                items += crown_of(view, tables, card) if place == "hands" else []
    title = Text("area-sancho", {"sancho": sancho, "number": view["vp"][sancho]})
    return Area(f"sancho-{sancho}", title, tuple(items), owner)


def numbers(word: str, low: int, high: int) -> list[Item]:
    """Numbers to choose from."""
    return [Item(Text("number", {"number": n}), f"{word}:{n}") for n in range(low, high + 1)]
