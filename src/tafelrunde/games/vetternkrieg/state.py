"""Vetternkrieg's state, its actions, and the small facts that every chapter reads."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.data import FieldList, Limits
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.state import State
from tafelrunde.core.zones import Zone
from tafelrunde.games.vetternkrieg import verbs
from tafelrunde.games.vetternkrieg.limits import LIMITS
from tafelrunde.games.vetternkrieg.tables import BATTLEFIELDS, FRENCH, HALF, REGIONS, Tables

SETUP: Final = "setup"
DEAL: Final = "deal"
EXCHANGE: Final = "exchange"
FIELD: Final = "field"
PLAY: Final = "play"
BATTLE: Final = "battle"
CLEANUP: Final = "cleanup"

UNDECIDED: Final = 0
BELIEVED: Final = 1
DOUBTED: Final = 2


class Vetternkrieg(State):
    """Everything on the table, by seat.

    Secret: the hands, the deck (set aside after dealing), the twists to come, `roll` until
    it is shown, `covered` until the end, and the sealed answers. `suspects`, `gone` and
    `bare` are what a seat can conclude; nothing but the re-dealing reads them.
    """

    VERBS: ClassVar[dict[str, tuple[str, ...]]] = verbs.VERBS
    ELEMENTS: ClassVar[dict[str, range]] = verbs.ELEMENTS
    LIMITS: ClassVar[Limits] = LIMITS

    tables: Tables
    assignment: str = "choose"
    twists_on: bool = False
    reveal_dice: bool = True
    phase: str = "setup"
    york: i64 = 0  # the seat that plays York
    round: i64 = 0
    supply: vec[i64]  # per seat
    reserve: vec[i64]  # per seat
    troops: vec[i64]  # house troops on the map, 2 * region + seat
    half: vec[i64]  # house troops on the battlefield, per seat
    french: vec[i64]  # French on the battlefield, per seat
    french_supply: i64 = 0
    deck: Zone  # face down; what is left after dealing is the set-aside pile
    hands: list[Zone]  # per seat
    discard: tuple[int, ...]  # open, in order
    battlefield: i64 = 0  # the card, 0 while there is none
    owner: i64 = -1
    active: i64 = -1
    card: i64 = 0  # the card in use in phase 4
    played: vec[i64]  # per seat, cards played in phase 4 of this round
    won: list[tuple[int, ...]]  # per seat, battlefields won
    twists: Zone  # face down
    twist: i64 = 0  # the twist of this round
    attacker: i64 = -1
    clash: i64 = 0
    roll: tuple[int, ...]  # the attacker's dice, seen by the attacker alone until shown
    shown: bool = False
    claim: i64 = -1
    verdict: i64 = 0
    defence: tuple[int, ...]  # the defender's dice
    adjuster: i64 = -1  # the seat whose dice a last card may change now
    changed: i64 = 0  # mask of the dice that it has changed
    covered: tuple[tuple[int, ...], ...]  # believed clashes: round, attacker, claim and the dice
    suspects: vec[i64]  # per seat, mask of cards that the other's kept card may be
    gone: vec[i64]  # per seat, mask of its dealt cards that the other saw leave the hand
    bare: i64 = -1  # the seat that had to lay an event, so it holds no battlefield

    def sight(self, seat: int) -> int:
        """VK-5.7: the attacker alone sees the hidden dice, until they are shown (VK-5.11)."""
        if self.roll and (self.shown or seat == self.attacker):
            return 100 * self.roll[0] + 10 * self.roll[1] + self.roll[2]
        return 0

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("assignment", "str"),
        ("twists_on", "bool"),
        ("reveal_dice", "bool"),
        ("phase", "str"),
        ("york", "i64"),
        ("round", "i64"),
        ("supply", "vec[i64]"),
        ("reserve", "vec[i64]"),
        ("troops", "vec[i64]"),
        ("half", "vec[i64]"),
        ("french", "vec[i64]"),
        ("french_supply", "i64"),
        ("deck", "Zone"),
        ("hands", "list[Zone]"),
        ("discard", "tuple[int, ...]"),
        ("battlefield", "i64"),
        ("owner", "i64"),
        ("active", "i64"),
        ("card", "i64"),
        ("played", "vec[i64]"),
        ("won", "list[tuple[int, ...]]"),
        ("twists", "Zone"),
        ("twist", "i64"),
        ("attacker", "i64"),
        ("clash", "i64"),
        ("roll", "tuple[int, ...]"),
        ("shown", "bool"),
        ("claim", "i64"),
        ("verdict", "i64"),
        ("defence", "tuple[int, ...]"),
        ("adjuster", "i64"),
        ("changed", "i64"),
        ("covered", "tuple[tuple[int, ...], ...]"),
        ("suspects", "vec[i64]"),
        ("gone", "vec[i64]"),
        ("bare", "i64"),
    )

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def reset(self, players: i64) -> None:
        self.start_core(players)
        self.assignment = "choose"
        self.twists_on = False
        self.reveal_dice = True
        self.phase = "setup"
        self.york = 0
        self.round = 0
        self.supply = vec[i64]()
        self.reserve = vec[i64]()
        self.troops = vec[i64]()
        self.half = vec[i64]()
        self.french = vec[i64]()
        self.french_supply = 0
        self.deck = Zone()
        self.hands = []
        self.discard = ()
        self.battlefield = 0
        self.owner = -1
        self.active = -1
        self.card = 0
        self.played = vec[i64]()
        self.won = []
        self.twists = Zone()
        self.twist = 0
        self.attacker = -1
        self.clash = 0
        self.roll = ()
        self.shown = False
        self.claim = -1
        self.verdict = 0
        self.defence = ()
        self.adjuster = -1
        self.changed = 0
        self.covered = ()
        self.suspects = vec[i64]()
        self.gone = vec[i64]()
        self.bare = -1

    def clone(self) -> Vetternkrieg:
        n = Vetternkrieg(self.tables)
        self.clone_core(n)
        n.assignment = self.assignment
        n.twists_on = self.twists_on
        n.reveal_dice = self.reveal_dice
        n.phase = self.phase
        n.york = self.york
        n.round = self.round
        n.supply = self.supply[:]
        n.reserve = self.reserve[:]
        n.troops = self.troops[:]
        n.half = self.half[:]
        n.french = self.french[:]
        n.french_supply = self.french_supply
        n.deck = self.deck.clone()
        n.hands = [x.clone() for x in self.hands]
        n.discard = self.discard
        n.battlefield = self.battlefield
        n.owner = self.owner
        n.active = self.active
        n.card = self.card
        n.played = self.played[:]
        n.won = self.won.copy()
        n.twists = self.twists.clone()
        n.twist = self.twist
        n.attacker = self.attacker
        n.clash = self.clash
        n.roll = self.roll
        n.shown = self.shown
        n.claim = self.claim
        n.verdict = self.verdict
        n.defence = self.defence
        n.adjuster = self.adjuster
        n.changed = self.changed
        n.covered = self.covered
        n.suspects = self.suspects[:]
        n.gone = self.gone[:]
        n.bare = self.bare
        return n

    # </generated>


def everyone(s: Vetternkrieg) -> tuple[int, int]:
    """Both seats, York first (VK-R.2)."""
    return (s.york, 1 - s.york)


def house_of(s: Vetternkrieg, seat: i64) -> i64:
    """The house of a seat; with the houses 0 and 1 it works both ways."""
    return seat ^ s.york


def is_battlefield(card: i64) -> bool:
    """VK-1.11: the first cards are the battlefields."""
    return card <= BATTLEFIELDS


def on_field(s: Vetternkrieg, seat: i64) -> i64:
    """VK-5.2: all troops on a half, the French included."""
    return s.half[seat] + s.french[seat]


def controller(s: Vetternkrieg, region: i64) -> i64:
    """VK-2.1: the seat with strictly more troops in a region, or -1."""
    mine, theirs = s.troops[2 * region], s.troops[2 * region + 1]
    if mine == theirs:
        return -1
    return 0 if mine > theirs else 1


def controlled(s: Vetternkrieg, seat: i64) -> i64:
    """How many regions a seat controls."""
    count: i64 = 0
    for region in range(REGIONS):
        if controller(s, region) == seat:
            count += 1
    return count


def mark_of(s: Vetternkrieg, card: i64) -> i64:
    """VK-4.40, VK-4.46: the mark of an event card for the present round, and for no other."""
    return s.tables.track[card][s.round]


def stack_size(s: Vetternkrieg, stack: i64) -> i64:
    """How many troops stand in a stack that an effect can name."""
    if stack < HALF:
        return s.troops[stack ^ s.york]
    if stack < FRENCH:
        return s.half[(stack - HALF) ^ s.york]
    return s.french[(stack - FRENCH) ^ s.york]
