"""Heerbann's positions in the words of scenario files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tafelrunde.core.actions import BadData
from tafelrunde.core.data import build
from tafelrunde.core.masks import faces, mask_of, members
from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.heerbann.conquer import Conquer
from tafelrunde.games.heerbann.recruit import Recruit
from tafelrunde.games.heerbann.sequence import Play, set_up
from tafelrunde.games.heerbann.state import CONQUER, NOBODYS, NOT_YET, RECRUIT, Heerbann, points
from tafelrunde.games.heerbann.tables import CARDS

GIVEN: Final = {
    "phase": "str",
    "round": "int",
    "deck": "list[str]",
    "display": "list[str]",
    "armies": "list[list[str]]",
    "seniority": "list[int]",
    "provinces": "list[tuple[int, int]]",
}


def stage(s: Heerbann, given: Mapping[str, Any], numbers: Mapping[str, int]) -> None:
    """Set up the start of a recruiting round, or of the next province.

    `deck` is listed from the top; `provinces` holds [value, holder] of the finished ones.
    Cards that are not named have left the game.
    """
    for key in given:
        if key not in GIVEN:
            raise BadData(f"given: unknown field {key!r}; there are: {', '.join(GIVEN)}")
    told = {key: build(value, GIVEN[key], {}, f"given.{key}") for key, value in given.items()}
    phase = told.get("phase", RECRUIT)
    if phase not in (RECRUIT, CONQUER):
        raise BadData(f"given.phase: {phase!r} is neither {RECRUIT!r} nor {CONQUER!r}")
    for key in ("provinces",) if phase == RECRUIT else ("deck", "display"):
        if told.get(key):
            raise BadData(f"given.{key}: has no place in the phase {phase!r}")
    if told.get("round", 1) < 1:
        raise BadData(f"given.round: there is no round {told['round']}")
    set_up(s)
    s.round = told.get("round", 1) - 1
    lay_cards(s, told, numbers)
    rank_seats(s, told)
    finish_provinces(s, told)
    play = Play()
    if phase == RECRUIT:
        play.then = play.RECRUITED
        s.begin_at([play, Recruit()])
    else:
        play.then = play.CONQUERED
        s.begin_at([play, Conquer()])


def lay_cards(s: Heerbann, told: Mapping[str, Any], numbers: Mapping[str, int]) -> None:
    """Lay out deck, open characters and armies; whatever is left over is out of the game."""
    placed: set[int] = set()

    def cards(names: list[str], where: str) -> list[int]:
        for name in names:
            if name not in numbers:
                raise BadData(f"given.{where}: there is no card {name!r}")
            if numbers[name] in placed:
                raise BadData(f"given.{where}: {name!r} lies somewhere already")
            placed.add(numbers[name])
        return [numbers[name] for name in names]

    s.deck.fill(list(reversed(cards(told.get("deck", []), "deck"))))
    s.display = tuple(cards(told.get("display", []), "display"))
    armies = told.get("armies", [[]] * s.players)
    if len(armies) != s.players:
        raise BadData(f"given.armies: {len(armies)} armies for {s.players} players")
    s.army = vec[i64]([mask_of(cards(army, "armies")) for army in armies])
    s.removed = tuple([card for card in range(1, CARDS + 1) if card not in placed])


def rank_seats(s: Heerbann, told: Mapping[str, Any]) -> None:
    """RE-1.7: a rank for each seat, 0 for the youngest."""
    s.seniority = tuple(told.get("seniority", s.seniority))
    if sorted(s.seniority) != list(range(s.players)):
        raise BadData(f"given.seniority: not the ranks 0 to {s.players - 1}, each once")


def finish_provinces(s: Heerbann, told: Mapping[str, Any]) -> None:
    """RE-5.2: the provinces that were fought for already, in their order."""
    provinces = told.get("provinces", [])
    if len(provinces) > s.tables.provinces:
        raise BadData(f"given.provinces: there are only {s.tables.provinces}")
    for i, (value, holder) in enumerate(provinces):
        if not 1 <= value - (i + 1) <= 6:
            raise BadData(f"given.provinces: province {i + 1} cannot be worth {value}")
        if not NOBODYS <= holder < s.players:
            raise BadData(f"given.provinces: there is no seat {holder}")
        s.values[i], s.holder[i] = value, holder
    s.ordinal = len(provinces)


def describe(s: Heerbann, names: list[str]) -> dict[str, Any]:
    """The position with names instead of numbers."""

    def named(cards: Iterable[int]) -> list[str]:
        return [names[card] for card in cards]

    return {
        "phase": s.phase,
        "round": s.round,
        "deck": len(s.deck),
        "display": named(s.display),
        "armies": [named(members(army)) for army in s.army],
        "removed": named(s.removed),
        "seniority": list(s.seniority),
        "numbers": list(s.numbers),
        "order": list(s.order),
        "roller": s.roller,
        "dice": faces(s.dice),
        "rerolled": faces(s.rerolled),
        "province": s.ordinal,
        "value": s.value,
        "luck": list(s.luck),
        "committed": [named(members(cards)) for cards in s.committed],
        "strengths": list(s.strength),
        "totals": list(s.total),
        "slain": names[s.slain],
        "spent": named(s.spent),
        "provinces": [[v, h] for v, h in zip(s.values, s.holder, strict=True) if h != NOT_YET],
        "points": [points(s, seat) for seat in range(s.players)],
    }
