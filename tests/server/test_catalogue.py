"""Games and rules are the same for everybody: packed once, and never sent twice."""

from __future__ import annotations

import gzip
import json
from typing import Any

import brotli
import pytest
from server.running import RunningServer

from tafelrunde.server.catalogue import rules_of

Make = Any
PATHS = ["/api/games", "/api/games/heerbann", "/api/games/guiscard/rules"]


@pytest.mark.parametrize("path", PATHS)
async def test_a_catalogue_is_packed_and_sent_once(guest: Make, path: str) -> None:
    http = (await guest(None)).http
    bodies, tags = [], []
    codings = {"gzip, deflate, br": "br", "gzip, deflate": "gzip", "identity": None, "": None}
    unpack = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}
    for accept, coding in codings.items():
        headers = {"Accept-Encoding": accept}
        async with http.stream("GET", path, headers=headers) as answer:
            body = b"".join([chunk async for chunk in answer.aiter_raw()])
        assert answer.headers.get("content-encoding") == coding
        assert int(answer.headers["content-length"]) == len(body)
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["cache-control"] == "no-cache"
        bodies.append(json.loads(unpack[coding](body)))
        tags.append(answer.headers["etag"])
        known = {**headers, "If-None-Match": answer.headers["etag"]}
        again = await http.get(path, headers=known)
        assert again.status_code == 304 and again.content == b""
        assert again.headers["etag"] == answer.headers["etag"]
        head = await http.head(path, headers=headers)
        assert head.content == b"" and head.headers["etag"] == answer.headers["etag"]
    assert all(body == bodies[0] for body in bodies) and len(set(tags)) == 3


async def test_different_contents_have_different_tags(guest: Make) -> None:
    http = (await guest(None)).http
    tags = {(await http.get(path)).headers["etag"] for path in PATHS}
    assert len(tags) == len(PATHS)
    foreign = await http.get(PATHS[0], headers={"If-None-Match": '"0123"'})
    assert foreign.status_code == 200


async def test_asking_again_packs_nothing(
    guest: Make, running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await guest(None)
    for path in PATHS:
        await anna.get(path)
    monkeypatch.setattr(gzip, "compress", None)
    for path in PATHS:
        await anna.get(path)


async def test_the_rules_of_a_game_are_told_by_chapters(guest: Make) -> None:
    anna = await guest(None)
    book = await anna.get("/api/games/heerbann/rules")
    assert book == rules_of("heerbann")
    assert any(rule["id"] == "RE-1.1" and rule["de"] for c in book for rule in c["rules"])
    assert (await anna.get("/api/games/chess/rules", 404))["error"]["code"] == "not-found"
