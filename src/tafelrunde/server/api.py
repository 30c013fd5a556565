"""The HTTP side of the protocol (docs/protocol.md)."""

from __future__ import annotations

import secrets
from typing import Any, TypeVar

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from tafelrunde.core.actions import BadData
from tafelrunde.server import campaigns, companions, wire
from tafelrunde.server.catalogue import all_games_document, game_document, rules_document
from tafelrunde.server.errors import Refused
from tafelrunde.server.gate import Gate
from tafelrunde.server.guests import guest_of, hashed, new_token, set_cookie
from tafelrunde.server.hub import Hub
from tafelrunde.server.openapi import describe
from tafelrunde.server.store import Guest

T = TypeVar("T")
router = APIRouter(prefix="/api")


def answer(value: object) -> Response:
    """A JSON answer that no cache keeps."""
    headers = {"Cache-Control": "no-store"}
    return Response(wire.encode(value), media_type="application/json", headers=headers)


async def read(request: Request, kind: type[T]) -> T:
    """The body of a request; what does not fit is refused with the reason."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refused("not-json")
    try:
        return wire.read(await request.body(), kind)
    except BadData as error:
        raise Refused("bad-request", str(error)) from error


def hub_of(request: Request) -> Hub:
    """The house."""
    hub: Hub = request.app.state.hub
    return hub


def gate_of(request: Request) -> Gate:
    """Who may do how much."""
    gate: Gate = request.app.state.gate
    return gate


async def known_guest(request: Request) -> Guest:
    """The guest who asks; without one the request is refused."""
    guest = await guest_of(request, hub_of(request).store)
    if guest is None:
        raise Refused("no-guest")
    return guest


def clean_name(name: str | None) -> str | None:
    """A name without odd spaces; control characters are refused."""
    if name is None:
        return None
    neat = " ".join(name.split())
    if not neat or not neat.isprintable():
        raise Refused("bad-request", "a name of 1 to 40 printable characters")
    return neat


@router.head("/games", include_in_schema=False)
@router.get("/games", **describe(list[dict[str, Any]], 304))
async def games(request: Request) -> Response:
    """All games of the house."""
    return all_games_document().answer(request.headers)


@router.head("/games/{game}", include_in_schema=False)
@router.get("/games/{game}", **describe(dict[str, Any], 304, 404))
async def game(request: Request, game: str) -> Response:
    """One game with its texts and things."""
    return game_document(game).answer(request.headers)


@router.head("/games/{game}/rules", include_in_schema=False)
@router.get("/games/{game}/rules", **describe(list[dict[str, Any]], 304, 404))
async def rules(request: Request, game: str) -> Response:
    """The rules of a game in our words."""
    return rules_document(game).answer(request.headers)


@router.get("/me", **describe(wire.Me))
async def me(request: Request) -> Response:
    """Who am I?"""
    guest = await guest_of(request, hub_of(request).store)
    return answer(wire.Me(guest.name if guest else None))


@router.post("/me", **describe(wire.Me, 400, body=wire.SetName))
async def set_name(request: Request) -> Response:
    """Become a guest, or change the name."""
    name = clean_name((await read(request, wire.SetName)).name)
    hub = hub_of(request)
    guest = await guest_of(request, hub.store)
    response = answer(wire.Me(name))
    if guest is not None:
        await hub.store.rename_guest(guest._replace(name=name))
        return response
    gate_of(request).new_guest(request)
    token = new_token()
    await hub.store.add_guest(Guest(secrets.token_hex(16), name), hashed(token), hub.now())
    set_cookie(request, response, token)
    return response


@router.get("/tables", **describe(wire.Tables))
async def tables(request: Request) -> Response:
    """My tables and the lobby."""
    hub = hub_of(request)
    return answer(await hub.tables(await guest_of(request, hub.store)))


@router.post("/tables", **describe(wire.Summary, 400, 401, 404, body=wire.NewTable))
async def create(request: Request) -> Response:
    """Open a table."""
    wanted = await read(request, wire.NewTable)
    guest = await known_guest(request)
    gate_of(request).new_table(guest)
    seats = [msgspec.structs.replace(s, name=clean_name(s.name)) for s in wanted.seats]
    wanted = msgspec.structs.replace(wanted, seats=seats)
    return answer(await hub_of(request).create(guest, wanted))


@router.get("/tables/{table}", **describe(wire.Summary, 404))
async def table(request: Request, table: str) -> Response:
    """A table from outside."""
    hub = hub_of(request)
    guest = await guest_of(request, hub.store)
    room = await hub.visit(table, guest)
    return answer(room.summary(guest.id if guest else None))


@router.post("/tables/{table}/join", **describe(wire.Summary, 400, 401, 404, 409, body=wire.Join))
async def join(request: Request, table: str) -> Response:
    """Sit down."""
    wanted = await read(request, wire.Join)
    return answer(await hub_of(request).join(table, await known_guest(request), wanted))


@router.post("/tables/{table}/watch", **describe(wire.Summary, 400, 401, 404, body=wire.Watch))
async def watch(request: Request, table: str) -> Response:
    """Watch."""
    wanted = await read(request, wire.Watch)
    return answer(await hub_of(request).watch(table, await known_guest(request), wanted))


@router.get("/tables/{table}/journal", **describe(dict[str, Any], 404, 409))
async def journal(request: Request, table: str) -> Response:
    """The journal, after the end."""
    hub = hub_of(request)
    found = await hub.journal(table, await guest_of(request, hub.store))
    response = answer(found.to_json())
    name = f"{found.head.game}-{table[:8]}.json"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@router.get(
    "/tables/{table}/replay", **describe(wire.Replayed, 400, 404, 409, query=("at", "seat"))
)
async def replay(request: Request, table: str) -> Response:
    """A position of the past."""
    hub = hub_of(request)
    at, seat = (_number(request, name) for name in ("at", "seat"))
    guest = await guest_of(request, hub.store)
    return answer(await hub.replay(table, guest, at, seat))


@router.get("/tables/{table}/look", **describe(dict[str, Any], 400, 404, 409, query=("from", "to")))
async def look(request: Request, table: str) -> Response:
    """The line of sight between two places."""
    hub = hub_of(request)
    a, b = (_number(request, name) for name in ("from", "to"))
    if a is None or b is None:
        raise Refused("bad-request", "from and to are places")
    return answer(await hub.look(table, await guest_of(request, hub.store), a, b))


def _number(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= 7):
        raise Refused("bad-request", f"{name} is a whole number")
    return int(text)


@router.post("/tables/{table}/fork", **describe(wire.Summary, 400, 401, 404, 409, body=wire.Fork))
async def fork(request: Request, table: str) -> Response:
    """Play on from here."""
    wanted = await read(request, wire.Fork)
    guest = await known_guest(request)
    gate_of(request).new_table(guest)
    return answer(await hub_of(request).fork(table, guest, wanted))


@router.get("/campaigns", **describe(wire.MyCampaigns))
async def my_campaigns(request: Request) -> Response:
    """My campaigns."""
    hub = hub_of(request)
    guest = await guest_of(request, hub.store)
    return answer(wire.MyCampaigns(await campaigns.mine(hub, guest)))


@router.post("/campaigns", **describe(wire.Campaign, 400, 401, 404, body=wire.NewCampaign))
async def new_campaign(request: Request) -> Response:
    """Begin a campaign."""
    wanted = await read(request, wire.NewCampaign)
    guest = await known_guest(request)
    gate_of(request).new_table(guest)
    return answer(await campaigns.begin(hub_of(request), guest, wanted))


@router.get("/campaigns/{campaign}", **describe(wire.Campaign, 404))
async def one_campaign(request: Request, campaign: str) -> Response:
    """How a campaign stands."""
    hub = hub_of(request)
    war = await campaigns.one(hub, await guest_of(request, hub.store), campaign)
    return answer(await campaigns.told(hub, war))


@router.post("/campaigns/{campaign}/play", **describe(wire.Summary, 401, 404, 409))
async def play_campaign(request: Request, campaign: str) -> Response:
    """The table of the next game of a campaign."""
    hub = hub_of(request)
    guest = await known_guest(request)
    war = await campaigns.one(hub, guest, campaign)
    gate_of(request).new_table(guest)
    return answer(await campaigns.play_on(hub, guest, war))


@router.post("/companions/{game}", **describe(dict[str, Any], 400, 404, body=wire.Exchange))
async def companion(request: Request, game: str) -> Response:
    """Run the automatic sides of a game for a board on a real table."""
    told = await read(request, wire.Exchange)
    return answer(companions.exchange(game, told))
