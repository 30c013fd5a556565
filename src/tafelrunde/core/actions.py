"""The small values that everything exchanges: seats, actions, refusals, events, decisions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

CHANCE: Final = -1
SPECTATOR: Final = -2
NOBODY: Final = -3

Value: TypeAlias = int | str | tuple[int, ...]
Params: TypeAlias = Mapping[str, Value]
NO_PARAMS: Final[Params] = {}


class Action(NamedTuple):
    """What a seat does: a verb and the board elements it names.

    >>> Action("take", (18,))
    Action(verb='take', args=(18,))
    """

    verb: str
    args: tuple[int, ...] = ()


class Refusal:
    """Why something is not allowed: a rule, the key of our wording, and its parameters.

    >>> Refusal("RE-4.4", "not-open", {"card": 18})
    Refusal('RE-4.4', 'not-open', {'card': 18})
    """

    def __init__(self, rule: str, key: str, params: Params = NO_PARAMS) -> None:
        self.rule: Final = rule
        self.key: Final = key
        self.params: Final = params

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        same = self.rule == other.rule and self.key == other.key
        return same and dict(self.params) == dict(other.params)

    def __hash__(self) -> int:
        return hash((self.rule, self.key))

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.key!r}, {dict(self.params)})"


class IllegalAction(Exception):
    """Raised on entry for every action that a rule forbids; nothing has been changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.key} {dict(refusal.params)}")
        self.refusal = refusal


class BadData(Exception):
    """Raised for data from outside (a journal, a pack, a scenario) that cannot be used."""


class Event(NamedTuple):
    """A fact: the rule behind it, the key of its sentence, and what it tells.

    `params` are for everybody, `secret` only for the seats in `to`.
    """

    rule: str
    key: str
    params: Params
    secret: Params = NO_PARAMS
    to: tuple[int, ...] = ()

    def seen_by(self, seat: int) -> Event:
        """The event as one observer may know it."""
        if seat in self.to:
            return Event(self.rule, self.key, {**self.params, **self.secret})
        return Event(self.rule, self.key, self.params)


class Decision(NamedTuple):
    """A question to one seat with every answer that the rules allow."""

    seat: int
    prompt: str
    params: Params
    actions: tuple[Action, ...]
