"""Chapter 8: doors, windows and low walls for whoever moves and fights."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from guiscard.fights import moving, odds

from tafelrunde.games.guiscard.charges.charge import counter_ways, is_complete, straight_rows
from tafelrunde.games.guiscard.field.terrain import INTERIOR
from tafelrunde.games.guiscard.formations.formation import declare, possible
from tafelrunde.games.guiscard.leading.reins import led_places
from tafelrunde.games.guiscard.melee.melee_step import MeleeStep
from tafelrunde.games.guiscard.melee.odds import terrain_shift
from tafelrunde.games.guiscard.movement.clearing import carcass_fits, workers
from tafelrunde.games.guiscard.pieces.contact import can_strike, capable_near
from tafelrunde.games.guiscard.reach.steps import (
    around_horse,
    controller,
    foot_step,
    horse_step,
    may_stand,
)
from tafelrunde.games.guiscard.reach.walk import Walks
from tafelrunde.games.guiscard.retreats.evade import places
from tafelrunde.games.guiscard.retreats.retreat import Retreat
from tafelrunde.games.guiscard.retreats.ways_back import room_for
from tafelrunde.games.guiscard.state import SPEAR
from tafelrunde.geometry.hexes import DIRECTIONS


def farm(ours: dict[str, str], theirs: dict[str, str] | None = None) -> Arena:
    return Arena(ours, theirs or {"ali": "X1"}, field="lagoon", chapters=8)


def walk(t: Arena, name: str, home: str, way: str) -> int:
    return foot_step(t.s, t.unit(name), t.hex(home), DIRECTIONS.index(way))


def ride(t: Arena, name: str, home: str, way: str) -> int:
    return horse_step(t.s, t.unit(name), t.hex(home), DIRECTIONS.index(way))


def shift(t: Arena, attackers: str, defender: str) -> int:
    units = [t.unit(name) for name in attackers.split()]
    return terrain_shift(t.s, units, [t.unit(defender)])


@pytest.mark.rule("GU-8.1", "GU-8.2", "GU-8.18")
def test_a_house_is_entered_on_foot_by_door_or_window() -> None:
    t = farm({"jacques": "G10"})
    assert walk(t, "jacques", "G10", "SW") == 1  # the door F10:NE
    assert walk(t, "jacques", "E8", "S") == 4  # the window E9:N
    assert walk(t, "jacques", "C10", "NE") == walk(t, "jacques", "D8", "S") == 0  # walls
    assert walk(t, "jacques", "E10", "SE") == 1
    assert t.s.field.terrain[t.hex("F10")] == INTERIOR and t.s.field.melee[t.hex("E9")] == 1


@pytest.mark.rule("GU-8.19", "GU-8.30")
def test_a_horse_comes_no_further_than_the_door_hex() -> None:
    t = farm({"tristan": "G10-H9"})
    assert ride(t, "tristan", "G10", "SW") == 1
    assert ride(t, "tristan", "F10", "NW") == 0 == ride(t, "tristan", "F10", "N")
    assert ride(t, "tristan", "E8", "S") == 0  # no window
    assert ride(t, "tristan", "E10", "S") == 0  # no inner door
    assert ride(t, "tristan", "G13", "N") == 1  # the court is open
    moving(t, "tristan")
    t.do("step", "F10")
    t.do("stop")
    assert t.where("tristan") == "F10-G10"
    plain = Arena({"tristan": "G10-H9"}, {"ali": "X1"}, field="lagoon", chapters=7)
    assert ride(plain, "tristan", "G10", "SW") == 0


@pytest.mark.rule("GU-8.20", "GU-8.38")
def test_a_window_is_climbed_only_where_no_enemy_is_behind() -> None:
    t = farm({"jacques": "E8"}, {"ali": "E9", "said": "D9 stunned"})
    assert walk(t, "jacques", "E8", "S") == 0
    assert walk(t, "jacques", "C9", "SE") == 0  # nor where one lies stunned
    t = farm({"jacques": "E8"})
    moving(t, "jacques")
    t.do("step", "E9")
    assert t.s.points == 4  # 8 less 4, the hex included
    t.do("step", "E8")  # and out again at the same price
    assert t.s.points == 0


@pytest.mark.rule("GU-8.21")
def test_whoever_is_slow_climbs_through_no_window() -> None:
    t = farm({"hassan": "E8 wounded", "tancrede": "C9"})
    assert walk(t, "hassan", "E8", "S") == 0  # 3 points
    assert walk(t, "tancrede", "C9", "SE") == 4  # just enough
    reached = {t.label(r.hex) for r in Walks().reach(t.s, t.unit("hassan"), 5)}
    assert "E9" not in reached
    reached = {t.label(r.hex) for r in Walks().reach(t.s, t.unit("tancrede"), 4)}
    assert "D9" in reached


@pytest.mark.rule("GU-8.22", "GU-8.23")
def test_ex_57_a_rider_jumps_a_low_wall_but_does_not_stop_on_it() -> None:
    t = farm({"tristan": "G8-G7"})
    assert ride(t, "tristan", "G8", "S") == 3 == walk(t, "tristan", "G8", "S")
    moving(t, "tristan")
    t.do("step", "G9")
    assert t.s.points == 9
    why = t.why_not("stop")
    assert why is not None
    t.do("step", "G10")
    t.do("stop")
    assert t.where("tristan") == "G10-G9"
    assert not may_stand(t.s, t.unit("tristan"), t.hex("G9"), t.hex("G8"))


@pytest.mark.rule("GU-8.24", "GU-8.32", "GU-8.25")
def test_ex_102_melee_through_door_and_window() -> None:
    t = farm({"jacques": "E12", "eustache": "E9"}, {"ali": "F12", "said": "E8", "latif": "G8"})
    assert shift(t, "jacques", "ali") == -1  # through the door
    assert shift(t, "eustache", "said") == -2  # through the window
    t = farm({"jacques": "G9"}, {"ali": "G8"})
    assert shift(t, "jacques", "ali") == -1  # over the low wall


@pytest.mark.rule("GU-8.42", "GU-R.123")
def test_the_worst_side_counts_for_a_joint_attack() -> None:
    t = farm({"jacques": "E8", "eustache": "E10"}, {"ali": "E9"})
    assert shift(t, "eustache", "ali") == 0  # both inside
    assert shift(t, "eustache jacques", "ali") == -2  # one through the window
    assert odds(t, "eustache jacques", "ali").shifts[0] == ("terrain", -2)


@pytest.mark.rule("GU-8.40", "GU-8.2")
def test_who_strikes_through_openings() -> None:
    t = farm({"hassan": "E8 wounded", "tristan": "G10-H9"}, {"ali": "E9", "said": "F10"})
    assert can_strike(t.s, t.unit("hassan"), t.hex("E9"))  # though he could not climb in
    assert can_strike(t.s, t.unit("tristan"), t.hex("F10"))  # a door hex
    t = farm({"tristan": "E8-E7", "jacques": "C10"}, {"ali": "E9", "said": "D10"})
    assert not can_strike(t.s, t.unit("tristan"), t.hex("E9"))  # no rider through a window
    assert not can_strike(t.s, t.unit("jacques"), t.hex("D10"))  # nobody through a wall


@pytest.mark.rule("GU-8.41")
def test_nobody_gives_way_through_a_window() -> None:
    t = farm({"jacques": "E9"}, {"ali": "E10"})
    u = t.unit("jacques")
    steps = {t.label(h) for h, _ in places(t.s, u, [t.unit("ali")], 1)}
    assert "E8" not in steps
    assert "E8" not in {t.label(h) for h, _ in room_for(t.s, u, [], [])}
    t.begin(Retreat(u, t.hex("X9"), []))
    assert t.events("no-retreat") or "E8" not in t.offered("step")


@pytest.mark.rule("GU-8.20")
def test_nobody_climbs_with_a_man_in_his_arms() -> None:
    t = farm({"jacques": "E7", "roland": "E8 stunned"})
    moving(t, "jacques")
    t.do("step", "E8")
    assert "E9" in t.offered("step")
    t.do("carry", "roland")
    assert "E9" not in t.offered("step")


@pytest.mark.rule("GU-8.29")
def test_rooms_are_divided_by_their_walls() -> None:
    t = farm({"jacques": "A1"})
    room = t.s.field.ground.room
    for name, members in t.s.field.regions.items():
        if name.startswith(("farm_", "church_")):
            assert len({room[h] for h in members}) == 1 and room[members[0]], name
    names = ("farm_hall", "farm_bedroom", "farm_barn", "farm_court", "church_nave")
    assert len({room[t.s.field.regions[name][0]] for name in names}) == len(names)
    assert room[t.hex("A1")] == 0


@pytest.mark.rule("GU-8.40")
def test_checks_come_through_windows_but_not_through_walls() -> None:
    t = farm({"jacques": "E8"}, {"ali": "E9", "said": "F9"})
    near = capable_near(t.s, 0, t.hex("E8"))
    assert near == [t.unit("ali")]
    t.begin(MeleeStep(0))
    t.do("attack", "jacques")
    assert t.offered("strike") == ["ali"]


@pytest.mark.rule("GU-8.3")
def test_stairs_cost_two_and_are_bad_ground() -> None:
    t = Arena({"jacques": "M11"}, {"ali": "X1"}, field="eagle_nest", chapters=9)
    assert walk(t, "jacques", "M11", "N") == 2  # the stair M10
    assert walk(t, "jacques", "L10", "NE") == 0  # not from the side
    assert t.s.field.melee[t.hex("M10")] == -1
    assert horse_step(t.s, t.unit("jacques"), t.hex("M11"), 0) == 0


@pytest.mark.rule("GU-8.45")
def test_a_formation_does_not_reach_through_a_wall() -> None:
    men = {"okeanos": "K9", "nikolaos": "L9", "andronikos": "M10"}
    for sides in ({}, {"house_wall": ["L9:NW"]}, {"low_wall": ["L9:NW"]}):
        t = Arena(men, {"ali": "X1"}, sides=sides, chapters=8)
        found = possible(t.s, 0, SPEAR, 0)
        assert len(found) == (0 if sides else 3), sides
    t = Arena(men, {"ali": "X1"}, sides={"house_wall": ["L9:NW"]}, chapters=7)
    assert len(possible(t.s, 0, SPEAR, 0)) == 3


@pytest.mark.rule("GU-8.45", "GU-7.35")
@pytest.mark.parametrize("side", ["low_wall", "door", "window", "house_wall"])
def test_no_marker_is_laid_over_a_wall_or_through_an_opening(side: str) -> None:
    men = {"okeanos": "K9", "nikolaos": "L9", "andronikos": "M10"}
    t = Arena(men, {"ali": "X1"}, sides={side: ["L9:N"]}, chapters=8)
    declare(t.s, [t.unit(name) for name in men], SPEAR, 0)
    assert [t.s.marker[t.unit(name)] for name in men] == [t.hex("K8"), -1, t.hex("M9")]


@pytest.mark.rule("GU-8.2", "GU-6.17", "GU-6.29")
def test_nobody_is_thrown_through_a_wall() -> None:
    t = farm({"ali": "A1"}, {"tristan": "R10-S10"})  # half in the door of the church
    ring = {t.label(h) for h in around_horse(t.s, t.hex("R10"), t.hex("S10"))}
    assert "Q10" in ring and "T10" in ring  # inside and outside
    assert "S11" not in ring  # the vestibule lies behind walls of both hexes
    plain = Arena({"ali": "A1"}, {"tristan": "R10-S10"}, chapters=8)
    assert "S11" in {
        plain.label(h) for h in around_horse(plain.s, plain.hex("R10"), plain.hex("S10"))
    }


@pytest.mark.rule("GU-8.2", "GU-4.38", "GU-4.33")
def test_no_horse_is_taken_through_a_wall() -> None:
    for side, free in (("", True), ("low_wall", True), ("house_wall", False), ("window", False)):
        sides = {side: ["K9:N"]} if side else {}
        t = Arena({"tristan": "K9"}, {"ali": "X1"}, sides=sides, chapters=8)
        t.stray("romaric", "K8", "K7")  # its head is beside him, but faces south
        moving(t, "tristan")
        assert (t.offered("lead") == ["romaric"]) == free, side
    for sides, free in (({}, True), ({"house_wall": ["K9:N", "K9:NE"]}, False)):
        t = Arena({"tristan": "K9"}, {"ali": "X1"}, sides=sides, chapters=8)
        t.stray("romaric", "K8", "L8")
        moving(t, "tristan")
        assert (t.offered("mount") == ["romaric"]) == free
        assert free or t.why_not("mount", "romaric") is not None


@pytest.mark.rule("GU-8.23", "GU-7.5", "GU-7.9")
def test_no_charge_ends_astride_a_low_wall() -> None:
    path = [f"K{row}" for row in range(4, 11)]
    for wall, charged, met in (
        ("K12:N", True, True),  # before the target
        ("K10:N", False, False),  # between the last two hexes
        ("K8:N", True, False),  # between the two where a met charger stops
        ("K9:N", True, True),
    ):
        t = Arena(
            {"tristan": "K3-K2"},
            {"khaled": "K11-K12", "ali": "X16"},
            sides={"low_wall": [wall]},
            chapters=8,
        )
        hexes = [t.hex(h) for h in path]
        done = is_complete(t.s, t.unit("tristan"), hexes, t.hex("K11"))
        straight = [e for _, e, _ in straight_rows(t.s, t.unit("tristan"), t.hex("K11"))]
        assert done == charged == (3 in straight), wall
        t.s.charge_path, t.s.charged = [hexes], [t.unit("khaled")]
        t.s.charge_at = [t.hex("K11")]
        assert (len(counter_ways(t.s, 0, t.unit("khaled"))) > 0) == (met or not charged), wall


@pytest.mark.rule("GU-8.18", "GU-4.35")
def test_nobody_gets_off_his_horse_through_a_window() -> None:
    t = farm({"tristan": "E8-E7"})
    moving(t, "tristan")
    assert "E9" not in t.offered("dismount") and "D8" in t.offered("dismount")


@pytest.mark.rule("GU-12.23", "GU-4.48")
def test_no_led_horse_stands_on_closed_ground() -> None:
    for closed in (["farm_court"], []):
        special = {"closed": closed}
        t = Arena({"jacques": "G13"}, {"ali": "X1"}, field="lagoon", chapters=6, special=special)
        astride = (t.hex("F12"), t.hex("E13"))  # its head in the court, its rear outside
        assert (astride in led_places(t.s, t.unit("jacques"))) != bool(closed)


@pytest.mark.rule("GU-8.2", "GU-4.48")
def test_no_wall_parts_a_led_horse_from_its_leader() -> None:
    for side in ("", "house_wall"):
        sides = {side: ["K9:N"]} if side else {}
        t = Arena({"jacques": "K8"}, {"ali": "X1"}, sides=sides, chapters=8)
        behind = (t.hex("K9"), t.hex("K10"))
        assert (behind in led_places(t.s, t.unit("jacques"))) != bool(side)


@pytest.mark.rule("GU-8.2", "GU-4.10", "GU-4.49")
def test_the_dead_are_not_cleared_through_a_wall() -> None:
    for side, free in (("", True), ("house_wall", False)):
        sides = {side: ["K9:N"]} if side else {}
        t = Arena({"jacques": "K9", "roland": "J8"}, {"ali": "X1"}, sides=sides, chapters=8)
        t.s.dead[t.hex("K8")] = 3
        t.s.count_dead()
        assert bool(workers(t.s, t.unit("jacques"))) == free
        assert bool(workers(t.s, t.unit("roland"))) == free  # nobody helps through the wall
        assert carcass_fits(t.s, t.hex("K8"), t.hex("K7"), 3) == free


@pytest.mark.rule("GU-4.41", "GU-8.2")
def test_nobody_holds_his_horse_through_a_wall() -> None:
    for sides, seat in (({}, 0), ({"house_wall": ["K9:N"]}, -1)):
        t = Arena({"tristan": "K9"}, {"ali": "X1"}, sides=sides, chapters=8)
        t.stray("tristan", "K8", "K7")
        assert controller(t.s, t.unit("tristan")) == seat
