"""GU-12.25: prisoners are taken, led off and freed; exits and homes of a scenario."""

from __future__ import annotations

from typing import Any

import pytest
from guiscard.arena import Arena
from guiscard.fights import fight, moving

from tafelrunde.core.actions import Action
from tafelrunde.games.guiscard.captives.capturing import Capturing
from tafelrunde.games.guiscard.captives.prisoners import can_lead, captor_of, seize
from tafelrunde.games.guiscard.charges.conditions import charger_refused, target_refused
from tafelrunde.games.guiscard.files.odds import SHORT_BOW
from tafelrunde.games.guiscard.fire.sight import sight_refused
from tafelrunde.games.guiscard.formations.formation import possible
from tafelrunde.games.guiscard.game import GuiscardGame
from tafelrunde.games.guiscard.melee.melee_step import MeleeStep
from tafelrunde.games.guiscard.movement.clearing import may_work
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.pieces.contact import can_strike
from tafelrunde.games.guiscard.scenarios.victory import decided, holds, reached
from tafelrunde.games.guiscard.sequence.turns import begin_turn
from tafelrunde.games.guiscard.state import LEFT, RIDERLESS, SLAIN, SPEAR, Guiscard, is_prisoner

RAID: dict[str, Any] = {"prisoners": True, "exits": {"ours": ["4"], "theirs": []}}


def raid(ours: dict[str, str], theirs: dict[str, str], **special: Any) -> Arena:
    return Arena(ours, theirs, chapters=8, special={**RAID, **special})


def holding(t: Arena, captor: str, person: str) -> Arena:
    seize(t.s, t.unit(captor), t.unit(person))
    return t


def is_free(t: Arena, name: str) -> bool:
    return not is_prisoner(t.s, t.unit(name))


@pytest.mark.rule("GU-12.25", "GU-R.129", "GU-12.5")
def test_ex_116_two_civilians_do_not_guard_each_other() -> None:
    t = raid({"said": "K9"}, {"lucia": "K10", "chiara": "K11", "avray": "A1"})
    t.begin(Capturing(0))
    assert t.offered("seize") == ["lucia"]
    t.do("seize", "lucia")
    assert captor_of(t.s, t.unit("lucia")) == t.unit("said")
    assert t.s.over  # he has his hands full


@pytest.mark.rule("GU-12.25")
def test_whom_nobody_can_take() -> None:
    guarded = raid({"said": "K9"}, {"lucia": "K10", "avray": "K11", "osbern": "J12"})
    guarded.begin(Capturing(0))
    assert guarded.s.over  # a fighter stands beside her, and nobody else is in reach
    t = raid({"said": "K9", "latif": "J9"}, {"lucia": "K10", "avray": "L9 stunned", "osbern": "L8"})
    t.begin(Capturing(0))
    assert t.offered("seize") == ["lucia"]
    awake = t.why_not("seize", "osbern")
    assert awake is not None and awake.key == "on-his-guard"
    guard = t.why_not("seize", "avray")
    assert guard is not None
    t.do("pass")


@pytest.mark.rule("GU-12.25")
def test_a_stunned_man_is_taken_by_whoever_has_his_hands_free() -> None:
    t = raid(
        {"said": "K9", "latif": "J9", "anwar": "L10"}, {"avray": "K10 stunned", "osbern": "A1"}
    )
    t.begin(Capturing(0))
    t.do("seize", "avray")
    assert sorted(t.offered("led_by")) == ["anwar", "latif", "said"]
    why = t.why_not("led_by", "avray")
    assert why is not None and why.rule == "GU-12.25"
    t.do("led_by", "latif")
    assert captor_of(t.s, t.unit("avray")) == t.unit("latif")


@pytest.mark.rule("GU-12.20")
def test_no_prisoners_where_the_scenario_knows_none() -> None:
    t = Arena({"said": "K9"}, {"lucia": "K10"}, chapters=8)
    t.begin(Capturing(0))
    assert t.s.over


