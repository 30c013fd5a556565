"""Campaigns: a series of games that the server keeps together."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from server.client import play_on

Make = Any


async def begin(guest: Any, start: str = "normal") -> Any:
    return await guest.post("/api/campaigns", {"game": "drei_sanchos", "start": start})


async def test_a_campaign_begins_with_its_first_game_to_come(guest: Make) -> None:
    anna = await guest("Anna")
    campaign = await begin(anna, "hard")
    assert campaign["status"] == "running" and campaign["start"] == "hard"
    (first,) = campaign["games"]
    assert first["table"] is None and first["result"] is None
    assert first["options"] == {"sancho": "najera", "level": "hard", "el_cid": False}
    assert await anna.get("/api/campaigns") == {"mine": [campaign]}
    assert await anna.get(f"/api/campaigns/{campaign['id']}") == campaign


async def test_an_unfinished_game_is_gone_on_with_and_its_result_counts(guest: Make) -> None:
    anna = await guest("Anna")
    path = f"/api/campaigns/{(await begin(anna))['id']}"
    table = await anna.post(f"{path}/play", {})
    assert table["campaign"] == path.rpartition("/")[2] and table["status"] == "playing"
    assert table["options"]["sancho"] == "najera"
    again = await asyncio.gather(*[anna.post(f"{path}/play", {}) for _ in range(3)])
    assert {one["id"] for one in again} == {table["id"]}
    async with anna.visit(table["id"]) as visit:
        await play_on([visit], random.Random(3))
    campaign = await anna.get(path)
    first, second = campaign["games"]
    assert first["table"] == table["id"] and first["result"] in ("major", "minor", "lost")
    lost = first["result"] == "lost"
    assert second["table"] is None
    assert second["options"]["sancho"] == ("najera" if lost else "aragon")
    assert (await anna.post(f"{path}/play", {}))["id"] != table["id"]


async def test_a_lost_campaign_has_no_further_game(guest: Make) -> None:
    anna = await guest("Anna")
    path = f"/api/campaigns/{(await begin(anna, 'impossible'))['id']}"
    table = await anna.post(f"{path}/play", {})
    async with anna.visit(table["id"]) as visit:
        await play_on([visit], random.Random(5))
    campaign = await anna.get(path)
    assert campaign["games"][0]["result"] == "lost", "choose a luckless generator"
    assert campaign["status"] == "lost" and len(campaign["games"]) == 1
    assert (await anna.post(f"{path}/play", {}, 409))["error"]["code"] == "nothing-left"


async def test_campaigns_are_their_owners_business(guest: Make) -> None:
    anna, eve, stranger = await guest("Anna"), await guest("Eve"), await guest(None)
    path = f"/api/campaigns/{(await begin(anna))['id']}"
    assert await eve.get("/api/campaigns") == {"mine": []}
    assert await stranger.get("/api/campaigns") == {"mine": []}
    await eve.get(path, 404)
    await eve.post(f"{path}/play", {}, 404)
    await stranger.post(f"{path}/play", {}, 401)
    await stranger.post("/api/campaigns", {"game": "drei_sanchos", "start": "normal"}, 401)


async def test_what_is_no_campaign_is_refused(guest: Make) -> None:
    anna = await guest("Anna")
    await anna.post("/api/campaigns", {"game": "heerbann", "start": "normal"}, 404)
    await anna.post("/api/campaigns", {"game": "chess", "start": "normal"}, 404)
    refused = await anna.post("/api/campaigns", {"game": "drei_sanchos", "start": "easy"}, 400)
    assert "easy" in refused["error"]["message"]["en"]


async def test_the_games_say_where_a_campaign_can_begin(guest: Make) -> None:
    games = {game["id"]: game for game in await (await guest(None)).get("/api/games")}
    assert games["drei_sanchos"]["campaigns"] == ["normal", "hard", "impossible"]
    assert games["heerbann"]["campaigns"] == []


async def test_games_on_a_real_board_are_told_and_count(guest: Make) -> None:
    anna, eve = await guest("Anna"), await guest("Eve")
    campaign = await begin(anna)
    path = f"/api/campaigns/{campaign['id']}"
    sanchos = [game["sancho"] for game in campaign["ahead"]]
    levels = [game["level"] for game in campaign["ahead"]]
    assert (sanchos, levels) == (["najera", "aragon", "castilla"], ["normal", "hard", "very_hard"])
    assert campaign["results"] == ["major", "minor", "lost"]
    await eve.post(f"{path}/result", {"result": "major"}, 404)
    await anna.post(f"{path}/result", {"result": "splendid"}, 400)
    told = await anna.post(f"{path}/result", {"result": "lost"})
    assert [game["result"] for game in told["games"]] == ["lost", None]
    assert told["games"][1]["options"]["el_cid"] is True
    # a table in between, then the board again
    table = await anna.post(f"{path}/play", {})
    assert (await anna.post(f"{path}/result", {"result": "minor"}, 409))["error"][
        "code"
    ] == "not-over"
    async with anna.visit(table["id"]) as visit:
        await play_on([visit], random.Random(3))
    after = await anna.post(f"{path}/result", {"result": "lost"})
    assert [game["table"] for game in after["games"][:3]] == [None, table["id"], None]
    played = after["games"][1]["result"]
    assert await anna.get(path) == after
    if played == "lost":
        assert after["status"] == "lost" and after["ahead"] == []
    else:
        assert after["status"] == "running" and len(after["ahead"]) == 2
        for _ in range(2):
            after = await anna.post(f"{path}/result", {"result": "major"})
        assert after["status"] == "won"
    await anna.post(f"{path}/result", {"result": "major"}, 409)
