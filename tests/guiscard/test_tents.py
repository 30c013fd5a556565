"""Chapter 8: tents: who gets in, who sees and strikes through what, and how they come down.

Tent 1 covers K12, K13, L11 and L12 with its entrance at K13:S; tent 3 covers N11, N12, O11 and O12
with its entrance at N12:S.
"""

from __future__ import annotations

from typing import cast

import pytest
from guiscard.arena import Arena

from tafelrunde.core.actions import CHANCE, Action
from tafelrunde.games.guiscard.field.markers import TENT_TORN
from tafelrunde.games.guiscard.field.terrain import HEAVY, LIGHT, NO_COVER, TENT, TENT_ENTRANCE
from tafelrunde.games.guiscard.files.odds import SHORT_BOW
from tafelrunde.games.guiscard.fire.shot import OFFENSIVE, Shot
from tafelrunde.games.guiscard.fire.sight import cover, look, seen
from tafelrunde.games.guiscard.game import GuiscardGame
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.pieces.contact import can_strike
from tafelrunde.games.guiscard.pieces.marking import lay_marker
from tafelrunde.games.guiscard.retreats.evade import places
from tafelrunde.games.guiscard.retreats.ways_back import far_back, ways
from tafelrunde.games.guiscard.scenarios.setup import SetUp
from tafelrunde.games.guiscard.sequence.turns import Turn
from tafelrunde.games.guiscard.state import BUSY, MOVEMENT, STUNNED, WOUNDED

GAME = GuiscardGame()
CAMP = {"overlays": ["tent_1", "tent_3"]}


def camp(ours: dict[str, str] | None = None, theirs: dict[str, str] | None = None) -> Arena:
    ours, theirs = ours or {"olivier": "A16"}, theirs or {"ali": "X1"}
    return Arena(ours, theirs, field="lagoon", chapters=8, special=CAMP)


def tear(t: Arena, *labels: str) -> None:
    for label in labels:
        lay_marker(t.s, t.hex(label), TENT_TORN)


def sees(t: Arena, a: str, b: str) -> bool:
    return seen(t.s, t.hex(a), t.hex(b))


def covers(t: Arena, a: str, b: str) -> int:
    return cover(t.s, t.hex(a), t.hex(b), SHORT_BOW)


def cost(t: Arena, a: str, b: str) -> int:
    d = t.s.field.grid.direction(t.hex(a), t.hex(b))
    return t.s.field.foot[t.hex(a) * 6 + d]


@pytest.mark.rule("GU-8.33", "GU-8.14")
def test_ex_109_light_through_the_entrance_heavy_through_the_wall() -> None:
    """EX-109: light from K15, heavy from I12."""
    t = camp()
    assert sees(t, "K15", "K13") and covers(t, "K15", "K13") == LIGHT
    assert sees(t, "I12", "K12") and covers(t, "I12", "K12") == HEAVY


@pytest.mark.rule("GU-8.14", "GU-8.33")
def test_cover_depends_on_where_the_line_comes_in() -> None:
    t = camp()
    assert covers(t, "K15", "K12") == LIGHT  # deeper inside, but through the entrance
    assert covers(t, "J14", "K13") == LIGHT  # an entrance hex through its own wall
    assert covers(t, "K10", "K13") == HEAVY  # an entrance hex, through another hex of the tent
    assert covers(t, "L14", "L12") == HEAVY
    assert covers(t, "K13", "L11") == HEAVY  # in one tent: hardly visible all the same
    assert covers(t, "K13", "K12") == HEAVY and covers(t, "L11", "K13") == HEAVY
    assert covers(t, "K12", "K13") == LIGHT  # in the entrance, with no hex of the tent between


@pytest.mark.rule("GU-8.34", "GU-R.101")
def test_a_tent_hides_what_is_behind_it() -> None:
    t = camp()
    assert not sees(t, "J12", "M11") and not sees(t, "M12", "J11")
    assert sees(t, "J14", "M13")  # past it
    bare = Arena({"olivier": "A16"}, {"ali": "X1"}, field="lagoon", chapters=8)
    assert sees(bare, "J12", "M11")
    line = look(t.s, t.unit("olivier"), t.hex("X1"), SHORT_BOW)
    assert line.hexes
    t = camp({"olivier": "J12"}, {"ali": "M11"})
    no = look(t.s, t.unit("olivier"), t.hex("M11"), SHORT_BOW).refusal
    assert no is not None and (no.rule, no.key) == ("GU-8.34", "sight-tent")


@pytest.mark.rule("GU-8.34", "GU-R.101")
def test_inmates_shoot_out_through_the_entrance_only() -> None:
    t = camp()
    assert sees(t, "K13", "K15") and sees(t, "K12", "K15")
    assert not sees(t, "K13", "I13") and not sees(t, "K12", "I12") and not sees(t, "L12", "L14")
    assert sees(t, "I13", "K13")  # though he may be shot at through the cloth


