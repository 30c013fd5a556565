"""The tree: sealed answers are blind, worlds share it, and clear choices are found."""

from __future__ import annotations

from typing import Any

from tafelrunde.bots.base import Budget, question_for
from tafelrunde.bots.evaluation import evaluation_of
from tafelrunde.bots.registry import make_bot
from tafelrunde.bots.search import Node, Search, reopen, weighted
from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng
from tafelrunde.core.game import AnyGame
from tafelrunde.core.numbers import vec
from tafelrunde.core.state import State
from tafelrunde.games import load_game

HEERBANN = load_game("heerbann")


def staged(given: dict[str, Any], players: int = 2) -> State:
    """A position of Heerbann at its first decision; dice fall by a fixed seed."""
    s: State = HEERBANN.prepare(HEERBANN.resolve({}), players)
    HEERBANN.stage(s, given)
    s.settle(FastRng(1))
    return s


def searched(game: AnyGame, s: State, seat: int, iterations: int) -> Search:
    """A search at a position."""
    rng = FastRng(7)
    search = Search(rng, evaluation_of(game))
    search.run(question_for(game, s, seat, rng).sample, seat, iterations)
    return search


NUMBERS = {"phase": "recruit", "deck": ["duke", "peasant"], "display": ["archer", "knight"]}


def test_in_a_sealed_question_nobody_reacts_to_what_he_cannot_see() -> None:
    """Both seats have one node each, whatever the other one picked."""
    s = staged(NUMBERS)
    search = searched(HEERBANN, s, 0, 60)
    mine, theirs = search.root.blind[0], search.root.blind[1]
    assert mine.visits == theirs.visits == 60
    assert sum(edge.visits for edge in mine.edges) == 60
    assert len([e for e in mine.edges if e.visits]) > 1, "only one number was tried"
    assert sum(edge.visits for edge in theirs.edges) == 60


def test_a_sealed_answer_of_another_seat_cannot_be_told_apart() -> None:
    worlds = []
    for number in (1, 6):
        s = staged(NUMBERS)
        s.play_trusted(0, Action("dice", (number,)))
        reopen(s, 1)
        worlds.append(s.digest())
    assert worlds[0] == worlds[1]


def test_ones_own_parts_of_a_sealed_answer_stay() -> None:
    given = {"phase": "conquer", "armies": [["archer", "knight"], ["duke"]]}
    s = staged(given)
    s.play_trusted(0, Action("add", (5,)))
    reopen(s, 0)
    assert s.picks(0) == [Action("add", (5,))]
    assert s.legal(0) == [Action("add", (17,)), Action("commit")]


def test_the_parts_of_a_sealed_answer_are_decisions_of_their_own() -> None:
    given = {"phase": "conquer", "armies": [["archer", "knight", "horseman"], ["duke"]]}
    search = searched(HEERBANN, staged(given), 0, 500)

    def depth(node: Node) -> int:
        return max([1 + depth(child) for child in node.children.values()], default=0)

    assert depth(search.root.blind[0]) >= 3, "two cards and the end of the answer"
    assert depth(search.root.blind[1]) == 2, "the Duke or not, and the end"


def test_open_dice_lead_to_different_places() -> None:
    search = searched(HEERBANN, staged(NUMBERS), 0, 80)

    def places(node: Node) -> int:
        below = [*node.children.values(), *node.blind.values(), *node.places.values()]
        return len(node.places) + sum(places(child) for child in below)

    assert places(search.root) > 6


def test_every_iteration_counts_for_every_legal_action() -> None:
    s = staged(NUMBERS)
    search = searched(HEERBANN, s, 0, 30)
    edges = search.answers(s, 0)
    assert sorted(s.action(e.code) for e in edges) == sorted(s.legal(0))
    assert {e.available for e in edges} == {30}
    assert edges[0].visits == max(e.visits for e in edges)
    assert search.iterations == 30


def test_the_only_way_to_win_is_found() -> None:
    """Province VI: whoever commits nothing loses; seat 0 needs it and has the stronger hand."""
    provinces = [[5, 1], [3, 0], [4, 0], [6, 1], [8, -1]]
    given = {"phase": "conquer", "armies": [["duke", "knight"], ["peasant"]]}
    s = staged({**given, "provinces": provinces})
    bot, rng = make_bot("ismcts:80", HEERBANN), FastRng(3)
    while 0 in s.pending():
        question = question_for(HEERBANN, s, 0, rng)
        s.play_trusted(0, bot.answer(question, Budget(iterations=80), rng).action)
        if not s.picks(0):
            break
    committed = [a for a in s.picks(0) if a.verb == "add"]
    assert committed


def test_weighted_draws_follow_the_weights() -> None:
    rng, counts = FastRng(1), [0, 0, 0]
    for _ in range(3000):
        counts[weighted(vec[float]([1.0, 0.0, 2.0]), rng)] += 1
    assert counts[1] == 0
    assert 850 < counts[0] < 1150
