"""Chapter 12: set-up, entering and leaving the map, and victory, in the scenarios of the game."""

from __future__ import annotations

from typing import cast

import pytest
from guiscard.arena import Arena

from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng
from tafelrunde.core.state import playout
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.scenario import DRAW, Goal
from tafelrunde.games.guiscard.formations import formation
from tafelrunde.games.guiscard.game import GuiscardGame
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.pieces.placing import drop, relocate
from tafelrunde.games.guiscard.scenarios import victory
from tafelrunde.games.guiscard.scenarios.setup import SetUp
from tafelrunde.games.guiscard.state import COMING, LEFT, ON_MAP, SPEAR, STUNNED, Guiscard

GAME = GuiscardGame()
ALL = ("s01", "s02", "s03", "s04", "s05", "s06", "s07", "s08")


def set_up(scenario: str, seed: int = 1, **options: bool) -> Guiscard:
    """A game whose units have all been placed at random."""
    s = GAME.new(GAME.resolve({"scenario": scenario, **options}), 2)
    s.log = []
    rng = FastRng(seed)
    while s.phase == 0:
        seat = s.to_move()
        actions = s.legal(seat)
        s.play(seat, actions[rng.below(len(actions))])
    return s


def unit(name: str) -> int:
    return GAME.roster.number[name]


def label(s: Guiscard, h: int) -> str:
    return s.field.grid.label(h)


@pytest.mark.rule("GU-12.1")
@pytest.mark.rule("GU-12.21")
@pytest.mark.parametrize("scenario", ALL)
@pytest.mark.parametrize("seed", range(3))
def test_gu_12_1_every_group_stands_in_its_zone(scenario: str, seed: int) -> None:
    s = set_up(scenario, seed)
    for group in s.board.groups.values():
        for u in group.units:
            assert (s.where[u] == ON_MAP) is (group.round == 0)
            assert (s.mount[u] != NONE) is group.mounted
            for h in (s.at[u], s.rear[u]):
                assert h == NONE or h in group.zone
    GAME.invariants(s)


@pytest.mark.rule("GU-12.23")
def test_gu_12_23_closed_hexes_and_limits_hold() -> None:
    for seed in range(6):
        s = set_up("s02", seed)
        guard = s.board.groups["arabs:guard"].units
        assert sum(10 <= s.at[u] % 24 <= 14 for u in guard) <= 3
    s = set_up("s03")
    closed = [h for h in range(s.field.hexes) if s.field.closed[h]]
    assert len(closed) == 37
    assert all(s.grid[h] == NONE for h in closed)
    assert all(s.field.foot[e] == 0 for e, to in enumerate(s.field.neighbor) if to in closed)


@pytest.mark.rule("GU-7.20")
@pytest.mark.rule("GU-12.1")
@pytest.mark.parametrize("seed", range(8))
def test_the_hoplites_of_scenario_4_begin_in_one_formation(seed: int) -> None:
    s = set_up("s04", seed)
    men = s.board.groups["byzantines:hoplites"].units
    assert all(s.form[u] == SPEAR for u in men)
    assert sorted(formation.members(s, men[0])) == sorted(men)
    valid = formation.detect(s, {s.at[u]: u for u in men}, s.facing[men[0]], False)
    assert valid == sorted(men)


@pytest.mark.rule("GU-7.35")
def test_gu_7_35_nobody_is_set_up_on_a_marker() -> None:
    for seed in range(12):
        s = set_up("s04", seed)
        tips = [s.marker[u] for u in s.board.hoplites[1] if s.marker[u] != NONE]
        assert tips and all(s.grid[h] == NONE for h in tips)


@pytest.mark.rule("GU-7.35")
def test_gu_7_35_a_marker_refuses_whoever_would_be_set_up_there() -> None:
    s = GAME.new(GAME.resolve({"scenario": "s04"}), 2)
    rng = FastRng(1)
    while s.prompt != "set-up-hex" or not any(h != NONE for h in s.marker):
        actions = s.legal(1)
        s.play(1, actions[rng.below(len(actions))])
    zone = cast(SetUp, s.top).group(s).zone
    tips = [h for h in s.marker if h in zone]
    refusals = [s.explain(1, Action("at", (h,))) for h in tips]
    assert [no.rule for no in refusals if no is not None] == ["GU-7.35"] * len(tips) != []


def test_swapped_sides_change_seats() -> None:
    plain, swapped = set_up("s01"), set_up("s01", swapped=True)
    assert plain.board.owner[unit("drogo")] == 0 and swapped.board.owner[unit("drogo")] == 1
    assert plain.board.first == 0 and swapped.board.first == 1


def entering(name: str, scenario: str = "s01") -> Guiscard:
    """A movement step of the second side (in scenario 1 the papal army), one unit taken up."""
    s = set_up(scenario)
    s.active = 1
    s.stack = []
    s.begin(MoveStep(1))
    s.play(1, Action("move", (unit(name),)))
    return s


