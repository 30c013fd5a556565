"""`tafelrunde replay` and `verify`: look at a stored game again, and recompute its dice."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tafelrunde.board.scene import AnyTableGame
from tafelrunde.board.text import Painter
from tafelrunde.cli.common import Language, PackFile, language
from tafelrunde.core import match
from tafelrunde.core.actions import SPECTATOR, BadData
from tafelrunde.core.journal import Journal
from tafelrunde.core.match import Match
from tafelrunde.games import load_game
from tafelrunde.texts import TERMINAL, Catalogue, Speaker
from tafelrunde.tui.saves import Save, read_save
from tafelrunde.tui.style import ANSI, Ink

JournalFile = Annotated[Path, typer.Argument(metavar="FILE", help="A journal or a saved game.")]


def register(app: typer.Typer) -> None:
    app.command("replay")(replay)
    app.command("verify")(verify)


def checked(path: Path, pack: Path | None) -> tuple[AnyTableGame, Save, Match]:
    """A stored game: its journal, its rules, and the match replayed to the end of the file."""
    stored = read_save(path)
    try:
        game = load_game(stored.journal.head.game, pack)
        return game, stored, match.replay(game, stored.journal)
    except BadData as error:
        raise BadData(f"{path}: {error}") from error


class Viewer:
    """Shows a game step by step through one observer's eyes."""

    def __init__(
        self, game: AnyTableGame, stored: Save, whole: Match, seat: int, spoken: str
    ) -> None:
        self.game = game
        self.journal: Journal = stored.journal
        self.whole = whole
        self.observer = seat
        self.speaker = Speaker(game, spoken, stored.seating.names, TERMINAL)
        self.console = Console(highlight=False)
        self.ink = Ink(ANSI)
        # Steps are where something is told: the parts of a secret answer are not counted.
        self.steps = sorted({told.entry + 1 for told in whole.told})

    def write(self, text: str = "", style: str = "") -> None:
        self.console.print(self.ink.text(text, style), soft_wrap=not self.console.is_terminal)

    def events(self, low: int, high: int) -> None:
        """Print the sentences of the entries from `low` up to `high`."""
        for told in self.whole.events(self.observer):
            if low <= told.entry < high:
                self.write(f"{self.speaker.event(told.event)} ({told.event.rule})")

    def table(self, upto: int) -> None:
        """Print the table after this many entries."""
        state = match.replay(self.game, self.journal, upto=upto).state
        scene = self.game.scene(self.game.view(state, self.observer), self.observer)
        for line in Painter(self.speaker, self.observer, self.console.width).scene(scene):
            self.console.print(self.ink.line(line), soft_wrap=not self.console.is_terminal)

    def print_all(self) -> None:
        """Print the whole chronicle and the last position."""
        self.events(0, len(self.journal.entries))
        self.write()
        self.table(len(self.journal.entries))

    def step_through(self) -> None:
        """Print one step after the other, as typed commands ask."""
        at, shown = 0, 0
        self.write(self.speaker.say("replay-keys"), "quiet")
        while at < len(self.steps):
            upto = self.steps[at]
            at += 1
            self.write()
            self.table(upto)
            self.write()
            self.events(shown, upto)
            shown = upto
            place = self.speaker.say("replay-position", at=at, entries=len(self.steps))
            self.write(place, "title")
            if at == len(self.steps):
                return
            try:
                said = input("> " if sys.stdin.isatty() else "").strip()
            except EOFError:
                return
            if said in ("q", "quit", self.speaker.say("command-quit")):
                return
            if said.isdecimal() and 1 <= int(said) <= len(self.steps):
                at = int(said) - 1
                shown = self.steps[at - 1] if at else 0


def replay(
    file: JournalFile,
    print_all: Annotated[
        bool, typer.Option("--print", help="Print everything instead of stepping.")
    ] = False,
    verify_it: Annotated[
        bool, typer.Option("--verify", help="Only check that it leads to the position it names.")
    ] = False,
    seat: Annotated[
        int | None, typer.Option("--seat", help="Show what this seat saw, counted from 0.")
    ] = None,
    pack: PackFile = None,
    lang: Language = "",
) -> None:
    """Replay a saved game, step by step.

    Without --seat only what everybody may see is shown.
    """
    game, stored, whole = checked(file, pack)
    players = whole.head.players
    if seat is not None and not 0 <= seat < players:
        raise BadData(f"there is no seat {seat}; seats are 0 to {players - 1}")
    spoken = language(lang)
    observer = SPECTATOR if seat is None else seat
    viewer = Viewer(game, stored, whole, observer, spoken)
    if verify_it:
        entries = len(whole.entries)
        viewer.write(
            viewer.speaker.say("replay-good", entries=entries, digest=whole.state.digest())
        )
        return
    if not whole.state.over:
        everybody = viewer.speaker.say("replay-everybody")
        who = everybody if seat is None else viewer.speaker.seat(seat)
        viewer.write(viewer.speaker.say("replay-unfinished", who=who), "quiet")
    if print_all:
        viewer.print_all()
    else:
        viewer.step_through()


def verify(file: JournalFile, pack: PackFile = None, lang: Language = "") -> None:
    """Recompute every roll of a finished game from its revealed seed."""
    words = Catalogue(language(lang), TERMINAL)
    game, stored, _ = checked(file, pack)
    try:
        rolls = match.verify(game, stored.journal)
    except BadData as error:
        raise BadData(f"{file}: {error}") from error
    print(words.say("verify-good", rolls=rolls))
