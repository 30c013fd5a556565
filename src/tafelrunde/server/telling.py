"""What each observer is sent, made only from views, events and candidates."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, cast

import msgspec
from msgspec import Raw

from tafelrunde.board.scene import AnyTableGame
from tafelrunde.core.actions import SPECTATOR
from tafelrunde.core.chance import commitment
from tafelrunde.core.game import stays_hidden
from tafelrunde.core.match import Match
from tafelrunde.core.views import Choice, Observed, UndoRight
from tafelrunde.server import clocks
from tafelrunde.server.film import pictures
from tafelrunde.server.orders import is_offered
from tafelrunde.server.store import Place, Record
from tafelrunde.server.visitors import Visitor
from tafelrunde.server.wire import (
    Clocks,
    Luck,
    Manners,
    Picture,
    SceneMessage,
    SeatSummary,
    StateMessage,
    Summary,
    encode,
    event_to,
    scene_to,
)

KNOWN: Final = 32  # messages of one moment whose parts are kept
Status = Literal["waiting", "playing", "over", "broken", "aborted"]


def seats_of(places: list[Place], guest: str | None) -> tuple[int, ...]:
    """The seats of a guest."""
    return tuple([p.seat for p in places if guest is not None and p.guest == guest])


def clocks_of(record: Record, now: int) -> Clocks | None:
    """The clocks as everybody may see them, hiding whose time runs where that is secret."""
    stored = msgspec.convert(record.clocks, clocks.SeatClocks)
    if not stored.left:
        return None
    stored = clocks.settled(stored, now)
    until = stored.until or None
    return Clocks(now, stored.left, stored.runs, until, stored.away, stored.vacation)


def manners_of(record: Record) -> Manners:
    """The table's settings for time, onlookers and practice."""
    return msgspec.convert(record.manners, Manners)


def _left(place: Place, guest: str | None) -> Literal["", "me", "somebody"]:
    return "" if not place.former else "me" if place.former == guest else "somebody"


def _offers(place: Place, guest: str | None) -> bool:
    """Whether a guest may hand a seat on."""
    return guest is not None and guest in (place.guest, place.former)


def is_member(record: Record, places: list[Place], guest: str | None) -> bool:
    """Whether somebody opened the table, sits there, or left a seat there to a bot."""
    own = [record.owner, *[p.guest for p in places], *[p.former for p in places]]
    return guest is not None and guest in own


def lags(record: Record, places: list[Place], guest: str | None) -> bool:
    """Whether a guest sees the running game with a delay."""
    late = record.status == "playing" and manners_of(record).delay > 0
    return late and not is_member(record, places, guest)


def summary(
    record: Record,
    places: list[Place],
    guest: str | None,
    connected: set[int],
    now: int,
    shown: str = "",
) -> Summary:
    """The summary of a table for one guest, who may hold the secret of an offered seat."""
    mine = seats_of(places, guest)
    seats = [
        SeatSummary(
            seat=p.seat,
            kind="bot" if p.bot else "free" if p.free else "person",
            name=p.name,
            bot=p.bot,
            mine=p.seat in mine,
            connected=p.bot is not None or p.seat in connected,
            left=_left(p, guest),
            offer=p.offer if _offers(p, guest) or shown == p.offer else None,
        )
        for p in places
    ]
    late = lags(record, places, guest)
    host = guest is not None and guest == record.owner
    return Summary(
        id=record.id,
        game=record.game,
        options=record.options,
        seats=seats,
        open=record.open,
        status=cast(Status, record.status),
        winners=record.winners,
        pending=[] if late else record.pending,
        invite=record.invite if mine or host else None,
        updated=record.created if late else record.updated,  # when somebody acts is news too
        campaign=record.campaign,
        manners=manners_of(record),
        clocks=clocks_of(record, now) if record.status == "playing" and not late else None,
        parting=record.parting,
        host=host,
        archived=record.archived,
        rated=record.rated,
        peek=record.peek if host else None,
    )


def luck_of(record: Record) -> Luck:
    """The commitment to the dice, with the seed once everybody may know it."""
    told = (record.status == "over" or record.forked) and not stays_hidden(record.options)
    shown = commitment(record.seed, record.salt)
    return Luck(shown, record.salt, record.seed.hex() if told else None)


