"""What a seat sees of Guiscard, as typed data; the page's types are generated from it."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class ShownGoal(TypedDict):
    """A condition of victory; where units count, how many fulfil it now.

    `own`, `against`: who is in a region that is to be held. `gate`: 0 closed, 1 open, 2 destroyed.
    """

    winner: int
    when: str
    sort: str
    units: tuple[int, ...]
    n: int
    reached: NotRequired[int]
    own: NotRequired[int]
    against: NotRequired[int]
    gate: NotRequired[int]
    edge: NotRequired[int]
    region: NotRequired[str]


class Unit(TypedDict):
    """A unit with the values of its present state; a hex of -1 is none."""

    n: int
    seat: int
    where: int
    at: int
    rear: int
    facing: int
    health: int
    mount: int
    attack: int
    defence: int
    allowance: int
    armoured: bool
    lance: int
    ammo: int
    done: int
    left: int
    since: int
    felt: int
    exit: int
    form: int
    marker: int
    beaten: int
    captor: int
    asleep: NotRequired[bool]
    perch: NotRequired[int]
    under: NotRequired[int]  # who fell upon it and shares its hex
    grapnel: NotRequired[bool]


class Horse(TypedDict):
    """A horse without its rider."""

    n: int
    state: int
    at: int
    rear: int
    leader: int


class Thing(TypedDict):
    """A ladder, a rope or an engine: where it stands or lies, and the hex that it leads to.

    `how`: 0 outside the map, 1 lying, 2 standing or fixed, 3 in somebody's hand.
    """

    what: str
    seat: int
    how: int
    at: int
    to: int
    since: int


class Charge(TypedDict):
    """A declared charge and the counter-charge against it."""

    unit: int
    target: int
    hex: int
    path: list[int]
    state: int
    band: int
    counter: int
    counter_path: list[int]


class Drawing(TypedDict):
    """The map: a letter and a level for each hex, features of hex sides, where ways lead."""

    rows: int
    terrain: str
    levels: str
    features: list[tuple[int, int, str]]
    ways: list[tuple[int, int]]
    closed: list[int]


class View(Drawing):
    """Everything but the standing orders of the other side. Names are German, then English.

    Fires are hex, turns burnt, whether they burn, and whether naphtha lies there.
    """

    scenario: str
    sides: list[str]
    names: list[list[str]]
    special: list[list[str]]
    goals: list[ShownGoal]
    rounds: int
    round: int
    turn: int
    active: int
    phase: int
    winner: int
    techniques: bool
    units: list[Unit]
    horses: list[Horse]
    bodies: list[tuple[int, int, int, int]]
    mover: int
    points: int
    burden: int
    spared: int
    met: list[int]
    orders: list[int]
    charges: list[Charge]
    things: NotRequired[list[Thing]]
    fires: NotRequired[list[tuple[int, int, bool, bool]]]
    siege: NotRequired[SiegeView]


class SiegeMan(TypedDict):
    """A unit between the actions. `state`: 0 fit, 1 wounded, 3 dead, 4 prisoner.

    `heals`: the day on which it is healthy again, 0 never, -1 not known or not needed.
    """

    n: int
    seat: int
    state: int
    heals: int
    horse: bool
    command: bool
    inside: bool


class SiegeWall(TypedDict):
    """A wall of the plan: damage and the most it takes, and whether it may be battered today.

    `hits`: in how many of ten rolls one, two, three and four stone throwers do damage to it.
    """

    hex: int
    kind: str
    level: int
    most: int
    open: bool
    hits: list[int]


class SiegePart(TypedDict):
    """A part of the building, who holds it, and its hexes."""

    name: str
    seat: int
    hexes: list[int]


class SiegeView(TypedDict):
    """GU-11.1: the siege log. `last_day` is -1 for whoever may not know it.

    Bonuses: of the event roll for the first days and rationing; of a negotiation for numbers and
    walls; `chance`: in how many of ten rolls a negotiation succeeds. Damage is hex, level, most.
    `market`: who can be bought now. `free`: the living of each seat who are no prisoners.
    `parley_rolls`: the faces with which a negotiation succeeds; `parley_need` is their sum.
    `ratio`: 0 more than twice as many besiegers, 1 more, 2 no more. `left`: days of food after
    today, -1 where `last_day` is hidden. `builders`: the healthy besiegers, `crew` for each piece.
    `steps`: those of a day (GU-11.2) that wait for somebody, and which of them it is.
    """

    building: str
    day: int
    last_day: int
    captured: int
    idle: int
    besieger: int
    reversed: bool
    event: int
    used: list[int]
    event_bonus: list[int]
    initiative: int
    parleyed: bool
    chance: int
    parley_bonus: list[int]
    battle_done: bool
    engineer: bool
    action: int
    quiet: int
    men: list[SiegeMan]
    gear: list[dict[str, int]]
    projects: list[tuple[str, int, int]]
    damage: list[tuple[int, int, int]]
    market: list[int]
    free: list[int]
    parts: list[tuple[str, int]]
    plan: list[SiegePart]
    walls: list[SiegeWall]
    parley_rolls: list[int]
    parley_need: int
    ratio: int
    left: int
    builders: int
    crew: int
    work_days: dict[str, int]
    steps: list[tuple[str, bool]]


class ShownOdds(TypedDict):
    """A combat before the die falls: the ten results, and each of them once with its percent.

    `wins` is how often the defender has the worst of it.
    """

    attack: int
    defence: int
    difference: int
    first_column: str
    column: str
    shifts: list[tuple[str, int]]
    armoured: bool
    results: list[str]
    outcomes: list[tuple[str, int]]
    wins: int


class Arcs(TypedDict):
    """The hexes before and behind a rider, or a man in a formation."""

    unit: int
    front: list[int]
    rear: list[int]


class Aids(TypedDict):
    """What follows from the view."""

    arcs: list[Arcs]


class ShownShot(TypedDict):
    """A shot at a hex: hits in percent, cover, the letters of the ten rolls, what they mean.

    The outcomes are what may become of whoever is aimed at, in percent of all shots.
    """

    hex: int
    percent: int
    cover: int
    effects: str
    meanings: list[tuple[str, str]]
    outcomes: list[tuple[str, int]]


class Run(TypedDict):
    """A charge that could be ridden: the target hex, the path, its combat if it arrives.

    The risk is how often enemies on the way stop, wound or kill the rider, in percent.
    """

    hex: int
    path: list[int]
    odds: ShownOdds
    risk: tuple[int, int, int]


class Preview(TypedDict, total=False):
    """What the rules can tell before a decision; units and hexes are keys as text.

    A reach is hex, points left, worst check in tenths, checks, shooters. A risk on the way to a
    hex: stopped, wounded and killed by checks, in percent. Turns of a rider: by hex and direction
    the way there. Runs and strikes by target. The zone is where the next unit of a set-up may
    stand.
    """

    reach: dict[str, list[tuple[int, int, int, int, int]]]
    ways: dict[str, list[int]]
    risks: dict[str, tuple[int, int, int]]
    turns: dict[str, dict[str, list[int]]]
    runs: dict[str, Run]
    zone: list[int]
    targets: list[ShownShot]
    shooters: dict[str, list[ShownShot]]
    odds: ShownOdds
    charges: dict[str, ShownOdds]
    strikes: dict[str, ShownOdds]


class LineOfSight(TypedDict):
    """The line of sight between two hexes."""

    line: list[int]
    blocked: bool
    rule: str
    key: str
    seen: NotRequired[list[tuple[int, int]]]  # from one hex alone: hexes with people, and cover
    cover: int
