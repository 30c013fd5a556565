"""Chapters 3 and 4: terrain, steps, the dead, carrying, and how a move ends."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from guiscard.fights import moving

from tafelrunde.core.actions import Refusal
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.reach.steps import foot_step, rider_steps, steps
from tafelrunde.games.guiscard.reach.walk import Walks, place_of, rear_of
from tafelrunde.games.guiscard.state import BUSY, COMING, MOVED, STUNNED, WOUNDED, direction


def cost(t: Arena, name: str, one: str, two: str) -> int:
    """What a step on foot costs; 0 if it is impossible."""
    a, b = t.hex(one), t.hex(two)
    return foot_step(t.s, t.unit(name), a, direction(t.s, a, b))


def ride(t: Arena, name: str) -> dict[str, tuple[str, int]]:
    """A rider's steps: new head -> new rear and cost."""
    u = t.unit(name)
    found = rider_steps(t.s, u, t.s.at[u], t.s.rear[u])
    return {t.label(to): (t.label(rear), cost) for to, rear, cost in found}


GROUND = {"b": (2, 4), "t": (2, 0), "s": (2, 4), "m": (2, 4), "r": (4, 0), "h": (1, 1), "w": (2, 2)}


@pytest.mark.rule("GU-3.1")
@pytest.mark.rule("GU-3.2")
@pytest.mark.rule("GU-4.2")
@pytest.mark.rule("GU-4.5")
@pytest.mark.parametrize(("letter", "costs"), GROUND.items())
def test_gu_3_1_terrain_costs_for_feet_and_hooves(letter: str, costs: tuple[int, int]) -> None:
    t = Arena(
        {"jacques": "K9", "tristan": "D9-D10"},
        {"said": "X16"},
        terrain={"K8": letter, "D8": letter},
    )
    assert cost(t, "jacques", "K9", "K8") == costs[0]
    assert ride(t, "tristan").get("D8", ("", 0))[1] == costs[1]


@pytest.mark.rule("GU-4.6")
def test_gu_4_6_only_the_unarmoured_enter_deep_water() -> None:
    t = Arena(
        {"jacques": "K9", "drogo": "C9", "tristan": "Q9-Q10"},
        {},
        terrain={h: "W" for h in ("K8", "C8", "Q8")},
    )
    assert cost(t, "jacques", "K9", "K8") == 4
    assert cost(t, "drogo", "C9", "C8") == 0
    assert "Q8" not in ride(t, "tristan")


@pytest.mark.rule("GU-3.3")
def test_gu_3_3_a_way_is_entered_and_left_only_along_itself() -> None:
    t = Arena({"jacques": "M10"}, {"said": "X16"}, field="cliff")
    assert cost(t, "jacques", "M10", "M9") == 2
    assert cost(t, "jacques", "M9", "M8") > 0
    for beside in ("L9", "N9", "L8", "N8"):
        assert cost(t, "jacques", beside, "M9") == 0
        assert cost(t, "jacques", "M9", beside) == 0


@pytest.mark.rule("GU-3.5")
@pytest.mark.rule("GU-R.3")
def test_gu_3_5_levels_are_climbed_only_over_a_slope() -> None:
    t = Arena({"jacques": "K9"}, {"said": "X16"}, level={"K8": 1, "L8": 1}, terrain={"K9": "s"})
    assert cost(t, "jacques", "K9", "K8") == 1
    assert cost(t, "jacques", "K8", "K9") == 2
    assert cost(t, "jacques", "J8", "K8") == 0
    steep = Arena({"jacques": "K9"}, {"said": "X16"}, level={"K8": 2}, terrain={"K9": "s"})
    assert cost(steep, "jacques", "K9", "K8") == 0


@pytest.mark.rule("GU-4.1")
def test_gu_4_1_a_unit_moves_once_and_spends_at_most_its_points() -> None:
    t = moving(Arena({"drogo": "K12", "jacques": "C3"}, {"said": "X16"}), "drogo")
    for h in ("K11", "K10", "K9", "K8", "K7", "K6"):
        t.do("step", h)
    assert t.where("drogo") == "K6"  # the sixth point was the last
    assert t.offered("move") == ["jacques"]
    assert t.s.spent[t.unit("drogo")] == 6


