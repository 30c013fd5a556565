"""Guiscard's state, and the actions that there are."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Action
from tafelrunde.core.data import FieldList
from tafelrunde.core.state import State
from tafelrunde.games.guiscard.scenario import Scenario
from tafelrunde.games.guiscard.tables import HEXES, HORSES, NONE, UNITS

# GU-1.5: the health of a person
HEALTHY: Final = 0
WOUNDED: Final = 1
STUNNED: Final = 2
DEAD: Final = 3
# where a unit is
OUT: Final = 0  # not in this scenario
COMING: Final = 1
ON_MAP: Final = 2
LEFT: Final = 3
SLAIN: Final = 4
# what has become of a horse
NO_HORSE: Final = 0
RIDDEN: Final = 1
RIDERLESS: Final = 2
HORSE_DEAD: Final = 3
# PR-1: what a unit has done, as bits of `done`; the last two are cleared every player turn
FIRED: Final = 1  # in step 1 of its own turn
ATTACKED: Final = 2
MOVED: Final = 4
STATIONARY: Final = 8
BUSY: Final = 16
COUNTERED: Final = 32
FIRED_BACK: Final = 64
CHECKED: Final = 128
EVERY_TURN: Final = FIRED_BACK | CHECKED
# the steps of a turn (GU-2.9)
SETUP: Final = 0
MISSILE: Final = 1
CHARGES: Final = 2
MOVEMENT: Final = 3
MELEE: Final = 4
RECOVERY: Final = 5
# formations
SPEAR: Final = 1
FOULKON: Final = 2
# what has become of a charge
DECLARED: Final = 0
COMPLETED: Final = 1
VOID: Final = 2
FOUGHT: Final = 3


def one(verb: str, count: int) -> list[Action]:
    """The actions of a verb with one argument."""
    return [Action(verb, (n,)) for n in range(count)]


PLACE: Final = one("place", UNITS)
AT: Final = one("at", HEXES)
FACE: Final = one("face", 6)
END_STEP: Final = Action("end_step")
CANCEL: Final = Action("cancel")
SHOOT: Final = one("shoot", UNITS)
AIM: Final = one("aim", HEXES)
CHARGE: Final = one("charge", UNITS)
TARGET: Final = one("target", UNITS)
COUNTER: Final = one("counter", UNITS)
PASS: Final = Action("pass")
MOVE: Final = one("move", UNITS)
STEP: Final = one("step", HEXES)
STOP: Final = Action("stop")
ABOUT: Final = Action("about")
MOUNT: Final = one("mount", HORSES)
DISMOUNT: Final = one("dismount", HEXES)
LEAD: Final = one("lead", HORSES)
DROP: Final = one("drop", HORSES)
CARRY: Final = one("carry", UNITS)
PUT: Final = one("put", HEXES)
LEAVE: Final = one("leave", 5)
CLEAR: Final = one("clear", UNITS)
PARTNER: Final = one("partner", UNITS)
BODIES: Final = one("bodies", HEXES)
CARCASS: Final = one("carcass", HEXES)
CHECK: Final = one("check", UNITS)
HOLD: Final = Action("hold")
FIRE: Final = Action("fire")
LET_PASS: Final = Action("let_pass")
HOLD_FIRE: Final = Action("hold_fire")
WITHIN: Final = one("within", 16)
ATTACK: Final = one("attack", UNITS)
STRIKE: Final = one("strike", UNITS)
STRIKE_HORSE: Final = one("strike_horse", HORSES)
STRIKE_MARKER: Final = one("strike_marker", UNITS)
RESOLVE: Final = Action("resolve")
VICTIM: Final = one("victim", UNITS)
SHIFT: Final = one("shift", UNITS)
ADVANCE: Final = one("advance", UNITS)
EVADE: Final = one("evade", UNITS)
STAND: Final = Action("stand")
SPEAR_FACING: Final = one("spear", 6)
FOULKON_FACING: Final = one("foulkon", 6)
DISSOLVE: Final = one("dissolve", UNITS)


class Guiscard(State):
    """Everything on the map; nothing is hidden (specification, section 7).

    GU-1.1: a hex is two metres wide and a turn takes seconds, which nothing here depends on.
    GU-1.11: one system of states holds for all units.

    Lists by unit go by the number of the roster, lists by horse likewise (a unit's own horse
    has its number), followed by pack horses. A hex of NONE is no hex.
    """

    VERBS: ClassVar[dict[str, tuple[str, ...]]] = {
        "place": ("unit",),
        "at": ("hex",),
        "face": ("direction",),
        "end_step": (),
        "cancel": (),
        "shoot": ("unit",),
        "aim": ("hex",),
        "charge": ("unit",),
        "target": ("unit",),
        "counter": ("unit",),
        "pass": (),
        "move": ("unit",),
        "step": ("hex",),
        "stop": (),
        "about": (),
        "mount": ("horse",),
        "dismount": ("hex",),
        "lead": ("horse",),
        "drop": ("horse",),
        "carry": ("unit",),
        "put": ("hex",),
        "leave": ("edge",),
        "clear": ("unit",),
        "partner": ("unit",),
        "bodies": ("hex",),
        "carcass": ("hex",),
        "check": ("unit",),
        "hold": (),
        "fire": (),
        "let_pass": (),
        "hold_fire": (),
        "within": ("number",),
        "attack": ("unit",),
        "strike": ("unit",),
        "strike_horse": ("horse",),
        "strike_marker": ("unit",),
        "resolve": (),
        "victim": ("unit",),
        "shift": ("unit",),
        "advance": ("unit",),
        "evade": ("unit",),
        "stand": (),
        "spear": ("direction",),
        "foulkon": ("direction",),
        "dissolve": ("unit",),
    }
    ELEMENTS: ClassVar[dict[str, range]] = {
        "unit": range(UNITS),
        "horse": range(HORSES),
        "hex": range(HEXES),
        "direction": range(6),
        "edge": range(1, 5),
        "number": range(1, 16),
    }

    board: Scenario
    round: int = 0
    turn: int = 0  # player turns so far, this one included
    active: int = 0  # whose turn it is
    phase: int = 0
    version: int = 0  # rises with every change of where and how the pieces stand
    # per unit
    where: list[int]
    at: list[int]  # a rider's head hex
    rear: list[int]  # a rider's rear hex
    facing: list[int]
    health: list[int]
    mount: list[int]  # the horse a unit rides
    lance: list[int]  # 1 while it has its lance (GU-5.4)
    ammo: list[int]  # special ammunition (GU-5.6)
    done: list[int]  # bits of this turn (PR-1)
    spent: list[int]  # movement points spent in the own turn
    since: list[int]  # hexes since it was last fired at; NONE before
    felt: list[int]  # the player turn in which it was stunned
    exit: list[int]  # the map side it left over
    form: list[int]  # 0, SPEAR or FOULKON
    marker: list[int]  # the hex of a front man's marker (GU-7.20)
    beaten: list[int]  # the player turn in which its marker was beaten
    # per horse
    horse: list[int]
    horse_at: list[int]  # where a riderless horse has its head
    horse_rear: list[int]
    leader: list[int]  # the unit that leads it by the reins
    # per hex
    grid: list[int]  # the living person there, UNITS + horse for a riderless horse, or NONE
    dead: dict[int, int]  # the number of dead persons
    carcasses: list[int]  # dead horses: head and rear, pair by pair
    markers: list[int]  # chapters 8 to 11: hex * 16 + kind
    machines: list[int]  # chapters 8 to 11: hex * 16 + kind
    damage: list[int]  # chapters 8 to 11: destroyed hexes
    # the move in progress
    mover: int = -1
    points: int = 0  # movement points left
    track: list[int]  # where it has stood: head and rear, place by place
    burden: int = -1  # the stunned person it carries (GU-4.13)
    spared: int = -1  # the unit that the opponent lets pass
    winner: int = -1  # a seat, 2 for a draw, or nobody yet
    # GU-4.17: pairs of a unit that has moved and an enemy it ended next to
    met: list[int]
    # standing orders for defensive fire, per seat: 0 ask always, NONE hold, n within n hexes
    orders: list[int]
    # charges of this turn, in the order of their declaration
    charger: list[int]
    charged: list[int]  # the target
    charge_at: list[int]  # the target hex
    charge_path: list[list[int]]
    charge_state: list[int]
    charge_band: list[int]  # GU-7.33: 1 if the group bonus is possible
    counter: list[int]  # the counter-charging unit
    counter_path: list[list[int]]

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("round", "int"),
        ("turn", "int"),
        ("active", "int"),
        ("phase", "int"),
        ("version", "int"),
        ("where", "list[int]"),
        ("at", "list[int]"),
        ("rear", "list[int]"),
        ("facing", "list[int]"),
        ("health", "list[int]"),
        ("mount", "list[int]"),
        ("lance", "list[int]"),
        ("ammo", "list[int]"),
        ("done", "list[int]"),
        ("spent", "list[int]"),
        ("since", "list[int]"),
        ("felt", "list[int]"),
        ("exit", "list[int]"),
        ("form", "list[int]"),
        ("marker", "list[int]"),
        ("beaten", "list[int]"),
        ("horse", "list[int]"),
        ("horse_at", "list[int]"),
        ("horse_rear", "list[int]"),
        ("leader", "list[int]"),
        ("grid", "list[int]"),
        ("dead", "dict[int, int]"),
        ("carcasses", "list[int]"),
        ("markers", "list[int]"),
        ("machines", "list[int]"),
        ("damage", "list[int]"),
        ("mover", "int"),
        ("points", "int"),
        ("track", "list[int]"),
        ("burden", "int"),
        ("spared", "int"),
        ("winner", "int"),
        ("met", "list[int]"),
        ("orders", "list[int]"),
        ("charger", "list[int]"),
        ("charged", "list[int]"),
        ("charge_at", "list[int]"),
        ("charge_path", "list[list[int]]"),
        ("charge_state", "list[int]"),
        ("charge_band", "list[int]"),
        ("counter", "list[int]"),
        ("counter_path", "list[list[int]]"),
    )

    def __init__(self, board: Scenario) -> None:
        self.board = board

    def reset(self, players: int) -> None:
        self.start_core(players)
        self.round = 0
        self.turn = 0
        self.active = 0
        self.phase = 0
        self.version = 0
        self.where = []
        self.at = []
        self.rear = []
        self.facing = []
        self.health = []
        self.mount = []
        self.lance = []
        self.ammo = []
        self.done = []
        self.spent = []
        self.since = []
        self.felt = []
        self.exit = []
        self.form = []
        self.marker = []
        self.beaten = []
        self.horse = []
        self.horse_at = []
        self.horse_rear = []
        self.leader = []
        self.grid = []
        self.dead = {}
        self.carcasses = []
        self.markers = []
        self.machines = []
        self.damage = []
        self.mover = -1
        self.points = 0
        self.track = []
        self.burden = -1
        self.spared = -1
        self.winner = -1
        self.met = []
        self.orders = []
        self.charger = []
        self.charged = []
        self.charge_at = []
        self.charge_path = []
        self.charge_state = []
        self.charge_band = []
        self.counter = []
        self.counter_path = []

    def clone(self) -> Guiscard:
        n = Guiscard(self.board)
        n.players = self.players
        self.clone_core(n)
        n.round = self.round
        n.turn = self.turn
        n.active = self.active
        n.phase = self.phase
        n.version = self.version
        n.where = self.where.copy()
        n.at = self.at.copy()
        n.rear = self.rear.copy()
        n.facing = self.facing.copy()
        n.health = self.health.copy()
        n.mount = self.mount.copy()
        n.lance = self.lance.copy()
        n.ammo = self.ammo.copy()
        n.done = self.done.copy()
        n.spent = self.spent.copy()
        n.since = self.since.copy()
        n.felt = self.felt.copy()
        n.exit = self.exit.copy()
        n.form = self.form.copy()
        n.marker = self.marker.copy()
        n.beaten = self.beaten.copy()
        n.horse = self.horse.copy()
        n.horse_at = self.horse_at.copy()
        n.horse_rear = self.horse_rear.copy()
        n.leader = self.leader.copy()
        n.grid = self.grid.copy()
        n.dead = self.dead.copy()
        n.carcasses = self.carcasses.copy()
        n.markers = self.markers.copy()
        n.machines = self.machines.copy()
        n.damage = self.damage.copy()
        n.mover = self.mover
        n.points = self.points
        n.track = self.track.copy()
        n.burden = self.burden
        n.spared = self.spared
        n.winner = self.winner
        n.met = self.met.copy()
        n.orders = self.orders.copy()
        n.charger = self.charger.copy()
        n.charged = self.charged.copy()
        n.charge_at = self.charge_at.copy()
        n.charge_path = [x.copy() for x in self.charge_path]
        n.charge_state = self.charge_state.copy()
        n.charge_band = self.charge_band.copy()
        n.counter = self.counter.copy()
        n.counter_path = [x.copy() for x in self.counter_path]
        return n

    # </generated>


# -- the pieces


def enemy(seat: int) -> int:
    """The other seat."""
    return 1 - seat


def owner(s: Guiscard, u: int) -> int:
    """The seat a unit belongs to."""
    return s.board.owner[u]


def alive(s: Guiscard, u: int) -> bool:
    """Whether a unit lives and is on the map."""
    return s.where[u] == ON_MAP


def able(s: Guiscard, u: int) -> bool:
    """GU-1.12: on the map, alive and not stunned."""
    return s.where[u] == ON_MAP and s.health[u] != STUNNED


def mounted(s: Guiscard, u: int) -> bool:
    return s.mount[u] != NONE


def condition(s: Guiscard, u: int) -> int:
    """GU-1.5: which of the four rows of values counts."""
    return u * 4 + (2 if s.mount[u] != NONE else 0) + (1 if s.health[u] == WOUNDED else 0)


def attack(s: Guiscard, u: int) -> int:
    """GU-1.6: the attack value of the present state."""
    return s.board.roster.attack[condition(s, u)]


def defence(s: Guiscard, u: int) -> int:
    """GU-1.6, GU-1.12: the defence value of the present state."""
    if s.health[u] == STUNNED:
        return s.board.roster.stunned[u]
    return s.board.roster.defence[condition(s, u)]


def allowance(s: Guiscard, u: int) -> int:
    """GU-1.8, GU-R.35: the movement points of the present state."""
    return s.board.roster.move[condition(s, u)]


def armoured(s: Guiscard, u: int) -> bool:
    """GU-1.7: armour belongs to the person in every state."""
    return s.board.roster.armoured[u]


def occupant(s: Guiscard, h: int) -> int:
    """The living person in a hex; NONE for nobody, also where a riderless horse stands."""
    found = s.grid[h]
    return found if found < UNITS else NONE


def horse_in(s: Guiscard, h: int) -> int:
    """The riderless horse in a hex, or NONE."""
    found = s.grid[h]
    return found - UNITS if found >= UNITS else NONE


def hexes_of(s: Guiscard, u: int) -> list[int]:
    """GU-1.2: one hex, or head and rear."""
    return [s.at[u]] if s.rear[u] == NONE else [s.at[u], s.rear[u]]


def lift(s: Guiscard, u: int) -> None:
    """Take a unit's piece off the grid; it keeps its hexes."""
    s.version += 1
    if s.at[u] != NONE and s.grid[s.at[u]] == u:
        s.grid[s.at[u]] = NONE
    if s.rear[u] != NONE and s.grid[s.rear[u]] == u:
        s.grid[s.rear[u]] = NONE


