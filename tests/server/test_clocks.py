"""Clocks: whose time runs, what taking back brings, restarts, vacations, and who runs out."""

from __future__ import annotations

import random
from typing import Any

from server.client import Guest, Visit, play_on
from server.running import RunningServer, running_server

from tafelrunde.server import clocks
from tafelrunde.server.clocks import DAY, MINUTE, SECOND, Asked
from tafelrunde.server.settings import Settings
from tafelrunde.server.wire import Manners

DAYS = Manners(clock="days", days=3, vacation=5)
LIVE = Manners(clock="live", minutes=10, increment=20)


def asked(*people: int, parts: tuple[int, int] = (0, 0), actions: int = 0, covered: bool = False):  # type: ignore[no-untyped-def]
    return Asked(list(people), covered, list(parts), actions)


def test_days_begin_anew_with_every_question_but_not_by_taking_back() -> None:
    c = clocks.advance(clocks.begin(DAYS, 2, 0), DAYS, asked(0), 0)
    assert (c.runs, clocks.due(c)) == ([0], 3 * DAY)
    c = clocks.advance(c, DAYS, asked(1, parts=(1, 0), actions=1), 2 * DAY)
    assert (c.left, c.runs, clocks.due(c)) == ([3 * DAY, 3 * DAY], [1], 5 * DAY)
    back = clocks.advance(c, DAYS, asked(0, parts=(2, 0), actions=0), 4 * DAY)
    assert back.left == [3 * DAY, DAY]
    for day in (5, 6):  # doing and taking back the same again and again brings nothing
        done = clocks.advance(back, DAYS, asked(1, parts=(day, 0), actions=1), day * DAY)
        back = clocks.advance(done, DAYS, asked(0, parts=(day + 1, 0), actions=0), day * DAY)
    assert back.left == [DAY, DAY] and clocks.run_out(back, 7 * DAY) == [0]


def test_live_clocks_run_for_whoever_is_asked_and_answers_bring_the_increment() -> None:
    c = clocks.advance(clocks.begin(LIVE, 2, 0), LIVE, asked(0), 0)
    c = clocks.advance(c, LIVE, asked(1, parts=(1, 0), actions=1), 4 * MINUTE)
    assert c.left == [6 * MINUTE + 20 * SECOND, 10 * MINUTE]
    assert clocks.left_at(c, 0, 60 * MINUTE) == c.left[0], "who is not asked loses nothing"
    assert clocks.run_out(c, 14 * MINUTE - 1) == [] and clocks.run_out(c, 14 * MINUTE) == [1]


def test_where_it_is_secret_who_is_asked_there_is_one_deadline_and_no_clock_moves() -> None:
    c = clocks.advance(clocks.begin(LIVE, 2, 0), LIVE, asked(1, covered=True), 0)
    assert (c.runs, c.left, c.until) == ([], [10 * MINUTE] * 2, 5 * MINUTE)
    later = clocks.settled(c, 4 * MINUTE)
    assert later.left == c.left and clocks.run_out(later, 5 * MINUTE) == [1]


def test_a_vacation_stops_the_own_clock_and_what_is_not_used_comes_back() -> None:
    c = clocks.advance(clocks.begin(DAYS, 2, 0), DAYS, asked(0), 0)
    away = clocks.leave_for(c, 0, 4, DAY)
    assert away is not None and clocks.due(away) == 7 * DAY and away.vacation[0] == DAY
    assert clocks.leave_for(away, 0, 6, DAY) is None, "there are five days"
    back = clocks.leave_for(away, 0, 0, 3 * DAY)
    assert back is not None and (back.vacation[0], clocks.due(back)) == (3 * DAY, 5 * DAY)