@pytest.mark.rule("GU-4.3")
@pytest.mark.rule("GU-4.8")
@pytest.mark.rule("GU-R.4")
def test_gu_4_3_friends_and_stunned_enemies_are_passed_others_never() -> None:
    t = Arena(
        {"jacques": "K9", "roland": "K8"},
        {"said": "L8 stunned", "anwar": "L9 wounded", "latif": "J8"},
    )
    assert cost(t, "jacques", "K9", "K8") == 1
    assert cost(t, "jacques", "K9", "L8") == 1
    assert cost(t, "jacques", "K9", "L9") == 0
    assert cost(t, "jacques", "K9", "J8") == 0


@pytest.mark.rule("GU-4.4")
def test_gu_4_4_nobody_stops_on_another_living_unit() -> None:
    t = moving(Arena({"jacques": "K9", "roland": "K8"}, {"said": "X16"}), "jacques")
    t.do("step", "K8")
    assert t.offered("stop") == []
    t.do("step", "K7")
    assert t.offered("stop") == ["stop"]


@pytest.mark.rule("GU-4.4")
def test_pr_5_no_step_is_offered_from_which_no_place_can_be_reached() -> None:
    friends = {"roland": "K7", "gautier": "K6", "thierry": "L6", "baudri": "J6"}
    rocks = dict.fromkeys(("J7", "L7"), "r")
    t = Arena({"jacques": "K9 wounded", **friends}, {"said": "X16"}, terrain=rocks)
    moving(t, "jacques")
    t.do("step", "K8")
    assert t.s.points == 3 and "K7" in t.offered("step")  # and back again
    t.do("step", "J8")
    t.do("step", "K8")
    assert t.s.points == 1 and "K7" not in t.offered("step")


@pytest.mark.rule("GU-4.7")
def test_gu_4_7_the_armoured_drown_mounted_or_not() -> None:
    t = Arena({"drogo": "K9", "tristan": "D9-D10"}, {"said": "X16"})
    harm.drowns(t.s, t.unit("drogo"))
    harm.drowns(t.s, t.unit("tristan"))
    assert t.state("drogo") == t.state("tristan") == "dead"
    assert len(t.events("drowned")) == 2


@pytest.mark.rule("GU-4.9")
@pytest.mark.parametrize(
    ("men", "horses", "more"),
    [(2, 0, 0), (3, 0, 1), (5, 0, 1), (6, 0, -1), (0, 1, 1), (0, 2, -1), (2, 1, 1), (3, 1, -1)],
)
def test_gu_4_9_the_dead_slow_down_and_close_a_hex(men: int, horses: int, more: int) -> None:
    t = Arena({"jacques": "K9"}, {"said": "X16"})
    if men:
        t.s.dead[t.hex("K8")] = men
    t.s.carcasses = [t.hex("K8"), t.hex("K7")] * horses
    t.s.count_dead()
    assert t.s.clutter.cost[t.hex("K8")] == more
    assert cost(t, "jacques", "K9", "K8") == (0 if more < 0 else 1 + more)
    assert t.s.clutter.cost[t.hex("K7")] == (0, 1, -1)[horses]


def full_hex() -> Arena:
    t = Arena({"jacques": "K9", "roland": "J8", "gautier": "C3"}, {"said": "T3"})
    t.s.dead[t.hex("K8")] = 3
    t.s.carcasses = [t.hex("K8"), t.hex("K7")]
    t.s.count_dead()
    t.begin(MoveStep(0))
    return t


@pytest.mark.rule("GU-4.10")
@pytest.mark.parametrize(("load", "told"), [("carcass", "lifts-horse"), ("bodies", "lifts-dead")])
def test_everybody_sees_which_of_the_dead_are_lifted(load: str, told: str) -> None:
    t = full_hex()
    t.do("clear", "jacques")
    t.do("partner", "roland")
    t.s.log = []
    t.do(load, "K8")
    assert [event.key for event in t.s.log] == [told]


