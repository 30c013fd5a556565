"""`tafelrunde play`: a game in the terminal."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tafelrunde.cli.common import Chosen, GameId, Language, PackFile, language, options_of, title_of
from tafelrunde.core.actions import BadData
from tafelrunde.core.match import replay
from tafelrunde.games import load_game
from tafelrunde.paths import data_folder
from tafelrunde.tui.plain import PlainTable
from tafelrunde.tui.saves import read_save
from tafelrunde.tui.session import Session, new_match, seating_for

Players = Annotated[
    int | None, typer.Option("--players", help="How many play; by default as few as possible.")
]
Bots = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="A,B",
        help="Bots by level (page, squire, knight, king, …); the other seats are for people "
        "at this keyboard. By default squires take all seats but yours; `none`: only people.",
    ),
]
SeatNumber = Annotated[int, typer.Option("--seat", help="Your seat, from 0.")]
Names = Annotated[
    str, typer.Option("--names", metavar="A,B", help="Names of the seats, from seat 0.")
]
Seed = Annotated[
    int | None, typer.Option("--seed", help="Reproducible dice instead of secret ones.")
]
Plain = Annotated[bool, typer.Option("--plain", help="Lines of text instead of the full screen.")]
Hint = Annotated[
    bool, typer.Option("--hint", help="Show what a strong bot thinks at each question.")
]
SaveFile = Annotated[
    Path | None, typer.Option("--save", metavar="FILE", help="Where to save the game.")
]
LoadFile = Annotated[
    Path | None, typer.Option("--load", metavar="FILE", help="Continue a saved game.")
]


def register(app: typer.Typer) -> None:
    app.command("play")(play)


def play(
    game: GameId,
    players: Players = None,
    bots: Bots = None,
    seat: SeatNumber = 0,
    names: Names = "",
    seed: Seed = None,
    option: Chosen = None,
    pack: PackFile = None,
    plain: Plain = False,
    hint: Hint = False,
    save: SaveFile = None,
    load: LoadFile = None,
    lang: Language = "",
) -> None:
    """Play in the terminal, against bots or with several people at one keyboard.

    On a terminal the game fills the screen; in a pipe, or with --plain, it prints lines of
    text and reads numbers or words. The journal is saved at the end, and an unfinished game
    can be continued with --load.
    """
    spoken = language(lang)
    if load is not None:
        session = resume(game, load, pack, spoken)
        save = save or load
    else:
        table = load_game(game, pack)
        chosen = None if bots is None else [b for b in bots.split(",") if b and bots != "none"]
        called = [name.strip() for name in names.split(",") if name.strip()]
        seating = seating_for(table, players, chosen, seat, called)
        match = new_match(table, options_of(table, option), len(seating.names), seed)
        session = Session(table, match, seating, spoken)
    path = save or fresh_path(game)
    if plain or not on_a_screen():
        PlainTable(session, path, Console(), hint).run()
    else:
        from tafelrunde.tui.app import TableApp

        title = title_of(session.game, spoken)
        print(TableApp(session, path, title, hint).run() or "")


def on_a_screen() -> bool:
    """Whether input and output are a terminal that can show the full screen."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def fresh_path(game: str) -> Path:
    """A new file for a journal in the data folder."""
    stamp = f"{datetime.now():%Y-%m-%d-%H%M%S-%f}"
    return data_folder() / "journals" / f"{game}-{stamp}.json"


def resume(game: str, path: Path, pack: Path | None, spoken: str) -> Session:
    """A stored game, replayed to where it was left, with its dice checked."""
    stored = read_save(path)
    table = load_game(game, pack)
    if stored.journal.over:
        raise BadData(f"{path}: this game is over; see it with: tafelrunde replay {path}")
    try:
        match = replay(table, stored.journal, stored.journal.head.luck.rng())
    except BadData as error:
        raise BadData(f"{path}: {error}") from error
    return Session(table, match, stored.seating, spoken)
