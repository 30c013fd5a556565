"""Markers change the ground of one state: sight, steps and reach follow, other states do not."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest
from guiscard.arena import Arena

from tafelrunde.core.actions import BadData
from tafelrunde.core.chance import FastRng
from tafelrunde.games.guiscard.field.markers import (
    GATE_DESTROYED,
    GATE_OPEN,
    MARKER_KINDS,
    STOCKADE_FALLEN,
    WALLS_FALLEN,
)
from tafelrunde.games.guiscard.field.terrain import COLUMNS, ROWS, WALL_DOWN
from tafelrunde.games.guiscard.files.scenario import MEMORY, field_with
from tafelrunde.games.guiscard.fire.sight import seen
from tafelrunde.games.guiscard.game import GuiscardGame
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.pieces.marking import lay_marker, take_marker
from tafelrunde.games.guiscard.reach.foes import key_of
from tafelrunde.games.guiscard.reach.steps import foot_step, horse_step
from tafelrunde.games.guiscard.reach.walk import Walks
from tafelrunde.games.guiscard.screen.hidden import determinise, view
from tafelrunde.games.guiscard.state import Guiscard
from tafelrunde.geometry.hexes import DIRECTIONS, Grid

GAME = GuiscardGame()


def castle(**theirs: str) -> Arena:
    """A man before the gate O11 of the Eagle's Nest, its leaf to the south."""
    return Arena({"robert": "O13"}, {"said": "A1", **theirs}, field="eagle_nest")


def house() -> Arena:
    """A house of one hex beside a man."""
    walls = {"house_wall": [f"K9:{d}" for d in DIRECTIONS]}
    return Arena({"robert": "K11"}, {"said": "K7"}, terrain={"K9": "i"}, sides=walls)


def step(t: Arena, home: str, direction: str) -> int:
    return foot_step(t.s, t.unit("robert"), t.hex(home), DIRECTIONS.index(direction))


def ride(t: Arena, home: str, direction: str) -> int:
    return horse_step(t.s, t.unit("robert"), t.hex(home), DIRECTIONS.index(direction))


def within_reach(t: Arena, walks: Walks) -> set[str]:
    return {t.label(r.hex) for r in walks.reach(t.s, t.unit("robert"), 12)}


def stored(s: Guiscard) -> Mapping[str, object]:
    found: Mapping[str, object] = json.loads(json.dumps(s.to_json()))
    return found


def test_an_open_gate_lets_men_and_looks_through() -> None:
    t, walks = castle(), Walks()
    outside, gate = t.hex("O12"), t.hex("O11")
    assert not seen(t.s, outside, gate) and step(t, "O12", "N") == 0
    assert "O11" not in within_reach(t, walks)
    lay_marker(t.s, gate, GATE_OPEN)
    assert seen(t.s, outside, gate) and step(t, "O12", "N") == 2 == step(t, "O11", "S")
    assert ride(t, "O12", "N") == 0
    assert t.s.field.melee[gate] == -1
    assert "O11" in within_reach(t, walks)  # the walks of the closed gate are not taken for these
    take_marker(t.s, gate, GATE_OPEN)
    assert t.s.markers == [] and t.s.field is t.s.board.field
    assert not seen(t.s, outside, gate) and "O11" not in within_reach(t, walks)


def test_riders_pass_a_destroyed_gate_too() -> None:
    t = castle()
    lay_marker(t.s, t.hex("O11"), GATE_DESTROYED)
    assert step(t, "O12", "N") == 2 and ride(t, "O12", "N") == 4 == ride(t, "O11", "S")


def test_a_fallen_stockade_is_a_breach_on_the_level_of_the_court() -> None:
    t = castle()
    walk = next(h for h in t.s.field.regions["wall_walk"] if t.s.field.level[h] == 2)
    ring = [h for h in t.s.field.grid.around[walk] if t.s.field.level[h] == 1]
    ways = [t.s.field.grid.direction(h, walk) for h in ring]
    assert ring and not any(t.s.field.horse[h * 6 + d] for h, d in zip(ring, ways, strict=True))
    lay_marker(t.s, walk, STOCKADE_FALLEN)
    assert t.s.field.level[walk] == 1
    costs = [t.s.field.horse[h * 6 + d] for h, d in zip(ring, ways, strict=True)]
    assert set(costs) == {2}


