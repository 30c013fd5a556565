"""A table goes on with the data it was begun with, whatever a new version brings."""

from __future__ import annotations

import asyncio
import random
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from server.client import Guest
from server.running import RunningServer, running_server
from server.test_broken import spoil

from tafelrunde.board.scene import AnyTableGame
from tafelrunde.core.packs import packed
from tafelrunde.games import load_game
from tafelrunde.server.guests import hashed
from tafelrunde.server.loading import entries_of, new_match, record_of
from tafelrunde.server.packs import own_data
from tafelrunde.server.settings import Settings
from tafelrunde.server.store import KeptPack, Place

GAMES = ("heerbann", "vetternkrieg", "el_grande", "drei_sanchos", "guiscard")


def former(name: str, folder: Path, word: str = "Old") -> AnyTableGame:
    """A game with data that differ from those of today in a name."""
    data = folder / name / "data"
    shutil.copytree(load_game(name).data, data)
    file = data / f"{name}.toml"
    text = file.read_text()
    changed = re.sub(r'^(name\w*|title\w*) = "', rf'\1 = "{word} ', text, count=1, flags=re.M)
    assert changed != text
    file.write_text(changed)
    game = load_game(name, data=str(data))
    assert game.pack.digest != load_game(name).pack.digest
    return game


async def begun(running: RunningServer, game: AnyTableGame, guest: str, moves: int) -> str:
    """A stored table that was begun with a game of former times; in Heerbann against a bot."""
    somebody: Any = type("Somebody", (), {"id": guest})
    players = max(2, game.min_players)
    record = running.live._record(game, somebody, players, True)
    record = record._replace(options=dict(game.resolve({})))
    match = new_match(game, record)
    rng = random.Random(1)
    for _ in range(moves):
        seat = match.state.to_move()
        match.submit(seat, rng.choice(match.state.legal(seat)))
    other = Place(1, bot="random") if game.id == "heerbann" else Place(1, guest)
    places = [Place(0, guest), other, *[Place(seat, guest) for seat in range(2, players)]]
    await running.store.add_table(record_of(record, match), places, entries_of(match, 0))
    return record.id


async def test_changed_data_break_no_table(settings: Settings, tmp_path: Path) -> None:
    async with running_server(settings) as running, Guest(running.address, "Anna") as anna:
        await asyncio.wait_for(running.live.checker, 60)
        me = await running.store.guest(hashed(anna.http.cookies["tafelrunde"]))
        assert me is not None
        for name in GAMES:
            old = former(name, tmp_path)
            table = await begun(running, old, me.id, 12)
            async with anna.visit(table) as a:  # nobody has kept these data
                assert await a.goodbye() == "broken"
            running.live.discard(running.live.rooms[table], "reload")
            digest = old.pack.digest
            await running.store.add_pack(KeptPack(digest, name, packed(old.data)))
            shutil.rmtree(old.data)
            await spoil(running.store, "UPDATE tables SET status = 'playing' WHERE id = :id", table)
            async with anna.visit(table) as a:
                room = running.live.rooms[table]
                assert room.match is not None and room.match.game.pack.digest == digest
                assert own_data(room.match.game) and a.state["view"] is not None
                if name == "heerbann":  # and so do bots and those who look back, in other processes
                    await a.until(lambda: bool(a.choices))
                    asked = a.state["seq"]
                    assert (await a.do(a.choices[0]))["t"] == "ack"
                    await a.until(lambda: a.state["seq"] > asked)  # noqa: B023
                    last = await anna.get(f"/api/tables/{table}/replay")
                    assert last["state"]["view"] is not None


async def test_the_data_of_all_games_are_kept_from_the_start(running: RunningServer) -> None:
    await asyncio.wait_for(running.live.checker, 60)
    known = await running.store.packs()
    assert {load_game(name).pack.digest for name in GAMES} <= known
    kept = await running.store.pack(load_game("guiscard").pack.digest)
    assert kept is not None and kept.game == "guiscard" and len(kept.files) > 10_000


async def test_damaged_data_stop_their_table_with_a_reason(
    running: RunningServer, tmp_path: Path
) -> None:
    old = former("heerbann", tmp_path, "Lost")
    table = await begun(running, old, "1" * 32, 4)
    await running.store.add_pack(KeptPack(old.pack.digest, "heerbann", b"nonsense"))
    room = await running.live.room(table)
    assert "data of this table cannot be read" in room.broken


@pytest.mark.parametrize("name", GAMES)
def test_the_same_files_give_the_same_bytes(name: str) -> None:
    folder = load_game(name).data
    assert packed(folder) == packed.__wrapped__(folder)
