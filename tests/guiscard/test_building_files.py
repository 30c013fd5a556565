"""GU-8.29: a map with a broken building is refused with the field and the hex."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from guiscard.arena import LIBRARY

from tafelrunde.core.actions import BadData
from tafelrunde.games.guiscard import FOLDER
from tafelrunde.games.guiscard.files.loading import map_file

LAGOON = (FOLDER / "data" / "maps" / "lagoon.toml").read_text(encoding="utf-8")


def without(text: str, feature: str, side: str) -> str:
    """The map without one hex side."""
    return re.sub(rf'(?m)^({feature} = \[.*?)"{side}",? ?', r"\1", text)


def beside(text: str, feature: str, side: str) -> str:
    """The map with one more hex side."""
    return re.sub(rf"(?m)^{feature} = \[", f'{feature} = ["{side}", ', text)


CASES = {
    "no door": (
        beside(without(LAGOON, "door", "I10:SW"), "house_wall", "I10:SW"),
        r"buildings.farm_barn: farm_barn: the room of I9 has no door",
    ),
    "a floor out of reach": (
        beside(
            beside(beside(LAGOON, "house_wall", "J9:S"), "house_wall", "I9:S"),
            "house_wall",
            "I9:SE",
        ),
        r"buildings.farm_barn: farm_barn: no way leads from a door to [IJ]\d+",
    ),
    "a window without a wall": (
        beside(LAGOON, "window", "M9:N"),
        r"sides.window: M9:N is in no wall",
    ),
    "a window within a room": (
        beside(LAGOON, "window", "E9:S"),
        r"sides.window: E9:S is in no wall: one can walk round it",
    ),
    "a hole in the wall": (
        without(LAGOON, "house_wall", "D9:N"),
        r"buildings.farm_house: farm_hall: D9:N has no wall",
    ),
    "a room in the open": (
        LAGOON.replace('farm_barn = ["I9"', 'farm_barn = ["M9", "I9"'),
        r"buildings.farm_barn: farm_barn: M9 is open, not indoors",
    ),
}


@pytest.mark.rule("GU-8.29")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_broken_building_is_refused_with_field_and_hex(case: str, tmp_path: Path) -> None:
    text, message = CASES[case]
    path = tmp_path / "lagoon.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadData, match=message):
        map_file(path, LIBRARY)


def test_our_own_maps_are_in_order() -> None:
    for path in (FOLDER / "data" / "maps").glob("*.toml"):
        map_file(path, LIBRARY)
