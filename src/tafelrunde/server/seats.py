"""The HTTP side of leaving, coming back, clocks and what a host may do (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fastapi import APIRouter, Request
from starlette.responses import Response

from tafelrunde.server import leaving, wire
from tafelrunde.server.api import answer, gate_of, known_guest, live_tables, read
from tafelrunde.server.errors import Refused
from tafelrunde.server.openapi import describe
from tafelrunde.server.rooms import Room
from tafelrunde.server.store import Guest

router = APIRouter(prefix="/api/tables/{table}")
ERRORS = (400, 401, 403, 404, 409)


async def _change(
    request: Request, table: str, change: Callable[[Room, Guest], Awaitable[None]]
) -> Response:
    """Let a guest change a table that it may see; the answer is its summary."""
    guest = await known_guest(request)
    gate_of(request).change_seat(guest)
    room = await live_tables(request).visit(table, guest)
    if room.is_lesson:
        raise Refused("not-found")
    await room.post(lambda: change(room, guest))
    return answer(room.summary(guest.id))


@router.post("/leave", **describe(wire.Summary, *ERRORS, body=wire.OfSeat))
async def leave(request: Request, table: str) -> Response:
    """POST: leave a seat to a bot."""
    wanted = await read(request, wire.OfSeat)
    return await _change(request, table, lambda r, g: leaving.leave(r, g, wanted.seat))


@router.post("/return", **describe(wire.Summary, *ERRORS, body=wire.OfSeat))
async def come_back(request: Request, table: str) -> Response:
    """POST: take a seat back from a bot."""
    wanted = await read(request, wire.OfSeat)
    return await _change(request, table, lambda r, g: leaving.come_back(r, g, wanted.seat))


@router.post("/offer", **describe(wire.Summary, *ERRORS, body=wire.OfferSeat))
async def offer(request: Request, table: str) -> Response:
    """POST: create a link with which somebody can take a seat over, or revoke it."""
    wanted = await read(request, wire.OfferSeat)
    secret = live_tables(request).entropy(16).hex()
    return await _change(
        request, table, lambda r, g: leaving.offer(r, g, wanted.seat, wanted.yes, secret)
    )


@router.post("/resign", **describe(wire.Summary, *ERRORS, body=wire.OfSeat))
async def resign(request: Request, table: str) -> Response:
    """POST: resign."""
    wanted = await read(request, wire.OfSeat)
    return await _change(request, table, lambda r, g: leaving.resign(r, g, wanted.seat))


@router.post("/abort", **describe(wire.Summary, *ERRORS, body=wire.Answered))
async def abort(request: Request, table: str) -> Response:
    """POST: propose or agree to calling the game off, or refuse."""
    wanted = await read(request, wire.Answered)
    return await _change(request, table, lambda r, g: leaving.abort(r, g, wanted.yes))


@router.post("/vacation", **describe(wire.Summary, *ERRORS, body=wire.Vacation))
async def vacation(request: Request, table: str) -> Response:
    """POST: stop one's clock for some days."""
    wanted = await read(request, wire.Vacation)
    return await _change(request, table, lambda r, g: leaving.vacation(r, g, wanted.days))


@router.post("/archive", **describe(wire.Summary, *ERRORS, body=wire.Answered))
async def archive(request: Request, table: str) -> Response:
    """POST: archive a table, or restore it."""
    wanted = await read(request, wire.Answered)
    return await _change(request, table, lambda r, g: leaving.archive(r, g, wanted.yes))


@router.post("/onlookers", **describe(wire.Summary, *ERRORS, body=wire.Answered))
async def onlookers(request: Request, table: str) -> Response:
    """POST: open a table to onlookers, or close it."""
    wanted = await read(request, wire.Answered)
    return await _change(request, table, lambda r, g: leaving.let_watch(r, g, wanted.yes))


@router.post("/peek", **describe(wire.Summary, *ERRORS, body=wire.Answered))
async def peek(request: Request, table: str) -> Response:
    """POST: create a new link for onlookers, or revoke it."""
    wanted = await read(request, wire.Answered)
    secret = live_tables(request).entropy(16).hex() if wanted.yes else None
    return await _change(request, table, lambda r, g: leaving.peek(r, g, secret))


@router.post("/delete", **describe(wire.Summary, *ERRORS))
async def delete(request: Request, table: str) -> Response:
    """POST: remove a table at which nobody has done anything yet."""
    return await _change(request, table, leaving.delete)
