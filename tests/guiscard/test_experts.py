"""Positions in which somebody who knows the game does not hesitate, and what bots do there."""

from __future__ import annotations

from typing import Any

from guiscard.arena import Arena
from guiscard.test_heuristics import best

from tafelrunde.core.chance import FastRng
from tafelrunde.core.codes import Offers
from tafelrunde.games.guiscard.bots.heuristics import GuiscardPlanning
from tafelrunde.games.guiscard.bots.plans import exit_of, goal_of
from tafelrunde.games.guiscard.charges.charge_step import ChargeStep
from tafelrunde.games.guiscard.files.roster import UNITS
from tafelrunde.games.guiscard.fire.defence import Defence
from tafelrunde.games.guiscard.fire.fire import MissileStep
from tafelrunde.games.guiscard.formations import formation
from tafelrunde.games.guiscard.game import GuiscardGame
from tafelrunde.games.guiscard.melee.advance import Advances
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.pieces.placing import leave_horse
from tafelrunde.games.guiscard.scenarios.alarm import raise_alarm
from tafelrunde.games.guiscard.state import (
    ASLEEP,
    MISSILE,
    MOVEMENT,
    SPEAR,
    Guiscard,
    set_trait,
)

GAME = GuiscardGame()
END = {"side": "draw", "when": "end", "kind": "otherwise"}
LOOT: dict[str, Any] = {
    "pack_horses": ["K9:K10"],
    "victory": [
        {
            "side": "ours",
            "when": "immediate",
            "kind": "pack_horses_exited_at_least",
            "map_side": "4",
            "n": 1,
        },
        END,
    ],
}
GUARD = {**LOOT, "victory": [{**LOOT["victory"][0], "side": "theirs"}, END]}