@pytest.mark.rule("GU-4.10")
@pytest.mark.rule("GU-4.49")
def test_ex_48_two_men_spend_a_turn_to_move_the_horse_out() -> None:
    """EX-48: three dead men and a horse close a hex until two men have cleared the horse."""
    t = full_hex()
    assert cost(t, "jacques", "K9", "K8") == 0
    t.do("clear", "jacques")
    t.do("partner", "roland")
    t.do("carcass", "K8")
    t.do("at", "L7")
    grid = t.s.field.grid
    step = grid.direction(t.hex("K8"), t.hex("L7"))
    assert t.s.carcasses == [t.hex("L7"), grid.step(t.hex("K7"), step)]
    assert cost(t, "jacques", "K9", "K8") == 2
    assert t.offered("move") == ["gautier"]
    assert t.s.done[t.unit("roland")] & BUSY and t.s.done[t.unit("jacques")] & MOVED


@pytest.mark.rule("GU-4.10")
def test_gu_4_10_up_to_three_dead_persons_are_moved_at_once() -> None:
    t = full_hex()
    t.s.dead[t.hex("K8")] = 4
    t.s.count_dead()
    t.do("clear", "roland")
    t.do("partner", "jacques")
    t.do("bodies", "K8")
    t.do("at", "L8")
    assert t.s.dead == {t.hex("K8"): 1, t.hex("L8"): 3}


@pytest.mark.rule("GU-4.11")
def test_gu_4_11_water_takes_the_dead() -> None:
    t = Arena({"jacques": "K9", "roland": "J8"}, {"said": "X16"}, terrain={"L8": "w"})
    t.s.dead[t.hex("K8")] = 3
    t.s.count_dead()
    t.begin(MoveStep(0))
    t.do("clear", "jacques")
    t.do("partner", "roland")
    t.do("bodies", "K8")
    t.do("at", "L8")
    assert t.s.dead == {}


@pytest.mark.rule("GU-4.12")
@pytest.mark.rule("GU-R.5")
@pytest.mark.parametrize("place", ["L9", "J7", "L7"])  # beside either man, or beside the hex
def test_gu_4_12_nobody_clears_beside_a_capable_enemy(place: str) -> None:
    t = Arena({"jacques": "K9", "roland": "J8"}, {"said": place})
    t.s.dead[t.hex("K8")] = 3
    t.s.count_dead()
    t.begin(MoveStep(0))
    assert t.offered("clear") == []
    t.s.health[t.unit("said")] = STUNNED
    assert t.offered("clear") == ["jacques", "roland"]


@pytest.mark.rule("GU-4.49")
def test_gu_4_49_whoever_has_fired_or_moved_cannot_clear() -> None:
    t = Arena({"jacques": "K9", "roland": "J8"}, {"said": "X16"})
    t.s.dead[t.hex("K8")] = 3
    t.s.count_dead()
    t.s.done[t.unit("roland")] = MOVED
    t.begin(MoveStep(0))
    assert t.offered("clear") == []


@pytest.mark.rule("GU-4.13")
@pytest.mark.rule("GU-4.50")
def test_gu_4_13_a_stunned_person_is_carried_with_half_of_the_points_left() -> None:
    t = moving(Arena({"jacques": "K10", "roland": "K9 stunned"}, {"said": "X16"}), "jacques")
    t.do("step", "K9")
    assert t.s.points == 7
    t.do("carry", "roland")
    assert t.s.points == 3
    t.do("step", "K8")
    assert t.offered("mount") == t.offered("leave") == []
    t.do("stop")
    t.do("put", "K7")
    assert (t.where("jacques"), t.where("roland")) == ("K8", "K7")
    assert t.s.grid[t.hex("K9")] == NONE


@pytest.mark.rule("GU-4.14")
def test_gu_4_14_nobody_is_picked_up_beside_a_capable_enemy() -> None:
    t = moving(Arena({"jacques": "K10", "roland": "K9 stunned"}, {"said": "L8"}), "jacques")
    t.do("step", "K9")
    assert t.offered("carry") == []


