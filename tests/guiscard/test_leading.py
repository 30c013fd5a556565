"""GU-4.38 to GU-4.48: leading horses by the reins, and where they come to lie."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from guiscard.fights import moving

from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.melee.advance import Advances
from tafelrunde.games.guiscard.pieces.placing import lift
from tafelrunde.games.guiscard.retreats.retreat import Displace
from tafelrunde.games.guiscard.state import NO_HORSE, RIDDEN

FAR = {"said": "X16"}


def stands(t: Arena, owner: str) -> str:
    """Where a horse without a rider stands: head and rear."""
    horse = t.unit(owner)
    return f"{t.label(t.s.horse_at[horse])}-{t.label(t.s.horse_rear[horse])}"


def place(t: Arena, head: str, rear: str) -> None:
    """The seat that is asked lays a horse down."""
    t.do("at", head)
    t.do("at", rear)


@pytest.mark.rule("GU-4.38")
@pytest.mark.rule("GU-4.48")
@pytest.mark.rule("GU-R.81")
def test_gu_4_38_a_man_takes_the_reins_before_the_head_and_the_horse_follows() -> None:
    t = Arena({"jacques": "K7"}, FAR)
    t.stray("drogo", "K9", "K10")
    moving(t, "jacques")
    assert t.offered("lead") == []
    t.do("step", "K8")
    t.do("lead", "drogo")
    assert t.s.grid[t.hex("K9")] == NONE
    for h in ("K7", "K6", "K5"):
        t.do("step", h)
    t.do("stop")
    t.do("at", "K6")
    t.do("at", "K7")
    horse = t.unit("drogo")
    assert t.s.leader[horse] == t.unit("jacques")
    grid = t.s.field.grid
    d = grid.direction(t.s.horse_at[horse], t.hex("K5"))
    facing = grid.direction(t.s.horse_rear[horse], t.s.horse_at[horse])
    assert d != NONE and (d - facing) % 6 in (0, 1, 5)


@pytest.mark.rule("GU-4.38")
def test_gu_4_38_not_while_an_enemy_is_beside_the_horse() -> None:
    t = Arena({"jacques": "K8"}, {"said": "J10"})
    t.stray("drogo", "K9", "K10")
    assert moving(t, "jacques").offered("lead") == []


@pytest.mark.rule("GU-4.39")
@pytest.mark.parametrize(("roll", "leads"), [(6, True), (7, False)])
def test_gu_4_39_a_rider_in_mid_move_has_to_roll(roll: int, leads: bool) -> None:
    t = Arena({"tristan": "L6-L5"}, FAR)
    t.stray("drogo", "K9", "K10")
    moving(t, "tristan")
    t.do("step", "L7")
    t.do("step", "K8")
    t.do("lead", "drogo")
    t.roll(roll)
    assert (t.s.leader[t.unit("drogo")] == t.unit("tristan")) is leads
    assert "drogo" not in t.offered("lead")


@pytest.mark.rule("GU-4.39")
@pytest.mark.rule("GU-4.40")
def test_gu_4_40_at_the_start_a_rider_leads_without_a_roll_and_the_horse_lies_parallel() -> None:
    t = Arena({"tristan": "K8-K7"}, FAR)
    t.stray("drogo", "K9", "K10")
    moving(t, "tristan")
    t.do("lead", "drogo")
    t.do("step", "J8")
    t.do("stop")
    assert t.offered("at") == ["J7", "K9"]  # on his right and on his left
    t.do("at", "K9")
    u, h = t.unit("tristan"), t.unit("drogo")
    grid = t.s.field.grid
    assert grid.direction(t.s.horse_rear[h], t.s.horse_at[h]) == t.s.facing[u]
    assert grid.direction(t.s.at[u], t.s.horse_at[h]) in (
        (t.s.facing[u] + 2) % 6,
        (t.s.facing[u] + 4) % 6,
    )


@pytest.mark.rule("GU-4.42")
def test_gu_4_42_the_reins_are_lost_with_a_blow() -> None:
    t = Arena({"tristan": "K8-K7"}, FAR)
    t.stray("drogo", "L9", "L10")
    t.s.leader[t.unit("drogo")] = t.unit("tristan")
    harm.release(t.s, t.unit("tristan"))
    assert t.s.leader[t.unit("drogo")] == NONE


@pytest.mark.rule("GU-4.43")
def test_gu_4_43_a_rider_leads_one_horse_a_man_three() -> None:
    t = Arena({"tristan": "K8-K7", "jacques": "C4"}, FAR)
    for owner, head, rear in (
        ("drogo", "K9", "K10"),
        ("arthur", "L8", "L9"),
        ("romaric", "J8", "J9"),
    ):
        t.stray(owner, head, rear)
    moving(t, "tristan")
    t.do("lead", "drogo")
    assert t.offered("lead") == []
    assert t.s.board.numbers.led_by_foot == 3


@pytest.mark.rule("GU-4.48")
def test_gu_4_48_with_a_led_horse_only_where_a_led_horse_may_go() -> None:
    t = Arena({"jacques": "K8"}, FAR, terrain={"K7": "r", "L7": "t"})
    t.stray("drogo", "K9", "K10")
    moving(t, "jacques")
    assert "K7" in t.offered("step")
    t.do("lead", "drogo")
    assert "K7" not in t.offered("step") and "L7" in t.offered("step")


@pytest.mark.rule("GU-12.3")
def test_a_horse_led_off_the_map_is_gone() -> None:
    t = Arena({"jacques": "K1", "roland": "C9"}, FAR)
    t.stray("drogo", "K2", "K3")
    moving(t, "jacques")
    t.do("lead", "drogo")
    t.do("leave", "1")
    assert t.s.horse[t.unit("drogo")] == NO_HORSE
    assert t.s.horse[t.unit("drogo")] != RIDDEN


@pytest.mark.rule("GU-4.41")
@pytest.mark.rule("GU-4.48")
def test_gu_4_41_a_horse_in_the_hand_of_a_fallen_leader_stays_near_him() -> None:
    t = Arena({"jacques": "K8", "roland": "C3"}, {"said": "L6"})
    t.stray("drogo", "K9", "K10")
    moving(t, "jacques")
    t.do("lead", "drogo")
    t.do("step", "K7")  # beside Said
    t.do("step", "K6")
    t.do("check", "said")
    t.roll(10)
    horse = t.unit("drogo")
    assert t.state("jacques") == "dead" and t.s.leader[horse] == NONE
    assert t.s.field.grid.distance(t.s.horse_at[horse], t.hex("K7")) <= 1


@pytest.mark.rule("GU-4.43")
@pytest.mark.rule("GU-4.48")
@pytest.mark.rule("GU-R.207")
def test_gu_4_48_the_reins_of_one_of_several_horses_are_dropped() -> None:
    t = Arena({"jacques": "K8"}, FAR)
    t.stray("drogo", "K9", "K10")
    t.stray("arthur", "K7", "K6")
    moving(t, "jacques")
    t.do("lead", "drogo")
    t.do("lead", "arthur")
    t.do("step", "L8")
    t.do("drop", "drogo")
    place(t, "L9", "L10")
    assert t.s.leader[t.unit("drogo")] == NONE and stands(t, "drogo") == "L9-L10"
    assert t.s.leader[t.unit("arthur")] == t.unit("jacques")
    assert t.offered("lead") == []  # though he stands before its head
    t.do("stop")
    place(t, "L7", "L6")
    assert stands(t, "arthur") == "L7-L6" and t.s.leader[t.unit("arthur")] == t.unit("jacques")


def ends_before(head: str, rear: str, **more: object) -> Arena:
    """Tristan rides to K8, before the head of a stray horse, and stops."""
    t = Arena({"tristan": "L6-L5"}, FAR, **more)  # type: ignore[arg-type]
    t.stray("drogo", head, rear)
    moving(t, "tristan")
    t.do("step", "L7")
    t.do("step", "K8")
    return t


@pytest.mark.rule("GU-4.39")
def test_gu_4_39_at_the_end_of_his_ride_a_rider_takes_the_reins_without_a_roll() -> None:
    t = ends_before("K9", "K10")
    t.do("stop")
    assert t.offered("lead") == ["drogo"] and t.offered("pass") == ["pass"]
    t.do("lead", "drogo")
    assert t.offered("at") == ["K7", "L8"]  # beside him, offset to the rear
    t.do("at", "L8")
    assert t.where("tristan") == "K8-L7" and stands(t, "drogo") == "L8-M8"
    assert t.s.leader[t.unit("drogo")] == t.unit("tristan")
    assert t.s.decision(0).prompt == "move-unit"


@pytest.mark.rule("GU-4.39")
def test_gu_4_39_at_the_end_of_his_ride_he_may_leave_the_horse_alone() -> None:
    t = ends_before("K9", "K10")
    t.do("stop")
    t.do("pass")
    assert t.s.leader[t.unit("drogo")] == NONE and stands(t, "drogo") == "K9-K10"
    assert t.s.decision(0).prompt == "move-unit"


@pytest.mark.rule("GU-4.39")
def test_gu_4_39_a_missed_snatch_is_final_even_if_the_ride_ends_beside_the_horse() -> None:
    t = ends_before("K9", "K10")
    t.do("lead", "drogo")
    t.roll(7)
    t.do("stop")
    assert t.s.decision(0).prompt == "move-unit" and t.s.leader[t.unit("drogo")] == NONE


@pytest.mark.rule("GU-4.39")
def test_gu_4_39_nobody_is_asked_where_the_led_horse_would_find_no_room() -> None:
    t = ends_before("K9", "K10", terrain={"K7": "r", "L8": "r"})
    t.do("stop")
    assert t.s.decision(0).prompt == "move-unit" and t.s.leader[t.unit("drogo")] == NONE


@pytest.mark.rule("GU-4.39")
def test_gu_4_39_nobody_leads_a_horse_beside_which_an_enemy_stands() -> None:
    t = Arena({"tristan": "L6-L5"}, {"said": "K11"})
    t.stray("drogo", "K9", "K10")
    moving(t, "tristan")
    t.do("step", "L7")
    t.do("step", "K8")
    t.do("stop")
    assert t.s.decision(0).prompt == "move-unit" and t.s.leader[t.unit("drogo")] == NONE


@pytest.mark.rule("GU-4.39")
def test_gu_4_39_with_his_last_point_a_rider_snatches_no_more_but_takes_the_reins() -> None:
    t = Arena({"tristan": "L6-L5"}, FAR)
    t.stray("drogo", "K9", "K10")
    moving(t, "tristan")
    t.s.points = 2
    t.do("step", "L7")
    t.do("step", "K8")
    assert t.s.points == 0 and t.offered("stop") == []
    assert t.offered("lead") == ["drogo"] and t.offered("pass") == ["pass"]


@pytest.mark.rule("GU-4.48")
def test_gu_4_48_the_owner_places_every_led_horse_and_leaves_room_for_the_next() -> None:
    walls = {h: "r" for h in ("J7", "J8", "K7", "L7")}
    t = Arena({"jacques": "K8"}, FAR, terrain=walls)
    t.stray("drogo", "K9", "K10")
    t.stray("arthur", "L8", "M9")
    moving(t, "jacques")
    t.do("lead", "drogo")
    t.do("lead", "arthur")
    t.do("stop")
    assert t.s.top.about(t.s, 0)["horse"] == t.unit("drogo")
    assert t.offered("at") == ["L8", "K9"]
    t.do("at", "K9")
    assert t.offered("at") == ["L9", "K10", "J9"]  # any of them leaves room before L8
    t.do("at", "L9")
    assert stands(t, "drogo") == "K9-L9" and t.offered("at") == ["M8", "M9"]
    t.do("at", "M9")
    for name in ("drogo", "arthur"):
        assert t.s.leader[t.unit(name)] == t.unit("jacques")


@pytest.mark.rule("GU-4.48")
def test_gu_4_48_where_only_one_place_is_free_nobody_is_asked() -> None:
    walls = {h: "r" for h in ("J7", "J8", "K7", "L7", "L8", "J9", "L9")}
    t = Arena({"jacques": "K8"}, FAR, terrain=walls)
    t.stray("drogo", "K9", "K10")
    moving(t, "jacques")
    t.do("lead", "drogo")
    t.do("stop")
    assert stands(t, "drogo") == "K9-K10" and t.s.decision(0).prompt == "move-unit"


@pytest.mark.rule("GU-4.48")
def test_gu_4_48_no_horse_is_laid_where_the_next_one_would_find_no_room() -> None:
    walls = {h: "r" for h in ("J7", "J8", "K7", "L7", "M8", "M9")}
    t = Arena({"jacques": "K8"}, FAR, terrain=walls)
    t.stray("drogo", "K9", "K10")
    t.stray("arthur", "L8", "L9")
    moving(t, "jacques")
    t.do("lead", "drogo")
    t.do("lead", "arthur")
    t.do("stop")
    t.do("at", "K9")
    assert t.offered("at") == ["K10", "J9"]  # L9 is all that is left behind L8
    t.do("at", "J9")
    assert stands(t, "drogo") == "K9-J9" and stands(t, "arthur") == "L8-L9"


@pytest.mark.rule("GU-4.48")
@pytest.mark.rule("GU-4.44")
def test_gu_4_48_no_horse_is_left_where_somebody_is_on_the_move_or_came_from() -> None:
    t = Arena({"tancrede": "I8-I7"}, {"omar": "A1"})
    u, h = t.unit("tancrede"), t.hex("K8")
    free = harm.anywhere(t.s, h, [])
    lift(t.s, u)
    t.s.mover, t.s.track = u, [free[0], free[1]]
    t.s.at[u], t.s.rear[u] = t.hex("J7"), t.hex("J8")
    assert not {*harm.anywhere(t.s, h, [])} & {*free, t.hex("J7"), t.hex("J8")}


def leading(**more: object) -> Arena:
    """Robert stands on K8 and leads Drogo's horse, which lies on K9-K10."""
    t = Arena({"robert": "K8"}, {"said": "X16"}, **more)  # type: ignore[arg-type]
    t.stray("drogo", "K9", "K10")
    t.s.leader[t.unit("drogo")] = t.unit("robert")
    return t


