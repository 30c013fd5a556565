"""The data of games, stored by digest: a table is played with the data it was begun with.

At its start a server keeps the data files of all its games in the database. A table whose data
have changed since is played with its own, unpacked into a folder of this process.
"""

from __future__ import annotations

import asyncio
import contextlib
import zipfile

from sqlalchemy.exc import IntegrityError

from tafelrunde.board.scene import AnyTableGame
from tafelrunde.core.actions import BadData
from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Head, check_identity
from tafelrunde.core.packs import packed, unpacked
from tafelrunde.games import game_types, load_game
from tafelrunde.server.store import KeptPack, Store


async def keep_all(store: Store) -> None:
    """Store the data of all games of this server that are not stored yet."""
    known = await store.packs()
    for name in game_types():
        kept = await asyncio.to_thread(_pack_of, name)
        if kept.digest not in known:
            with contextlib.suppress(IntegrityError):  # another process was faster
                await store.add_pack(kept)


def _pack_of(name: str) -> KeptPack:
    game = load_game(name)
    return KeptPack(game.pack.digest, name, packed(game.data))


def own_data(game: AnyGame) -> str:
    """The folder of a game's data; empty for the data it ships with."""
    return "" if game.data == game.folder / "data" else str(game.data)


async def game_for(store: Store, head: Head) -> AnyTableGame:
    """The game of a table, with its own data; raises BadData if it cannot be played here."""
    game = load_game(head.game)
    if not game.plays_pack(head.pack, head.options):
        kept = await store.pack(head.pack)
        if kept is not None and kept.game == head.game:
            try:
                game = load_game(head.game, data=unpacked(*kept))
            except (OSError, KeyError, TypeError, ValueError, zipfile.BadZipFile) as error:
                raise BadData(f"the data of this table cannot be read: {error}") from error
    check_identity(head, game)
    return game
