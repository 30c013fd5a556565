"""Chapter 8: lines through doors, windows and slits, and the cover behind them.

The farm of the lagoon: hall D9 to F10 with windows D9:NW and E9:N and doors E10:S (to the bedroom)
and F10:NE (to the court), bedroom D11 to E12 with windows D12:SW and E11:SE and the door E12:SE,
barn I9 to J10 with the window J9:N and the door I10:SW. The church has slits all round.
"""

from __future__ import annotations

import pytest
from guiscard.arena import Arena

from tafelrunde.core.actions import CHANCE
from tafelrunde.games.guiscard.buildings.breach import destroy
from tafelrunde.games.guiscard.buildings.shelter import choose, shield
from tafelrunde.games.guiscard.field.terrain import HEAVY, MEDIUM_COVER, NO_COVER
from tafelrunde.games.guiscard.files.odds import JAVELIN, LANCE_FOOT, SHORT_BOW, SLING
from tafelrunde.games.guiscard.fire.shot import OFFENSIVE, Shot
from tafelrunde.games.guiscard.fire.sight import between, cover, seen, sight_refused
from tafelrunde.games.guiscard.sequence.turns import begin_turn
from tafelrunde.geometry.hexes import DIRECTIONS


def farm(ours: str = "A1", theirs: str = "X1") -> Arena:
    return Arena({"olivier": ours}, {"ali": theirs}, field="lagoon", chapters=8)


def sees(t: Arena, a: str, b: str) -> bool:
    return seen(t.s, t.hex(a), t.hex(b))


def covers(t: Arena, a: str, b: str) -> int:
    return cover(t.s, t.hex(a), t.hex(b), SHORT_BOW)


@pytest.mark.rule("GU-8.5", "GU-8.7", "GU-8.12", "GU-8.2")
def test_ex_36_a_shot_through_the_north_window() -> None:
    t = farm()
    assert sees(t, "E7", "E9") and covers(t, "E7", "E9") == MEDIUM_COVER
    assert not sees(t, "E7", "F10")  # wall
    assert not sees(t, "E7", "E10")  # behind the hex at the window
    assert not sees(t, "C10", "D10")  # a wall without opening


@pytest.mark.rule("GU-8.36", "GU-8.5")
def test_a_line_to_a_window_hex_must_cut_the_window() -> None:
    t = farm()
    assert not sees(t, "A9", "E9")  # enters the hex through the wall beside the window
    assert not sees(t, "G8", "E9")
    assert not sees(t, "D7", "E9") and not sees(t, "F7", "E9")  # through an end of the window


@pytest.mark.rule("GU-8.4", "GU-8.6")
def test_only_whoever_stands_at_the_window_fires_out_or_in() -> None:
    t = farm()
    assert sees(t, "E9", "E6") and sees(t, "E9", "C5")
    assert not sees(t, "E10", "E6")  # one hex behind the window
    assert not sees(t, "E9", "E13")  # not through the back of the house
    for inside in ("E9", "E10", "D9", "F10"):
        assert sees(t, "E8", inside), inside
    assert not sees(t, "E8", "E11")  # another room


@pytest.mark.rule("GU-8.7", "GU-8.43", "GU-R.124")
def test_whoever_fires_in_at_the_window_meets_medium_cover() -> None:
    t = farm()
    assert covers(t, "E8", "E10") == MEDIUM_COVER == covers(t, "E8", "E9")
    assert covers(t, "E8", "D10") == MEDIUM_COVER  # in no door and at no window


@pytest.mark.rule("GU-8.9", "GU-8.10", "GU-R.29")
def test_doors_are_open_both_ways() -> None:
    t = farm()
    assert sees(t, "H10", "E10") and sees(t, "E10", "H10")
    assert not sees(t, "H9", "E10")  # past the door, at the wall
    assert covers(t, "H10", "D9") == MEDIUM_COVER  # through the door F10:NE
    assert covers(t, "G10", "D9") == NO_COVER  # from the hex before the door: in the door
    assert covers(t, "F10", "G10") == NO_COVER == covers(t, "F10", "H9")


