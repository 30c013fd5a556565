"""Leaving: to a bot, by a link, for good, or together; and who may not."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from server.client import Guest, Visit, play_on
from server.running import RunningServer

from tafelrunde.core.actions import Action
from tafelrunde.core.match import Match
from tafelrunde.games import load_game
from tafelrunde.server import thinking
from tafelrunde.server.loading import match_of, read_entries
from tafelrunde.server.thinking import Task, Thought

Make = Any


async def table_of(anna: Guest, *others: Guest, game: str = "heerbann", **more: Any) -> Any:
    """A table with these people, begun."""
    table = await anna.table("me", *["guest"] * len(others), game=game, **more)
    for other in others:
        table = await other.sit(table)
    return table


def told(table: Any) -> str:
    return f"/api/tables/{table['id']}"


def match_at(running: RunningServer, table: Any) -> Match:
    match = running.live.rooms[table["id"]].match
    assert match is not None
    return match


def record_tasks(monkeypatch: pytest.MonkeyPatch) -> list[Task]:
    """All tasks that bots get; each plays its first legal answer."""
    tasks: list[Task] = []

    async def ask(self: object, work: Callable[..., Any], task: Task, **_limits: Any) -> Any:
        tasks.append(task)
        s = thinking._unpack(task)[1]
        halts = s.halts
        actions: list[Action] = []
        while s.halts == halts and task.seat in s.pending():
            actions.append(s.legal(task.seat)[-1])
            s.play_trusted(task.seat, actions[-1])
        return Thought(actions, ())

    monkeypatch.setattr(thinking.Thinkers, "ask", ask)
    return tasks


def commits(match: Match) -> bool:
    """Whether the first seat has to choose cards in secret."""
    return match.state.prompt == "commit-cards" and 0 in match.state.pending()


async def test_a_bot_takes_over_with_what_the_seat_may_know_and_the_person_comes_back(
    guest: Make, running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    tasks = record_tasks(monkeypatch)
    monkeypatch.setattr("secrets.randbits", lambda _: 7)
    anna, ben, clara = await guest("Anna"), await guest("Ben"), await guest("Clara")
    table = await table_of(anna, ben, clara)
    async with AsyncExitStack() as stack:
        people = (anna, ben, clara)
        visits = [await stack.enter_async_context(g.visit(table["id"])) for g in people]
        a, b, _ = visits
        match = match_at(running, table)
        await play_on(visits, random.Random(2), lambda: commits(match))
        await b.do(next(choice for choice in b.choices if choice[1]))  # a secret part
        view, true = match.game.view(match.state, 0), match.state.to_json()
        left = await anna.post(f"{told(table)}/leave", {})
        assert left["seats"][0] | {"name": "Anna"} == left["seats"][0]
        assert (left["seats"][0]["kind"], left["seats"][0]["left"]) == ("bot", "me")
        await b.until(lambda: bool(tasks))
        game, world = thinking._unpack(tasks[0])
        assert tasks[0].seat == 0 and game.view(world, 0) == view
        assert world.to_json() != true, "what others hold and have chosen is dealt anew"
        await a.until(lambda: a.state["observer"] == -2)
        assert a.state["choices"] == [] and a.state["table"]["seats"][0]["bot"]
        no = await a.do(["pass", []], seat=0)
        assert no["refusal"][1] == "not-your-decision"
        await ben.post(f"{told(table)}/return", {}, 403)
        back = await anna.post(f"{told(table)}/return", {})
        assert (back["seats"][0]["kind"], back["seats"][0]["mine"]) == ("person", True)
        await a.until(lambda: a.state["observer"] == 0)


async def test_a_seat_goes_to_a_person_by_a_link_once(guest: Make, running: RunningServer) -> None:
    anna, ben, clara, dora = [await guest(name) for name in ("Anna", "Ben", "Clara", "Dora")]
    table = await table_of(anna, ben, clara)
    await ben.post(f"{told(table)}/offer", {"seat": 0, "yes": True}, 403)
    offered = await anna.post(f"{told(table)}/offer", {"seat": 0, "yes": True})
    secret = offered["seats"][0]["offer"]
    assert (await ben.get(told(table)))["seats"][0]["offer"] is None, "it is nobody else's business"
    await ben.post(f"{told(table)}/join", {"invite": secret}, 409)  # he knows another seat
    await clara.post(f"{told(table)}/leave", {})
    no = await clara.post(f"{told(table)}/join", {"invite": secret}, 409)
    assert no["error"]["code"] == "knows-a-seat"
    seen = await dora.post(f"{told(table)}/watch", {"invite": secret})
    assert seen["seats"][0]["offer"] == secret
    taken = await dora.post(f"{told(table)}/join", {"invite": secret})
    assert (taken["seats"][0]["mine"], taken["seats"][0]["name"]) == (True, "Dora")
    await anna.post(f"{told(table)}/return", {}, 403)
    eve = await guest("Eve")
    await eve.post(f"{told(table)}/join", {"invite": secret}, 403)
    assert (await anna.get(told(table)))["seats"][0]["mine"] is False, "but she may look on"


async def test_nobody_gets_to_know_two_seats_and_who_had_one_may_look_on(guest: Make) -> None:
    anna, ben, clara, dora = [await guest(name) for name in ("Anna", "Ben", "Clara", "Dora")]
    table = await table_of(anna, ben, clara)
    first = await ben.post(f"{told(table)}/offer", {"seat": 1, "yes": True})
    await dora.post(f"{told(table)}/join", {"invite": first["seats"][1]["offer"]})
    await clara.post(f"{told(table)}/resign", {})
    second = await anna.post(f"{told(table)}/offer", {"seat": 0, "yes": True})
    for one in (ben, clara):  # one gave a seat away, the other gave up
        no = await one.post(f"{told(table)}/join", {"invite": second["seats"][0]["offer"]}, 409)
        assert no["error"]["code"] == "knows-a-seat"
    await anna.post(f"{told(table)}/peek", {"yes": True})  # sends other onlookers away
    await anna.post(f"{told(table)}/onlookers", {"yes": False})
    for one in (ben, clara):
        assert (await one.get(told(table)))["status"] == "playing"
        assert (await one.get("/api/inbox"))["running"][0]["table"]["id"] == table["id"]
    again = await dora.post(f"{told(table)}/offer", {"seat": 1, "yes": True})
    back = await ben.post(f"{told(table)}/join", {"invite": again["seats"][1]["offer"]})
    assert back["seats"][1]["mine"], "his own seat he may have again"


async def test_the_link_for_a_seat_reaches_whoever_made_it_alone(guest: Make) -> None:
    anna, ben, eve = await guest("Anna"), await guest("Ben"), await guest("Eve")
    table = await table_of(anna, ben, open=True, manners={"bot": "random"})
    await ben.post(f"{told(table)}/leave", {})
    async with ben.visit(table["id"]) as b, eve.visit(table["id"]) as e, anna.visit(table["id"]):
        await ben.post(f"{told(table)}/offer", {"seat": 1, "yes": True})
        await b.until(lambda: b.state["table"]["seats"][1]["offer"] is not None)
        await e.settle()
        assert b.state["table"]["seats"][1]["offer"] not in "".join(e.frames)
        assert b.state["table"]["seats"][1]["left"] == "me"
        assert e.state["table"]["seats"][1]["left"] == "somebody"


async def test_an_offer_can_be_taken_back(guest: Make) -> None:
    anna, ben, dora = await guest("Anna"), await guest("Ben"), await guest("Dora")
    table = await table_of(anna, ben)
    offered = await anna.post(f"{told(table)}/offer", {"seat": 0, "yes": True})
    await anna.post(f"{told(table)}/offer", {"seat": 0, "yes": False})
    await dora.post(f"{told(table)}/join", {"invite": offered["seats"][0]["offer"]}, 403)


@pytest.mark.parametrize(
    "game", ["heerbann", "vetternkrieg", "el_grande", "drei_sanchos", "guiscard"]
)
async def test_between_two_resigning_ends_the_game_and_it_can_be_read_afterwards(
    guest: Make, running: RunningServer, game: str
) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await table_of(anna, ben, game=game)
    async with anna.visit(table["id"]) as a, ben.visit(table["id"]) as b:
        match = match_at(running, table)
        await play_on([a, b], random.Random(5), lambda: len(match.entries) > 30)
        over = await ben.post(f"{told(table)}/resign", {})
        assert (over["status"], over["winners"]) == ("over", [0])
        await a.until(lambda: a.over)
        assert a.log[-1] == ["CORE-8", "resigned", {"seat": 1}]
    found = await running.store.table(table["id"])
    assert found is not None
    entries = read_entries(found[0], await running.store.entries(table["id"]))
    assert match_of(found[0], entries).state.winners == (0,)
    step = await anna.get(f"{told(table)}/replay")
    assert step["state"]["view"]["over"]
    await ben.post(f"{told(table)}/resign", {}, 409)


async def test_with_more_at_the_table_a_bot_has_the_seat_for_good(guest: Make) -> None:
    anna, ben, clara = await guest("Anna"), await guest("Ben"), await guest("Clara")
    table = await table_of(anna, ben, clara)
    after = await anna.post(f"{told(table)}/resign", {})
    assert (after["status"], after["seats"][0]["kind"]) == ("playing", "bot")
    assert after["seats"][0]["left"] == ""
    await anna.post(f"{told(table)}/return", {}, 403)


async def test_a_game_is_called_off_when_all_people_want_it(
    guest: Make, running: RunningServer
) -> None:
    anna, ben, eve = await guest("Anna"), await guest("Ben"), await guest("Eve")
    table = await table_of(anna, ben, open=True)
    await eve.post(f"{told(table)}/abort", {"yes": True}, 403)
    asked = await anna.post(f"{told(table)}/abort", {"yes": True})
    assert (asked["status"], asked["parting"]) == ("playing", [0])
    again = await anna.post(f"{told(table)}/abort", {"yes": True})
    assert again["status"] == "playing", "one person does not agree twice"
    assert (await ben.post(f"{told(table)}/abort", {"yes": False}))["parting"] == []
    await anna.post(f"{told(table)}/abort", {"yes": True})
    assert (await ben.post(f"{told(table)}/abort", {"yes": True}))["status"] == "aborted"
    running.live.discard(running.live.rooms[table["id"]], "reload")
    async with anna.visit(table["id"]) as a:
        assert a.state["table"]["status"] == "aborted" and a.state["luck"]["seed"] is None
        assert a.state["choices"] == [] and a.state["undo"] == ""
        assert (await a.do(["dice", [6]]))["t"] == "refused"


async def test_a_host_deletes_before_the_first_move_and_archives_afterwards(
    guest: Make, running: RunningServer
) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await table_of(anna, ben)
    await ben.post(f"{told(table)}/delete", {}, 403)
    async with ben.visit(table["id"]) as b:
        await anna.post(f"{told(table)}/delete", {})
        assert await b.goodbye() == "gone"
    await anna.get(told(table), 404)
    assert await running.store.entries(table["id"]) == []
    table = await table_of(anna, ben)
    async with anna.visit(table["id"]) as a, ben.visit(table["id"]) as b:
        await play_one([a, b])
    await anna.post(f"{told(table)}/delete", {}, 409)
    await anna.post(f"{told(table)}/archive", {"yes": True}, 409)
    await ben.post(f"{told(table)}/resign", {})
    await ben.post(f"{told(table)}/archive", {"yes": True}, 403)
    assert (await anna.post(f"{told(table)}/archive", {"yes": True}))["archived"]
    assert not (await anna.post(f"{told(table)}/archive", {"yes": False}))["archived"]


async def play_one(visits: list[Visit]) -> None:
    """One answer of whoever is asked."""
    visit = next(visit for visit in visits if visit.choices)
    assert (await visit.do(visit.choices[0]))["t"] == "ack"


async def test_the_rules_of_more_than_two_do_not_end_by_resigning() -> None:
    game = load_game("el_grande")
    assert game.without(game.new({}, 3), 0) is None
    assert game.without(game.new({}, 2), 0) == (1,)


async def test_a_host_closes_the_table_to_onlookers(guest: Make) -> None:
    anna, ben, eve = await guest("Anna"), await guest("Ben"), await guest("Eve")
    table = await table_of(anna, ben, open=True)
    await ben.post(f"{told(table)}/onlookers", {"yes": False}, 403)
    async with eve.visit(table["id"]) as e:
        await anna.post(f"{told(table)}/onlookers", {"yes": False})
        assert await e.goodbye() == "closed"
    await eve.get(told(table), 404)
    await eve.get(f"{told(table)}/replay", 404)
    async with ben.visit(table["id"]) as b:
        assert not b.closed
    await anna.post(f"{told(table)}/onlookers", {"yes": True})
    await eve.get(told(table))
