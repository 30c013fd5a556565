"""Positions and messages that no client of ours would send: refused at once, with the field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from forging import WRONG, leaves, modest, replaced

from tafelrunde.core.actions import BadData
from tafelrunde.server.companions import answer
from tafelrunde.server.errors import Refused, message

Make = Any
PATH = "/api/companions/drei_sanchos"


@pytest.fixture(autouse=True)
def frugal() -> Iterator[None]:
    """A mistake shall not take the machine down."""
    with modest():
        yield


async def battle(anna: Any) -> dict[str, Any]:
    """The state of a companion that waits for the dice of a battle."""
    first = await anna.post(PATH, {"options": {}})
    asked = first
    for request in ({"do": "card", "card": 13}, {"do": "skip"}, {"do": "turn"}):
        asked = await anna.post(PATH, {"options": {}, "state": asked["state"], "request": request})
    assert asked["question"]["kind"] == "dice"
    state: dict[str, Any] = asked["state"]
    return state


async def test_a_thousand_million_kings_are_refused(guest: Make) -> None:
    anna = await guest(None)
    state = await battle(anna)
    state["table"]["stack"][-1]["kings"] = [0, 1_000_000_000, 0]
    refused = await anna.post(PATH, {"options": {}, "state": state}, 400)
    assert refused["error"]["code"] == "bad-request"
    reason = refused["error"]["message"]["en"]
    assert "state.stack[1].kings[1]: 1000000000 is more than 1" in reason


@pytest.mark.parametrize("deep", [40, 900, 3000, 30_000])
async def test_json_nested_too_deep_is_refused(guest: Make, deep: int) -> None:
    anna = await guest("Anna")
    nested = "[" * deep + "]" * deep
    for path, body, where in [
        (PATH, f'{{"options": {{}}, "state": {{"a": {nested}}}}}', "state.a[0][0]"),
        (PATH, f'{{"options": {{}}, "request": {{"do": {nested}}}}}', "request.do[0][0]"),
        ("/api/tables", f'{{"game": {nested}}}', "game[0][0]"),
        ("/api/me", nested, "[0][0]"),
    ]:
        response = await anna.http.post(
            path, content=body, headers={"Content-Type": "application/json"}
        )
        assert response.status_code == 400, response.text
        told = response.json()["error"]["message"]["en"]
        assert where in told and ": nested" in told
    table = await anna.table("me", "me")
    async with anna.visit(table["id"]) as visit:
        await visit.send(f'{{"t": "why", "action": {nested}}}')
        await visit.until(lambda: bool(visit.others))
        problem = visit.others[-1]
        assert problem["code"] == "bad-request" and "nested" in problem["message"]["en"]


UNITS = ("C99999999999", "C99 " * 5_000, "C" * 20_000, "g:C1 " * 4_000)
REQUESTS: list[dict[str, Any]] = [
    {"do": "turn", "sancho": "najera", "card": 13},
    {"do": "attack", "region": 8, "points": 2},
    {"do": "besiege", "region": 8, "points": 1},
    {"do": "answer", "value": [1, 2, 3, 9, 6]},
    {"do": "answer", "value": ["use_card", [5]]},
    {"do": "position", "set": {"burgos": "C3K g:C1", "recruits": [2, 0, 0], "arrow": "up"}},
    *[{"do": "position", "set": {"burgos": units}} for units in UNITS],
    {"do": "position", "set": {"reserve": [[13], [], []], "el_cid": "none", "jaca": "s:A99"}},
]


async def test_forged_requests_are_refused_with_a_short_reason(guest: Make) -> None:
    """Nearly all go straight to what answers them; every twentieth takes the whole way."""
    anna = await guest(None)
    states = [None, await battle(anna)]
    for request in REQUESTS:
        forged = [replaced(request, at, wrong) for at in leaves(request) for wrong in WRONG[:-2]]
        for number, one in enumerate(forged):
            body = {"options": {}, "state": states[number % 2], "request": one}
            if number % 20 == 0:
                response = await anna.http.post(PATH, json=body)
                assert response.status_code in (200, 400), response.text
                if response.status_code == 400:
                    assert len(response.json()["error"]["message"]["en"]) < 300
            try:
                found = answer("drei_sanchos", body)
            except BadData as error:
                detail = Refused("bad-request", str(error)).detail
                assert len(message("bad-request", detail)["en"]) < 300
            else:
                assert msgspec.json.encode(found)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b'{"options": {"el_cid": ' + b"1" * 5_000 + b"}}", "a number of more than 1000 digits"),
        (b'{"options": {"el_cid": ' + b"1" * 900 + b"}}", "option el_cid"),
        (b'{"options": {"el_cid": NaN}}', "malformed"),
        (b'{"options": {"sancho": "\xff"}}', "utf-8"),
        (b'{"options": {"sancho": "\\ud800"}}', ""),
        (b'{"options": {}, "state": {"@": "DreiSanchos", "players": 1e999}}', "out of range"),
        (b'{"options": {}, "options": {"sancho": "leon"}}', "leon"),
        (b"\xef\xbb\xbf{}", "malformed"),
        (b"", "truncated"),
    ],
)
async def test_odd_json_is_refused(guest: Make, body: bytes, reason: str) -> None:
    anna = await guest(None)
    headers = {"Content-Type": "application/json"}
    response = await anna.http.post(PATH, content=body, headers=headers)
    assert response.status_code == 400, response.text
    assert reason in response.json()["error"]["message"]["en"]
