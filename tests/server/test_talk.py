"""Talking at a table: who hears what, what is kept, and what a nuisance cannot do."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from server.client import Guest, Visit
from server.running import RunningServer, running_server
from sqlalchemy import func, select

from tafelrunde.server import schema
from tafelrunde.server.names import cleaned
from tafelrunde.server.settings import Settings
from tafelrunde.server.workers import Workers

Make = Any
DAY = 24 * 3600 * 1000


def heard(visit: Visit) -> dict[int, Any]:
    """The lines that a visitor has now, by number."""
    lines: dict[int, Any] = {}
    for message in visit.talk:
        lines = {} if message["fresh"] else lines
        lines.update({line["number"]: line for line in message["lines"]})
    return lines


def texts(visit: Visit) -> list[str]:
    return [line["text"] for line in heard(visit).values()]


async def test_players_and_onlookers_talk_apart_until_the_end(
    guest: Make, running: RunningServer
) -> None:
    anna, ben, carl = await guest("Anna"), await guest("Ben"), await guest("Carl")
    table = await anna.table("me", "guest", open=True)
    await ben.sit(table)
    name = table["id"]
    nobody = Guest(running.address)
    async with anna.visit(name) as a, ben.visit(name) as b, carl.visit(name) as c:
        async with nobody, nobody.visit(name) as n:
            assert (await a.ask("say", text="Wer beginnt?"))["t"] == "ack"
            assert (await c.ask("say", text="Anna hat die 18!"))["t"] == "ack"
            assert (await n.ask("say", text="hello"))["code"] == "may-not-talk"
            for visit in (a, b, c, n):
                await visit.settle()
            assert texts(a) == texts(b) == ["Wer beginnt?"]
            assert texts(c) == texts(n) == ["Anna hat die 18!"]
            assert heard(b)[1]["seat"] == 0 and heard(b)[1]["name"] == "Anna"
            assert heard(c)[2]["name"] == "Carl" and heard(c)[2]["seat"] is None
            assert a.talk[-1]["channel"] == "players" and n.talk[-1]["channel"] is None
        # what one may not read one may not touch either
        assert (await b.ask("react", number=2, sign="yes"))["code"] == "not-found"
        assert (await c.ask("report", number=1))["code"] == "not-found"
        room = await running.live.room(name)
        room.record = room.record._replace(status="over")
        async with ben.visit(name) as late, carl.visit(name) as later:
            assert texts(late) == ["Wer beginnt?", "Anna hat die 18!"]
            assert texts(later) == ["Anna hat die 18!"]


async def test_a_repeated_message_is_said_once_and_signs_can_be_taken_back(guest: Make) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await anna.table("me", "guest")
    await ben.sit(table)
    async with anna.visit(table["id"]) as a, ben.visit(table["id"]) as b:
        for _ in range(2):
            assert (await a.ask("say", id="a" * 32, text="Na?"))["t"] == "ack"
        await b.ask("react", number=1, sign="laugh")
        await b.ask("react", number=1, sign="crown")
        await a.settle()
        assert len(heard(a)) == 1
        crown = {"sign": "crown", "count": 1, "mine": False}
        assert heard(a)[1]["reactions"] == [crown]
        assert heard(b)[1]["reactions"] == [{**crown, "mine": True}]
        await b.ask("react", number=1, sign=None)
        assert heard(b)[1]["reactions"] == []
    async with ben.visit(table["id"]) as b:  # and it was stored
        assert texts(b) == ["Na?"] and heard(b)[1]["reactions"] == []


async def test_the_host_is_told_of_reports_and_can_remove_mute_and_close(guest: Make) -> None:
    anna, ben, carl = await guest("Anna"), await guest("Ben"), await guest("Carl")
    table = await anna.table("me", "guest", open=True)
    await ben.sit(table)
    name = table["id"]
    async with anna.visit(name) as a, ben.visit(name) as b, carl.visit(name) as c:
        await c.ask("say", text="grob")
        await c.ask("say", text="harmlos")
        assert texts(a) == []
        await c.ask("report", number=1)
        await a.settle()
        assert texts(a) == ["grob"] and heard(a)[1]["reports"] == 1
        assert heard(c)[1]["reports"] == 0  # nobody learns who reports what
        for no in ("remove", "mute"):
            more = {"muted": True} if no == "mute" else {}
            assert (await b.ask(no, number=1, **more))["t"] == "error"
        assert (await b.ask("chat", chat="off"))["code"] == "may-not-talk"
        assert (await a.ask("mute", number=1, muted=True))["t"] == "ack"
        assert (await a.ask("remove", number=1))["t"] == "ack"
        await c.settle()
        assert texts(c) == ["", "harmlos"] and heard(c)[1]["removed"]
        assert c.talk[-1]["channel"] is None
        assert (await c.ask("say", text="doch"))["code"] == "may-not-talk"
        assert (await c.ask("remove", number=2))["t"] == "ack"  # one's own words
        await a.ask("mute", number=1, muted=False)
        assert (await c.ask("say", text="danke"))["t"] == "ack"
        await a.ask("chat", chat="players")
        assert (await c.ask("say", text="noch da"))["code"] == "may-not-talk"
        assert (await b.ask("say", text="unter uns"))["t"] == "ack"
        await a.ask("chat", chat="off")
        assert (await a.ask("say", text="?"))["code"] == "may-not-talk"
        await b.settle()
        assert b.talk[-1]["chat"] == "off" and heard(b) == {}


async def test_a_flood_is_stopped_for_one_guest_for_many_and_on_the_disk(
    settings: Settings,
) -> None:
    few = replace(settings, says_per_minute=5, says_per_minute_at_table=12, says_kept=4)
    async with running_server(few) as running:
        people = [Guest(running.address, f"Gast {n}") for n in range(4)]
        async with people[0] as host, people[1] as b, people[2] as c, people[3] as d:
            table = await host.table("me", "random", open=True)
            said = 0
            for person in (b, c, d):
                async with person.visit(table["id"]) as visit:
                    answers = [await visit.ask("say", text=f"{n}") for n in range(8)]
                    codes = [answer.get("code") for answer in answers]
                    assert codes[-1] == "too-many"
                    assert codes.count(None) <= 5
                    said += codes.count(None)
                    assert (await visit.ask("say", text="x" * 401))["code"] == "bad-request"
            assert said == 12
            count = select(func.count()).select_from(schema.MESSAGES)
            assert (await running.store.find(count))[0][0] == 4
            async with host.visit(table["id"]) as h:  # nobody was thrown out by it
                assert (await h.do(h.choices[0]))["t"] == "ack"


async def test_nothing_that_is_said_reaches_bots_or_journals_and_it_goes_with_the_table(
    guest: Make, running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    plain = Workers.ask

    async def overheard(self: Workers, how: Any, *arguments: Any, **more: Any) -> Any:
        asked.append(repr(arguments))
        return await plain(self, how, *arguments, **more)

    monkeypatch.setattr(Workers, "ask", overheard)
    anna = await guest("Anna")
    table = await anna.table("me", "random", open=True)
    async with anna.visit(table["id"]) as a:
        assert (await a.ask("say", text="Geheimwort Xanten"))["t"] == "ack"
        await a.do(a.choices[0])
        await a.until(lambda: bool(asked))
    assert "Xanten" not in "".join(asked)
    assert "Xanten" not in "".join(await running.store.entries(table["id"]))
    live = running.live
    live.discard(await live.room(table["id"]), "reload")
    await running.store.expire([("playing", live.now() + DAY)], set(), 0)
    for rows in (schema.MESSAGES, schema.REACTIONS, schema.REPORTS, schema.MUTED):
        assert await running.store.find(select(rows)) == []


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("<b>hi</b>\n\tyou", "<b>hi</b> you"),
        ("\u202egnik\u2066", "gnik"),
        ("a" + "\u0301" * 50, "á" + "\u0301" * 2),
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("\u200b\u200d \x00", ""),
    ],
)
def test_what_is_said_is_plain_text(said: str, kept: str) -> None:
    assert cleaned(said) == kept


async def test_a_message_without_letters_is_refused(guest: Make) -> None:
    anna = await guest("Anna")
    table = await anna.table("me", "me", chat="players")
    async with anna.visit(table["id"]) as a:
        assert a.talk[-1]["chat"] == "players"
        assert (await a.ask("say", text="\u200b"))["code"] == "bad-request"