class ObserverView(NamedTuple):
    """What one observer sees of a position."""

    view: Observed
    scene: SceneMessage
    choices: list[Choice]


class Parts(NamedTuple):
    """The large parts of a message, already encoded and shared between observers."""

    view: bytes
    scene: bytes
    choices: bytes
    events: bytes
    film: bytes
    undone: bytes


def sight(match: Match, observer: int) -> ObserverView:
    """Everything that one observer sees of the position."""
    game = cast(AnyTableGame, match.game)
    view = match.observe(observer)
    scene = game.scene(view["game"], observer)
    view["aids"] = game.aids(view["game"], observer)
    if observer in match.state.pending():
        view["preview"] = game.preview(match.state, observer)
    recap = game.recap(match.told, match.undone)
    if recap:
        view["recap"] = recap
    untold = game.untold(view["game"], match.told)
    if untold:
        view["untold"] = untold
    return ObserverView(view, scene_to(scene), match.candidates(observer))


def has_secrets(match: Match, seat: int) -> bool:
    """Whether this seat is about to see something that others at the same screen must not."""
    game, s = match.game, match.state
    if s.is_sealed():
        return True
    return bool(game.view(s, seat) != game.view(s, SPECTATOR))


def settle_eyes(visitor: Visitor, match: Match) -> int | None:
    """Choose the seat as which a visitor sees the table; returns the seat behind the curtain."""
    seats = visitor.seats
    if len(seats) < 2:
        visitor.eyes = seats[0] if seats else SPECTATOR
        return None
    due = [seat for seat in match.state.pending() if seat in seats]
    if not due or visitor.eyes in due:
        return None
    if has_secrets(match, due[0]):
        visitor.eyes = SPECTATOR
        return due[0]
    visitor.eyes = due[0]
    return None


def bots_agree(record: Record, places: list[Place]) -> bool:
    """Whether bots allow a request to undo, which they do at practice tables only."""
    return manners_of(record).practice or all([place.bot is None for place in places])


def undo_offer(
    match: Match, seats: tuple[int, ...], eyes: int, agreeable: bool
) -> tuple[UndoRight, int | None]:
    """How the visitor's last action may be undone, and whose it was.

    No request is offered where bots would refuse it (`agreeable`).
    """
    if match.state.over or not seats:
        return "", None
    seat = eyes
    if not match.state.is_sealed():
        acted = [before.seat for before in match.history.moments if before.seat in seats]
        seat = acted[-1] if acted else eyes
    right = match.undo_right(seat) if seat >= 0 else ""
    asked_already = seat == match.undo_asked or match.denied == (seat, match.stamp)
    if right == "ask" and (asked_already or not agreeable):
        right = ""
    return right, seat if right else None


