"""The HTTP side of people: signing in, devices, and a guest's own data."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from tafelrunde.server import wire
from tafelrunde.server import wire_people as people
from tafelrunde.server.api import answer, check_language, gate_of, known_guest, live_tables, read
from tafelrunde.server.errors import Refused
from tafelrunde.server.guests import (
    cookie_name,
    device_label,
    guest_of,
    hashed,
    new_token,
    set_cookie,
)
from tafelrunde.server.identity import Identity
from tafelrunde.server.openapi import describe
from tafelrunde.server.passkeys import Passkeys, party
from tafelrunde.server.store import Guest

router = APIRouter(prefix="/api")


def identity_of(request: Request) -> Identity:
    """The identity store of this server."""
    return Identity(live_tables(request).store)


def passkeys_of(request: Request) -> Passkeys:
    """The passkey challenges of this server."""
    passkeys: Passkeys = request.app.state.passkeys
    return passkeys


def _token_hash(request: Request) -> str:
    return hashed(request.cookies.get(cookie_name(request), ""))


async def _account(request: Request, guest: Guest) -> Response:
    try:
        here = bool(party(request))
    except Refused:
        here = False
    return answer(await identity_of(request).account(guest, _token_hash(request), here))


async def _sign_in(request: Request, guest: Guest) -> Response:
    """Make this browser a device of the guest."""
    token = new_token()
    now = live_tables(request).now()
    await identity_of(request).add_device(guest.id, hashed(token), now, device_label(request))
    response = answer(wire.Me(guest.name))
    set_cookie(request, response, token)
    return response


@router.get("/me/account", **describe(people.Account, 401))
async def account(request: Request) -> Response:
    """GET: the current guest's devices, passkeys and recovery phrase."""
    guest = await known_guest(request)
    await identity_of(request).touch(_token_hash(request), live_tables(request).now())
    return await _account(request, guest)


@router.post("/me/phrase", **describe(people.NewPhrase, 401))
async def new_phrase(request: Request) -> Response:
    """POST: create a new recovery phrase; the previous one becomes invalid."""
    guest = await known_guest(request)
    gate_of(request).sign_in(request)
    return answer(await identity_of(request).new_phrase(guest.id, live_tables(request).now()))


@router.post("/sign-in/phrase", **describe(wire.Me, 400, body=people.SignInByPhrase))
async def by_phrase(request: Request) -> Response:
    """POST: sign this browser in as the guest with this recovery phrase."""
    wanted = await read(request, people.SignInByPhrase)
    gate_of(request).sign_in(request)
    return await _sign_in(request, await identity_of(request).by_phrase(wanted.phrase))


@router.post("/me/passkeys/options", **describe(dict[str, Any], 401, 409))
async def passkey_options(request: Request) -> Response:
    """POST: the options with which a browser creates a passkey."""
    guest = await known_guest(request)
    known = await identity_of(request).passkeys_of(guest.id)
    return answer(passkeys_of(request).to_add(request, guest, known))


@router.post("/me/passkeys", **describe(people.Account, 400, 401, 409, body=people.Credential))
async def add_passkey(request: Request) -> Response:
    """POST: store a passkey that the browser has created."""
    wanted = await read(request, people.Credential)
    guest = await known_guest(request)
    made = passkeys_of(request).added(request, guest, wanted.credential)
    now = live_tables(request).now()
    await identity_of(request).add_passkey(made, device_label(request), now)
    return await _account(request, guest)


@router.post(
    "/me/passkeys/remove", **describe(people.Account, 400, 401, 404, body=people.RemovePasskey)
)
async def remove_passkey(request: Request) -> Response:
    """POST: remove a passkey."""
    wanted = await read(request, people.RemovePasskey)
    guest = await known_guest(request)
    await identity_of(request).remove_passkey(guest.id, wanted.id)
    return await _account(request, guest)


@router.post("/sign-in/passkey/options", **describe(dict[str, Any], 409))
async def sign_in_options(request: Request) -> Response:
    """POST: the options with which a browser uses a passkey."""
    gate_of(request).sign_in(request)
    return answer(passkeys_of(request).to_sign_in(request))


@router.post("/sign-in/passkey", **describe(wire.Me, 400, 404, 409, body=people.Credential))
async def by_passkey(request: Request) -> Response:
    """POST: sign this browser in as the guest with this passkey."""
    credential = (await read(request, people.Credential)).credential
    found = await identity_of(request).passkey(credential.get("id"))
    uses = passkeys_of(request).signed_in(request, found, credential)
    assert found is not None
    now = live_tables(request).now()
    return await _sign_in(request, await identity_of(request).used_passkey(found, uses, now))


@router.post("/me/devices/end", **describe(people.Account, 400, 401, 404, body=people.EndDevice))
async def end_device(request: Request) -> Response:
    """POST: sign another browser out and close its connections."""
    wanted = await read(request, people.EndDevice)
    guest = await known_guest(request)
    await identity_of(request).end_device(guest.id, wanted.id)
    await live_tables(request).throw_out(guest.id)
    return await _account(request, guest)


@router.get("/me/data", **describe(dict[str, Any], 401))
async def data(request: Request) -> Response:
    """GET: everything that is stored about the current guest."""
    guest = await known_guest(request)
    gate_of(request).sign_in(request)
    response = answer(await identity_of(request).data(guest))
    response.headers["Content-Disposition"] = 'attachment; filename="tafelrunde.json"'
    return response


@router.post("/me/delete", **describe(wire.Me, 400, 401, body=people.DeleteMe))
async def delete_me(request: Request) -> Response:
    """POST: delete the current guest, who has to confirm with their name."""
    wanted = await read(request, people.DeleteMe)
    guest = await known_guest(request)
    if wanted.name != (guest.name or ""):
        raise Refused("bad-request", "the name is another one")
    live = live_tables(request)
    changed = await identity_of(request).delete(guest.id, live.now())
    await live.throw_out(guest.id)
    await live.reload(changed)
    response = answer(wire.Me(None))
    response.delete_cookie(cookie_name(request))
    return response


# -- ratings


@router.get("/me/profile", **describe(people.Profile, 400, 401))
async def profile(request: Request, language: str = "en") -> Response:
    """GET: the ratings and rated games of the current guest, worded in one language."""
    check_language(language)
    guest = await known_guest(request)
    return answer(await live_tables(request).aftermath.ratings.profile(guest, language))


@router.get("/leaders", **describe(list[people.Leaders]))
async def leaders(request: Request) -> Response:
    """GET: the leaderboards of this server, bots included."""
    live = live_tables(request)
    guest = await guest_of(request, live.store)
    return answer(await live.aftermath.ratings.leaders(guest.id if guest else None))


@router.get("/me/fitting/{game}/{players}", **describe(people.Fitting, 400, 404))
async def fitting(request: Request, game: str, players: str) -> Response:
    """GET: the bot that would beat the current guest in about four games of ten."""
    live = live_tables(request)
    guest = await guest_of(request, live.store)
    if not (players.isascii() and players.isdecimal() and len(players) < 3):
        raise Refused("bad-request", "players is a number")
    if guest is None:
        return answer(people.Fitting(None, None))
    return answer(await live.aftermath.ratings.fitting(guest.id, game, int(players)))
