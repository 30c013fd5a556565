"""An undo by consent never gives back what somebody has seen."""

from __future__ import annotations

import random

import pytest

from tafelrunde.core.actions import IllegalAction
from tafelrunde.core.chance import FastRng
from tafelrunde.core.journal import ChanceOutcome, Luck, Redealt, TakenBack, head_for
from tafelrunde.core.leaks import learned
from tafelrunde.core.match import Match, replay
from tafelrunde.games import load_game


def begun(name: str, players: int, seed: int = 1) -> Match:
    game = load_game(name)
    head = head_for(game, game.resolve({}), players, Luck(fast=seed))
    return Match(game, head, FastRng(seed)).begin()


def play(match: Match, rng: random.Random, seat: int) -> None:
    match.submit(seat, rng.choice(match.state.legal(seat)))


def agree(match: Match, seat: int) -> None:
    match.ask_undo(seat)
    for other in range(match.head.players):
        if other != seat:
            match.answer_undo(other, True)


def test_what_was_answered_in_secret_and_seen_is_answered_anew() -> None:
    match = begun("heerbann", 2)
    assert match.state.is_sealed() and match.state.prompt == "choose-dice"
    for seat in (1, 0):  # the second one sees the first one's number in the same moment
        match.submit(seat, match.state.legal(seat)[0])
    assert not match.state.picks(1)
    agree(match, 0)
    assert isinstance(match.entries[-1], Redealt) and isinstance(match.entries[-2], TakenBack)
    assert set(match.state.pending()) == {0, 1} and not any(match.state.sealed)
    assert match.undo_right(0) == "" and match.undo_right(1) == ""
    for seat in (0, 1):
        match.submit(seat, match.state.legal(seat)[1])
    again = replay(match.game, match.journal(), FastRng(1))
    assert again.state.digest() == match.state.digest()
    assert [t.event for t in again.told] == [t.event for t in match.told]


def test_dice_that_were_seen_fall_anew() -> None:
    match, rng = begun("heerbann", 2), random.Random(3)
    for _ in range(400):
        seat = match.state.pending()[0]
        before = len(match.entries)
        play(match, rng, seat)
        fell = [entry for entry in match.entries[before:] if isinstance(entry, ChanceOutcome)]
        if fell and match.undo_right(seat) == "ask" and not match.state.over:
            drawn = len(match.entries)
            agree(match, seat)
            assert match.entries[drawn] == TakenBack(seat)
            assert replay(match.game, match.journal(), FastRng(1)).state.digest()
            return
    raise AssertionError("no dice fell")


@pytest.mark.parametrize("name", ["vetternkrieg", "drei_sanchos"])
def test_hidden_things_that_somebody_saw_are_not_given_back(name: str) -> None:
    """What was held in secret cannot be dealt anew to somebody who knows it: it is refused."""
    refused = allowed = 0
    match, rng = begun(name, 2, 4), random.Random(4)
    for _ in range(300):
        if match.state.over:
            break
        seat = match.state.pending()[0]
        play(match, rng, seat)
        if match.undo_right(seat) == "ask" and not match.state.over:
            entries = len(match.entries)
            try:
                match.ask_undo(seat)
                match.answer_undo(seat, False)
                allowed += 1
            except IllegalAction as illegal:
                assert illegal.refusal.key == "undo-tells"
                refused += 1
            assert len(match.entries) == entries, "asking changes nothing"
    assert refused > 3 and allowed > 3, (refused, allowed)


def test_a_game_without_secrets_tells_nothing_by_its_dice() -> None:
    match, rng = begun("guiscard", 2), random.Random(1)
    for _ in range(40):
        play(match, rng, match.state.pending()[0])
    last = max(0, len(match.history.moments) - 6)
    way = match.history.way(last, len(match.history.moments))
    assert not learned(match.game, match.history.state(last), way)


def test_a_request_names_the_move_can_be_withdrawn_and_is_not_asked_twice() -> None:
    match = begun("heerbann", 2)
    for seat in (1, 0):
        match.submit(seat, match.state.legal(seat)[0])
    told = match.history.moments[match.history.last_of(0)].told
    match.ask_undo(0)
    assert match.undo_from(0) == told < len(match.told)
    match.answer_undo(0, False)
    assert match.undo_asked is None
    match.ask_undo(0)  # whoever withdrew may ask again, whoever was refused may not
    with pytest.raises(IllegalAction, match="nobody-asked"):
        match.answer_undo(0, True)
    match.answer_undo(1, False)
    with pytest.raises(IllegalAction, match="undo-denied"):
        match.ask_undo(0)
