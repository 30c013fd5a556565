"""Random reachable positions, each with the words that lead back to it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple, NoReturn

import msgspec

from tafelrunde.core.actions import SPECTATOR, Action, Event
from tafelrunde.core.chance import FastRng, Rng, seed_for
from tafelrunde.core.data import plain
from tafelrunde.core.game import AnyGame, Options
from tafelrunde.core.state import State

TASTE: Final = 0  # instead of a number of games


class Fault(AssertionError):
    """A game does not keep a promise; the text says which, and where it was found."""


class Setting(NamedTuple):
    """A table: how many play, and with which variants."""

    players: int
    options: Options

    def observers(self) -> list[int]:
        """Everybody who may look on."""
        return [*range(self.players), SPECTATOR]


class Position(NamedTuple):
    """A position in which somebody decides or the game is over, and how it was reached."""

    setting: Setting
    seed: int
    step: int
    s: State

    def fail(self, text: str) -> NoReturn:
        """Report a broken promise with everything that is needed to see it again."""
        players, options = self.setting
        where = f"{players} players, {dict(options)}, seed {self.seed}, step {self.step}"
        raise Fault(f"{text} [{where}]")


def settings(game: AnyGame) -> list[Setting]:
    """Every number of players, and every value of every option with fewest and most players."""
    usual = game.resolve({})
    found = [Setting(n, usual) for n in range(game.min_players, game.max_players + 1)]
    for option in game.options:
        for value in option.values[1:]:
            chosen = {**usual, option.id: value}
            for players in sorted({game.min_players, game.max_players}):
                found.append(Setting(players, chosen))
    return found


def act(s: State, seat: int, action: Action, rng: Rng) -> list[Event]:
    """Play an action, let chance answer, and return what is told."""
    s.log = []
    s.play_trusted(seat, action)
    s.settle(rng)
    told = s.log
    s.log = None
    return told


def pick(s: State, rng: Rng) -> tuple[int, Action]:
    """A random answer of any seat that may answer; sealed answers arrive in any order."""
    pending = s.pending()
    seat = pending[rng.below(len(pending))]
    actions = s.legal(seat)
    return seat, actions[rng.below(len(actions))]


def walk(game: AnyGame, setting: Setting, seed: int) -> Iterator[Position]:
    """All positions of one random game, the last one included. They must not be changed.

    Games with an even seed are played as at a table, the others as in a simulation.
    """
    rng = FastRng(seed_for(game.id, setting.players, sorted(setting.options.items()), seed))
    s = game.new(setting.options, setting.players)
    s.one_order = seed % 2 == 1
    s.settle(rng)
    most = game.most_decisions(setting.players)
    step = 0
    while True:
        position = Position(setting, seed, step, s)
        yield position
        if s.over:
            return
        for seat in s.pending():
            if not s.legal(seat):
                position.fail(f"seat {seat} is asked and has no answer")
        if step >= most:
            position.fail(f"no end after {most} decisions")
        seat, action = pick(s, rng)
        s = s.clone()
        act(s, seat, action, rng)
        step += 1


def tables(game: AnyGame, games: int) -> list[tuple[Setting, int]]:
    """The setting and the seed of each random game: `games` of them for every setting.

    With `TASTE` there is one game, with the usual options and fewest players.
    """
    chosen = settings(game) if games != TASTE else settings(game)[:1]
    return [(setting, seed) for setting in chosen for seed in range(max(games, 1))]


def walks(game: AnyGame, games: int, most: int = 40) -> Iterator[Position]:
    """The positions of the games of `tables`, evenly thinned to `most` a game."""
    for setting, seed in tables(game, games):
        yield from _thinned(game, setting.players, tuple(setting.options.items()), seed, most)


@lru_cache(maxsize=64)  # the next check of the same game looks at the same positions
def _thinned(
    game: AnyGame,
    players: int,
    options: tuple[tuple[str, bool | int | str], ...],
    seed: int,
    most: int,
) -> list[Position]:
    positions = list(walk(game, Setting(players, dict(options)), seed))
    stride = -(-len(positions) // most)
    return positions[seed % stride :: stride]


def stored(s: State) -> bytes:
    """Everything in a position; far quicker to make than its digest."""
    return msgspec.json.encode(s.to_json())


def heard(events: list[Event], seat: int) -> bytes:
    """Events as an observer is told them, as they would go over the wire."""
    return msgspec.json.encode([plain(event.seen_by(seat)) for event in events])
