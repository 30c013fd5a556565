"""Standing orders: a seat passes a question in advance, until something concerns it.

A game names the questions that may be passed so (`Game.passes`). While an order stands the table
answers for the seat, at the time at which a bot would, and what it answers is an entry of the
journal like any other. An order is the seat's own secret. It ends by itself

* with an event that concerns the seat, unless the seat has caused it: one that tells it a secret,
  names it or something of its own (`Game.belongs`), or is about the table (a move taken back);
* when what is asked names the seat or something of its own;
* when the seat is asked anything else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tafelrunde.core.actions import NO_PARAMS, Action, Event, IllegalAction, Refusal
from tafelrunde.core.journal import Played
from tafelrunde.core.match import LoggedEvent, Match
from tafelrunde.server.store import Place


def is_offered(match: Match, seat: int) -> bool:
    """Whether a seat is asked what may be passed in advance, and it concerns others only."""
    s = match.state
    asked = seat in s.pending() and not s.is_sealed() and s.prompt in match.game.passes
    return asked and not _names(match, s.top.about(s, seat), seat)


def with_order(match: Match, place: Place, decision: str, yes: bool) -> Place:
    """The seat with an order to pass, or without one; raises IllegalAction where it cannot."""
    if not yes:
        return place._replace(order=None)
    if decision != match.decision_id(place.seat):
        raise IllegalAction(Refusal("CORE-5", "stale", NO_PARAMS))
    if not is_offered(match, place.seat):
        raise IllegalAction(Refusal("CORE-3", "not-offered", {"verb": "order"}))
    return place._replace(order=f"{match.state.prompt} {len(match.told)}")


def settled(match: Match, places: list[Place]) -> list[Place]:
    """The seats without the orders that have ended; the same list where none has."""
    ended = [p.seat for p in places if p.order is not None and not _stands(match, p)]
    return [p._replace(order=None) if p.seat in ended else p for p in places] if ended else places


def answer(match: Match, place: Place) -> Action | None:
    """What the order of a seat answers now; None without one, or while the seat is not asked."""
    if place.order is None or place.seat not in match.state.pending():
        return None
    return Action(match.game.passes[match.state.prompt]) if _stands(match, place) else None


def _stands(match: Match, place: Place) -> bool:
    prompt, since = (place.order or "").split()
    s, seat = match.state, place.seat
    if s.over or (seat in s.pending() and (s.prompt != prompt or not is_offered(match, seat))):
        return False
    return not any([_concerns(match, told, seat) for told in match.told[int(since) :]])


def _concerns(match: Match, told: LoggedEvent, seat: int) -> bool:
    """Whether an event is news for a seat that it has not caused itself."""
    entry, event = match.entries[told.entry], told.event
    if isinstance(entry, Played) and entry.seat == seat:
        return False
    return _is_news(match, event, seat)


def _is_news(match: Match, event: Event, seat: int) -> bool:
    if event.rule.startswith("CORE-") or seat in event.to:
        return True
    return _names(match, event.params, seat)


def _names(match: Match, params: Mapping[str, object], seat: int) -> bool:
    """Whether any of these facts names a seat or something of its own."""
    game, s = match.game, match.state
    for name, value in params.items():
        kind = game.params.get(name, "")
        numbers = value if isinstance(value, Sequence) and not isinstance(value, str) else (value,)
        if any([isinstance(n, int) and game.belongs(s, kind, n, seat) for n in numbers]):
            return True
    return False
