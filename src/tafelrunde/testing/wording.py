"""7. Texts: whatever a game says in random play exists in both languages and can be filled in."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tafelrunde import texts
from tafelrunde.board.scene import AnyTableGame
from tafelrunde.core.actions import SPECTATOR, BadData
from tafelrunde.core.chance import FastRng
from tafelrunde.testing.walks import Fault, Position, act, pick, walks
from tafelrunde.texts import LANGUAGES, Speaker

# Which argument of a call in a game's code is the key of a message, and of which kind.
LITERALS: Final = {
    "emit": (1, "event"),
    "Refusal": (1, "refusal"),
    "refused": (2, "refusal"),
    "Text": (0, "scene"),
    "Fact": (0, "fact"),
}


class Message:
    """A message of a catalogue: the parameters it uses and the attributes it has."""

    def __init__(self, entry: ftl.Message | ftl.Term) -> None:
        self.variables: set[str] = set()
        self.attributes = {attribute.id.name for attribute in entry.attributes}
        _Collector(self.variables).visit(entry)


class _Collector(Visitor):
    """Gathers the names of all parameters below a node."""

    def __init__(self, found: set[str]) -> None:
        self.found = found

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def catalogue(folder: Path, language: str) -> dict[str, Message]:
    """The messages of one file by id; terms begin with a hyphen."""
    path = folder / f"{language}.ftl"
    if not path.is_file():
        raise Fault(f"{path} is missing")
    source = path.read_text(encoding="utf-8")
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Junk):
            start = entry.span.start if entry.span else 0
            line = source.count("\n", 0, start) + 1
            raise Fault(f"{path}:{line}: not Fluent: {entry.annotations[0].message}")
        if isinstance(entry, (ftl.Message, ftl.Term)):
            name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
            if name in found:
                raise Fault(f"{path}: {name} is written twice")
            found[name] = Message(entry)
    return found


def check_catalogues(folder: Path) -> None:
    """Both languages have the same messages with the same parameters and attributes."""
    german, english = (catalogue(folder, language) for language in LANGUAGES)
    for name in sorted(german.keys() ^ english.keys()):
        missing = "en" if name in german else "de"
        raise Fault(f"{folder}: {name} is missing in {missing}")
    for name, message in german.items():
        if name.startswith("-"):
            continue  # terms may need cases in one language only
        if message.variables != english[name].variables:
            raise Fault(f"{folder}: {name} has other parameters in de than in en")
        if message.attributes != english[name].attributes:
            raise Fault(f"{folder}: {name} has other attributes in de than in en")


def check_texts(game: AnyTableGame, games: int) -> None:
    """7. Every sentence of random games can be said in German and English."""
    for folder in (texts.FOLDER, game.folder / "text"):
        check_catalogues(folder)
    names = [f"Name{seat}" for seat in range(game.max_players)]
    speakers = [Speaker(game, language, names) for language in LANGUAGES]
    _check_written(game, speakers)
    talk = Talk(speakers)
    rng = FastRng(7)
    for number, position in enumerate(walks(game, games)):
        observers = position.setting.observers()  # they look at the table by turns
        try:
            _say_position(game, position, talk, observers[number % len(observers)])
            if not position.s.over:
                _say_events(position, talk, rng)
        except BadData as error:
            position.fail(str(error))


class Talk:
    """Says everything once in every language."""

    def __init__(self, speakers: list[Speaker]) -> None:
        self.speakers = speakers
        self.said: set[str] = set()

    def say(self, way: Callable[..., object], *given: object) -> None:
        """Let each speaker say this in one of the ways of `Speaker`."""
        key = f"{way.__name__}{given!r}"
        if key not in self.said:
            self.said.add(key)
            for speaker in self.speakers:
                way(speaker, *given)


def _check_written(game: AnyTableGame, speakers: list[Speaker]) -> None:
    """Keys that do not depend on play: verbs, options, and those written in the code."""
    state = type(game.prepare(game.resolve({}), game.min_players))
    keys = {f"verb-{verb}" for verb in state.VERBS}
    for option in game.options:
        keys.add(f"option-{option.id}")
        keys |= {f"option-{option.id}-{str(value).lower()}" for value in option.values}
    for path in sorted(game.folder.rglob("*.py")):
        keys |= set(written_keys(path))
    for speaker, key in product(speakers, sorted(keys)):
        if not speaker.has(key):
            raise Fault(f"the {speaker.language} texts of {game.id} have no message {key!r}")


def written_keys(path: Path) -> Iterator[str]:
    """The message keys that a module of a game names as plain strings."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        place, prefix = LITERALS.get(name, (0, ""))
        if prefix and len(node.args) > place:
            argument = node.args[place]
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield f"{prefix}-{argument.value}"


def _say_position(game: AnyTableGame, position: Position, talk: Talk, observer: int) -> None:
    """Say all questions of a position, and the table as one observer sees it."""
    s = position.s
    pending = s.pending()
    for seat in pending:
        decision = s.decision(seat)
        talk.say(Speaker.prompt, decision.prompt, decision.params)
        talk.say(Speaker.waiting, decision.prompt, pending, s.top.about(s, SPECTATOR))
        for action, no in s.candidates(seat):
            talk.say(Speaker.action, action)
            if no is not None:
                talk.say(Speaker.refusal, no)
    for area in game.scene(game.view(s, observer), observer).areas:
        talk.say(Speaker.scene_text, area.title)
        for item in area.items:
            talk.say(Speaker.scene_text, item.label)
            if item.state:
                talk.say(Speaker.state, item.state)
            for fact in item.facts:
                talk.say(Speaker.fact, fact)


def _say_events(position: Position, talk: Talk, rng: FastRng) -> None:
    seat, action = pick(position.s, rng)
    for event in act(position.s.clone(), seat, action, rng):
        for observer in position.setting.observers():
            talk.say(Speaker.event, event.seen_by(observer))
