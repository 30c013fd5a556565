"""GU-2.1, GU-12.1: setting up group by group, in the order of the scenario."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard import verbs
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.roster import own_horse
from tafelrunde.games.guiscard.files.scenario import Group
from tafelrunde.games.guiscard.formations import formation
from tafelrunde.games.guiscard.pieces.placing import drop, leave_horse
from tafelrunde.games.guiscard.reach.steps import enterable, marked
from tafelrunde.games.guiscard.scenarios import alarm, equipment
from tafelrunde.games.guiscard.state import COMING, NO_HORSE, ON_MAP, RIDDEN, SPEAR, Guiscard
from tafelrunde.games.guiscard.verbs import AT, FACE, PLACE


def is_beside(s: Guiscard, one: i64, two: i64) -> bool:
    """GU-12.10: whether two hexes touch over a side that melee can cross."""
    d = s.field.grid.direction(one, two)
    return d != NONE and s.field.foot[one * 6 + d] > 0


def clear_table(s: Guiscard) -> None:
    """Everything before the first unit is placed."""
    people, horses = s.board.people, s.board.horses
    s.where = vec[i64]([0] * people)
    s.at = vec[i64]([NONE] * people)
    s.rear = vec[i64]([NONE] * people)
    s.facing = vec[i64]([0] * people)
    s.health = vec[i64]([0] * people)
    s.mount = vec[i64]([NONE] * people)
    s.lance = vec[i64]([1 if lance else 0 for lance in s.board.roster.lance[:people]])
    s.ammo = vec[i64]([0] * people)
    s.done = vec[i64]([0] * people)
    s.spent = vec[i64]([0] * people)
    s.since = vec[i64]([NONE] * people)
    s.felt = vec[i64]([0] * people)
    s.exit = vec[i64]([0] * people)
    s.form = vec[i64]([0] * people)
    s.marker = vec[i64]([NONE] * people)
    s.beaten = vec[i64]([0] * people)
    s.horse = vec[i64]([NO_HORSE] * horses)
    s.horse_at = vec[i64]([NONE] * horses)
    s.horse_rear = vec[i64]([NONE] * horses)
    s.leader = vec[i64]([NONE] * horses)
    s.grid = vec[i64]([NONE] * s.field.hexes)
    s.orders = vec[i64]([0, 0])
    for u in s.board.units:
        s.where[u] = COMING
        if s.board.horsed[u]:  # GU-12.21: others have no horse in this scenario
            s.mount[u] = own_horse(u)
            s.horse[own_horse(u)] = RIDDEN
    for horse, head, rear in s.board.strays:  # GU-12.10
        leave_horse(s, horse, head, rear)
    alarm.lull(s)
    equipment.unpack(s)


class SetUp(Frame[Guiscard]):
    """D-1: unit after unit, with a hex and for riders a facing."""

    at: i64 = 0  # the group
    unit: i64 = -1
    hex: i64 = -1
    facing: i64 = -1  # of a group that begins in formation
    first: list[int]  # GU-7.20: the hexes of its first rank

    def about(self, s: Guiscard, seat: i64) -> Params:
        """The unit in hand, and how many of the side's units stand already."""
        side = self.group(s).seat
        units = [u for group in s.board.order if group.seat == side for u in group.units]
        told = {"placed": sum([s.where[u] == ON_MAP for u in units]), "all": len(units)}
        return {"unit": self.unit, **told} if self.unit != NONE else told

    def group(self, s: Guiscard) -> Group:
        return s.board.order[self.at]

    def start(self, s: Guiscard) -> Next:
        """GU-2.1: the groups in their order; all units of a group must be placed."""
        while self.at < len(s.board.order) and (not self.waiting(s) or self.is_cramped(s)):
            seat = self.group(s).seat if not self.group(s).units else NONE
            self.close_group(s)
            if seat != NONE:
                return s.call(equipment.GiveGear(seat), self.EQUIPPED)
        if self.at >= len(s.board.order):
            return s.finish()
        group = self.group(s)
        if group.formation and self.facing == NONE:
            return s.ask(group.seat, self.FACINGS)
        return s.ask(group.seat, self.SET_UP)

    def equipped(self, s: Guiscard, value: object) -> Next:
        """GU-12.10: the gear of a side was given out in its place; the next group."""
        return self.start(s)

    def waiting(self, s: Guiscard) -> list[int]:
        """The units of the group that are not on the map yet."""
        return [u for u in self.group(s).units if s.where[u] == COMING]

    def is_cramped(self, s: Guiscard) -> bool:
        """GU-R.234: whether nobody else of a siege's men finds room."""
        if not s.board.action:
            return False
        zone = self.zone(s)
        return not any([self.rears(s, h) for h in zone]) if self.group(s).mounted else not zone

    def close_group(self, s: Guiscard) -> None:
        """Scenario 4: the hoplites start in one formation."""
        group = self.group(s)
        if group.formation:
            formation.declare(s, list(group.units), SPEAR, self.facing)
            if s.log is not None:
                s.emit(
                    "GU-7.20", "formation-formed", {"seat": group.seat, "direction": self.facing}
                )
        self.at, self.facing, self.first = self.at + 1, NONE, []

    FACINGS: Final = Ask("facings", "turned", "facing_refused", "set-up-facing", sure=True)

    def facings(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """GU-7.20: the common facing, where its zone has room for a rank."""
        for f in range(6):
            if self.first_places(s, f):
                out.add(verbs.SPEAR + f)

    def facing_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if verb_of(a) == verbs.SPEAR and not self.first_places(s, arg(a)):
            return refused(s, "GU-7.20", "no-room-for-rank", "direction", arg(a))
        return None

    def turned(self, s: Guiscard, a: i64) -> Next:
        self.facing = arg(a)
        if s.log is not None:
            s.emit("GU-7.20", "formation-faces", {"direction": self.facing})
        return self.start(s)

    SET_UP: Final = Ask("units", "picked", "unit_refused", "set-up", sure=True)

    def units(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for u in self.waiting(s):
            out.add(PLACE + u)

    def unit_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-2.1: the groups are set up in the order of the scenario, each unit once."""
        if verb_of(a) == PLACE and arg(a) not in self.waiting(s):
            return refused(s, "GU-2.1", "not-set-up-now", "unit", arg(a))
        return None

    def picked(self, s: Guiscard, a: i64) -> Next:
        self.unit = arg(a)
        if s.log is not None:
            s.emit("GU-12.1", "sets-up", {"unit": self.unit})
        return s.ask(self.group(s).seat, self.HEXES)

    HEXES: Final = Ask("hexes", "placed", "hex_refused", "set-up-hex")

    def hexes(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """GU-12.1: the zone of the group; of a formation what its rank allows."""
        if self.group(s).formation:
            for h in self.formation_places(s):
                out.add(AT + h)
            return
        for h in self.group(s).zone:
            out.add(AT + h)

    def hex_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-12.1: the zone, free ground, and for riders room behind; for formations the rank."""
        if verb_of(a) != AT:
            return None
        h, group = arg(a), self.group(s)
        if s.quick and group.formation:
            return None  # only what fits is offered
        if not group.has(h):
            return refused(s, "GU-12.1", "outside-zone", "hex", h)
        no = self.ground_refused(s, h)
        if no is not None:
            return no
        if group.formation and h not in self.formation_places(s):
            return refused(s, "GU-7.20", "breaks-rank", "hex", h)
        no = self.place_refused(s, h)
        if no is not None:
            return no
        if self.is_needed_elsewhere(s, h):
            return refused(s, "GU-12.10", "needed-elsewhere", "hex", h)
        if group.mounted and not self.rears(s, h):
            return refused(s, "GU-12.1", "no-room-behind", "hex", h)
        return None

    def place_refused(self, s: Guiscard, h: i64) -> Refusal | None:
        """GU-12.10: prescribed places, room for whoever has one, and who keeps away from whom."""
        board = s.board
        if h not in board.placement.get(self.unit, [h]):
            return refused(s, "GU-12.10", "begins-elsewhere", "unit", self.unit, "hex", h)
        if board.placement and self.unit not in board.placement:
            for u in self.waiting(s):
                place = board.placement.get(u, [])
                if h in place and self.room(s, place) < 2:
                    return refused(s, "GU-12.10", "kept-for", "unit", u, "hex", h)
        if board.apart and self.group(s) is board.apart[0]:
            for u in board.apart[1].units:
                if s.where[u] == ON_MAP and is_beside(s, h, s.at[u]):
                    return refused(s, "GU-12.10", "too-near", "unit", u, "hex", h)
        return None

    def room(self, s: Guiscard, place: list[int]) -> i64:
        """How many hexes of a place are free."""
        return sum([s.grid[h] == NONE for h in place])

    def is_needed_elsewhere(self, s: Guiscard, h: i64) -> bool:
        """GU-12.10: whether all who are left are needed in regions to which a hex is foreign."""
        group, missing, helps = self.group(s), 0, False
        for rule in s.board.minimum:
            if rule.group is group:
                there = sum([s.where[u] == ON_MAP and s.at[u] in rule.zone for u in group.units])
                if there < rule.least:
                    missing += rule.least - there
                    helps = helps or h in rule.zone
        return missing > 0 and not helps and missing >= len(self.waiting(s))

    def zone(self, s: Guiscard) -> list[int]:
        """GU-12.1: where somebody of the group that is set up now may stand."""
        return [h for h in self.group(s).zone if self.fits(s, h)]

    def fits(self, s: Guiscard, h: i64) -> bool:
        """Whether a hex is free, of the right ground and forbidden by no limit."""
        return self.ground_refused(s, h) is None

    def ground_refused(self, s: Guiscard, h: i64) -> Refusal | None:
        """GU-1.3, GU-7.35, GU-12.23: why nobody of the group can stand in a hex of its zone."""
        field = s.field
        group = self.group(s)
        if s.grid[h] != NONE:
            return refused(s, "GU-1.3", "hex-taken", "hex", h)
        if s.board.techniques and (marked(s, 0, h) or marked(s, 1, h)):
            return refused(s, "GU-7.35", "marker-there", "hex", h)
        if group.mounted:
            good = field.horse_base[h] > 0 and not field.closed[h]
        else:
            good = enterable(s, self.waiting(s)[0] if self.unit == NONE else self.unit, h)
        if not good:
            return refused(s, "GU-12.23", "no-ground", "hex", h)
        for limit in s.board.limits:
            if limit.group is group and limit.covers[h] and limit.is_full(s.at):
                return refused(s, "GU-12.23", "zone-full", "hex", h)
        return None

    def rears(self, s: Guiscard, h: i64) -> list[int]:
        """GU-12.1: the facings in which a rider has two free hexes of the zone."""
        field = s.field
        found: list[int] = []
        for f in range(6):
            rear = field.neighbor[h * 6 + (f + 3) % 6]
            if not self.group(s).has(rear) or not self.fits(s, rear):
                continue
            if field.horse[rear * 6 + f]:
                found.append(f)
        return found

    def placed(self, s: Guiscard, a: i64) -> Next:
        """GU-1.9: riders get a facing too."""
        self.hex = arg(a)
        if self.group(s).mounted:
            if s.log is not None:
                s.emit("GU-12.1", "head-placed", {"unit": self.unit, "hex": self.hex})
            return s.ask(self.group(s).seat, self.DIRECTIONS)
        drop(s, self.unit, self.hex)
        if self.facing != NONE:
            self.first.append(self.hex)
        return self.done(s)

    DIRECTIONS: Final = Ask("directions", "faced", "direction_refused", "set-up-face", sure=True)

    def directions(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for f in self.rears(s, self.hex):
            out.add(FACE + f)

    def direction_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if verb_of(a) == FACE and arg(a) not in self.rears(s, self.hex):
            return refused(s, "GU-12.1", "no-rear", "direction", arg(a))
        return None

    def faced(self, s: Guiscard, a: i64) -> Next:
        rear = s.field.neighbor[self.hex * 6 + (arg(a) + 3) % 6]
        drop(s, self.unit, self.hex, rear)
        return self.done(s)

    def done(self, s: Guiscard) -> Next:
        s.facing[self.unit] = s.facing[self.unit] if self.facing == NONE else self.facing
        if s.log is not None:
            told = {"unit": self.unit, "hex": self.hex, "direction": s.facing[self.unit]}
            s.emit("GU-12.1", "set-up", told)
        self.unit = NONE
        return self.start(s)

    # -- a group that begins in formation

    def formation_places(self, s: Guiscard) -> list[int]:
        """GU-7.20, GU-R.26: first a rank of three, then whoever stands beside or behind."""
        if len(self.first) < 3:
            return self.first_places(s, self.facing)
        grid = s.field.grid
        ahead = [grid.step(h, self.facing) for h in self.first[:3]]
        found: list[int] = []
        for h in self.first:
            for d in range(6):
                to = s.field.neighbor[h * 6 + d]
                new = self.group(s).has(to) and to not in found and to not in ahead
                if new and self.fits(s, to):
                    found.append(to)
        return sorted(found)

    def first_places(self, s: Guiscard, f: i64) -> list[int]:
        """The hexes that still allow a rank of three with what has been placed."""
        zone = self.zone(s)
        open_to = vec[i64]([0] * s.field.hexes)
        for h in [*zone, *self.first]:
            open_to[h] = 1
        found: set[int] = set()
        for h in [*zone, *self.first]:
            for line in ranks(s, h, f):
                fits = open_to[line[0]] and open_to[line[1]] and open_to[line[2]]
                if fits and all([x in line for x in self.first]):
                    found |= {x for x in line if x not in self.first}
        return sorted(found)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("at", "i64"),
        ("unit", "i64"),
        ("hex", "i64"),
        ("facing", "i64"),
        ("first", "list[int]"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "facings",
        "turned",
        "facing_refused",
        "units",
        "picked",
        "unit_refused",
        "hexes",
        "placed",
        "hex_refused",
        "directions",
        "faced",
        "direction_refused",
        "equipped",
    )
    EQUIPPED: Final = 14
    QUESTIONS: ClassVar[Questions] = (
        FACINGS.numbered(2, 3, 4, 0),
        SET_UP.numbered(5, 6, 7, 0),
        HEXES.numbered(8, 9, 10, 0),
        DIRECTIONS.numbered(11, 12, 13, 0),
    )

    def __init__(
        self,
        at: i64 = 0,
        unit: i64 = -1,
        hex: i64 = -1,
        facing: i64 = -1,
        first: list[int] | None = None,
    ) -> None:
        self.at = at
        self.unit = unit
        self.hex = hex
        self.facing = facing
        self.first = [] if first is None else first

    def clone(self) -> SetUp:
        return SetUp(self.at, self.unit, self.hex, self.facing, self.first.copy())

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.facing_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.unit_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 10:
            for i in range(out.n):
                if self.hex_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 13:
            for i in range(out.n):
                if self.direction_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: Guiscard, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.turned(s, a)
        if number == 6:
            return self.picked(s, a)
        if number == 9:
            return self.placed(s, a)
        if number == 12:
            return self.faced(s, a)
        if number == 14:
            return self.equipped(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.facings(s, seat, out)
        elif number == 5:
            self.units(s, seat, out)
        elif number == 8:
            self.hexes(s, seat, out)
        elif number == 11:
            self.directions(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.facing_refused(s, seat, a)
        if number == 7:
            return self.unit_refused(s, seat, a)
        if number == 10:
            return self.hex_refused(s, seat, a)
        if number == 13:
            return self.direction_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


def ranks(s: Guiscard, h: i64, f: i64) -> list[list[int]]:
    """GU-R.26: the ranks of three that begin with a hex: each next man half right or right."""
    grid = s.field.grid
    found: list[list[int]] = []
    for one in (1, 2):
        for two in (1, 2):
            second = grid.step(h, f + one)
            third = grid.step(second, f + two) if second != NONE else NONE
            if third != NONE:
                found.append([h, second, third])
    return found
