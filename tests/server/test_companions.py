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
    body = {"options": first["options"], "state": first["state"]}
    for request in ({"do": "card", "card": 13}, {"do": "skip"}, {"do": "turn"}):
        asked = await anna.post(PATH, {**body, "request": request})
        body["state"] = asked["state"]
    rules = dict.fromkeys(rule for rule, _, _ in asked["told"])
    assert [*rules][:2] == ["S3-15.3", "S3-15.4"]
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
        ({"request": {"do": "turn"}}, "no bot is due"),
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
    request = {"do": "card", "card": 13}
    table = first["state"]["table"]
    for key, value in table.items():
        if isinstance(value, list) and value and isinstance(value[0], int):
            forged = {**first["state"], "table": {**table, key: [99] * len(value)}}
            body = {"options": first["options"], "state": forged, "request": request}
            response = await anna.http.post(PATH, json=body)
            assert response.status_code in (200, 400), (key, response.text)


OWN = '[pack]\ngame = "drei_sanchos"\nname = "Mine"\n\n[[cards]]\nnumber = 13\nbp = 3\n'


async def test_an_owners_pack_is_played_with_and_named(guest: Make) -> None:
    anna = await guest(None)
    first = await anna.post(PATH, {"options": {}, "pack": OWN})
    assert first["lexicon"]["card:13"]["provenance"] == "own"
    assert first["lexicon"]["card:13"]["facts"]["bp"] == 3
    assert not any(
        element.startswith("card:1") for element in first["lexicon"].keys() - {"card:13"}
    )
    assert (await anna.post(PATH, {"options": {}}))["lexicon"] == {}


@pytest.mark.parametrize(
    ("pack", "reason"),
    [
        ("[pack", "pack.toml:1: not valid TOML"),
        (OWN + "bp = 1\n", "pack.toml:8: not valid TOML"),
        (OWN.replace("bp = 3", "bp = 9"), "pack.toml:7: cards.bp: 9 is not between 1 and 3"),
        (OWN.replace("bp = 3", f'top_de = "{"x" * 2000}"'), "more than 1000 characters"),
        (OWN.replace("bp = 3", 'top = "fly 1"'), "cannot read the step"),
        (OWN.replace("drei_sanchos", "heerbann"), "a pack needs [pack] with game"),
        ("a = " + "[" * 5000, "pack.toml"),
        ("a = " + "9" * 5000, "pack.toml"),
        ("#" * 50_000, "49152"),
    ],
)
async def test_a_pack_that_does_not_fit_is_refused_with_the_line(
    guest: Make, pack: str, reason: str
) -> None:
    refused = await (await guest(None)).post(PATH, {"options": {}, "pack": pack}, 400)
    assert reason in refused["error"]["message"]["en"]
