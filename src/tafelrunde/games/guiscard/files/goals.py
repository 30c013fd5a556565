"""GU-12.9: the kinds of victory conditions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class GoalType(NamedTuple):
    """What a kind of condition names in its file, and how the rules count it.

    `counts` is empty where the chapter is not played yet; `own`: players may use it in scenarios
    of their own.
    """

    names: tuple[str, ...]
    counts: str = ""
    own: bool = True


GOALS: Final[Mapping[str, GoalType]] = {
    "dead_at_least": GoalType(("group", "n"), "dead"),
    "alive_or_exited_at_least": GoalType(("group", "map_side", "n"), "alive"),
    "dead_or_captured_at_least": GoalType(("group", "n"), "dead"),
    "dead": GoalType(("unit",), "dead"),
    "dead_or_captured": GoalType(("unit",), "taken"),
    "exited": GoalType(("unit", "map_side"), "leave"),
    "exited_mounted_or_foot_at_least": GoalType(("group", "map_side", "n"), "leave"),
    "units_in_region_at_least": GoalType(("group", "region", "n"), "stand"),
    "region_controlled": GoalType(("region",), "hold", own=False),
    "gate_open_and_units_in_region": GoalType(("region", "n"), "gate", own=False),
    "captured_and_out_of_region": GoalType(("unit", "region"), "led-out", own=False),
    "carried_off_at_least": GoalType(("group", "map_side", "n"), "carried"),
    "carried_off_exactly": GoalType(("group", "map_side", "n"), "carried-exactly"),
    "pack_horses_exited_at_least": GoalType(("map_side", "n"), "packs", own=False),
    "pack_horses_exited_exactly": GoalType(("map_side", "n"), "packs-exactly", own=False),
    "wood_hexes_destroyed_at_least": GoalType(("region", "n"), "burnt", own=False),
    "wood_hexes_destroyed_or_burning_at_least": GoalType(("region", "n"), "ablaze", own=False),
    "otherwise": GoalType((), "else"),
}
