"""What a table remembers in order to go back, and how little of it."""

from __future__ import annotations

import random
import tracemalloc

import pytest

from tafelrunde.core.chance import CommittedDice
from tafelrunde.core.history import RECENT, SPARSE, History
from tafelrunde.core.journal import Redealt, committed, head_for
from tafelrunde.core.match import Match
from tafelrunde.games import load_game
from tafelrunde.server.film import LENGTH

pytestmark = pytest.mark.interpreted  # one test replaces a class
MOST_BYTES = 2 * 1024 * 1024  # of a running table of Guiscard


class Whole(History):
    """A history that keeps every position."""

    def add(self, before: object) -> None:
        self.moments.append(before)  # type: ignore[arg-type]


def begun(name: str, players: int, film: int = 0, **options: str) -> Match:
    game = load_game(name)
    luck = committed(bytes(32), "salt")
    return Match(game, head_for(game, game.resolve(options), players, luck), luck.rng(), film)


def wander(match: Match, rng: random.Random, steps: int) -> None:
    """Play at random, and now and then take back, freely or by consent, one or several times."""
    for _ in range(steps):
        acted = [before.seat for before in match.history.moments[-1 - rng.randrange(3) :]]
        seat = acted[0] if acted else 0
        right = match.undo_right(seat) if rng.random() < 0.15 else ""
        if right == "free":
            match.undo(seat)
        elif right == "ask" and not match.state.over:
            match.ask_undo(seat)
            for other in range(match.head.players):
                if match.undo_asked is not None and other != seat:
                    match.answer_undo(other, True)
        elif not match.state.over:
            seat = rng.choice(match.state.pending())
            match.submit(seat, rng.choice(match.state.legal(seat)))


@pytest.mark.rule("CORE-6")
@pytest.mark.parametrize("name", ["heerbann", "el_grande", "guiscard"])
def test_a_position_that_was_forgotten_is_made_again_as_it_was(name: str) -> None:
    for seed in range(2):
        match, other = begun(name, 2).begin(), begun(name, 2).begin()
        other.history = Whole(other.entries)
        for one in (match, other):
            wander(one, random.Random(seed), 260)
        assert match.entries == other.entries
        assert match.state.digest() == other.state.digest()
        moments, whole = match.history.moments, other.history.moments
        assert len(moments) == len(whole) > 2 * (RECENT + SPARSE)
        for i, (before, complete) in enumerate(zip(moments, whole, strict=True)):
            kept = complete.state
            assert kept is not None
            again = match.history.state(i)
            assert again.digest() == kept.digest()
            told = [before.seat, before.told, before.halts, before.revelations]
            assert told == [complete.seat, complete.told, kept.halts, kept.revelations]
            assert [again.halts, again.revelations] == [kept.halts, kept.revelations]
        anew = sum(isinstance(entry, Redealt) for entry in match.entries)
        assert sum(before.state is not None for before in moments) <= RECENT + SPARSE + 2 + anew


def test_a_running_table_of_guiscard_takes_at_most_two_mebibytes() -> None:
    begun("guiscard", 2, LENGTH, scenario="s01").begin()  # the game itself is there already
    tracemalloc.start()
    try:
        match = begun("guiscard", 2, LENGTH, scenario="s01").begin()
        rng = random.Random(3)
        for _ in range(400):
            seat = match.state.to_move()
            match.submit(seat, rng.choice(match.state.legal(seat)))
        match.weighed.clear()
        assert isinstance(match.rng, CommittedDice) and not match.state.over
        assert tracemalloc.get_traced_memory()[0] < MOST_BYTES
    finally:
        tracemalloc.stop()
