"""A lesson file: who sits where, what everybody answers, and what is asked of the learner.

    players = 2
    seat = 0                 # the learner's
    seed = 7                 # of the dice
    options = { … }
    line = ["0 dice 3", "1 dice 2", …]      # seat and answer, one after the other
    play = { players = 2, bots = ["page"], options = { … } }    # the real game afterwards
    pictures = [0, 4, 9, 12, 20]            # positions of the page about the game; first.toml only

    [[step]]
    id = "numbers"           # message `lesson-numbers` with .why and .done
    at = 0                   # the step begins after so many answers of the line
    goal = ["dice *"]        # what the learner has to choose; "*" is anything, "a | b" either
    event = "recruited"      # and what has to happen
    also = ["mark *"]        # what may be done on the way
    reactions = { "dice 6" = "many" }       # what the coach says to an answer: `.many`
    rules = ["RE-4.1"]       # that the step shows

A step without a goal is read. What is legal but no goal is answered by the coach, and the step
begins anew. The line is the solution: whoever follows it finishes the lesson.

The first lesson of a game is `first.toml`, and its key is the game's id. Each further file is a
lesson too: that of `castle.toml` has the key `guiscard/castle`, its title is `lesson-castle-title`,
and the ids of its steps begin with `castle-`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from tafelrunde.core.actions import Action, BadData
from tafelrunde.core.data import shown
from tafelrunde.core.game import AnyGame, Options
from tafelrunde.core.packs import read_toml
from tafelrunde.games import load_game
from tafelrunde.lessons.spelling import Spelling

FOLDER: Final = "learning"  # of a game: its lesson and what is told about it
FIRST: Final = "first"  # the lesson that every game has which has any
PICTURES: Final = 5  # of a turn
STEPS: Final = range(10, 21)  # so many a lesson of our own has
FIELDS: Final[dict[str, type]] = {
    "players": int,
    "seat": int,
    "seed": int,
    "options": dict,
    "line": list,
    "play": dict,
    "pictures": list,
    "step": list,
}
STEP_FIELDS: Final[dict[str, type]] = {
    "id": str,
    "at": int,
    "goal": list,
    "event": str,
    "also": list,
    "reactions": dict,
    "rules": list,
}


class Answer(NamedTuple):
    """What a seat does."""

    seat: int
    action: Action


class Pattern(NamedTuple):
    """Alternatives for an answer: each a verb with its elements, None for any."""

    ways: tuple[tuple[str, tuple[int | None, ...] | None], ...]

    def fits(self, action: Action) -> bool:
        """Whether an action fits a pattern."""
        return any(
            verb == action.verb
            and (
                args is None
                or all(
                    wanted is None or wanted == found
                    for wanted, found in zip(args, action.args, strict=True)
                )
            )
            for verb, args in self.ways
        )


class Step(NamedTuple):
    """One thing to learn."""

    id: str
    at: int
    goal: tuple[Pattern, ...]
    event: str
    also: tuple[Pattern, ...]
    reactions: tuple[tuple[Pattern, str], ...]
    rules: tuple[str, ...]

    @property
    def key(self) -> str:
        """The key of the message that asks for this step."""
        return f"lesson-{self.id}"

    @property
    def is_read(self) -> bool:
        """Whether the step only has to be read."""
        return not self.goal and not self.event


class Play(NamedTuple):
    """The real game at the end."""

    players: int
    bots: tuple[str, ...]
    options: Options


class Lesson(NamedTuple):
    """A guided game."""

    game: str
    name: str
    players: int
    seat: int
    seed: int
    options: Options
    line: tuple[Answer, ...]
    play: Play
    pictures: tuple[int, ...]
    steps: tuple[Step, ...]

    @property
    def key(self) -> str:
        """The key of the lesson: the game's id, with the file's name after a slash."""
        return self.game if self.name == FIRST else f"{self.game}/{self.name}"

    def message(self, what: str) -> str:
        """The message that is its title or its end."""
        return f"lesson-{what}" if self.name == FIRST else f"lesson-{self.name}-{what}"

    def end(self, number: int) -> int:
        """The number of the line's answers up to the end of a step."""
        following = self.steps[number + 1 :]
        return following[0].at if following else len(self.line)


