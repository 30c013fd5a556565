"""Chapter 11: what the data say about sieges: buildings, forces and tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.guiscard.field.field import Field
from tafelrunde.games.guiscard.files.roster import Roster
from tafelrunde.games.guiscard.files.siege_log import GEAR

BUILDINGS: Final = ("castle", "farm", "church")
WALLS: Final = "HED"  # GU-11.12: kinds of walls
BATTLE_MAPS: Final = ("battle_north", "battle_south")
NATIONS: Final = ("normans", "byzantines", "arabs", "lombards")
USUAL: Final = "usual"  # GU-11.68: the nations of the ready siege
BEYOND: Final = "beyond"  # GU-11.52: hexes that do not exist in an open battle


class Building:
    """GU-11.17: what is besieged."""

    def __init__(self, name: str, row: Mapping[str, Any], rows: Mapping[str, Any]) -> None:
        self.id: str = name
        self.map: str = row["map"]
        self.parts: list[str] = row["parts"]
        self.refuges: list[str] = row["strongpoint_order"]
        self.horses: bool = row["besieged_horses"]
        self.traitor_region: str = row["traitor_region"]
        self.traitor_units: i64 = row["traitor_units"]
        self.batter: dict[str, list[str]] = {wall: row[f"batter_{wall}"] for wall in WALLS}
        supplies = rows["siege"]["supplies"]
        self.supply_dice: tuple[int, ...] = (10,) * int(supplies[name].partition("d")[0])
        self.crowds: list[list[int]] = supplies[f"{name}_defenders"]


class Choice(NamedTuple):
    """GU-11.68: what is chosen before a free siege; nations and points of besieger and besieged."""

    nations: tuple[str, str] = (USUAL, USUAL)
    points: tuple[int, int] = (0, 0)  # 0: those of the data


class Campaign:
    """Everything about a siege that play never changes."""

    def __init__(
        self,
        rows: Mapping[str, Any],
        roster: Roster,
        building: str,
        free: Choice | None,
        hidden: bool,
    ) -> None:
        siege, tables = rows["sieges"], rows["siege"]
        ready = next(row for row in siege["ready_siege"] if row["building"] == building)
        self.ready: Mapping[str, Any] = ready
        self.free: bool = free is not None
        self.hidden: bool = hidden
        self.building: Building = Building(building, siege["building"][building], rows)
        usual = [ready["besieger"], ready["besieged"]]
        choice = free or Choice()
        self.nations: list[str] = [
            usual[role] if choice.nations[role] == USUAL else choice.nations[role]
            for role in range(2)
        ]
        self.units: list[list[int]] = [
            [roster.number[name] for name in ready[f"{side}_units"]]
            for side in ("besieger", "besieged")
        ]
        given = siege["free_siege"]
        self.budgets: list[int] = [
            choice.points[0] or given["besieger_points"],
            choice.points[1] or given["besieged_points"],
        ]
        self.prices: list[int] = [rows["points"][name] for name in GEAR]
        self.event_points: i64 = siege["event_points"]["reinforcements"]
        self.relief_points: i64 = siege["event_points"]["relief_army"]
        # GU-11.63: what each side may buy: named units, then men of its classes
        classes = list(rows["class"])
        self.named: list[list[int]] = [[], []]
        self.classes: list[list[int]] = [[], []]
        self.refugees: list[list[int]] = [[], []]
        for role in range(2):
            codes = siege["nations"][self.nations[role]]["codes"]
            self.named[role] = [
                u
                for u, row in enumerate(rows["unit"])
                if row["code"][0] in codes and not roster.civilian[u]
            ]
            for k, name in enumerate(classes):
                code = rows["class"][name]["code"]
                if code[0] in codes and code[1:] != "ic":
                    self.classes[role].append(k)
            light = classes.index(siege["nations"][self.nations[role]]["refugees"])
            self.refugees[role] = roster.hired[light]
        # GU-11.3 to GU-11.11
        self.crowd_days: list[int] = tables["supplies"]["modifiers"]
        self.least_days: i64 = tables["supplies"]["minimum_days"]
        self.pack_days: i64 = tables["supplies"]["pack_horse_days"]
        modifiers = tables["events_modifiers"]
        self.early_bonus: i64 = modifiers["first_9_days"]
        self.rations: list[int] = [
            modifiers["ratio_over_2"],
            modifiers["ratio_over_1_to_2"],
            modifiers["ratio_up_to_1"],
        ]
        self.besieger_bonus: i64 = tables["initiative"]["besieger_bonus"]
        days = tables["build_days"]
        self.build_days: list[int] = [days[name] for name in GEAR[:3]]
        self.engineer_days: i64 = days["stone_thrower_with_engineer"]
        self.crew: i64 = days["units_per_project"]
        self.healing: vec[i64] = vec[i64]([0] + [rows["healing"][str(n)] for n in range(1, 11)])
        demolition = rows["demolition"]
        self.walls: dict[str, list[str]] = {
            f"{wall}{n}": demolition[f"{wall}{n}"] for wall in WALLS for n in range(1, 5)
        }
        self.levels: dict[str, int] = demolition["levels"]
        # GU-11.36, GU-11.37
        self.surrender: dict[str, int] = {
            name: n for name, n in tables["surrender"].items() if name != "provenance"
        }
        # actions
        self.max_rounds: dict[str, int] = dict(siege["max_rounds"])
        self.counters: list[int] = [siege["counters_on_map"][name] for name in GEAR]
        self.pause: i64 = siege["storm_pause"]["rounds_without_melee"]
        self.storm_arrows: i64 = siege["storm"]["fire_arrows_per_archer"]
        self.thrower_rows: i64 = siege["storm"]["thrower_rows"]
        raid, run, battle = siege["camp_raid"], siege["supply_run"], siege["open_battle"]
        self.tents: list[str] = raid["overlays"]
        self.raid_arrows: i64 = raid["fire_arrows_per_archer"]
        self.raid_gear: list[int] = [
            0,
            raid["defender_must_place"]["ladder"],
            raid["defender_must_place"]["stone_thrower"],
            0,
        ]
        self.tents_per_day: i64 = raid["tent_hexes_per_lost_day"]
        self.entries: list[int] = [int(side) for side in run["enter_sides"]]
        self.patrol_most: list[int] = [
            run["patrol_max_units"],
            run["patrol_max_riders"],
            run["patrol_max_missile"],
        ]
        self.patrols: list[int] = [tables["patrol_max_roll"][str(n)] for n in range(1, 5)]
        self.zones: list[str] = [battle["zone_left"], battle["zone_right"]]

    def hexes_of(self, part: str, field: Field) -> list[int]:
        """GU-11.44: the hexes of a part; the gate belongs to the court."""
        found = list(field.regions[part])
        if part == "castle_court":
            found += [h for h in field.regions["gate"] if h not in found]
        return found

    def wall_of(self, h: i64, field: Field) -> str:
        """GU-11.12: the kind of wall of a hex that can be battered; empty for others."""
        label = field.grid.label(h)
        for wall in WALLS:
            if label in self.building.batter[wall]:
                return wall
        return ""


def battle_sheets(maps: Mapping[str, Any], battle: Mapping[str, Any]) -> dict[str, Any]:
    """GU-11.52: the maps of an open battle; what lies outside its rectangle does not exist."""
    first, _, last = battle["playable_rect"].partition(":")
    top, bottom = int(first[1:]), int(last[1:])
    found: dict[str, Any] = {}
    for name, sheet in zip(BATTLE_MAPS, battle["maps"], strict=True):
        known = maps[sheet["map"]]
        outside = [
            f"{column}{row}"
            for row in range(1, known["rows"] + 1)
            if not top <= row + sheet["row_offset"] <= bottom
            for column in "ABCDEFGHIJKLMNOPQRSTUVWX"
        ]
        found[name] = {**known, "id": name, "regions": {**known["regions"], BEYOND: outside}}
    return found
