"""The HTTP side of the protocol (docs/protocol.md)."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Any, TypeVar

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from tafelrunde.core.actions import BadData
from tafelrunde.server import campaigns, companions, lessons, wire
from tafelrunde.server.catalogue import (
    all_games_document,
    game_document,
    rules_document,
    seldom_document,
)
from tafelrunde.server.errors import Refused
from tafelrunde.server.gate import Gate
from tafelrunde.server.guests import device_label, guest_of, hashed, new_token, set_cookie
from tafelrunde.server.live_tables import LiveTables
from tafelrunde.server.names import cleaned
from tafelrunde.server.openapi import describe
from tafelrunde.server.store import Guest
from tafelrunde.server.wire_puzzles import TakePuzzle
from tafelrunde.texts import LANGUAGES

T = TypeVar("T")
router = APIRouter(prefix="/api")


def answer(value: object) -> Response:
    """A JSON response that must not be cached."""
    headers = {"Cache-Control": "no-store"}
    return Response(wire.encode(value), media_type="application/json", headers=headers)


async def read(request: Request, expected: type[T]) -> T:
    """The decoded body of a request; an invalid one is refused with the reason."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refused("not-json")
    try:
        return wire.read(await request.body(), expected)
    except BadData as error:
        raise Refused("bad-request", str(error)) from error


def live_tables(request: Request) -> LiveTables:
    """The live tables of this server."""
    live: LiveTables = request.app.state.live
    return live


def gate_of(request: Request) -> Gate:
    """The rate limits of this server."""
    gate: Gate = request.app.state.gate
    return gate


async def known_guest(request: Request) -> Guest:
    """The guest who sends the request; refused if there is none."""
    guest = await guest_of(request, live_tables(request).store)
    if guest is None:
        raise Refused("no-guest")
    return guest


def clean_name(name: str | None) -> str | None:
    """A name without odd spaces; what is invisible or covers its neighbours is refused."""
    if name is None:
        return None
    neat = unicodedata.normalize("NFC", " ".join(name.split()))
    if not neat or not neat.isprintable() or cleaned(neat) != neat:
        raise Refused("bad-request", "a name of 1 to 40 printable characters")
    return neat


@router.head("/games", include_in_schema=False)
@router.get("/games", **describe(list[dict[str, Any]], 304))
async def games(request: Request) -> Response:
    """GET: the list of all games."""
    return all_games_document().answer(request.headers)


@router.head("/games/{game}", include_in_schema=False)
@router.get("/games/{game}", **describe(dict[str, Any], 304, 400, 404))
async def game(request: Request, game: str, language: str = "") -> Response:
    """GET: one game with its lexicon and texts, in all languages or in the one asked for."""
    return game_document(game, language).answer(request.headers)


@router.head("/games/{game}/seldom", include_in_schema=False)
@router.get("/games/{game}/seldom", **describe(dict[str, Any], 304, 404))
async def seldom(request: Request, game: str) -> Response:
    """GET: the lexicon entries that only tables with the game's `seldom` options need."""
    return seldom_document(game).answer(request.headers)


@router.head("/games/{game}/rules", include_in_schema=False)
@router.get("/games/{game}/rules", **describe(list[dict[str, Any]], 304, 404))
async def rules(request: Request, game: str) -> Response:
    """GET: the rules of a game in our words."""
    return rules_document(game).answer(request.headers)


@router.head("/games/{game}/learning", include_in_schema=False)
@router.get("/games/{game}/learning", **describe(wire.Learning, 304, 400, 404))
async def learning(request: Request, game: str, language: str = "en") -> Response:
    """GET: a game's learning texts in one language, and its lessons."""
    return lessons.learning_document(game, language).answer(request.headers)


@router.head("/games/{game}/pictures", include_in_schema=False)
@router.get("/games/{game}/pictures", **describe(wire.Pictures, 304, 404))
async def pictures(request: Request, game: str) -> Response:
    """GET: five positions of a turn, to be drawn by the game's board."""
    return lessons.pictures_document(game).answer(request.headers)


@router.get("/me", **describe(wire.Me))
async def me(request: Request) -> Response:
    """GET: the name of the current guest."""
    guest = await guest_of(request, live_tables(request).store)
    return answer(wire.Me(guest.name if guest else None))