@pytest.mark.rule("GU-8.34")
def test_a_stray_shot_behind_a_third_tent_is_lost() -> None:
    t = camp({"olivier": "J12"}, {"ali": "J15"})
    u, at, aim = t.unit("olivier"), t.hex("J12"), t.hex("J15")
    assert Shot(u, SHORT_BOW, at, aim, OFFENSIVE, t.hex("M11")).is_lost(t.s)
    assert not Shot(u, SHORT_BOW, at, aim, OFFENSIVE, aim).is_lost(t.s)


@pytest.mark.rule("GU-R.136", "GU-8.33")
def test_a_torn_hex_hides_nothing_and_covers_little() -> None:
    t = camp()
    assert not sees(t, "K10", "K15") and covers(t, "K10", "K12") == HEAVY
    tear(t, "K12", "K13")
    assert sees(t, "K10", "K15") and sees(t, "K15", "K10")
    assert covers(t, "K10", "K12") == LIGHT == covers(t, "I12", "K12")
    assert sees(t, "K12", "J12") and covers(t, "K12", "J12") == NO_COVER  # open on all sides
    assert covers(t, "M12", "L12") == HEAVY  # the rest still stands
    assert covers(t, "J12", "L12") == LIGHT  # in over the torn hex
    assert not sees(t, "J10", "M11")


@pytest.mark.rule("GU-8.33", "GU-8.28")
def test_a_tent_is_entered_over_its_entrance_only() -> None:
    t = camp()
    assert cost(t, "K14", "K13") == 2 and cost(t, "K13", "K14") == 1
    assert cost(t, "J13", "K13") == 0 == cost(t, "K11", "K12") == cost(t, "K12", "K11")
    assert cost(t, "K13", "K12") == 2 == cost(t, "K13", "L12")
    f = t.s.field
    assert all(f.horse[e] == f.led[e] == 0 for e, to in enumerate(f.neighbor) if f.tent[to])
    assert [f.melee[t.hex(h)] for h in ("K12", "K13", "L11", "L12")] == [-1] * 4
    assert f.terrain[t.hex("K12")] == TENT and f.terrain[t.hex("K13")] == TENT_ENTRANCE
    tear(t, "L12")
    assert cost(t, "M12", "L12") == 2 == cost(t, "L12", "K12") and cost(t, "M11", "L11") == 0


@pytest.mark.rule("GU-R.52")
def test_a_tent_place_that_is_not_used_is_ordinary_ground() -> None:
    t = camp()
    assert cost(t, "H13", "H14") == 1 and t.s.field.melee[t.hex("H14")] == 0
    assert t.s.field.tents["tent_5"] == [t.hex(h) for h in ("H14", "H15", "I14", "I15")]


@pytest.mark.rule("GU-8.26", "GU-8.40")
def test_nobody_strikes_through_the_wall_of_a_tent() -> None:
    t = camp({"milo": "L13", "stephanos": "K14", "tristan": "K14-K15"}, {"ali": "K13"})
    assert not can_strike(t.s, t.unit("milo"), t.hex("K13"))
    assert can_strike(t.s, t.unit("stephanos"), t.hex("K13"))
    assert not can_strike(t.s, t.unit("tristan"), t.hex("K13"))  # no rider into a tent
    assert not can_strike(t.s, t.unit("ali"), t.hex("L13"))
    assert can_strike(t.s, t.unit("ali"), t.hex("K14"))
    tear(t, "K13")
    assert can_strike(t.s, t.unit("milo"), t.hex("K13"))


def moving(t: Arena) -> None:
    """The movement step of the first side, with the rest of its turn to come."""
    turn, step = Turn(0), MoveStep(0)
    turn.then = turn.MOVED
    t.s.phase, t.s.active = MOVEMENT, 0
    t.s.begin_at([turn, step])


@pytest.mark.rule("GU-8.27", "GU-8.46", "GU-8.26", "GU-8.14")
def test_ex_18_milo_tears_the_tent_down_to_get_at_romaric() -> None:
    t = camp({"milo": "L13", "stephanos": "K16"}, {"romaric": "K13", "arthur": "L11"})
    assert covers(t, "K16", "K13") == LIGHT  # Stephanos through the entrance
    assert covers(t, "K16", "L11") in (LIGHT, HEAVY) and covers(t, "M10", "L11") == HEAVY
    moving(t)
    t.do("tear", "milo")
    assert t.offered("at") == ["L12", "K13"]
    no = t.why_not("at", "L11")
    assert no is not None and no.rule == "GU-8.27"
    t.do("at", "K13")
    assert t.events("tears") and t.s.done[t.unit("milo")] & BUSY
    for verb in ("move", "tear"):
        assert t.why_not(verb, "milo") is not None
    t.do("end_step")
    assert t.s.prompt == "" or not t.events("tent-torn")
    finish_melee(t)
    assert t.events("tent-torn") == [{"unit": t.unit("milo"), "hex": t.hex("K13")}]
    assert t.where("romaric") == "K13"  # a man in that hex stays
    assert can_strike(t.s, t.unit("milo"), t.hex("K13"))


