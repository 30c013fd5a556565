"""Coming back without a mail address, several devices, and leaving for good."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from server.authenticator import Authenticator, changed
from server.client import Guest
from server.running import RunningServer, running_server

from tafelrunde.server.phrases import new_phrase, read_phrase, words
from tafelrunde.server.settings import Settings

Make = Any


def everything(folder: Path) -> str:
    """All that the database says."""
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        return "\n".join(connection.iterdump())


async def test_a_phrase_brings_somebody_back_in_another_browser(
    guest: Make, running: RunningServer, tmp_path: Path
) -> None:
    anna = await guest("Anna")
    table = await anna.table("me", "me")
    first = await anna.post("/api/me/phrase", {})
    assert len(first["de"]) == len(first["en"]) == 12
    phrase = await anna.post("/api/me/phrase", {})
    kept = everything(tmp_path)
    assert "$argon2id$" in kept and " ".join(phrase["de"]) not in kept
    async with Guest(running.address) as phone:
        wrong = [*phrase["de"][:11], next(w for w, _ in words() if w != phrase["de"][11])]
        for text in (" ".join(first["de"]), " ".join(wrong), "haus", "ä" * 400):
            told = await phone.post("/api/sign-in/phrase", {"phrase": text}, 403)
            assert told["error"]["code"] == "wrong-phrase"
        typed = "  " + ", ".join(word.upper() for word in phrase["en"])
        assert await phone.post("/api/sign-in/phrase", {"phrase": typed}) == {"name": "Anna"}
        assert (await phone.get(f"/api/tables/{table['id']}"))["seats"][0]["mine"]
        # both devices play at once, and either can end the other
        account = await anna.get("/api/me/account")
        assert [d["current"] for d in account["devices"]].count(True) == 1
        other = next(d["id"] for d in account["devices"] if not d["current"])
        async with phone.visit(table["id"]) as p, anna.visit(table["id"]) as a:
            assert p.state["table"]["seats"][0]["mine"]
            await anna.post("/api/me/devices/end", {"id": other})
            assert await p.goodbye() == "reload"
            assert await a.goodbye() == "reload"
        await phone.get("/api/me/account", 401)
        assert len((await anna.get("/api/me/account"))["devices"]) == 1


async def test_two_devices_of_one_person_at_once_do_no_harm(
    guest: Make, running: RunningServer
) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await ben.sit(await anna.table("me", "guest", manners={"bot": "random"}))
    phrase = await anna.post("/api/me/phrase", {})
    async with Guest(running.address) as phone:
        await phone.post("/api/sign-in/phrase", {"phrase": " ".join(phrase["en"])})
        async with phone.visit(table["id"]) as p, anna.visit(table["id"]) as a:
            answers = await asyncio.gather(a.do(["dice", [2]]), p.do(["dice", [5]]))
            assert sorted(answer["t"] for answer in answers) == ["ack", "refused"]
            refused = next(answer for answer in answers if answer["t"] == "refused")
            assert refused["refusal"][:2] in (["CORE-5", "stale"], ["CORE-1", "not-your-decision"])
            path = f"/api/tables/{table['id']}"
            both = await asyncio.gather(
                *[device.http.post(f"{path}/leave", json={}) for device in (anna, phone)]
            )
            assert sorted(answer.status_code for answer in both) == [200, 403]
            back = await asyncio.gather(
                *[device.http.post(f"{path}/return", json={}) for device in (anna, phone)]
            )
            assert sorted(answer.status_code for answer in back) == [200, 403]
            assert (await anna.get(path))["seats"][0]["mine"]


async def test_a_lost_passkey_is_replaced_by_the_words(named: tuple[Guest, Guest]) -> None:
    anna, _ = named
    table = await anna.table("me", "me")
    lost = Authenticator(anna.address)
    made = lost.make(await anna.post("/api/me/passkeys/options", {}))
    await anna.post("/api/me/passkeys", {"credential": made})
    phrase = await anna.post("/api/me/phrase", {})
    async with Guest(anna.address) as phone, Guest(anna.address) as later:
        await phone.post("/api/sign-in/phrase", {"phrase": " ".join(phrase["de"])})
        old = (await phone.get("/api/me/account"))["passkeys"][0]["id"]
        new = Authenticator(anna.address)
        fresh = new.make(await phone.post("/api/me/passkeys/options", {}))
        await phone.post("/api/me/passkeys", {"credential": fresh})
        await phone.post("/api/me/passkeys/remove", {"id": old})
        start = "/api/sign-in/passkey"
        gone = lost.use(await later.post(f"{start}/options", {}))
        await later.post(start, {"credential": gone}, 403)
        used = new.use(await later.post(f"{start}/options", {}))
        assert await later.post(start, {"credential": used}) == {"name": "Anna"}
        assert (await later.get(f"/api/tables/{table['id']}"))["seats"][0]["mine"]


async def test_nobody_ends_the_devices_of_others(guest: Make) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    name = (await anna.get("/api/me/account"))["devices"][0]["id"]
    await ben.post("/api/me/devices/end", {"id": name}, 404)
    await anna.get("/api/me/account")


async def test_phrases_cannot_be_tried_out(settings: Settings) -> None:
    few = replace(settings, sign_ins_per_minute=3)
    async with running_server(few) as running, Guest(running.address) as thief:
        for _ in range(3):
            await thief.post("/api/sign-in/phrase", {"phrase": "x"}, 403)
        response = await thief.http.post("/api/sign-in/phrase", json={"phrase": "x"})
        assert response.status_code == 429 and int(response.headers["Retry-After"]) >= 20


def test_every_word_means_one_number_in_both_languages() -> None:
    assert len(words()) == 256
    phrase = new_phrase()
    for language in (0, 1):
        assert read_phrase(" ".join(words()[n][language] for n in phrase)) == phrase
    alone = {word for pair in words() for word in set(pair)}
    assert len(alone) == sum(len(set(pair)) for pair in words())


@pytest.fixture
async def named(running: RunningServer) -> AsyncIterator[tuple[Guest, Guest]]:
    """Two guests who come under a name, as passkeys need one."""
    address = running.address.replace("127.0.0.1", "localhost")
    async with Guest(address, "Anna") as anna, Guest(address, "Ben") as ben:
        yield anna, ben


async def test_a_passkey_brings_somebody_back_and_answers_once(
    named: tuple[Guest, Guest], running: RunningServer
) -> None:
    anna, ben = named
    passkey = Authenticator(anna.address)
    options = await anna.post("/api/me/passkeys/options", {})
    made = passkey.make(options)
    # another guest, another page, and the second time
    await ben.post("/api/me/passkeys", {"credential": made}, 403)
    await anna.post("/api/me/passkeys", {"credential": made}, 403)
    made = passkey.make(await anna.post("/api/me/passkeys/options", {}))
    foreign = changed(made, origin="http://evil.example")
    await anna.post("/api/me/passkeys", {"credential": foreign}, 403)
    made = passkey.make(await anna.post("/api/me/passkeys/options", {}))
    account = await anna.post("/api/me/passkeys", {"credential": made})
    assert len(account["passkeys"]) == 1 and account["passkeys_here"]
    async with Guest(anna.address) as phone:
        start = "/api/sign-in/passkey"
        used = passkey.use(await phone.post(f"{start}/options", {}))
        assert await phone.post(start, {"credential": used}) == {"name": "Anna"}
        await phone.post(start, {"credential": used}, 403)
        stranger = Authenticator(anna.address)
        stranger.id = passkey.id  # the name of the passkey alone opens nothing
        stranger.uses = 99
        forged = stranger.use(await phone.post(f"{start}/options", {}))
        await phone.post(start, {"credential": forged}, 403)
        passkey.uses = 0  # a copy of the passkey that lags behind
        copied = passkey.use(await phone.post(f"{start}/options", {}))
        await phone.post(start, {"credential": copied}, 403)
        for nonsense in ({}, {"id": 7}, {"id": "x", "response": {"clientDataJSON": "e30"}}):
            await phone.post(start, {"credential": nonsense}, 403)
        name = account["passkeys"][0]["id"]
        await ben.post("/api/me/passkeys/remove", {"id": name}, 404)
        assert (await anna.post("/api/me/passkeys/remove", {"id": name}))["passkeys"] == []
    async with Guest(running.address, "Carl") as carl:  # at an address of numbers
        refused = await carl.post("/api/me/passkeys/options", {}, 409)
        assert refused["error"]["code"] == "no-passkeys"


async def test_everything_of_ones_own_can_be_taken_along(guest: Make) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await anna.table("me", "guest")
    await ben.sit(table)
    async with anna.visit(table["id"]) as a, ben.visit(table["id"]) as b:
        await a.ask("say", text="Von Anna")
        await b.ask("say", text="Von Ben")
    await anna.post("/api/lessons/heerbann", {})
    data = await anna.get("/api/me/data")
    assert data["lessons"][0]["game"] == "heerbann" and data["puzzles"] == []
    assert data["tables"][0]["seats"] == [0] and data["messages"][0]["text"] == "Von Anna"
    text = str(data)
    assert "Von Ben" not in text and "seed" not in text and table["invite"] not in text
    assert "token" not in text and "Ben" not in text


async def test_who_is_deleted_leaves_readable_games_without_a_name(
    guest: Make, running: RunningServer, tmp_path: Path
) -> None:
    anna, ben = await guest("Adelheid"), await guest("Ben")
    table, waiting = await anna.table("me", "guest"), await ben.table("me", "guest", "guest")
    await ben.sit(table)
    await anna.sit(waiting)
    await anna.post("/api/me/phrase", {})
    async with anna.visit(table["id"]) as a, ben.visit(table["id"]) as b:
        await a.ask("say", text="Ich gehe")
        mine = next(visit for visit in (a, b) if visit.choices)
        assert (await mine.do(mine.choices[0]))["t"] == "ack"
        await anna.post("/api/me/delete", {"name": "Ben"}, 400)
        assert await anna.post("/api/me/delete", {"name": "Adelheid"}) == {"name": None}
        assert await a.goodbye() == "reload"
    assert await anna.get("/api/me") == {"name": None}
    kept = everything(tmp_path)
    assert "Adelheid" not in kept and "Ich gehe" not in kept
    seats = (await ben.get(f"/api/tables/{table['id']}"))["seats"]
    assert seats[0]["kind"] == "bot" and seats[0]["name"] is None and seats[1]["mine"]
    free = (await ben.get(f"/api/tables/{waiting['id']}"))["seats"]
    assert [seat["kind"] for seat in free] == ["person", "free", "free"]
    async with ben.visit(table["id"]) as b:  # the game goes on, against a bot
        await b.until(lambda: bool(b.choices))
        assert (await b.do(b.choices[0]))["t"] == "ack"


async def test_nobody_waits_for_who_is_deleted(guest: Make, running: RunningServer) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await anna.table("me", "guest", game="el_grande", manners={"bot": "random"})
    await ben.sit(table)
    running.live.discard(running.live.rooms[table["id"]], "reload")  # and nobody is connected
    first = await ben.get("/api/inbox")
    asked, other = (ben, anna) if first["turns"] else (anna, ben)
    name = {"name": "Ben" if asked is ben else "Anna"}
    await asked.post("/api/me/delete", name)
    async with asyncio.timeout(30):
        while not (await other.get("/api/inbox"))["turns"]:
            await asyncio.sleep(0.1)
    seats = (await other.get(f"/api/tables/{table['id']}"))["seats"]
    assert sorted([str(seat["bot"]) for seat in seats]) == ["None", "random"], "as was agreed"
    room = running.live.rooms[table["id"]]
    await running.live.look_at_clocks()
    assert room.record.due is None, "nobody has to look at it again and again"
