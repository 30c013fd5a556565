"""Plain data and JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hinterhalt.turn import March
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.core.actions import Action, BadData
from tafelrunde.core.data import (
    build,
    build_action,
    canonical,
    digest_of,
    fill,
    plain,
    unpacked,
)
from tafelrunde.core.masks import dice_of, has, lowest, mask_of, members, size
from tafelrunde.core.zones import MAKERS, Zone

pytestmark = pytest.mark.both

WHOLE = st.integers(-(2**62), 2**62 - 1)  # others are refused
SIMPLE = {
    "int": WHOLE,
    "str": st.text(),
    "bool": st.booleans(),
    "Action": st.builds(Action, st.text(min_size=1), st.lists(WHOLE, max_size=3).map(tuple)),
}


@st.composite
def typed_values(draw: st.DrawFn, depth: int = 3) -> tuple[str, Any]:
    """A type as a data class declares it, and a value of it."""
    kinds = ["simple", *(["list", "tuple", "tuples", "dict", "numbers"] if depth else [])]
    match draw(st.sampled_from(kinds)):
        case "simple":
            kind = draw(st.sampled_from(sorted(SIMPLE)))
            return kind, draw(SIMPLE[kind])
        case "tuple":
            parts = draw(st.lists(typed_values(depth=depth - 1), min_size=1, max_size=3))
            return f"tuple[{', '.join(k for k, _ in parts)}]", tuple(v for _, v in parts)
        case kind:
            inner, value = draw(typed_values(depth=depth - 1))
            count = draw(st.integers(0, 3))
            if kind == "list":
                return f"list[{inner}]", [value] * count
            if kind == "tuples":
                return f"tuple[{inner}, ...]", (value,) * count
            key = WHOLE if kind == "numbers" else st.text()
            names = draw(st.lists(key, unique=True, max_size=3))
            word = "int" if kind == "numbers" else "str"
            return f"dict[{word}, {inner}]", dict.fromkeys(names, value)


@given(typed_values())
def test_every_declared_type_survives_json(typed: tuple[str, Any]) -> None:
    kind, value = typed
    stored = json.loads(json.dumps(plain(value)))
    loaded = build(stored, kind, {}, "x")
    assert loaded == value and type(loaded) is type(value)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    ),
    typed_values(),
)
def test_json_of_another_type_is_refused_by_name(value: Any, typed: tuple[str, Any]) -> None:
    try:
        build(value, typed[0], {}, "state.field")
    except BadData as error:
        assert str(error).startswith("state.field")


@pytest.mark.parametrize(
    ("value", "kind", "message"),
    [
        (True, "int", "x: expected int, found True"),
        (1, "bool", "x: expected bool, found 1"),
        (1.0, "int", "x: expected int"),
        ([1, "a"], "list[int]", r"x\[1\]: expected int"),
        ({}, "list[int]", "x: expected a list"),
        ([1, 2, 3], "tuple[int, int]", "x: expected 2 values"),
        ([], "dict[int, int]", "x: expected an object"),
        ({"a": 1}, "dict[int, int]", "x: 'a' is not a whole number"),
        ({"@": "King"}, "Frame", "no such thing"),
        ({"@": []}, "Frame", "no such thing"),
        (7, "Frame", "no such thing"),
        (["go", [True]], "Action", "not an action"),
        (["go"], "Action", "not an action"),
        ([2, 1], "Mask", r"x: \[2, 1\] is not in ascending order"),
        ([1, 1], "Mask", r"x: \[1, 1\] is not in ascending order"),
        ([62], "Mask", r"x: \[62\] .* holds too much"),
        ([-1], "Mask", r"x: \[-1\]"),
        (5, "Mask", "x: expected a list"),
        ([[], [3, "a"]], "Masks", r"x\[1\]\[1\]: expected int"),
        ([[1], [3, 2]], "Masks", r"x\[1\]: \[3, 2\] is not in ascending order"),
        ([6, 1], "Dice", r"x: \[6, 1\] is not in ascending order"),
        ([1] * 16, "Dice", "x: .* holds too much"),
        ([15], "Dice", "x: .* holds too much"),
    ],
)
def test_wrong_values_are_refused_with_their_place(value: Any, kind: str, message: str) -> None:
    with pytest.raises(BadData, match=message):
        build(value, kind, {}, "x")


@given(st.sets(st.integers(0, 61)), st.lists(st.integers(0, 14), max_size=15).map(sorted))
def test_sets_and_dice_are_stored_as_ascending_lists(numbers: set[int], dice: list[int]) -> None:
    mask = mask_of(numbers)
    stored = unpacked(mask, "Mask")
    assert stored == sorted(numbers) == members(mask) and size(mask) == len(numbers)
    assert build(stored, "Mask", {}, "x") == mask
    assert unpacked(build([stored, []], "Masks", {}, "x"), "Masks") == [stored, []]
    thrown = dice_of(tuple(reversed(dice)))
    assert unpacked(thrown, "Dice") == dice and build(dice, "Dice", {}, "x") == thrown
    assert all(has(mask, n) == (n in numbers) for n in range(62))
    if numbers:
        assert lowest(mask) == min(numbers)
    else:
        with pytest.raises(ValueError, match="no lowest"):
            lowest(mask)


def test_a_data_object_needs_exactly_its_fields() -> None:
    zone = {"@": "Zone", "cards": [1], "seen": [3]}
    built = build(zone, "Zone", MAKERS, "deck")
    assert isinstance(built, Zone) and built.to_json() == zone
    for wrong, message in (
        ({"@": "Zone", "cards": [1]}, "deck: field 'seen' is missing"),
        ({**zone, "king": 1}, "deck: unknown field 'king'"),
        ({**zone, "cards": "1"}, "deck.cards: expected a list"),
    ):
        with pytest.raises(BadData, match=message):
            build(wrong, "Zone", MAKERS, "deck")
    with pytest.raises(BadData, match="expected an object"):
        fill(Zone(), [], MAKERS, "deck")


def test_actions_in_json() -> None:
    assert build_action(["take", [18]], "x") == Action("take", (18,))
    assert plain([Action("take", (18,))]) == [["take", [18]]]


def test_the_canonical_form_and_its_digest_never_change() -> None:
    value = {"b": [1, "ü"], "a": {"2": None}}
    assert canonical(value) == '{"a":{"2":null},"b":[1,"\\u00fc"]}'
    assert digest_of(value) == digest_of({"a": {"2": None}, "b": [1, "ü"]})
    assert digest_of([]) == "4f53cda18c2baa0c0354bb5f9a3ecbe5"


def test_frames_are_data_too() -> None:
    frame = March(2, 1, 0)
    frame.then = frame.FOUGHT
    assert frame.to_json() == {"@": "March", "then": "fought", "seat": 2, "left": 1, "attacker": 0}
    copy = frame.clone()
    copy.then = frame.then
    assert copy is not frame and copy.to_json() == frame.to_json()


@pytest.mark.parametrize("kind", ["int", "i64", "list[int]", "vec[i64]", "tuple[int, ...]"])
def test_numbers_that_no_rule_can_count_with_are_refused(kind: str) -> None:
    for number in (1 << 62, -(1 << 62) - 1, 10**30):
        value = [1, number] if "[" in kind else number
        with pytest.raises(BadData, match="is too large"):
            build(value, kind, {}, "x")
