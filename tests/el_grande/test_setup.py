"""Chapters 1, 2 and 20: how a game begins and runs."""

from __future__ import annotations

import pytest
from el_grande.table import GAME, begun, new_game

from tafelrunde.core.actions import BadData
from tafelrunde.core.chance import FastRng
from tafelrunde.games.el_grande.state import NONE
from tafelrunde.games.el_grande.tables import CASTILLO, REGIONS, STACKS, members
from tafelrunde.testing.tables import step, told


@pytest.mark.rule("EG-1.1")
def test_eg_1_1_the_castillo_starts_empty() -> None:
    for players in (2, 3, 4, 5):
        s = begun(players)
        assert list(s.pieces)[CASTILLO * players :] == [0] * players


@pytest.mark.rule("EG-1.2")
@pytest.mark.rule("EG-1.3")
@pytest.mark.rule("EG-1.4")
@pytest.mark.rule("EG-R.39")
@pytest.mark.rule("EG-R.37")
def test_eg_1_2_the_first_card_is_the_kings_the_next_are_homes_by_seat() -> None:
    s = new_game(3, start_player=1)
    s.chance((5, 2, 8, 0, 1, 3, 4, 6, 7))
    assert s.king == 5
    assert list(s.grande) == [2, 8, 0]
    assert [s.pieces[home * 3 + seat] for seat, home in enumerate(s.grande)] == [2, 2, 2]
    assert sum(s.pieces) == 6
    assert told(s, "king-starts") == [{"place": 5}]
    assert [t["place"] for t in told(s, "home-drawn")] == [2, 8, 0]


@pytest.mark.rule("EG-1.3")
def test_eg_1_3_homes_differ_and_none_is_the_kings() -> None:
    for seed in range(30):
        s = begun(5, seed)
        assert len({s.king, *s.grande}) == 6


@pytest.mark.rule("EG-1.5")
@pytest.mark.rule("EG-1.6")
@pytest.mark.rule("EG-1.8")
@pytest.mark.rule("EG-1.10")
@pytest.mark.rule("EG-1.11")
@pytest.mark.rule("EG-19.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_eg_1_5_everybody_starts_alike_whatever_the_number(players: int) -> None:
    s = begun(players)
    assert list(s.court) == [7] * players and list(s.province) == [21] * players
    assert list(s.score) == [0] * players
    assert [members(mask) for mask in s.hand] == [list(range(1, 14))] * players
    assert list(s.boards) == [NONE, NONE] and not s.veto_seat
    assert len(s.pieces) == 10 * players and sum(s.pieces) == 2 * players
    assert s.variant.rounds == list(range(1, 10))


@pytest.mark.rule("EG-19.4")
@pytest.mark.parametrize("players", [1, 6])
def test_eg_19_4_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadData, match="2 to 5 players"):
        GAME.new(GAME.resolve({}), players)


@pytest.mark.rule("EG-1.9")
@pytest.mark.rule("EG-2.5")
def test_eg_1_9_nine_of_eleven_cards_of_each_stack_are_seen_and_none_too_often() -> None:
    rng, s = FastRng(9), new_game(4)
    s.settle(rng)
    while not s.over:
        step(s, rng)
    shown = told(s, "card-revealed")
    copies = s.tables.copies
    for stack in range(1, STACKS):
        cards = [t["card"] for t in shown if t["stack"] == stack]
        assert len(cards) == 9
        assert all(s.tables.stack[card] == stack for card in cards)
        assert all(cards.count(card) <= copies[card] for card in cards)
        assert sum(s.unseen[card] for card in s.tables.stacks[stack]) == 2
    assert [t["card"] for t in shown if t["stack"] == STACKS] == [32] * 9


@pytest.mark.rule("EG-1.9")
def test_eg_1_9_every_card_of_a_stack_is_equally_likely() -> None:
    seen = [0] * 11
    for seed in range(1100):
        s = begun(2, seed)
        seen[s.face_up[0]] += 1
    kinds = [seen[card] / s.tables.copies[card] for card in s.tables.stacks[1]]
    assert min(kinds) > 65 and max(kinds) < 140


@pytest.mark.rule("EG-3.1")
@pytest.mark.rule("EG-R.5")
@pytest.mark.rule("EG-R.50")
def test_eg_3_1_the_starter_is_drawn_or_set() -> None:
    assert {begun(3, seed).to_move() for seed in range(20)} == {0, 1, 2}
    for seat in range(5):
        assert begun(5, 1, start_player=seat).to_move() == seat
    assert begun(3, 1, start_player=4).to_move() == 1


@pytest.mark.rule("EG-20.1")
@pytest.mark.rule("EG-20.2")
@pytest.mark.rule("EG-2.2")
@pytest.mark.rule("EG-18.1")
@pytest.mark.parametrize(
    ("mode", "rounds", "course"),
    [
        ("short", 6, "2 3 S 5 6 S 8 9 S"),
        ("standard", 9, "1 2 3 S 4 5 6 S 7 8 9 S"),
    ],
)
def test_w_14_the_course_of_a_game(mode: str, rounds: int, course: str) -> None:
    rng, s = FastRng(14), new_game(3, mode=mode)
    s.settle(rng)
    assert [members(mask) for mask in s.hand] == [list(range(1, 14))] * 3
    while not s.over:
        step(s, rng)
    log = [e for e in s.log or [] if e.key in ("round-begins", "general-scoring")]
    found = ["S" if e.key == "general-scoring" else str(e.params["round"]) for e in log]
    assert found == course.split()
    assert len(told(s, "power-played")) == 3 * rounds
    assert told(s, "game-over")[0]["scores"] == tuple(s.score) == s.scores


@pytest.mark.rule("EG-8.10")
@pytest.mark.rule("EG-8.9")
@pytest.mark.rule("EG-8.1")
def test_eg_8_10_castillo_first_then_the_regions_in_the_order_of_the_bar() -> None:
    rng, s = FastRng(8), new_game(4)
    s.settle(rng)
    while not told(s, "general-scoring"):
        s.log = []
        step(s, rng)
    while s.round == 3:
        step(s, rng)
    keys = [e.key for e in s.log or []]
    scored = [t["place"] for t in told(s, "scored")][-10:]
    assert scored == [CASTILLO, *range(REGIONS)]
    moves = [i for i, key in enumerate(keys) if key.startswith("castillo-to")]
    opened = [i for i, key in enumerate(keys) if key == "scored"][-10:]
    assert all(opened[0] < i < opened[1] for i in moves)
