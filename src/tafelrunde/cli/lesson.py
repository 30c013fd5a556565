"""`tafelrunde lesson`: a guided first game in the terminal, and the proof of all lessons."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from tafelrunde.cli.common import Language, language
from tafelrunde.core.actions import BadData
from tafelrunde.games import game_types
from tafelrunde.lessons.check import complaints
from tafelrunde.lessons.lesson import Lesson, lesson_of, lessons_of
from tafelrunde.tui.lessons import LessonTable

Which = Annotated[
    str | None,
    typer.Argument(
        metavar="LESSON", help="The game's id, or guiscard/castle; with --check all by default."
    ),
]
Check = Annotated[
    bool, typer.Option("--check", help="Check that every lesson can be finished and has all texts.")
]
StepNumber = Annotated[int, typer.Option("--step", help="Start at this step, from 1.")]


def register(app: typer.Typer) -> None:
    app.command("lesson")(lesson)


def lesson(
    game: Which = None, check: Check = False, step: StepNumber = 1, lang: Language = ""
) -> None:
    """Learn a game by playing: a first game in which every step is explained.

    With --check every lesson, or one, is played by its own solution.
    """
    if check:
        everything = [one for name in game_types() for one in lessons_of(name)]
        if not all([prove(one) for one in ([lesson_of(game)] if game else everything)]):
            raise typer.Exit(1)
        return
    if game is None:
        raise BadData("name a game, or use --check")
    LessonTable(lesson_of(game), language(lang), step - 1, Console()).run()


def prove(lesson: Lesson) -> bool:
    """Check a lesson and print the result; returns whether nothing is wrong."""
    found = complaints(lesson)
    print(f"{lesson.key}: {len(lesson.steps)} steps, " + ("; ".join(found) or "all in order"))
    return not found
