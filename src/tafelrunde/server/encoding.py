"""Cached responses: which compressed form a browser accepts, and whether it already has it."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

import brotli
from starlette.datastructures import Headers
from starlette.responses import Response

PREFERRED: Final = ("br", "gzip")  # the smaller one first
IDENTITY: Final = "identity"
REVALIDATE: Final = "no-cache"  # kept, but never shown without asking whether it still holds


def accepted(header: str) -> dict[str, float]:
    """The quality of each coding in Accept-Encoding; 0 means not accepted.

    >>> accepted("gzip, br;q=0.8, *;q=0")
    {'gzip': 1.0, 'br': 0.8, '*': 0.0}
    """
    found: dict[str, float] = {}
    for part in header.split(","):
        name, *settings = [piece.strip().lower() for piece in part.split(";")]
        if name:
            found[name] = _quality(settings)
    return found


def _quality(settings: list[str]) -> float:
    for setting in settings:
        name, _, text = setting.partition("=")
        if name.strip() == "q":
            try:
                value = float(text)
            except ValueError:
                return 0.0
            return value if 0.0 <= value <= 1.0 else 0.0
    return 1.0


def best_coding(header: str, there: Collection[str]) -> str:
    """The available coding of the highest quality, else the plain form.

    >>> best_coding("gzip, deflate, br", ("br", "gzip")), best_coding("", ("br", "gzip"))
    ('br', 'identity')
    """
    likes = accepted(header)
    otherwise = likes.get("*", 0.0)
    best, most = IDENTITY, likes.get(IDENTITY, 0.0)
    for coding in reversed(PREFERRED):
        liking = likes.get(coding, otherwise)
        if coding in there and liking > 0.0 and liking >= most:
            best, most = coding, liking
    return best


def tag_of(body: bytes, coding: str = IDENTITY) -> str:
    """A strong ETag: the digest of the contents, and the form they are sent in."""
    digest = hashlib.sha256(body).hexdigest()[:32]
    return f'"{digest}"' if coding == IDENTITY else f'"{digest}-{coding}"'


def is_known(headers: Headers, tag: str) -> bool:
    """Whether If-None-Match says that the browser has this form already."""
    known = headers.get("if-none-match", "")
    return known.strip() == "*" or tag in [
        each.strip().removeprefix("W/") for each in known.split(",")
    ]


class Document(NamedTuple):
    """A JSON response that is the same for everybody, compressed once."""

    forms: Mapping[str, bytes]  # by coding, the smallest first
    tags: Mapping[str, str]

    def answer(self, headers: Headers) -> Response:
        """The response to a request with these headers; 304 if the browser already has it."""
        coding = best_coding(headers.get("accept-encoding", ""), self.forms)
        tag = self.tags[coding]
        told = {"Cache-Control": REVALIDATE, "ETag": tag, "Vary": "Accept-Encoding"}
        if is_known(headers, tag):
            return Response(status_code=304, headers=told)
        if coding != IDENTITY:
            told["Content-Encoding"] = coding
        return Response(self.forms[coding], media_type="application/json", headers=told)


def document(body: bytes) -> Document:
    """A document with this body; the same body gives the same bytes on every server."""
    forms = {
        "br": brotli.compress(body),
        "gzip": gzip.compress(body, 9, mtime=0),
        IDENTITY: body,
    }
    return Document(forms, {coding: tag_of(body, coding) for coding in forms})
