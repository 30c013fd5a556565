"""What seats see of cards, and what they may imagine."""

from __future__ import annotations

import pytest
from drei_sanchos.table import GAME, begun, staged

from tafelrunde.core.actions import SPECTATOR, Action
from tafelrunde.core.chance import FastRng
from tafelrunde.games.drei_sanchos.state import DreiSanchos


def twins(s: DreiSanchos, seat: int, number: int = 40) -> list[DreiSanchos]:
    """Positions that a seat cannot tell from the true one."""
    rng = FastRng(9)
    return [GAME.determinise(s, seat, rng) for _ in range(number)]


@pytest.mark.rule("S3-9.11")
def test_a_reserved_card_is_known_to_its_owner_only() -> None:
    s = begun(3)
    card = s.hands[1].cards[0]
    s.play(1, Action("reserve_card", (card,)))
    assert GAME.view(s, 1)["reserve"][1] == [card]
    for other in (0, 2, SPECTATOR):
        assert GAME.view(s, other)["reserve"][1] == [None]
    assert all(list(t.reserve[1].cards) == [card] for t in twins(s, 1))
    assert len({t.reserve[1].cards[0] for t in twins(s, 0)}) > 3


@pytest.mark.rule("S3-9.11")
def test_the_draw_and_the_hand_stay_secret() -> None:
    s = begun(3)
    assert GAME.view(s, SPECTATOR)["hands"] == [[None] * 3] * 3
    assert all(t.hands[0].cards == s.hands[0].cards for t in twins(s, 0))
    assert any(t.hands[1].cards != s.hands[1].cards for t in twins(s, 0))
    assert any(t.deck.cards != s.deck.cards for t in twins(s, 0))


@pytest.mark.rule("S3-R.31")
def test_a_kept_card_is_no_secret_and_no_twin_moves_it() -> None:
    s = staged(
        3,
        {
            "phase": "field",
            "commander": "castilla",
            "turn": "aragon",
            "card": 2,
            "hands": [[1], [3], [4]],
        },
    )
    for observer in (0, 1, 2, SPECTATOR):
        assert GAME.view(s, observer)["reserve"][2] == [2]
        assert all(list(t.reserve[2].cards) == [2] for t in twins(s, observer, 10))


@pytest.mark.rule("S3-R.32")
def test_the_discard_pile_lies_open() -> None:
    s = staged(3, {"phase": "round", "deck": [1], "hands": [[2], [3], [4]]})
    assert GAME.view(s, 1)["discard"] == list(range(5, 28))
    assert all(t.discard.cards == s.discard.cards for t in twins(s, 1, 10))