@router.post("/me", **describe(wire.Me, 400, body=wire.SetName))
async def set_name(request: Request) -> Response:
    """POST: register a guest, or change the guest's name."""
    name = clean_name((await read(request, wire.SetName)).name)
    live = live_tables(request)
    guest = await guest_of(request, live.store)
    response = answer(wire.Me(name))
    if guest is not None:
        await live.store.rename_guest(guest._replace(name=name))
        return response
    gate_of(request).new_guest(request)
    token = new_token()
    new = Guest(secrets.token_hex(16), name)
    await live.store.add_guest(new, hashed(token), live.now(), device_label(request))
    set_cookie(request, response, token)
    return response


@router.post("/me/token", **describe(wire.Me, 401))
async def renew_token(request: Request) -> Response:
    """POST: issue a new token for the guest; old tokens are revoked, their connections closed."""
    guest = await known_guest(request)
    live = live_tables(request)
    token = new_token()
    await live.store.change_token(guest.id, hashed(token), live.now(), device_label(request))
    await live.throw_out(guest.id)
    response = answer(wire.Me(guest.name))
    set_cookie(request, response, token)
    return response


@router.get("/tables", **describe(wire.Tables))
async def tables(request: Request) -> Response:
    """GET: the guest's tables and the lobby."""
    live = live_tables(request)
    return answer(await live.tables(await guest_of(request, live.store)))


def check_language(language: str) -> None:
    """Refuse a language that there are no texts for."""
    if language not in LANGUAGES:
        raise Refused("bad-request", "there are the languages de and en")


@router.get("/inbox", **describe(wire.Inbox, 400))
async def inbox(request: Request, language: str = "en") -> Response:
    """GET: the guest's inbox, worded in one language, and the lobby."""
    check_language(language)
    live = live_tables(request)
    return answer(await live.inbox(await guest_of(request, live.store), language))


@router.post("/tables", **describe(wire.Summary, 400, 401, 404, body=wire.NewTable))
async def create(request: Request) -> Response:
    """POST: open a table."""
    wanted = await read(request, wire.NewTable)
    guest = await known_guest(request)
    gate_of(request).new_table(guest)
    seats = [msgspec.structs.replace(s, name=clean_name(s.name)) for s in wanted.seats]
    wanted = msgspec.structs.replace(wanted, seats=seats)
    return answer(await live_tables(request).create(guest, wanted))


@router.get("/tables/{table}", **describe(wire.Summary, 404))
async def table(request: Request, table: str) -> Response:
    """GET: the summary of a table."""
    live = live_tables(request)
    guest = await guest_of(request, live.store)
    room = await live.visit(table, guest)
    return answer(room.summary(guest.id if guest else None))


@router.post("/tables/{table}/join", **describe(wire.Summary, 400, 401, 404, 409, body=wire.Join))
async def join(request: Request, table: str) -> Response:
    """POST: take a free seat."""
    wanted = await read(request, wire.Join)
    return answer(await live_tables(request).join(table, await known_guest(request), wanted))


@router.post("/tables/{table}/watch", **describe(wire.Summary, 400, 401, 404, body=wire.Watch))
async def watch(request: Request, table: str) -> Response:
    """POST: watch a table."""
    wanted = await read(request, wire.Watch)
    return answer(await live_tables(request).watch(table, await known_guest(request), wanted))


@router.get("/tables/{table}/journal", **describe(dict[str, Any], 404, 409))
async def journal(request: Request, table: str) -> Response:
    """GET: the journal of a finished game."""
    live = live_tables(request)
    found = await live.journal(table, await guest_of(request, live.store))
    response = answer(found.to_json())
    name = f"{found.head.game}-{table[:8]}.json"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@router.get(
    "/tables/{table}/replay",
    **describe(wire.Replayed, 400, 404, 409, query=("at", "seat", "event")),
)
async def replay(request: Request, table: str) -> Response:
    """GET: an earlier position."""
    live = live_tables(request)
    at, seat, event = (_number(request, name) for name in ("at", "seat", "event"))
    guest = await guest_of(request, live.store)
    return answer(await live.replay(table, guest, at, seat, event))


