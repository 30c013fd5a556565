"""Guiscard's state, and what can be read from it about the pieces."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Action, BadData, Refusal
from tafelrunde.core.data import FieldList, Json, Limits, Makers
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.state import State
from tafelrunde.games.guiscard import limits, verbs
from tafelrunde.games.guiscard.field.clutter import Clutter
from tafelrunde.games.guiscard.field.field import Field
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.actions import board_of, check_log
from tafelrunde.games.guiscard.files.scenario import Scenario, field_with
from tafelrunde.games.guiscard.files.siege_log import SiegeLog

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
LED_OFF: Final = 4  # a pack horse that the attacker led away, plus the side of the map
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
# what only few units have (`Guiscard.traits`)
TRAITS: Final = 16
PERCH: Final = 0  # where it is in its hex besides the ground: LADDER or ROPE
LADDER: Final = 1
ROPE: Final = 2
FOOT: Final = 3  # off a ladder or rope onto the ground
OVER: Final = 4  # over the palisade with a jump
CAPTOR: Final = 1  # GU-12.25: one more than the unit that holds it prisoner
SHIELD: Final = 2  # GU-8.17: one more than the direction against which it has cover
HAULS: Final = 3  # GU-10.3: it has carried a ladder since its turn began
CLIMBED: Final = 4  # GU-10.28: the points paid on a rope so far
THREW: Final = 6  # GU-10.27: it has thrown a grapnel since its turn began
HEAVES: Final = 7  # GU-10.46: one more than the foot of the rope at which it pulls
KINDLES: Final = 11  # GU-10.57: one more than the hex in which it has prepared a fire
KINDLED: Final = 12  # the player turn in which it did
GOES: Final = 5  # what the step under way leads to: LADDER, ROPE, FOOT or OVER
TEARS: Final = 8  # GU-8.46: one more than the side of its hex over which it tears down a tent
ASLEEP: Final = 9  # GU-12.28
UNDER: Final = 13  # GU-10.54: one more than the unit that fell upon it and shares its hex
GIVES: Final = 14  # GU-11.27: one more than the archer to whom it passes its arrows
GATE_WORK: Final = 10  # GU-9.14: one more than the hex in which it works at the gate
FRESH: Final = 15  # GU-11.30: a patrol in its first turn
# formations
SPEAR: Final = 1
FOULKON: Final = 2
# what has become of a charge
DECLARED: Final = 0
COMPLETED: Final = 1
VOID: Final = 2
FOUGHT: Final = 3


class Guiscard(State):
    """Everything on the map; only standing orders are hidden (specification, section 7).

    GU-1.1: a hex is two metres wide and a turn takes seconds, which nothing here depends on.
    GU-1.11: one system of states holds for all units.

    Lists by unit go by the number of the roster, lists by horse likewise (`own_horse`). They
    are longer than the roster where a scenario has men without a name. A hex of NONE is no hex.
    """

    VERBS: ClassVar[dict[str, tuple[str, ...]]] = verbs.VERBS
    ELEMENTS: ClassVar[dict[str, range]] = verbs.ELEMENTS
    LIMITS: ClassVar[Limits] = limits.LIMITS

    board: Scenario
    field: Field  # the ground with the markers that lie on it
    clutter: Clutter  # what the dead add to its costs
    round: i64 = 0
    turn: i64 = 0  # player turns so far, this one included
    active: i64 = 0  # whose turn it is
    phase: i64 = 0
    version: i64 = 0  # rises with every change of where and how the pieces stand
    # per unit
    where: vec[i64]
    at: vec[i64]  # a rider's head hex
    rear: vec[i64]  # a rider's rear hex
    facing: vec[i64]
    health: vec[i64]
    mount: vec[i64]  # the horse a unit rides
    lance: vec[i64]  # 1 while it has its lance (GU-5.4)
    ammo: vec[i64]  # special ammunition (GU-5.6)
    done: vec[i64]  # bits of this turn (PR-1)
    spent: vec[i64]  # movement points spent in the own turn
    since: vec[i64]  # hexes since it was last fired at; NONE before
    felt: vec[i64]  # the player turn in which it was stunned
    exit: vec[i64]  # the map side it left over
    form: vec[i64]  # 0, SPEAR or FOULKON
    marker: vec[i64]  # the hex of a front man's marker (GU-7.20)
    beaten: vec[i64]  # the player turn in which its marker was beaten
    traits: dict[int, int]  # unit * TRAITS + trait to its value; not stored while empty
    # per horse
    horse: vec[i64]
    horse_at: vec[i64]  # where a riderless horse has its head
    horse_rear: vec[i64]
    leader: vec[i64]  # the unit that leads it by the reins
    # per hex
    grid: vec[i64]  # the living person there, UNITS + horse for a riderless horse, or NONE
    dead: dict[int, int]  # the number of dead persons
    unlaid: list[int]  # riders killed outright whose bodies are not laid: unit, head, rear
    carcasses: list[int]  # dead horses: head and rear, pair by pair
    markers: list[int]  # what has become of the ground, in order (`field.markers`)
    machines: list[list[int]]  # chapter 10: ladders, grapnels and engines (`pieces.gear`)
    fires: dict[int, int]  # chapter 10: burning and oily hexes (`pieces.blaze`); as traits
    damage: list[int]  # chapters 8 to 11: destroyed hexes
    siege: list[SiegeLog]  # chapter 11: the log of the siege, if there is one; as traits
    # the move in progress
    mover: i64 = -1
    points: i64 = 0  # movement points left
    track: list[int]  # where it has stood: head and rear, place by place
    burden: i64 = -1  # the stunned person it carries (GU-4.13)
    spared: i64 = -1  # the unit that the opponent lets pass; only he knows
    winner: i64 = -1  # a seat, 2 for a draw, or nobody yet
    # GU-4.17: pairs of a unit that has moved and an enemy it ended next to
    met: list[int]
    # standing orders for defensive fire, per seat: 0 ask always, NONE hold, n within n hexes;
    # each seat knows its own only
    orders: vec[i64]
    unfired: i64 = 0  # how often in this turn nobody fired though somebody could
    # charges of this turn, in the order of their declaration
    charger: list[int]
    charged: list[int]  # the target
    charge_at: list[int]  # the target hex
    charge_path: list[list[int]]
    charge_state: list[int]
    charge_band: list[int]  # GU-7.33: 1 if the group bonus is possible
    counter: list[int]  # the counter-charging unit
    counter_path: list[list[int]]

    def load(self, value: Json, frames: Makers, limited: bool = False) -> None:
        rare: dict[str, Json] = {"traits": {}, "fires": {}, "siege": []}
        super().load({**rare, **value} if isinstance(value, dict) else value, frames, limited)
        if self.siege:
            check_log(self.board.base, self.siege[0])
            board = board_of(self.board.base, self.siege[0])
            if len(self.where) == board.people:  # else its table is not laid yet
                self.board = board
        for name in limits.BY_UNIT:
            check_length(getattr(self, name), self.board.people, name)
        for name in limits.BY_HORSE:
            check_length(getattr(self, name), self.board.horses, name)
        self.field = field_with(self.board, self.markers)
        self.count_dead()

    def count_dead(self) -> None:
        """The dead are not those they were: count anew what they cost."""
        self.clutter = Clutter(self.field.hexes, self.dead, self.carcasses)

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        known = {"unit": self.board.people, "horse": self.board.horses}
        for element, number in zip(verbs.VERBS[action.verb], action.args, strict=True):
            if element in known and number >= known[element] and not self.board.anybody:
                return Refusal("GU-12.1", "takes-no-part")
        return super().why_not(seat, action)

    def to_json(self) -> dict[str, Json]:
        found = super().to_json()
        for name in ("traits", "fires", "siege"):
            if not found[name]:
                del found[name]
        return found

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("round", "i64"),
        ("turn", "i64"),
        ("active", "i64"),
        ("phase", "i64"),
        ("version", "i64"),
        ("where", "vec[i64]"),
        ("at", "vec[i64]"),
        ("rear", "vec[i64]"),
        ("facing", "vec[i64]"),
        ("health", "vec[i64]"),
        ("mount", "vec[i64]"),
        ("lance", "vec[i64]"),
        ("ammo", "vec[i64]"),
        ("done", "vec[i64]"),
        ("spent", "vec[i64]"),
        ("since", "vec[i64]"),
        ("felt", "vec[i64]"),
        ("exit", "vec[i64]"),
        ("form", "vec[i64]"),
        ("marker", "vec[i64]"),
        ("beaten", "vec[i64]"),
        ("traits", "dict[int, int]"),
        ("horse", "vec[i64]"),
        ("horse_at", "vec[i64]"),
        ("horse_rear", "vec[i64]"),
        ("leader", "vec[i64]"),
        ("grid", "vec[i64]"),
        ("dead", "dict[int, int]"),
        ("unlaid", "list[int]"),
        ("carcasses", "list[int]"),
        ("markers", "list[int]"),
        ("machines", "list[list[int]]"),
        ("fires", "dict[int, int]"),
        ("damage", "list[int]"),
        ("siege", "list[SiegeLog]"),
        ("mover", "i64"),
        ("points", "i64"),
        ("track", "list[int]"),
        ("burden", "i64"),
        ("spared", "i64"),
        ("winner", "i64"),
        ("met", "list[int]"),
        ("orders", "vec[i64]"),
        ("unfired", "i64"),
        ("charger", "list[int]"),
        ("charged", "list[int]"),
        ("charge_at", "list[int]"),
        ("charge_path", "list[list[int]]"),
        ("charge_state", "list[int]"),
        ("charge_band", "list[int]"),
        ("counter", "list[int]"),
        ("counter_path", "list[list[int]]"),
    )

    def __init__(self, board: Scenario, field: Field, clutter: Clutter) -> None:
        self.board = board
        self.field = field
        self.clutter = clutter

    def reset(self, players: i64) -> None:
        self.start_core(players)
        self.round = 0
        self.turn = 0
        self.active = 0
        self.phase = 0
        self.version = 0
        self.where = vec[i64]()
        self.at = vec[i64]()
        self.rear = vec[i64]()
        self.facing = vec[i64]()
        self.health = vec[i64]()
        self.mount = vec[i64]()
        self.lance = vec[i64]()
        self.ammo = vec[i64]()
        self.done = vec[i64]()
        self.spent = vec[i64]()
        self.since = vec[i64]()
        self.felt = vec[i64]()
        self.exit = vec[i64]()
        self.form = vec[i64]()
        self.marker = vec[i64]()
        self.beaten = vec[i64]()
        self.traits = {}
        self.horse = vec[i64]()
        self.horse_at = vec[i64]()
        self.horse_rear = vec[i64]()
        self.leader = vec[i64]()
        self.grid = vec[i64]()
        self.dead = {}
        self.unlaid = []
        self.carcasses = []
        self.markers = []
        self.machines = []
        self.fires = {}
        self.damage = []
        self.siege = []
        self.mover = -1
        self.points = 0
        self.track = []
        self.burden = -1
        self.spared = -1
        self.winner = -1
        self.met = []
        self.orders = vec[i64]()
        self.unfired = 0
        self.charger = []
        self.charged = []
        self.charge_at = []
        self.charge_path = []
        self.charge_state = []
        self.charge_band = []
        self.counter = []
        self.counter_path = []

    def clone(self) -> Guiscard:
        n = Guiscard(self.board, self.field, self.clutter)
        self.clone_core(n)
        n.round = self.round
        n.turn = self.turn
        n.active = self.active
        n.phase = self.phase
        n.version = self.version
        n.where = self.where[:]
        n.at = self.at[:]
        n.rear = self.rear[:]
        n.facing = self.facing[:]
        n.health = self.health[:]
        n.mount = self.mount[:]
        n.lance = self.lance[:]
        n.ammo = self.ammo[:]
        n.done = self.done[:]
        n.spent = self.spent[:]
        n.since = self.since[:]
        n.felt = self.felt[:]
        n.exit = self.exit[:]
        n.form = self.form[:]
        n.marker = self.marker[:]
        n.beaten = self.beaten[:]
        n.traits = self.traits.copy()
        n.horse = self.horse[:]
        n.horse_at = self.horse_at[:]
        n.horse_rear = self.horse_rear[:]
        n.leader = self.leader[:]
        n.grid = self.grid[:]
        n.dead = self.dead.copy()
        n.unlaid = self.unlaid.copy()
        n.carcasses = self.carcasses.copy()
        n.markers = self.markers.copy()
        n.machines = [x.copy() for x in self.machines]
        n.fires = self.fires.copy()
        n.damage = self.damage.copy()
        n.siege = [x.clone() for x in self.siege]
        n.mover = self.mover
        n.points = self.points
        n.track = self.track.copy()
        n.burden = self.burden
        n.spared = self.spared
        n.winner = self.winner
        n.met = self.met.copy()
        n.orders = self.orders[:]
        n.unfired = self.unfired
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


def check_length(values: vec[i64], size: i64, name: str) -> None:
    """Refuse a stored list that does not fit the units of its scenario."""
    if len(values) not in (0, size):
        raise BadData(f"state.{name}: expected {size} values, found {len(values)}")


# -- the pieces


def enemy(seat: i64) -> i64:
    """The other seat."""
    return 1 - seat


def owner(s: Guiscard, u: i64) -> i64:
    """The seat a unit belongs to."""
    return s.board.owner[u]


def alive(s: Guiscard, u: i64) -> bool:
    """Whether a unit lives and is on the map."""
    return s.where[u] == ON_MAP


def able(s: Guiscard, u: i64) -> bool:
    """GU-1.12: whether a unit is on the map, alive and not stunned."""
    return s.where[u] == ON_MAP and s.health[u] != STUNNED


def mounted(s: Guiscard, u: i64) -> bool:
    return s.mount[u] != NONE


def condition(s: Guiscard, u: i64) -> i64:
    """GU-1.5: which of the four rows of values counts."""
    return u * 4 + (2 if s.mount[u] != NONE else 0) + (1 if s.health[u] == WOUNDED else 0)


def attack(s: Guiscard, u: i64) -> i64:
    """GU-1.6: the attack value of the present state."""
    return s.board.roster.attack[condition(s, u)]


def defence(s: Guiscard, u: i64) -> i64:
    """GU-1.6, GU-1.12: the defence value of the present state."""
    if s.health[u] == STUNNED:
        return s.board.roster.stunned[u]
    return s.board.roster.defence[condition(s, u)]


def allowance(s: Guiscard, u: i64) -> i64:
    """GU-1.8, GU-R.35: the movement points of the present state."""
    return s.board.roster.move[condition(s, u)]


def trait(s: Guiscard, u: i64, which: i64) -> i64:
    """What a unit has of a trait that few have; 0 for nothing."""
    return s.traits.get(u * TRAITS + which, 0) if s.traits else 0


def set_trait(s: Guiscard, u: i64, which: i64, value: i64) -> None:
    """Give a unit such a trait; 0 takes it away."""
    if value:
        s.traits[u * TRAITS + which] = value
    else:
        s.traits.pop(u * TRAITS + which, None)
    s.version += 1


def drop_traits(s: Guiscard, which: i64) -> None:
    """Take a trait away from everybody."""
    for key in [key for key in s.traits if key % TRAITS == which]:
        del s.traits[key]


def is_prisoner(s: Guiscard, u: i64) -> bool:
    """GU-12.25: whether a unit is somebody's prisoner."""
    return bool(s.traits) and u * TRAITS + CAPTOR in s.traits


def is_asleep(s: Guiscard, u: i64) -> bool:
    """GU-12.28: whether a unit sleeps until the alarm."""
    return bool(s.traits) and u * TRAITS + ASLEEP in s.traits


def is_protected(s: Guiscard, u: i64) -> bool:
    """GU-12.29: whether nobody may shoot at, check or attack a unit yet.

    The scenario protects its group until the first melee step of its own side begins.
    """
    board = s.board
    if u not in board.protected:
        return False
    turn = 1 if board.owner[u] == board.first else 2
    return s.turn < turn or (s.turn == turn and s.phase < MELEE)


def armoured(s: Guiscard, u: i64) -> bool:
    """GU-1.7: armour belongs to the person in every state."""
    return s.board.roster.armoured[u]


def hexes_of(s: Guiscard, u: i64) -> list[int]:
    """GU-1.2: one hex, or head and rear."""
    return [s.at[u]] if s.rear[u] == NONE else [s.at[u], s.rear[u]]


def direction(s: Guiscard, one: i64, two: i64) -> i64:
    """The direction from a hex to its neighbour; NONE if they are no neighbours."""
    return s.field.grid.direction(one, two)
