"""Chapter 12: a scenario as the rules read it: ground, sides, groups, zones and victory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.guiscard import views
from tafelrunde.games.guiscard.odds import Odds
from tafelrunde.games.guiscard.tables import NONE, PLAIN, SIDES, TERRAINS, UNITS, Field, Roster

DRAW: Final = 2  # in place of a seat: nobody wins


class Group:
    """GU-12.1: some units that begin alike. `seat` is their owner."""

    def __init__(self, row: Mapping[str, Any], seat: i64, roster: Roster, field: Field) -> None:
        zone = row["zone"]
        self.id: str = row["id"]
        self.seat: i64 = seat
        self.units: list[int] = [roster.number[name] for name in row["units"]]
        self.mounted: bool = row["mounted"]
        self.formation: bool = row.get("formation", False)
        # GU-12.2: 0 is set up, otherwise the round from which it may enter
        self.round: i64 = 0 if row["when"] == "setup" else int(row["when"].split()[1])
        self.map_side: i64 = int(zone.get("map_side", 0))
        self.zone: list[int] = sorted(zone_hexes(zone, field))
        self.covers: list[bool] = [False] * field.hexes
        for h in self.zone:
            self.covers[h] = True

    def has(self, h: i64) -> bool:
        """Whether a hex belongs to the zone."""
        return 0 <= h < len(self.covers) and self.covers[h]


class Limit:
    """GU-12.23: at most `most` units of a group are set up on these hexes."""

    def __init__(self, row: Mapping[str, Any], groups: Mapping[str, Group], field: Field) -> None:
        self.group: Group = groups[row["group"]]
        self.zone: list[int] = rect_hexes(row["rect"], field)
        self.most: i64 = row["n"]


# the kinds of conditions by what is counted
SORTS: Final = {
    "dead_at_least": "dead",
    "dead_or_captured_at_least": "dead",
    "alive_or_exited_at_least": "alive",
    "exited_mounted_or_foot_at_least": "leave",
    "units_in_region_at_least": "stand",
    "region_controlled": "hold",
    "otherwise": "else",
}


class Goal:
    """GU-12.4, GU-12.9: one entry of the victory conditions."""

    def __init__(
        self, row: Mapping[str, Any], seats: Mapping[str, int], groups: Mapping[str, Group]
    ) -> None:
        self.winner: i64 = seats.get(row["side"], DRAW)
        self.at_once: bool = row["when"] == "immediate"
        self.sort: str = SORTS[row["kind"]]
        self.units: list[int] = groups[row["group"]].units if "group" in row else []
        self.map_side: i64 = int(row.get("map_side", 0))
        self.region: str = row.get("region", "")
        self.n: i64 = row.get("n", 0)
        # for the screen; a side of the map and a region only where there is one
        self.told: views.Goal = {
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
    ) -> None:
        self.id: str = row["id"]
        self.roster: Roster = roster
        self.numbers: Numbers = numbers
        self.field: Field = Field(library, [library["map"][sheet["map"]] for sheet in row["maps"]])
        self.field.close(row.get("closed", []))
        self.ground: views.Ground = drawn(self.field, library["terrain"])
        self.rounds: i64 = row["rounds"]
        chapters = [int(n) for n in row["rules_needed"].removeprefix("chapters ").split("-")]
        # GU-12.20: chapter 7 only where the scenario names it
        self.techniques: bool = chapters[-1] >= 7
        self.charges: bool = self.techniques
        self.owner: vec[i64] = vec[i64]([NONE] * UNITS)
        self.horsed: list[bool] = [False] * UNITS  # GU-12.21
        members: list[list[int]] = [[], []]
        self.groups: dict[str, Group] = {}
        self.sides: list[str] = ["", ""]
        self.names: list[list[str]] = [[], []]  # of the sides, German and English
        # what the scenario says to its players, German and English
        self.special: list[list[str]] = [row.get("special_de", []), row.get("special_en", [])]
        seats: dict[str, int] = {}
        for number, side in enumerate(row["side"]):
            seat = 1 - number if swapped else number
            seats[side["id"]] = seat
            self.sides[seat] = side["id"]
            self.names[seat] = [side["name_de"], side["name_en"]]
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
        self.first: i64 = seats[row["first_player"]]
        self.order: list[Group] = [self.groups[name] for name in row["setup_order"]]
        self.limits: list[Limit] = [
            Limit(limit, self.groups, self.field) for limit in row.get("setup_maximum", [])
        ]
        self.goals: list[Goal] = [Goal(goal, seats, self.groups) for goal in row["victory"]]
        # for bots: whose death the other side seeks, and the goal that a unit itself can reach
        self.hunted: list[bool] = [False] * UNITS
        self.errand: vec[i64] = vec[i64]([NONE] * UNITS)
        for i, goal in enumerate(self.goals):
            for u in goal.units:
                if goal.sort == "dead":
                    self.hunted[u] = self.hunted[u] or goal.winner == 1 - self.owner[u]
                elif self.errand[u] == NONE and goal.winner == self.owner[u]:
                    self.errand[u] = i
        # a group whose members are lost when they leave over another side than this
        self.safe_exit: vec[i64] = vec[i64]([0] * UNITS)
        for rescue in row.get("rescue", []):
            for u in self.groups[rescue["group"]].units:
                self.safe_exit[u] = int(rescue["map_side"])
        self.group_of: list[str] = [""] * UNITS
        for name, group in self.groups.items():
            for u in group.units:
                self.group_of[u] = name


class Numbers:
    """The constants of the rules, and the tables of chapter 4."""

    def __init__(self, tables: Mapping[str, Any]) -> None:
        self.odds: Odds = Odds(tables)  # chapters 5 and 6
        turns = tables["horse"]["turn_extra"]
        # GU-4.27: extra cost of a step by its kind: front, side, rear-side, back
        self.turning: list[int] = [
            turns["front"],
            turns["side"],
            turns["rear_side"],
            turns["rear"],
        ]
        self.about: i64 = turns["about_face_in_place"]
        self.mounting: list[int] = [
            tables["horse"]["mount_cost"]["unarmoured"],
            tables["horse"]["mount_cost"]["armoured"],
        ]
        self.led_by_foot: i64 = tables["horse"]["led_by_foot_max"]
        again = tables["defensive_fire"]["repeat_after_hexes"]
        self.again_wounded: i64 = again["foot_wounded"]
        self.again_foot: i64 = again["foot_healthy"]
        self.again_mounted: i64 = again["mounted"]
        self.again_charging: i64 = again["charging"]
        self.charge_least: i64 = tables["charge"]["min_hexes"]
        self.charge_straight: i64 = tables["charge"]["straight_hexes"]
        self.group_least: i64 = tables["charge"]["group_min"]
        self.form_width: i64 = tables["formation"]["min_width"]
        self.form_limit: i64 = tables["formation"]["move_limit"]
        self.foulkon_limit: i64 = tables["formation"]["foulkon_move_limit"]
        # GU-4.19: rider, armoured (or hoplite), wounded; the last totals of each result
        check = tables["infiltration"]
        intruder, passed = check["intruder"], check["passed_enemy"]
        self.intruder: list[int] = [intruder[k] for k in ("rider", "armoured", "wounded")]
        self.passed: list[int] = [passed[k] for k in ("rider", "byzantine_hoplite", "wounded")]
        self.check_limits: list[int] = [check[k][1] for k in ("no_effect", "stop", "wounded")]
        self.catch_last: i64 = tables["catch_horse"]["success"][1]  # GU-4.39
        self.tables: Mapping[str, Any] = tables


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
    side = int(zone["map_side"])
    return [h for h in range(field.hexes) if field.edge_of(h, side)]


def drawn(field: Field, terrain: Mapping[str, Any]) -> views.Ground:
    """The ground for the screen: a letter and a level per hex, and the features of hex sides."""
    letters = [terrain[name].get("char", "?") for name in TERRAINS]
    return {
        "rows": field.rows,
        "terrain": "".join([letters[t] for t in field.terrain]),
        "levels": "".join([str(level) for level in field.level]),
        "features": [
            (edge // 6, edge % 6, SIDES[feature])
            for edge, feature in enumerate(field.side)
            if feature != PLAIN and field.owner[edge]
        ],
        "ways": [(h, to) for h, ends in enumerate(field.way) for to in ends],
        "closed": [h for h, closed in enumerate(field.closed) if closed],
    }
