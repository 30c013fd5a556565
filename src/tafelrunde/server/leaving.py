"""Leaving a table: to a bot, to somebody else by link, by resigning, or by mutual consent.

A bot that takes a seat over is asked like any other: with what the seat may know and nothing else.
Who left to a bot may come back; who gave the seat to a person, or lost it, may not. Nobody gets to
know two seats: whoever left one cannot take another.
"""

from __future__ import annotations

import hmac
import logging
from typing import Final

from tafelrunde.core.actions import IllegalAction
from tafelrunde.core.journal import Played
from tafelrunde.server import clocks
from tafelrunde.server.errors import Refused
from tafelrunde.server.names import told_apart
from tafelrunde.server.progress import stored_clocks, with_clocks
from tafelrunde.server.rooms import Room
from tafelrunde.server.store import Guest, Place, Record
from tafelrunde.server.telling import is_member, manners_of, seats_of
from tafelrunde.server.watching import forget_watchers, watch, watcher

LOG = logging.getLogger(__name__)
NOBODY: Final = ""  # who has lost a seat: no guest is called so


def _own(room: Room, guest: Guest, seat: int | None) -> list[int]:
    """All seats of a guest, or only the given one."""
    if room.broken:
        raise Refused("broken-table", room.broken)
    own = seats_of(room.places, guest.id)
    if not own or (seat is not None and seat not in own):
        raise Refused("not-seated")
    return list(own) if seat is None else [seat]


def _check_playing(room: Room) -> None:
    if room.match is None:
        raise Refused("not-started")
    if not room.is_playing:
        raise Refused("nothing-left")


def _check_host(room: Room, guest: Guest) -> None:
    if room.record.owner != guest.id:
        raise Refused("not-host")


def _with(places: list[Place], *changed: Place) -> list[Place]:
    new = {place.seat: place for place in changed}
    return [new.get(place.seat, place) for place in places]


def _to_bot(room: Room, seat: int, may_return: bool) -> Place:
    """The seat with a bot in it; the name stays, so that the chronicle still fits."""
    place = room.places[seat]
    former = place.guest if may_return else NOBODY
    return Place(seat, None, place.name, manners_of(room.record).bot, former)


async def leave(room: Room, guest: Guest, seat: int | None) -> None:
    """Leave one's seats to bots; before the game they become free again."""
    own = _own(room, guest, seat)
    if room.match is None:
        await room.change(room.record, _with(room.places, *[Place(s) for s in own]))
        return
    _check_playing(room)
    parting = [other for other in room.record.parting if other not in own]
    left = [_to_bot(room, s, may_return=True) for s in own]
    await _change(room, room.record._replace(parting=parting), _with(room.places, *left))


async def come_back(room: Room, guest: Guest, seat: int | None) -> None:
    """Take back the seats one has left to bots."""
    _check_playing(room)
    meant = [p for p in room.places if p.former == guest.id and seat in (None, p.seat)]
    if not meant:
        raise Refused("not-seated")
    record = room.record
    for place in meant:
        record = await _with_time(room, record, place.seat)
    taken = [Place(place.seat, guest.id, place.name) for place in meant]
    await room.change(record, _with(room.places, *taken))


async def _with_time(room: Room, record: Record, seat: int) -> Record:
    """The table with time for whoever takes a seat over; a rated game counts as lost for it."""
    if record.rated:
        await room.context.aftermath.ratings.forfeit(record.id, seat)
    manners, now = manners_of(record), room.context.now()
    asked = room.match is not None and seat in room.match.state.pending()
    back = clocks.come_back(stored_clocks(record), manners, seat, asked, now)
    return with_clocks(record, back)


async def offer(room: Room, guest: Guest, seat: int, yes: bool, secret: str) -> None:
    """Create the secret of a link with which somebody else may take a seat over, or revoke it."""
    _check_playing(room)
    place = room.places[seat] if seat < len(room.places) else None
    if place is None or guest.id not in (place.guest, place.former):
        raise Refused("not-seated")
    changed = place._replace(offer=secret if yes else None)
    await room.change(room.record, _with(room.places, changed))


def offered(room: Room, secret: str | None) -> int | None:
    """The seat that can be taken over with this secret."""
    for place in room.places if room.is_playing and secret else []:
        if hmac.compare_digest((place.offer or "").encode(), (secret or "").encode()):
            return place.seat
    return None


async def take_over(room: Room, guest: Guest, seat: int, secret: str | None) -> None:
    """Give an offered seat to a guest who knows no other seat of this table."""
    if offered(room, secret) != seat:  # somebody was faster
        raise Refused("seat-taken")
    if seats_of(room.places, guest.id):
        raise Refused("already-seated")
    store, table = room.context.store, room.record.id
    known = await watcher(store, table, guest.id)
    had = [place.seat for place in room.places if place.former == guest.id]
    if any([other not in (None, seat) for other in (*had, known and known.seat)]):
        raise Refused("knows-a-seat")
    before = room.places[seat].guest or room.places[seat].former
    if before:
        await watch(store, table, before, seat)  # who gave it away may look on, and knows it
    record = await _with_time(room, room.record, seat)
    name = told_apart(guest.name, [p.name for p in room.places if p.seat != seat])
    await room.change(record, _with(room.places, Place(seat, guest.id, name)))


