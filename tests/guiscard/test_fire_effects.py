"""GU-5.21 and GU-5.42 to GU-5.47: what shots do, in the own turn and in defence."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from guiscard.fights import duel, step

from tafelrunde.games.guiscard.files.odds import COMPOSITE_BOW, SHORT_BOW, SLING
from tafelrunde.games.guiscard.fire.fire import MissileStep, Volley, can_fire_back
from tafelrunde.games.guiscard.fire.shot import preview
from tafelrunde.games.guiscard.pieces.placing import lift
from tafelrunde.games.guiscard.retreats.ways_back import away
from tafelrunde.games.guiscard.state import FIRED_BACK, FOULKON, HORSE_DEAD, RIDERLESS, SPEAR

# -- effects


@pytest.mark.rule("GU-5.21")
@pytest.mark.rule("GU-1.7")
def test_gu_5_21_armour_cover_and_weapon_choose_the_line() -> None:
    t = duel("olivier", "K1", "said", "K8")
    odds = t.s.board.numbers.odds
    assert odds.effect(False, 0, 1, False, COMPOSITE_BOW) == "C"
    assert odds.effect(False, 0, 2, False, COMPOSITE_BOW) == "C"
    assert odds.effect(False, 0, 2, True, COMPOSITE_BOW) == "B"
    assert odds.effect(False, 3, 1, False, SLING) == "A"
    assert odds.effect(True, 0, 1, False, COMPOSITE_BOW) == "F"
    assert odds.effect(True, 2, 10, False, SLING) == "-"
    armour = step(duel("olivier", "K1", "zahir", "K8"), "olivier", "K8")
    armour.roll(1, 1)  # 1 + 1 + 2 = line 4: B
    assert armour.state("zahir") == "wounded"


@pytest.mark.rule("GU-7.27")
@pytest.mark.rule("GU-5.21")
def test_ex_55_a_foulkon_under_fire() -> None:
    hoplites = {"okeanos": "K8", "nikolaos": "L8", "andronikos": "M8", "demetrios": "K9"}
    t = Arena({"ali": "K1"}, {**hoplites, "eustathios": "L9", "gregorios": "M9"})
    for name in (*hoplites, "eustathios", "gregorios"):
        t.s.form[t.unit(name)] = FOULKON
    step(t, "ali", "K8").roll(1, 2)
    hit = t.events("unit-hit")[0]
    assert (hit["cover"], hit["letter"]) == ("medium", "B")
    assert t.state("okeanos") == "wounded"


@pytest.mark.rule("GU-R.38")
def test_gu_r_38_formations_do_not_retreat_from_fire() -> None:
    men = {"okeanos": "K8", "nikolaos": "L7", "andronikos": "M8"}
    for shooter, state, key in (("K1", "healthy", 1), ("K15", "wounded", 0)):
        t = Arena({"olivier": shooter}, men)
        for name in men:
            t.s.form[t.unit(name)] = SPEAR
            t.s.facing[t.unit(name)] = 0
        step(t, "olivier", "K8").roll(1, 5)  # 5 + 1 + 2 = line 8: A
        assert t.events("unit-hit")[0]["letter"] == "A"
        assert t.state("okeanos") == state
        assert len(t.events("stands-firm")) == key


@pytest.mark.rule("GU-5.42")
@pytest.mark.rule("GU-2.3")
def test_gu_5_42_result_a_drives_back_two_hexes() -> None:
    t = step(duel("olivier", "K1", "said", "K8"), "olivier", "K8")
    t.roll(1, 6)  # line 8: A
    assert t.s.to_move() == 1
    assert set(t.offered("step")) == {"J8", "K9", "L8"}
    t.do("step", "K9")
    assert set(t.offered("step")) == {"J9", "K10", "L9"}
    t.do("step", "J9")
    assert t.where("said") == "J9" and t.s.over


@pytest.mark.rule("GU-5.42")
def test_gu_5_42_friends_are_passed_and_displaced_enemies_are_not() -> None:
    theirs = {"said": "K8", "anwar": "K9", "latif": "K10"}
    t = step(Arena({"olivier": "K1", "avray": "J8"}, theirs), "olivier", "K8")
    t.roll(1, 6)
    assert set(t.offered("step")) == {"K9", "L8"}  # J8 is an enemy's
    t.do("step", "K9")
    t.do("hold")  # Avray would check him there
    t.do("step", "K10")
    assert set(t.offered("at")) >= {"K11", "J10", "L10"}
    t.do("at", "K11")
    assert (t.where("said"), t.where("anwar"), t.where("latif")) == ("K10", "K9", "K11")


@pytest.mark.rule("GU-R.118")
@pytest.mark.rule("GU-1.12")
def test_gu_r_118_a_stunned_friend_is_passed_but_makes_no_room() -> None:
    theirs = {"said": "K8", "anwar": "K9 stunned", "latif": "K10 stunned"}
    t = step(Arena({"olivier": "K1", "jacques": "A1"}, theirs), "olivier", "K8")
    t.roll(1, 6)
    assert "K9" in t.offered("step")
    t.do("step", "K9")
    assert t.offered("step") and "K10" not in t.offered("step")


@pytest.mark.rule("GU-5.42")
@pytest.mark.rule("GU-4.24")
def test_gu_5_42_who_cannot_go_back_is_wounded() -> None:
    walls = {"house_wall": ["K8:SE", "K8:S", "K8:SW"]}
    t = step(duel("olivier", "K1", "said", "K8", sides=walls), "olivier", "K8")
    t.roll(1, 6)
    assert t.state("said") == "wounded" and t.where("said") == "K8"


@pytest.mark.rule("GU-4.23")
@pytest.mark.rule("GU-5.43")
def test_ex_5_a_retreat_from_fire_is_checked_in_every_hex() -> None:
    ours = {"olivier": "K1", "avray": "I9"}
    t = step(Arena(ours, {"said": "K8"}), "olivier", "K8")
    t.roll(1, 6)
    t.do("step", "J8")  # beside Avray on I9
    assert t.offered("check") == ["avray"]
    t.do("check", "avray")
    t.roll(6)  # stopped
    assert t.where("said") == "J8" and t.s.over


@pytest.mark.rule("GU-5.43")
def test_gu_5_43_a_displaced_friend_is_checked_where_it_is_pushed() -> None:
    ours = {"olivier": "K1", "avray": "K13"}
    t = step(Arena(ours, {"said": "K8", "anwar": "K10"}), "olivier", "K8")
    t.roll(1, 6)
    t.do("step", "K9")
    t.do("step", "K10")
    t.do("at", "K11")
    assert t.s.over
    near = step(
        Arena({"olivier": "K1", "avray": "K12"}, {"said": "K8", "anwar": "K10"}), "olivier", "K8"
    )
    near.roll(1, 6)
    near.do("step", "K9")
    near.do("step", "K10")
    near.do("at", "K11")
    assert near.offered("check") == ["avray"]


@pytest.mark.rule("GU-R.58")
@pytest.mark.rule("GU-R.59")
def test_gu_r_58_nobody_drowns_where_a_friend_cannot_make_room() -> None:
    water = {"K10": "W"}
    walls = {"house_wall": ["K9:SW", "K9:SE"]}
    free = Arena({"olivier": "K5"}, {"zahir": "K9", "said": "K10"}, terrain=water, sides=walls)
    zahir, source = free.unit("zahir"), free.hex("K5")
    assert [free.label(at) for at, _ in away(free.s, zahir, source, True)] == ["K10"]
    full = {"house_wall": ["K9:SW", "K9:SE", *[f"K10:{d}" for d in ("NE", "SE", "S", "SW", "NW")]]}
    shut = Arena({"olivier": "K5"}, {"zahir": "K9", "said": "K10"}, terrain=water, sides=full)
    assert away(shut.s, zahir, source, True) == []


@pytest.mark.rule("GU-5.44")
def test_gu_5_44_a_rider_retreats_by_two_steps_with_free_turns() -> None:
    t = step(Arena({"olivier": "K1"}, {"omar": "K8-K9"}), "olivier", "K8")
    t.roll(1, 5)  # 5 + 2 = line 7: A
    first = set(t.offered("step"))
    assert "K10" in first and "K7" not in first
    t.do("step", "K10")
    assert t.where("omar") == "K10-K9"
    t.do("step", "K11")
    assert t.where("omar") == "K11-K10" and t.s.over


@pytest.mark.rule("GU-1.13")
def test_gu_1_13_a_stunned_unit_obliged_to_retreat_dies() -> None:
    t = step(duel("olivier", "K1", "said", "K8 stunned"), "olivier", "K8")
    t.roll(1, 6)
    assert t.state("said") == "dead"


@pytest.mark.rule("GU-6.17")
@pytest.mark.rule("GU-6.18")
@pytest.mark.parametrize(
    ("roll", "letter", "state", "horse"),
    [(4, "B", "wounded", 1), (3, "C", "stunned", RIDERLESS), (2, "D", "stunned", HORSE_DEAD)],
)
def test_gu_6_17_riders_hit_by_a_bow(roll: int, letter: str, state: str, horse: int) -> None:
    t = step(Arena({"olivier": "K1"}, {"omar": "K8-K9"}), "olivier", "K8")
    t.roll(1, roll)
    assert t.events("unit-hit")[0]["letter"] == letter
    if letter in "CD":
        assert set(t.offered("at")) == {"J8", "L8", "J7", "L7", "J9", "L9"}
        t.do("at", "L8")
        assert t.where("omar") == "L8"
    assert t.state("omar") == state
    assert t.s.horse[t.unit("omar")] == horse


@pytest.mark.rule("GU-6.18")
def test_gu_6_18_a_composite_bow_can_kill_horse_and_rider() -> None:
    t = step(Arena({"ali": "K1"}, {"tancrede": "K8-K9"}), "ali", "K8")
    t.roll(1, 2)  # 2 + 1 + 1 = line 4: D
    assert t.s.horse[t.unit("tancrede")] == HORSE_DEAD
    bare = step(Arena({"ali": "K1"}, {"omar": "K8-K9", "said": "X16"}), "ali", "K8")
    bare.roll(1, 1)
    assert bare.events("unit-hit")[0]["letter"] == "F"
    assert bare.state("omar") == "dead" and bare.s.horse[bare.unit("omar")] == HORSE_DEAD
    thrown = step(Arena({"ali": "K1"}, {"omar": "K8-K9"}), "ali", "K8")
    thrown.roll(1, 2)
    assert thrown.events("unit-hit")[0]["letter"] == "E"
    thrown.do("at", "J8")
    assert thrown.state("omar") == "wounded" and thrown.where("omar") == "J8"


@pytest.mark.rule("GU-6.29")
def test_gu_6_29_a_wounded_rider_who_is_thrown_dies() -> None:
    t = step(Arena({"olivier": "K1"}, {"omar": "K8-K9 wounded", "said": "X16"}), "olivier", "K8")
    t.roll(1, 3)
    assert t.state("omar") == "dead" and t.s.horse[t.unit("omar")] == RIDERLESS


@pytest.mark.rule("GU-6.17")
def test_gu_6_17_a_friend_makes_room_for_a_thrown_rider() -> None:
    ring = ("J8", "L8", "J7", "L7", "J9", "L9")
    names = ("said", "anwar", "latif", "juba", "gauda", "harun")
    men = dict(zip(names, ring, strict=True))
    t = step(Arena({"olivier": "K1"}, {"omar": "K8-K9", **men}), "olivier", "K8")
    t.roll(1, 3)
    assert set(t.offered("shift")) == set(names)
    t.do("shift", "said")
    t.do("at", "I9")
    t.do("at", "J8")
    assert t.where("omar") == "J8" and t.state("omar") == "stunned"


@pytest.mark.rule("GU-6.17")
@pytest.mark.rule("GU-4.44")
def test_gu_6_17_nobody_falls_where_somebody_is_on_the_move_or_came_from() -> None:
    t = step(Arena({"olivier": "K1", "tancrede": "I8-I7"}, {"omar": "K8-K9"}), "olivier", "K8")
    u = t.unit("tancrede")
    lift(t.s, u)
    t.s.mover, t.s.track = u, [t.hex("L8"), t.hex("M8")]
    t.s.at[u], t.s.rear[u] = t.hex("J7"), t.hex("J8")
    t.roll(1, 3)
    assert set(t.offered("at")) == {"L7", "J9", "L9"}


@pytest.mark.rule("GU-6.29")
def test_gu_6_29_among_enemies_only_a_thrown_rider_dies() -> None:
    ring = ("J8", "L8", "J7", "L7", "J9", "L9")
    names = ("avray", "osbern", "rioulf", "turold", "roland", "jacques")
    men = {name: f"{h} stunned" for name, h in zip(names, ring, strict=True)}
    t = step(Arena({"olivier": "K1", **men}, {"omar": "K8-K9", "said": "X16"}), "olivier", "K8")
    t.roll(1, 3)
    assert t.state("omar") == "dead"


@pytest.mark.rule("GU-6.19")
def test_gu_6_19_riderless_horses_are_hit_like_riders() -> None:
    for roll, state in ((3, RIDERLESS), (2, HORSE_DEAD)):
        t = Arena({"olivier": "K1"}, {"omar": "A8", "said": "X16"})
        t.stray("omar", "K8", "K9")
        step(t, "olivier", "K8").roll(1, roll)
        assert t.s.horse[t.unit("omar")] == state
    armoured = Arena({"olivier": "K1"}, {"leon": "A8", "said": "X16"})
    armoured.stray("leon", "K8", "K9")
    step(armoured, "olivier", "K8").roll(1, 2)
    assert armoured.s.horse[armoured.unit("leon")] == RIDERLESS


@pytest.mark.rule("GU-R.42")
def test_gu_r_42_a_shot_that_strays_behind_a_wall_is_lost() -> None:
    theirs = {"said": "K9", "anwar": "K10"}
    for walls, lost in (({"house_wall": ["K9:S"]}, 1), ({}, 0)):
        t = Arena({"olivier": "K1"}, theirs, sides=walls)
        step(t, "olivier", "K9").roll(5)
        assert len(t.events("shot-lost")) == lost


# -- defensive fire


def moving(shooters: dict[str, str], name: str, place: str, points: int) -> Arena:
    """A unit of seat 0 in mid-move."""
    t = Arena({name: place, "anwar": "X1"}, {**shooters, "perrin": "X16"})
    t.s.mover, t.s.points = t.unit(name), points
    lift(t.s, t.unit(name))
    return t


@pytest.mark.rule("GU-5.11")
@pytest.mark.rule("GU-R.39")
@pytest.mark.parametrize(
    ("roll", "points", "state"), [(6, 3, "healthy"), (3, 2, "wounded"), (1, 5, "dead")]
)
def test_gu_5_11_defensive_results_cost_points(roll: int, points: int, state: str) -> None:
    t = moving({"olivier": "K1"}, "said", "K8", 5)
    t.begin(Volley([t.unit("olivier")], [t.hex("K8")], t.unit("said")))
    t.roll(1, roll)
    assert t.state("said") == state
    assert t.s.points == points


@pytest.mark.rule("GU-5.12")
def test_gu_5_12_all_named_shooters_have_fired() -> None:
    t = moving({"olivier": "K1", "aubert": "L1", "gilles": "M1"}, "said", "K8", 5)
    names = [t.unit(name) for name in ("olivier", "aubert", "gilles")]
    t.begin(Volley(names, [t.hex("K8")] * 3, t.unit("said")))
    t.roll(1, 1)
    assert t.state("said") == "dead"
    assert t.events("arrows-wasted")[0]["n"] == 2
    assert all(t.s.done[u] & FIRED_BACK for u in names)


@pytest.mark.rule("GU-5.46")
@pytest.mark.rule("GU-R.84")
def test_gu_5_46_a_standing_unit_is_not_driven_back() -> None:
    for roll, state in ((6, "healthy"), (3, "wounded")):
        t = Arena({"said": "K8", "anwar": "X1"}, {"olivier": "K1"})
        t.begin(Volley([t.unit("olivier")], [t.hex("K8")], t.unit("said"), True))
        t.roll(1, roll)
        assert t.state("said") == state and t.where("said") == "K8" and t.s.over


@pytest.mark.rule("GU-5.11")
def test_gu_5_11_contact_with_the_mover_itself_prevents_fire() -> None:
    t = moving({"olivier": "K1"}, "said", "K2", 5)
    assert can_fire_back(t.s, t.unit("olivier"), t.unit("said")) == []
    far = moving({"olivier": "K1"}, "said", "K3", 5)
    assert can_fire_back(far.s, far.unit("olivier"), far.unit("said")) == [far.hex("K3")]


# -- thrown lances


@pytest.mark.rule("GU-7.1")
def test_ex_11_lances_fly_to_the_front_and_the_sides() -> None:
    """EX-11: at both knights, not at the men behind."""
    theirs = {"tancrede": "K4-K3", "tristan": "O9-O8", "jacques": "K13", "roland": "L14"}
    t = Arena({"khaled": "K9-K10"}, theirs)
    t.begin(MissileStep(0))
    t.do("shoot", "khaled")
    assert set(t.offered("aim")) == {"K4", "K3", "O9", "O8"}
    refusal = t.why_not("aim", "K13")
    assert refusal is not None and refusal.rule == "GU-7.1"


@pytest.mark.rule("GU-7.2")
def test_ex_12_over_a_friend_from_three_hexes_on() -> None:
    theirs = {"tancrede": "N7-O7", "tristan": "H7-G7", "amadeo": "K7"}
    friends = {"said": "K8", "anwar": "L8", "latif": "J8"}
    t = Arena({"khaled": "K9-K10", **friends}, theirs)
    t.begin(MissileStep(0))
    t.do("shoot", "khaled")
    assert set(t.offered("aim")) >= {"N7", "H7"}
    refusal = t.why_not("aim", "K7")
    assert refusal is not None and refusal.rule == "GU-5.34"


@pytest.mark.rule("GU-5.21")
def test_the_preview_of_a_shot_counts_hits_and_effects() -> None:
    t = duel("olivier", "K1", "said", "K5")
    shown = preview(t.s, t.unit("olivier"), t.hex("K1"), t.hex("K5"), SHORT_BOW)
    assert (shown.distance, shown.modifier, shown.hits, shown.cover) == (4, -2, 6, 0)
    assert shown.effects == "CBBBAA----"
