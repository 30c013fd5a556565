"""Chapter 6: results, retreats, thrown riders and advances."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from guiscard.fights import fight, names, odds, outcome

from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.roster import UNITS
from tafelrunde.games.guiscard.melee.melee_step import MeleeStep
from tafelrunde.games.guiscard.retreats.retreat import Retreat
from tafelrunde.games.guiscard.retreats.ways_back import ends, far_back, in_the_way
from tafelrunde.games.guiscard.state import HORSE_DEAD, RIDERLESS


@pytest.mark.rule("GU-R.118")
@pytest.mark.parametrize(("word", "there"), [("", True), (" wounded", True), (" stunned", False)])
def test_gu_r_118_no_retreat_ends_where_a_stunned_friend_lies(word: str, there: bool) -> None:
    t = Arena({"jacques": "K8"}, {"said": "K9", "anwar": f"K10{word}"})
    t.begin(Retreat(t.unit("said"), NONE, [t.unit("jacques")]))
    assert {"J9", "L9"} <= set(t.offered("step"))
    assert ("K10" in t.offered("step")) is there


@pytest.mark.rule("GU-6.2")
def test_gu_6_2_results_against_the_defender_on_foot() -> None:
    assert outcome("jacques", "K8", "said", "K9", "D").state("said") == "stunned"
    assert outcome("jacques", "K8", "said", "K9", "E").state("said") == "wounded"
    assert outcome("tancrede", "K8-K7", "said", "K9", "F").state("said") == "dead"


@pytest.mark.rule("GU-6.20")
def test_gu_6_20_results_against_the_attacker() -> None:
    assert outcome("said", "K8", "jacques", "K9", "A").state("said") == "wounded"
    assert outcome("said", "K8", "jacques", "K9", "G").state("said") == "stunned"
    assert outcome("beppe", "K8", "werner", "K9", "H").state("beppe") == "dead"
    rider = outcome("omar", "K8-K7", "leon", "K9-K10", "G")
    rider.do("at", rider.offered("at")[0])
    assert rider.state("omar") == "stunned"
    assert rider.s.horse[rider.unit("omar")] == RIDERLESS
    in_saddle = outcome("salim", "K8-K7 wounded", "leon", "K9-K10", "H")
    assert in_saddle.state("salim") == "dead"
    assert in_saddle.s.horse[in_saddle.unit("salim")] == RIDERLESS
    hurt = outcome("omar", "K8-K7", "leon", "K9-K10", "A")
    assert hurt.state("omar") == "wounded" and hurt.where("omar") == "K8-K7"


@pytest.mark.rule("GU-6.17")
@pytest.mark.rule("GU-6.18")
@pytest.mark.rule("GU-6.29")
@pytest.mark.parametrize(
    ("wanted", "state", "horse"),
    [
        ("E", "wounded", 1),
        ("D", "stunned", RIDERLESS),
        ("I", "stunned", HORSE_DEAD),
        ("J", "wounded", HORSE_DEAD),
        ("K", "dead", HORSE_DEAD),
        ("F", "dead", RIDERLESS),
    ],
)
def test_gu_6_18_results_against_riders(wanted: str, state: str, horse: int) -> None:
    attackers = {"robert": "K8", "drogo": "L8"}
    t = Arena({**attackers, "tancrede": "J8-J7"}, {"omar": "K9-K10", "said": "X16"})
    results = odds(t, "robert drogo tancrede", "omar").results
    if wanted not in results:
        t = Arena(attackers, {"omar": "K9-K10", "said": "X16"})
        results = odds(t, "robert", "omar").results
        fight(t, "robert", "omar", results.index(wanted) + 1)
    else:
        fight(t, "robert drogo tancrede", "omar", results.index(wanted) + 1)
    if wanted in "DIJ":
        t.do("at", t.offered("at")[0])
    assert t.state("omar") == state
    assert t.s.horse[t.unit("omar")] == horse


@pytest.mark.rule("GU-1.13")
@pytest.mark.rule("GU-6.23")
@pytest.mark.parametrize("wanted", ["C", "D", "E", "F"])
def test_gu_6_23_whoever_is_stunned_dies_of_everything(wanted: str) -> None:
    t = outcome("robert", "K8", "said", "K9 stunned", wanted)
    assert t.state("said") == "dead"


@pytest.mark.rule("GU-1.13")
@pytest.mark.rule("GU-R.37")
def test_gu_1_13_a_second_wound_kills() -> None:
    assert outcome("jacques", "K8", "said", "K9 wounded", "E").state("said") == "dead"
    assert outcome("jacques", "K8", "said", "K9 wounded", "D").state("said") == "dead"


@pytest.mark.rule("GU-6.19")
@pytest.mark.rule("GU-R.22")
def test_gu_6_19_riderless_horses_strike_nobody() -> None:
    for roll, state in ((1, HORSE_DEAD), (10, RIDERLESS)):
        t = Arena({"jacques": "K8"}, {"omar": "A9", "said": "X16"})
        t.stray("omar", "K9", "K10")
        t.begin(MeleeStep(0))
        t.do("attack", "jacques")
        t.do("strike_horse", "omar")
        t.do("resolve")
        t.roll(roll)  # 12 - 1 = 11: column 9/15, J or B
        assert t.s.horse[t.unit("omar")] == state
        assert t.state("jacques") == "healthy" and t.where("jacques") == "K8"


@pytest.mark.rule("GU-6.7")
@pytest.mark.rule("GU-R.18")
def test_gu_6_7_the_owner_chooses_the_victim() -> None:
    t = Arena({"beppe": "K8", "tonio": "L8"}, {"werner": "K9", "adalbert": "X16"})
    results = odds(t, "beppe tonio", "werner").results
    fight(t, "beppe tonio", "werner", results.index("G") + 1)
    assert t.s.to_move() == 0
    assert t.offered("victim") == ["beppe", "tonio"]
    t.do("victim", "tonio")
    assert t.state("tonio") == "stunned" and t.state("beppe") == "healthy"


@pytest.mark.rule("GU-6.7")
@pytest.mark.rule("GU-6.14")
def test_gu_6_7_a_retreat_concerns_the_whole_side() -> None:
    t = Arena({"said": "K8", "anwar": "L8"}, {"werner": "K9", "adalbert": "X16"})
    fight(t, "said anwar", "werner", odds(t, "said anwar", "werner").results.index("B") + 1)
    t.do("step", "K7")
    t.do("step", "L7")
    assert (t.where("said"), t.where("anwar")) == ("K7", "L7")


# -- retreats


@pytest.mark.rule("GU-6.14")
@pytest.mark.rule("GU-4.24")
def test_gu_6_14_a_retreat_leads_away_from_every_opponent() -> None:
    t = Arena({"jacques": "K8", "roland": "L8"}, {"said": "K9"})
    fight(t, "jacques roland", "said", odds(t, "jacques roland", "said").results.index("C") + 1)
    assert set(t.offered("step")) == {"K10", "J9"}


@pytest.mark.rule("GU-6.14")
@pytest.mark.rule("GU-4.24")
def test_gu_4_24_without_a_way_back_the_unit_is_wounded() -> None:
    walls = {"house_wall": ["K9:S", "K9:SW", "K9:SE"]}
    t = outcome("jacques", "K8", "said", "K9", "C", sides=walls)
    assert t.state("said") == "wounded" and t.where("said") == "K9"
    assert t.s.over  # GU-6.27: no advance


@pytest.mark.rule("GU-4.51")
def test_gu_4_51_no_retreat_leads_off_the_map() -> None:
    t = outcome("jacques", "K15", "said", "K16", "C")
    assert set(t.offered("step")) == {"J16", "L16"}


@pytest.mark.rule("GU-R.58")
@pytest.mark.rule("GU-6.14")
def test_gu_r_58_a_friend_makes_room_by_one_hex() -> None:
    walls = {"house_wall": ["K9:SW", "K9:SE"]}
    t = Arena({"jacques": "K8"}, {"said": "K9", "anwar": "K10"}, sides=walls)
    fight(t, "jacques", "said", odds(t, "jacques", "said").results.index("C") + 1)
    assert t.offered("step") == ["K10"]
    t.do("step", "K10")
    t.do("at", "K11")
    assert (t.where("said"), t.where("anwar")) == ("K10", "K11")
    full = {"house_wall": ["K9:SW", "K9:SE", *[f"K10:{d}" for d in ("NE", "SE", "S", "SW", "NW")]]}
    stuck = Arena({"jacques": "K8"}, {"said": "K9", "anwar": "K10"}, sides=full)
    fight(stuck, "jacques", "said", odds(stuck, "jacques", "said").results.index("C") + 1)
    assert stuck.state("said") == "wounded"


@pytest.mark.rule("GU-4.7")
@pytest.mark.rule("GU-6.14")
@pytest.mark.rule("GU-R.59")
def test_ex_52_deep_water_as_the_last_way_drowns_armoured_men() -> None:
    """EX-52: of two attackers driven into deep water as the only way, an armoured man drowns."""
    ours = {"jacques": "K8", "roland": "L9"}
    water = {"J9": "W", "K10": "W"}
    walls = {"house_wall": ["K9:S"]}
    t = Arena(ours, {"zahir": "K9", "said": "X16"}, terrain=water, sides=walls)
    results = odds(t, "jacques roland", "zahir").results
    fight(t, "jacques roland", "zahir", results.index("C") + 1)
    assert t.offered("step") == ["J9"]
    t.do("step", "J9")
    assert t.state("zahir") == "dead" and t.events("drowned")
    dry = Arena({"jacques": "K8"}, {"zahir": "K9", "said": "X16"}, terrain={"J9": "W"})
    fight(dry, "jacques", "zahir", odds(dry, "jacques", "zahir").results.index("C") + 1)
    assert set(dry.offered("step")) == {"K10", "L9"}


@pytest.mark.rule("GU-6.26")
@pytest.mark.rule("GU-4.23")
@pytest.mark.rule("GU-R.19")
def test_ex_83_how_far_a_rider_must_go_back() -> None:
    """EX-83: one step is enough from K8; from L9 two are needed."""
    t = Arena({"jacques": "K8", "roland": "L9"}, {"omar": "K9-K10"})
    omar = t.unit("omar")
    head, rear = t.hex("K9"), t.hex("K10")
    near = ends(t.s, omar, head, rear, [t.unit("jacques")], False)
    assert (t.hex("K11"), rear) in near
    assert ends(t.s, omar, head, rear, [t.unit("roland")], False) == []
    first = {(t.label(h), t.label(r)) for h, r in far_back(t.s, omar, [t.unit("roland")])}
    assert ("J8", "K9") in first
    fight(t, "roland", "omar", odds(t, "roland", "omar").results.index("C") + 1)
    t.do("step", "J8")
    if t.s.to_move() == 0:
        t.do("hold")  # Jacques on K8 may check him
    t.do("step", "J7")
    assert t.where("omar") == "J7-J8"


@pytest.mark.rule("GU-R.202")
def test_gu_r_202_a_rider_pushes_one_friend_at_most() -> None:
    t = Arena({"jacques": "K8"}, {"omar": "K9-K10", "said": "K11", "anwar": "K12"})
    omar = t.unit("omar")
    assert in_the_way(t.s, omar, t.hex("K11"), t.hex("K10")) == t.unit("said")
    assert in_the_way(t.s, omar, t.hex("K12"), t.hex("K11")) == UNITS
    assert in_the_way(t.s, omar, t.hex("L10"), t.hex("K10")) == -1


@pytest.mark.rule("GU-R.203")
def test_gu_r_203_a_rider_is_not_forced_into_deep_water() -> None:
    water = dict.fromkeys(["J8", "J9", "J10", "K11", "L8", "L9", "L10"], "W")
    t = Arena({"jacques": "K8"}, {"khaled": "K9-K10", "said": "X16"}, terrain=water)
    fight(t, "jacques", "khaled", odds(t, "jacques", "khaled").results.index("C") + 1)
    assert t.state("khaled") == "wounded" and t.where("khaled") == "K9-K10"


@pytest.mark.rule("GU-4.20")
@pytest.mark.rule("GU-R.8")
def test_gu_r_8_one_hex_back_is_not_checked() -> None:
    t = Arena({"jacques": "K8", "avray": "K12"}, {"said": "K9"})
    fight(t, "jacques", "said", odds(t, "jacques", "said").results.index("C") + 1)
    t.do("step", "L9")
    assert not t.events("checks") and t.where("said") == "L9"


@pytest.mark.rule("GU-6.8")
@pytest.mark.rule("GU-6.30")
@pytest.mark.rule("GU-R.48")
def test_ex_66_a_stunned_man_among_enemies_only_dies_at_once() -> None:
    ring = dict(
        zip(names("jacques roland avray osbern rioulf"), names("K8 L8 L9 K10 J9"), strict=True)
    )
    t = Arena({**ring, "turold": "J8"}, {"said": "K9", "anwar": "X16"})
    fight(t, "jacques", "said", odds(t, "jacques", "said").results.index("D") + 1)
    assert t.state("said") == "dead" and t.events("surrounded")
    gap = Arena(ring, {"said": "K9", "anwar": "X16"})
    fight(gap, "jacques", "said", odds(gap, "jacques", "said").results.index("D") + 1)
    assert gap.state("said") == "stunned"


# -- advances


@pytest.mark.rule("GU-6.11")
@pytest.mark.rule("GU-6.12")
@pytest.mark.rule("GU-6.27")
def test_gu_6_11_winners_advance_into_the_hex_of_the_beaten() -> None:
    t = Arena({"jacques": "K8", "roland": "L8", "avray": "A1"}, {"said": "K9", "anwar": "X16"})
    fight(t, "jacques roland", "said", odds(t, "jacques roland", "said").results.index("C") + 1)
    t.do("step", "K10")
    assert t.offered("advance") == ["jacques", "roland"]  # Avray took no part
    t.do("advance", "jacques")
    assert t.offered("step") == ["K9"]
    t.do("step", "K9")
    assert t.s.points == 3  # half of eight, one hex paid
    t.do("stop")
    assert t.where("jacques") == "K9"
    assert t.s.spent[t.unit("jacques")] == 0


@pytest.mark.rule("GU-6.27")
@pytest.mark.rule("GU-6.11")
def test_gu_6_27_no_advance_after_a_mere_wound() -> None:
    t = outcome("jacques", "K8", "said", "K9", "E")
    assert t.s.over
    killed = outcome("tancrede", "K8-K7", "said", "K9", "F")
    assert killed.offered("advance") == ["tancrede"]


@pytest.mark.rule("GU-6.27")
def test_gu_6_27_a_wound_opens_no_way_over_one_who_lay_there_before() -> None:
    theirs = {"said": "K9", "anwar": "J8 stunned", "hamid": "X16-X15"}
    t = Arena({"robert": "K8", "mahaut": "A1"}, theirs)
    shown = odds(t, "robert", "said anwar").results
    fight(t, "robert", "said anwar", shown.index("E") + 1)
    t.do("victim", "said")
    assert t.state("said") == "wounded" and t.state("anwar") == "stunned"
    assert t.s.over


@pytest.mark.rule("GU-6.11")
def test_gu_6_11_defenders_advance_when_the_attacker_is_beaten() -> None:
    t = outcome("said", "K8", "jacques", "K9", "B")
    t.do("step", "K7")
    assert t.s.to_move() == 1 and t.offered("advance") == ["jacques"]


@pytest.mark.rule("GU-4.21")
@pytest.mark.rule("GU-6.13")
def test_ex_4_the_beaten_do_not_check_the_advance() -> None:
    t = Arena({"robert": "K8"}, {"zahir": "K9", "said": "X16"})
    fight(t, "robert", "zahir", odds(t, "robert", "zahir").results.index("C") + 1)
    t.do("step", "K10")
    t.do("advance", "robert")
    t.do("step", "K9")
    t.do("step", "L9")
    assert not t.events("checks")


@pytest.mark.rule("GU-6.11")
@pytest.mark.rule("GU-6.27")
@pytest.mark.parametrize(("wanted", "state"), [("D", "stunned"), ("F", "dead")])
def test_gu_6_11_an_advance_may_begin_where_a_thrown_opponent_lies(wanted: str, state: str) -> None:
    t = outcome("robert", "K8", "omar", "K9-K10", wanted)
    t.do("at", "L8")
    assert t.state("omar") == state
    t.do("advance", "robert")
    assert "L8" in t.offered("step")
    t.do("step", "L8")
    assert ("stop" in t.offered("stop")) is (state == "dead")  # GU-6.27: on, behind the stunned man
    t.do("step", "L9")
    t.do("stop")
    assert t.where("robert") == "L9"
