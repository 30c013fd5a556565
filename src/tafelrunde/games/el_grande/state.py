"""El Grande's state, and the actions that there are."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Action
from tafelrunde.core.data import FieldList, Limits
from tafelrunde.core.state import State
from tafelrunde.games.el_grande.limits import LIMITS
from tafelrunde.games.el_grande.tables import (
    CARDS,
    CASTILLO,
    COURT,
    POWERS,
    REGIONS,
    SEATS,
    Tables,
    Variant,
)

NONE: Final = -1  # no seat, no place, no card


def one(verb: str, last: int) -> list[Action]:
    """The actions of a verb with one argument, 0 to `last`."""
    return [Action(verb, (n,)) for n in range(last + 1)]


def two(verb: str, first: int, last: int) -> list[list[Action]]:
    """The actions of a verb with two arguments."""
    return [[Action(verb, (m, n)) for n in range(last + 1)] for m in range(first)]


POWER: Final = one("play_power", POWERS)
RECRUIT: Final = one("recruit", 6)
RECALL: Final = one("recall", COURT)
STOP: Final = Action("stop")
TAKE: Final = one("take_card", CARDS - 1)
PLACE_FIRST: Final = Action("place_first")
SPECIAL_FIRST: Final = Action("special_first")
ORDERS: Final = [PLACE_FIRST, SPECIAL_FIRST]
PLACE: Final = one("place", COURT)
EXECUTE: Final = Action("execute")
SKIP: Final = Action("skip")
YES_NO: Final = [EXECUTE, SKIP]
ADD_TWO: Final = Action("add_two")
ALL_OWN: Final = Action("all_own")
MODES: Final = [ADD_TWO, ALL_OWN, SKIP]
SOURCE: Final = one("source", COURT)
PICK: Final = two("pick", SEATS, COURT)
DROP: Final = one("drop", COURT)
EXTRA: Final = one("place_extra", COURT)
VETO: Final = Action("veto")
GIVE: Final = one("give_back", COURT)
EXPEL: Final = two("expel", SEATS, COURT)
NEXT: Final = Action("next")
DISC: Final = one("set_disc", COURT)
SCORE: Final = one("score", COURT)
PUT_BOARD: Final = two("put_board", 2, COURT)
KING: Final = one("move_king", COURT)
EVICT: Final = one("evict", COURT)
GRANDE: Final = one("move_grande", COURT)
TAKE_BACK: Final = one("take_back", POWERS)
FETCH: Final = one("fetch", 2)


class ElGrande(State):
    """Everything on the table. What the castillo holds can always be counted (EG-R.2).

    Hidden are only the sealed discs and, with one option, which power card came back.
    """

    VERBS: ClassVar[dict[str, tuple[str, ...]]] = {
        "play_power": ("power",),
        "recruit": ("number",),
        "recall": ("place",),
        "stop": (),
        "take_card": ("card",),
        "place_first": (),
        "special_first": (),
        "place": ("place",),
        "execute": (),
        "skip": (),
        "add_two": (),
        "all_own": (),
        "source": ("place",),
        "pick": ("color", "place"),
        "drop": ("place",),
        "place_extra": ("place",),
        "veto": (),
        "pass": (),
        "give_back": ("place",),
        "expel": ("color", "place"),
        "next": (),
        "set_disc": ("place",),
        "score": ("place",),
        "put_board": ("board", "place"),
        "move_king": ("place",),
        "evict": ("place",),
        "move_grande": ("place",),
        "take_back": ("power",),
        "fetch": ("number",),
    }
    FINAL_SEALS: ClassVar[bool] = True  # EG-R.38: a disc that lies on the table is final
    ELEMENTS: ClassVar[dict[str, range]] = {
        "power": range(1, POWERS + 1),
        "number": range(7),
        "place": range(COURT + 1),
        "card": range(CARDS),
        "color": range(SEATS),
        "board": range(2),
    }
    LIMITS: ClassVar[Limits] = LIMITS

    tables: Tables
    variant: Variant
    rounds_done: int = 0
    round: int = 0  # the number on the round track
    king: int = -1  # the King's region
    starter: int = 0  # who plays the first power card of this or the next round
    turn: int = -1  # whose turn it is
    grande: list[int]  # per seat: the home region
    pieces: list[int]  # caballeros at place * players + seat; the castillo's are not shown
    court: list[int]
    province: list[int]
    score: list[int]
    hand: list[int]  # per seat: mask of power cards
    discard: list[int]  # per seat: mask of power cards handed in
    played: list[int]  # per seat: the power of this round, 0 before
    back: list[int]  # retrievals nobody saw: seat, then the mask of what it may be, by age
    order: list[int]  # seats by descending power; empty while power cards are played
    face_up: list[int]  # per stack 1 to 5 the open card
    taker: list[int]  # per stack the seat that took its card this round
    unseen: list[int]  # per kind of card: copies that never lay open
    boards: list[int]  # the places of the two movable scoreboards
    veto_seat: list[int]  # holders of vetoes, the oldest card first
    veto_until: list[int]  # the round after which each of them is lost

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("rounds_done", "int"),
        ("round", "int"),
        ("king", "int"),
        ("starter", "int"),
        ("turn", "int"),
        ("grande", "list[int]"),
        ("pieces", "list[int]"),
        ("court", "list[int]"),
        ("province", "list[int]"),
        ("score", "list[int]"),
        ("hand", "list[int]"),
        ("discard", "list[int]"),
        ("played", "list[int]"),
        ("back", "list[int]"),
        ("order", "list[int]"),
        ("face_up", "list[int]"),
        ("taker", "list[int]"),
        ("unseen", "list[int]"),
        ("boards", "list[int]"),
        ("veto_seat", "list[int]"),
        ("veto_until", "list[int]"),
    )

    def __init__(self, tables: Tables, variant: Variant) -> None:
        self.tables = tables
        self.variant = variant

    def reset(self, players: int) -> None:
        self.start_core(players)
        self.rounds_done = 0
        self.round = 0
        self.king = -1
        self.starter = 0
        self.turn = -1
        self.grande = []
        self.pieces = []
        self.court = []
        self.province = []
        self.score = []
        self.hand = []
        self.discard = []
        self.played = []
        self.back = []
        self.order = []
        self.face_up = []
        self.taker = []
        self.unseen = []
        self.boards = []
        self.veto_seat = []
        self.veto_until = []

    def clone(self) -> ElGrande:
        n = ElGrande(self.tables, self.variant)
        n.players = self.players
        self.clone_core(n)
        n.rounds_done = self.rounds_done
        n.round = self.round
        n.king = self.king
        n.starter = self.starter
        n.turn = self.turn
        n.grande = self.grande.copy()
        n.pieces = self.pieces.copy()
        n.court = self.court.copy()
        n.province = self.province.copy()
        n.score = self.score.copy()
        n.hand = self.hand.copy()
        n.discard = self.discard.copy()
        n.played = self.played.copy()
        n.back = self.back.copy()
        n.order = self.order.copy()
        n.face_up = self.face_up.copy()
        n.taker = self.taker.copy()
        n.unseen = self.unseen.copy()
        n.boards = self.boards.copy()
        n.veto_seat = self.veto_seat.copy()
        n.veto_until = self.veto_until.copy()
        return n

    # </generated>


def clockwise(s: ElGrande, seat: int) -> list[int]:
    """The other seats, beginning with the left neighbour."""
    return [(seat + step) % s.players for step in range(1, s.players)]


def movable(s: ElGrande, seat: int) -> int:
    """EG-6.2, EG-7.4: a seat's caballeros in regions other than the King's."""
    found = 0
    for place in range(REGIONS):
        if place != s.king:
            found += s.pieces[place * s.players + seat]
    return found


def in_castillo(s: ElGrande, seat: int) -> int:
    """EG-7.3: what a seat has in the castillo; shown only when it is scored."""
    return s.pieces[CASTILLO * s.players + seat]


def values_of(s: ElGrande, place: int) -> list[int]:
    """EG-9.12, EG-15.9: the numbers that count in a place: a scoreboard's if one lies there."""
    for board in range(2):
        if s.boards[board] == place:
            return s.tables.board_values[board]
    return s.tables.values[place]


def public_discard(s: ElGrande, seat: int) -> int:
    """EG-R.19, EG-R.20: the power cards that everybody takes for handed in."""
    maybe = 0
    for i in range(0, len(s.back), 2):
        if s.back[i] == seat:
            maybe |= s.back[i + 1]
    return s.discard[seat] | (s.hand[seat] & maybe)
