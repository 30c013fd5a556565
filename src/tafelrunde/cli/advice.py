"""Commands about advice: whether the chances that hints state come true."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.bots.calibration import FOLDER
from tafelrunde.cli.common import GameId
from tafelrunde.games import load_game
from tafelrunde.league.reliability import calibrate as store
from tafelrunde.league.reliability import plot, positions

group = typer.Typer(name="advice", help="Study the advice of bots.", no_args_is_help=True)


@group.callback()
def root() -> None:
    """Study the advice of bots."""


@group.command()
def calibrate(
    game: GameId,
    wanted: Annotated[int, typer.Option("--positions", min=10, help="How many positions.")] = 2000,
    iterations: Annotated[int, typer.Option(min=1, help="Of the search per position.")] = 120,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    seconds: Annotated[float, typer.Option(help="Start no new game after this.")] = 1e9,
    out: Annotated[Path, typer.Option(help="Folder for the tables.")] = FOLDER,
    image: Annotated[Path | None, typer.Option(help="File for a reliability plot.")] = None,
) -> None:
    """Measure what stated chances mean, and store the table that hints use."""
    rules = load_game(game)
    places = positions(rules, wanted, iterations, seed, seconds)
    made_by = (
        f"tafelrunde advice calibrate {rules.id} --positions {wanted} "
        f"--iterations {iterations} --seed {seed}; {len(places)} positions of greedy games"
    )
    path = store(rules, places, made_by, out)
    found = json.loads(path.read_text())["players"]
    if image is not None:
        image.write_text(plot([(p, r) for _, _, p, r in places], found["0"]["table"]))
    for players, one in found.items():
        typer.echo(
            f"{players or 'all'}: {one['positions']} positions of {one['games']} games, "
            f"Brier {one['brier_before']} before, {one['brier_after']} after"
        )


def register(app: typer.Typer) -> None:
    """Add these commands to the program."""
    app.add_typer(group)
