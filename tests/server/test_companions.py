"""Companions: the Sancho-Bots for a board that lies on a real table."""

from __future__ import annotations

from typing import Any

import pytest

Make = Any
PATH = "/api/companions/drei_sanchos"


async def test_a_bot_is_run_on_a_position_from_the_table(guest: Make) -> None:
    anna = await guest(None)
    first = await anna.post(PATH, {"options": {"sancho": "castilla", "level": "normal"}})
    assert first["question"] is None and first["position"]["burgos"] == "C3K g:C1"
    assert first["view"]["regions"][1]["garrison"] == 1
    request = {"do": "turn", "sancho": "najera", "card": 13}
    body = {"options": first["options"], "state": first["state"], "request": request}
    asked = await anna.post(PATH, body)
    assert [rule for rule, _, _ in asked["told"]][:2] == ["S3-15.3", "S3-15.4"]
    assert asked["question"]["kind"] == "dice"
    body = {**body, "state": asked["state"], "request": {"do": "answer", "value": [1, 2, 3, 9, 6]}}
    fought = await anna.post(PATH, body)
    assert fought["question"] is None or fought["question"]["kind"] != "dice"


async def test_without_such_a_mode_there_is_none(guest: Make) -> None:
    anna = await guest(None)
    await anna.post("/api/companions/heerbann", {"options": {}}, 404)
    await anna.post("/api/companions/chess", {"options": {}}, 404)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"options": {"sancho": "leon"}}, "sancho"),
        ({"request": {"do": "dance"}}, "dance"),
        ({"request": {"do": "turn", "sancho": "castilla", "card": 3}}, "none of the bots"),
        ({"request": {"do": "position", "set": {"burgos": "X9"}}}, "burgos"),
        ({"state": {}}, "stored game"),
        ({"state": {"players": 1, "troops": "many"}}, ""),
    ],
)
async def test_what_cannot_be_is_refused_with_a_reason(
    guest: Make, change: dict[str, Any], reason: str
) -> None:
    refused = await (await guest(None)).post(PATH, {"options": {}, **change}, 400)
    assert refused["error"]["code"] == "bad-request"
    assert reason in refused["error"]["message"]["en"]


async def test_a_forged_position_breaks_nothing(guest: Make) -> None:
    anna = await guest(None)
    first = await anna.post(PATH, {"options": {}})
    request = {"do": "turn", "sancho": "najera", "card": 13}
    for key, value in first["state"].items():
        if isinstance(value, list) and value and isinstance(value[0], int):
            forged = {**first["state"], key: [99] * len(value)}
            body = {"options": first["options"], "state": forged, "request": request}
            response = await anna.http.post(PATH, json=body)
            assert response.status_code in (200, 400), (key, response.text)
