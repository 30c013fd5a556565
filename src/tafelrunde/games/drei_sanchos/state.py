"""The state of Krieg der drei Sanchos, and the actions that there are."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.data import FieldList, Limits
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.state import State
from tafelrunde.core.zones import Zone
from tafelrunde.games.drei_sanchos import verbs
from tafelrunde.games.drei_sanchos.limits import LIMITS
from tafelrunde.games.drei_sanchos.tables import Tables, Variant

NOBODY: Final = -1  # no Sancho
NOT_PLAYED: Final = -2  # of El Cid: not in this game

# Where a unit stands in its region.
FIELD: Final = 0
GARRISON: Final = 1
STACK: Final = 2  # on an opposing garrison that it besieges
TROOP: Final = 0
KING: Final = 1

# How a game has ended.
RUNNING: Final = 0
MAJOR: Final = 1
MINOR: Final = 2


def unit_of(region: i64, place: i64, piece: i64) -> i64:
    """The number of a unit: region, field, garrison or siege stack, troop or king."""
    return region * 6 + place * 2 + piece


def face_of(column: i64, sancho: i64, guard: i64) -> i64:
    """The number of a die on the track: column, owner, troop die or guard die."""
    return column * 8 + sancho * 2 + guard


class DreiSanchos(State):
    """Everything on the table. Sanchos are 0 Castilla, 1 Nájera, 2 Aragón (clockwise).

    Regions and cards are called by their numbers. Victory points are never stored, they
    follow from who holds the garrison fields (S3-1.8).
    """

    VERBS: ClassVar[dict[str, tuple[str, ...]]] = verbs.VERBS
    ELEMENTS: ClassVar[dict[str, range]] = verbs.ELEMENTS
    LIMITS: ClassVar[Limits] = LIMITS

    tables: Tables
    variant: Variant
    round: i64 = 0
    phase: i64 = 0  # 1 to 4; 0 before the first round
    commander: i64 = -1  # a Sancho; -1 in solo rounds without commander
    card: i64 = 0  # the card of this round, 0 for none
    keeper: i64 = -1  # S3-9.10: who receives the card at the end of the round
    active: i64 = -1  # the Sancho whose turn it is
    points: i64 = 0  # what is left to spend in this turn
    attacked: bool = False  # S3-2.2, S3-4.5: the two action markers
    besieged: bool = False
    arrow: i64 = 0  # S3-2.11: the visible arrow of the decision aid, 0 down, 1 up
    ended: i64 = 0  # RUNNING, MAJOR or MINOR
    troops: vec[i64]  # in the field, not besieging: region * 3 + Sancho
    holder: vec[i64]  # per region whose garrison stands there, -1 for none
    garrison: vec[i64]  # per region the troops in it
    besieger: vec[i64]  # per region who besieges the garrison, -1 for none
    siege: vec[i64]  # per region the troops on the stack
    king_at: vec[i64]  # per Sancho the region of the king
    king_in: vec[i64]  # FIELD, GARRISON or STACK
    recruits: vec[i64]
    supply: vec[i64]
    deck: Zone  # face down, the top card last
    hands: list[Zone]  # per Sancho
    reserve: list[Zone]  # per Sancho; what others know of it stands in its masks
    discard: Zone
    spent: tuple[int, ...]  # reserve cards played in the battle under way
    el_cid: i64 = -2  # whose reserve it lies in; -1 in the supply, -2 not in the game
    contested: i64 = 0  # the region with the combat marker, 0 for none
    dice: tuple[int, ...]  # on the track, see `face_of`; dice of a column from the board outwards

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("round", "i64"),
        ("phase", "i64"),
        ("commander", "i64"),
        ("card", "i64"),
        ("keeper", "i64"),
        ("active", "i64"),
        ("points", "i64"),
        ("attacked", "bool"),
        ("besieged", "bool"),
        ("arrow", "i64"),
        ("ended", "i64"),
        ("troops", "vec[i64]"),
        ("holder", "vec[i64]"),
        ("garrison", "vec[i64]"),
        ("besieger", "vec[i64]"),
        ("siege", "vec[i64]"),
        ("king_at", "vec[i64]"),
        ("king_in", "vec[i64]"),
        ("recruits", "vec[i64]"),
        ("supply", "vec[i64]"),
        ("deck", "Zone"),
        ("hands", "list[Zone]"),
        ("reserve", "list[Zone]"),
        ("discard", "Zone"),
        ("spent", "tuple[int, ...]"),
        ("el_cid", "i64"),
        ("contested", "i64"),
        ("dice", "tuple[int, ...]"),
    )

    def __init__(self, tables: Tables, variant: Variant) -> None:
        self.tables = tables
        self.variant = variant

    def reset(self, players: i64) -> None:
        self.start_core(players)
        self.round = 0
        self.phase = 0
        self.commander = -1
        self.card = 0
        self.keeper = -1
        self.active = -1
        self.points = 0
        self.attacked = False
        self.besieged = False
        self.arrow = 0
        self.ended = 0
        self.troops = vec[i64]()
        self.holder = vec[i64]()
        self.garrison = vec[i64]()
        self.besieger = vec[i64]()
        self.siege = vec[i64]()
        self.king_at = vec[i64]()
        self.king_in = vec[i64]()
        self.recruits = vec[i64]()
        self.supply = vec[i64]()
        self.deck = Zone()
        self.hands = []
        self.reserve = []
        self.discard = Zone()
        self.spent = ()
        self.el_cid = -2
        self.contested = 0
        self.dice = ()

    def clone(self) -> DreiSanchos:
        n = DreiSanchos(self.tables, self.variant)
        self.clone_core(n)
        n.round = self.round
        n.phase = self.phase
        n.commander = self.commander
        n.card = self.card
        n.keeper = self.keeper
        n.active = self.active
        n.points = self.points
        n.attacked = self.attacked
        n.besieged = self.besieged
        n.arrow = self.arrow
        n.ended = self.ended
        n.troops = self.troops[:]
        n.holder = self.holder[:]
        n.garrison = self.garrison[:]
        n.besieger = self.besieger[:]
        n.siege = self.siege[:]
        n.king_at = self.king_at[:]
        n.king_in = self.king_in[:]
        n.recruits = self.recruits[:]
        n.supply = self.supply[:]
        n.deck = self.deck.clone()
        n.hands = [x.clone() for x in self.hands]
        n.reserve = [x.clone() for x in self.reserve]
        n.discard = self.discard.clone()
        n.spent = self.spent
        n.el_cid = self.el_cid
        n.contested = self.contested
        n.dice = self.dice
        return n

    # </generated>