def test_where_walls_have_fallen_men_walk_and_see_through() -> None:
    t = house()
    ends = t.hex("K11"), t.hex("K7")
    assert not seen(t.s, *ends) and step(t, "K10", "N") == 0
    lay_marker(t.s, t.hex("K9"), WALLS_FALLEN)
    assert seen(t.s, *ends) and step(t, "K10", "N") == 2 == ride(t, "K10", "N")


def test_a_clone_keeps_its_ground_when_the_other_changes_it() -> None:
    t = house()
    ends = t.hex("K11"), t.hex("K7")
    before = t.s.clone()
    lay_marker(t.s, t.hex("K9"), WALLS_FALLEN)
    after = t.s.clone()
    for _ in range(2):  # looked up, then remembered
        assert [seen(s, *ends) for s in (before, t.s, after)] == [False, True, True]
    take_marker(after, t.hex("K9"), WALLS_FALLEN)
    assert [seen(s, *ends) for s in (before, t.s, after)] == [False, True, False]
    assert after.digest() != t.s.digest()
    assert key_of(t.s, 0) != key_of(before, 0)


def test_stored_states_views_and_possible_worlds_have_the_markers() -> None:
    t = house()
    t.begin(MoveStep(0))
    plain = view(t.s, 0)
    lay_marker(t.s, t.hex("K9"), WALLS_FALLEN)
    again = Guiscard(t.s.board, t.s.board.field, t.s.board.clean)
    again.reset(2)
    again.load(stored(t.s), GAME.makers(), limited=True)
    world = determinise(t.s, 0, FastRng(1))
    for s in (t.s, again, world):
        assert seen(s, t.hex("K11"), t.hex("K7"))
        for seat in (0, 1):
            assert view(s, seat)["features"] == [] != plain["features"]
            assert view(s, seat)["terrain"] != plain["terrain"]
    assert again.digest() == t.s.digest()


@pytest.mark.parametrize("says", [GATE_OPEN, GATE_DESTROYED, STOCKADE_FALLEN, 0, 15])
def test_a_marker_on_the_wrong_ground_is_refused_and_changes_nothing(says: int) -> None:
    t = house()
    t.begin(MoveStep(0))
    before = t.s.digest()
    with pytest.raises(BadData, match=r"markers: \d+ does not fit the ground of K9"):
        lay_marker(t.s, t.hex("K9"), says)
    assert t.s.digest() == before and t.s.field is t.s.board.field


@pytest.mark.parametrize("names", [["K9", "K9"], ["K8"], ["K25"]])
def test_a_stored_state_with_markers_where_none_can_be_is_refused(names: list[str]) -> None:
    t = house()
    t.begin(MoveStep(0))
    hexes = [Grid(COLUMNS, ROWS).find(name) for name in names]
    forged = {**stored(t.s), "markers": [h * MARKER_KINDS + WALLS_FALLEN for h in hexes]}
    again = Guiscard(t.s.board, t.s.board.field, t.s.board.clean)
    again.reset(2)
    with pytest.raises(BadData, match="markers"):
        again.load(forged, GAME.makers(), limited=True)


def test_only_some_changed_fields_are_kept() -> None:
    names = [f"{c}{r}" for c in "BDFHJL" for r in range(2, 16, 3)]
    t = Arena({"robert": "X11"}, {"said": "X7"}, terrain=dict.fromkeys(names, "i"))
    for name in names:
        lay_marker(t.s, t.hex(name), WALLS_FALLEN)
        assert len(t.s.board.marked) <= MEMORY
        assert t.s.field.terrain[t.hex(name)] == WALL_DOWN
    assert len(names) > MEMORY and field_with(t.s.board, t.s.markers) is t.s.field
