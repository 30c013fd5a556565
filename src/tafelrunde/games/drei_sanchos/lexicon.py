"""The named things of Krieg der drei Sanchos, by element."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.core.game import Entry
from tafelrunde.games.drei_sanchos.staging import GLYPHS
from tafelrunde.games.drei_sanchos.state import (
    FIELD,
    GARRISON,
    KING,
    STACK,
    TROOP,
    face_of,
    unit_of,
)
from tafelrunde.games.drei_sanchos.tables import COLUMNS

PLACES = {
    FIELD: ("field", "", ""),
    GARRISON: ("garrison", ", Garnison", ", garrison"),
    STACK: ("siege", ", Belagerer", ", besieger"),
}
PIECES = {TROOP: ("troop", "Trupp", "troop"), KING: ("king", "König", "king")}
SLOTS = ("top", "middle", "bottom")
BOT_SLOTS = ("top", "middle", "crown")  # Sancho-Bots read the crown text
FIELDS = (*SLOTS, "crown")  # of a card
CROWN = FIELDS.index("crown")


def field_of(card: int, slot: int) -> int:
    """The number of a field of a card."""
    return len(FIELDS) * card + slot


def lexicon(rows: Mapping[str, Any]) -> dict[str, Entry]:
    """Sanchos, regions, units, cards and dice."""
    found: dict[str, Entry] = {}
    labels = [row["label"].capitalize() for row in rows["sanchos"]]
    for sancho, row in enumerate(rows["sanchos"]):
        texts = (row["name_de"], row["name_en"], row["provenance"])
        facts = {"hex": row["hex"], "home": row["home_region"]}
        found[f"sancho:{sancho}"] = Entry(row["id"], labels[sancho], labels[sancho], *texts, facts)
    for row in rows["regions"]:
        found[f"region:{row['number']}"] = region_entry(row)
        found |= unit_entries(row)
    by_id = dict(zip([row["id"] for row in rows["sanchos"]], labels, strict=True))
    for row in rows["cards"]:
        found[f"card:{row['number']}"] = card_entry(row, by_id)
        found |= field_entries(row)
    for column in range(COLUMNS):
        for sancho, label in enumerate(labels):
            plain, guard = f"{GLYPHS[sancho]}{column}", f"{GLYPHS[sancho]}{column}K"
            name = f"{label} {column}"
            found[f"face:{face_of(column, sancho, TROOP)}"] = Entry(plain, name, name)
            king = Entry(guard, f"{name} (Königsgarde)", f"{name} (king's guard)")
            found[f"face:{face_of(column, sancho, KING)}"] = king
    return found


def region_entry(row: Mapping[str, Any]) -> Entry:
    """A region with its castle or tower."""
    facts = {"number": row["number"], "kingdom": row["kingdom"], "site": row["site"]}
    name, site = row["name"], row["site_name"]
    return Entry(row["id"], name, name, site, site, row["provenance"], facts)


def unit_entries(row: Mapping[str, Any]) -> dict[str, Entry]:
    """The kinds of units that may stand in a region."""
    found: dict[str, Entry] = {}
    for place, (place_id, place_de, place_en) in PLACES.items():
        for piece, (piece_id, piece_de, piece_en) in PIECES.items():
            de = f"{piece_de} ({row['name']}{place_de})"
            en = f"{piece_en} ({row['name']}{place_en})"
            number = unit_of(row["number"], place, piece)
            found[f"unit:{number}"] = Entry(f"{row['id']}.{place_id}.{piece_id}", de, en)
    return found


def card_entry(row: Mapping[str, Any], labels: Mapping[str, str]) -> Entry:
    """A card: its number and points, and the text of its three fields."""
    number, bp = row["number"], row["bp"]
    de, en = field_texts(row, labels, "de"), field_texts(row, labels, "en")
    facts = {"bp": bp, "order": row["order"], "family": row["family"]}
    facts["fields"] = numbers_of(number, SLOTS)
    facts["bot_fields"] = numbers_of(number, BOT_SLOTS)
    german, english = f"Karte {number} ({bp} BP)", f"card {number} ({bp} CP)"
    return Entry(f"card-{number}", german, english, de, en, row["provenance"], facts)


def numbers_of(card: int, slots: tuple[str, ...]) -> str:
    """The numbers of some fields of a card."""
    return " ".join([str(field_of(card, FIELDS.index(slot))) for slot in slots])


def field_entries(row: Mapping[str, Any]) -> dict[str, Entry]:
    """The words of each field: top, middle, bottom, and what a Sancho-Bot reads instead."""
    found: dict[str, Entry] = {}
    for slot, name in enumerate(FIELDS):
        words = (row[f"{name}_de"], row[f"{name}_en"])
        entry = Entry(f"card-{row['number']}.{name}", "", "", *words, row["provenance"])
        found[f"field:{field_of(row['number'], slot)}"] = entry
    return found


def field_texts(row: Mapping[str, Any], labels: Mapping[str, str], language: str) -> str:
    """The three fields from top to bottom."""
    fields = zip(SLOTS, row["order"].split(), strict=True)
    return "\n".join([f"{labels[sancho]}: {row[f'{slot}_{language}']}" for slot, sancho in fields])
