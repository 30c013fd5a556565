"""What guests ask for beside the game: outside the loop, once for all, and paid for."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import threading
import time
from dataclasses import replace
from typing import Any

import pytest
from server.client import Guest
from server.running import RunningServer, running_server

from tafelrunde.core.actions import BadData
from tafelrunde.core.journal import TakenBack
from tafelrunde.core.match import Match
from tafelrunde.games import load_game
from tafelrunde.server import keeping, loading, replays
from tafelrunde.server.costs import Readers
from tafelrunde.server.errors import Refused
from tafelrunde.server.limits import Buckets
from tafelrunde.server.live_tables import LiveTables
from tafelrunde.server.loading import SHORT, entries_of, new_match, record_of
from tafelrunde.server.settings import Settings
from tafelrunde.server.store import Place
from tafelrunde.server.telling import Telling
from tafelrunde.server.turns import Requester, Turns
from tafelrunde.server.workers import Stopped, Worker, Workers

Make = Any


async def long_game(running: RunningServer, game: str = "guiscard", moves: int = 90) -> str:
    """A stored open table at which much has happened; returns its id."""
    live = running.live
    guest: Any = type("Somebody", (), {"id": "1" * 32})
    played = load_game(game)
    record = live._record(played, guest, 2, True)._replace(options=dict(played.resolve({})))
    match = new_match(played, record)
    rng = random.Random(1)
    for _ in range(moves):
        seat = match.state.to_move()
        match.submit(seat, rng.choice(match.state.legal(seat)))
    entries = entries_of(match, 0)
    assert len(entries) > SHORT
    places = [Place(0, "1" * 32), Place(1, "2" * 32)]
    await running.store.add_table(record_of(record, match), places, entries)
    return record.id


def nothing_on_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on no journal is played in the thread of the loop."""
    loop = threading.get_ident()
    apply = Match.apply

    def watched(self: Match, entry: Any) -> None:
        assert threading.get_ident() != loop, "a journal is played on the event loop"
        apply(self, entry)

    monkeypatch.setattr(Match, "apply", watched)


