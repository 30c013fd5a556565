"""GU-12.9: the kinds of victory conditions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class GoalType(NamedTuple):
    """What a kind of condition names in its file, and how the rules count it.

    `chapter` is the first one of the rules with which a scenario can use it.
    """

    names: tuple[str, ...]
    counts: str
    chapter: int = 1


GOALS: Final[Mapping[str, GoalType]] = {
    "dead_at_least": GoalType(("group", "n"), "dead"),
    "alive_or_exited_at_least": GoalType(("group", "map_side", "n"), "alive"),
    "dead_or_captured_at_least": GoalType(("group", "n"), "dead"),
    "dead": GoalType(("unit",), "dead"),
    "dead_or_captured": GoalType(("unit",), "taken"),
    "exited": GoalType(("unit", "map_side"), "leave"),
    "exited_mounted_or_foot_at_least": GoalType(("group", "map_side", "n"), "leave"),
    "units_in_region_at_least": GoalType(("group", "region", "n"), "stand"),
    "region_controlled": GoalType(("region",), "hold", 9),
    "gate_open_and_units_in_region": GoalType(("region", "n"), "gate", 9),
    "captured_and_out_of_region": GoalType(("unit", "region"), "led-out", 9),
    "carried_off_at_least": GoalType(("group", "map_side", "n"), "carried"),
    "carried_off_exactly": GoalType(("group", "map_side", "n"), "carried-exactly"),
    "pack_horses_exited_at_least": GoalType(("map_side", "n"), "packs", 8),
    "pack_horses_exited_exactly": GoalType(("map_side", "n"), "packs-exactly", 8),
    "wood_hexes_destroyed_at_least": GoalType(("region", "n"), "burnt", 10),
    "wood_hexes_destroyed_or_burning_at_least": GoalType(("region", "n"), "ablaze", 10),
    "otherwise": GoalType((), "else"),
}
