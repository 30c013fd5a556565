"""Kinds of action that are closed say why, before anybody tries them."""

from __future__ import annotations

import pytest
from drei_sanchos.table import GAME, staged

GIVEN = {"commander": "castilla", "card": 26}


def reasons(given: dict[str, object]) -> dict[str, tuple[str, str]]:
    """The rule and the key for each kind of action that the first seat cannot choose."""
    preview = GAME.preview(staged(3, {**GIVEN, **given}), 0)
    return {kind: no[:2] for kind, no in preview["closed"].items()}


@pytest.mark.rule("S3-4.5")
def test_s3_4_5_what_is_open_has_no_reason() -> None:
    found = reasons({"alava": "C4K N2", "recruits": [1, 0, 0]})
    assert not found.keys() & {"recruit", "deploy", "move", "attack"}
    assert reasons({"alava": "C4K", "recruits": [0, 0, 0]})["deploy"] == ("S3-5.3", "no-recruits")


@pytest.mark.rule("S3-6.2")
def test_s3_6_2_nobody_stands_beside_the_units() -> None:
    found = reasons({"alava": "C4K"})
    assert found["attack"] == ("S3-6.2", "nobody-to-attack")
    assert found["besiege"] == ("S3-7.2", "nothing-to-besiege")


@pytest.mark.rule("S3-8.5")
def test_s3_8_5_what_the_text_does_not_list_is_closed() -> None:
    """Card 26 lets Aragón recruit, deploy home and besiege."""
    s = staged(3, {**GIVEN, "turn": "aragon", "phase": "field", "cinco_villas": "A2"})
    found = GAME.preview(s, s.to_move())["closed"]
    assert found["move"][:2] == found["attack"][:2] == ("S3-8.5", "not-listed")
