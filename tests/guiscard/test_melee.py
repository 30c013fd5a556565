"""GU-6.1 to GU-6.10: odds, and who may attack whom."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from guiscard.fights import column, fight, letter, odds

from tafelrunde.games.guiscard.melee.melee_step import MeleeStep
from tafelrunde.games.guiscard.state import ATTACKED, BUSY, FIRED, RIDERLESS, STUNNED

# -- odds


@pytest.mark.rule("GU-6.2")
@pytest.mark.rule("GU-6.3")
def test_ex_40_a_man_in_brush_is_stunned() -> None:
    t = Arena({"jacques": "K8"}, {"said": "K9"}, terrain={"K9": "b"})
    shown = odds(t, "jacques", "said")
    assert (shown.difference, shown.shifts, column(t, shown)) == (8, (("terrain", 1),), "9/15")
    fight(t, "jacques", "said", 4)
    assert letter(t) == "D" and t.state("said") == "stunned"


@pytest.mark.rule("GU-6.3")
@pytest.mark.parametrize(
    ("ours", "theirs", "shift"),
    [("b", "i", -2), ("b", ".", -1), (".", "i", -1), (".", "b", 1), ("i", ".", 1), ("i", "b", 2)],
)
def test_gu_6_3_terrain_shifts(ours: str, theirs: str, shift: int) -> None:
    t = Arena({"jacques": "K8"}, {"said": "K9"}, terrain={"K8": ours, "K9": theirs})
    assert odds(t, "jacques", "said").shifts == (("terrain", shift),)
    same = Arena({"jacques": "K8"}, {"said": "K9"}, terrain={"K8": ours, "K9": ours})
    assert odds(same, "jacques", "said").shifts == ()


@pytest.mark.rule("GU-6.4")
def test_gu_6_4_the_worse_hex_of_a_rider_counts() -> None:
    t = Arena({"tancrede": "K8-K7"}, {"said": "K9"}, terrain={"K7": "b"})
    assert odds(t, "tancrede", "said").shifts == (("terrain", -1),)
    t = Arena({"jacques": "K8"}, {"omar": "K9-K10"}, terrain={"K10": "b"})
    assert odds(t, "jacques", "omar").shifts == (("terrain", 1),)


@pytest.mark.rule("GU-6.6")
@pytest.mark.rule("GU-6.9")
@pytest.mark.rule("GU-R.44")
def test_ex_10_terrain_and_joint_attack_cancel() -> None:
    # 9 + 8 = 17 against 8: nine above
    t = Arena({"avray": "K8", "olivier": "L8"}, {"werner": "K9"}, terrain={"L8": "b"})
    shown = odds(t, "avray olivier", "werner")
    assert shown.difference == 9
    assert shown.shifts == (("terrain", -1), ("joint", 1))
    assert t.s.board.numbers.odds.columns[shown.column] == column(t, shown) == "9/15"


@pytest.mark.rule("GU-6.9")
def test_gu_6_9_the_worst_terrain_of_any_defender_counts() -> None:
    t = Arena({"tancrede": "K8-K7"}, {"said": "K9", "anwar": "L8"}, terrain={"L8": "b"})
    assert odds(t, "tancrede", "said anwar").shifts == (("terrain", 1),)


@pytest.mark.rule("GU-6.6")
def test_gu_6_6_against_a_rider_two_riders_are_needed() -> None:
    ours = {"tancrede": "K8-K7", "jacques": "L8", "tristan": "J8-J7"}
    t = Arena(ours, {"khaled": "K9-K10"})
    assert odds(t, "tancrede jacques", "khaled").shifts == ()
    assert odds(t, "tancrede tristan", "khaled").shifts == (("joint", 1),)


@pytest.mark.rule("GU-6.6")
@pytest.mark.rule("GU-6.10")
def test_ex_42_two_riders_drive_khaled_back() -> None:
    t = Arena({"tristan": "K8-K7", "romaric": "J8-J7"}, {"khaled": "K9-K10"})
    shown = odds(t, "tristan romaric", "khaled")
    assert (shown.attack, shown.defence, shown.armoured) == (56, 11, True)
    assert column(t, shown) == "61/80"
    fight(t, "tristan romaric", "khaled", 9)
    assert letter(t) == "C" and t.s.to_move() == 1
    assert t.offered("step")


@pytest.mark.rule("GU-6.5")
@pytest.mark.rule("GU-6.28")
@pytest.mark.rule("GU-R.86")
def test_ex_88_foot_and_riders_together() -> None:
    """EX-88: the owner may have Bardas thrown and stunned, with his horse unhurt."""
    ours, theirs = {"tancrede": "K8-K7"}, {"argyris": "K9", "bardas": "L8-M9"}
    t = Arena(ours, theirs)
    shown = odds(t, "tancrede", "argyris bardas")
    assert (shown.difference, column(t, shown), shown.rider) == (14, "9/15", False)
    fight(t, "tancrede", "argyris bardas", 3)
    assert letter(t) == "D"
    assert set(t.offered("victim")) == {"argyris", "bardas"}
    t.do("victim", "bardas")
    t.do("at", t.offered("at")[0])
    assert t.state("bardas") == "stunned"
    assert t.s.horse[t.unit("bardas")] == RIDERLESS


@pytest.mark.rule("GU-6.10")
def test_gu_6_10_armour_adds_to_the_roll() -> None:
    t = Arena({"jacques": "K8"}, {"zahir": "K9"})
    armoured = odds(t, "jacques", "zahir")
    assert armoured.armoured
    table = t.s.board.numbers.odds.melee[0][armoured.final]
    assert armoured.results == table[1:] + table[-1]


@pytest.mark.rule("GU-6.10")
@pytest.mark.rule("GU-R.18")
def test_ex_43_of_mixed_defenders_the_unarmoured_one_suffers() -> None:
    t = Arena({"tancrede": "K8-K7"}, {"zahir": "K9", "said": "L8"})
    shown = odds(t, "tancrede", "zahir said")
    assert not shown.armoured
    roll = shown.results.index("E") + 1
    fight(t, "tancrede", "zahir said", roll)
    assert t.state("said") == "wounded" and t.state("zahir") == "healthy"


@pytest.mark.rule("GU-6.2")
@pytest.mark.rule("GU-R.44")
def test_gu_r_44_the_column_stays_within_the_table() -> None:
    table = Arena({"jacques": "K8"}, {"said": "K9"}).s.board.numbers.odds
    assert table.shifted(0, -2) == 0 and table.shifted(10, 3) == 10 and table.shifted(4, -1) == 3
    columns = [table.column(n) for n in (-7, -6, -5, -1, 0, 4, 5, 8, 9, 15, 16, 25, 26, 40)]
    assert columns == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert [table.column(n) for n in (41, 60, 61, 80, 81, 100, 101)] == [7, 7, 8, 8, 9, 9, 10]


@pytest.mark.rule("GU-8.25")
@pytest.mark.rule("GU-8.32")
def test_gu_8_25_a_low_wall_helps_the_defender() -> None:
    walls = {"low_wall": ["K9:N"]}
    t = Arena({"jacques": "K8"}, {"said": "K9"}, sides=walls)
    assert odds(t, "jacques", "said").shifts == (("terrain", -1),)
    brush = Arena({"jacques": "K8"}, {"said": "K9"}, sides=walls, terrain={"K8": "b"})
    assert odds(brush, "jacques", "said").shifts == (("terrain", -2),)


# -- who may attack whom


@pytest.mark.rule("GU-6.1")
@pytest.mark.rule("GU-5.10")
@pytest.mark.rule("GU-2.6")
@pytest.mark.rule("GU-6.24")
@pytest.mark.rule("GU-R.61")
@pytest.mark.rule("GU-R.85")
@pytest.mark.rule("GU-1.12")
def test_gu_6_1_who_may_not_attack() -> None:
    ours = {"jacques": "K8", "olivier": "L8", "roland": "J8", "apolline": "K10", "avray": "L9"}
    t = Arena({**ours, "turold": "J9"}, {"said": "K9"})
    t.s.done[t.unit("olivier")] = FIRED
    t.s.done[t.unit("roland")] = ATTACKED
    t.s.done[t.unit("avray")] = BUSY
    t.s.health[t.unit("turold")] = STUNNED
    t.begin(MeleeStep(0))
    rules = {}
    for name in ours | {"turold": ""}:
        refusal = t.why_not("attack", name)
        rules[name] = refusal.rule if refusal else ""
    assert rules == {
        "jacques": "",
        "olivier": "GU-5.10",
        "roland": "GU-6.1",
        "apolline": "GU-6.24",
        "avray": "GU-R.61",
        "turold": "GU-1.12",
    }


@pytest.mark.rule("GU-6.1")
def test_gu_6_1_one_attack_each_but_several_on_one_defender() -> None:
    t = Arena({"jacques": "K8", "roland": "L8"}, {"said": "K9"})
    fight(t, "jacques", "said", odds(t, "jacques", "said").results.index("-") + 1)
    refusal = t.why_not("attack", "jacques")
    assert refusal is not None and refusal.rule == "GU-6.1"
    fight(t, "roland", "said", odds(t, "roland", "said").results.index("-") + 1)
    assert t.s.over  # nobody is left who could attack


@pytest.mark.rule("GU-6.15")
@pytest.mark.rule("GU-6.25")
@pytest.mark.rule("GU-R.20")
def test_gu_6_15_only_into_hexes_that_could_be_entered() -> None:
    t = Arena({"tancrede": "K8-K7", "jacques": "L8"}, {"said": "K9"}, terrain={"K9": "t"})
    t.begin(MeleeStep(0))
    refusal = t.why_not("attack", "tancrede")
    assert refusal is not None and refusal.rule == "GU-6.15"
    assert t.why_not("attack", "jacques") is None
    deep = Arena({"robert": "K8", "jacques": "L8"}, {"said": "K9"}, terrain={"K9": "W"})
    deep.begin(MeleeStep(0))
    assert deep.why_not("attack", "robert") is not None
    assert deep.why_not("attack", "jacques") is None
    wall = Arena({"jacques": "K8"}, {"said": "K9"}, sides={"house_wall": ["K9:N"]})
    wall.begin(MeleeStep(0))
    assert wall.s.over


@pytest.mark.rule("GU-6.16")
@pytest.mark.rule("GU-R.21")
def test_gu_6_16_riders_strike_from_the_head_and_are_struck_at_both_hexes() -> None:
    behind = Arena({"tancrede": "K8-K7"}, {"said": "K6"})
    behind.begin(MeleeStep(0))
    assert behind.s.over
    t = Arena({"jacques": "K11"}, {"khaled": "K9-K10"})
    t.begin(MeleeStep(0))
    assert t.why_not("attack", "jacques") is None


@pytest.mark.rule("GU-R.60")
def test_gu_r_60_one_against_several_or_several_against_one() -> None:
    t = Arena({"jacques": "K8", "roland": "L8"}, {"said": "K9", "anwar": "L9"})
    t.begin(MeleeStep(0))
    t.do("attack", "roland")
    t.do("strike", "said")
    assert t.offered("strike") == ["anwar"] and t.offered("attack") == ["jacques"]
    t.do("attack", "jacques")
    assert t.offered("strike") == [] and t.offered("attack") == []
    refusal = t.why_not("strike", "anwar")
    assert refusal is not None and refusal.rule == "GU-R.60"


@pytest.mark.rule("GU-6.22")
def test_gu_6_22_combats_one_by_one_in_any_order() -> None:
    t = Arena({"jacques": "K8", "roland": "P8"}, {"said": "K9", "anwar": "P9"})
    t.begin(MeleeStep(0))
    assert set(t.offered("attack")) == {"jacques", "roland"}
    fight(t, "roland", "anwar", odds(t, "roland", "anwar").results.index("-") + 1)
    assert t.offered("attack") == ["jacques"]
    t.do("end_step")
    assert t.s.over
