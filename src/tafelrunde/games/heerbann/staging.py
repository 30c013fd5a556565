"""Heerbann's positions in the words of scenario files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.core.actions import BadData
from tafelrunde.games.heerbann.conquer import Conquer
from tafelrunde.games.heerbann.recruit import Recruit
from tafelrunde.games.heerbann.sequence import Play, set_up
from tafelrunde.games.heerbann.state import CONQUER, NOT_YET, RECRUIT, Heerbann, points
from tafelrunde.games.heerbann.tables import CARDS

KEYS = ("phase", "round", "deck", "display", "armies", "seniority", "provinces")


def stage(s: Heerbann, given: Mapping[str, Any], numbers: Mapping[str, int]) -> None:
    """Set up the start of a recruiting round, or of the next province.

    `deck` is listed from the top; `provinces` holds [value, holder] of the finished ones.
    Cards that are not named have left the game.
    """
    for key in given:
        if key not in KEYS:
            raise BadData(f"given: unknown field {key!r}; there are: {', '.join(KEYS)}")
    set_up(s)

    def cards(names: list[str]) -> list[int]:
        for name in names:
            if name not in numbers:
                raise BadData(f"given: there is no card {name!r}")
        return [numbers[name] for name in names]

    s.deck.fill(cards(list(reversed(given.get("deck", [])))))
    s.display = cards(given.get("display", []))
    s.army = [sorted(cards(army)) for army in given.get("armies", [[]] * s.players)]
    s.seniority = list(given.get("seniority", range(s.players)))
    s.round = given.get("round", 1) - 1
    for i, (value, holder) in enumerate(given.get("provinces", [])):
        s.values[i], s.holder[i] = value, holder
        s.ordinal = i + 1
    placed = [*s.deck.cards, *s.display, *[card for army in s.army for card in army]]
    if len(set(placed)) != len(placed):
        raise BadData("given: a card lies in two places")
    s.removed = [card for card in range(1, CARDS + 1) if card not in placed]
    play = Play()
    if given.get("phase", RECRUIT) == RECRUIT:
        play.then = "recruited"
        s.begin_at([play, Recruit()], "start")
    else:
        play.then = "conquered"
        s.begin_at([play, Conquer()], "start")


def describe(s: Heerbann, names: list[str]) -> dict[str, Any]:
    """The position with names instead of numbers."""

    def named(cards: list[int]) -> list[str]:
        return [names[card] for card in cards]

    told: dict[str, Any] = {
        "phase": s.phase,
        "round": s.round,
        "deck": len(s.deck),
        "display": named(s.display),
        "armies": [named(army) for army in s.army],
        "removed": named(s.removed),
        "numbers": s.numbers,
        "order": s.order,
        "dice": s.dice,
        "seniority": s.seniority,
    }
    if s.phase == CONQUER:
        told |= {
            "province": s.ordinal,
            "value": s.value,
            "luck": s.luck,
            "totals": s.total,
            "slain": names[s.slain],
            "spent": named(s.spent),
            "provinces": [[v, h] for v, h in zip(s.values, s.holder, strict=True) if h != NOT_YET],
            "points": [points(s, seat) for seat in range(s.players)],
        }
    return told
