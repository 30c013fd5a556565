"""Whatever is refused at a question names its rule and its reason."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from guiscard.fights import moving

from tafelrunde.core.actions import Action, Refusal
from tafelrunde.core.chance import FastRng
from tafelrunde.games.guiscard.charges.charge_step import ChargeStep
from tafelrunde.games.guiscard.fire.defence import StationaryFire
from tafelrunde.games.guiscard.fire.fire import MissileStep
from tafelrunde.games.guiscard.game import GuiscardGame
from tafelrunde.games.guiscard.melee.melee_step import MeleeStep
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.state import (
    ATTACKED,
    BUSY,
    COMING,
    COUNTERED,
    FIRED,
    FIRED_BACK,
    LEFT,
    MOVED,
    STATIONARY,
    Guiscard,
)

GAME = GuiscardGame()
FAR = {"said": "X16"}


def said(no: Refusal | None) -> tuple[str, str]:
    """Rule and reason of a refusal."""
    assert no is not None
    return no.rule, no.key


@pytest.mark.rule("GU-4.1")
@pytest.mark.parametrize(
    ("bits", "rule", "key"),
    [
        (MOVED, "GU-4.1", "moved-already"),
        (MOVED | STATIONARY, "GU-5.14", "declared-stationary"),
        (MOVED | BUSY, "GU-4.10", "busy"),
    ],
)
def test_move_unit_names_what_the_unit_has_done(bits: int, rule: str, key: str) -> None:
    t = Arena({"jacques": "K9", "roland": "C3"}, FAR)
    t.s.done[t.unit("jacques")] = bits
    t.begin(MoveStep(0))
    assert t.offered("move") == ["roland"]
    assert said(t.why_not("move", "jacques")) == (rule, key)


@pytest.mark.rule("GU-12.2")
@pytest.mark.rule("GU-1.12")
def test_move_unit_names_who_is_stunned_strange_gone_or_still_to_come() -> None:
    ours = {"jacques": "K9 stunned", "roland": "C3", "turold": "C5", "avray": "C7"}
    t = Arena(ours, FAR)
    t.s.where[t.unit("turold")], t.s.where[t.unit("avray")] = COMING, LEFT
    t.begin(MoveStep(0))
    assert said(t.why_not("move", "jacques")) == ("GU-1.12", "stunned-mover")
    assert said(t.why_not("move", "said")) == ("GU-4.1", "not-here")
    assert said(t.why_not("move", "turold")) == ("GU-12.2", "comes-later")
    assert said(t.why_not("move", "avray")) == ("GU-4.1", "not-here")
    assert said(t.why_not("clear", "roland")) == ("GU-4.10", "nothing-to-clear")
    assert said(t.why_not("dissolve", "roland")) == ("GU-7.39", "leads-no-formation")


@pytest.mark.rule("GU-4.29")
@pytest.mark.rule("GU-4.33")
@pytest.mark.rule("GU-4.35")
@pytest.mark.rule("GU-4.38")
def test_move_step_names_why_a_man_on_foot_cannot_do_a_deed() -> None:
    t = Arena({"drogo": "K9", "roland": "C3"}, {"said": "L11"})
    t.stray("drogo", "K10", "K11")
    t.stray("arthur", "C8", "C9")
    moving(t, "drogo")
    for deed, rule, key in (
        (("about",), "GU-4.29", "on-foot"),
        (("dismount", "L9"), "GU-4.35", "on-foot"),
        (("mount", "arthur"), "GU-4.33", "not-at-its-side"),
        (("mount", "tancrede"), "GU-4.33", "no-free-horse"),
        (("lead", "arthur"), "GU-4.38", "not-before-its-head"),
        (("lead", "drogo"), "GU-4.38", "enemy-at-horse"),
        (("drop", "drogo"), "GU-4.48", "not-in-hand"),
        (("carry", "roland"), "GU-4.13", "cannot-lift"),
        (("leave", "1"), "GU-12.3", "not-at-the-edge"),
        (("step", "C3"), "GU-4.2", "not-beside"),
    ):
        assert said(t.why_not(*deed)) == (rule, key)


@pytest.mark.rule("GU-4.29")
@pytest.mark.rule("GU-4.31")
def test_move_step_names_the_points_that_a_rider_lacks() -> None:
    t = moving(Arena({"tristan": "K2-K3"}, {"said": "L3"}), "tristan")
    assert said(t.why_not("dismount", "L3")) == ("GU-4.35", "no-ground-beside")
    t.s.points = 2
    assert said(t.why_not("about")) == ("GU-4.29", "too-few-to-turn")
    assert said(t.why_not("dismount", "L2")) == ("GU-4.31", "too-few-to-mount")
    t.do("step", "K1")
    t.s.points = 0
    assert said(t.why_not("leave", "1")) == ("GU-12.3", "no-point-to-leave")


@pytest.mark.rule("GU-4.34")
@pytest.mark.rule("GU-4.33")
@pytest.mark.rule("GU-4.43")
@pytest.mark.rule("GU-4.50")
def test_move_step_names_who_never_rides_and_whose_hands_are_full() -> None:
    t = Arena({"jacques": "L9", "roland": "C3"}, FAR)
    t.stray("drogo", "K9", "K10")
    moving(t, "jacques")
    assert said(t.why_not("mount", "drogo")) == ("GU-4.34", "never-rides")
    t = Arena({"drogo": "L9"}, {"said": "M9"})
    t.stray("drogo", "K9", "K10")
    assert said(moving(t, "drogo").why_not("mount", "drogo")) == ("GU-4.33", "enemy-beside")
    t = Arena({"tristan": "K8-K7"}, FAR)
    t.stray("drogo", "K9", "K10")
    t.stray("arthur", "L8", "L9")
    moving(t, "tristan")
    t.do("lead", "drogo")
    assert said(t.why_not("lead", "arthur")) == ("GU-4.43", "hands-full")
    assert said(t.why_not("dismount", "J7")) == ("GU-4.48", "hands-full")


@pytest.mark.rule("GU-4.39")
def test_move_step_names_a_horse_that_got_away_and_a_ride_that_is_over() -> None:
    t = Arena({"tristan": "L6-L5"}, FAR)
    t.stray("drogo", "K9", "K10")
    moving(t, "tristan")
    t.do("step", "L7")
    t.do("step", "K8")
    t.s.points, points = 0, t.s.points
    assert said(t.why_not("lead", "drogo")) == ("GU-4.39", "ride-is-over")
    t.s.points = points
    t.do("lead", "drogo")
    t.roll(10)
    assert said(t.why_not("lead", "drogo")) == ("GU-4.39", "missed-before")


@pytest.mark.rule("GU-5.1")
@pytest.mark.rule("GU-R.201")
def test_missile_names_who_cannot_fire_and_where_nobody_is() -> None:
    t = Arena({"olivier": "K1", "mahaut": "C3"}, FAR)
    t.begin(MissileStep(0))
    assert said(t.why_not("shoot", "said")) == ("GU-2.3", "not-here")
    assert said(t.why_not("shoot", "mahaut")) == ("GU-5.1", "no-weapon")
    t.do("shoot", "olivier")
    assert said(t.why_not("aim", "K5")) == ("GU-R.201", "no-mark")
    assert said(t.why_not("aim", "C3")) == ("GU-R.201", "no-mark")


def shots(**done: int) -> Arena:
    """Jacques has come into the range of three archers who have done something before."""
    theirs = {"ali": "K4", "malik": "M5", "nadir": "I5", "said": "X1", "harun": "A16"}
    t = Arena({"jacques": "K12", "roland": "N5"}, theirs)
    for name, bits in done.items():
        t.s.done[t.unit(name)] = bits
    moving(t, "jacques")
    t.do("step", "K11")
    return t


@pytest.mark.rule("GU-5.5")
@pytest.mark.rule("GU-5.10")
@pytest.mark.rule("GU-5.12")
@pytest.mark.rule("GU-5.9")
def test_defend_names_why_somebody_does_not_fire() -> None:
    t = shots(nadir=FIRED_BACK)
    assert t.offered("shoot") == ["ali"]
    assert said(t.why_not("shoot", "nadir")) == ("GU-5.5", "fired-back")
    assert said(t.why_not("shoot", "malik")) == ("GU-5.9", "shooter-in-contact")
    assert said(t.why_not("shoot", "jacques")) == ("GU-5.11", "not-here")
    assert said(t.why_not("shoot", "said"))[0] in ("GU-5.1", "GU-R.82")
    assert said(t.why_not("fire")) == ("GU-5.12", "nobody-named")
    t.do("shoot", "ali")
    assert said(t.why_not("shoot", "ali")) == ("GU-5.12", "named-already")
    t = shots(nadir=ATTACKED)
    assert said(t.why_not("shoot", "nadir")) == ("GU-5.10", "attacked-before")


@pytest.mark.rule("GU-5.7")
def test_defend_names_who_moved_too_far() -> None:
    t = shots()
    t.s.spent[t.unit("nadir")] = 7
    assert said(t.why_not("shoot", "nadir")) == ("GU-5.7", "moved-too-far")


@pytest.mark.rule("GU-5.14")
@pytest.mark.rule("GU-5.15")
@pytest.mark.rule("GU-5.47")
def test_defend_standing_names_who_moved_and_who_cannot_be_reached() -> None:
    ours = {"jacques": "K10", "roland": "K12", "turold": "I12", "avray": "X16"}
    t = Arena(ours, {"ali": "K4", "said": "A16"}, terrain={"W15": "t", "X15": "t"})
    t.s.done[t.unit("roland")] = MOVED
    t.s.done[t.unit("turold")] = STATIONARY
    t.begin(StationaryFire(0))
    assert t.offered("target") == ["jacques"]
    assert said(t.why_not("target", "avray")) == ("GU-5.47", "nobody-can-fire")
    assert said(t.why_not("target", "roland")) == ("GU-5.14", "has-moved")
    assert said(t.why_not("target", "turold")) == ("GU-5.15", "fired-at-before")
    assert said(t.why_not("target", "said")) == ("GU-5.14", "no-enemy-there")


@pytest.mark.rule("GU-6.15")
@pytest.mark.rule("GU-R.60")
@pytest.mark.rule("GU-6.6")
def test_combat_names_who_cannot_be_struck_and_who_cannot_join() -> None:
    ours = {"jacques": "K8", "roland": "L8", "turold": "A1", "avray": "J8"}
    t = Arena(ours, {"said": "K9", "anwar": "L9", "harun": "X16"})
    t.s.done[t.unit("avray")] = FIRED
    t.begin(MeleeStep(0))
    t.do("attack", "jacques")
    assert said(t.why_not("resolve")) == ("GU-6.2", "nobody-struck")
    assert said(t.why_not("attack", "roland")) == ("GU-6.6", "cannot-join")
    assert said(t.why_not("strike", "harun")) == ("GU-6.15", "out-of-reach")
    assert said(t.why_not("strike", "turold")) == ("GU-6.1", "no-enemy-there")
    assert said(t.why_not("strike_marker", "said")) == ("GU-7.36", "no-marker")
    assert said(t.why_not("strike_horse", "said")) == ("GU-6.19", "no-stray")
    t.do("strike", "said")
    assert said(t.why_not("strike", "said")) == ("GU-R.60", "one-defender")
    assert said(t.why_not("attack", "turold")) == ("GU-6.6", "cannot-join")
    assert said(t.why_not("attack", "avray")) == ("GU-5.10", "fired-this-turn")
    t.do("attack", "roland")
    assert said(t.why_not("strike", "anwar")) == ("GU-R.60", "one-defender")


@pytest.mark.rule("GU-R.201")
@pytest.mark.rule("GU-6.19")
@pytest.mark.rule("GU-4.41")
def test_gu_r_201_a_horse_of_the_own_side_is_struck_only_when_it_has_strayed() -> None:
    t = Arena({"jacques": "K8", "drogo": "L9"}, FAR)  # its rider stands beside it
    t.stray("drogo", "K9", "K10")
    t.stray("arthur", "J8", "J9")
    t.begin(MeleeStep(0))
    t.do("attack", "jacques")
    assert t.offered("strike_horse") == ["arthur"]
    assert said(t.why_not("strike_horse", "drogo")) == ("GU-R.201", "own-horse")
    t.s.at[t.unit("drogo")] = t.hex("X1")
    t.s.leader[t.unit("arthur")] = t.unit("drogo")
    assert t.offered("strike_horse") == ["drogo"]
    assert said(t.why_not("strike_horse", "arthur")) == ("GU-R.201", "own-horse")
    t.do("strike_horse", "drogo")
    assert said(t.why_not("strike_horse", "drogo")) == ("GU-R.60", "horse-alone")


@pytest.mark.rule("GU-7.4")
@pytest.mark.rule("GU-7.5")
@pytest.mark.rule("GU-7.6")
@pytest.mark.rule("GU-7.11")
@pytest.mark.rule("GU-7.30")
def test_charge_names_riders_targets_and_hexes_that_will_not_do() -> None:
    ours = {"tristan": "K14-K15", "arthur": "T2-T3", "jacques": "A1"}
    theirs = {"argyris": "K7", "said": "K16", "harun": "N9", "anwar": "J13"}
    rocks = {h: "r" for h in ("N8", "O9", "O10", "N10", "M10", "M9")}
    t = Arena(ours, theirs, terrain=rocks)
    t.begin(ChargeStep(0))
    assert t.offered("charge") == ["tristan"]
    assert said(t.why_not("charge", "jacques")) == ("GU-7.4", "on-foot")
    assert said(t.why_not("charge", "said")) == ("GU-7.4", "not-here")
    assert said(t.why_not("charge", "arthur")) == ("GU-7.5", "nobody-to-charge")
    t.do("charge", "tristan")
    assert "argyris" in t.offered("target")
    assert said(t.why_not("target", "said")) == ("GU-7.6", "not-ahead")
    assert said(t.why_not("target", "harun")) == ("GU-7.5", "no-charge-path")
    assert said(t.why_not("target", "jacques")) == ("GU-7.4", "no-enemy-there")
    t.do("target", "argyris")
    assert said(t.why_not("stop")) == ("GU-7.5", "charge-incomplete")
    assert said(t.why_not("step", "L14")) == ("GU-7.5", "no-front-step")
    assert said(t.why_not("step", "J13")) == ("GU-7.30", "enemy-in-the-way")


@pytest.mark.rule("GU-7.4")
@pytest.mark.rule("GU-7.5")
@pytest.mark.rule("GU-R.119")
def test_charge_names_what_breaks_it_and_going_back_costs_nothing() -> None:
    ours = {"tristan": "K14-K15", "romaric": "M14-M15"}
    rocks = {h: "r" for h in ("K6", "L6", "L7", "J6", "J7")}
    t = Arena(ours, {"argyris": "K7", "said": "X16"}, terrain=rocks)
    t.begin(ChargeStep(0))
    t.do("charge", "tristan")
    t.do("target", "argyris")
    for h in ("K13", "K12", "K11", "K10", "K9"):
        t.do("step", h)
    assert said(t.why_not("step", "L8")) == ("GU-7.5", "charge-breaks")
    t.do("cancel")
    assert t.why_not("charge", "tristan") is None
    t.do("charge", "tristan")
    t.do("cancel")
    assert "tristan" in t.offered("charge")


@pytest.mark.rule("GU-7.5")
def test_charge_names_riders_in_the_line_of_sight() -> None:
    ours = {"tristan": "K14-K15", "arthur": "K11-K10", "romaric": "N14-N15"}
    t = Arena(ours, {"argyris": "K7", "said": "N7", "harun": "N6"})
    t.begin(ChargeStep(0))
    t.s.charged = [t.unit("said")]
    t.do("charge", "tristan")
    assert said(t.why_not("target", "argyris")) == ("GU-7.5", "charge-unseen")
    assert said(t.why_not("target", "said")) == ("GU-7.11", "charged-already")


@pytest.mark.rule("GU-7.8")
@pytest.mark.rule("GU-7.31")
def test_counter_names_why_somebody_cannot_meet_the_charge() -> None:
    theirs = {"argyris": "K7", "khaled": "L6-L5", "omar": "X15-X16", "masinissa": "A3-A2"}
    t = Arena({"tristan": "K14-K15"}, {**theirs, "hamid": "M6-M5"})
    t.s.done[t.unit("hamid")] = COUNTERED
    t.begin(ChargeStep(0))
    t.do("charge", "tristan")
    t.do("target", "argyris")
    for row in range(13, 7, -1):
        t.do("step", f"K{row}")
    if t.s.to_move() == 0:
        t.do("stop")
    assert t.offered("counter") == ["khaled"]
    assert said(t.why_not("counter", "argyris")) == ("GU-7.4", "on-foot")
    assert said(t.why_not("counter", "tristan")) == ("GU-7.4", "not-here")
    assert said(t.why_not("counter", "hamid")) == ("GU-7.31", "countered-already")
    assert said(t.why_not("counter", "omar")) == ("GU-7.8", "not-before-him")
    assert said(t.why_not("counter", "masinissa")) == ("GU-7.8", "no-counter-path")


def begun(scenario: str) -> Guiscard:
    """A table before the first unit is set up."""
    return GAME.new(GAME.resolve({"scenario": scenario}), 2)


def refusal(s: Guiscard, verb: str, *args: int) -> tuple[str, str]:
    return said(s.explain(s.to_move(), Action(verb, args)))


@pytest.mark.rule("GU-2.1")
@pytest.mark.rule("GU-7.20")
@pytest.mark.rule("GU-12.1")
@pytest.mark.rule("GU-1.3")
def test_set_up_names_zones_ranks_and_taken_hexes() -> None:
    s = begun("s04")
    units = GAME.roster.number
    grid = s.field.grid
    s.play(s.to_move(), Action("spear", (5,)))
    assert refusal(s, "place", units["robert"]) == ("GU-2.1", "not-set-up-now")
    first = s.legal(s.to_move())[0]
    s.play(s.to_move(), first)
    assert refusal(s, "at", grid.find("A1")) == ("GU-12.1", "outside-zone")
    place = s.legal(s.to_move())[0]
    s.play(s.to_move(), place)
    assert refusal(s, "place", *first.args) == ("GU-2.1", "not-set-up-now")
    s.play(s.to_move(), s.legal(s.to_move())[0])
    assert refusal(s, "at", *place.args) == ("GU-1.3", "hex-taken")
    offered = {a.args[0] for a in s.legal(s.to_move())}
    far = [h for h in s.board.order[0].zone if h not in offered and s.grid[h] < 0]
    found = {refusal(s, "at", h) for h in far}
    assert ("GU-7.20", "breaks-rank") in found
    assert found <= {("GU-7.20", "breaks-rank"), ("GU-12.23", "no-ground")}


@pytest.mark.rule("GU-12.1")
@pytest.mark.rule("GU-12.23")
@pytest.mark.parametrize("scenario", ["s01", "s02", "s03"])
def test_set_up_names_a_rule_for_every_hex_and_every_facing(scenario: str) -> None:
    s = begun(scenario)
    asked: set[str] = set()
    while s.phase == 0:
        seat = s.to_move()
        decision = s.decision(seat)
        if decision.prompt not in asked and decision.prompt in ("set-up-hex", "set-up-face"):
            asked.add(decision.prompt)
            verb, count = ("at", 768) if decision.prompt == "set-up-hex" else ("face", 6)
            for n in range(count):
                no = s.explain(seat, Action(verb, (n,)))
                assert (no is None) == (Action(verb, (n,)) in decision.actions)
                assert no is None or no.rule.startswith("GU-")
        s.play(seat, decision.actions[-1])
    assert "set-up-hex" in asked


@pytest.mark.parametrize("scenario", ["s01", "s03", "s04"])
def test_whatever_a_question_is_about_its_refusals_name_a_rule_of_the_game(scenario: str) -> None:
    universe: dict[str, list[Action]] = {}
    for action in GAME.actions():
        universe.setdefault(action.verb, []).append(action)
    rng = FastRng(3)
    s = begun(scenario)
    s.settle(rng)
    asked: dict[str, int] = {}
    while not s.over:
        seat = s.to_move()
        decision = s.decision(seat)
        asked[decision.prompt] = asked.get(decision.prompt, 0) + 1
        if asked[decision.prompt] in (1, 5):
            for verb in {a.verb for a, _ in s.candidates(seat)}:
                for action in universe[verb][:: 1 + rng.below(7)]:
                    no = s.explain(seat, action)
                    assert (no is None) == (action in decision.actions)
                    assert no is None or no.rule.startswith("GU-"), (decision.prompt, action)
        s.play(seat, decision.actions[rng.below(len(decision.actions))])
        s.settle(rng)
    assert len(asked) > 12