def going(t: Arena, name: str) -> str:
    """Where a unit plans to go: the name of a hex, or the side over which it leaves."""
    t.s.phase = MOVEMENT
    t.begin(MoveStep(0))
    t.do("move", name)
    plan = GuiscardPlanning().planner.plans(t.s, t.unit(name))[0]
    return f"side {exit_of(plan)}" if exit_of(plan) else t.label(goal_of(plan) // 6)


def far(t: Arena, one: str, two: str) -> int:
    return t.s.field.grid.distance(t.hex(one), t.hex(two))


# -- advances


def beaten(t: Arena, names: list[str], hexes: list[str]) -> None:
    t.begin(Advances([t.unit(n) for n in names], [t.hex(h) for h in hexes], []))


def test_a_winner_goes_on_towards_the_next_enemy() -> None:
    t = Arena({"jacques": "K9"}, {"said": "K5"})
    beaten(t, ["jacques"], ["K8"])
    assert best(t) == ("advance", (t.unit("jacques"),))
    t.do("advance", "jacques")
    t.do("step", "K8")
    assert best(t)[0] == "step"


def test_a_winner_does_not_run_among_three_knights() -> None:
    t = Arena({"vito": "K9"}, {"tristan": "J7-J6", "romaric": "L7-L6", "robert": "K7"})
    beaten(t, ["vito"], ["K8"])
    assert best(t)[0] == "pass"


def test_an_archer_does_not_advance_into_reach() -> None:
    t = Arena({"olivier": "K9"}, {"said": "K7"})
    beaten(t, ["olivier"], ["K8"])
    assert best(t)[0] == "pass"


def hoplites(foes: dict[str, str]) -> Arena:
    men = [u for u in GAME.roster.ids[:163] if GAME.roster.hoplite[GAME.roster.number[u]]][:3]
    t = Arena(dict(zip(men, ("K9", "L9", "M10"), strict=True)), foes)
    formation.declare(t.s, [t.unit(n) for n in men], SPEAR, 0)
    assert any(t.s.form[t.unit(n)] for n in men)
    return t


def test_a_man_in_formation_stays_in_it_after_a_victory() -> None:
    t = hoplites({"said": "K4"})
    man = next(u for u in t.s.board.units if t.s.form[u])
    h = t.s.field.neighbor[t.s.at[man] * 6]
    t.begin(Advances([man], [h], []))
    assert best(t)[0] == "pass"


def test_a_formation_is_not_moved_apart() -> None:
    t = hoplites({"said": "K4"})
    t.s.phase = MOVEMENT
    t.begin(MoveStep(0))
    assert best(t)[0] == "end_step"


# -- lances and charges


def test_a_knight_who_can_charge_keeps_his_lance() -> None:
    t = Arena({"tristan": "K12-K13"}, {"said": "K4"})
    t.s.phase = MISSILE
    t.begin(MissileStep(0))
    assert t.offered("shoot") == ["tristan"] and best(t)[0] == "end_step"


def test_he_charges_instead() -> None:
    t = Arena({"tristan": "K12-K13"}, {"said": "K4"})
    t.begin(ChargeStep(0))
    assert best(t) == ("charge", (t.unit("tristan"),))


def test_nobody_throws_his_lance_at_twelve_hexes() -> None:
    t = Arena({"thierry": "K14"}, {"said": "K3"})
    t.s.phase = MISSILE
    t.begin(MissileStep(0))
    assert not t.offered("shoot") or best(t)[0] == "end_step"


def test_a_bow_shoots_in_its_own_turn() -> None:
    t = Arena({"olivier": "K12"}, {"said": "K4"})
    t.s.phase = MISSILE
    t.begin(MissileStep(0))
    assert best(t) == ("shoot", (t.unit("olivier"),))


# -- defensive fire


def walking(way: list[str], points: int, asleep: bool = False) -> Arena:
    """Said has come this way under the eyes of an archer, whose friend perhaps sleeps."""
    t = Arena({"olivier": "K2", "jacques": "A2"}, {"said": way[-1]})
    if asleep:
        set_trait(t.s, t.unit("jacques"), ASLEEP, 1)
    u = t.unit("said")
    t.s.mover, t.s.points, t.s.active = u, points, 1
    t.s.track = [n for h in way for n in (t.hex(h), -1)]
    t.begin(Defence(u))
    return t


def test_an_archer_waits_for_whoever_comes_nearer() -> None:
    assert best(walking(["K14", "K13"], 6))[0] == "pass"


def test_an_archer_shoots_at_short_range() -> None:
    assert best(walking(["K6", "K5"], 6))[0] == "shoot"


def test_an_archer_shoots_at_whoever_goes_away() -> None:
    assert best(walking(["K12", "K13"], 6))[0] == "shoot"


def test_an_archer_shoots_before_the_walk_is_over() -> None:
    assert best(walking(["K14", "K13"], 1))[0] == "shoot"


def test_a_sentry_shoots_at_once_to_wake_his_friends() -> None:
    assert best(walking(["K14", "K13"], 6, asleep=True))[0] == "shoot"


# -- ground to hold


def test_guards_stay_on_the_plateau_that_they_hold() -> None:
    goal = {"side": "theirs", "when": "end", "kind": "units_in_region_at_least", "n": 1}
    named = {**goal, "group": "theirs:all", "region": "plateau"}
    t = Arena({"ali": "K3"}, {"jacques": "K15"}, field="cliff", special={"victory": [named, END]})
    assert t.hex(going(t, "ali")) in t.s.field.regions["plateau"]


def test_whoever_need_only_live_stays_on_his_hill() -> None:
    goal = {"side": "ours", "when": "end", "kind": "alive_or_exited_at_least", "n": 1}
    named = {**goal, "group": "ours:all", "map_side": "2"}
    t = Arena({"jacques": "K9"}, {"ali": "A1"}, field="hills", special={"victory": [named, END]})
    assert t.s.field.level[t.hex("K9")] == 1
    assert t.s.field.level[t.hex(going(t, "jacques"))] == 1


# -- booty


def test_a_raider_takes_the_reins_of_a_pack_horse() -> None:
    t = Arena({"jacques": "K8"}, {"ali": "X1"}, special=LOOT)
    t.s.phase = MOVEMENT
    t.begin(MoveStep(0))
    t.do("move", "jacques")
    assert best(t) == ("lead", (UNITS,))


def test_a_raider_goes_to_the_horse_that_nobody_guards() -> None:
    special = {**LOOT, "pack_horses": ["K9:K10", "S9:S10"]}
    t = Arena({"jacques": "O6"}, {"ali": "K11"}, special=special)
    place = going(t, "jacques")
    assert far(t, place, "S9") < far(t, "O6", "S9") - 2


def led(t: Arena, name: str, head: str, rear: str) -> None:
    leave_horse(t.s, UNITS, t.hex(head), t.hex(rear))
    t.s.leader[UNITS] = t.unit(name)


def test_whoever_leads_booty_makes_for_the_exit() -> None:
    t = Arena({"jacques": "K8"}, {"ali": "X1"}, special={**LOOT, "pack_horses": ["X9:X10"]})
    t.s.grid[t.hex("X9")] = t.s.grid[t.hex("X10")] = -1
    led(t, "jacques", "K9", "K10")
    assert ord(going(t, "jacques")[0]) <= ord("K") - 6


def test_whoever_leads_booty_leaves_at_the_edge() -> None:
    t = Arena({"jacques": "A8"}, {"ali": "X1"}, special={**LOOT, "pack_horses": ["X9:X10"]})
    t.s.grid[t.hex("X9")] = t.s.grid[t.hex("X10")] = -1
    led(t, "jacques", "A9", "A10")
    assert going(t, "jacques") == "side 4"


def test_a_guard_stands_by_the_horse_so_that_nobody_leads_it() -> None:
    t = Arena({"jacques": "K14"}, {"ali": "C9"}, special=GUARD)
    place = going(t, "jacques")
    assert min(far(t, place, "K9"), far(t, place, "K10")) == 1


def test_a_guard_goes_after_the_thief() -> None:
    t = Arena({"jacques": "K5"}, {"ali": "F9"}, special={**GUARD, "pack_horses": ["X9:X10"]})
    t.s.grid[t.hex("X9")] = t.s.grid[t.hex("X10")] = -1
    led(t, "ali", "G9", "H9")
    assert far(t, going(t, "jacques"), "F9") == 1


# -- houses


def test_an_archer_in_the_house_goes_to_the_window() -> None:
    t = Arena({"olivier": "E10"}, {"said": "E4"}, field="lagoon", chapters=8)
    assert going(t, "olivier") in ("E9", "D9")  # the windows of the hall


def test_a_spearman_guards_the_door() -> None:
    goal = {"side": "theirs", "when": "immediate", "kind": "carried_off_at_least", "n": 1}
    named = {**goal, "group": "captives", "map_side": "4"}
    special = {"victory": [named, END], "captives": ["chiara"], "prisoners": True}
    ours = {"jacques": "E10", "chiara": "D9"}
    t = Arena(ours, {"said": "L11"}, field="lagoon", chapters=8, special=special)
    assert going(t, "jacques") == "F10"  # the door to the court


# -- setting up


def set_up(scenario: str) -> Guiscard:
    """A scenario as bots draw it up."""
    s, luck = GAME.new(GAME.resolve({"scenario": scenario}), 2), FastRng(4)
    s.settle(luck)
    while s.prompt.startswith("set-up"):
        seat, out = s.to_move(), Offers()
        s.list_legal(seat, out)
        weights = list(GuiscardPlanning().weights(s, seat, out))
        s.answer(seat, out.codes[weights.index(max(weights))])
        s.settle(luck)
    return s


def test_sentries_stand_near_the_horses() -> None:
    s = set_up("s07")
    horses = [s.horse_at[UNITS + k] for k in range(4)]
    for u in s.board.groups["normans:sentries"].units:
        assert min(s.field.grid.distance(s.at[u], h) for h in horses) <= 3


def test_fighters_begin_near_those_whom_they_protect() -> None:
    s = set_up("s05")
    civilian = s.board.roster.civilian
    wards = [s.at[v] for v in s.board.captives]
    men = [u for u in s.board.groups["normans:household"].units if not civilian[u]]
    near = [min(s.field.grid.distance(s.at[u], h) for h in wards) for u in men]
    assert sum(near) <= 4 * len(men)


def test_the_alarm_sends_sleepers_to_the_horses() -> None:
    s = set_up("s07")
    raise_alarm(s, 0)
    sense = GuiscardPlanning()
    u = next(u for u in s.board.groups["normans:sleepers"].units)
    s.stack = []
    s.active = 0
    s.begin(MoveStep(0))
    s.answer(0, s.codes([next(a for a in s.legal(0) if a.args == (u,))]).codes[0])
    plan = sense.planner.plans(s, u)[0]
    horses = [s.horse_at[UNITS + k] for k in range(4)]
    here, there = s.at[u], goal_of(plan) // 6
    ways = [s.field.way_to_hex(h) for h in horses]
    assert min(way[there] for way in ways) < min(way[here] for way in ways)