@pytest.mark.rule("GU-4.50")
def test_gu_4_50_a_carrier_stops_only_where_his_burden_can_lie() -> None:
    ring = {h: "W" for h in ("K7", "L7", "L8", "J7", "J8")}
    t = Arena(
        {"jacques": "K10", "drogo": "K9 stunned", "gautier": "K12"}, {"said": "X16"}, terrain=ring
    )
    moving(t, "jacques")
    t.do("step", "K9")
    t.do("carry", "drogo")
    t.do("step", "K8")
    assert t.offered("stop") == ["stop"]  # the hex it came from is free again
    t.s.grid[t.hex("K9")] = t.unit("gautier")
    assert t.offered("stop") == []


@pytest.mark.rule("GU-4.44")
@pytest.mark.rule("GU-R.80")
def test_gu_4_44_whoever_is_stopped_on_a_friend_is_set_back_along_the_way() -> None:
    t = moving(Arena({"jacques": "K10", "roland": "K8"}, {"said": "L7"}), "jacques")
    for h in ("K9", "K8", "J7"):
        t.do("step", h)
    t.do("check", "said")
    t.roll(6)
    assert t.where("jacques") == "K9"
    assert t.events("set-back")[-1]["hex"] == t.hex("K9")


@pytest.mark.rule("GU-4.51")
def test_gu_4_51_only_the_own_movement_step_leads_off_the_map() -> None:
    t = Arena({"jacques": "K1"}, {"said": "X16"})
    u = t.unit("jacques")
    assert all(h < t.s.field.hexes for h, _, _, _ in Walks().reach(t.s, u, 8))
    moving(t, "jacques")
    assert [a.args[0] for a in t.s.legal(0) if a.verb == "leave"] == [1]


def test_reach_shows_points_left_and_enemies_who_could_check() -> None:
    t = Arena({"jacques": "K9"}, {"said": "K6"})
    found = {t.label(r.hex): (r.left, r.threats) for r in Walks().reach(t.s, t.unit("jacques"), 3)}
    assert found["K9"] == (3, 0) and found["K8"] == (2, 0)
    assert found["K7"] == (1, 1)
    assert "K6" not in found and "K5" not in found