@pytest.mark.rule("GU-12.2")
def test_gu_12_2_a_unit_enters_over_its_side_and_pays_the_edge_hex() -> None:
    s = entering("amadeo")
    steps = [a.args[0] for a in s.legal(1) if a.verb == "step"]
    assert steps and all(h % 24 == 23 for h in steps)
    h = s.field.grid.find("X13")  # marsh: two points
    s.play(1, Action("step", (h,)))
    assert s.field.foot_base[h] == 2 and s.points == 6


@pytest.mark.rule("GU-12.2")
def test_gu_12_2_entering_may_be_delayed() -> None:
    s = entering("amadeo")
    s.play(1, Action("stop"))
    assert s.where[unit("amadeo")] == COMING
    assert Action("move", (unit("amadeo"),)) not in s.legal(1)


@pytest.mark.rule("GU-12.22")
def test_gu_12_22_a_rider_enters_rear_first_and_pays_both_hexes() -> None:
    s = entering("gisulfo")
    h = s.field.grid.find("X9")
    s.play(1, Action("step", (h,)))
    s.play(1, Action("step", (s.field.grid.find("W9"),)))
    u = unit("gisulfo")
    assert label(s, s.at[u]) == "W9" and label(s, s.rear[u]) == "X9"
    assert s.points == 10


@pytest.mark.rule("GU-12.2")
@pytest.mark.rule("GU-4.9")
@pytest.mark.parametrize(("dead", "left"), [(2, 7), (3, 6), (5, 6), (6, None)])
def test_gu_12_2_the_dead_on_the_edge_cost_as_everywhere(dead: int, left: int | None) -> None:
    s = entering("said", "s05")
    h = s.field.grid.find("A13")
    s.dead[h] = dead
    s.count_dead()
    if left is None:
        no = s.explain(1, Action("step", (h,)))
        assert no is not None and no.key == "no-entry"
        return
    s.play(1, Action("step", (h,)))
    assert s.points == left


@pytest.mark.rule("GU-12.22")
@pytest.mark.rule("GU-4.9")
def test_gu_12_22_a_rider_pays_for_a_dead_horse_in_both_hexes() -> None:
    s = entering("hamid", "s05")
    grid = s.field.grid
    s.carcasses += [grid.find("A13"), grid.find("B12")]
    s.count_dead()
    s.play(1, Action("step", (grid.find("A13"),)))
    s.play(1, Action("step", (grid.find("B12"),)))
    assert s.points == 11  # of 15


@pytest.mark.rule("GU-12.22")
@pytest.mark.rule("GU-4.3")
def test_gu_12_22_a_rider_enters_past_friends_but_not_over_a_stunned_enemy() -> None:
    s = entering("gisulfo")
    grid = s.field.grid
    edge, inner = grid.find("X9"), grid.find("W9")
    drop(s, unit("amadeo"), edge)  # a friend stands on the edge
    s.play(1, Action("step", (edge,)))
    s.play(1, Action("step", (inner,)))
    no = s.explain(1, Action("stop"))
    assert no is not None and no.rule == "GU-4.4"  # but he cannot stay upon him
    s.play(1, Action("step", (grid.find("V8"),)))
    s.play(1, Action("stop"))
    assert label(s, s.rear[unit("gisulfo")]) == "W9"
    GAME.invariants(s)
    s = entering("gisulfo")
    drop(s, unit("drogo"), edge)
    s.health[unit("drogo")] = STUNNED
    no = s.explain(1, Action("step", (edge,)))
    assert no is not None and no.rule == "GU-12.22"


@pytest.mark.rule("GU-12.3")
@pytest.mark.rule("GU-12.22")
def test_gu_12_3_a_unit_leaves_from_an_edge_hex_for_a_point() -> None:
    t = Arena({"tristan": "X9-W9", "jacques": "C3"}, {"said": "A16"})
    t.begin(MoveStep(0))
    t.do("move", "tristan")
    t.do("leave", "2")
    u = t.unit("tristan")
    assert t.s.where[u] == LEFT and t.s.exit[u] == 2
    assert t.s.grid[t.hex("X9")] == t.s.grid[t.hex("W9")] == NONE
    t = Arena({"tristan": "W9-X9", "jacques": "C3"}, {"said": "A16"})
    t.begin(MoveStep(0))
    t.do("move", "tristan")
    assert [a for a in t.s.legal(0) if a.verb == "leave"] == []  # only its rear is on the edge


def fallen(s: Guiscard, names: list[str]) -> None:
    for name in names:
        harm.kill(s, unit(name))


SWABIANS = ["werner", "albrecht", "burkhard", "dietrich", "gerold", "konrad"]


def reason(s: Guiscard) -> tuple[str, dict[str, object]]:
    """What is told right before the end of the game."""
    assert s.log is not None
    event = s.log[-2]
    return event.key, dict(event.params)


