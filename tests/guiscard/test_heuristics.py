"""What bots know: weights for every question, plans for whole moves, and worth."""

from __future__ import annotations

from typing import cast

import pytest
from guiscard.arena import Arena

from tafelrunde.core.chance import FastRng
from tafelrunde.core.flow import ASK, Chance
from tafelrunde.games.guiscard.game import GuiscardGame
from tafelrunde.games.guiscard.heuristics import GuiscardHeuristics, plan
from tafelrunde.games.guiscard.melee import MeleeStep
from tafelrunde.games.guiscard.movement import MoveStep
from tafelrunde.games.guiscard.state import WOUNDED, Guiscard

GAME = GuiscardGame()


def best(t: Arena) -> tuple[str, tuple[int, ...]]:
    """What the rules of thumb like best now."""
    seat = t.s.to_move()
    actions = t.s.legal(seat)
    weights = GuiscardHeuristics().weights(t.s, seat, actions)
    action = actions[weights.index(max(weights))]
    return action.kind, action.args


@pytest.mark.parametrize("scenario", ["s01", "s04"])
def test_every_question_has_a_positive_weight_for_every_answer(scenario: str) -> None:
    s = cast(Guiscard, GAME.new(GAME.resolve({"scenario": scenario}), 2))
    rng, sense = FastRng(5), GuiscardHeuristics()
    for _ in range(400):
        if s.over:
            break
        if s.wait.tag != ASK:
            s.chance(rng.outcome(cast(Chance, s.wait)))
            continue
        seat = s.to_move()
        actions = s.legal(seat)
        before = s.digest()
        weights = sense.weights(s, seat, actions)
        assert len(weights) == len(actions) and min(weights) > 0
        assert 0 <= sense.worth(s, seat) <= 1
        assert s.digest() == before
        s.play_trusted(seat, actions[rng.below(len(actions))])


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
    t.s.points = 8
    way = plan(t.s, t.unit("jacques"))
    assert len(way) == 8 and sum(cost for _, _, cost in way) == 8
    assert t.s.board.field.grid.distance(way[-1][0], t.hex("K2")) == 4


def test_the_hurt_are_worth_less() -> None:
    t = Arena({"jacques": "K9"}, {"said": "K2"})
    sense = GuiscardHeuristics()
    t.begin(MoveStep(0))
    healthy = sense.worth(t.s, 0)
    t.s.health[t.unit("jacques")] = WOUNDED
    assert sense.worth(t.s, 0) < healthy
    assert sense.sides(t.s) == ["ours", "theirs"]