@pytest.mark.rule("GU-12.25")
def test_a_prisoner_does_nothing_and_is_not_attacked() -> None:
    t = raid({"said": "K9", "ali": "K6"}, {"avray": "K10", "osbern": "K12"})
    assert can_strike(t.s, t.unit("avray"), t.hex("K9"))
    holding(t, "said", "avray")
    assert not can_strike(t.s, t.unit("avray"), t.hex("K9"))
    t.begin(MeleeStep(0))
    assert not t.s.stack or "said" not in t.offered("attack")
    t.s.begin(MoveStep(1))
    why = t.why_not("move", "avray")
    assert why is not None and why.key == "prisoner"
    # he blocks no line
    t = raid({"ali": "K6", "said": "J8"}, {"avray": "K8", "osbern": "K10"})
    blocked = sight_refused(t.s, t.unit("ali"), t.hex("K6"), t.hex("K10"), SHORT_BOW)
    assert blocked is not None
    holding(t, "said", "avray")
    assert sight_refused(t.s, t.unit("ali"), t.hex("K6"), t.hex("K10"), SHORT_BOW) is None


@pytest.mark.rule("GU-12.25", "GU-12.24")
def test_a_captor_leads_his_prisoner_at_half_speed_and_off_the_map() -> None:
    t = holding(raid({"said": "C9"}, {"lucia": "C10", "osbern": "X1"}), "said", "lucia")
    moving(t, "said")
    assert t.s.points == 4  # half of 8
    for h in ("B9", "A9"):
        t.do("step", h)
    why = t.why_not("leave", "1")
    assert why is not None
    t.do("leave", "4")
    u = t.unit("lucia")
    assert t.s.where[u] == LEFT and t.s.exit[u] == 4 and is_prisoner(t.s, u)


@pytest.mark.rule("GU-12.25")
def test_a_prisoner_is_set_down_beside_his_captor() -> None:
    t = holding(raid({"hamid": "K9-K10"}, {"lucia": "L10", "osbern": "X1"}), "hamid", "lucia")
    moving(t, "hamid")
    assert t.s.points == 7  # half of 15
    t.do("step", "K8")
    assert t.why_not("dismount", "J8") is not None  # hands full
    t.do("stop")
    assert {"L9", "J9"} <= set(t.offered("put"))  # beside head or rear
    t.do("put", "L9")
    assert t.where("lucia") == "L9" and not is_free(t, "lucia")


@pytest.mark.rule("GU-12.25")
def test_a_prisoner_is_let_go_or_taken_over_before_the_first_step() -> None:
    t = raid({"said": "K9", "latif": "J10"}, {"lucia": "K10", "osbern": "X1"})
    holding(t, "said", "lucia")
    moving(t, "latif")
    assert t.offered("take_over") == ["lucia"]
    t.do("take_over", "lucia")
    assert captor_of(t.s, t.unit("lucia")) == t.unit("latif") and t.s.points == 4
    t.do("let_go", "lucia")
    assert is_free(t, "lucia") and t.where("lucia") == "K10" and t.s.points == 8
    t.do("step", "J11")
    why = t.why_not("take_over", "lucia")
    assert why is not None and why.rule == "GU-12.25"


@pytest.mark.rule("GU-12.25")
def test_a_prisoner_without_captor_is_free_beside_his_own() -> None:
    t = raid({"said": "K9", "ali": "A1"}, {"lucia": "K10", "jacques": "J9", "osbern": "J8"})
    holding(t, "said", "lucia")
    t.s.begin(MeleeStep(1))
    t.s.active = 1
    t.do("attack", "jacques")
    t.do("strike", "said")
    t.do("attack", "osbern")
    t.do("resolve")
    while t.s.to_move() == 0:
        t.do("stand")
    t.roll(1)
    assert t.state("said") in ("dead", "wounded")
    assert is_free(t, "lucia") == (t.state("said") == "dead")


@pytest.mark.rule("GU-12.25")
def test_an_awake_prisoner_without_captor_is_free_when_his_turn_begins() -> None:
    t = raid({"said": "A9", "ali": "A1"}, {"lucia": "K10", "avray": "M10 stunned", "osbern": "X1"})
    holding(t, "said", "lucia")
    holding(t, "ali", "avray")
    begin_turn(t.s, 0)
    assert not is_free(t, "lucia")
    begin_turn(t.s, 1)
    assert is_free(t, "lucia") and not is_free(t, "avray")


