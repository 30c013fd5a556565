"""The HTTP side of notices: how a guest wants to be told that it is their turn."""

from __future__ import annotations

import re
import secrets
from typing import Any, Literal
from urllib.parse import urlsplit

from fastapi import APIRouter, Request
from starlette.responses import Response

from tafelrunde.server import delivery
from tafelrunde.server import wire_people as people
from tafelrunde.server.api import answer, gate_of, known_guest, live_tables, read
from tafelrunde.server.delivery import AddressGone, DeliveryFailed, NoticeText
from tafelrunde.server.errors import Refused
from tafelrunde.server.guests import is_secure
from tafelrunde.server.notices import Notices
from tafelrunde.server.openapi import describe
from tafelrunde.server.store import Guest
from tafelrunde.server.ways import Way, hash_of, new_way

router = APIRouter(prefix="/api/me/ways")
Kind = Literal["push", "mail", "webhook"]
MAIL = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")
PROOF = {
    "de": ("Tafelrunde: Deine Mailadresse", "Dein Code für Nachrichten von Tafelrunde: {code}"),
    "en": ("Tafelrunde: your mail address", "Your code for notices from Tafelrunde: {code}"),
}


def notices_of(request: Request) -> Notices:
    """The notices of this server."""
    return live_tables(request).aftermath.notices


def kinds(request: Request) -> list[Kind]:
    """The kinds of notices that this server can send."""
    if not delivery.is_installed():
        return []
    settings = live_tables(request).settings
    found: list[Kind] = ["push", "webhook"]
    if settings.smtp_host and settings.mail_from:
        found.append("mail")
    return found


def _shown(way: Way) -> str:
    """An address without its possibly secret part: webhook and push URLs carry it in the path."""
    return way.address if way.kind == "mail" else urlsplit(way.address).hostname or ""


async def _ways(request: Request, guest: Guest) -> Response:
    notices, possible = notices_of(request), kinds(request)
    key = None
    if "push" in possible:
        pem = await notices.ways.key()
        key = delivery.public_key(pem) if pem else None
    mine: list[Any] = [
        people.WaySummary(w.id, w.kind, _shown(w), w.active, w.hours, w.proof is None)  # type: ignore[arg-type]  # only these are stored
        for w in await notices.ways.of(guest.id)
    ]
    return answer(people.Ways(possible, key, mine))


@router.get("", **describe(people.Ways, 401))
async def ways(request: Request) -> Response:
    """GET: how the current guest is notified."""
    return await _ways(request, await known_guest(request))


@router.post("", **describe(people.Ways, 400, 401, 409, body=people.NewWay))
async def add(request: Request) -> Response:
    """POST: add a way to be notified."""
    wanted = await read(request, people.NewWay)
    guest = await known_guest(request)
    gate_of(request).sign_in(request)
    if wanted.kind not in kinds(request):
        raise Refused("no-notices")
    live, notices = live_tables(request), notices_of(request)
    way = new_way(guest.id, wanted.kind, wanted.address, wanted.language, live.now())
    scheme = "https" if is_secure(request) else "http"
    origin = request.headers.get("origin") or f"{scheme}://{request.headers.get('host', '')}"
    way = way._replace(keys={"origin": origin})
    if wanted.kind == "mail":
        await _prove(request, way)
        return await _ways(request, guest)
    delivery.check_address(wanted.address, live.settings)
    if wanted.kind == "push":
        if not (wanted.p256dh and wanted.auth):
            raise Refused("bad-request", "a push subscription has keys")
        way = way._replace(keys={**way.keys, "p256dh": wanted.p256dh, "auth": wanted.auth})
    await notices.ways.add(way)
    return await _ways(request, guest)


async def _prove(request: Request, way: Way) -> None:
    """Send a code to a mail address, which is used only once the code has been entered."""
    if not MAIL.fullmatch(way.address) or not way.address.isascii():
        raise Refused("bad-request", "a mail address")
    gate_of(request).mail(way.address.lower())
    code = secrets.token_hex(4)
    subject, text = PROOF[way.language]
    notices = notices_of(request)
    await notices.ways.add(way._replace(proof=hash_of(code)))
    try:
        await notices.tell(way, NoticeText(subject, [(text.format(code=code), "")]))
    except (DeliveryFailed, AddressGone):
        await notices.ways.forget(way.id)
        raise Refused("not-delivered") from None


@router.post("/change", **describe(people.Ways, 400, 401, 404, body=people.ChangeWay))
async def change(request: Request) -> Response:
    """POST: switch a way on or off, or set how often mails may be sent."""
    wanted = await read(request, people.ChangeWay)
    guest = await known_guest(request)
    await notices_of(request).ways.change(guest.id, wanted.id, wanted.active, wanted.hours)
    return await _ways(request, guest)


@router.post("/remove", **describe(people.Ways, 400, 401, 404, body=people.NameWay))
async def remove(request: Request) -> Response:
    """POST: remove a way to be notified."""
    wanted = await read(request, people.NameWay)
    guest = await known_guest(request)
    await notices_of(request).ways.remove(guest.id, wanted.id)
    return await _ways(request, guest)


@router.post("/prove", **describe(people.Ways, 400, 401, 404, body=people.ProveWay))
async def prove(request: Request) -> Response:
    """POST: confirm a mail address with the code that was sent to it."""
    wanted = await read(request, people.ProveWay)
    guest = await known_guest(request)
    gate_of(request).sign_in(request)
    await notices_of(request).ways.prove(guest.id, wanted.id, wanted.code)
    return await _ways(request, guest)
