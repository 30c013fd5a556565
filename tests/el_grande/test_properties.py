"""What holds for every position, against references written from the specification alone."""

from __future__ import annotations

import pytest
from el_grande.table import GAME, begun, new_game, staged
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.bots.base import question_for
from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng
from tafelrunde.core.state import State
from tafelrunde.games.el_grande.scoring import counts_in, ranked, sole_leader
from tafelrunde.games.el_grande.tables import CASTILLO, REGIONS
from tafelrunde.testing.tables import step, told

COUNTS = st.lists(st.integers(0, 6), min_size=2, max_size=5)


def reference(counts: list[int], values: list[int]) -> list[int]:
    """EG-9.4 word by word: groups from high to low, with `pos` moving on by one or two."""
    numbers = {2: values[:1], 3: values[:2]}.get(len(counts), values)
    points = [0] * len(counts)
    pos = 1
    for height in sorted({c for c in counts if c > 0}, reverse=True):
        group = [seat for seat, c in enumerate(counts) if c == height]
        rank = pos if len(group) == 1 else pos + 1
        for seat in group:
            points[seat] = numbers[rank - 1] if rank <= len(numbers) else 0
        pos += 1 if len(group) == 1 else 2
    return points


@pytest.mark.rule("EG-9.4")
@pytest.mark.rule("EG-9.2")
@pytest.mark.rule("EG-9.3")
@pytest.mark.rule("EG-9.8")
@given(COUNTS)
def test_eg_9_4_ranks_as_the_specification_counts_them(counts: list[int]) -> None:
    ranks = {2: 1, 3: 2}.get(len(counts), 3)
    assert ranked(counts, [7, 4, 2], ranks) == reference(counts, [7, 4, 2])


@pytest.mark.rule("EG-9.13")
@given(COUNTS)
def test_eg_9_13_a_sole_leader_has_more_than_everybody_else(counts: list[int]) -> None:
    most = max(counts)
    alone = most > 0 and counts.count(most) == 1
    assert sole_leader(counts) == (counts.index(most) if alone else -1)


def frozen(s: State) -> tuple[object, ...]:
    """What must not change in the King's region while the King stays there."""
    king = s.king  # type: ignore[attr-defined]  # only ever called with El Grande
    return (
        counts_in(s, king),  # type: ignore[arg-type]
        [home == king for home in s.grande],  # type: ignore[attr-defined]
        [place == king for place in s.boards],  # type: ignore[attr-defined]
    )


