"""Scenario 7, Bohemond's Booty: sleepers and alarm, pack horses and who may touch them."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena

from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng
from tafelrunde.games.guiscard.buildings.tents import may_tear
from tafelrunde.games.guiscard.charges.conditions import rider_refused
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.roster import UNITS
from tafelrunde.games.guiscard.fire.fire import MissileStep, fires_back, marks
from tafelrunde.games.guiscard.fire.shot import Shot
from tafelrunde.games.guiscard.game import GuiscardGame
from tafelrunde.games.guiscard.infiltration.checks import checkers
from tafelrunde.games.guiscard.melee.melee_step import MeleeStep
from tafelrunde.games.guiscard.movement.clearing import may_work
from tafelrunde.games.guiscard.movement.move_step import MoveStep, move_refused
from tafelrunde.games.guiscard.pieces.contact import in_contact
from tafelrunde.games.guiscard.pieces.placing import leave_horse
from tafelrunde.games.guiscard.retreats.evade import can_evade
from tafelrunde.games.guiscard.scenarios import alarm, victory
from tafelrunde.games.guiscard.scenarios.alarm import look_about, sleepers
from tafelrunde.games.guiscard.screen import hidden
from tafelrunde.games.guiscard.sequence.turns import Turn
from tafelrunde.games.guiscard.state import LEFT, MELEE, Guiscard, is_asleep
from tafelrunde.games.guiscard.verbs import AIM

GAME = GuiscardGame()
PACK = UNITS  # the first pack horse
ASLEEP = {"asleep": ["theirs:all"]}
PACKS = {
    "pack_horses": ["K9:K10"],
    "untouchable": "ours",
    "victory": [
        {
            "side": "theirs",
            "when": "immediate",
            "kind": "pack_horses_exited_at_least",
            "map_side": "4",
            "n": 1,
        },
        {"side": "draw", "when": "end", "kind": "otherwise"},
    ],
}


def night(ours: dict[str, str], theirs: dict[str, str]) -> Arena:
    """The other side sleeps."""
    return Arena(ours, theirs, special=ASLEEP)


@pytest.mark.rule("GU-12.28")
def test_gu_12_28_sleepers_do_nothing() -> None:
    t = night({"jacques": "K9", "said": "A1"}, {"olivier": "K8", "tristan": "K10-K11"})
    archer, rider = t.unit("olivier"), t.unit("tristan")
    assert not in_contact(t.s, t.unit("jacques"))  # no sleeper is a capable enemy
    assert checkers(t.s, t.unit("jacques"), t.hex("K9"), []) == []
    assert not fires_back(t.s, archer, t.unit("said"))
    assert not can_evade(t.s, rider, [t.unit("jacques")])
    refusals = (
        move_refused(t.s, archer),
        MissileStep(1).cannot(t.s, archer),
        MeleeStep(1).unfit(t.s, archer),
        rider_refused(t.s, 1, rider),
    )
    assert [no.rule for no in refusals if no is not None] == ["GU-12.28"] * 4
    assert not may_tear(t.s, archer) and not may_work(t.s, archer)
    alarm.raise_alarm(t.s, 1)
    assert in_contact(t.s, t.unit("jacques")) and can_evade(t.s, rider, [t.unit("jacques")])


@pytest.mark.rule("GU-12.28")
def test_gu_12_28_a_shot_wakes_everybody() -> None:
    t = night({"olivier": "A1", "jacques": "C1"}, {"said": "A4", "ali": "X16"})
    t.begin(Shot(t.unit("olivier"), 4, t.hex("A1"), t.hex("A4")))
    assert t.events("alarm") == [{"seat": 1}] and sleepers(t.s, 1) == []


@pytest.mark.rule("GU-12.28")
def test_gu_12_28_a_melee_attack_wakes_everybody_too_late_to_evade() -> None:
    t = night({"jacques": "K9"}, {"ali": "K8", "said": "X16"})
    assert can_evade(t.s, t.unit("ali"), [t.unit("jacques")]) is False
    t.begin(MeleeStep(0))
    t.do("attack", "jacques")
    t.do("strike", "ali")
    assert sleepers(t.s, 1)
    t.do("resolve")
    assert t.s.prompt == "" and sleepers(t.s, 1) == [] and t.events("alarm")


@pytest.mark.rule("GU-12.28")
@pytest.mark.parametrize(
    ("place", "word", "heard"), [("K7", "", True), ("K8", "", False), ("K7", " stunned", False)]
)
def test_gu_12_28_an_awake_enemy_within_six_hexes_is_noticed(
    place: str, word: str, heard: bool
) -> None:
    t = night({"jacques": place + word}, {"ali": "K1"})
    look_about(t.s, 0)
    assert sleepers(t.s, 1)  # only at the end of their own turn
    look_about(t.s, 1)
    assert (sleepers(t.s, 1) == []) is heard


@pytest.mark.rule("GU-12.28")
def test_gu_12_28_they_look_about_when_their_turn_ends() -> None:
    t = night({"jacques": "K5"}, {"ali": "K1"})
    t.s.phase, t.s.active = MELEE, 1
    turn = Turn(1)
    t.s.begin_at([turn], turn.FOUGHT)
    assert t.events("alarm") == [{"seat": 1}]


def with_packs(ours: dict[str, str], theirs: dict[str, str]) -> Arena:
    return Arena(ours, theirs, special=PACKS)


@pytest.mark.rule("GU-12.31", "GU-12.10")
def test_gu_12_31_a_side_spares_the_pack_horses() -> None:
    t = with_packs({"olivier": "K5"}, {"ali": "X1"})
    assert marks(t.s, 0) == [t.hex("X1")] and t.hex("K9") in marks(t.s, 1)
    no = MissileStep(0, t.unit("olivier")).target_refused(t.s, 0, AIM + t.hex("K9"))
    assert no is not None and no.rule == "GU-12.31"
    t = with_packs({"jacques": "J9"}, {"ali": "J10"})
    t.begin(MeleeStep(0))
    t.do("attack", "jacques")
    no = t.s.explain(0, Action("strike_horse", (PACK,)))
    assert no is not None and no.rule == "GU-12.31"
    t = with_packs({"jacques": "A1"}, {"ali": "J9"})
    t.s.stack = []
    t.begin(MeleeStep(1))
    t.do("attack", "ali")
    assert t.s.explain(1, Action("strike_horse", (PACK,))) is None  # the others may


@pytest.mark.rule("GU-R.210", "GU-4.38")
def test_gu_r_210_pack_horses_are_led_and_not_ridden() -> None:
    t = with_packs({"jacques": "A1"}, {"khaled": "K7"})
    t.s.active = 1
    t.begin(MoveStep(1))
    t.do("move", "khaled")
    t.do("step", "K8")
    assert [a.args for a in t.s.legal(1) if a.verb == "lead"] == [(PACK,)]
    t.do("step", "L8")
    t.do("step", "L9")
    no = t.s.explain(1, Action("mount", (PACK,)))
    assert no is not None and no.rule == "GU-R.210"


@pytest.mark.rule("GU-12.9", "GU-12.26", "GU-12.24")
@pytest.mark.parametrize(("seat", "wins"), [(1, True), (0, False)])
def test_gu_12_9_a_pack_horse_led_off_by_the_attacker_counts(seat: int, wins: bool) -> None:
    ours, theirs = {"jacques": "A9"}, {"ali": "A9"}
    t = with_packs(*((ours, {"ali": "X1"}) if seat == 0 else ({"jacques": "X1"}, theirs)))
    t.s.grid[t.hex("K9")] = t.s.grid[t.hex("K10")] = NONE
    leave_horse(t.s, PACK, t.hex("A8"), t.hex("A7"))
    t.s.active = seat
    t.begin(MoveStep(seat))
    name = "jacques" if seat == 0 else "ali"
    t.do("move", name)
    t.s.play(seat, Action("lead", (PACK,)))
    t.do("leave", "4")
    assert t.s.where[t.unit(name)] == LEFT
    goal = t.s.board.goals[0]
    assert (victory.reached(t.s, goal) == 1) is wins is victory.holds(t.s, goal)
    assert hidden.goals(t.s)[0]["reached"] == (1 if wins else 0)
    assert len(t.events("horse-led-off")) == (1 if wins else 0)


def set_up(seed: int = 1) -> Guiscard:
    s = GAME.new(GAME.resolve({"scenario": "s07"}), 2)
    s.log = []
    rng = FastRng(seed)
    while s.phase == 0:
        seat = s.to_move()
        actions = s.legal(seat)
        s.play(seat, actions[rng.below(len(actions))])
    return s


@pytest.mark.rule("GU-12.28", "GU-12.10", "GU-12.24")
def test_scenario_7_begins_in_the_night() -> None:
    s = set_up()
    men = s.board.groups["normans:sleepers"].units
    assert [u for u in s.board.units if is_asleep(s, u)] == sorted(men)
    assert all(s.field.tent[s.at[u]] > 0 for u in men)
    horses = [(s.horse_at[UNITS + k], s.horse_rear[UNITS + k]) for k in range(4)]
    labels = [[s.field.grid.label(h) for h in pair] for pair in horses]
    assert labels == [["O14", "O15"], ["P14", "P15"], ["S9", "S10"], ["U11", "U12"]]
    assert s.board.exits == [[], [4]] and s.board.untouchable == 0 and s.board.attacker == 1
    assert [g["reached"] for g in hidden.goals(s)[:2]] == [0, 0]
    asleep = [u["n"] for u in hidden.view(s, 1)["units"] if u.get("asleep")]
    assert asleep == sorted(men)  # everybody sees who sleeps
    for words in s.board.special:
        assert len(words) == 4 and all(words)


@pytest.mark.rule("GU-12.4", "GU-12.9")
def test_scenario_7_ends_by_the_horses_that_are_gone() -> None:
    s = set_up()
    two, one, rest = s.board.goals
    assert (two.winner, one.winner, rest.winner) == (1, 2, 0)
    s.horse[UNITS] = 4 + 4
    assert not victory.holds(s, two) and victory.holds(s, one)
    s.horse[UNITS + 1] = 4 + 4
    assert victory.holds(s, two) and not victory.holds(s, one)
    assert victory.decided(s) and s.winner == 1
    assert [e.params for e in s.log or [] if e.key == "decided-packs"] == [
        {"n": 2, "all": 0, "needed": 2, "edge": 4}
    ]
