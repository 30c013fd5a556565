"""Several people at one screen: whose eyes, the curtain, and consent."""

from __future__ import annotations

import random
from typing import Any

from server.client import play_on

Make = Any


async def test_a_curtain_hides_the_next_seat_until_it_is_lifted(guest: Make) -> None:
    anna = await guest("Anna")
    table = await anna.table("me", "me")
    async with anna.visit(table["id"]) as a:
        assert (a.state["observer"], a.state["curtain"]) == (-2, 0)
        assert a.state["choices"] == []
        await a.send({"t": "seen", "observer": 0})
        await a.until(lambda: a.state["observer"] == 0)
        assert a.state["curtain"] is None
        await a.do(["dice", [3]])
        await a.until(lambda: a.state["curtain"] == 1)
        assert a.state["observer"] == -2 and a.state["view"]["picks"] == []
        assert "dice" not in str(a.state["choices"])
        await a.send({"t": "seen", "observer": 1})
        await a.until(lambda: a.state["observer"] == 1)
        assert a.state["view"]["picks"] == [] and a.state["since"] == 0


async def test_open_decisions_need_no_curtain(guest: Make) -> None:
    anna = await guest("Anna")
    table = await anna.table("me", "me")
    async with anna.visit(table["id"]) as a:
        await lift_and_play(a, until=lambda: a.state["view"]["prompt"] == "take-card")
        assert a.state["curtain"] is None
        assert a.state["observer"] == a.state["view"]["pending"][0]


async def lift_and_play(a: Any, until: Any) -> None:
    """One person plays all seats."""
    rng = random.Random(5)
    while True:
        await a.settle()
        if until() or a.over:
            return
        if a.state["curtain"] is not None:
            await a.send({"t": "seen", "observer": a.state["curtain"]})
        else:
            assert (await a.do(rng.choice(a.choices)))["t"] == "ack"


async def test_one_person_plays_all_seats_to_the_end(guest: Make) -> None:
    anna = await guest("Anna")
    table = await anna.table("me", "me", "me")
    async with anna.visit(table["id"]) as a:
        await lift_and_play(a, until=lambda: False)
        assert a.over and a.state["table"]["status"] == "over"


async def test_the_seats_of_one_guest_agree_to_an_undo_by_themselves(guest: Make) -> None:
    anna = await guest("Anna")
    table = await anna.table("me", "me")
    async with anna.visit(table["id"]) as a:
        await lift_and_play(a, until=lambda: a.state["undo"] == "ask")
        assert (await a.ask("ask_undo", seat=a.state["undo_seat"]))["t"] == "ack"
        await a.settle()
        assert a.log[-1][1] == "took-back" and a.state["undo_asked"] is None


async def test_nobody_lifts_the_curtain_of_somebody_elses_seat(guest: Make) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await anna.table("me", "me", "guest")
    await ben.sit(table)
    async with anna.visit(table["id"]) as a, ben.visit(table["id"]) as b:
        await a.send({"t": "seen", "observer": 2})
        await b.send({"t": "seen", "observer": 0})
        await a.settle()
        await b.settle()
        assert a.state["observer"] == -2 and b.state["observer"] == 2
        await play_on([b], random.Random(1), lambda: not b.choices)