def finish_melee(t: Arena) -> None:
    """Everybody lets everything pass until the turn of the first side is over."""
    for _ in range(20):
        if t.s.stack == [] or t.s.winner >= 0:
            return
        if t.s.to_move() == CHANCE:
            t.roll(1)
            continue
        verbs = [a.verb for a in t.s.legal(t.s.to_move())]
        t.s.play(t.s.to_move(), Action("pass" if "pass" in verbs else "end_step"))


@pytest.mark.rule("GU-8.46", "GU-R.133")
@pytest.mark.parametrize(("health", "at", "torn"), [(WOUNDED, "L13", 1), (STUNNED, "L13", 0)])
def test_a_wound_does_not_stop_the_work_a_stun_does(health: int, at: str, torn: int) -> None:
    t = camp({"milo": "L13"}, {"romaric": "A16"})
    moving(t)
    t.do("tear", "milo")
    t.do("at", "L12")
    t.s.health[t.unit("milo")] = health
    t.do("end_step")
    finish_melee(t)
    assert len(t.events("tent-torn")) == torn
    assert bool(t.s.markers) is bool(torn) and not t.s.traits


@pytest.mark.rule("GU-8.46")
def test_whoever_has_left_his_hex_tears_nothing_down() -> None:
    t = camp({"milo": "L13"}, {"romaric": "A16"})
    moving(t)
    t.do("tear", "milo")
    t.do("at", "L12")
    t.s.grid[t.hex("L13")] = -1
    t.put("milo", "L14")
    t.do("end_step")
    finish_melee(t)
    assert not t.events("tent-torn")


@pytest.mark.rule("GU-8.27")
def test_tearing_is_the_only_deed_of_a_turn() -> None:
    t = camp({"milo": "L13", "argyris": "A16"}, {"romaric": "M13"})
    moving(t)
    assert t.offered("tear") == ["milo"]  # an enemy beside him does not forbid it (GU-8.46)
    no = t.why_not("tear", "argyris")
    assert no is not None and no.key == "no-tent-beside"
    t.do("move", "milo")
    t.do("step", "L14")
    t.do("step", "L13")
    t.do("stop")
    no = t.why_not("tear", "milo")
    assert no is not None and (no.rule, no.key) == ("GU-8.27", "turn-begun")


@pytest.mark.rule("GU-R.133")
def test_who_tears_a_tent_down_may_be_fired_at() -> None:
    t = camp({"milo": "J12"}, {"olivier": "J15"})
    moving(t)
    t.do("tear", "milo")
    t.do("at", "K12")
    t.do("end_step")
    assert t.s.prompt == "defend-standing" and t.offered("target") == ["milo"]


@pytest.mark.rule("GU-8.46", "GU-12.1")
def test_gu_8_46_sleepers_are_set_up_in_any_hex_of_their_tents() -> None:
    s = GAME.new(GAME.resolve({"scenario": "s07"}), 2)
    s.log = []
    seat = s.to_move()
    s.play(seat, s.legal(seat)[0])
    offered = {a.args[0] for a in s.legal(seat)}
    tents = [s.field.tents[name] for name in ("tent_1", "tent_2", "tent_3", "tent_6")]
    assert offered == {h for tent in tents for h in tent} == set(cast(SetUp, s.top).group(s).zone)


@pytest.mark.rule("GU-8.41")
def test_gu_8_41_no_rider_gives_way_over_a_low_wall() -> None:
    """The low wall G9:N lies between G8 and the court hex G9."""
    t = Arena({"tristan": "G8-G7"}, {"ali": "F8"}, field="lagoon", chapters=8)
    u, court = t.unit("tristan"), t.hex("G9")
    assert t.s.field.horse[t.hex("G8") * 6 + 3] == 3  # of his own will he jumps it
    assert court not in [to for to, _ in ways(t.s, u, t.hex("G8"), t.hex("G7"), False)]
    assert all(at != court for at, _ in far_back(t.s, u, [t.unit("ali")]))
    assert all(at != court for at, _ in places(t.s, u, [t.unit("ali")], 2))
    foot = Arena({"tristan": "G8"}, {"ali": "F8"}, field="lagoon", chapters=8)
    assert court in [to for to, _ in ways(foot.s, u, foot.hex("G8"), -1, False)]