@pytest.mark.interpreted
async def test_a_flood_of_readers_costs_one_computation_for_each_page(
    running: RunningServer, guest: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await long_game(running)
    asked: list[Any] = []
    ask = Readers.ask

    async def counted(self: Readers, how: Any, *arguments: Any, **more: Any) -> Any:
        asked.append(how)
        return await ask(self, how, *arguments, **more)

    monkeypatch.setattr(Readers, "ask", counted)
    nothing_on_the_loop(monkeypatch)
    readers = [await guest(None) for _ in range(8)]
    path = f"/api/tables/{table}/replay"
    pages = await asyncio.gather(*(reader.get(path) for reader in readers))
    assert all(page == pages[0] for page in pages)
    assert asked == [loading.kept_match, replays.steps, replays.page]
    asked.clear()
    first = [reader.get(f"{path}?at={at}") for at in range(replays.PAGE) for reader in readers]
    await asyncio.gather(*first)
    assert asked == [replays.page]
    anna = await guest("Anna")
    other = await anna.table("me", "me")
    many = [
        reader.get(f"{path}?at={number * replays.PAGE}") for number in (1, 2) for reader in readers
    ]
    flood = asyncio.gather(*many)
    async with anna.visit(other["id"]) as a:
        await a.send({"t": "seen", "observer": 0})
        await a.settle()
        assert (await a.do(["dice", [3]]))["t"] == "ack"
    await flood
    assert asked.count(replays.page) == 3


async def test_a_table_from_a_worker_is_the_one_that_was_played_here(
    running: RunningServer,
) -> None:
    for game in ("heerbann", "el_grande"):
        table = await long_game(running, game)
        room = await running.live.room(table)
        assert room.match is not None
        bodies = await running.store.entries(table)
        here = loading.match_of(room.record, loading.read_entries(room.record, bodies))
        for one in (room.match, here):
            for seat in (0, 1):
                if one.undo_right(seat):
                    one.apply(TakenBack(seat))
            rng = random.Random(2)
            for _ in range(20):
                seat = one.state.to_move()
                one.submit(seat, rng.choice(one.state.legal(seat)))
        assert room.match.entries == here.entries and room.match.told == here.told
        assert keeping.keep(room.match) == keeping.keep(here)
        since = len(here.told) - 5
        theirs, ours = (Telling(room.record, [], m).parts(0, since) for m in (room.match, here))
        assert theirs == ours


@pytest.mark.interpreted
async def test_a_companion_answers_outside_of_the_server(
    guest: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(load_game("drei_sanchos"), "companion", None)
    anna = await guest(None)
    assert "state" in await anna.post("/api/companions/drei_sanchos", {"options": {}})


async def test_work_that_takes_too_long_or_too_much_is_stopped_and_the_next_goes_on() -> None:
    workers = Readers(1, seconds=1, megabytes=600)
    try:
        with pytest.raises(Refused, match="too-costly"):
            await workers.ask(time.sleep, 60)
        with pytest.raises(Refused, match="too-costly"):
            await workers.ask(bytes, 700 << 20)
        assert await workers.ask(bytes, 3) == bytes(3)
    finally:
        workers.close()


async def test_the_end_of_the_server_ends_what_is_under_way() -> None:
    workers = Workers(1)
    task = asyncio.create_task(workers.ask(time.sleep, 60))
    while not workers.busy:
        await asyncio.sleep(0.05)
    workers.close()
    with pytest.raises(Stopped):
        await asyncio.wait_for(task, 10)


async def test_who_has_used_up_his_time_waits_and_others_do_not(settings: Settings) -> None:
    poor = replace(settings, work_ms_burst=1, work_ms_per_second=1)
    async with running_server(poor) as running, Guest(running.address, None) as reader:
        table = await long_game(running, "heerbann")
        path = f"/api/tables/{table}/replay"
        await reader.http.get(path)
        answer = await reader.get(f"{path}?at=1", 429)
        assert answer["error"]["code"] == "too-many"


def test_a_budget_is_one_of_costs_and_fills_up_again() -> None:
    now = 0.0
    buckets = Buckets(0.25, 30, lambda: now)
    buckets.spend("me", 40)
    assert buckets.level("me") == -10 and buckets.level("you") == 30
    now = 100.0
    assert buckets.level("me") == 15


async def test_turns_are_fair_between_guests_and_tables_and_people_come_first() -> None:
    turns = Turns(1)
    order: list[Requester] = []

    async def one(whose: Requester) -> None:
        await turns.take(whose)
        order.append(whose)
        await asyncio.sleep(0)
        turns.give_back(whose, 1.0)

    flood = [Requester("mallory", f"m{i}") for i in range(5) for _ in range(6)]
    anna, ben = Requester("anna", "a"), Requester("ben", "b", urgent=True)
    tasks = [asyncio.create_task(one(whose)) for whose in [*flood, anna, anna, ben, ben]]
    await asyncio.gather(*tasks)
    assert order[:2] in ([flood[0], ben], [ben, ben])
    assert max(order.index(ben), *(i for i, w in enumerate(order) if w is ben)) <= 2
    assert [i for i, whose in enumerate(order) if whose is anna][-1] <= 6
    tables = [whose.table for whose in order if whose.guest == "mallory"]
    assert set(tables[:5]) == {f"m{i}" for i in range(5)}
    assert turns.free == 1 and not turns.waiting and not turns.queued


async def test_who_no_longer_waits_takes_no_turn() -> None:
    turns = Turns(1)
    await turns.take(Requester("anna"))
    waiting = asyncio.create_task(turns.take(Requester("ben")))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    turns.give_back(Requester("anna"), 1.0)
    await turns.take(Requester("cleo"))
    assert not turns.waiting and turns.free == 0


async def test_all_who_look_on_share_one_text(running: RunningServer, guest: Make) -> None:
    table = await long_game(running)
    room = await running.live.room(table)
    lookers = [await guest(None), await guest("Eve")]
    async with lookers[0].visit(table) as one, lookers[1].visit(table) as two:
        assert one.frames[0] == two.frames[0] and json.loads(one.frames[0])["observer"] == -2
        assert len(room.telling().texts) == 1


def test_a_kept_table_that_cannot_be_read_says_so() -> None:
    head: Any = None
    with pytest.raises(BadData, match="cannot be read"):
        keeping.restored(load_game("heerbann"), head, [], b"{", 0)


def test_a_process_that_is_still_starting_does_not_hear_ctrl_c() -> None:
    worker = Worker(megabytes=0)
    try:
        os.kill(worker.process.pid or 0, signal.SIGINT)
        assert worker.do(len, ((1, 2),), 60).found == 2
    finally:
        worker.stop()


async def test_waiting_for_a_busy_processor_is_free() -> None:
    charged: list[float] = []

    class Charging(Workers):
        def charge(self, seconds: float) -> None:
            charged.append(seconds)

    workers = Charging(1)
    try:
        await workers.ask(time.sleep, 0.3)
    finally:
        workers.close()
    assert charged and charged[0] < 0.2


async def test_whatever_works_in_the_store_has_ended_before_it_is_closed(
    running: RunningServer, settings: Settings
) -> None:
    live = LiveTables(settings, running.store)
    await asyncio.sleep(0)  # both have begun
    await live.close()
    assert live.checker.done() and live.sweeper.done()
