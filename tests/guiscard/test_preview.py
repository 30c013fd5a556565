"""What the screen shows before a step: reach, dangers and the cheapest ways."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from guiscard.fights import moving

from tafelrunde.core.actions import Action
from tafelrunde.games.guiscard.charges import charge
from tafelrunde.games.guiscard.charges.charge_step import ChargeStep
from tafelrunde.games.guiscard.fire.fire import MissileStep
from tafelrunde.games.guiscard.infiltration.checks import passing
from tafelrunde.games.guiscard.movement.move_unit import MoveUnit
from tafelrunde.games.guiscard.reach.walk import Walks
from tafelrunde.games.guiscard.screen.preview import preview
from tafelrunde.games.guiscard.state import WOUNDED, attack


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


@pytest.mark.rule("GU-4.15")
@pytest.mark.rule("GU-4.16")
def test_gu_4_15_a_way_tells_how_often_checks_on_it_stop_wound_or_kill() -> None:
    t = Arena({"said": "L6"}, {"jacques": "K4"})
    u = t.unit("said")
    t.begin(MoveUnit(u))
    shown = preview(t.s, 0, Walks())
    assert str(t.hex("K5")) not in shown["risks"]  # nobody checks where the move ends
    past = str(t.hex("J3"))
    assert shown["risks"][past] == (20, 20, 10)
    near = [t.hex("K5"), t.hex("J4")]
    assert passing(t.s, u, near) == passing(t.s, u, near[:1])  # Jacques rolls once
    t.s.health[u] = WOUNDED
    # GU-4.19: two more on the roll; GU-1.13: a second wound kills
    assert preview(t.s, 0, Walks())["risks"][past] == (20, 0, 50)


@pytest.mark.rule("GU-5.17")
def test_gu_5_17_a_shot_tells_what_becomes_of_its_target_in_percent_of_all_shots() -> None:
    t = Arena({"olivier": "K5"}, {"said": "K9"})
    t.begin(MissileStep(0))
    t.do("shoot", "olivier")
    (shot,) = preview(t.s, 0, Walks())["targets"]
    for letter, what in shot["meanings"]:
        often = shot["percent"] * shot["effects"].count(letter) // 10
        assert (what, often) in shot["outcomes"]
    assert len(shot["outcomes"]) == len(shot["meanings"]) > 1


@pytest.mark.rule("GU-7.5")
@pytest.mark.rule("GU-7.14")
def test_gu_7_5_a_target_tells_the_path_of_a_charge_and_its_odds() -> None:
    t = Arena({"tristan": "K14-K15"}, {"said": "K6"})
    u, e = t.unit("tristan"), t.unit("said")
    t.begin(ChargeStep(0))
    assert "runs" not in preview(t.s, 0, Walks())
    t.do("charge", "tristan")
    run = preview(t.s, 0, Walks())["runs"][str(e)]
    assert [t.label(h) for h in run["path"]] == ["K13", "K12", "K11", "K10", "K9", "K8", "K7"]
    assert charge.is_complete(t.s, u, run["path"], run["hex"])
    assert run["odds"]["attack"] == attack(t.s, u) * 3 // 2
    assert sum([often for _, often in run["odds"]["outcomes"]]) == 100
    assert not t.s.charger  # nothing was declared
    t.do("target", "said")
    for h in run["path"]:
        t.do("step", t.label(h))
    assert t.s.charger == [u]


@pytest.mark.rule("GU-1.9")
def test_gu_1_9_a_rider_chooses_how_he_faces_at_the_goal_of_his_move() -> None:
    t = Arena({"tristan": "K9-K10"}, {"eudokia": "X16"})
    moving(t, "tristan")
    ways = preview(t.s, 0, Walks())["turns"][str(t.hex("K7"))]
    assert len(ways) > 1
    for direction, way in ways.items():
        s = t.s.clone()
        for h in way:
            s.play(0, Action("step", (h,)))
        assert s.at[t.unit("tristan")] == t.hex("K7")
        assert s.facing[t.unit("tristan")] == int(direction)


def test_men_on_foot_have_no_facing_to_choose() -> None:
    t = Arena({"jacques": "K9"}, {"eudokia": "X16"})
    moving(t, "jacques")
    assert preview(t.s, 0, Walks())["turns"] == {}
