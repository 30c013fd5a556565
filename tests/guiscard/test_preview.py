"""What the screen shows before a step: reach, dangers and the cheapest ways."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena

from tafelrunde.games.guiscard.movement.move_unit import MoveUnit
from tafelrunde.games.guiscard.reach.walk import Walks
from tafelrunde.games.guiscard.screen.preview import preview


@pytest.mark.rule("GU-4.1")
def test_gu_4_1_ways_lead_hex_by_hex_to_every_hex_within_reach() -> None:
    t = Arena({"said": "K5"}, {"jacques": "X16"})
    u = t.unit("said")
    t.begin(MoveUnit(u))
    shown = preview(t.s, 0, Walks())
    reach, ways = shown["reach"][str(u)], shown["ways"]
    assert set(ways) == {str(row[0]) for row in reach if row[0] != t.hex("K5")}
    for goal, way in ways.items():
        assert way[-1] == int(goal)
        places = [t.hex("K5"), *way]
        apart = [t.s.field.grid.distance(*pair) for pair in zip(places, way, strict=False)]
        assert set(apart) == {1}


@pytest.mark.rule("GU-4.15")
def test_gu_4_15_of_equally_cheap_ways_the_one_past_fewer_enemies_is_shown() -> None:
    t = Arena({"said": "L6"}, {"jacques": "M5"})
    t.begin(MoveUnit(t.unit("said")))
    way = preview(t.s, 0, Walks())["ways"][str(t.hex("K5"))]
    assert way == [t.hex("K6"), t.hex("K5")]


@pytest.mark.rule("GU-5.11")
def test_gu_5_11_a_rider_is_in_danger_where_only_the_rear_can_be_seen() -> None:
    t = Arena({"tristan": "K9-J8"}, {"olivier": "K3"}, terrain={"K8": "t"})
    u = t.unit("tristan")
    t.begin(MoveUnit(u))
    dangers = {row[0]: row[4] for row in preview(t.s, 0, Walks())["reach"][str(u)]}
    assert dangers[t.hex("K10")] == 0  # behind the tree, the rear too
    assert dangers[t.hex("K9")] == 1  # only J8 can be seen