@pytest.mark.rule("GU-8.39", "GU-8.29")
def test_a_room_covers_only_against_shots_from_outside_it() -> None:
    t = farm()
    assert covers(t, "D9", "E9") == NO_COVER
    assert sees(t, "E9", "E11") and covers(t, "E9", "E11") == MEDIUM_COVER  # by the inner door
    assert covers(t, "G10", "H11") == NO_COVER  # both in the court
    assert sees(t, "G6", "G10") and covers(t, "G6", "G10") == NO_COVER  # over the low wall


@pytest.mark.rule("GU-8.13", "GU-8.11", "GU-8.35")
def test_the_court_covers_against_shots_through_its_entrance() -> None:
    t = farm()
    assert sees(t, "G15", "G10") and covers(t, "G15", "G10") == MEDIUM_COVER
    assert covers(t, "G13", "G10") == NO_COVER  # the shooter stands in the entrance
    assert covers(t, "E11", "G12") == MEDIUM_COVER  # through the window E11:SE


@pytest.mark.rule("GU-8.37")
def test_from_window_to_door_the_cover_is_that_of_the_target() -> None:
    t = farm()
    assert sees(t, "E11", "I10")  # window E11:SE, door I10:SW
    assert covers(t, "E11", "I10") == MEDIUM_COVER


@pytest.mark.rule("GU-8.15", "GU-8.17")
def test_in_a_doorway_cover_counts_to_one_side_only() -> None:
    t = Arena({"olivier": "H9", "colin": "D10"}, {"ali": "F10"}, field="lagoon", chapters=8)
    t.begin(Shot(t.unit("olivier"), SHORT_BOW, t.hex("H9"), t.hex("F10")))
    assert t.s.to_move() == 1 and t.s.prompt == "take-cover"
    assert t.offered("shelter") and len(t.offered("shelter")) == 2
    why = t.why_not("shelter", "0")
    assert why is not None and why.rule == "GU-8.15"
    t.do("shelter", "1")  # outwards, to the north-east
    assert covers(t, "H9", "F10") == MEDIUM_COVER
    assert covers(t, "D10", "F10") == NO_COVER
    t.roll(1)
    assert t.s.to_move() == CHANCE  # no second question in this turn
    t.roll(10)


@pytest.mark.rule("GU-8.16", "GU-8.31")
def test_ex_101_the_corner_at_d9() -> None:
    t = Arena(
        {"olivier": "C13", "colin": "G7", "perrin": "A7"}, {"ali": "C9"}, field="lagoon", chapters=8
    )
    assert covers(t, "C13", "C9") == MEDIUM_COVER == covers(t, "G7", "C9")
    assert covers(t, "A7", "C9") == NO_COVER  # sees both walls
    t.begin(Shot(t.unit("olivier"), SHORT_BOW, t.hex("C13"), t.hex("C9")))
    t.do("shelter", "4")  # the wall to the south-west
    assert covers(t, "C13", "C9") == MEDIUM_COVER
    assert covers(t, "G7", "C9") == NO_COVER


@pytest.mark.rule("GU-8.17")
def test_cover_is_chosen_anew_in_the_next_turn() -> None:
    t = farm("H9", "F10")
    choose(t.s, t.unit("ali"), 1)
    assert shield(t.s, t.unit("ali")) == 1
    begin_turn(t.s, 1)
    assert shield(t.s, t.unit("ali")) == -1


@pytest.mark.rule("GU-8.44")
def test_a_stray_shot_uses_the_opening_of_the_shot() -> None:
    t = farm("E7", "E9")

    def is_lost(a: str, aim: str, hit: str) -> bool:
        u, origin, at = t.unit("olivier"), t.hex(a), t.hex(aim)
        return Shot(u, SHORT_BOW, origin, at, OFFENSIVE, t.hex(hit)).is_lost(t.s)

    assert not is_lost("E7", "E9", "E9")
    assert is_lost("E7", "E9", "D9")  # behind the wall, though D9 has a window too
    assert not is_lost("E7", "E9", "E8")
    assert not is_lost("A8", "C8", "C9")
    assert is_lost("A8", "C9", "D9")  # its window was not chosen