class Telling:
    """The messages about one position of a table; shared parts are made and encoded once."""

    def __init__(self, record: Record, places: list[Place], match: Match | None) -> None:
        self.record = record
        self.places = places
        self.match = match
        self.entries = len(match.entries) if match is not None else 0
        self.sights: dict[int, tuple[ObserverView, bytes, bytes, bytes]] = {}
        self.films: dict[int, list[Picture]] = {}
        self.known: dict[tuple[int, int, int], Parts] = {}
        self.texts: dict[
            tuple[int, frozenset[int], int], str
        ] = {}  # for whoever is only looking on

    def is_of(self, record: Record, places: list[Place], match: Match | None) -> bool:
        """Whether this is still about the present position of the table."""
        same = self.record is record and self.places is places and self.match is match
        return same and (match is None or len(match.entries) == self.entries)

    def text(self, visitor: Visitor, connected: set[int], now: int) -> str:
        """The encoded message for a visitor, which marks everything so far as sent.

        Onlookers who have seen as much before share the same text; a guest who left a seat gets
        more.
        """
        if is_member(self.record, self.places, visitor.guest):
            return encode(self.state(visitor, connected, now)).decode()
        message = self.state(visitor, connected, now)
        key = (message.since, frozenset(connected), now if message.table.clocks else 0)
        text = self.texts.get(key)
        if text is None:
            text = self.texts[key] = encode(message).decode()
        return text

    def state(self, visitor: Visitor, connected: set[int], now: int) -> StateMessage:
        """The message for a visitor, which marks everything so far as sent."""
        match = self.match
        about = summary(self.record, self.places, visitor.guest, connected, now)
        if match is None:
            return self._waiting(about, visitor)
        curtain = settle_eyes(visitor, match)
        since = visitor.seq if visitor.seq_eyes in (None, visitor.eyes) else 0
        if since > len(match.told) or (visitor.seq_eyes is None and len(visitor.seats) > 1):
            since = 0
        visitor.seq, visitor.seq_eyes = len(match.told), visitor.eyes
        agreeable = bots_agree(self.record, self.places)
        undo, undo_seat = undo_offer(match, visitor.seats, visitor.eyes, agreeable)
        message = position(
            self.record, about, visitor.eyes, since, visitor.seq, self.parts(visitor.eyes, since)
        )
        message.curtain = curtain
        message.decision = match.decision_id(visitor.eyes)
        message.undo, message.undo_seat = undo, undo_seat
        if self.record.status == "aborted":
            message.choices, message.undo, message.undo_seat = [], "", None
        message.order = self._order(match, visitor.eyes)
        message.undo_asked = match.undo_asked
        message.undo_granted = sorted(match.undo_granted)
        message.undo_denied = match.denied in [(seat, match.stamp) for seat in visitor.seats]
        if match.undo_asked is not None:
            message.undo_from = match.undo_from(match.undo_asked)
        return message

    def parts(self, observer: int, since: int, filmed: int | None = None) -> Parts:
        """The large parts of a message for an observer, with the events from `since` on.

        The film begins with the event `filmed`, or else with `since`.
        """
        match = self.match
        assert match is not None
        first = since if filmed is None else filmed
        key = (observer, since, first)
        found = self.known.get(key)
        if found is None:
            seen = self.sights.get(observer)
            if seen is None:
                s = sight(match, observer)
                seen = (s, encode(s.view), encode(s.scene), encode(s.choices))
                self.sights[observer] = seen
            events = encode([event_to(told.event) for told in match.events(observer, since)])
            film = encode(self._film(observer, first, seen[0].view))
            found = self.known[key] = Parts(*seen[1:], events, film, encode(match.undone))
            while len(self.known) > KNOWN:
                del self.known[next(iter(self.known))]
        return found

    def _film(self, observer: int, since: int, view: Observed) -> list[Picture]:
        """The film from an event on. Films end alike: the longest one so far is cut for others.

        A request for more than the longest film so far makes the whole one, so that many new
        visitors cost two films.
        """
        match = self.match
        assert match is not None
        wanted = min(len(match.moments), max(0, len(match.told) - since))
        film = self.films.get(observer)
        if film is None or len(film) < wanted:
            film = pictures(match, observer, since if film is None else 0, view)
            self.films[observer] = film
        return film[len(film) - wanted :]

    def _order(self, match: Match, seat: int) -> Literal["", "offered", "stands"]:
        """Whether the observer has a standing order or could give one; nobody else is told."""
        if seat < 0 or self.record.status != "playing":
            return ""
        if self.places[seat].order is not None:
            return "stands"
        return "offered" if is_offered(match, seat) else ""

    def _waiting(self, about: Summary, visitor: Visitor) -> StateMessage:
        seats = visitor.seats
        return StateMessage(
            table=about,
            observer=seats[0] if len(seats) == 1 else SPECTATOR,
            curtain=None,
            seq=0,
            since=0,
            decision="",
            view=None,
            scene=None,
            choices=[],
            events=[],
            film=[],
            undone=[],
            undo="",
            undo_seat=None,
            undo_asked=None,
            undo_from=None,
            luck=luck_of(self.record),
        )


def position(
    record: Record, about: Summary, observer: int, since: int, seq: int, parts: Parts
) -> StateMessage:
    """The message about a position, without a question or an undo."""
    view, scene, choices, events, film, undone = (cast(Any, Raw(part)) for part in parts)
    return StateMessage(
        table=about,
        observer=observer,
        curtain=None,
        seq=seq,
        since=since,
        decision="",
        view=view,
        scene=scene,
        choices=choices,
        events=events,
        film=film,
        undone=undone,
        undo="",
        undo_seat=None,
        undo_asked=None,
        undo_from=None,
        luck=luck_of(record),
    )
