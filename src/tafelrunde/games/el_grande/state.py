"""El Grande's state."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.data import FieldList, Limits
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.state import State
from tafelrunde.games.el_grande import verbs
from tafelrunde.games.el_grande.limits import LIMITS
from tafelrunde.games.el_grande.tables import (
    CASTILLO,
    REGIONS,
    Tables,
    Variant,
)

NONE: Final = -1  # no seat, no place, no card


class ElGrande(State):
    """Everything on the table. What the castillo holds can always be counted (EG-R.2).

    Hidden are only the sealed discs and, with one option, which power card came back.
    """

    VERBS: ClassVar[dict[str, tuple[str, ...]]] = verbs.VERBS
    FINAL_SEALS: ClassVar[bool] = True  # EG-R.38: a disc that lies on the table is final
    ELEMENTS: ClassVar[dict[str, range]] = verbs.ELEMENTS
    LIMITS: ClassVar[Limits] = LIMITS

    tables: Tables
    variant: Variant
    rounds_done: i64 = 0
    round: i64 = 0  # the number on the round track
    king: i64 = -1  # the King's region
    starter: i64 = 0  # who plays the first power card of this or the next round
    turn: i64 = -1  # whose turn it is
    grande: vec[i64]  # per seat: the home region
    pieces: vec[i64]  # caballeros at place * players + seat; the castillo's are not shown
    court: vec[i64]
    province: vec[i64]
    score: vec[i64]
    hand: vec[i64]  # per seat: mask of power cards
    discard: vec[i64]  # per seat: mask of power cards handed in
    played: vec[i64]  # per seat: the power of this round, 0 before
    back: list[int]  # retrievals nobody saw: seat, then the mask of what it may be, by age
    order: list[int]  # seats by descending power; empty while power cards are played
    face_up: vec[i64]  # per stack 1 to 5 the open card
    taker: vec[i64]  # per stack the seat that took its card this round
    unseen: vec[i64]  # per kind of card: copies that never lay open
    boards: vec[i64]  # the places of the two movable scoreboards
    veto_seat: list[int]  # holders of vetoes, the oldest card first
    veto_until: list[int]  # the round after which each of them is lost

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("rounds_done", "i64"),
        ("round", "i64"),
        ("king", "i64"),
        ("starter", "i64"),
        ("turn", "i64"),
        ("grande", "vec[i64]"),
        ("pieces", "vec[i64]"),
        ("court", "vec[i64]"),
        ("province", "vec[i64]"),
        ("score", "vec[i64]"),
        ("hand", "vec[i64]"),
        ("discard", "vec[i64]"),
        ("played", "vec[i64]"),
        ("back", "list[int]"),
        ("order", "list[int]"),
        ("face_up", "vec[i64]"),
        ("taker", "vec[i64]"),
        ("unseen", "vec[i64]"),
        ("boards", "vec[i64]"),
        ("veto_seat", "list[int]"),
        ("veto_until", "list[int]"),
    )

    def __init__(self, tables: Tables, variant: Variant) -> None:
        self.tables = tables
        self.variant = variant

    def reset(self, players: i64) -> None:
        self.start_core(players)
        self.rounds_done = 0
        self.round = 0
        self.king = -1
        self.starter = 0
        self.turn = -1
        self.grande = vec[i64]()
        self.pieces = vec[i64]()
        self.court = vec[i64]()
        self.province = vec[i64]()
        self.score = vec[i64]()
        self.hand = vec[i64]()
        self.discard = vec[i64]()
        self.played = vec[i64]()
        self.back = []
        self.order = []
        self.face_up = vec[i64]()
        self.taker = vec[i64]()
        self.unseen = vec[i64]()
        self.boards = vec[i64]()
        self.veto_seat = []
        self.veto_until = []

    def clone(self) -> ElGrande:
        n = ElGrande(self.tables, self.variant)
        self.clone_core(n)
        n.rounds_done = self.rounds_done
        n.round = self.round
        n.king = self.king
        n.starter = self.starter
        n.turn = self.turn
        n.grande = self.grande[:]
        n.pieces = self.pieces[:]
        n.court = self.court[:]
        n.province = self.province[:]
        n.score = self.score[:]
        n.hand = self.hand[:]
        n.discard = self.discard[:]
        n.played = self.played[:]
        n.back = self.back.copy()
        n.order = self.order.copy()
        n.face_up = self.face_up[:]
        n.taker = self.taker[:]
        n.unseen = self.unseen[:]
        n.boards = self.boards[:]
        n.veto_seat = self.veto_seat.copy()
        n.veto_until = self.veto_until.copy()
        return n

    # </generated>


def clockwise(s: ElGrande, seat: i64) -> list[int]:
    """The other seats, beginning with the left neighbour."""
    return [(seat + step) % s.players for step in range(1, s.players)]


def movable(s: ElGrande, seat: i64) -> i64:
    """EG-6.2, EG-7.4: a seat's caballeros in regions other than the King's."""
    found = 0
    for place in range(REGIONS):
        if place != s.king:
            found += s.pieces[place * s.players + seat]
    return found


def in_castillo(s: ElGrande, seat: i64) -> i64:
    """EG-7.3: what a seat has in the castillo; shown only when it is scored."""
    return s.pieces[CASTILLO * s.players + seat]


def values_of(s: ElGrande, place: i64) -> list[int]:
    """EG-9.12, EG-15.9: the numbers that count in a place: a scoreboard's if one lies there."""
    for board in range(2):
        if s.boards[board] == place:
            return s.tables.board_values[board]
    return s.tables.values[place]


def public_discard(s: ElGrande, seat: i64) -> i64:
    """EG-R.19, EG-R.20: the power cards that everybody takes for handed in."""
    maybe = 0
    for i in range(0, len(s.back), 2):
        if s.back[i] == seat:
            maybe |= s.back[i + 1]
    return s.discard[seat] | (s.hand[seat] & maybe)
