"""Commands for people who study the games: sim, league, balance, bench."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table as Grid

from tafelrunde.bots.registry import level_of
from tafelrunde.cli.common import AsJson, Chosen, GameId, PackFile, options_of
from tafelrunde.core.actions import BadData
from tafelrunde.core.game import AnyGame
from tafelrunde.games import load_game
from tafelrunde.league.tournament import Duel, Schedule, Table, play_duel, play_league
from tafelrunde.sim.jobs import Setup, Tally
from tafelrunde.sim.pools import Pool, pool_of
from tafelrunde.sim.run import Run, simulate
from tafelrunde.sim.statistics import wilson

Report = Callable[[str, Tally], None]
Games = Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")]
Bots = Annotated[
    str, typer.Option(help="Bots by seat, separated by commas; a short list is repeated.")
]
Rivals = Annotated[str, typer.Option(help="The bots that meet, separated by commas.")]
Seed = Annotated[int, typer.Option(help="The same seed plays the same games.")]
Players = Annotated[int | None, typer.Option(help="How many seats; by default one per bot.")]
Workers = Annotated[int, typer.Option(min=0, help="Processes; 0 is one per core.")]
Ray = Annotated[str | None, typer.Option(help='A Ray cluster: its address, or "local".')]


def named(bots: str) -> tuple[str, ...]:
    """The bots of a list with commas; all of them must exist."""
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    if not names:
        raise BadData("--bots: name at least one bot")
    for name in names:
        level_of(name)
    return names


def seats_for(game: AnyGame, bots: str, players: int | None) -> tuple[str, ...]:
    """The bot of each seat; a short list is repeated."""
    names = named(bots)
    seats = players if players is not None else max(len(names), game.min_players)
    game.check_players(seats)
    if len(names) > seats:
        raise BadData(f"--bots: {len(names)} bots for {seats} seats")
    return tuple(names[seat % len(names)] for seat in range(seats))


def pool_for(workers: int, ray: str | None) -> Pool:
    """Where the games are played."""
    if ray is None:
        return pool_of(workers or os.cpu_count() or 1)
    from tafelrunde.sim.cluster import cluster

    return cluster(None if ray == "local" else ray)


@contextmanager
def progress(total: int, quiet: bool) -> Iterator[Report]:
    """A bar on a terminal, nothing elsewhere."""
    console = Console(stderr=True)
    if quiet or not console.is_terminal:
        yield lambda name, tally: None
        return
    text, bar = TextColumn("{task.description}"), BarColumn()
    with Progress(text, bar, MofNCompleteColumn(), TimeRemainingColumn(), console=console) as shown:
        tasks: dict[str, TaskID] = {}

        def told(name: str, tally: Tally) -> None:
            if name not in tasks:
                tasks[name] = shown.add_task(name, total=total)
            shown.update(tasks[name], completed=tally.games)

        yield told


def sim(
    game: GameId,
    games: Games = 1000,
    bots: Bots = "random",
    seed: Seed = 1,
    players: Players = None,
    option: Chosen = None,
    pack: PackFile = None,
    workers: Workers = 0,
    out: Annotated[
        Path | None, typer.Option(help="Result file; an existing one is resumed.")
    ] = None,
    ray: Ray = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots."""
    found = load_game(game, pack)
    options = options_of(found, option)
    seats = seats_for(found, bots, players)
    setup = Setup(game, options, seats, len(seats), seed, pack=str(pack or ""))
    with progress(games, as_json) as told:
        run = simulate(setup, games, pool_for(workers, ray), out, lambda t: told(game, t))
    if as_json:
        typer.echo(json.dumps(run.to_json()))
    else:
        show_run(run)


def show_run(run: Run) -> None:
    """Print a run as a small table."""
    tally, found = run.tally, run.to_json()
    grid = Grid("seat", "bot", "wins", "share", "95 %")
    for seat, wins in enumerate(tally.wins):
        low, high = wilson(wins, tally.games)
        share = f"{wins / tally.games:.3f}"
        grid.add_row(str(seat), run.setup.bots[seat], str(wins), share, f"{low:.3f} - {high:.3f}")
    console = Console(file=sys.stdout)
    console.print(grid)
    length = f"{found['mean_length']:.1f} decisions a game"
    speed = (
        f"{tally.games / run.seconds:.0f} games/s, {tally.decisions / run.seconds:.0f} decisions/s"
    )
    console.print(f"{tally.games} games, {tally.shared} shared victories, {length}, {speed}")
    console.print(f"digest {found['digest']}")


