"""The state of Krieg der drei Sanchos, and the actions that there are."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Action
from tafelrunde.core.data import FieldList, Limits
from tafelrunde.core.state import State
from tafelrunde.core.zones import Zone
from tafelrunde.games.drei_sanchos.limits import LIMITS
from tafelrunde.games.drei_sanchos.tables import (
    CARDS,
    COLUMNS,
    FACES,
    MOST_POINTS,
    MOST_UNITS,
    REGIONS,
    SANCHOS,
    Tables,
    Variant,
)

NOBODY: Final = -1  # no Sancho
NOT_PLAYED: Final = -2  # of El Cid: not in this game

# Where a unit stands in its region.
FIELD: Final = 0
GARRISON: Final = 1
STACK: Final = 2  # on an opposing garrison that it besieges
TROOP: Final = 0
KING: Final = 1

UNITS: Final = 6 * (REGIONS + 1)

# How a game has ended.
RUNNING: Final = 0
MAJOR: Final = 1
MINOR: Final = 2


def unit_of(region: int, place: int, kind: int) -> int:
    """The number of a unit: region, field, garrison or siege stack, troop or king."""
    return region * 6 + place * 2 + kind


def face_of(column: int, sancho: int, guard: int) -> int:
    """The number of a die on the track: column, owner, troop die or guard die."""
    return column * 8 + sancho * 2 + guard


def one(verb: str, size: int) -> list[Action]:
    """The actions of a verb with one argument."""
    return [Action(verb, (n,)) for n in range(size)]


def two(verb: str, first: int, second: int) -> list[list[Action]]:
    """The actions of a verb with two arguments."""
    return [[Action(verb, (m, n)) for n in range(second)] for m in range(first)]


PLAY_CARD: Final = one("play_card", CARDS + 1)
RESERVE_CARD: Final = one("reserve_card", CARDS + 1)
ACT: Final = Action("act")
WAIT: Final = Action("wait")
NOW_OR_LATER: Final = [ACT, WAIT]
RECRUIT: Final = Action("recruit")
DEPLOY_KING: Final = Action("deploy_king")
DEPLOY_HOME: Final = Action("deploy_home")
DEPLOY_CASTLE: Final = Action("deploy_castle")
DEPLOYS: Final = [DEPLOY_KING, DEPLOY_HOME, DEPLOY_CASTLE]
MOVE: Final = two("move", UNITS, REGIONS + 1)
FORTIFY: Final = one("fortify", UNITS)
ATTACK: Final = two("attack", REGIONS + 1, MOST_POINTS + 1)
BESIEGE: Final = two("besiege", REGIONS + 1, MOST_POINTS + 1)
STOP: Final = Action("stop")
DECLINE: Final = Action("decline")
JOIN: Final = one("join", MOST_UNITS + 1)
JOIN_KING: Final = one("join_with_king", MOST_UNITS + 1)
SEND: Final = one("send", MOST_UNITS + 1)
SEND_KING: Final = one("send_with_king", MOST_UNITS + 1)
GIVE_UP: Final = Action("give_up")
INTERCEPT: Final = Action("intercept")
LET_BE: Final = Action("let_be")
INTERCEPTIONS: Final = [INTERCEPT, LET_BE]
ARMY: Final = one("choose_army", REGIONS + 1)
TARGET: Final = one("choose_target", REGIONS + 1)
USE_CARD: Final = one("use_card", CARDS + 1)
USE_CID: Final = Action("use_cid")
PASS: Final = Action("pass")
COLUMN: Final = one("reroll_column", COLUMNS)
REROLL: Final = one("reroll", FACES)
SHIFT_LEFT: Final = one("shift_left", FACES)
SHIFT_RIGHT: Final = one("shift_right", FACES)
REMOVE: Final = one("remove_die", FACES)
TAKE_FREE: Final = Action("take_free")
TAKE_BESIEGER: Final = Action("take_besieger")
WHICH_TROOP: Final = [TAKE_FREE, TAKE_BESIEGER]
STRIP: Final = one("strip", SANCHOS)
DISCARD: Final = one("discard", CARDS + 1)


class DreiSanchos(State):
    """Everything on the table. Sanchos are 0 Castilla, 1 Nájera, 2 Aragón (clockwise).

    Regions and cards are called by their numbers. Victory points are never stored, they
    follow from who holds the garrison fields (S3-1.8).
    """

    VERBS: ClassVar[dict[str, tuple[str, ...]]] = {
        "play_card": ("card",),
        "reserve_card": ("card",),
        "act": (),
        "wait": (),
        "recruit": (),
        "deploy_king": (),
        "deploy_home": (),
        "deploy_castle": (),
        "move": ("unit", "region"),
        "fortify": ("unit",),
        "attack": ("region", "points"),
        "besiege": ("region", "points"),
        "stop": (),
        "decline": (),
        "join": ("number",),
        "join_with_king": ("number",),
        "send": ("number",),
        "send_with_king": ("number",),
        "give_up": (),
        "intercept": (),
        "let_be": (),
        "choose_army": ("region",),
        "choose_target": ("region",),
        "use_card": ("card",),
        "use_cid": (),
        "pass": (),
        "reroll_column": ("column",),
        "reroll": ("face",),
        "shift_left": ("face",),
        "shift_right": ("face",),
        "remove_die": ("face",),
        "take_free": (),
        "take_besieger": (),
        "strip": ("sancho",),
        "discard": ("card",),
    }
    ELEMENTS: ClassVar[dict[str, range]] = {
        "card": range(1, CARDS + 1),
        "region": range(1, REGIONS + 1),
        "unit": range(6, UNITS),
        "points": range(1, MOST_POINTS + 1),
        "number": range(MOST_UNITS + 1),
        "column": range(COLUMNS),
        "face": range(FACES),
        "sancho": range(SANCHOS),
    }
    LIMITS: ClassVar[Limits] = LIMITS

    tables: Tables
    variant: Variant
    round: int = 0
    phase: int = 0  # 1 to 4; 0 before the first round
    commander: int = -1  # a Sancho; -1 in solo rounds without commander
    card: int = 0  # the card of this round, 0 for none
    keeper: int = -1  # S3-9.10: who receives the card at the end of the round
    active: int = -1  # the Sancho whose turn it is
    points: int = 0  # what is left to spend in this turn
    attacked: bool = False  # S3-2.2, S3-4.5: the two action markers
    besieged: bool = False
    arrow: int = 0  # S3-2.11: the visible arrow of the decision aid, 0 down, 1 up
    ended: int = 0  # RUNNING, MAJOR or MINOR
    troops: list[int]  # in the field, not besieging: region * 3 + Sancho
    holder: list[int]  # per region whose garrison stands there, -1 for none
    garrison: list[int]  # per region the troops in it
    besieger: list[int]  # per region who besieges the garrison, -1 for none
    siege: list[int]  # per region the troops on the stack
    king_at: list[int]  # per Sancho the region of the king
    king_in: list[int]  # FIELD, GARRISON or STACK
    recruits: list[int]
    supply: list[int]
    deck: Zone  # face down, the top card last
    hands: list[Zone]  # per Sancho
    reserve: list[Zone]  # per Sancho; what others know of it stands in its masks
    discard: Zone
    spent: list[int]  # reserve cards played in the battle under way
    el_cid: int = -2  # whose reserve it lies in; -1 in the supply, -2 not in the game
    contested: int = 0  # the region with the combat marker, 0 for none
    dice: list[int]  # on the track, see `face_of`; dice of a column from the board outwards

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("round", "int"),
        ("phase", "int"),
        ("commander", "int"),
        ("card", "int"),
        ("keeper", "int"),
        ("active", "int"),
        ("points", "int"),
        ("attacked", "bool"),
        ("besieged", "bool"),
        ("arrow", "int"),
        ("ended", "int"),
        ("troops", "list[int]"),
        ("holder", "list[int]"),
        ("garrison", "list[int]"),
        ("besieger", "list[int]"),
        ("siege", "list[int]"),
        ("king_at", "list[int]"),
        ("king_in", "list[int]"),
        ("recruits", "list[int]"),
        ("supply", "list[int]"),
        ("deck", "Zone"),
        ("hands", "list[Zone]"),
        ("reserve", "list[Zone]"),
        ("discard", "Zone"),
        ("spent", "list[int]"),
        ("el_cid", "int"),
        ("contested", "int"),
        ("dice", "list[int]"),
    )

    def __init__(self, tables: Tables, variant: Variant) -> None:
        self.tables = tables
        self.variant = variant

    def reset(self, players: int) -> None:
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
        self.troops = []
        self.holder = []
        self.garrison = []
        self.besieger = []
        self.siege = []
        self.king_at = []
        self.king_in = []
        self.recruits = []
        self.supply = []
        self.deck = Zone()
        self.hands = []
        self.reserve = []
        self.discard = Zone()
        self.spent = []
        self.el_cid = -2
        self.contested = 0
        self.dice = []

    def clone(self) -> DreiSanchos:
        n = DreiSanchos(self.tables, self.variant)
        n.players = self.players
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
        n.troops = self.troops.copy()
        n.holder = self.holder.copy()
        n.garrison = self.garrison.copy()
        n.besieger = self.besieger.copy()
        n.siege = self.siege.copy()
        n.king_at = self.king_at.copy()
        n.king_in = self.king_in.copy()
        n.recruits = self.recruits.copy()
        n.supply = self.supply.copy()
        n.deck = self.deck.clone()
        n.hands = [x.clone() for x in self.hands]
        n.reserve = [x.clone() for x in self.reserve]
        n.discard = self.discard.clone()
        n.spent = self.spent.copy()
        n.el_cid = self.el_cid
        n.contested = self.contested
        n.dice = self.dice.copy()
        return n

    # </generated>