@router.get("/tables/{table}/look", **describe(dict[str, Any], 400, 404, 409, query=("from", "to")))
async def look(request: Request, table: str) -> Response:
    """GET: the line of sight between two places."""
    live = live_tables(request)
    a, b = (_number(request, name) for name in ("from", "to"))
    if a is None or b is None:
        raise Refused("bad-request", "from and to are places")
    return answer(await live.look(table, await guest_of(request, live.store), a, b))


def _number(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= 7):
        raise Refused("bad-request", f"{name} is a whole number")
    return int(text)


@router.post("/tables/{table}/fork", **describe(wire.Summary, 400, 401, 404, 409, body=wire.Fork))
async def fork(request: Request, table: str) -> Response:
    """POST: open a table that continues from a step of a finished game."""
    wanted = await read(request, wire.Fork)
    guest = await known_guest(request)
    gate_of(request).new_table(guest)
    return answer(await live_tables(request).fork(table, guest, wanted))


@router.get("/campaigns", **describe(wire.MyCampaigns))
async def my_campaigns(request: Request) -> Response:
    """GET: the guest's campaigns."""
    live = live_tables(request)
    guest = await guest_of(request, live.store)
    return answer(wire.MyCampaigns(await campaigns.mine(live, guest)))


@router.post("/campaigns", **describe(wire.Campaign, 400, 401, 404, body=wire.NewCampaign))
async def new_campaign(request: Request) -> Response:
    """POST: begin a campaign."""
    wanted = await read(request, wire.NewCampaign)
    guest = await known_guest(request)
    gate_of(request).new_table(guest)
    return answer(await campaigns.begin(live_tables(request), guest, wanted))


@router.get("/campaigns/{campaign}", **describe(wire.Campaign, 404))
async def one_campaign(request: Request, campaign: str) -> Response:
    """GET: a campaign with its games."""
    live = live_tables(request)
    stored = await campaigns.one(live, await guest_of(request, live.store), campaign)
    return answer(await campaigns.told(live, stored))


@router.post("/campaigns/{campaign}/play", **describe(wire.Summary, 401, 404, 409))
async def play_campaign(request: Request, campaign: str) -> Response:
    """POST: open the table of the next game of a campaign."""
    live = live_tables(request)
    guest = await known_guest(request)
    stored = await campaigns.one(live, guest, campaign)
    gate_of(request).new_table(guest)
    return answer(await campaigns.play_on(live, guest, stored))


@router.get("/lessons", **describe(wire.MyLessons))
async def my_lessons(request: Request) -> Response:
    """GET: all lessons, and the guest's progress in each."""
    live = live_tables(request)
    return answer(await lessons.progress(live.store, await guest_of(request, live.store)))


@router.post(
    "/lessons/{lesson:path}", **describe(wire.Summary, 400, 401, 404, body=wire.TakeLesson)
)
async def take_lesson(request: Request, lesson: str) -> Response:
    """POST: open or resume the table of a lesson."""
    wanted = await read(request, wire.TakeLesson)
    guest = await known_guest(request)
    gate_of(request).new_table(guest)
    return answer(await live_tables(request).take_lesson(guest, lesson, wanted))


@router.post("/puzzles/{game}", **describe(wire.Summary, 400, 401, 404, body=TakePuzzle))
async def take_puzzle(request: Request, game: str) -> Response:
    """POST: the guest's puzzle table, showing the requested puzzle."""
    wanted = await read(request, TakePuzzle)
    guest = await known_guest(request)
    gate_of(request).new_table(guest)
    return answer(await live_tables(request).take_puzzle(guest, game, wanted))


@router.post(
    "/campaigns/{campaign}/result",
    **describe(wire.Campaign, 400, 401, 404, 409, body=wire.TellResult),
)
async def tell_result(request: Request, campaign: str) -> Response:
    """POST: enter how the next game of a campaign ended on a real board."""
    wanted = await read(request, wire.TellResult)
    live = live_tables(request)
    guest = await known_guest(request)
    gate_of(request).new_table(guest)
    return answer(await campaigns.tell_result(live, guest, campaign, wanted.result))


@router.post("/companions/{game}", **describe(dict[str, Any], 400, 404, body=wire.Exchange))
async def companion(request: Request, game: str) -> Response:
    """POST: one exchange with a companion, which plays automatic sides on a real table."""
    told = await read(request, wire.Exchange)
    return answer(await companions.exchange(live_tables(request).readers, game, told))
