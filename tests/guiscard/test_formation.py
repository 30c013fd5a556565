"""GU-7.20 to GU-7.27, GU-7.35 to GU-7.41: spear formations and the foulkon."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena

from tafelrunde.core.actions import Refusal
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.formations import formation
from tafelrunde.games.guiscard.formations.formation import (
    FRONT,
    OPEN_SIDE,
    REAR,
    RETREATS,
    SHIELD,
    STANDS,
    WOUNDED_INSTEAD,
)
from tafelrunde.games.guiscard.formations.forming import Forming
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.infiltration.checks import modifier, owes, remember
from tafelrunde.games.guiscard.melee.advance import Advances
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.pieces.contact import can_strike, capable_near
from tafelrunde.games.guiscard.reach.steps import barred, may_stand
from tafelrunde.games.guiscard.retreats.retreat import Displace
from tafelrunde.games.guiscard.state import FOULKON, MOVED, SPEAR, WOUNDED

RANK = {"okeanos": "O9", "nikolaos": "P9", "andronikos": "Q9"}
SECOND = {"demetrios": "O10", "eustathios": "P10", "gregorios": "Q10"}
THIRD = {"kyrillos": "O11", "loukas": "P11", "markos": "Q11"}


def formed(men: dict[str, str], *, ours: dict[str, str] | None = None, kind: int = SPEAR) -> Arena:
    """Seat 1 stands in formation facing north."""
    t = Arena(ours or {"jacques": "A16"}, men)
    formation.declare(t.s, [t.unit(name) for name in men], kind, 0)
    return t


def markers(t: Arena) -> dict[str, str]:
    ids = t.s.board.roster.ids
    return {ids[u]: t.label(h) for u, h in enumerate(t.s.marker) if h != NONE}


@pytest.mark.rule("GU-7.20")
@pytest.mark.rule("GU-R.26")
def test_gu_7_20_three_side_by_side_with_markers_before_the_front_men() -> None:
    t = formed({**RANK, **SECOND})
    assert markers(t) == {"okeanos": "O8", "nikolaos": "P8", "andronikos": "Q8"}
    two = Arena({"jacques": "A16"}, {"okeanos": "O9", "nikolaos": "P9"})
    assert formation.possible(two.s, 1, SPEAR, 0) == []
    three = Arena({"jacques": "A16"}, RANK)
    assert formation.possible(three.s, 1, SPEAR, 0) == sorted([t.unit(n) for n in RANK])
    assert formation.possible(three.s, 1, SPEAR, 1) == []  # in that direction they form a file


@pytest.mark.rule("GU-7.20")
@pytest.mark.rule("GU-7.21")
@pytest.mark.rule("GU-7.39")
def test_gu_7_21_only_healthy_men_who_spent_at_most_three_points() -> None:
    t = Arena({"jacques": "A16"}, RANK)
    u = t.unit("nikolaos")
    t.s.spent[u] = 3
    assert formation.possible(t.s, 1, SPEAR, 0)
    t.s.spent[u] = 4
    assert formation.possible(t.s, 1, SPEAR, 0) == []
    t.s.spent[u], t.s.health[u] = 0, WOUNDED
    assert formation.possible(t.s, 1, SPEAR, 0) == []


@pytest.mark.rule("GU-7.22")
@pytest.mark.rule("GU-7.36")
def test_ex_15_a_file_three_deep_shifts_a_frontal_attack_by_three() -> None:
    ours = {"tancrede": "P7", "robert": "O7"}
    t = formed({**RANK, **SECOND, **THIRD}, ours=ours)
    attackers = [t.unit("tancrede"), t.unit("robert")]
    assert formation.defence_shift(t.s, attackers, t.unit("okeanos"), True) == (-3, FRONT)
    assert all(formation.strikes_marker(t.s, a, t.unit("okeanos")) for a in attackers)
    assert all(formation.frontal_blocked(t.s, a, t.unit("okeanos")) for a in attackers)


@pytest.mark.rule("GU-7.25")
@pytest.mark.rule("GU-R.90")
def test_ex_16_the_shield_side_knows_no_shift_and_the_worst_side_counts() -> None:
    t = formed(RANK, ours={"drogo": "N8", "arthur": "N9", "robert": "O10", "roland": "R8"})
    u, v = t.unit("okeanos"), t.unit("andronikos")
    left = [t.unit("drogo"), t.unit("arthur")]
    assert formation.defence_shift(t.s, left, u, False) == (0, SHIELD)
    assert formation.defence_shift(t.s, [*left, t.unit("robert")], u, False) == (2, REAR)
    assert formation.defence_shift(t.s, [t.unit("roland")], v, False) == (1, OPEN_SIDE)


@pytest.mark.rule("GU-7.37")
@pytest.mark.rule("GU-R.26")
def test_ex_81_sides_of_the_men_in_a_rank() -> None:
    t = formed(RANK)
    sides = [("andronikos", "R8", OPEN_SIDE), ("okeanos", "N8", SHIELD), ("nikolaos", "Q10", REAR)]
    sides += [
        ("andronikos", "Q10", REAR),
        ("nikolaos", "P8", FRONT),
        ("andronikos", "R9", OPEN_SIDE),
    ]
    for name, h, side in sides:
        assert formation.side_of(t.s, t.unit(name), t.hex(h)) == side


@pytest.mark.rule("GU-7.35")
@pytest.mark.rule("GU-7.36")
@pytest.mark.rule("GU-R.88")
def test_ex_82_markers_reach_the_hexes_beyond_them() -> None:
    t = formed(RANK, ours={"jacques": "P7"})
    u = t.unit("jacques")
    assert sorted(capable_near(t.s, 0, t.hex("P7"))) == sorted([t.unit(n) for n in RANK])
    remember(t.s, u)
    owed = owes(t.s, u, [t.unit("nikolaos")])  # attacking the marker is attacking him
    assert owed == [t.unit("okeanos"), t.unit("andronikos")]
    assert [modifier(t.s, u, e) for e in owed] == [1, 1]
    assert barred(t.s, 0, t.hex("P8")) and not barred(t.s, 1, t.hex("P8"))
    assert not may_stand(t.s, t.unit("okeanos"), t.hex("P8"))


@pytest.mark.rule("GU-7.35")
def test_gu_7_35_a_marker_needs_a_free_hex_that_foot_can_enter() -> None:
    t = Arena({"jacques": "P8"}, RANK, terrain={"O8": "s"}, level={"O8": 1})
    formation.declare(t.s, [t.unit(name) for name in RANK], SPEAR, 0)
    assert markers(t) == {"andronikos": "Q8"}


@pytest.mark.rule("GU-7.23")
@pytest.mark.rule("GU-R.27")
def test_ex_54_a_beaten_marker_protects_its_man_for_the_rest_of_the_turn() -> None:
    t = formed(RANK, ours={"jacques": "P7", "roland": "P8"})
    u, attacker = t.unit("nikolaos"), t.unit("roland")
    t.s.marker[u] = t.hex("P8")
    formation.beat_marker(t.s, u)
    assert t.s.marker[u] == NONE and formation.frontal_blocked(t.s, attacker, u)
    t.s.turn += 1
    assert not formation.frontal_blocked(t.s, attacker, u)
    assert formation.defence_shift(t.s, [attacker], u, False) == (0, FRONT)
    t.s.grid[t.hex("P8")] = NONE
    formation.refresh(t.s, 1)
    assert t.label(t.s.marker[u]) == "P8"


@pytest.mark.rule("GU-7.24")
@pytest.mark.rule("GU-7.38")
def test_gu_7_24_the_attack_of_a_file_is_shifted_by_its_depth() -> None:
    men = {**RANK, "demetrios": "O10"}
    t = formed(men, ours={"jacques": "P7", "roland": "N9"})
    two, one = t.unit("okeanos"), t.unit("nikolaos")
    assert formation.attack_shift(t.s, [two], t.unit("jacques")) == 2
    assert formation.attack_shift(t.s, [two, one], t.unit("jacques")) == 1
    assert formation.attack_shift(t.s, [two], t.unit("roland")) == 0  # on his shield side
    assert formation.attack_shift(t.s, [t.unit("demetrios")], t.unit("roland")) == 0


@pytest.mark.rule("GU-7.26")
@pytest.mark.rule("GU-R.38")
def test_gu_7_26_men_in_formation_do_not_retreat() -> None:
    t = formed(RANK, ours={"jacques": "P7", "roland": "N8", "drogo": "Q10"})
    u = t.unit("okeanos")
    assert formation.holds(t.s, u, [t.unit("jacques")]) == STANDS
    assert formation.holds(t.s, u, [t.unit("roland")]) == WOUNDED_INSTEAD
    assert formation.holds(t.s, t.unit("andronikos"), [t.unit("drogo")]) == WOUNDED_INSTEAD
    assert formation.holds_fire(t.s, u, t.hex("O2")) == STANDS
    assert formation.holds_fire(t.s, u, t.hex("O15")) == WOUNDED_INSTEAD
    formation.dissolve(t.s, [u])
    assert formation.holds(t.s, u, [t.unit("roland")]) == RETREATS


@pytest.mark.rule("GU-7.27")
@pytest.mark.rule("GU-7.41")
def test_gu_7_27_the_foulkon_is_three_wide_and_two_deep() -> None:
    t = Arena({"jacques": "P7"}, RANK)
    assert formation.possible(t.s, 1, FOULKON, 0) == []
    t = formed({**RANK, **SECOND}, ours={"jacques": "P8", "roland": "P7"}, kind=FOULKON)
    u = t.unit("nikolaos")
    assert markers(t) == {}
    assert not can_strike(t.s, u, t.hex("P7"))
    assert formation.defence_shift(t.s, [t.unit("jacques")], u, False) == (0, NONE)
    assert formation.attack_shift(t.s, [u], t.unit("jacques")) == -1
    assert formation.holds(t.s, u, [t.unit("jacques")]) == STANDS


@pytest.mark.rule("GU-7.27")
def test_gu_7_27_only_after_at_most_two_points() -> None:
    t = Arena({"jacques": "A16"}, {**RANK, **SECOND})
    t.s.spent[t.unit("okeanos")] = 3
    assert formation.possible(t.s, 1, FOULKON, 0) == []
    assert formation.possible(t.s, 1, SPEAR, 0)


@pytest.mark.rule("GU-7.39")
def test_gu_7_39_the_first_man_who_moves_lifts_the_markers() -> None:
    t = Arena(RANK, {"said": "A16"})
    formation.declare(t.s, [t.unit(name) for name in RANK], SPEAR, 0)
    t.begin(MoveStep(0))
    t.do("move", "okeanos")
    assert markers(t)
    t.do("step", "O10")
    assert markers(t) == {} and t.s.form[t.unit("nikolaos")] == 0


@pytest.mark.rule("GU-7.39")
def test_gu_7_39_a_formation_may_be_dissolved() -> None:
    t = Arena(RANK, {"said": "A16"})
    formation.declare(t.s, [t.unit(name) for name in RANK], SPEAR, 0)
    t.begin(MoveStep(0))
    t.do("dissolve", "okeanos")
    assert markers(t) == {}
    assert not t.s.done[t.unit("okeanos")] & MOVED


@pytest.mark.rule("GU-7.39")
def test_gu_7_39_who_loses_his_neighbours_loses_the_formation() -> None:
    t = formed({**RANK, "demetrios": "R9"})
    t.s.health[t.unit("nikolaos")] = WOUNDED
    formation.keep_valid(t.s)
    assert len(markers(t)) == 4  # wounded men count
    harm.kill(t.s, t.unit("nikolaos"))
    assert markers(t) == {}


def advancing(name: str) -> Arena:
    """A rank of four who won a combat; one of them advances to the hex before him."""
    men = {**RANK, "demetrios": "R9"}
    t = Arena(men, {"said": "A16"})
    formation.declare(t.s, [t.unit(man) for man in men], SPEAR, 0)
    t.begin(Advances([t.unit(name)], [t.s.marker[t.unit(name)]], [t.unit("said")]))
    t.do("advance", name)
    return t


@pytest.mark.rule("GU-7.39")
def test_gu_7_39_the_others_stay_in_formation_when_one_man_advances() -> None:
    t = advancing("demetrios")
    assert len(markers(t)) == 4  # he has not left his hex
    t.do("step", "R8")
    assert t.s.form[t.unit("demetrios")] == 0
    assert markers(t) == {"okeanos": "O8", "nikolaos": "P8", "andronikos": "Q8"}


@pytest.mark.rule("GU-7.39")
def test_gu_7_39_the_advance_of_a_man_in_the_middle_leaves_too_few_side_by_side() -> None:
    t = advancing("nikolaos")
    t.do("step", "P8")
    assert markers(t) == {} and all(t.s.form[t.unit(man)] == 0 for man in RANK)


@pytest.mark.rule("GU-7.39")
def test_gu_7_39_a_man_who_makes_room_has_left_the_formation() -> None:
    men = {**RANK, "demetrios": "R9"}
    t = formed({**men, "eustathios": "R11"})
    formation.dissolve(t.s, [t.unit("eustathios")])
    t.begin(Displace(t.unit("demetrios"), [t.hex("R9")]))
    t.do("at", "R10")
    assert t.s.form[t.unit("demetrios")] == 0 and len(markers(t)) == 3


@pytest.mark.rule("GU-7.39")
def test_d_20_formations_are_declared_with_their_facing() -> None:
    t = Arena(RANK, {"said": "A16"})
    t.begin(Forming(0))
    assert [a.args[0] for a in t.s.legal(0) if a.verb == "spear"] == [0, 3]
    assert t.offered("foulkon") == []
    t.do("spear", "3")
    assert markers(t) == {"okeanos": "O10", "nikolaos": "P10", "andronikos": "Q10"}


@pytest.mark.rule("GU-7.21")
def test_gu_7_21_markers_come_back_after_a_short_move() -> None:
    t = Arena(RANK, {"said": "A16"})
    for name in RANK:
        t.s.spent[t.unit(name)] = 3
    t.begin(Forming(0))
    t.do("spear", "0")
    assert len(markers(t)) == 3


FIVE = {**RANK, "demetrios": "R9", "eustathios": "S9"}


@pytest.mark.rule("GU-7.20")
@pytest.mark.rule("GU-7.39")
def test_d_20_the_owner_leaves_men_out_and_the_others_form() -> None:
    t = Arena(FIVE, {"said": "A16"})
    t.begin(Forming(0))
    assert set(t.offered("leave_out")) == set(FIVE) - {"andronikos"}  # two and two are no ranks
    t.do("leave_out", "eustathios")
    assert t.why_not("leave_out", "eustathios") == Refusal(
        "GU-7.39", "joins-nothing", {"unit": t.unit("eustathios")}
    )
    t.do("spear", "0")
    assert set(markers(t)) == {"okeanos", "nikolaos", "andronikos", "demetrios"}
    assert t.s.form[t.unit("eustathios")] == 0


@pytest.mark.rule("GU-7.20")
def test_gu_7_20_nobody_is_left_out_whom_every_rank_of_three_needs() -> None:
    t = Arena(FIVE, {"said": "A16"})
    t.begin(Forming(0))
    t.do("leave_out", "okeanos")
    t.do("leave_out", "eustathios")
    assert t.offered("leave_out") == []
    no = t.why_not("leave_out", "andronikos")
    assert no is not None and (no.rule, no.key) == ("GU-7.20", "too-few-without")
    t.do("spear", "0")
    assert set(markers(t)) == {"nikolaos", "andronikos", "demetrios"}


@pytest.mark.rule("GU-7.20")
def test_gu_7_20_a_gap_parts_the_line_and_only_ranks_of_three_form() -> None:
    t = Arena(FIVE, {"said": "A16"})
    t.begin(Forming(0))
    t.do("leave_out", "demetrios")  # Eustathios stands alone now
    t.do("spear", "0")
    assert set(markers(t)) == set(RANK)


@pytest.mark.rule("GU-7.39")
def test_d_20_who_was_left_out_may_join_the_next_formation() -> None:
    men = {**FIVE, "gregorios": "T9"}
    t = Arena(men, {"said": "A16"})
    t.begin(Forming(0))
    t.do("leave_out", "okeanos")
    t.do("leave_out", "nikolaos")
    t.do("leave_out", "andronikos")
    t.do("spear", "0")
    assert set(markers(t)) == set(men) - set(RANK)
    t.do("spear", "3")
    assert {name for name in men if t.s.facing[t.unit(name)] == 3} == set(RANK)


@pytest.mark.rule("GU-7.27")
def test_gu_7_27_without_a_second_rank_there_is_no_foulkon() -> None:
    t = Arena({**RANK, **SECOND}, {"said": "A16"})
    t.begin(Forming(0))
    assert [a.args[0] for a in t.s.legal(0) if a.verb == "foulkon"] == [0, 3]
    t.do("leave_out", "gregorios")
    no = t.why_not("foulkon", "0")
    assert no is not None and (no.rule, no.key) == ("GU-7.27", "no-foulkon")
    no = t.why_not("spear", "1")
    assert no is not None and (no.rule, no.key) == ("GU-7.20", "no-rank")
