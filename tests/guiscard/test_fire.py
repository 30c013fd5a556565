"""GU-5.1 to GU-5.24: who fires, and where shots land."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from guiscard.fights import duel, step

from tafelrunde.games.guiscard.files.odds import (
    COMPOSITE_BOW,
    JAVELIN,
    LANCE_FOOT,
    LANCE_MOUNTED,
    LONG,
    MEDIUM,
    SHORT,
    SHORT_BOW,
    SLING,
)
from tafelrunde.games.guiscard.fire.fire import (
    MissileStep,
    Volley,
    can_fire_back,
    may_fire_back,
    points_after_fire,
    weapon_of,
)
from tafelrunde.games.guiscard.fire.shot import aim_modifier, hit_hex
from tafelrunde.games.guiscard.pieces.placing import lift
from tafelrunde.games.guiscard.state import ATTACKED, BUSY, FIRED, FIRED_BACK

# -- weapons and who may fire


@pytest.mark.rule("GU-5.1")
@pytest.mark.rule("GU-5.2")
def test_gu_5_1_what_each_unit_fires() -> None:
    ours = {"olivier": "A1", "landry": "B1", "jacques": "C1", "avray": "D1", "tancrede": "E2-E1"}
    t = Arena(ours, {"omar": "K2-K1", "dawud": "M1", "ali": "N1", "leon": "P2-P1"})
    weapons = {name: weapon_of(t.s, t.unit(name)) for name in [*ours, "omar", "dawud", "ali"]}
    assert weapons == {
        "olivier": SHORT_BOW,
        "landry": JAVELIN,
        "jacques": LANCE_FOOT,
        "avray": -1,
        "tancrede": LANCE_MOUNTED,
        "omar": COMPOSITE_BOW,
        "dawud": SLING,
        "ali": COMPOSITE_BOW,
    }
    assert weapon_of(t.s, t.unit("leon")) == -1  # GU-5.4: a lance with a flag is not thrown
    riding = Arena({"olivier": "A2-A1", "landry": "C2-C1"}, {"said": "K9"})
    for name in ("olivier", "landry"):  # short bow and javelin are for foot only
        assert weapon_of(riding.s, riding.unit(name)) == -1


@pytest.mark.rule("GU-5.3")
def test_gu_5_3_no_unit_fires_an_engine_by_itself() -> None:
    t = duel("olivier", "K1", "said", "K8")
    engine = t.s.board.numbers.odds.weapon_ids.index("stone_thrower")
    everybody = range(t.s.board.people)
    assert all(weapon_of(t.s, u) != engine for u in everybody)


@pytest.mark.rule("GU-12.20")
def test_gu_12_20_no_lance_from_horseback_without_chapter_7() -> None:
    t = Arena({"tancrede": "E2-E1", "jacques": "C1"}, {"said": "K9"}, chapters=6)
    assert weapon_of(t.s, t.unit("tancrede")) == -1
    assert weapon_of(t.s, t.unit("jacques")) == LANCE_FOOT


@pytest.mark.rule("GU-5.4")
@pytest.mark.rule("GU-5.6")
def test_gu_5_4_a_lance_is_thrown_once() -> None:
    t = step(duel("jacques", "K1", "said", "K4"), "jacques", "K4")
    assert t.s.lance[t.unit("jacques")] == 0
    assert weapon_of(t.s, t.unit("jacques")) == -1
    hoplite = Arena({"okeanos": "K1"}, {"said": "K4"})
    assert weapon_of(hoplite.s, hoplite.unit("okeanos")) == -1


@pytest.mark.rule("GU-5.5")
@pytest.mark.rule("GU-2.3")
def test_gu_5_5_once_per_step_and_several_at_one_target() -> None:
    t = Arena({"olivier": "K1", "aubert": "L1"}, {"said": "K7"})
    step(t, "olivier", "K7").roll(1, 10)
    refusal = t.why_not("shoot", "olivier")
    assert refusal is not None and refusal.rule == "GU-5.5"
    t.do("shoot", "aubert")
    t.do("aim", "K7")
    t.roll(1, 10)
    assert t.s.over  # nobody is left who could fire


@pytest.mark.rule("GU-5.9")
@pytest.mark.rule("GU-5.47")
def test_gu_5_9_nobody_fires_next_to_a_capable_enemy() -> None:
    t = Arena({"olivier": "K1", "aubert": "A1"}, {"said": "K2", "anwar": "A7"})
    t.begin(MissileStep(0))
    refusal = t.why_not("shoot", "olivier")
    assert refusal is not None and refusal.rule == "GU-5.9"
    stunned = Arena({"olivier": "K1"}, {"said": "K2 stunned"})
    stunned.begin(MissileStep(0))
    assert stunned.why_not("shoot", "olivier") is None


@pytest.mark.rule("GU-5.32")
@pytest.mark.rule("GU-1.12")
def test_gu_5_32_nobody_fires_from_water_or_stunned() -> None:
    ours = {"olivier": "K1", "aubert": "A1 stunned", "gilles": "C1"}
    t = Arena(ours, {"said": "K7"}, terrain={"K1": "w"})
    t.begin(MissileStep(0))
    for name, rule in (("olivier", "GU-5.32"), ("aubert", "GU-1.12")):
        refusal = t.why_not("shoot", name)
        assert refusal is not None and refusal.rule == rule
    assert t.why_not("shoot", "gilles") is None


@pytest.mark.rule("GU-R.201")
@pytest.mark.rule("GU-4.41")
def test_gu_r_201_free_horses_are_targets_and_held_ones_are_not() -> None:
    t = Arena({"olivier": "K1", "tancrede": "A9"}, {"said": "X16"})
    t.stray("tancrede", "K8", "K9")
    t.begin(MissileStep(0))
    t.do("shoot", "olivier")
    assert set(t.offered("aim")) == {"K8", "K9", "X16"}
    held = Arena({"olivier": "K1", "tancrede": "J8"}, {"said": "X16"})
    held.stray("tancrede", "K8", "K9")
    held.begin(MissileStep(0))
    held.do("shoot", "olivier")
    assert held.offered("aim") == ["X16"]


@pytest.mark.rule("GU-5.18")
def test_gu_5_18_both_hexes_of_a_rider_are_targets() -> None:
    t = Arena({"olivier": "K1"}, {"khaled": "K6-K7"})
    t.begin(MissileStep(0))
    t.do("shoot", "olivier")
    assert t.offered("aim") == ["K6", "K7"]


@pytest.mark.rule("GU-5.5")
@pytest.mark.rule("GU-5.7")
@pytest.mark.rule("GU-5.8")
@pytest.mark.rule("GU-5.10")
@pytest.mark.rule("GU-R.11")
def test_gu_5_7_what_the_own_turn_leaves_for_defensive_fire() -> None:
    t = duel("said", "K7", "olivier", "K1")
    u = t.unit("olivier")
    for spent, done, able in (
        (0, 0, True),
        (4, 0, True),
        (5, 0, False),  # EX-51
        (0, FIRED, True),
        (1, FIRED, False),
        (0, ATTACKED, False),
        (0, FIRED_BACK, False),
        (0, BUSY, False),
    ):
        t.s.spent[u], t.s.done[u] = spent, done
        assert may_fire_back(t.s, u) == able, (spent, done)
        assert bool(can_fire_back(t.s, u, t.unit("said"))) == able


@pytest.mark.rule("GU-R.204")
def test_gu_r_204_half_is_measured_by_the_present_state() -> None:
    for place, able in (("K1", True), ("K1 wounded", False)):
        t = duel("said", "K7", "olivier", place)
        t.s.spent[t.unit("olivier")] = 4
        assert may_fire_back(t.s, t.unit("olivier")) == able


@pytest.mark.rule("GU-5.7")
def test_gu_5_7_bows_that_fired_move_half_and_javelins_freely() -> None:
    t = Arena({"olivier": "K1", "landry": "L1", "jacques": "M1"}, {"said": "K7"})
    for name, points in (("olivier", 3), ("landry", 7), ("jacques", 7)):
        u = t.unit(name)
        assert points_after_fire(t.s, u, 7) == 7
        t.s.done[u] |= FIRED
        assert points_after_fire(t.s, u, 7) == points


@pytest.mark.rule("GU-R.82")
@pytest.mark.rule("GU-5.1")
def test_gu_r_82_javelins_and_lances_do_not_fire_back() -> None:
    t = Arena({"said": "K7"}, {"landry": "K3", "jacques": "L3", "olivier": "M3"})
    said = t.unit("said")
    assert can_fire_back(t.s, t.unit("landry"), said) == []
    assert can_fire_back(t.s, t.unit("jacques"), said) == []
    assert can_fire_back(t.s, t.unit("olivier"), said) == [t.hex("K7")]


# -- hitting


@pytest.mark.rule("GU-5.17")
@pytest.mark.rule("GU-7.3")
def test_gu_5_17_range_bands() -> None:
    t = duel("olivier", "K1", "said", "K7")
    odds = t.s.board.numbers.odds
    for weapon, hexes, band in (
        (LANCE_MOUNTED, 4, SHORT),
        (LANCE_MOUNTED, 10, MEDIUM),
        (LANCE_MOUNTED, 15, LONG),
        (LANCE_MOUNTED, 16, -1),
        (LANCE_FOOT, 9, LONG),
        (LANCE_FOOT, 13, -1),
        (JAVELIN, 13, LONG),
        (SHORT_BOW, 8, SHORT),
        (SHORT_BOW, 9, MEDIUM),
        (COMPOSITE_BOW, 70, LONG),
        (SLING, 35, LONG),
        (SLING, 0, -1),
    ):
        assert odds.band(weapon, hexes) == band


@pytest.mark.rule("GU-5.19")
def test_gu_5_19_what_is_added_to_the_hit_roll() -> None:
    ours = {"olivier": "A1", "aubert": "B1 wounded", "bardas": "C2-C1", "landry": "D1"}
    t = Arena({**ours, "platon": "E1"}, {"said": "K9"})
    for name, weapon, hexes, total in (
        ("olivier", SHORT_BOW, 5, 0),
        ("olivier", SHORT_BOW, 4, -2),
        ("olivier", SHORT_BOW, 9, 1),
        ("olivier", SHORT_BOW, 21, 2),
        ("aubert", SHORT_BOW, 5, 1),
        ("aubert", SHORT_BOW, 4, -1),
        ("bardas", COMPOSITE_BOW, 10, -1),
        ("bardas", COMPOSITE_BOW, 4, -3),
        ("landry", JAVELIN, 4, 0),
        ("platon", SLING, 4, -2),
    ):
        assert aim_modifier(t.s, t.unit(name), weapon, hexes) == total, (name, hexes)


@pytest.mark.rule("GU-5.19")
@pytest.mark.rule("GU-5.21")
def test_ex_31_a_byzantine_horse_archer_wounds() -> None:
    t = step(Arena({"bardas": "K3-K2"}, {"said": "K13"}), "bardas", "K13")
    t.roll(5, 4)
    assert t.events("shot-lands")[0]["total"] == 4
    assert t.state("said") == "wounded"


@pytest.mark.rule("GU-5.24")
@pytest.mark.rule("GU-5.20")
def test_ex_33_a_javelin_falls_short() -> None:
    """EX-33: at 13 hexes an 8 becomes 10, and the javelin falls on K13."""
    t = step(Arena({"landry": "K1"}, {"said": "K14", "anwar": "K13"}), "landry", "K14")
    t.roll(8)
    landed = t.events("shot-lands")[0]
    assert (landed["total"], t.label(int(landed["hex"]))) == (10, "K13")
    t.roll(1)  # GU-5.19: whoever is in the hit hex is hit
    assert t.state("anwar") == "dead" and t.state("said") == "healthy"


@pytest.mark.rule("GU-5.24")
def test_ex_84_a_shot_through_a_corner() -> None:
    t = duel("olivier", "K8", "said", "M8")
    assert t.label(hit_hex(t.s, t.hex("K8"), t.hex("M8"), 7)) == "M7"
    around = [t.label(hit_hex(t.s, t.hex("K8"), t.hex("M8"), roll)) for roll in range(4, 11)]
    assert around == ["M8", "N7", "N8", "M7", "M9", "L7", "L8"]


@pytest.mark.rule("GU-5.20")
@pytest.mark.rule("GU-5.24")
def test_gu_5_24_the_ten_faces_hit_the_target_and_its_neighbours() -> None:
    t = duel("olivier", "K1", "said", "K9")
    hexes = [t.label(hit_hex(t.s, t.hex("K1"), t.hex("K9"), roll)) for roll in range(1, 11)]
    assert hexes == ["K9"] * 4 + ["K10", "J9", "L9", "J8", "L8", "K8"]
    assert hit_hex(t.s, t.hex("K9"), t.hex("K1"), 5) == -1  # over the edge of the map


@pytest.mark.rule("GU-5.22")
def test_gu_5_22_rolls_above_ten_count_as_ten() -> None:
    t = step(duel("landry", "K1", "said", "K14"), "landry", "K14")
    t.roll(10)
    assert t.events("shot-lands")[0]["total"] == 10
    odds = t.s.board.numbers.odds
    assert odds.effect(False, 0, 10, True, JAVELIN) == odds.effect(False, 0, 10, False, JAVELIN)
    # within four hexes nothing falls below one
    near = step(duel("olivier", "K1", "said", "K5"), "olivier", "K5")
    near.roll(1)
    assert near.events("shot-lands")[0]["total"] == 1


@pytest.mark.rule("GU-5.45")
@pytest.mark.rule("GU-R.43")
def test_gu_5_45_a_stray_shot_hits_a_friend() -> None:
    far = step(Arena({"olivier": "K1", "jacques": "K10"}, {"said": "K11"}), "olivier", "K11")
    far.roll(9)  # +1: ten, short
    far.roll(2)
    assert far.state("jacques") == "wounded"


@pytest.mark.rule("GU-5.45")
@pytest.mark.rule("GU-R.83")
def test_gu_5_45_hits_hidden_by_the_ground_are_lost() -> None:
    # from K9 on the knoll K13 is seen and K12 is not (EX-34)
    t = Arena({"landry": "K9"}, {"said": "K13", "anwar": "K12"}, field="hills")
    step(t, "landry", "K13").roll(10)
    assert t.events("shot-lost") and not t.events("unit-hit")


@pytest.mark.rule("GU-5.45")
@pytest.mark.rule("GU-R.83")
def test_gu_5_45_trees_cover_against_stray_shots() -> None:
    # the line to K9 is free, the one to its neighbour L9 leads through a tree
    t = Arena({"olivier": "K1"}, {"said": "K9", "anwar": "L9"}, terrain={"L7": "t", "L8": "t"})
    step(t, "olivier", "K9").roll(7, 4)
    assert t.events("unit-hit")[0]["cover"] == "light"


@pytest.mark.rule("GU-5.45")
def test_gu_5_45_a_shot_does_not_hit_the_shooter() -> None:
    t = step(duel("olivier", "K8", "said", "K9 stunned"), "olivier", "K9")
    t.roll(10)  # -2: eight, short and right
    assert not t.events("shot-lost")
    lance = step(duel("jacques", "K8", "said", "K9 stunned"), "jacques", "K9")
    lance.roll(10)
    assert lance.events("shot-lost")


@pytest.mark.rule("GU-5.45")
def test_gu_5_45_of_two_in_a_hex_the_moving_one_is_hit() -> None:
    t = Arena({"said": "K9", "anwar": "A1"}, {"olivier": "K3"})
    t.s.mover = t.unit("anwar")
    lift(t.s, t.unit("anwar"))
    t.s.at[t.unit("anwar")] = t.hex("K9")
    t.s.points = 4
    t.begin(Volley([t.unit("olivier")], [t.hex("K9")], t.unit("anwar")))
    t.roll(1, 1)
    assert t.state("anwar") == "dead" and t.state("said") == "healthy"


@pytest.mark.rule("GU-R.41")
def test_gu_r_41_a_stray_shot_into_the_other_hex_of_the_rider_hits_him() -> None:
    t = step(Arena({"olivier": "K1"}, {"omar": "K9-K10"}), "olivier", "K9")
    t.roll(5, 3)  # straight over: K10
    assert t.events("unit-hit")[0]["unit"] == t.unit("omar")


@pytest.mark.rule("GU-5.19")
def test_gu_5_19_an_empty_hex_loses_the_shot() -> None:
    t = step(duel("olivier", "K1", "said", "K8"), "olivier", "K8")
    t.roll(5)
    assert t.s.over and t.state("said") == "healthy"
