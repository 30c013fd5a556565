"""The inbox says whose turn it is, since when and what is asked, and loads no game for it."""

from __future__ import annotations

import random
from typing import Any

from server.client import Guest, Visit, play_on
from server.running import RunningServer, running_server

from tafelrunde.core.match import Match
from tafelrunde.server.settings import Settings

Make = Any
HOUR = 3_600_000


def names(items: list[Any]) -> list[str]:
    return [item["table"]["id"] for item in items]


def has_answered(visit: Visit) -> bool:
    """Whether somebody is asked again after an answer."""
    return bool(visit.choices) and not visit.state["decision"].endswith(".0")


def is_in_parts(match: Match) -> bool:
    """Whether the first seat is asked for a sealed answer of several parts."""
    return 0 in match.state.pending() and match.state.prompt == "commit-cards"


async def test_it_tells_whose_turn_it_is_since_when_and_what_is_asked(settings: Settings) -> None:
    time = 1000
    async with (
        running_server(settings, lambda: time) as running,
        Guest(running.address, "Anna") as anna,
        Guest(running.address, "Ben") as ben,
    ):
        first = await anna.table("me", "guest", game="el_grande")
        waiting = await anna.get("/api/inbox")
        assert (waiting["turns"], names(waiting["rest"])) == ([], [first["id"]])
        await ben.sit(first)
        time += HOUR
        second = await anna.table("me", "guest", game="el_grande")
        await ben.sit(second)
        async with anna.visit(first["id"]) as a, ben.visit(first["id"]) as b:
            await play_on([a, b], random.Random(1), lambda: has_answered(a))
            asked = a.state["decision"]
        time += HOUR
        running.live.rooms.clear()  # nothing may be read from a game in memory
        found = await anna.get("/api/inbox?language=de")
        since = [item["since"] for item in found["turns"]]
        assert since == sorted(since), "who waits longest comes first"
        mine = {item["table"]["id"]: item for item in found["turns"]}[first["id"]]
        assert mine["since"] == time - HOUR, asked
        assert mine["asked"] and mine["last"] and mine["when"] == time - HOUR
        theirs = await ben.get("/api/inbox?language=en")
        (line,) = [item for item in theirs["running"] if item["table"]["id"] == first["id"]]
        assert line["asked"] == "" and line["last"] not in ("", mine["last"])
        assert not running.live.rooms, "the list loads no game"


async def test_a_secret_turn_stands_in_the_own_inbox_alone(settings: Settings) -> None:
    async with (
        running_server(settings, lambda: 1000) as running,
        Guest(running.address, "Anna") as anna,
        Guest(running.address, "Ben") as ben,
    ):
        table = await anna.table("me", "guest")
        await ben.sit(table)
        async with anna.visit(table["id"]) as a, ben.visit(table["id"]) as b:
            room = running.live.rooms[table["id"]]
            match = room.match
            assert match is not None
            await play_on([a, b], random.Random(3), lambda: is_in_parts(match))
            before = await ben.get("/api/inbox")
            parts = match.parts[0]
            await a.do(next(c for c in a.choices if c[1]))
            assert match.parts[0] == parts + 1 and 0 in match.state.pending()
            assert await ben.get("/api/inbox") == before, "a part of an answer is no news"


async def test_strangers_have_no_inbox_and_languages_are_checked(
    guest: Make, running: RunningServer
) -> None:
    stranger = await guest(None)
    assert (await stranger.get("/api/inbox"))["turns"] == []
    await stranger.get("/api/inbox?language=fr", 400)