def drop(s: Guiscard, u: int, at: int, rear: int = NONE) -> None:
    """Put a unit's piece down; a rider with both hexes, facing from rear to head (GU-1.2)."""
    s.version += 1
    s.at[u], s.rear[u] = at, rear
    s.where[u] = ON_MAP
    s.grid[at] = u
    if rear != NONE:
        s.grid[rear] = u
        s.facing[u] = direction(s, rear, at)


def relocate(s: Guiscard, u: int, at: int, rear: int = NONE) -> None:
    """Move a unit's piece to another place."""
    lift(s, u)
    drop(s, u, at, rear)


def leave_horse(s: Guiscard, h: int, head: int, rear: int) -> None:
    """A horse stands without a rider (GU-4.37)."""
    s.version += 1
    s.horse[h], s.horse_at[h], s.horse_rear[h] = RIDERLESS, head, rear
    s.grid[head] = UNITS + h
    s.grid[rear] = UNITS + h


def take_horse(s: Guiscard, h: int) -> None:
    """A riderless horse is taken off the grid."""
    s.version += 1
    for place in (s.horse_at[h], s.horse_rear[h]):
        if place != NONE and s.grid[place] == UNITS + h:
            s.grid[place] = NONE
    s.horse_at[h], s.horse_rear[h], s.leader[h] = NONE, NONE, NONE


def units_of(s: Guiscard, seat: int) -> list[int]:
    """A seat's units on the map, in the order of the roster."""
    return [u for u in s.board.side_units[seat] if s.where[u] == ON_MAP]


def direction(s: Guiscard, one: int, two: int) -> int:
    """The direction from a hex to its neighbour; NONE if they are no neighbours."""
    return s.board.field.grid.direction(one, two)
