"""El Grande's positions in the words of scenario files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.core.actions import Action, BadData
from tafelrunde.core.data import build
from tafelrunde.core.frames import Frame
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.el_grande.power import Bids, Round, Turns
from tafelrunde.games.el_grande.scoring import GeneralScoring, counts_in
from tafelrunde.games.el_grande.sequence import Play, set_up
from tafelrunde.games.el_grande.state import NONE, ElGrande
from tafelrunde.games.el_grande.tables import (
    ALL_POWERS,
    PLACES,
    POWERS,
    REGIONS,
    STACKS,
    bits,
    members,
)
from tafelrunde.games.el_grande.turn import Turn

GLYPHS: Final = "RBYGN"
PHASES: Final = ("round", "powers", "recruit", "take", "card", "scoring")
IN_TURN: Final = ("recruit", "take", "card")
GIVEN: Final = {
    "phase": "str",
    "round": "int",
    "starter": "int",
    "turn": "int",
    "king": "str",
    "card": "str",
    "face_up": "list[str]",
    "boards": "list[str]",
    "vetoes": "list[tuple[int, int]]",
    "grande": "list[str]",
    "court": "list[int]",
    "score": "list[int]",
    "played": "list[int]",
    "hand": "list[list[int]]",
    "discard": "list[list[int]]",
}
MOST: Final = 999


class Names:
    """The ids of places and action cards in the order of their numbers."""

    def __init__(self, places: list[str], cards: list[str]) -> None:
        self.places = places
        self.cards = cards

    def place(self, key: str, name: str) -> int:
        if name not in self.places[:PLACES]:
            raise BadData(f"given.{key}: there is no place {name!r}")
        return self.places.index(name)

    def region(self, key: str, name: str) -> int:
        if name not in self.places[:REGIONS]:
            raise BadData(f"given.{key}: there is no region {name!r}")
        return self.places.index(name)

    def card(self, key: str, name: str) -> int:
        if name not in self.cards:
            raise BadData(f"given.{key}: there is no action card {name!r}")
        return self.cards.index(name)


class Given:
    """What a scenario says about a position; every value has the right kind."""

    def __init__(self, s: ElGrande, given: Mapping[str, object], names: Names) -> None:
        type_names = {**GIVEN, **dict.fromkeys(names.places[:PLACES], "str")}
        for key in given:
            if key not in type_names:
                raise BadData(f"given: unknown field {key!r}; there are: {', '.join(type_names)}")
        self.told = {
            key: build(value, type_names[key], {}, f"given.{key}") for key, value in given.items()
        }
        self.players = s.players
        self.phase: str = self.told.get("phase", "card" if "card" in given else "powers")
        if self.phase not in PHASES:
            raise BadData(f"given.phase: {self.phase!r} is none of {', '.join(PHASES)}")
        if (self.phase == "card") != ("card" in given):
            raise BadData("given.card: belongs to the phase 'card' and to no other")

    def seat(self, key: str) -> int:
        """A seat, 0 if nothing is said."""
        seat: int = self.told.get(key, 0)
        if not 0 <= seat < self.players:
            raise BadData(f"given.{key}: there is no seat {seat}")
        return seat

    def each(self, key: str, usual: list[Any]) -> list[Any]:
        """A value for each seat."""
        values: list[Any] = self.told.get(key, usual)
        if len(values) != self.players:
            raise BadData(f"given.{key}: expected {self.players} values")
        return list(values)

    def numbers(self, key: str, usual: list[int], most: int = MOST) -> list[int]:
        """A number for each seat."""
        values = self.each(key, usual)
        for value in values:
            if not 0 <= value <= most:
                raise BadData(f"given.{key}: {value} is not between 0 and {most}")
        return values

    def masks(self, key: str) -> list[int]:
        """A set of power cards for each seat."""
        values = self.each(key, [[]] * self.players)
        if not all(1 <= value <= POWERS for powers in values for value in powers):
            raise BadData(f"given.{key}: power cards have values from 1 to {POWERS}")
        return [bits(powers) for powers in values]


def stage(s: ElGrande, given: Mapping[str, object], names: Names) -> None:
    """Set up a moment of the game, named by `phase`.

    round: a round begins; powers: power cards are played; recruit, take: the seat in `turn`
    recruits or takes an action card; card: it has just taken `card`; scoring: a general
    scoring begins. Every place is a key of its own, for example galicia = "R4 B3"; the
    province gets what is left of a colour.
    """
    told = Given(s, given, names)
    set_up(s)
    set_pieces(s, told, names)
    set_round(s, told, names)
    set_powers(s, told)
    set_cards(s, told, names)
    begin(s, told.phase)
    if told.phase == "card":
        s.play(s.turn, Action("take_card", (names.card("card", told.told["card"]),)))


def begin(s: ElGrande, phase: str) -> None:
    """Start the frames of a phase."""
    play, this, turns = Play(), Round(STACKS), Turns(tuple(s.order), s.order.index(s.turn) + 1)
    play.then, this.then, turns.then = play.ROUND_OVER, this.SERVED, turns.START_AGAIN
    in_turn: list[Frame[ElGrande]] = [play, this, turns, Turn(s.turn)]
    if phase == "scoring":
        play.then = play.SCORED
        s.begin_at([play, GeneralScoring()])
    elif phase == "round":
        s.begin_at([play, Round()])
    elif phase == "powers":
        s.order.clear()
        this.then = this.ORDERED
        s.begin_at([play, this, Bids()])
    elif phase == "recruit":
        s.begin_at(in_turn)
    else:
        s.begin_at(in_turn, Turn.READY)


def read_counts(players: int, text: str, key: str) -> list[int]:
    """Caballeros per seat from a text like "R4 B3"."""
    counts = [0] * players
    for word in text.split():
        found = re.fullmatch(r"([A-Z])(\d{1,2})", word)
        seat = GLYPHS.find(found.group(1)) if found else NONE
        if found is None or not 0 <= seat < players:
            raise BadData(f"given.{key}: {word!r} is no colour of this game with a number")
        counts[seat] += int(found.group(2))
    return counts


def write_counts(counts: list[int]) -> str:
    """The inverse of `read_counts`."""
    return " ".join([f"{GLYPHS[seat]}{n}" for seat, n in enumerate(counts) if n])


def set_pieces(s: ElGrande, told: Given, names: Names) -> None:
    """Caballeros, King, Grandes and points. Unless told, Grandes stand where nobody else is."""
    n = s.players
    for place, key in enumerate(names.places[:PLACES]):
        for seat, number in enumerate(read_counts(n, told.told.get(key, ""), key)):
            s.pieces[place * n + seat] = number
    s.court = vec[i64](told.numbers("court", [0] * n))
    for seat in range(n):
        s.province[seat] = s.tables.usable - s.court[seat] - sum(list(s.pieces)[seat::n])
        if s.province[seat] < 0:
            raise BadData(f"given: {GLYPHS[seat]} has more than {s.tables.usable} caballeros")
    s.score = vec[i64](told.numbers("score", [0] * n))
    s.king = names.region("king", told.told.get("king", names.places[0]))
    empty = [p for p in range(REGIONS) if p != s.king and not any(counts_in(s, p))]
    home = names.places[empty[-1] if empty else s.king]
    homes = [names.region("grande", name) for name in told.each("grande", [home] * n)]
    s.grande = vec[i64](homes)


def set_round(s: ElGrande, told: Given, names: Names) -> None:
    """The round track, whose turn it is, scoreboards and vetoes."""
    s.round = told.told.get("round", s.variant.rounds[0])
    if s.round not in s.variant.rounds:
        raise BadData(f"given.round: there is no round {s.round}")
    s.rounds_done = s.variant.rounds.index(s.round) + (told.phase == "scoring")
    s.starter, s.turn = told.seat("starter"), told.seat("turn")
    boards = told.told.get("boards", ["", ""])
    if len(boards) != len(s.boards) or (boards[0] and boards[0] == boards[1]):
        raise BadData("given.boards: expected two different places, or nothing for them")
    s.boards = vec[i64]([names.place("boards", name) if name else NONE for name in boards])
    for seat, last in told.told.get("vetoes", []):
        if not 0 <= seat < s.players:
            raise BadData(f"given.vetoes: there is no seat {seat}")
        s.veto_seat.append(seat)
        s.veto_until.append(last)


def set_powers(s: ElGrande, told: Given) -> None:
    """Power cards. Unless told, turns go clockwise from the seat in turn."""
    n = s.players
    usual = [0] * n
    if told.phase in IN_TURN:
        usual = [POWERS - (seat - s.turn) % n for seat in range(n)]
    s.played = vec[i64](told.numbers("played", usual, POWERS))
    s.order = sorted(range(n), key=lambda seat: -s.played[seat])
    if told.phase in IN_TURN:
        if min(s.played) == 0 or len(set(s.played)) < n:
            raise BadData("given.played: expected a different power for each seat")
        s.starter = s.order[-1]
    s.discard = vec[i64](told.masks("discard"))
    for seat in range(n):
        s.discard[seat] &= ~bit(s.played[seat])
        s.hand[seat] = ALL_POWERS & ~s.discard[seat] & ~bit(s.played[seat])
    if "hand" in told.told:
        s.hand = vec[i64](told.masks("hand"))
        for seat in range(n):
            s.hand[seat] &= ~bit(s.played[seat])
            s.discard[seat] = ALL_POWERS & ~s.hand[seat] & ~bit(s.played[seat])
    if told.phase in IN_TURN:
        for seat in s.order[: s.order.index(s.turn)]:
            s.discard[seat] |= bit(s.played[seat])


def set_cards(s: ElGrande, told: Given, names: Names) -> None:
    """The five open cards: unless told, the first of each stack, and the one in play."""
    t = s.tables
    s.taker = vec[i64]([NONE] * STACKS)
    s.face_up = vec[i64]([cards[0] for cards in t.stacks[1:]])
    if told.phase == "card":
        card = names.card("card", told.told["card"])
        s.face_up[t.stack[card] - 1] = card
    if "face_up" in told.told:
        s.face_up = vec[i64]([names.card("face_up", name) for name in told.told["face_up"]])
        if [t.stack[card] for card in s.face_up] != list(range(1, STACKS + 1)):
            raise BadData("given.face_up: expected one card of each stack, from 1 to 5")
    if told.phase != "round":
        for card in s.face_up[: STACKS - 1]:
            s.unseen[card] -= 1


def describe(s: ElGrande, names: Names) -> dict[str, Any]:
    """The position with names instead of numbers."""
    told: dict[str, Any] = {
        "round": s.round,
        "king": names.places[s.king] if s.king != NONE else "",
        "starter": s.starter,
        "turn": s.turn,
        "grande": [names.places[place] for place in s.grande if place != NONE],
        "court": list(s.court),
        "province": list(s.province),
        "score": list(s.score),
        "hand": [members(mask) for mask in s.hand],
        "discard": [members(mask) for mask in s.discard],
        "played": list(s.played),
        "order": s.order,
        "face_up": [names.cards[card] for card in s.face_up if card != NONE],
        "taker": list(s.taker),
        "boards": [names.places[place] if place != NONE else "" for place in s.boards],
        "vetoes": [list(held) for held in zip(s.veto_seat, s.veto_until, strict=True)],
    }
    for place, name in enumerate(names.places[:PLACES]):
        told[name] = write_counts(counts_in(s, place))
    return told
