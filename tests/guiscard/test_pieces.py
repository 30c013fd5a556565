"""Chapters 1 and 2: pieces, their states, and the order of a turn."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena

from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng
from tafelrunde.core.flow import ASK
from tafelrunde.core.rulebook import rules
from tafelrunde.games.guiscard.game import GuiscardGame
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.reach.steps import may_stand
from tafelrunde.games.guiscard.sequence.turns import Play, Turn, begin_turn, recover
from tafelrunde.games.guiscard.state import (
    ATTACKED,
    CHECKED,
    FIRED,
    FIRED_BACK,
    HEALTHY,
    MOVED,
    STUNNED,
    WOUNDED,
    Guiscard,
    allowance,
    armoured,
    attack,
    defence,
    hexes_of,
)

GAME = GuiscardGame()


@pytest.mark.rule("GU-1.1")
@pytest.mark.rule("GU-1.4")
@pytest.mark.rule("GU-1.11")
@pytest.mark.rule("GU-12.8")
def test_gu_1_1_rules_without_effect_on_play_are_told_in_both_languages() -> None:
    told = rules(GAME.folder)
    for rule in ("GU-1.1", "GU-1.4", "GU-1.11", "GU-12.8"):
        assert told[rule].de and told[rule].en


@pytest.mark.rule("GU-1.2")
@pytest.mark.rule("GU-1.9")
def test_gu_1_2_a_rider_has_head_and_rear_and_faces_from_rear_to_head() -> None:
    t = Arena({"tristan": "K9-K10", "jacques": "C3"}, {"said": "X16"})
    u = t.unit("tristan")
    assert hexes_of(t.s, u) == [t.hex("K9"), t.hex("K10")]
    assert t.s.facing[u] == 0
    assert t.s.grid[t.hex("K9")] == t.s.grid[t.hex("K10")] == u
    assert hexes_of(t.s, t.unit("jacques")) == [t.hex("C3")]


@pytest.mark.rule("GU-1.3")
@pytest.mark.rule("GU-R.89")
def test_gu_1_3_one_living_unit_per_hex_but_any_number_of_dead() -> None:
    t = Arena({"jacques": "K9", "roland": "K10"}, {"said": "M9 stunned"})
    u = t.unit("jacques")
    assert not may_stand(t.s, u, t.hex("K10"))
    assert not may_stand(t.s, u, t.hex("M9"))
    harm.kill(t.s, t.unit("said"))
    assert may_stand(t.s, u, t.hex("M9"))


@pytest.mark.rule("GU-1.5")
@pytest.mark.rule("GU-1.6")
@pytest.mark.rule("GU-1.8")
def test_gu_1_5_values_follow_health_and_mount() -> None:
    t = Arena({"tristan": "K9-K10", "romaric": "C3"}, {"said": "X16"})
    u, v = t.unit("tristan"), t.unit("romaric")
    assert (attack(t.s, u), defence(t.s, u), allowance(t.s, u)) == (28, 12, 12)
    assert (attack(t.s, v), defence(t.s, v), allowance(t.s, v)) == (22, 9, 4)
    t.s.health[u] = t.s.health[v] = WOUNDED
    assert (attack(t.s, u), defence(t.s, u), allowance(t.s, u)) == (16, 8, 12)
    assert (attack(t.s, v), defence(t.s, v), allowance(t.s, v)) == (11, 5, 2)


@pytest.mark.rule("GU-1.7")
def test_gu_1_7_armour_stays_in_every_state() -> None:
    t = Arena({"tristan": "K9-K10 wounded", "jacques": "C3"}, {"said": "X16"})
    assert armoured(t.s, t.unit("tristan"))
    assert not armoured(t.s, t.unit("jacques"))


@pytest.mark.rule("GU-1.10")
@pytest.mark.rule("GU-R.2")
@pytest.mark.rule("GU-R.36")
def test_gu_1_10_the_code_tells_arm_and_class() -> None:
    roster = GAME.roster
    robert, apolline = roster.number["robert"], roster.number["apolline"]
    assert roster.code[robert] == "Ncc" and roster.cavalry[robert]
    assert not roster.civilian[robert]
    assert GAME.board("s01", False).field.grid.label(178) == "K8"
    assert roster.code[apolline] == "Nic" and roster.civilian[apolline]


@pytest.mark.rule("GU-R.35")
def test_gu_r_35_counts_on_foot_have_six_points() -> None:
    t = Arena({"drogo": "K9"}, {"said": "X16"})
    assert allowance(t.s, t.unit("drogo")) == 6


@pytest.mark.rule("GU-1.12")
def test_gu_1_12_a_stunned_unit_does_not_move_and_defends_with_its_own_value() -> None:
    t = Arena({"jacques": "K9 stunned", "roland": "C3"}, {"said": "X16"})
    assert defence(t.s, t.unit("jacques")) == 2
    t.begin(MoveStep(0))
    assert t.offered("move") == ["roland"]


@pytest.mark.rule("GU-1.13")
@pytest.mark.rule("GU-R.37")
@pytest.mark.parametrize("before", [WOUNDED, STUNNED])
def test_gu_1_13_whoever_is_hurt_a_second_time_dies(before: int) -> None:
    for blow in (harm.wound, harm.stun):
        t = Arena({"jacques": "K9"}, {"said": "X16"})
        u = t.unit("jacques")
        t.s.health[u] = before
        assert blow(t.s, u)
        assert t.state("jacques") == "dead"
        assert t.s.dead == {t.hex("K9"): 1}


@pytest.mark.rule("GU-1.14")
@pytest.mark.rule("GU-2.7")
def test_gu_2_7_recovery_wakes_whom_an_earlier_turn_stunned() -> None:
    t = Arena({"jacques": "K9", "roland": "C3"}, {"said": "X16"})
    early, late = t.unit("jacques"), t.unit("roland")
    t.s.turn = 3
    for u, turn in ((early, 2), (late, 3)):
        t.s.health[u], t.s.felt[u] = STUNNED, turn
    recover(t.s, 0)
    assert t.s.health[early] == HEALTHY
    assert t.s.health[late] == STUNNED
    t.s.turn = 5
    recover(t.s, 0)
    assert t.s.health[late] == HEALTHY


def phases(scenario: str) -> list[tuple[int, int, int]]:
    """Round, active seat and step of every question of a random game, repetitions left out."""
    s = GAME.new(GAME.resolve({"scenario": scenario}), 2)
    rng = FastRng(3)
    seen: list[tuple[int, int, int]] = []
    while not s.over and len(seen) < 12:
        assert isinstance(s, Guiscard)
        if s.wait.tag == ASK:
            now = (s.round, s.active, s.phase)
            if s.phase and (not seen or seen[-1] != now):
                seen.append(now)
            seat = s.to_move()
            actions = s.legal(seat)
            s.play_trusted(seat, actions[rng.below(len(actions))])
        else:
            s.settle(rng)
    return seen


@pytest.mark.rule("GU-2.2")
@pytest.mark.rule("GU-2.3")
@pytest.mark.rule("GU-2.4")
@pytest.mark.rule("GU-2.5")
@pytest.mark.rule("GU-2.6")
@pytest.mark.rule("GU-2.8")
@pytest.mark.rule("GU-2.9")
def test_gu_2_9_the_steps_follow_in_strict_order_for_both_players() -> None:
    seen = phases("s04")
    assert seen == sorted(seen, key=lambda x: (x[0], x[1] != 0, x[2]))
    assert {seat for _, seat, _ in seen} == {0, 1}
    assert {phase for _, _, phase in seen} >= {1, 3}


@pytest.mark.rule("GU-2.1")
def test_gu_2_1_set_up_comes_first_in_the_order_of_the_scenario() -> None:
    s = GAME.new(GAME.resolve({"scenario": "s01"}), 2)
    assert isinstance(s, Guiscard)
    assert s.phase == 0 and s.to_move() == 1  # the Swabians of the papal army
    names = {GAME.roster.ids[a.args[0]] for a in s.legal(1)}
    assert names == {"werner", "albrecht", "burkhard", "dietrich", "gerold", "konrad"}


def test_pr_1_a_turn_forgets_what_it_must_and_nothing_else() -> None:
    t = Arena({"jacques": "K9"}, {"said": "C3"})
    mine, theirs = t.unit("jacques"), t.unit("said")
    for u in (mine, theirs):
        t.s.done[u] = FIRED | MOVED | ATTACKED | FIRED_BACK | CHECKED
        t.s.spent[u] = 5
    begin_turn(t.s, 0)
    assert t.s.done[mine] == 0 and t.s.spent[mine] == 0
    assert t.s.done[theirs] == FIRED | MOVED | ATTACKED
    assert t.s.spent[theirs] == 5


@pytest.mark.rule("GU-R.1")
def test_gu_r_1_a_whole_turn_of_a_lone_man_runs_through() -> None:
    t = Arena({"jacques": "K9"}, {"said": "C3"})
    play, turn = Play(), Turn(0)
    play.then = play.NEXT_TURN
    t.s.begin_at([play, turn])
    assert t.s.decision(0).prompt in ("missile", "move-unit")
    while t.s.active == 0:
        legal = t.s.legal(t.s.to_move())
        t.s.play(t.s.to_move(), Action("end_step") if Action("end_step") in legal else legal[-1])
    assert t.s.active == 1
