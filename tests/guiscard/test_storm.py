"""Expert positions of scenario 8: what bots do about gate, court and tower of the Eagle's Nest."""

from __future__ import annotations

from typing import Any

from guiscard.arena import Arena
from guiscard.test_heuristics import GAME, best, choices

from tafelrunde.core.chance import FastRng
from tafelrunde.core.codes import verb_of
from tafelrunde.games.guiscard.bots import storm
from tafelrunde.games.guiscard.bots.heuristics import GuiscardPlanning
from tafelrunde.games.guiscard.bots.plans import PLAN, goal_of
from tafelrunde.games.guiscard.buildings import gate
from tafelrunde.games.guiscard.field.markers import GATE_OPEN
from tafelrunde.games.guiscard.melee.advance import Advances
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.pieces.marking import lay_marker

TOWER: dict[str, Any] = {
    "victory": [
        {"side": "ours", "when": "end", "kind": "region_controlled", "region": "tower"},
        {"side": "theirs", "when": "end", "kind": "otherwise"},
    ]
}


def castle(ours: dict[str, str], theirs: dict[str, str], opened: bool = False) -> Arena:
    t = Arena(ours, theirs, field="eagle_nest", chapters=9, special=TOWER)
    if opened:
        lay_marker(t.s, t.hex("O11"), GATE_OPEN)
    return t


def heads_for(t: Arena, name: str) -> str:
    """Where the best plan of a unit ends."""
    t.begin(MoveStep(t.s.board.owner[t.unit(name)]))
    t.do("move", name)
    plan = choices(GuiscardPlanning(), t.s, t.s.to_move())[0]
    assert verb_of(plan) == PLAN
    return t.label(goal_of(plan) // 6)


def test_a_mourner_opens_the_gate_for_his_friends() -> None:
    t = castle({"jacques": "O10", "roland": "O13"}, {"milo": "M8"})
    t.begin(MoveStep(0))
    assert best(t) == ("work_gate", (t.unit("jacques"),))


def test_one_man_at_the_gate_is_enough() -> None:
    t = castle({"jacques": "O10", "eustache": "N10", "roland": "O13"}, {"milo": "M8"})
    gate.work(t.s, t.unit("jacques"))
    t.begin(MoveStep(0))
    assert best(t)[0] == "move"


def test_nobody_closes_the_gate_on_his_friends_or_opens_it_for_nobody() -> None:
    t = castle({"jacques": "O10", "roland": "O13"}, {"milo": "M8"}, opened=True)
    t.begin(MoveStep(0))
    assert best(t)[0] == "move"
    t = castle({"jacques": "O10"}, {"milo": "M8"})
    t.begin(MoveStep(0))
    assert best(t)[0] == "move"


def test_the_garrison_closes_the_gate_before_those_outside() -> None:
    t = castle({"roland": "O13"}, {"milo": "O10"}, opened=True)
    t.begin(MoveStep(1))
    assert best(t) == ("work_gate", (t.unit("milo"),))


def test_whoever_is_locked_out_waits_at_the_gate() -> None:
    t = castle({"roland": "O16"}, {"milo": "M8"})
    place = heads_for(t, "roland")
    assert t.s.field.grid.distance(t.hex(place), t.hex("O11")) <= 2


def test_through_the_open_gate_the_way_leads_to_the_tower() -> None:
    t = castle({"roland": "O12"}, {"milo": "M8"}, opened=True)
    before = t.s.field.way_to("tower")[t.hex("O12")]
    place = heads_for(t, "roland")
    assert place in {t.label(h) for h in t.s.field.regions["castle"]}
    assert t.s.field.way_to("tower")[t.hex(place)] < before


def test_an_attacker_in_the_court_goes_for_the_stair() -> None:
    t = castle({"roland": "O9"}, {"milo": "M8", "petros": "A1"})
    assert heads_for(t, "roland") in ("M10", "M11", "M9")


def test_who_holds_the_tower_stays_in_it() -> None:
    t = castle({"roland": "O9"}, {"milo": "M9"})
    assert t.hex(heads_for(t, "milo")) in t.s.field.regions["tower"]


def test_too_few_in_the_tower_call_for_help() -> None:
    t = castle({"roland": "A16"}, {"milo": "M11"})
    assert t.hex(heads_for(t, "milo")) in t.s.field.regions["tower"]


def test_the_garrison_mans_the_tower_before_the_game() -> None:
    sense, luck = GuiscardPlanning(), FastRng(4)
    s = GAME.new(GAME.resolve({"scenario": "s08"}), 2)
    s.settle(luck)
    while s.prompt.startswith("set-up"):
        seat = s.to_move()
        s.answer(seat, sense.carry_out(s, seat, choices(sense, s, seat)[0]))
        s.settle(luck)
    tower = s.field.regions["tower"]
    assert sum(s.at[u] in tower for u in s.board.side_units[1]) == len(tower)


def test_the_victor_on_the_stair_goes_in() -> None:
    t = castle({"roland": "M10"}, {"milo": "M7"})
    t.begin(Advances([t.unit("roland")], [t.hex("M9")], [t.unit("milo")]))
    assert best(t)[0] == "advance"
    t.do("advance", "roland")
    assert best(t) == ("step", (t.hex("M9"),))


def test_the_nearer_to_the_tower_and_the_fewer_in_it_the_better() -> None:
    far = castle({"roland": "O9"}, {"milo": "M8", "stelios": "M7"})
    near = castle({"roland": "M10"}, {"milo": "M8", "stelios": "M7"})
    fewer = castle({"roland": "M10"}, {"milo": "M8", "stelios": "I8"})
    won = castle({"roland": "M9"}, {"milo": "I9", "stelios": "I8"})
    worths = [storm.progress(t.s, storm.goal_of(t.s)) for t in (far, near, fewer, won)]
    assert worths == sorted(worths) and worths[0] < worths[1] < worths[2] < worths[3] == 1.0
