"""Chapters 10.2 and 10.3: fire is laid, spreads, burns down wood, and drives men off."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from guiscard.siege import hang, ladder, lying, nest, perch

from tafelrunde.games.guiscard.field.terrain import SHALLOW, STOCKADE_DOWN, WALL_DOWN
from tafelrunde.games.guiscard.fire.arrows import first_roll, marks_of_wood
from tafelrunde.games.guiscard.fire.fire import MissileStep
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.melee.melee_step import MeleeStep
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.pieces import blaze
from tafelrunde.games.guiscard.reach.steps import foot_step
from tafelrunde.games.guiscard.sequence.turns import begin_turn
from tafelrunde.games.guiscard.siegecraft.burning import (
    FireCheck,
    fires_near,
    fuel,
    light_refused,
)
from tafelrunde.games.guiscard.siegecraft.flames import Flames

SHORT_BOW = 4


def key(t: Arena, verb: str, *names: str) -> str:
    """The reason against an action; empty if there is none."""
    why = t.why_not(verb, *names)
    return "" if why is None else why.key


def burning(t: Arena) -> list[str]:
    return sorted(t.label(h) for h in t.s.fires if blaze.burns(t.s, h))


def light(t: Arena, *labels: str, seat: int = 0) -> None:
    for label in labels:
        blaze.kindle(t.s, t.hex(label), seat)


def check(t: Arena, *rolls: int, seat: int = 0) -> None:
    """The fire check of a seat, with its rolls in the order of the hexes."""
    t.s.stack.clear()
    t.begin(FireCheck(seat))
    t.roll(*rolls)


# -- by hand


@pytest.mark.rule("GU-10.13")
@pytest.mark.rule("GU-10.57")
def test_gu_10_13_a_turn_beside_the_wood_then_it_is_lit() -> None:
    t = nest({"jacques": "M3"}, {"platon": "Q9"})
    t.begin(MoveStep(0))
    t.do("kindle", "jacques")
    assert "jacques" not in t.offered("move")
    t.s.stack.clear()
    t.begin(MeleeStep(0))  # not in the same turn
    assert not t.s.stack or t.offered("light") == []
    t.s.turn += 2
    begin_turn(t.s, 0)
    t.s.stack.clear()
    t.begin(MeleeStep(0))
    t.do("light", "jacques")
    assert burning(t) == ["M4"] and blaze.lit_by(t.s, t.hex("M4")) == 0


@pytest.mark.rule("GU-10.57")
def test_gu_10_57_moving_or_a_stun_starts_the_count_anew() -> None:
    t = nest({"jacques": "M3"})
    t.begin(MoveStep(0))
    t.do("kindle", "jacques")
    t.s.turn += 2
    begin_turn(t.s, 0)
    t.s.done[t.unit("jacques")] |= 4  # moved
    t.s.stack.clear()
    t.begin(MeleeStep(0))
    assert not t.s.stack or t.offered("light") == []
    t.s.done[t.unit("jacques")] = 0
    harm.stun(t.s, t.unit("jacques"))
    t.s.health[t.unit("jacques")] = 0
    t.s.stack.clear()
    t.begin(MeleeStep(0))
    assert not t.s.stack or t.offered("light") == []


@pytest.mark.rule("GU-10.13")
@pytest.mark.rule("GU-10.57")
def test_gu_10_57_a_fire_that_is_not_lit_in_the_next_turn_is_prepared_anew() -> None:
    t = nest({"jacques": "M3"})
    t.begin(MoveStep(0))
    t.do("kindle", "jacques")
    for later, ready in ((2, True), (4, False)):
        t.s.turn = 3 + later
        begin_turn(t.s, 0)
        assert (light_refused(t.s, t.unit("jacques")) is None) == ready


@pytest.mark.rule("GU-10.39")
@pytest.mark.rule("GU-10.42")
@pytest.mark.rule("GU-10.35")
def test_gu_10_39_what_is_wood_and_who_reaches_it() -> None:
    t = nest({"jacques": "M3", "roland": "M5", "osbern": "M6", "avray": "A10"})
    lying(t, "A11", "A12")
    assert [t.label(h) for h in fuel(t.s, t.unit("jacques"))] == ["M4"]
    assert sorted(t.label(h) for h in fuel(t.s, t.unit("roland"))) == ["L4", "M4", "N4"]
    assert fuel(t.s, t.unit("osbern")) == []  # the tower is of stone
    assert [t.label(h) for h in fuel(t.s, t.unit("avray"))] == ["A11"]  # a ladder
    t = nest({"jacques": "F12", "tristan": "X16"}, field="jetty")
    assert sorted(t.label(h) for h in fuel(t.s, t.unit("jacques"))) == ["G12", "G13"]
    assert not blaze.is_wooden(t.s, t.hex("V12"))  # a tree


# -- spreading and burning down


@pytest.mark.rule("GU-10.14")
@pytest.mark.rule("GU-10.39")
def test_gu_10_14_fire_spreads_on_eight_to_ten_once_for_each_hex() -> None:
    t = nest({"jacques": "A9"})
    light(t, "M4", "L4")
    check(t, 8, 7)  # N4 and K5; nobody asks twice about a hex beside both
    assert burning(t) in (["K5", "L4", "M4"], ["L4", "M4", "N4"])
    assert len(t.events("fire-spreads")) == 1 and len(t.events("fire-stays")) == 1


@pytest.mark.rule("GU-10.40")
@pytest.mark.rule("GU-10.17")
def test_gu_10_40_three_checks_burn_a_jetty_hex_down() -> None:
    """EX-108: it becomes the water of the map."""
    t = nest({"jacques": "A11"}, field="jetty")
    light(t, "M9")
    for n in (1, 2):
        check(t, *[1] * 3)
        assert blaze.age(t.s, t.hex("M9")) == n
    t.s.dead[t.hex("M9")] = 2
    check(t, *[1] * 3)
    assert burning(t) == [] and t.s.field.terrain[t.hex("M9")] == SHALLOW
    assert t.hex("M9") not in t.s.dead


@pytest.mark.rule("GU-10.40")
@pytest.mark.rule("GU-9.16")
def test_gu_10_40_what_becomes_of_walk_gate_and_house() -> None:
    t = nest({"jacques": "A9"})
    for label in ("M4", "O11"):
        light(t, label)
        t.s.fires[t.hex(label)] += 2 * blaze.TURN
    ladder(t, "M3", "M4")
    check(t, *[1] * 5)
    assert t.s.field.terrain[t.hex("M4")] == STOCKADE_DOWN and t.s.field.gate_destroyed
    assert t.s.machines[0][2] == 1  # what leaned there lies
    assert not blaze.can_catch(t.s, t.hex("M4"))
    t = nest({"jacques": "A11"}, field="jetty")
    light(t, "G12")
    t.s.fires[t.hex("G12")] += 2 * blaze.TURN
    check(t, *[1] * 2)
    assert t.s.field.terrain[t.hex("G12")] == WALL_DOWN


@pytest.mark.rule("GU-10.40")
def test_gu_10_40_naphtha_burns_on_when_the_wood_below_is_gone() -> None:
    t = nest({"jacques": "A9"})
    t.s.fires[t.hex("M4")] = blaze.OIL + blaze.ALIGHT
    for _ in range(5):
        check(t, 1, 1)
    assert burning(t) == ["M4"] and len(t.events("burnt-down")) == 1


@pytest.mark.rule("GU-10.59")
def test_gu_10_59_wooden_houses_burn_through_their_walls() -> None:
    t = nest({"jacques": "F12"}, {"milo": "H12"}, field="jetty")
    light(t, "G12")
    check(t, *[10] * 2)
    assert burning(t) == ["G12", "G13", "H12"]
    assert t.s.prompt == "flee-fire" and t.offered("step") == ["I12", "H13"]


@pytest.mark.rule("GU-10.40")
def test_gu_10_40_a_burnt_tent_leaves_the_ground_below() -> None:
    t = nest({"jacques": "A1"}, {"milo": "A2"}, field="lagoon", overlays=["tent_1"])
    h = t.s.field.tents["tent_1"][0]
    assert t.s.field.tent[h]
    blaze.kindle(t.s, h, 0)
    t.s.fires[h] += 2 * blaze.TURN
    t.begin(FireCheck(0))
    while t.s.stack:
        t.roll(1)
    assert t.s.field.tent[h] == 0 and t.s.field.foot_base[h] == 1


@pytest.mark.rule("GU-10.15")
@pytest.mark.rule("GU-10.42")
def test_gu_10_15_fires_are_put_out_on_seven_to_ten_by_a_whole_turn() -> None:
    t = nest({"milo": "L4", "stelios": "N4"}, {"jacques": "A9"})
    light(t, "M4", seat=1)
    t.begin(MoveStep(0))
    t.do("quench", "milo")
    t.roll(6)
    assert burning(t) == ["M4"] and "milo" not in t.offered("move")
    t.do("quench", "stelios")
    t.roll(7)
    assert burning(t) == [] and t.hex("M4") not in t.s.fires


@pytest.mark.rule("GU-10.15")
def test_gu_10_15_burning_naphtha_is_not_put_out() -> None:
    t = nest({"milo": "L4"}, {"jacques": "A9"})
    t.s.fires[t.hex("M4")] = blaze.OIL + blaze.ALIGHT
    assert fires_near(t.s, t.unit("milo")) == []


# -- men in the fire


@pytest.mark.rule("GU-10.16")
@pytest.mark.rule("GU-10.41")
def test_gu_10_16_whoever_is_in_a_fire_flees_or_is_wounded() -> None:
    t = nest({"jacques": "A9"}, {"milo": "M4", "stelios": "N4"})
    t.begin(Flames(0, [t.hex("M4")]))
    assert t.s.to_move() == 1 and t.offered("step") == ["L4"]
    t.do("step", "L4")
    assert t.where("milo") == "L4" and t.state("milo") == "healthy"
    assert foot_step(t.s, t.unit("milo"), t.hex("L4"), 1) == 0  # burning hexes are impassable
    t = nest({"jacques": "A9"}, {"milo": "M4", "stelios": "N4"})
    t.begin(Flames(0, [t.hex("M4")]))
    t.do("bear")
    assert t.state("milo") == "wounded" and t.where("milo") == "M4"


@pytest.mark.rule("GU-10.16")
def test_gu_10_16_the_stunned_wake_on_one_to_six() -> None:
    for roll, state in ((6, "healthy"), (7, "dead")):
        t = nest({"jacques": "A9"}, {"milo": "M4 stunned", "stelios": "Q9"})
        t.begin(Flames(0, [t.hex("M4")]))
        t.roll(roll)
        if state == "healthy":
            t.do("step", "L4")
        assert t.state("milo") == state


@pytest.mark.rule("GU-10.60")
def test_gu_10_60_whoever_is_still_there_at_the_next_check_dies() -> None:
    t = nest({"jacques": "A9"}, {"milo": "M4", "stelios": "Q9"})
    t.begin(Flames(0, [t.hex("M4")]))
    t.do("bear")
    check(t, seat=1)  # the fires of the other side only
    assert t.state("milo") == "wounded"
    check(t, 1, 1)
    assert t.state("milo") == "dead"


@pytest.mark.rule("GU-10.60")
def test_gu_10_60_a_climber_whose_ladder_burns_comes_down() -> None:
    t = nest({"jacques": "M3"}, {"milo": "Q9"})
    ladder(t, "M3", "M4")
    hang(t, "jacques")
    t.begin(Flames(1, [t.hex("M3")]))
    no = t.why_not("bear")
    assert no is not None and no.rule == "GU-10.60"  # nobody stays on a burning ladder
    t.do("step", "M2")
    assert t.where("jacques") == "M2" and not perch(t, "jacques")


@pytest.mark.rule("GU-10.60")
def test_gu_10_60_a_climber_without_free_ground_falls_off_his_burning_ladder() -> None:
    crowd = {"roland": "L2", "osbern": "M2", "avray": "N2", "gilles": "L3", "perrin": "N3"}
    t = nest({"jacques": "M3", **crowd}, {"milo": "Q9"})
    ladder(t, "M3", "M4")
    hang(t, "jacques")
    t.begin(Flames(1, [t.hex("M3")]))
    assert set(t.offered("at")) == set(crowd.values())
    t.do("at", "M2")
    assert t.state("jacques") == "wounded" and t.state("osbern") == "stunned"


@pytest.mark.rule("GU-10.41")
@pytest.mark.rule("GU-R.216")
def test_gu_r_216_a_riderless_horse_runs_or_dies() -> None:
    t = nest({"jacques": "A9", "tristan": "A16"}, {"milo": "Q9"})
    t.stray("tristan", "C10", "C11")
    t.begin(Flames(0, [t.hex("C10")]))
    horse = t.unit("tristan")
    assert t.s.horse_at[horse] != t.hex("C10") and t.s.horse[horse] == 2
    assert t.hex("C10") not in (t.s.horse_at[horse], t.s.horse_rear[horse])


@pytest.mark.rule("GU-10.26")
@pytest.mark.rule("GU-10.61")
@pytest.mark.rule("GU-R.126")
def test_gu_10_26_connected_naphtha_burns_together_and_whoever_is_in_it_rolls() -> None:
    pool = ("C10", "C11", "B10", "D10")
    for rolls, state in (((5,), "dead"), ((8,), "wounded"), ((9,), "healthy")):
        t = nest({"jacques": "C10", "roland": "A1"}, {"milo": "Q9"})
        for label in pool:
            t.s.fires[t.hex(label)] = blaze.OIL
        t.begin(Flames(1, [t.hex("B10")]))
        assert burning(t) == sorted(pool)
        t.roll(*rolls)
        if state != "dead":
            assert "C11" not in t.offered("step") and t.why_not("bear") is not None
            t.do("step", "C9")
        assert t.state("jacques") == state
    t = nest({"jacques": "C10", "roland": "A1"}, {"milo": "Q9"})
    for h in (t.hex("C10"), *t.s.field.grid.around[t.hex("C10")]):
        t.s.fires[h] = blaze.OIL
    t.begin(Flames(1, [t.hex("C10")]))
    t.roll(9)
    t.do("step", "C9")  # through the fire, where he rolls again
    t.roll(1)
    assert t.state("jacques") == "dead"


# -- fire arrows


@pytest.mark.rule("GU-10.18")
@pytest.mark.rule("GU-5.6")
def test_gu_10_18_a_fire_arrow_is_one_roll_in_step_one() -> None:
    t = nest({"olivier": "M2"}, {"milo": "M4", "stelios": "Q9"})
    t.s.ammo[t.unit("olivier")] = 2
    t.begin(MissileStep(0))
    t.do("fire_arrow", "olivier")
    t.do("aim", "M4")  # a man there does not matter
    t.roll(8)
    assert burning(t) == [] and t.s.ammo[t.unit("olivier")] == 1
    assert t.state("milo") == "healthy"
    t.s.done[t.unit("olivier")] = 0
    t.s.stack.clear()
    t.begin(MissileStep(0))
    t.do("fire_arrow", "olivier")
    t.do("aim", "M4")
    t.roll(9)
    assert burning(t) == ["M4"] and t.s.prompt == "flee-fire"


@pytest.mark.rule("GU-10.18")
@pytest.mark.rule("GU-R.217")
def test_gu_10_18_only_archers_with_arrows_within_short_range() -> None:
    t = nest({"olivier": "M2", "landry": "L2"}, {"milo": "Q9"})
    t.begin(MissileStep(0))
    assert not t.s.stack or t.offered("fire_arrow") == []
    t.s.ammo[t.unit("olivier")] = 1
    reach = t.s.board.numbers.odds.short_to[SHORT_BOW]
    for h in marks_of_wood(t.s, t.unit("olivier"), SHORT_BOW):
        assert t.s.field.grid.distance(t.hex("M2"), h) <= reach


@pytest.mark.rule("GU-10.58")
@pytest.mark.rule("GU-R.218")
def test_gu_10_58_the_closed_gate_is_lit_through_its_leaf() -> None:
    t = nest({"olivier": "O13", "gilles": "K7"}, {"milo": "Q9"})
    marks = [t.label(h) for h in marks_of_wood(t.s, t.unit("olivier"), SHORT_BOW)]
    assert "O11" in marks and "M4" not in marks
    inside = [t.label(h) for h in marks_of_wood(t.s, t.unit("gilles"), SHORT_BOW)]
    assert "I7" in inside or "K5" in inside
    assert first_roll(t.s, t.hex("O11")) == first_roll(t.s, t.hex("M4")) == 9
    lying(t, "A9", "A10")
    assert first_roll(t.s, t.hex("A9")) == 8
    t.s.fires[t.hex("C3")] = blaze.OIL
    assert first_roll(t.s, t.hex("C3")) == 4
    t = nest({"jacques": "A1"}, {"milo": "A2"}, field="jetty")
    assert first_roll(t.s, t.hex("M9")) == 10 and first_roll(t.s, t.hex("G12")) == 9
    t = nest({"jacques": "A1"}, {"milo": "A2"}, field="lagoon", overlays=["tent_1"])
    assert first_roll(t.s, t.s.field.tents["tent_1"][0]) == 4
