"""GU-4.15 to GU-4.26: infiltration checks."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from guiscard.fights import moving

from tafelrunde.games.guiscard.infiltration.checks import (
    FALLEN,
    FREE,
    HURT,
    STOPPED,
    chance_stopped,
    end_checks,
    modifier,
    outcome,
    owes,
    remember,
)
from tafelrunde.games.guiscard.pieces.contact import can_strike, capable_near
from tafelrunde.games.guiscard.state import CHECKED, STUNNED, WOUNDED


@pytest.mark.rule("GU-4.15")
@pytest.mark.rule("GU-4.16")
@pytest.mark.rule("GU-4.19")
def test_ex_1_a_check_without_effect_uses_up_the_enemy() -> None:
    t = moving(Arena({"robert": "K10"}, {"argyris": "L8", "milo": "T3"}), "robert")
    t.do("step", "K9")  # beside Argyris
    t.do("step", "K8")
    assert t.s.to_move() == 1
    t.do("check", "argyris")
    t.roll(4)
    assert t.events("check-rolled")[-1]["total"] == 3
    assert t.where("robert") == "K8"
    t.do("step", "K7")  # still beside Argyris, who has had his check
    assert t.where("robert") == "K7"


@pytest.mark.rule("GU-4.17")
@pytest.mark.rule("GU-6.21")
def test_ex_2_whoever_is_not_attacked_checks_before_the_attack() -> None:
    t = Arena({"robert": "K9"}, {"alexio": "K8", "milo": "L8"})
    u = t.unit("robert")
    remember(t.s, u)
    assert owes(t.s, u, [t.unit("alexio")]) == [t.unit("milo")]
    assert owes(t.s, u, [t.unit("alexio"), t.unit("milo")]) == []
    t.s.done[t.unit("milo")] |= CHECKED
    assert end_checks(t.s, u, [t.unit("alexio")]) is None


@pytest.mark.rule("GU-4.25")
def test_ex_3_a_rider_does_not_check_a_man_among_trees() -> None:
    t = Arena({"robert": "K10"}, {"leon": "L8-L7"}, terrain={"K9": "t"})
    assert not can_strike(t.s, t.unit("leon"), t.hex("K9"))
    moving(t, "robert")
    t.do("step", "K9")
    t.do("step", "K8")
    assert t.where("robert") == "K8"


@pytest.mark.rule("GU-4.18")
def test_gu_4_18_leaving_the_first_hex_is_never_checked() -> None:
    t = moving(Arena({"jacques": "K9"}, {"said": "L8"}), "jacques")
    t.do("step", "K10")
    assert t.s.to_move() == 0


@pytest.mark.rule("GU-4.16")
@pytest.mark.rule("GU-R.6")
def test_gu_r_6_an_enemy_may_be_held_back_and_keeps_his_check() -> None:
    t = moving(Arena({"jacques": "K10"}, {"said": "L8"}), "jacques")
    t.do("step", "K9")
    t.do("step", "K8")
    t.do("hold")
    assert t.where("jacques") == "K8"
    t.do("step", "K7")
    assert t.s.to_move() == 1  # asked again: the check is still there


@pytest.mark.rule("GU-4.19")
@pytest.mark.parametrize(
    ("unit", "enemy", "sum_"),
    [
        ("jacques C3", "said D3", 0),
        ("drogo C3", "said D3", -1),
        ("tristan C3-C4", "said D3", -2),
        ("jacques C3 wounded", "said D3", 2),
        ("jacques C3", "salim D3-D4", 1),
        ("jacques C3", "okeanos D3", 1),
        ("jacques C3", "said D3 wounded", -2),
    ],
)
def test_gu_4_19_modifiers(unit: str, enemy: str, sum_: int) -> None:
    (u, place), (e, other) = unit.split(" ", 1), enemy.split(" ", 1)
    t = Arena({u: place}, {e: other})
    assert modifier(t.s, t.unit(u), t.unit(e)) == sum_


@pytest.mark.rule("GU-4.19")
@pytest.mark.rule("GU-R.7")
def test_gu_4_19_results() -> None:
    t = Arena({"jacques": "C3"}, {"said": "D3"})
    u, e = t.unit("jacques"), t.unit("said")
    results = [outcome(t.s, u, e, roll) for roll in range(1, 11)]
    assert results == [FREE] * 5 + [STOPPED] * 2 + [HURT] * 2 + [FALLEN]
    assert chance_stopped(t.s, u, e) == 5


@pytest.mark.rule("GU-R.7")
@pytest.mark.parametrize(("roll", "state"), [(8, "wounded"), (10, "dead")])
def test_gu_r_7_a_wound_ends_the_move_and_so_does_death(roll: int, state: str) -> None:
    t = moving(Arena({"jacques": "K10", "roland": "C3"}, {"said": "L8"}), "jacques")
    t.do("step", "K9")
    t.do("step", "K8")
    t.do("check", "said")
    t.roll(roll)
    assert t.state("jacques") == state
    assert t.where("jacques") == ("K9" if state == "wounded" else "")
    assert t.offered("move") == ["roland"]


@pytest.mark.rule("GU-4.45")
@pytest.mark.rule("GU-4.16")
@pytest.mark.rule("GU-4.17")
def test_ex_87_after_a_stop_the_other_enemy_keeps_his_check_for_the_melee_step() -> None:
    t = moving(Arena({"jacques": "K10"}, {"argyris": "L8", "milo": "J8"}), "jacques")
    t.do("step", "K9")
    t.do("step", "K8")
    t.do("check", "argyris")
    t.roll(6)
    assert t.where("jacques") == "K9"
    assert owes(t.s, t.unit("jacques"), []) == [t.unit("milo")]


@pytest.mark.rule("GU-4.45")
def test_gu_4_45_a_rider_killed_by_a_check_leaves_his_horse() -> None:
    t = moving(Arena({"hamid": "K10-K11", "said": "C3"}, {"okeanos": "L8"}), "hamid")
    t.do("step", "K9")
    t.do("step", "K8")
    t.do("check", "okeanos")
    t.roll(10)
    assert t.state("hamid") == "dead"
    assert t.s.horse_at[t.unit("hamid")] == t.hex("K9")


@pytest.mark.rule("GU-4.26")
@pytest.mark.rule("GU-R.9")
def test_gu_4_26_riders_check_from_the_head_and_are_checked_at_the_head() -> None:
    t = Arena({"jacques": "T3"}, {"salim": "K9-K10"})
    e = t.unit("salim")
    assert not can_strike(t.s, e, t.hex("K11")) and not can_strike(t.s, e, t.hex("L10"))
    assert can_strike(t.s, e, t.hex("L9")) and can_strike(t.s, e, t.hex("K8"))
    t = moving(Arena({"tristan": "K10-K11"}, {"said": "J11"}), "tristan")
    t.do("step", "K9")  # Said stands beside the rear only
    t.do("step", "K8")
    assert t.s.to_move() == 0


def test_capable_means_alive_awake_and_armed() -> None:
    t = Arena({"jacques": "K9"}, {"said": "K8", "matteo": "L8", "chiara": "J8"})
    near = capable_near(t.s, 0, t.hex("K9"))
    assert t.unit("said") in near and t.unit("chiara") not in near
    t.s.health[t.unit("said")] = STUNNED
    assert t.unit("said") not in capable_near(t.s, 0, t.hex("K9"))
    t.s.health[t.unit("said")] = WOUNDED
    assert t.unit("said") in capable_near(t.s, 0, t.hex("K9"))


def ridden_past() -> Arena:
    """Tristan has ridden to K9, where his head is beside Said, who is not beside K10."""
    t = moving(Arena({"tristan": "K12-K13"}, {"said": "L8", "anwar": "X16"}), "tristan")
    for h in ("K11", "K10", "K9"):
        t.do("step", h)
    return t


@pytest.mark.rule("GU-R.117")
@pytest.mark.rule("GU-4.46")
def test_gu_r_117_turning_about_pays_off_no_check() -> None:
    t = ridden_past()
    t.do("about")
    assert t.s.to_move() == 0  # it causes none by itself
    t.do("step", "K11")
    assert t.offered("check") == ["said"]
    t.do("check", "said")
    t.roll(1)
    assert t.where("tristan") == "K11-K10"
    t.do("step", "K12")  # what was paid is not owed again
    assert t.where("tristan") == "K12-K11"


@pytest.mark.rule("GU-R.117")
def test_gu_r_117_a_check_after_turning_about_stops_the_rider_where_he_is() -> None:
    t = ridden_past()
    t.do("about")
    t.do("step", "K11")
    t.do("check", "said")
    t.roll(8)
    assert t.where("tristan") == "K10-K9" and t.s.decision(0).prompt == "move-unit"


@pytest.mark.rule("GU-R.117")
def test_gu_r_117_dismounting_pays_off_no_check() -> None:
    t = ridden_past()
    t.do("dismount", "J10")
    assert t.s.to_move() == 0
    t.do("step", "J11")
    assert t.offered("check") == ["said"]


@pytest.mark.rule("GU-R.117")
@pytest.mark.rule("GU-4.18")
def test_gu_r_117_nothing_is_owed_for_the_hex_where_the_move_began() -> None:
    t = moving(Arena({"tristan": "K9-K10"}, {"said": "L8", "anwar": "X16"}), "tristan")
    t.do("about")
    t.do("step", "K11")
    assert t.where("tristan") == "K11-K10"
