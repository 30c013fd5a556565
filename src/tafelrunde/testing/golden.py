"""Golden journals: stored games that must come out for ever as they did when they were stored.

A changed digest of an old journal means that stored games would be played differently. New
journals are written for a new table, or for all tables when the version of the rules rises.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from tafelrunde.core.actions import Action, IllegalAction
from tafelrunde.core.chance import FastRng, Rng
from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import (
    ChanceOutcome,
    Journal,
    Luck,
    TakenBack,
    head_for,
    read_journal,
    write_journal,
)
from tafelrunde.core.match import Match, replay
from tafelrunde.testing.walks import Fault

Pick = Callable[[Match, Rng], tuple[int, Action]]


def anything(match: Match, rng: Rng) -> tuple[int, Action]:
    """Any seat that is asked, and any answer."""
    pending = match.state.pending()
    seat = pending[rng.below(len(pending))]
    actions = match.state.legal(seat)
    return seat, actions[rng.below(len(actions))]


class Table(NamedTuple):
    """How a golden game is played: at random, with some actions taken back."""

    players: int
    options: Mapping[str, bool | int | str]
    luck: Luck
    pick: Pick = anything
    seed: int = 0  # of the choices; 0: the number of players
    free: int = 12  # one of so many actions is taken back at once
    asked: int = 0  # one of so many others with the consent of all; 0: none


def play(game: AnyGame, table: Table) -> Match:
    """The game of a table."""
    head = head_for(game, game.resolve(table.options), table.players, table.luck)
    match = Match(game, head, table.luck.rng()).begin()
    rng: Rng = FastRng(table.seed or table.players)
    while not match.state.over:
        seat, action = table.pick(match, rng)
        match.submit(seat, action)
        if rng.below(table.free) == 0 and match.undo_right(seat) == "free":
            match.undo(seat)
        elif table.asked and rng.below(table.asked) == 0:
            ask_all(match, seat)
    return match


def ask_all(match: Match, seat: int) -> None:
    """Take back with the consent of all others, where that is possible."""
    if match.undo_right(seat) == "ask" and not match.state.over:
        try:
            match.ask_undo(seat)
        except IllegalAction:  # somebody has seen what was hidden
            return
        for other in range(match.state.players):
            if other != seat:
                match.answer_undo(other, True)


def write(game: AnyGame, folder: Path, tables: Mapping[str, Table]) -> None:
    """Write the journals that are not there yet."""
    for name, table in tables.items():
        path = folder / f"{name}.json"
        if not path.exists():
            write_journal(play(game, table).journal(), path)
            sys.stdout.write(f"{path.name}\n")


def check(game: AnyGame, path: Path) -> None:
    """A stored game leads to its digest, with the dice of its seed, and would be stored alike."""
    journal = read_journal(path)
    match = replay(game, journal, journal.head.luck.rng())
    if not match.state.over:
        raise Fault(f"{path.name} is not played to its end")
    if not any(isinstance(entry, ChanceOutcome) for entry in match.entries):
        raise Fault(f"{path.name} has no dice")
    if match.journal() != journal:
        raise Fault(f"{path.name} would be stored differently")


def covered(game: AnyGame, paths: Iterable[Path], but: Iterable[str] = ()) -> list[Journal]:
    """All journals: every number of players, every value of every option, undo, both kinds of luck.

    The options in `but` need not be there with all their values.
    """
    journals = [read_journal(path) for path in paths]
    wanted = set(range(game.min_players, game.max_players + 1))
    if {j.head.players for j in journals} != wanted:
        raise Fault("some number of players is missing")
    for option in game.options:
        # a journal that is older than an option was played with its default
        values = {j.head.options.get(option.id, option.default) for j in journals}
        if option.id not in but and values != set(option.values):
            raise Fault(f"not all values of {option.id}")
    if not any(isinstance(entry, TakenBack) for j in journals for entry in j.entries):
        raise Fault("nothing is taken back")
    if {j.head.luck.fast is None for j in journals} != {True, False}:
        raise Fault("both kinds of luck are wanted")
    return journals
