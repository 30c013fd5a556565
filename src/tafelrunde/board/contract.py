"""What a game declares about itself to a page: the types of what it tells, and its constants.

`make generate` writes TypeScript from these declarations (`tafelrunde.server.typescript`), so a
field that is renamed here breaks the page's type check. All types are TypedDicts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Never, TypeAlias, TypedDict

Constant: TypeAlias = int | str | tuple[int, ...] | tuple[str, ...]


class Nothing(TypedDict):
    """A game that tells nothing of this kind."""


class Contract(NamedTuple):
    """What a page may rely on.

    `view` is what a seat sees, `aids` what follows from that view alone, `preview` what the
    rules work out for the seat that decides, `recap` what all events so far make together, and
    `weighed` what the parts of an answer do that is being put together. `events` are those that
    the page reads, each with the type of its parameters; `prompts` are the questions that it
    knows by name (a Literal), and `about` what it reads of any question. `constants` are the
    numbers and words that stand for something in all of these.
    """

    view: type
    aids: type = Nothing
    preview: type = Nothing
    recap: type = Nothing
    weighed: type = Nothing
    events: type = Nothing
    prompts: object = Never
    about: type = Nothing
    constants: Mapping[str, Constant] = {}
    more: tuple[type, ...] = ()  # types of whatever else it answers
