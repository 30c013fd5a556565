"""The decision table and the chance table (sections 5 and 6), bounds, and hidden information."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest
from heerbann.table import GAME, begun, new_game, staged

from tafelrunde.core.actions import SPECTATOR, Action
from tafelrunde.core.chance import FastRng, Rng
from tafelrunde.core.flow import ASK, ROLL, SHUFFLE, Chance
from tafelrunde.games.heerbann.hidden import determinise
from tafelrunde.games.heerbann.state import CONQUER, Heerbann

VERBS = {
    "choose-dice": {"dice"},
    "scout-adjust": {"adjust"},
    "reroll-mark": {"mark", "roll", "keep"},
    "take-card": {"take", "decline"},
    "commit-cards": {"add", "commit"},
    "recover-card": {"recover", "leave"},
}
PASSES = {"reroll-mark": "keep", "take-card": "decline", "commit-cards": "commit"}


def walk(s: Heerbann, rng: Rng, look: Callable[[Heerbann], None]) -> None:
    """Play at random to the end and look at every position in between."""
    while not s.over:
        look(s)
        if s.wait.tag == ASK:
            pending = s.pending()
            seat = pending[rng.below(len(pending))]
            actions = s.legal(seat)
            s.play(seat, actions[rng.below(len(actions))])
        else:
            s.settle(rng)
    look(s)


def test_no_other_decision_exists() -> None:
    seen: dict[str, set[str]] = {}

    def look(s: Heerbann) -> None:
        if s.wait.tag != ASK:
            return
        assert s.is_sealed() == (s.prompt in ("choose-dice", "commit-cards"))
        for seat in s.pending():
            actions = s.legal(seat)
            assert len(set(actions)) == len(actions) > 0
            seen.setdefault(s.prompt, set()).update(a.verb for a in actions)
            if s.prompt in PASSES and not (s.prompt == "reroll-mark" and s.top.to_json()["chosen"]):
                assert Action(PASSES[s.prompt]) in actions
            if s.prompt == "take-card":
                assert any(a.verb == "take" for a in actions), "else the question is skipped"
            if s.prompt == "commit-cards":
                assert s.army[seat]

    for seed in range(20):
        walk(new_game(2 + seed % 3), FastRng(seed), look)
    assert seen == VERBS


def test_no_other_chance_exists() -> None:
    def look(s: Heerbann) -> None:
        if s.wait.tag == ASK or s.over:
            return
        wait = cast(Chance, s.wait)
        if wait.tag == SHUFFLE:
            assert (s.next_step, wait.spec) in {
                ("seniority_drawn", (s.players,)),
                ("shuffled", (18,)),
            }
            return
        assert wait.tag == ROLL
        sizes = {
            "rolled": range(1, 9),
            "thrown_again": range(1, 9),
            "valued": range(1, 2),
            "fortunes_rolled": range(s.players, s.players + 1),
            "rolled_again": range(2, s.players + 1),
        }
        assert len(wait.spec) in sizes[s.next_step]

    for seed in range(10):
        walk(new_game(2 + seed % 3), FastRng(seed), look)


# -- bounds


def dice_that_form(cost: int, count: int) -> tuple[int, ...]:
    """As many dice, of which some add up to the cost."""
    dice = [6] * (cost // 6) + ([cost % 6] if cost % 6 else [])
    return tuple([*dice, *[1] * (count - len(dice))])


def recruit_all(s: Heerbann) -> None:
    """Everybody rolls six dice that fit the first open card, and takes it."""
    while s.phase != CONQUER:
        if s.wait.tag == ASK:
            seat = s.to_move()
            actions = s.legal(seat)
            wanted = [a for a in actions if a.verb in ("take", "keep")]
            s.play(seat, wanted[0] if wanted else actions[-1])
        else:
            count = len(cast(Chance, s.wait).spec)
            s.checked_chance(dice_that_form(s.tables.cost[s.display[0]], count))


def recruit_nothing(s: Heerbann) -> None:
    """Everybody rolls one die and declines."""
    while s.phase != CONQUER:
        if s.wait.tag == ASK:
            seat = s.to_move()
            actions = s.legal(seat)
            s.play(seat, actions[-1] if Action("decline") in actions else actions[0])
        else:
            s.checked_chance((1,) * len(cast(Chance, s.wait).spec))


@pytest.mark.rule("RE-2.9")
@pytest.mark.parametrize(("players", "fewest", "most"), [(2, 9, 17), (3, 9, 17), (4, 6, 16)])
def test_re_2_9_the_bounds_are_reached_and_kept(players: int, fewest: int, most: int) -> None:
    quick, slow = begun(players), begun(players)
    recruit_all(quick)
    assert (quick.round, quick.removed) == (fewest, ())
    recruit_nothing(slow)
    assert (slow.round, len(slow.removed)) == (most, 18)
    lengths = []
    for seed in range(60):
        s, rng = new_game(players), FastRng(seed)
        walk(s, rng, GAME.invariants)
        lengths.append(s.round)
    assert fewest <= min(lengths) < max(lengths) <= most
    setup = GAME.rows["setup"]
    assert setup["recruit_rounds_min"][str(players)] == fewest
    assert setup["recruit_rounds_max"][str(players)] == most


@pytest.mark.rule("RE-2.9")
def test_re_2_9_a_round_too_many_breaks_an_invariant() -> None:
    s = begun(4)
    s.round = 16
    GAME.invariants(s)
    s.round = 17
    with pytest.raises(AssertionError, match=r"RE-2\.9"):
        GAME.invariants(s)


def test_no_game_takes_more_decisions_than_it_says() -> None:
    for seed in range(30):
        players = 2 + seed % 3
        s, rng, decisions = new_game(players), FastRng(seed), 0

        def count(s: Heerbann) -> None:
            nonlocal decisions
            decisions += s.wait.tag == ASK

        walk(s, rng, count)
        assert decisions < GAME.most_decisions(players)


# -- hidden information


def test_what_a_seat_cannot_know_is_dealt_anew_and_what_it_sees_stays() -> None:
    def look(s: Heerbann) -> None:
        if s.wait.tag != ASK and not s.over:
            return
        for seat in (*range(s.players), SPECTATOR):
            other = determinise(s, seat, FastRng(s.revelations))
            assert GAME.view(other, seat) == GAME.view(s, seat)
            assert sorted(other.deck.cards) == sorted(s.deck.cards)
            assert other.picks(seat) == s.picks(seat)
            GAME.invariants(other)

    for seed in range(6):
        walk(new_game(2 + seed % 3), FastRng(seed), look)


def test_the_order_of_the_deck_is_dealt_anew() -> None:
    s = begun(2)
    orders = {tuple(determinise(s, 0, FastRng(seed)).deck.cards) for seed in range(20)}
    assert len(orders) == 20


@pytest.mark.rule("RE-3.2")
def test_re_3_2_a_sealed_dice_number_is_dealt_anew_for_the_others() -> None:
    s = begun(3)
    s.play(0, Action("dice", (6,)))
    guesses = {determinise(s, 1, FastRng(seed)).picks(0)[0] for seed in range(60)}
    assert guesses == {Action("dice", (n,)) for n in range(1, 7)}
    known = {determinise(s, 0, FastRng(seed)).picks(0)[0] for seed in range(60)}
    assert known == {Action("dice", (6,))}


@pytest.mark.rule("RE-5.6")
def test_re_5_6_a_covered_pile_may_hold_any_number_of_cards() -> None:
    given = {"phase": "conquer", "armies": [["peasant", "archer"], ["knight"]]}
    s = staged(2, given)
    s.settle(FastRng(1))
    s.play(0, Action("commit"))
    piles = {tuple(determinise(s, 1, FastRng(seed)).picks(0)) for seed in range(60)}
    assert {len(pile) - 1 for pile in piles} == {0, 1, 2}


@pytest.mark.rule("RE-3.3")
@pytest.mark.rule("RE-3.9")
def test_the_scout_is_told_the_place_that_each_number_brings() -> None:
    """What is told before the choice is the order that follows from it."""
    asked = 0

    def look(s: Heerbann) -> None:
        nonlocal asked
        if s.wait.tag != ASK or s.prompt != "scout-adjust":
            return
        (seat,) = s.pending()
        told = s.top.about(s, seat)
        for action in s.legal(seat):
            later = s.clone()
            later.play(seat, action)
            word = ("less", "same", "more")[action.args[0] + 1]
            assert told[word] == later.order.index(seat) + 1
            asked += 1

    for seed in range(12):
        walk(new_game(4), FastRng(seed), look)
    assert asked > 20
