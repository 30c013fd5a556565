"""Opening, finding, joining, playing and finishing tables."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest
from server.client import Guest, play_on
from server.running import RunningServer, running_server

from tafelrunde.core.journal import journal_from_json
from tafelrunde.core.match import verify
from tafelrunde.games import load_game
from tafelrunde.server.settings import Settings, with_driver

Make = Any


async def test_games_of_the_house_and_those_not_built_are_listed(guest: Make) -> None:
    games = {game["id"]: game for game in await (await guest(None)).get("/api/games")}
    heerbann = games["heerbann"]
    assert heerbann["built"] and heerbann["players"] == [2, 4]
    assert heerbann["options"][0] == {
        "id": "seniority",
        "values": ["random", "seat"],
        "purpose": "rule",
        "players": [],
    }
    unbuilt = [game for game in games.values() if not game["built"]]
    assert all(game["options"] == [] and game["title"]["de"] for game in unbuilt)
    assert {"vetternkrieg", "el_grande", "drei_sanchos", "guiscard"} <= games.keys()


def whole(entry: dict[str, Any]) -> dict[str, Any]:
    """A named thing with what is left out because it is empty or called like its id."""
    name = entry["id"]
    return {"de": name, "en": name, "text_de": "", "text_en": "", "facts": {}, **entry}


async def test_what_few_tables_know_comes_apart(guest: Make) -> None:
    anna = await guest(None)
    game = await anna.get("/api/games/guiscard")
    usual = await anna.get("/api/games/guiscard?language=en")
    seldom = await anna.get("/api/games/guiscard/seldom")
    assert usual["seldom"] == {"scenario": "siege"}
    assert seldom and not usual["lexicon"].keys() & seldom.keys()
    both = {**usual["lexicon"], **seldom}
    assert {element: whole(entry) for element, entry in both.items()} == game["lexicon"]
    assert await anna.get("/api/games/heerbann/seldom") == {}


async def test_a_game_comes_with_texts_things_and_bots(guest: Make) -> None:
    anna = await guest(None)
    game = await anna.get("/api/games/heerbann")
    assert game["verbs"]["take"] == ["card"] and game["params"]["card"] == "card"
    assert game["lexicon"]["card:18"]["de"] and game["bots"][0] == "random"
    assert "event-" in game["texts"]["de"] and "event-" in game["texts"]["en"]
    assert game["sides"] == []  # Heerbann tells no seats apart
    german = await anna.get("/api/games/heerbann?language=de")
    lean = german.pop("lexicon")
    assert german == {k: v for k, v in game.items() if k != "lexicon"} | {
        "texts": {"de": game["texts"]["de"]}
    }
    assert {element: whole(entry) for element, entry in lean.items()} == game["lexicon"]
    refused = await anna.get("/api/games/heerbann?language=fr", 400)
    assert "language is one of de, en" in refused["error"]["message"]["en"]
    assert (await anna.get("/api/games/chess", 404))["error"]["code"] == "not-found"


SIDES = {
    "vetternkrieg": {2: ["york", "lancaster"]},
    "el_grande": {2: ["red", "blue"], 5: ["red", "blue", "yellow", "green", "brown"]},
    "drei_sanchos": {
        1: ["castilla", "najera", "aragon"],
        2: ["castilla", "aragon"],
        3: ["castilla", "najera", "aragon"],
    },
    "guiscard": {2: ["normans", "papal", "arabs", "byzantines"]},
}


@pytest.mark.parametrize("name", list(SIDES))
async def test_a_game_tells_its_sides_and_what_its_options_are_for(guest: Make, name: str) -> None:
    anna = await guest(None)
    game = await anna.get(f"/api/games/{name}")
    for players, ids in SIDES[name].items():
        there = [side["id"] for side in game["sides"] if side["players"] == players]
        assert list(dict.fromkeys(there)) == ids
    known = {option["id"]: option for option in game["options"]}
    for side in game["sides"]:
        assert all(value in known[key]["values"] for key, value in side["options"].items())
        assert all(known[key]["purpose"] != "rule" for key in side["options"])
        assert side["title"]["de"] and side["title"]["en"]
    purposes = {option["purpose"] for option in game["options"]}
    assert "game" in purposes and purposes <= {"game", "sides", "rule"}


async def test_who_chooses_a_side_gets_it(guest: Make) -> None:
    anna = await guest("Anna")
    game = await anna.get("/api/games/guiscard")
    wanted = {"scenario": "s02", "swapped": False}
    [arabs] = [s for s in game["sides"] if s["id"] == "arabs" and s["options"] == wanted]
    seats = ["random", "me"] if arabs["seat"] else ["me", "random"]
    table = await anna.table(*seats, game="guiscard", options=arabs["options"])
    async with anna.visit(table["id"]) as a:
        await a.until(lambda: bool(a.states))
        assert a.state["view"]["game"]["sides"][arabs["seat"]] == "arabs"
        assert a.state["observer"] == arabs["seat"]


async def test_a_guest_gets_a_name_and_keeps_it(guest: Make, running: RunningServer) -> None:
    anna = await guest(None)
    assert await anna.get("/api/me") == {"name": None}
    assert await anna.post("/api/me", {"name": "  Anna   von  A "}) == {"name": "Anna von A"}
    token = anna.http.cookies["tafelrunde"]
    assert len(token) == 32 and int(token, 16) >= 0
    await anna.post("/api/me", {"name": "Berta"})
    assert anna.http.cookies["tafelrunde"] == token
    assert await anna.get("/api/me") == {"name": "Berta"}
    assert await running.store.guest(token) is None  # only its hash is stored


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\u0000b", "a\u202eb", 5])
async def test_odd_names_are_refused(guest: Make, name: object) -> None:
    answer = await (await guest(None)).post("/api/me", {"name": name}, 400)
    assert answer["error"]["code"] == "bad-request" and answer["error"]["message"]["de"]


async def test_two_people_finish_a_game_that_anybody_can_verify(guest: Make) -> None:
    anna, ben, eve = await guest("Anna"), await guest("Ben"), await guest("Eve")
    table = await anna.table("me", "guest")
    assert table["status"] == "waiting" and len(table["invite"]) == 32
    name = table["id"]
    async with anna.visit(name) as a:
        waiting = a.state
        assert waiting["view"] is None and waiting["choices"] == []
        assert (await ben.sit(table))["status"] == "playing"
        await a.until(lambda: a.state["view"] is not None)
        async with ben.visit(name) as b:
            luck = a.state["luck"]
            assert luck["seed"] is None
            shown = luck["commitment"]
            early = await anna.get(f"/api/tables/{name}/journal", 409)
            assert early["error"]["code"] == "not-over"
            await play_on([a, b], random.Random(1))
            assert a.log == b.log and len(a.log) == a.state["seq"]
            assert a.state["luck"]["commitment"] == shown
            assert len(a.state["luck"]["seed"]) == 64
            assert a.state["table"]["status"] == "over"
            assert a.state["table"]["winners"] == a.state["view"]["winners"]
    journal = journal_from_json(await anna.get(f"/api/tables/{name}/journal"))
    assert verify(load_game("heerbann"), journal) > 10
    assert journal.head.luck.commitment == shown
    await eve.get(f"/api/tables/{name}/journal", 404)


async def test_the_order_of_events_is_the_same_for_seats_and_spectators(guest: Make) -> None:
    anna, ben, eve = await guest("Anna"), await guest("Ben"), await guest("Eve")
    table = await anna.table("me", "guest", open=True)
    await ben.sit(table)
    name = table["id"]
    async with anna.visit(name) as a, ben.visit(name) as b, eve.visit(name) as e:
        await play_on([a, b], random.Random(2))
        await e.settle()
        assert a.log == b.log == e.log
        assert e.state["observer"] == -2 and e.state["table"]["invite"] is None
        assert all(state["choices"] == [] for state in e.states)
        seqs = [state["seq"] for state in e.states]
        assert seqs == sorted(seqs)


async def test_a_client_resumes_after_the_last_event_it_saw(guest: Make) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await anna.table("me", "guest")
    await ben.sit(table)
    name = table["id"]
    async with ben.visit(name) as b:
        async with anna.visit(name) as a:
            await play_on([a, b], random.Random(3), lambda: a.state["seq"] > 12)
            log, seq = a.log, a.state["seq"]
        async with anna.visit(name, after=seq) as again:
            assert again.state["since"] == seq and again.state["events"] == []
            again.log = log
            await play_on([again, b], random.Random(4), lambda: again.state["seq"] > seq + 5)
            assert again.log == b.log
        async with anna.visit(name, after=10**6) as lost:
            assert lost.state["since"] == 0 and lost.log == b.log


async def test_a_room_that_was_unloaded_is_read_from_the_store(
    guest: Make, running: RunningServer
) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await anna.table("me", "guest")
    await ben.sit(table)
    name = table["id"]
    async with anna.visit(name) as a, ben.visit(name) as b:
        await play_on([a, b], random.Random(5), lambda: a.state["seq"] > 20)
        before = a.state
    room = running.live.rooms[name]
    running.live.discard(room, "reload")
    async with anna.visit(name) as a:
        for field in ("view", "decision", "seq", "choices", "undo"):
            assert a.state[field] == before[field]


async def test_an_idle_room_is_unloaded(settings: Settings) -> None:
    quick = replace(settings, idle_seconds=0)
    async with running_server(quick) as running, Guest(running.address, "Anna") as anna:
        table = await anna.table("me", "me")
        async with anna.visit(table["id"]):
            await asyncio.sleep(0.2)
            assert table["id"] in running.live.rooms
        async with asyncio.timeout(5):
            while running.live.rooms:
                await asyncio.sleep(0.02)


async def test_two_people_want_one_seat_and_one_gets_it(guest: Make) -> None:
    anna, ben, eve = await guest("Anna"), await guest("Ben"), await guest("Eve")
    table = await anna.table("me", "guest")
    body = {"invite": table["invite"], "seat": 1}
    path = f"/api/tables/{table['id']}/join"
    both = await asyncio.gather(*[g.http.post(path, json=body) for g in (ben, eve)])
    assert sorted(r.status_code for r in both) == [200, 409]
    loser = next(r for r in both if r.status_code == 409)
    assert loser.json()["error"]["code"] in ("no-free-seat", "seat-taken")


async def test_joining_has_its_refusals(guest: Make) -> None:
    anna, ben, eve = await guest("Anna"), await guest("Ben"), await guest(None)
    table = await anna.table("me", "guest", "guest")
    path = f"/api/tables/{table['id']}/join"

    async def code(who: Any, body: object, status: int) -> str:
        return str((await who.post(path, body, status))["error"]["code"])

    invite = table["invite"]
    assert await code(ben, {}, 404) == "not-found"
    assert await code(ben, {"invite": "0" * 32}, 403) == "wrong-invite"
    assert await code(eve, {"invite": invite}, 401) == "no-guest"
    assert await code(ben, {"invite": invite, "seat": 0}, 409) == "seat-taken"
    assert await code(ben, {"invite": invite, "seat": 9}, 404) == "not-found"
    assert await code(anna, {}, 409) == "already-seated"
    summary = await ben.post(path, {"invite": invite, "seat": 2})
    assert summary["status"] == "waiting"
    assert [s["kind"] for s in summary["seats"]] == ["person", "free", "person"]
    assert [s["mine"] for s in summary["seats"]] == [False, False, True]


async def test_new_tables_have_their_refusals(guest: Make) -> None:
    anna = await guest("Anna")

    async def code(status: int, **body: object) -> str:
        body = {"game": "heerbann", "seats": [{"kind": "me"}, {"kind": "me"}], **body}
        return str((await anna.post("/api/tables", body, status))["error"]["code"])

    assert await code(404, game="mikado") == "not-found"
    assert await code(400, seats=[{"kind": "me"}]) == "bad-request"
    assert await code(400, seats=[{"kind": "me"}] * 5) == "bad-request"
    assert await code(400, seats=[{"kind": "me"}, {"kind": "bot"}]) == "bad-request"
    assert await code(400, seats=[{"kind": "me"}, {"kind": "bot", "bot": "x"}]) == "bad-request"
    assert await code(400, options={"nonsense": True}) == "bad-request"
    assert await code(400, options={"abilities": 1}) == "bad-request"
    assert await code(400, surprise=1) == "bad-request"


async def test_the_lobby_shows_open_tables_and_mine_are_mine(guest: Make) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    private, public = await anna.table("me", "guest"), await anna.table("me", "guest", open=True)
    lists = await ben.get("/api/tables")
    assert [t["id"] for t in lists["open"]] == [public["id"]] and lists["mine"] == []
    assert lists["open"][0]["invite"] is None
    assert {t["id"] for t in (await anna.get("/api/tables"))["mine"]} == {
        private["id"],
        public["id"],
    }
    await ben.get(f"/api/tables/{private['id']}", 404)
    await ben.post(f"/api/tables/{public['id']}/join", {})
    assert [t["id"] for t in (await ben.get("/api/tables"))["mine"]] == [public["id"]]


async def test_watching_a_private_table_needs_the_invitation_once(guest: Make) -> None:
    anna, eve = await guest("Anna"), await guest("Eve")
    table = await anna.table("me", "me")
    path = f"/api/tables/{table['id']}/watch"
    await eve.post(path, {}, 404)
    await eve.post(path, {"invite": "f" * 32}, 403)
    assert (await eve.post(path, {"invite": table["invite"]}))["invite"] is None
    async with eve.visit(table["id"]) as e:
        assert e.state["observer"] == -2
    assert (await eve.get(f"/api/tables/{table['id']}"))["id"] == table["id"]


async def test_who_only_watches_a_private_table_needs_the_invitation_to_sit(guest: Make) -> None:
    anna, eve = await guest("Anna"), await guest("Eve")
    table = await anna.table("me", "guest")
    await eve.post(f"/api/tables/{table['id']}/watch", {"invite": table["invite"]})
    answer = await eve.post(f"/api/tables/{table['id']}/join", {}, 403)
    assert answer["error"]["code"] == "wrong-invite"


async def test_people_are_told_who_is_here(guest: Make) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await anna.table("me", "guest")
    await ben.sit(table)

    def here(visit: Any) -> list[bool]:
        return [s["connected"] for s in visit.others[-1]["table"]["seats"]]

    async with anna.visit(table["id"]) as a:
        async with ben.visit(table["id"]):
            await a.until(lambda: bool(a.others))
            assert here(a) == [True, True]
        await a.until(lambda: len(a.others) > 1)
        assert here(a) == [True, False]


async def test_a_table_lives_on_postgresql_too(settings: Settings, postgres: str) -> None:
    stored = replace(settings, database=with_driver(postgres))
    async with (
        running_server(stored) as running,
        Guest(running.address, "Anna") as anna,
        Guest(running.address, "Ben") as ben,
    ):
        table = await anna.table("me", "guest")
        await ben.sit(table)
        name = table["id"]
        async with anna.visit(name) as a, ben.visit(name) as b:
            await play_on([a, b], random.Random(6), lambda: a.state["seq"] > 15)
            before = a.state
        running.live.discard(running.live.rooms[name], "reload")
        async with anna.visit(name) as a:
            assert (a.state["view"], a.state["seq"]) == (before["view"], before["seq"])
