"""Hinterhalt's positions in the words of scenario files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hinterhalt.sequence import Play, Round, Turns, set_up
from hinterhalt.state import Hinterhalt, is_led
from hinterhalt.tables import CARDS
from tafelrunde.core.actions import BadData
from tafelrunde.core.masks import bit

KEYS = ("round", "turn", "sites", "wagons", "hands", "deck", "omens")


def stage(s: Hinterhalt, given: Mapping[str, Any], numbers: Mapping[str, int]) -> None:
    """Set up the turn of one seat. Cards that are not named lie on the open pile."""
    for key in given:
        if key not in KEYS:
            raise BadData(f"given: unknown field {key!r}; there are: {', '.join(KEYS)}")
    set_up(s)

    def cards(names: list[str]) -> list[int]:
        for name in names:
            if name not in numbers:
                raise BadData(f"given: there is no card {name!r}")
        return [numbers[name] for name in names]

    s.site = list(given.get("sites", s.site))
    s.wagons = list(given.get("wagons", s.wagons))
    s.omen = list(given.get("omens", [1] * s.players))
    s.omen_seen = [0 if is_led(s, seat) else bit(seat) for seat in range(s.players)]
    s.deck.fill(cards(list(reversed(given.get("deck", [])))))
    for seat, names in enumerate(given.get("hands", [])):
        s.hand[seat].fill(sorted(cards(names)), bit(seat))
    placed = [*s.deck.cards, *[card for zone in s.hand for card in zone.cards]]
    if len(set(placed)) != len(placed):
        raise BadData("given: a card lies in two places")
    s.discard = [card for card in range(1, CARDS + 1) if card not in placed]
    s.round = given.get("round", 1)
    turn = given.get("turn", 0)
    s.order = [(turn + i) % s.players for i in range(s.players)]
    play, round_, turns = Play(), Round(), Turns(tuple(s.order))
    play.then, round_.then = play.ROUNDED, round_.SERVED
    s.begin_at([play, round_, turns])


def describe(s: Hinterhalt, names: list[str]) -> dict[str, Any]:
    """The position with names instead of numbers."""
    return {
        "round": s.round,
        "turn": s.turn,
        "sites": s.site,
        "wagons": s.wagons,
        "hands": [[names[card] for card in sorted(zone.cards)] for zone in s.hand],
        "deck": len(s.deck),
        "omens": s.omen,
        "discard": [names[card] for card in s.discard],
    }
