"""GU-4.27 to GU-4.48: riders on two hexes, mounting and dismounting."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from guiscard.fights import moving

from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.reach.steps import controller, may_stand, rider_steps
from tafelrunde.games.guiscard.state import RIDERLESS, attack

FAR = {"said": "X16"}


def ride(t: Arena, name: str) -> dict[str, tuple[str, int]]:
    """A rider's steps: new head -> new rear and cost."""
    u = t.unit(name)
    found = rider_steps(t.s, u, t.s.at[u], t.s.rear[u])
    return {t.label(to): (t.label(rear), cost) for to, rear, cost in found}


@pytest.mark.rule("GU-4.27")
@pytest.mark.rule("GU-4.28")
def test_ex_39_turning_costs_and_where_the_rear_goes() -> None:
    """EX-39: to K8, L9, L10 and K11 for 1, 2, 3 and 4; the rear on K9, K9, K10 and K10."""
    t = Arena({"tristan": "K9-K10"}, FAR)
    assert ride(t, "tristan") == {
        "K8": ("K9", 1),
        "L8": ("K9", 1),
        "J8": ("K9", 1),
        "L9": ("K9", 2),
        "J9": ("K9", 2),
        "L10": ("K10", 3),
        "J10": ("K10", 3),
        "K11": ("K10", 4),
    }


@pytest.mark.rule("GU-4.29")
@pytest.mark.rule("GU-4.46")
def test_gu_4_29_an_about_face_costs_three_and_enters_no_hex() -> None:
    t = moving(Arena({"tristan": "K9-K10"}, {"said": "K12"}), "tristan")
    t.do("about")
    assert t.where("tristan") == "K10-K9" and t.s.points == 9
    t.do("step", "K11")  # beside Said; the move began elsewhere, so no check before this step
    assert t.where("tristan") == "K11-K10"
    t.do("about")
    t.do("step", "K9")  # the new head hex K10 is beside nobody, but K11 was (GU-R.117)
    t.do("hold")
    assert t.where("tristan") == "K9-K10"


@pytest.mark.rule("GU-4.46")
def test_gu_4_46_after_a_move_the_new_head_hex_counts_as_entered() -> None:
    t = moving(Arena({"tristan": "K9-K10"}, {"said": "L10"}), "tristan")
    t.do("step", "K8")  # head K8, rear K9
    t.do("about")  # head K9, which touches L9 but not Said
    t.do("about")
    t.do("step", "K7")
    assert t.s.to_move() == 0
    t = moving(Arena({"tristan": "K9-K10"}, {"said": "L9"}), "tristan")
    t.do("step", "J8")  # head J8, rear K9
    t.do("about")  # head K9 beside Said
    t.do("step", "K10")
    assert t.s.to_move() == 1


@pytest.mark.rule("GU-4.30")
def test_gu_4_30_only_the_heads_hex_is_paid_and_both_must_be_legal() -> None:
    t = Arena({"tristan": "K9-K10"}, FAR, terrain={"K10": "b", "K8": "b", "L8": "t"})
    steps = ride(t, "tristan")
    assert steps["K8"] == ("K9", 4)
    assert "L8" not in steps
    assert not may_stand(Arena({"tristan": "K9-K10", "jacques": "K8"}, FAR).s, 0, t.hex("K8"))


@pytest.mark.rule("GU-4.31")
@pytest.mark.rule("GU-4.32")
def test_ex_6_drogo_walks_mounts_and_has_twice_what_is_left() -> None:
    t = Arena({"drogo": "M9"}, FAR)
    t.stray("drogo", "K9", "K8")  # L8 touches both halves of the horse
    moving(t, "drogo")
    t.do("step", "L9" if t.s.field.grid.direction(t.hex("L9"), t.hex("K8")) >= 0 else "L8")
    assert t.s.points == 5
    t.do("mount", "drogo")
    assert t.where("drogo") == "K9-K8" and t.s.points == 4


