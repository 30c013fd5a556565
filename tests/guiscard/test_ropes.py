"""Chapter 10.6: grapnels are thrown, climbed, cut and pulled."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from guiscard.fights import fight, moving, odds
from guiscard.siege import grapnel, hang, ladder, nest, perch, rope

from tafelrunde.core.actions import CHANCE
from tafelrunde.games.guiscard.fire.fire import is_ready
from tafelrunde.games.guiscard.game import GuiscardGame
from tafelrunde.games.guiscard.melee.melee_step import MeleeStep
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.pieces.contact import can_strike
from tafelrunde.games.guiscard.pieces.gear import HELD, LYING, UP, grapnel_of
from tafelrunde.games.guiscard.retreats.retreat import Retreat
from tafelrunde.games.guiscard.siegecraft.falling import Loosened
from tafelrunde.games.guiscard.siegecraft.heaving import Pull
from tafelrunde.games.guiscard.siegecraft.ropes import cuttable
from tafelrunde.games.guiscard.state import CLIMBED, LADDER, ROPE, WOUNDED, trait

PULLERS = {"jacques": "M1", "roland": "N1", "osbern": "M2", "avray": "N2"}


def key(t: Arena, verb: str, *names: str) -> str:
    """The reason against an action; empty if there is none."""
    why = t.why_not(verb, *names)
    return "" if why is None else why.key


@pytest.mark.rule("GU-10.27")
@pytest.mark.rule("GU-10.30")
@pytest.mark.rule("GU-10.63")
def test_gu_10_27_a_grapnel_holds_on_three_to_ten_and_is_climbed_at_once() -> None:
    t = nest({"vladko": "M3"})
    grapnel(t, "vladko")
    moving(t, "vladko")
    assert t.offered("throw_rope") == ["M4"]
    t.do("throw_rope", "M4")
    t.roll(3)
    assert t.s.machines[0][2:] == [UP, t.hex("M3"), t.hex("M4"), 3]
    t.do("climb", "M3")
    assert perch(t, "vladko") == ROPE and trait(t.s, t.unit("vladko"), CLIMBED) == 8
    assert t.s.prompt == "move-unit"  # all his points are spent
    step = MeleeStep(0)
    why = step.unfit(t.s, t.unit("vladko"))
    assert why is not None and why.key == "threw-rope"
    assert is_ready(t.s, t.unit("vladko")) is not None


@pytest.mark.rule("GU-10.27")
@pytest.mark.rule("GU-10.63")
def test_gu_10_63_a_miss_keeps_the_grapnel_and_is_the_only_throw_of_the_turn() -> None:
    t = nest({"vladko": "M3", "tancrede": "N3"})
    grapnel(t, "vladko")
    grapnel(t, "tancrede")
    moving(t, "vladko")
    t.do("throw_rope", "M4")
    t.roll(2)
    assert t.s.machines[0][2:4] == [HELD, t.unit("vladko")]
    assert key(t, "throw_rope", "M4") == "thrown-already"
    t.do("stop")
    t.do("move", "tancrede")
    assert key(t, "throw_rope", "N4") == "no-grapnel"  # not in armour
    assert t.s.machines[1][2] == HELD


@pytest.mark.rule("GU-10.28")
@pytest.mark.rule("GU-10.47")
def test_gu_10_28_eight_points_a_level_and_two_over_the_parapet() -> None:
    """EX-23: Vladko has paid 8 and may cross for 2."""
    t = nest({"vladko": "M3", "miroslav": "A9"})
    rope(t, "M3", "M4")
    hang(t, "vladko", ROPE)
    t.s.traits[t.unit("vladko") * 16 + CLIMBED] = 5
    moving(t, "vladko")
    assert key(t, "leap", "M4") == "not-on-top"
    t.do("climb", "M3")
    assert t.s.points == 5
    assert key(t, "climb", "M3") == "at-the-top"
    t.do("leap", "M4")
    assert t.where("vladko") == "M4" and t.s.points == 3 and not perch(t, "vladko")
    assert not t.events("jump-rolled")


@pytest.mark.rule("GU-10.48")
def test_gu_10_48_a_climber_neither_strikes_nor_fires_and_comes_down_for_four() -> None:
    t = nest({"vladko": "M3"}, {"milo": "M4", "stelios": "A1"})
    rope(t, "M3", "M4")
    hang(t, "vladko", ROPE)
    assert not can_strike(t.s, t.unit("vladko"), t.hex("M4"))
    assert can_strike(t.s, t.unit("milo"), t.hex("M3"))
    why = is_ready(t.s, t.unit("vladko"))
    assert why is not None and why.key == "on-rope"
    moving(t, "vladko")
    assert t.offered("descend") == ["M3"]
    t.do("descend", "M3")
    assert t.s.points == 4 and not perch(t, "vladko")


@pytest.mark.rule("GU-10.48")
def test_gu_10_48_a_free_rope_is_pulled_up_from_above() -> None:
    t = nest({"milo": "M4", "alexio": "N4"}, {"vladko": "M3", "bogdan": "A9"})
    rope(t, "M3", "M4")
    hang(t, "vladko", ROPE)
    moving(t, "milo")
    assert key(t, "pull_up", "M3") == "rope-in-use"
    t.s.traits.clear()
    t.do("pull_up", "M3")
    assert t.s.machines[0][2:4] == [HELD, t.unit("milo")]


@pytest.mark.rule("GU-10.63")
def test_gu_10_63_from_the_walk_a_man_lets_himself_down() -> None:
    t = nest({"alexio": "M4"}, {"jacques": "A9"})
    grapnel(t, "alexio")
    moving(t, "alexio")
    assert sorted(t.offered("hook")) == ["L3", "M3", "M5", "N3"]
    t.do("hook", "M3")
    assert t.where("alexio") == "M3" and t.s.points == 2
    assert t.s.machines[0][2:5] == [UP, t.hex("M3"), t.hex("M4")]
    t = nest({"alexio": "M4"}, {"jacques": "A9"})
    grapnel(t, "alexio")
    moving(t, "alexio")
    t.do("hook", "M5")
    assert t.where("alexio") == "M5" and t.s.points == 4  # no palisade inwards


@pytest.mark.rule("GU-12.27")
def test_gu_12_27_grapnels_pass_from_hand_to_hand_and_lie_where_a_man_died() -> None:
    t = nest({"vladko": "C10", "bogdan": "C11", "tancrede": "B10"})
    grapnel(t, "vladko")
    moving(t, "vladko")
    assert t.offered("hand") == ["bogdan"]  # not to a man in armour
    t.do("hand", "bogdan")
    assert grapnel_of(t.s, t.unit("bogdan")) is not None
    t.do("stop")
    from tafelrunde.games.guiscard.harm import harm

    harm.kill(t.s, t.unit("bogdan"))
    assert t.s.machines[0][2:4] == [LYING, t.hex("C11")]
    t = nest({"vladko": "C10"})
    t.s.machines.append([ROPE, 0, LYING, t.hex("C11"), -1, 1])
    moving(t, "vladko")
    t.do("step", "C11")
    assert grapnel_of(t.s, t.unit("vladko")) is not None


@pytest.mark.rule("GU-10.31")
def test_gu_10_31_from_above_a_climber_is_an_easy_prey() -> None:
    t = nest({"milo": "M4", "stelios": "A1"}, {"vladko": "M3", "bogdan": "A9"})
    rope(t, "M3", "M4")
    hang(t, "vladko", ROPE)
    combat = odds(t, "milo", "vladko")
    assert ("climber", 2) in combat.shifts and ("terrain", 1) in combat.shifts
    fight(t, "milo", "vladko", combat.results.index("E") + 1)
    assert t.state("vladko") == "dead"
    t = nest({"platon": "M4", "stelios": "A1"}, {"vladko": "M3", "bogdan": "A9"})
    rope(t, "M3", "M4")
    hang(t, "vladko", ROPE)
    fight(t, "platon", "vladko", odds(t, "platon", "vladko").results.index("C") + 1)
    assert t.state("vladko") == "healthy" and perch(t, "vladko") == ROPE
    t = nest({"milo": "M2", "stelios": "A1"}, {"vladko": "M3", "bogdan": "A9"})
    rope(t, "M3", "M4")
    hang(t, "vladko", ROPE)
    assert ("climber", 2) not in odds(t, "milo", "vladko").shifts  # from the ground


@pytest.mark.rule("GU-10.63")
def test_gu_10_63_whoever_is_stunned_on_a_rope_falls_to_death() -> None:
    t = nest({"milo": "M2", "stelios": "A1"}, {"vladko": "M3", "bogdan": "A9"})
    rope(t, "M3", "M4")
    hang(t, "vladko", ROPE)
    fight(t, "milo", "vladko", odds(t, "milo", "vladko").results.index("D") + 1)
    assert t.state("vladko") == "dead"


@pytest.mark.rule("GU-10.32")
@pytest.mark.rule("GU-10.49")
def test_gu_10_49_driven_over_the_palisade_he_catches_the_rope_or_dies() -> None:
    def driven(name: str) -> Arena:
        t = nest({"jacques": "M5", "roland": "L4", "osbern": "N4"}, {name: "M4", "milo": "A1"})
        rope(t, "M3", "M4")
        t.begin(Retreat(t.unit(name), -1, [t.unit(n) for n in ("jacques", "roland", "osbern")]))
        return t

    t = driven("alexio")
    t.do("grab")
    t.roll(4)
    assert t.where("alexio") == "M3" and perch(t, "alexio") == ROPE
    assert trait(t.s, t.unit("alexio"), CLIMBED) == 8
    t = driven("alexio")
    t.do("grab")
    t.roll(3)
    assert t.state("alexio") == "dead"
    t = driven("okeanos")  # in armour
    assert t.state("okeanos") == "wounded"


@pytest.mark.rule("GU-10.33")
def test_gu_10_33_a_rope_is_cut_on_one_to_three() -> None:
    t = nest({"milo": "M4", "alexio": "N4"}, {"vladko": "M3", "bogdan": "A9"})
    rope(t, "M3", "M4")
    hang(t, "vladko", ROPE)
    t.begin(MeleeStep(0))
    assert t.offered("cut") == ["milo"]
    t.do("cut", "milo")
    t.roll(3)
    assert t.s.machines == [] and t.s.prompt == "fall-where"
    t.do("at", "M2")
    assert t.state("vladko") == "wounded"
    t = nest({"milo": "M4"}, {"vladko": "M3"})
    rope(t, "M3", "M4")
    t.begin(MeleeStep(0))
    t.do("cut", "milo")
    t.roll(4)
    assert len(t.s.machines) == 1


@pytest.mark.rule("GU-10.34")
@pytest.mark.rule("GU-10.46")
@pytest.mark.rule("GU-R.113")
def test_gu_10_46_four_men_in_two_rows_pull_the_palisade_down() -> None:
    t = nest(PULLERS)
    rope(t, "M3", "M4")
    t.begin(MoveStep(0))
    assert sorted(t.offered("heave")) == sorted(PULLERS)
    t.do("heave", "jacques")
    for name in ("roland", "osbern", "avray"):
        t.do("partner", name)
    assert t.offered("move") == []
    t.s.stack.clear()
    t.begin(Pull(0))
    t.roll(2)
    assert t.s.field.foot[t.hex("M3") * 6 + 3] == 2  # GU-9.38: one more than the walk
    assert grapnel_of(t.s, t.unit("jacques")) is not None


@pytest.mark.rule("GU-10.34")
def test_gu_10_34_the_wounded_pull_worse_and_a_stunned_man_not_at_all() -> None:
    for state, rolled in (("wounded", True), ("stunned", False)):
        t = nest(PULLERS)
        rope(t, "M3", "M4")
        t.begin(MoveStep(0))
        t.do("heave", "jacques")
        for name in ("roland", "osbern", "avray"):
            t.do("partner", name)
        t.s.health[t.unit("avray")] = 1 if state == "wounded" else 2
        t.s.stack.clear()
        t.begin(Pull(0))
        if rolled:
            t.roll(2)
        assert t.s.field.foot[t.hex("M3") * 6 + 3] == 0


@pytest.mark.rule("GU-10.46")
def test_gu_10_46_nobody_pulls_too_near_or_at_a_fresh_rope() -> None:
    near = {"jacques": "M2", "roland": "N2", "osbern": "M3", "avray": "N3"}
    t = nest(near)  # two right under the anchor
    rope(t, "M3", "M4")
    t.begin(MoveStep(0))
    assert t.offered("heave") == []
    t = nest(PULLERS)
    rope(t, "M3", "M4", since=3)
    t.begin(MoveStep(0))
    assert t.offered("heave") == []


@pytest.mark.rule("GU-10.63")
@pytest.mark.rule("GU-10.11")
def test_pr_22_ladders_and_ropes_on_a_palisade_that_is_gone_come_down() -> None:
    from tafelrunde.games.guiscard.buildings.breach import destroy

    t = nest({"vladko": "M3", "jacques": "N3", "roland": "A9"})
    rope(t, "M3", "M4")
    ladder(t, "N3", "M4")
    hang(t, "vladko", ROPE)
    hang(t, "jacques", LADDER)
    destroy(t.s, t.hex("M4"))
    t.begin(Loosened())
    t.do("at", "M2")
    t.do("at", "N2")
    assert [x[2] for x in t.s.machines] == [LYING]
    assert t.state("vladko") == t.state("jacques") == "wounded"


@pytest.mark.rule("GU-10.65")
def test_gu_10_65_there_are_no_mines_rams_towers_or_bribes() -> None:
    t = nest({"jacques": "M3"})
    verbs = set(t.s.VERBS)
    assert not verbs & {"mine", "ram", "tower", "pour", "bribe"}


# -- houses


def farm(name: str, at: str, inside: str, **theirs: str) -> Arena:
    """A climber with his rope over a wall of the farm, in the third turn."""
    t = nest({name: at}, theirs or {"eudokia": "A1"}, field="lagoon")
    rope(t, at, inside)
    hang(t, name, ROPE)
    return t


@pytest.mark.rule("GU-10.47")
@pytest.mark.rule("GU-10.27")
def test_gu_10_47_a_grapnel_holds_on_a_house_from_outdoors_only() -> None:
    t = nest({"vladko": "D8", "miroslav": "D9"}, {"eudokia": "A1"}, field="lagoon")
    grapnel(t, "vladko")
    grapnel(t, "miroslav")
    moving(t, "vladko")
    assert sorted(t.offered("throw_rope")) == ["D9", "E9"]
    t.do("stop")
    moving(t, "miroslav")
    assert t.offered("throw_rope") == []


@pytest.mark.rule("GU-10.47")
@pytest.mark.rule("GU-R.104")
@pytest.mark.parametrize(("at", "inside", "cost"), [("D8", "D9", 6), ("I8", "I9", 4)])
def test_gu_10_47_over_a_house_down_at_once_and_a_barn_has_no_parapet(
    at: str, inside: str, cost: int
) -> None:
    t = farm("vladko", at, inside)
    t.s.traits[t.unit("vladko") * 16 + CLIMBED] = 7
    moving(t, "vladko")
    assert key(t, "leap", inside) == "not-on-top"
    t.do("climb", at)
    assert t.s.points == 7  # a house counts as one level
    t.do("leap", inside)
    assert t.where("vladko") == inside and t.s.spent[t.unit("vladko")] == 1 + cost


@pytest.mark.rule("GU-10.28")
@pytest.mark.rule("GU-10.47")
def test_gu_10_28_a_wounded_man_spreads_the_crossing_over_two_turns() -> None:
    t = farm("vladko", "D8", "D9")  # 8 up, 2 for the parapet, 4 down; he has 4 points a turn
    t.s.health[t.unit("vladko")] = WOUNDED
    for turn, paid in ((1, 4), (2, 8), (3, 12)):
        moving(t, "vladko")
        assert t.s.points == 4
        t.do("climb", "D8")
        assert t.s.traits[t.unit("vladko") * 16 + CLIMBED] == paid, turn
        t.s.done[t.unit("vladko")] = 0
    moving(t, "vladko")
    assert key(t, "climb", "D8") == "at-the-top"
    t.do("leap", "D9")
    assert t.where("vladko") == "D9" and t.s.points == 2


@pytest.mark.rule("GU-10.47")
@pytest.mark.rule("GU-10.33")
def test_gu_10_47_nobody_inside_reaches_the_rope_over_a_house() -> None:
    t = farm("vladko", "D8", "D9", milo="D9", eudokia="A1")
    t.s.traits[t.unit("vladko") * 16 + CLIMBED] = 8
    assert not can_strike(t.s, t.unit("milo"), t.hex("D8"))
    assert cuttable(t.s, t.unit("milo")) == []
    t.begin(MoveStep(0))
    moving(t, "vladko")
    assert key(t, "leap", "D9") == "occupied"
    empty = nest({"milo": "D9"}, {"platon": "A1"}, field="lagoon")
    rope(empty, "D8", "D9")
    moving(empty, "milo")
    assert key(empty, "pull_up", "D8") == "no-rope-there"


@pytest.mark.rule("GU-10.46")
@pytest.mark.rule("GU-10.47")
def test_gu_10_46_nobody_pulls_down_a_house() -> None:
    men = {"jacques": "D6", "roland": "E6", "osbern": "D5", "avray": "E5"}
    t = nest(men, {"platon": "A1"}, field="lagoon")
    rope(t, "D8", "D9")
    t.begin(MoveStep(0))
    assert t.offered("heave") == []


@pytest.mark.rule("GU-10.29")
@pytest.mark.parametrize("checked", [False, True])
def test_gu_10_29_the_jump_check_on_a_rope_is_optional(checked: bool) -> None:
    board = GuiscardGame().new({"scenario": "s09", "jump_check_on_rope": checked}, 2).board
    t = nest({"vladko": "M3", "miroslav": "A9"})
    t.s.board.rope_jumps = board.rope_jumps
    rope(t, "M3", "M4")
    hang(t, "vladko", ROPE)
    t.s.traits[t.unit("vladko") * 16 + CLIMBED] = 8
    moving(t, "vladko")
    t.do("leap", "M4")
    assert (t.s.to_move() == CHANCE) is checked
    if checked:
        t.roll(6)
    assert t.state("vladko") == ("wounded" if checked else "healthy")
