"""Bluffs: they are really drawn, and covered dice never tell anybody anything in the tree."""

from __future__ import annotations

import importlib.util
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest

from tafelrunde.bots.base import Budget, question_for
from tafelrunde.bots.evaluation import Evaluation, Even
from tafelrunde.bots.ismcts import mixture
from tafelrunde.bots.registry import fixed_budget, make_bot
from tafelrunde.bots.search import Edge, Node, Search
from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng
from tafelrunde.core.codes import Offers, verb_of
from tafelrunde.core.numbers import vec
from tafelrunde.core.state import State
from tafelrunde.games.vetternkrieg import verbs
from tafelrunde.games.vetternkrieg.game import VetternkriegGame
from tafelrunde.games.vetternkrieg.state import Vetternkrieg

TOOL = Path(__file__).parents[2] / "tools" / "bluffing.py"
spec = importlib.util.spec_from_file_location("bluffing_tool", TOOL)
assert spec is not None and spec.loader is not None
tool = importlib.util.module_from_spec(spec)
spec.loader.exec_module(tool)

GAME = VetternkriegGame()
BELIEVE, DOUBT = Action("believe"), Action("doubt")


class Clueless(Even):
    """Knows nothing and looks no further than the next clash."""

    horizon: ClassVar[int] = 2


class Credulous(Clueless):
    """A defender who must not be foreseen and yet never doubts."""

    def mixes(self, s: State, seat: int) -> bool:
        return DOUBT in s.legal(seat)

    def weights(self, s: State, seat: int, offers: Offers) -> vec[float]:
        return vec[float]([0.0 if a == verbs.DOUBT else 1.0 for a in offers.listed()])


def clash(dice: tuple[int, int, int], claim: int = -1) -> Vetternkrieg:
    """Seat 0 has rolled, and announced if there is a claim; nobody has a last card."""
    s = GAME.prepare(GAME.resolve({}), 2)
    GAME.stage(s, {"phase": "battle", "battlefield": "towton", "owner": 0, "half": [5, 5]})
    s.chance(dice)
    if claim >= 0:
        s.play_trusted(0, Action("announce", (claim,)))
    return s


def searched(s: Vetternkrieg, thumbs: Evaluation[Vetternkrieg], iterations: int) -> Search:
    """A search for the seat that is asked."""
    rng, seat = FastRng(7), s.to_move()
    search = Search(rng, thumbs)
    search.run(question_for(GAME, s, seat, rng).sample, seat, iterations)
    return search


def after_next_covered_roll(root: Node) -> Iterator[Node]:
    """From an announcement: believed, answered by an open roll, and then it is the other's."""
    for announced in root.children.values():
        believed = announced.children.get(verbs.BELIEVE)
        if believed is not None:
            yield from believed.places.values()


@pytest.mark.rule("VK-5.7")
def test_covered_dice_lead_to_no_places() -> None:
    search = searched(clash((1, 2, 4)), GAME.evaluation(), 1500)
    nodes = [node for node in after_next_covered_roll(search.root) if node.children]
    assert len(nodes) > 20
    assert all(not node.places for node in nodes)
    assert {verb_of(a) for node in nodes for a in node.children} == {verbs.ANNOUNCE}


@pytest.mark.rule("VK-5.7")
def test_only_the_attacker_decides_by_covered_dice() -> None:
    """Without mixing the tree decides: the attacker by sight, the defender always the same."""
    search = searched(clash((1, 2, 4)), Clueless(), 3000)
    assert list(search.root.minds) == [124]
    assert not search.root.edges
    nodes = [node for node in after_next_covered_roll(search.root) if node.children]
    assert max(len(node.minds) for node in nodes) > 1, "dice make no difference to their owner"
    assert not any(node.edges for node in nodes)
    judging = [child for node in [search.root, *nodes] for child in node.children.values()]
    asked = [node for node in judging if node.children]
    assert len(asked) > 10
    for node in asked:
        assert not node.minds, "the defender sees covered dice"
        assert {edge.code for edge in node.edges} == {verbs.BELIEVE, verbs.DOUBT}


