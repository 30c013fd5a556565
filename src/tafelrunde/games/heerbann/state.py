"""Heerbann's state. RE-1.8: at the start nobody owns a card and nothing lies open."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.data import FieldList, Limits
from tafelrunde.core.masks import Dice, Masks, has
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.state import State
from tafelrunde.core.zones import Zone
from tafelrunde.games.heerbann import verbs
from tafelrunde.games.heerbann.limits import LIMITS
from tafelrunde.games.heerbann.tables import Tables

RECRUIT: Final = "recruit"
CONQUER: Final = "conquer"
NOT_YET: Final = -2
NOBODYS: Final = -1


class Heerbann(State):
    """Everything on the table. Only `deck` and the sealed answers are secret."""

    VERBS: ClassVar[dict[str, tuple[str, ...]]] = verbs.VERBS
    ELEMENTS: ClassVar[dict[str, range]] = verbs.ELEMENTS
    LIMITS: ClassVar[Limits] = LIMITS

    tables: Tables
    may_decline: bool = True
    show_known_hands: bool = True
    random_seniority: bool = True
    phase: str = "recruit"
    round: i64 = 0
    deck: Zone  # face down, the top card last; its order is secret
    display: tuple[int, ...]  # open characters in the order of revealing
    seniority: tuple[int, ...]  # per seat, 0 is the youngest
    army: Masks  # per seat; the hand in phase 2
    fresh: tuple[int, ...]  # characters taken in this round, to show which abilities still sleep
    numbers: vec[i64]  # per seat, the final dice number of this round; 0 while secret
    order: tuple[int, ...]  # seats in the order of this round
    roller: i64 = -1
    dice: Dice  # the open roll of the seat in turn
    rerolled: Dice  # the faces that the Fortune-teller threw anew
    ordinal: i64 = 0
    value: i64 = 0
    luck: tuple[int, ...]  # per seat, for the present province
    committed: Masks  # per seat, after the reveal
    strength: vec[i64]  # per seat, after battle step 4
    total: vec[i64]  # per seat, after battle step 6; -1 without committed cards
    slain: i64 = 0
    spent: tuple[int, ...]  # the open discard pile
    removed: tuple[int, ...]  # left over at the end of phase 1
    holder: vec[i64]  # per province: the seat that conquered it, NOBODYS, or NOT_YET
    values: vec[i64]  # per province: its value, 0 while unknown

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("may_decline", "bool"),
        ("show_known_hands", "bool"),
        ("random_seniority", "bool"),
        ("phase", "str"),
        ("round", "i64"),
        ("deck", "Zone"),
        ("display", "tuple[int, ...]"),
        ("seniority", "tuple[int, ...]"),
        ("army", "Masks"),
        ("fresh", "tuple[int, ...]"),
        ("numbers", "vec[i64]"),
        ("order", "tuple[int, ...]"),
        ("roller", "i64"),
        ("dice", "Dice"),
        ("rerolled", "Dice"),
        ("ordinal", "i64"),
        ("value", "i64"),
        ("luck", "tuple[int, ...]"),
        ("committed", "Masks"),
        ("strength", "vec[i64]"),
        ("total", "vec[i64]"),
        ("slain", "i64"),
        ("spent", "tuple[int, ...]"),
        ("removed", "tuple[int, ...]"),
        ("holder", "vec[i64]"),
        ("values", "vec[i64]"),
    )

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def reset(self, players: i64) -> None:
        self.start_core(players)
        self.may_decline = True
        self.show_known_hands = True
        self.random_seniority = True
        self.phase = "recruit"
        self.round = 0
        self.deck = Zone()
        self.display = ()
        self.seniority = ()
        self.army = vec[i64]()
        self.fresh = ()
        self.numbers = vec[i64]()
        self.order = ()
        self.roller = -1
        self.dice = 0
        self.rerolled = 0
        self.ordinal = 0
        self.value = 0
        self.luck = ()
        self.committed = vec[i64]()
        self.strength = vec[i64]()
        self.total = vec[i64]()
        self.slain = 0
        self.spent = ()
        self.removed = ()
        self.holder = vec[i64]()
        self.values = vec[i64]()

    def clone(self) -> Heerbann:
        n = Heerbann(self.tables)
        self.clone_core(n)
        n.may_decline = self.may_decline
        n.show_known_hands = self.show_known_hands
        n.random_seniority = self.random_seniority
        n.phase = self.phase
        n.round = self.round
        n.deck = self.deck.clone()
        n.display = self.display
        n.seniority = self.seniority
        n.army = self.army[:]
        n.fresh = self.fresh
        n.numbers = self.numbers[:]
        n.order = self.order
        n.roller = self.roller
        n.dice = self.dice
        n.rerolled = self.rerolled
        n.ordinal = self.ordinal
        n.value = self.value
        n.luck = self.luck
        n.committed = self.committed[:]
        n.strength = self.strength[:]
        n.total = self.total[:]
        n.slain = self.slain
        n.spent = self.spent
        n.removed = self.removed
        n.holder = self.holder[:]
        n.values = self.values[:]
        return n

    # </generated>


def has_ability(s: Heerbann, seat: i64, card: i64) -> bool:
    """Whether a seat owns this character (0: nobody does).

    RE-4.12, RE-R.17: taking a character ends the own turn, the last moment of a round at
    which an ability counts; so an ability never works in the round of its taking.
    """
    return has(s.army[seat], card)


def dearest_of(s: Heerbann, cards: i64) -> i64:
    """The cost of the most expensive of some characters."""
    cost = s.tables.cost
    dearest: i64 = 0
    card: i64 = 0
    while cards:
        if cards & 1 and cost[card] > dearest:
            dearest = cost[card]
        cards >>= 1
        card += 1
    return dearest


def points(s: Heerbann, seat: i64) -> i64:
    """RE-5.9, RE-7.2: the sum of the values of the seat's provinces; cards score nothing."""
    total: i64 = 0
    for i in range(len(s.values)):
        if s.holder[i] == seat:
            total += s.values[i]
    return total