def advances(t: Arena) -> Arena:
    """He has beaten Said, who stood on K7, and advances."""
    t.begin(Advances([t.unit("robert")], [t.hex("K7")], [t.unit("said")]))
    t.do("advance", "robert")
    return t


@pytest.mark.rule("GU-4.48")
@pytest.mark.rule("GU-4.41")
def test_gu_4_48_a_led_horse_follows_an_advance() -> None:
    t = advances(leading())
    t.do("step", "K7")
    t.do("step", "K6")
    t.do("stop")
    place(t, "K7", "K8")
    assert t.where("robert") == "K6" and stands(t, "drogo") == "K7-K8"
    assert t.s.leader[t.unit("drogo")] == t.unit("robert") and t.s.over


@pytest.mark.rule("GU-4.48")
def test_gu_4_48_no_advance_leads_where_a_led_horse_cannot_go() -> None:
    rocks = advances(leading(terrain={"K6": "r"}))
    rocks.do("step", "K7")
    assert rocks.offered("step") and "K6" not in rocks.offered("step")
    t = leading(terrain={"K7": "r"})
    t.begin(Advances([t.unit("robert")], [t.hex("K7")], [t.unit("said")]))
    assert t.s.over  # nobody can advance


@pytest.mark.rule("GU-4.48")
def test_gu_4_48_no_advance_ends_where_a_led_horse_finds_no_room() -> None:
    rocks = ("J6", "J7", "L6", "L7", "K6", "J8", "L8", "K9")
    t = advances(leading(terrain=dict.fromkeys(rocks, "r")))
    t.do("step", "K7")
    assert t.offered("stop") == [] and t.offered("step") == ["K8"]  # and no hex behind it


@pytest.mark.rule("GU-4.48")
@pytest.mark.rule("GU-R.58")
def test_gu_4_48_a_led_horse_follows_a_leader_who_makes_room() -> None:
    t = leading()
    t.begin(Displace(t.unit("robert"), [t.hex("K8")]))
    t.do("at", "K7")
    assert "K8" not in t.offered("at")  # there somebody else is going to stand
    t.do("at", "K6")
    t.do("at", "K5")
    assert t.where("robert") == "K7" and stands(t, "drogo") == "K6-K5"
    assert t.s.leader[t.unit("drogo")] == t.unit("robert") and t.s.over
