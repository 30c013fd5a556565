"""What an Attack is said to cost, held against the battles that are fought."""

from __future__ import annotations

import pytest
from drei_sanchos.table import GAME, staged

from tafelrunde.core.chance import FastRng
from tafelrunde.games.drei_sanchos.forecast import fought

GIVEN = {"commander": "castilla", "card": 26, "alava": "C4K N2"}


@pytest.mark.rule("S3-6.3")
def test_s3_6_3_an_attack_tells_what_it_costs_before_it_is_paid_for() -> None:
    s = staged(3, GIVEN)
    before = s.digest()
    attacks = GAME.preview(s, 0)["attacks"]
    assert s.digest() == before
    assert {one["points"] for one in attacks} == {1, 2, 3}
    assert GAME.preview(s, 1) == {}
    strong = attacks[-1]
    rng = FastRng(99)
    action = next(a for a in s.legal(0) if a.verb == "attack" and a.args == (5, 3))
    ends = [fought(s, 0, s.code(action), rng) for _ in range(200)]
    for sancho in range(3):
        lost = sum([end.count(("troop-lost", sancho)) for end in ends]) / 200
        assert abs(strong["lost"][sancho] - lost) < 0.35
    assert strong["lost"][1] > strong["lost"][0] > 0 == strong["lost"][2]


@pytest.mark.rule("S3-6.10")
def test_s3_6_10_a_forecast_does_not_look_at_the_reserves_of_others() -> None:
    bare, armed = staged(3, GIVEN), staged(3, {**GIVEN, "reserve": [[], [9, 12], []]})
    assert GAME.preview(bare, 0) == GAME.preview(armed, 0)


@pytest.mark.rule("S3-6.23")
def test_s3_6_23_what_a_bot_recruits_after_the_battle_is_no_gain_of_it() -> None:
    """The last point is spent, and the rules run on with the fields of the bots."""
    given = {"commander": "castilla", "card": 15, "bureba": "C1 N2", "la_rioja": "N1K"}
    s = staged(1, given, sancho="castilla")
    attacks = GAME.preview(s, 0)["attacks"]
    assert len(attacks) == 2
    assert all(one["lost"][1] > 0 for one in attacks)


@pytest.mark.rule("S3-6.9")
def test_s3_6_9_a_roll_is_told_when_its_dice_lie_on_the_track() -> None:
    s = staged(3, GIVEN)
    s.film = []
    s.log = []
    s.play(0, next(a for a in s.legal(0) if a.verb == "attack"))
    s.settle(FastRng(1))
    rolls = [n for n, event in enumerate(s.log) if event.key == "rolls"]
    lying = [len(GAME.view(s.film[n], 0)["dice"]) for n in rolls]
    assert lying == sorted(lying) and 0 < lying[0] < lying[1]
