"""A view as a vector of fixed length, for every game without a line of its own.

Which fields a view has, how long its lists get and which words occur in it is found out by
watching a few random games from fixed seeds. Every number becomes two entries: whether it is
there, and its value. A list also tells its length; a word is its place in the sorted
vocabulary of its field, counted from 1. Lists have room for half as many items again as were
seen; what is longer still is cut off.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from tafelrunde.core.actions import SPECTATOR
from tafelrunde.core.chance import FastRng, seed_for
from tafelrunde.core.data import Json, plain
from tafelrunde.core.flow import ASK
from tafelrunde.core.game import AnyGame, Options
from tafelrunde.core.state import State

WATCHED = 12  # games per number of players


def observed(game: AnyGame, s: State, seat: int) -> dict[str, Json]:
    """What a seat may know now: the question, its own sealed picks, and the game's view."""
    asked = s.wait.tag == ASK
    return {
        "seat": seat,
        "pending": s.visible_seats(s.pending(), seat),
        "prompt": s.prompt,
        "about": plain(s.top.about(s, SPECTATOR)) if asked else {},
        "picks": plain(s.picks(seat)) if seat >= 0 else [],
        "scores": list(s.scores),
        "view": game.view(s, seat),
    }


class Field:
    """One place in a view and everything that was seen there."""

    def __init__(self) -> None:
        self.scalar = False
        self.words: set[str] = set()
        self.fields: dict[str, Field] = {}
        self.items = 0
        self.item: Field | None = None
        self.places: dict[str, int] = {}
        self.inside = 0  # numbers that the fields take
        self.size = 0  # numbers that everything here takes
        self.last: Json = None

    def meet(self, value: Json) -> None:
        """Take note of a value; most parts of a view are as they were a moment ago."""
        if isinstance(value, dict):
            for key, part in value.items():
                field = self.fields.get(key)
                if field is None:
                    field = self.fields[key] = Field()
                if field.last is None or part != field.last:
                    field.last = part
                    field.meet(part)
        elif isinstance(value, (list, tuple)):
            if self.item is None:
                self.item = Field()
            self.items = max(self.items, len(value))
            for part in value:
                self.item.meet(part)
        elif isinstance(value, str):
            self.scalar = True
            self.words.add(value)
        elif value is not None:
            self.scalar = True

    def close(self) -> int:
        """Fix the layout; returns how many numbers the field takes."""
        self.last = None
        self.places = {word: i for i, word in enumerate(sorted(self.words), 1)}
        self.fields = dict(sorted(self.fields.items()))
        self.inside = sum(field.close() for field in self.fields.values())
        size = self.inside + (2 if self.scalar else 0)
        if self.item is not None:
            self.items += (self.items + 1) // 2
            size += 1 + self.items * self.item.close()
        self.size = size
        return size

    def write(self, value: Json, out: Any, at: int) -> None:
        """Write a value into the vector from a position on."""
        if self.scalar:
            if isinstance(value, (bool, int, float, str)):
                out[at] = 1.0
                out[at + 1] = self.places.get(value, 0) if isinstance(value, str) else value
            at += 2
        if isinstance(value, dict):
            for key, field in self.fields.items():
                if key in value:
                    field.write(value[key], out, at)
                at += field.size
        elif self.item is not None and isinstance(value, (list, tuple)):
            at += self.inside
            out[at] = len(value)
            for i, each in enumerate(value[: self.items]):
                self.item.write(each, out, at + 1 + i * self.item.size)


class Encoding:
    """The layout of a game's observations for one number of players."""

    def __init__(self, game: AnyGame, options: Options, players: int) -> None:
        self.game = game
        self.root = Field()
        for number in range(WATCHED):
            for s in positions(game, options, players, number):
                for seat in range(players):
                    self.root.meet(observed(game, s, seat))
        self.size = self.root.close()

    def write(self, s: State, seat: int, out: Any) -> None:
        """Write what a seat may know into a vector of zeros."""
        self.root.write(observed(self.game, s, seat), out, 0)


def encoding_for(game: AnyGame, options: Options, players: int) -> Encoding:
    """The layout of a game, made once."""
    return _made(game, tuple(options.items()), players)


@cache
def _made(
    game: AnyGame, options: tuple[tuple[str, bool | int | str], ...], players: int
) -> Encoding:
    return Encoding(game, dict(options), players)


def positions(game: AnyGame, options: Options, players: int, number: int) -> Iterator[State]:
    """Every position of a random game in which somebody is asked, and its end."""
    rng = FastRng(seed_for("encoding", game.id, players, number))
    s = game.new(options, players)
    s.settle(rng)
    while not s.over:
        yield s
        seat = s.to_move()
        actions = s.legal(seat)
        s.play_trusted(seat, actions[rng.below(len(actions))])
        s.settle(rng)
    yield s


def rewards(s: State) -> list[float]:
    """Returns that add up to 0: 1 for the only winner, less for those who share or lose.

    Only where nobody at the table wins do all lose together.
    """
    if not s.over:
        return [0.0] * s.players
    n = int(s.players)
    shares = [1 / len(s.winners) if seat in s.winners else 0.0 for seat in range(n)]
    if n == 1:  # alone one wins or loses
        return [2 * share - 1 for share in shares]
    return [(share - 1 / n) * n / (n - 1) for share in shares]
