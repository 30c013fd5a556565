"""A scene: what lies on the table, as one observer sees it, without pixels.

Scenes are made from views, so a painter cannot show what a view does not hold. An item
that can be named by an action carries its element, for example "card:18".
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, TypeAlias

from tafelrunde.board.contract import Contract
from tafelrunde.core.actions import NO_PARAMS, Action, Event, Params, Value
from tafelrunde.core.game import Game, Options, S, V, View
from tafelrunde.core.match import LoggedEvent


class Text(NamedTuple):
    """A message of the game's catalogue with its parameters."""

    key: str
    params: Params = NO_PARAMS


class Fact(NamedTuple):
    """A named value on an item, for example its cost. Dice are shown as dice."""

    key: str
    value: Value


class Remark(NamedTuple):
    """A few words beside a choice, with a chance in percent or -1."""

    text: Text
    percent: int = -1


class Item(NamedTuple):
    """A card, die, shield or line. `element` is empty for things nobody can click."""

    label: Text
    element: str = ""
    facts: tuple[Fact, ...] = ()
    owner: int = -1
    state: str = ""  # "covered", "spent", "struck", "current", "chosen" or nothing
    sign: str = ""  # on a map of characters: at most two, the first of which must do alone


class Area(NamedTuple):
    """A part of the table with a heading.

    With `columns` it is a map of places in rows; A1 is the first, B1 stands beside it. What is
    `in_characters` only a terminal draws: the page of the game draws it from the view. What is
    `for_choosing` a terminal leaves out as long as it says nothing beyond the list of choices.
    """

    id: str
    title: Text
    items: tuple[Item, ...]
    owner: int = -1
    columns: int = 0
    in_characters: bool = False
    for_choosing: bool = False


class Scene(NamedTuple):
    """The whole table."""

    areas: tuple[Area, ...]

    def elements(self) -> set[str]:
        """Every element that can be clicked."""
        return {item.element for area in self.areas for item in area.items if item.element}

    def changes(self, before: Scene) -> Scene:
        """The items that differ from before; maps of places and characters are left out."""
        known = {area.id: area.items for area in before.areas}
        found = []
        for area in self.areas:
            items = tuple([i for i in area.items if i not in known.get(area.id, ())])
            if items and not area.columns and not area.in_characters:
                found.append(area._replace(items=items))
        return Scene(tuple(found))


class TableGame(Game[S, V]):
    """A game that can be shown to people."""

    # whether it can run its automatic sides for a board that lies on a real table
    companions: ClassVar[bool] = False
    # what a page of its own may rely on, for games that have one
    contract: ClassVar[Contract | None] = None
    # the options with which things are met that no other table knows
    seldom: ClassVar[Options] = {}

    def scene(self, view: V, seat: int) -> Scene:
        """The table as the observer at `seat` sees it, from that observer's view."""
        raise NotImplementedError

    def is_seldom(self, element: str) -> bool:
        """Whether a named thing is met only where the options are those of `seldom`."""
        return False

    def hues(self, view: V) -> Sequence[str]:
        """The colour of each seat where the game names one: red, blue, gold, green or white."""
        return ()

    def account(self, events: Iterable[Event]) -> list[Area]:
        """What a chronicle adds up to, for a terminal: points by scoring, for example."""
        return []

    def aids(self, view: V, seat: int) -> View:
        """What follows from a view and spares people counting: odds, worth, who leads.

        It is made from the view, so it cannot say what the view does not hold.
        """
        return {}

    def preview(self, s: S, seat: int) -> View:
        """What a person may want to know before deciding: reach, odds, dangers.

        It may say nothing that does not follow from the seat's view; it is too dear for bots.
        """
        return {}

    def remarks(self, view: V, preview: View, action: Action) -> Sequence[Remark]:
        """What a list of choices says beside one: its aim and its odds, from the preview."""
        return ()

    def recap(self, events: Sequence[LoggedEvent], undone: Collection[int]) -> View:
        """What everybody was told so far, counted up; public parameters of events alone.

        `undone` are the numbers of the events that were taken back.
        """
        return {}

    def weigh(self, view: V, seat: int, actions: Sequence[Action]) -> View:
        """What the parts of an answer bring together that a seat is putting together.

        Like `aids` it is made from the view; the parts may be anything that somebody sent.
        """
        return {}

    def untold(self, view: V, events: Sequence[LoggedEvent]) -> list[int]:
        """The numbers of public events that a chronicle leaves out for now.

        For what everybody saw once and should keep in mind without looking it up.
        """
        return []

    def look(self, s: S, a: int, b: int) -> View | None:
        """The line between two places, for games in which sight matters and nothing is hidden."""
        return None

    def companion(self, message: Mapping[str, Any]) -> Mapping[str, object]:
        """Answer one request of a player at a real table; all state is in the message."""
        raise NotImplementedError


AnyTableGame: TypeAlias = TableGame[Any, Any]