@pytest.mark.rule("VK-5.11")
def test_dice_that_are_shown_lead_to_different_places() -> None:
    search = searched(clash((1, 2, 4), claim=8), GAME.evaluation(), 400)
    assert list(search.root.minds) == []
    doubted, believed = [search.root.children[a].places for a in (verbs.DOUBT, verbs.BELIEVE)]
    assert len(doubted) > 10
    assert all(key[0] == 0 for key in doubted)
    assert all(key[0] > 0 for key in believed), "dice were shown"


def test_what_the_search_thinks_does_not_depend_on_covered_dice() -> None:
    thoughts = []
    for dice in ((1, 2, 4), (6, 6, 6)):
        s, rng = clash(dice, claim=17), FastRng(3)
        bot = make_bot("ismcts:60", GAME)
        thoughts.append(bot.advise(question_for(GAME, s, 1, rng), Budget(iterations=60), rng))
    assert thoughts[0] == thoughts[1]


def test_mixed_decisions_of_others_follow_the_weights_and_not_the_results() -> None:
    s = clash((6, 6, 6))
    drawn = searched(s, Credulous(), 200).root
    sought = searched(s, Clueless(), 200).root
    both = {verbs.BELIEVE, verbs.DOUBT}
    assert {a for node in drawn.children.values() for a in node.children} == {verbs.BELIEVE}
    assert {a for node in sought.children.values() for a in node.children} == both


@pytest.mark.parametrize("name", ["greedy", "ismcts:4"])
def test_a_bot_that_mixes_draws(name: str) -> None:
    """The same question gets both answers, and a poor roll more than one announcement."""
    bot, rng, budget = make_bot(name, GAME), FastRng(5), fixed_budget(name, GAME)
    verdicts: Counter[Action] = Counter()
    claims: Counter[Action] = Counter()
    for _ in range(80):
        judged = question_for(GAME, clash((1, 2, 4), 8), 1, rng)
        verdicts[bot.answer(judged, budget, rng).action] += 1
        claimed = question_for(GAME, clash((1, 3, 5)), 0, rng)
        claims[bot.answer(claimed, budget, rng).action] += 1
    assert min(verdicts[BELIEVE], verdicts[DOUBT]) > 12
    assert len(claims) > 4


def test_greedy_draws_by_the_weights() -> None:
    bot, rng = make_bot("greedy", GAME), FastRng(6)
    s = clash((1, 2, 4), 8)
    doubts = sum(
        bot.answer(question_for(GAME, s, 1, rng), Budget(), rng).action == DOUBT for _ in range(600)
    )
    assert doubts / 600 == pytest.approx(0.58, abs=0.06)


@pytest.mark.parametrize("name", ["greedy", "ismcts:4"])
def test_drawn_answers_depend_on_the_seed_alone(name: str) -> None:
    runs = []
    for seed in (1, 1, 2):
        bot, rng = make_bot(name, GAME), FastRng(seed)
        s = clash((1, 3, 5))
        question = question_for(GAME, s, 0, rng)
        runs.append([bot.answer(question, fixed_budget(name, GAME), rng) for _ in range(20)])
    assert runs[0] == runs[1] != runs[2]


def test_the_search_moves_the_mixture_towards_better_results() -> None:
    s = clash((1, 2, 4), 8)

    def share(believed: float, doubted: float) -> float:
        edges = [Edge(verbs.BELIEVE, 0.5), Edge(verbs.DOUBT, 0.5)]
        for edge, value in zip(edges, (believed, doubted), strict=True):
            edge.visits, edge.total = 200, 200 * value
        mixed = mixture(GAME.evaluation(), s, 1, edges)
        return mixed[1] / sum(mixed)

    assert share(0.5, 0.5) == pytest.approx(0.58, abs=0.01)
    assert 0.6 < share(0.48, 0.5) < 0.75
    assert share(0.3, 0.5) > 0.95
    assert share(0.5, 0.3) < 0.05


def test_the_table_of_bluffs_can_be_made_again() -> None:
    counts = tool.measure("greedy", 90)
    assert sum(counts.made) == sum(counts.judged) == 90
    assert set(counts.judged) == {5}
    rows = [line.split(" | ") for line in tool.table(counts)[2:]]
    assert len(rows) == 10
    assert sum(float(row[2].split()[0]) for row in rows) == pytest.approx(100, abs=1)
    assert float(rows[-1][6].split()[0]) > 50, "triples are doubted most"