@pytest.mark.rule("GU-12.25")
def test_nobody_charges_with_a_prisoner() -> None:
    t = raid({"hamid": "K3-K2"}, {"lucia": "L2", "osbern": "K12"})
    assert charger_refused(t.s, 0, t.unit("hamid")) is None
    holding(t, "hamid", "lucia")
    why = charger_refused(t.s, 0, t.unit("hamid"))
    assert why is not None and why.rule == "GU-12.25"
    t = holding(raid({"hamid": "K3-K2", "said": "K13"}, {"osbern": "K12"}), "said", "osbern")
    why = target_refused(t.s, t.unit("hamid"), t.unit("osbern"))
    assert why is not None and why.rule == "GU-12.25"


@pytest.mark.rule("GU-12.25")
def test_whoever_has_no_retreat_may_surrender() -> None:
    walls = {"house_wall": [f"K9:{d}" for d in ("NE", "SE", "S", "SW", "NW")]}
    for answer, state in (("yield", "healthy"), ("bear", "wounded")):
        t = Arena(
            {"said": "K8", "latif": "A1"},
            {"avray": "K9", "osbern": "X1"},
            sides=walls,
            chapters=8,
            special=RAID,
        )
        fight(t, "said", "avray", 3)
        assert t.s.prompt == "yield"
        t.do(answer)
        assert t.state("avray") == state and is_free(t, "avray") == (answer == "bear")


@pytest.mark.rule("GU-12.24", "GU-R.130")
def test_a_side_leaves_only_where_the_scenario_lets_it() -> None:
    t = raid({"said": "A9"}, {"avray": "X9", "osbern": "K9"})
    moving(t, "said")
    assert t.why_not("leave", "4") is None
    why = t.why_not("leave", "1")
    assert why is not None and why.key == "not-at-the-edge"
    t.s.begin(MoveStep(1))
    t.do("move", "avray")
    why = t.why_not("leave", "2")
    assert why is not None and why.rule == "GU-12.24"


@pytest.mark.rule("GU-12.30")
def test_the_household_stays_at_home_until_its_round() -> None:
    game = GuiscardGame()
    board = game.board("s05", False)
    t = Arena(
        {"apolline": "G12", "avray": "H12"},
        {"said": "A1"},
        field="lagoon",
        chapters=8,
        special={"stay": {"units": ["apolline"], "regions": ["farm_court"], "until": "round 6"}},
    )
    assert board.stay_until == 6
    moving(t, "apolline")
    why = t.why_not("step", "G13")
    assert why is not None and why.rule == "GU-12.30"
    assert t.why_not("step", "G11") is None
    t.s.round = 6
    assert t.why_not("step", "G13") is None


@pytest.mark.rule("GU-12.9", "GU-12.26")
def test_scenario_5_is_won_with_three_captives_carried_off() -> None:
    game = GuiscardGame()
    board = game.board("s05", False)
    s = Guiscard(board, board.field, board.clean)
    s.reset(2)
    s.begin(game.first_frame())
    captives = [board.roster.number[name] for name in ("apolline", "mahaut", "chiara")]
    s.phase = 3
    for u in captives[:2]:
        s.where[u], s.exit[u] = LEFT, 4
    assert reached(s, board.goals[0]) == 0  # they walked off freely
    for u in captives[:2]:
        seize(s, board.side_units[1][0], u)
    assert reached(s, board.goals[0]) == 2 and not decided(s)
    assert holds(s, board.goals[1])
    s.where[captives[2]], s.exit[captives[2]] = LEFT, 4
    seize(s, board.side_units[1][0], captives[2])
    assert decided(s) and s.winners == (1,)
    assert not holds(s, board.goals[1])


