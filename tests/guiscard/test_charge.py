"""GU-7.4 to GU-7.19, GU-7.30 to GU-7.34: charges and counter-charges."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena

from tafelrunde.core.actions import Refusal
from tafelrunde.core.flow import Next
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.charges import charge
from tafelrunde.games.guiscard.charges.charge_step import ChargeMoves, ChargeStep
from tafelrunde.games.guiscard.charges.conditions import (
    can_be_met,
    charger_refused,
    target_hexes,
    target_refused,
)
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.pieces.contact import in_front, in_rear
from tafelrunde.games.guiscard.screen.hidden import view
from tafelrunde.games.guiscard.state import COMPLETED, COUNTERED, FIRED, VOID, WOUNDED, Guiscard

RIDE, MOVE, END = 2, 3, 4  # steps of Charges


def declaring(t: Arena) -> Arena:
    """Step 2, followed by the charges themselves."""
    frames: list[Frame[Guiscard]] = [Charges(), ChargeStep(0)]
    frames[0].then = RIDE
    t.s.begin_at(list(frames))
    return t


class Charges(Frame[Guiscard]):
    """Step 2, the moves of the charges, and then the rest of the movement."""

    def step(self, number: i64, s: Guiscard, a: i64) -> Next:
        if number == RIDE:
            return s.call(ChargeMoves(), MOVE)
        return s.call(MoveStep(0), END)


def column(t: Arena, letter: str, first: int, last: int) -> list[str]:
    step = 1 if last > first else -1
    return [f"{letter}{row}" for row in range(first, last + step, step)]


def ride(t: Arena, rider: str, target: str, path: list[str]) -> None:
    """Declare a charge."""
    t.do("charge", rider)
    t.do("target", target)
    if t.s.decision(0).prompt == "charge-hex":
        grid = t.s.field.grid
        last = t.hex(path[-1])
        t.do("aim", t.label(grid.step(last, grid.direction(t.hex(path[-2]), last))))
    for h in path:
        t.do("step", h)
    if t.s.to_move() == 0 and t.offered("stop"):
        t.do("stop")


@pytest.mark.rule("GU-7.6")
def test_gu_7_6_arcs_are_sectors_of_120_degrees() -> None:
    t = Arena({"tristan": "K9-K10"}, {"said": "X16"})
    u = t.unit("tristan")
    for h in ("K8", "K1", "L8", "M8", "J8", "I8", "L7"):
        assert in_front(t.s, u, t.hex(h))
        assert not in_rear(t.s, u, t.hex(h))
    for h in ("L9", "M9", "J9", "K9", "L10"):
        assert not in_front(t.s, u, t.hex(h))
    for h in ("K11", "K16", "L10", "J10", "M11"):
        assert in_rear(t.s, u, t.hex(h))
    assert not in_rear(t.s, u, t.hex("L9"))


@pytest.mark.rule("GU-7.4")
@pytest.mark.rule("GU-7.5")
def test_gu_7_5_six_hexes_with_the_last_four_in_a_row_to_the_target() -> None:
    t = declaring(Arena({"tristan": "K14-K15"}, {"argyris": "K7", "said": "X1"}))
    ride(t, "tristan", "argyris", column(t, "K", 13, 8))
    assert t.s.charger == [t.unit("tristan")]
    assert [t.label(h) for h in t.s.charge_path[0]] == column(t, "K", 13, 8)


@pytest.mark.rule("GU-7.5")
@pytest.mark.parametrize(
    ("place", "target", "possible"),
    [
        ("K14-K15", "K7", True),
        ("K13-K14", "K7", False),  # five hexes only, and no way to make it six
        ("K15-K16", "K1", False),  # out of twelve points
        ("K8-K7", "K15", True),
        ("K14-K15", "L15", False),  # not in the front arc
    ],
)
def test_gu_7_5_conditions(place: str, target: str, possible: bool) -> None:
    t = Arena({"tristan": place}, {"argyris": target, "said": "X1"}, terrain=lane())
    assert (target_refused(t.s, t.unit("tristan"), t.unit("argyris")) is None) is possible


def lane() -> dict[str, str]:
    """Rocks on both sides of column K, so that no charge can swerve."""
    return {f"{column}{row}": "r" for column in "JL" for row in range(1, 17)}


@pytest.mark.rule("GU-7.5")
def test_gu_7_5_five_hexes_and_a_crooked_end_are_no_charge() -> None:
    t = Arena({"tristan": "K14-K15"}, {"argyris": "K7", "said": "X1"})
    u, target = t.unit("tristan"), t.hex("K7")
    straight = [t.hex(h) for h in column(t, "K", 13, 8)]
    assert charge.is_complete(t.s, u, straight, target)
    assert not charge.is_complete(t.s, u, straight[1:], target)
    crooked = [t.hex(h) for h in ("K13", "K12", "K11", "K10", "L9", "L8", "L7")]
    assert not charge.is_complete(t.s, u, crooked, target)


@pytest.mark.rule("GU-7.5")
def test_gu_7_5_a_charge_may_swerve_before_its_straight_row() -> None:
    t = declaring(Arena({"tristan": "K14-K15"}, {"argyris": "L7", "said": "X1"}))
    t.do("charge", "tristan")
    t.do("target", "argyris")
    path = ["K13", "K12", "L11", "L10", "L9", "L8"]
    for h in path:
        t.do("step", h)
    assert [t.label(h) for h in t.s.charge_path[0]] == path


@pytest.mark.rule("GU-7.5")
def test_gu_7_5_riders_block_the_sight_of_a_charge_and_foot_does_not() -> None:
    t = Arena({"tristan": "K14-K15", "jacques": "K11"}, {"argyris": "K7", "said": "X1"})
    assert target_hexes(t.s, t.unit("tristan"), t.unit("argyris"))
    t = Arena({"tristan": "K14-K15", "arthur": "K11-K10"}, {"argyris": "K7", "said": "X1"})
    assert not target_hexes(t.s, t.unit("tristan"), t.unit("argyris"))


@pytest.mark.rule("GU-7.30")
def test_gu_7_30_one_charge_a_turn_and_none_after_a_shot() -> None:
    t = Arena({"tristan": "K14-K15"}, {"argyris": "K7", "said": "X1"})
    u = t.unit("tristan")
    assert charger_refused(t.s, 0, u) is None
    t.s.done[u] |= FIRED
    assert charger_refused(t.s, 0, u) == Refusal("GU-7.4", "fired-this-turn", {"unit": u})
    t.s.done[u] = 0
    t.s.charger = [u]
    assert charger_refused(t.s, 0, u) == Refusal("GU-7.30", "charges-already", {"unit": u})


@pytest.mark.rule("GU-7.30")
def test_gu_7_30_the_last_two_hexes_are_free_and_promised_to_nobody_else() -> None:
    for place, possible in (("K9", False), ("K8", False), ("K11", True)):
        ours = {"tristan": "K14-K15", "jacques": place}
        t = Arena(ours, {"argyris": "K7", "said": "X1"}, terrain=lane())
        assert (target_refused(t.s, t.unit("tristan"), t.unit("argyris")) is None) is possible


@pytest.mark.rule("GU-7.11")
def test_gu_7_11_a_unit_is_the_target_of_one_charge_only() -> None:
    ours = {"tristan": "K14-K15", "arthur": "M14-M15"}
    t = declaring(Arena(ours, {"argyris": "K7", "said": "X1"}))
    assert target_refused(t.s, t.unit("arthur"), t.unit("argyris")) is None
    ride(t, "tristan", "argyris", column(t, "K", 13, 8))
    assert target_refused(t.s, t.unit("arthur"), t.unit("argyris")) is not None


@pytest.mark.rule("GU-7.7")
@pytest.mark.rule("GU-7.8")
@pytest.mark.rule("GU-7.9")
@pytest.mark.rule("GU-7.16")
@pytest.mark.rule("GU-7.31")
@pytest.mark.rule("GU-R.23")
@pytest.mark.rule("GU-R.87")
def test_ex_13_a_counter_charge_ends_on_the_last_two_hexes_of_the_path() -> None:
    """EX-13: of ten hexes the counter-charger takes 9 and 10, the charger 7 and 8."""
    t = Arena(
        {"tristan": "K15-K16"},
        {"masinissa": "K4", "khaled": "L2-L1", "hamid": "H7-I7", "said": "X1"},
    )
    declaring(t)
    ride(t, "tristan", "masinissa", column(t, "K", 14, 5))
    assert t.s.to_move() == 1
    assert t.offered("counter") == ["khaled"]  # Hamid has the charger not in his front arc
    t.do("counter", "khaled")
    assert view(t.s, 0)["charges"][0]["counter"] == t.unit("khaled")
    t.do("step", "K3")
    t.do("step", "K4")
    if t.s.to_move() == 0 and t.offered("end_step"):
        t.do("end_step")
    assert t.where("khaled") == "K6-K5"
    assert t.where("tristan") == "K7-K8"
    assert t.s.charge_state == [COMPLETED]


@pytest.mark.rule("GU-7.8")
def test_gu_7_8_at_most_half_the_hexes_of_the_charge() -> None:
    t = Arena({"tristan": "K14-K15"}, {"masinissa": "K7", "khaled": "K3-K2", "said": "X1"})
    declaring(t)
    ride(t, "tristan", "masinissa", column(t, "K", 13, 8))
    # five hexes lie between Khaled and the end of his way, and only three are allowed
    assert t.s.counter == [NONE] and not can_be_met(t.s, 0)


def countering(theirs: dict[str, str], terrain: dict[str, str] | None = None) -> Arena:
    """Khaled rides to meet a charge of ten hexes down column K."""
    t = Arena({"tristan": "K15-K16"}, {**theirs, "said": "X1"}, terrain=terrain)
    declaring(t)
    ride(t, "tristan", "masinissa", column(t, "K", 14, 5))
    t.do("counter", "khaled")
    return t


@pytest.mark.rule("GU-7.31")
@pytest.mark.rule("GU-7.16")
def test_gu_7_31_the_owner_declares_the_path_of_a_counter_charge_hex_by_hex() -> None:
    t = countering({"masinissa": "K4", "khaled": "L2-L1"})
    assert t.s.to_move() == 1 and t.s.decision(1).prompt == "counter-path"
    assert t.offered("step") == ["K3", "L3", "M3"]  # the cheapest path first
    t.do("step", "L3")
    assert t.offered("step") == ["K4", "L4"]
    assert view(t.s, 0)["charges"][0]["counter_path"] == [t.hex("L3")]
    t.do("step", "L4")  # from here only one way is left
    assert [t.label(h) for h in t.s.counter_path[0]] == ["L3", "L4", "K5", "K6"]
    if t.s.to_move() == 0 and t.offered("end_step"):
        t.do("end_step")
    assert t.where("khaled") == "K6-K5"


@pytest.mark.rule("GU-7.8")
def test_gu_7_8_no_path_of_a_counter_charge_is_longer_than_half_the_charge() -> None:
    t = countering({"masinissa": "K4", "khaled": "L2-L1"})
    ways = charge.counter_ways(t.s, 0, t.unit("khaled"))
    assert {len(way) for way in ways} == {4, 5}
    costs = [charge.cost_of(t.s, t.unit("khaled"), way) for way in ways]
    assert costs == sorted(costs)


@pytest.mark.rule("GU-7.31")
def test_gu_7_31_nobody_is_asked_for_the_only_path_of_a_counter_charge() -> None:
    rocks = {"K3": "r", "M3": "r", "L4": "r"}
    t = countering({"masinissa": "K4", "khaled": "L2-L1"}, rocks)
    assert [t.label(h) for h in t.s.counter_path[0]] == ["L3", "K4", "K5", "K6"]
    assert not t.events("counter-path")


@pytest.mark.rule("GU-7.8")
@pytest.mark.rule("GU-7.31")
@pytest.mark.parametrize(
    ("hex_", "rule", "key"),
    [
        ("K2", "GU-7.31", "no-front-step"),
        ("A1", "GU-7.31", "no-front-step"),
        ("M3", "GU-7.31", "no-way-there"),
    ],
)
def test_gu_7_31_refused_hexes_of_a_counter_charge(hex_: str, rule: str, key: str) -> None:
    t = countering({"masinissa": "K4", "khaled": "L2-L1"}, {"M3": "r"})
    assert t.why_not("step", hex_) == Refusal(rule, key, {"hex": t.hex(hex_)})


@pytest.mark.rule("GU-7.8")
def test_gu_7_8_a_hex_from_which_the_end_comes_too_late_is_refused() -> None:
    t = countering({"masinissa": "K4", "khaled": "L2-L1"})
    t.do("step", "L3")
    assert t.why_not("step", "M4") == Refusal("GU-7.8", "counter-breaks", {"hex": t.hex("M4")})


@pytest.mark.rule("GU-7.10")
@pytest.mark.rule("GU-7.31")
def test_gu_7_10_the_target_itself_comes_two_hexes_forward() -> None:
    t = Arena({"tristan": "K14-K15"}, {"khaled": "K7-K6", "said": "X1"})
    declaring(t)
    ride(t, "tristan", "khaled", column(t, "K", 13, 8))
    t.do("counter", "khaled")
    assert [t.label(h) for h in t.s.counter_path[0]] == ["K8", "K9"]
    assert t.s.done[t.unit("khaled")] & COUNTERED
    if t.offered("end_step"):
        t.do("end_step")
    assert t.where("khaled") == "K9-K8" and t.where("tristan") == "K10-K11"


@pytest.mark.rule("GU-7.10")
def test_gu_7_10_not_against_a_charge_from_behind() -> None:
    t = Arena({"tristan": "K14-K15"}, {"khaled": "K6-K7", "said": "X1"})
    declaring(t)
    ride(t, "tristan", "khaled", column(t, "K", 13, 8))
    assert t.s.counter == [NONE]
    assert not can_be_met(t.s, 0)


@pytest.mark.rule("GU-7.12")
@pytest.mark.rule("GU-7.14")
def test_ex_14_a_charge_is_worth_half_as_much_again_and_so_is_the_answer() -> None:
    t = Arena({"tristan": "K14-K15"}, {"hamid": "K7-K6", "said": "X1"})
    declaring(t)
    ride(t, "tristan", "hamid", column(t, "K", 13, 8))
    clash = charge.combat(t.s, 0)
    assert (clash.strength, clash.guard, clash.swapped) == (42, 9, False)
    t.do("counter", "hamid")
    clash = charge.combat(t.s, 0)
    assert (clash.strength, clash.guard, clash.swapped) == (42, 13, False)
    assert clash.defender == t.unit("hamid")


@pytest.mark.rule("GU-7.15")
@pytest.mark.rule("GU-7.32")
def test_ex_46_the_stronger_defence_exchanges_the_roles() -> None:
    t = Arena({"omar": "K14-K15 wounded"}, {"leon": "K7-K6", "said": "X1"})
    t.s.health[t.unit("omar")] = WOUNDED
    declaring(t)
    ride(t, "omar", "leon", column(t, "K", 13, 8))
    t.do("counter", "leon")
    clash = charge.combat(t.s, 0)
    assert (clash.attacker, clash.defender) == (t.unit("leon"), t.unit("omar"))
    assert (clash.strength, clash.guard, clash.swapped) == (21, 12, True)


@pytest.mark.rule("GU-7.13")
@pytest.mark.rule("GU-R.24")
def test_gu_7_13_a_charge_stopped_on_the_way_is_void() -> None:
    t = Arena({"tristan": "K14-K15"}, {"argyris": "K7", "milo": "L11", "said": "X1"})
    declaring(t)
    ride(t, "tristan", "argyris", column(t, "K", 13, 8))
    if t.s.to_move() == 0:
        t.do("end_step")
    t.do("check", "milo")
    t.roll(9)  # -1 rider, -1 armoured: 7, stopped
    assert t.s.charge_state == [VOID]
    assert t.where("tristan") == "K12-K13"


@pytest.mark.rule("GU-7.34")
@pytest.mark.rule("GU-7.12")
def test_gu_7_34_a_completed_charge_stands_while_the_target_does() -> None:
    t = Arena({"tristan": "K14-K15"}, {"argyris": "K7", "said": "X1"})
    declaring(t)
    ride(t, "tristan", "argyris", column(t, "K", 13, 8))
    if t.offered("end_step"):
        t.do("end_step")
    assert t.where("tristan") == "K8-K9" and t.s.charge_state == [COMPLETED]
    assert charge.stands(t.s, 0) and charge.charge_of(t.s, t.unit("tristan")) == 0
    assert "tristan" not in t.offered("move")
    t.s.at[t.unit("argyris")] = t.hex("K6")
    assert not charge.stands(t.s, 0)


def three(names: list[str], places: list[str], targets: list[str]) -> Arena:
    theirs = dict(zip(targets, ("I8", "J7", "K8"), strict=True))
    t = Arena(dict(zip(names, places, strict=True)), {**theirs, "said": "X1"})
    declaring(t)
    for name, target, letter, last in zip(names, targets, "IJK", (9, 8, 9), strict=True):
        ride(t, name, target, column(t, letter, last + 5, last))
    if t.s.charge_state != [COMPLETED] * 3 and t.offered("end_step"):
        t.do("end_step")
    return t


@pytest.mark.rule("GU-7.18")
@pytest.mark.rule("GU-7.33")
@pytest.mark.rule("GU-R.10")
@pytest.mark.rule("GU-R.25")
@pytest.mark.rule("GU-R.46")
def test_ex_85_three_knights_side_by_side_gain_a_column() -> None:
    places = ["I15-I16", "J14-J15", "K15-K16"]
    t = three(["tancrede", "romaric", "raoul"], places, ["argyris", "milo", "stelios"])
    assert t.s.charge_state == [COMPLETED] * 3
    for i, target in enumerate(("argyris", "milo", "stelios")):
        assert charge.group_shift(t.s, i, t.unit(target)) == 1
        assert charge.combat(t.s, i).strength - charge.combat(t.s, i).guard == 36
    t.s.charge_state[1] = VOID
    assert charge.group_shift(t.s, 0, t.unit("argyris")) == 0


@pytest.mark.rule("GU-7.19")
def test_gu_7_19_kataphracts_gain_it_against_foot_only() -> None:
    places = ["I15-I16", "J14-J15", "K15-K16"]
    t = three(["leon", "basileios", "romanos"], places, ["jacques", "roland", "gautier"])
    assert charge.group_shift(t.s, 0, t.unit("jacques")) == 1
    t.s.mount[t.unit("jacques")] = t.unit("jacques")
    assert charge.group_shift(t.s, 0, t.unit("jacques")) == 0


@pytest.mark.rule("GU-R.10")
def test_gu_r_10_who_has_thrown_his_lance_is_no_part_of_the_group() -> None:
    t = Arena({"tancrede": "I15-I16"}, {"argyris": "I8", "said": "X1"})
    declaring(t)
    ride(t, "tancrede", "argyris", column(t, "I", 14, 9))
    t.s.at[t.unit("tancrede")] = t.hex("I15")
    assert charge.joins(t.s, 0, 1, 0)
    t.s.lance[t.unit("tancrede")] = 0
    assert not charge.joins(t.s, 0, 1, 0)


@pytest.mark.rule("GU-12.20")
def test_gu_12_20_without_chapter_7_nobody_charges() -> None:
    t = Arena({"tristan": "K14-K15"}, {"argyris": "K7", "said": "X1"}, chapters=6)
    declaring(t)
    assert t.s.decision(0).prompt == "move-unit"
