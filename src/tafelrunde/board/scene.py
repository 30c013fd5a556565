"""A scene: what lies on the table, as one observer sees it, without pixels.

Scenes are made from views, so a painter cannot show what a view does not hold. An item
that can be named by an action carries its element, for example "card:18".
"""

from __future__ import annotations

from typing import NamedTuple

from tafelrunde.core.actions import NO_PARAMS, Params, Value
from tafelrunde.core.game import Game, View


class Text(NamedTuple):
    """A message of the game's catalogue with its parameters."""

    key: str
    params: Params = NO_PARAMS


class Fact(NamedTuple):
    """A named value on an item, for example its cost. Dice are shown as dice."""

    key: str
    value: Value


class Item(NamedTuple):
    """A card, die, shield or line. `element` is empty for things nobody can click."""

    label: Text
    element: str = ""
    facts: tuple[Fact, ...] = ()
    owner: int = -1
    state: str = ""  # "covered", "spent", "struck", "current", "chosen" or nothing


class Area(NamedTuple):
    """A part of the table with a heading."""

    id: str
    title: Text
    items: tuple[Item, ...]
    owner: int = -1


class Scene(NamedTuple):
    """The whole table."""

    areas: tuple[Area, ...]

    def elements(self) -> set[str]:
        """Every element that can be clicked."""
        return {item.element for area in self.areas for item in area.items if item.element}


class TableGame(Game):
    """A game that can be shown to people."""

    def scene(self, view: View, seat: int) -> Scene:
        """The table as the observer at `seat` sees it, from that observer's view."""
        raise NotImplementedError
