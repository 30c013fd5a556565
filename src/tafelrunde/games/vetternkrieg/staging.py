"""Vetternkrieg's positions in the words of scenario files. Pairs are [seat 0, seat 1]."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tafelrunde.core.actions import BadData
from tafelrunde.core.data import build
from tafelrunde.core.frames import Frame
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.vetternkrieg.battle import Battle
from tafelrunde.games.vetternkrieg.campaign import Campaign
from tafelrunde.games.vetternkrieg.muster import Exchange, Field
from tafelrunde.games.vetternkrieg.sequence import Play, set_up
from tafelrunde.games.vetternkrieg.state import (
    BATTLE,
    CLEANUP,
    DEAL,
    FIELD,
    PLAY,
    Vetternkrieg,
    controller,
)
from tafelrunde.games.vetternkrieg.tables import CARDS, REGIONS
from tafelrunde.games.vetternkrieg.twists import Twist

CHECK: Final = "check"
TWIST: Final = "twist"
PHASES: Final = (TWIST, DEAL, FIELD, PLAY, BATTLE, CHECK, CLEANUP)
PAIR: Final = "tuple[int, int]"
HANDS: Final = "tuple[list[str], list[str]]"
GIVEN: Final = {
    "phase": "str",
    "round": "int",
    "york": "int",
    "regions": "list[tuple[int, int]]",
    "reserve": PAIR,
    "supply": PAIR,
    "half": PAIR,
    "french": PAIR,
    "deck": "list[str]",
    "hands": HANDS,
    "discard": "list[str]",
    "battlefield": "str",
    "owner": "int",
    "played": PAIR,
    "won": HANDS,
    "twist": "str",
    "twists": "list[str]",
}


class Given:
    """The fields of a position, checked, with a default for what is not written."""

    def __init__(self, given: Mapping[str, object], cards: list[str], twists: list[str]) -> None:
        self.values: dict[str, Any] = {}
        self.numbers = {name: i for i, name in enumerate(cards) if i}
        self.twists = {name: i for i, name in enumerate(twists) if i}
        for key, value in given.items():
            if key not in GIVEN:
                known = ", ".join(GIVEN)
                raise BadData(f"given: unknown field {key!r}; there are: {known}")
            self.values[key] = build(value, GIVEN[key], {}, f"given: {key}")

    def get(self, key: str, default: object) -> Any:
        return self.values.get(key, default)

    def cards(self, names: list[str]) -> list[int]:
        return [self.number(name, self.numbers, "card") for name in names]

    def number(self, name: str, numbers: Mapping[str, int], what: str) -> int:
        if name not in numbers:
            raise BadData(f"given: there is no {what} {name!r}")
        return numbers[name]


def stage(
    s: Vetternkrieg, given: Mapping[str, object], cards: list[str], twists: list[str]
) -> None:
    """Set up the start of a phase.

    `deck` and `twists` are listed from the top; cards that are not named lie under the deck.
    What of a house is not named is in its supply.
    """
    position = Given(given, cards, twists)
    set_up(s)
    s.round = position.get("round", 1)
    s.york = position.get("york", 0)
    phase = position.get("phase", PLAY)
    if phase not in PHASES or not 1 <= s.round <= s.tables.rounds or s.york not in (0, 1):
        raise BadData(f"given: phase is one of {', '.join(PHASES)}, round 1 to 5, york 0 or 1")
    stage_troops(s, position)
    stage_cards(s, position)
    names = position.get("twists", [])
    s.twists.fill([position.number(t, position.twists, "twist") for t in reversed(names)])
    if "twist" in position.values:
        s.twist = position.number(position.get("twist", ""), position.twists, "twist")
    start_phase(s, phase)


def stage_troops(s: Vetternkrieg, position: Given) -> None:
    """Troops by place; the supply gets the rest."""
    s.reserve = vec[i64](list(position.get("reserve", s.reserve)))
    s.half = vec[i64](list(position.get("half", s.half)))
    s.french = vec[i64](list(position.get("french", s.french)))
    s.french_supply = s.tables.french_troops - sum(s.french)
    regions = position.get("regions", [(1, 1)] * REGIONS)
    if len(regions) != REGIONS:
        raise BadData(f"given: regions: expected {REGIONS} pairs, from north to south")
    s.troops = vec[i64]([count for pair in regions for count in pair])
    for seat in (0, 1):
        placed = s.reserve[seat] + s.half[seat] + sum([pair[seat] for pair in regions])
        s.supply[seat] = s.tables.house_troops - placed
    if "supply" in position.values and list(s.supply) != list(position.get("supply", ())):
        raise BadData(f"given: supply: with 12 troops each it is {list(s.supply)}")
    if min(*s.supply, *s.reserve, *s.half, *s.french, *s.troops, s.french_supply) < 0:
        raise BadData("given: there are only 12 troops of each house and 2 French")


def stage_cards(s: Vetternkrieg, position: Given) -> None:
    """Cards by place; a seat knows its own hand."""
    for seat, names in enumerate(position.get("hands", ([], []))):
        s.hands[seat].fill(position.cards(names), bit(seat))
    s.discard = tuple(position.cards(position.get("discard", [])))
    s.won = [tuple(position.cards(names)) for names in position.get("won", ([], []))]
    s.owner = position.get("owner", 0)
    if not -1 <= s.owner <= 1:
        raise BadData("given.owner: expected a seat, or -1 for nobody")
    if "battlefield" in position.values:
        s.battlefield = position.cards([position.get("battlefield", "")])[0]
    s.played = vec[i64](list(position.get("played", (0, 0))))
    deck = position.cards(position.get("deck", []))
    lying = [*s.hands[0].cards, *s.hands[1].cards, *s.discard, *s.won[0], *s.won[1], *deck]
    if s.battlefield:
        lying.append(s.battlefield)
    if len(set(lying)) != len(lying):
        raise BadData("given: a card lies in two places")
    rest = [card for card in range(1, CARDS + 1) if card not in lying]
    s.deck.fill([*rest, *reversed(deck)])


def start_phase(s: Vetternkrieg, phase: str) -> None:
    """Begin where the position says."""
    play = Play()
    if phase in (CHECK, CLEANUP):
        s.begin_at([play], play.FOUGHT)
        return
    starts: dict[str, tuple[int, Frame[Any]]] = {
        TWIST: (play.TWIST_APPLIED, Twist()),
        DEAL: (play.EXCHANGED, Exchange()),
        FIELD: (play.MUSTERED, Field()),
        PLAY: (play.CAMPAIGNED, Campaign()),
        BATTLE: (play.FOUGHT, Battle()),
    }
    play.then, frame = starts[phase]
    if phase in (PLAY, BATTLE) and not s.battlefield:
        raise BadData("given: this phase needs a battlefield")
    if phase == TWIST and not len(s.twists):
        raise BadData("given.twists: this phase needs a twist")
    s.begin_at([play, frame])


def describe(s: Vetternkrieg, cards: list[str], twists: list[str]) -> dict[str, Any]:
    """The position with names instead of numbers; hands sorted by card."""

    def named(numbers: Iterable[int]) -> list[str]:
        return [cards[number] for number in numbers]

    return {
        "phase": s.phase,
        "round": s.round,
        "york": s.york,
        "regions": [list(s.troops[2 * region : 2 * region + 2]) for region in range(REGIONS)],
        "control": [controller(s, region) for region in range(REGIONS)],
        "reserve": list(s.reserve),
        "supply": list(s.supply),
        "half": list(s.half),
        "french": list(s.french),
        "french_supply": s.french_supply,
        "deck": len(s.deck),
        "hands": [named(sorted(hand.cards)) for hand in s.hands],
        "discard": named(s.discard),
        "battlefield": cards[s.battlefield],
        "owner": s.owner,
        "active": s.active,
        "card": cards[s.card],
        "played": list(s.played),
        "won": [named(won) for won in s.won],
        "twist": twists[s.twist],
        "twists": len(s.twists),
        "attacker": s.attacker,
        "clash": s.clash,
        "dice": list(s.roll),
        "claim": s.claim,
        "defence": list(s.defence),
        "verdict": ("", "believed", "doubted")[s.verdict],
    }
