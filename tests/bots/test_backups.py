"""Results carried back when more than two play: each for itself, or all against one."""

from __future__ import annotations

import pytest

from tafelrunde.bots.base import Budget, question_for
from tafelrunde.bots.evaluation import evaluation_of
from tafelrunde.bots.registry import level_of, make_bot
from tafelrunde.bots.search import Edge, Search
from tafelrunde.core.chance import FastRng
from tafelrunde.core.codes import VERB
from tafelrunde.core.state import State, playout
from tafelrunde.games import load_game
from tafelrunde.sim.jobs import Job, Setup, run_job

GAME = load_game("el_grande")


def finished(players: int) -> State:
    """A game that one seat has won."""
    for seed in range(20):
        s: State = GAME.new(GAME.resolve({}), players)
        playout(s, FastRng(seed), GAME.most_decisions(players))
        if len(s.winners) == 1:
            return s
    raise AssertionError("one of twenty games has a single winner")


def learned(s: State, seat: int, paranoid: bool) -> list[float]:
    """What every seat has learned of an end if `seat` searches."""
    search = Search(FastRng(1), evaluation_of(GAME), paranoid)
    search.seat = seat
    for mover in range(s.players):
        search.path.append(Edge(VERB, 1.0))
        search.nodes.append(search.node())
        search.movers.append(mover)
    search.learn(s)
    assert [node.total for node in search.nodes] == [edge.total for edge in search.path]
    return [edge.total for edge in search.path]


def test_with_max_n_every_seat_learns_its_own_result() -> None:
    s = finished(4)
    for seat in range(4):
        assert learned(s, seat, False) == [float(other in s.winners) for other in range(4)]


def test_a_paranoid_search_counts_the_victory_of_any_other_for_all_others() -> None:
    s = finished(4)
    for seat in range(4):
        own = float(seat in s.winners)
        expected = [own if other == seat else 1.0 - own for other in range(4)]
        assert learned(s, seat, True) == expected


def test_between_two_both_rules_are_the_same() -> None:
    s = finished(2)
    expected = [float(seat in s.winners) for seat in range(2)]
    assert learned(s, 0, True) == learned(s, 0, False) == expected


def test_the_name_of_a_paranoid_bot_reaches_its_search() -> None:
    assert level_of("paranoid:40") == ("paranoid", 40, 0)
    s = GAME.new(GAME.resolve({}), 4)
    s.settle(FastRng(4))
    values = []
    for name in ("ismcts:40", "paranoid:40"):
        rng = FastRng(7)
        question = question_for(GAME, s, s.to_move(), rng)
        advice = make_bot(name, GAME).advise(question, Budget(iterations=40), rng)
        values.append([a.value for a in advice])
    assert values[0] != values[1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", ["greedy", "ismcts:3"])
def test_bots_play_el_grande_to_its_end_with_any_number_of_players(players: int, name: str) -> None:
    """The short game, to save time."""
    bots = (name, *["random"] * (players - 1))
    setup = Setup("el_grande", GAME.resolve({"mode": "short"}), bots, players, seed=players)
    assert run_job(Job(setup, 0, 1)).games == 1