@pytest.mark.rule("GU-8.8", "GU-9.20", "GU-9.44", "GU-R.30", "GU-R.135")
def test_a_church_window_shows_sixty_degrees_to_both_sides() -> None:
    t = farm()
    assert sees(t, "Q10", "Q6") and sees(t, "Q10", "S7")  # the slit Q10:N
    assert not sees(t, "Q10", "T9")  # too far to the side
    assert sees(t, "Q6", "Q10") and covers(t, "Q6", "Q10") == HEAVY
    assert not sees(t, "T9", "Q10")


@pytest.mark.rule("GU-9.30", "GU-9.29")
def test_behind_a_church_window_cover_is_heavy() -> None:
    t = farm()
    assert covers(t, "Q5", "Q10") == HEAVY
    assert not sees(t, "Q5", "Q11")  # only the hex behind the opening


@pytest.mark.rule("GU-9.23", "GU-R.131")
def test_each_slit_of_a_hex_serves() -> None:
    t = Arena(
        {"olivier": "K9"},
        {"ali": "A1"},
        terrain={"K9": "i"},
        sides={
            "church_window": ["K9:N", "K9:S"],
            "house_wall": ["K9:NE", "K9:SE", "K9:SW", "K9:NW"],
        },
        chapters=8,
    )
    assert sees(t, "K9", "K6") and sees(t, "K9", "K12")
    assert not sees(t, "K9", "N8")


@pytest.mark.rule("GU-9.27")
def test_nothing_is_thrown_out_through_a_slit() -> None:
    t = farm("Q10", "Q6")
    u, a, h = t.unit("olivier"), t.hex("Q10"), t.hex("Q6")
    assert sight_refused(t.s, u, a, h, SHORT_BOW) is None
    for weapon in (JAVELIN, SLING, LANCE_FOOT):
        why = sight_refused(t.s, u, a, h, weapon)
        assert why is not None and why.rule == "GU-9.27"
    assert sight_refused(t.s, t.unit("ali"), h, a, JAVELIN) is None  # from outside anything


def test_the_farm_of_chapters_1_to_6_has_no_openings() -> None:
    t = Arena({"olivier": "A1"}, {"ali": "X1"}, field="lagoon", chapters=6)
    assert not sees(t, "E7", "E9") and covers(t, "C13", "C9") == NO_COVER


def castle() -> Arena:
    return Arena({"olivier": "A1"}, {"ali": "X1"}, field="eagle_nest", chapters=9)


@pytest.mark.rule("GU-9.47", "GU-9.18", "GU-R.120", "GU-9.1")
def test_ex_110_a_man_at_the_foot_of_the_palisade() -> None:
    t = castle()
    assert sees(t, "L4", "K4") and sees(t, "J5", "K4")  # over their own palisade
    assert not sees(t, "I10", "K4")  # across the court


@pytest.mark.rule("GU-9.47", "GU-R.121")
def test_ex_111_nobody_looks_over_a_palisade_from_below() -> None:
    t = castle()
    assert not sees(t, "T12", "N10") and not sees(t, "N10", "T12")


@pytest.mark.rule("GU-9.18", "GU-9.30", "GU-9.1")
def test_ex_37_the_slope_hides_who_is_near_it() -> None:
    t = castle()
    assert not sees(t, "M12", "M15") and sees(t, "M12", "M16")
    assert sees(t, "M16", "M12") and covers(t, "M16", "M12") == HEAVY


@pytest.mark.rule("GU-9.22")
def test_wall_walk_and_court_see_each_other() -> None:
    t = castle()
    assert sees(t, "I8", "K9") and sees(t, "K9", "I8")
    assert covers(t, "I8", "K9") == NO_COVER == covers(t, "K9", "I8")
    assert sees(t, "M4", "O6") and sees(t, "Q6", "P9")  # past other hexes of the walk


