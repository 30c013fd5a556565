"""`tafelrunde scenario`: run given/when/then files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.testing.scenarios import Failed, load_scenarios, run_scenario


def register(app: typer.Typer) -> None:
    app.command("scenario")(scenario)


def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files.")],
) -> None:
    """Play the scenarios of given/when/then files and say which ones pass.

    The exit code is 1 if a scenario fails.
    """
    held = failed = 0
    for path in files:
        for one in load_scenarios(path):
            try:
                run_scenario(one)
            except Failed as failure:
                failed += 1
                print(f"FAILED  {failure}")
            else:
                held += 1
                print(f"holds   {one.id}: {one.title}")
    print(f"{held} hold, {failed} failed")
    if failed:
        raise typer.Exit(1)
