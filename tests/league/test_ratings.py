"""Ratings and tests between bots, against numbers that are known."""

from __future__ import annotations

from math import log

import pytest

from tafelrunde.core.actions import BadData
from tafelrunde.games import load_game
from tafelrunde.league.ratings import bradley_terry, elo_of, sequential, share_of
from tafelrunde.league.tournament import Schedule, play_duel, play_league
from tafelrunde.sim.statistics import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 1, 0.2065, 1)],
)
def test_wilson_gives_the_published_intervals(
    wins: int, games: int, low: float, high: float
) -> None:
    """The first three are worked examples of Newcombe (1998), table I, method 3."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_wilson_of_nothing_is_everything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_elo_and_share_are_inverse() -> None:
    assert elo_of(10 / 11) == pytest.approx(400)
    assert share_of(400) == pytest.approx(10 / 11)
    assert elo_of(1.0) == float("inf")
    assert elo_of(0.0) == -float("inf")


def test_bradley_terry_of_two_is_the_logarithm_of_the_odds() -> None:
    """Half a game each way is added: 74.5 to 24.5."""
    a, b = bradley_terry(["a", "b"], [[0, 74], [24, 0]])
    assert a.strength - b.strength == pytest.approx(log(74.5 / 24.5))
    assert a.elo == pytest.approx(-b.elo)
    assert a.low < a.elo < a.high


def test_bradley_terry_finds_the_strengths_that_made_the_results() -> None:
    strengths = [0.0, 0.7, 1.5]
    shares = [[0.0] * 3 for _ in range(3)]
    for i in range(3):
        for j in range(3):
            if i != j:
                shares[i][j] = 100_000 / (1 + 2.718281828 ** (strengths[j] - strengths[i]))
    found = bradley_terry(["a", "b", "c"], shares)
    assert found[1].strength - found[0].strength == pytest.approx(0.7, abs=0.001)
    assert found[2].strength - found[0].strength == pytest.approx(1.5, abs=0.001)


def test_more_games_make_the_interval_narrower() -> None:
    few, _ = bradley_terry(["a", "b"], [[0, 6], [4, 0]])
    many, _ = bradley_terry(["a", "b"], [[0, 600], [400, 0]])
    assert (few.high - few.low) > 5 * (many.high - many.low)


def test_the_sequential_test_waits_then_says_yes_or_no() -> None:
    assert sequential({}, 120, 50).stronger is None
    assert sequential({120: 2}, 120, 50).stronger is None
    assert sequential({120: 90, 60: 60, 0: 20}, 120, 50).stronger is True
    assert sequential({120: 200, 60: 300, 0: 210}, 120, 50).stronger is False


def schedule(*bots: str, games: int = 8) -> Schedule:
    return Schedule("heerbann", load_game("heerbann").resolve({}), bots, 2, 1, games)


def test_a_league_plays_every_pairing_on_equal_seeds_and_rates_all() -> None:
    table = play_league(schedule("random", "greedy", "ismcts:2", games=7))
    assert [(p.a, p.b) for p in table.pairings] == [
        ("random", "greedy"),
        ("random", "ismcts:2"),
        ("greedy", "ismcts:2"),
    ]
    assert {p.tally.games for p in table.pairings} == {8}, "rounded up to both seatings"
    assert table.ratings[-1].name == "random"
    assert sum(r.elo for r in table.ratings) == pytest.approx(0, abs=1e-6)


def test_a_duel_stops_as_soon_as_it_is_clear() -> None:
    duel = play_duel(schedule("greedy", "random", games=400), 100)
    assert duel.verdict.stronger is True
    assert duel.pairing.tally.games < 100
    other = play_duel(schedule("random", "greedy", games=400), 100)
    assert other.verdict.stronger is False


def test_one_among_three_has_a_fair_share_of_a_quarter_and_no_rating() -> None:
    alone = schedule("greedy", "random", games=6)._replace(players=4, alone=True)
    table = play_league(alone)
    told = table.pairings[0].to_json()
    assert (told["games"], told["fair"], told["elo"], table.ratings) == (8, 0.25, None, [])
    even = play_league(alone._replace(players=2, games=4))
    assert even.pairings[0].fair == 0.5 and len(even.ratings) == 2


def test_a_league_needs_rivals() -> None:
    for bots in (("greedy",), ("greedy", "greedy")):
        with pytest.raises(BadData, match="at least two different bots"):
            play_league(schedule(*bots))
