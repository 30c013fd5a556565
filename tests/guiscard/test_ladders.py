"""Chapter 10.1: ladders are carried, raised, climbed, shifted and overturned."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from guiscard.fights import fight, letter, moving, odds
from guiscard.siege import hang, ladder, lying, nest, perch

from tafelrunde.core.actions import CHANCE
from tafelrunde.games.guiscard.field.terrain import NO_COVER
from tafelrunde.games.guiscard.fire.fire import MissileStep
from tafelrunde.games.guiscard.fire.sight import cover, shot_refused
from tafelrunde.games.guiscard.infiltration.checks import checkers
from tafelrunde.games.guiscard.melee.melee_step import MeleeStep
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.pieces.contact import can_strike
from tafelrunde.games.guiscard.sequence.turns import begin_turn
from tafelrunde.games.guiscard.state import LADDER


def key(t: Arena, verb: str, *names: str) -> str:
    """The reason against an action; empty if there is none."""
    why = t.why_not(verb, *names)
    return "" if why is None else why.key


# -- going on, down and over


@pytest.mark.rule("GU-10.1")
@pytest.mark.rule("GU-10.5")
@pytest.mark.rule("GU-9.9")
def test_gu_10_5_up_and_over_in_one_turn_with_seven_points() -> None:
    """EX-24: 3 up and 4 onto the wall walk, then the jump check."""
    t = nest({"jacques": "M3"})
    ladder(t, "M3", "M4")
    moving(t, "jacques")
    t.do("climb", "M3")
    assert perch(t, "jacques") == LADDER and t.s.points == 5 and t.where("jacques") == "M3"
    t.do("leap", "M4")
    t.roll(5)
    assert t.where("jacques") == "M4" and t.s.points == 1 and not perch(t, "jacques")
    assert t.state("jacques") == "healthy"


@pytest.mark.rule("GU-10.54")
def test_gu_10_54_a_wound_from_the_jump_ends_the_move() -> None:
    t = nest({"jacques": "M3"})
    ladder(t, "M3", "M4")
    moving(t, "jacques")
    t.do("climb", "M3")
    t.do("leap", "M4")
    t.roll(6)
    assert t.state("jacques") == "wounded" and t.s.prompt == "move-unit"
    t = nest({"jacques": "M3 wounded", "mahaut": "A1"})
    ladder(t, "M3", "M4")
    hang(t, "jacques")
    moving(t, "jacques")
    t.do("leap", "M4")
    t.roll(6)
    assert t.state("jacques") == "dead"


@pytest.mark.rule("GU-10.38")
def test_gu_10_38_nobody_jumps_from_a_ladder_raised_in_this_turn() -> None:
    t = nest({"jacques": "M3"})
    ladder(t, "M3", "M4", since=3)
    moving(t, "jacques")
    t.do("climb", "M3")
    assert key(t, "leap", "M4") == "ladder-too-fresh"
    t.do("stop")
    assert perch(t, "jacques") == LADDER


@pytest.mark.rule("GU-10.36")
def test_gu_10_36_a_ladder_is_entered_and_left_for_three_points() -> None:
    t = nest({"jacques": "M2", "roland": "L2"})
    ladder(t, "M3", "M4")
    moving(t, "jacques")
    t.do("climb", "M3")  # from the ground beside its foot
    assert t.where("jacques") == "M3" and t.s.points == 5
    assert key(t, "step", "N3") == "no-way-there"  # down first
    assert key(t, "descend", "L2") == "no-ground-there" and key(t, "descend", "M4") != ""
    t.do("descend", "N2")
    assert t.where("jacques") == "N2" and t.s.points == 2 and not perch(t, "jacques")
    t.do("stop")
    t.do("move", "roland")
    assert key(t, "climb", "M3") == ""  # nobody is on it any more


@pytest.mark.rule("GU-10.36")
def test_gu_10_36_one_living_unit_in_the_hex_of_a_ladder() -> None:
    t = nest({"jacques": "M2", "roland": "M3", "eustache": "L3"}, {"milo": "M4"})
    ladder(t, "M3", "M4")
    moving(t, "jacques")
    assert key(t, "climb", "M3") == "ladder-out-of-reach"
    t.do("stop")
    hang(t, "roland")
    t.do("move", "roland")
    assert key(t, "leap", "M4") == "occupied"


@pytest.mark.rule("GU-10.55")
def test_gu_10_55_from_the_walk_down_a_ladder_whoever_put_it_up() -> None:
    t = nest({"milo": "M4"}, {"jacques": "A9"})
    ladder(t, "M3", "M4")
    moving(t, "milo")
    t.do("climb", "M3")
    assert t.where("milo") == "M3" and perch(t, "milo") == LADDER and t.s.points == 5
    t = nest({"jacques": "M2"}, {"milo": "M4", "stelios": "L4"})
    ladder(t, "M3", "M4")
    moving(t, "jacques")
    t.do("climb", "M3")
    who = [t.s.board.roster.ids[e] for e in checkers(t.s, t.unit("jacques"), t.hex("M3"), [])]
    assert who == ["milo"]  # whoever could strike him there


@pytest.mark.rule("GU-10.56")
def test_gu_10_56_a_climber_is_fired_at_without_cover() -> None:
    t = nest({"jacques": "M3"}, {"petros": "N4"})
    ladder(t, "N3", "M4")
    moving(t, "jacques")
    t.do("climb", "N3")
    assert t.s.prompt == "defend"
    bow = 5
    assert cover(t.s, t.hex("N4"), t.hex("N3"), bow) == NO_COVER


# -- carrying


@pytest.mark.rule("GU-10.3")
@pytest.mark.rule("GU-10.37")
def test_gu_10_37_a_pair_carries_a_ladder_two_points_a_turn() -> None:
    t = nest({"jacques": "A10", "roland": "A11", "osbern": "A4"})
    lying(t, "A10", "A11")
    t.begin(MoveStep(0))
    assert t.offered("haul") == ["jacques", "roland"]
    t.do("haul", "jacques")
    t.do("step", "A9")
    assert (t.where("jacques"), t.where("roland")) == ("A9", "A10")
    t.do("slide", "2")
    assert (t.where("jacques"), t.where("roland")) == ("B9", "B10")
    assert key(t, "step", "C9") == "too-few-points"
    t.do("stop")
    assert t.s.machines[0][3:5] == [t.hex("B9"), t.hex("B10")]
    assert "jacques" not in t.offered("move") and "roland" not in t.offered("move")


@pytest.mark.rule("GU-10.37")
@pytest.mark.rule("GU-R.214")
def test_gu_10_37_either_man_goes_ahead_and_each_pays_his_own_hex() -> None:
    t = nest({"jacques": "B9", "roland": "B10", "osbern": "B8"})
    lying(t, "B9", "B10")
    t.begin(MoveStep(0))
    t.do("haul", "jacques")
    assert key(t, "step", "B8") == "occupied"
    t.do("swap_ends")
    t.do("step", "B11")
    assert (t.where("jacques"), t.where("roland")) == ("B10", "B11")
    t = nest({"jacques": "B8", "roland": "B9"})  # B8 is brush, as is C8
    lying(t, "B8", "B9")
    t.begin(MoveStep(0))
    t.do("haul", "jacques")
    t.do("step", "C8")
    assert key(t, "step", "D8") == "too-few-points"


@pytest.mark.rule("GU-10.3")
def test_gu_10_3_bearers_neither_fire_nor_fight_nor_go_where_they_would_be_checked() -> None:
    t = nest({"jacques": "B9", "roland": "B10"}, {"milo": "C8", "petros": "X1"})
    lying(t, "B9", "B10")
    t.begin(MoveStep(0))
    t.do("haul", "jacques")
    assert key(t, "step", "A9") == "" and key(t, "step", "B8") == "would-be-checked"
    t.do("stop")
    step = MeleeStep(0)
    why = step.unfit(t.s, t.unit("jacques"))
    assert why is not None and why.key == "hauled"
    assert not can_strike(t.s, t.unit("jacques"), t.hex("B8"))
    begin_turn(t.s, 0)
    assert step.unfit(t.s, t.unit("jacques")) is None


@pytest.mark.rule("GU-10.4")
@pytest.mark.rule("GU-10.2")
def test_gu_10_4_a_ladder_is_raised_against_a_palisade_beside_a_bearer() -> None:
    t = nest({"jacques": "N2", "roland": "N3"})
    lying(t, "N3", "N2")
    t.begin(MoveStep(0))
    t.do("haul", "jacques")
    assert sorted(t.offered("raise_ladder")) == ["M4", "N4"]  # the rear man is beside it
    t.do("raise_ladder", "M4")
    assert t.s.machines[0][2:] == [2, t.hex("N3"), t.hex("M4"), 3]
    t = nest({"jacques": "M6", "roland": "M5"})  # inside: neither palisade nor tower
    lying(t, "M6", "M5")
    t.begin(MoveStep(0))
    t.do("haul", "jacques")
    assert t.offered("raise_ladder") == []


@pytest.mark.rule("GU-R.212")
def test_gu_r_212_one_ladder_or_rope_in_a_hex() -> None:
    t = nest({"jacques": "M3", "roland": "M2"})
    lying(t, "M3", "M2")
    ladder(t, "M3", "M4")
    t.begin(MoveStep(0))
    t.do("haul", "jacques")
    assert t.offered("raise_ladder") == []


@pytest.mark.rule("GU-10.56")
def test_gu_10_56_fire_that_hurts_a_bearer_stops_the_pair() -> None:
    t = nest({"jacques": "K9", "roland": "K10", "osbern": "A16"}, {"petros": "S9"}, field="")
    lying(t, "K9", "K10")
    t.begin(MoveStep(0))
    t.do("haul", "jacques")
    t.do("step", "K8")
    assert t.s.prompt == "defend"
    t.do("pass")  # at the first man; then the opponent may fire at the other one
    assert t.s.prompt == "defend"
    t.do("shoot", "petros")
    t.do("fire")
    t.roll(1, 4)
    assert t.state("roland") == "wounded" and t.events("pair-stopped")
    assert t.s.prompt == "move-unit" and t.s.machines[0][2] == 1


@pytest.mark.rule("GU-10.51")
@pytest.mark.rule("GU-R.215")
def test_gu_10_51_a_pair_brings_a_ladder_over_the_edge() -> None:
    group = {"id": "storm", "units": ["jacques", "roland", "osbern"], "mounted": False}
    mine = {"id": "ours", "name_de": "", "name_en": "", "equipment": {"ladder": 1}}
    other = {"id": "garrison", "units": ["milo"], "mounted": False, "when": "setup"}
    theirs = {"id": "theirs", "name_de": "", "name_en": ""}
    storm = {**group, "zone": {"map_side_any": ["1", "4"]}, "when": "round 1"}
    sides = [
        {**mine, "group": [storm]},
        {**theirs, "group": [{**other, "zone": {"region": "castle"}}]},
    ]
    t = nest({}, {"milo": "M7"}, side=sides)
    t.begin(MoveStep(0))
    assert t.offered("bring") == ["jacques", "roland", "osbern"]
    t.do("bring", "jacques")
    t.do("partner", "roland")
    assert "A9" in t.offered("step") and "M1" in t.offered("step") and "B9" not in t.offered("step")
    t.do("step", "A9")
    assert "B9" in t.offered("step")  # the second row, for the price of an edge hex as well
    t.do("step", "B9")
    assert t.s.prompt == "haul-step"
    assert key(t, "step", "C9") == "too-few-points"  # the second row has cost all he had
    t.do("stop")
    assert t.offered("bring") == [] and t.s.machines[0][2] == 1


# -- shifting and overturning


@pytest.mark.rule("GU-10.7")
@pytest.mark.rule("GU-R.213")
@pytest.mark.rule("GU-10.50")
def test_gu_10_7_two_men_shift_a_ladder_or_take_it_down() -> None:
    t = nest({"jacques": "M3", "roland": "N2"})
    ladder(t, "N3", "M4")
    t.begin(MoveStep(0))
    t.do("resite", "jacques")
    t.do("partner", "roland")
    assert key(t, "set_ladder", "N3", "M4") == "no-ladder-there"  # where it is already
    assert key(t, "set_ladder", "O4", "N4") == "" and key(t, "set_ladder", "M3", "M4") != ""
    t.do("set_ladder", "N3", "N4")
    assert t.s.machines[0][2:] == [2, t.hex("N3"), t.hex("N4"), 3]
    assert "jacques" not in t.offered("move")
    t = nest({"jacques": "M2", "roland": "L2"})
    ladder(t, "M3", "M4")
    t.begin(MoveStep(0))
    t.do("resite", "jacques")
    t.do("partner", "roland")
    t.do("take_down", "M2")
    assert t.s.machines[0][2:5] == [1, t.hex("M3"), t.hex("M2")]


@pytest.mark.rule("GU-10.6")
def test_gu_10_6_not_while_somebody_is_on_it_or_an_enemy_at_its_foot() -> None:
    t = nest({"jacques": "M2", "roland": "L2", "osbern": "M3"})
    ladder(t, "M3", "M4")
    hang(t, "osbern")
    t.begin(MoveStep(0))
    assert t.offered("resite") == []
    t = nest({"jacques": "M2", "roland": "L2"}, {"milo": "N3"})
    ladder(t, "M3", "M4")
    t.begin(MoveStep(0))
    assert t.offered("resite") == []


@pytest.mark.rule("GU-10.10")
@pytest.mark.rule("GU-10.11")
def test_gu_10_10_a_ladder_is_overturned_on_one_to_six_and_its_man_falls() -> None:
    t = nest({"milo": "N4"}, {"jacques": "N3", "roland": "A9"})
    ladder(t, "N3", "M4")
    hang(t, "jacques")
    t.begin(MeleeStep(0))
    t.do("overturn", "milo")
    t.roll(6)
    t.do("at", "O3")
    assert t.s.machines[0][2:5] == [1, t.hex("N3"), t.hex("O3")]
    assert t.s.prompt == "fall-where" and "M4" not in t.offered("at")
    t.do("at", "N2")
    assert t.where("jacques") == "N2" and t.state("jacques") == "wounded"
    assert not perch(t, "jacques")


@pytest.mark.rule("GU-10.10")
@pytest.mark.rule("GU-10.50")
def test_gu_10_50_once_a_turn_and_not_after_a_shot() -> None:
    t = nest({"milo": "M4", "stelios": "N4"}, {"jacques": "N3"})
    ladder(t, "N3", "M4")
    hang(t, "jacques")
    t.begin(MeleeStep(0))
    assert sorted(t.offered("overturn")) == ["milo", "stelios"]
    t.do("overturn", "milo")
    t.roll(7)
    assert perch(t, "jacques") == LADDER and key(t, "overturn", "milo") == "attacked-already"
    t.s.done[t.unit("stelios")] |= 1
    assert key(t, "overturn", "stelios") == "fired-this-turn"


@pytest.mark.rule("GU-10.12")
@pytest.mark.rule("GU-10.35")
def test_gu_10_12_from_the_ground_beside_its_foot_too() -> None:
    t = nest({"milo": "N3", "stelios": "M5"}, {"jacques": "M3"})
    ladder(t, "M3", "M4")
    hang(t, "jacques")
    t.begin(MeleeStep(0))
    assert t.offered("overturn") == ["milo"]  # not from the court


@pytest.mark.rule("GU-10.54")
def test_gu_10_54_the_fallen_dies_where_only_horses_are() -> None:
    ring = {
        "roland": "M2-M1",
        "osbern": "L2-L1",
        "avray": "N2-N1",
        "rioulf": "L3-K3",
        "turold": "N3-O3",
    }
    t = nest({"milo": "M4"}, {"jacques": "M3", **ring})
    ladder(t, "M3", "M4")
    hang(t, "jacques")
    t.begin(MeleeStep(0))
    t.do("overturn", "milo")
    t.roll(1)
    t.do("at", "M2")
    assert t.state("jacques") == "dead" and t.state("roland") == "healthy"


# -- melee and fire


@pytest.mark.rule("GU-10.9")
@pytest.mark.rule("GU-R.115")
@pytest.mark.rule("GU-10.36")
def test_gu_10_36_ladder_and_walk_strike_each_other() -> None:
    t = nest({"jacques": "M3", "roland": "M2"}, {"milo": "M4", "stelios": "L4"})
    ladder(t, "M3", "M4")
    assert not can_strike(t.s, t.unit("milo"), t.hex("M3"))
    hang(t, "jacques")
    assert can_strike(t.s, t.unit("jacques"), t.hex("M4"))
    assert not can_strike(t.s, t.unit("jacques"), t.hex("L4"))
    assert not can_strike(t.s, t.unit("jacques"), t.hex("N3"))  # upwards only
    assert can_strike(t.s, t.unit("milo"), t.hex("M3"))
    assert not can_strike(t.s, t.unit("stelios"), t.hex("M3"))
    assert can_strike(t.s, t.unit("roland"), t.hex("M3"))  # from the ground beside
    assert ("terrain", -1) in odds(t, "jacques", "milo").shifts
    assert ("terrain", 1) in odds(t, "milo", "jacques").shifts


@pytest.mark.rule("GU-10.53")
@pytest.mark.rule("GU-R.125")
def test_gu_10_53_the_jump_as_an_advance_costs_nothing() -> None:
    """EX-113: a knight, half of whose points would not do."""
    t = nest({"tancrede": "M3"}, {"philemon": "M4", "milo": "Q9"})
    ladder(t, "M3", "M4")
    hang(t, "tancrede")
    fight(t, "tancrede", "philemon", odds(t, "tancrede", "philemon").results.index("E") + 1)
    t.s.health[t.unit("philemon")] = 1
    assert t.state("philemon") == "wounded" and letter(t) == "E"
    t = nest({"tancrede": "M3"}, {"philemon": "M4 wounded", "milo": "Q9"})
    ladder(t, "M3", "M4")
    hang(t, "tancrede")
    fight(t, "tancrede", "philemon", odds(t, "tancrede", "philemon").results.index("E") + 1)
    t.do("advance", "tancrede")
    t.do("step", "M4")
    t.roll(5)  # armour makes it six
    assert t.where("tancrede") == "M4" and t.state("tancrede") == "wounded"
    assert not perch(t, "tancrede")


@pytest.mark.rule("GU-10.52")
def test_gu_10_52_whoever_gives_way_on_a_ladder_comes_down() -> None:
    t = nest({"milo": "M4"}, {"jacques": "M3", "roland": "A9"})
    ladder(t, "M3", "M4")
    hang(t, "jacques")
    fight(t, "milo", "jacques", odds(t, "milo", "jacques").results.index("C") + 1)
    assert t.where("jacques") == "M3" and not perch(t, "jacques")
    assert t.state("jacques") == "healthy"


@pytest.mark.rule("GU-10.52")
def test_gu_10_52_with_enemies_at_the_foot_he_leaves_it_or_is_wounded() -> None:
    t = nest({"milo": "M2"}, {"jacques": "M3", "roland": "A9"})
    ladder(t, "M3", "M4")
    hang(t, "jacques")
    fight(t, "milo", "jacques", odds(t, "milo", "jacques").results.index("C") + 1)
    assert t.s.prompt == "retreat" and t.offered("step") == ["N3", "L3"]
    ours = {"milo": "M2", "stelios": "L3", "kosmas": "N3"}
    t = nest(ours, {"jacques": "M3", "roland": "A9"})
    ladder(t, "M3", "M4")
    hang(t, "jacques")
    results = odds(t, "milo stelios kosmas", "jacques").results
    fight(t, "milo stelios kosmas", "jacques", results.index("C") + 1)
    assert t.state("jacques") == "wounded" and perch(t, "jacques") == LADDER


@pytest.mark.rule("GU-10.52")
def test_gu_10_52_the_stunned_lie_at_the_foot() -> None:
    t = nest({"milo": "M4"}, {"jacques": "M3", "roland": "A9"})
    ladder(t, "M3", "M4")
    hang(t, "jacques")
    fight(t, "milo", "jacques", odds(t, "milo", "jacques").results.index("D") + 1)
    assert t.state("jacques") == "stunned" and not perch(t, "jacques")
    assert t.where("jacques") == "M3"


@pytest.mark.rule("GU-10.8")
def test_gu_10_8_an_archer_on_a_ladder_fires_only_over_it() -> None:
    t = nest({"olivier": "M3", "landry": "N3"}, {"milo": "M4", "stelios": "M12"})
    ladder(t, "M3", "M4")
    hang(t, "olivier")
    t.begin(MissileStep(0))
    t.do("shoot", "olivier")  # though the enemy is right before him
    assert t.offered("aim") == ["M4"]
    short_bow = 4
    assert cover(t.s, t.hex("M3"), t.hex("M4"), short_bow) == 3
    assert shot_refused(t.s, t.unit("olivier"), t.hex("M12"), short_bow) is not None


@pytest.mark.rule("GU-R.38")
def test_gu_r_38_a_shot_that_drives_back_throws_off_the_ladder() -> None:
    t = nest({"petros": "N4"}, {"jacques": "N3", "roland": "A9"})
    ladder(t, "N3", "M4")
    hang(t, "jacques")
    t.begin(MissileStep(0))
    t.do("shoot", "petros")
    t.do("aim", "N3")
    t.roll(1, 7)
    assert t.s.prompt == "fall-where" and t.s.to_move() != CHANCE
    t.do("at", "N2")
    assert t.state("jacques") == "wounded"
