"""Rules of thumb: they fit every decision, look at nothing hidden, and play better than chance."""

from __future__ import annotations

import pytest
from vetternkrieg.table import CARD, GAME, act, new_game, staged

from tafelrunde.bots.search import weighted
from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng
from tafelrunde.core.numbers import vec
from tafelrunde.games.vetternkrieg.hidden import card_points
from tafelrunde.games.vetternkrieg.state import Vetternkrieg

SENSE = GAME.evaluation()
BATTLE = {"phase": "battle", "battlefield": "towton", "owner": 0}


def weigh(s: Vetternkrieg, seat: int, actions: list[Action]) -> list[float]:
    """How promising these actions look."""
    return list(SENSE.weights(s, seat, s.codes(actions)))


def likely(s: Vetternkrieg, seat: int) -> dict[Action, float]:
    """Each action with its share of the weights."""
    actions = s.legal(seat)
    weights = weigh(s, seat, actions)
    return {a: w / sum(weights) for a, w in zip(actions, weights, strict=True)}


def choose(s: Vetternkrieg, seat: int, rng: FastRng) -> Action:
    """Bluffs are drawn by weight, everything else is the best liked action."""
    actions = s.legal(seat)
    weights = weigh(s, seat, actions)
    if SENSE.mixes(s, seat):
        return actions[weighted(vec[float](weights), rng)]
    return actions[weights.index(max(weights))]


@pytest.mark.parametrize("twists", [False, True])
def test_weights_are_positive_for_every_decision(twists: bool) -> None:
    for seed in range(6):
        s, rng = new_game(seed, twists_enabled=twists), FastRng(seed)
        while not s.over:
            seat = s.to_move()
            actions = s.legal(seat)
            weights = weigh(s, seat, actions)
            assert len(weights) == len(actions) and min(weights) > 0
            worth = SENSE.worths(s)
            assert sum(worth) == pytest.approx(1.0) and 0 < worth[0] < 1
            s.play_trusted(seat, actions[rng.below(len(actions))])
            s.settle(rng)


def test_rules_of_thumb_beat_chance() -> None:
    won = 0
    for seed in range(30):
        s, rng, clever = new_game(seed), FastRng(seed), seed % 2
        while not s.over:
            seat = s.to_move()
            actions = s.legal(seat)
            picked = actions[rng.below(len(actions))]
            s.play_trusted(seat, choose(s, seat, rng) if seat == clever else picked)
            s.settle(rng)
        won += s.winners == (clever,)
    assert won >= 26


def test_weights_do_not_look_at_hidden_cards_and_dice() -> None:
    rng = FastRng(9)
    for seed in range(4):
        s = new_game(seed)
        while not s.over:
            seat = s.to_move()
            actions = s.legal(seat)
            if actions[0].verb not in ("give", "lay"):
                twin = GAME.determinise(s, seat, rng)
                assert weigh(s, seat, actions) == weigh(twin, seat, actions)
            s.play_trusted(seat, actions[rng.below(len(actions))])
            s.settle(rng)


def test_announcements_and_verdicts_are_mixed_and_nothing_else() -> None:
    mixed: set[str] = set()
    firm: set[str] = set()
    for seed in range(6):
        s, rng = new_game(seed), FastRng(seed)
        while not s.over:
            seat = s.to_move()
            actions = s.legal(seat)
            (mixed if SENSE.mixes(s, seat) else firm).update(a.verb for a in actions)
            s.play_trusted(seat, actions[rng.below(len(actions))])
            s.settle(rng)
    assert mixed == {"announce", "believe", "doubt"}
    assert firm >= {"use_last", "raise", "settle", "play", "give"}
    assert not mixed & firm


@pytest.mark.rule("VK-5.8")
def test_an_announcement_tells_of_the_card_behind_it() -> None:
    """Worlds are imagined as often as they lead to a triple: points 1, 2, 3 as 71 : 131 : 191."""
    rng = FastRng(4)
    s = staged({**BATTLE, "half": [3, 3], "hands": [["barnet"], ["hexham"]]})
    s.chance((1, 2, 4))
    unseen = [
        GAME.tables.points[c] for c in range(1, 18) if c not in (CARD["towton"], CARD["hexham"])
    ]
    for claim, likely_with in ((-1, (1, 1, 1)), (14, (71, 131, 191))):
        if claim >= 0:
            act(s, 0, f"announce {claim}")
        found = [0, 0, 0, 0]
        for _ in range(3000):
            found[card_points(GAME.determinise(s, 1, rng), 0)] += 1
        expected = [likely_with[p - 1] * unseen.count(p) for p in (1, 2, 3)]
        for points in (1, 2, 3):
            share = expected[points - 1] / sum(expected)
            assert found[points] / 3000 == pytest.approx(share, abs=0.035), (claim, points)


def test_a_truth_that_cannot_be_beaten_is_told() -> None:
    s = staged({**BATTLE, "half": [3, 3]})
    s.chance((6, 6, 6))
    assert likely(s, 0)[Action("announce", (17,))] > 0.9


@pytest.mark.rule("VK-5.9")
def test_triples_are_doubted_more_than_sixes() -> None:
    doubts = []
    for claim in (5, 8, 14):
        s = staged({**BATTLE, "half": [3, 3]})
        s.chance((1, 2, 4))
        act(s, 0, f"announce {claim}")
        doubts.append(likely(s, 1)[Action("doubt")])
    assert doubts == pytest.approx([0.12, 0.58, 0.73], abs=0.01)


@pytest.mark.rule("VK-5.9")
def test_the_last_defender_doubts_less() -> None:
    doubts = []
    for mine in (3, 1):
        s = staged({**BATTLE, "half": [3, mine]})
        s.chance((1, 2, 4))
        act(s, 0, "announce 8")
        doubts.append(likely(s, 1)[Action("doubt")])
    assert doubts[1] < doubts[0] - 0.1


def test_a_last_card_is_played_where_it_turns_the_clash() -> None:
    s = staged({**BATTLE, "half": [3, 3], "hands": [[], ["barnet"]]})
    s.chance((1, 2, 4))
    act(s, 0, "announce 10")
    act(s, 1, "believe")
    s.chance((1, 3, 3))
    assert likely(s, 1)[Action("use_last")] > 0.9
    act(s, 1, "use_last")
    for _ in range(3):
        shares = likely(s, 1)
        best = max(shares, key=lambda a: shares[a])
        s.play(1, best)
    assert list(s.half) == [1, 3], "a triple of twos beats the pair"


def test_a_last_card_is_held_where_nothing_is_lost() -> None:
    s = staged({**BATTLE, "half": [3, 3], "hands": [[], ["barnet"]]})
    s.chance((1, 2, 4))
    act(s, 0, "announce 3")
    act(s, 1, "believe")
    s.chance((6, 6, 6))
    assert likely(s, 1)[Action("hold_last")] > 0.7


def test_a_third_region_is_completed() -> None:
    regions = [[1, 1], [3, 1], [3, 1]]
    s = staged({**BATTLE, "regions": regions, "half": [2, 0], "hands": [["barnet"], ["hexham"]]})
    shares = likely(s, 0)
    assert shares[Action("settle", (0,))] > 0.9


def test_sides_are_the_houses() -> None:
    assert GAME.balance().sides(staged({**BATTLE, "york": 1})) == ["lancaster", "york"]