@pytest.mark.rule("GU-12.4")
@pytest.mark.rule("GU-12.9")
@pytest.mark.parametrize(("dead", "winner"), [(3, 1), (4, DRAW), (5, 0), (6, 0)])
def test_scenario_1_is_decided_by_the_swabians(dead: int, winner: int) -> None:
    s = set_up("s01")
    fallen(s, SWABIANS[:dead])
    assert not victory.decided(s)
    victory.decide_at_end(s)
    assert s.winner == winner
    assert s.winners == ((0, 1) if winner == DRAW else (winner,))


@pytest.mark.rule("GU-12.9")
@pytest.mark.parametrize(("side", "winner"), [(2, 1), (1, 0)])
def test_scenario_1_rescues_over_the_east_side_only(side: int, winner: int) -> None:
    s = set_up("s01")
    fallen(s, SWABIANS[:3])
    for name in SWABIANS[3:]:
        u = unit(name)
        s.grid[s.at[u]] = NONE
        s.where[u], s.exit[u], s.at[u] = LEFT, side, NONE
    told = GAME.view(s, 0)["goals"]
    assert [goal.get("reached") for goal in told] == ([3, 3, None] if side == 2 else [6, 0, None])
    victory.decide_at_end(s)
    assert s.winner == winner
    key, n = ("decided-alive", 3) if side == 2 else ("decided-dead", 6)
    assert reason(s)[0] == key and reason(s)[1]["n"] == n


@pytest.mark.rule("GU-12.9")
@pytest.mark.parametrize(("there", "winner"), [(5, 1), (6, 0)])
def test_scenario_2_needs_six_normans_on_the_plateau(there: int, winner: int) -> None:
    s = set_up("s02")
    free = [h for h in s.field.regions["plateau"] if s.grid[h] == NONE]
    for u, h in zip(s.board.groups["normans:landing"].units[:there], free, strict=False):
        s.grid[s.at[u]] = NONE
        drop(s, u, h)
    victory.decide_at_end(s)
    assert s.winner == winner
    told = {"n": 6, "all": 17, "needed": 6, "region": "plateau"}
    assert reason(s) == (("decided-stand", told) if there == 6 else ("decided-else", {}))


@pytest.mark.rule("GU-12.4")
@pytest.mark.rule("GU-12.9")
def test_scenario_3_is_decided_at_once_by_exits_or_losses() -> None:
    s = set_up("s03")
    riders = s.board.groups["normans:riders"].units
    for u in riders[:8]:
        s.where[u], s.exit[u] = LEFT, 3
    assert not victory.decided(s)
    s.where[riders[8]], s.exit[riders[8]] = LEFT, 1
    assert not victory.decided(s)
    s.exit[riders[8]] = 3
    assert victory.decided(s) and s.winner == 0
    s = set_up("s03")
    fallen(s, [GAME.roster.ids[u] for u in s.board.groups["normans:riders"].units[:6]])
    assert victory.decided(s) and s.winner == 1


@pytest.mark.rule("GU-12.5")
def test_gu_12_5_a_stunned_rider_of_scenario_3_is_no_prisoner() -> None:
    s = set_up("s03")
    goal = s.board.goals[1]
    fallen(s, [GAME.roster.ids[u] for u in goal.units[:5]])
    u = goal.units[5]
    harm.dehorse(s, u)
    drop(s, u, next(h for h in harm.nearby(s, 300) if s.grid[h] == NONE))
    harm.stun(s, u)
    assert not victory.decided(s)


@pytest.mark.rule("GU-12.6")
def test_gu_12_6_a_region_is_controlled_by_able_units_alone_in_it() -> None:
    s = set_up("s01")
    goal = Goal(
        {"side": "papal", "when": "end", "kind": "region_controlled", "region": "knoll"},
        {"papal": 1},
        {},
    )
    assert victory.holds(s, goal)
    place = next(h for h in s.field.regions["knoll"] if s.grid[h] == NONE)
    relocate(s, unit("drogo"), place)
    assert not victory.holds(s, goal)
    s.health[unit("drogo")] = STUNNED
    assert victory.holds(s, goal)
    fallen(s, SWABIANS)
    assert not victory.holds(s, goal)


@pytest.mark.rule("GU-12.7")
def test_gu_12_7_a_side_without_units_has_lost() -> None:
    s = set_up("s02")
    for u in s.board.side_units[1]:
        harm.kill(s, u)
    assert victory.decided(s) and s.winner == 0
    assert s.scores == (2, 0)
    assert reason(s) == ("wiped-out", {"seat": 1})


@pytest.mark.rule("GU-2.2")
@pytest.mark.rule("GU-12.4")
@pytest.mark.parametrize("scenario", ALL)
def test_random_games_end_after_the_last_round_at_the_latest(scenario: str) -> None:
    s = GAME.new(GAME.resolve({"scenario": scenario}), 2)
    playout(s, FastRng(7), GAME.most_decisions(2))
    assert s.winner != NONE and s.round <= s.board.rounds


@pytest.mark.rule("GU-12.20")
def test_gu_12_20_chapter_7_is_known_from_scenario_4_on() -> None:
    known = [GAME.board(name, False).techniques for name in ALL]
    assert known == [False] * 3 + [True] * (len(ALL) - 3)