def cheapest(t: Arena, u: int, points: int) -> dict[int, int]:
    """Every place and its cost by the single steps of the rules, without any cleverness."""
    found = {place_of(t.s, t.s.at[u], t.s.rear[u]): 0}
    open_ends = list(found)
    for place in open_ends:
        rear = rear_of(t.s, place, t.s.rear[u] != NONE)
        for to, behind, price in steps(t.s, u, place // 6, rear):
            there, spent = place_of(t.s, to, behind), found[place] + price
            if spent <= points and spent < found.get(there, points + 1):
                found[there] = spent
                open_ends.append(there)
    return found


@pytest.mark.rule("GU-4.2")
@pytest.mark.rule("GU-4.27")
@pytest.mark.parametrize("who", ["jacques", "tristan", "werner"])
def test_a_walk_finds_what_single_steps_find(who: str) -> None:
    ours = {"jacques": "K9", "tristan": "M9-M10", "werner": "I9"}
    ground = {"K8": "b", "L8": "t", "M7": "m", "N9": "r", "J9": "W"}
    t = Arena(ours, {"roland": "K7", "zahir": "N7", "vito": "G5"}, terrain=ground)
    t.s.dead[t.hex("L9")] = 3
    t.s.carcasses = [t.hex("M8"), t.hex("N8")]
    t.s.count_dead()
    u = t.unit(who)
    assert Walks().walk(t.s, u, 9).cost == cheapest(t, u, 9)


@pytest.mark.rule("GU-4.44")
def test_gu_4_44_a_unit_stopped_on_the_edge_hex_of_a_friend_stays_outside() -> None:
    t = Arena({"jacques": "X9", "roland": "X3"}, {"said": "X16"})
    u = t.unit("jacques")
    t.s.grid[t.hex("X9")] = NONE
    t.s.where[u], t.s.at[u] = COMING, NONE
    t.s.mover, t.s.track = u, [NONE, NONE]
    t.s.at[u] = t.hex("X3")
    harm.settle(t.s, u)
    assert t.s.where[u] == COMING and t.s.at[u] == NONE


@pytest.mark.rule("GU-1.8")
def test_a_wounded_man_has_half_of_his_points() -> None:
    t = moving(Arena({"jacques": "K9 wounded"}, {"said": "X16"}), "jacques")
    assert t.s.health[t.unit("jacques")] == WOUNDED and t.s.points == 4


@pytest.mark.parametrize(
    ("verb", "hex_", "rule"),
    [
        ("step", "K8", "GU-4.3"),
        ("step", "L8", "GU-4.6"),
        ("step", "L9", "GU-4.9"),
        ("step", "J8", "GU-4.2"),
        ("step", "J9", "GU-4.1"),
        ("step", "A1", "GU-4.2"),
    ],
)
def test_a_refused_step_names_its_rule(verb: str, hex_: str, rule: str) -> None:
    ground = {"L8": "W", "J9": "r"}
    sides = {"house_wall": ["K9:NW"]}
    t = Arena({"guillaume": "K9 wounded"}, {"said": "K8"}, terrain=ground, sides=sides)
    t.s.dead[t.hex("L9")] = 6
    t.s.count_dead()
    moving(t, "guillaume")
    no = t.why_not(verb, hex_)
    assert no is not None and no.rule == rule


@pytest.mark.rule("GU-4.13")
def test_gu_4_13_a_carrier_without_points_left_still_chooses_where_to_lay_down() -> None:
    t = moving(
        Arena({"jacques": "K11 wounded", "roland": "K10 stunned"}, {"said": "X16"}), "jacques"
    )
    t.do("step", "K10")  # three points left, halved to one
    t.do("carry", "roland")
    t.do("step", "K9")
    assert t.s.decision(0).prompt == "put-down"
    t.do("put", "K8")
    assert t.where("roland") == "K8"


def carrying(**terrain: str) -> Arena:
    """Jacques carries Drogo past Argyris, who may check him before he leaves K8."""
    ours = {"jacques": "K11", "drogo": "K10 stunned"}
    t = moving(Arena(ours, {"argyris": "L7", "said": "X16"}, terrain=terrain), "jacques")
    t.do("step", "K10")
    t.do("carry", "drogo")
    for h in ("K9", "K8", "K7"):
        t.do("step", h)
    t.do("check", "argyris")
    return t


@pytest.mark.rule("GU-4.13")
@pytest.mark.rule("GU-4.50")
@pytest.mark.parametrize(("roll", "state"), [(6, "healthy"), (8, "wounded"), (10, "dead")])
def test_gu_4_13_where_a_carrier_is_stopped_his_owner_lays_the_burden(
    roll: int, state: str
) -> None:
    t = carrying()
    t.roll(roll)
    assert t.state("jacques") == state
    assert t.s.to_move() == 0 and t.s.decision(0).prompt == "put-down"
    assert t.offered("put") == ["K7", "L8", "K9", "J8", "J7"]  # Argyris stands on L7
    assert t.why_not("put", "L7") == Refusal("GU-4.50", "no-laying-there", {"hex": t.hex("L7")})
    t.do("put", "J8")
    assert t.where("drogo") == "J8" and t.s.grid[t.hex("J8")] == t.unit("drogo")
    assert t.s.burden == NONE and t.s.decision(0).prompt == "move-unit"


@pytest.mark.rule("GU-4.50")
def test_gu_4_50_nobody_is_asked_where_a_burden_can_lie_in_one_hex_only() -> None:
    t = carrying(L8="W", J8="W", J7="W")
    t.s.grid[t.hex("K7")] = t.unit("said")
    t.roll(6)
    assert t.where("drogo") == "K9" and t.s.decision(0).prompt == "move-unit"


@pytest.mark.rule("GU-4.13")
def test_gu_4_13_without_room_beside_a_stopped_carrier_the_nearest_hex_is_taken() -> None:
    t = carrying(L8="W", J8="W", J7="W")
    for h in ("K7", "K9"):
        t.s.grid[t.hex(h)] = t.unit("said")
    t.roll(6)
    grid = t.s.field.grid
    assert grid.distance(t.hex("K8"), t.s.at[t.unit("drogo")]) == 2