@pytest.mark.rule("GU-12.10")
def test_three_of_the_household_begin_in_court_and_barn_each() -> None:
    game = GuiscardGame()
    board = game.board("s05", False)
    s = Guiscard(board, board.field, board.clean)
    s.reset(2)
    s.begin(game.first_frame())
    s.quick = False
    hall = board.field.regions["farm_hall"] + board.field.regions["farm_bedroom"]
    for i, u in enumerate(board.order[0].units):
        s.play(0, Action("place", (u,)))
        wish = Action("at", (hall[min(i, 7)],))
        why = s.explain(0, wish)
        if i < 6:
            assert why is None
            s.play(0, wish)
        else:
            assert why is not None and why.rule == "GU-12.10"
            s.play(0, s.legal(0)[0])
    court_men = [u for u in board.order[0].units if s.at[u] in board.field.regions["farm_court"]]
    assert len(court_men) == 3


@pytest.mark.rule("GU-12.9", "GU-12.10")
def test_scenario_6_is_about_roger_alone() -> None:
    game = GuiscardGame()
    board = game.board("s06", False)
    s = Guiscard(board, board.field, board.clean)
    s.reset(2)
    s.begin(game.first_frame())
    roger = board.roster.number["roger"]
    assert board.field.grid.label(s.horse_at[roger]) == "U11"  # his horse waits outside
    assert s.horse[roger] == RIDERLESS and s.mount[roger] == -1
    s.phase = 3
    taken, away, *_ = board.goals
    assert not holds(s, taken) and not holds(s, away)
    s.where[roger], s.exit[roger] = LEFT, 1
    assert holds(s, away) and not holds(s, taken)
    seize(s, board.side_units[1][0], roger)
    assert holds(s, taken) and not holds(s, away)  # led off he has not escaped
    s = s.clone()
    s.traits = {}
    s.where[roger] = SLAIN
    assert holds(s, taken)


@pytest.mark.rule("GU-12.25")
@pytest.mark.parametrize(("side", "goes"), [("door", True), ("window", False)])
def test_nobody_is_dragged_through_a_window(side: str, goes: bool) -> None:
    walls = {side: ["K9:N"]}
    t = Arena(
        {"said": "K8", "latif": "J8"},
        {"lucia": "K9", "avray": "A1"},
        terrain={"K9": "i"},
        sides=walls,
        chapters=8,
        special=RAID,
    )
    holding(t, "said", "lucia")
    assert can_lead(t.s, t.unit("said"), t.unit("lucia")) == goes
    moving(t, "said")
    assert t.s.points == (4 if goes else 8)
    t.do("step", "K7")
    t.do("step", "K6")
    t.do("stop")
    if not goes:
        assert t.where("lucia") == "K9"
    t = Arena(
        {"said": "K8", "latif": "K10"},
        {"lucia": "K9", "avray": "A1"},
        terrain={"K9": "i"},
        sides={side: ["K9:S"]},
        chapters=8,
        special=RAID,
    )
    holding(t, "said", "lucia")
    moving(t, "latif")
    assert (t.offered("take_over") == ["lucia"]) == goes


@pytest.mark.rule("GU-12.25")
def test_prisoners_do_nothing() -> None:
    t = raid({"said": "K9"}, {"okeanos": "K10", "nikolaos": "L10", "andronikos": "M11"})
    t.s.dead[t.hex("L9")] = 3
    t.s.count_dead()
    assert len(possible(t.s, 1, SPEAR, 3)) == 3
    holding(t, "said", "nikolaos")
    assert not possible(t.s, 1, SPEAR, 3)
    t.s.begin(MoveStep(1))
    assert t.offered("clear") == []
    assert not may_work(t.s, t.unit("nikolaos"))


@pytest.mark.rule("GU-12.25")
@pytest.mark.parametrize(
    ("side", "held"), [("door", True), ("window", True), ("house_wall", False)]
)
def test_nobody_holds_a_prisoner_through_a_wall(side: str, held: bool) -> None:
    t = Arena({"said": "K8"}, {"lucia": "K9"}, sides={side: ["K9:N"]}, chapters=8, special=RAID)
    holding(t, "said", "lucia")
    begin_turn(t.s, 1)
    assert is_free(t, "lucia") != held