class Time:
    """The server's clock."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


async def begun(anna: Guest, ben: Guest, **manners: Any) -> Any:
    """A table of two people with these manners, and bots that hardly think."""
    table = await anna.table("me", "guest", manners={"bot": "random", **manners})
    return await ben.sit(table)


def whose(table: Any) -> list[int]:
    return [int(seat) for seat in table["clocks"]["runs"]]


async def test_over_a_fortnight_a_bot_replaces_who_runs_out_after_a_restart_too(
    settings: Settings,
) -> None:
    time = Time()
    async with (
        running_server(settings, time) as running,
        Guest(running.address, "Anna") as anna,
        Guest(running.address, "Ben") as ben,
    ):
        table = await begun(anna, ben, clock="days", days=3)
        path = f"/api/tables/{table['id']}"
        async with ben.visit(table["id"]) as b, anna.visit(table["id"]) as a:
            await play_on([a, b], random.Random(1), lambda: bool(a.choices) and not b.choices)
            assert whose(a.state["table"]) == [0]
        cookies = anna.http.cookies, ben.http.cookies
    time.now += 3 * DAY - 1
    async with running_server(settings, time) as running, Guest(running.address) as ben:
        ben.http.cookies = cookies[1]
        await running.live.look_at_clocks()
        assert (await ben.get(path))["seats"][0]["kind"] == "person"
        assert (await ben.get(path))["clocks"]["left"][0] == 1
        time.now += 1
        await running.live.look_at_clocks()
        found = await ben.get(path)
        assert (found["seats"][0]["kind"], found["seats"][0]["left"]) == ("bot", "somebody")
        await until_asked(running, ben, 1)
        time.now += 2 * DAY
        await running.live.look_at_clocks()
        async with Guest(running.address) as anna:
            anna.http.cookies = cookies[0]
            back = await anna.post(f"{path}/return", {})
            assert back["seats"][0]["mine"] and back["clocks"]["left"][0] == 3 * DAY
            await anna.post(f"{path}/vacation", {"days": 14})
            await anna.post(f"{path}/vacation", {"days": 15}, 409)
            time.now += 9 * DAY
            await running.live.look_at_clocks()
            after = await anna.get(path)
            assert after["seats"][1]["kind"] == "bot", "Ben ran out meanwhile"
            assert after["seats"][0]["kind"] == "person", "Anna is on vacation"


async def until_asked(running: RunningServer, guest: Guest, seat: int) -> None:
    """Bots act while nobody is connected, until it is a person's turn: their inbox says so."""
    while not (await guest.get("/api/inbox"))["turns"]:
        await running.live.look_at_clocks()
        await running.live.rooms[next(iter(running.live.rooms))].post(_nothing)


async def _nothing() -> None:
    return None


async def test_who_runs_out_loses_the_game_where_that_was_agreed(settings: Settings) -> None:
    time = Time()
    async with (
        running_server(settings, time) as running,
        Guest(running.address, "Anna") as anna,
        Guest(running.address, "Ben") as ben,
    ):
        manners = {"clock": "live", "minutes": 1, "increment": 0, "timeout": "lose"}
        table = await anna.table("me", "guest", manners=manners)
        await ben.sit(table)
        async with anna.visit(table["id"]) as a, ben.visit(table["id"]) as b:
            await play_on([a, b], random.Random(1), lambda: alone(a, b))
            time.now += MINUTE
            await running.live.look_at_clocks()
            await b.until(lambda: b.over)
            assert b.state["table"]["winners"] == [1]


def alone(a: Visit, b: Visit) -> bool:
    """Whether the first of them alone is asked."""
    return bool(a.choices) and not b.choices


async def test_a_table_without_a_clock_waits_for_ever(settings: Settings) -> None:
    time = Time()
    async with (
        running_server(settings, time) as running,
        Guest(running.address, "Anna") as anna,
        Guest(running.address, "Ben") as ben,
    ):
        table = await ben.sit(await anna.table("me", "guest"))
        time.now += 300 * DAY
        await running.live.look_at_clocks()
        found = await anna.get(f"/api/tables/{table['id']}")
        assert found["clocks"] is None and found["seats"][0]["kind"] == "person"
        await anna.post(f"/api/tables/{table['id']}/vacation", {"days": 1}, 409)
        no = {"game": "heerbann", "seats": [{"kind": "me"}] * 2, "manners": {"days": 0}}
        await anna.post("/api/tables", no, 400)
