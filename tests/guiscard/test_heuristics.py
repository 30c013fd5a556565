"""What bots know: weights for every question, plans for whole moves, and worth."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena

from tafelrunde.bots.base import Budget, question_for
from tafelrunde.bots.ismcts import IsmctsBot
from tafelrunde.bots.race import Race
from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng
from tafelrunde.core.codes import NO_ACTION, Offers, arg, verb_of
from tafelrunde.core.flow import ASK
from tafelrunde.games.guiscard.bots.heuristics import GuiscardPlanning
from tafelrunde.games.guiscard.bots.plans import PLAN, goal_of, plan_of
from tafelrunde.games.guiscard.bots.stances import ARRAY, STANCE
from tafelrunde.games.guiscard.charges.charge_step import ChargeStep
from tafelrunde.games.guiscard.game import GuiscardGame
from tafelrunde.games.guiscard.melee.melee_step import MeleeStep
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.state import WOUNDED, Guiscard
from tafelrunde.games.guiscard.verbs import CHARGE, END_STEP, MOVE, STEP

GAME = GuiscardGame()


def choices(sense: GuiscardPlanning, s: Guiscard, seat: int) -> list[int]:
    """What a search weighs here."""
    out = Offers()
    sense.choices(s, seat, out)
    return out.listed()


def best(t: Arena) -> tuple[str, tuple[int, ...]]:
    """What the rules of thumb like best now."""
    seat, out = t.s.to_move(), Offers()
    t.s.list_legal(seat, out)
    weights = list(GuiscardPlanning().weights(t.s, seat, out))
    action = t.s.action(out[weights.index(max(weights))])
    return action.verb, action.args


@pytest.mark.parametrize("scenario", ["s01", "s04"])
def test_every_question_has_a_positive_weight_for_every_answer(scenario: str) -> None:
    s = GAME.new(GAME.resolve({"scenario": scenario}), 2)
    rng, sense = FastRng(5), GuiscardPlanning()
    for _ in range(400):
        if s.over:
            break
        if s.wait.tag != ASK:
            s.settle(rng)
            continue
        seat = s.to_move()
        out = Offers()
        s.list_legal(seat, out)
        before = s.digest()
        weights = sense.weights(s, seat, out)
        assert len(weights) == len(out) and min(weights) > 0
        assert 0 <= sense.worths(s)[seat] <= 1
        assert s.digest() == before
        s.answer(seat, out[rng.below(len(out))])


def test_an_attack_goes_at_the_weaker_neighbour() -> None:
    t = Arena({"tristan": "K9-K10"}, {"zahir": "K8", "said": "L8 wounded"})
    t.begin(MeleeStep(0))
    assert best(t) == ("attack", (t.unit("tristan"),))
    t.do("attack", "tristan")
    assert best(t)[0] == "strike"


def test_nobody_attacks_alone_whom_he_cannot_hurt() -> None:
    t = Arena({"vito": "K9"}, {"robert": "K8"})
    t.begin(MeleeStep(0))
    assert best(t)[0] == "end_step"


def test_a_check_is_rolled_and_not_held_back() -> None:
    t = Arena({"jacques": "K10"}, {"said": "L8"})
    t.begin(MoveStep(0))
    t.do("move", "jacques")
    t.do("step", "K9")
    t.do("step", "K8")
    assert best(t)[0] == "check"


def test_a_plan_is_a_way_of_legal_steps_towards_the_enemy() -> None:
    t = Arena({"jacques": "K14"}, {"said": "K2"})
    t.begin(MoveStep(0))
    t.do("move", "jacques")
    sense, u = GuiscardPlanning(), t.unit("jacques")
    plan = choices(sense, t.s, 0)[0]
    assert verb_of(plan) == PLAN
    taken = [sense.carry_out(t.s, 0, plan)]
    while verb_of(taken[-1]) == STEP:
        t.s.play(0, t.s.action(taken[-1]))
        if t.s.mover != u:
            break  # no points are left
        following = choices(sense, t.s, 0)
        assert following == [sense.under_way(t.s, 0)]
        taken.append(following[0])
    assert t.s.at[u] == goal_of(plan) // 6
    assert t.s.field.grid.distance(t.s.at[u], t.hex("K2")) == 12 - len(taken)


def test_a_unit_that_is_driven_off_its_way_plans_anew() -> None:
    t = Arena({"jacques": "K14"}, {"said": "K2"})
    t.begin(MoveStep(0))
    t.do("move", "jacques")
    sense = GuiscardPlanning()
    t.s.play(0, t.s.action(sense.carry_out(t.s, 0, choices(sense, t.s, 0)[0])))
    t.s.points -= 2  # a hit
    assert sense.under_way(t.s, 0) == NO_ACTION
    assert {verb_of(a) for a in choices(sense, t.s, 0)} == {PLAN}


def test_a_plan_of_another_game_is_not_followed() -> None:
    sense = GuiscardPlanning()
    for _ in range(2):
        t = Arena({"jacques": "K14"}, {"said": "K2"})
        t.begin(MoveStep(0))
        t.do("move", "jacques")
        assert sense.under_way(t.s, 0) == NO_ACTION
        sense.carry_out(t.s, 0, choices(sense, t.s, 0)[0])


def test_archers_who_see_a_target_weigh_staying_first() -> None:
    t = Arena({"olivier": "K10"}, {"said": "K5"})
    t.begin(MoveStep(0))
    t.do("move", "olivier")
    assert best(t) == ("stop", ())


def test_a_search_weighs_whole_moves_and_takes_their_first_step() -> None:
    t = Arena({"jacques": "K10", "roland": "M10"}, {"said": "L7", "ali": "K6"})
    t.begin(MoveStep(0))
    t.do("move", "jacques")
    rng = FastRng(3)
    search = Race(rng, GuiscardPlanning())
    search.run(t.s.clone, 0, 30)
    assert {verb_of(edge.code) for edge in search.answers(t.s, 0)} == {PLAN}
    bot = IsmctsBot(GAME)
    question = question_for(GAME, t.s, 0, rng)
    assert bot.answer(question, Budget(iterations=30), rng).action in t.s.legal(0)
    advice = bot.advise(question, Budget(iterations=30), rng)
    assert sorted(a.action for a in advice) == sorted(t.s.legal(0))


def test_a_side_asks_once_a_turn_how_it_goes_about_it() -> None:
    t = Arena({"jacques": "K10", "roland": "M10"}, {"said": "K2"})
    t.begin(MoveStep(0))
    sense = GuiscardPlanning()
    stances = choices(sense, t.s, 0)
    assert [verb_of(a) for a in stances] == [STANCE] * 4
    assert sense.price(t.s) > 1
    t.s.play(0, t.s.action(sense.carry_out(t.s, 0, stances[1])))
    assert {verb_of(a) for a in choices(sense, t.s, 0)} == {PLAN}
    assert sense.price(t.s) == 0
    t.do("step", "K9")
    t.do("stop")
    assert t.s.prompt == "move-unit"
    assert [verb_of(a) for a in choices(sense, t.s, 0)] == [MOVE]


def test_a_stance_says_where_units_go_and_lasts_until_another_is_taken() -> None:
    t = Arena({"jacques": "K14"}, {"said": "K2"})
    t.begin(MoveStep(0))
    sense, start = GuiscardPlanning(), t.hex("K14")
    usual, _, hold, _ = choices(sense, t.s, 0)
    ends = []
    for stance in (usual, hold):
        s = t.s.clone()
        s.play(0, s.action(sense.carry_out(s, 0, stance)))
        ends.append(goal_of(choices(sense, s, 0)[0]) // 6)
    assert ends[0] != start and ends[1] == start
    t.s.turn += 2
    assert choices(sense, t.s, 0)[0] == hold
    t.s.turn += 2
    assert choices(sense, t.s, 0)[0] == usual


def test_what_a_bot_has_in_mind_goes_along_with_its_answer() -> None:
    t = Arena({"jacques": "K14"}, {"said": "K2"})
    t.begin(MoveStep(0))
    sense, start = GuiscardPlanning(), t.hex("K14")
    hold = choices(sense, t.s, 0)[2]
    t.s.play(0, t.s.action(sense.carry_out(t.s, 0, hold)))
    later = GuiscardPlanning(sense.intent())
    assert later.intent() == sense.intent() and GuiscardPlanning(()).intent() != sense.intent()
    assert goal_of(choices(later, t.s, 0)[0]) // 6 == start
    bot, rng = IsmctsBot(GAME), FastRng(3)
    question = question_for(GAME, t.s, 0, rng, sense.intent())
    assert bot.answer(question, Budget(iterations=10), rng).action == Action("stop")
    forgetful = question_for(GAME, t.s, 0, rng)
    assert bot.answer(forgetful, Budget(iterations=10), rng).action.verb == "step"


def test_a_bot_keeps_to_its_way_from_step_to_step() -> None:
    t = Arena({"jacques": "K14"}, {"said": "K2"})
    t.begin(MoveStep(0))
    t.do("move", "jacques")
    sense = GuiscardPlanning()
    plan = choices(sense, t.s, 0)[0]
    t.s.play(0, t.s.action(sense.carry_out(t.s, 0, plan)))
    following = GuiscardPlanning(sense.intent()).under_way(t.s, 0)
    assert following == sense.under_way(t.s, 0) != NO_ACTION
    assert GuiscardPlanning(()).under_way(t.s, 0) == NO_ACTION


def test_a_side_asks_once_how_it_draws_up_and_judges_it_by_the_end() -> None:
    sense, luck, asked = GuiscardPlanning(), FastRng(4), []
    s = GAME.new(GAME.resolve({"scenario": "s01"}), 2)
    s.settle(luck)
    places: dict[int, list[int]] = {}
    while s.prompt.startswith("set-up"):
        seat = s.to_move()
        found = choices(sense, s, seat)
        if len(found) > 1:
            assert {verb_of(a) for a in found} == {ARRAY} and sense.price(s) > 1
            assert sense.clock(s) > 2 * s.board.rounds * 2 + sense.turns
            asked.append(seat)
            for array in found:
                place = sense.carry_out(s, seat, array)
                assert s.action(place) in s.legal(seat)
                places.setdefault(seat, []).append(arg(place))
        s.play(seat, s.action(sense.carry_out(s, seat, found[0])))
        s.settle(luck)
    assert asked == [1, 0]  # the Swabians are set up first
    assert all(len(set(hexes)) >= 4 for hexes in places.values())


def test_a_search_may_forgo_charges() -> None:
    t = Arena({"tancrede": "K12-K13"}, {"said": "K8"})
    t.begin(ChargeStep(0))
    sense = GuiscardPlanning()
    ride, walk = choices(sense, t.s, 0)
    assert verb_of(sense.carry_out(t.s, 0, ride)) == CHARGE
    assert sense.carry_out(t.s, 0, walk) == END_STEP
    bot, rng = IsmctsBot(GAME), FastRng(3)
    question = question_for(GAME, t.s, 0, rng)
    assert bot.answer(question, Budget(iterations=10), rng).action in t.s.legal(0)


def test_a_few_games_do_not_turn_a_side_from_its_usual_ways() -> None:
    sense, luck = GuiscardPlanning(), FastRng(6)
    s = GAME.new(GAME.resolve({"scenario": "s01"}), 2)
    while s.wait.tag != ASK or s.round < 2 or verb_of(choices(sense, s, s.to_move())[0]) != STANCE:
        if s.wait.tag != ASK:
            s.settle(luck)
        else:
            seat = s.to_move()
            s.answer(seat, sense.carry_out(s, seat, choices(sense, s, seat)[0]))
    tempted, seed = False, 0
    while not tempted:
        bot, rng = IsmctsBot(GAME), FastRng(seed)
        question = question_for(GAME, s, s.to_move(), rng)
        edges = bot.race(question, GuiscardPlanning(), Budget(iterations=40), rng)
        assert sum(edge.visits for edge in edges) == 8
        assert edges[0].code == STANCE
        tempted = max(edge.mean() for edge in edges) > edges[0].mean()
        seed += 1


@pytest.mark.parametrize("scenario", ["s01", "s02", "s03", "s04", "s05", "s06", "s07", "s08"])
def test_nobody_is_thought_to_win_because_of_what_he_began_with(scenario: str) -> None:
    sense, luck = GuiscardPlanning(), FastRng(4)
    s = GAME.new(GAME.resolve({"scenario": scenario}), 2)
    s.settle(luck)
    while s.prompt.startswith("set-up"):
        seat = s.to_move()
        s.answer(seat, sense.carry_out(s, seat, choices(sense, s, seat)[0]))
        s.settle(luck)
    assert 0.35 < sense.worths(s)[0] < 0.65
    assert sense.worths(s)[0] + sense.worths(s)[1] == pytest.approx(1.0)


def test_the_hurt_are_worth_less() -> None:
    t = Arena({"jacques": "K9"}, {"said": "K2"})
    sense = GuiscardPlanning()
    t.begin(MoveStep(0))
    healthy = sense.worths(t.s)[0]
    t.s.health[t.unit("jacques")] = WOUNDED
    assert sense.worths(t.s)[0] < healthy
    assert GAME.balance().sides(t.s) == ["ours", "theirs"]


def test_a_search_plays_a_whole_move_at_once_unless_it_is_interrupted() -> None:
    for said, asked, at in (("X16", "move-unit", "K4"), ("L5", "check", "K6")):
        t = Arena({"jacques": "K8"}, {"said": said})
        t.begin(MoveStep(0))
        t.do("move", "jacques")
        search = Race(FastRng(1), GuiscardPlanning())
        search.play(t.s, 0, plan_of(t.unit("jacques"), t.hex("K4") * 6, 0))
        assert (t.s.prompt, search.decisions, t.where("jacques")) == (asked, 1, at)
        assert len(t.events("steps")) > 1  # told hex by hex all the same
