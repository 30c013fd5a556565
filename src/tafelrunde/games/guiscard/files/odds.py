"""The tables of chapters 5 and 6 as lists: weapons, hit hexes, effects, melee columns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.core.numbers import i64, vec

# the weapons in the order of their rows
LANCE_MOUNTED: Final = 0
LANCE_FOOT: Final = 1
JAVELIN: Final = 2
SLING: Final = 3
SHORT_BOW: Final = 4
COMPOSITE_BOW: Final = 5
STONE_THROWER: Final = 6
# which units a weapon fires over
OVER_NONE: Final = 0
OVER_FAR: Final = 1
OVER_FRIEND: Final = 2
OVERS: Final = ("never", "far", "adjacent_friend")
# range bands
SHORT: Final = 0
MEDIUM: Final = 1
LONG: Final = 2
LINES: Final = 9  # of an effect table
FACES: Final = 10


class Odds:
    """What chapters 5 and 6 look up; shared by all states and never changed."""

    def __init__(self, tables: Mapping[str, Any]) -> None:
        weapons = tables["weapon"]
        self.weapon_ids: list[str] = [w["id"] for w in weapons]
        self.short_to: vec[i64] = vec[i64]([w["short_to"] for w in weapons])
        self.medium_to: vec[i64] = vec[i64]([w["medium_to"] for w in weapons])
        self.long_to: vec[i64] = vec[i64]([w["long_to"] for w in weapons])
        self.line: list[int] = [w["line"] for w in weapons]
        self.on_foot: list[bool] = [w["foot"] for w in weapons]
        self.on_horse: list[bool] = [w["mounted"] for w in weapons]
        self.defensive: list[bool] = [w["defensive"] for w in weapons]
        self.halves: list[bool] = [w["halves"] for w in weapons]
        self.over: vec[i64] = vec[i64]([OVERS.index(w["over"]) for w in weapons])
        aim = tables["hit_modifiers"]
        self.aim_band: list[int] = [0, aim["medium_range"], aim["long_range"]]
        self.aim_wounded: i64 = aim["shooter_wounded"]
        self.aim_trained: i64 = aim["byzantine_horse_archer"]
        self.aim_near: i64 = aim["archer_or_slinger_within_4"]
        self.turns: list[int] = [row["turn"] for row in tables["hit_hex"]]
        # by cover and line, for men on foot and for riders
        self.missile: list[list[str]] = [
            [row["results"] for row in tables["missile_foot"]],
            [row["results"] for row in tables["missile_rider"]],
        ]
        melee = tables["melee"]
        self.columns: list[str] = melee["columns"]
        self.bounds: list[int] = melee["lower_bounds"]
        self.armour: i64 = melee["armour_roll_modifier"]
        self.melee: list[list[str]] = [
            [row["results"] for row in tables["melee_foot"]],
            [row["results"] for row in tables["melee_rider"]],
        ]
        self.joint: i64 = tables["melee_shifts"]["joint_attack"]
        self.horse_defence: i64 = tables["horse"]["defence"]

    def band(self, weapon: i64, distance: i64) -> i64:
        """GU-5.17: the range band at a distance, or -1 beyond the weapon's reach.

        GU-1.4: however far, as long as the weapon reaches. GU-7.3: lances have their own bands.
        """
        if distance < 1 or distance > self.long_to[weapon]:
            return -1
        if distance <= self.short_to[weapon]:
            return SHORT
        return MEDIUM if distance <= self.medium_to[weapon] else LONG

    def effect(self, rider: bool, cover: i64, roll: i64, armoured: bool, weapon: i64) -> str:
        """GU-5.21, GU-5.22: the letter of the effect table."""
        face = min(FACES, roll + (1 if armoured else 0))
        line = min(LINES, max(1, face + self.line[weapon]))
        return self.missile[1 if rider else 0][cover][line - 1]

    def column(self, difference: i64) -> i64:
        """GU-6.2: the column of a difference between attack and defence."""
        found = 0
        for i, bound in enumerate(self.bounds):
            if difference >= bound:
                found = i
        return found

    def shifted(self, column: i64, shift: i64) -> i64:
        """GU-R.44: shifts are added up first, then the column stays within the table."""
        return min(len(self.columns) - 1, max(0, column + shift))

    def result(self, rider: bool, column: i64, roll: i64, armoured: bool) -> str:
        """GU-6.2, GU-6.10: the letter of the melee table; armour adds to the roll."""
        row = min(FACES, roll + (self.armour if armoured else 0))
        return self.melee[1 if rider else 0][column][row - 1]
