"""German and English: facts become sentences here, from Fluent catalogues with equal keys.

The common catalogue lies in `text/`, a game's own in its folder. The browser reads the same
files, so only plain Fluent is used. docs/texts.md describes the keys and parameters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from tafelrunde.board.scene import Fact, Text
from tafelrunde.core import rulebook
from tafelrunde.core.actions import NO_PARAMS, Action, BadData, Event, Params, Refusal, Value
from tafelrunde.core.game import AnyGame, Entry

LANGUAGES: Final = ("de", "en")
FOLDER: Final = Path(__file__).parent / "text"
TERMINAL: Final = FOLDER / "terminal"  # words that only the terminal needs


@cache
def bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    """The messages of these folders in one language."""
    if language not in LANGUAGES:
        raise BadData(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    made = FluentBundle([language], use_isolating=False)
    for folder in folders:
        path = folder / f"{language}.ftl"
        if path.is_file():
            made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


class Catalogue:
    """Messages in one language, by id. A missing one is an error, never a guess."""

    def __init__(self, language: str, *folders: Path) -> None:
        self.language = language
        self.bundle = bundle(language, (FOLDER, *folders))

    def has(self, key: str) -> bool:
        """Whether there is such a message, or such an attribute of one."""
        identifier, _, attribute = key.partition(".")
        if not self.bundle.has_message(identifier):
            return False
        return not attribute or attribute in self.bundle.get_message(identifier).attributes

    def say(self, key: str, /, **params: int | str) -> str:
        """A message ("fact-range") or an attribute of it ("fact-range.value"), filled in."""
        if not self.has(key):
            raise BadData(f"the {self.language} texts have no message {key!r}")
        identifier, _, attribute = key.partition(".")
        message = self.bundle.get_message(identifier)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, key  # a message of attributes only
        given = {name: number(value) for name, value in params.items()}
        text, errors = self.bundle.format_pattern(pattern, given)
        if errors:
            raise BadData(f"the {self.language} message {key!r} is broken: {errors[0]}")
        return str(text)

    def listed(self, items: Sequence[str]) -> str:
        """An enumeration: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self.say('list-and')} {items[-1]}"


def number(value: int | str) -> Any:
    """Numbers without separators: a year stays a year."""
    return value if isinstance(value, str) else fluent_number(value, useGrouping=False)


def counted(names: Sequence[str]) -> list[str]:
    """Each name once, with how often it comes.

    >>> counted(["Intrigant", "Provinz", "Intrigant"])
    ['Intrigant (2)', 'Provinz']
    """
    return [f"{name} ({n})" if n > 1 else name for name, n in Counter(names).items()]


class Speaker(Catalogue):
    """Says what happens in one game, in one language, with the names of the seats."""

    def __init__(
        self, game: AnyGame, language: str, seat_names: Sequence[str], *folders: Path
    ) -> None:
        super().__init__(language, *folders, game.folder / "text")
        self.game = game
        self.seat_names = tuple(seat_names)
        self.lexicon: Mapping[str, Entry] = game.lexicon()
        self.verbs = type(game.prepare(game.resolve({}), game.min_players)).VERBS

    # -- parts

    def seat(self, seat: int) -> str:
        """The name of whoever sits there."""
        return self.seat_names[seat]

    def name(self, element: str) -> str:
        """What an element like "card:18" is called; empty if it has no name."""
        entry = self.lexicon.get(element)
        if entry is None:
            return ""
        return entry.de if self.language == "de" else entry.en

    def words(self, element: str) -> str:
        """What is written on an element; empty for most."""
        entry = self.lexicon.get(element)
        if entry is None:
            return ""
        return entry.text_de if self.language == "de" else entry.text_en

    def one(self, element: str, value: int | str) -> int | str:
        """A single value of a parameter of this kind."""
        if isinstance(value, str) or not element or element == "tally":
            return value
        if element == "seat":
            return self.seat(value)
        if element == "die":
            return f"[{value}]"
        return self.name(f"{element}:{value}") or value

    def value(self, name: str, value: Value) -> int | str:
        """The value of a parameter as it stands in a sentence."""
        element = self.game.params.get(name, "")
        if not isinstance(value, tuple):
            return self.one(element, value)
        if element == "tally":  # one number per seat; a negative one means none
            return ", ".join([f"{self.seat(i)} {n}" for i, n in enumerate(value) if n >= 0])
        parts = [str(self.one(element, item)) for item in value]
        return " ".join(parts) if element == "die" else self.listed(parts)

    def arguments(self, params: Params) -> dict[str, int | str]:
        """All parameters of a message; lists also tell how many they are."""
        out = {name: self.value(name, value) for name, value in params.items()}
        for name, value in params.items():
            if isinstance(value, tuple):
                out[f"{name}_count"] = len(value)
        return out

    # -- sentences

    def event(self, event: Event) -> str:
        """The sentence of an event."""
        return self.say(f"event-{event.key}", **self.arguments(event.params))

    def refusal(self, refusal: Refusal) -> str:
        """The sentence of a refusal."""
        return self.say(f"refusal-{refusal.key}", **self.arguments(refusal.params))

    def prompt(self, key: str, about: Params = NO_PARAMS) -> str:
        """The sentence of a question to whoever decides."""
        return self.say(f"prompt-{key}", **self.arguments(about))

    def waiting(self, key: str, seats: Sequence[int], about: Params = NO_PARAMS) -> str:
        """The sentence that the others read meanwhile."""
        names = self.listed([self.seat(seat) for seat in seats])
        return self.say(f"waiting-{key}", **{**self.arguments(about), "seat": names})

    def action(self, action: Action) -> str:
        """The label of a choice; a second argument of the same kind is called card2."""
        given: dict[str, int | str] = {}
        for element, value in zip(self.verbs[action.verb], action.args, strict=True):
            count = sum(1 for name in given if name.rstrip("0123456789") == element)
            name = f"{element}{count + 1}" if count else element
            given[name] = self.one(self.game.params.get(element, element), value)
        return self.say(f"verb-{action.verb}", **given)

    def scene_text(self, text: Text) -> str:
        """A label or a heading on the table; equal things in a list are counted."""
        told = self.arguments(text.params)
        for name, value in text.params.items():
            if isinstance(value, tuple) and self.game.params.get(name) == "card":
                told[name] = self.listed(counted([str(self.one("card", n)) for n in value]))
        return self.say(f"scene-{text.key}", **told)

    def fact(self, fact: Fact) -> tuple[str, str]:
        """The name of a fact and its value."""
        key = f"fact-{fact.key}"
        if isinstance(fact.value, tuple) and self.has(f"{key}.value"):
            parts = {f"v{i}": n for i, n in enumerate(fact.value, 1)}
            return self.say(key), self.say(f"{key}.value", **parts)
        if isinstance(fact.value, tuple) and fact.key not in self.game.params:
            return self.say(key), " ".join([str(n) for n in fact.value])
        return self.say(key), str(self.value(fact.key, fact.value))

    def state(self, state: str) -> str:
        """The state of an item on the table."""
        return self.say(f"state-{state}")

    def option(self, option: str, value: bool | int | str) -> tuple[str, str]:
        """A variant and the value chosen for it."""
        return self.say(f"option-{option}"), self.say(f"option-{option}-{str(value).lower()}")

    def rule(self, rule: str) -> str:
        """Our wording of a rule of the game or of the table; empty if there is none."""
        if rule.startswith("CORE-"):
            key = f"core-rule-{rule.removeprefix('CORE-')}"
            return self.say(key) if self.has(key) else ""
        found = rulebook.rules(self.game.folder).get(rule)
        return found.text(self.language) if found else ""
