"""Chapter 12: a scenario as the rules read it: ground, sides, groups, zones and victory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.guiscard import views
from tafelrunde.games.guiscard.field.clutter import Clutter
from tafelrunde.games.guiscard.field.field import Field
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.campaign import Campaign
from tafelrunde.games.guiscard.files.goals import GOALS
from tafelrunde.games.guiscard.files.numbers import Numbers
from tafelrunde.games.guiscard.files.roster import (
    HORSES,
    UNITS,
    Roster,
    horses_to,
    own_horse,
    people_to,
)
from tafelrunde.geometry.hexes import DIRECTIONS

DRAW: Final = 2  # in place of a seat: nobody wins
PACKS: Final = ("packs", "packs-exactly")  # GU-12.9: goals that count pack horses
WOOD: Final = ("burnt", "ablaze")  # GU-12.9: goals that count wooden hexes
COUNTS: Final = PACKS + WOOD
# GU-12.10: in the order of the set-up, the gear of a side in place of a group
EQUIPMENT: Final[Mapping[str, Any]] = {
    "id": "equipment",
    "units": [],
    "mounted": False,
    "zone": {"hexes": []},
    "when": "setup",
}
SIEGES: Final = 10  # the chapter of ladders, fire and engines
MEMORY: Final = 16  # changed fields that are kept


class Group:
    """GU-12.1: some units that begin alike. `seat` is their owner."""

    def __init__(self, row: Mapping[str, Any], seat: i64, roster: Roster, field: Field) -> None:
        zone = row["zone"]
        self.id: str = row["id"]
        self.seat: i64 = seat
        # a siege names its men by their numbers (GU-11.63)
        self.units: list[int] = row.get("numbers") or [roster.number[x] for x in row["units"]]
        self.mounted: bool = row["mounted"]
        self.formation: bool = row.get("formation", False)
        # GU-12.2: 0 is set up, otherwise the round from which it may enter
        self.round: i64 = 0 if row["when"] == "setup" else int(row["when"].split()[1])
        self.map_side: i64 = int(zone.get("map_side", 0))
        self.zone: list[int] = []
        self.covers: list[bool] = [False] * field.hexes
        self.occupy(sorted(zone_hexes(zone, field)))

    def occupy(self, hexes: list[int]) -> None:
        """From now on these hexes are the zone."""
        self.zone = hexes
        for h in hexes:
            self.covers[h] = True

    def has(self, h: i64) -> bool:
        """Whether a hex belongs to the zone."""
        return 0 <= h < len(self.covers) and self.covers[h]


class SetUpLimit:
    """GU-12.23: at most `most` units of a group are set up on these hexes."""

    def __init__(self, row: Mapping[str, Any], groups: Mapping[str, Group], field: Field) -> None:
        self.group: Group = groups[row["group"]]
        self.covers: vec[i64] = vec[i64]([0] * field.hexes)
        for h in rect_hexes(row["rect"], field):
            self.covers[h] = 1
        self.most: i64 = row["n"]

    def is_full(self, at: vec[i64]) -> bool:
        """Whether so many stand there already, by the hex of every unit."""
        there: i64 = 0
        for u in self.group.units:
            if at[u] != NONE and self.covers[at[u]]:
                there += 1
        return there >= self.most


class Goal:
    """GU-12.4, GU-12.9: one entry of the victory conditions."""

    def __init__(
        self, row: Mapping[str, Any], seats: Mapping[str, int], named: Mapping[str, list[int]]
    ) -> None:
        self.winner: i64 = seats.get(row["side"], DRAW)
        self.at_once: bool = row["when"] == "immediate"
        self.sort: str = GOALS[row["kind"]].counts
        # GU-12.26: a group, the captives of the scenario, or one unit
        # or the attacker, whose side the first entry names
        self.units: list[int] = named.get(row.get("group", row.get("unit", "")), [])
        if self.sort == "gate":
            self.units = named["attacker"]
        self.taken: bool = "captured" in row["kind"]  # prisoners count like the dead
        self.map_side: i64 = int(row.get("map_side", 0))
        self.region: str = row.get("region", "")
        self.n: i64 = row.get("n", 1 if "unit" in row else 0)
        # whether it counts something: units, or pack horses
        self.counted: bool = len(self.units) > 0 or self.sort in COUNTS
        # for the screen; a side of the map and a region only where there is one
        self.told: views.ShownGoal = {
            "winner": self.winner,
            "when": "now" if self.at_once else "end",
            "sort": self.sort,
            "units": tuple(self.units),
            "n": self.n,
        }
        if self.map_side:
            self.told["edge"] = self.map_side
        if self.region:
            self.told["region"] = self.region


class Scenario:
    """Everything about one scenario that play never changes; shared by all its states."""

    def __init__(
        self,
        row: Mapping[str, Any],
        library: Mapping[str, Any],
        roster: Roster,
        numbers: Numbers,
        swapped: bool = False,
        rope_jumps: bool = False,
        ground: Scenario | None = None,
    ) -> None:
        """`ground` is another scenario on the same maps, whose fields are used again."""
        self.rope_jumps: bool = rope_jumps  # GU-10.29
        self.id: str = row["id"]
        # chapter 11: the siege, its board of the days, and the action that is played
        self.campaign: Campaign | None = None
        self.base: Scenario = self
        self.action: i64 = 0
        self.grounds: dict[int, Scenario] = {}  # by kind of action, on the board of the days
        self.boards: dict[tuple[int, ...], Scenario] = {}
        self.roster: Roster = roster
        self.numbers: Numbers = numbers
        self.library: Mapping[str, Any] = library
        self.maps: list[Mapping[str, Any]] = [library["map"][sheet["map"]] for sheet in row["maps"]]
        self.closed: list[str] = row.get("closed", [])
        chapters = [int(n) for n in row["rules_needed"].removeprefix("chapters ").split("-")]
        self.chapter: i64 = chapters[-1]
        self.tents: list[str] = row.get("overlays", [])
        self.field: Field = (
            Field(library, self.maps, self.closed, [], self.chapter, self.tents)
            if ground is None
            else ground.field
        )
        self.clean: Clutter = Clutter(self.field.hexes, {}, [])
        self.marked: dict[tuple[int, ...], Field] = {} if ground is None else ground.marked
        self.rounds: i64 = row["rounds"]
        # GU-12.20: chapter 7 only where the scenario names it
        self.techniques: bool = self.chapter >= 7
        self.charges: bool = self.techniques
        self.castle: bool = chapters[-1] >= 9  # GU-R.116
        named = [u for side in row["side"] for group in side["group"] for u in group["units"]]
        last = max([roster.number[name] for name in named], default=0)
        # how many numbers the lists of a state have: more than the roster's with hired men
        last = max(last, row.get("last_unit", 0))
        self.people: i64 = people_to(last)
        self.horses: i64 = horses_to(last)
        self.anybody: bool = False  # GU-11.63: between the actions of a siege all may be named
        self.owner: vec[i64] = vec[i64]([NONE] * self.people)
        self.horsed: list[bool] = [False] * self.people  # GU-12.21
        members: list[list[int]] = [[], []]
        self.groups: dict[str, Group] = {}
        self.sides: list[str] = ["", ""]
        self.names: list[list[str]] = [[], []]  # of the sides, German and English
        # what the scenario says to its players, German and English
        self.special: list[list[str]] = [row.get("special_de", []), row.get("special_en", [])]
        seats: dict[str, int] = {}
        # GU-12.1: ladders, grapnels, engines and fire arrows of each seat
        self.equipment: list[dict[str, Any]] = [{}, {}]
        self.engine_zone: list[dict[str, list[int]]] = [{}, {}]
        self.engine_facings: list[list[int]] = [[], []]
        for number, side in enumerate(row["side"]):
            seat = 1 - number if swapped else number
            seats[side["id"]] = seat
            self.sides[seat] = side["id"]
            self.names[seat] = [side["name_de"], side["name_en"]]
            self.equipment[seat] = side.get("equipment", {}) if self.chapter >= SIEGES else {}
            self.take_engines(seat)
            for given in side["group"]:
                group = Group(given, seat, roster, self.field)
                self.groups[f"{side['id']}:{group.id}"] = group
                members[seat] += group.units
                for u in group.units:
                    self.owner[u] = seat
                    self.horsed[u] = group.mounted
        self.side_units: list[vec[i64]] = [vec[i64](sorted(units)) for units in members]
        # who may stand in formations and lay markers
        self.hoplites: list[vec[i64]] = [
            vec[i64](sorted([u for u in units if roster.hoplite[u]])) for units in members
        ]
        self.units: vec[i64] = vec[i64](sorted(members[0] + members[1]))
        # the horses that somebody may lead: their own and pack horses
        steeds = [*[own_horse(u) for u in self.units], *range(UNITS, HORSES)]
        self.steeds: vec[i64] = vec[i64](sorted(steeds))
        self.first: i64 = seats[row["first_player"]]
        self.order: list[Group] = self.set_up_order(row["setup_order"], seats)
        self.limits: list[SetUpLimit] = [
            SetUpLimit(limit, self.groups, self.field) for limit in row.get("setup_maximum", [])
        ]
        members_of = {name: group.units for name, group in self.groups.items()}
        members_of |= {roster.ids[u]: [u] for u in self.units}
        members_of["captives"] = [roster.number[name] for name in row.get("captives", [])]
        attacker = seats.get(row["victory"][0]["side"], DRAW)
        members_of["attacker"] = members[attacker] if attacker != DRAW else []
        self.goals: list[Goal] = [Goal(goal, seats, members_of) for goal in row["victory"]]
        self.take_special(row, seats)
        # for bots: whose death the other side seeks, and the goal that a unit itself can reach
        self.hunted: list[bool] = [False] * self.people
        self.errand: vec[i64] = vec[i64]([NONE] * self.people)
        for i, goal in enumerate(self.goals):
            for u in goal.units:
                if goal.sort in ("dead", "taken"):
                    self.hunted[u] = self.hunted[u] or goal.winner == 1 - self.owner[u]
                elif self.errand[u] == NONE and goal.winner == self.owner[u]:
                    self.errand[u] = i
        # a group whose members are lost when they leave over another side than this
        self.safe_exit: vec[i64] = vec[i64]([0] * self.people)
        for rescue in row.get("rescue", []):
            for u in self.groups[rescue["group"]].units:
                self.safe_exit[u] = int(rescue["map_side"])
        self.group_of: list[str] = [""] * self.people
        for name, group in self.groups.items():
            for u in group.units:
                self.group_of[u] = name

    def set_up_order(self, names: list[str], seats: Mapping[str, int]) -> list[Group]:
        """GU-12.10, GU-12.27: the groups as they are set up; gear of a side that is not named
        is given out at the end, and by each action of a siege itself."""
        found: list[Group] = []
        missing = [0, 1] if self.chapter == SIEGES else []
        for name in names:
            if name in self.groups:
                found.append(self.groups[name])
            elif self.chapter >= SIEGES:
                seat = seats[name.partition(":")[0]]
                missing.remove(seat)
                found.append(Group(EQUIPMENT, seat, self.roster, self.field))
        return found + [Group(EQUIPMENT, seat, self.roster, self.field) for seat in missing]

    def take_engines(self, seat: i64) -> None:
        """GU-12.1, GU-12.10: where the engines of a seat begin, and where Greek fire points."""
        given = self.equipment[seat]
        for name in ("stone_thrower", "greek_fire"):
            zone = given.get(f"{name}_zone", "")
            if ":" in zone:
                self.engine_zone[seat][name] = rect_hexes(zone, self.field)
            elif zone:
                self.engine_zone[seat][name] = list(self.field.regions[zone])
        self.engine_facings[seat] = [
            DIRECTIONS.index(d) for d in given.get("greek_fire_facings", DIRECTIONS)
        ]

    def take_special(self, row: Mapping[str, Any], seats: Mapping[str, int]) -> None:
        """GU-12.10, GU-12.20, GU-12.24, GU-12.28 to GU-12.31: what only some scenarios have."""
        self.prisoners: bool = row.get("prisoners", False)
        # for bots: who seeks captives, over which side of the map, and whom
        carried = [goal for goal in self.goals if goal.sort == "carried"]
        self.raider: i64 = carried[0].winner if carried else NONE
        self.raid_side: i64 = carried[0].map_side if carried else 0
        self.captives: list[int] = carried[0].units if carried else []
        self.attacker: i64 = seats.get(row["victory"][0]["side"], NONE)  # GU-12.26
        # GU-12.28: who begins asleep; GU-12.31: who spares the pack horses
        self.asleep: list[int] = [
            u for name in row.get("asleep", []) for u in self.groups[name].units
        ]
        self.untouchable: i64 = seats.get(row.get("untouchable", ""), NONE)
        # for bots: who seeks pack horses and over which side; what each side keeps the other out of
        looted = [goal for goal in self.goals if goal.sort == "packs"]
        self.looter: i64 = looted[0].winner if looted else NONE
        self.loot_side: i64 = looted[0].map_side if looted else 0
        self.held: list[list[str]] = [[], []]
        for goal in self.goals:
            if goal.sort in ("stand", "hold") and goal.winner != DRAW:
                self.held[1 - goal.winner].append(goal.region)
        # for bots: the goal to hold a region alone, if there is one
        storms = [i for i, goal in enumerate(self.goals) if goal.sort == "hold"]
        self.storm: i64 = storms[0] if storms else NONE
        # for bots: the prisoner to be led out, and the region that is to burn
        led = [goal for goal in self.goals if goal.sort == "led-out"]
        self.wanted: i64 = led[0].units[0] if led else NONE
        burnt = [goal for goal in self.goals if goal.sort == "burnt"]
        self.burning: str = burnt[0].region if burnt else ""
        # GU-12.24: over which sides of the map a seat leaves, where the scenario says so
        self.bounded: bool = "exits" in row
        self.exits: list[list[int]] = [[], []]
        for side, edges in row.get("exits", {}).items():
            self.exits[seats[side]] = [int(edge) for edge in edges]
        # GU-12.30: who stays at home until which round
        stay = row.get("stay", {"units": [], "regions": [], "until": "round 0"})
        self.stays: list[int] = [self.roster.number[name] for name in stay["units"]]
        self.home: list[int] = [h for name in stay["regions"] for h in self.field.regions[name]]
        self.stay_until: i64 = int(stay["until"].split()[1])
        # GU-12.10: horses that stand on the map from the beginning: number, head, rear
        self.strays: list[list[int]] = []
        for text in row.get("riderless_horses", []):
            name, head, rear = text.split(":")
            horse = own_horse(self.roster.number[name])
            self.strays.append([horse, self.field.grid.find(head), self.field.grid.find(rear)])
        for k, text in enumerate(row.get("pack_horses", [])):
            head, rear = text.split(":")
            self.strays.append([UNITS + k, self.field.grid.find(head), self.field.grid.find(rear)])
        # GU-12.29: whom nobody may harm before the first melee step of his side
        safe = row.get("protected", {"group": ""})["group"]
        self.protected: list[int] = self.groups[safe].units if safe else []
        # GU-12.10: two groups of which the first does not begin beside the second
        self.apart: list[Group] = [self.groups[name] for name in row.get("setup_not_adjacent", [])]
        # GU-12.10: in which region a unit must begin
        self.placement: dict[int, list[int]] = {}
        for text in row.get("placement", []):
            name, _, region = text.partition(":")
            self.placement[self.roster.number[name]] = self.field.regions[region]
        # GU-12.10: how many of a group must begin in which region
        least = row.get("setup_minimum", {})
        self.minimum: list[SetUpMinimum] = [
            SetUpMinimum(self.groups[least["group"]], self.field.regions[name], n)
            for name, n in least.items()
            if name != "group"
        ]


class SetUpMinimum:
    """GU-12.10: at least `least` units of a group begin in these hexes."""

    def __init__(self, group: Group, zone: list[int], least: i64) -> None:
        self.group: Group = group
        self.zone: list[int] = zone
        self.least: i64 = least


def field_with(board: Scenario, markers: list[int]) -> Field:
    """The ground of a scenario with these markers on it; the same ones give the same object."""
    if not markers:
        return board.field
    key = tuple(markers)
    found = board.marked.get(key)
    if found is None:
        if len(board.marked) >= MEMORY:
            board.marked.clear()
        found = Field(board.library, board.maps, board.closed, markers, board.chapter, board.tents)
        board.marked[key] = found
    return found


def rect_hexes(text: str, field: Field) -> list[int]:
    """The hexes of a rectangle of columns and rows, written "A1:C16"."""
    one, _, two = text.partition(":")
    return field.grid.rectangle(field.grid.find(one), field.grid.find(two))


def zone_hexes(zone: Mapping[str, Any], field: Field) -> list[int]:
    """GU-12.1: where a group is set up, or the edge over which it enters."""
    if "region" in zone:
        return list(field.regions[zone["region"]])
    if "regions" in zone:
        return [h for name in zone["regions"] for h in field.regions[name]]
    if "rect" in zone:
        return rect_hexes(zone["rect"], field)
    if "hexes" in zone:
        return [field.grid.find(name) for name in zone["hexes"]]
    if "overlays" in zone:  # GU-8.46: any hex of these tents
        return [h for name in zone["overlays"] for h in field.tents[name]]
    sides = zone.get("map_side_any", [zone.get("map_side")])
    edges = [int(side) for side in sides]
    return [h for h in range(field.hexes) if any([field.edge_of(h, side) for side in edges])]
