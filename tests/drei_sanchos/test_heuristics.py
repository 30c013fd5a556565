"""What bots know about Krieg der drei Sanchos."""

from __future__ import annotations

import pytest
from drei_sanchos.table import GAME, begun, staged

from tafelrunde.bots.base import Budget, question_for
from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng
from tafelrunde.core.codes import Offers
from tafelrunde.games.drei_sanchos.heuristics import Advisor
from tafelrunde.games.drei_sanchos.state import DreiSanchos
from tafelrunde.testing.tables import step


def liked(s: DreiSanchos, seat: int) -> Action:
    """What the rules of thumb like best."""
    offers = legal(s, seat)
    weights = list(GAME.evaluation().weights(s, seat, offers))
    return s.action(offers.codes[weights.index(max(weights))])


def legal(s: DreiSanchos, seat: int) -> Offers:
    """What a seat may do, as heuristics are asked about it."""
    offers = Offers()
    s.list_legal(seat, offers)
    return offers


def test_an_empty_castle_beside_an_army_is_taken() -> None:
    given = {"card": 16, "commander": "castilla", "burgos": "g:C1K", "la_rioja": "g:N2K"}
    s = staged(3, {**given, "bureba": "C2"})
    assert liked(s, 0) == Action("fortify", (3 * 6,))


def test_a_garrison_of_one_is_besieged() -> None:
    s = staged(3, {"card": 1, "commander": "castilla", "burgos": "g:C1K", "alava": "C2 g:N1"})
    assert liked(s, 0) == Action("besiege", (5, 1))


def test_the_winning_point_is_never_passed_over() -> None:
    held = {"burgos": "g:CK", "bureba": "g:C1", "alava": "g:C1", "viguera": "g:C1"}
    s = staged(3, {"card": 1, "commander": "castilla", "montes_de_oca": "C1", **held})
    assert liked(s, 0) == Action("fortify", (4 * 6,))


def test_two_players_never_bring_najera_to_ten() -> None:
    held = {"la_rioja": "N1 g:N1K", "viguera": "g:N1", "cinco_villas": "g:N1"}
    more = {"la_ribera": "g:N1", "castilla_vieja": "g:N1", "alava": "N1"}
    given = {"phase": "field", "commander": "castilla", "turn": "najera", "card": 1}
    s = staged(2, {**given, **held, **more})
    assert liked(s, 0) == Action("fortify", (6 * 6,))


@pytest.mark.parametrize("players", [1, 2, 3])
def test_every_decision_has_positive_weights_and_every_position_a_chance(players: int) -> None:
    senses, s, rng = GAME.evaluation(), begun(players, 5, el_cid=True), FastRng(5)
    while not s.over:
        for seat in s.pending():
            weights = senses.weights(s, seat, legal(s, seat))
            assert len(weights) == len(s.legal(seat)) and min(weights) > 0.0
            assert 0.0 <= senses.worths(s)[seat] <= 1.0
        if players == 3:
            chances = senses.worths(s)
            assert sum(chances) == pytest.approx(1.0)
        step(s, rng)
    assert len(GAME.balance().standing(s)) == players
    assert len(set(GAME.balance().sides(s))) == players


def test_judging_changes_nothing() -> None:
    s, rng = begun(3, 8), FastRng(8)
    for _ in range(60):
        if s.over:
            return
        before = s.digest()
        GAME.evaluation().weights(s, s.to_move(), legal(s, s.to_move()))
        assert s.digest() == before
        step(s, rng)


def test_what_was_tried_on_the_copy_is_put_back() -> None:
    s, rng, tried = begun(3, 4), FastRng(4), 0
    while not s.over:
        seat = s.to_move()
        advisor = Advisor(s, seat)
        advisor.gains(legal(s, seat))
        if advisor.copy is not None:
            assert advisor.copy.digest() == s.digest()
            tried += 1
        step(s, rng)
    assert tried > 10


def test_greedy_wins_against_two_that_play_at_random() -> None:
    bot, won = GreedyBot(GAME), 0
    for number in range(6):
        s, rng, own = begun(3, number), FastRng(number), number % 3
        while not s.over:
            seat = s.to_move()
            if seat == own:
                question = question_for(GAME, s, seat, rng)
                s.play_trusted(seat, bot.answer(question, Budget(), rng).action)
                s.settle(rng)
            else:
                step(s, rng)
        won += s.winners == (own,)
    assert won >= 5
