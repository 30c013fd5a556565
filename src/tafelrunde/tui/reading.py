"""Understanding what a person types: numbers, words, commands."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from tafelrunde.texts import Speaker
from tafelrunde.tui.session import Choice

COMMANDS: Final = ("undo", "rules", "hint", "log", "table", "save", "quit", "why", "help")
WORD: Final = re.compile(r"[\w+-]+")


class Typed(NamedTuple):
    """A line: a command with the rest of the line, or several choices, or neither."""

    command: str = ""
    rest: str = ""
    choices: tuple[Choice, ...] = ()
    several: tuple[Choice, ...] = ()  # a word that fits more than one choice
    unknown: str = ""


class Reader:
    """Reads lines in one language; English commands are understood in every language."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.commands = {name: name for name in COMMANDS}
        self.commands |= {speaker.say(f"command-{name}").casefold(): name for name in COMMANDS}
        self.commands |= {"?": "help", "b": "table", "exit": "quit", "q": "quit"}

    def read(self, line: str, choices: Sequence[Choice]) -> Typed:
        """What a line means at a question with these choices."""
        text = line.strip()
        head, _, rest = text.partition(" ")
        if text.startswith("?") and len(text) > 1:
            return Typed("why", text[1:].strip())
        if head.casefold() in self.commands:
            return Typed(self.commands[head.casefold()], rest.strip())
        if not text:
            return Typed("table")
        return self.choose(text, choices)

    def choose(self, text: str, choices: Sequence[Choice]) -> Typed:
        """One choice in words, or one or more by number."""
        parts = text.replace(",", " ").split()
        if all(part.isdecimal() for part in parts):
            numbers = [int(part) for part in parts]
            wrong = [number for number in numbers if not 1 <= number <= len(choices)]
            if wrong:
                return Typed(unknown=str(wrong[0]))
            return Typed(choices=tuple(choices[number - 1] for number in numbers))
        fits = self.fitting(text, choices)
        if len(fits) == 1:
            return Typed(choices=tuple(fits))
        return Typed(rest=text, several=tuple(fits)) if fits else Typed(unknown=text)

    def fitting(self, text: str, choices: Sequence[Choice]) -> list[Choice]:
        """The choices that have all words of a text; whole words before beginnings."""
        wanted = words_of(text)
        named = [(choice, self.names(choice)) for choice in choices]
        exact = [c for c, names in named if wanted and all(w in names for w in wanted)]
        fits = exact or [
            c
            for c, names in named
            if wanted and all(any(n.startswith(w) for n in names) for w in wanted)
        ]
        allowed = [choice for choice in fits if choice.refusal is None]
        return allowed or fits

    def names(self, choice: Choice) -> set[str]:
        """Every word for a choice: its label, its verb, the ids and numbers it names."""
        action = choice.action
        found = {*words_of(choice.label), action.verb}
        for name, value in zip(self.speaker.verbs[action.verb], action.args, strict=True):
            entry = self.speaker.lexicon.get(f"{name}:{value}")
            found |= {str(value), *words_of(entry.id.replace("_", " ") if entry else "")}
            if entry:
                found.add(entry.id)
        return found


def words_of(text: str) -> list[str]:
    """The words of a text, for comparing.

    >>> words_of("Take Field surgeon!")
    ['take', 'field', 'surgeon']
    """
    return WORD.findall(text.casefold())
