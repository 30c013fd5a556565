"""GU-11.1: the log of a siege: everything that lasts from one day to the next."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.data import Data, FieldList
from tafelrunde.core.numbers import i64

# GU-11.41: how a man is between the actions; 0 and 1 as on the map
FIT: Final = 0
HURT: Final = 1
KILLED: Final = 3
TAKEN: Final = 4  # GU-11.67: a prisoner until the siege ends
STATES: Final = (FIT, HURT, KILLED, TAKEN)
# GU-11.11, GU-11.45: the columns of `SiegeLog.gear`
GRAPNELS: Final = 0
LADDERS: Final = 1
THROWERS: Final = 2
GREEK_FIRE: Final = 3
GEAR: Final = ("grapnel", "ladder", "stone_thrower", "greek_fire")
# GU-11.16: tactical actions
NO_FIGHT: Final = 0
STORM: Final = 1
RAID: Final = 2
RUN: Final = 3
BATTLE: Final = 4
TOWER: Final = 5  # GU-11.49: the former besieger attacks the tower out of turn
ACTIONS: Final = ("", "storm", "camp_raid", "supply_run", "open_battle", "storm")
# where the men of an action begin (`SiegeLog.sent`); 1 to 4 are sides of the map
GARRISON: Final = 5  # in the parts that the side holds
COURT: Final = 6  # GU-11.60: mounted, in the court
INSIDE: Final = 7  # GU-11.24, GU-11.70: attackers who begin on the map
LET_IN: Final = 8  # event 13
CAMP: Final = 9  # GU-11.26: anywhere
FIELD: Final = 10  # GU-11.33: near the own side of the map
ANYWHERE: Final = 11  # GU-11.26: over any side of the map


class Parked(Data):
    """GU-11.47: the board that is not being played, between two turns: pieces and ground.

    `by_unit` and `by_horse` hold the lists of the state in the order of `limits`.
    """

    action: i64 = 0
    entry: i64 = 0
    quiet: i64 = 0
    round: i64 = 0
    turn: i64 = 0
    sent: list[list[int]]
    brought: list[list[int]]
    zone: list[int]
    by_unit: list[list[int]]
    by_horse: list[list[int]]
    grid: list[int]
    traits: dict[int, int]
    dead: dict[int, int]
    fires: dict[int, int]
    carcasses: list[int]
    markers: list[int]
    machines: list[list[int]]

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("action", "i64"),
        ("entry", "i64"),
        ("quiet", "i64"),
        ("round", "i64"),
        ("turn", "i64"),
        ("sent", "list[list[int]]"),
        ("brought", "list[list[int]]"),
        ("zone", "list[int]"),
        ("by_unit", "list[list[int]]"),
        ("by_horse", "list[list[int]]"),
        ("grid", "list[int]"),
        ("traits", "dict[int, int]"),
        ("dead", "dict[int, int]"),
        ("fires", "dict[int, int]"),
        ("carcasses", "list[int]"),
        ("markers", "list[int]"),
        ("machines", "list[list[int]]"),
    )

    def __init__(
        self,
        action: i64 = 0,
        entry: i64 = 0,
        quiet: i64 = 0,
        round: i64 = 0,
        turn: i64 = 0,
        sent: list[list[int]] | None = None,
        brought: list[list[int]] | None = None,
        zone: list[int] | None = None,
        by_unit: list[list[int]] | None = None,
        by_horse: list[list[int]] | None = None,
        grid: list[int] | None = None,
        traits: dict[int, int] | None = None,
        dead: dict[int, int] | None = None,
        fires: dict[int, int] | None = None,
        carcasses: list[int] | None = None,
        markers: list[int] | None = None,
        machines: list[list[int]] | None = None,
    ) -> None:
        self.action = action
        self.entry = entry
        self.quiet = quiet
        self.round = round
        self.turn = turn
        self.sent = [] if sent is None else sent
        self.brought = [] if brought is None else brought
        self.zone = [] if zone is None else zone
        self.by_unit = [] if by_unit is None else by_unit
        self.by_horse = [] if by_horse is None else by_horse
        self.grid = [] if grid is None else grid
        self.traits = {} if traits is None else traits
        self.dead = {} if dead is None else dead
        self.fires = {} if fires is None else fires
        self.carcasses = [] if carcasses is None else carcasses
        self.markers = [] if markers is None else markers
        self.machines = [] if machines is None else machines

    def clone(self) -> Parked:
        return Parked(
            self.action,
            self.entry,
            self.quiet,
            self.round,
            self.turn,
            [x.copy() for x in self.sent],
            [x.copy() for x in self.brought],
            self.zone.copy(),
            [x.copy() for x in self.by_unit],
            [x.copy() for x in self.by_horse],
            self.grid.copy(),
            self.traits.copy(),
            self.dead.copy(),
            self.fires.copy(),
            self.carcasses.copy(),
            self.markers.copy(),
            [x.copy() for x in self.machines],
        )

    # </generated>


class SiegeLog(Data):
    """The siege log. Everybody may read it, but for `last_day` with `hidden_supplies`.

    Seats change roles (GU-11.48): `besieger` says who besieges now. Dicts go by unit or hex.
    """

    day: i64 = 0
    last_day: i64 = 0  # GU-11.39; hidden from the besieger if the option says so
    captured: i64 = 0  # GU-11.39: the captured days of the besieger
    idle: i64 = 0  # GU-11.50: the last day on which the besieger neither storms nor works
    besieger: i64 = 0
    turned: bool = False  # GU-11.48: the roles have been exchanged
    event: i64 = 0  # of today; 0 for none
    used: list[int]  # GU-11.5: events that have happened
    initiative: i64 = -1  # the seat that acts today
    rain: i64 = 0  # event 18
    parleyed: bool = False  # GU-11.36: today
    battle_done: bool = False  # GU-11.33
    engineer: bool = False  # event 10
    # men
    side: dict[int, int]  # the seat of everybody who has ever been here
    state: dict[int, int]  # FIT, HURT, KILLED, TAKEN
    heals: dict[int, int]  # GU-11.10: the day on which somebody is healthy again; 0 never
    hurt: list[int]  # wounded today
    walks: list[int]  # GU-11.60: who has lost his horse
    led: list[int]  # GU-11.53: 1 for a seat that began with a command unit
    relief: list[int]  # GU-11.62: the relief army
    # things
    gear: list[list[int]]  # by seat: grapnels, ladders, stone throwers, Greek fire
    projects: list[list[int]]  # GU-11.11: what, and the days of work so far
    damage: dict[int, int]  # GU-11.12: levels by hex
    ground: list[int]  # GU-11.13: markers of the building
    held: list[int]  # GU-11.44: the seat that holds each part
    inside: list[int]  # GU-11.46: men of the besieger who stayed in captured parts
    places: dict[int, int]  # GU-11.16: where men in the building stood after the last storm
    cornered: bool = False  # GU-11.24: then all defenders were in their last refuge
    # the tactical action under way
    action: i64 = 0
    attacker: i64 = 0  # the seat that storms, raids, runs; in a battle the besieger
    sent: list[list[int]]  # unit, where it begins, 1 if mounted
    brought: list[list[int]]  # GU-11.45: by seat, as `gear`
    zone: list[int]  # GU-11.56: where attackers inside may begin
    entry: i64 = 0  # GU-11.29: the side of the map by which the runners come
    packs: i64 = 0  # GU-11.29: their horses
    quiet: i64 = 0  # GU-11.20: turns without melee
    offered: i64 = 0  # GU-R.238: the turn in which the end was offered last
    agreed: bool = False  # GU-11.59: both want to end it
    parked: list[Parked]  # GU-11.47: the other board, while two are fought on
    ended: bool = False  # the attacker has ended it (GU-11.24, GU-11.46, GU-11.65)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("day", "i64"),
        ("last_day", "i64"),
        ("captured", "i64"),
        ("idle", "i64"),
        ("besieger", "i64"),
        ("turned", "bool"),
        ("event", "i64"),
        ("used", "list[int]"),
        ("initiative", "i64"),
        ("rain", "i64"),
        ("parleyed", "bool"),
        ("battle_done", "bool"),
        ("engineer", "bool"),
        ("side", "dict[int, int]"),
        ("state", "dict[int, int]"),
        ("heals", "dict[int, int]"),
        ("hurt", "list[int]"),
        ("walks", "list[int]"),
        ("led", "list[int]"),
        ("relief", "list[int]"),
        ("gear", "list[list[int]]"),
        ("projects", "list[list[int]]"),
        ("damage", "dict[int, int]"),
        ("ground", "list[int]"),
        ("held", "list[int]"),
        ("inside", "list[int]"),
        ("places", "dict[int, int]"),
        ("cornered", "bool"),
        ("action", "i64"),
        ("attacker", "i64"),
        ("sent", "list[list[int]]"),
        ("brought", "list[list[int]]"),
        ("zone", "list[int]"),
        ("entry", "i64"),
        ("packs", "i64"),
        ("quiet", "i64"),
        ("offered", "i64"),
        ("agreed", "bool"),
        ("parked", "list[Parked]"),
        ("ended", "bool"),
    )

    def __init__(
        self,
        day: i64 = 0,
        last_day: i64 = 0,
        captured: i64 = 0,
        idle: i64 = 0,
        besieger: i64 = 0,
        turned: bool = False,
        event: i64 = 0,
        used: list[int] | None = None,
        initiative: i64 = -1,
        rain: i64 = 0,
        parleyed: bool = False,
        battle_done: bool = False,
        engineer: bool = False,
        side: dict[int, int] | None = None,
        state: dict[int, int] | None = None,
        heals: dict[int, int] | None = None,
        hurt: list[int] | None = None,
        walks: list[int] | None = None,
        led: list[int] | None = None,
        relief: list[int] | None = None,
        gear: list[list[int]] | None = None,
        projects: list[list[int]] | None = None,
        damage: dict[int, int] | None = None,
        ground: list[int] | None = None,
        held: list[int] | None = None,
        inside: list[int] | None = None,
        places: dict[int, int] | None = None,
        cornered: bool = False,
        action: i64 = 0,
        attacker: i64 = 0,
        sent: list[list[int]] | None = None,
        brought: list[list[int]] | None = None,
        zone: list[int] | None = None,
        entry: i64 = 0,
        packs: i64 = 0,
        quiet: i64 = 0,
        offered: i64 = 0,
        agreed: bool = False,
        parked: list[Parked] | None = None,
        ended: bool = False,
    ) -> None:
        self.day = day
        self.last_day = last_day
        self.captured = captured
        self.idle = idle
        self.besieger = besieger
        self.turned = turned
        self.event = event
        self.used = [] if used is None else used
        self.initiative = initiative
        self.rain = rain
        self.parleyed = parleyed
        self.battle_done = battle_done
        self.engineer = engineer
        self.side = {} if side is None else side
        self.state = {} if state is None else state
        self.heals = {} if heals is None else heals
        self.hurt = [] if hurt is None else hurt
        self.walks = [] if walks is None else walks
        self.led = [] if led is None else led
        self.relief = [] if relief is None else relief
        self.gear = [] if gear is None else gear
        self.projects = [] if projects is None else projects
        self.damage = {} if damage is None else damage
        self.ground = [] if ground is None else ground
        self.held = [] if held is None else held
        self.inside = [] if inside is None else inside
        self.places = {} if places is None else places
        self.cornered = cornered
        self.action = action
        self.attacker = attacker
        self.sent = [] if sent is None else sent
        self.brought = [] if brought is None else brought
        self.zone = [] if zone is None else zone
        self.entry = entry
        self.packs = packs
        self.quiet = quiet
        self.offered = offered
        self.agreed = agreed
        self.parked = [] if parked is None else parked
        self.ended = ended

    def clone(self) -> SiegeLog:
        return SiegeLog(
            self.day,
            self.last_day,
            self.captured,
            self.idle,
            self.besieger,
            self.turned,
            self.event,
            self.used.copy(),
            self.initiative,
            self.rain,
            self.parleyed,
            self.battle_done,
            self.engineer,
            self.side.copy(),
            self.state.copy(),
            self.heals.copy(),
            self.hurt.copy(),
            self.walks.copy(),
            self.led.copy(),
            self.relief.copy(),
            [x.copy() for x in self.gear],
            [x.copy() for x in self.projects],
            self.damage.copy(),
            self.ground.copy(),
            self.held.copy(),
            self.inside.copy(),
            self.places.copy(),
            self.cornered,
            self.action,
            self.attacker,
            [x.copy() for x in self.sent],
            [x.copy() for x in self.brought],
            self.zone.copy(),
            self.entry,
            self.packs,
            self.quiet,
            self.offered,
            self.agreed,
            [x.clone() for x in self.parked],
            self.ended,
        )

    # </generated>


def living(log: SiegeLog, seat: i64) -> list[int]:
    """GU-11.40: the living units of a seat that are no prisoners, the wounded included."""
    return [u for u in sorted(log.side) if log.side[u] == seat and log.state[u] <= HURT]


def unsent(log: SiegeLog, seat: i64) -> list[int]:
    """The living units of a seat without a place in the action, on either board (GU-11.47).

    GU-11.47: the garrison keeps to the building, so only a relief army goes to the other board.
    """
    boards = [log.sent, *[other.sent for other in log.parked]]
    sent = [row[0] for rows in boards for row in rows]
    stays = seat == besieged(log) and len(log.parked) > 0
    return [u for u in living(log, seat) if u not in sent and (not stays or u in log.relief)]


def fit_men(log: SiegeLog, seat: i64) -> list[int]:
    """GU-11.58: the healthy units of a seat."""
    return [u for u in living(log, seat) if log.state[u] == FIT]


def besieged(log: SiegeLog) -> i64:
    """The seat that is besieged now."""
    return 1 - log.besieger


def days_left(log: SiegeLog) -> i64:
    """GU-11.39: how many days the supplies last beyond today."""
    return log.last_day - log.day
