"""The data of games, kept by their digest: a table goes on with those it was begun with.

At its start a server keeps the data files of all its games in the database. A table whose data
have changed since is played with its own, unpacked into a folder of this process.
"""

from __future__ import annotations

import asyncio
import io
import re
import tempfile
import zipfile
from functools import cache
from pathlib import Path
from typing import Final

from tafelrunde.board.scene import AnyTableGame
from tafelrunde.core.actions import BadData
from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Head, check_identity
from tafelrunde.games import game_types, load_game
from tafelrunde.server.store import KeptPack, Store

NAME: Final = re.compile(r"[a-z0-9_]+(/[a-z0-9_]+)?\.toml")
RULES: Final = "rules.toml"  # our words for the rules: nothing is played with them
EPOCH: Final = (1980, 1, 1, 0, 0, 0)


@cache
def packed(folder: Path) -> bytes:
    """The data files of a folder as an archive; the same files give the same bytes."""
    found = io.BytesIO()
    with zipfile.ZipFile(found, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(folder.rglob("*.toml")):
            name = path.relative_to(folder).as_posix()
            if name != RULES and NAME.fullmatch(name):
                archive.writestr(zipfile.ZipInfo(name, EPOCH), path.read_bytes())
    return found.getvalue()


async def keep_all(store: Store) -> None:
    """Keep the data of all games of this server, as far as they are not kept yet."""
    known = await store.packs()
    for name in game_types():
        kept = await asyncio.to_thread(_pack_of, name)
        if kept.digest not in known:
            await store.add_pack(kept)


def _pack_of(name: str) -> KeptPack:
    game = load_game(name)
    return KeptPack(game.pack.digest, name, packed(game.data))


def own_data(game: AnyGame) -> str:
    """The folder from which a game has its data; empty for those it ships with."""
    return "" if game.data == game.folder / "data" else str(game.data)


@cache
def _home() -> tempfile.TemporaryDirectory[str]:
    """The folder for data of former times; it goes with this process."""
    return tempfile.TemporaryDirectory(prefix="tafelrunde-")


def unpacked(kept: KeptPack) -> str:
    """The folder of kept data."""
    folder = Path(_home().name) / kept.game / kept.digest / "data"
    if not folder.is_dir():
        part = folder.with_name("part")
        with zipfile.ZipFile(io.BytesIO(kept.files)) as archive:
            for name in archive.namelist():
                if NAME.fullmatch(name):
                    (part / name).parent.mkdir(parents=True, exist_ok=True)
                    (part / name).write_bytes(archive.read(name))
        part.replace(folder)
    return str(folder)


async def game_for(store: Store, head: Head) -> AnyTableGame:
    """The game of a table, with its own data; raises BadData if it cannot be played here."""
    game = load_game(head.game)
    if not game.plays_pack(head.pack, head.options):
        kept = await store.pack(head.pack)
        if kept is not None and kept.game == head.game:
            try:
                game = load_game(head.game, data=unpacked(kept))
            except (OSError, KeyError, TypeError, ValueError, zipfile.BadZipFile) as error:
                raise BadData(f"the data of this table cannot be read: {error}") from error
    check_identity(head, game)
    return game
