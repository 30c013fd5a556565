"""A file of puzzles: how each position came about, what is best there, and how that was found.

    {"format": 1, "game": "heerbann", "version": 7, "made": {"seeds": [1], "worlds": 400, …},
     "puzzles": [
      {"id": "0f3a…", "players": 3, "seat": 1, "seed": 5, "options": {},
       "line": ["0 dice 3", …],           # what everybody answered, as in a lesson
       "values": {"take herald": 0.71, …},  # every answer with its chance to win, best first
       "terms": {"take herald": [["points", "", 4.1, 2.9]], …},  # what speaks for or against each
       "margin": 0.22, "searched": 0.2,    # lead over the second, by worlds and by the tree
       "level": 3}]}                       # 1 to 5: which bots find it

Chances are means over worlds in which whatever the seat cannot know was dealt anew, so the best
answer is best by what the seat knows, and never because of what others hide. The terms of an answer
are facts that advice names too: their mean after it, and after the best one (after the second for
the best itself).
"""

from __future__ import annotations

import json
from datetime import UTC, date, datetime
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from tafelrunde.bots.counsel import Term
from tafelrunde.core.actions import Action, BadData
from tafelrunde.core.data import shown
from tafelrunde.core.game import AnyGame, Options
from tafelrunde.core.journal import Luck, head_for
from tafelrunde.core.match import Match
from tafelrunde.core.reading import read_json_file
from tafelrunde.games import load_game
from tafelrunde.lessons.lesson import FOLDER
from tafelrunde.lessons.spelling import Spelling

FILE: Final = "puzzles.json"
FORMAT: Final = 1
LEVELS: Final = range(1, 6)
FIRST_DAY: Final = date(2026, 1, 1)
FIELDS: Final[dict[str, type | tuple[type, ...]]] = {
    "id": str,
    "players": int,
    "seat": int,
    "seed": int,
    "options": dict,
    "line": list,
    "values": dict,
    "terms": dict,
    "margin": float,
    "searched": float,
    "level": int,
}


class Valued(NamedTuple):
    """An answer, the chance to win with it, and the facts in which it differs from the best."""

    action: Action
    chance: float
    terms: tuple[Term, ...] = ()


class Puzzle(NamedTuple):
    """A position with one clearly best answer; `values` begins with it."""

    game: str
    id: str
    players: int
    seat: int
    seed: int
    options: Options
    line: tuple[tuple[int, Action], ...]
    values: tuple[Valued, ...]
    margin: float
    searched: float
    level: int

    @property
    def best(self) -> Action:
        """The best answer."""
        return self.values[0].action

    def value(self, action: Action) -> Valued:
        """An answer with its value, 0 if it was not evaluated."""
        return next((one for one in self.values if one.action == action), Valued(action, 0.0))


class Collection(NamedTuple):
    """The puzzles of a game, and how they were made."""

    game: str
    version: int
    made: dict[str, Any]
    puzzles: tuple[Puzzle, ...]


def path_of(game: AnyGame | type[AnyGame]) -> Path:
    """Where the puzzles of a game are stored."""
    return game.folder / FOLDER / FILE


def has_puzzles(game: AnyGame | type[AnyGame]) -> bool:
    """Whether a game has puzzles."""
    return path_of(game).is_file()


@cache
def puzzles_of(name: str) -> Collection:
    """The puzzles of a game; raises BadData where there are none or the file is broken."""
    game = load_game(name)
    if not has_puzzles(game):
        raise BadData(f"{name} has no puzzles")
    return read_puzzles(game, path_of(game))


def read_puzzles(game: AnyGame, path: Path) -> Collection:
    """Puzzles from their file."""
    value = read_json_file(path)
    try:
        return _collection(game, value)
    except (BadData, KeyError, TypeError, AttributeError) as error:
        raise BadData(f"{path}: {error}") from error


def _collection(game: AnyGame, value: object) -> Collection:
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise BadData(f"format: this program reads {FORMAT}")
    if value["game"] != game.id:
        raise BadData(f"these are puzzles of {shown(value['game'])}, not of {game.id}")
    spelling = Spelling(game)
    found = tuple(_puzzle(game, spelling, row) for row in value["puzzles"])
    if len({puzzle.id for puzzle in found}) < len(found):
        raise BadData("two puzzles have the same id")
    return Collection(game.id, value["version"], value["made"], found)


def _puzzle(game: AnyGame, spelling: Spelling, row: dict[str, Any]) -> Puzzle:
    for name, expected in FIELDS.items():
        if type(row.get(name)) is not expected:
            raise BadData(f"{name}: missing or not of the right type")
    line = []
    for text in row["line"]:
        seat, _, action = text.partition(" ")
        line.append((int(seat), spelling.action(action)))
    return Puzzle(
        game.id,
        row["id"],
        row["players"],
        row["seat"],
        row["seed"],
        game.resolve(row["options"]),
        tuple(line),
        tuple(
            Valued(spelling.action(text), chance, _terms(row["terms"].get(text, [])))
            for text, chance in row["values"].items()
        ),
        row["margin"],
        row["searched"],
        row["level"],
    )


def _terms(rows: list[Any]) -> tuple[Term, ...]:
    return tuple(Term(*row) for row in rows)


def to_json(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as it is stored."""
    game = load_game(puzzle.game)
    written = Spelling(game).written
    usual = game.resolve({})
    options = {name: value for name, value in puzzle.options.items() if value != usual[name]}
    return {
        "id": puzzle.id,
        "players": puzzle.players,
        "seat": puzzle.seat,
        "seed": puzzle.seed,
        "options": options,
        "line": [f"{seat} {written(action)}" for seat, action in puzzle.line],
        "values": {written(one.action): one.chance for one in puzzle.values},
        "terms": {written(one.action): one.terms for one in puzzle.values if one.terms},
        "margin": puzzle.margin,
        "searched": puzzle.searched,
        "level": puzzle.level,
    }


def write_puzzles(collection: Collection, path: Path) -> None:
    """Store puzzles as a file, one in each line."""
    head = {"format": FORMAT, "game": collection.game, "version": collection.version}
    rows = [json.dumps(to_json(puzzle), ensure_ascii=False) for puzzle in collection.puzzles]
    opening = json.dumps({**head, "made": collection.made})[:-1]
    body = ",\n".join(rows)
    path.write_text(f'{opening}, "puzzles": [\n{body}\n]}}\n', encoding="utf-8")


def match_of(puzzle: Puzzle, film: int = 0) -> Match:
    """The table of a puzzle, where its seat is asked."""
    game = load_game(puzzle.game)
    luck = Luck(fast=puzzle.seed)
    match = Match(game, head_for(game, puzzle.options, puzzle.players, luck), luck.rng(), film)
    match.begin()
    for seat, action in puzzle.line:
        match.submit(seat, action)
    return match


def today() -> date:
    """Today's date for the puzzle of the day, the same everywhere (UTC)."""
    return datetime.now(UTC).date()


def day_of(milliseconds: int) -> date:
    """The date at a time in milliseconds since 1970."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date()


def number_of_the_day(puzzles: Collection, day: date) -> int:
    """The index of a day's puzzle; each comes once before any is repeated."""
    order = sorted(
        range(len(puzzles.puzzles)),
        key=lambda i: sha256(f"{puzzles.game} {puzzles.puzzles[i].id}".encode()).digest(),
    )
    return order[(day - FIRST_DAY).days % len(order)]


def of_the_day(name: str, day: date) -> Puzzle:
    """The puzzle of a day, in an order that does not depend on that of the file."""
    found = puzzles_of(name)
    return found.puzzles[number_of_the_day(found, day)]
