"""Chapter 9: a broken castle, or broken keys of a scenario, are refused with their place."""

from __future__ import annotations

from pathlib import Path

import pytest
from guiscard.arena import LIBRARY
from guiscard.test_building_files import beside, without

from tafelrunde.core.actions import BadData
from tafelrunde.games.guiscard import FOLDER
from tafelrunde.games.guiscard.files.loading import map_file, scenario_file

NEST = (FOLDER / "data" / "maps" / "eagle_nest.toml").read_text(encoding="utf-8")
DEAD_NORMAN = (FOLDER / "data" / "scenarios" / "s08.toml").read_text(encoding="utf-8")

MAPS = {
    "a gate without a leaf": (
        without(NEST, "tornefol", "O11:S"),
        r"sides.tornefol: the gate hex O11 has no leaf",
    ),
    "a leaf on a wall walk": (
        beside(without(NEST, "palisade", "N11:S"), "tornefol", "N11:S"),
        r"sides.tornefol: N11 is wall_walk, not a gate",
    ),
    "a gate that nobody can work": (
        NEST.replace('gate_inner = ["O11", ', "gate_inner = ["),
        r"regions.gate_inner: the gate hex O11 must be one of them",
    ),
    "a gate worked from outside": (
        NEST.replace('gate_inner = ["O11", "O10"', 'gate_inner = ["O11", "O12"'),
        r"regions.gate_inner: O12 is not inside the gate O11",
    ),
    "a palisade in the court": (
        beside(NEST, "palisade", "K9:S"),
        r"sides.palisade: K9 is court, no wall walk and no gate",
    ),
    "a walk without a palisade": (
        without(without(NEST, "palisade", "K5:N"), "palisade", "K5:NW"),
        r"sides.palisade: the wall walk K5 has no palisade",
    ),
    "a walk that no stair reaches": (
        NEST.replace('last_end = ["I7"]', "last_end = []").replace(
            'last_end = ["Q7"]', "last_end = []"
        ),
        r"ways.last_end: no stair leads to the wall walk [A-X]\d+",
    ),
    "a tower without a gate": (
        beside(without(NEST, "tower_gate", "M9:S"), "castle_wall", "M9:S"),
        r"sides.castle_wall: tower: the room of L7 has no door",
    ),
    "a hole in the tower": (
        without(NEST, "castle_wall", "L7:N"),
        r"sides.castle_wall: tower: L7:N has no wall",
    ),
}


@pytest.mark.rule("GU-9.36", "GU-9.34", "GU-9.42")
@pytest.mark.parametrize("name", MAPS)
def test_a_broken_castle_is_refused_with_field_and_hex(name: str, tmp_path: Path) -> None:
    text, reason = MAPS[name]
    assert text != NEST
    path = tmp_path / "eagle_nest.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadData, match=rf"eagle_nest\.toml:\d+: {reason}"):
        map_file(path, LIBRARY)


SCENARIOS = {
    "nobody to protect": (
        ('protected = { group = "normans:mourners"', 'protected = { group = "normans:ghosts"'),
        r"protected: there is no group 'normans:ghosts'",
    ),
    "protected for ever": (
        ('until = "first_melee"', 'until = "doomsday"'),
        r"protected: until: expected 'first_melee'",
    ),
    "protected without an end": (
        (', until = "first_melee" }', " }"),
        r"protected: expected group and until",
    ),
    "apart from nobody": (
        ('setup_not_adjacent = ["byzantines:garrison", ', "setup_not_adjacent = ["),
        r"setup_not_adjacent: expected two groups",
    ),
    "apart from those outside": (
        ('setup_not_adjacent = ["byzantines:garrison"', 'setup_not_adjacent = ["normans:outside"'),
        r"setup_not_adjacent: 'normans:outside' is no group that is set up",
    ),
    "a place for somebody outside": (
        ("rounds = 14\n", 'rounds = 14\nplacement = ["gautier:tower"]\n'),
        r"placement: 'gautier' is not set up",
    ),
    "a place that is not there": (
        ("rounds = 14\n", 'rounds = 14\nplacement = ["milo:cellar"]\n'),
        r"placement: there is no region 'cellar' here",
    ),
    "too many in the tower": (
        ("tower = 4", "tower = 8"),
        r"setup_minimum: tower: 8 units have no room there",
    ),
}


@pytest.mark.rule("GU-12.10", "GU-12.29")
@pytest.mark.parametrize("name", SCENARIOS)
def test_broken_keys_of_a_scenario_are_refused(name: str, tmp_path: Path) -> None:
    (old, new), reason = SCENARIOS[name]
    assert DEAD_NORMAN.count(old) == 1
    path = tmp_path / "s08.toml"
    path.write_text(DEAD_NORMAN.replace(old, new), encoding="utf-8")
    with pytest.raises(BadData, match=rf"s08\.toml:\d+: {reason}"):
        scenario_file(path, LIBRARY)