async def resign(room: Room, guest: Guest, seat: int | None) -> None:
    """Resign: the game ends if its rules say so, otherwise a bot takes the seat for good."""
    _check_playing(room)
    for one in _own(room, guest, seat):
        await lose(room, one)


async def lose(room: Room, seat: int) -> None:
    """Take a seat out of the game: it ends, or a bot plays on for good."""
    match = room.match
    assert match is not None
    places, guest = (
        _with(room.places, _to_bot(room, seat, may_return=False)),
        room.places[seat].guest,
    )
    try:
        match.resign(seat)
        places = room.places
    except IllegalAction:
        LOG.debug("table %s goes on without seat %d", room.record.id, seat)
        if guest is not None:
            await watch(room.context.store, room.record.id, guest, seat)
    await _change(room, room.record, places)


async def abort(room: Room, guest: Guest, yes: bool) -> None:
    """Propose calling the game off, agree to it, refuse it, or withdraw the proposal."""
    _check_playing(room)
    own = _own(room, guest, None)
    if yes and not _may_end(room.record, room.places):
        raise Refused("rated-alone")
    parting = sorted({*room.record.parting, *own}) if yes else []
    await _change(room, room.record._replace(parting=parting), room.places)


def _may_end(record: Record, places: list[Place]) -> bool:
    """Whether people may call a game off; a rated one needs at least two of them."""
    return not record.rated or len({p.guest for p in places if p.guest is not None}) > 1


async def _change(room: Room, record: Record, places: list[Place]) -> None:
    """Store who sits where; the game is called off when all people have agreed."""
    people = {place.seat for place in places if place.guest is not None}
    if record.parting and people <= set(record.parting) and _may_end(record, places):
        record = record._replace(status="aborted")
    await room.change(record, places)


async def vacation(room: Room, guest: Guest, days: int) -> None:
    """Stop the clocks of one's seats for some days, or restart them."""
    _check_playing(room)
    found: clocks.SeatClocks | None = stored_clocks(room.record)
    for seat in _own(room, guest, None):
        found = clocks.leave_for(found, seat, days, room.context.now()) if found else None
    if found is None:
        raise Refused("no-vacation")
    await room.change(with_clocks(room.record, found), room.places)


async def delete(room: Room, guest: Guest) -> None:
    """Remove a table at which nobody has done anything yet."""
    _check_host(room, guest)
    match = room.match
    if match is not None and any([isinstance(entry, Played) for entry in match.entries]):
        raise Refused("already-begun")
    await room.context.store.remove(room.record.id, room.fence)
    room.context.discard(room, "gone")


async def archive(room: Room, guest: Guest, yes: bool) -> None:
    """Archive a table or restore it; not while other people play at it."""
    _check_host(room, guest)
    others = {p.guest for p in room.places if p.guest is not None} - {guest.id}
    if room.record.status in ("waiting", "playing") and others:
        raise Refused("others-play")
    await room.change(room.record._replace(archived=yes), room.places)


async def let_watch(room: Room, guest: Guest, yes: bool) -> None:
    """Open a table to onlookers, or close it and disconnect those who are looking on."""
    _check_host(room, guest)
    manners = {**room.record.manners, "onlookers": yes}
    await room.change(room.record._replace(manners=manners), room.places)
    if not yes:
        _send_away(room)


async def peek(room: Room, guest: Guest, secret: str | None) -> None:
    """Create a link for onlookers, or revoke it; those who came by an older link are sent away."""
    _check_host(room, guest)
    await forget_watchers(room.context.store, room.record.id)
    await room.change(room.record._replace(peek=secret), room.places)
    if not room.record.open:
        _send_away(room)


def peeks(room: Room, secret: str | None) -> bool:
    """Whether this is the secret of the table's link for onlookers."""
    known = room.record.peek
    return bool(known) and hmac.compare_digest((known or "").encode(), (secret or "").encode())


def _send_away(room: Room) -> None:
    for visitor in room.visitors:
        if not is_member(room.record, room.places, visitor.guest):
            visitor.dismiss("closed")


def lets_watch(room: Room) -> bool:
    """Whether onlookers are admitted; before the game they may take a seat."""
    return room.match is None or manners_of(room.record).onlookers


async def look_at(room: Room) -> None:
    """Replace players whose time has run out, and wake the bots."""
    out = clocks.run_out(stored_clocks(room.record), room.context.now())
    for seat in out:
        # Clocks do not tell who has answered in secret: they run on for everybody who was asked.
        asked = room.match is not None and seat in room.match.state.pending()
        if asked and room.places[seat].guest is not None:
            await _out_of_time(room, seat)
    room.bots.wake()
    await room.look_later()


async def _out_of_time(room: Room, seat: int) -> None:
    if not room.is_playing:
        return
    if manners_of(room.record).timeout == "lose":
        await lose(room, seat)
    else:
        places = _with(room.places, _to_bot(room, seat, may_return=True))
        await _change(room, room.record, places)
