"""Sending notices: web push, mail, webhook. Needs the extra `notices`.

Addresses come from guests, so nothing is sent to this computer or its network unless the settings
allow it: the addresses behind a name are checked when the connection is made, redirects are not
followed, the answer is not read, and everything has ten seconds.
"""

from __future__ import annotations

import importlib.util
import ipaddress
import json
import re
import socket
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import urlsplit

from tafelrunde.server.errors import Refused
from tafelrunde.server.settings import Settings

if TYPE_CHECKING:
    from aiohappyeyeballs import AddrInfoType as AddrInfo
    from aiohttp import ClientSession
    from aiohttp.abc import AbstractResolver

PATIENCE: Final = 10.0  # seconds
LONGEST: Final = 1000  # characters of an address
NAME: Final = re.compile(r"(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]*")  # never a number in disguise
DAY: Final = 86_400  # seconds that a push service keeps a message
UNICAST: Final = ipaddress.IPv6Network("2000::/3")  # all that is given out today
WRAPPED: Final = tuple([ipaddress.IPv6Network(one) for one in ("2001::/32", "2002::/16")])


class AddressGone(Exception):
    """The address no longer exists."""


class DeliveryFailed(Exception):
    """A delivery failed for now; the text says why, without the address."""


class NoticeText(NamedTuple):
    """The text of a notice: a title, a sentence and link per table. No secrets of a game."""

    title: str
    lines: list[tuple[str, str]]  # a sentence and its link


def is_installed() -> bool:
    """Whether this server can send anything."""
    return all(importlib.util.find_spec(name) for name in ("pywebpush", "aiosmtplib", "aiohttp"))


def is_public(address: str) -> bool:
    """Whether a numeric address belongs to the public network.

    Whatever wraps an address of the older kind (mapped, 6to4, Teredo, NAT64) is none: behind it
    may be anything.

    >>> is_public("10.0.0.1"), is_public("::ffff:127.0.0.1"), is_public("1.1.1.1")
    (False, False, True)
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if found.version == 6 and (found not in UNICAST or any([found in one for one in WRAPPED])):
        return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def check_address(address: str, settings: Settings) -> None:
    """Refuse a URL to which nothing may be sent."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Refused("bad-request", "the address cannot be read") from None
    allowed = bool(settings.notices_private)
    if parts.scheme != "https" and not (allowed and parts.scheme == "http"):
        raise Refused("bad-request", "the address begins with https://")
    if not host or parts.username is not None or len(address) > LONGEST or not address.isascii():
        raise Refused("bad-request", "the address is that of a page")
    if allowed:
        return
    if port not in (None, 443):
        raise Refused("bad-request", "the address has the usual port")
    try:
        numbers = ipaddress.ip_address(host)
    except ValueError:
        if NAME.fullmatch(host) and not host.endswith((".local", ".internal", ".localhost")):
            return
    else:
        if is_public(str(numbers)):
            return
    raise Refused("bad-request", "the address is not a public one")


def _resolver(settings: Settings) -> AbstractResolver:
    """A resolver that finds no names leading to this computer or its network."""
    from aiohttp.abc import ResolveResult
    from aiohttp.resolver import ThreadedResolver

    class Checked(ThreadedResolver):
        async def resolve(
            self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
        ) -> list[ResolveResult]:
            found = await super().resolve(host, port, family)
            public = [one for one in found if settings.notices_private or is_public(one["host"])]
            if not public:
                raise OSError("no public address")
            return public

    return Checked()


def _socket(settings: Settings, found: AddrInfo) -> socket.socket:
    """A socket for a connection, unless its address is not public."""
    family, kind, protocol, _, address = found
    if not settings.notices_private and not is_public(str(address[0])):
        raise OSError("no public address")
    return socket.socket(family, kind, protocol)


def new_session(settings: Settings) -> ClientSession:
    """An HTTP client for other people's servers."""
    import aiohttp

    connector = aiohttp.TCPConnector(
        resolver=_resolver(settings),
        use_dns_cache=False,
        limit=0,  # nobody waits for the slow receivers of others
        socket_factory=lambda found: _socket(settings, found),
    )
    return aiohttp.ClientSession(
        connector=connector,
        timeout=aiohttp.ClientTimeout(total=PATIENCE),
        cookie_jar=aiohttp.DummyCookieJar(),
    )


async def _post(session: ClientSession, address: str, body: bytes, headers: dict[str, str]) -> None:
    import aiohttp

    try:
        async with session.post(
            address, data=body, headers=headers, allow_redirects=False
        ) as response:
            status = response.status
    except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
        raise DeliveryFailed(type(error).__name__) from None
    if status in (404, 410):
        raise AddressGone
    if not 200 <= status < 300:
        raise DeliveryFailed(f"answered {status}")


async def to_webhook(session: ClientSession, address: str, word: NoticeText) -> None:
    """Send a message in the form that chat programs accept."""
    text = "\n".join([f"{sentence} {link}" for sentence, link in word.lines])
    body = json.dumps({"text": text, "content": text}).encode()
    await _post(session, address, body, {"Content-Type": "application/json"})


async def to_push(
    session: ClientSession,
    address: str,
    keys: dict[str, str],
    word: NoticeText,
    pem: str,
    contact: str,
) -> None:
    """Send an encrypted message to a browser, signed with the server's key."""
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    sentence, link = word.lines[0]
    told = json.dumps({"title": word.title, "body": sentence, "url": link}).encode()
    subscription = {"endpoint": address, "keys": {k: keys[k] for k in ("p256dh", "auth")}}
    try:
        body = WebPusher(subscription).encode(told)["body"]
    except Exception:  # the keys come from outside, and the library raises whatever it meets
        raise AddressGone from None
    parts = urlsplit(address)
    claims: dict[str, Any] = {"sub": contact, "aud": f"{parts.scheme}://{parts.netloc}"}
    headers = {
        **Vapid02.from_pem(pem.encode()).sign(claims),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(DAY),
    }
    await _post(session, address, body, headers)


async def to_mail(settings: Settings, address: str, word: NoticeText) -> None:
    """Send a plain-text mail."""
    import aiosmtplib

    s = settings
    message = EmailMessage()
    message["From"] = s.mail_from
    message["To"] = address
    message["Subject"] = word.title
    parts = [f"{sentence}\n{link}".strip() for sentence, link in word.lines]
    message.set_content("\n\n".join(parts) + "\n")
    try:
        await aiosmtplib.send(
            message,
            hostname=s.smtp_host,
            port=s.smtp_port,
            username=s.smtp_user or None,
            password=s.smtp_password or None,
            use_tls=s.smtp_tls == "tls",
            start_tls=s.smtp_tls == "starttls",
            timeout=PATIENCE,
        )
    except aiosmtplib.SMTPRecipientsRefused:
        raise AddressGone from None
    except (aiosmtplib.SMTPException, TimeoutError, OSError) as error:
        raise DeliveryFailed(type(error).__name__) from None


def new_key() -> str:
    """A key pair that proves to push services who sends (VAPID)."""
    from py_vapid import Vapid02

    made = Vapid02()
    made.generate_keys()
    return bytes(made.private_pem()).decode()


def public_key(pem: str) -> str:
    """The public key in the form browsers expect."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02
    from py_vapid.utils import b64urlencode

    key = Vapid02.from_pem(pem.encode()).public_key
    raw = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return str(b64urlencode(raw))