@pytest.mark.rule("GU-9.20", "GU-9.29", "GU-9.44")
def test_ex_103_the_slit_of_the_tower() -> None:
    t = castle()
    assert sees(t, "L7", "I7") and sees(t, "L7", "K5")
    assert not sees(t, "L7", "L4")  # outside 60 degrees
    assert sees(t, "I6", "L7") and covers(t, "I6", "L7") == HEAVY
    assert not sees(t, "I7", "L7")  # from below only along the row


@pytest.mark.rule("GU-8.36")
def test_nobody_sees_along_a_wall() -> None:
    wall = {"house_wall": ["L9:N"]}
    t = Arena({"olivier": "K9"}, {"ali": "M9"}, sides=wall, chapters=8)
    assert not sees(t, "K9", "M9") and not sees(t, "M9", "K9")
    assert sees(t, "K8", "M8")


def test_the_tool_tells_whom_a_man_at_a_window_sees() -> None:
    t = Arena(
        {"olivier": "E9", "jacques": "D10"},
        {"said": "E6", "anwar": "E14", "latif": "D8"},
        field="lagoon",
        chapters=8,
    )
    line = between(t.s, t.hex("E9"), t.hex("E9"))
    assert {t.label(h) for h, _ in line["seen"]} == {"D10", "E6"}  # a window to the north
    assert "seen" not in between(t.s, t.hex("E9"), t.hex("E6"))


@pytest.mark.rule("GU-8.43", "GU-R.124", "GU-8.10")
def test_only_the_very_door_in_which_the_shooter_stands_gives_the_room_away() -> None:
    t = farm()
    assert covers(t, "G10", "D9") == NO_COVER  # in the door of the hall
    assert covers(t, "I10", "D10") == MEDIUM_COVER  # in the door of the barn, through the hall's
    assert covers(t, "F10", "J10") == MEDIUM_COVER
    assert covers(t, "G13", "D11") == MEDIUM_COVER  # in the entrance of the court, through a door


@pytest.mark.rule("GU-8.10", "GU-8.13", "GU-5.26")
def test_past_a_corner_the_open_way_counts_with_its_cover() -> None:
    t = farm()
    assert (
        sees(t, "D9", "E11") and covers(t, "D9", "E11") == MEDIUM_COVER
    )  # wall D10:SE, door E10:S
    assert sees(t, "E10", "G10") and covers(t, "E10", "G10") == MEDIUM_COVER  # wall F9:SE, door


@pytest.mark.rule("GU-8.37", "GU-8.15")
def test_openings_of_other_rooms_cover_nobody() -> None:
    t = farm("A1", "I10")
    assert covers(t, "E11", "I10") == MEDIUM_COVER
    choose(t.s, t.unit("ali"), 1)  # inwards
    assert covers(t, "E11", "I10") == NO_COVER


@pytest.mark.rule("GU-9.39", "GU-8.31")
def test_where_the_walls_have_fallen_there_is_no_corner() -> None:
    t = Arena({"olivier": "A1"}, {"ali": "X1"}, field="lagoon", chapters=9)
    assert covers(t, "C13", "C9") == MEDIUM_COVER
    destroy(t.s, t.hex("D9"))
    assert covers(t, "C13", "C9") == NO_COVER


@pytest.mark.rule("GU-9.18", "GU-8.12", "GU-R.120")
def test_from_above_one_looks_over_a_house_at_whoever_is_far_enough() -> None:
    t = Arena(
        {"olivier": "A1"},
        {"ali": "X1"},
        terrain={"L9": "i"},
        sides={"house_wall": [f"L9:{d}" for d in DIRECTIONS]},
        level={"N8": 1},
        chapters=9,
    )
    assert sees(t, "N8", "J10") and sees(t, "J10", "N8")  # two hexes from it, like the one above
    assert not sees(t, "N8", "K10") and not sees(t, "K10", "N8")  # close behind it
    assert not sees(t, "N8", "L9")  # into the room nobody looks
    assert not sees(t, "M9", "K10")  # on one level it blocks
