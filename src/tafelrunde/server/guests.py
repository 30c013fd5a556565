"""Who sends a request: tokens in cookies, and whether it comes from one of our pages."""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tafelrunde.server.costs import PAYER
from tafelrunde.server.store import Guest, Store

COOKIE = "tafelrunde"
YEAR = 365 * 24 * 3600


def new_token() -> str:
    """A random token of 128 bits."""
    return secrets.token_hex(16)


def hashed(token: str) -> str:
    """The hash of a token, which is all the store keeps of it."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_secure(request: HTTPConnection) -> bool:
    """Whether the guest is connected by https or wss."""
    return request.url.scheme in ("https", "wss")


def cookie_name(request: HTTPConnection) -> str:
    """The cookie's name; over https its prefix binds the cookie to this host."""
    return f"__Host-{COOKIE}" if is_secure(request) else COOKIE


async def guest_of(request: HTTPConnection, store: Store) -> Guest | None:
    """The guest whose token is in the cookie, or None; the request is charged to them."""
    token = request.cookies.get(cookie_name(request), "")
    guest = await store.guest(hashed(token)) if len(token) == 32 else None
    payer = PAYER.get()
    if guest is not None and payer is not None:
        payer.keys = [payer.keys[0], guest.id]
    return guest


BROWSERS = ("Edg", "OPR", "Firefox", "Chrome", "Safari")
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Macintosh", "Linux")
NAMES = {"Edg": "Edge", "OPR": "Opera", "Macintosh": "macOS"}


def device_label(request: HTTPConnection) -> str:
    """A browser's name in two words, by which people tell their devices apart."""
    said = request.headers.get("user-agent", "")
    found = [next((x for x in names if x in said), "") for names in (BROWSERS, SYSTEMS)]
    return ", ".join([NAMES.get(name, name) for name in found if name])


def set_cookie(request: HTTPConnection, response: Response, token: str) -> None:
    """Set a guest's cookie on a response."""
    response.set_cookie(
        cookie_name(request),
        token,
        max_age=YEAR,
        secure=is_secure(request),
        httponly=True,
        samesite="strict",
    )


def is_own_host(host: str, origins: tuple[str, ...]) -> bool:
    """Whether a Host header names us: a number, localhost, or a name from the settings.

    A foreign name that points here by a trick of its owner is refused.

    >>> is_own_host("127.0.0.1:8000", ()), is_own_host("evil.example:8000", ())
    (True, False)
    """
    try:
        parts = urlsplit(f"//{host}")
        name = parts.hostname or ""
    except ValueError:
        return False
    if name == "localhost" or host in [urlsplit(origin).netloc for origin in origins]:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_own_page(request: HTTPConnection, origins: tuple[str, ...], fetch_counts: bool) -> bool:
    """Whether a request comes from one of our own pages.

    Browsers send Origin with every WebSocket and every changing request; `fetch_counts`
    lets the Sec-Fetch-Site header speak where there is none.
    """
    host = request.headers.get("host", "")
    if not is_own_host(host, origins):
        return False
    origin = request.headers.get("origin")
    if origin is None:
        return fetch_counts and request.headers.get("sec-fetch-site") == "same-origin"
    scheme = "https" if is_secure(request) else "http"
    return origin in origins or origin == f"{scheme}://{host}"
