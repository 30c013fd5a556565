"""What follows from a view of Heerbann: chances, dice for a cost, what provinces may be worth."""

from __future__ import annotations

from collections.abc import Collection

from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64
from tafelrunde.games.heerbann.state import RECRUIT
from tafelrunde.games.heerbann.tables import Tables
from tafelrunde.games.heerbann.views import Aids, Force, Lead, Province, View

FACES = 6


def aids(view: View, seat: i64, tables: Tables) -> Aids:
    """All aids of a view: odds, dice for a cost, provinces, and who leads."""
    return {
        "odds": [list(odds(card, view, seat, tables)) for card in view["display"]],
        "forms": [dice_for(view["dice"], tables.cost[card]) for card in view["display"]],
        "awake": awake(view, seat, tables),
        "provinces": [worth_of(n, value) for n, value in enumerate(view["values"], 1)],
        "held": [view["holder"].count(other) for other in range(len(view["points"]))],
        "lead": lead(view),
    }


def odds(card: i64, view: View, seat: i64, tables: Tables) -> tuple[int, ...]:
    """RE-4.1: the chances in percent to form a cost with 1 to 6 dice and a seat's extra ones."""
    extra = view["extra_dice"][seat] if seat >= 0 else 0
    cost = tables.cost[card]
    numbers = range(extra + 1, extra + 1 + tables.dice_max)
    return tuple([round(100 * tables.chance(cost, dice)) for dice in numbers])


def dice_for(dice: list[int], cost: i64) -> list[int]:
    """RE-4.4: the places of the fewest dice that form a cost exactly; none if only a nudge helps.

    >>> dice_for([2, 3, 6], 8), dice_for([2, 3, 6], 6), dice_for([2, 3, 6], 10)
    ([0, 2], [2], [])
    """
    best: list[int] = []
    for mask in range(1, bit(len(dice))):
        used = [i for i in range(len(dice)) if mask >> i & 1]
        if sum([dice[i] for i in used]) == cost and (not best or len(used) < len(best)):
            best = used
    return best


def awake(view: View, seat: i64, tables: Tables) -> list[int]:
    """RE-4.12: the own cards whose recruiting ability works now: not in the round of taking."""
    if seat < 0 or view["phase"] != RECRUIT or not view["abilities"]:
        return []
    army = view["armies"][seat] or []
    return [card for card in army if tables.recruits[card] and card not in view["fresh"]]


def force(cards: Collection[int], view: View, seat: i64, tables: Tables) -> Force:
    """RE-6.1: what these own cards bring into the present battle, if nobody else interferes.

    RE-6.2: their printed strength; RE-6.4: with the bonuses; RE-6.5: the luck, doubled or not,
    which counts only with a card.
    """
    hand = view["armies"][seat] if seat >= 0 else []
    own = [card for card in hand or [] if card in cards]
    works = view["abilities"]
    strength = sum([tables.strength[card] for card in own])
    if works and tables.siege in own and view["value"] >= tables.siege_min_value:
        strength += tables.siege_bonus
    if works and tables.rally in own:
        strength += tables.rally_bonus * (len(own) - 1)
    luck = view["luck"][seat] if own else 0
    if works and tables.double_luck in own:
        luck *= 2
    return {"strength": strength, "luck": luck, "total": strength + luck}


def lead(view: View) -> Lead:
    """RE-7.2: who has the most points, and with how many provinces; several may be tied."""
    most = max(view["points"])
    seats = [seat for seat, points in enumerate(view["points"]) if points == most]
    held = [holder for holder in view["holder"] if holder in seats]
    return {"seats": seats, "points": most, "provinces": len(held)}


def worth_of(ordinal: i64, value: i64) -> Province:
    """RE-5.3: what a province may be worth: its number and a die."""
    return {
        "low": ordinal + 1,
        "high": ordinal + FACES,
        "die": value - ordinal if value else 0,
    }
