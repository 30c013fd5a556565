"""The command `tafelrunde`. Bad input ends with one sentence on stderr and exit code 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer
from typer.exceptions import Abort, TyperException

from tafelrunde import __version__
from tafelrunde.cli import (
    advice,
    backup,
    campaign,
    companion,
    games,
    journals,
    lesson,
    play,
    puzzles,
    research,
    rules,
    scenario,
    serve,
)
from tafelrunde.core.actions import BadData

app = typer.Typer(
    name="tafelrunde",
    help="Medieval board games with their complete rules: play, simulate, replay, verify.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        print(f"tafelrunde {__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool,
        typer.Option("--version", help="Show the version.", callback=show_version, is_eager=True),
    ] = False,
) -> None:
    """Medieval board games with their complete rules: play, simulate, replay, verify."""


for module in (
    games,
    play,
    campaign,
    companion,
    serve,
    backup,
    journals,
    lesson,
    puzzles,
    rules,
    scenario,
    research,
    advice,
):
    module.register(app)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    try:
        code = app(args=arguments, prog_name="tafelrunde", standalone_mode=False)
        sys.stdout.flush()
    except TyperException as error:
        # Without a command the help has been shown, and there is nothing to add.
        return complain(error.format_message()) if error.format_message() else 0
    except BadData as error:
        return complain(str(error))
    except Abort:
        return 130
    except BrokenPipeError:
        # Whoever read our output has had enough; nothing more must be written at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code if isinstance(code, int) else 0


def complain(sentence: str) -> int:
    """Print one sentence on stderr; returns the exit code for bad input."""
    print(f"tafelrunde: {' '.join(sentence.split())}", file=sys.stderr)
    return 2