def has_lesson(game: AnyGame | type[AnyGame]) -> bool:
    """Whether a game has a lesson."""
    return (game.folder / FOLDER / f"{FIRST}.toml").is_file()


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, the first one first; raises BadData where a file is broken."""
    rules = load_game(game)
    paths = sorted((rules.folder / FOLDER).glob("*.toml"), key=lambda p: (p.stem != FIRST, p.stem))
    return tuple([read_lesson(rules, path) for path in paths])


def lesson_of(key: str) -> Lesson:
    """The lesson with this key; raises BadData where there is none."""
    found = [lesson for lesson in lessons_of(key.partition("/")[0]) if lesson.key == key]
    if not found:
        raise BadData(f"there is no lesson {shown(key)}")
    return found[0]


def read_lesson(game: AnyGame, path: Path) -> Lesson:
    """A lesson from its file."""
    row, _ = read_toml(path)
    try:
        return _lesson(game, path.stem, row)
    except BadData as error:
        raise BadData(f"{path}: {error}") from error


def _lesson(game: AnyGame, name: str, row: Mapping[str, Any]) -> Lesson:
    _check(row, FIELDS, "lesson")
    spelling = Spelling(game)
    played = row["play"]
    line = tuple(_answer(spelling, text) for text in row["line"])
    steps = tuple(_step(spelling, step) for step in row["step"])
    places = [step.at for step in steps]
    if places != sorted(places) or not all(0 <= at <= len(line) for at in places):
        raise BadData("the steps do not follow the line")
    if len({step.id for step in steps}) < len(steps):
        raise BadData("two steps have the same id")
    if name != FIRST and not all(step.id.startswith(f"{name}-") for step in steps):
        raise BadData(f"an id of a step does not begin with {name}-")
    return Lesson(
        game.id,
        name,
        row["players"],
        row["seat"],
        row["seed"],
        game.resolve(row["options"]),
        line,
        Play(played["players"], tuple(played["bots"]), game.resolve(played.get("options", {}))),
        tuple(row.get("pictures", ())),
        steps,
    )


def _check(row: Mapping[str, Any], fields: Mapping[str, type], where: str) -> None:
    for name, value in row.items():
        if name not in fields:
            raise BadData(f"{where}: unknown field {shown(name)}")
        if type(value) is not fields[name]:
            raise BadData(f"{where}: {name} is not of the right type")
    if fields is FIELDS:
        lacking = [name for name in fields if name not in row and name != "pictures"]
        if lacking:
            raise BadData(f"{where}: {', '.join(lacking)} missing")


def _answer(spelling: Spelling, text: str) -> Answer:
    seat, _, action = text.partition(" ")
    if not seat.isdecimal():
        raise BadData(f"{text!r}: write the seat, then the action")
    return Answer(int(seat), spelling.action(action))


def _step(spelling: Spelling, row: Mapping[str, Any]) -> Step:
    where = f"step {row.get('id', '?')}"
    _check(row, STEP_FIELDS, where)
    try:
        return Step(
            row["id"],
            row["at"],
            tuple(_pattern(spelling, text) for text in row.get("goal", ())),
            row.get("event", ""),
            tuple(_pattern(spelling, text) for text in row.get("also", ())),
            tuple(
                (_pattern(spelling, text), say) for text, say in row.get("reactions", {}).items()
            ),
            tuple(row["rules"]),
        )
    except KeyError as error:
        raise BadData(f"{where}: {error.args[0]} missing") from error
    except BadData as error:
        raise BadData(f"{where}: {error}") from error


def _pattern(spelling: Spelling, text: str) -> Pattern:
    return Pattern(tuple(_way(spelling, way.strip()) for way in text.split("|")))


def _way(spelling: Spelling, text: str) -> tuple[str, tuple[int | None, ...] | None]:
    verb, *words = text.split()
    if verb not in spelling.verbs:
        raise BadData(f"{text!r}: there is no verb {verb!r}")
    if words == ["*"]:
        return verb, None
    names = spelling.verbs[verb]
    if len(names) != len(words):
        raise BadData(f"{text!r}: write it as {' '.join([verb, *names])!r} or {verb + ' *'!r}")
    pairs = zip(names, words, strict=True)
    return verb, tuple(None if w == "*" else spelling.element(n, w) for n, w in pairs)
