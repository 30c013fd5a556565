"""A game of somebody else needs no change of the server."""

from __future__ import annotations

import random
from typing import Any

from server.client import play_on

Make = Any


async def test_the_toy_game_is_listed_described_and_played_to_the_end(guest: Make) -> None:
    anna, ben, eve = await guest("Anna"), await guest("Ben"), await guest("Eve")
    listed = {game["id"]: game for game in await anna.get("/api/games")}
    assert listed["hinterhalt"]["built"] and listed["hinterhalt"]["title"]["de"]
    game = await anna.get("/api/games/hinterhalt")
    assert game["verbs"] and game["lexicon"] and game["texts"]["de"]
    assert await anna.get("/api/games/hinterhalt/rules")
    table = await anna.table("me", "guest", game="hinterhalt", open=True, options={"rounds": 4})
    await ben.sit(table)
    name = table["id"]
    async with anna.visit(name) as a, ben.visit(name) as b, eve.visit(name) as e:
        await play_on([a, b], random.Random(1))
        await e.settle()
        assert a.over and e.over and e.state["scene"]["areas"]
        assert [event[:2] for event in a.log] == [event[:2] for event in e.log]
    replayed = await anna.get(f"/api/tables/{name}/replay?at=5")
    assert replayed["state"]["view"]["game"]


async def test_a_bot_plays_the_toy_game(guest: Make) -> None:
    anna = await guest("Anna")
    table = await anna.table("me", "random", game="hinterhalt", options={"rounds": 4})
    rng = random.Random(2)
    async with anna.visit(table["id"]) as a:
        while not a.over:
            await a.until(lambda: bool(a.choices) or a.over)
            if a.choices:
                seen = len(a.states)
                await a.do(rng.choice(a.choices))
                await a.until(lambda: len(a.states) > seen)  # noqa: B023
