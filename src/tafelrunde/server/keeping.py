"""A table as plain data, to hand it from process to process or to store it.

The journal says what happened; this is where it has led, in a form that needs no rules to be read.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import msgspec

from tafelrunde.core.actions import BadData, Event, Params
from tafelrunde.core.chance import CommittedDice
from tafelrunde.core.game import AnyGame, Options
from tafelrunde.core.history import HistoryPoint
from tafelrunde.core.journal import Entry, Head
from tafelrunde.core.match import LoggedEvent, Match
from tafelrunde.core.state import State
from tafelrunde.server.wire import encode

StoredEvent: TypeAlias = tuple[int, str, str, dict[str, Any], dict[str, Any], tuple[int, ...]]


class Position(NamedTuple):
    """A state, and how many times its game had stopped for a question."""

    state: dict[str, Any]
    halts: int


class UndoPoint(NamedTuple):
    """A position to which a seat may want to undo."""

    seat: int
    entry: int
    told: int
    halts: int
    revelations: int
    state: dict[str, Any] | None


class Snapshot(NamedTuple):
    """Everything about a table that is not in its journal, except its film."""

    position: Position
    told: list[StoredEvent]
    undone: list[int]
    history: list[UndoPoint]
    gap: int
    stamp: int
    parts: list[int]
    drawn: int


read_snapshot = msgspec.json.Decoder(Snapshot).decode


def keep(match: Match) -> bytes:
    """A table as plain data. The film of its latest events is not kept: it shows positions in the
    middle of a step, from which nobody could go on."""
    return encode(
        Snapshot(
            _position(match.state),
            [(told.entry, *told.event) for told in match.told],  # type: ignore[misc]
            match.undone,
            [_moment(before) for before in match.history.moments],
            match.history.gap,
            match.stamp,
            match.parts,
            match.rng.drawn if isinstance(match.rng, CommittedDice) else 0,
        )
    )


def restored(game: AnyGame, head: Head, entries: list[Entry], kept: bytes, film: int) -> Match:
    """The table from its snapshot; raises BadData when its game cannot read it."""
    try:
        found = read_snapshot(kept)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadData(f"the kept position cannot be read: {error}") from error
    match = Match(game, head, film=film)
    options = match.options
    match.entries.extend(entries)
    match.state = _state(game, options, found.position)
    match.told = [_told(*told) for told in found.told]
    match.undone = found.undone
    match.history.gap = found.gap
    match.history.moments = [_before(game, options, moment) for moment in found.history]
    one_order = head.version in game.ordered_versions  # it is not stored with a position
    for s in [match.state, *[before.state for before in match.history.moments]]:
        if s is not None:
            s.one_order = one_order
    match.stamp = found.stamp
    match.parts = found.parts
    dice = head.luck.rng()
    assert isinstance(dice, CommittedDice)
    dice.drawn = found.drawn
    match.rng = dice
    return match


def _position(s: State) -> Position:
    return Position(s.to_json(), s.halts)


def _moment(before: HistoryPoint) -> UndoPoint:
    state = None if before.state is None else before.state.to_json()
    told = before.told
    return UndoPoint(before.seat, before.entry, told, before.halts, before.revelations, state)


def _state(game: AnyGame, options: Options, position: Position) -> State:
    s: State = game.load(position.state, options)
    s.halts = position.halts
    return s


def _before(game: AnyGame, options: Options, m: UndoPoint) -> HistoryPoint:
    s = None if m.state is None else _state(game, options, Position(m.state, m.halts))
    return HistoryPoint(m.seat, m.entry, m.told, m.halts, m.revelations, s)


def _told(
    entry: int,
    rule: str,
    key: str,
    params: dict[str, Any],
    secret: dict[str, Any],
    to: tuple[int, ...],
) -> LoggedEvent:
    return LoggedEvent(entry, Event(rule, key, _params(params), _params(secret), to))


def _params(params: dict[str, Any]) -> Params:
    return {k: tuple(v) if isinstance(v, list) else v for k, v in params.items()}
