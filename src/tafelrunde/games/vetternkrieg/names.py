"""The named things of Vetternkrieg: cards, regions, houses, stacks, announcements, twists."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from math import floor
from typing import Any, Final

from tafelrunde.core.game import Entry
from tafelrunde.games.vetternkrieg.dice import CLAIMS, DICE, contains, face_of, size_of
from tafelrunde.games.vetternkrieg.tables import REGION_IDS, RESERVE, SUPPLY

SIZES: Final = (
    ("single", "Einzelne {}", "single {}"),
    ("pair", "{}er-Pasch", "pair of {}s"),
    ("triple", "{}er-Drilling", "triple of {}s"),
)
LABELS: Final = {"W": "york", "R": "lancaster"}


def card_ids(rows: Mapping[str, Any]) -> list[str]:
    """The ids of all cards by number; the first entry stands for no card."""
    return ["", *[row["id"] for row in [*rows["battlefield"], *rows["event"]]]]


def twist_ids(rows: Mapping[str, Any]) -> list[str]:
    """The ids of all twists by number; the first entry stands for none."""
    return ["", *[row["id"] for row in rows["twist"]]]


def lexicon(rows: Mapping[str, Any]) -> dict[str, Entry]:
    """VK-1.11, VK-1.12: what the cards show, and every other name, by element."""
    found: dict[str, Entry] = {}
    for number, row in enumerate(rows["battlefield"], 1):
        found[f"card:{number}"] = battlefield(row)
    for number, row in enumerate(rows["event"], len(rows["battlefield"]) + 1):
        found[f"card:{number}"] = event(row)
    for number, row in enumerate(rows["twist"], 1):
        texts = (row["text_de"], row["text_en"], row["provenance"])
        found[f"twist:{number}"] = Entry(row["id"], row["name_de"], row["name_en"], *texts)
    for table in ("region", "house"):
        for number, row in enumerate(rows[table]):
            names = (row["name_de"], row["name_en"], "", "", row["provenance"])
            found[f"{table}:{number}"] = Entry(row["id"], *names)
    found[f"stock:{SUPPLY}"] = Entry("supply", "Vorrat", "supply")
    found[f"stock:{RESERVE}"] = Entry("reserve", "Reserve", "reserve")
    for claim in range(CLAIMS):
        name, de, en = SIZES[size_of(claim)]
        face = face_of(claim)
        facts: dict[str, int | str] = {
            "kind": name,
            "face": face,
            "count": size_of(claim) + 1,
            "chance": chance(claim),
        }
        found[f"claim:{claim}"] = Entry(
            f"{name}_{face}", de.format(face), en.format(face), facts=facts
        )
    return found | stacks(rows)


def chance(claim: int) -> str:
    """How often three fair dice hold an announcement, in whole percent.

    >>> chance(5), chance(11), chance(17)
    ('42', '7', '< 1')
    """
    rolls = list(product(range(1, 7), repeat=DICE))
    percent = 100 * sum([contains(dice, claim) for dice in rolls]) / len(rolls)
    return "< 1" if percent < 1 else str(floor(percent + 0.5))


def battlefield(row: Mapping[str, Any]) -> Entry:
    """A battlefield with its date, region, points and start troops."""
    facts = {
        "kind": "battlefield",
        "points": row["points"],
        "points_provenance": row["points_provenance"],
        "region": REGION_IDS.index(row["region"]),
        "york": row["start_york"],
        "lancaster": row["start_lancaster"],
        "start_provenance": row["start_provenance"],
    }
    dates = (row["date_de"], row["date_en"], row["provenance"])
    return Entry(row["id"], row["name_de"], row["name_en"], *dates, facts)


def event(row: Mapping[str, Any]) -> Entry:
    """An event with both texts, its points and its marks."""
    facts = {
        "kind": "event",
        "points": row["points"],
        "points_provenance": row["points_provenance"],
        "track": row["track"],
        "track_provenance": row["track_provenance"],
    }
    house = next((LABELS[mark] for mark in row["track"] if mark in LABELS), "")
    label_de = "Gegner" + (f" / {house.capitalize()}" if house else "")
    label_en = "Opponent" + (f" / {house.capitalize()}" if house else "")
    for language, label in (("de", label_de), ("en", label_en)):
        facts[f"label_{language}"] = f"{label}:"
        for part in ("main", "secondary"):
            facts[f"{part}_{language}"] = row[f"{part}_{language}"]
    text_de = f"{row['main_de']} {label_de}: {row['secondary_de']}"
    text_en = f"{row['main_en']} {label_en}: {row['secondary_en']}"
    texts = (text_de, text_en, row["provenance"], facts)
    return Entry(row["id"], row["name_de"], row["name_en"], *texts)


def stacks(rows: Mapping[str, Any]) -> dict[str, Entry]:
    """The stacks that an effect can name: per region, per half, and the French."""
    found: dict[str, Entry] = {}
    houses = rows["house"]
    for r, region in enumerate(rows["region"]):
        for h, house in enumerate(houses):
            de, en = house["name_de"], house["name_en"]
            found[f"stack:{2 * r + h}"] = Entry(
                f"{house['id']}_{region['id']}",
                f"{de}-Truppe ({region['name_de']})",
                f"{en} troop ({region['name_en']})",
            )
    for h, house in enumerate(houses):
        de, en = house["name_de"], house["name_en"]
        found[f"stack:{6 + h}"] = Entry(
            f"{house['id']}_half", f"{de}-Truppe (Schlachtfeld)", f"{en} troop (battlefield)"
        )
        found[f"stack:{8 + h}"] = Entry(
            f"french_{house['id']}", f"Franzose bei {de}", f"French troop with {en}"
        )
    return found
