"""GU-5.25 to GU-5.41: lines of sight and cover."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.guiscard.field.glance import (
    CUTS_BRUSH,
    CUTS_CREST,
    CUTS_JETTY,
    shelter_of,
    why,
)
from tafelrunde.games.guiscard.field.terrain import NONE as NOWHERE
from tafelrunde.games.guiscard.files.odds import (
    COMPOSITE_BOW,
    JAVELIN,
    LANCE_FOOT,
    SHORT_BOW,
    SLING,
)
from tafelrunde.games.guiscard.fire.sight import (
    aim_refused,
    between,
    charge_sight,
    cover,
    look,
    other_origin,
    seen,
    sight_refused,
)

NONE, LIGHT, MEDIUM, HEAVY, TOTAL = range(5)
ARCHER = {"olivier": "K9"}
TARGET = {"said": "K14"}


def covered(t: Arena, a: str, h: str, weapon: int = SHORT_BOW) -> int:
    return cover(t.s, t.hex(a), t.hex(h), weapon)


def visible(t: Arena, a: str, h: str) -> bool:
    return seen(t.s, t.hex(a), t.hex(h))


def refused(t: Arena, u: str, a: str, h: str, weapon: int = SHORT_BOW) -> str:
    refusal = sight_refused(t.s, t.unit(u), t.hex(a), t.hex(h), weapon)
    return "" if refusal is None else refusal.rule


@pytest.mark.rule("GU-5.29")
@pytest.mark.rule("GU-5.30")
@pytest.mark.rule("GU-5.38")
def test_ex_34_the_crest_of_the_knoll() -> None:
    t = Arena(ARCHER, TARGET, field="hills")
    assert not visible(t, "K9", "K12")
    assert visible(t, "K9", "K13")
    assert visible(t, "K9", "K11")
    assert covered(t, "K9", "K13") == NONE
    # the crest gives medium cover, which a short bow loses nobody at two hexes from above
    assert covered(t, "K9", "K11") == NONE
    assert covered(t, "K9", "K11", LANCE_FOOT) == MEDIUM
    assert refused(t, "olivier", "K9", "K12") == "GU-5.29"


@pytest.mark.rule("GU-5.29")
@pytest.mark.rule("GU-5.30")
def test_ex_8_archers_on_the_height_and_on_the_flank() -> None:
    height = {f"{c}{r}": 1 for c in "GHI" for r in (4, 5, 6)}
    slope = {"H7": "s", "G7": "s", "I7": "s"}
    t = Arena(ARCHER, TARGET, terrain=slope, level=height)
    # A on H4 two hexes behind the crest, E in the slope hex H7, D on H8 before it
    assert visible(t, "H4", "H7")
    assert covered(t, "H4", "H7", LANCE_FOOT) == MEDIUM
    assert not visible(t, "H4", "H8")
    assert visible(t, "H4", "H10")
    # C stands on low ground at the flank
    assert visible(t, "L9", "H8")
    assert covered(t, "L9", "H8") == NONE
    assert covered(t, "L9", "H7") == NONE


@pytest.mark.rule("GU-5.29")
def test_gu_5_29_sight_is_mutual() -> None:
    t = Arena(ARCHER, TARGET, field="hills")
    for a, b in (("K9", "K12"), ("K9", "K13"), ("I8", "F8"), ("L7", "R4")):
        assert visible(t, a, b) == visible(t, b, a)


MAPS = {name: Arena(ARCHER, TARGET, field=name) for name in ("hills", "cliff", "lagoon")}


@pytest.mark.rule("GU-5.29")
@given(st.sampled_from(sorted(MAPS)), st.integers(0, 383), st.integers(0, 383))
def test_gu_5_29_whoever_sees_is_seen_on_every_map(name: str, a: int, b: int) -> None:
    s = MAPS[name].s
    assert seen(s, a, b) == seen(s, b, a)
    assert seen(s, a, a)
    told = between(s, a, b)
    assert told["blocked"] != seen(s, a, b)
    assert (told["line"][0], told["line"][-1]) == (a, b)


@pytest.mark.rule("GU-5.31")
@pytest.mark.rule("GU-R.15")
def test_gu_5_31_higher_ground_between_two_lower_units_blocks() -> None:
    t = Arena(ARCHER, TARGET, level={"K11": 1})
    assert refused(t, "olivier", "K9", "K14") == "GU-5.31"
    level = dict.fromkeys(["K9", "K14", "K11"], 1)
    assert visible(Arena(ARCHER, TARGET, level=level), "K9", "K14")


@pytest.mark.rule("GU-5.28")
def test_gu_5_28_trees_block_but_may_be_fired_into() -> None:
    t = Arena(ARCHER, TARGET, terrain={"K11": "t"})
    assert refused(t, "olivier", "K9", "K14") == "GU-5.28"
    assert refused(t, "olivier", "K9", "K11") == ""
    assert covered(t, "K9", "K11") == LIGHT


@pytest.mark.rule("GU-9.26")
def test_gu_9_26_trees_below_both_ends_do_not_block() -> None:
    level = {"K9": 1, "K15": 1}
    t = Arena(ARCHER, TARGET, terrain={"K12": "t"}, level=level)
    assert visible(t, "K9", "K15")


@pytest.mark.rule("GU-5.27")
@pytest.mark.rule("GU-3.1")
def test_gu_5_27_brush_never_blocks_and_covers_what_lies_behind() -> None:
    t = Arena(ARCHER, TARGET, terrain={"K11": "b"})
    assert visible(t, "K9", "K14")
    assert covered(t, "K9", "K14") == LIGHT
    assert covered(t, "K9", "K11") == LIGHT
    assert covered(t, "K9", "N13") == NONE


@pytest.mark.rule("GU-5.26")
def test_ex_89_along_a_side_the_more_open_hex_counts() -> None:
    t = Arena(ARCHER, TARGET, field="hills")
    assert covered(t, "E8", "G8") == NONE  # between F7 (open) and F8 (brush)
    both = Arena(ARCHER, TARGET, terrain={"F7": "b", "F8": "b"})
    assert covered(both, "E8", "G8") == LIGHT


@pytest.mark.rule("GU-5.26")
@pytest.mark.rule("GU-R.14")
def test_gu_5_26_round_a_corner_the_more_open_way_counts() -> None:
    # the line A1 to F2 passes a corner of B1, C1 and C2
    for walls, blocked in ((["B1:SE"], False), (["B1:SE", "B1:NE"], True)):
        t = Arena(ARCHER, TARGET, sides={"house_wall": walls})
        assert visible(t, "A1", "F2") != blocked


@pytest.mark.rule("GU-5.32")
def test_gu_5_32_water_covers_unless_the_shooter_is_beside_it() -> None:
    t = Arena(ARCHER, TARGET, terrain={"K11": "w", "K12": "W"})
    assert covered(t, "K9", "K11") == LIGHT
    assert covered(t, "K10", "K11") == NONE
    assert covered(t, "K9", "K12") == LIGHT
    for mark in "bj":
        near = Arena(ARCHER, TARGET, terrain={"K10": mark, "K11": "w"})
        assert covered(near, "K9", "K11") == MEDIUM


@pytest.mark.rule("GU-5.33")
@pytest.mark.rule("GU-R.16")
def test_gu_5_33_a_marsh_hides_nobody_from_its_bank() -> None:
    t = Arena(ARCHER, TARGET, field="hills")  # marsh B12 to D13
    assert covered(t, "E13", "B13") == NONE  # E13 touches the same marsh
    assert covered(t, "H12", "D12") == LIGHT
    assert covered(t, "C12", "D13") == LIGHT  # from inside


@pytest.mark.rule("GU-3.4")
def test_gu_3_4_a_path_covers_against_fire_from_below() -> None:
    t = Arena(ARCHER, TARGET, field="cliff")
    assert covered(t, "D12", "D8") == MEDIUM
    assert covered(t, "D6", "D8") == NONE
    assert covered(t, "M12", "M9") == LIGHT  # rock stairs


@pytest.mark.rule("GU-5.38")
@pytest.mark.rule("GU-R.32")
def test_gu_5_38_height_takes_cover_away_within_half_the_short_range() -> None:
    ground = {"K12": "b", "K13": "b", "K14": "r"}
    for up, near in ((1, True), (2, True), (0, False)):
        t = Arena(ARCHER, TARGET, terrain=ground, level={"K9": up})
        assert covered(t, "K9", "K12", SHORT_BOW) == (NONE if near else LIGHT)
        # four hexes are not less than half of eight, but within short range
        assert covered(t, "K9", "K13", SHORT_BOW) == (NONE if up == 2 else LIGHT)
        assert covered(t, "K9", "K14", SHORT_BOW) == LIGHT


@pytest.mark.rule("GU-5.38")
def test_gu_5_38_side_cover_and_deep_water_stay() -> None:
    ground = {"K12": "b", "K11": "W"}
    walls = {"low_wall": ["K12:N"]}
    t = Arena(ARCHER, TARGET, terrain=ground, level={"K9": 2}, sides=walls)
    assert covered(t, "K9", "K12") == MEDIUM
    assert covered(t, "K9", "K11") == LIGHT


@pytest.mark.rule("GU-5.39")
def test_gu_5_39_a_wall_protects_its_own_hex_against_lines_over_it() -> None:
    t = Arena(ARCHER, TARGET, sides={"low_wall": ["K12:N"]})
    assert covered(t, "K9", "K12") == MEDIUM
    assert covered(t, "K15", "K12") == NONE
    assert covered(t, "K9", "K13") == NONE
    assert covered(t, "K14", "K11") == NONE  # the wall is not K11's


@pytest.mark.rule("GU-5.40")
def test_gu_5_40_walls_hide_whoever_is_behind_them() -> None:
    t = Arena(ARCHER, TARGET, sides={"house_wall": ["K12:N"]})
    assert refused(t, "olivier", "K9", "K14") == "GU-5.40"
    assert visible(t, "K13", "K14")


@pytest.mark.rule("GU-R.206")
def test_gu_r_206_from_above_one_sees_over_a_wall_at_a_distance() -> None:
    walls = {"house_wall": ["K12:N"]}
    t = Arena(ARCHER, TARGET, sides=walls, level={"K10": 1}, terrain={"K11": "s"})
    assert not visible(t, "K10", "K13")  # one hex behind the wall, two before it
    assert visible(t, "K10", "K14")


@pytest.mark.rule("GU-5.41")
@pytest.mark.rule("GU-R.17")
def test_gu_5_41_the_best_cover_counts_and_nothing_adds_up() -> None:
    t = Arena(ARCHER, TARGET, terrain={"K11": "b", "K14": "b"}, sides={"low_wall": ["K14:N"]})
    assert covered(t, "K9", "K14") == MEDIUM
    twice = Arena(ARCHER, TARGET, terrain={"K11": "b", "K14": "b"})
    assert covered(twice, "K9", "K14") == LIGHT


@pytest.mark.rule("GU-5.34")
def test_gu_5_34_slings_and_lances_fire_over_nobody() -> None:
    t = Arena({"platon": "K2", "milo": "K5"}, {"said": "K14"})
    assert refused(t, "platon", "K2", "K14", SLING) == "GU-5.34"
    assert refused(t, "platon", "K2", "K14", LANCE_FOOT) == "GU-5.34"
    stunned = Arena({"platon": "K2", "milo": "K5 stunned"}, {"said": "K14"})
    assert refused(stunned, "platon", "K2", "K14", SLING) == ""


@pytest.mark.rule("GU-5.34")
def test_gu_5_34_a_living_animal_blocks_too() -> None:
    t = Arena({"platon": "K2"}, {"said": "K14", "khaled": "A1-A2"})
    t.stray("khaled", "K6", "K7")
    assert refused(t, "platon", "K2", "K14", SLING) == "GU-5.34"


@pytest.mark.rule("GU-5.35")
@pytest.mark.rule("GU-R.40")
def test_gu_5_35_bows_and_javelins_fire_over_units_at_far_targets() -> None:
    t = Arena({"olivier": "K2", "jacques": "K5"}, {"said": "K14", "anwar": "K8"})
    assert refused(t, "olivier", "K2", "K14") == ""
    assert refused(t, "olivier", "K2", "K8") == "GU-5.35"  # short range
    assert refused(t, "olivier", "K2", "K14", JAVELIN) == ""
    walls = {"low_wall": ["K14:N"]}
    covered_one = Arena({"olivier": "K2", "jacques": "K5"}, {"said": "K14"}, sides=walls)
    assert refused(covered_one, "olivier", "K2", "K14") == "GU-5.35"


@pytest.mark.rule("GU-5.35")
@pytest.mark.rule("GU-5.36")
def test_ex_9_horse_archers_fire_over_friends_beside_them() -> None:
    ours = {"bardas": "K4-K3", "milo": "K5", "petros": "F4", "stelios": "F6"}
    theirs = {"said": "K8", "anwar": "F8", "latif": "K12"}
    t = Arena(ours, theirs)
    # A over B, who is beside him, at C
    assert refused(t, "bardas", "K4", "K8", COMPOSITE_BOW) == ""
    # D on foot over E at F at short range
    assert refused(t, "petros", "F4", "F8", COMPOSITE_BOW) == "GU-5.35"
    # A over somebody who is not beside him
    far = Arena({**ours, "kosmas": "K7"}, theirs)
    assert refused(far, "bardas", "K4", "K8", COMPOSITE_BOW) == "GU-5.35"


@pytest.mark.rule("GU-5.36")
def test_gu_5_36_units_in_water_are_fired_over() -> None:
    t = Arena({"platon": "K2", "milo": "K5"}, {"said": "K14"}, terrain={"K5": "w"})
    assert refused(t, "platon", "K2", "K14", SLING) == ""


@pytest.mark.rule("GU-5.37")
def test_gu_5_37_whom_the_shooter_cannot_see_does_not_block() -> None:
    # Jacques hides right below the crest; beyond him Said is far enough to be seen
    level = {"K2": 1, "K3": 1, "K4": 1}
    ground = {"K5": "s"}
    men = {"platon": "K3", "milo": "K6"}
    t = Arena(men, {"said": "K9"}, terrain=ground, level=level)
    assert not visible(t, "K3", "K6")
    assert refused(t, "platon", "K3", "K9", SLING) == ""
    seen_one = Arena({**men, "milo": "K7"}, {"said": "K9"}, terrain=ground, level=level)
    assert refused(seen_one, "platon", "K3", "K9", SLING) == "GU-5.34"


def above_a_friend(chapters: int, level: dict[str, int]) -> Arena:
    """Olivier fires over his friend Jacques at Said, who stands beside Jacques."""
    men = {"olivier": "K2", "jacques": "K13"}
    return Arena(men, {"said": "K14"}, level=level, terrain={"K3": "s"}, chapters=chapters)


@pytest.mark.rule("GU-9.25")
def test_gu_9_25_from_above_a_friend_beside_the_target_blocks() -> None:
    assert refused(above_a_friend(9, {"K2": 1}), "olivier", "K2", "K14") == "GU-9.25"
    assert refused(above_a_friend(9, {}), "olivier", "K2", "K14") == ""


@pytest.mark.rule("GU-R.116")
@pytest.mark.rule("GU-5.35")
def test_gu_r_116_in_the_open_field_a_bow_fires_over_a_friend_from_above_too() -> None:
    assert refused(above_a_friend(7, {"K2": 1}), "olivier", "K2", "K14") == ""
    assert refused(above_a_friend(8, {"K2": 1}), "olivier", "K2", "K14") == ""


def between_hills(chapters: int) -> Arena:
    """Platon slings from one hill at Said on another; Milo stands between them below."""
    level = {"K3": 1, "K9": 1}
    men = {"platon": "K3", "milo": "K6"}
    return Arena(men, {"said": "K9"}, level=level, chapters=chapters)


@pytest.mark.rule("GU-R.116")
@pytest.mark.rule("GU-5.34")
@pytest.mark.rule("GU-9.26")
def test_gu_r_116_whoever_stands_below_both_is_fired_over_only_with_chapter_9() -> None:
    assert visible(between_hills(7), "K3", "K9") and visible(between_hills(7), "K3", "K6")
    assert refused(between_hills(9), "platon", "K3", "K9", SLING) == ""
    assert refused(between_hills(7), "platon", "K3", "K9", SLING) == "GU-5.34"


@pytest.mark.rule("GU-5.25")
@pytest.mark.rule("GU-R.13")
def test_gu_5_25_a_bow_rider_may_fire_from_either_hex() -> None:
    t = Arena({"bardas": "K4-K3", "tancrede": "D4-D3"}, TARGET)
    assert other_origin(t.s, t.unit("bardas"), COMPOSITE_BOW) == t.hex("K3")
    assert other_origin(t.s, t.unit("tancrede"), LANCE_FOOT) == NOWHERE


@pytest.mark.rule("GU-5.17")
@pytest.mark.rule("GU-1.4")
def test_gu_5_17_range_is_counted_without_the_shooters_hex() -> None:
    t = Arena({"landry": "A1"}, {"said": "X16"})
    landry = t.unit("landry")
    refusal = aim_refused(t.s, landry, t.hex("A1"), t.hex("X16"), JAVELIN)
    assert refusal is not None and refusal.rule == "GU-5.17"
    assert aim_refused(t.s, landry, t.hex("A1"), t.hex("X16"), SHORT_BOW) is None
    assert aim_refused(t.s, landry, t.hex("K1"), t.hex("K16"), JAVELIN) is None


@pytest.mark.rule("GU-7.5")
def test_gu_7_5_only_riders_hide_the_target_of_a_charge() -> None:
    t = Arena({"tancrede": "K3-K2", "jacques": "K6"}, {"said": "K12", "khaled": "A1-A2"})
    assert charge_sight(t.s, t.unit("tancrede"), t.hex("K12"))
    riders = Arena({"tancrede": "K3-K2", "tristan": "K6-K5"}, {"said": "K12"})
    assert not charge_sight(riders.s, riders.unit("tancrede"), riders.hex("K12"))
    tree = Arena({"tancrede": "K3-K2"}, {"said": "K12"}, terrain={"K6": "t"})
    assert not charge_sight(tree.s, tree.unit("tancrede"), tree.hex("K12"))


@pytest.mark.rule("GU-5.23")
def test_gu_5_23_the_line_tool_shows_hexes_cover_and_reason() -> None:
    t = Arena({"olivier": "K9"}, {"said": "K14"}, terrain={"K11": "t"})
    shown = look(t.s, t.unit("olivier"), t.hex("K14"), SHORT_BOW)
    assert [t.label(h) for h in shown.hexes] == ["K9", "K10", "K11", "K12", "K13", "K14"]
    assert shown.refusal is not None and shown.refusal.rule == "GU-5.28"


def test_what_a_line_shows_is_kept_whole() -> None:
    ground = Arena(ARCHER, TARGET).s.field.ground
    pairs = [(a, b) for a in range(0, ground.size, 7) for b in range(0, ground.size, 11)]
    for a, b in [*pairs, *pairs]:  # seen for the first time, then remembered
        seen_now, facts = ground.glance(a, b), ground.facts(a, b)
        assert why(facts) == seen_now.why and shelter_of(facts) == seen_now.shelter
        passed = (seen_now.brush, seen_now.jetty, seen_now.crest)
        assert passed == tuple(facts & cut > 0 for cut in (CUTS_BRUSH, CUTS_JETTY, CUTS_CREST))
        line = seen_now.line
        cells = [h for pair in zip(line.hexes, line.others, strict=True) for h in pair]
        assert ground.way(a, b) == [a, *[h for h in cells if h != NOWHERE], b]