def league(
    game: GameId,
    games: Games = 200,
    bots: Rivals = "random,greedy",
    seed: Seed = 1,
    players: Players = None,
    option: Chosen = None,
    pack: PackFile = None,
    workers: Workers = 0,
    out: Annotated[Path | None, typer.Option(help="Folder for result files.")] = None,
    stronger: Annotated[
        float | None,
        typer.Option(help="Test whether the first of two bots is this many Elo points stronger."),
    ] = None,
    alone: Annotated[
        bool, typer.Option(help="Give the first bot of a pairing one seat, the second all others.")
    ] = False,
    ray: Ray = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other on equal seeds, with every seating, and rate them."""
    found = load_game(game, pack)
    names = named(bots)
    seats = len(seats_for(found, "random", players))
    options = options_of(found, option)
    schedule = Schedule(game, options, names, seats, seed, games, str(pack or ""), alone)
    if stronger is not None and len(names) != 2:
        raise BadData("--stronger compares exactly two bots")
    if stronger is not None and alone:
        raise BadData("--stronger needs equal numbers of seats, so it does not go with --alone")
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    result: Table | Duel
    with progress(games, as_json) as told:
        if stronger is None:
            result = play_league(schedule, pool_for(workers, ray), out, told)
        else:
            result = play_duel(schedule, stronger, pool_for(workers, ray), told)
    if as_json:
        typer.echo(json.dumps(result.to_json()))
    elif isinstance(result, Table):
        show_league(result)
    else:
        show_duel(result)


def show_league(table: Table) -> None:
    """Print pairings and ratings."""
    console = Console(file=sys.stdout)
    head = ("pairing", "games", "share of the first", "95 % (Wilson)", "fair", "Elo", "shared")
    grid = Grid(*head)
    for p in table.to_json()["pairings"]:
        share, between = f"{p['share']:.3f}", f"{p['low']:.3f} - {p['high']:.3f}"
        elo = "-" if p["elo"] is None else f"{p['elo']:+.0f}"
        pairing, fair = f"{p['a']} - {p['b']}", f"{p['fair']:.3g}"
        row = (pairing, str(p["games"]), share, between, fair, elo, str(p["shared"]))
        grid.add_row(*row)
    console.print(grid)
    if not table.ratings:
        return
    grid = Grid("bot", "Elo", "95 %", "Bradley-Terry")
    for r in table.ratings:
        grid.add_row(
            r.name, f"{r.elo:+.0f}", f"{r.low:+.0f} to {r.high:+.0f}", f"{r.strength:+.3f}"
        )
    console.print(grid)


def show_duel(duel: Duel) -> None:
    """Print the verdict in one sentence."""
    found = duel.to_json()
    says = {True: "is stronger than", False: "is not stronger than", None: "may or may not beat"}
    typer.echo(
        f"{found['a']} {says[found['stronger']]} {found['b']}: share {found['share']:.3f} "
        f"({found['low']:.3f} - {found['high']:.3f}) in {found['games']} games, "
        f"log-likelihood ratio {found['ratio']} for {duel.elo:g} Elo points, "
        f"bounds {found['bounds']}"
    )


def balance(
    game: GameId,
    games: Games = 2000,
    bots: Bots = "greedy",
    seed: Seed = 1,
    players: Players = None,
    option: Chosen = None,
    pack: PackFile = None,
    workers: Workers = 0,
    out: Annotated[Path | None, typer.Option(help="The HTML file to write.")] = None,
    as_json: AsJson = False,
) -> None:
    """Write a report on the balance of a game: one HTML file that needs no network."""
    from tafelrunde.sim.balance import study
    from tafelrunde.sim.report import page

    found = load_game(game, pack)
    options = options_of(found, option)
    seats = seats_for(found, bots, players)
    setup = Setup(game, options, seats, len(seats), seed, pack=str(pack or ""))
    with progress(games, as_json) as told:
        findings = study(setup, games, workers or os.cpu_count() or 1, lambda t: told(game, t))
    path = out or Path(f"{game}-balance.html")
    path.write_text(page(found, setup, findings), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(findings.to_json()))
    else:
        typer.echo(f"{path}: {games} games of {game}")


def bench(
    seconds: Annotated[float, typer.Option(help="CPU seconds of a slice.")] = 0.5,
    rounds: Annotated[int, typer.Option(min=1, help="Slices per contestant.")] = 9,
    quick: Annotated[
        bool, typer.Option("--quick", help="5 slices of 0.2 s; the page is not written.")
    ] = False,
    page: Annotated[
        Path, typer.Option(help="The page whose table is replaced, if it exists.")
    ] = Path("docs/bench.md"),
    as_json: AsJson = False,
) -> None:
    """Compare our speed with other engines, interleaved, in CPU time."""
    from tafelrunde.sim.bench import markdown, measure, write_table

    def told(done: int, every: int) -> None:
        if sys.stderr.isatty():
            typer.echo(f"round {done + 1} of {every}", err=True)

    found = measure(0.2, 5, told) if quick else measure(seconds, rounds, told)
    if page.exists() and not quick:
        write_table(page, found)
    typer.echo(json.dumps(found) if as_json else markdown(found))


def register(app: typer.Typer) -> None:
    """Add these commands to the program."""
    for command in (sim, league, balance, bench):
        app.command()(command)
