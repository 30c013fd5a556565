"""Bots bring ladders to the wall, serve engines, and do not burn their own house."""

from __future__ import annotations

from guiscard.arena import Arena
from guiscard.siege import hang, ladder, lying, nest, rope, thrower

from tafelrunde.core.codes import Offers
from tafelrunde.games.guiscard.fire.fire import MissileStep
from tafelrunde.games.guiscard.melee.melee_step import MeleeStep
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.pieces import blaze
from tafelrunde.games.guiscard.retreats.fall import Fall
from tafelrunde.games.guiscard.siegecraft.flames import Flames

STORM = [
    {"side": "ours", "when": "end", "kind": "region_controlled", "region": "castle"},
    {"side": "theirs", "when": "end", "kind": "otherwise"},
]
DEFENCE = [
    {"side": "theirs", "when": "end", "kind": "region_controlled", "region": "castle"},
    {"side": "ours", "when": "end", "kind": "otherwise"},
]


def best(t: Arena) -> tuple[str, tuple[int, ...]]:
    """What greedy does now."""
    from tafelrunde.games.guiscard.bots.heuristics import GuiscardPlanning

    s, seat = t.s, t.s.to_move()
    s.quick = True
    out = Offers()
    GuiscardPlanning().usual(s, seat, s.prompt, out)
    offers = Offers()
    s.list_legal(seat, offers)
    choice = GuiscardPlanning().carry_out(s, seat, out.codes[0])
    found = s.legal(seat)[offers.listed().index(choice)]
    return found.verb, found.args


def test_bearers_take_up_the_ladder_and_raise_it() -> None:
    t = nest({"jacques": "M1", "roland": "M2"}, {"milo": "Q9"}, victory=STORM)
    lying(t, "M1", "M2")
    t.begin(MoveStep(0))
    assert best(t)[0] == "haul"
    t.do("haul", "roland")
    assert best(t) == ("step", (t.hex("M3"),))
    t.do("step", "M3")
    assert best(t) == ("raise_ladder", (t.hex("M4"),))


def test_a_man_at_the_foot_climbs_and_goes_over() -> None:
    t = nest({"jacques": "M3"}, {"milo": "Q9"}, victory=STORM)
    ladder(t, "M3", "M4")
    t.begin(MoveStep(0))
    t.do("move", "jacques")
    assert best(t) == ("climb", (t.hex("M3"),))
    t.do("climb", "M3")
    assert best(t) == ("leap", (t.hex("M4"),))


def test_a_guard_overturns_a_ladder_with_an_enemy_on_it() -> None:
    t = nest({"milo": "N4"}, {"jacques": "N3"}, victory=DEFENCE)
    ladder(t, "N3", "M4")
    t.s.machines[0][1] = 1
    hang(t, "jacques")
    t.begin(MeleeStep(0))
    assert best(t)[0] == "overturn"


def test_nobody_burns_his_own_house_but_the_enemys() -> None:
    t = nest({"petros": "M5"}, {"jacques": "A9"}, victory=DEFENCE)
    t.s.ammo[t.unit("petros")] = 2
    t.begin(MissileStep(0))
    assert best(t)[0] == "end_step"
    t = nest({"olivier": "O13"}, {"milo": "M8"}, victory=STORM)
    t.s.ammo[t.unit("olivier")] = 2
    t.begin(MissileStep(0))
    assert best(t)[0] == "fire_arrow"
    t = nest({"milo": "L4"}, {"jacques": "A9"}, victory=DEFENCE)
    blaze.kindle(t.s, t.hex("M4"), 1)
    t.begin(MoveStep(0))
    assert best(t)[0] == "quench"


def test_an_engine_with_its_crew_is_fired_at_the_gate() -> None:
    crew = {"jacques": "L13", "roland": "M13", "osbern": "N13"}
    t = nest(crew, {"milo": "M8"}, victory=STORM)
    thrower(t, "M14", "M15")
    t.begin(MissileStep(0))
    assert best(t) == ("engine", (t.hex("M14"),))
    t.do("engine", "M14")
    assert best(t) == ("aim", (t.hex("O11"),))


def test_whoever_is_in_the_fire_runs() -> None:
    t = nest({"jacques": "A9"}, {"milo": "M4"}, victory=STORM)
    t.begin(Flames(0, [t.hex("M4")]))
    assert best(t)[0] == "step"


def test_a_ladder_under_a_guard_is_shifted_to_where_nobody_stands() -> None:
    t = nest({"jacques": "N2", "roland": "O3"}, {"milo": "M4"}, victory=STORM)
    ladder(t, "N3", "M4")
    t.begin(MoveStep(0))
    assert best(t)[0] == "resite"
    t.do("resite", "jacques")
    t.do("partner", "roland")
    verb, (foot, top) = best(t)
    assert verb == "set_ladder" and t.label(foot) in ("N3", "O4") and t.label(top) != "M4"


def test_a_ladder_that_leads_to_an_empty_wall_is_climbed_and_not_shifted() -> None:
    t = nest({"jacques": "N2", "roland": "O3"}, {"milo": "Q9"}, victory=STORM)
    ladder(t, "N3", "M4")
    t.begin(MoveStep(0))
    assert best(t)[0] == "move"


def test_four_men_pull_down_a_palisade_that_a_guard_holds() -> None:
    men = {"jacques": "M1", "roland": "N1", "osbern": "M2", "avray": "N2"}
    t = nest(men, {"milo": "M4"}, victory=STORM)
    rope(t, "M3", "M4")
    t.begin(MoveStep(0))
    assert best(t)[0] == "heave"
    t = nest(men, {"milo": "Q9"}, victory=STORM)
    rope(t, "M3", "M4")
    t.begin(MoveStep(0))
    assert best(t)[0] == "move"


def test_whoever_falls_does_so_upon_an_enemy_and_not_on_a_friend() -> None:
    t = nest({"jacques": "N3", "roland": "N2", "osbern": "O3"}, {"milo": "M3"}, victory=STORM)
    ladder(t, "N3", "M4")
    hang(t, "jacques")
    t.begin(Fall(t.unit("jacques")))
    assert {"N2", "O3", "M3"} <= set(t.offered("at"))
    assert best(t) == ("at", (t.hex("M3"),))
