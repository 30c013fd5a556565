"""`tafelrunde lesson`: a guided first game in the terminal, and the proof of all lessons."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from tafelrunde.cli.common import Language, language
from tafelrunde.core.actions import BadData
from tafelrunde.games import game_types, load_game
from tafelrunde.lessons.check import complaints
from tafelrunde.lessons.lesson import has_lesson, lesson_of
from tafelrunde.tui.lessons import LessonTable

Which = Annotated[
    str | None, typer.Argument(metavar="GAME", help="The game's id; with --check all by default.")
]
Check = Annotated[
    bool, typer.Option("--check", help="Prove that every lesson can be finished, and its texts.")
]
StepNumber = Annotated[int, typer.Option("--step", help="Begin with this step, from 1.")]


def register(app: typer.Typer) -> None:
    app.command("lesson")(lesson)


def lesson(
    game: Which = None, check: Check = False, step: StepNumber = 1, lang: Language = ""
) -> None:
    """Learn a game by playing: a first game in which every step is explained.

    With --check every lesson, or that of one game, is played by its own solution.
    """
    if check:
        names = [game] if game else [name for name in game_types() if has_lesson(load_game(name))]
        wrong = {name: complaints(lesson_of(name)) for name in names}
        for name, found in wrong.items():
            steps = len(lesson_of(name).steps)
            print(f"{name}: {steps} steps, " + ("; ".join(found) if found else "all in order"))
        if any(wrong.values()):
            raise typer.Exit(1)
        return
    if game is None:
        raise BadData("name a game, or use --check")
    LessonTable(lesson_of(game), language(lang), step - 1, Console()).run()