@pytest.mark.rule("EG-6.2")
@pytest.mark.rule("EG-6.3")
@pytest.mark.rule("EG-7.4")
@pytest.mark.rule("EG-11.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_eg_6_2_nothing_changes_where_the_king_stands(players: int) -> None:
    rng, s = FastRng(players), new_game(players)
    s.settle(rng)
    while not s.over:
        king, before, inside = s.king, frozen(s), counts_in(s, CASTILLO)
        score = list(s.score)
        s.log = []
        step(s, rng)
        if s.king == king:
            assert frozen(s) == before
        if not told(s, "general-scoring") and not told(s, "castillo-to-region"):
            now = counts_in(s, CASTILLO)
            assert all(x >= y for x, y in zip(now, inside, strict=True))
        assert all(x >= y for x, y in zip(s.score, score, strict=True))
        GAME.invariants(s)


@pytest.mark.rule("EG-3.6")
@pytest.mark.rule("EG-3.3")
def test_eg_3_6_there_is_always_a_power_card_to_play() -> None:
    for seed in range(6):
        rng, s = FastRng(seed), begun(5, seed)
        while not s.over:
            if s.next_step == "played":
                legal = s.legal(s.to_move())
                assert len(legal) >= 14 - s.round - 4 or s.round > 9
                assert not {a.args[0] for a in legal} & set(s.played)
            step(s, rng)


def results(s: State, verb: str, stop: Action) -> set[tuple[int, ...]]:
    """All boards that a player can reach by answering one kind of question and stopping."""
    found: set[tuple[int, ...]] = set()
    todo = [s]
    while todo:
        at = todo.pop()
        for a in at.legal(0):
            after = at.clone()
            after.play_trusted(0, a)
            if a == stop or after.pending() != (0,) or after.next_step != at.next_step:
                found.add(tuple(after.pieces))  # type: ignore[attr-defined]
            else:
                todo.append(after)
    return found


@pytest.mark.rule("EG-5.3")
@pytest.mark.rule("EG-R.49")
def test_eg_r_49_the_order_of_placing_loses_no_result() -> None:
    s = staged(2, {"king": "granada", "card": "score_fours", "court": [3, 0]})
    s.play(0, Action("place_first"))
    reached = results(s, "place", Action("stop"))
    # Up to three caballeros on four targets: C(3+4, 4) multisets.
    assert len(reached) == 35
    s.one_order = False  # as at a table
    assert results(s, "place", Action("stop")) == reached


@pytest.mark.rule("EG-R.49")
def test_eg_r_49_a_search_takes_up_what_a_person_began() -> None:
    """The order behind the rules begins where the search does: nothing is lost to a hint."""
    s = staged(2, {"king": "granada", "card": "score_fours", "court": [3, 0]})
    s.one_order = False
    s.play(0, Action("place_first"))
    s.play(0, Action("place", (CASTILLO,)))
    world = question_for(GAME, s, 0, FastRng(1)).sample()
    assert world.one_order and world.legal(0) == s.legal(0)
    world.play(0, Action("place", (CASTILLO,)))
    assert world.legal(0) == [Action("place", (CASTILLO,)), Action("stop")]


@pytest.mark.rule("EG-R.49")
@pytest.mark.rule("EG-13.3")
def test_eg_r_49_the_order_of_returning_loses_no_result() -> None:
    given_ = {"turn": 1, "card": "angry_king", "court": [2, 0], "aragon": "R2", "seville": "R3"}
    s = staged(2, {"king": "granada", **given_})
    s.play(1, Action("special_first"))
    s.play(1, Action("execute"))
    reached = set()
    todo = [s]
    while todo:
        at = todo.pop()
        for a in at.legal(0):
            after = at.clone()
            after.play_trusted(0, a)
            if after.pending() == (0,) and after.next_step == "given":
                todo.append(after)
            else:
                reached.add((after.court[0], *after.pieces))
    by_hand = {(a, b, 3 - a - b) for a in range(3) for b in range(4) if 0 <= 3 - a - b <= 2}
    assert len(reached) == len(by_hand)


@pytest.mark.rule("EG-R.49")
@pytest.mark.rule("EG-12.6")
def test_eg_r_49_the_order_of_moving_loses_no_result() -> None:
    """With a veto out the order is free; without one the same boards can be reached."""
    position = {"king": "galicia", "card": "intrigue_three_any", "aragon": "R2", "seville": "B1"}

    def boards(vetoes: list[list[int]]) -> set[tuple[int, ...]]:
        s = staged(2, {**position, "vetoes": vetoes})
        s.play(0, Action("special_first"))
        found: set[tuple[int, ...]] = set()
        todo = [s]
        while todo:
            at = todo.pop()
            seat = at.pending()[0]
            if at.next_step not in ("picked", "dropped", "answered"):
                found.add(tuple(at.pieces))
                continue
            for a in at.legal(seat):
                if a.verb == "drop" and a.args[0] not in (3, 7, CASTILLO):
                    continue  # three targets are enough
                if a.verb != "veto":
                    after = at.clone()
                    after.play_trusted(seat, a)
                    todo.append(after)
        return found

    free, ordered = boards([[1, 1]]), boards([])
    assert free == ordered and len(ordered) > 30


@settings(max_examples=30)
@given(st.integers(0, 10**6), st.integers(2, 5))
def test_random_games_keep_the_invariants_and_the_bound(seed: int, players: int) -> None:
    rng, s = FastRng(seed), begun(players, seed)
    steps = 0
    while not s.over:
        step(s, rng)
        steps += 1
        if steps % 40 == 0:
            GAME.invariants(s)
    GAME.invariants(s)
    assert steps <= GAME.most_decisions(players)
    assert max(s.scores) == s.scores[s.winners[0]]
    assert sum(counts_in(s, CASTILLO)) == 0 and len(s.face_up) == 5
    assert all(0 <= home < REGIONS for home in s.grande)
