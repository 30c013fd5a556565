"""Hinterhalt's tables: twenty cards of five kinds, and the constants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.core.numbers import i64
from tafelrunde.core.packs import Column, Misfit, Table

CARDS: Final = 20
SEATS: Final = 4
FLANKS: Final = 3
KINDS: Final = ("supply", "ambush", "feint", "scout", "conduct")
CONDUCT: Final = 4

SCHEMA: Final[Mapping[str, Table]] = {
    "card": Table(
        {
            "name_de": Column("str"),
            "name_en": Column("str"),
            "kind": Column("str", choices=KINDS),
        }
    ),
    "number": Table({"value": Column("int", 1, 9)}),
}


class Tables:
    """What the rules read; shared by all states and never changed. Cards count from 1."""

    def __init__(self, rows: Mapping[str, Any]) -> None:
        self.kind: list[int] = [0, *[KINDS.index(card["kind"]) for card in rows["card"]]]
        number: dict[str, int] = {row["id"]: row["value"] for row in rows["number"]}
        self.wagons: i64 = number["wagons"]
        self.goal: i64 = number["goal"]
        self.dealt: i64 = number["dealt"]
        self.hand_limit: i64 = number["hand_limit"]
        self.gift_limit: i64 = number["gift_limit"]
        self.march_steps: i64 = number["march_steps"]
        self.raid_strokes: i64 = number["raid_strokes"]
        self.raid_face: i64 = number["raid_face"]
        self.flank_bonus: i64 = number["flank_bonus"]
        self.wagon_points: i64 = number["wagon_points"]


def check(rows: Mapping[str, Any]) -> None:
    """HIN-1.1: twenty cards, of every kind at least one; HIN-3.3: a hand fits its limit."""
    cards: list[Mapping[str, Any]] = rows["card"]
    if len(cards) != CARDS:
        raise Misfit("card", "", "id", f"expected {CARDS} cards, found {len(cards)}")
    for kind in KINDS:
        if all(card["kind"] != kind for card in cards):
            raise Misfit("card", cards[-1]["id"], "kind", f"no card is left of the kind {kind!r}")
    number = {row["id"]: row["value"] for row in rows["number"]}
    if number["dealt"] > number["hand_limit"]:
        raise Misfit("number", "dealt", "value", "more cards than the hand limit would be dealt")
