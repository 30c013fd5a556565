"""Looking back with one's own eyes, and playing on from there."""

from __future__ import annotations

import random
from typing import Any

from server.client import play_on

from tafelrunde.server.film import LENGTH

Make = Any


async def finished(guest: Make, **more: Any) -> tuple[Any, Any, str, list[Any], list[Any]]:
    """A finished game and the states that one seat and a spectator got."""
    anna, ben, eve = await guest("Anna"), await guest("Ben"), await guest("Eve")
    table = await anna.table("me", "guest", open=True, **more)
    await ben.sit(table)
    name = table["id"]
    async with anna.visit(name) as a, ben.visit(name) as b, eve.visit(name) as e:
        await play_on([a, b], random.Random(11))
        await e.settle()
        return anna, eve, name, a.states, e.states


def changes(states: list[Any]) -> list[Any]:
    """What an observer saw, without what only repeats it."""
    found: list[Any] = []
    for state in states:
        seen = (state["seq"], state["view"])
        if not found or found[-1] != seen:
            found.append(seen)
    return found


async def test_replay_shows_what_each_observer_saw_step_by_step(guest: Make) -> None:
    anna, eve, name, own, public = await finished(guest)
    for who, states in ((anna, own), (eve, public)):
        saw = changes(states)
        last = await who.get(f"/api/tables/{name}/replay")
        assert last["at"] == last["entries"] == len(saw) - 1
        for at in (0, 1, len(saw) // 2, len(saw) - 1):
            step = await who.get(f"/api/tables/{name}/replay?at={at}")
            assert (step["state"]["seq"], step["state"]["view"]) == saw[at]
            assert len(step["state"]["events"]) == step["state"]["seq"]


async def test_every_step_brings_the_film_of_its_events_and_is_found_by_them(guest: Make) -> None:
    anna, _, name, own, _ = await finished(guest)
    last = len(changes(own)) - 1
    told = 0
    for at in (0, 1, 2, last):
        step = await anna.get(f"/api/tables/{name}/replay?at={at}")
        state = step["state"]
        if at in (1, 2):
            assert step["told"] == told, "the film goes on where the step before ended"
        told = state["seq"]
        shown = min(LENGTH, state["seq"] - max(0, step["told"] - 1))
        assert len(state["film"]) == shown
        for event in range(step["told"], state["seq"]):
            found = await anna.get(f"/api/tables/{name}/replay?event={event}")
            assert found["at"] == at
    await anna.get(f"/api/tables/{name}/replay?event={told}", 404)


async def test_looking_back_and_playing_on_have_their_refusals(guest: Make) -> None:
    anna, _, name, own, _ = await finished(guest)
    for query, status in (("at=999999", 404), ("at=-1", 400), ("at=x", 400), ("seat=1", 404)):
        await anna.get(f"/api/tables/{name}/replay?{query}", status)
    waiting = await anna.table("me", "guest")
    answer = await anna.get(f"/api/tables/{waiting['id']}/replay", 409)
    assert answer["error"]["code"] == "not-started"
    last = len(changes(own)) - 1
    path = f"/api/tables/{name}/fork"
    over = await anna.post(path, {"at": last, "bots": ["random"]}, 409)
    assert over["error"]["code"] == "nothing-left"
    await anna.post(path, {"at": last + 1, "bots": ["random"]}, 404)
    await anna.post(path, {"at": 0, "bots": ["nobody"]}, 400)
    await anna.post(path, {"at": 0, "bots": []}, 400)
    running = await anna.table("me", "me")
    body = {"at": 0, "bots": ["random"]}
    answer = await anna.post(f"/api/tables/{running['id']}/fork", body, 409)
    assert answer["error"]["code"] == "not-over"


async def test_a_finished_game_is_played_on_from_a_step(guest: Make) -> None:
    anna, _, name, own, _ = await finished(guest)
    saw = changes(own)
    middle = len(saw) // 2
    body = {"at": middle, "bots": ["random"]}
    fork = await anna.post(f"/api/tables/{name}/fork", body)
    assert [s["kind"] for s in fork["seats"]] == ["person", "bot"] and not fork["open"]
    again = await anna.get(f"/api/tables/{fork['id']}/replay")
    assert (again["state"]["seq"], again["state"]["view"]) == saw[middle]
    assert again["state"]["luck"] == own[-1]["luck"]


async def test_a_spectator_takes_a_seat_in_the_game_he_plays_on(guest: Make) -> None:
    _, eve, name, _, _ = await finished(guest)
    body = {"at": 3, "bots": ["random"], "seat": 1}
    fork = await eve.post(f"/api/tables/{name}/fork", body)
    assert [s["mine"] for s in fork["seats"]] == [False, True]
    await eve.post(f"/api/tables/{name}/fork", {**body, "seat": 2}, 404)
