"""Chapters 10.4 and 10.5: stone throwers and Greek fire."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from guiscard.siege import greek_fire, nest, thrower

from tafelrunde.core.actions import CHANCE
from tafelrunde.games.guiscard.field.terrain import STOCKADE_DOWN
from tafelrunde.games.guiscard.fire.engines import scatter, targets
from tafelrunde.games.guiscard.fire.fire import MissileStep
from tafelrunde.games.guiscard.fire.sight import sight_refused
from tafelrunde.games.guiscard.game import GuiscardGame
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.pieces import blaze
from tafelrunde.games.guiscard.pieces.gear import JAMMED
from tafelrunde.games.guiscard.pieces.placing import lift, share
from tafelrunde.games.guiscard.reach.steps import foot_step, may_stand
from tafelrunde.games.guiscard.state import FIRED, STUNNED
from tafelrunde.texts import Speaker

CREW = {"jacques": "L13", "roland": "M13", "osbern": "N13"}  # before M14, which faces north


def key(t: Arena, verb: str, *names: str) -> str:
    """The reason against an action; empty if there is none."""
    why = t.why_not(verb, *names)
    return "" if why is None else why.key


def battery(theirs: dict[str, str] | None = None, **men: str) -> Arena:
    """A stone thrower south of the castle with its crew."""
    t = nest({**CREW, **men, "avray": "A1"}, theirs or {"platon": "Q9"})
    thrower(t, "M14", "M15")
    return t


def shoot(t: Arena, at: str, *dice: int) -> Arena:
    """The engine is fired; the first two dice scatter the stone."""
    t.begin(MissileStep(0))
    t.do("engine", "M14")
    t.do("aim", at)
    t.s.checked_chance((dice[0], dice[1]))
    t.roll(*dice[2:])
    return t


@pytest.mark.rule("GU-10.19")
@pytest.mark.rule("GU-R.51")
@pytest.mark.rule("GU-5.3")
def test_gu_10_19_three_men_before_it_and_every_third_turn() -> None:
    t = battery()
    t.begin(MissileStep(0))
    assert t.offered("engine") == ["M14"]
    t = battery(osbern="N14")  # beside it, not before it
    t.begin(MissileStep(0))
    assert not t.s.stack or key(t, "engine", "M14") == "no-crew"
    t = battery()
    shoot(t, "M12", 5, 6, 1)
    for turns, ready in ((4, False), (6, True)):
        t.s.turn = 3 + turns
        for name in CREW:
            t.s.done[t.unit(name)] = 0
        t.s.stack.clear()
        t.begin(MissileStep(0))
        assert (bool(t.s.stack) and t.offered("engine") == ["M14"]) == ready


@pytest.mark.rule("GU-10.43")
@pytest.mark.rule("GU-10.62")
def test_gu_10_43_the_crew_is_awake_free_and_has_fired_afterwards() -> None:
    t = battery()
    t.s.health[t.unit("roland")] = STUNNED
    t.begin(MissileStep(0))
    assert not t.s.stack or key(t, "engine", "M14") == "no-crew"
    t = battery({"milo": "M12", "stelios": "M13"}, roland="A2")
    t.begin(MissileStep(0))
    assert not t.s.stack or key(t, "engine", "M14") == "no-crew"  # an enemy among them
    t = battery()
    shoot(t, "M12", 5, 6, 1)
    assert all(t.s.done[t.unit(name)] & FIRED for name in CREW)
    t = battery()
    t.s.machines[0][1] = 1
    t.begin(MissileStep(0))
    assert not t.s.stack or key(t, "engine", "M14") == "no-engine-there"  # an enemy's


@pytest.mark.rule("GU-10.43")
def test_gu_10_43_no_line_is_needed_but_the_front_arc() -> None:
    t = battery()
    found = [t.label(h) for h in targets(t.s, t.s.machines[0])]
    assert {"M4", "M8", "O11", "M12"} <= set(found)
    assert not {"M15", "M16", "A14", "X14"} & set(found)


@pytest.mark.rule("GU-10.22")
def test_gu_10_22_two_dice_scatter_the_stone() -> None:
    t = battery()
    home, aim = t.hex("M14"), t.hex("M8")
    where = {total: t.label(scatter(t.s, home, aim, total)) for total in range(2, 21)}
    assert where[11] == "M8" and where[10] == "M9" and where[12] == "M7"
    assert where[7] == "M10" and where[15] == "M6"
    assert len(set(where.values())) == 19


@pytest.mark.rule("GU-10.22")
@pytest.mark.rule("GU-10.64")
@pytest.mark.rule("GU-9.17")
def test_gu_10_64_first_the_men_then_the_wood() -> None:
    t = battery({"milo": "M12", "platon": "Q9"})
    shoot(t, "M12", 5, 6)
    assert t.s.to_move() == CHANCE
    t.roll(4)  # heavy cover, line 4: driven back
    t.do("step", t.offered("step")[0])
    while t.s.to_move() != CHANCE:
        t.do("step", t.offered("step")[0])
    t.roll(7)  # column H: D
    assert t.s.field.terrain[t.hex("M12")] == STOCKADE_DOWN
    t = battery()
    shoot(t, "O11", 5, 6, 6)
    assert not t.s.field.gate_destroyed
    t = battery()
    shoot(t, "O11", 5, 6, 7)
    assert t.s.field.gate_destroyed
    t = battery()
    shoot(t, "M8", 5, 6)  # the tower is of stone
    assert t.s.prompt != "" or not t.s.stack
    assert not t.events("wood-holds") and not t.events("wood-shattered")


@pytest.mark.rule("GU-10.64")
@pytest.mark.rule("GU-10.54")
@pytest.mark.parametrize(
    ("first", "second", "states"),
    [
        (10, 4, ("wounded", "dead")),  # nothing, then a wound for a stunned man
        (1, 9, ("dead", "stunned")),  # killed, then nothing
        (7, 9, ("wounded", "stunned")),  # driven back, then nothing
    ],
)
def test_gu_10_64_a_stone_strikes_both_who_share_a_hex(
    first: int, second: int, states: tuple[str, str]
) -> None:
    crew = {"jacques": "J13", "roland": "K13", "osbern": "L13"}
    t = nest({**crew, "avray": "A1"}, {"milo": "K7", "vladko": "K6 wounded"}, field="")
    thrower(t, "K14", "K15")
    t.s.health[t.unit("milo")] = STUNNED
    lift(t.s, t.unit("vladko"))
    share(t.s, t.unit("vladko"), t.unit("milo"))
    t.begin(MissileStep(0))
    t.do("engine", "K14")
    t.do("aim", "K7")
    t.s.checked_chance((5, 6))
    t.roll(first)
    while t.s.to_move() != CHANCE:
        t.do("step", t.offered("step")[0])
    t.roll(second)
    assert (t.state("vladko"), t.state("milo")) == states
    assert [told["unit"] for told in t.events("unit-hit")] == [t.unit("vladko"), t.unit("milo")]


@pytest.mark.rule("GU-10.22")
@pytest.mark.rule("GU-10.43")
def test_gu_10_22_other_engines_are_smashed() -> None:
    t = battery()
    thrower(t, "M10", "M11", seat=1)
    shoot(t, "M10", 5, 6, 10)
    assert len(t.s.machines) == 1
    t = battery()
    thrower(t, "M10", "M11", seat=1)
    shoot(t, "M10", 5, 6, 1)  # C means nothing on the map
    assert len(t.s.machines) == 2


@pytest.mark.rule("GU-10.21")
def test_gu_10_21_a_stone_thrower_is_in_the_way() -> None:
    t = nest({"olivier": "C12", "jacques": "C11"}, {"milo": "C8"})
    thrower(t, "C10", "D10")
    assert foot_step(t.s, t.unit("jacques"), t.hex("C11"), 0) == 0
    bow = 4
    t = nest({"olivier": "C12"}, {"milo": "C8"})
    assert sight_refused(t.s, t.unit("olivier"), t.hex("C12"), t.hex("C8"), bow) is None
    thrower(t, "C10", "D10")
    why = sight_refused(t.s, t.unit("olivier"), t.hex("C12"), t.hex("C8"), bow)
    assert why is not None and why.key == "engine-in-the-way"


# -- Greek fire


@pytest.mark.rule("GU-10.23")
@pytest.mark.rule("GU-10.45")
def test_gu_10_23_two_men_a_sector_and_five_to_ten_hexes() -> None:
    """EX-22: Dorian and Alexio serve it."""
    t = nest({"dorian": "K10", "alexio": "L9"}, {"jacques": "A16"}, field="")
    greek_fire(t, "K9", 0)
    grid = t.s.field.grid
    for h in targets(t.s, t.s.machines[0]):
        assert 5 <= grid.distance(t.hex("K9"), h) <= 10 and grid.in_sector(t.hex("K9"), 0, h)
    assert t.hex("K4") in targets(t.s, t.s.machines[0])
    t.begin(MissileStep(0))
    assert t.offered("engine") == ["K9"]
    t = nest({"dorian": "K10"}, {"jacques": "A16"}, field="")
    greek_fire(t, "K9", 0)
    t.begin(MissileStep(0))
    assert not t.s.stack or key(t, "engine", "K9") == "no-crew"
    t = nest({"dorian": "K10", "alexio": "L9"}, {"jacques": "A16"}, field="")
    greek_fire(t, "K9", 0, since=1)
    for turn, ready in ((9, False), (11, True)):
        t.s.turn = turn
        t.s.stack.clear()
        t.begin(MissileStep(0))
        assert (bool(t.s.stack) and t.offered("engine") == ["K9"]) == ready


def sprayed(roll: int) -> Arena:
    t = nest({"dorian": "K11", "alexio": "L10"}, {"jacques": "K4", "milo": "A16"}, field="")
    greek_fire(t, "K10", 0)
    t.begin(MissileStep(0))
    t.do("engine", "K10")
    t.do("aim", "K4")
    t.roll(roll)
    return t


@pytest.mark.rule("GU-10.24")
@pytest.mark.rule("GU-10.25")
def test_gu_10_25_it_bursts_jams_or_sprays_seven_hexes() -> None:
    t = sprayed(3)
    assert len(t.s.fires) == 7 and t.state("jacques") == "healthy"
    assert all(blaze.is_oily(t.s, h) and not blaze.burns(t.s, h) for h in t.s.fires)
    t = sprayed(2)
    assert t.s.fires == {} and t.s.machines[0][2] == JAMMED
    t = sprayed(1)
    assert t.s.machines == [] and blaze.is_oily(t.s, t.hex("K10")) and len(t.s.fires) == 7


@pytest.mark.rule("GU-10.24")
def test_gu_10_24_naphtha_ignites_on_contact_with_fire() -> None:
    t = nest({"dorian": "K11", "alexio": "L10"}, {"jacques": "A1"}, field="")
    greek_fire(t, "K10", 0)
    blaze.kindle(t.s, t.hex("K2"), 1)
    t.begin(MissileStep(0))
    t.do("engine", "K10")
    t.do("aim", "K4")
    t.roll(3)
    assert all(blaze.burns(t.s, h) for h in t.s.fires) and len(t.s.fires) == 8


@pytest.mark.rule("GU-10.61")
def test_gu_10_61_no_naphtha_in_buildings_or_the_tower() -> None:
    from tafelrunde.games.guiscard.fire.engines import pour

    t = nest({"jacques": "A1"})
    pour(t.s, t.hex("M6"))
    assert t.hex("M7") not in t.s.fires and t.hex("M6") in t.s.fires


@pytest.mark.rule("GU-10.62")
def test_gu_10_62_nobody_stops_on_greek_fire_and_enemies_do_not_pass() -> None:
    t = nest({"jacques": "C10"}, {"milo": "C8"})
    greek_fire(t, "C9", 3, seat=1)
    assert foot_step(t.s, t.unit("jacques"), t.hex("C10"), 0) == 0
    assert foot_step(t.s, t.unit("milo"), t.hex("C8"), 3) == 1
    assert not may_stand(t.s, t.unit("milo"), t.hex("C9"))


@pytest.mark.rule("GU-12.27")
def test_gu_12_27_engines_are_set_up_in_their_zones() -> None:
    game = GuiscardGame()
    s = game.new({"scenario": "s10"}, 2)
    while s.prompt != "engine-site":
        s.play(s.to_move(), s.legal(s.to_move())[0])
    rows = {game.grid(16).label(a.args[0])[1:] for a in s.legal(1)}
    assert rows == {"10", "11"}
    s.play(1, s.legal(1)[0])
    assert sorted(a.args[0] for a in s.legal(1)) == [2, 3, 4]
    s.play(1, s.legal(1)[0])
    assert s.machines[0][0] == 4 and s.round == 1


@pytest.mark.rule("GU-12.10")
@pytest.mark.parametrize("swapped", [False, True])
def test_gu_12_10_equipment_comes_in_the_order_of_the_set_up(swapped: bool) -> None:
    """Scenario 11: the Byzantines place their Greek fire before the Normans their engines."""
    s = GuiscardGame().new({"scenario": "s11", "swapped": swapped}, 2)
    asked: list[str] = []
    while s.round == 0:
        if s.prompt in ("engine-site", "give-grapnel"):
            asked.append(f"{s.board.sides[s.to_move()]} {s.prompt}")
        s.play(s.to_move(), s.legal(s.to_move())[0])
    engines, grapnels = ["normans engine-site"] * 2, ["normans give-grapnel"] * 2
    assert asked == ["byzantines engine-site", *engines, *grapnels]


@pytest.mark.rule("GU-12.10")
def test_gu_12_10_equipment_may_come_between_two_groups() -> None:
    zone = {"rect": "A1:B4"}
    group = {"units": ["vladko"], "mounted": False, "zone": zone, "when": "setup", "id": "first"}
    later = {**group, "id": "second", "units": ["miroslav"]}
    other = {**group, "id": "all", "units": ["milo"]}
    side = {"id": "ours", "name_de": "", "name_en": "", "group": [group, later]}
    special = {
        "side": [
            {**side, "equipment": {"grapnel": 1}},
            {**side, "id": "theirs", "group": [other]},
        ],
        "setup_order": ["ours:first", "ours:equipment", "ours:second", "theirs:all"],
    }
    order = Arena({}, {}, field="eagle_nest", chapters=10, special=special).s.board.order
    assert [f"{g.seat} {g.id}" for g in order] == [
        "0 first",
        "0 equipment",
        "0 second",
        "1 all",
        "1 equipment",
    ]


# -- pushing


@pytest.mark.rule("GU-10.20")
@pytest.mark.rule("GU-10.44")
@pytest.mark.rule("GU-R.219")
def test_gu_10_20_four_men_push_it_two_hexes_on_open_ground() -> None:
    men = {"jacques": "J10", "roland": "L10", "osbern": "J9", "avray": "L9"}
    t = nest(men, {"milo": "A1"}, field="")
    thrower(t, "K10", "K11")
    t.begin(MoveStep(0))
    assert t.offered("push") == ["K10"]
    t.do("push", "K10")
    assert sorted(t.offered("step")) == ["J9", "K9", "L9"]
    t.do("step", "K9")
    t.do("step", "K8")
    while t.s.prompt == "pusher-where":
        t.do("at", t.offered("at")[0])
    assert t.s.machines[0][3:5] == [t.hex("K8"), t.hex("K9")]
    places = [t.where(name) for name in men]
    grid = t.s.field.grid
    assert len(set(places)) == 4 and not {"K8", "K9"} & set(places)
    for place in places:
        ends = (t.hex("K8"), t.hex("K9"))
        assert min(grid.distance(t.hex(place), end) for end in ends) == 1
    assert t.offered("move") == []
    t = nest(
        {name: men[name] for name in ("jacques", "roland", "osbern")}, {"milo": "A1"}, field=""
    )
    thrower(t, "K10", "K11")
    t.begin(MoveStep(0))
    assert t.offered("push") == []


@pytest.mark.rule("GU-10.20")
@pytest.mark.rule("GU-10.44")
def test_gu_10_44_rough_ground_and_turning_use_up_the_turn() -> None:
    men = {"jacques": "J10", "roland": "L10", "osbern": "J11", "avray": "L11"}
    t = Arena(men, {"milo": "A1"}, terrain={"K9": "b", "L9": "t", "K8": "."}, chapters=10)
    t.s.turn = 3
    thrower(t, "K10", "K11")
    t.begin(MoveStep(0))
    t.do("push", "K10")
    assert sorted(t.offered("step")) == ["J9", "K9"]  # not among trees
    assert [a.args[0] for a in t.s.legal(0) if a.verb == "face"] == [5, 1]
    t.do("step", "K9")
    assert t.s.prompt != "push-where" and t.s.machines[0][3] == t.hex("K9")


def test_the_question_of_the_set_up_names_the_engine() -> None:
    game = GuiscardGame()
    s = game.new({"scenario": "s11"}, 2)
    say = Speaker(game, "en", ["Anna", "Bela"])
    asked: list[str] = []
    while s.round == 0:
        if s.prompt == "engine-site":
            asked.append(say.prompt(s.prompt, s.decision(s.to_move()).params))
        s.play(s.to_move(), s.legal(s.to_move())[0])
    assert asked == [
        "Where does the Greek fire stand?",
        "Where does the stone thrower stand?",
        "Where does the next stone thrower stand?",
    ]
