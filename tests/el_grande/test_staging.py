"""Positions in scenario files: what is wrong in them is said in one sentence."""

from __future__ import annotations

from typing import Any

import pytest
from el_grande.table import GAME, staged
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.core.actions import BadData, IllegalAction
from tafelrunde.games.el_grande.staging import GIVEN

BROKEN: list[tuple[dict[str, Any], str]] = [
    ({"porto": "R1"}, "unknown field 'porto'"),
    ({"galicia": 3}, "given.galicia: expected str"),
    ({"galicia": "R"}, "'R' is no colour of this game with a number"),
    ({"galicia": "N1"}, "'N1' is no colour of this game"),
    ({"galicia": "R31"}, "R has more than 30"),
    ({"court": [31, 0]}, "R has more than 30"),
    ({"court": [1]}, "given.court: expected 2 values"),
    ({"court": [-1, 0]}, "-1 is not between 0 and 999"),
    ({"phase": "tea"}, "'tea' is none of"),
    ({"phase": "card"}, "given.card: belongs to the phase 'card'"),
    ({"card": "coffee"}, "no action card 'coffee'"),
    ({"phase": "take", "card": "veto"}, "given.card: belongs to"),
    ({"king": "castillo"}, "no region 'castillo'"),
    ({"grande": ["castillo", "aragon"]}, "no region 'castillo'"),
    ({"round": 0}, "no round 0"),
    ({"turn": 2}, "given.turn: there is no seat 2"),
    ({"starter": -1}, "given.starter: there is no seat -1"),
    ({"boards": ["aragon", "aragon"]}, "two different places"),
    ({"boards": ["aragon"]}, "two different places"),
    ({"boards": ["court", ""]}, "no place 'court'"),
    ({"vetoes": [[2, 1]]}, "given.vetoes: there is no seat 2"),
    ({"vetoes": [[1]]}, "expected 2 values"),
    ({"hand": [[0], []]}, "values from 1 to 13"),
    ({"discard": [[14], []]}, "values from 1 to 13"),
    ({"played": [14, 1]}, "14 is not between 0 and 13"),
    ({"phase": "take", "played": [3, 3]}, "a different power for each seat"),
    ({"face_up": ["veto"]}, "one card of each stack"),
]


@pytest.mark.parametrize(("position", "message"), BROKEN)
def test_a_wrong_position_is_refused_with_the_field(position: dict[str, Any], message: str) -> None:
    with pytest.raises(BadData, match=message):
        staged(2, position)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 40) | st.sampled_from(["", "R3 B1", "aragon"]),
    lambda inner: st.lists(inner, max_size=5),
    max_leaves=6,
)


@settings(max_examples=200)
@given(st.dictionaries(st.sampled_from([*GIVEN, "galicia", "castillo"]), ANYTHING, max_size=4))
def test_no_position_crashes(position: dict[str, Any]) -> None:
    try:
        s = staged(3, position)
    except (BadData, IllegalAction):
        return
    GAME.invariants(s)


def test_a_described_position_can_be_staged_again() -> None:
    position = {
        "phase": "take",
        "king": "granada",
        "court": [2, 3, 4],
        "aragon": "R2 Y1",
        "castillo": "B1",
        "boards": ["seville", ""],
        "vetoes": [[1, 2]],
        "discard": [[1], [], [2]],
        "score": [3, 0, 9],
    }
    told = GAME.describe(staged(3, position))
    keys = [*GIVEN, "aragon", "castillo"]
    again = {key: value for key, value in told.items() if key in keys and key != "card"}
    again["discard"] = position["discard"]
    assert GAME.describe(staged(3, {"phase": "take", **again})) == told
