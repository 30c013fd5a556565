"""Scenario 8, "Never Trust a Dead Norman": set-up, protection, gate and tower."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from guiscard.test_scenarios_of_play import GAME, label, reason, set_up, unit

from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng
from tafelrunde.games.guiscard.field.markers import GATE_DESTROYED, GATE_OPEN
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.odds import SHORT_BOW
from tafelrunde.games.guiscard.files.scenario import DRAW
from tafelrunde.games.guiscard.fire.sight import shot_refused
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.infiltration.checks import checkers
from tafelrunde.games.guiscard.melee.melee_step import MeleeStep, man_refused
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.pieces.marking import lay_marker
from tafelrunde.games.guiscard.pieces.placing import drop, lift
from tafelrunde.games.guiscard.reach.walk import Walks
from tafelrunde.games.guiscard.scenarios import victory
from tafelrunde.games.guiscard.scenarios.setup import is_beside
from tafelrunde.games.guiscard.screen.preview import shots, worst_check
from tafelrunde.games.guiscard.state import (
    MELEE,
    MOVEMENT,
    ON_MAP,
    STUNNED,
    Guiscard,
    is_protected,
)

MOURNERS = ["robert", "arthur", "tancrede", "roland", "jacques", "eustache"]


def put(s: Guiscard, name: str, place: str) -> None:
    """Stand a unit somewhere else."""
    u = unit(name)
    if s.where[u] == ON_MAP:
        lift(s, u)
    drop(s, u, s.field.grid.find(place))


@pytest.mark.rule("GU-12.10")
@pytest.mark.parametrize("seed", range(4))
def test_the_garrison_begins_as_the_scenario_says(seed: int) -> None:
    s = set_up("s08", seed)
    garrison = s.board.groups["byzantines:garrison"].units
    mourners = [s.at[unit(name)] for name in MOURNERS]
    assert sum(s.at[u] in s.field.regions["tower"] for u in garrison) >= 4
    assert sum(s.at[u] in s.field.regions["wall_walk"] for u in garrison) >= 6
    assert not any(is_beside(s, s.at[u], h) for u in garrison for h in mourners)
    assert not s.field.gate_open


@pytest.mark.rule("GU-12.10")
def test_walls_separate_whoever_must_keep_apart() -> None:
    s = GAME.new(GAME.resolve({"scenario": "s08"}), 2)
    for name, place in zip(MOURNERS, ("O9", "O10", "N10", "N9", "P9", "O8"), strict=True):
        s.play(0, Action("place", (unit(name),)))
        s.play(0, Action("at", (s.field.grid.find(place),)))
    s.play(1, Action("place", (unit("milo"),)))
    refusals = {
        place: s.explain(1, Action("at", (s.field.grid.find(place),)))
        for place in ("P8", "P10", "O11", "N8", "M9", "K9")  # P10 is one level higher
    }
    assert {place for place, no in refusals.items() if no is not None} == {"P8", "O11"}
    told = refusals["P8"]
    assert told is not None and (told.rule, told.key) == ("GU-12.10", "too-near")


@pytest.mark.rule("GU-12.10")
def test_the_last_ones_are_needed_where_too_few_stand() -> None:
    s = GAME.new(GAME.resolve({"scenario": "s08"}), 2)
    rng = FastRng(3)
    while s.to_move() == 0:
        actions = s.legal(0)
        s.play(0, actions[rng.below(len(actions))])
    garrison = s.board.groups["byzantines:garrison"].units
    court = ["K9", "K6", "J8", "L5"]
    for n, u in enumerate(garrison):
        s.play(1, Action("place", (u,)))
        free = [a.args[0] for a in s.legal(1)]
        if n < 4:
            s.play(1, Action("at", (s.field.grid.find(court[n]),)))
            continue
        needed = s.field.regions["tower"] + s.field.regions["wall_walk"]
        assert set(free) <= set(needed)
        s.play(1, Action("at", (free[0],)))
    assert sum(s.at[u] in s.field.regions["wall_walk"] for u in garrison) == 6


@pytest.mark.rule("GU-12.10")
def test_a_unit_with_a_place_begins_there_and_finds_room() -> None:
    row = {**GAME.rows["scenario"]["s08"], "placement": ["milo:gate"]}
    game = type(GAME)()
    game.rows["scenario"]["s08"] = row
    s = game.new(game.resolve({"scenario": "s08"}), 2)
    for name, place in zip(MOURNERS, ("O9", "N9", "P9", "O8", "O10", "N10"), strict=True):
        s.play(0, Action("place", (unit(name),)))
        s.play(0, Action("at", (s.field.grid.find(place),)))
    s.board.apart = []
    s.play(1, Action("place", (unit("stelios"),)))
    no = s.explain(1, Action("at", (s.field.grid.find("O11"),)))
    assert no is not None and (no.rule, no.key) == ("GU-12.10", "kept-for")
    s.play(1, Action("at", (s.field.grid.find("I8"),)))
    s.play(1, Action("place", (unit("milo"),)))
    assert [label(s, a.args[0]) for a in s.legal(1)] == ["O11"]
    no = s.explain(1, Action("at", (s.field.grid.find("I9"),)))
    assert no is not None and no.key == "begins-elsewhere"


@pytest.mark.rule("GU-12.29")
def test_nobody_harms_the_mourners_before_the_first_norman_melee_step() -> None:
    s = set_up("s08", 2)
    mourner, other = unit("robert"), unit("gautier")
    put(s, "milo", "P8")
    put(s, "robert", "O8")
    put(s, "petros", "K9")
    s.turn, s.phase = 1, MOVEMENT
    assert is_protected(s, mourner) and not is_protected(s, other)
    assert checkers(s, mourner, s.at[mourner], []) == []
    walks = Walks()
    reached = walks.reach(s, mourner, 6)
    assert all(worst_check(s, mourner, where.hex) == 0 for where in reached)
    assert all(shots(s, mourner, where) == 0 for where in reached)
    s.phase = MELEE
    assert not is_protected(s, mourner)
    assert unit("milo") in checkers(s, mourner, s.at[mourner], [])
    s.turn, s.phase = 2, MOVEMENT
    assert not is_protected(s, mourner)


@pytest.mark.rule("GU-12.29")
def test_who_is_protected_is_not_attacked_or_shot_at() -> None:
    special = {"protected": {"group": "theirs:all", "until": "first_melee"}}
    t = Arena({"jacques": "K9", "olivier": "K13"}, {"milo": "K8"}, special=special)
    t.begin(MeleeStep(0))
    assert not t.s.stack or t.offered("attack") == []
    for no in (
        man_refused(t.s, [t.unit("jacques")], t.unit("milo")),
        shot_refused(t.s, t.unit("olivier"), t.hex("K8"), SHORT_BOW),
    ):
        assert no is not None and no.rule == "GU-12.29"
    t.s.turn, t.s.phase = 2, MELEE  # his own side's first melee step
    assert man_refused(t.s, [t.unit("jacques")], t.unit("milo")) is None


@pytest.mark.rule("GU-12.24")
def test_nobody_leaves_the_map() -> None:
    s = set_up("s08", 1)
    put(s, "gautier", "A16")
    s.stack = []
    s.active, s.phase = 0, MOVEMENT
    s.begin(MoveStep(0))
    s.play(0, Action("move", (unit("gautier"),)))
    assert [a for a in s.legal(0) if a.verb == "leave"] == []
    no = s.explain(0, Action("leave", (3,)))
    assert no is not None and no.rule == "GU-12.24"


def storm(s: Guiscard) -> None:
    """The tower stands empty."""
    for u in s.board.groups["byzantines:garrison"].units:
        if s.at[u] in s.field.regions["tower"]:
            harm.kill(s, u)


@pytest.mark.rule("GU-12.6", "GU-12.9")
def test_who_alone_holds_the_tower_wins() -> None:
    s = set_up("s08", 1)
    storm(s)
    told = GAME.view(s, 0)["goals"][0]
    assert (told["own"], told["against"]) == (0, 0)
    put(s, "robert", "M8")
    assert GAME.view(s, 1)["goals"][0]["own"] == 1
    victory.decide_at_end(s)
    assert s.winner == 0 and reason(s) == ("decided-hold", {"region": "tower"})
    s = set_up("s08", 1)
    storm(s)
    put(s, "robert", "M8")
    put(s, "milo", "M7")
    assert GAME.view(s, 0)["goals"][0]["against"] == 1
    victory.decide_at_end(s)
    assert s.winner == 1
    s = set_up("s08", 1)
    storm(s)
    put(s, "robert", "M8")
    put(s, "milo", "M7")
    s.health[unit("milo")] = STUNNED
    victory.decide_at_end(s)
    assert s.winner == 0


@pytest.mark.rule("GU-12.9", "GU-12.26")
@pytest.mark.parametrize(
    ("there", "marker", "winner"),
    [
        (6, GATE_OPEN, DRAW),
        (6, GATE_DESTROYED, DRAW),
        (6, 0, 1),
        (5, GATE_OPEN, 1),
    ],
)
def test_six_normans_in_the_court_with_the_gate_open_draw(
    there: int, marker: int, winner: int
) -> None:
    s = set_up("s08", 1)
    if marker:
        lay_marker(s, s.field.grid.find("O11"), marker)
    for name in MOURNERS[there:]:
        s.health[unit(name)] = STUNNED
    goal = GAME.view(s, 0)["goals"][1]
    assert (goal["reached"], goal["n"]) == (there, 6)
    assert goal["gate"] == {0: 0, GATE_OPEN: 1, GATE_DESTROYED: 2}[marker]
    assert set(goal["units"]) == set(s.board.side_units[0])
    victory.decide_at_end(s)
    assert s.winner == winner
    if winner == DRAW:
        told = {"n": 6, "all": 16, "needed": 6, "region": "castle_court"}
        assert reason(s) == ("decided-gate", told)


def test_swapped_sides_play_the_same_castle() -> None:
    s = set_up("s08", 1, swapped=True)
    assert s.board.owner[unit("robert")] == 1 and s.board.first == 1
    storm(s)
    put(s, "robert", "M8")
    victory.decide_at_end(s)
    assert s.winner == 1 and s.grid[s.field.grid.find("M8")] != NONE
