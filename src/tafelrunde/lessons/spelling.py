"""How actions are written in scenario and lesson files: a verb, then ids or numbers."""

from __future__ import annotations

from tafelrunde.core.actions import Action, BadData
from tafelrunde.core.game import AnyGame


class Spelling:
    """Reads and writes the actions of one game."""

    def __init__(self, game: AnyGame) -> None:
        self.verbs = type(game.prepare(game.resolve({}), game.min_players)).VERBS
        self.numbers: dict[str, dict[str, int]] = {}  # kind of element, id, number
        self.names: dict[str, str] = {}  # element, id
        for element, entry in game.lexicon().items():
            name, _, number = element.partition(":")
            self.numbers.setdefault(name, {})[entry.id] = int(number)
            self.names[element] = entry.id

    def action(self, text: str) -> Action:
        """An action from its verb and the ids or numbers of its elements."""
        verb, *words = text.split() or [""]
        if verb not in self.verbs:
            there = ", ".join(self.verbs)
            raise BadData(f"{text!r}: there is no verb {verb!r}; there are: {there}")
        if len(words) != len(self.verbs[verb]):
            needed = " ".join([verb, *self.verbs[verb]])
            raise BadData(f"{text!r}: write it as {needed!r}")
        return Action(verb, tuple(map(self.element, self.verbs[verb], words)))

    def element(self, name: str, word: str) -> int:
        """The number of an element."""
        ids = self.numbers.get(name, {})
        if word in ids:
            return ids[word]
        try:
            return int(word)
        except ValueError:
            raise BadData(f"there is no {name} {word!r}") from None

    def written(self, a: Action) -> str:
        """A verb and its elements as a file has them: the inverse of `action`."""
        elements = [f"{name}:{n}" for name, n in zip(self.verbs[a.verb], a.args, strict=True)]
        words = [self.names.get(element, element.partition(":")[2]) for element in elements]
        return " ".join([a.verb, *words])
