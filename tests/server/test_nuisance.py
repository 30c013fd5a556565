"""What somebody who means ill cannot do to the others at a table."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest
from server.client import Guest, play_on
from server.running import RunningServer, running_server
from server.test_leaving import table_of, told
from server.test_talk import heard

from tafelrunde.server import live_tables
from tafelrunde.server.loading import load
from tafelrunde.server.settings import Settings

Make = Any
CYRILLIC = "\u0410nn\u0430"  # looks like Anna


async def test_nobody_looks_like_somebody_else_at_the_table(guest: Make) -> None:
    anna, again, eve, fritz = [await guest(n) for n in ("Anna", "ANNA", CYRILLIC, "Ännà")]
    table = await table_of(anna, again, open=True)
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "ANNA 2"]
    async with eve.visit(table["id"]) as e:
        await e.ask("say", text="Ich bin die Gastgeberin <b>hier</b>")
        await e.settle()
        assert heard(e)[1]["name"] == f"{CYRILLIC} 3"
        assert heard(e)[1]["text"] == "Ich bin die Gastgeberin <b>hier</b>"
    offered = await again.post(f"{told(table)}/offer", {"seat": 1, "yes": True})
    taken = await fritz.post(f"{told(table)}/join", {"invite": offered["seats"][1]["offer"]})
    assert taken["seats"][1]["name"] == "Ännà 2"
    for name in ("A" + "\u0301" * 4, "An\u200bna", "An\u202ena", "An\x07na"):
        await anna.post("/api/me", {"name": name}, 400)


async def test_who_is_muted_is_so_on_every_device_and_after_coming_back(
    guest: Make, running: RunningServer
) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await table_of(anna, ben, manners={"bot": "random"})
    phone = await guest(None)
    phone.http.cookies = ben.http.cookies
    name = table["id"]
    async with anna.visit(name) as a, ben.visit(name) as b, phone.visit(name) as p:
        await b.ask("say", text="laut")
        await a.ask("mute", number=1, muted=True)
        for visit in (b, p):
            assert (await visit.ask("say", text="doch"))["code"] == "may-not-talk"
            assert (await visit.ask("react", number=1, sign="no"))["code"] == "may-not-talk"
        await ben.post(f"{told(table)}/leave", {})
        await ben.post(f"{told(table)}/return", {})
        assert (await p.ask("say", text="doch"))["code"] == "may-not-talk"
    running.live.discard(running.live.rooms[name], "reload")
    async with phone.visit(name) as p:
        assert (await p.ask("say", text="doch"))["code"] == "may-not-talk"


async def test_an_offered_seat_is_given_once_and_told_to_no_stranger(guest: Make) -> None:
    anna, ben, nobody = await guest("Anna"), await guest("Ben"), await guest(None)
    table = await table_of(anna, ben, open=True)
    async with nobody.visit(table["id"]) as n:
        offered = await anna.post(f"{told(table)}/offer", {"seat": 0, "yes": True})
        secret = offered["seats"][0]["offer"]
        await n.settle()
        assert secret not in "".join(n.frames)
    assert secret not in str(await nobody.get(told(table)))
    rivals = [await guest(f"Gast {number}") for number in range(5)]
    path, body = f"{told(table)}/join", {"invite": secret}
    answers = await asyncio.gather(*[rival.http.post(path, json=body) for rival in rivals])
    assert sorted(answer.status_code for answer in answers)[:2] == [200, 409]
    seated = [answer.json()["seats"][0]["name"] for answer in answers if answer.is_success]
    assert len(seated) == 1 and (await ben.get(told(table)))["seats"][0]["name"] == seated[0]


async def test_a_request_to_take_back_ends_when_somebody_leaves(
    guest: Make, running: RunningServer
) -> None:
    anna, ben, clara = await guest("Anna"), await guest("Ben"), await guest("Clara")
    table = await table_of(anna, ben, clara)
    async with (
        anna.visit(table["id"]) as a,
        ben.visit(table["id"]) as b,
        clara.visit(table["id"]) as c,
    ):
        done = lambda: a.state["undo"] == "ask" and not a.choices  # noqa: E731
        await play_on([a, b, c], random.Random(3), done)
        assert (await a.ask("ask_undo", seat=0))["t"] == "ack"
        await b.until(lambda: b.state["undo_asked"] == 0)
        assert a.state["undo"] == ""  # it is asked once
        await b.ask("answer_undo", seat=1, yes=True)
        await c.until(lambda: c.state["undo_granted"] == [1])
        await c.ask("answer_undo", seat=2, yes=False)
        await a.until(lambda: a.state["undo_denied"] and a.state["undo"] == "")
        assert not b.state["undo_denied"]
        await play_on([a, b, c], random.Random(4), lambda: a.state["undo"] == "ask")
        assert (await a.ask("ask_undo", seat=0))["t"] == "ack"
        await ben.post(f"{told(table)}/leave", {})
        await a.until(lambda: a.state["undo_asked"] is None)
    assert running.live.rooms[table["id"]].record.undo == []


async def test_who_does_and_takes_back_for_ever_ends_nobody_elses_game(settings: Settings) -> None:
    small = replace(settings, commands_per_table=8)
    async with (
        running_server(small) as running,
        Guest(running.address, "Anna") as anna,
        Guest(running.address, "Ben") as ben,
    ):
        table = await anna.table("me", "guest")
        await ben.sit(table)
        async with anna.visit(table["id"]) as a, ben.visit(table["id"]) as b:
            for _ in range(2):
                assert (await b.do(["dice", [3]]))["t"] == "ack"
                assert (await b.ask("undo", seat=1))["t"] == "ack"
                await b.settle()
            await b.send({"t": "undo", "id": "f" * 32, "seat": 1})
            assert await b.goodbye() == "limit"
            assert (await a.do(["dice", [3]]))["t"] == "ack"
            assert (await a.ask("undo", seat=0))["t"] == "ack"
            await a.settle()
            assert (await a.do(["dice", [4]]))["t"] == "ack"


async def test_who_is_signed_out_while_a_table_is_loaded_does_not_get_in(
    guest: Make, running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await guest("Anna")
    thief = await guest(None)
    thief.http.cookies.update(anna.http.cookies)
    table = await anna.table("me", "random")
    loading, going_on = asyncio.Event(), asyncio.Event()

    async def slowly(*given: Any) -> Any:
        loading.set()
        await going_on.wait()
        return await load(*given)

    monkeypatch.setattr(live_tables, "load", slowly)
    visit = thief.visit(table["id"])
    entering = asyncio.create_task(visit.__aenter__())
    await loading.wait()
    await anna.post("/api/me/token", {})
    going_on.set()
    await entering
    assert await visit.goodbye() == "reload"
    await visit.__aexit__()
