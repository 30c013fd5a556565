"""The constants of the rules, and the tables of chapter 4."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.odds import STONE_THROWER, Odds


class Numbers:
    """The constants of the rules, and the tables of chapter 4."""

    def __init__(self, tables: Mapping[str, Any]) -> None:
        self.odds: Odds = Odds(tables)  # chapters 5 and 6
        turns = tables["horse"]["turn_extra"]
        # GU-4.27: what a rider's step costs more, by its turn against his facing, for steps of
        # his head from the head hex and from the rear hex; NONE where there is no such step
        front, side, behind = turns["front"], turns["side"], turns["rear_side"]
        self.from_head: vec[i64] = vec[i64]([front, front, side, NONE, side, front])
        self.from_rear: vec[i64] = vec[i64]([NONE, NONE, behind, turns["rear"], behind, NONE])
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
        self.jump_hurts: i64 = tables["jump"]["wounded"][0]  # GU-9.6
        self.landing: i64 = tables["terrain"]["wall_walk"]["from_ladder"]  # GU-9.4, GU-9.41
        # chapter 10.1: going onto a ladder or off it, what each bearer has, and what shifting costs
        ladder = tables["ladder"]
        self.ladder_cost: i64 = ladder["climb"]
        self.bearer_points: i64 = ladder["bearer_points"]
        self.ladder_work: i64 = ladder["shift"]
        self.overturn_last: i64 = ladder["overturn_success"][1]
        # chapter 10.6: throws that hold, cuts and pulls that succeed, costs of climbing
        rope = tables["grapnel"]
        self.throw_first: i64 = rope["throw_success"][0]
        self.cut_last: i64 = rope["cut_success"][1]
        self.pull_last: i64 = rope["pull_success"][1]
        self.pull_wounded: i64 = rope["pull_wounded_modifier"]
        self.miss_healthy: i64 = rope["catch_rope_fails_healthy"][1]
        self.miss_wounded: i64 = rope["catch_rope_fails_wounded"][1]
        self.climb_up: i64 = rope["climb_up_per_level"]
        self.climb_down: i64 = rope["climb_down_per_level"]
        self.climber_shift: i64 = tables["melee_shifts"]["climber_attacked_from_wall_walk"]
        self.parapet: i64 = rope["parapet"]
        # chapters 10.2 and 10.3: fire
        self.fire: Mapping[str, Any] = tables["fire_table"]
        self.spread_first: i64 = self.fire["spread"][0]
        self.quench_first: i64 = self.fire["extinguish"][0]
        self.burn_turns: i64 = self.fire["burn_turns_to_destroy"]
        self.wakes_last: i64 = tables["stunned_in_fire"]["wakes"][1]
        self.burn_dead: i64 = tables["greek_fire_malfunction"]["burn_dead"][1]
        self.burn_hurt: i64 = tables["greek_fire_malfunction"]["burn_wounded_retreat"][1]
        # chapters 10.4 and 10.5: engines
        stone, greek = tables["stone_thrower"], tables["greek_fire"]
        self.stone_range: i64 = self.odds.short_to[STONE_THROWER]
        self.stone_turns: i64 = stone["fires_every_nth_turn"]
        self.greek_least: i64 = greek["min_range"]
        self.greek_most: i64 = greek["max_range"]
        self.greek_turns: i64 = greek["fires_every_nth_turn"]
        failures = tables["greek_fire_malfunction"]
        self.bursts_last: i64 = failures["bursts"][1]
        self.jams_last: i64 = failures["jams"][1]
        self.battered: list[str] = tables["demolition"]["H1"]
        self.scatter: dict[int, list[int]] = {
            int(total): [int(step[2:] or 0) for step in steps]
            for total, steps in tables["stone_scatter"].items()
            if total.isdigit()
        }
        self.tables: Mapping[str, Any] = tables
