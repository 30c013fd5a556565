"""Whether an action may be taken back is tried in a worker, never on the event loop."""

from __future__ import annotations

import random
import threading
import time
from typing import Any

import pytest
from server.client import play_on
from server.running import RunningServer
from server.test_commands import two

from tafelrunde.core import leaks, match
from tafelrunde.core.actions import IllegalAction
from tafelrunde.core.journal import ChanceOutcome, Head, committed
from tafelrunde.core.leaks import undo_leaks
from tafelrunde.core.match import Match, replay
from tafelrunde.games import load_game
from tafelrunde.server import taking_back
from tafelrunde.server.taking_back import UndoTask, undo_task_for, would_leak

Make = Any
PLAYERS = {"heerbann": 3, "vetternkrieg": 2, "el_grande": 4, "drei_sanchos": 3, "guiscard": 2}


def for_ever(task: UndoTask) -> bool:
    """In a worker: never an answer."""
    time.sleep(60)
    return False


@pytest.mark.interpreted
async def test_the_loop_is_not_held_by_a_request_to_take_back(
    guest: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = threading.get_ident()

    def watched(*asked: Any) -> bool:
        assert threading.get_ident() != loop, "worlds are tried on the event loop"
        return undo_leaks(*asked)

    for module in (leaks, match, taking_back):
        monkeypatch.setattr(module, "undo_leaks", watched)
    anna, ben, name = await two(guest)
    async with anna.visit(name) as a, ben.visit(name) as b:
        await play_on([a, b], random.Random(3), lambda: a.state["undo"] == "ask" and not a.choices)
        assert (await a.ask("ask_undo", seat=0))["t"] == "ack"
        await b.until(lambda: b.state["undo_asked"] == 0)


async def test_a_worker_that_takes_too_long_refuses_and_nothing_has_changed(
    guest: Make, running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben, name = await two(guest)
    async with anna.visit(name) as a, ben.visit(name) as b:
        await play_on([a, b], random.Random(3), lambda: a.state["undo"] == "ask" and not a.choices)
        room = running.live.rooms[name]
        before, entries = room.mark(), room.record.entries
        with monkeypatch.context() as patched:
            patched.setattr(taking_back, "would_leak", for_ever)
            patched.setattr(running.live.readers, "seconds", 0.3)
            no = await a.ask("ask_undo", seat=0)
        assert (no["t"], no["code"]) == ("error", "too-costly")
        assert no["message"]["en"] and no["message"]["de"]
        assert (room.mark(), room.record.entries, room.record.undo) == (before, entries, [])
        await b.settle()
        assert b.state["undo_asked"] is None
        assert (await a.ask("ask_undo", seat=0))["t"] == "ack"  # the table goes on


@pytest.mark.parametrize("name", ["heerbann", "vetternkrieg", "el_grande"])
def test_a_worker_finds_what_this_process_would_find(name: str) -> None:
    game = load_game(name)
    head = Head(
        name, game.version, game.pack.digest, game.resolve({}), 2, committed(b"7" * 32, "0" * 32)
    )
    played, rng, found = Match(game, head, head.luck.rng()).begin(), random.Random(5), set[bool]()
    for _ in range(60):
        seat = played.state.to_move()
        played.submit(seat, rng.choice(played.state.legal(seat)))
        for asking in range(2):
            try:
                played.check_undo(asking)
            except IllegalAction:
                continue
            task, back = undo_task_for(played, asking), played.way_back(asking)
            assert (task is None) == (back is None)
            if task is not None and back is not None:
                found.add(would_leak(task))
                assert would_leak(task) == undo_leaks(game, *back)
    assert found


@pytest.mark.parametrize("name", sorted(PLAYERS))
def test_no_way_of_taking_back_gives_back_what_somebody_has_seen(name: str) -> None:
    game, players, rng = load_game(name), PLAYERS[name], random.Random(8)
    luck = committed(b"8" * 32, "0" * 32)
    head = Head(name, game.version, game.pack.digest, game.resolve({}), players, luck)
    played = Match(game, head, luck.rng()).begin()
    for _ in range(60):
        seat = rng.choice(played.state.pending())
        played.submit(seat, rng.choice(played.state.legal(seat)))
        asking = rng.randrange(players)
        if played.undo_right(asking) == "free" and not played.state.picks(asking):
            last = played.history.last_of(asking)
            way = played.history.way(last, len(played.history.moments))
            assert not any([isinstance(entry, ChanceOutcome) for entry in way]), (
                "dice are given back"
            )
            assert not leaks.learned(game, played.history.state(last), way), "secrets are"
        elif rng.random() < 0.2:
            _take_back_by_consent(played, asking)
    replay(game, played.journal(), luck.rng())


def _take_back_by_consent(played: Match, asking: int) -> None:
    """Everybody agrees; then everybody knows what they knew before and nothing more."""
    game, seats = played.game, range(played.head.players)
    try:
        played.check_undo(asking)
        before = played.history.state(played.history.last_of(asking))
        known = [game.view(before, seat) for seat in seats]
        drawn = sum([isinstance(entry, ChanceOutcome) for entry in played.entries])
        played.ask_undo(asking)
    except IllegalAction:
        return
    for other in seats:
        if other != asking:
            played.answer_undo(other, True)
    assert [game.view(played.state, seat) for seat in seats] == known
    assert sum([isinstance(entry, ChanceOutcome) for entry in played.entries]) == drawn, (
        "no die is unrolled"
    )
