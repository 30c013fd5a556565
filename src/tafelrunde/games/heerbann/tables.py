"""Heerbann's tables: the 18 characters, their abilities, the odds and the constants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.packs import Column, Misfit, Table

CARDS: Final = 18
DEAREST: Final = 36  # RE-R.15: the highest cost, which six dice can just form
MOST_DICE: Final = 8  # RE-R.20: of one player
RECRUIT_ABILITIES: Final = (
    "beggar_die",
    "first_in_ties",
    "adjust_choice",
    "nudge_die",
    "reroll",
    "extra_die",
)
CONQUER_ABILITIES: Final = ("recover", "rally", "slay", "double_luck", "deny_luck", "siege")
ABILITIES: Final = RECRUIT_ABILITIES + CONQUER_ABILITIES

SCHEMA: Final[Mapping[str, Table]] = {
    "card": Table(
        {
            "name_de": Column("str"),
            "name_en": Column("str"),
            "text_de": Column("str"),
            "text_en": Column("str"),
            "cost": Column("int", 1, DEAREST),
            "strength": Column("int", 0, 99),
            "ability": Column("str", choices=("", *ABILITIES)),
        }
    ),
}


class Tables:
    """What the rules read; shared by all states and never changed.

    Cards are numbered from 1. Each ability attribute holds the number of the card that
    has the ability, or 0 if no card has it (also when abilities are switched off).
    """

    def __init__(self, rows: Mapping[str, Any], abilities: bool) -> None:
        cards: list[Mapping[str, Any]] = rows["card"]
        costs: list[int] = [0, *[c["cost"] for c in cards]]
        strengths: list[int] = [0, *[c["strength"] for c in cards]]  # RE-R.11
        self.cost = vec[i64](costs)
        self.strength = vec[i64](strengths)
        self.abilities: bool = abilities
        self.recruits: list[bool] = [False, *[phase_of(c["ability"]) == "recruit" for c in cards]]
        self.fights: list[bool] = [
            False,
            *[abilities and phase_of(c["ability"]) == "conquer" for c in cards],
        ]
        holder: dict[str, int] = {}
        for number, card in enumerate(cards, 1):
            if card["ability"]:
                holder[card["ability"]] = number if abilities else 0
        self.beggar_die: i64 = holder.get("beggar_die", 0)
        self.first_in_ties: i64 = holder.get("first_in_ties", 0)
        self.adjust_choice: i64 = holder.get("adjust_choice", 0)
        self.nudge_die: i64 = holder.get("nudge_die", 0)
        self.reroll: i64 = holder.get("reroll", 0)
        self.extra_die: i64 = holder.get("extra_die", 0)
        self.recover: i64 = holder.get("recover", 0)
        self.rally: i64 = holder.get("rally", 0)
        self.slay: i64 = holder.get("slay", 0)
        self.double_luck: i64 = holder.get("double_luck", 0)
        self.deny_luck: i64 = holder.get("deny_luck", 0)
        self.siege: i64 = holder.get("siege", 0)
        constants = rows["constants"]
        battle = rows["battle"]
        self.dice_min: i64 = constants["dice_choice_min"]
        self.dice_max: i64 = constants["dice_choice_max"]
        self.min_reveal: i64 = constants["min_reveal_per_round"]
        self.provinces: i64 = constants["province_count"]
        self.siege_min_value: i64 = battle["siege_min_value"]
        self.siege_bonus: i64 = battle["siege_bonus"]
        self.rally_bonus: i64 = battle["rally_bonus_per_card"]
        self.open_cards: list[int] = [0, 0, *[rows["setup"]["open_cards"][n] for n in "234"]]
        odds: list[float] = [0.0] * MOST_DICE
        for cost in range(1, DEAREST + 1):
            odds += rows["odds"][f"cost_{cost}"]
        self.odds = vec[float](odds)  # by cost, and for each by number of dice

    def chance(self, cost: i64, dice: i64) -> float:
        """The chance to form a cost with this number of dice."""
        return self.odds[cost * MOST_DICE + dice - 1]


def phase_of(ability: str) -> str:
    """RE-4.14: the phase in which an ability works; a character without one is plain."""
    if ability in RECRUIT_ABILITIES:
        return "recruit"
    return "conquer" if ability in CONQUER_ABILITIES else "plain"


def check(rows: Mapping[str, Any]) -> None:
    """RE-1.1, RE-6.11: 18 characters, and no ability on two of them."""
    cards: list[Mapping[str, Any]] = rows["card"]
    if len(cards) != CARDS:
        raise Misfit("card", "", "id", f"expected {CARDS} cards, found {len(cards)}")
    seen: dict[str, str] = {}
    for card in cards:
        ability = card["ability"]
        if ability and ability in seen:
            reason = f"{ability} is the ability of {seen[ability]!r} already"
            raise Misfit("card", card["id"], "ability", reason)
        seen[ability] = card["id"]
