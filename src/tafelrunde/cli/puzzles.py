"""`tafelrunde puzzles`: find puzzles, check stored ones, and solve them in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tafelrunde.cli.common import Chosen, Language, language, options_of
from tafelrunde.core.actions import BadData
from tafelrunde.games import game_types, load_game
from tafelrunde.puzzles.check import complaints
from tafelrunde.puzzles.finding import Effort, Search, find
from tafelrunde.puzzles.puzzle import (
    Collection,
    has_puzzles,
    of_the_day,
    path_of,
    puzzles_of,
    read_puzzles,
    today,
    write_puzzles,
)
from tafelrunde.tui.puzzles import PuzzleTable

app = typer.Typer(no_args_is_help=True, help="Positions with one clearly best move.")

Which = Annotated[str, typer.Argument(metavar="GAME", help="The game's id.")]
Some = Annotated[str | None, typer.Argument(metavar="GAME", help="The game's id; all by default.")]
Number = Annotated[int, typer.Option("--number", min=1, help="How many puzzles to find.")]
Games = Annotated[int, typer.Option("--games", min=1, help="How many games to search.")]
Seed = Annotated[int, typer.Option("--seed", min=0, help="The same seed finds the same puzzles.")]
Out = Annotated[Path | None, typer.Option("--out", help="The file; by default the game's own.")]
Level = Annotated[int, typer.Option("--level", min=1, max=5, help="The lowest difficulty.")]
Prompts = Annotated[
    list[str] | None, typer.Option("--prompt", help="Search only this question; repeatable.")
]
After = Annotated[int, typer.Option("--after", min=0, help="Skip the first so many answers.")]
Add = Annotated[bool, typer.Option("--add", help="Keep the puzzles in the file.")]
Numbered = Annotated[int, typer.Option("--puzzle", min=0, help="From 1; 0 is the day's puzzle.")]


def register(main: typer.Typer) -> None:
    main.add_typer(app, name="puzzles")


@app.command()
def make(
    game: Which,
    number: Number = 30,
    seed: Seed = 1,
    games: Games = 200,
    level: Level = 1,
    option: Chosen = None,
    prompt: Prompts = None,
    after: After = 0,
    add: Add = False,
    out: Out = None,
) -> None:
    """Find puzzles in games of bots and store them with how they were found."""
    effort = Effort()
    loaded = load_game(game)
    path = out or path_of(loaded)
    found = Collection(loaded.id, loaded.version, {"seeds": []}, ())
    if add and path.is_file():
        found = read_puzzles(loaded, path)
    seeds = sorted({*found.made["seeds"], seed})
    made = {"seeds": seeds, "bot": "greedy", **effort._asdict()}
    found = found._replace(version=loaded.version, made=made)
    search = Search(seed, games, options_of(loaded, option), frozenset(prompt or ()), level, after)
    for puzzle in find(loaded, search, number, effort, found.puzzles):
        found = found._replace(puzzles=(*found.puzzles, puzzle))
        write_puzzles(found, path)
        print(f"{puzzle.id}: level {puzzle.level}, leads by {puzzle.margin:.2f}", flush=True)
    print(f"{game}: {len(found.puzzles)} puzzles")


@app.command()
def check(game: Some = None) -> None:
    """Check that every stored puzzle can be set up and that all its answers are legal."""
    names = [game] if game else [name for name in game_types() if has_puzzles(load_game(name))]
    wrong = {name: complaints(puzzles_of(name)) for name in names}
    for name, found in wrong.items():
        count = len(puzzles_of(name).puzzles)
        print(f"{name}: {count} puzzles, " + ("; ".join(found) if found else "all in order"))
    if any(wrong.values()):
        raise typer.Exit(1)


@app.command()
def play(game: Which, puzzle: Numbered = 0, lang: Language = "") -> None:
    """Solve the puzzle of the day, or another one."""
    found = puzzles_of(game).puzzles
    if puzzle > len(found):
        raise BadData(f"{game} has {len(found)} puzzles")
    chosen = found[puzzle - 1] if puzzle else of_the_day(game, today())
    PuzzleTable(chosen, language(lang), Console()).run()
