"""Rules of thumb: sensible in plain positions, and silent about what nobody can know."""

from __future__ import annotations

from typing import Any

import pytest
from el_grande.table import GAME, begun, new_game, staged

from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng
from tafelrunde.games.el_grande.estimate import SHARE, Outlook
from tafelrunde.games.el_grande.scoring import bonus, counts_in, ranked, sole_leader
from tafelrunde.games.el_grande.state import NONE, ElGrande, values_of
from tafelrunde.games.el_grande.tables import PLACES
from tafelrunde.testing.tables import step

ADVICE = GAME.evaluation()


def best(s: ElGrande) -> Action:
    """The action that is liked most in the present decision."""
    seat = s.to_move()
    actions = s.legal(seat)
    weights = list(ADVICE.weights(s, seat, s.codes(actions)))
    return actions[weights.index(max(weights))]


def place(name: str) -> int:
    return GAME.names.places.index(name)


def after(given: dict[str, Any], *verbs: str) -> ElGrande:
    """A position of three players after some plain decisions of the first."""
    s = staged(3, {"round": 3, **given})
    for verb in verbs:
        s.play(0, Action(verb))
    return s


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_weights_are_positive_and_worths_are_shares_in_every_position(players: int) -> None:
    rng, s = FastRng(players), new_game(players)
    s.settle(rng)
    while not s.over:
        for seat in s.pending():
            actions = s.legal(seat)
            weights = list(ADVICE.weights(s, seat, s.codes(actions)))
            assert len(weights) == len(actions) and min(weights) > 0
        worths = ADVICE.worths(s)
        assert sum(worths) == pytest.approx(1.0) and min(worths) >= 0
        step(s, rng)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_promise_of_a_place_follows_the_rules_of_scoring(players: int) -> None:
    """`promise` has a quick way of its own to rank; it must agree with chapter 9."""
    rng, s = FastRng(players), begun(players)
    while not s.over:
        look = Outlook(s, 0)
        for place in range(PLACES):
            counts, values = counts_in(s, place), values_of(s, place)
            points = ranked(counts, values, s.tables.ranks[players])
            leader = sole_leader(counts)
            if leader != NONE:
                points[leader] += bonus(s, place, leader)
            total = max(1, sum(counts))
            each = [p + SHARE * values[0] * c / total for p, c in zip(points, counts, strict=True)]
            expected = (each[0] - look.envy * sum(each[1:])) * look.weight[place]
            assert look.base(place) == pytest.approx(expected)
        step(s, rng)


def test_a_weight_does_not_change_the_position() -> None:
    rng, s = FastRng(5), begun(4)
    while not s.over:
        before = s.digest()
        ADVICE.weights(s, s.to_move(), s.codes(s.legal(s.to_move())))
        ADVICE.worths(s)
        assert s.digest() == before
        step(s, rng)


def test_the_placement_breaks_a_tie_in_a_good_region() -> None:
    strong = dict.fromkeys(["aragon", "old_castile", "seville", "valencia"], "B4 Y4")
    given = {"king": "new_castile", "card": "score_fours", "court": [1, 0, 0], **strong}
    s = after({**given, "granada": "R2 B2", "castillo": "Y3"}, "place_first")
    assert best(s) == Action("place", (place("granada"),))


def test_the_chosen_scoring_goes_where_one_leads() -> None:
    s = after({"card": "score_any_2", "aragon": "R3", "valencia": "B3"}, "special_first")
    assert best(s) == Action("score", (place("aragon"),))


def test_a_scoring_for_the_others_is_declined() -> None:
    s = after({"card": "score_fours", "seville": "B3", "catalonia": "Y2"}, "special_first")
    assert best(s) == Action("skip")


def test_a_scoring_comes_after_the_placement() -> None:
    s = after({"king": "new_castile", "card": "score_fours", "court": [3, 0, 0], "seville": "R1"})
    assert best(s) == Action("place_first")


def test_the_large_scoreboard_goes_to_the_own_stronghold() -> None:
    s = after({"card": "scoreboard", "aragon": "R5 B1", "valencia": "B3 R1"}, "special_first")
    assert best(s) == Action("put_board", (0, place("aragon")))


def test_the_king_goes_where_one_leads_if_nothing_can_be_placed() -> None:
    strong = {"court": [0, 0, 0], "aragon": "R5 B1", "valencia": "B5", "seville": "Y5"}
    s = after({"king": "galicia", "card": "king", **strong}, "special_first")
    assert best(s) == Action("move_king", (place("aragon"),))


def test_the_castillo_goes_where_it_takes_the_lead() -> None:
    s = staged(
        3, {"phase": "scoring", "round": 9, "castillo": "R3", "new_castile": "B2", "aragon": "Y5"}
    )
    assert best(s) == Action("set_disc", (place("new_castile"),))


def test_a_veto_stops_a_scoring_that_hurts_and_lets_a_useful_one_pass() -> None:
    for owner, verb in (("R", "veto"), ("B", "pass")):
        s = after(
            {"card": "score_any_2", "aragon": f"{owner}5", "vetoes": [[1, 3]]}, "special_first"
        )
        s.play(0, Action("score", (place("aragon"),)))
        assert best(s).verb == verb


def test_whoever_leads_at_the_end_is_worth_more() -> None:
    s = staged(3, {"phase": "powers", "round": 9, "score": [60, 40, 50]})
    worths = ADVICE.worths(s)
    assert worths[0] > worths[2] > worths[1] and worths[0] > 0.9


@pytest.mark.parametrize("players", [2, 5])
def test_following_the_advice_beats_chance(players: int) -> None:
    rng = FastRng(players)
    for seat in range(players):
        s = new_game(players)
        s.settle(rng)
        while not s.over:
            if s.to_move() == seat:
                s.play(seat, best(s))
                s.settle(rng)
            else:
                step(s, rng)
        assert s.winners == (seat,)


def test_standing_and_holdings_tell_points_and_taken_cards() -> None:
    s = staged(3, {"card": "veto", "score": [4, 0, 2]})
    assert GAME.balance().standing(s) == [4.0, 0.0, 2.0]
    assert GAME.balance().holdings(s) == [[f"card:{GAME.names.cards.index('veto')}"], [], []]
