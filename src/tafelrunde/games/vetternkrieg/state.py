"""Vetternkrieg's state, its actions, and the small facts that every chapter reads."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Action
from tafelrunde.core.data import FieldList, Limits
from tafelrunde.core.state import State
from tafelrunde.core.zones import Zone
from tafelrunde.games.vetternkrieg.dice import CLAIMS
from tafelrunde.games.vetternkrieg.limits import LIMITS
from tafelrunde.games.vetternkrieg.tables import BATTLEFIELDS, CARDS, REGIONS, Tables

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

# Stacks of troops that an effect can name: 2 * region + house, then the two halves, then
# the French on the two halves.
HALF: Final = 2 * REGIONS
FRENCH: Final = HALF + 2
STACKS: Final = FRENCH + 2

HOUSE: Final = [Action("choose_house", (h,)) for h in range(2)]
GIVE: Final = [Action("give", (c,)) for c in range(CARDS + 1)]
LAY: Final = [Action("lay", (c,)) for c in range(CARDS + 1)]
SOURCE: Final = [Action("muster", (n,)) for n in range(2)]
CARD: Final = [Action("play", (c,)) for c in range(CARDS + 1)]
MAIN: Final = Action("main")
RECRUIT: Final = Action("recruit")
DEPLOY: Final = Action("deploy")
MOVE: Final = Action("move")
PLACE: Final = Action("place")
REMOVE: Final = Action("remove")
OWN_SECONDARY: Final = Action("own_secondary")
TROOPS: Final = [Action("troops", (n,)) for n in range(13)]
MOVE_TO: Final = [Action("move_to", (r,)) for r in range(REGIONS)]
MOVE_FROM: Final = [Action("move_from", (r,)) for r in range(REGIONS)]
PLACE_IN: Final = [Action("place_in", (r,)) for r in range(REGIONS)]
REMOVE_IN: Final = [Action("remove_in", (r,)) for r in range(REGIONS)]
TAKE_FROM: Final = [Action("take_from", (r,)) for r in range(REGIONS)]
PUT_IN: Final = [Action("put_in", (r,)) for r in range(REGIONS)]
SHIFTS: Final = [[Action("shift", (s, r)) for r in range(REGIONS)] for s in range(HALF)]
STRIKE: Final = [Action("strike", (s,)) for s in range(STACKS)]
USE: Final = Action("use")
DECLINE: Final = Action("decline")
STOP: Final = Action("stop")
ANNOUNCE: Final = [Action("announce", (c,)) for c in range(CLAIMS)]
BELIEVE: Final = Action("believe")
DOUBT: Final = Action("doubt")
USE_LAST: Final = Action("use_last")
HOLD_LAST: Final = Action("hold_last")
RAISE: Final = [Action("raise", (f,)) for f in range(7)]
LOWER: Final = [Action("lower", (f,)) for f in range(7)]
SETTLE: Final = [Action("settle", (r,)) for r in range(REGIONS)]
KEEP: Final = Action("keep")
DISCARD: Final = Action("discard")
THIN: Final = [Action("thin", (r,)) for r in range(REGIONS)]


class Vetternkrieg(State):
    """Everything on the table, by seat.

    Secret: the hands, the deck (set aside after dealing), the twists to come, `roll` until
    it is shown, `covered` until the end, and the sealed answers. `suspects`, `gone` and
    `bare` are what a seat can conclude; nothing but the re-dealing reads them.
    """

    VERBS: ClassVar[dict[str, tuple[str, ...]]] = {
        "choose_house": ("house",),
        "give": ("card",),
        "lay": ("card",),
        "muster": ("stock",),
        "play": ("card",),
        "main": (),
        "recruit": (),
        "deploy": (),
        "move": (),
        "place": (),
        "remove": (),
        "own_secondary": (),
        "troops": ("count",),
        "move_to": ("region",),
        "move_from": ("region",),
        "place_in": ("region",),
        "remove_in": ("region",),
        "take_from": ("region",),
        "put_in": ("region",),
        "shift": ("stack", "region"),
        "strike": ("stack",),
        "use": (),
        "decline": (),
        "stop": (),
        "announce": ("claim",),
        "believe": (),
        "doubt": (),
        "use_last": (),
        "hold_last": (),
        "raise": ("face",),
        "lower": ("face",),
        "settle": ("region",),
        "keep": (),
        "discard": (),
        "thin": ("region",),
    }
    ELEMENTS: ClassVar[dict[str, range]] = {
        "house": range(2),
        "card": range(1, CARDS + 1),
        "stock": range(2),
        "count": range(13),
        "region": range(REGIONS),
        "stack": range(STACKS),
        "claim": range(CLAIMS),
        "face": range(1, 7),
    }
    LIMITS: ClassVar[Limits] = LIMITS

    tables: Tables
    assignment: str = "choose"
    twists_on: bool = False
    reveal_dice: bool = True
    phase: str = "setup"
    york: int = 0  # the seat that plays York
    round: int = 0
    supply: list[int]  # per seat
    reserve: list[int]  # per seat
    troops: list[int]  # house troops on the map, 2 * region + seat
    half: list[int]  # house troops on the battlefield, per seat
    french: list[int]  # French on the battlefield, per seat
    french_supply: int = 0
    deck: Zone  # face down; what is left after dealing is the set-aside pile
    hands: list[Zone]  # per seat
    discard: list[int]  # open, in order
    battlefield: int = 0  # the card, 0 while there is none
    owner: int = -1
    active: int = -1
    card: int = 0  # the card in use in phase 4
    played: list[int]  # per seat, cards played in phase 4 of this round
    won: list[list[int]]  # per seat, battlefields won
    twists: Zone  # face down
    twist: int = 0  # the twist of this round
    attacker: int = -1
    clash: int = 0
    roll: list[int]  # the attacker's dice, seen by the attacker alone until shown
    shown: bool = False
    claim: int = -1
    verdict: int = 0
    defence: list[int]  # the defender's dice
    adjuster: int = -1  # the seat whose dice a last card may change now
    changed: int = 0  # mask of the dice that it has changed
    covered: list[tuple[int, ...]]  # believed clashes: round, attacker, claim and the dice
    suspects: list[int]  # per seat, mask of cards that the other's kept card may be
    gone: list[int]  # per seat, mask of its dealt cards that the other saw leave the hand
    bare: int = -1  # the seat that had to lay an event, so it holds no battlefield

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
        ("york", "int"),
        ("round", "int"),
        ("supply", "list[int]"),
        ("reserve", "list[int]"),
        ("troops", "list[int]"),
        ("half", "list[int]"),
        ("french", "list[int]"),
        ("french_supply", "int"),
        ("deck", "Zone"),
        ("hands", "list[Zone]"),
        ("discard", "list[int]"),
        ("battlefield", "int"),
        ("owner", "int"),
        ("active", "int"),
        ("card", "int"),
        ("played", "list[int]"),
        ("won", "list[list[int]]"),
        ("twists", "Zone"),
        ("twist", "int"),
        ("attacker", "int"),
        ("clash", "int"),
        ("roll", "list[int]"),
        ("shown", "bool"),
        ("claim", "int"),
        ("verdict", "int"),
        ("defence", "list[int]"),
        ("adjuster", "int"),
        ("changed", "int"),
        ("covered", "list[tuple[int, ...]]"),
        ("suspects", "list[int]"),
        ("gone", "list[int]"),
        ("bare", "int"),
    )

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def reset(self, players: int) -> None:
        self.start_core(players)
        self.assignment = "choose"
        self.twists_on = False
        self.reveal_dice = True
        self.phase = "setup"
        self.york = 0
        self.round = 0
        self.supply = []
        self.reserve = []
        self.troops = []
        self.half = []
        self.french = []
        self.french_supply = 0
        self.deck = Zone()
        self.hands = []
        self.discard = []
        self.battlefield = 0
        self.owner = -1
        self.active = -1
        self.card = 0
        self.played = []
        self.won = []
        self.twists = Zone()
        self.twist = 0
        self.attacker = -1
        self.clash = 0
        self.roll = []
        self.shown = False
        self.claim = -1
        self.verdict = 0
        self.defence = []
        self.adjuster = -1
        self.changed = 0
        self.covered = []
        self.suspects = []
        self.gone = []
        self.bare = -1

    def clone(self) -> Vetternkrieg:
        n = Vetternkrieg(self.tables)
        n.players = self.players
        self.clone_core(n)
        n.assignment = self.assignment
        n.twists_on = self.twists_on
        n.reveal_dice = self.reveal_dice
        n.phase = self.phase
        n.york = self.york
        n.round = self.round
        n.supply = self.supply.copy()
        n.reserve = self.reserve.copy()
        n.troops = self.troops.copy()
        n.half = self.half.copy()
        n.french = self.french.copy()
        n.french_supply = self.french_supply
        n.deck = self.deck.clone()
        n.hands = [x.clone() for x in self.hands]
        n.discard = self.discard.copy()
        n.battlefield = self.battlefield
        n.owner = self.owner
        n.active = self.active
        n.card = self.card
        n.played = self.played.copy()
        n.won = [x.copy() for x in self.won]
        n.twists = self.twists.clone()
        n.twist = self.twist
        n.attacker = self.attacker
        n.clash = self.clash
        n.roll = self.roll.copy()
        n.shown = self.shown
        n.claim = self.claim
        n.verdict = self.verdict
        n.defence = self.defence.copy()
        n.adjuster = self.adjuster
        n.changed = self.changed
        n.covered = self.covered.copy()
        n.suspects = self.suspects.copy()
        n.gone = self.gone.copy()
        n.bare = self.bare
        return n

    # </generated>


def everyone(s: Vetternkrieg) -> tuple[int, int]:
    """Both seats, York first (VK-R.2)."""
    return (s.york, 1 - s.york)


def house_of(s: Vetternkrieg, seat: int) -> int:
    """The house of a seat; with the houses 0 and 1 it works both ways."""
    return seat ^ s.york


def is_battlefield(card: int) -> bool:
    """VK-1.11: the first cards are the battlefields."""
    return card <= BATTLEFIELDS


def on_field(s: Vetternkrieg, seat: int) -> int:
    """VK-5.2: all troops on a half, the French included."""
    return s.half[seat] + s.french[seat]


def controller(s: Vetternkrieg, region: int) -> int:
    """VK-2.1: the seat with strictly more troops in a region, or -1."""
    mine, theirs = s.troops[2 * region], s.troops[2 * region + 1]
    if mine == theirs:
        return -1
    return 0 if mine > theirs else 1


def controlled(s: Vetternkrieg, seat: int) -> int:
    """How many regions a seat controls."""
    count = 0
    for region in range(REGIONS):
        if controller(s, region) == seat:
            count += 1
    return count


def mark_of(s: Vetternkrieg, card: int) -> int:
    """VK-4.40, VK-4.46: the mark of an event card for the present round, and for no other."""
    return s.tables.track[card][s.round]


def stack_size(s: Vetternkrieg, stack: int) -> int:
    """How many troops stand in a stack that an effect can name."""
    if stack < HALF:
        return s.troops[stack ^ s.york]
    if stack < FRENCH:
        return s.half[(stack - HALF) ^ s.york]
    return s.french[(stack - FRENCH) ^ s.york]
