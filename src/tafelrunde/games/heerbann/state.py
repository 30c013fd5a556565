"""Heerbann's state. RE-1.8: at the start nobody owns a card and nothing lies open."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Action
from tafelrunde.core.data import FieldList, Limits
from tafelrunde.core.state import State
from tafelrunde.core.zones import Zone
from tafelrunde.games.heerbann.limits import LIMITS
from tafelrunde.games.heerbann.tables import CARDS, Tables

RECRUIT: Final = "recruit"
CONQUER: Final = "conquer"
NOT_YET: Final = -2
NOBODYS: Final = -1

NUMBER: Final = [Action("dice", (n,)) for n in range(7)]
ADJUST: Final = {n: Action("adjust", (n,)) for n in (-1, 0, 1)}
MARK: Final = [Action("mark", (v,)) for v in range(7)]
ROLL_MARKED: Final = Action("roll")
KEEP: Final = Action("keep")
TAKE: Final = [Action("take", (c,)) for c in range(CARDS + 1)]
DECLINE: Final = Action("decline")
ADD: Final = [Action("add", (c,)) for c in range(CARDS + 1)]
COMMIT: Final = Action("commit")
RECOVER: Final = [Action("recover", (c,)) for c in range(CARDS + 1)]
LEAVE: Final = Action("leave")


class Heerbann(State):
    """Everything on the table. Only `deck` and the sealed answers are secret."""

    VERBS: ClassVar[dict[str, tuple[str, ...]]] = {
        "dice": ("number",),
        "adjust": ("change",),
        "mark": ("face",),
        "roll": (),
        "keep": (),
        "take": ("card",),
        "decline": (),
        "add": ("card",),
        "commit": (),
        "recover": ("card",),
        "leave": (),
    }
    ELEMENTS: ClassVar[dict[str, range]] = {
        "number": range(1, 7),
        "change": range(-1, 2),
        "face": range(1, 7),
        "card": range(1, CARDS + 1),
        "province": range(1, 7),
    }
    LIMITS: ClassVar[Limits] = LIMITS

    tables: Tables
    may_decline: bool = True
    show_known_hands: bool = True
    random_seniority: bool = True
    phase: str = "recruit"
    round: int = 0
    deck: Zone  # face down, the top card last; its order is secret
    display: list[int]  # open characters in the order of revealing
    seniority: list[int]  # per seat, 0 is the youngest
    army: list[list[int]]  # per seat, ascending; the hand in phase 2
    fresh: list[int]  # characters taken in this round, to show which abilities still sleep
    numbers: list[int]  # per seat, the final dice number of this round; 0 while secret
    order: list[int]  # seats in the order of this round
    roller: int = -1
    dice: list[int]  # the open roll of the seat in turn
    rerolled: list[int]  # the faces that the Fortune-teller threw anew
    ordinal: int = 0
    value: int = 0
    luck: list[int]  # per seat, for the present province
    committed: list[list[int]]  # per seat, after the reveal
    strength: list[int]  # per seat, after battle step 4
    total: list[int]  # per seat, after battle step 6; -1 without committed cards
    slain: int = 0
    spent: list[int]  # the open discard pile
    removed: list[int]  # left over at the end of phase 1
    holder: list[int]  # per province: the seat that conquered it, NOBODYS, or NOT_YET
    values: list[int]  # per province: its value, 0 while unknown

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("may_decline", "bool"),
        ("show_known_hands", "bool"),
        ("random_seniority", "bool"),
        ("phase", "str"),
        ("round", "int"),
        ("deck", "Zone"),
        ("display", "list[int]"),
        ("seniority", "list[int]"),
        ("army", "list[list[int]]"),
        ("fresh", "list[int]"),
        ("numbers", "list[int]"),
        ("order", "list[int]"),
        ("roller", "int"),
        ("dice", "list[int]"),
        ("rerolled", "list[int]"),
        ("ordinal", "int"),
        ("value", "int"),
        ("luck", "list[int]"),
        ("committed", "list[list[int]]"),
        ("strength", "list[int]"),
        ("total", "list[int]"),
        ("slain", "int"),
        ("spent", "list[int]"),
        ("removed", "list[int]"),
        ("holder", "list[int]"),
        ("values", "list[int]"),
    )

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def reset(self, players: int) -> None:
        self.start_core(players)
        self.may_decline = True
        self.show_known_hands = True
        self.random_seniority = True
        self.phase = "recruit"
        self.round = 0
        self.deck = Zone()
        self.display = []
        self.seniority = []
        self.army = []
        self.fresh = []
        self.numbers = []
        self.order = []
        self.roller = -1
        self.dice = []
        self.rerolled = []
        self.ordinal = 0
        self.value = 0
        self.luck = []
        self.committed = []
        self.strength = []
        self.total = []
        self.slain = 0
        self.spent = []
        self.removed = []
        self.holder = []
        self.values = []

    def clone(self) -> Heerbann:
        n = Heerbann(self.tables)
        n.players = self.players
        self.clone_core(n)
        n.may_decline = self.may_decline
        n.show_known_hands = self.show_known_hands
        n.random_seniority = self.random_seniority
        n.phase = self.phase
        n.round = self.round
        n.deck = self.deck.clone()
        n.display = self.display.copy()
        n.seniority = self.seniority.copy()
        n.army = [x.copy() for x in self.army]
        n.fresh = self.fresh.copy()
        n.numbers = self.numbers.copy()
        n.order = self.order.copy()
        n.roller = self.roller
        n.dice = self.dice.copy()
        n.rerolled = self.rerolled.copy()
        n.ordinal = self.ordinal
        n.value = self.value
        n.luck = self.luck.copy()
        n.committed = [x.copy() for x in self.committed]
        n.strength = self.strength.copy()
        n.total = self.total.copy()
        n.slain = self.slain
        n.spent = self.spent.copy()
        n.removed = self.removed.copy()
        n.holder = self.holder.copy()
        n.values = self.values.copy()
        return n

    # </generated>


def has_ability(s: Heerbann, seat: int, card: int) -> bool:
    """Whether a seat owns this character (0: nobody does).

    RE-4.12, RE-R.17: taking a character ends the own turn, the last moment of a round at
    which an ability counts; so an ability never works in the round of its taking.
    """
    return card in s.army[seat]


def conquests(s: Heerbann, seat: int) -> list[int]:
    """RE-5.9: the values of the provinces that a seat has conquered."""
    return [s.values[i] for i in range(len(s.values)) if s.holder[i] == seat]


def points(s: Heerbann, seat: int) -> int:
    """RE-7.2: the sum of the values of the seat's provinces; cards score nothing."""
    return sum(conquests(s, seat))