@pytest.mark.rule("GU-4.31")
@pytest.mark.rule("GU-4.32")
@pytest.mark.rule("GU-4.35")
@pytest.mark.rule("GU-R.34")
def test_ex_7_arthur_rides_dismounts_and_has_half_of_what_is_left() -> None:
    t = moving(Arena({"arthur": "K9-K10"}, FAR), "arthur")
    t.do("step", "K8")
    t.do("dismount", "L8")
    assert t.where("arthur") == "L8" and t.s.points == 4
    u = t.unit("arthur")
    assert t.s.horse[u] == RIDERLESS
    assert (t.s.horse_at[u], t.s.horse_rear[u]) == (t.hex("K8"), t.hex("K9"))


@pytest.mark.rule("GU-4.32")
@pytest.mark.rule("GU-R.54")
def test_gu_r_54_a_wounded_rider_keeps_a_quarter_up_to_his_allowance_on_foot() -> None:
    t = moving(Arena({"arthur": "K9-K10 wounded"}, FAR), "arthur")
    t.do("dismount", "L9")  # (12 - 3) // 4 = 2
    assert t.s.points == 2
    t = moving(Arena({"hamid": "K9-K10"}, FAR), "hamid")
    t.do("dismount", "L9")  # (15 - 2) // 2 = 6
    assert t.s.points == 6


@pytest.mark.rule("GU-R.55")
def test_gu_r_55_doubled_points_never_exceed_the_mounted_allowance() -> None:
    t = Arena({"hamid": "L9"}, FAR)
    t.stray("hamid", "K9", "K10")
    moving(t, "hamid")
    t.do("mount", "hamid")
    assert t.s.points == 12  # (8 - 2) * 2, below the 15 of a rider
    t.s.points = 0


@pytest.mark.rule("GU-4.33")
def test_gu_4_33_mounting_needs_both_halves_beside_and_no_enemy_near() -> None:
    t = Arena({"drogo": "K11"}, FAR)
    t.stray("drogo", "K9", "K10")
    assert moving(t, "drogo").offered("mount") == []  # only the rear is beside him
    t.do("step", "L10")
    t.do("step", "L9")
    assert t.offered("mount") == ["drogo"]
    t = Arena({"drogo": "L9"}, {"said": "K8"})
    t.stray("drogo", "K9", "K10")
    assert moving(t, "drogo").offered("mount") == []


@pytest.mark.rule("GU-4.34")
@pytest.mark.rule("GU-4.36")
def test_gu_4_34_only_riders_mount_foreign_horses_and_keep_their_own_values() -> None:
    t = Arena({"jacques": "L9", "drogo": "J9"}, {**FAR, "leon": "X2"})
    t.stray("tristan", "K9", "K10")
    assert moving(t, "jacques").offered("mount") == []
    t.do("stop")
    moving(t, "drogo")
    t.do("mount", "tristan")
    assert attack(t.s, t.unit("drogo")) == 28
    assert t.s.mount[t.unit("drogo")] == t.unit("tristan")


@pytest.mark.rule("GU-4.35")
def test_gu_4_35_enemies_do_not_forbid_dismounting() -> None:
    t = moving(Arena({"tristan": "K9-K10"}, {"said": "K8"}), "tristan")
    assert "L9" in t.offered("dismount") and "K8" not in t.offered("dismount")


@pytest.mark.rule("GU-4.37")
@pytest.mark.rule("GU-4.41")
@pytest.mark.rule("GU-4.47")
def test_gu_4_41_a_riderless_horse_is_its_riders_while_he_stands_beside_it() -> None:
    t = Arena({"drogo": "L9", "jacques": "C3"}, FAR)
    t.stray("drogo", "K9", "K10")
    u = t.unit("drogo")
    assert controller(t.s, u) == 0
    assert not may_stand(t.s, t.unit("jacques"), t.hex("K9"))
    harm.stun(t.s, u)
    assert controller(t.s, u) == NONE


@pytest.mark.rule("GU-4.47")
def test_gu_4_47_a_horse_held_by_an_enemy_blocks_others_are_passed() -> None:
    t = Arena({"jacques": "K8"}, {"salim": "L9"})
    t.stray("salim", "K9", "K10")
    assert "K9" not in moving(t, "jacques").offered("step")
    t = Arena({"jacques": "K8"}, {"salim": "T9"})
    t.stray("salim", "K9", "K10")
    moving(t, "jacques")
    assert "K9" in t.offered("step")
    t.do("step", "K9")
    assert t.offered("stop") == []
