"""Reading JSON from outside."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from forging import modest

from tafelrunde.core.actions import BadData
from tafelrunde.core.reading import DEEPEST, LONGEST, check_json, read_json, read_json_file


def nested(depth: int) -> bytes:
    return b'[{"a":' * (depth // 2) + b"[]" + b"}]" * (depth // 2)


def test_what_we_write_is_read() -> None:
    value = {"a": [1, -2, True, None, 'äöü 𝄞 " \\ [[[{{{'], "b": {"c": {}}}
    for ascii_only in (True, False):
        assert read_json(json.dumps(value, ensure_ascii=ascii_only).encode()) == value


def test_the_depth_is_counted_outside_of_texts() -> None:
    assert read_json(nested(DEEPEST - 2))
    brackets = json.dumps(["[" * 500, '"[\\"[{' * 90, "\\"])
    assert read_json(brackets.encode()) == json.loads(brackets)
    flat = json.dumps([[], {}] * 5_000)
    assert read_json(flat.encode()) == json.loads(flat)
    for depth in (DEEPEST, 900, 3_000, 1_000_000):
        with modest(), pytest.raises(BadData, match=r"nested more than 32 deep \(byte \d+\)"):
            read_json(nested(depth))


@pytest.mark.parametrize(
    "text",
    [
        b'"' + b'\\"' * 100_000 + b"[" * 40,
        b'"\\' * 50_000 + b"[" * 40,
        b"[" * 33 + b'"' * 100_001,
        b'{"' * 100_000,
        b"\\" * 100_000 + b"[" * 40,
    ],
)
def test_a_text_without_end_takes_no_time(text: bytes) -> None:
    with modest(), pytest.raises(BadData):
        read_json(text)


def test_a_long_number_is_refused_unread() -> None:
    assert read_json(b"9" * LONGEST) == 10**LONGEST - 1
    assert read_json(b'"' + b"9" * 5_000 + b'"') == "9" * 5_000
    for text in (b"9" * (LONGEST + 1), b"-" + b"9" * 5_000, b"[" * 3 + b"9" * 90_000):
        with pytest.raises(BadData, match=r"a number of more than 1000 digits \(byte \d\)"):
            check_json(text)


@pytest.mark.parametrize(
    "text", [b"NaN", b"[Infinity]", b"-Infinity", b'"\xff"', b'{"\\ud800": 1}', b'["\\udc00"]', b""]
)
def test_what_is_no_json_is_refused(text: bytes) -> None:
    with pytest.raises(BadData, match="not JSON"):
        read_json(text)


def test_a_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    with pytest.raises(BadData, match=r"a\.json: cannot be read"):
        read_json_file(path)
    path.write_bytes(nested(3_000))
    with pytest.raises(BadData, match=r"a\.json: \[0\]\.a.*: nested more than"):
        read_json_file(path)
