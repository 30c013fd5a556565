"""GU-5.11 to GU-5.16: defensive fire interrupts a move, with spacing and standing orders."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from guiscard.fights import moving

from tafelrunde.core.actions import SPECTATOR, Action, Refusal
from tafelrunde.core.chance import FastRng
from tafelrunde.core.flow import START
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.fire.defence import DISTANCES, interrupts, nearest, spacing
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.movement.move_unit import MoveUnit
from tafelrunde.games.guiscard.screen.hidden import determinise, view
from tafelrunde.games.guiscard.state import FIRED_BACK, MOVEMENT


def archers(**ours: str) -> Arena:
    """Our units on the way towards three archers, far enough to be safe from contact."""
    return Arena(ours, {"ali": "K4", "malik": "M5", "nadir": "I5", "said": "X1"})


@pytest.mark.rule("GU-5.11")
def test_gu_5_11_the_move_is_interrupted_in_the_hex_just_entered() -> None:
    t = moving(archers(jacques="K14"), "jacques")
    t.do("step", "K13")
    assert t.s.to_move() == 1 and t.s.decision(1).prompt == "defend"
    assert t.where("jacques") == "K13"
    t.do("pass")
    assert t.s.to_move() == 0


@pytest.mark.rule("GU-5.12")
def test_gu_5_12_all_shooters_are_named_before_the_first_roll_and_have_fired() -> None:
    t = moving(archers(jacques="K14", roland="C14"), "jacques")
    t.do("step", "K13")
    t.do("shoot", "ali")
    t.do("shoot", "malik")
    t.do("fire")
    t.roll(1, 1)  # hit, and the strongest effect: dead
    assert t.state("jacques") == "dead"
    assert t.s.done[t.unit("ali")] & FIRED_BACK and t.s.done[t.unit("malik")] & FIRED_BACK
    assert not t.s.done[t.unit("nadir")] & FIRED_BACK


@pytest.mark.rule("GU-5.13")
@pytest.mark.rule("GU-5.46")
def test_ex_49_the_others_fire_at_once_with_him_or_after_two_more_hexes() -> None:
    t = moving(archers(jacques="K16"), "jacques")
    t.do("step", "K15")
    t.do("shoot", "ali")
    t.do("fire")
    t.roll(10)  # lost
    t.do("step", "K14")  # one hex further: nobody is asked
    assert t.s.to_move() == 0
    t.do("step", "K13")
    assert t.s.to_move() == 1 and set(t.offered("shoot")) == {"malik", "nadir"}


@pytest.mark.rule("GU-5.13")
def test_gu_5_13_spacing_by_the_state_of_the_target() -> None:
    t = Arena({"jacques": "K9", "roland": "C9 wounded", "tristan": "Q9-Q10"}, {"ali": "A1"})
    assert spacing(t.s, t.unit("jacques"), False) == 2
    assert spacing(t.s, t.unit("roland"), False) == 1
    assert spacing(t.s, t.unit("tristan"), False) == 3
    assert spacing(t.s, t.unit("tristan"), True) == 4


@pytest.mark.rule("GU-5.13")
@pytest.mark.rule("GU-5.46")
def test_ex_86_a_rider_fired_at_after_two_hexes_is_safe_until_the_fifth() -> None:
    t = archers(tristan="K14-K15")
    u = t.unit("tristan")
    for charging, safe in ((False, 3), (True, 4)):
        for since in range(6):
            t.s.since[u] = since
            assert interrupts(t.s, u, charging) is (since >= safe)
    t.s.since[u] = NONE
    assert interrupts(t.s, u, True)


@pytest.mark.rule("GU-5.14")
@pytest.mark.rule("GU-R.12")
@pytest.mark.rule("GU-R.84")
def test_gu_5_14_the_end_of_the_step_declares_everybody_else_stationary() -> None:
    t = archers(jacques="K14", roland="M14")
    moving(t, "jacques")
    t.do("step", "K15")
    t.do("pass")
    t.do("stop")
    assert not t.events("fires-at-standing")
    t.do("end_step")
    assert t.s.to_move() == 1 and t.offered("target") == ["roland"]  # not Jacques, he has moved
    t.do("target", "roland")
    t.do("shoot", "ali")
    t.do("fire")
    t.roll(1, 1)
    assert t.state("roland") == "dead"


@pytest.mark.rule("GU-5.14")
@pytest.mark.rule("GU-5.15")
def test_gu_5_15_a_unit_declared_stationary_is_fired_at_once() -> None:
    t = moving(archers(jacques="K14", roland="C16"), "jacques")
    t.do("stop")
    assert t.s.to_move() == 1
    t.do("shoot", "ali")
    t.do("fire")
    t.roll(10)
    assert t.offered("move") == ["roland"]
    t.do("end_step")
    assert t.unit("jacques") not in [a.args[0] for a in t.s.legal(1) if a.verb == "target"]


@pytest.mark.rule("GU-5.16")
def test_gu_5_16_a_charger_met_by_a_counter_charge_is_not_fired_at() -> None:
    for shielded, asked in ((False, 1), (True, 0)):
        t = archers(tristan="K16-L16", roland="C16")
        t.begin(MoveStep(0))
        move = MoveUnit(t.unit("tristan"), [t.hex("K15")], True, shielded)
        t.s.call(move, MoveStep.MOVED)
        t.s._run(START, 0)
        assert t.s.to_move() == asked


def test_standing_orders_spare_questions_until_the_turn_ends() -> None:
    t = moving(archers(jacques="K16", roland="M16"), "jacques")
    t.do("step", "K15")
    t.do("within", "8")
    assert list(t.s.orders) == [0, 8]
    t.do("step", "K14")
    t.do("step", "K13")
    assert t.s.to_move() == 0  # nine hexes from Ali, more from nobody
    t.do("step", "K12")
    assert t.s.to_move() == 1 and t.offered("shoot") == ["ali", "malik", "nadir"]
    t.do("hold_fire")
    assert list(t.s.orders) == [0, NONE]
    t.do("step", "K11")
    assert t.s.to_move() == 0
    t.do("stop")
    moving(t, "roland")
    t.do("step", "M15")
    assert t.s.to_move() == 0


def test_one_unit_can_be_let_pass() -> None:
    t = moving(archers(jacques="K16", roland="M16"), "jacques")
    t.do("step", "K15")
    t.do("let_pass")
    t.do("step", "K14")
    assert t.s.to_move() == 0
    t.do("stop")
    moving(t, "roland")
    t.do("step", "M15")
    assert t.s.to_move() == 1


def test_an_order_can_be_given_only_for_a_distance_that_is_not_reached_yet() -> None:
    t = moving(archers(jacques="K12", roland="M16"), "jacques")
    t.do("step", "K11")  # seven hexes from the nearest archer
    distances = [a.args[0] for a in t.s.legal(1) if a.verb == "within"]
    assert distances == [n for n in DISTANCES if n < nearest(t.s, t.unit("jacques"))]
    assert distances and distances != list(DISTANCES)


@pytest.mark.rule("GU-5.11")
@pytest.mark.rule("GU-5.12")
def test_gu_5_11_an_order_for_another_distance_names_its_reason() -> None:
    t = moving(archers(jacques="K12", roland="M16"), "jacques")
    t.do("step", "K11")
    u = t.unit("jacques")
    near = nearest(t.s, u)
    too_near = Refusal("GU-5.11", "distance-reached", {"unit": u, "count": near})
    assert t.why_not("within", "12") == t.why_not("within", "8") == too_near
    assert t.why_not("within", "5") == Refusal("GU-5.11", "no-such-distance", {"count": 5})
    assert t.why_not("within", "4") is None
    t.do("shoot", "ali")
    assert t.why_not("within", "4") == Refusal("GU-5.12", "no-orders-now", {"unit": u})


ORDERS = (("pass",), ("let_pass",), ("hold_fire",), ("within", "4"), ("within", "8"))


@pytest.mark.parametrize("order", ORDERS)
def test_standing_orders_are_known_to_their_own_seat_only(order: tuple[str, ...]) -> None:
    t = moving(archers(jacques="K16", roland="M16"), "jacques")
    t.do("step", "K15")
    other = t.s.clone()
    t.s.log = []
    t.do(*order)
    told = [event.seen_by(0) for event in t.s.log]
    other.log = []
    other.play(1, Action("pass"))
    for seat in (0, SPECTATOR):
        assert view(t.s, seat) == view(other, seat)
        assert told == [event.seen_by(seat) for event in other.log]
    if order != ("pass",):
        assert view(t.s, 1) != view(other, 1)


@pytest.mark.parametrize("order", ORDERS[1:])
def test_where_an_order_answers_everybody_else_hears_what_a_pass_tells(
    order: tuple[str, ...],
) -> None:
    asked = moving(archers(jacques="K16", roland="M16"), "jacques")
    asked.do("step", "K15")
    ordered = moving(archers(jacques="K16", roland="M16"), "jacques")
    ordered.do("step", "K15")
    asked.do("pass")
    ordered.do(*order)
    asked.do("step", "K14")
    asked.do("pass")
    ordered.do("step", "K14")
    assert ordered.s.to_move() == 0 and asked.s.log == ordered.s.log
    assert asked.s.revelations == ordered.s.revelations
    assert view(asked.s, 0) == view(ordered.s, 0)


def test_possible_worlds_hold_other_orders_of_the_opponent_and_the_own_ones() -> None:
    t = moving(archers(jacques="K16", roland="M16"), "jacques")
    t.do("step", "K15")
    rng = FastRng(1)
    assert {tuple(determinise(t.s, 0, rng).orders) for _ in range(60)} == {(0, 0)}
    t.s.phase = MOVEMENT
    t.do("within", "8")
    worlds = [determinise(t.s, 0, rng) for _ in range(200)]
    assert {w.orders[1] for w in worlds} == {0, NONE, *DISTANCES}
    assert {w.spared for w in worlds} == {NONE, t.unit("jacques")}
    assert {w.orders[0] for w in worlds} == {0}
    assert {determinise(t.s, 1, rng).orders[1] for _ in range(60)} == {8}


def test_orders_answer_for_units_that_stood_still_too() -> None:
    t = moving(archers(jacques="K16", roland="M16"), "jacques")
    t.do("step", "K15")
    t.do("hold_fire")
    t.do("stop")
    t.do("end_step")
    assert t.events("no-fire-standing") and not t.s.stack
