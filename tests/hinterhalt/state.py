"""Hinterhalt's state, and the small facts that several chapters ask for."""

from __future__ import annotations

from typing import ClassVar

from hinterhalt import verbs
from hinterhalt.tables import Tables
from tafelrunde.core.actions import Refusal
from tafelrunde.core.data import FieldList
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import State, refused
from tafelrunde.core.zones import Zone, everybody


class Hinterhalt(State):
    """Everything on the table. Secret: the deck, the hands, the omens, sealed answers."""

    VERBS: ClassVar[dict[str, tuple[str, ...]]] = verbs.VERBS
    ELEMENTS: ClassVar[dict[str, range]] = verbs.ELEMENTS

    tables: Tables
    automaton: i64 = -1  # the seat that the rules lead, or -1
    last_round: i64 = 0
    round: i64 = 0
    turn: i64 = -1
    order: list[int]
    site: list[int]
    wagons: list[int]
    deck: Zone  # nobody sees it
    hand: list[Zone]  # each seen by its owner and by whoever learned of a card
    omen: list[int]  # per seat, a die that its owner alone knows until it fights
    omen_seen: list[int]  # per seat, the mask of those who know the die
    discard: list[int]  # open
    finished: bool = False

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("automaton", "i64"),
        ("last_round", "i64"),
        ("round", "i64"),
        ("turn", "i64"),
        ("order", "list[int]"),
        ("site", "list[int]"),
        ("wagons", "list[int]"),
        ("deck", "Zone"),
        ("hand", "list[Zone]"),
        ("omen", "list[int]"),
        ("omen_seen", "list[int]"),
        ("discard", "list[int]"),
        ("finished", "bool"),
    )

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def reset(self, players: i64) -> None:
        self.start_core(players)
        self.automaton = -1
        self.last_round = 0
        self.round = 0
        self.turn = -1
        self.order = []
        self.site = []
        self.wagons = []
        self.deck = Zone()
        self.hand = []
        self.omen = []
        self.omen_seen = []
        self.discard = []
        self.finished = False

    def clone(self) -> Hinterhalt:
        n = Hinterhalt(self.tables)
        self.clone_core(n)
        n.automaton = self.automaton
        n.last_round = self.last_round
        n.round = self.round
        n.turn = self.turn
        n.order = self.order.copy()
        n.site = self.site.copy()
        n.wagons = self.wagons.copy()
        n.deck = self.deck.clone()
        n.hand = [x.clone() for x in self.hand]
        n.omen = self.omen.copy()
        n.omen_seen = self.omen_seen.copy()
        n.discard = self.discard.copy()
        n.finished = self.finished
        return n

    # </generated>


def lives(s: Hinterhalt, seat: i64) -> bool:
    """HIN-4.8: whoever has no wagon left is out."""
    return s.wagons[seat] > 0


def is_led(s: Hinterhalt, seat: i64) -> bool:
    """HIN-5.1: whether the rules lead this seat."""
    return seat == s.automaton


def deciding(s: Hinterhalt) -> list[int]:
    """The seats that are in the game and decide for themselves."""
    return [seat for seat in range(s.players) if lives(s, seat) and not is_led(s, seat)]


def holds_cards(s: Hinterhalt, seat: i64) -> bool:
    """HIN-4.5: the public fact on which windows open; the automaton never holds any."""
    return len(s.hand[seat]) > 0


def not_in_hand(s: Hinterhalt, rule: str, seat: i64, card: i64) -> Refusal | None:
    """HIN-3.3, HIN-4.2: a card must be in the own hand."""
    if s.hand[seat].holds(card):
        return None
    return refused(s, rule, "not-in-hand", "card", card)


def spend(s: Hinterhalt, seat: i64, card: i64) -> None:
    """HIN-4.2: a card from the hand is shown to everybody and lies on the open pile."""
    hand = s.hand[seat]
    s.reveal(hand, hand.at(card), everybody(s.players))
    hand.take(card)
    s.discard.append(card)


def lose_wagon(s: Hinterhalt, seat: i64) -> None:
    """HIN-4.7: one wagon less; HIN-4.8: without wagons the seat leaves the game at once."""
    s.wagons[seat] -= 1
    if s.log is not None:
        s.emit("HIN-4.7", "wagon-lost", {"seat": seat, "wagons": s.wagons[seat]})
    if lives(s, seat):
        return
    cards = sorted(s.hand[seat].cards)
    for card in cards:
        spend(s, seat, card)
    if s.log is not None:
        s.emit("HIN-4.8", "eliminated", {"seat": seat, "cards": tuple(cards)})
    if sum(lives(s, other) for other in range(s.players)) == 1:
        s.finished = True
